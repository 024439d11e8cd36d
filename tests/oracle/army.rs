//! Armies of War of the Ring, unit by unit: whose they are, who controls them, what goes above the limit.

use std::collections::BTreeSet;

/// Army units that a region holds.
pub const LIMIT: usize = 10;

/// A Nation: its name, its player, whether it is of the Shadow, and how many Regulars, Elites, Leaders and Nazgûl there are.
pub struct Nation {
    pub id: &'static str,
    pub player: &'static str,
    pub shadow: bool,
    pub box_holds: [(char, &'static str, i64); 4],
}

const fn nation(id: &'static str, player: &'static str, shadow: bool, figures: [i64; 4]) -> Nation {
    let [regulars, elites, leaders, nazgul] = figures;
    let box_holds =
        [('r', "regular", regulars), ('e', "elite", elites), ('L', "leader", leaders), ('N', "nazgul", nazgul)];
    Nation { id, player, shadow, box_holds }
}

pub const NATIONS: [Nation; 8] = [
    nation("gondor", "gondor", false, [15, 5, 4, 0]),
    nation("elves", "gondor", false, [5, 10, 4, 0]),
    nation("rohan", "rohan", false, [10, 5, 4, 0]),
    nation("north", "rohan", false, [10, 5, 4, 0]),
    nation("dwarves", "rohan", false, [5, 5, 4, 0]),
    nation("sauron", "witch_king", true, [36, 6, 0, 8]),
    nation("isengard", "saruman", true, [12, 6, 0, 0]),
    nation("southrons", "saruman", true, [24, 6, 0, 0]),
];

/// A figure in a region.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Figure {
    /// Its place in `NATIONS`.
    pub nation: usize,
    /// `r`, `e`, `L` or `N`.
    pub kind: char,
}

impl Figure {
    pub fn is_unit(&self) -> bool {
        matches!(self.kind, 'r' | 'e')
    }

    /// With three players one has all the Free Peoples.
    pub fn player(&self, three_players: bool) -> &'static str {
        let nation = &NATIONS[self.nation];
        if three_players && !nation.shadow { "free_peoples" } else { nation.player }
    }
}

/// Who holds the token of Leading Player on an odd or even turn.
pub fn leading(shadow: bool, odd: bool, three_players: bool) -> &'static str {
    match (shadow, odd) {
        (false, _) if three_players => "free_peoples",
        (false, true) => "gondor",
        (false, false) => "rohan",
        (true, true) => "witch_king",
        (true, false) => "saruman",
    }
}

/// How two teammates' units are counted against each other.
#[derive(Clone, Debug)]
pub struct Count {
    pub players: [&'static str; 2],
    pub units: [usize; 2],
    pub elites: [usize; 2],
}

/// Counts for each player, not for each Nation; Leaders and Nazgûl are no units.
pub fn count(figures: &[Figure], players: [&'static str; 2]) -> Count {
    let mut count = Count { players, units: [0, 0], elites: [0, 0] };
    for figure in figures.iter().filter(|figure| figure.is_unit()) {
        let whose = players.iter().position(|player| *player == figure.player(false)).unwrap();
        count.units[whose] += 1;
        count.elites[whose] += usize::from(figure.kind == 'e');
    }
    count
}

/// Who controls the mixed Army, and by what: more units, then more Elites, then the Leading Player.
pub fn controls(count: &Count, leading: &'static str) -> (&'static str, &'static str) {
    for (what, [one, other]) in [("units", count.units), ("elites", count.elites)] {
        if one != other {
            return (count.players[usize::from(other > one)], what);
        }
    }
    (leading, "leading")
}

/// How many units each of two players removes, one each in turn, until the limit holds.
pub fn one_each(first: usize, second: usize) -> (usize, usize) {
    let (mut first_left, mut second_left) = (first, second);
    let mut firsts_turn = true;
    while first_left + second_left > LIMIT {
        let left = if firsts_turn { &mut first_left } else { &mut second_left };
        // Who has none left leaves the rest to the other.
        if *left > 0 {
            *left -= 1;
        }
        firsts_turn = !firsts_turn;
    }
    (first - first_left, second - second_left)
}

/// Every set of figures that can be left when so many of the units that `may` go are removed.
pub fn left(figures: &[Figure], many: usize, may: &dyn Fn(&Figure) -> bool) -> BTreeSet<Vec<Figure>> {
    let mut before = BTreeSet::from([sorted(figures)]);
    for _ in 0..many {
        let mut after = BTreeSet::new();
        for figures in &before {
            for at in (0..figures.len()).filter(|at| figures[*at].is_unit() && may(&figures[*at])) {
                let mut fewer = figures.clone();
                fewer.remove(at);
                after.insert(fewer);
            }
        }
        before = after;
    }
    before
}

fn sorted(figures: &[Figure]) -> Vec<Figure> {
    let mut figures = figures.to_vec();
    figures.sort();
    figures
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cases_of_the_limit() {
        assert_eq!(one_each(5, 6), (1, 0)); // K01: Rohan first
        assert_eq!(one_each(7, 6), (2, 1)); // K03
        assert_eq!(one_each(10, 10), (5, 5)); // K04
        assert_eq!(one_each(1, 14), (1, 4));
        assert_eq!(one_each(4, 6), (0, 0));
    }
}
