//! Using an ability: which one an act names, why it may not be used, and what it did.

use crate::games::lotr_tcg::board::site_piece;
use crate::games::lotr_tcg::card_text::{Ability, Cost, Effect, Granted, Spot};
use crate::games::lotr_tcg::looping::arena::{Arena, Deed, player};
use crate::games::lotr_tcg::looping::core::{Fight, Halt, Side};
use crate::games::lotr_tcg::looping::moment::Lost;
use crate::games::lotr_tcg::looping::objections::LoopObjection;
use crate::games::lotr_tcg::looping::rulebook::{
    ABILITIES_REPEAT, BURDENS_LOWER_RESISTANCE, COSTS_ARE_PAID, EXHAUSTED, SPOTTED_IS_IN_PLAY, THREATS_UP_TO_COMPANIONS,
};
use crate::games::lotr_tcg::looping::says::LoopStep;
use crate::games::lotr_tcg::setup::Lies;
use crate::games::lotr_tcg::rulebook::{ACTION_PROCEDURE, BURDENS_CORRUPT, RING_BEARER_LOST};
use crate::loops::figure;
use crate::play::Refusal;
use crate::ruling::{Act, ActArg, Piece, Says, Step, TokenId};
use crate::words::{Count, Int};

/// The ability that an act `activate {piece, ability, target}` of `by` names. `ability` counts from 0 and is 0 if
/// absent; `target` is the minion that is spotted and may be absent where only one can be.
///
/// # Errors
/// What stands against it; nothing of costs.
pub fn named_deed(arena: &Arena, deeds: &[Deed], by: Side, act: &Act) -> Result<Deed, Refusal> {
    let refused = |says: LoopObjection| Refusal::because(Step::by(&ABILITIES_REPEAT, says.says()));
    let id = act.token("piece").ok_or_else(|| refused(LoopObjection::WhichPiece))?;
    let of_piece: Vec<&Deed> = deeds.iter().filter(|deed| deed.piece.id == id).collect();
    let Some(known) = of_piece.first() else { return Err(Refusal::because(why_nothing(arena, &id))) };
    let piece = known.piece.clone();
    let nth = match act.args.get("ability") {
        None => Some(0),
        Some(ActArg::Whole(_) | ActArg::Text(_)) => act.count("ability").and_then(Result::ok).and_then(|nth| nth.small()),
        Some(_) => None,
    };
    let own_ability: Vec<&Deed> = of_piece.into_iter().filter(|deed| Some(deed.nth) == nth).collect();
    let Some(first) = own_ability.first() else { return Err(refused(LoopObjection::NothingToUse { piece })) };
    let seat = player(first.used.by);
    let own: Vec<&Deed> = own_ability.into_iter().filter(|deed| deed.used.by == by).collect();
    if own.is_empty() {
        return Err(refused(LoopObjection::NotTheirsToUse { piece, seat }));
    }
    let cannot_be_spotted = |piece| {
        Refusal::because(Step::by(&SPOTTED_IS_IN_PLAY, LoopObjection::CannotBeSpotted { piece }.says()))
    };
    match (act.args.get("target"), own.as_slice()) {
        (None, [only]) => Ok((*only).clone()),
        (None, _) => {
            Err(Refusal::because(Step::by(&SPOTTED_IS_IN_PLAY, LoopObjection::WhichMinion { piece }.says())))
        }
        (Some(_), _) => {
            let target = act.token("target");
            let spots = |deed: &&&Deed| deed.target.as_ref().map(|minion| &minion.id) == target.as_ref();
            let found = own.iter().find(spots).filter(|_| target.is_some());
            found.map(|deed| (*deed).clone()).ok_or_else(|| cannot_be_spotted(piece))
        }
    }
}

/// Why a piece has nothing that could be used.
fn why_nothing(arena: &Arena, id: &TokenId) -> Step {
    if let Some(card) = arena.table.site.filter(|card| site_piece(card.number) == *id) {
        let piece = Piece::new(id.clone(), card.name.clone());
        if card.abilities.iter().any(|ability| ability.spots.contains(&Spot::YourMinion)) {
            return Step::by(&SPOTTED_IS_IN_PLAY, LoopObjection::NothingToSpot { piece }.says()).and(&card.rule);
        }
        return Step::by(&ABILITIES_REPEAT, LoopObjection::NothingToUse { piece }.says());
    }
    let spots = |ability: &Ability| !ability.spots.is_empty();
    let other = arena.table.cards.iter().find(|other| other.piece.id == *id);
    if let Some(other) = other {
        let piece = other.piece.clone();
        if other.card.abilities.iter().any(spots) {
            return Step::by(&SPOTTED_IS_IN_PLAY, LoopObjection::NothingToSpot { piece }.says()).and(&other.card.rule);
        }
        return Step::by(&ABILITIES_REPEAT, LoopObjection::NothingToUse { piece }.says());
    }
    match arena.place(id) {
        Some(place) => {
            Step::by(&ABILITIES_REPEAT, LoopObjection::NothingToUse { piece: arena.at(place) }.says())
        }
        None => Step::by(&ABILITIES_REPEAT, LoopObjection::PieceNotInPlay.says()),
    }
}

