//! The board as a page draws it.

use crate::games::riftbound::ability::may_be_left;
use crate::games::riftbound::acts::{ALL_PASS, REMAKE};
use crate::games::riftbound::arranged_chain;
use crate::games::riftbound::cards::{Card, Kind};
use crate::games::riftbound::cost::{DOMAIN_KEYS, MOST};
use crate::games::riftbound::has::Has;
use crate::games::riftbound::labels::Label;
use crate::games::riftbound::names::place;
use crate::games::riftbound::own_cost::Own;
use crate::games::riftbound::payment::{Purse, Runes};
use crate::games::riftbound::seats::player;
use crate::games::riftbound::setup::Moment;
use crate::games::riftbound::state::{BATTLEFIELDS, CHAIN, SEATS, Seat, State, Thing, seat_id, zone_of};
use crate::games::riftbound::text::Does as Effect;
use crate::ruling::{
    Act, ActArg, Arg, Badge, BoardView, Does, Field, FieldKind, Layout, Link, Offer, OptionId, Prompt, SeatView, Tint, TokenId, TokenView,
    ZoneId, ZoneView,
};
use crate::words::Count;

/// The places in reading order, with a word for style sheets and how they lay out what they hold.
const ZONES: [(&str, &str, Layout); 13] = [
    (CHAIN, "chain", Layout::Stack),
    ("p1.hand", "hand", Layout::Row),
    ("p1.runes", "runes", Layout::Row),
    ("p1.base", "base", Layout::Row),
    ("bf1", "battlefield", Layout::Row),
    ("bf2", "battlefield", Layout::Row),
    ("p2.base", "base", Layout::Row),
    ("p2.runes", "runes", Layout::Row),
    ("p2.hand", "hand", Layout::Row),
    ("p1.trash", "trash", Layout::Row),
    ("p2.trash", "trash", Layout::Row),
    ("p1.banished", "trash", Layout::Row),
    ("p2.banished", "trash", Layout::Row),
];

/// The settings of what happened before, by player.
const SETTINGS: [[&str; 5]; 2] = [
    ["p1.enemy_died", "p1.empowered", "p1.near", "p1.next_less", "p1.next_repeats"],
    ["p2.enemy_died", "p2.empowered", "p2.near", "p2.next_less", "p2.next_repeats"],
];
/// So many granted Repeats can be set.
pub const MOST_GRANTED: usize = 9;

/// So many new choices are offered on the board; the answers list more.
const MOST_OFFERED: usize = 12;

/// The board; `present` if it takes deeds now.
pub fn drawn(state: &State, present: bool) -> BoardView {
    let mut view = BoardView {
        seats: [0, 1].map(|seat| SeatView { id: seat_id(seat), name: Label::Player { player: player(seat) }.says(), tint: tint(seat) }).to_vec(),
        zones: zones(state),
        tokens: Vec::new(),
        fields: fields(state),
        links: Vec::new(),
        edges: Vec::new(),
        offers: Vec::new(),
    };
    for seat in [0, 1] {
        rune_tokens(state, seat, &mut view.tokens);
    }
    let pending = state.pending.as_ref().map(|pending| &pending.piece.id);
    let on_chain = |thing: &&Thing| thing.at.as_str() == CHAIN;
    for thing in state.things.iter().filter(|thing| !on_chain(thing) || pending == Some(&thing.piece.id)) {
        if thing.kind != Kind::Battlefield {
            view.tokens.push(token(state, thing, present));
        }
    }
    for item in &state.items {
        view.tokens.push(TokenView {
            id: item.piece.id.clone(),
            zone: ZoneId::from(CHAIN),
            name: Label::Name { piece: item.piece.clone() }.says(),
            kind: "card",
            seat: Some(seat_id(item.controller)),
            count: None,
            fields: if item.paid.is_none() && item.is_card { arranged_chain::fields(state, item) } else { Vec::new() },
            badges: vec![badge("executions", Arg::from(item.executions.len()), Label::Executions { times: item.executions.len().into() }, Label::Number { number: item.executions.len().into() })],
            offers: Vec::new(),
            card: item.spell.card.map(|card| &card.rule),
        });
        for one in item.executions.iter().flat_map(|execution| execution.chosen.iter().flatten()) {
            view.links.push(Link { from: item.piece.id.clone(), to: one.id.clone(), kind: "targets" });
        }
    }
    view
}

/// Offers each answer that names one piece on that piece itself, so that a choice can be tapped.
pub fn offer_choices(view: &mut BoardView, prompt: &Prompt) {
    for choice in &prompt.choices {
        let Some(ActArg::List(slots)) = choice.act.args.get("targets") else { continue };
        let [ActArg::List(chosen)] = slots.as_slice() else { continue };
        let [ActArg::Text(id)] = chosen.as_slice() else { continue };
        for token in view.tokens.iter_mut().filter(|token| token.id.as_str() == id) {
            let does = Does::Act(choice.act.clone());
            token.offers.push(Offer { says: choice.says.clone(), does, why: choice.why.clone() });
        }
    }
}

