//! Actions in a window of the maneuver, assignment or skirmish phase: what can be used, on whom, and what forbids it.

use crate::games::lotr_tcg::assignment::bans::{Ban, By, bans, problem};
use crate::games::lotr_tcg::assignment::play_says::Play;
use crate::games::lotr_tcg::assignment::round::Round;
use crate::games::lotr_tcg::card_text::{Assigning, CharacterSort, Effect, MinionSort, Need};
use crate::games::lotr_tcg::cards::{Culture, Keyword, Kind};
use crate::games::lotr_tcg::looping::arena::{Deed, player};
use crate::games::lotr_tcg::looping::core::{Action, Halt, Side};
use crate::games::lotr_tcg::looping::deeds::{named_deed, why_not};
use crate::games::lotr_tcg::looping::prompts::use_act;
use crate::games::lotr_tcg::rulebook::{
    ACTION_PROCEDURE, BOTH_UNASSIGNED, NO_RING_BEARER_CANCEL, REQUIREMENTS, WHO_MAY_BE_ASSIGNED,
};
use crate::games::lotr_tcg::table::{Standing, missing};
use crate::loops::{Cx, Machine};
use crate::play::Refusal;
use crate::ruling::{Act, Problem, Step, TokenId};
use crate::words::Count;

const CANNOT_BE_CANCELLED: &str = "cannot_be_cancelled";
/// A window lists at most so many uses; any other is named by its number.
pub const MOST_OFFERED: usize = 60;

/// An ability as it is used: with whom it assigns to whom.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// The ability.
    pub deed: Deed,
    /// The minion that it assigns.
    pub minion: Option<TokenId>,
    /// The character that it assigns it to; absent where the Free Peoples player picks.
    pub character: Option<TokenId>,
}

impl Chosen {
    /// The act that uses it so.
    pub fn act(&self) -> Act {
        let mut act = use_act(&self.deed);
        let assigning = assigning(&self.deed);
        if let (Some(minion), Some(assigning)) = (&self.minion, assigning)
            && assigning.minion != MinionSort::Itself
        {
            act = act.with("minion", minion);
        }
        let named = |to: CharacterSort| {
            !matches!(to, CharacterSort::Itself | CharacterSort::Bearer | CharacterSort::TheRingBearer)
        };
        match (&self.character, assigning) {
            (Some(character), Some(assigning)) if named(assigning.to) => act.with("character", character),
            _ => act,
        }
    }
}

/// What an ability assigns, if it does.
pub fn assigning(deed: &Deed) -> Option<Assigning> {
    deed.used.ability.effects.iter().find_map(|effect| match effect {
        Effect::Assign(assigning) => Some(*assigning),
        _ => None,
    })
}

fn no(rule: &'static crate::ruling::Rule, says: Play) -> Problem {
    Problem::blocking(Step::by(rule, says.says()))
}

/// Whose chance it is, in a window that is open.
///
/// *Says*: one action or pass a chance; the window is over when all pass in a row.
/// *Source*: Comprehensive Rules 4.2, entry *action procedure*. *Case*: LR-P01, LR-P02.
pub fn his_chance(round: &Round, act: &Act) -> Result<Side, Refusal> {
    let refused = |says: Play| Refusal::because(Step::by(&ACTION_PROCEDURE, says.says()));
    if round.pending.is_some() {
        return Err(refused(Play::DecideFirst));
    }
    if round.action_phase().is_none() {
        return Err(refused(Play::NoActionsNow));
    }
    let by = act.seat.as_ref().and_then(|seat| Side::of_seat(seat.as_str()));
    let at_the_table = |by: &Side| *by == Side::FreePeoples || round.table().shadows.contains(&by.seat());
    let by = by.filter(at_the_table).ok_or_else(|| refused(Play::NobodyThere))?;
    if by != round.turn() {
        return Err(refused(Play::NotHisChance { seat: player(round.turn()) }));
    }
    Ok(by)
}

