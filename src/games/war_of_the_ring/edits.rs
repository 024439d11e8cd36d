use crate::games::war_of_the_ring::acts::{BEGIN_TURN, MERGE, STAY_SEPARATE};
use crate::games::war_of_the_ring::battle::set_fight;
use crate::games::war_of_the_ring::board::UNSAID;
use crate::games::war_of_the_ring::course::arrived;
use crate::games::war_of_the_ring::labels::Labels;
use crate::games::war_of_the_ring::nations::{Nation, Side};
use crate::games::war_of_the_ring::parting::{set_part, set_part_of};
use crate::games::war_of_the_ring::players::{Players, Power};
use crate::games::war_of_the_ring::politics::Stance;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::says::Says;
use crate::games::war_of_the_ring::setup::{Garrison, MapPart, Setup, Stand};
use crate::games::war_of_the_ring::state::State;
use crate::games::war_of_the_ring::tokens::{Class, read_token};
use crate::ruling::{Act, Case, Edit, KindId, Problem, Says as Told, Step, TokenId, ZoneId};
use crate::words::{Count, NumberError};

/// An edit that cannot be made, and why.
pub fn impossible(says: Told) -> Problem {
    Problem::blocking(Step::by(&rulebook::ARRANGING, says))
}

/// The case with its setup changed. Whatever can lie on a table is allowed; what the rules dislike about it is for the
/// ruling to say.
pub fn edited(case: &Case<Setup>, edit: &Edit) -> Result<Case<Setup>, Problem> {
    let mut case = case.clone();
    match edit {
        Edit::Add { kind, zone, amount } => {
            let (region, class) = (region_of(zone)?, class_of(kind)?);
            change(&mut case.setup, region, class, |count| Ok(count + amount))?;
        }
        Edit::Move { token, amount, zone } => {
            let (from, class) = piece(token)?;
            let to = region_of(zone)?;
            if from != to {
                change(&mut case.setup, from, class, |count| fewer(count, amount))?;
                change(&mut case.setup, to, class, |count| Ok(count + amount))?;
            }
        }
        Edit::Remove { token, amount } => {
            let (region, class) = piece(token)?;
            change(&mut case.setup, region, class, |count| fewer(count, amount))?;
        }
        Edit::Amount { token, amount } => {
            let (region, class) = piece(token)?;
            // The number was set on the board as it is shown; what acts have removed stays removed.
            let removed = removed_by_acts(&case, region, class);
            change(&mut case.setup, region, class, |_| Ok(amount + &removed))?;
        }
        Edit::Set { token: Some(_), .. } => return Err(impossible(Labels::NotSuchAValue.says())),
        Edit::Set { token: None, key, value } => set(&mut case, key, value)?,
        Edit::Clear => {
            case.setup.regions.clear();
            case.acts.clear();
        }
    }
    case.setup.tidy();
    Ok(case)
}

fn region_of(zone: &ZoneId) -> Result<Region, Problem> {
    Region::of_zone(zone).ok_or_else(|| impossible(Labels::NoSuchPlace.says()))
}

fn piece(token: &TokenId) -> Result<(Region, Class), Problem> {
    read_token(token).ok_or_else(|| impossible(Labels::NoSuchPiece.says()))
}

fn class_of(kind: &KindId) -> Result<Class, Problem> {
    Class::named(kind.as_str()).ok_or_else(|| impossible(Labels::NoSuchPiece.says()))
}

fn fewer(count: &Count, amount: &Count) -> Result<Count, Problem> {
    let problem = || impossible(Labels::FewerThere { there: count.clone(), amount: amount.clone() }.says());
    count.minus(amount).ok_or_else(problem)
}

/// How many of a class stand in a garrison.
pub fn count_of(garrison: &Garrison, class: Class) -> Count {
    match class {
        Class::Of(nation, kind) => garrison.units.get(&nation).map(|troop| troop.count(kind).clone()).unwrap_or_default(),
        Class::Companion => garrison.companions.clone(),
        Class::Minion => garrison.minions.clone(),
    }
}

fn change(
    setup: &mut Setup,
    region: Region,
    class: Class,
    to: impl Fn(&Count) -> Result<Count, Problem>,
) -> Result<(), Problem> {
    let garrison = setup.regions.or_default(region);
    let amount = to(&count_of(garrison, class))?;
    if let Class::Of(nation, kind) = class {
        let is_new = kind.in_the_box(nation).is_zero() && !amount.is_zero();
        if is_new && amount > count_of(garrison, class) {
            return Err(impossible(Labels::NationHasNoSuchFigure { nation, kind }.says()));
        }
    }
    match class {
        Class::Of(nation, kind) => *garrison.units.or_default(nation).count_mut(kind) = amount,
        Class::Companion => garrison.companions = amount,
        Class::Minion => garrison.minions = amount,
    }
    Ok(())
}

/// The state that the board shows: after all deeds.
pub fn shown(case: &Case<Setup>) -> State {
    if case.acts.is_empty() { State::of(&case.setup) } else { arrived(case) }
}

