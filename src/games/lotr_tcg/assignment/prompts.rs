//! What has to be decided next, with every answer and what it gives.

use crate::games::lotr_tcg::assignment::actions::{
    Chosen, MOST_OFFERED, assigning, free_peoples_choices, is_unbound, usable, usable_from,
};
use crate::games::lotr_tcg::assignment::archery::{may_be_wounded, who_is_wounded};
use crate::games::lotr_tcg::assignment::decisions::who_decides;
use crate::games::lotr_tcg::assignment::deeds::{ASSIGN, DONE, objections};
use crate::games::lotr_tcg::assignment::fought::{Fought, Skirmish, sentence_of};
use crate::games::lotr_tcg::assignment::listing::{Listing, MOST_NUMBERED};
use crate::games::lotr_tcg::assignment::play_says::Play;
use crate::games::lotr_tcg::assignment::price::{price, who_can_exert};
use crate::games::lotr_tcg::assignment::round::{Pending, Round, Stage, Wave};
use crate::games::lotr_tcg::assignment::says::Assign;
use crate::games::lotr_tcg::assignment::skirmishes::{outcome_of, outcome_with};
use crate::games::lotr_tcg::card_text::{Effect, Granted, Who, CharacterSort, Prevent};
use crate::games::lotr_tcg::cards::Keyword;
use crate::games::lotr_tcg::looping::arena::player;
use crate::games::lotr_tcg::seats::FREE_PEOPLES;
use crate::games::lotr_tcg::table::{Standing, nothing_there_yet};
use crate::ruling::{Act, Choice, NumberAsked, OptionId, Problem, Prompt, Says, SeatId, TokenId};
use crate::words::Count;

/// The key of the Free Peoples player's decision.
pub const ASSIGN_OR_DONE: &str = "assign_or_done";
/// The key of a Shadow player's decision.
pub const LEFTOVERS: &str = "leftovers";
/// So many pairs of a minion and a character are listed as answers; of more, only being done is: a minion that is
/// lifted shows its places.
const MOST_PAIRS: usize = 60;
/// So many whole ways to assign say what they are.
const WAYS_OFFERED: usize = 5;

/// What makes a character take one minion more.
const TAKES_ONE_MORE: Effect = Effect::Grant { of: Who::Itself, what: Granted::Defender };

/// The decision that is due, if any.
pub fn prompt_of(round: &Round) -> Option<Prompt> {
    if round.bare {
        return Some(nothing_there_yet());
    }
    if let Some(pending) = &round.pending {
        return Some(of_pending(round, pending));
    }
    match round.stage {
        Stage::Maneuver => Some(to_act(round, "action")),
        Stage::Archery if !round.archery_actions_over => Some(to_act(round, "action")),
        Stage::Archery => to_give_wounds(round),
        Stage::Assign => match round.wave() {
            Wave::Actions => Some(to_act(round, "action")),
            wave => to_assign(round, wave),
        },
        Stage::Skirmishes if round.current.is_some() => Some(to_act(round, "skirmish_action")),
        Stage::Skirmishes if round.is_decided_one_by_one() => next_skirmish(round),
        Stage::Skirmishes | Stage::Over => None,
    }
}

fn to_assign(round: &Round, wave: Wave) -> Option<Prompt> {
    let mut unassigned = round.unassigned();
    let (seat, key): (SeatId, _) = match wave {
        Wave::FreePeoples => (FREE_PEOPLES.into(), ASSIGN_OR_DONE),
        Wave::Shadow => (round.shadow_to_place()?.clone(), LEFTOVERS),
        Wave::Actions | Wave::Over => return None,
    };
    if wave == Wave::Shadow {
        unassigned.retain(|minion| minion.owner.as_ref() == Some(&seat) && !round.taken_out.contains(&minion.piece.id));
    }
    let minions = Count::from(unassigned.len());
    let pairs = unassigned.len().saturating_mul(round.characters().count());
    let listed = pairs <= MOST_PAIRS;
    let asks = match (wave, listed) {
        (Wave::Shadow, true) => Assign::AsksShadow { minions },
        (Wave::Shadow, false) => Assign::AsksShadowMany { minions, pairs: pairs.into() },
        (_, true) => Assign::AsksFreePeoples { minions },
        (_, false) => Assign::AsksFreePeoplesMany { minions, pairs: pairs.into() },
    };
    let mut choices = Vec::new();
    if listed {
        for (place, minion) in unassigned.iter().enumerate() {
            for (other, character) in round.characters().enumerate() {
                let id = OptionId::new(&format!("{}.{}", minion.piece.id, character.piece.id));
                // Two long ids do not fit into one: then their places on the board name the pair.
                let by_place = || OptionId::new(&format!("m{place}.c{other}")).unwrap_or_else(|_| ASSIGN.into());
                choices.push(pair(round, &seat, minion, character, id.unwrap_or_else(|_| by_place())));
            }
        }
    }
    choices.push(done(&seat, &unassigned));
    let number = (wave == Wave::FreePeoples).then(|| a_whole_way(round)).flatten();
    Some(Prompt { key, seat: Some(seat), asks: asks.says(), choices, number })
}

