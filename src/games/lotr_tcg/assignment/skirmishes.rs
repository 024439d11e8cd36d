//! The skirmishes after the assignment phase, and the verdict.

use crate::games::lotr_tcg::assignment::fought::{Fought, Skirmish, sentence_of};
use crate::games::lotr_tcg::assignment::at_the_start::a_skirmish_starts;
use crate::games::lotr_tcg::assignment::battle::find_the_orders;
use crate::games::lotr_tcg::assignment::take_over::the_ring_bearer_is_killed;
use crate::games::lotr_tcg::assignment::round::Round;
use crate::games::lotr_tcg::card_text::Phase;
use crate::games::lotr_tcg::cards::Card;
use crate::games::lotr_tcg::looping::modifiers::strengths;
use crate::games::lotr_tcg::looping::result::LineUp;
use crate::games::lotr_tcg::table::Standing;
use crate::games::lotr_tcg::assignment::says::Assign;
use crate::games::lotr_tcg::rulebook::{
    DAMAGE_BONUS, DOUBLE_OVERWHELMS, FREE_PEOPLES_ORDER_SKIRMISHES, HIGHER_TOTAL_WINS,
    NO_VITALITY_IS_KILLED, RING_BEARER_LOST, WOUNDS_ONE_AT_A_TIME,
};
use crate::games::lotr_tcg::says::Ground;
use crate::games::lotr_tcg::seats::{FREE_PEOPLES, SHADOW};
use crate::games::lotr_tcg::skirmish::{Decided, Fate, Outcome, fought};
use crate::games::lotr_tcg::tray;
use crate::loops::Qty;
use crate::play::Record;
use crate::ruling::{Arg, Assumption, Piece, Rule, Step, TokenId};
use crate::words::Count;

/// Fights out every skirmish that is still to come, and says the verdict on all of them.
pub fn fight_them_out(record: &mut Record<Round>) -> Fought {
    if record.state.lost {
        return the_game_is_lost(record);
    }
    let to_come: Vec<TokenId> = record.state.to_come().into_iter().map(|one| one.piece.id.clone()).collect();
    for character in &to_come {
        a_skirmish_starts(record, character);
    }
    let outcomes = outcomes_of(&record.state);
    if outcomes.is_empty() {
        what_the_cards_leave_out(record);
        return of_several(record, Vec::new());
    }
    take_for_granted(record);
    find_the_orders(record);
    let lost = the_order_changes_nothing(record, &outcomes);
    let (fatal, others): (Vec<&Outcome>, Vec<&Outcome>) =
        outcomes.iter().partition(|outcome| Some(&outcome.character.id) == lost.as_ref());
    for outcome in others.iter().chain(&fatal) {
        fight(record, outcome);
    }
    let before = record.state.results.len();
    match fatal.first() {
        Some(fatal) => {
            the_ring_bearer_is_killed(record, fatal.character.clone());
            let others = Count::from(others.len() + before);
            Fought::FreePeoplesLose { skirmish: Skirmish(Box::new(sentence_of(fatal))), others }
        }
        None => of_several(record, outcomes.iter().map(sentence_of).collect()),
    }
}

fn of_several(record: &Record<Round>, new: Vec<Fought>) -> Fought {
    let all: Vec<Fought> = record.state.results.iter().cloned().chain(new).collect();
    match all.as_slice() {
        [] if record.state.archery_was && record.state.minions().next().is_none() => Fought::RegroupIsNext,
        [] => Fought::NobodyFights { minions: Count::from(record.state.minions().count()) },
        [only] => only.clone(),
        several => {
            let skirmishes = several.iter().map(|one| Skirmish(Box::new(one.clone()))).collect();
            Fought::SeveralSkirmishes { skirmishes }
        }
    }
}

fn the_game_is_lost(record: &Record<Round>) -> Fought {
    let results = &record.state.results;
    match results.last() {
        Some(corrupted @ Fought::RingBearerCorrupted { .. }) => corrupted.clone(),
        Some(last) => {
            let others = Count::from(results.len() - 1);
            Fought::FreePeoplesLose { skirmish: Skirmish(Box::new(last.clone())), others }
        }
        None => Fought::RingBearerDies { ring_bearer: record.state.arena.ring_bearer.clone() },
    }
}

