use crate::games::magic::command::COMMANDER;
use crate::games::magic::figures::{count, int};
use crate::games::magic::kit::Def;
use crate::games::magic::labels::Labels;
use crate::games::magic::moment::Moment;
use crate::games::magic::notation::Effect;
use crate::games::magic::offers::{of_board, of_pieces, phase_name};
use crate::games::magic::opening::{MOST_PLAYERS, Table};
use crate::games::magic::setup::Setup;
use crate::games::magic::state::{Class, Phase, State, Zone};
use crate::games::magic::tell::{counter, mana};
use crate::loops::Cx;
use crate::ruling::{
    Arg, Badge, BoardView, Field, FieldKind, Layout, Link, OptionId, SeatView, Tint, TokenId, TokenView, ZoneId,
    ZoneView,
};
use crate::words::{Count, Int};

/// The zones of each player behind the battlefield, whose id is the player's own.
pub const ZONES: [(Zone, &str); 6] = [
    (Zone::Battlefield, ""),
    (Zone::Hand, ".hand"),
    (Zone::Graveyard, ".graveyard"),
    (Zone::Exile, ".exile"),
    (Zone::Library, ".library"),
    (Zone::Command, ".command"),
];
/// The zone of the stack.
pub const STACK: &str = "stack";
/// The option of an attachment to nothing.
pub const NOTHING: &str = "nothing";
const COUNTER_KEYS: [&str; 4] = ["plus", "minus", "charge", "loyalty"];
const MANA_KEYS: [&str; 7] = ["mana.W", "mana.U", "mana.B", "mana.R", "mana.G", "mana.C", "mana.A"];

/// A player's colour.
pub fn tint(at: usize) -> Tint {
    match at % 4 {
        0 => Tint::First,
        1 => Tint::Second,
        2 => Tint::FirstAlly,
        _ => Tint::SecondAlly,
    }
}

/// The board as a page draws it; deeds are offered only where the board is the present one.
pub fn drawn(table: &Table, setup: &Setup, moment: &Moment, present: bool) -> BoardView {
    let state = &moment.state;
    let mut view = BoardView {
        seats: (0..state.seats.len())
            .map(|at| {
                let player = table.player(at);
                SeatView { id: player.id.clone(), name: std::rc::Rc::new(player), tint: tint(at) }
            })
            .collect(),
        fields: board_fields(table, setup),
        ..BoardView::default()
    };
    for at in 0..state.seats.len() {
        for (zone, suffix) in ZONES {
            view.zones.extend(zone_view(table, state, at, zone, suffix));
        }
    }
    view.zones.extend(stack_view(table, state, &mut view.tokens));
    let offers = if present { of_pieces(table, moment) } else { Vec::new() };
    for (at, class) in state.classes.iter().enumerate() {
        let mut tokens = tokens_of(table, setup, state, at, class);
        if let Some(first) = tokens.first_mut() {
            let own = offers.iter().filter(|(id, _)| *id == first.id);
            first.offers = own.map(|(_, offer)| offer.clone()).collect();
        }
        view.tokens.extend(tokens);
        let host = class.attached.and_then(|host| state.class(host).id.clone());
        if let (Some(from), Some(to)) = (class.id.clone(), host) {
            view.links.push(Link { from, to, kind: "attached" });
        }
    }
    if present {
        view.offers = of_board(table, moment);
    }
    view
}