// All assignments at once, by the number of the way; the first ways say what they are. Where exertions are to be paid or
// an ambush may follow, minions are assigned one by one.
fn a_whole_way(round: &Round) -> Option<NumberAsked> {
    let asks_more = |minion: &&Standing| {
        let ambush = minion.is.keywords.iter().any(|keyword| matches!(keyword, Keyword::Ambush(_)));
        ambush || price(round, minion) > 0
    };
    if round.unassigned().iter().any(asks_more) {
        return None;
    }
    let listing = Listing::of(round);
    let ways = listing.number()?;
    let offered = listing.listed(1, WAYS_OFFERED).into_iter().enumerate();
    let offered = offered.map(|(nth, way)| (Count::from(nth + 2), Some(listing.says(round, &way))));
    Some(NumberAsked {
        windows: Vec::new(),
        says: Assign::NumberOfWay { ways: ways.clone() }.says(),
        act: Act::of(FREE_PEOPLES, "assign_as").answering(ASSIGN_OR_DONE),
        arg: "nth",
        least: Count::one(),
        most: Some(ways.min(Count::from(MOST_NUMBERED))),
        offered: offered.collect(),
    })
}

/// The act that puts a minion with a character.
pub fn assign_act(seat: &SeatId, minion: &Standing, character: &Standing) -> Act {
    Act::of(seat.clone(), ASSIGN).with("minion", &minion.piece.id).with("character", &character.piece.id)
}

/// The act that ends the wave of `seat`, as the answer to its prompt.
pub fn done_act(seat: &SeatId) -> Act {
    let key = if *seat == FREE_PEOPLES { ASSIGN_OR_DONE } else { LEFTOVERS };
    Act::of(seat.clone(), DONE).answering(key)
}

/// What the skirmish of `character` would give with `minion` in it, as the board stands; that the game is lost, where
/// it kills the Ring-bearer.
pub fn with_one_more(round: &Round, minion: &Standing, character: &Standing) -> Says {
    let here = |other: &&Standing| other.piece.id == minion.piece.id || round.is_with(other, &character.piece.id);
    let minions: Vec<&Standing> = round.minions().filter(here).collect();
    said(round, &outcome_with(round, character, &minions))
}

fn said(round: &Round, outcome: &crate::games::lotr_tcg::skirmish::Outcome) -> Says {
    let skirmish = sentence_of(outcome);
    let bearer = round.table().ring_bearer.as_ref();
    if outcome.killed().iter().any(|piece| Some(&piece.id) == bearer) {
        return Fought::FreePeoplesLose { skirmish: Skirmish(Box::new(skirmish)), others: Count::zero() }.says();
    }
    skirmish.says()
}

fn pair(round: &Round, seat: &SeatId, minion: &Standing, character: &Standing, id: OptionId) -> Choice {
    let act = assign_act(seat, minion, character);
    let why = objections(round, &act);
    let says = Assign::MinionTo { minion: minion.piece.clone(), character: character.piece.clone() }.says();
    let gives = why.is_empty().then(|| with_one_more(round, minion, character));
    Choice { id, says, act, why, gives }
}

fn done(seat: &SeatId, unassigned: &[&Standing]) -> Choice {
    let minions: Vec<_> = unassigned.iter().map(|minion| minion.piece.clone()).collect();
    let (says, gives) = if *seat == FREE_PEOPLES {
        (Assign::SayDoneFreePeoples, Assign::ThenLeftovers { minions: Count::from(minions.len()) })
    } else {
        (Assign::SayDoneShadow, Assign::UnassignedDoNotFight { minions })
    };
    Choice { id: DONE.into(), says: says.says(), act: done_act(seat), why: Vec::new(), gives: Some(gives.says()) }
}

