//! What the players may do in the assignment phase, and everything that forbids a deed.

use crate::games::lotr_tcg::assignment::bans::{By, bans, problem};
use crate::games::lotr_tcg::assignment::play_says::Play;
use crate::games::lotr_tcg::assignment::round::{Round, Stage, Wave};
use crate::games::lotr_tcg::assignment::says::Assign;
use crate::games::lotr_tcg::rulebook::{
    ACTION_PROCEDURE, DEFENDER, FREE_PEOPLES_ASSIGN_FIRST, LEFTOVERS_GO_ANYWHERE, NO_VITALITY_IS_KILLED, ONE_TO_ONE,
    OWN_LEFTOVERS, WHO_MAY_BE_ASSIGNED,
};
use crate::games::lotr_tcg::looping::arena::player;
use crate::games::lotr_tcg::looping::core::Side;
use crate::games::lotr_tcg::seats::FREE_PEOPLES;
use crate::games::lotr_tcg::table::{Standing, missing};
use crate::ruling::{Act, Piece, Player, Problem, Rule, Step, TokenId};
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
    /// A Shadow player places a leftover.
    ShadowAssigns,
    /// A Shadow player ends his wave.
    ShadowDone,
    /// Something besides assigning: actions, passes, decisions, skirmishes.
    Other,
    /// None of these.
    Unknown,
}

/// The keys of the deeds besides assigning.
const OTHERS: [&str; 16] = [
    "take_over",
    "exert", "assign_as",
    "activate", "pass", "other_card", "fight", "prevent", "allow", "choose", "add_twilight", "decline", "put_on", "not_now",
    "become_fierce", "archery",
];

