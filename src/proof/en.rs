use super::fault::Fault;
use super::proved::Proved;
use crate::words::{Count, Int, Lang, counted};
use num_bigint::BigInt;

fn number(number: &BigInt) -> String {
    Int::from(number.clone()).say(Lang::En)
}

pub(super) fn proved(proved: &Proved) -> String {
    let asked = number(&proved.asked);
    let mut lines = vec![match &proved.stopped {
        None => format!("Proved: all {asked} iterations are done."),
        Some(stop) => {
            let why = stop.why.as_ref().map_or(String::new(), |why| format!(" ({why})"));
            let (iteration, action) = (number(&stop.iteration), stop.action + 1);
            format!("Proved: of {asked} iterations it stops in iteration {iteration}, at action {action}{why}.")
        }
    }];
    for (name, end) in &proved.end {
        let start = proved.start.iter().find(|(other, _)| other == name);
        let start = start.map_or(String::new(), |(_, start)| format!("{} → ", number(start)));
        lines.push(format!("  {name}: {start}{}", number(end)));
    }
    let phases = counted(&Count::from(proved.phases), Lang::En, "phase", "phases");
    let branches = counted(&Count::from(proved.branches), Lang::En, "branch", "branches");
    lines.push(format!(
        "Checked: {phases}, {branches}. Taken as given: what one period does and which branches it reads."
    ));
    lines.join("\n")
}

pub(super) fn fault(fault: &Fault) -> String {
    let of = |phase: &usize| format!("phase {}", phase + 1);
    match fault {
        Fault::TooLarge => "The file is larger than any certificate that is read.".to_owned(),
        Fault::NotJson => "The file is not JSON.".to_owned(),
        Fault::NotACertificate => "The file is no certificate.".to_owned(),
        Fault::Version => "The certificate is of a version that is not known here.".to_owned(),
        Fault::Seal => "The seal does not fit: the certificate was altered after it was issued.".to_owned(),
        Fault::Form { member } => format!("The member “{member}” is missing or not what it has to be."),
        Fault::NumberTooLong => "A number has more digits than are read.".to_owned(),
        Fault::TooMuchWork => "Checking this certificate would take too long; nothing is proved.".to_owned(),
        Fault::Counters { phase } => format!("In {}, names, values and map do not belong together.", of(phase)),
        Fault::From { phase } => format!("The iterations of {} do not follow those before.", of(phase)),
        Fault::Joint { phase, counter } => {
            format!("The {} does not begin where the one before ended: “{counter}” differs.", of(phase))
        }
        Fault::Product { phase, product } => {
            format!("In {}, “{product}” is not the product that it claims to be.", of(phase))
        }
        Fault::Branch { phase, why } => {
            format!("In {}, the branch “{why}” is not taken as claimed at the start.", of(phase))
        }
        Fault::Nodes { phase } => format!("The closed form of {} has no valid basis.", of(phase)),
        Fault::ClosedStart { phase, counter } => {
            format!("In {}, the closed form of “{counter}” does not begin with its values.", of(phase))
        }
        Fault::ClosedStep { phase, counter } => {
            format!("In {}, the closed form of “{counter}” does not do what one more period does.", of(phase))
        }
        Fault::NoClosedForm { phase } => format!("The {} has several periods and no closed form.", of(phase)),
        Fault::Signs { phase, why } => {
            format!("In {}, the argument on when “{why}” changes does not show what it claims.", of(phase))
        }
        Fault::FirstFailure { phase, why } => {
            format!("In {}, “{why}” first changes in another iteration than claimed.", of(phase))
        }
        Fault::GoesOnTooLong { phase, why } => format!("The {} goes on although “{why}” has changed.", of(phase)),
        Fault::End { phase, counter } => {
            format!("At the end of {}, “{counter}” has another value than claimed.", of(phase))
        }
        Fault::DoesNotComeBack { phase } => format!("In {}, the state does not come back as claimed.", of(phase)),
        Fault::Iterations => "The phases do not add up to the iterations claimed.".to_owned(),
        Fault::StopIteration => "The iteration and action of the stop do not fit what is read there.".to_owned(),
        Fault::StopState { counter } => format!("At the stop, “{counter}” has another value than claimed."),
        Fault::StopBranch => "The branch that is said to stop the loop does not change there.".to_owned(),
    }
}