/// Offers the new choices that may be made on the board itself.
pub fn offer_new_choices(view: &mut BoardView, prompt: &Prompt) {
    for choice in prompt.choices.iter().filter(|_| prompt.key == REMAKE).take(MOST_OFFERED) {
        let does = Does::Act(choice.act.clone());
        view.offers.push(Offer { says: choice.says.clone(), does, why: choice.why.clone() });
    }
}

/// A player's colour.
pub fn tint(seat: Seat) -> Tint {
    if seat == 0 { Tint::First } else { Tint::Second }
}

fn zones(state: &State) -> Vec<ZoneView> {
    let banished = |id: &str| state.things.iter().any(|thing| thing.at.as_str() == id);
    let shown = ZONES.iter().filter(|(id, ..)| !id.ends_with(".banished") || banished(id));
    let zone = |(id, kind, layout): &(&'static str, &'static str, Layout)| {
        let zone = ZoneId::from(*id);
        let card = state.things.iter().find(|thing| thing.kind == Kind::Battlefield && thing.at == zone);
        let name = match card {
            Some(card) => Label::NamedPlace { place: place(&zone), piece: card.piece.clone() },
            None => Label::Place { place: place(&zone) },
        };
        let holder = ["bf1", "bf2"].iter().position(|field| field == id).and_then(|field| state.held.get(field).copied().flatten());
        let seat = id.split_once('.').map(|(seat, _)| seat).and_then(|seat| SEATS.iter().find(|known| **known == seat));
        ZoneView {
            id: zone,
            parent: None,
            name: name.says(),
            layout: *layout,
            kind,
            seat: seat.map(|seat| (*seat).into()).or_else(|| holder.map(seat_id)),
            outline: None,
            badges: pool_badges(state, id),
            fields: Vec::new(),
            offers: Vec::new(),
        }
    };
    shown.map(zone).collect()
}

fn badge(key: &'static str, value: Arg, says: Label, short: Label) -> Badge {
    Badge { key, value, says: says.says(), short: short.says() }
}

fn number(key: &'static str, value: u32, says: Label) -> Badge {
    let count = Count::from(value);
    badge(key, Arg::from(&count), says, Label::Number { number: count })
}

// What floats in the pool, on the place of the runes.
fn pool_badges(state: &State, zone: &str) -> Vec<Badge> {
    let Some(seat) = (0..2).find(|seat| zone_of(*seat, "runes").as_str() == zone) else { return Vec::new() };
    let purse = state.purse(seat);
    let mut badges = Vec::new();
    if purse.energy > 0 {
        badges.push(number("energy", purse.energy, Label::FloatingEnergy { energy: purse.energy.into() }));
    }
    let power: u32 = purse.power.iter().sum::<u32>() + purse.universal;
    if power > 0 {
        badges.push(number("power", power, Label::FloatingPower { power: power.into() }));
    }
    badges
}

/// The id of a counted class of a player's runes: `p1.mind.ready`.
pub fn rune_token(seat: Seat, domain: usize, how: &str) -> TokenId {
    let key = DOMAIN_KEYS.get(domain).copied().unwrap_or("fury");
    TokenId::new(&format!("{}.{key}.{how}", seat_id(seat))).unwrap_or_else(|_| TokenId::from("rune"))
}

/// The player, domain and state of a class of runes.
pub fn read_rune_token(token: &TokenId) -> Option<(Seat, usize, bool)> {
    let mut parts = token.as_str().split('.');
    let seat = SEATS.iter().position(|seat| Some(*seat) == parts.clone().next())?;
    let domain = parts.nth(1).and_then(|key| DOMAIN_KEYS.iter().position(|known| *known == key))?;
    match parts.next()? {
        "ready" => Some((seat, domain, true)),
        "exhausted" => Some((seat, domain, false)),
        _ => None,
    }
}

/// The id of a player's Gold tokens.
pub fn gold_token(seat: Seat) -> TokenId {
    TokenId::new(&format!("{}.gold", seat_id(seat))).unwrap_or_else(|_| TokenId::from("gold"))
}

