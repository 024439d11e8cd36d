//! A skirmish played the naive way: a list of actions, machine numbers, one after the other. It shares nothing with
//! the question but the rules it was written from.

/// A card's ability: burdens it adds (or removes, below zero) and strength it gives.
#[derive(Clone, Copy, Debug)]
pub struct Pump {
    pub burdens: i64,
    pub strength: i64,
    pub unwoundable: bool,
}

pub const SLINKER: Pump = Pump { burdens: 1, strength: 2, unwoundable: true };
pub const BANKS: Pump = Pump { burdens: -1, strength: 2, unwoundable: false };

#[derive(Clone, Debug, PartialEq)]
pub struct End {
    pub burdens: i64,
    pub peak: i64,
    pub low: i64,
    pub character: i64,
    pub minions: i64,
    pub unwoundable: bool,
    pub free_peoples_acted: usize,
    pub shadow_acted: usize,
    pub last: Option<char>,
    /// The action, from 0, at which the Ring-bearer was corrupted.
    pub corrupted: Option<usize>,
    /// The action, from 0, that could not be paid for.
    pub stuck: Option<usize>,
}

/// Plays a list of actions, `f` and `s`.
pub fn play(burdens: i64, resistance: i64, strengths: (i64, i64), pumps: (Pump, Pump), actions: &[char]) -> End {
    let mut end = End {
        burdens,
        peak: burdens,
        low: burdens,
        character: strengths.0,
        minions: strengths.1,
        unwoundable: false,
        free_peoples_acted: 0,
        shadow_acted: 0,
        last: None,
        corrupted: None,
        stuck: None,
    };
    for (nth, actor) in actions.iter().enumerate() {
        let pump = if *actor == 'f' { pumps.0 } else { pumps.1 };
        if end.burdens + pump.burdens < 0 {
            end.stuck = Some(nth);
            return end;
        }
        end.burdens += pump.burdens;
        end.peak = end.peak.max(end.burdens);
        end.low = end.low.min(end.burdens);
        end.last = Some(*actor);
        if *actor == 'f' {
            end.free_peoples_acted += 1;
        } else {
            end.shadow_acted += 1;
        }
        if end.burdens >= resistance {
            end.corrupted = Some(nth);
            return end;
        }
        if *actor == 'f' {
            end.character += pump.strength;
            end.unwoundable |= pump.unwoundable;
        } else {
            end.minions += pump.strength;
        }
    }
    end
}

/// The actions of a loop, written down: `begins` acts first in each round; agreed, or a lower number answered.
pub fn written_down(begins: char, number: usize, agreed: bool) -> Vec<char> {
    let other = if begins == 'f' { 's' } else { 'f' };
    let mut actions: Vec<char> = (0..number).flat_map(|_| [begins, other]).collect();
    let entitled = if agreed { 's' } else { 'f' };
    if actions.last() != Some(&entitled) {
        actions.push(entitled);
    }
    actions
}

/// Who wins: `F`, `f`, `s`, `S`; a capital letter overwhelms.
pub fn winner(character: i64, minions: i64) -> char {
    if character == 0 && minions == 0 {
        return 's';
    }
    if minions >= 2 * character {
        return 'S';
    }
    if character >= 2 * minions {
        return 'F';
    }
    if character > minions { 'f' } else { 's' }
}
