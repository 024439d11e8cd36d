use refrain::ruling::{OpenCase, OptionId, ReadingId, Ruling, Says, Standing};

/// A reading that the table chose.
#[derive(Clone, Debug)]
pub struct TableRule {
    /// The question that the book leaves open.
    pub reading: ReadingId,
    /// The question and the answer chosen, in words; absent where the board does not raise it.
    pub words: Option<(Says, Says)>,
}

/// The readings that a case has chosen. Their words come from the ruling that leaves the question open again.
pub fn table_rules(case: &OpenCase) -> Vec<TableRule> {
    let chosen = case.readings().into_iter();
    chosen
        .map(|(reading, option)| {
            let ruling = case.with_reading(reading.clone(), None).rule();
            TableRule { words: words_in(&ruling, &reading, &option), reading }
        })
        .collect()
}

fn words_in(ruling: &Ruling, reading: &ReadingId, option: &OptionId) -> Option<(Says, Says)> {
    let Standing::Open { question, asks, branches, .. } = &ruling.standing else { return None };
    if question == reading {
        let branch = branches.iter().find(|branch| branch.option == *option)?;
        return Some((asks.clone(), branch.says.clone()));
    }
    branches.iter().find_map(|branch| words_in(&branch.ruling, reading, option))
}