fn rune_tokens(state: &State, seat: Seat, tokens: &mut Vec<TokenView>) {
    let Purse { ready, exhausted, recycled, gold, .. } = state.purse(seat);
    let mut push = |id: TokenId, name: Label, kind: &'static str, count: u32| {
        if count > 0 {
            tokens.push(TokenView {
                id,
                zone: zone_of(seat, "runes"),
                name: name.says(),
                kind,
                seat: Some(seat_id(seat)),
                count: Some(Count::from(count)),
                badges: Vec::new(),
                fields: Vec::new(),
                offers: Vec::new(),
                card: None,
            });
        }
    };
    let by = |runes: &Runes, domain: usize| runes.get(domain).copied().unwrap_or(0);
    for domain in 0..DOMAIN_KEYS.len() {
        push(rune_token(seat, domain, "ready"), Label::ReadyRune { domain: domain.into() }, "rune-ready", by(&ready, domain));
        push(rune_token(seat, domain, "exhausted"), Label::ExhaustedRune { domain: domain.into() }, "rune-exhausted", by(&exhausted, domain));
        push(rune_token(seat, domain, "recycled"), Label::RecycledRune { domain: domain.into() }, "rune-recycled", by(&recycled, domain));
    }
    push(gold_token(seat), Label::Gold, "gold", gold);
}

