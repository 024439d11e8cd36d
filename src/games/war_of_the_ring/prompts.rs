use crate::games::war_of_the_ring::acts::{MERGE, REMOVE, STAY_SEPARATE};
use crate::games::war_of_the_ring::army::Occupants;
use crate::games::war_of_the_ring::excess::{Excess, Way};
use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::limit::begins_with_the_non_leading_player;
use crate::games::war_of_the_ring::nations::Nation;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::says::Says;
use crate::games::war_of_the_ring::setup::Stand;
use crate::games::war_of_the_ring::state::State;
use crate::ruling::{Act, ActArg, Choice, OptionId, Prompt, Says as Told};
use crate::words::Count;

/// The key of the prompt that asks the table how units stand.
pub const SEPARATE_OR_MERGED: &str = "separate_or_merged";
/// The key of the prompt that asks a teammate whether he agrees.
pub const AGREE_TO_MERGE: &str = "agree_to_merge";

/// What has to be decided next: an answer to a proposal; else how units over the limit stand; else which figures go,
/// first where control depends on it.
pub fn next_decision(state: &State) -> Option<Prompt> {
    // A proposal lapses where the two are one Army in the meantime, or no longer share the region.
    let open = |region| {
        matches!(state.occupants(region), Occupants::Two(..)) && state.stand(region) != Some(Stand::Mixed)
    };
    let asked = |region| {
        let proposer = state.wants_to_merge.get(&region).filter(|_| open(region));
        proposer.map(|player| agree_to_merge(state, region, *player))
    };
    let held = state.held();
    held.iter()
        .copied()
        .find_map(asked)
        .or_else(|| held.iter().copied().find_map(|region| separate_or_merged(state, region)))
        .or_else(|| remove_where(state, |region| state.may_control(region).len() > 1))
        .or_else(|| remove_where(state, |_| true))
}

/// The prompt for the figures of a region whose control depends on them, if there is one.
pub fn decides_control(state: &State) -> Option<Prompt> {
    remove_where(state, |region| state.may_control(region).len() > 1)
}

fn in_region(act: Act, region: Region) -> Act {
    act.with("region", ActArg::Text(region.id().to_owned()))
}

fn choice(id: &'static str, says: Says, act: Act, gives: Option<Told>) -> Choice {
    Choice { id: OptionId::from(id), says: says.says(), act, why: Vec::new(), gives }
}

fn agree_to_merge(state: &State, region: Region, proposer: Power) -> Prompt {
    let seat = proposer.teammate().seat();
    let act = |key| in_region(Act::of(seat.clone(), key), region).answering(AGREE_TO_MERGE);
    let apart = Some(Says::FoundEachHisOwn { region }.says());
    Prompt {
        key: AGREE_TO_MERGE,
        seat: Some(seat.clone()),
        asks: Says::AsksAgreeToMerge { region, player: proposer.teammate(), other: proposer }.says(),
        choices: vec![
            choice(MERGE, Says::AnswerMerged, act(MERGE), if_merged(state, region)),
            choice(STAY_SEPARATE, Says::AnswerSeparate, act(STAY_SEPARATE), apart),
        ],
        number: None,
    }
}

// What merging leads to: a controller, or an open question where the limit is passed.
fn if_merged(state: &State, region: Region) -> Option<Told> {
    if !state.over(region).is_zero() {
        return Some(Says::AsksA7.says());
    }
    let mut merged = state.clone();
    merged.board.regions.or_default(region).stand = Some(Stand::Mixed);
    merged.control(region).map(|control| Says::ThenControls { player: control.power }.says())
}

fn separate_or_merged(state: &State, region: Region) -> Option<Prompt> {
    let over = state.over(region);
    let Occupants::Two(one, other) = state.occupants(region) else { return None };
    if over.is_zero() || state.stand(region).is_some() {
        return None;
    }
    let act = |key| in_region(Act::of_nobody(key), region).answering(SEPARATE_OR_MERGED);
    let asks = Says::AsksSeparateOrMerged { region, one: one.power, other: other.power, over: over.clone() };
    let apart = Excess::of(begins_with_the_non_leading_player(state, one, other, false), over, None);
    Some(Prompt {
        key: SEPARATE_OR_MERGED,
        seat: None,
        asks: asks.says(),
        choices: vec![
            choice("separate", Says::AnswerSeparate, act(STAY_SEPARATE), shares(&apart)),
            choice("merged", Says::AnswerMerged, act(MERGE), if_merged(state, region)),
        ],
        number: None,
    })
}

fn shares(excess: &Excess) -> Option<Told> {
    let shares = excess.shares();
    let [(first, first_removes), (second, second_removes)] = shares.as_slice() else { return None };
    let says = Says::OneEach {
        first: *first,
        first_removes: first_removes.clone(),
        second: *second,
        second_removes: second_removes.clone(),
    };
    Some(says.says())
}

fn remove_where(state: &State, holds: impl Fn(Region) -> bool) -> Option<Prompt> {
    state.excess.iter().filter(|(region, _)| holds(**region)).find_map(|(region, excess)| remove(state, *region, excess))
}

// Every class that the player may take from: one figure, and as many as he still has to remove.
fn remove(state: &State, region: Region, excess: &Excess) -> Option<Prompt> {
    let player = excess.next()?;
    let left = excess.still(player);
    let garrison = state.board.garrison(region);
    let for_all = matches!(excess.way, Way::Chosen { .. });
    let mut choices = Vec::new();
    for (nation, kind, there) in garrison.army_units() {
        if !for_all && nation.player(state.board.players) != player {
            continue;
        }
        let most = there.clone().min(left.clone());
        choices.push(figures(state, region, player, (nation, kind), Count::one(), "one"));
        if most > Count::one() {
            choices.push(figures(state, region, player, (nation, kind), most, "most"));
        }
    }
    Some(Prompt {
        key: REMOVE,
        seat: Some(player.seat()),
        asks: Says::AsksRemove { region, player, amount: left }.says(),
        choices,
        number: None,
    })
}

fn figures(
    state: &State,
    region: Region,
    player: Power,
    (nation, kind): (Nation, Kind),
    amount: Count,
    how_many: &str,
) -> Choice {
    let act = in_region(Act::of(player.seat(), REMOVE), region)
        .with("nation", ActArg::Text(nation.key().to_owned()))
        .with("kind", ActArg::Text(kind.key().to_owned()))
        .with("amount", &amount)
        .answering(REMOVE);
    let mut after = state.clone();
    after.send_back(region, nation, kind, &amount);
    if let Some(excess) = after.excess.get_mut(&region) {
        excess.takes(nation.player(state.board.players), &amount);
    }
    let merged = state.stand(region) == Some(Stand::Mixed);
    let gives = match after.may_control(region).as_slice() {
        [player] if merged => Some(Says::ThenControls { player: *player }.says()),
        [one, other] if merged => Some(Says::ControlDepends { one: *one, other: *other }.says()),
        _ => None,
    };
    let id = format!("{}.{}.{how_many}", nation.key(), kind.key());
    Choice {
        id: OptionId::new(&id).unwrap_or_else(|_| OptionId::from(REMOVE)),
        says: Says::AnswerFigures { nation, kind, amount }.says(),
        act,
        why: Vec::new(),
        gives,
    }
}
