//! The round that is to be repeated: read from a script, checked, and put into the order in which it is played.

use crate::games::lotr_tcg::card_text::Cost;
use crate::games::lotr_tcg::looping::arena::{Arena, Deed, player};
use crate::games::lotr_tcg::looping::core::{Action, Fight, Halt, Side, Window};
use crate::games::lotr_tcg::looping::deeds::{named_deed, why_not};
use crate::games::lotr_tcg::looping::objections::LoopObjection;
use crate::games::lotr_tcg::looping::rulebook::REPEATS_FOREVER;
use crate::games::lotr_tcg::looping::thresholds::beyond_every_turn;
use crate::games::lotr_tcg::rulebook::{ACTION_PROCEDURE, ROUND_LENGTH};
use crate::loops::policy::{Naming, who_names};
use crate::loops::{Cx, Ended, Limits, Machine, repeat};
use crate::play::Refusal;
use crate::ruling::{Act, Script, Step};
use crate::words::{Count, Int};

/// The most deeds of a round that are followed.
pub const MOST_DEEDS: usize = 24;

/// One action of a round: an ability, or a pass.
#[derive(Clone, Debug)]
pub enum Stroke {
    /// An ability is used.
    Deed(Box<Deed>),
    /// A player passes.
    Pass(Side),
}

/// A round of actions that can be repeated forever.
#[derive(Clone, Debug)]
pub struct Round {
    /// What is done, passes too, in order.
    pub strokes: Vec<Stroke>,
    /// Who names the number.
    pub naming: Naming<Side>,
    /// The players whose actions alone would go on forever, where both act.
    pub would_do: Vec<Side>,
}

impl Stroke {
    /// Who does it.
    pub fn by(&self) -> Side {
        match self {
            Stroke::Deed(deed) => deed.used.by,
            Stroke::Pass(side) => *side,
        }
    }

    /// The ability, if it is one.
    pub fn deed(&self) -> Option<&Deed> {
        match self {
            Stroke::Deed(deed) => Some(deed),
            Stroke::Pass(_) => None,
        }
    }

    /// What the core does.
    pub fn action(&self) -> Action {
        match self {
            Stroke::Deed(deed) => Action::Use(deed.used.clone()),
            Stroke::Pass(side) => Action::Pass(*side),
        }
    }
}

impl Round {
    /// The abilities used, in order.
    pub fn deeds(&self) -> Vec<&Deed> {
        self.strokes.iter().filter_map(Stroke::deed).collect()
    }

    /// Who uses each ability, in order.
    pub fn actors(&self) -> Vec<Side> {
        self.deeds().iter().map(|deed| deed.used.by).collect()
    }

    /// The same with every Shadow player taken as one: the book speaks of two.
    pub fn camps(&self) -> Vec<Side> {
        let camp = |side: Side| if side.is_shadow() { Side::Shadow } else { side };
        self.actors().into_iter().map(camp).collect()
    }

    /// The Shadow players who act in it, in order of their actions.
    pub fn shadows(&self) -> Vec<Side> {
        let mut shadows: Vec<Side> = Vec::new();
        for side in self.actors().into_iter().filter(|side| side.is_shadow()) {
            if !shadows.contains(&side) {
                shadows.push(side);
            }
        }
        shadows
    }

    /// What the core does, in order.
    pub fn actions(&self) -> Vec<Action> {
        self.strokes.iter().map(Stroke::action).collect()
    }

    /// The place of the ability number `deed` among all actions of the round.
    pub fn place_of_deed(&self, deed: usize) -> Option<usize> {
        let deeds = self.strokes.iter().enumerate().filter(|(_, stroke)| matches!(stroke, Stroke::Deed(_)));
        deeds.map(|(place, _)| place).nth(deed)
    }
}

/// The round of a script, if it is one that can be repeated forever from here.
///
/// *Says*: a loop is a set of actions that can be repeated forever. So the round is taken in the order in which it
/// would be played, with a pass wherever a player acts twice in a row, and the burdens have to come back.
///
/// *Source*: Comprehensive Rules 4.2, entries *loops*, *action procedure*. *Case*: LR-L01, LR-N32, LR-N33.
///
/// # Errors
/// What stands against it.
pub fn round_of(arena: &Arena, window: &Window, now: &Fight, script: &Script) -> Result<Round, Refusal> {
    let acts = plain_row(script)?;
    let mut strokes = Vec::new();
    for (place, act) in acts.iter().enumerate() {
        strokes.push(stroke_of(arena, act, place)?);
    }
    let strokes = with_passes(window, strokes, now.turn)?;
    repeatable(arena, window, now, strokes)
}

