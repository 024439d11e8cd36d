//! The board of the assignment phase: a zone for each character with its minions, and one for the unassigned.

use crate::games::lotr_tcg::assignment::deeds::objections;
use crate::games::lotr_tcg::assignment::prompts::done_act;
use crate::games::lotr_tcg::assignment::bans::By;
use crate::games::lotr_tcg::assignment::round::{Placed, Round, Stage, Wave};
use crate::games::lotr_tcg::assignment::skirmishes::outcome_of;
use crate::games::lotr_tcg::assignment::strip::strip;
use crate::games::lotr_tcg::assignment::given::{bearer_field, given_fields};
use crate::games::lotr_tcg::assignment::own_fields::own_fields;
use crate::games::lotr_tcg::assignment::path_says::PathSays;
use crate::games::lotr_tcg::assignment::play_says::Play;
use crate::games::lotr_tcg::assignment::says::Assign;
use crate::games::lotr_tcg::card_text::Phase;
use crate::games::lotr_tcg::cards::Block;
use crate::games::lotr_tcg::board;
use crate::games::lotr_tcg::looping::fields::{card_token, card_zones, piece_fields, window_fields};
use crate::games::lotr_tcg::seats::{FREE_PEOPLES, seat_views};
use crate::games::lotr_tcg::setup::{SetPhase, Setup};
use crate::games::lotr_tcg::table::Standing;
use crate::ruling::{Act, Arg, Badge, BoardView, Does, Field, FieldKind, Link, Offer, TokenId, TokenView, ZoneId, ZoneView};
use crate::words::Count;

/// The board of a moment.
pub fn board_of(setup: &Setup, round: &Round) -> BoardView {
    let table = round.table();
    let mut zones = strip(round);
    zones.extend(board::fellowship_zones(table));
    zones.extend(board::other_zones(table));
    zones.extend(card_zones());
    for zone in &mut zones {
        let here = table.characters.iter().find(|character| board::zone_at(&character.piece.id) == zone.id);
        if let Some(character) = here {
            show_the_fight(round, character, zone);
        }
    }
    let mut tokens: Vec<TokenView> = Vec::new();
    for character in &table.characters {
        tokens.push(character_token(round, character));
        let here = table.minions.iter().filter(|minion| round.is_with(minion, &character.piece.id));
        tokens.extend(here.map(|minion| token(round, minion)));
    }
    let elsewhere = table.minions.iter().filter(|minion| !round.placed.contains_key(&minion.piece.id));
    tokens.extend(elsewhere.map(|minion| token(round, minion)));
    for view in &mut tokens {
        view.fields.extend(piece_fields(setup, &view.id));
        if let Some(standing) = table.character(&view.id).or_else(|| table.minion(&view.id)) {
            view.fields.extend(given_fields(setup, standing));
            view.fields.extend(own_fields(setup, standing));
        }
    }
    tokens.extend(board::site_token(table));
    tokens.extend((0..table.cards.len()).filter_map(|nth| other_card(round, nth)));
    BoardView {
        seats: seat_views(&table.shadows),
        zones,
        tokens,
        fields: board::fields(table).into_iter().chain(window_fields(setup, &PHASES)).chain(path_fields(setup)).collect(),
        links: links(round),
        edges: Vec::new(),
        offers: offers(round),
    }
}

#[inline(never)] // not on the first screen
fn other_card(round: &Round, nth: usize) -> Option<TokenView> {
    let table = round.table();
    let other = table.cards.get(nth)?;
    let lies = round.fight.cards.get(nth).copied().unwrap_or(other.lies);
    let mut view = card_token(other, lies);
    view.fields.push(bearer_field(table, &other.piece.id, other.on.as_ref()));
    Some(view)
}

fn show_the_fight(round: &Round, character: &Standing, zone: &mut ZoneView) {
    let minions = round.minions_with(&character.piece.id);
    if minions.is_empty() {
        return;
    }
    let outcome = outcome_of(round, character);
    let (free_peoples, shadow) = (outcome.free_peoples, outcome.shadow);
    zone.badges.push(Badge {
        key: "totals",
        value: Arg::List(vec![Arg::from(&free_peoples), Arg::from(&shadow)]),
        says: Assign::TotalsBadge { free_peoples: free_peoples.clone(), shadow: shadow.clone() }.says(),
        short: Assign::TotalsMark { free_peoples, shadow }.says(),
    });
}