fn choice(id: &str, says: Play, act: Act) -> Choice {
    let id = OptionId::new(id).unwrap_or_else(|_| "other".into());
    Choice { id, says: says.says(), act, why: Vec::new(), gives: None }
}

// How an action reads as an answer.
fn use_says(round: &Round, chosen: &Chosen) -> Play {
    let piece = chosen.deed.piece.clone();
    match (&chosen.minion, &chosen.character) {
        (Some(minion), Some(character)) => {
            Play::DoUseToAssign { piece, minion: round.piece(minion), character: round.piece(character) }
        }
        (Some(minion), None) => Play::DoUseToMakeAssign { piece, minion: round.piece(minion) },
        _ => match chosen.deed.target.clone() {
            Some(target) => Play::DoUseOn { piece, target },
            None => Play::DoUse { piece },
        },
    }
}

// Act or pass.
fn to_act(round: &Round, key: &'static str) -> Prompt {
    let by = round.turn();
    let seat = by.seat();
    let mut choices: Vec<Choice> = Vec::new();
    for (place, chosen) in usable(round, Some(by)).into_iter().enumerate() {
        let names = [Some(&chosen.deed.piece.id), chosen.deed.target.as_ref().map(|piece| &piece.id), chosen.minion.as_ref(), chosen.character.as_ref()];
        let names: Vec<&str> = names.into_iter().flatten().map(TokenId::as_str).collect();
        let id = OptionId::new(&names.join(".")).map_or_else(|_| format!("use.{place}"), |id| id.to_string());
        choices.push(choice(&id, use_says(round, &chosen), chosen.act()));
        if chosen.deed.used.ability.effects.contains(&TAKES_ONE_MORE)
            && let (Some(one), Some(last)) = (round.table().character(&chosen.deed.piece.id), choices.last_mut())
        {
            let room = Count::from(round.capacity(one).saturating_add(1));
            let free = Count::from(round.unassigned().len());
            last.gives = Some(Play::ThenTakes { character: one.piece.clone(), room, free }.says());
        }
        if assigning(&chosen.deed).is_some_and(|assigns| assigns.prevent == Prevent::Never)
            && let (Some(minion), Some(character), Some(last)) = (&chosen.minion, &chosen.character, choices.last_mut())
            && let (Some(minion), Some(character)) = (round.table().minion(minion), round.table().character(character))
        {
            last.gives = Some(with_one_more(round, minion, character));
        }
    }
    let more = !usable_from(round, Some(by), (MOST_OFFERED, 1)).is_empty();
    choices.push(choice("pass", Play::DoPass, Act::of(seat.clone(), "pass")));
    let asks = match more {
        true => Play::AsksActionOfMany { seat: player(by), listed: MOST_OFFERED.into() },
        false => Play::AsksAction { seat: player(by) },
    };
    let number = more.then(|| NumberAsked {
        windows: Vec::new(),
        says: Play::NumberOfUse.says(),
        act: Act::of(seat.clone(), "activate"),
        arg: "nth",
        least: Count::one(),
        most: Some(Count::from(MOST_NUMBERED)),
        offered: Vec::new(),
    });
    Prompt { key, seat: Some(seat), asks: asks.says(), choices, number }
}

fn to_give_wounds(round: &Round) -> Option<Prompt> {
    let seat = who_is_wounded(round)?;
    let (fellowship, minions) = round.archery;
    let wounds = Count::from(u64::from(if seat == FREE_PEOPLES { fellowship } else { minions }));
    let choices = may_be_wounded(round, &seat).into_iter().map(|one| {
        let act = Act::of(seat.clone(), "archery").with("piece", &one.piece.id).answering("archery");
        choice(one.piece.id.as_str(), Play::DoArchery { piece: one.piece.clone() }, act)
    });
    let choices = choices.collect();
    Some(Prompt { key: "archery", seat: Some(seat), asks: Play::AsksArchery { wounds }.says(), choices, number: None })
}

