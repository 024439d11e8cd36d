//! Arranging the board: whatever can lie on a table is allowed.

use crate::games::riftbound::arranged_chain;
use crate::games::riftbound::board::{MOST_GRANTED, gold_token, read_rune_token};
use crate::games::riftbound::cards::{Card, Kind};
use crate::games::riftbound::cost::{DOMAIN_KEYS, MOST};
use crate::games::riftbound::labels::Label;
use crate::games::riftbound::own_spell::{self, OWN_SPELL};
use crate::games::riftbound::rulebook::ARRANGING;
use crate::games::riftbound::runes;
use crate::games::riftbound::setup::{ActionSet, Moment, PieceSet, Setup, own_kind};
use crate::games::riftbound::state::{CHAIN, SEATS, Seat, seat_id, seat_named};
use crate::games::riftbound::table::is_a_place;
use crate::ruling::{Case, Edit, KindId, Problem, Says as Told, SeatId, Step, TokenId, ZoneId};
use crate::words::{Count, Map};

/// So many new pieces come at a time.
const MOST_AT_ONCE: usize = 20;

/// The field of a unit: the Might that each round of the loop gives it.
pub const EACH_ROUND: &str = "each_round";
/// The field of who maintains the loop.
pub const MAINTAINED: &str = "maintained";
/// The field of chance in the loop.
pub const CHANCE: &str = "chance";
/// The field of the Victory Score.
pub const VICTORY: &str = "victory";
/// The field of the points of who burns out.
pub const OWN_POINTS: &str = "own_points";
/// The field of the opponent's points.
pub const OTHER_POINTS: &str = "opponent_points";

/// Who maintains a round, as its field says it; `none` if no round is described.
pub fn who_maintains(setup: &Setup) -> &'static str {
    let Some(round) = &setup.round else { return "none" };
    let optional = |seat: Seat| {
        round.actions.iter().any(|action| action.optional && action.seat == Some(seat_id(seat)))
    };
    match (optional(0), optional(1)) {
        (true, true) => "both",
        (true, false) => "p1",
        (false, true) => "p2",
        (false, false) if round.actions.is_empty() => "none",
        (false, false) => "nobody",
    }
}

// One action for each player who has one; what a round gives stays with the first.
fn maintained_by(setup: &mut Setup, who: &str) -> Result<(), Problem> {
    let seats: &[(Seat, bool)] = match who {
        "none" => &[],
        "p1" => &[(0, true)],
        "p2" => &[(1, true)],
        "both" => &[(0, true), (1, true)],
        "nobody" => &[(0, false), (1, false)],
        _ => return Err(impossible(Label::NotSuchAValue.says())),
    };
    if seats.is_empty() {
        setup.round = None;
        return Ok(());
    }
    let round = setup.round.get_or_insert_default();
    let mut gives = Some(round.actions.iter().flat_map(|action| action.might.clone()).collect::<Map<TokenId, Count>>());
    let action = |(seat, optional): &(Seat, bool)| ActionSet {
        seat: Some(seat_id(*seat)),
        optional: *optional,
        might: gives.take().unwrap_or_default(),
    };
    round.actions = seats.iter().map(action).collect();
    Ok(())
}

fn give_each_round(mut case: Case<Setup>, id: TokenId, amount: Count) -> Result<Case<Setup>, Problem> {
    let round = case.setup.round.get_or_insert_default();
    for action in &mut round.actions {
        action.might.remove(&id);
    }
    if round.actions.is_empty() {
        round.actions.push(ActionSet { seat: Some(seat_id(0)), optional: true, might: Map::new() });
    }
    if let Some(first) = round.actions.first_mut().filter(|_| !amount.is_zero()) {
        first.might.insert(id, amount);
    }
    Ok(case)
}

/// An edit that cannot be made, and why.
pub fn impossible(says: Told) -> Problem {
    Problem::blocking(Step::by(&ARRANGING, says))
}

