//! The board of the assignment phase: a zone for each character with its minions, and one for the unassigned.

use crate::games::lotr_tcg::assignment::deeds::objections;
use crate::games::lotr_tcg::assignment::prompts::done_act;
use crate::games::lotr_tcg::assignment::round::{Round, Wave, capacity};
use crate::games::lotr_tcg::assignment::says::Assign;
use crate::games::lotr_tcg::board;
use crate::games::lotr_tcg::seats::{FREE_PEOPLES, SHADOW, seat_views};
use crate::games::lotr_tcg::skirmish::fought;
use crate::games::lotr_tcg::table::Standing;
use crate::ruling::{Arg, Badge, BoardView, Does, Link, Offer, TokenView, ZoneId, ZoneView};
use crate::words::Count;

/// The board of a moment.
pub fn board_of(round: &Round) -> BoardView {
    let table = &round.table;
    let mut zones = board::fellowship_zones(table);
    zones.extend(board::other_zones(table));
    for zone in &mut zones {
        let here = table.characters.iter().find(|character| board::zone_at(&character.piece.id) == zone.id);
        if let Some(character) = here {
            show_the_fight(round, character, zone);
        }
    }
    let mut tokens: Vec<TokenView> = Vec::new();
    for character in &table.characters {
        tokens.push(character_token(round, character));
        tokens.extend(round.minions_with(&character.piece.id).into_iter().map(|minion| token(round, minion)));
    }
    let elsewhere = table.minions.iter().filter(|minion| !round.placed.contains_key(&minion.piece.id));
    tokens.extend(elsewhere.map(|minion| token(round, minion)));
    tokens.extend(board::site_token(table));
    BoardView {
        seats: seat_views(&[SHADOW.into()]),
        zones,
        tokens,
        fields: board::fields(table),
        links: links(round),
        edges: Vec::new(),
        offers: offers(round),
    }
}

fn show_the_fight(round: &Round, character: &Standing, zone: &mut ZoneView) {
    let minions = round.minions_with(&character.piece.id);
    if minions.is_empty() {
        return;
    }
    let outcome = fought(character, &minions);
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
    let capacity = Count::from(capacity(character));
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
    let is_character = round.table.character(id).is_some();
    let home = || if is_character { board::zone_at(id) } else { ZoneId::from(board::MINIONS) };
    let zone = round.zone_of(id).unwrap_or_else(home);
    board::token(&round.now(standing), zone, &round.table, &standing.wounds, round.is_dead(standing))
}

fn links(round: &Round) -> Vec<Link> {
    let link = |(minion, placed): (&crate::ruling::TokenId, &crate::games::lotr_tcg::assignment::round::Placed)| Link {
        from: minion.clone(),
        to: placed.character.clone(),
        kind: if placed.as_leftover { "leftover" } else { "assigned" },
    };
    round.placed.iter().map(link).collect()
}

fn offers(round: &Round) -> Vec<Offer> {
    let (seat, says) = match round.wave() {
        Wave::FreePeoples => (FREE_PEOPLES, Assign::SayDoneFreePeoples),
        Wave::Shadow => (SHADOW, Assign::SayDoneShadow),
        Wave::Over => return Vec::new(),
    };
    let act = done_act(seat);
    let why = objections(round, &act);
    vec![Offer { says: says.says(), does: Does::Act(act), why }]
}
