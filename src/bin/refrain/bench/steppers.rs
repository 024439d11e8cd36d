//! The fastest honest way without a formula: machine integers, every addition checked, one round after the other.
//!
//! What a round changes is handed in, so that the compiler cannot work the rounds out beforehand.

use crate::bench::rounds::Does;

/// How far a stepper came: the counters, and the round, from 1, in which it stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stepped<const N: usize> {
    pub counters: [i64; N],
    pub stop: Option<u64>,
}

/// Untapped, tapped, tokens: a creature is tapped for a token, and the token untaps all.
pub fn gond(mut counters: [i64; 3], cost: i64, rounds: u64) -> Option<Stepped<3>> {
    for round in 1..=rounds {
        let [untapped, tapped, tokens] = &mut counters;
        if *untapped < cost {
            return Some(Stepped { counters, stop: Some(round) });
        }
        *untapped = untapped.checked_sub(cost)?;
        *tapped = tapped.checked_add(cost)?;
        *untapped = untapped.checked_add(1)?;
        *tokens = tokens.checked_add(1)?;
        *untapped = untapped.checked_add(*tapped)?;
        *tapped = 0;
    }
    Some(Stepped { counters, stop: None })
}

/// Their life, our life.
pub fn drain(mut counters: [i64; 2], by: i64, rounds: u64) -> Option<Stepped<2>> {
    for round in 1..=rounds {
        let [theirs, ours] = &mut counters;
        *theirs = theirs.checked_sub(by)?;
        *ours = ours.checked_add(by)?;
        if *theirs <= 0 {
            return Some(Stepped { counters, stop: Some(round) });
        }
    }
    Some(Stepped { counters, stop: None })
}

/// Tokens, life: one more token a round, and each takes one life.
pub fn pings(mut counters: [i64; 2], more: i64, rounds: u64) -> Option<Stepped<2>> {
    for round in 1..=rounds {
        let [tokens, life] = &mut counters;
        *tokens = tokens.checked_add(more)?;
        *life = life.checked_sub(*tokens)?;
        if *life <= 0 {
            return Some(Stepped { counters, stop: Some(round) });
        }
    }
    Some(Stepped { counters, stop: None })
}

/// Burdens, the companion's strength, the minion's: a burden is added for strength and removed for strength.
pub fn anduin(mut counters: [i64; 3], resistance: i64, by: [i64; 2], rounds: u64) -> Option<Stepped<3>> {
    for round in 1..=rounds {
        let [burdens, companion, minion] = &mut counters;
        *burdens = burdens.checked_add(1)?;
        if *burdens >= resistance {
            return Some(Stepped { counters, stop: Some(round) });
        }
        *companion = companion.checked_add(by[0])?;
        if *burdens < 1 {
            return Some(Stepped { counters, stop: Some(round) });
        }
        *burdens = burdens.checked_sub(1)?;
        *minion = minion.checked_add(by[1])?;
    }
    Some(Stepped { counters, stop: None })
}

/// Any round on a flat list of counters. Gives the round, from 1, in which it stopped, or 0; `None` on overflow.
pub fn flat(counters: &mut [i64], round: &[Does], rounds: u64) -> Option<u64> {
    for lap in 1..=rounds {
        for does in round {
            match *does {
                Does::Add(counter, by) => add(counters, counter, by)?,
                Does::Pays(counter, cost) => {
                    if *counters.get(counter)? < cost {
                        return Some(lap);
                    }
                    add(counters, counter, cost.checked_neg()?)?;
                }
                Does::Moves { from, to } => {
                    let all = std::mem::take(counters.get_mut(from)?);
                    add(counters, to, all)?;
                }
                Does::AddsTimes { to, of, times } => {
                    let more = counters.get(of)?.checked_mul(times)?;
                    add(counters, to, more)?;
                }
                Does::FallsTo(counter, bound) if *counters.get(counter)? <= bound => return Some(lap),
                Does::Reaches(counter, bound) if *counters.get(counter)? >= bound => return Some(lap),
                Does::FallsTo(..) | Does::Reaches(..) => {}
            }
        }
    }
    Some(0)
}

fn add(counters: &mut [i64], counter: usize, by: i64) -> Option<()> {
    let value = counters.get_mut(counter)?;
    *value = value.checked_add(by)?;
    Some(())
}