/// The ability that an act uses, with its targets, or everything that forbids it.
pub fn chosen(round: &Round, act: &Act) -> Result<Chosen, Refusal> {
    let by = his_chance(round, act)?;
    let Some(phase) = round.action_phase() else { return Err(Refusal { why: Vec::new(), legal_wording: None }) };
    if let Some(nth) = act.count("nth") {
        let before = nth.ok().and_then(|nth| nth.small()).and_then(|nth| nth.checked_sub(1));
        let found = before.and_then(|before| usable_from(round, Some(by), (before, 1)).pop());
        return found.ok_or_else(|| Refusal::because(Step::by(&ACTION_PROCEDURE, Play::NoSuchWay.says())));
    }
    let deed = named_deed(&round.arena, &round.arena.every_deed(phase), by, act)?;
    let assigns = assigning(&deed);
    let mut chosen = Chosen { deed, minion: None, character: None };
    if let Some(assigns) = assigns {
        chosen.minion = match assigns.minion {
            MinionSort::Itself => Some(chosen.deed.piece.id.clone()),
            _ => act.token("minion"),
        };
        chosen.character = match assigns.to {
            CharacterSort::Itself => Some(chosen.deed.piece.id.clone()),
            CharacterSort::Bearer => chosen.deed.used.bearer.map(|place| round.arena.at(place).id.clone()),
            CharacterSort::TheRingBearer => round.table().ring_bearer.clone(),
            _ if assigns.free_peoples_pick => None,
            _ => act.token("character"),
        };
    }
    let why = against(round, &chosen);
    Refusal::unless_empty(why).map(|()| chosen)
}

/// Everything that forbids an ability with these targets; its player's chance is looked at elsewhere.
pub fn against(round: &Round, chosen: &Chosen) -> Vec<Problem> {
    let deed = &chosen.deed;
    let mut why = Vec::new();
    let itself = round.table().character(&deed.piece.id).or_else(|| round.table().minion(&deed.piece.id));
    if itself.is_some_and(|itself| !round.is_in_play(itself)) {
        why.push(no(&REQUIREMENTS, Play::GoneAlready { piece: deed.piece.clone() }));
    }
    for need in deed.used.ability.needs.iter() {
        if !is_met(round, deed, *need) {
            why.push(Problem::blocking(Step::by(&REQUIREMENTS, unmet(round, deed, *need).says()).and(deed.rule)));
        }
    }
    let limit = deed.used.ability.limit;
    let used = round.used.get(&(deed.piece.id.clone(), deed.nth)).copied().unwrap_or_default();
    if limit > 0 && used >= limit {
        let says = Play::LimitReached { piece: deed.piece.clone(), limit: Count::from(u64::from(limit)) };
        why.push(Problem::blocking(Step::by(deed.rule, says.says())));
    }
    if let Some(phase) = round.action_phase() {
        let window = round.window(phase, round.current.as_ref());
        let mut fight = round.fight.clone();
        (fight.turn, fight.passes) = (deed.used.by, 0);
        match window.act(&mut fight, &Action::Use(deed.used.clone()), &mut Cx::concrete()) {
            Ok(()) | Err(Halt::Corrupted { .. }) => {}
            Err(halt) => why.push(Problem::blocking(why_not(&round.arena, &fight, Some(deed), halt))),
        }
    }
    if deed.used.ability.effects.contains(&Effect::CancelSkirmish)
        && round.current == round.table().ring_bearer
        && !round.cancel_ring_bearer
    {
        let says = Play::CannotBeCancelled { ring_bearer: round.arena.ring_bearer.clone() };
        why.push(no(&NO_RING_BEARER_CANCEL, says));
    }
    if let Some(assigns) = assigning(deed) {
        the_targets_fit(round, chosen, assigns, &mut why);
    }
    why
}

/// *Says*: an assignment action assigns only whom its card names, and only if minion and character are both unassigned;
/// defender helps nobody here.
/// *Source*: Comprehensive Rules 4.2, entry *assignment phase*. *Case*: LR-A06, LR-A20.
fn the_targets_fit(round: &Round, chosen: &Chosen, assigns: Assigning, why: &mut Vec<Problem>) {
    let minion = chosen.minion.as_ref().and_then(|id| round.table().minion(id));
    let minion = minion.filter(|minion| round.is_in_play(minion) && is_sort(round, &chosen.deed, minion, assigns.minion));
    let Some(minion) = minion else {
        let says = Play::WhichMinionIsAssigned { piece: chosen.deed.piece.clone() };
        return why.push(Problem::blocking(Step::by(&WHO_MAY_BE_ASSIGNED, says.says()).and(chosen.deed.rule)));
    };
    if let Some(placed) = round.placed.get(&minion.piece.id) {
        let (minion, by) = (minion.piece.clone(), round.piece(&placed.character));
        why.push(no(&BOTH_UNASSIGNED, Play::MinionIsAssigned { minion, by }));
    }
    let by = if chosen.deed.used.by.is_shadow() { By::ShadowAction } else { By::FreePeoplesAction };
    if assigns.free_peoples_pick {
        if free_peoples_choices(round, minion, assigns.to).is_empty() {
            let says = Play::NobodyToAssign { piece: chosen.deed.piece.clone() };
            why.push(Problem::blocking(Step::by(&WHO_MAY_BE_ASSIGNED, says.says()).and(chosen.deed.rule)));
        }
        return;
    }
    let character = chosen.character.as_ref().and_then(|id| round.table().character(id));
    let Some(character) = character.filter(|character| round.is_in_play(character) && is_for(round, character, assigns.to))
    else {
        let says = Play::NotForThisCard { piece: chosen.deed.piece.clone() };
        return why.push(Problem::blocking(Step::by(&WHO_MAY_BE_ASSIGNED, says.says()).and(chosen.deed.rule)));
    };
    let holds = round.minions_with(&character.piece.id);
    if let Some(first) = holds.first() {
        let (character, by) = (character.piece.clone(), first.piece.clone());
        why.push(no(&BOTH_UNASSIGNED, Play::CharacterIsAssigned { character, by }));
    }
    for ban in bans(round, minion, character, by) {
        // The card itself lets its ally skirmish.
        if !(ban == Ban::AwayFromHome && assigns.to == CharacterSort::Ally) {
            why.push(problem(round, ban, minion, character));
        }
    }
}