fn zone_view(table: &Table, state: &State, at: usize, zone: Zone, suffix: &str) -> Option<ZoneView> {
    let player = table.player(at);
    let id = ZoneId::new(&format!("{}{suffix}", player.id)).ok()?;
    let (name, kind) = match zone {
        Zone::Battlefield => (Labels::ZoneBattlefield { player: player.clone() }, "battlefield"),
        Zone::Hand => (Labels::ZoneHand { player: player.clone() }, "hand"),
        Zone::Graveyard => (Labels::ZoneGraveyard { player: player.clone() }, "graveyard"),
        Zone::Exile => (Labels::ZoneExile { player: player.clone() }, "exile"),
        Zone::Library => (Labels::ZoneLibrary { player: player.clone() }, "library"),
        // It is there for those who have a commander.
        Zone::Command if !state.classes.iter().any(|class| class.owner == at && class.flagged(COMMANDER)) => return None,
        Zone::Command => (Labels::ZoneCommand { player: player.clone() }, "command"),
    };
    let badges = if zone == Zone::Battlefield { seat_badges(state, at) } else { Vec::new() };
    Some(ZoneView {
        id,
        parent: None,
        name: name.says(),
        layout: Layout::Row,
        kind,
        seat: Some(player.id.clone()),
        outline: None,
        badges,
        fields: Vec::new(),
        offers: Vec::new(),
    })
}

fn badge(key: &'static str, amount: Int, says: Labels) -> Badge {
    let short = Labels::Number { amount: amount.clone() }.says();
    Badge { key, value: Arg::Int(amount), says: says.says(), short }
}

fn seat_badges(state: &State, at: usize) -> Vec<Badge> {
    let seat = state.seat(at);
    let life = int(&seat.life);
    let mut badges = vec![badge("life", life.clone(), Labels::BadgeLife { amount: life })];
    let [poison, library, hand, graveyard] =
        [&seat.poison, &seat.library, &seat.hand, &seat.graveyard].map(int);
    badges.push(badge("library", library.clone(), Labels::BadgeLibrary { amount: library }));
    if poison != Int::zero() {
        badges.push(badge("poison", poison.clone(), Labels::BadgePoison { amount: poison }));
    }
    let energy = int(&seat.energy);
    if energy != Int::zero() {
        badges.push(badge("energy", energy.clone(), Labels::BadgeEnergy { amount: energy }));
    }
    badges.push(badge("hand", hand.clone(), Labels::BadgeHand { amount: hand }));
    badges.push(badge("graveyard", graveyard.clone(), Labels::BadgeGraveyard { amount: graveyard }));
    for (pool, (key, there)) in MANA_KEYS.iter().zip(&seat.mana).enumerate() {
        let amount = int(there);
        if amount != Int::zero() {
            badges.push(badge(key, amount.clone(), Labels::BadgeMana { amount, mana: mana(pool) }));
        }
    }
    if seat.lost {
        let says = Labels::HasLost.says();
        badges.push(Badge { key: "lost", value: Arg::Flag(true), says: says.clone(), short: says });
    }
    badges
}

fn stack_view(table: &Table, state: &State, tokens: &mut Vec<TokenView>) -> Option<ZoneView> {
    if state.stack.is_empty() {
        return None;
    }
    for (place, run) in state.stack.iter().enumerate() {
        let Ok(id) = TokenId::new(&format!("stack-{}", place + 1)) else { continue };
        let piece = table.piece(state, run.source);
        tokens.push(TokenView {
            id,
            zone: STACK.into(),
            name: std::rc::Rc::new(piece),
            kind: "card",
            seat: Some(table.player(run.controller).id.clone()),
            count: Some(count(&run.count)),
            badges: Vec::new(),
            fields: Vec::new(),
            offers: Vec::new(),
            card: None,
        });
    }
    Some(ZoneView {
        id: STACK.into(),
        parent: None,
        name: Labels::ZoneStack.says(),
        layout: Layout::Stack,
        kind: STACK,
        seat: None,
        outline: None,
        badges: Vec::new(),
        fields: Vec::new(),
        offers: Vec::new(),
    })
}

