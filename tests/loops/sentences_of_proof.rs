//! Every sentence of the checker, in both languages, with all that it speaks of.

use refrain::proof::{Fault, check};
use refrain::words::Lang;

fn faults() -> Vec<Fault> {
    let (phase, why) = (6, || "Zw".to_owned());
    let (counter, product) = (why, why);
    vec![
        Fault::TooLarge,
        Fault::NotJson,
        Fault::NotACertificate,
        Fault::Version,
        Fault::Seal,
        Fault::Form { member: "Zw" },
        Fault::NumberTooLong,
        Fault::TooMuchWork,
        Fault::Counters { phase },
        Fault::From { phase },
        Fault::Joint { phase, counter: counter() },
        Fault::Product { phase, product: product() },
        Fault::Branch { phase, why: why() },
        Fault::Nodes { phase },
        Fault::ClosedStart { phase, counter: counter() },
        Fault::ClosedStep { phase, counter: counter() },
        Fault::NoClosedForm { phase },
        Fault::Signs { phase, why: why() },
        Fault::FirstFailure { phase, why: why() },
        Fault::GoesOnTooLong { phase, why: why() },
        Fault::End { phase, counter: counter() },
        Fault::DoesNotComeBack { phase },
        Fault::Iterations,
        Fault::StopIteration,
        Fault::StopState { counter: counter() },
        Fault::StopBranch,
    ]
}

#[test]
fn every_fault_is_said_in_both_languages() {
    let mut seen = Vec::new();
    for fault in faults() {
        let (en, fr) = (fault.say(Lang::En), fault.say(Lang::Fr));
        let form = format!("{fault:?}");
        for said in [&en, &fr] {
            assert!(said.ends_with('.') && !seen.contains(said), "{said}");
            assert_eq!(said.contains("Zw"), form.contains("Zw"), "{said}");
            assert_eq!(said.contains('7'), form.contains("phase: 6"), "{said}");
            seen.push(said.clone());
        }
        for mark in [" :", " ;", "« ", " »", "'"] {
            assert!(!fr.contains(mark), "{mark:?} in {fr}");
        }
    }
}

#[test]
fn what_is_proved_is_said_in_both_languages() {
    let (_, text) = super::certificates::certified(
        &[0, 20, 0, 0, 0],
        &[super::toy::Action::Add(0, 3), super::toy::Action::Cost(1, 2)],
        "10^100",
        &refrain::loops::Limits::default(),
    );
    let proved = check(&text.unwrap()).unwrap();
    let (en, fr) = (proved[0].say(Lang::En), proved[0].say(Lang::Fr));
    let lines: Vec<&str> = en.lines().collect();
    assert_eq!(lines[0], "Proved: of 10^100 iterations it stops in iteration 11, at action 2 (cost).");
    assert_eq!((lines[1], lines[2]), ("  x0: 0 → 33", "  x1: 20 → 0"));
    assert_eq!(
        lines[6],
        "Checked: 1 phase, 2 branches. Taken as given: what one period does and which branches it reads."
    );
    let first = fr.lines().next().unwrap();
    assert_eq!(first, "Prouvé\u{a0}: sur 10^100 demandées, elle s’arrête à l’itération 11, à l’action 2 (cost).");
}
