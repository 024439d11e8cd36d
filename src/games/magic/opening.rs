//! The board as set up becomes a table in play.

use crate::games::magic::command::COMMANDER;
use crate::games::magic::core::Core;
use crate::games::magic::kit::Kit;
use crate::games::magic::labels::Labels;
use crate::games::magic::notation::zone;
use crate::games::magic::rulebook::ARRANGING;
use crate::games::magic::setup::{SetPiece, Setup};
use crate::games::magic::state::{COUNTERS, Class, POOLS, Phase, Seat, State, Zone};
use crate::games::magic::tell::text;
use crate::loops::{Cx, Qty};
use crate::ruling::{Piece, Player, Problem, ProblemAbout, SeatId, Severity, Step, TokenId};
use crate::words::{Count, Name, Set};

/// The most players.
pub const MOST_PLAYERS: usize = 6;
/// The most pieces of a board.
pub const MOST_PIECES: usize = 500;

/// A board with its cards found.
#[derive(Clone)]
pub struct Table {
    /// The rules on it.
    pub core: Core,
    /// The table before anything is done.
    pub start: State,
    /// The players' ids.
    pub seats: Vec<SeatId>,
    /// What is wrong with the board.
    pub problems: Vec<Problem>,
}

fn blocking(about: ProblemAbout, says: Labels) -> Problem {
    Problem::blocking(Step::by(&ARRANGING, says.says())).about(about)
}

impl Table {
    /// The table of a setup, under the rules of an edition.
    pub fn of(setup: &Setup, ruleset: &str) -> Table {
        let mut problems = Vec::new();
        let about_board = |says: Labels| blocking(ProblemAbout::Setup, says);
        let mut seats: Vec<SeatId> = Vec::new();
        for player in setup.players.iter().take(MOST_PLAYERS) {
            if seats.contains(&player.id) {
                problems.push(about_board(Labels::TwoPlayersAlike));
            }
            seats.push(player.id.clone());
        }
        if !(2..=MOST_PLAYERS).contains(&setup.players.len()) {
            problems.push(about_board(Labels::HowManyPlayers));
        }
        if setup.pieces.len() > MOST_PIECES {
            problems.push(about_board(Labels::TooManyPieces { most: MOST_PIECES.into() }));
        }
        let place = |id: &SeatId| seats.iter().position(|seat| seat == id);
        let mut core =
            Core { kit: Kit::default(), library_moves_count: ruleset != "cr-2026-02-27", milled_found: None };
        let players = setup.players.iter().take(MOST_PLAYERS).map(|player| {
            let mut seat = Seat {
                life: Qty::from(&player.life),
                poison: Qty::from(&player.poison),
                energy: Qty::from(&player.energy),
                library: Qty::from(&player.library),
                hand: Qty::from(&player.hand),
                graveyard: Qty::from(&player.graveyard),
                commander: Qty::from(&player.commander),
                drew_from_empty: player.drew_from_empty,
                ..Seat::default()
            };
            for (pool, there) in POOLS.iter().zip(&mut seat.mana) {
                *there = player.mana.get(*pool).map(Qty::from).unwrap_or_default();
            }
            seat
        });
        let active = setup.active.as_ref().map_or(Some(0), place);
        let mut start = State::of(players.collect(), active.unwrap_or(0));
        let known = |key: &String| POOLS.contains(&key.as_str());
        if !setup.players.iter().all(|player| player.mana.keys().all(known)) {
            problems.push(about_board(Labels::NoSuchMana));
        }
        let phase = Phase::ALL.iter().find(|(_, key)| *key == setup.phase);
        if active.is_none() || phase.is_none() || setup.priority.as_ref().is_some_and(|seat| place(seat).is_none()) {
            problems.push(about_board(Labels::NotUnderstood));
        }
        start.phase = phase.map_or(Phase::Main, |(phase, _)| *phase);
        start.combats = Qty::from(i64::from(start.phase == Phase::Main));
        start.priority = setup.priority.as_ref().map_or(Some(start.active), place);
        let mut ids: Set<TokenId> = Set::new();
        for piece in setup.pieces.iter().take(MOST_PIECES) {
            let about = ProblemAbout::Token(piece.id.clone());
            if !ids.insert(piece.id.clone()) {
                problems.push(blocking(about.clone(), Labels::TwoPiecesAlike));
            }
            match class_of(&mut core, setup, piece, &seats) {
                Ok(class) => start.classes.push(class),
                Err(says) => {
                    problems.push(blocking(about, says));
                    start.classes.push(Class::default());
                }
            }
        }
        let mut hosts: Vec<(usize, usize)> = Vec::new();
        for (at, piece) in setup.pieces.iter().take(MOST_PIECES).enumerate() {
            let find = |id: &TokenId| setup.pieces.iter().position(|other| other.id == *id);
            if let Some(to) = &piece.attached {
                match find(to).filter(|to| *to != at && *to < MOST_PIECES) {
                    Some(to) => hosts.push((at, to)),
                    None => problems.push(blocking(ProblemAbout::Token(piece.id.clone()), Labels::AttachedToNothing)),
                }
            }
            if let Some(holder) = piece.held_by.as_ref().and_then(find) {
                start.class_mut(at).held.push((holder, Qty::from(&piece.count)));
            }
        }
        // What is attached to a piece of several is on one of them.
        for (at, to) in hosts.iter().copied() {
            let known = hosts.iter().find(|(other, host)| *host == to && *other < at);
            let one = match known.and_then(|(other, _)| start.class(*other).attached) {
                Some(one) => one,
                None => core.one_of(&mut start, to, &mut Cx::concrete()).unwrap_or(to),
            };
            start.class_mut(at).attached = Some(one);
        }
        for at in (0..start.classes.len()).filter(|at| start.class(*at).flagged(COMMANDER)).collect::<Vec<_>>() {
            let lone = |seat: usize| {
                let others = |other: &&Class| other.flagged(COMMANDER) && other.owner != seat;
                start.class(at).owner != seat && start.classes.iter().filter(others).count() == 1
            };
            // What a player was dealt before comes from the only commander of an opponent, where there is but one.
            let dealt = |seat: usize| if lone(seat) { start.seat(seat).commander.clone() } else { Qty::default() };
            let struck: Vec<(usize, usize, Qty)> = (0..start.seats.len()).map(|seat| (at, seat, dealt(seat))).collect();
            start.struck.extend(struck);
        }
        let world = |at: &usize| core.kit.def(start.class(*at).def).is_some_and(|def| def.has("world"));
        start.worlds = (0..start.classes.len()).filter(world).collect();
        add_tokens_to_come(&core, &mut start);
        let mut table = Table { core, start, seats, problems };
        table.note_loose_ends(setup);
        table
    }