/// What stands against an action that the core did not do. `fight` is the state as far as it came.
pub fn why_not(arena: &Arena, fight: &Fight, deed: Option<&Deed>, halt: Halt) -> Step {
    let piece = deed.map_or_else(|| arena.character.clone(), |deed| deed.piece.clone());
    let of_card = |step: Step| match deed {
        Some(deed) => step.and(deed.rule),
        None => step,
    };
    match halt {
        Halt::ActionsAreOver => Step::by(&ACTION_PROCEDURE, LoopObjection::ActionsAreOver.says()),
        Halt::NotTheirChance => {
            Step::by(&ACTION_PROCEDURE, LoopObjection::NotTheirChance { seat: player(fight.turn) }.says())
        }
        Halt::NothingToSpot => {
            of_card(Step::by(&SPOTTED_IS_IN_PLAY, LoopObjection::NothingToSpot { piece }.says()))
        }
        Halt::AbilitiesStopped => match arena.stopped_by() {
            Some((card, rule)) => Step::by(rule, LoopObjection::AbilitiesStopped { card }.says()),
            None => of_card(Step::by(&ABILITIES_REPEAT, LoopObjection::NothingToUse { piece }.says())),
        },
        Halt::NotInPlay => of_card(Step::by(&ABILITIES_REPEAT, LoopObjection::CardNotInPlay { piece }.says())),
        Halt::NoTwilightToRemove { needed } => {
            let (there, needed) = (figure(&fight.twilight), number(needed));
            of_card(Step::by(&COSTS_ARE_PAID, LoopObjection::NoTwilightToRemove { piece, needed, there }.says()))
        }
        Halt::NoBurdenToRemove { needed } => {
            let (there, needed) = (figure(&fight.burdens), number(needed));
            of_card(Step::by(&COSTS_ARE_PAID, LoopObjection::NoBurdenToRemove { piece, needed, there }.says()))
        }
        Halt::NoThreatToRemove { needed } => {
            let (there, needed) = (figure(&fight.threats), number(needed));
            of_card(Step::by(&COSTS_ARE_PAID, LoopObjection::NoThreatToRemove { piece, needed, there }.says()))
        }
        Halt::TooManyThreats { added } => {
            let (there, added) = (figure(&fight.threats), number(added));
            let says = LoopObjection::TooManyThreats { piece, added, there };
            of_card(Step::by(&THREATS_UP_TO_COMPANIONS, says.says()).and(&COSTS_ARE_PAID))
        }
        Halt::Exhausted { place } => {
            let says = LoopObjection::Exhausted { piece, exerted: arena.at(place) };
            of_card(Step::by(&EXHAUSTED, says.says()).and(&COSTS_ARE_PAID))
        }
        Halt::Corrupted { .. } | Halt::Turns(_) => Step::by(&RING_BEARER_LOST, LoopObjection::GameIsLost.says()),
    }
}

/// What using an ability did, with its card as the rule.
pub fn used(arena: &Arena, deed: &Deed, before: &Fight, after: &Fight) -> Step {
    let costs = deed.used.ability.costs.iter().filter_map(|cost| paid(arena, deed, cost, after));
    let effects = deed.used.ability.effects.iter().filter_map(|effect| did(arena, deed, effect, (before, after)));
    let says = LoopStep::Used {
        seat: player(deed.used.by),
        piece: deed.piece.clone(),
        costs: costs.collect(),
        effects: effects.collect(),
    };
    let touched = [Some(&deed.piece), deed.target.as_ref()].into_iter().flatten().map(|piece| piece.id.clone());
    Step::by(deed.rule, says.says()).and(&ABILITIES_REPEAT).actor(deed.used.by.seat()).touching(touched)
}

fn number(number: u32) -> Count {
    Count::from(u64::from(number))
}

fn paid(arena: &Arena, deed: &Deed, cost: &Cost, after: &Fight) -> Option<Says> {
    let (burdens, threats) = (figure(&after.burdens), figure(&after.threats));
    Some(match *cost {
        Cost::AddBurdens(added) => LoopStep::AddsBurdens { burdens: number(added), now: burdens }.says(),
        Cost::RemoveBurdens(removed) => LoopStep::RemovesBurdens { burdens: number(removed), now: burdens }.says(),
        Cost::AddThreats(added) => LoopStep::AddsThreats { threats: number(added), now: threats }.says(),
        Cost::RemoveThreats(removed) => LoopStep::RemovesThreats { threats: number(removed), now: threats }.says(),
        Cost::Exert { of, times } => {
            let place = deed.used.place(of)?;
            let wounds = figure(after.wounds.get(place)?);
            LoopStep::Exerts { piece: arena.at(place), times: number(times), now: wounds }.says()
        }
        Cost::RemoveTwilight(removed) => {
            LoopStep::RemovesTwilight { twilight: number(removed), now: figure(&after.twilight) }.says()
        }
        Cost::DiscardItself => LoopStep::DiscardsItself { piece: deed.piece.clone() }.says(),
    })
}

