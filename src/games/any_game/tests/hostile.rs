//! Numbers and rounds that nobody would describe: a true answer or a clear refusal, in bounded time.

use crate::games::any_game::course::played;
use crate::games::any_game::line::read_lines;
use crate::games::any_game::setup::Setup;
use crate::ruling::{Act, Case, Standing};
use std::time::{Duration, Instant};

/// No measure of speed: what takes so long on any machine does not end.
const HANGS: Duration = Duration::from_secs(120);

fn answer(lines: &str, acts: &[Act]) -> (String, Duration) {
    let setup = read_lines(&Setup::default(), lines).unwrap_or_else(|_| panic!("{lines}"));
    let case = Case {
        ruleset: "magic-732".into(),
        ask: "round".into(),
        setup,
        acts: acts.to_vec(),
        readings: Default::default(),
    };
    let began = Instant::now();
    let ruling = played(&case).1.ruling;
    let id = match ruling.standing {
        Standing::Settled { verdict } => format!("settled {}", verdict.id()),
        Standing::Awaits(prompt) => format!("awaits {}", prompt.key),
        Standing::Unknown { why, .. } => format!("unknown {}", why.id()),
        Standing::Refused { first, .. } => format!("refused {}", first.step.says.id()),
        Standing::Open { question, .. } => format!("open {question}"),
    };
    (id, began.elapsed())
}

fn name(times: &str) -> Vec<Act> {
    let mut name = Act::of("a", "name_number").answering("name_number");
    name.args.insert("times".into(), crate::ruling::ActArg::Text(times.into()));
    vec![name, Act::of("b", "agree").answering("answer_number")]
}

#[test]
fn a_number_of_a_hundred_thousand_digits_is_done() {
    let nines = "9".repeat(100_000);
    let (id, took) = answer("mana = 0; tap: +7 mana, by A, optional", &name(&nines));
    assert_eq!(id, "settled round_done");
    assert!(took < HANGS, "{took:?}");
    let longer = name(&format!("{nines}9"));
    assert_eq!(answer("mana = 0; tap: +7 mana, by A, optional", &longer[..1]).0, "refused number_too_long");
}

#[test]
fn a_round_that_cannot_be_settled_says_so_in_bounded_time() {
    let (long, huge) = ("9".repeat(1_000), "9".repeat(20_000));
    for (lines, acts, expected) in [
        // Fibonacci, without a bound and with one.
        ("a = 0; b = 1; grow: +1 a per b, +1 b per a, by A, optional".to_owned(), name("10"), "settled round_done"),
        ("p = 2; square: p * p, by A, optional".to_owned(), name("10^100"), "unknown"),
        ("p = 3; swap: if p > 1, p * 3, +1 p, p / 2, by A, optional".to_owned(), name("10^9"), "unknown"),
        (format!("life = {huge}; halve: life / 2, by A; life <= 0: B loses"), Vec::new(), "unknown"),
        (format!("t = 0; life = {huge}; make: +1 t, -1 life per t, by A; life <= 0: B loses"), Vec::new(), "unknown"),
        (format!("t = 0; life = {long}; make: +1 t, -1 life per t, by A; life <= 0: B loses"), Vec::new(), "settled"),
        (format!("t = 1; life = {huge}; make: t * 2, -1 life per t, by A; life <= 0: B loses"), Vec::new(), "settled"),
        (format!("t = {huge}; n = 1; make: times t, +1 n, by A; n <= 0: B loses"), Vec::new(), "settled draw_forever"),
    ] {
        let (id, took) = answer(&lines, &acts);
        let short: String = lines.chars().take(40).collect();
        println!("{short}: {id} {took:?}");
        assert!(id.starts_with(expected), "{short}: {id}");
        assert!(took < HANGS, "{short}: {took:?}");
    }
}