fn character_token(round: &Round, character: &Standing) -> TokenView {
    let mut view = token(round, character);
    let holds = Count::from(round.minions_with(&character.piece.id).len());
    let capacity = Count::from(round.capacity(character));
    view.badges.push(Badge {
        key: "capacity",
        value: Arg::from(&capacity),
        says: Assign::CapacityBadge { holds: holds.clone(), capacity: capacity.clone() }.says(),
        short: Assign::CapacityMark { holds, capacity }.says(),
    });
    view
}

fn token(round: &Round, standing: &Standing) -> TokenView {
    let id = &standing.piece.id;
    let is_character = round.table().character(id).is_some();
    let home = || if is_character { board::zone_at(id) } else { ZoneId::from(board::MINIONS) };
    let zone = round.zone_of(id).unwrap_or_else(home);
    board::token(&round.now(standing), zone, round.table(), &standing.wounds, round.is_dead(standing))
}

fn links(round: &Round) -> Vec<Link> {
    let link = |(minion, placed): (&TokenId, &Placed)| Link {
        from: minion.clone(),
        to: placed.character.clone(),
        kind: match placed.by {
            By::Leftover => "leftover",
            By::FreePeoples => "assigned",
            By::FreePeoplesAction | By::ShadowAction => "forced",
        },
    };
    round.placed.iter().map(link).collect()
}

fn offers(round: &Round) -> Vec<Offer> {
    if round.bare {
        return Vec::new();
    }
    let plain = |says: Play, act: Act| Offer { says: says.says(), does: Does::Act(act), why: Vec::new() };
    if let Some(phase) = round.action_phase().filter(|_| round.pending.is_none())
        && (phase != Phase::Assignment || round.wave() == Wave::Actions)
    {
        return vec![plain(Play::DoPass, Act::of(round.turn().seat(), "pass"))];
    }
    let mut offers = Vec::new();
    let (seat, says) = match round.wave() {
        Wave::FreePeoples => (FREE_PEOPLES.into(), Assign::SayDoneFreePeoples),
        Wave::Shadow => match round.shadow_to_place() {
            Some(seat) => (seat.clone(), Assign::SayDoneShadow),
            None => return Vec::new(),
        },
        // The skirmishes may be played one by one, although nothing has to be decided.
        Wave::Actions | Wave::Over => {
            let can_fight = matches!(round.stage, Stage::Assign | Stage::Skirmishes) && round.pending.is_none();
            for character in round.to_come().into_iter().filter(|_| can_fight && round.current.is_none()) {
                let act = Act::of(FREE_PEOPLES, "fight").with("character", &character.piece.id);
                let why = round.not_next(character).into_iter().collect();
                offers.push(Offer { why, ..plain(Play::DoFight { character: character.piece.clone() }, act) });
            }
            return offers;
        }
    };
    let act = done_act(&seat);
    let why = objections(round, &act);
    offers.push(Offer { says: says.says(), does: Does::Act(act), why });
    offers
}

/// The phases that this question may start with.
pub const PHASES: [SetPhase; 4] = [SetPhase::Skirmish, SetPhase::Maneuver, SetPhase::Archery, SetPhase::Fierce];

// Where on its path the fellowship is, as far as no card says it, and what else only this question looks at.
fn path_fields(setup: &Setup) -> Vec<Field> {
    let field = |key: &str, name: PathSays, kind| Field { key: key.to_owned(), token: None, name: name.says(), kind };
    let number = |value: Count, most: Option<Count>| FieldKind::Number { value, least: Count::zero(), most };
    let block = |block: Option<Block>| match block {
        None => ("none", PathSays::BlockOfTheCard),
        Some(Block::Fellowship) => ("fellowship", PathSays::BlockFellowship),
        Some(Block::Towers) => ("towers", PathSays::BlockTowers),
        Some(Block::King) => ("king", PathSays::BlockKing),
        Some(Block::Shadows) => ("shadows", PathSays::BlockShadows),
    };
    let every = [None, Some(Block::Fellowship), Some(Block::Towers), Some(Block::King), Some(Block::Shadows)];
    let options = every.map(block).into_iter().map(|(id, says)| (id.into(), says.says())).collect();
    let at = Count::from(u64::from(setup.site_number.unwrap_or(0)));
    vec![
        field("site_number", PathSays::SiteNumberField, number(at, Some(Count::from(9)))),
        field("block", PathSays::BlockField, FieldKind::Choice { value: block(setup.block).0.into(), options }),
        field("controlled_sites", PathSays::ControlledField, number(setup.controlled_sites.clone(), None)),
        field("cancel_ring_bearer", PathSays::CancelField, FieldKind::Toggle(setup.cancel_ring_bearer)),
    ]
}