/// The case with its setup changed.
pub fn edited(case: &Case<Setup>, edit: &Edit) -> Result<Case<Setup>, Problem> {
    let mut case = case.clone();
    let setup = &mut case.setup;
    match edit {
        Edit::Add { kind, zone, amount } => add(setup, kind, zone, amount)?,
        Edit::Move { token, zone, .. } => {
            if !is_a_place(zone) {
                return Err(impossible(Label::NoSuchPlace.says()));
            }
            let piece = piece(setup, token)?;
            piece.at = zone.clone();
            // In a hand or trash a card is its owner's.
            if let Some((seat, "hand" | "trash")) = zone.as_str().split_once('.')
                && let Ok(seat) = SeatId::new(seat)
            {
                piece.seat = seat;
            }
        }
        Edit::Remove { token, amount } => match read_rune_token(token) {
            Some((seat, domain, ready)) => {
                change_runes(setup, seat, domain, ready, |there| there.checked_sub(small(amount)?))?;
            }
            None if gold_seat(token).is_some() => set_gold(setup, token, |there| there.minus(amount))?,
            None => {
                if !setup.chain.iter().any(|item| item.id == *token) {
                    piece(setup, token)?;
                }
                setup.pieces.retain(|piece| piece.id != *token);
                setup.chain.retain(|item| item.id != *token);
            }
        },
        Edit::Amount { token, amount } => match read_rune_token(token) {
            Some((seat, domain, ready)) => change_runes(setup, seat, domain, ready, |_| small(amount))?,
            None if gold_seat(token).is_some() => set_gold(setup, token, |_| Some(amount.clone()))?,
            None if amount.is_zero() => {
                piece(setup, token)?;
                setup.pieces.retain(|piece| piece.id != *token);
            }
            None => return Err(impossible(Label::NotSuchAValue.says())),
        },
        Edit::Set { token: Some(token), key, value } => {
            let done = arranged_chain::set(setup, token, key, value);
            if let Some(done) = done.or_else(|| own_spell::set(setup, token, key, value)) {
                return done.map(|()| case);
            }
            let piece = piece(setup, token)?;
            let count = || Count::typed(value).ok().filter(|count| small(count).is_some());
            let refused = || impossible(Label::NotSuchAValue.says());
            if key == EACH_ROUND {
                let id = piece.id.clone();
                let amount = Count::typed(value).map_err(|_| refused())?;
                return give_each_round(case, id, amount);
            }
            match key.as_str() {
                "might" => piece.might = Some(count().ok_or_else(refused)?),
                "buffs" => piece.buffs = count().ok_or_else(refused)?,
                "damage" => piece.damage = count().ok_or_else(refused)?,
                "deflect" => piece.deflect = Some(count().ok_or_else(refused)?),
                "attacking" => piece.attacking = value == "true",
                "stunned" => piece.stunned = value == "true",
                _ => return Err(refused()),
            }
        }
        Edit::Set { token: None, key, value } => match (key.as_str(), value.as_str()) {
            ("turn", "p1" | "p2") => setup.turn = SeatId::new(value).ok(),
            ("moment", "neutral") => setup.moment = Moment::Neutral,
            ("moment", "showdown") => setup.moment = Moment::Showdown,
            ("moment", "combat") => setup.moment = Moment::Combat,
            ("bf1" | "bf2", "p1" | "p2" | "nobody") => {
                let zone = ZoneId::new(key).map_err(|_| impossible(Label::NoSuchPlace.says()))?;
                setup.battlefields.or_default(zone).seat = SeatId::new(value).ok().filter(|_| value != "nobody");
            }
            ("p1.enemy_died" | "p2.enemy_died" | "p1.empowered" | "p2.empowered", "true" | "false") => {
                let (seat, what) = key.split_once('.').unwrap_or_default();
                let player = setup.players.or_default(SeatId::new(seat).map_err(|_| impossible(Label::NotSuchAValue.says()))?);
                *(if what == "empowered" { &mut player.empowered } else { &mut player.enemy_died }) = value == "true";
            }
            ("p1.near" | "p2.near" | "p1.next_less" | "p2.next_less" | "p1.next_repeats" | "p2.next_repeats", _) => {
                next_spell(setup, key, value).ok_or_else(|| impossible(Label::NotSuchAValue.says()))?;
            }
            (MAINTAINED, _) => maintained_by(setup, value)?,
            (CHANCE, "true" | "false") => setup.round.get_or_insert_default().chance = value == "true",
            (VICTORY | OWN_POINTS | OTHER_POINTS, _) => {
                let points = Count::typed(value).map_err(|_| impossible(Label::NotSuchAValue.says()))?;
                let burn = setup.burn_out.get_or_insert_default();
                match key.as_str() {
                    VICTORY => burn.victory = points,
                    OWN_POINTS => burn.own = points,
                    _ => burn.opponent = points,
                }
            }
            _ => return Err(impossible(Label::NotSuchAValue.says())),
        },
        Edit::Clear => *setup = Setup::default(),
    }
    Ok(case)
}

