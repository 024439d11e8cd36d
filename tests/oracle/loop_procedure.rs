//! What the rules do with a loop whose actions belong to both players: the Free Peoples player names a number, the
//! Shadow player agrees or names a lower one, and the round is played that many times, one action after the other.

use crate::cards::Seat::{self, FreePeoples, Shadow};
use crate::window::{Deed, Refusal, Window};
use serde_json::json;

/// A round that was played as often as the players settled it.
#[derive(Clone, Debug, Default)]
pub struct Played {
    pub iterations: i64,
    pub free_peoples: i64,
    pub shadow: i64,
    pub last: Option<Seat>,
    pub added: Option<Seat>,
    /// The iteration, and the place in the round, from 0, of the action that corrupted the Ring-bearer.
    pub corrupted_at: Option<(i64, usize)>,
}

/// What has to be read into the rules, because they do not say it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Silence {
    /// U1: nothing was done; is there a final action?
    ZeroTimes,
    /// U4: the added action corrupts; is it taken?
    AddedActionCorrupts,
    /// U5: a player has several actions in the round; which of them is the final one?
    SeveralActions,
}

/// How the table reads it.
#[derive(Clone, Copy, Default)]
pub struct Readings {
    /// U1: whether a final action is added to nothing.
    pub added_to_nothing: Option<bool>,
    /// U4: whether the added action is taken all the same.
    pub taken: Option<bool>,
    /// U5: whether the final action is the first of the player's in the round, or else the last.
    pub first_action: Option<bool>,
}

/// The answer to the number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    Agreed,
    Lower(i64),
    /// Nobody answered: with 0 named there is nothing lower.
    Nothing,
}

/// Whether the round leads back: its burdens, and whether each action of it can be taken once.
pub fn proposed(window: &Window, round: &[Deed]) -> Result<(), Refusal> {
    let his_chance = round.first().is_some_and(|deed| deed.seat() == window.chance);
    if !his_chance || round.iter().any(|deed| !window.has_the_pieces_of(deed)) {
        return Err(Refusal::of("", json!({})));
    }
    plays_round(&mut window.clone(), round, |_, _, _| ())?;
    let adds = round.iter().filter(|deed| matches!(deed, Deed::Slinker { .. })).count() as i64;
    let removes = round.iter().filter(|deed| matches!(deed, Deed::Banks { .. })).count() as i64;
    if adds != removes {
        let mut most = 0;
        let mut trial = window.clone();
        while plays_round(&mut trial, round, |_, _, _| ()).is_ok() && trial.corrupted_by.is_none() {
            most += 1;
        }
        let args = json!({"change": (adds - removes).to_string(), "most": most.to_string()});
        return Err(Refusal::of("burdens_do_not_come_back", args));
    }
    Ok(())
}

/// Plays the loop, and the final action where one has to be added.
pub fn play(
    window: &mut Window,
    round: &[Deed],
    named: i64,
    answer: Answer,
    readings: Readings,
) -> Result<Played, Silence> {
    let (iterations, last) = match answer {
        Answer::Agreed | Answer::Nothing => (named, Shadow),
        Answer::Lower(lower) => (lower, FreePeoples),
    };
    (window.peak, window.low) = (window.burdens, window.burdens);
    let mut played = Played { iterations, ..Played::default() };
    for iteration in 1..=iterations {
        let round = plays_round(window, round, |at, deed, corrupted| {
            played.counts(deed.seat());
            if corrupted {
                played.corrupted_at = Some((iteration, at));
            }
        });
        round.expect("a round that was played once can be played again");
        if window.corrupted_by.is_some() {
            return Ok(played);
        }
    }
    if iterations == 0 && (named == 0 || round[0].seat() == last.other()) {
        match readings.added_to_nothing {
            None => return Err(Silence::ZeroTimes),
            Some(false) => return Ok(played),
            Some(true) => {}
        }
    }
    let actions = |seat: Seat| round.iter().filter(|deed| !deed.is_pass() && deed.seat() == seat).count();
    if readings.first_action.is_none() && (actions(FreePeoples) > 1 || actions(Shadow) > 1) {
        return Err(Silence::SeveralActions);
    }
    if played.last != Some(last) {
        adds_the_final_action(window, round, last, readings, &mut played)?;
    }
    Ok(played)
}

fn adds_the_final_action(
    window: &mut Window,
    round: &[Deed],
    last: Seat,
    readings: Readings,
    played: &mut Played,
) -> Result<(), Silence> {
    let mut his = round.iter().filter(|deed| !deed.is_pass() && deed.seat() == last);
    let action = if readings.first_action == Some(true) { his.next() } else { his.next_back() }.unwrap();
    let mut trial = window.clone();
    // The rule on loops gives him the action, whosever chance it is.
    (trial.chance, trial.passes) = (last, 0);
    if trial.does(action).is_err() {
        // What cannot be paid cannot be done, however the rule is read.
        return Ok(());
    }
    if trial.corrupted_by.is_some() {
        match readings.taken {
            None => return Err(Silence::AddedActionCorrupts),
            Some(false) => return Ok(()),
            Some(true) => {}
        }
    }
    *window = trial;
    played.added = Some(last);
    played.counts(last);
    Ok(())
}

// One round; where it has two actions of one player in a row, or begins with the player whose chance it is not, the other
// player passes.
fn plays_round(window: &mut Window, round: &[Deed], mut after: impl FnMut(usize, &Deed, bool)) -> Result<(), Refusal> {
    let mut at = 0;
    for (nth, deed) in round.iter().enumerate() {
        if window.chance != deed.seat() {
            window.does(&Deed::Pass(window.chance))?;
            // Inside the round that pass is a place of it, as if it had been said.
            at += usize::from(nth > 0);
        }
        window.does(deed)?;
        if !deed.is_pass() {
            after(at, deed, window.corrupted_by.is_some());
        }
        if window.corrupted_by.is_some() {
            return Ok(());
        }
        at += 1;
    }
    Ok(())
}

impl Played {
    fn counts(&mut self, seat: Seat) {
        *(if seat == FreePeoples { &mut self.free_peoples } else { &mut self.shadow }) += 1;
        self.last = Some(seat);
    }
}
