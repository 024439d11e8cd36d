//! Strength bonuses that hold while something does, and may depend on one another.

use crate::games::lotr_tcg::card_text::{Holds, Modifier};
use crate::games::lotr_tcg::looping::core::{Fight, Window};
use crate::loops::{Cx, Qty};
use crate::words::Int;

/// So many bonuses are tried in every combination.
const TRIED_TOGETHER: usize = 8;

/// A bonus on the board: whose it is, by place, and what it depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// The place of the piece that has it.
    pub of: usize,
    /// What it is.
    pub modifier: Modifier,
}

/// Which bonuses hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// Whether each bonus holds, in the order of the board.
    pub holds: Vec<bool>,
    /// Whether each is part of a required loop, which ends with no effect.
    pub looped: Vec<bool>,
    /// Whether several combinations would do, so that the book would have to say which bonus is looked at first.
    pub undecided: bool,
}

/// The bonuses that hold now.
///
/// *Says*: what a value depends on is looked at each time it is used. Bonuses that take each other away forever are a
/// loop of required actions alone: it ends at once with no effect, so none of them applies.
/// *Source*: Comprehensive Rules 4.2, entries *loops*, *modifier*. *Case*: LR-L08.
pub fn that_hold(window: &Window, fight: &Fight, cx: &mut Cx) -> Held {
    let there = window.bonuses.len();
    let mut held = Held { holds: vec![false; there], looped: vec![false; there], undecided: false };
    // Each round takes one bonus out at least.
    for _ in 0..=there {
        let turning = match settle(window, fight, &mut held, cx) {
            None => return held,
            Some(turning) => turning,
        };
        // A board with few bonuses is looked at whole.
        let every: Vec<usize> = (0..there).collect();
        let tried = if there <= TRIED_TOGETHER { &every } else { &turning };
        let mut fitting = Vec::new();
        if tried.len() <= TRIED_TOGETHER {
            fitting = combinations(window, fight, &held, tried, cx);
        }
        if tried.len() > TRIED_TOGETHER || fitting.len() > 1 {
            held.undecided = true;
            return held;
        }
        if let Some(only) = fitting.pop() {
            held.holds = only;
            return held;
        }
        for place in turning {
            set(&mut held.looped, place, true);
        }
    }
    held
}

// Looks at every bonus again and again until nothing changes; the bonuses that keep turning, if some do.
fn settle(window: &Window, fight: &Fight, held: &mut Held, cx: &mut Cx) -> Option<Vec<usize>> {
    held.holds = vec![false; held.looped.len()];
    let mut seen = vec![held.holds.clone()];
    // With n bonuses a row without a repeat is short on any board; a longer one counts as turning throughout.
    for _ in 0..=2 * held.looped.len() + 2 {
        let next = looked_at(window, fight, &held.holds, &held.looped, cx);
        if next == held.holds {
            return None;
        }
        held.holds = next;
        let before = seen.iter().position(|old| *old == held.holds);
        seen.push(held.holds.clone());
        if let Some(first) = before {
            seen.drain(..first);
            break;
        }
    }
    let turns = |place: &usize| seen.iter().any(|old| old.get(*place) != held.holds.get(*place));
    Some((0..held.looped.len()).filter(turns).collect())
}

// Every combination of the bonuses tried that stays as it is.
fn combinations(window: &Window, fight: &Fight, held: &Held, tried: &[usize], cx: &mut Cx) -> Vec<Vec<bool>> {
    let mut fitting = Vec::new();
    for picked in 0..1_usize << tried.len() {
        let mut holds = held.holds.clone();
        for (nth, place) in tried.iter().enumerate() {
            set(&mut holds, *place, picked >> nth & 1 == 1);
        }
        if looked_at(window, fight, &holds, &held.looped, cx) == holds {
            fitting.push(holds);
        }
    }
    fitting
}

fn set(of: &mut [bool], place: usize, to: bool) {
    if let Some(one) = of.get_mut(place) {
        *one = to;
    }
}