impl Deed {
    /// Reads an act.
    pub fn of(act: &Act) -> Deed {
        let free_peoples = act.seat.as_ref().is_some_and(|seat| *seat == FREE_PEOPLES);
        match act.key.as_str() {
            ASSIGN if free_peoples => Deed::FreePeoplesAssign,
            DONE if free_peoples => Deed::FreePeoplesDone,
            ASSIGN if act.seat.is_some() => Deed::ShadowAssigns,
            DONE if act.seat.is_some() => Deed::ShadowDone,
            other if OTHERS.contains(&other) => Deed::Other,
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
    somebody_at_the_table_acts(round, act, &mut why);
    it_is_the_players_wave(round, act, &mut why);
    match act.key.as_str() {
        ASSIGN => {
            let pair = the_pair(round, act, &mut why);
            each_places_his_own(round, act, &pair, &mut why);
            nothing_keeps_them_apart(round, act, &pair, &mut why);
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
fn somebody_at_the_table_acts(round: &Round, act: &Act, why: &mut Vec<Problem>) {
    match &act.seat {
        None => why.push(no(&FREE_PEOPLES_ASSIGN_FIRST, Assign::NeedsAPlayer)),
        Some(seat) if *seat != FREE_PEOPLES && !round.table().shadows.contains(seat) => {
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
    let Some(seat) = &act.seat else { return };
    if round.pending.is_some() {
        return why.push(play(&ACTION_PROCEDURE, Play::DecideFirst));
    }
    if round.stage != Stage::Assign {
        return why.push(play(&FREE_PEOPLES_ASSIGN_FIRST, Play::NotTimeToAssign));
    }
    if *seat != FREE_PEOPLES && !round.table().shadows.contains(seat) {
        return;
    }
    let wave = round.wave();
    if *seat == FREE_PEOPLES {
        if round.free_peoples_done() {
            why.push(no(&FREE_PEOPLES_ASSIGN_FIRST, Assign::FreePeoplesAreDone));
        } else if wave == Wave::Actions {
            why.push(play(&ACTION_PROCEDURE, Play::ActionsFirst));
        }
    } else if matches!(wave, Wave::Actions | Wave::FreePeoples) {
        why.push(no(&LEFTOVERS_GO_ANYWHERE, Assign::FreePeoplesFirst));
    } else if round.shadows_done.contains(seat) {
        why.push(no(&LEFTOVERS_GO_ANYWHERE, Assign::ShadowIsDone));
    } else if let Some(first) = round.shadow_to_place().filter(|first| *first != seat) {
        let first = Side::of_seat(first.as_str()).map(player);
        why.extend(first.map(|seat| play(&OWN_LEFTOVERS, Play::NotHisTurn { seat })));
    }
}

/// Whose minion it is.
///
/// *Says*: each Shadow player places his own leftovers.
/// *Source*: Comprehensive Rules 4.2, entry *assignment phase*. *Case*: LR-A18.
fn each_places_his_own(round: &Round, act: &Act, pair: &Pair<'_>, why: &mut Vec<Problem>) {
    let Some(minion) = pair.minion.filter(|_| Deed::of(act) == Deed::ShadowAssigns) else { return };
    if round.taken_out.contains(&minion.piece.id) && !round.placed.contains_key(&minion.piece.id) {
        why.push(play(&LEFTOVERS_GO_ANYWHERE, Play::WasTakenOut { minion: minion.piece.clone() }));
    }
    if minion.owner == act.seat {
        return;
    }
    let owner = minion.owner.as_ref().and_then(|seat| Side::of_seat(seat.as_str())).map(player);
    why.extend(owner.map(|seat| play(&OWN_LEFTOVERS, Play::NotHisMinion { minion: minion.piece.clone(), seat })));
}

/// Every ban that keeps minion and character apart, in this wave.
fn nothing_keeps_them_apart(round: &Round, act: &Act, pair: &Pair<'_>, why: &mut Vec<Problem>) {
    let (Some(minion), Some(character)) = (pair.minion, pair.character) else { return };
    let by = if Deed::of(act) == Deed::FreePeoplesAssign { By::FreePeoples } else { By::Leftover };
    why.extend(bans(round, minion, character, by).into_iter().map(|ban| problem(round, ban, minion, character)));
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
        Named::Minion(minion) => pair.minion = alive(round, minion, why),
        Named::Character(wrong) => {
            let piece = wrong.piece.clone();
            why.push(no(&WHO_MAY_BE_ASSIGNED, Assign::NotAMinionThere { piece }));
            alive(round, wrong, why);
        }
        Named::Nothing(piece) => why.push(no(&WHO_MAY_BE_ASSIGNED, Assign::NotThere { piece })),
    }
    match character {
        Named::Character(character) => pair.character = alive(round, character, why),
        Named::Minion(wrong) => {
            let piece = wrong.piece.clone();
            why.push(no(&WHO_MAY_BE_ASSIGNED, Assign::NotACharacterThere { piece }));
            alive(round, wrong, why);
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
    let (minion, by) = (minion.piece.clone(), round.piece(&placed.character));
    let shadow_after_done = Deed::of(act) == Deed::ShadowAssigns && matches!(round.wave(), Wave::Shadow | Wave::Over);
    why.push(if shadow_after_done && placed.by != By::Leftover {
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
        capacity: Count::from(round.capacity(character)),
        defender: Count::from(round.capacity(character) - 1),
        asked: Count::from(round.minions_with(&character.piece.id).len() + 1),
    };
    let step = Step::by(&ONE_TO_ONE, says.says());
    why.push(Problem::blocking(if round.capacity(character) > 1 { step.and(&DEFENDER) } else { step }));
}

/// What would be legal instead of a refused act.
pub fn legal_instead(round: &Round, act: &Act) -> Option<Assign> {
    let deed = Deed::of(act);
    if deed == Deed::FreePeoplesAssign && !round.free_peoples_done() && round.wave() != Wave::Actions {
        return of_this_minion(round, act);
    }
    match round.wave() {
        Wave::Actions => None,
        Wave::FreePeoples => Some(Assign::FreePeoplesAssignOrDone),
        Wave::Shadow => Some(Assign::LeftoversAre { minions: round.left_over() }),
        Wave::Over => None,
    }
}

// Inside the Free Peoples player's wave: the characters that the minion may still be put with.
fn of_this_minion(round: &Round, act: &Act) -> Option<Assign> {
    let pair = the_pair(round, act, &mut Vec::new());
    let minion = pair.minion?;
    if let Some(placed) = round.placed.get(&minion.piece.id) {
        let fits = |asked: &&Standing| {
            asked.piece.id != placed.character
                && round.has_room(asked)
                && bans(round, minion, asked, By::FreePeoples).is_empty()
                && placed.by == By::FreePeoples
        };
        let character = pair.character.filter(fits)?;
        let characters = vec![round.piece(&placed.character), character.piece.clone()];
        return Some(Assign::OnlyOneOf { minion: minion.piece.clone(), characters });
    }
    let fits = |character: &&Standing| {
        round.has_room(character) && bans(round, minion, character, By::FreePeoples).is_empty()
    };
    let with_room = round.characters().filter(fits);
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
    match (round.table().minion(&id), round.table().character(&id)) {
        (Some(minion), _) => Named::Minion(minion),
        (None, Some(character)) => Named::Character(character),
        (None, None) => Named::Nothing(missing(&id)),
    }
}

fn alive<'a>(round: &Round, standing: &'a Standing, why: &mut Vec<Problem>) -> Option<&'a Standing> {
    if round.is_in_play(standing) {
        return Some(standing);
    }
    let piece = standing.piece.clone();
    why.push(match round.table().is_discarded(&piece.id) {
        true => play(&WHO_MAY_BE_ASSIGNED, Play::GoneAlready { piece }),
        false => no(&NO_VITALITY_IS_KILLED, Assign::TheDeadDoNotFight { piece }),
    });
    None
}

fn play(rule: &'static Rule, says: Play) -> Problem {
    Problem::blocking(Step::by(rule, says.says()))
}

fn no(rule: &'static Rule, says: Assign) -> Problem {
    Problem::blocking(Step::by(rule, says.says()))
}
