//! What the players may do in the assignment phase, and everything that forbids a deed.

use crate::games::lotr_tcg::assignment::round::{Round, Wave, capacity};
use crate::games::lotr_tcg::assignment::says::Assign;
use crate::games::lotr_tcg::rulebook::{
    DEFENDER, FREE_PEOPLES_ASSIGN_FIRST, LEFTOVERS_GO_ANYWHERE, NO_VITALITY_IS_KILLED, ONE_TO_ONE, WHO_MAY_BE_ASSIGNED,
};
use crate::games::lotr_tcg::seats::{FREE_PEOPLES, SHADOW};
use crate::games::lotr_tcg::table::{Standing, missing};
use crate::ruling::{Act, Piece, Player, Problem, Rule, SeatId, Step, TokenId};
use crate::words::{Count, Name};

/// The key of the deed that puts a minion with a character.
pub const ASSIGN: &str = "assign";
/// The key of the deed that ends a player's wave.
pub const DONE: &str = "done";
/// A name that somebody typed is shown up to so many characters.
const MOST_TYPED: usize = 40;

/// What an act means, as far as it can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// The Free Peoples player puts a character against a minion.
    FreePeoplesAssign,
    /// The Free Peoples player ends his wave.
    FreePeoplesDone,
    /// The Shadow player places a leftover.
    ShadowAssigns,
    /// The Shadow player ends his wave.
    ShadowDone,
    /// None of these.
    Unknown,
}

impl Deed {
    /// Reads an act.
    pub fn of(act: &Act) -> Deed {
        match (act.seat.as_ref().map(SeatId::as_str), act.key.as_str()) {
            (Some(FREE_PEOPLES), ASSIGN) => Deed::FreePeoplesAssign,
            (Some(FREE_PEOPLES), DONE) => Deed::FreePeoplesDone,
            (Some(SHADOW), ASSIGN) => Deed::ShadowAssigns,
            (Some(SHADOW), DONE) => Deed::ShadowDone,
            _ => Deed::Unknown,
        }
    }
}

/// The minion and the character that an assignment names, where they can be assigned at all.
#[derive(Debug, Default)]
pub struct Pair<'a> {
    /// The minion, if it is one.
    pub minion: Option<&'a Standing>,
    /// The character, if it is one.
    pub character: Option<&'a Standing>,
}

/// Everything that forbids an act at this moment, the weightiest first; empty if it is legal.
pub fn objections(round: &Round, act: &Act) -> Vec<Problem> {
    let mut why = Vec::new();
    somebody_at_the_table_acts(act, &mut why);
    it_is_the_players_wave(round, act, &mut why);
    match act.key.as_str() {
        ASSIGN => {
            let pair = the_pair(round, act, &mut why);
            a_minion_takes_one_character(round, act, &pair, &mut why);
            a_character_takes_as_many_as_its_capacity(round, act, &pair, &mut why);
        }
        DONE => {}
        _ => why.push(no(&FREE_PEOPLES_ASSIGN_FIRST, Assign::NoSuchDeed { deed: typed_deed(act) })),
    }
    why
}

/// Who may act at all.
///
/// *Says*: the Free Peoples player and the Shadow player assign, nobody else.
/// *Source*: Comprehensive Rules 4.2, entry *assignment phase*. *Case*: LR-N17.
fn somebody_at_the_table_acts(act: &Act, why: &mut Vec<Problem>) {
    match &act.seat {
        None => why.push(no(&FREE_PEOPLES_ASSIGN_FIRST, Assign::NeedsAPlayer)),
        Some(seat) if *seat != FREE_PEOPLES && *seat != SHADOW => {
            let player = Player::new(seat.clone(), Name::typed(seat.as_str()));
            why.push(no(&FREE_PEOPLES_ASSIGN_FIRST, Assign::NoSuchPlayer { player }));
        }
        Some(_) => {}
    }
}

