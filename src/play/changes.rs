use crate::ruling::Says;
use crate::words::Int;

/// What each action of a round changes: `rows` are the counters before the first action and after each, in the order of
/// `names`. What stays as it is is left out.
pub fn changes(names: &[Says], rows: &[Vec<Int>]) -> Vec<Vec<(Says, Int)>> {
    let between = |pair: &[Vec<Int>]| -> Vec<(Says, Int)> {
        let [before, after] = pair else { return Vec::new() };
        let counters = names.iter().zip(before.iter().zip(after));
        counters
            .filter(|(_, (before, after))| before != after)
            .map(|(says, (before, after))| (says.clone(), after - before))
            .collect()
    };
    rows.windows(2).map(between).collect()
}
