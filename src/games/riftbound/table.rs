//! The setup with its cards found, its numbers read and its pieces named; what does not fit is left out with a problem.

use crate::games::riftbound::cards::{Card, Kind};
use crate::games::riftbound::cost::{Cost, MOST, domains};
use crate::games::riftbound::own_cost::Own;
use crate::games::riftbound::payment::{Purse, Runes};
use crate::games::riftbound::rulebook::ARRANGING;
use crate::games::riftbound::runes;
use crate::games::riftbound::objections::Objects;
use crate::games::riftbound::setup::{ItemSet, PieceSet, PlayerSet, Setup, SpellSet, own_kind};
use crate::games::riftbound::state::{
    BATTLEFIELDS, CHAIN, Chosen, Execution, Item, NOBODY, SEATS, Seat, Spell, State, Thing, Timing, seat_named,
};
use crate::games::riftbound::has::{Has, read_has};
use crate::games::riftbound::text::{Text, read};
use crate::ruling::{KindId, Piece, Problem, ProblemAbout, Step, TokenId, ZoneId};
use crate::words::{Count, Map, Name};
use std::rc::Rc;

/// So many pieces and items are taken.
pub const MOST_PIECES: usize = 60;
/// So many instances of Repeat and executions are taken.
pub const MOST_INSTANCES: usize = 20;

/// The made-up spells of a setup, by id.
pub type Spells = Map<KindId, Rc<Spell>>;

/// The board at the start, all that is wrong with it, and the made-up spells.
pub fn start(setup: &Setup) -> (State, Vec<Problem>, Spells) {
    let mut problems = Vec::new();
    let mut object = |about: ProblemAbout, says: Objects| {
        problems.push(Problem::blocking(Step::by(&ARRANGING, says.says())).about(about));
    };
    let mut state = empty();
    if let Some(turn) = &setup.turn {
        match seat_named(turn.as_str()) {
            Some(seat) => state.turn = seat,
            None => object(ProblemAbout::Setup, Objects::NoSuchPlayer),
        }
    }
    state.moment = setup.moment;
    for (id, set) in &setup.players {
        match seat_named(id.as_str()).map(|seat| player(&mut state, seat, set)) {
            Some(true) => {}
            Some(false) => object(ProblemAbout::Setup, Objects::NotANumberHere),
            None => object(ProblemAbout::Setup, Objects::NoSuchPlayer),
        }
    }
    let mut spells = Spells::new();
    for (id, set) in &setup.spells {
        match made_up(set) {
            Some(spell) => drop(spells.insert(id.clone(), Rc::new(spell))),
            None => object(ProblemAbout::Setup, not_understood(id, set)),
        }
    }
    for (place, id) in BATTLEFIELDS.iter().enumerate() {
        let Some(set) = setup.battlefields.get(&ZoneId::from(*id)) else { continue };
        let holder = set.seat.as_ref().and_then(|seat| seat_named(seat.as_str()));
        if let Some(held) = state.held.get_mut(place) {
            *held = holder;
        }
        let card = set.card.as_ref().and_then(|card| Card::numbered(card.as_str()));
        if let Some(card) = card {
            state.things.push(printed(&TokenId::from(*id), card, holder.unwrap_or(NOBODY), ZoneId::from(*id)));
        }
    }
    if setup.battlefields.keys().any(|id| !BATTLEFIELDS.contains(&id.as_str())) {
        object(ProblemAbout::Setup, Objects::NoSuchPlace);
    }
    if setup.pieces.len() + setup.chain.len() > MOST_PIECES {
        object(ProblemAbout::Setup, Objects::TooManyPieces { most: Count::from(MOST_PIECES) });
    }
    for set in setup.pieces.iter().take(MOST_PIECES) {
        match thing(set, &spells) {
            Ok(thing) if state.thing(&set.id).is_none() => state.things.push(thing),
            Ok(_) => object(ProblemAbout::Token(set.id.clone()), Objects::IdTaken),
            // What is wrong with a made-up spell is said of the spell.
            Err(Objects::UnknownCard) if setup.spells.contains_key(&set.card) => {}
            Err(says) => object(ProblemAbout::Token(set.id.clone()), says),
        }
    }
    number_same_names(&mut state.things);
    for (id, card) in setup.pieces.iter().map(|set| (&set.id, &set.card)).chain(setup.chain.iter().map(|set| (&set.id, &set.card))) {
        if spells.contains_key(card) {
            state.made_up.insert(id.clone(), card.clone());
        }
    }
    for set in setup.chain.iter().take(MOST_PIECES) {
        match item(set, &spells, &state) {
            Some(item) if state.thing(&set.id).is_none() && state.item(&set.id).is_none() => {
                if item.is_card {
                    let mut card = token_unit(item.piece.clone(), item.owner, ZoneId::from(CHAIN), 0);
                    (card.kind, card.spell, card.token) = (Kind::Spell, Some(item.spell.clone()), false);
                    (card.card, card.exhausted) = (item.spell.card, false);
                    state.things.push(card);
                    if let Some(spells) = state.spells.get_mut(item.owner) {
                        *spells = spells.saturating_add(1);
                    }
                }
                state.items.push(item);
            }
            _ => object(ProblemAbout::Token(set.id.clone()), Objects::NotAnItem),
        }
    }
    for (seat, played) in state.played.into_iter().enumerate() {
        let there = state.items.iter().filter(|item| item.is_card && item.owner == seat).count();
        let countered = setup.players.get(&crate::games::riftbound::state::seat_id(seat)).and_then(|set| number(&set.countered));
        if let Some(resolved) = state.resolved.get_mut(seat) {
            let there = u32::try_from(there).unwrap_or(u32::MAX);
            *resolved = played.saturating_sub(there).saturating_sub(countered.unwrap_or(0));
        }
    }
    (state, problems, spells)
}