// What each bonus says if so many hold; those of a required loop never do.
fn looked_at(window: &Window, fight: &Fight, holds: &[bool], looped: &[bool], cx: &mut Cx) -> Vec<bool> {
    let opponents = |of: usize| -> Vec<usize> {
        let Some(line_up) = &window.line_up else { return Vec::new() };
        match line_up.character == of {
            true => line_up.minions.clone(),
            false if line_up.minions.contains(&of) => vec![line_up.character],
            false => Vec::new(),
        }
    };
    let each = window.bonuses.iter().zip(looped).map(|(bonus, looped)| {
        !looped
            && match bonus.modifier.holds {
                Holds::FightsAMinionOfAtMost(most) => {
                    let fights = window.line_up.as_ref().filter(|line_up| line_up.character == bonus.of);
                    fights.is_some_and(|line_up| {
                        let most = Qty::from(i64::from(most));
                        let weak = |minion: &usize| {
                            cx.at_least(&most, &strength(window, fight, holds, *minion), "a minion is weak enough")
                        };
                        line_up.minions.iter().any(weak)
                    })
                }
                Holds::FightsANonHunter => opponents(bonus.of).iter().any(|other| !window.hunters.contains(other)),
                Holds::FightsANazgul => opponents(bonus.of).iter().any(|other| window.nazgul.contains(other)),
                Holds::ForEachOtherNazgul | Holds::ForEachOtherSauronMinion => true,
                Holds::ACompanionIsAHobbit => somebody_is_there(window.races.first(), fight, cx),
                Holds::ACompanionIsADwarf => somebody_is_there(window.races.get(1), fight, cx),
                Holds::ACompanionIsAnElf => somebody_is_there(window.races.get(2), fight, cx),
                Holds::ACompanionIsAMan => somebody_is_there(window.races.get(3), fight, cx),
                Holds::BurdensAtLeast(least) => {
                    cx.at_least(&fight.burdens, &Qty::from(i64::from(least)), "the burdens are enough")
                }
                Holds::ACompanionHasAtLeast(least) => {
                    let least = Qty::from(i64::from(least));
                    let strong = |place: &usize| {
                        cx.at_least(&strength(window, fight, holds, *place), &least, "a companion is strong enough")
                    };
                    window.companions.iter().any(strong)
                }
            }
    });
    each.collect()
}

fn somebody_is_there(places: Option<&Vec<usize>>, fight: &Fight, cx: &mut Cx) -> bool {
    let mut there = places.into_iter().flatten().filter_map(|place| fight.there.get(*place));
    there.any(|there| cx.at_least(there, &Qty::from(1), "a companion of that race is in play"))
}

/// The strength at a place with the bonuses that hold, before it is taken as at least 0.
pub fn strength(window: &Window, fight: &Fight, holds: &[bool], place: usize) -> Qty {
    let mut strength = fight.strengths.get(place).cloned().unwrap_or_default();
    for (bonus, _) in window.bonuses.iter().zip(holds).filter(|(bonus, holds)| bonus.of == place && **holds) {
        let by = Qty::from(i64::from(bonus.modifier.strength));
        match bonus.modifier.holds {
            Holds::ForEachOtherNazgul | Holds::ForEachOtherSauronMinion => {
                let nazgul = bonus.modifier.holds == Holds::ForEachOtherNazgul;
                let every = if nazgul { &window.nazgul } else { &window.sauron };
                for other in every.iter().filter(|other| **other != place) {
                    // 1 for one that is in play, 0 for one that is gone.
                    let there = fight.there.get(*other).cloned().unwrap_or_default();
                    strength += there.scale(&Int::from(i64::from(bonus.modifier.strength)));
                }
            }
            _ => strength += by,
        }
    }
    if let Some(wounds) = fight.wounds.get(place).filter(|_| window.enduring.contains(&place)) {
        strength += wounds + wounds;
    }
    strength
}

/// Each piece's strength as it stands, with the bonuses that hold; for boards.
pub fn strengths(window: &Window, fight: &Fight) -> Vec<Qty> {
    let held = that_hold(window, fight, &mut Cx::concrete());
    (0..fight.strengths.len()).map(|place| strength(window, fight, &held.holds, place)).collect()
}