fn next_skirmish(round: &Round) -> Option<Prompt> {
    let to_come = round.to_come();
    if to_come.is_empty() {
        return None;
    }
    let choices = to_come.into_iter().map(|character| {
        let piece = character.piece.clone();
        let act = Act::of(FREE_PEOPLES, "fight").with("character", &piece.id).answering("next_skirmish");
        let why: Vec<Problem> = round.not_next(character).into_iter().collect();
        let gives = why.is_empty().then(|| said(round, &outcome_of(round, character)));
        Choice { why, gives, ..choice(piece.id.as_str(), Play::DoFight { character: piece.clone() }, act) }
    });
    let choices = choices.collect();
    Some(Prompt { key: "next_skirmish", seat: Some(FREE_PEOPLES.into()), asks: Play::AsksNext.says(), choices, number: None })
}

fn of_pending(round: &Round, pending: &Pending) -> Prompt {
    let seat = who_decides(round, pending);
    let named = |key: &'static str, asks: Play, choices: Vec<Choice>| Prompt {
        key,
        seat: Some(seat.clone()),
        asks: asks.says(),
        choices,
        number: None,
    };
    let act = |key: &str, answers: &str| Act::of(seat.clone(), key).answering(answers);
    match pending {
        Pending::Prevent { minion, character, how, .. } => {
            let payers: Vec<&Standing> = match how {
                Prevent::ExertIt => round.characters().filter(|one| one.piece.id == *character).collect(),
                _ => round.characters().filter(|one| is_unbound(one)).collect(),
            };
            let prevents = payers.into_iter().map(|payer| {
                let act = act("prevent", "prevent").with("character", &payer.piece.id);
                choice(payer.piece.id.as_str(), Play::DoPreventBy { payer: payer.piece.clone() }, act)
            });
            let choices = prevents.chain([choice("allow", Play::DoAllow, act("allow", "prevent"))]).collect();
            named("prevent", Play::AsksPrevent { minion: round.piece(minion), character: round.piece(character) }, choices)
        }
        Pending::Choose { minion, .. } => {
            let who = round.table().minion(minion);
            let all = who.map(|who| free_peoples_choices(round, who, CharacterSort::Hobbit)).unwrap_or_default();
            let choices = all.into_iter().map(|one| {
                let says = Play::DoFight { character: one.piece.clone() };
                choice(one.piece.id.as_str(), says, act("choose", "choose").with("character", &one.piece.id))
            });
            named("choose", Play::AsksChoose { minion: round.piece(minion) }, choices.collect())
        }
        Pending::Ambush { minion, each } => {
            let added = Count::from(each.first().map_or(0, |first| u64::from(*first)));
            let choices = vec![
                choice("add_twilight", Play::DoAmbush { added }, act("add_twilight", "ambush")),
                choice("decline", Play::DoDecline, act("decline", "ambush")),
            ];
            named("ambush", Play::AsksAmbush { minion: round.piece(minion) }, choices)
        }
        Pending::Ring { .. } | Pending::RingAtArchery => {
            let choices = vec![
                choice("put_on", Play::DoPutOn, act("put_on", "ring")),
                choice("not_now", Play::DoNotNow, act("not_now", "ring")),
            ];
            let (piece, due) = match pending {
                Pending::Ring { due, outcome } => (outcome.character.clone(), due.clone()),
                _ => (round.arena.ring_bearer.clone(), Count::from(u64::from(round.archery.0))),
            };
            named("ring", Play::AsksRing { piece, due }, choices)
        }
        Pending::Price(price) => {
            let choices = who_can_exert(round).into_iter().map(|one| {
                let act = act("exert", "price").with("character", &one.piece.id);
                choice(one.piece.id.as_str(), Play::DoExert { piece: one.piece.clone() }, act)
            });
            let (minion, owed) = (round.piece(&price.minion), Count::from(price.left));
            named("price", Play::AsksExertions { minion, owed }, choices.collect())
        }
        Pending::TakeOver { sam } => {
            let choices = vec![
                choice("take_over", Play::DoTakeOver, act("take_over", "take_over")),
                choice("decline", Play::DoDecline, act("decline", "take_over")),
            ];
            named("take_over", Play::AsksTakeOver { sam: round.piece(sam) }, choices)
        }
        Pending::Fierce { minion } => {
            let choices = vec![
                choice("become_fierce", Play::DoBecomeFierce, act("become_fierce", "become_fierce")),
                choice("decline", Play::DoDecline, act("decline", "become_fierce")),
            ];
            named("become_fierce", Play::AsksFierce { minion: round.piece(minion) }, choices)
        }
    }
}