/// Whether the acting player's wave is open.
///
/// *Says*: the Free Peoples player assigns until he says done, then the Shadow player until he does.
/// *Source*: Comprehensive Rules 4.2, entry *assignment phase*. *Case*: LR-N08, LR-N10.
fn it_is_the_players_wave(round: &Round, act: &Act, why: &mut Vec<Problem>) {
    match act.seat.as_ref().map(SeatId::as_str) {
        Some(FREE_PEOPLES) if round.free_peoples_done() => {
            why.push(no(&FREE_PEOPLES_ASSIGN_FIRST, Assign::FreePeoplesAreDone));
        }
        Some(SHADOW) if round.wave() == Wave::FreePeoples => {
            why.push(no(&LEFTOVERS_GO_ANYWHERE, Assign::FreePeoplesFirst));
        }
        Some(SHADOW) if round.shadow_done => why.push(no(&LEFTOVERS_GO_ANYWHERE, Assign::ShadowIsDone)),
        _ => {}
    }
}

/// Reads who is put where, with what is wrong with either.
///
/// *Says*: one minion and one character, both in play.
/// *Source*: Comprehensive Rules 4.2, entries *assignment phase*, *killed*. *Case*: LR-N08, LR-N17.
fn the_pair<'a>(round: &'a Round, act: &Act, why: &mut Vec<Problem>) -> Pair<'a> {
    let (Some(minion), Some(character)) = (act.text("minion"), act.text("character")) else {
        why.push(no(&WHO_MAY_BE_ASSIGNED, Assign::NamesNobody));
        return Pair::default();
    };
    let (minion, character) = (named(round, minion), named(round, character));
    let mut pair = Pair::default();
    match minion {
        Named::Minion(minion) => pair.minion = alive(minion, why),
        Named::Character(wrong) => {
            let piece = wrong.piece.clone();
            why.push(no(&WHO_MAY_BE_ASSIGNED, Assign::NotAMinionThere { piece }));
            alive(wrong, why);
        }
        Named::Nothing(piece) => why.push(no(&WHO_MAY_BE_ASSIGNED, Assign::NotThere { piece })),
    }
    match character {
        Named::Character(character) => pair.character = alive(character, why),
        Named::Minion(wrong) => {
            let piece = wrong.piece.clone();
            why.push(no(&WHO_MAY_BE_ASSIGNED, Assign::NotACharacterThere { piece }));
            alive(wrong, why);
        }
        Named::Nothing(piece) => why.push(no(&WHO_MAY_BE_ASSIGNED, Assign::NotThere { piece })),
    }
    pair
}

/// Whether the minion is still free.
///
/// *Says*: a minion takes at most one Free Peoples character; what the Free Peoples player assigned is no leftover.
/// *Source*: Comprehensive Rules 4.2, entry *assignment phase*. *Case*: LR-A01, LR-N07.
fn a_minion_takes_one_character(round: &Round, act: &Act, pair: &Pair<'_>, why: &mut Vec<Problem>) {
    let Some(minion) = pair.minion else { return };
    let Some(placed) = round.placed.get(&minion.piece.id) else { return };
    let (minion, by) = (minion.piece.clone(), round.table.piece(&placed.character));
    let shadow_after_done = Deed::of(act) == Deed::ShadowAssigns && round.wave() != Wave::FreePeoples;
    why.push(if shadow_after_done && !placed.as_leftover {
        no(&LEFTOVERS_GO_ANYWHERE, Assign::NotALeftover { minion, by })
    } else {
        no(&ONE_TO_ONE, Assign::MinionTaken { minion, by })
    });
}

