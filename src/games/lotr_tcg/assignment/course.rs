//! The assignment phase as the driver plays it: deeds, windows that close by themselves, and the end.

use crate::games::lotr_tcg::assignment::archery::takes_archery;
use crate::games::lotr_tcg::assignment::bans::{By, bans, may_skirmish};
use crate::games::lotr_tcg::assignment::decisions::{self, ambushes};
use crate::games::lotr_tcg::assignment::deeds::{Deed, legal_instead, objections, piece_named};
use crate::games::lotr_tcg::assignment::flow::{goes_on, the_archery_phase_starts};
use crate::games::lotr_tcg::assignment::listing::Listing;
use crate::games::lotr_tcg::assignment::options::{final_maps, ways_to_assign};
use crate::games::lotr_tcg::assignment::price::{Price, exertions_at_hand, owes, price};
use crate::games::lotr_tcg::assignment::play_says::Play;
use crate::games::lotr_tcg::assignment::prompts::prompt_of;
use crate::games::lotr_tcg::assignment::round::{Placed, Round, Stage, Wave};
use crate::games::lotr_tcg::assignment::says::Assign;
use crate::games::lotr_tcg::assignment::skirmishes::fight_them_out;
use crate::games::lotr_tcg::rulebook::{
    ACTION_PROCEDURE, AT_MOST_SIXTY, DEFENDER, FREE_PEOPLES_ASSIGN_FIRST, KNOWN_READINGS, LEFTOVERS_GO_ANYWHERE, NO_MINIONS_NO_SKIRMISHES, ONE_TO_ONE,
    RING_BEARER_MAY_FIGHT, UNASSIGNED_DO_NOT_FIGHT,
};
use crate::games::lotr_tcg::says::Ground;
use crate::games::lotr_tcg::seats::FREE_PEOPLES;
use crate::play::{Course, Record, Refusal};
use crate::ruling::{Act, Arg, Piece, ProblemAbout, Prompt, SeatId, Severity, Standing, Step, TokenId};
use crate::words::Count;

/// The course of the question `assignment`.
pub struct AssignmentPhase;

impl Course for AssignmentPhase {
    type State = Round;

    fn open(&self, record: &mut Record<Round>) {
        let table = record.state.table();
        let not_taken = table.not_taken_by("assignment");
        for problem in table.problems.clone().iter().chain(&not_taken) {
            record.object(problem.about.clone(), problem.severity, problem.step.clone());
        }
        if record.state.skirmish_set_up {
            let step = Step::by(&FREE_PEOPLES_ASSIGN_FIRST, Assign::SkirmishComesLater.says());
            record.object(ProblemAbout::Setup, Severity::Note, step);
        }
        if record.state.readings_chosen {
            let step = Step::by(&KNOWN_READINGS, Ground::UnknownReading.says());
            record.object(ProblemAbout::Setup, Severity::Note, step);
        }
        find_the_options(record);
        if record.state.minions().next().is_none() && !record.state.bare {
            record.step(Step::by(&NO_MINIONS_NO_SKIRMISHES, Assign::NoMinions.says()));
        }
        match record.state.stage {
            Stage::Maneuver => goes_on(record),
            Stage::Archery => {
                the_archery_phase_starts(record);
                goes_on(record);
            }
            _ => {}
        }
        the_leftovers_so_far(record);
    }

    fn perform(&self, record: &mut Record<Round>, act: &Act) -> Result<(), Refusal> {
        if Deed::of(act) == Deed::Other {
            return decide(record, act);
        }
        let why = objections(&record.state, act);
        if !why.is_empty() {
            let legal = legal_instead(&record.state, act).map(Assign::says);
            return Err(Refusal { why, legal_wording: legal });
        }
        match Deed::of(act) {
            Deed::FreePeoplesAssign => free_peoples_assign(record, act),
            Deed::FreePeoplesDone => free_peoples_are_done(record),
            Deed::ShadowAssigns => {
                the_free_peoples_window_closes(record);
                the_shadow_places_a_leftover(record, act);
            }
            Deed::ShadowDone => {
                the_free_peoples_window_closes(record);
                the_shadow_is_done(record, act);
            }
            Deed::Other | Deed::Unknown => {}
        }
        goes_on(record);
        the_leftovers_so_far(record);
        Ok(())
    }

    fn prompt(&self, state: &Round) -> Option<Prompt> {
        prompt_of(state)
    }

    fn close(&self, record: &mut Record<Round>, prompt: Option<Prompt>) -> Standing {
        if let Some(prompt) = prompt {
            if record.state.wave() == Wave::Shadow {
                the_free_peoples_window_closes(record);
            }
            return Standing::Awaits(prompt);
        }
        if record.state.stage == Stage::Assign {
            the_free_peoples_window_closes(record);
            the_shadow_window_closes(record);
            what_is_unassigned_does_not_fight(record);
        }
        Standing::Settled { verdict: fight_them_out(record).says() }
    }