    fn note_loose_ends(&mut self, setup: &Setup) {
        for own in &setup.own {
            if self.core.kit.place(&own.id).is_none() && Kit::default().add(&own.id, &setup.own).is_none() {
                let says = Labels::OwnNotUnderstood { card: text(&own.name) };
                self.problems.push(blocking(ProblemAbout::Setup, says).weighing(Severity::Tolerable));
            }
        }
    }

    /// The place of a player at the table.
    pub fn seat(&self, id: &SeatId) -> Option<usize> {
        self.seats.iter().position(|seat| seat == id)
    }

    /// A player as sentences mention one.
    pub fn player(&self, at: usize) -> Player {
        player_named(&self.seats.get(at).cloned().unwrap_or_else(|| SeatId::from("nobody")))
    }

    /// The name of the card of a class.
    pub fn name(&self, state: &State, at: usize) -> Name {
        self.core.def(state, at).map_or_else(|| Name::typed("?"), |def| def.name.clone())
    }

    /// A class as sentences mention it.
    pub fn piece(&self, state: &State, at: usize) -> Piece {
        let class = state.class(at);
        let id = class.id.clone().unwrap_or_else(|| TokenId::from("nothing"));
        let alike = |other: &&Class| other.def == class.def && other.id.is_some();
        let before = state.classes.iter().take(at).filter(alike).count();
        let name = self.name(state, at);
        Piece::new(id, if before == 0 { name } else { name.numbered(before + 1) })
    }