fn did(arena: &Arena, deed: &Deed, effect: &Effect, (before, after): (&Fight, &Fight)) -> Option<Says> {
    let place = |of| deed.used.place(of);
    let left = |fight: &Fight| fight.there.iter().map(figure).fold(Int::zero(), |sum, one| &sum + &one);
    Some(match *effect {
        Effect::Strength { of, by } => {
            let place = place(of)?;
            let now = figure(after.strengths.get(place)?);
            LoopStep::GainsStrength { piece: arena.at(place), by: number(by), now }.says()
        }
        Effect::Damage { of, by } => {
            let place = place(of)?;
            let now = figure(after.damages.get(place)?);
            LoopStep::GainsDamage { piece: arena.at(place), by: number(by), now }.says()
        }
        Effect::TakesNoWounds { of } => LoopStep::IsUnwoundable { piece: arena.at(place(of)?) }.says(),
        Effect::Heal { of, .. } => {
            let place = place(of)?;
            LoopStep::Heals { piece: arena.at(place), now: figure(after.wounds.get(place)?) }.says()
        }
        Effect::AddTwilight(added) => {
            LoopStep::AddsTwilight { twilight: number(added), now: figure(&after.twilight) }.says()
        }
        Effect::Grant { of, what } => granted(arena.at(place(of)?), what)?,
        Effect::BarSpotted => {
            let (piece, character) = (arena.at(deed.used.itself?), arena.at(deed.used.spotted?));
            LoopStep::IsBarred { piece, character }.says()
        }
        Effect::WoundSpotted => LoopStep::IsWounded { piece: arena.at(deed.used.spotted?) }.says(),
        Effect::AddOwnStrength => {
            let (of, to) = (arena.at(deed.used.itself?), deed.used.spotted?);
            LoopStep::LendsStrength { piece: of, to: arena.at(to), now: figure(after.strengths.get(to)?) }.says()
        }
        Effect::WearTheRing => LoopStep::WearsTheRing { piece: arena.ring_bearer.clone() }.says(),
        Effect::RemoveBurdens(removed) => {
            LoopStep::RemovesBurdens { burdens: number(removed), now: figure(&after.burdens) }.says()
        }
        // Said by the course, which does it.
        Effect::Assign(_) | Effect::ExhaustAssigned | Effect::CancelSkirmish => return None,
        Effect::DiscardMinions(_) if left(before) == left(after) => LoopStep::NoMinionToDiscard.says(),
        Effect::DiscardMinions(_) => LoopStep::DiscardsAMinion.says(),
        Effect::DiscardConditions(_) if figure(&before.conditions) == figure(&after.conditions) => {
            LoopStep::NoConditionToDiscard.says()
        }
        Effect::DiscardConditions(_) => LoopStep::DiscardsACondition { now: figure(&after.conditions) }.says(),
        Effect::PlayFromDeck(_) | Effect::PlayFromDiscard(_) => {
            let from = if matches!(effect, Effect::PlayFromDeck(_)) { Lies::Deck } else { Lies::Discard };
            let mut all = arena.table.cards.iter().zip(after.cards.iter().zip(&before.cards));
            // A card that discarded itself as the cost may be the one that comes back.
            let played = all.find(|(_, (now, then))| now.is_in_play() && **then == from);
            match played {
                Some((card, _)) => LoopStep::PlaysCard { card: card.piece.clone(), now: figure(&after.twilight) }.says(),
                None => LoopStep::NothingFound.says(),
            }
        }
    })
}

fn granted(piece: Piece, what: Granted) -> Option<Says> {
    Some(match what {
        Granted::Defender => LoopStep::GainsDefender { piece }.says(),
        Granted::Fierce => LoopStep::BecomesFierce { piece }.says(),
        Granted::Skirmishes => LoopStep::MaySkirmish { piece }.says(),
        Granted::Assignable => LoopStep::MayBeAssigned { piece }.says(),
        Granted::NoArrow => LoopStep::AddsNoArrow { piece }.says(),
        Granted::NotByFreePeoplesTo(_) => return None,
    })
}

/// The Ring-bearer is corrupted by what was just done.
pub fn corrupted(arena: &Arena, fight: &Fight) -> Step {
    let says = LoopStep::ResistanceGone {
        ring_bearer: arena.ring_bearer.clone(),
        burdens: figure(&fight.burdens),
        resistance: arena.resistance(),
    };
    let touched = [arena.ring_bearer.id.clone()];
    Step::by(&BURDENS_CORRUPT, says.says()).and(&BURDENS_LOWER_RESISTANCE).and(&RING_BEARER_LOST).touching(touched)
}

/// The verdict once the Ring-bearer is corrupted.
pub fn lost_by(arena: &Arena, fight: &Fight, lost: &Lost) -> Says {
    let ring_bearer = arena.ring_bearer.clone();
    let (seat, burdens, resistance) = (player(lost.by), figure(&fight.burdens), arena.resistance());
    let says = match lost.iteration.clone() {
        Some(iteration) => LoopStep::Corrupted { ring_bearer, seat, iteration, burdens, resistance },
        None => LoopStep::CorruptedByOneAction { ring_bearer, seat, burdens, resistance },
    };
    says.says()
}