fn is_sort(round: &Round, deed: &Deed, minion: &Standing, sort: MinionSort) -> bool {
    let own = minion.owner.as_ref() == Some(&deed.used.by.seat());
    match sort {
        MinionSort::Itself => minion.piece.id == deed.piece.id,
        MinionSort::Isengard => own && minion.card.culture == Some(Culture::Isengard),
        MinionSort::Dunland => own && minion.card.culture == Some(Culture::Dunland),
        MinionSort::Own => own,
        MinionSort::Any => true,
        MinionSort::WithFortification => round.table().cards.iter().any(|other| {
            let borne = other.lies.is_in_play() && other.on.as_ref() == Some(&minion.piece.id);
            borne && other.card.keywords.contains(&Keyword::Fortification)
        }),
    }
}

/// Whether a companion is unbound: every Frodo and Sam is Ring-bound, printed or not.
pub fn is_unbound(character: &Standing) -> bool {
    character.card.kind == Kind::Companion && !character.is.has(Keyword::RingBound)
}

fn is_for(round: &Round, character: &Standing, sort: CharacterSort) -> bool {
    let bears_the_ring = round.table().ring_bearer.as_ref() == Some(&character.piece.id);
    match sort {
        CharacterSort::Itself | CharacterSort::Bearer => true,
        CharacterSort::NotTheRingBearer => character.card.kind == Kind::Companion && !bears_the_ring,
        CharacterSort::Unbound => is_unbound(character),
        CharacterSort::TheRingBearer => bears_the_ring,
        CharacterSort::Hobbit => character.is.has(Keyword::Hobbit),
        CharacterSort::Ally => character.card.kind == Kind::Ally,
    }
}

/// The characters among which the Free Peoples player picks for a card that makes him assign one.
///
/// *Says*: who cannot skirmish cannot be picked.
/// *Source*: Comprehensive Rules 4.2, entries *assignment phase*, *ally*. *Case*: LR-A21.
pub fn free_peoples_choices<'a>(round: &'a Round, minion: &Standing, sort: CharacterSort) -> Vec<&'a Standing> {
    let fits = |character: &&Standing| {
        is_for(round, character, sort)
            && round.minions_with(&character.piece.id).is_empty()
            && bans(round, minion, character, By::ShadowAction).is_empty()
    };
    round.characters().filter(fits).collect()
}

fn is_met(round: &Round, deed: &Deed, need: Need) -> bool {
    let companions = || round.characters().filter(|character| character.card.kind == Kind::Companion);
    let at_least = |there: usize, needed: u32| Count::from(there) >= Count::from(u64::from(needed));
    match need {
        Need::Companions(needed) => at_least(companions().count(), needed),
        Need::HobbitCompanions(needed) => {
            at_least(companions().filter(|one| one.is.has(Keyword::Hobbit)).count(), needed)
        }
        Need::ControlledSite => !round.controlled_sites.is_zero(),
        Need::AnotherUrukHai => {
            round.minions().any(|one| one.piece.id != deed.piece.id && one.is.has(Keyword::UrukHai))
        }
        Need::SiteAtMost(most) => round.at.0.is_some_and(|number| number <= most),
        Need::SiteAtLeast(least) => round.at.0.is_some_and(|number| number >= least),
        Need::NotAssigned => round.minions_with(&deed.piece.id).is_empty(),
        Need::FightsTheBearer => {
            let bearer = deed.used.bearer.map(|place| round.arena.at(place).id.clone());
            let placed = deed.target.as_ref().and_then(|target| round.placed.get(&target.id));
            bearer.is_some() && round.current == bearer && placed.map(|placed| &placed.character) == bearer.as_ref()
        }
        Need::HobbitFights => {
            let current = round.current.as_ref().and_then(|id| round.table().character(id));
            current.is_some_and(|character| character.is.has(Keyword::Hobbit))
        }
    }
}

