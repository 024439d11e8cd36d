use crate::games::magic::board::{NOTHING, ZONES};
use crate::games::magic::command::COMMANDER;
use crate::games::magic::described::described;
use crate::games::magic::labels::Labels;
use crate::games::magic::opening::{MOST_PIECES, MOST_PLAYERS, Table, player_named};
use crate::games::magic::rulebook::ARRANGING;
use crate::games::magic::setup::{OwnCard, SetPiece, SetPlayer, Setup};
use crate::games::magic::state::{Phase, Zone};
use crate::loops::Cx;
use crate::ruling::{Case, Does, Drop, Edit, Pick, Problem, Says, SeatId, Step, TokenId, ZoneId};
use crate::words::Count;

// The field that lays a piece behind all others; it only stands in the change that an assumption offers.
const LAST: &str = "last";

fn impossible(says: Labels) -> Problem {
    Problem::blocking(Step::by(&ARRANGING, says.says()))
}

/// The player and the zone of a place on the board.
fn place(setup: &Setup, zone: &ZoneId) -> Option<(SeatId, &'static str)> {
    setup.players.iter().find_map(|player| {
        ZONES.iter().find_map(|(zone_kind, suffix)| {
            (zone.as_str().strip_prefix(player.id.as_str())? == *suffix).then(|| {
                let name = match zone_kind {
                    Zone::Battlefield => "battlefield",
                    Zone::Hand => "hand",
                    Zone::Graveyard => "graveyard",
                    Zone::Exile => "exile",
                    Zone::Library => "library",
                    Zone::Command => "command",
                };
                (player.id.clone(), name)
            })
        })
    })
}

/// The case with its setup changed; the board as set up is what is changed, and deeds are played on it again.
pub fn edited(case: &Case<Setup>, edit: &Edit) -> Result<Case<Setup>, Problem> {
    let mut case = case.clone();
    let setup = &mut case.setup;
    let mut arrives = None;
    match edit {
        Edit::Add { kind, zone, amount } => {
            let (player, zone) = place(setup, zone).ok_or_else(|| impossible(Labels::NoSuchPlace))?;
            if !setup.knows(kind.as_str()) {
                return Err(impossible(Labels::NoSuchCard));
            }
            if setup.pieces.len() >= MOST_PIECES {
                return Err(impossible(Labels::TooManyPieces { most: MOST_PIECES.into() }));
            }
            let id = setup.new_id(kind.as_str()).ok_or_else(|| impossible(Labels::NoSuchCard))?;
            let zone = zone.to_owned();
            arrives = Some(setup.pieces.len());
            setup.pieces.push(SetPiece { zone, count: amount.clone(), ..SetPiece::of(id, kind.as_str(), player) });
        }
        Edit::Move { token, amount, zone } => {
            let (player, zone) = place(setup, zone).ok_or_else(|| impossible(Labels::NoSuchPlace))?;
            let at = index(setup, token)?;
            let new = setup.new_id(token.as_str());
            let Some(piece) = setup.pieces.get_mut(at) else { return Err(impossible(Labels::NoSuchPiece)) };
            let there = piece.count.clone();
            let left = there.minus(amount).ok_or_else(|| impossible(Labels::FewerThere { there }))?;
            if left.is_zero() {
                piece.player = player;
                piece.zone = zone.to_owned();
                piece.tapped = Count::zero();
                arrives = Some(at);
            } else {
                let mut moved = piece.clone();
                piece.count = left;
                if piece.tapped > piece.count {
                    piece.tapped = piece.count.clone();
                }
                let Some(id) = new else { return Err(impossible(Labels::NoSuchPiece)) };
                (moved.id, moved.player, moved.zone) = (id, player, zone.to_owned());
                (moved.count, moved.tapped) = (amount.clone(), Count::zero());
                arrives = Some(setup.pieces.len());
                setup.pieces.push(moved);
            }
        }
        Edit::Remove { token, amount } => {
            let at = index(setup, token)?;
            let there = setup.pieces.get(at).map(|piece| piece.count.clone()).unwrap_or_default();
            let left = there.minus(amount).ok_or_else(|| impossible(Labels::FewerThere { there }))?;
            set_amount(setup, at, left);
        }
        Edit::Amount { token, amount } => {
            let at = index(setup, token)?;
            set_amount(setup, at, amount.clone());
        }
        Edit::Set { token: Some(token), key, .. } if key == LAST => {
            let at = index(setup, token)?;
            let piece = setup.pieces.remove(at);
            setup.pieces.push(piece);
        }
        Edit::Set { token: Some(token), key, value } => {
            let at = index(setup, token)?;
            set_piece(setup, at, key, value)?;
        }
        Edit::Set { token: None, key, value } => set_board(setup, key, value)?,
        Edit::Clear => setup.pieces.clear(),
    }
    if let Some(at) = arrives {
        goes_onto_its_only_host(&mut case, at);
    }
    Ok(case)
}