/// The round of these abilities, if it can be repeated forever from here.
///
/// # Errors
/// What stands against it.
pub fn round_of_deeds(arena: &Arena, window: &Window, now: &Fight, deeds: &[&Deed]) -> Result<Round, Refusal> {
    let strokes = deeds.iter().map(|deed| Stroke::Deed(Box::new((*deed).clone()))).collect();
    repeatable(arena, window, now, with_passes(window, strokes, now.turn)?)
}

fn refused(says: LoopObjection) -> Refusal {
    Refusal::because(Step::by(&REPEATS_FOREVER, says.says()))
}

fn plain_row(script: &Script) -> Result<Vec<&Act>, Refusal> {
    let row = match script {
        Script::Act { act } => vec![act],
        Script::Repeat { .. } => return Err(nested()),
        Script::Seq { seq } => {
            if seq.len() > MOST_DEEDS {
                let (there, most) = (Count::from(seq.len()), Count::from(MOST_DEEDS));
                let says = LoopObjection::RoundTooLong { there, most };
                return Err(Refusal::because(Step::by(&ROUND_LENGTH, says.says())));
            }
            let act = |part: &'_ Script| matches!(part, Script::Act { .. });
            if !seq.iter().all(act) {
                return Err(nested());
            }
            seq.iter().filter_map(|part| if let Script::Act { act } = part { Some(act) } else { None }).collect()
        }
    };
    if row.is_empty() { Err(refused(LoopObjection::RoundIsEmpty)) } else { Ok(row) }
}

fn nested() -> Refusal {
    Refusal::because(Step::by(&ROUND_LENGTH, LoopObjection::RoundIsNested.says())).legal(LoopObjection::GiveTheRoundOnce.says())
}

fn stroke_of(arena: &Arena, act: &Act, place: usize) -> Result<Stroke, Refusal> {
    let by = act.seat.as_ref().and_then(|seat| Side::of_seat(seat.as_str()));
    let by = by.ok_or_else(|| refused(LoopObjection::WhoseDeed))?;
    match act.key.as_str() {
        "activate" => named_deed(arena, &arena.deeds, by, act).map(|deed| Stroke::Deed(Box::new(deed))),
        "pass" => Ok(Stroke::Pass(by)),
        _ => Err(refused(LoopObjection::NoSkirmishAction { nth: Count::from(place + 1) })),
    }
}

/// *Says*: each chance is for one action or a pass, in turn; a player who acts twice needs the other's pass between.
/// *Source*: Comprehensive Rules 4.2, entry *action procedure*. *Case*: LR-N33.
fn with_passes(window: &Window, strokes: Vec<Stroke>, begins: Side) -> Result<Vec<Stroke>, Refusal> {
    if strokes.first().is_some_and(|first| first.by() != begins) {
        let says = LoopObjection::RoundBeginsOtherwise { seat: player(begins) };
        let legal = LoopObjection::PassFirst { seat: player(begins) }.says();
        return Err(Refusal::because(Step::by(&ACTION_PROCEDURE, says.says())).legal(legal));
    }
    let mut turn = begins;
    let mut row = Vec::new();
    for stroke in strokes {
        if !window.players.contains(&stroke.by()) {
            return Err(refused(LoopObjection::WhoseDeed));
        }
        while stroke.by() != turn {
            row.push(Stroke::Pass(turn));
            turn = window.after(turn);
        }
        turn = window.after(turn);
        row.push(stroke);
    }
    while turn != begins {
        row.push(Stroke::Pass(turn));
        turn = window.after(turn);
    }
    Ok(row)
}

