//! Using an ability: which one an act names, why it may not be used, and what it did.

use crate::games::lotr_tcg::board::site_piece;
use crate::games::lotr_tcg::cards::{Cost, Effect, Spot, Who};
use crate::games::lotr_tcg::looping::arena::{Arena, Deed, player};
use crate::games::lotr_tcg::looping::core::{Fight, Halt, Side};
use crate::games::lotr_tcg::looping::moment::Lost;
use crate::games::lotr_tcg::looping::objections::LoopObjection;
use crate::games::lotr_tcg::looping::rulebook::{
    ABILITIES_REPEAT, BURDENS_LOWER_RESISTANCE, COSTS_ARE_PAID, SPOTTED_IS_IN_PLAY,
};
use crate::games::lotr_tcg::looping::says::LoopStep;
use crate::games::lotr_tcg::rulebook::{ACTION_PROCEDURE, BURDENS_CORRUPT, RING_BEARER_LOST};
use crate::loops::figure;
use crate::play::Refusal;
use crate::ruling::{Act, ActArg, Piece, Says, Step, TokenId};
use crate::words::Count;

/// The ability that an act `activate {piece, ability, target}` of `by` names. `ability` counts from 0 and is 0 if
/// absent; `target` is the minion that is spotted and may be absent where only one can be.
///
/// # Errors
/// What stands against it; nothing of costs.
pub fn named_deed(arena: &Arena, by: Side, act: &Act) -> Result<Deed, Refusal> {
    let refused = |says: LoopObjection| Refusal::because(Step::by(&ABILITIES_REPEAT, says.says()));
    let id = act.token("piece").ok_or_else(|| refused(LoopObjection::WhichPiece))?;
    let of_piece: Vec<&Deed> = arena.deeds.iter().filter(|deed| deed.piece.id == id).collect();
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
        Some(deed) => step.and(&deed.card.rule),
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
        Halt::NoBurdenToRemove { needed } => {
            let there = figure(&fight.burdens);
            let needed = Count::from(u64::from(needed));
            of_card(Step::by(&COSTS_ARE_PAID, LoopObjection::NoBurdenToRemove { piece, needed, there }.says()))
        }
        Halt::Corrupted { .. } | Halt::Turns(_) => Step::by(&RING_BEARER_LOST, LoopObjection::GameIsLost.says()),
    }
}

/// What using an ability did, with its card as the rule.
pub fn used(arena: &Arena, deed: &Deed, after: &Fight) -> Step {
    let costs = deed.used.ability.costs.iter().map(|cost| {
        let now = figure(&after.burdens);
        match *cost {
            Cost::AddBurdens(burdens) => LoopStep::AddsBurdens { burdens: Count::from(u64::from(burdens)), now }.says(),
            Cost::RemoveBurdens(burdens) => {
                LoopStep::RemovesBurdens { burdens: Count::from(u64::from(burdens)), now }.says()
            }
        }
    });
    let place = |of: Who| match of {
        Who::Itself => deed.used.itself,
        Who::Spotted => deed.used.spotted,
    };
    let effects = deed.used.ability.effects.iter().filter_map(|effect| match *effect {
        Effect::Strength { of, by } => {
            let place = place(of)?;
            let now = figure(after.strengths.get(place)?);
            Some(LoopStep::GainsStrength { piece: arena.at(place), by: Count::from(u64::from(by)), now }.says())
        }
        Effect::TakesNoWounds { of } => Some(LoopStep::IsUnwoundable { piece: arena.at(place(of)?) }.says()),
    });
    let says = LoopStep::Used {
        seat: player(deed.used.by),
        piece: deed.piece.clone(),
        costs: costs.collect(),
        effects: effects.collect(),
    };
    let touched = [Some(&deed.piece), deed.target.as_ref()].into_iter().flatten().map(|piece| piece.id.clone());
    Step::by(&deed.card.rule, says.says()).and(&ABILITIES_REPEAT).actor(deed.used.by.seat()).touching(touched)
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