// What holds for the next spell of a player, and how near the opponent is to winning.
fn next_spell(setup: &mut Setup, key: &str, value: &str) -> Option<()> {
    let (seat, what) = key.split_once('.')?;
    let player = setup.players.or_default(SeatId::new(seat).ok()?);
    let number = || Count::typed(value).ok().and_then(|count| small(&count));
    match what {
        "near" if ["true", "false"].contains(&value) => player.opponent_far = value == "false",
        "next_less" => player.next_spell_less = Count::from(number()?),
        "next_repeats" => {
            let wanted = number().map(|wanted| wanted as usize).filter(|wanted| *wanted <= MOST_GRANTED)?;
            player.next_spell_repeats.retain(|one| one != "printed");
            player.next_spell_repeats.extend(std::iter::repeat_n("printed".to_owned(), wanted));
        }
        _ => return None,
    }
    Some(())
}

fn small(count: &Count) -> Option<u32> {
    count.small().and_then(|count| u32::try_from(count).ok()).filter(|count| *count <= MOST)
}

fn piece<'a>(setup: &'a mut Setup, token: &TokenId) -> Result<&'a mut PieceSet, Problem> {
    let found = setup.pieces.iter_mut().find(|piece| piece.id == *token);
    found.ok_or_else(|| impossible(Label::NoSuchPiece.says()))
}

fn gold_seat(token: &TokenId) -> Option<Seat> {
    (0..2).find(|seat| gold_token(*seat) == *token)
}

fn set_gold(setup: &mut Setup, token: &TokenId, to: impl Fn(&Count) -> Option<Count>) -> Result<(), Problem> {
    let Some(seat) = gold_seat(token) else { return Err(impossible(Label::NoSuchPiece.says())) };
    let player = setup.players.or_default(seat_id(seat));
    player.gold = to(&player.gold).filter(|count| small(count).is_some()).ok_or_else(|| impossible(Label::NotSuchAValue.says()))?;
    Ok(())
}

fn change_runes(
    setup: &mut Setup,
    seat: Seat,
    domain: usize,
    ready: bool,
    to: impl Fn(u32) -> Option<u32>,
) -> Result<(), Problem> {
    let player = setup.players.or_default(seat_id(seat));
    let text = if ready { &mut player.runes } else { &mut player.exhausted };
    let mut all = runes::read(text).unwrap_or_default();
    let refused = || impossible(Label::NotSuchAValue.says());
    let place = all.get_mut(domain).ok_or_else(refused)?;
    *place = to(*place).filter(|count| *count <= MOST).ok_or_else(refused)?;
    *text = runes::write(&all);
    Ok(())
}

/// What a text such as `6r2b`, typed at the runes of a player, means: so many ready runes of each domain.
pub fn typed_runes(zone: &ZoneId, typed: &str) -> Option<Result<Vec<Edit>, Problem>> {
    let seat = seat_of(zone).filter(|_| zone.as_str().ends_with(".runes"))?;
    let Some(all) = runes::read(&typed.trim().to_uppercase()) else {
        return Some(Err(impossible(Label::ShorthandForm.says())));
    };
    let edit = |(domain, number): (usize, &u32)| Edit::Amount {
        token: crate::games::riftbound::board::rune_token(seat, domain, "ready"),
        amount: Count::from(*number),
    };
    Some(Ok(all.iter().enumerate().map(edit).collect()))
}