fn empty() -> State {
    State {
        things: Vec::new(),
        purses: Default::default(),
        drawn: [0; 2],
        decks: Default::default(),
        played: [0; 2],
        resolved: [0; 2],
        spells: [0; 2],
        silenced: [None; 2],
        next_less: [0; 2],
        next_card_less: Default::default(),
        enemy_died: [false; 2],
        empowered: [false; 2],
        near: [true; 2],
        declined: Vec::new(),
        pays_not: [false; 2],
        next_repeats: Default::default(),
        items: Vec::new(),
        pending: None,
        renewal: None,
        waiting: Vec::new(),
        triggered: Map::new(),
        made_up: Map::new(),
        controlled: Map::new(),
        fates: Map::new(),
        story: None,
        affected: Vec::new(),
        telling: false,
        made: 0,
        silent: None,
        last_event: None,
        turn: 0,
        moment: Default::default(),
        held: [None; 2],
    }
}

/// A number of the setup; `None` if it is too large for this board.
pub fn number(count: &Count) -> Option<u32> {
    count.small().and_then(|small| u32::try_from(small).ok()).filter(|small| *small <= MOST)
}

fn player(state: &mut State, seat: Seat, set: &PlayerSet) -> bool {
    let read = || -> Option<(Purse, u32, u32, u32, Cost)> {
        let pool = if set.pool.is_empty() { Cost::default() } else { Cost::read(&set.pool).ok()? };
        let mut power = Runes::default();
        let mut universal = 0;
        for (domains, amount) in &pool.power {
            match domains.count_ones() {
                1 => *power.get_mut(domains.trailing_zeros() as usize)? = *amount,
                6 => universal = *amount,
                _ => return None,
            }
        }
        let purse = Purse {
            ready: runes::read(&set.runes)?,
            exhausted: runes::read(&set.exhausted)?,
            recycled: Runes::default(),
            energy: pool.energy,
            power,
            universal,
            gold: number(&set.gold)?,
        };
        let repeats = set.next_spell_repeats.iter().all(|repeat| repeat == "printed" || Cost::read(repeat).is_ok());
        let few = set.next_spell_repeats.len() <= MOST_INSTANCES && set.deck.len() <= MOST_PIECES;
        let (played, spells) = (number(&set.played)?, number(&set.spells)?);
        number(&set.countered)?;
        let next_card = if set.next_card_less.is_empty() { Cost::default() } else { Cost::read(&set.next_card_less).ok()? };
        (repeats && few).then_some((purse, played, spells, number(&set.next_spell_less)?, next_card))
    };
    let Some((purse, played, spells, less, next_card)) = read() else { return false };
    state.set_purse(seat, purse);
    for (place, value) in [(&mut state.played, played), (&mut state.spells, spells), (&mut state.next_less, less)] {
        if let Some(place) = place.get_mut(seat) {
            *place = value;
        }
    }
    let told = [(&mut state.enemy_died, set.enemy_died), (&mut state.empowered, set.empowered), (&mut state.near, !set.opponent_far)];
    for (place, value) in told {
        if let Some(place) = place.get_mut(seat) {
            *place = value;
        }
    }
    if let Some(place) = state.next_card_less.get_mut(seat) {
        *place = next_card;
    }
    if let Some(place) = state.next_repeats.get_mut(seat) {
        place.clone_from(&set.next_spell_repeats);
    }
    if let Some(place) = state.decks.get_mut(seat) {
        *place = Rc::new(set.deck.clone());
    }
    true
}