/// The outcome of each skirmish to come, in the setup's order of characters.
pub fn outcomes_of(round: &Round) -> Vec<Outcome> {
    round.to_come().into_iter().map(|character| outcome_of(round, character)).collect()
}

/// The outcome of a character's skirmish as it stands.
pub fn outcome_of(round: &Round, character: &Standing) -> Outcome {
    outcome_with(round, character, &round.minions_with(&character.piece.id))
}

/// The outcome if a character fought these minions as things stand.
///
/// *Says*: who takes no wounds is spared those of a loss; being overwhelmed kills all the same.
/// *Source*: Comprehensive Rules 4.2, entries *skirmish phase*, *overwhelmed*. *Case*: LR-S01, LR-S08.
pub fn outcome_with(round: &Round, character: &Standing, minions: &[&Standing]) -> Outcome {
    let place = |one: &Standing| round.arena.place(&one.piece.id);
    let places: Vec<usize> = minions.iter().filter_map(|minion| place(minion)).collect();
    let line_up = place(character).map(|character| LineUp { character, minions: places });
    // Who will exert when the skirmish starts is seen as it will stand then.
    let exert = round.exerts_minions(&character.piece.id).is_some();
    let mut fight = round.fight.clone();
    let mut wounds: Vec<Option<Count>> = Vec::new();
    for minion in minions {
        let after = exert.then(|| round.after_exerting(minion).wounds);
        if let (Some(after), Some(on_it)) = (&after, place(minion).and_then(|place| fight.wounds.get_mut(place))) {
            *on_it = Qty::from(after);
        }
        wounds.push(after);
    }
    let strengths = strengths(&round.arena.window_of(Phase::Skirmish, line_up), &fight);
    let standing = minions.iter().zip(wounds).map(|(minion, after)| {
        let now = round.by_strengths(minion, &strengths);
        match after {
            Some(wounds) => Standing { wounds, ..now },
            None => now,
        }
    });
    let minions: Vec<Standing> = standing.collect();
    let minions: Vec<&Standing> = minions.iter().collect();
    let mut outcome = fought(&round.by_strengths(character, &strengths), &minions);
    let protected = place(character).is_some_and(|place| round.fight.unwoundable.get(place) == Some(&true));
    if protected && outcome.decided == Decided::ShadowWins {
        outcome.wounds = Count::zero();
        let now = round.by_strengths(character, &strengths);
        let left = now.vitality_left().unwrap_or_default();
        outcome.losers = vec![(character.piece.clone(), Fate::Lives { wounds: now.wounds, left })];
    }
    outcome
}

/// Which order the skirmishes go in does not matter: no piece is in two of them, and nobody acts. Only the
/// Ring-bearer's death ends the game. Returns the Ring-bearer if he dies.
///
/// *Says*: the Free Peoples player picks the next skirmish each time.
/// *Source*: Comprehensive Rules 4.2, entries *skirmish phase*, *losing the game*. *Case*: LR-N11, LR-N11/b.
fn the_order_changes_nothing(record: &mut Record<Round>, outcomes: &[Outcome]) -> Option<TokenId> {
    let bearer = record.state.table().ring_bearer.clone();
    let dies = |outcome: &&Outcome| {
        let killed = outcome.killed();
        killed.iter().any(|piece| Some(&piece.id) == bearer.as_ref())
    };
    let fatal = outcomes.iter().find(dies).map(|outcome| outcome.character.clone());
    if outcomes.len() > 1 {
        let step = match &fatal {
            Some(ring_bearer) => {
                let says = Assign::RingBearersSkirmishEndsIt { ring_bearer: ring_bearer.clone() };
                Step::by(&FREE_PEOPLES_ORDER_SKIRMISHES, says.says()).and(&RING_BEARER_LOST)
            }
            None => {
                let says = Assign::OrderChangesNothing { skirmishes: Count::from(outcomes.len()) };
                Step::by(&FREE_PEOPLES_ORDER_SKIRMISHES, says.says())
            }
        };
        record.step(step.actor(FREE_PEOPLES));
    }
    fatal.map(|piece| piece.id.clone())
}