fn tokens_of(table: &Table, setup: &Setup, state: &State, at: usize, class: &Class) -> Vec<TokenView> {
    let Some(id) = class.id.clone() else { return Vec::new() };
    let mut tokens: Vec<TokenView> = Vec::new();
    for (zone, suffix) in ZONES {
        let there = count(&class.in_zone(zone));
        if there.is_zero() {
            continue;
        }
        let seat = if zone == Zone::Battlefield { class.controller } else { class.owner };
        let player = table.player(seat);
        let Ok(place) = ZoneId::new(&format!("{}{suffix}", player.id)) else { continue };
        let id = if tokens.is_empty() { Some(id.clone()) } else { TokenId::new(&format!("{id}{suffix}")).ok() };
        let Some(id) = id else { continue };
        let on_board = zone == Zone::Battlefield;
        tokens.push(TokenView {
            id,
            zone: place,
            name: std::rc::Rc::new(table.piece(state, at)),
            kind: "card",
            seat: Some(player.id.clone()),
            count: Some(there),
            badges: if on_board { piece_badges(table, state, at) } else { Vec::new() },
            fields: if tokens.is_empty() { piece_fields(table, setup, state, at, on_board) } else { Vec::new() },
            offers: Vec::new(),
            card: table.core.def(state, at).map(|def| def.rule),
        });
    }
    tokens
}

fn piece_badges(table: &Table, state: &State, at: usize) -> Vec<Badge> {
    let class = state.class(at);
    let tapped = int(&class.tapped);
    let mut badges = Vec::new();
    let mut cx = Cx::concrete();
    if table.core.is_creature(state, at, &mut cx)
        && let Some((power, toughness)) = table.core.size(state, at, &mut cx)
    {
        let (power, toughness) = (int(&power), int(&toughness));
        let says = Labels::BadgeSize { power: power.clone(), toughness: toughness.clone() }.says();
        let value = Arg::List(vec![Arg::Int(power), Arg::Int(toughness)]);
        badges.push(Badge { key: "size", value, says: says.clone(), short: says });
    }
    badges.push(badge("tapped", tapped.clone(), Labels::BadgeTapped { amount: tapped }));
    for (kind, (key, there)) in COUNTER_KEYS.iter().zip(&class.counters).enumerate() {
        let amount = int(there);
        if amount != Int::zero() {
            badges.push(badge(key, amount.clone(), Labels::BadgeCounters { amount, kind: counter(kind) }));
        }
    }
    let damage = int(&class.damage);
    if damage != Int::zero() {
        badges.push(badge("damage", damage.clone(), Labels::BadgeDamage { amount: damage }));
    }
    let flies = table.core.has(state, at, "flying", &mut cx);
    let given = |def: &Def| def.abilities.iter().flat_map(|ability| &ability.effects).any(gives_flying);
    if flies || table.core.kit.defs.iter().any(given) {
        let says = if flies { Labels::Flying } else { Labels::NotFlying }.says();
        badges.push(Badge { key: "flying", value: Arg::Flag(flies), says: says.clone(), short: says });
    }
    badges
}

fn gives_flying(effect: &Effect) -> bool {
    effect.words.iter().any(|word| &**word == "flying")
}