/// *Says*: who puts an Aura onto the battlefield chooses what it enchants. Where there is one thing that it may enchant,
/// nothing is left to choose; where there are several, the field of the piece says which.
/// *Source*: Comprehensive Rules 303.4f. *Case*: the board's tests.
fn goes_onto_its_only_host(case: &mut Case<Setup>, at: usize) {
    let loose = |piece: &&SetPiece| piece.attached.is_none() && piece.picked.is_none() && piece.zone == "battlefield";
    if case.setup.pieces.get(at).filter(loose).is_none() {
        return;
    }
    let table = Table::of(&case.setup, &case.ruleset);
    let hosts = table.core.hosts(&table.start, at, &mut Cx::concrete());
    let [only] = hosts.as_slice() else { return };
    let host = case.setup.pieces.get(*only).map(|host| host.id.clone());
    if let Some(piece) = case.setup.pieces.get_mut(at) {
        piece.attached = host;
    }
}

/// The edit that lays a piece behind all others, so that its triggers go on the stack after theirs.
///
/// *Source*: Comprehensive Rules 603.3b. *Case*: AK71.
pub fn behind_the_others(setup: &Setup, piece: Option<&TokenId>) -> Option<Edit> {
    let token = setup.pieces.iter().find(|laid| Some(&laid.id) == piece)?.id.clone();
    Some(Edit::Set { token: Some(token), key: LAST.to_owned(), value: "true".to_owned() })
}

fn index(setup: &Setup, token: &TokenId) -> Result<usize, Problem> {
    let at = setup.pieces.iter().position(|piece| piece.id == *token);
    at.ok_or_else(|| impossible(Labels::NoSuchPiece))
}

fn set_amount(setup: &mut Setup, at: usize, amount: Count) {
    if amount.is_zero() {
        let gone = setup.pieces.remove(at);
        for piece in &mut setup.pieces {
            if piece.attached.as_ref() == Some(&gone.id) {
                piece.attached = None;
            }
        }
    } else if let Some(piece) = setup.pieces.get_mut(at) {
        if piece.tapped > amount {
            piece.tapped = amount.clone();
        }
        piece.count = amount;
    }
}

fn set_piece(setup: &mut Setup, at: usize, key: &str, value: &str) -> Result<(), Problem> {
    let refused = || impossible(Labels::NotUnderstood);
    let number = || Count::typed(value).map_err(|_| refused());
    let attached = if key == "attached" && value != NOTHING {
        let id = TokenId::new(value).map_err(|_| refused())?;
        let host = index(setup, &id)?;
        if host == at {
            return Err(refused());
        }
        Some(id)
    } else {
        None
    };
    let Some(piece) = setup.pieces.get_mut(at) else { return Err(refused()) };
    match key {
        "tapped" => {
            let tapped = number()?;
            if tapped > piece.count {
                return Err(impossible(Labels::MoreTappedThanThere));
            }
            piece.tapped = tapped;
        }
        "sick" => piece.sick = value == "true",
        "damage" => piece.damage = number()?,
        COMMANDER => {
            piece.flags.retain(|flag| flag != COMMANDER);
            if value == "true" {
                piece.flags.push(COMMANDER.to_owned());
            }
        }
        "plus" | "minus" => {
            piece.counters.insert(key.to_owned(), number()?);
        }
        "attached" => piece.attached = attached,
        _ => return Err(refused()),
    }
    Ok(())
}

fn set_board(setup: &mut Setup, key: &str, value: &str) -> Result<(), Problem> {
    let refused = || impossible(Labels::NotUnderstood);
    let seat = |setup: &Setup| {
        let id = SeatId::new(value).ok();
        id.filter(|id| setup.players.iter().any(|player| player.id == *id)).ok_or_else(refused)
    };
    match key {
        "active" => {
            setup.active = Some(seat(setup)?);
            setup.priority = None;
        }
        "start" => {
            let life = Count::typed(value).map_err(|_| refused())?;
            setup.players.iter_mut().for_each(|player| player.life = life.clone());
        }
        "players" => {
            let players = Count::typed(value).ok().and_then(|count| count.small()).ok_or_else(refused)?;
            if !(2..=MOST_PLAYERS).contains(&players) {
                return Err(impossible(Labels::HowManyPlayers));
            }
            seat_so_many(setup, players);
        }
        "describe" => {
            let Some(described) = described(value) else { return Err(impossible(Labels::DescribeName)) };
            if setup.pieces.len() >= MOST_PIECES {
                return Err(impossible(Labels::TooManyPieces { most: MOST_PIECES.into() }));
            }
            put_on_the_board(setup, described.cards)?;
        }
        "phase" => {
            if !Phase::ALL.iter().any(|(_, known)| *known == value) {
                return Err(refused());
            }
            setup.phase = value.to_owned();
        }
        _ => {
            let number = Count::typed(value).map_err(|_| refused())?;
            let (what, id) = key.strip_prefix("set.").and_then(|rest| rest.split_once('.')).ok_or_else(refused)?;
            let found: Option<&mut SetPlayer> = setup.players.iter_mut().find(|player| player.id.as_str() == id);
            let player = found.ok_or_else(refused)?;
            match what {
                "life" => player.life = number,
                "poison" => player.poison = number,
                "library" => player.library = number,
                "hand" => player.hand = number,
                "commander" => player.commander = number,
                _ => return Err(refused()),
            }
        }
    }
    Ok(())
}