/// How many of a class the board shows in a region: those that only go with the next deed are still there.
pub fn shown_count(state: &State, region: Region, class: Class) -> Count {
    let now = count_of(&state.board.garrison(region), class);
    match class {
        Class::Of(nation, kind) => &now + &state.marked.get(&(region, nation, kind)).cloned().unwrap_or_default(),
        Class::Companion | Class::Minion => now,
    }
}

// How many of a class the acts of the case have removed from a region.
fn removed_by_acts(case: &Case<Setup>, region: Region, class: Class) -> Count {
    let left = shown_count(&shown(case), region, class);
    count_of(&case.setup.garrison(region), class).minus(&left).unwrap_or_default()
}

// A field is set as the board shows it: a deed that had set it otherwise gives way.
fn set(case: &mut Case<Setup>, key: &str, value: &str) -> Result<(), Problem> {
    let refused = || impossible(Labels::NotSuchAValue.says());
    if let Some(region) = key.strip_suffix(".stand") {
        let region = Region::named(region).ok_or_else(refused)?;
        let stand = match value {
            UNSAID => None,
            "separate" => Some(Stand::Separate),
            "mixed" => Some(Stand::Mixed),
            _ => return Err(refused()),
        };
        case.setup.regions.or_default(region).stand = stand;
        let about_it = |act: &Act| act.text("region") == Some(region.id()) && [MERGE, STAY_SEPARATE].contains(&&*act.key);
        case.acts.retain(|act| !about_it(act));
        return Ok(());
    }
    if let Some(region) = key.strip_suffix(".besieged") {
        let region = Region::named(region).ok_or_else(refused)?;
        let side = Side::ALL.into_iter().find(|side| side.key() == value);
        if side.is_none() && value != UNSAID {
            return Err(refused());
        }
        case.setup.regions.or_default(region).besieged = side;
        return Ok(());
    }
    if let Some(region) = key.strip_suffix(".part") {
        let region = Region::named(region).ok_or_else(refused)?;
        return set_part(&mut case.setup, region, value).ok_or_else(refused);
    }
    if let Some((what, of)) = key.split_once('.') {
        // There are no fewer dice, cards or units than none.
        if Count::typed(value) == Err(NumberError::Negative) {
            let rule = if what == "dice" { &rulebook::AO1 } else { &rulebook::ARRANGING };
            return Err(Problem::blocking(Step::by(rule, Labels::BelowNought.says())));
        }
        return set_number(&mut case.setup, what, of, value).ok_or_else(refused);
    }
    match (key, value) {
        ("turn", _) => set_turn(case, Count::typed(value).map_err(|_| refused())?)?,
        ("players", "3") => case.setup.players = Players::Three,
        ("players", "4") => case.setup.players = Players::Four,
        ("map", "front") => case.setup.map = MapPart::Front,
        ("map", "whole") => case.setup.map = MapPart::Whole,
        ("saruman_in_play", "true") => case.setup.saruman_in_play = true,
        ("saruman_in_play", "false") => case.setup.saruman_in_play = false,
        _ => return Err(refused()),
    }
    Ok(())
}

// A number of the turn's: dice, cards, what bears on the Hunt; or where a Nation stands on the Political Track.
fn set_number(setup: &mut Setup, what: &str, of: &str, value: &str) -> Option<()> {
    if what == "politics" {
        setup.politics.insert(Nation::named(of)?, Stance::read(value.replace('-', " ").as_str())?);
        return Some(());
    }
    if what == "battle" {
        return set_fight(setup, of, value);
    }
    let number = Count::typed(value).ok()?;
    match (what, of) {
        ("part", class) => set_part_of(setup, class, number)?,
        ("dice", "free_peoples") => setup.dice.get_or_insert_default().free_peoples = number,
        ("dice", "shadow") => setup.dice.get_or_insert_default().shadow = number,
        ("hunt", "companions") => setup.hunt.companions = number,
        ("hunt", "allocated") => setup.hunt.allocated = number,
        ("hunt", "eyes") => setup.hunt.eyes = number,
        ("hunt", "free_dice") => setup.hunt.free_dice = number,
        ("hunt", "conditions") => setup.hunt.conditions = number,
        ("hunt", "dice_last_turn") => setup.hunt.dice_last_turn = number,
        ("hands", of) => {
            setup.hands.insert(Power::ALL.into_iter().find(|power| power.key() == of)?, number);
        }
        _ => return None,
    }
    // The Hunt is asked about: no round of combat any more.
    if what == "hunt" {
        setup.battle = None;
    }
    Some(())
}

// The turn that the board shows is the setup's and those that have begun since.
fn set_turn(case: &mut Case<Setup>, turn: Count) -> Result<(), Problem> {
    if turn.is_zero() {
        return Err(Problem::blocking(Step::by(&rulebook::LP1, Says::TurnsCountFromOne.says())));
    }
    let begun = shown(case).board.turn.minus(&case.setup.turn).unwrap_or_default();
    match turn.minus(&begun).filter(|before| !before.is_zero()) {
        Some(before) => case.setup.turn = before,
        None => {
            case.acts.retain(|act| act.key != BEGIN_TURN);
            case.setup.turn = turn;
        }
    }
    Ok(())
}