    fn stale(&self, _act: &Act) -> Step {
        Step::by(&ACTION_PROCEDURE, Assign::NobodyAsksThat.says()).and(&FREE_PEOPLES_ASSIGN_FIRST)
    }
}

// A deed that assigns nobody.
#[inline(never)] // not on the first screen
fn decide(record: &mut Record<Round>, act: &Act) -> Result<(), Refusal> {
    match act.key.as_str() {
        "archery" => takes_archery(record, act)?,
        _ => decisions::perform(record, act)?,
    }
    goes_on(record);
    the_leftovers_so_far(record);
    Ok(())
}

// What is left over as soon as nobody can be assigned any more, said or not.
fn the_leftovers_so_far(record: &mut Record<Round>) {
    let state = &record.state;
    let decided = matches!(state.wave(), Wave::Shadow | Wave::Over);
    if state.stage == Stage::Assign && decided && !state.free_peoples_done() && state.minions().next().is_some() {
        find_the_leftovers(record);
    }
}

fn find_the_options(record: &mut Record<Round>) {
    let state = &record.state;
    let minions = state.unassigned();
    let characters: Vec<&crate::games::lotr_tcg::table::Standing> =
        state.characters().filter(|character| may_skirmish(state, character)).collect();
    let open = |by: By| -> Vec<Vec<bool>> {
        let row = |minion: &&crate::games::lotr_tcg::table::Standing| {
            characters.iter().map(|character| bans(state, minion, character, by).is_empty()).collect()
        };
        minions.iter().map(row).collect()
    };
    let capacities: Vec<usize> = characters.iter().map(|character| state.capacity(character)).collect();
    let owed = minions.iter().fold(0_usize, |sum, minion| sum.saturating_add(price(state, minion)));
    let all_paid = owed <= exertions_at_hand(state);
    let ways = ways_to_assign(&open(By::FreePeoples), &capacities).map(|counted| counted.ways);
    let ways = ways.filter(|_| all_paid);
    let alike = Listing::of(state).number().filter(|_| all_paid);
    let maps = final_maps(&open(By::Leftover));
    let rooms: Vec<(Piece, Count)> =
        characters.iter().map(|one| (one.piece.clone(), Count::from(state.capacity(one)))).collect();
    match ways {
        Some(ways) => record.find("options.at_setup", &ways, Assign::OptionsAtSetup { ways: ways.clone() }.says(), &[
            &ONE_TO_ONE,
            &DEFENDER,
        ]),
        None if !all_paid => {
            let says = Play::OptionsDependOnPrices { owed: Count::from(owed) }.says();
            record.find("options.at_setup", "not_counted", says, &[&ONE_TO_ONE]);
        }
        None => {
            let says = Play::OptionsTooMany.says();
            record.find("options.at_setup", "too_many", says, &[&AT_MOST_SIXTY]);
        }
    }
    if let Some(alike) = alike {
        let says = Assign::OptionsUpToAlike { ways: alike.clone() }.says();
        record.find("options.alike.at_setup", alike, says, &[&ONE_TO_ONE]);
    }
    let says = Assign::FinalMapsAtSetup { maps: maps.clone() }.says();
    record.find("final_maps.at_setup", maps, says, &[&LEFTOVERS_GO_ANYWHERE]);
    for (character, room) in rooms {
        let key = format!("capacity.{}", character.id);
        let says = Assign::CapacityOf { character, capacity: room.clone() }.says();
        record.find(key, room, says, &[&ONE_TO_ONE, &DEFENDER]);
    }
}

/// The Free Peoples player puts a minion with a character.
///
/// *Says*: he may assign companions to minions, the Ring-bearer too; defender gives room for more.
/// *Source*: Comprehensive Rules 4.2, entries *assignment phase*, *defender +X*, *Ring-bearer*. *Case*: LR-A03.
pub fn free_peoples_assigns(record: &mut Record<Round>, minion: &TokenId, character: &TokenId) {
    record.state.placed.insert(minion.clone(), Placed { character: character.clone(), by: By::FreePeoples });
    let (minion, character) = (record.state.piece(minion), record.state.piece(character));
    let holds = record.state.minions_with(&character.id).len();
    let room = record.state.table().character(&character.id).map_or(1, |one| record.state.capacity(one));
    let bears_the_ring = record.state.table().ring_bearer.as_ref() == Some(&character.id);
    let touched = [minion.id.clone(), character.id.clone()];
    let ambushed = minion.id.clone();
    let says =
        Assign::FreePeoplesAssign { minion, character, holds: Count::from(holds), capacity: Count::from(room) };
    let mut step = Step::by(&FREE_PEOPLES_ASSIGN_FIRST, says.says());
    if holds > 1 {
        step = step.and(&DEFENDER);
    }
    if bears_the_ring {
        step = step.and(&RING_BEARER_MAY_FIGHT);
    }
    record.step(step.actor(FREE_PEOPLES).touching(touched));
    ambushes(record, &ambushed);
}