// What can be set on a piece. One that was set up on the battlefield and did not stay there, as an Aura on nothing, can
// still be told what it goes on.
fn piece_fields(table: &Table, setup: &Setup, state: &State, at: usize, on_board: bool) -> Vec<Field> {
    let class = state.class(at);
    let Some(set) = class.id.as_ref().and_then(|id| setup.pieces.iter().find(|piece| piece.id == *id)) else {
        return Vec::new();
    };
    let field = |key: &str, name: Labels, kind| Field {
        key: key.to_owned(),
        token: Some(set.id.clone()),
        name: name.says(),
        kind,
    };
    let number = |value: Count, most: Option<Count>| FieldKind::Number { value, least: Count::zero(), most };
    let counters = |kind: &str| set.counters.get(kind).cloned().unwrap_or_default();
    let mut fields = vec![
        field("tapped", Labels::FieldTapped, number(set.tapped.clone(), Some(set.count.clone()))),
        field("sick", Labels::FieldSick, FieldKind::Toggle(set.sick)),
        field("damage", Labels::FieldDamage, number(set.damage.clone(), None)),
        field("plus", Labels::FieldPlus, number(counters("plus"), None)),
        field("minus", Labels::FieldMinus, number(counters("minus"), None)),
    ];
    if table.core.def(state, at).is_some_and(|def| def.has("legendary") && def.has("creature")) {
        let set = set.flags.iter().any(|flag| flag == COMMANDER);
        fields.push(field(COMMANDER, Labels::FieldIsCommander, FieldKind::Toggle(set)));
    }
    if !on_board {
        fields.clear();
    }
    let goes_on = table.core.def(state, at).is_some_and(|def| def.has("aura") || def.has("equipment"));
    if goes_on && set.zone == "battlefield" {
        let mut options = vec![(OptionId::from(NOTHING), Labels::Nothing.says())];
        for (other, host) in state.classes.iter().enumerate() {
            let id = host.id.as_ref().and_then(|id| OptionId::new(id.as_str()).ok());
            if let Some(id) = id.filter(|_| other != at && !host.token) {
                let says: crate::ruling::Says = std::rc::Rc::new(table.piece(state, other));
                options.push((id, says));
            }
        }
        let value = set.attached.as_ref().and_then(|id| OptionId::new(id.as_str()).ok());
        let value = value.unwrap_or_else(|| OptionId::from(NOTHING));
        fields.push(field("attached", Labels::FieldAttached, FieldKind::Choice { value, options }));
    }
    fields
}

fn board_fields(table: &Table, setup: &Setup) -> Vec<Field> {
    let mut fields = Vec::new();
    let field = |key: String, name: Labels, kind| Field { key, token: None, name: name.says(), kind };
    // Every life total comes first: a page may fold away what is behind.
    let some = |value: &Count| FieldKind::Number { value: value.clone(), least: Count::zero(), most: None };
    for (at, set) in setup.players.iter().enumerate().take(table.seats.len()) {
        let name = Labels::FieldLife { player: table.player(at) };
        fields.push(field(format!("set.life.{}", set.id), name, some(&set.life)));
    }
    let players = Count::from(setup.players.len());
    let kind = FieldKind::Number { value: players, least: Count::from(2usize), most: Some(Count::from(MOST_PLAYERS)) };
    fields.push(field("players".to_owned(), Labels::FieldPlayers, kind));
    if let Some(first) = setup.players.first() {
        fields.push(field("start".to_owned(), Labels::FieldStartLife, some(&first.life)));
    }
    for (at, set) in setup.players.iter().enumerate().take(table.seats.len()) {
        let player = table.player(at);
        let numbers = [
            ("set.poison", &set.poison, Labels::FieldPoison { player: player.clone() }),
            ("set.library", &set.library, Labels::FieldLibrary { player: player.clone() }),
            ("set.hand", &set.hand, Labels::FieldHand { player: player.clone() }),
            ("set.commander", &set.commander, Labels::FieldCommander { player: player.clone() }),
        ];
        for (key, value, name) in numbers {
            fields.push(field(format!("{key}.{}", set.id), name, some(value)));
        }
    }
    let seat = |at: usize| OptionId::new(table.player(at).id.as_str()).ok();
    let options = (0..table.seats.len()).filter_map(|at| {
        let says: crate::ruling::Says = std::rc::Rc::new(table.player(at));
        Some((seat(at)?, says))
    });
    if let Some(value) = seat(table.start.active) {
        let kind = FieldKind::Choice { value, options: options.collect() };
        fields.push(field("active".to_owned(), Labels::FieldActive, kind));
    }
    let key = |phase: Phase| Phase::ALL.iter().find(|(known, _)| *known == phase).map_or("main", |(_, key)| *key);
    let options = Phase::ALL.iter().map(|(phase, key)| (OptionId::from(*key), phase_name(*phase))).collect();
    let kind = FieldKind::Choice { value: OptionId::from(key(table.start.phase)), options };
    fields.push(field("phase".to_owned(), Labels::FieldPhase, kind));
    fields
}