fn timing(text: &str) -> Option<Timing> {
    match text {
        "" => Some(Timing::Plain),
        "action" => Some(Timing::Action),
        "reaction" => Some(Timing::Reaction),
        _ => None,
    }
}

fn costs<T: AsRef<str>>(texts: &[T]) -> Option<Vec<Cost>> {
    let costs: Option<Vec<Cost>> = texts.iter().map(|text| Cost::read(text.as_ref()).ok()).collect();
    costs.filter(|costs| costs.len() <= MOST_INSTANCES)
}

fn owns<T: AsRef<str>>(texts: &[T]) -> Option<Vec<Own>> {
    texts.iter().take(MOST_INSTANCES).map(|text| crate::games::riftbound::own_cost::read(text.as_ref())).collect()
}

// Why a made-up spell is none.
fn not_understood(id: &KindId, set: &SpellSet) -> Objects {
    let name = Piece::new(token(id), Name::typed(&set.name));
    if set.repeat.len() > MOST_INSTANCES {
        return Objects::TooManyInstances { name, most: Count::from(MOST_INSTANCES) };
    }
    Objects::NotASpellText { name }
}

fn made_up(set: &SpellSet) -> Option<Spell> {
    Some(Spell {
        name: if set.name.is_empty() { Name::both("Own spell", "Sort à soi") } else { Name::typed(&set.name) },
        card: None,
        cost: Cost::read(if set.cost.is_empty() { "0" } else { &set.cost }).ok()?,
        repeat: costs(&set.repeat)?,
        timing: timing(&set.timing)?,
        text: read(&set.text)?,
        differ: set.differ,
        own: owns(&set.own)?,
        kills: number(&set.kills).filter(|kills| *kills <= 3)?,
        ability: set.ability,
    })
}

/// A printed spell; `None` for a card that is none.
pub fn printed_spell(card: &'static Card) -> Option<Spell> {
    (card.kind == Kind::Spell).then_some(())?;
    Some(Spell {
        name: card.name.clone(),
        card: Some(card),
        cost: Cost::read(card.cost).ok()?,
        repeat: costs(card.repeat)?,
        timing: timing(card.timing)?,
        text: read(card.text)?,
        differ: card.differ,
        own: owns(card.own)?,
        kills: 0,
        ability: false,
    })
}

/// A spell that only an ability's text makes.
pub fn ability(name: Name, text: Text) -> Spell {
    Spell {
        name,
        card: None,
        cost: Cost::default(),
        repeat: Vec::new(),
        timing: Timing::Reaction,
        text,
        differ: false,
        own: Vec::new(),
        kills: 0,
        ability: true,
    }
}

/// A printed card as it lies somewhere.
pub fn printed(id: &TokenId, card: &'static Card, owner: Seat, at: ZoneId) -> Thing {
    Thing {
        piece: Piece::new(id.clone(), card.name.clone()),
        card: Some(card),
        kind: card.kind,
        spell: printed_spell(card).map(Rc::new),
        owner,
        at,
        energy: Cost::read(card.cost).map_or(0, |cost| cost.energy),
        might: card.might,
        plus: 0,
        buffs: 0,
        domains: domains(card.domains).unwrap_or(0),
        assault: 0,
        deflect: card.deflect,
        damage: 0,
        attacking: false,
        stunned: false,
        exhausted: false,
        mech: false,
        token: false,
        has: Rc::new(card.has.iter().filter_map(|has| read_has(has)).collect()),
        object: 0,
    }
}

/// A token of a unit.
pub fn token_unit(piece: Piece, owner: Seat, at: ZoneId, might: u32) -> Thing {
    Thing {
        piece,
        card: None,
        kind: Kind::Unit,
        spell: None,
        owner,
        at,
        energy: 0,
        might,
        plus: 0,
        buffs: 0,
        domains: 0,
        assault: 0,
        deflect: 0,
        damage: 0,
        attacking: false,
        stunned: false,
        exhausted: true,
        mech: false,
        token: true,
        has: Rc::new(Vec::new()),
        object: 0,
    }
}

fn token(id: &KindId) -> TokenId {
    TokenId::new(id.as_str()).unwrap_or_else(|_| TokenId::from("spell"))
}

/// Whether pieces may be set there.
pub fn is_a_place(zone: &ZoneId) -> bool {
    let own = zone.as_str().split_once('.').is_some_and(|(seat, place)| {
        SEATS.contains(&seat) && ["base", "hand", "trash"].contains(&place)
    });
    own || BATTLEFIELDS.contains(&zone.as_str())
}