fn unmet(round: &Round, deed: &Deed, need: Need) -> Play {
    let piece = deed.piece.clone();
    let number = |number: u32| Count::from(u64::from(number));
    match need {
        Need::Companions(needed) => Play::NeedsCompanions { piece, needed: number(needed) },
        Need::HobbitCompanions(needed) => Play::NeedsHobbits { piece, needed: number(needed) },
        Need::ControlledSite => Play::NeedsControlledSite { piece },
        Need::AnotherUrukHai => Play::NeedsUrukHai { piece },
        Need::SiteAtMost(most) => Play::NeedsSiteUpTo { piece, most: number(most) },
        Need::SiteAtLeast(least) => Play::NeedsSiteFrom { piece, least: number(least) },
        Need::NotAssigned => Play::NeedsToBeUnassigned { piece },
        Need::FightsTheBearer => {
            let bearer = deed.used.bearer.map_or_else(|| missing(&"nobody".into()), |place| round.arena.at(place));
            let target = deed.target.clone().unwrap_or_else(|| missing(&"nobody".into()));
            Play::NotFightingHim { piece, target, bearer }
        }
        Need::HobbitFights => Play::NeedsHobbitInSkirmish { piece },
    }
}

// Every way to name targets for an ability, legal or not.
fn with_targets(round: &Round, deed: &Deed) -> Vec<Chosen> {
    let plain = |minion: Option<TokenId>, character: Option<TokenId>| Chosen { deed: deed.clone(), minion, character };
    let Some(assigns) = assigning(deed) else { return vec![plain(None, None)] };
    let minions: Vec<TokenId> = match assigns.minion {
        MinionSort::Itself => vec![deed.piece.id.clone()],
        sort => {
            let fit = round.minions().filter(|minion| is_sort(round, deed, minion, sort));
            fit.map(|minion| minion.piece.id.clone()).collect()
        }
    };
    let characters: Vec<Option<TokenId>> = match assigns.to {
        _ if assigns.free_peoples_pick => vec![None],
        CharacterSort::Itself => vec![Some(deed.piece.id.clone())],
        CharacterSort::Bearer => vec![deed.used.bearer.map(|place| round.arena.at(place).id.clone())],
        sort => {
            let fit = round.characters().filter(|character| is_for(round, character, sort));
            fit.map(|character| Some(character.piece.id.clone())).collect()
        }
    };
    let pairs = minions.iter().flat_map(|minion| {
        characters.iter().map(move |character| plain(Some(minion.clone()), character.clone()))
    });
    pairs.collect()
}

/// What a player can use in the window that is open, each with its targets.
pub fn usable(round: &Round, by: Option<Side>) -> Vec<Chosen> {
    usable_from(round, by, (0, MOST_OFFERED))
}

/// The uses behind the first `skip` of them, at most `most`.
pub fn usable_from(round: &Round, by: Option<Side>, (skip, most): (usize, usize)) -> Vec<Chosen> {
    let Some(phase) = round.action_phase() else { return Vec::new() };
    let deeds = round.arena.every_deed(phase);
    let own = deeds.iter().filter(|deed| by.is_none_or(|by| deed.used.by == by));
    let every = own.flat_map(|deed| with_targets(round, deed));
    every.filter(|chosen| against(round, chosen).is_empty()).skip(skip).take(most).collect()
}

impl Round {
    /// Whether a player could do something other than pass in the window that is open.
    ///
    /// *Says*: a window in which nobody has anything but a pass closes, since all pass.
    /// *Source*: Comprehensive Rules 4.2, entry *action procedure*. *Case*: LR-N34.
    pub fn somebody_can_act(&self) -> bool {
        let Some(phase) = self.action_phase() else { return false };
        let deeds = self.arena.every_deed(phase);
        let mut every = deeds.iter().flat_map(|deed| with_targets(self, deed));
        // Who could only try to cancel the Ring-bearer's skirmish is told why not, so the window stays open for it.
        every.any(|chosen| against(self, &chosen).iter().all(|why| why.step.says.id() == CANNOT_BE_CANCELLED))
    }
}