/// Writes a skirmish down, places its wounds and takes away who dies.
pub fn fight(record: &mut Record<Round>, outcome: &Outcome) {
    say_the_totals(record, outcome);
    match outcome.decided {
        Decided::FreePeoplesOverwhelm | Decided::ShadowOverwhelms => the_losers_are_overwhelmed(record, outcome),
        Decided::FreePeoplesWin | Decided::ShadowWins => the_losers_take_their_wounds(record, outcome),
    }
    find_the_outcome(record, outcome);
}

/// The totals of a skirmish.
pub fn say_the_totals(record: &mut Record<Round>, outcome: &Outcome) {
    let involved = || outcome.minions.iter().chain([&outcome.character]).map(|piece| piece.id.clone());
    let totals = Assign::Totals {
        character: outcome.character.clone(),
        minions: outcome.minions.clone(),
        free_peoples: outcome.free_peoples.clone(),
        shadow: outcome.shadow.clone(),
    };
    record.step(Step::by(&HIGHER_TOTAL_WINS, totals.says()).touching(involved()));
}

/// The losers are killed outright.
///
/// *Says*: at least double overwhelms; the losers die without a wound, the Ring-bearer too.
/// *Source*: Comprehensive Rules 4.2, entry *overwhelmed*. *Case*: LR-A02, LR-N02.
fn the_losers_are_overwhelmed(record: &mut Record<Round>, outcome: &Outcome) {
    let pieces = outcome.killed();
    let ids: Vec<TokenId> = pieces.iter().map(|piece| piece.id.clone()).collect();
    for id in &ids {
        record.state.goes(id);
    }
    let (winners, losers) = if outcome.decided.for_the_free_peoples() {
        (outcome.free_peoples.clone(), outcome.shadow.clone())
    } else {
        (outcome.shadow.clone(), outcome.free_peoples.clone())
    };
    let says = Assign::Overwhelmed { pieces, winners, losers };
    record.step(Step::by(&DOUBLE_OVERWHELMS, says.says()).touching(ids));
}

/// Each loser takes the wounds due, one at a time.
///
/// *Says*: one wound, and one for each damage bonus of the winners; who has no vitality left is killed.
/// *Source*: Comprehensive Rules 4.2, entries *damage bonus*, *wound*, *killed*. *Case*: LR-A03, LR-N04.
fn the_losers_take_their_wounds(record: &mut Record<Round>, outcome: &Outcome) {
    let due = Assign::WoundsDue { wounds: outcome.wounds.clone(), damage: outcome.damage.clone() };
    record.step(Step::by(&DAMAGE_BONUS, due.says()));
    for (piece, fate) in &outcome.losers {
        let id = piece.id.clone();
        let step = match fate {
            Fate::Lives { wounds, left } => {
                record.state.wounded(&id, wounds);
                let (wounds, left) = (outcome.wounds.clone(), left.clone());
                let says = Assign::TakesWounds { piece: piece.clone(), wounds, left };
                Step::by(&WOUNDS_ONE_AT_A_TIME, says.says())
            }
            Fate::DiesOfWounds { wounds, fatal } => {
                record.state.wounded(&id, wounds);
                record.state.goes(&id);
                let says = Assign::DiesOfWounds { piece: piece.clone(), fatal: fatal.clone() };
                Step::by(&WOUNDS_ONE_AT_A_TIME, says.says()).and(&NO_VITALITY_IS_KILLED)
            }
            Fate::Overwhelmed => continue,
        };
        record.step(step.touching([id]));
    }
}

