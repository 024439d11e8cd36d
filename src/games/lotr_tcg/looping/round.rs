//! The round that is to be repeated: read from a script, checked, and put into the order in which it is played.

use crate::games::lotr_tcg::cards::Cost;
use crate::games::lotr_tcg::looping::arena::{Arena, Deed, player, side_of};
use crate::games::lotr_tcg::looping::core::{Action, Fight, Halt, Side, Skirmish};
use crate::games::lotr_tcg::looping::deeds::{named_deed, why_not};
use crate::games::lotr_tcg::looping::objections::LoopObjection;
use crate::games::lotr_tcg::looping::rulebook::REPEATS_FOREVER;
use crate::games::lotr_tcg::rulebook::{ACTION_PROCEDURE, ROUND_LENGTH};
use crate::loops::policy::{Naming, who_names};
use crate::loops::{Cx, Ended, Limits, Machine, repeat};
use crate::play::Refusal;
use crate::ruling::{Act, Script, Step};
use crate::words::{Count, Int};

/// The most deeds of a round that are followed.
pub const MOST_DEEDS: usize = 24;
/// Further than any round without balance goes: burdens are fewer than a printed resistance.
const FAR: u64 = 1_000_000;

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
}

impl Stroke {
    /// Who does it.
    pub fn by(&self) -> Side {
        match self {
            Stroke::Deed(deed) => deed.used.by,
            Stroke::Pass(side) => *side,
        }
    }

    /// What the core does.
    pub fn action(&self) -> Action {
        match self {
            Stroke::Deed(deed) => Action::Use(deed.used),
            Stroke::Pass(side) => Action::Pass(*side),
        }
    }
}

impl Round {
    /// The abilities used, in order.
    pub fn deeds<'a>(&'a self) -> Vec<&'a Deed> {
        let deed = |stroke: &'a Stroke| match stroke {
            Stroke::Deed(deed) => Some(&**deed),
            Stroke::Pass(_) => None,
        };
        self.strokes.iter().filter_map(deed).collect()
    }

    /// Who uses each ability, in order.
    pub fn actors(&self) -> Vec<Side> {
        self.deeds().iter().map(|deed| deed.used.by).collect()
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
pub fn round_of(arena: &Arena, skirmish: &Skirmish, now: &Fight, script: &Script) -> Result<Round, Refusal> {
    let acts = plain_row(script)?;
    let mut strokes = Vec::new();
    for (place, act) in acts.iter().enumerate() {
        strokes.push(stroke_of(arena, act, place)?);
    }
    let strokes = with_passes(strokes, now.turn)?;
    repeatable(arena, skirmish, now, strokes)
}

/// The round of these abilities, if it can be repeated forever from here.
///
/// # Errors
/// What stands against it.
pub fn round_of_deeds(arena: &Arena, skirmish: &Skirmish, now: &Fight, deeds: &[&Deed]) -> Result<Round, Refusal> {
    let strokes = deeds.iter().map(|deed| Stroke::Deed(Box::new((*deed).clone()))).collect();
    repeatable(arena, skirmish, now, with_passes(strokes, now.turn)?)
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
    let by = act.seat.as_ref().and_then(|seat| side_of(seat.as_str()));
    let by = by.ok_or_else(|| refused(LoopObjection::WhoseDeed))?;
    match act.key.as_str() {
        "activate" => named_deed(arena, by, act).map(|deed| Stroke::Deed(Box::new(deed))),
        "pass" => Ok(Stroke::Pass(by)),
        _ => Err(refused(LoopObjection::NoSkirmishAction { nth: Count::from(place + 1) })),
    }
}

/// *Says*: each chance is for one action or a pass, in turn; a player who acts twice needs the other's pass between.
/// *Source*: Comprehensive Rules 4.2, entry *action procedure*. *Case*: LR-N33.
fn with_passes(strokes: Vec<Stroke>, begins: Side) -> Result<Vec<Stroke>, Refusal> {
    if strokes.first().is_some_and(|first| first.by() != begins) {
        let says = LoopObjection::RoundBeginsOtherwise { seat: player(begins) };
        let legal = LoopObjection::PassFirst { seat: player(begins) }.says();
        return Err(Refusal::because(Step::by(&ACTION_PROCEDURE, says.says())).legal(legal));
    }
    let mut turn = begins;
    let mut row = Vec::new();
    for stroke in strokes {
        if stroke.by() != turn {
            row.push(Stroke::Pass(turn));
        }
        turn = stroke.by().other();
        row.push(stroke);
    }
    if turn != begins {
        row.push(Stroke::Pass(turn));
    }
    Ok(row)
}

fn repeatable(arena: &Arena, skirmish: &Skirmish, now: &Fight, strokes: Vec<Stroke>) -> Result<Round, Refusal> {
    played_once(arena, skirmish, now, &strokes)?;
    let mut round = Round { strokes, naming: Naming::Nobody };
    let change = |side: Option<Side>| -> Int {
        let own = round.deeds().into_iter().filter(|deed| side.is_none_or(|side| deed.used.by == side));
        own.map(burdens_changed_by).fold(Int::zero(), |sum, change| &sum + &Int::from(change))
    };
    let drift = change(None);
    if drift != Int::zero() {
        let most = rounds_until_a_stop(skirmish, now, &round);
        return Err(refused(LoopObjection::BurdensDoNotComeBack { change: drift, most }));
    }
    let alone = |side| change(Some(side)) == Int::zero();
    let naming = who_names(&round.actors(), Side::FreePeoples, Side::Shadow, alone);
    round.naming = naming;
    match round.naming {
        Naming::Alone(_) | Naming::Both { .. } => Ok(round),
        Naming::Unclear => Err(refused(LoopObjection::OneSideWouldDo)),
        Naming::Nobody => Err(refused(LoopObjection::RoundIsEmpty)),
    }
}

// Corruption is no objection: a loop may be proposed that loses the game.
fn played_once(arena: &Arena, skirmish: &Skirmish, now: &Fight, strokes: &[Stroke]) -> Result<(), Refusal> {
    let mut fight = now.clone();
    let mut cx = Cx::concrete();
    for stroke in strokes {
        match skirmish.act(&mut fight, &stroke.action(), &mut cx) {
            Ok(()) => {}
            Err(Halt::Corrupted { .. }) => return Ok(()),
            Err(halt) => {
                let deed = if let Stroke::Deed(deed) = stroke { Some(&**deed) } else { None };
                return Err(Refusal::because(why_not(arena, &fight, deed, halt)));
            }
        }
        if fight.is_over() {
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
    });
    changes.sum()
}

fn rounds_until_a_stop(skirmish: &Skirmish, now: &Fight, round: &Round) -> Count {
    let outcome = repeat(skirmish, now, &round.actions(), &Count::from(FAR), &Limits::default());
    match outcome.ended {
        Ended::Halted { iteration, .. } => iteration.minus(&Count::one()).unwrap_or_default(),
        _ => outcome.done,
    }
}