/// Whether the character has room for one more, when the Free Peoples player assigns.
///
/// *Says*: one minion a character, and one more for each defender bonus. Leftovers have no limit.
/// *Source*: Comprehensive Rules 4.2, entries *assignment phase*, *defender +X*. *Case*: LR-A02, LR-A03, LR-A04.
fn a_character_takes_as_many_as_its_capacity(round: &Round, act: &Act, pair: &Pair<'_>, why: &mut Vec<Problem>) {
    let Some(character) = pair.character.filter(|_| Deed::of(act) == Deed::FreePeoplesAssign) else { return };
    let placed = pair.minion.and_then(|minion| round.placed.get(&minion.piece.id));
    let is_there_already = placed.is_some_and(|placed| placed.character == character.piece.id);
    if round.has_room(character) || is_there_already {
        return;
    }
    let says = Assign::CapacityFull {
        character: character.piece.clone(),
        capacity: Count::from(capacity(character)),
        defender: Count::from(u64::from(character.card.defender())),
        asked: Count::from(round.minions_with(&character.piece.id).len() + 1),
    };
    let step = Step::by(&ONE_TO_ONE, says.says());
    why.push(Problem::blocking(if character.card.defender() > 0 { step.and(&DEFENDER) } else { step }));
}

/// What would be legal instead of a refused act.
pub fn legal_instead(round: &Round, act: &Act) -> Option<Assign> {
    let deed = Deed::of(act);
    if deed == Deed::FreePeoplesAssign && !round.free_peoples_done() {
        return of_this_minion(round, act);
    }
    match round.wave() {
        Wave::FreePeoples => Some(Assign::FreePeoplesAssignOrDone),
        Wave::Shadow => Some(Assign::LeftoversAre { minions: round.unassigned_pieces() }),
        Wave::Over => None,
    }
}

// Inside the Free Peoples player's wave: the characters that the minion may still be put with.
fn of_this_minion(round: &Round, act: &Act) -> Option<Assign> {
    let pair = the_pair(round, act, &mut Vec::new());
    let minion = pair.minion?;
    if let Some(placed) = round.placed.get(&minion.piece.id) {
        let character = pair.character.filter(|asked| asked.piece.id != placed.character && round.has_room(asked))?;
        let characters = vec![round.table.piece(&placed.character), character.piece.clone()];
        return Some(Assign::OnlyOneOf { minion: minion.piece.clone(), characters });
    }
    let with_room = round.characters().filter(|character| round.has_room(character));
    let characters: Vec<Piece> = with_room.map(|character| character.piece.clone()).collect();
    if characters.is_empty() {
        return Some(Assign::SayDone);
    }
    Some(Assign::MayGoTo { minion: minion.piece.clone(), characters })
}

/// The act's key as sentences print it.
pub fn typed_deed(act: &Act) -> Piece {
    let short: String = act.key.chars().take(MOST_TYPED).collect();
    Piece::new(TokenId::new(&short).unwrap_or_else(|_| "deed".into()), Name::typed(&short))
}

/// The piece that an act names, whatever it is.
pub fn piece_named(round: &Round, act: &Act, key: &str) -> Option<Piece> {
    Some(match named(round, act.text(key)?) {
        Named::Minion(standing) | Named::Character(standing) => standing.piece.clone(),
        Named::Nothing(piece) => piece,
    })
}

enum Named<'a> {
    Minion(&'a Standing),
    Character(&'a Standing),
    Nothing(Piece),
}

fn named<'a>(round: &'a Round, text: &str) -> Named<'a> {
    let Ok(id) = TokenId::new(text) else {
        let short: String = text.chars().take(MOST_TYPED).collect();
        return Named::Nothing(Piece::new("nobody".into(), Name::typed(&short)));
    };
    match (round.table.minion(&id), round.table.character(&id)) {
        (Some(minion), _) => Named::Minion(minion),
        (None, Some(character)) => Named::Character(character),
        (None, None) => Named::Nothing(missing(&id)),
    }
}

fn alive<'a>(standing: &'a Standing, why: &mut Vec<Problem>) -> Option<&'a Standing> {
    if standing.vitality_left().is_some() {
        return Some(standing);
    }
    why.push(no(&NO_VITALITY_IS_KILLED, Assign::TheDeadDoNotFight { piece: standing.piece.clone() }));
    None
}

fn no(rule: &'static Rule, says: Assign) -> Problem {
    Problem::blocking(Step::by(rule, says.says()))
}