// Cards that were described are known from now on, those of the same name as they are described now; the first of them
// lies before the active player, in hand if it is a spell.
fn put_on_the_board(setup: &mut Setup, cards: Vec<OwnCard>) -> Result<(), Problem> {
    let refused = || impossible(Labels::NotUnderstood);
    let first = cards.first().ok_or_else(refused)?.clone();
    for card in cards {
        setup.own.retain(|known| known.id != card.id);
        setup.own.push(card);
    }
    let there = setup.pieces.iter().any(|piece| piece.card == first.id);
    let player = setup.active.clone().or(setup.players.first().map(|player| player.id.clone())).ok_or_else(refused)?;
    if !there {
        let id = setup.new_id(&first.id).ok_or_else(refused)?;
        let spell = first.words.split_whitespace().any(|word| word == "instant" || word == "sorcery");
        let zone = if spell { "hand" } else { "battlefield" };
        setup.pieces.push(SetPiece { zone: zone.to_owned(), ..SetPiece::of(id, &first.id, player) });
    }
    Ok(())
}

// Players join at the end of the turn order, with the life of the first, or leave from there with their pieces.
fn seat_so_many(setup: &mut Setup, players: usize) {
    while setup.players.len() > players {
        let Some(gone) = setup.players.pop() else { break };
        setup.pieces.retain(|piece| piece.player != gone.id && piece.owner.as_ref() != Some(&gone.id));
        let there: Vec<TokenId> = setup.pieces.iter().map(|piece| piece.id.clone()).collect();
        for piece in &mut setup.pieces {
            piece.attached = piece.attached.take().filter(|host| there.contains(host));
        }
        if setup.active.as_ref() == Some(&gone.id) {
            setup.active = None;
        }
        if setup.priority.as_ref() == Some(&gone.id) {
            setup.priority = None;
        }
    }
    for id in ["alice", "bob", "chris", "dana", "erin", "finn"] {
        let id = SeatId::from(id);
        if setup.players.len() < players && !setup.players.iter().any(|player| player.id == id) {
            let mut player = SetPlayer::of(id);
            if let Some(first) = setup.players.first() {
                player.life = first.life.clone();
            }
            setup.players.push(player);
        }
    }
}

fn is_commander(case: &Case<Setup>, pick: &Pick) -> bool {
    let Pick::Token { token, .. } = pick else { return false };
    let lifted = case.setup.pieces.iter().find(|piece| piece.id == *token);
    lifted.is_some_and(|piece| piece.flags.iter().any(|flag| flag == COMMANDER))
}

/// Every place for what is lifted.
pub fn places_for(case: &Case<Setup>, pick: &Pick) -> Vec<Drop> {
    let mut drops = Vec::new();
    for player in case.setup.players.iter().take(MOST_PLAYERS) {
        for (kind, suffix) in ZONES {
            if kind == Zone::Command && !is_commander(case, pick) {
                continue;
            }
            let Ok(zone) = ZoneId::new(&format!("{}{suffix}", player.id)) else { continue };
            let edit = match pick {
                Pick::Kind { kind, amount } => {
                    Edit::Add { kind: kind.clone(), zone: zone.clone(), amount: amount.clone() }
                }
                Pick::Token { token, amount } => {
                    Edit::Move { token: token.clone(), amount: amount.clone(), zone: zone.clone() }
                }
            };
            let why = edited(case, &edit).err().into_iter().collect();
            drops.push(Drop { zone, does: Does::Edit(edit), why, then: None });
        }
    }
    drops
}

/// Small changes that are worth trying: a life point more or less.
pub fn nudges(case: &Case<Setup>) -> Vec<(Says, Edit)> {
    let mut all = Vec::new();
    for player in case.setup.players.iter().take(MOST_PLAYERS) {
        let table_player = player_named(&player.id);
        for value in [Some(&player.life + &Count::one()), player.life.minus(&Count::one())].into_iter().flatten() {
            let key = format!("set.life.{}", player.id);
            let says = Labels::NudgeLife { player: table_player.clone(), life: value.clone() }.says();
            all.push((says, Edit::Set { token: None, key, value: value.to_string() }));
        }
    }
    all
}