fn free_peoples_assign(record: &mut Record<Round>, act: &Act) {
    let (Some(minion), Some(character)) = (act.token("minion"), act.token("character")) else { return };
    let owed = record.state.table().minion(&minion).map_or(0, |minion| price(&record.state, minion));
    if owed > 0 {
        owes(record, Price { minion, character, left: owed, by: By::FreePeoples, action: None });
    } else {
        free_peoples_assigns(record, &minion, &character);
    }
}

fn free_peoples_are_done(record: &mut Record<Round>) {
    record.state.leftovers_are_fixed_now();
    let leftovers = record.state.left_over();
    let touched: Vec<TokenId> = leftovers.iter().map(|minion| minion.id.clone()).collect();
    let says = Assign::FreePeoplesDone { leftovers };
    record.step(Step::by(&FREE_PEOPLES_ASSIGN_FIRST, says.says()).actor(FREE_PEOPLES).touching(touched));
    find_the_leftovers(record);
}

/// A wave in which its player can do nothing closes by itself.
///
/// *Says*: who has nothing but a pass need not say it.
/// *Source*: our reading of Comprehensive Rules 4.2, entry *assignment phase*. *Case*: LR-N03.
pub fn the_free_peoples_window_closes(record: &mut Record<Round>) {
    if record.state.free_peoples_done() || record.state.minions().next().is_none() {
        return;
    }
    record.state.leftovers_are_fixed_now();
    record.step(Step::by(&FREE_PEOPLES_ASSIGN_FIRST, Assign::FreePeoplesWindowCloses.says()));
    find_the_leftovers(record);
}

fn find_the_leftovers(record: &mut Record<Round>) {
    let minions = record.state.left_over();
    let value = Arg::List(minions.iter().map(|minion| Arg::from(&minion.id)).collect());
    record.find("leftovers", value, Assign::LeftoversFound { minions }.says(), &[&LEFTOVERS_GO_ANYWHERE]);
}

/// The Shadow player puts a leftover on any character.
///
/// *Says*: leftovers go to any companion, one that is already assigned too, without limit.
/// *Source*: Comprehensive Rules 4.2, entry *assignment phase*. *Case*: LR-A02.
fn the_shadow_places_a_leftover(record: &mut Record<Round>, act: &Act) {
    let Some((minion, character)) = place(record, act, By::Leftover) else { return };
    let holds = Count::from(record.state.minions_with(&character.id).len());
    let touched = [minion.id.clone(), character.id.clone()];
    let says = Assign::ShadowAssigns { minion, character, holds };
    record.step(Step::by(&LEFTOVERS_GO_ANYWHERE, says.says()).actor(acting(act)).touching(touched));
}

fn the_shadow_is_done(record: &mut Record<Round>, act: &Act) {
    record.state.shadows_done.extend(act.seat.clone());
    let unassigned = record.state.unassigned_pieces();
    let touched: Vec<TokenId> = unassigned.iter().map(|minion| minion.id.clone()).collect();
    let says = Assign::ShadowDone { unassigned };
    record.step(Step::by(&LEFTOVERS_GO_ANYWHERE, says.says()).actor(acting(act)).touching(touched));
}

/// The Shadow players have nothing left to place, or are done.
pub fn the_shadow_window_closes(record: &mut Record<Round>) {
    let all = record.state.table().shadows.clone();
    if all.iter().all(|seat| record.state.shadows_done.contains(seat)) || record.state.minions().next().is_none() {
        return;
    }
    record.state.shadows_done = all.into_iter().collect();
    record.step(Step::by(&LEFTOVERS_GO_ANYWHERE, Assign::ShadowWindowCloses.says()));
}

/// What nobody has assigned does not fight.
///
/// *Says*: both players may leave minions unassigned.
/// *Source*: Comprehensive Rules 4.2, entry *assignment phase*. *Case*: LR-A01/d, LR-N06.
fn what_is_unassigned_does_not_fight(record: &mut Record<Round>) {
    let minions = record.state.unassigned_pieces();
    if !minions.is_empty() {
        let touched: Vec<TokenId> = minions.iter().map(|minion| minion.id.clone()).collect();
        let says = Assign::UnassignedDoNotFight { minions };
        record.step(Step::by(&UNASSIGNED_DO_NOT_FIGHT, says.says()).touching(touched));
    }
}

fn place(record: &mut Record<Round>, act: &Act, by: By) -> Option<(Piece, Piece)> {
    let minion = piece_named(&record.state, act, "minion")?;
    let character = piece_named(&record.state, act, "character")?;
    record.state.placed.insert(minion.id.clone(), Placed { character: character.id.clone(), by });
    Some((minion, character))
}

fn acting(act: &Act) -> SeatId {
    act.seat.clone().unwrap_or_else(|| FREE_PEOPLES.into())
}
