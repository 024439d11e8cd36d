use crate::ruling::{Branch, OptionId, ReadingId, Ruling, Says, Standing, same_sentence};

/// The answer where the book leaves `question` open: every reading with its result.
///
/// `alike` holds if all readings settle on the same verdict.
pub fn open_between(
    question: ReadingId,
    asks: Says,
    readings: Vec<(OptionId, Says)>,
    rule_with: impl Fn(&OptionId) -> Ruling,
) -> Standing {
    let branches: Vec<Branch> =
        readings.into_iter().map(|(option, says)| Branch { ruling: rule_with(&option), option, says }).collect();
    let verdicts: Vec<Option<&Says>> = branches.iter().map(|branch| verdict_of(&branch.ruling)).collect();
    let alike = match verdicts.split_first() {
        Some((Some(first), rest)) => {
            rest.iter().all(|other| other.is_some_and(|other| same_sentence(&***first, &**other)))
        }
        _ => false,
    };
    Standing::Open { question, asks, branches, alike }
}

fn verdict_of(ruling: &Ruling) -> Option<&Says> {
    match &ruling.standing {
        Standing::Settled { verdict } => Some(verdict),
        _ => None,
    }
}