/// One ready rune more or fewer of each domain that the turn player has.
pub fn nudges(setup: &Setup) -> Vec<(Told, Edit)> {
    let seat = setup.turn.as_ref().and_then(|seat| seat_named(seat.as_str())).unwrap_or(0);
    let player = setup.players.get(&seat_id(seat)).cloned().unwrap_or_default();
    let mut nudges = Vec::new();
    for (domain, there) in runes::read(&player.runes).unwrap_or_default().into_iter().enumerate() {
        if there == 0 || there >= MOST {
            continue;
        }
        let token = crate::games::riftbound::board::rune_token(seat, domain, "ready");
        let amount = |number: u32| Edit::Amount { token: token.clone(), amount: Count::from(number) };
        nudges.push((Label::OneMoreRune { domain: domain.into() }.says(), amount(there + 1)));
        nudges.push((Label::OneFewerRune { domain: domain.into() }.says(), amount(there - 1)));
    }
    nudges
}

/// The player whose place this is.
pub fn seat_of(zone: &ZoneId) -> Option<Seat> {
    seat_named(zone.as_str().split_once('.')?.0)
}

/// What a kind of the tray is, if it is a card or a piece of one's own.
pub fn kind_of(kind: &KindId) -> Option<Kind> {
    if kind.as_str() == OWN_SPELL {
        return Some(Kind::Spell);
    }
    own_kind(kind.as_str()).or_else(|| Card::numbered(kind.as_str()).map(|card| card.kind))
}

fn add(setup: &mut Setup, kind: &KindId, zone: &ZoneId, amount: &Count) -> Result<(), Problem> {
    let no_place = || impossible(Label::NoSuchPlace.says());
    if let Some(domain) = kind.as_str().strip_prefix("rune.").and_then(|key| DOMAIN_KEYS.iter().position(|known| *known == key)) {
        let seat = seat_of(zone).ok_or_else(no_place)?;
        return change_runes(setup, seat, domain, true, |there| there.checked_add(small(amount)?));
    }
    if kind == &KindId::from("gold") {
        let seat = seat_of(zone).ok_or_else(no_place)?;
        return set_gold(setup, &gold_token(seat), |there| Some(there + amount));
    }
    let what = kind_of(kind).ok_or_else(|| impossible(Label::NoSuchPiece.says()))?;
    if what == Kind::Battlefield {
        if !["bf1", "bf2"].contains(&zone.as_str()) {
            return Err(no_place());
        }
        let field = setup.battlefields.or_default(zone.clone());
        field.card = Some(kind.clone());
        field.seat.get_or_insert_with(|| SeatId::from("p1"));
        return Ok(());
    }
    if zone.as_str() == CHAIN {
        return arranged_chain::put_on_the_chain(setup, kind);
    }
    if !is_a_place(zone) {
        return Err(no_place());
    }
    let many = small(amount).map_or(MOST_AT_ONCE, |amount| amount as usize).min(MOST_AT_ONCE);
    for _ in 0..many {
        let seat = seat_of(zone).unwrap_or(0);
        let id = (1..=2 * crate::games::riftbound::table::MOST_PIECES)
            .filter_map(|nth| {
                let text = if nth == 1 { kind.to_string() } else { format!("{kind}.{nth}") };
                TokenId::new(&text).ok()
            })
            .find(|id| setup.pieces.iter().all(|piece| piece.id != *id) && setup.chain.iter().all(|item| item.id != *id));
        let id = id.ok_or_else(|| impossible(Label::NotSuchAValue.says()))?;
        let seat = SEATS.get(seat).copied().unwrap_or("p1");
        if kind.as_str() == OWN_SPELL {
            let piece = |card: KindId| PieceSet::plain(id, card, zone.clone(), seat.into());
            own_spell::add(setup, piece).ok_or_else(|| impossible(Label::NotSuchAValue.says()))?;
            continue;
        }
        setup.pieces.push(PieceSet::plain(id, kind.clone(), zone.clone(), seat.into()));
    }
    Ok(())
}
