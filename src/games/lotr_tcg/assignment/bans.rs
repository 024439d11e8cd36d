//! What keeps a minion and a character apart, each ban a flag of its own.

use crate::games::lotr_tcg::assignment::play_says::Play;
use crate::games::lotr_tcg::assignment::price::{exertions_at_hand, price};
use crate::games::lotr_tcg::assignment::round::Round;
use crate::games::lotr_tcg::card_text::Granted;
use crate::games::lotr_tcg::cards::{Block, Keyword, Kind};
use crate::games::lotr_tcg::rulebook::{ALLIES_AT_HOME, FIERCE_ROUND, MAY_NOT_IS_CANNOT, UNHASTY};
use crate::games::lotr_tcg::table::Standing;
use crate::loops::figure;
use crate::ruling::{Problem, Rule, Step};
use crate::words::Count;

/// By which wave a minion is assigned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// An assignment action of the Free Peoples player.
    FreePeoplesAction,
    /// An assignment action of a Shadow player.
    ShadowAction,
    /// The Free Peoples player, with his defenders.
    FreePeoples,
    /// A Shadow player, as a leftover.
    Leftover,
}

/// One thing that keeps a minion and a character apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ban {
    /// Nobody can assign the minion.
    CannotBeAssigned,
    /// The Free Peoples player cannot assign anybody to the minion.
    NotByFreePeoples,
    /// A card keeps the Free Peoples player from assigning this character to it.
    Barred,
    /// The character is too weak for the minion.
    TooWeak(u32),
    /// The character is an ally away from home.
    AwayFromHome,
    /// The character is unhasty.
    Unhasty,
    /// The minion was not fierce when the fierce round started.
    NotFierce,
    /// The exertions that the minion costs cannot be paid.
    TooDear(usize),
}

/// Everything that keeps a minion and a character apart.
///
/// *Says*: "may not" means cannot. A ban binds whom it names: everybody, the Free Peoples player alone, or a pair.
/// *Source*: Comprehensive Rules 4.2, entry *may not*; the cards. *Case*: LR-A09, LR-A10, LR-A11.
pub fn bans(round: &Round, minion: &Standing, character: &Standing, by: By) -> Vec<Ban> {
    let mut bans = Vec::new();
    let id = &minion.piece.id;
    if minion.is.has(Keyword::CannotBeAssigned) && round.granted(id, Granted::Assignable) == 0 {
        bans.push(Ban::CannotBeAssigned);
    }
    if by == By::FreePeoples && minion.is.has(Keyword::NotByFreePeoples) {
        bans.push(Ban::NotByFreePeoples);
    }
    let place = round.arena.place(&character.piece.id);
    if by == By::FreePeoples && place.is_some_and(|place| round.granted(id, Granted::NotByFreePeoplesTo(place)) > 0) {
        bans.push(Ban::Barred);
    }
    for keyword in &minion.is.keywords {
        if let Keyword::NotAgainstUnder(least) = keyword
            && strength_of(round, character) < Count::from(u64::from(*least))
        {
            bans.push(Ban::TooWeak(*least));
        }
    }
    if !may_skirmish(round, character) {
        bans.push(Ban::AwayFromHome);
    }
    if by == By::FreePeoples && is_held_back(round, character) {
        bans.push(Ban::Unhasty);
    }
    if round.fierce.as_ref().is_some_and(|fierce| !fierce.contains(id)) {
        bans.push(Ban::NotFierce);
    }
    if matches!(by, By::FreePeoples | By::FreePeoplesAction) {
        let owed = price(round, minion);
        if owed > 0 && owed > exertions_at_hand(round) {
            bans.push(Ban::TooDear(owed));
        }
    }
    bans
}

/// Its strength before anybody fights it.
fn strength_of(round: &Round, character: &Standing) -> Count {
    let strengths = round.strengths(None);
    let place = round.arena.place(&character.piece.id);
    place.and_then(|place| strengths.get(place)).and_then(|strength| figure(strength).count()).unwrap_or_default()
}

/// Whether a character may skirmish at all.
///
/// *Says*: a companion may; an ally while the fellowship is at its home site of the same block, or if a card lets it.
/// *Source*: Comprehensive Rules 4.2, entries *ally*, *block symbol*. *Case*: LR-A12, LR-A13, LR-A30.
pub fn may_skirmish(round: &Round, character: &Standing) -> bool {
    character.card.kind != Kind::Ally || is_at_home(round, character) || is_let_in(round, character)
}

fn is_let_in(round: &Round, character: &Standing) -> bool {
    round.granted(&character.piece.id, Granted::Skirmishes) > 0
}

fn is_at_home(round: &Round, character: &Standing) -> bool {
    let (number, block) = round.at;
    let here = |home: &crate::games::lotr_tcg::cards::SiteNumber| {
        Some(home.number) == number && home.block == block && block != Some(Block::Shadows)
    };
    character.card.homes.iter().any(here)
}

/// *Says*: the Free Peoples player may not assign who is unhasty, unless it is an ally at home or a card lets it.
/// *Source*: Comprehensive Rules 4.2, entry *unhasty*. *Case*: LR-A14, LR-A28.
fn is_held_back(round: &Round, character: &Standing) -> bool {
    let held = character.is.has(Keyword::Unhasty);
    held && !is_let_in(round, character) && !(character.card.kind == Kind::Ally && is_at_home(round, character))
}

/// A ban as people read it.
pub fn problem(round: &Round, ban: Ban, minion: &Standing, character: &Standing) -> Problem {
    let (of_minion, of_character) = (minion.piece.clone(), character.piece.clone());
    let (rule, says): (&'static Rule, Play) = match ban {
        Ban::CannotBeAssigned => (minion.is.rule, Play::CannotBeAssigned { minion: of_minion }),
        Ban::NotByFreePeoples => (minion.is.rule, Play::NotByFreePeoples { minion: of_minion }),
        Ban::Barred => (minion.is.rule, Play::Barred { minion: of_minion, character: of_character }),
        Ban::TooWeak(least) => {
            let (least, strength) = (Count::from(u64::from(least)), strength_of(round, character));
            (minion.is.rule, Play::TooWeakFor { minion: of_minion, character: of_character, least, strength })
        }
        Ban::TooDear(owed) => {
            (minion.is.rule, Play::CannotPayExertions { minion: of_minion, owed: Count::from(owed) })
        }
        Ban::AwayFromHome => (&ALLIES_AT_HOME, Play::AwayFromHome { ally: of_character }),
        Ban::Unhasty => (&UNHASTY, Play::IsUnhasty { character: of_character }),
        Ban::NotFierce => (&FIERCE_ROUND, Play::NotFierce { minion: of_minion }),
    };
    let step = Step::by(rule, says.says());
    let of_card = matches!(ban, Ban::CannotBeAssigned | Ban::NotByFreePeoples | Ban::Barred | Ban::TooWeak(_));
    Problem::blocking(if of_card { step.and(&MAY_NOT_IS_CANNOT) } else { step })
}