fn repeatable(arena: &Arena, window: &Window, now: &Fight, strokes: Vec<Stroke>) -> Result<Round, Refusal> {
    played_once(arena, window, now, &strokes)?;
    let mut round = Round { strokes, naming: Naming::Nobody, would_do: Vec::new() };
    goes_on(window, now, &round)?;
    // One camp's own actions, with passes between: could they go on without the other's?
    let alone = |camp: Side| {
        let own = round.deeds().into_iter().filter(|deed| deed.used.by.is_shadow() == camp.is_shadow());
        let own: Vec<Stroke> = own.map(|deed| Stroke::Deed(Box::new(deed.clone()))).collect();
        let Some(begins) = own.first().map(Stroke::by) else { return false };
        let now = Fight { turn: begins, passes: 0, ..now.clone() };
        let own = with_passes(window, own, begins).map(|strokes| Round { strokes, naming: Naming::Nobody, would_do: Vec::new() });
        own.is_ok_and(|own| {
            played_once(arena, window, &now, &own.strokes).is_ok() && goes_on(window, &now, &own).is_ok()
        })
    };
    let both = [Side::FreePeoples, Side::Shadow].map(alone);
    let [ours, theirs] = both;
    let naming = who_names(&round.camps(), Side::FreePeoples, Side::Shadow, |camp| if camp.is_shadow() { theirs } else { ours });
    let would_do = round.actors().into_iter().filter(|side| if side.is_shadow() { theirs } else { ours });
    let would_do: Vec<Side> = would_do.collect();
    round.would_do = would_do;
    round.naming = match (naming, round.shadows().as_slice()) {
        (Naming::Nobody, _) => return Err(refused(LoopObjection::RoundIsEmpty)),
        (Naming::Alone(Side::Shadow), [only]) => Naming::Alone(*only),
        (Naming::Alone(Side::Shadow), _) => return Err(refused(LoopObjection::OnlyShadowsAct)),
        (naming, _) => naming,
    };
    Ok(round)
}

/// *Says*: what a round uses up has to come back: burdens, threats, vitality, whatever its costs take.
/// *Source*: Comprehensive Rules 4.2, entry *loops*. *Case*: LR-L10, LR-N33, LR-N53.
fn goes_on(window: &Window, now: &Fight, round: &Round) -> Result<(), Refusal> {
    let drift = round.deeds().into_iter().map(burdens_changed_by);
    let drift = drift.fold(Int::zero(), |sum, change| &sum + &Int::from(change));
    let outcome = repeat(window, now, &round.actions(), &beyond_every_turn(window, now), &Limits::default());
    let (done, stop) = match outcome.ended {
        Ended::Halted { iteration, action, why } => {
            (iteration.minus(&Count::one()).unwrap_or_default(), Some((action, why)))
        }
        _ => (outcome.done, None),
    };
    let objection = match (&stop, drift == Int::zero()) {
        // With level burdens only the peak of the first round can corrupt, and that may be proposed.
        (None | Some((_, Halt::Corrupted { .. })), true) => return Ok(()),
        // Burdens that go up are safe so often; others can be paid for so often.
        (Some((_, Halt::Corrupted { .. })) | None, false) => {
            LoopObjection::BurdensDoNotComeBack { change: drift, most: done.clone() }
        }
        (Some(_), false) if drift.is_negative() => LoopObjection::BurdensDoNotComeBack { change: drift, most: done.clone() },
        (Some(_), _) => LoopObjection::CannotGoOn { most: done.clone() },
    };
    let mut refusal = refused(objection);
    if let Some((action, _)) = stop {
        let deed = round.strokes.get(action).and_then(|stroke| stroke.deed());
        let before = round.strokes.iter().take(action).filter(|stroke| stroke.deed().is_some()).count();
        if let Some(deed) = deed {
            let (rounds, actions, piece) = (done, Count::from(before), deed.piece.clone());
            refusal = refusal.legal(LoopObjection::LastPossibleStep { rounds, actions, piece }.says());
        }
    }
    Err(refusal)
}

// Corruption is no objection: a loop may be proposed that loses the game.
fn played_once(arena: &Arena, window: &Window, now: &Fight, strokes: &[Stroke]) -> Result<(), Refusal> {
    let mut fight = now.clone();
    let mut cx = Cx::concrete();
    for stroke in strokes {
        match window.act(&mut fight, &stroke.action(), &mut cx) {
            Ok(()) => {}
            Err(Halt::Corrupted { .. }) => return Ok(()),
            Err(halt) => {
                return Err(Refusal::because(why_not(arena, &fight, stroke.deed(), halt)));
            }
        }
        if window.is_over(&fight) {
            let says = LoopObjection::RoundEndsTheActions.says();
            return Err(Refusal::because(Step::by(&ACTION_PROCEDURE, says)));
        }
    }
    Ok(())
}

fn burdens_changed_by(deed: &Deed) -> i64 {
    let changes = deed.used.ability.costs.iter().map(|cost| match *cost {
        Cost::AddBurdens(burdens) => i64::from(burdens),
        Cost::RemoveBurdens(burdens) => -i64::from(burdens),
        _ => 0,
    });
    changes.sum()
}