fn token(state: &State, thing: &Thing, present: bool) -> TokenView {
    let mut badges = Vec::new();
    let mut fields = Vec::new();
    let id = thing.piece.id.clone();
    let mut field = |key: &str, name: Label, kind: FieldKind| {
        fields.push(Field { key: key.to_owned(), token: Some(id.clone()), name: name.says(), kind });
    };
    let count = |value: u32| FieldKind::Number { value: Count::from(value), least: Count::zero(), most: Some(Count::from(MOST)) };
    if thing.kind == Kind::Unit {
        let might = thing.might_now();
        badges.push(badge("might", Arg::from(i64::from(might)), Label::Might { might: i64::from(might).into() }, Label::Signed { number: i64::from(might).into() }));
        field("might", Label::MightField, count(thing.might));
        field("damage", Label::DamageField, count(thing.damage));
        field("buffs", Label::BuffsField, count(thing.buffs));
        field("deflect", Label::DeflectField, count(thing.deflect));
        field("attacking", Label::AttackingField, FieldKind::Toggle(thing.attacking));
        field("stunned", Label::StunnedField, FieldKind::Toggle(thing.stunned));
    }
    if let Some(spell) = thing.spell.as_ref().filter(|spell| spell.card.is_none() && !spell.ability) {
        fields = crate::games::riftbound::own_spell::fields(thing, spell);
    }
    for (key, value, says) in [
        ("damage", thing.damage, Label::Damage { damage: thing.damage.into() }),
        ("deflect", state.deflect_of(thing), Label::Deflect { deflect: state.deflect_of(thing).into() }),
        ("buffs", thing.buffs, Label::Buffs { buffs: thing.buffs.into() }),
        ("assault", thing.assault, Label::Assault { assault: thing.assault.into() }),
    ] {
        if value > 0 {
            badges.push(number(key, value, says));
        }
    }
    for (key, on, says) in [
        ("stunned", thing.stunned, Label::Stunned),
        ("attacking", thing.attacking, Label::Attacking),
        ("exhausted", thing.exhausted, Label::Exhausted),
    ] {
        if on {
            badges.push(badge(key, Arg::Flag(true), says.clone(), says));
        }
    }
    TokenView {
        id: thing.piece.id.clone(),
        zone: thing.at.clone(),
        name: Label::Name { piece: thing.piece.clone() }.says(),
        kind: "card",
        seat: Some(seat_id(thing.owner)),
        count: None,
        badges,
        fields,
        offers: if present { abilities(state, thing) } else { Vec::new() },
        card: thing.card.map(|card: &'static Card| &card.rule),
    }
}

// The abilities of a piece that its controller uses, and those that may be left unused.
fn abilities(state: &State, thing: &Thing) -> Vec<Offer> {
    let mut offers = Vec::new();
    for has in thing.has.iter().filter(|_| thing.in_play() && state.pending.is_none()) {
        let (says, key) = match has {
            Has::Use(_) => (Label::Uses { piece: thing.piece.clone() }, "activate"),
            has if may_be_left(has) && !state.declined.contains(&thing.piece.id) && state.triggered.get(&thing.piece.id).is_none() => {
                (Label::Leaves { piece: thing.piece.clone() }, "declines")
            }
            _ => continue,
        };
        let act = Act::of(seat_id(thing.owner), key).with("piece", &thing.piece.id);
        offers.push(Offer { says: says.says(), does: Does::Act(act), why: Vec::new() });
    }
    offers
}

/// What can be done while something is on the chain: `state` is the board before it resolves by itself.
pub fn offer_what_goes_on(state: &State, view: &mut BoardView) {
    if state.items.is_empty() || state.pending.is_some() || state.renewal.is_some() {
        return;
    }
    who_may_not_pay(state, view);
    view.offers.push(Offer { says: Label::AllPass.says(), does: Does::Act(Act::of_nobody(ALL_PASS)), why: Vec::new() });
}

// Who may pay for something as an item on the chain resolves may say that nothing is paid.
fn who_may_not_pay(state: &State, view: &mut BoardView) {
    for seat in [0, 1] {
        let asked = state.items.iter().any(|item| {
            let mut does = item.spell.text.modes.iter().flat_map(|mode| &mode.does);
            does.any(|does| match does {
                Effect::Counter(_, Some(_)) => item.controller != seat,
                Effect::Take(_, Some(_), _) => item.controller == seat,
                _ => false,
            })
        });
        if asked && state.pays_not.get(seat) == Some(&false) {
            let act = Act::of(seat_id(seat), "declines");
            let says = Label::PaysNothing { player: player(seat) }.says();
            view.offers.push(Offer { says, does: Does::Act(act), why: Vec::new() });
        }
    }
}

fn fields(state: &State) -> Vec<Field> {
    let field = |key: &str, name: Label, kind| Field { key: key.to_owned(), token: None, name: name.says(), kind };
    let seats = [0, 1].map(|seat| (OptionId::from(SEATS.get(seat).copied().unwrap_or("p1")), Label::Player { player: player(seat) }.says()));
    let turn = FieldKind::Choice { value: OptionId::from(SEATS.get(state.turn).copied().unwrap_or("p1")), options: seats.to_vec() };
    let moments = [("neutral", Label::MomentNeutral), ("showdown", Label::MomentShowdown), ("combat", Label::MomentCombat)];
    let now = match state.moment {
        Moment::Neutral => "neutral",
        Moment::Showdown => "showdown",
        Moment::Combat => "combat",
    };
    let moment = FieldKind::Choice {
        value: OptionId::from(now),
        options: moments.map(|(id, label)| (OptionId::from(id), label.says())).to_vec(),
    };
    let mut fields = vec![field("turn", Label::TurnField, turn), field("moment", Label::MomentField, moment)];
    // What was before matters to spells whose own text asks for it, and stands there only with one of them.
    let asks = |own: fn(&Own) -> bool, seat: Seat| {
        state.things.iter().any(|thing| thing.owner == seat && thing.spell.as_ref().is_some_and(|spell| spell.own.iter().any(own)))
    };
    for (seat, [died, empowered, near, less, repeats]) in SETTINGS.into_iter().enumerate() {
        let known = |on: fn(&Has) -> bool| state.having(seat).any(|(_, has)| on(has));
        let number = |value: u32, most: usize| FieldKind::Number { value: value.into(), least: Count::zero(), most: Some(most.into()) };
        if asks(|own| matches!(own, Own::LessIfNearWinning(_)), seat) {
            fields.push(field(near, Label::NearField { player: player(seat) }, FieldKind::Toggle(state.near.get(seat) == Some(&true))));
        }
        let next = state.next_less.get(seat).copied().unwrap_or(0);
        if next > 0 || known(|has| *has == Has::SetsNextLess) {
            fields.push(field(less, Label::NextLessField { player: player(seat) }, number(next, MOST as usize)));
        }
        let next = state.next_repeats.get(seat).map_or(0, |all| all.iter().filter(|one| *one == "printed").count());
        if next > 0 || known(|has| *has == Has::SetsNextRepeat) {
            let next = u32::try_from(next).unwrap_or(0);
            fields.push(field(repeats, Label::NextRepeatsField { player: player(seat) }, number(next, MOST_GRANTED)));
        }
        let on = |of: &[bool; 2]| FieldKind::Toggle(of.get(seat).copied().unwrap_or(false));
        if asks(|own| matches!(own, Own::LessIfEnemyDied(_)), seat) {
            fields.push(field(died, Label::EnemyDiedField { player: player(seat) }, on(&state.enemy_died)));
        }
        if asks(|own| matches!(own, Own::LessIfEmpowered(_)), seat) {
            fields.push(field(empowered, Label::EmpoweredField { player: player(seat) }, on(&state.empowered)));
        }
    }
    for (place, zone) in BATTLEFIELDS.iter().enumerate() {
        if state.things.iter().all(|thing| thing.kind != Kind::Battlefield || thing.at.as_str() != *zone) {
            continue;
        }
        let holder = state.held.get(place).copied().flatten();
        let nobody = (OptionId::from("nobody"), Label::Nobody.says());
        let value = holder.and_then(|seat| SEATS.get(seat)).map_or_else(|| nobody.0.clone(), |seat| OptionId::from(*seat));
        let options = [nobody].into_iter().chain(seats.iter().cloned()).collect();
        let spot = crate::games::riftbound::names::place(&ZoneId::from(*zone));
        fields.push(field(zone, Label::HeldField { place: spot }, FieldKind::Choice { value, options }));
    }
    fields
}