fn find_the_outcome(record: &mut Record<Round>, outcome: &Outcome) {
    let free_peoples_win = outcome.decided.for_the_free_peoples();
    let bears_the_ring = record.state.table().ring_bearer.as_ref() == Some(&outcome.character.id);
    if bears_the_ring && !free_peoples_win && !outcome.wounds.is_zero() && record.state.ring().is_none() {
        record.assume(Assumption { says: Ground::RingNotWorn.says(), change: None });
    }
    let killed = outcome.killed();
    let every = [&outcome.character].into_iter().chain(&outcome.minions);
    let survivors: Vec<Piece> =
        every.filter(|piece| !killed.iter().any(|dead| dead.id == piece.id)).cloned().collect();
    let list = |pieces: &[Piece]| Arg::List(pieces.iter().map(|piece| Arg::from(&piece.id)).collect());
    let who = || outcome.character.clone();
    let (free_peoples, shadow, wounds) =
        (outcome.free_peoples.clone(), outcome.shadow.clone(), outcome.wounds.clone());
    let winner = Arg::Seat(if free_peoples_win { FREE_PEOPLES } else { SHADOW }.into());
    let facts: [(&str, Arg, Assign, &'static Rule); 6] = [
        (
            "free_peoples",
            Arg::from(&free_peoples),
            Assign::StrengthAgainst { character: who(), free_peoples },
            &HIGHER_TOTAL_WINS,
        ),
        ("shadow", Arg::from(&shadow), Assign::StrengthOfMinions { character: who(), shadow }, &HIGHER_TOTAL_WINS),
        ("winner", winner, Assign::WinnerIs { character: who(), free_peoples_win }, &HIGHER_TOTAL_WINS),
        ("wounds", Arg::from(&wounds), Assign::WoundsFor { character: who(), wounds }, &DAMAGE_BONUS),
        ("killed", list(&killed), Assign::KilledIn { character: who(), killed: killed.clone() }, &NO_VITALITY_IS_KILLED),
        (
            "survivors",
            list(&survivors),
            Assign::SurvivorsOf { character: who(), survivors: survivors.clone() },
            &NO_VITALITY_IS_KILLED,
        ),
    ];
    for (fact, value, says, rule) in facts {
        let rules: &[&'static Rule] =
            if matches!(outcome.decided, Decided::FreePeoplesOverwhelm | Decided::ShadowOverwhelms) {
                &[&DOUBLE_OVERWHELMS]
            } else {
                &[rule]
            };
        record.find(format!("skirmish.{}.{fact}", outcome.character.id), value, says.says(), rules);
    }
}

/// What a ruling on skirmishes takes for granted: nobody acts in them.
fn take_for_granted(record: &mut Record<Round>) {
    record.assume(Assumption { says: Assign::NobodyActsInSkirmishes.says(), change: None });
    let table = record.state.table().clone();
    let in_play = record.state.characters().chain(record.state.minions()).map(|standing| standing.card);
    let mut cards = Vec::new();
    for card in in_play.chain(table.site).filter(|card| has_actions(card)) {
        if !cards.iter().any(|other: &Piece| other.id == *card.number) {
            cards.push(tray::named(card));
        }
    }
    if !cards.is_empty() {
        record.assume(Assumption { says: Assign::AbilitiesStayUnused { cards }.says(), change: None });
    }
    what_the_cards_leave_out(record);
}

// Pieces that nobody has checked, and text that is not played here.
fn what_the_cards_leave_out(record: &mut Record<Round>) {
    let table = record.state.table().clone();
    let pieces = table.own();
    if !pieces.is_empty() {
        record.assume(Assumption { says: Ground::OwnPiecesTaken { pieces }.says(), change: None });
    }
    let (maneuver, archery) = (record.state.maneuver_was, record.state.archery_was);
    let cards = table.with_ability(&|ability| match ability.phase {
        Phase::Maneuver => !maneuver,
        Phase::Archery => !archery,
        _ => false,
    });
    if !cards.is_empty() {
        record.assume(Assumption { says: Ground::EarlierActions { cards }.says(), change: None });
    }
    let cards = table.unplayed(&|_| false);
    if !cards.is_empty() {
        record.assume(Assumption { says: Ground::UnplayedText { cards }.says(), change: None });
    }
}

fn has_actions(card: &Card) -> bool {
    card.abilities.iter().any(|ability| matches!(ability.phase, Phase::Skirmish))
}