fn thing(set: &PieceSet, spells: &Spells) -> Result<Thing, Objects> {
    let owner = seat_named(set.seat.as_str()).ok_or(Objects::NoSuchPlayer)?;
    if !is_a_place(&set.at) {
        return Err(Objects::NoSuchPlace);
    }
    let taken = ["p1", "p2"].iter().any(|seat| set.id.as_str().starts_with(&format!("{seat}.")));
    if taken || BATTLEFIELDS.contains(&set.id.as_str()) {
        return Err(Objects::IdTaken);
    }
    let mut thing = if let Some(spell) = spells.get(&set.card) {
        let mut thing = token_unit(Piece::new(set.id.clone(), spell.name.clone()), owner, set.at.clone(), 0);
        (thing.kind, thing.spell) = (Kind::Spell, Some(spell.clone()));
        thing
    } else if let Some(kind) = own_kind(set.card.as_str()) {
        let mut thing = token_unit(Piece::new(set.id.clone(), Name::typed(set.id.as_str())), owner, set.at.clone(), 1);
        thing.kind = kind;
        thing
    } else {
        let card = Card::numbered(set.card.as_str()).filter(|card| card.kind != Kind::Battlefield);
        printed(&set.id, card.ok_or(Objects::UnknownCard)?, owner, set.at.clone())
    };
    thing.token = false;
    if let Some(name) = &set.name {
        thing.piece = Piece::new(set.id.clone(), Name::typed(name));
    }
    if let Some(might) = &set.might {
        thing.might = number(might).ok_or(Objects::NotANumberHere)?;
    }
    if let Some(deflect) = &set.deflect {
        thing.deflect = number(deflect).ok_or(Objects::NotANumberHere)?;
    }
    thing.buffs = number(&set.buffs).ok_or(Objects::NotANumberHere)?;
    if let Some(letters) = &set.domains {
        thing.domains = domains(letters).ok_or(Objects::NotANumberHere)?;
    }
    thing.damage = number(&set.damage).ok_or(Objects::NotANumberHere)?;
    (thing.attacking, thing.stunned, thing.exhausted) = (set.attacking, set.stunned, set.exhausted);
    thing.mech = set.mech;
    if !set.has.is_empty() {
        let more: Option<Vec<Has>> = set.has.iter().take(12).map(|has| read_has(has)).collect();
        let mut has = (*thing.has).clone();
        has.extend(more.ok_or(Objects::NotAnAbilityText)?);
        thing.has = Rc::new(has);
    }
    Ok(thing)
}

// Pieces of one name are told apart by a number.
fn number_same_names(things: &mut [Thing]) {
    let names: Vec<Name> = things.iter().map(|thing| thing.piece.name.clone()).collect();
    for (place, thing) in things.iter_mut().enumerate() {
        let same = |other: &&Name| **other == thing.piece.name;
        if names.iter().filter(same).count() > 1 {
            let ordinal = names.iter().take(place + 1).filter(same).count();
            thing.piece = Piece::new(thing.piece.id.clone(), thing.piece.name.numbered(ordinal));
        }
    }
}

fn item(set: &ItemSet, spells: &Spells, state: &State) -> Option<Item> {
    let spell = match spells.get(&set.card) {
        Some(spell) => spell.clone(),
        None => Rc::new(printed_spell(Card::numbered(set.card.as_str())?)?),
    };
    let owner = seat_named(set.seat.as_str())?;
    let controller = match &set.controller {
        Some(controller) => seat_named(controller.as_str())?,
        None => owner,
    };
    if set.executions.is_empty() || set.executions.len() > MOST_INSTANCES {
        return None;
    }
    let object = |id: &TokenId| state.thing(id).map_or(0, |thing| thing.object);
    let mut executions = Vec::new();
    for one in &set.executions {
        let mode = match &one.mode {
            Some(mode) => mode.small()?.checked_sub(1)?,
            None => 0,
        };
        let slots = spell.text.modes.get(mode)?.slots.len();
        if one.targets.len() != slots || one.targets.iter().any(|targets| targets.len() > 3) {
            return None;
        }
        let chosen = |ids: &Vec<TokenId>| ids.iter().map(|id| Chosen { id: id.clone(), object: object(id) }).collect();
        executions.push(Execution { mode, chosen: one.targets.iter().map(chosen).collect() });
    }
    Some(Item {
        piece: Piece::new(set.id.clone(), spell.name.clone()),
        is_card: !spell.ability,
        spell,
        owner,
        controller,
        executions,
        paid: None,
        source: set.source.clone(),
        about: None,
    })
}