    /// The class with an id.
    pub fn class(&self, state: &State, id: &TokenId) -> Option<usize> {
        state.classes.iter().position(|class| class.id.as_ref() == Some(id))
    }
}

/// A player as sentences mention one.
pub fn player_named(id: &SeatId) -> Player {
    let name = match id.as_str() {
        "alice" => Name::both("Alice", "Alice"),
        "bob" => Name::both("Bob", "Bob"),
        "chris" => Name::both("Chris", "Chris"),
        "dana" => Name::both("Dana", "Dana"),
        "erin" => Name::both("Erin", "Erin"),
        "finn" => Name::both("Finn", "Finn"),
        other => Name::typed(other),
    };
    Player::new(id.clone(), name)
}

fn class_of(core: &mut Core, setup: &Setup, piece: &SetPiece, seats: &[SeatId]) -> Result<Class, Labels> {
    let def = core.kit.add(&piece.card, &setup.own).ok_or(Labels::NoSuchCard)?;
    let place = |id: &SeatId| seats.iter().position(|seat| seat == id).ok_or(Labels::NotUnderstood);
    let controller = place(&piece.player)?;
    let owner = piece.owner.as_ref().map_or(Ok(controller), place)?;
    let zone = zone(&piece.zone).ok_or(Labels::NotUnderstood)?;
    let untapped = piece.count.minus(&piece.tapped).ok_or(Labels::MoreTappedThanThere)?;
    let mut class = Class {
        id: Some(piece.id.clone()),
        def,
        owner,
        controller,
        token: core.kit.def(def).is_some_and(|def| def.token),
        sick: piece.sick,
        flags: piece.flags.iter().take(16).map(|flag| flag.as_str().into()).collect(),
        damage: Qty::from(&piece.damage),
        picked: piece.picked.as_ref().map(place).transpose()?,
        ..Class::default()
    };
    for (kind, there) in COUNTERS.iter().zip(&mut class.counters) {
        *there = piece.counters.get(*kind).map(Qty::from).unwrap_or_default();
    }
    if !piece.counters.keys().all(|key| COUNTERS.contains(&key.as_str())) {
        return Err(Labels::NotUnderstood);
    }
    match zone {
        Zone::Battlefield => (class.untapped, class.tapped) = (Qty::from(&untapped), Qty::from(&piece.tapped)),
        elsewhere => *class.pile(elsewhere) = Qty::from(&piece.count),
    }
    if zone == Zone::Battlefield && piece.count == Count::one() {
        let with = core.kit.def(def).and_then(|def| def.words.iter().find_map(|word| word.strip_prefix("with-plus-")));
        let printed = with.and_then(|number| number.parse::<i64>().ok());
        if let (Some(printed), true, [plus, ..]) = (printed, piece.counters.is_empty(), &mut class.counters) {
            *plus = Qty::from(printed);
        }
    }
    Ok(class)
}

// Every token that an ability on the board makes has its class from the start: a round then comes back to what it was.
fn add_tokens_to_come(core: &Core, state: &mut State) {
    use crate::games::magic::notation::{Aim, Head, Verb};
    let mut made: Vec<(usize, usize)> = Vec::new();
    for class in &state.classes {
        let Some(def) = core.kit.def(class.def) else { continue };
        for ability in &def.abilities {
            let granted = match &ability.head {
                Head::Holds { grants: Some(granted), .. } => Some(granted),
                _ => None,
            };
            for effect in ability.effects.iter().chain(granted.iter().flat_map(|granted| &granted.effects)) {
                let token = effect.words.first().and_then(|id| core.kit.place(id));
                if let (Verb::Token, Aim::You, Some(token)) = (effect.verb, &effect.aim, token) {
                    // A granted ability is the host's: its controller makes the token.
                    let host = class.attached.filter(|_| granted.is_some()).map(|host| state.class(host).controller);
                    made.push((token, host.unwrap_or(class.controller)));
                }
            }
        }
    }
    for (def, by) in made {
        let id = core.kit.def(def).map(|def| def.id.to_string()).unwrap_or_default();
        core.class_of_tokens(state, def, by, &[], &id);
    }
}
