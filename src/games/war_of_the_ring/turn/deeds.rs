use crate::games::war_of_the_ring::acts::{self, BEGIN_TURN, MERGE, REMOVE, STAY_SEPARATE};
use crate::games::war_of_the_ring::nations::{Nation, Side};
use crate::games::war_of_the_ring::players::{Players, Power};
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::silences::read;
use crate::games::war_of_the_ring::turn::consecutive::acts_unsaid;
use crate::games::war_of_the_ring::turn::minions::Minion;
use crate::games::war_of_the_ring::turn::order::Phase;
use crate::games::war_of_the_ring::turn::says::Says;
use crate::games::war_of_the_ring::turn::state::{SameDie, TurnState};
use crate::games::war_of_the_ring::turn::{
    cards, course, fellowship, marches, politics, recruiting, rings, trimming, victory,
};
use crate::play::{Record, Refusal};
use crate::ruling::{Act, ActArg, Case, Rule, Says as Told, Step};
use crate::words::Count;

/// Deeds that use an Action die.
const ACTIONS: [&str; 9] = [
    "act",
    "recruit",
    "move_nazgul",
    "move_minion",
    "advance",
    "march",
    "move_fellowship",
    "hide_fellowship",
    "move_companions",
];

/// A refusal for one reason.
pub fn refuse(rule: &'static Rule, says: Says) -> Refusal {
    Refusal::because(Step::by(rule, says.says()))
}

/// The player of a deed.
pub fn actor(state: &TurnState, act: &Act) -> Result<Power, Refusal> {
    let player = act.seat.as_ref().and_then(|seat| Power::seated(seat, state.players()));
    player.ok_or_else(|| refuse(&rulebook::ARRANGING, Says::DeedNamesNothing))
}

/// Writes down what a deed comes to, as a step and as the verdict.
pub fn comes_to(record: &mut Record<TurnState>, player: Power, says: Says, rules: &[&'static Rule]) {
    let said = says.says();
    record.state.said = Some(said.clone());
    if let Some((first, rest)) = rules.split_first() {
        let step = rest.iter().fold(Step::by(first, said), |step, rule| step.and(rule));
        record.step(step.actor(player.seat()));
    }
}

/// Does one of this question's deeds, or says all that forbids it.
pub fn perform(record: &mut Record<TurnState>, act: &Act, case: &Case<Setup>) -> Result<(), Refusal> {
    // Behind a deed that waits for a reading nobody knows the board.
    if record.state.army.waits_for.is_some() {
        return Ok(());
    }
    let is_action = ACTIONS.contains(&act.key.as_str());
    // What goes on with the last action's die uses none.
    let goes_on = goes_on(act);
    let last = record.state.die.take();
    let turns = (is_action && !goes_on) || ["pass", "skip"].contains(&act.key.as_str());
    if turns || act.key == BEGIN_TURN {
        trimming::goes_first(&record.state)?;
    }
    let with = match (goes_on, act.key.as_str(), last) {
        (false, ..) => None,
        (true, "recruit", Some(last @ SameDie::Mustered(..))) | (true, "move_nazgul", Some(last @ SameDie::Flown(..))) => {
            Some(last).filter(|last| actor(&record.state, act).is_ok_and(|player| last.player() == player))
        }
        _ => None,
    };
    if goes_on && with.is_none() {
        let rule = if act.key == "recruit" { &rulebook::MU1 } else { &rulebook::NZ1 };
        return Err(refuse(rule, Says::NothingWithTheSameDie));
    }
    if turns {
        it_is_his_action(&record.state, act)?;
    }
    match act.key.as_str() {
        "act" => {
            record.state.said = None;
            if let Some(player) = record.state.phase.as_ref().and_then(Phase::player) {
                acts_unsaid(record, player);
            }
        }
        "pass" => return a_player_passes(record, case),
        "skip" => return a_die_is_skipped(record),
        "recruit" => recruiting::a_player_recruits(record, act, case, with)?,
        "move_nazgul" => marches::nazgul_fly(record, act, with)?,
        "move_minion" => marches::a_minion_moves(record, act, case)?,
        "advance" => politics::a_counter_advances(record, act, case)?,
        "march" => marches::an_army_marches(record, act, case)?,
        "move_fellowship" => fellowship::the_fellowship_moves(record, act, case)?,
        "hide_fellowship" => fellowship::the_fellowship_hides(record, act, case)?,
        "move_companions" => fellowship::companions_move(record, act, case)?,
        "decide_hunt" | "declare_fellowship" | "keep_undeclared" | "name_guide" => {
            fellowship::the_leading_player_decides(record, act)?;
        }
        "allocate_hunt" => fellowship::dice_go_into_the_hunt_box(record, act)?,
        "draw" => cards::a_player_draws(record, act, case)?,
        "discard" => cards::a_player_discards(record, act, case)?,
        "offer_swap" => cards::a_swap_is_offered(record, act, case)?,
        "accept_swap" | "refuse_swap" => cards::a_swap_is_answered(record, act)?,
        "play_event" | "play_combat_card" => cards::a_card_is_played(record, act, case)?,
        "use_ring" => rings::a_ring_is_used(record, act, case)?,
        "win" => victory::a_team_wins(record, act, case)?,
        BEGIN_TURN => the_next_turn_begins(record),
        MERGE | STAY_SEPARATE | REMOVE => trimming::units_are_trimmed(record, act, case)?,
        _ => return Err(refuse(&rulebook::ARRANGING, Says::ActNotUnderstood)),
    }
    if is_action && !goes_on && record.state.army.waits_for.is_none() {
        uses_a_die(record);
    }
    Ok(())
}

// Whose action it is, where the dice are known.
fn it_is_his_action(state: &TurnState, act: &Act) -> Result<(), Refusal> {
    let Some(phase) = &state.phase else {
        let needs_dice = ["pass", "skip", "act"].contains(&act.key.as_str());
        return if needs_dice { Err(refuse(&rulebook::ARRANGING, Says::NoDiceKnown)) } else { Ok(()) };
    };
    let Some(next) = phase.player() else { return Err(refuse(&rulebook::AO1, Says::NoDiceLeft)) };
    match &act.seat {
        None => Ok(()),
        Some(_) => match actor(state, act)? {
            player if player == next => Ok(()),
            player => Err(refuse(&rulebook::AO1, Says::NotHisAction { player, next })),
        },
    }
}

fn uses_a_die(record: &mut Record<TurnState>) {
    let Some(phase) = &mut record.state.phase else { return };
    let Some(side) = phase.side() else { return };
    let player = phase.player_of(side);
    phase.uses_a_die();
    let left = phase.left(side).clone();
    record.step(Step::by(&rulebook::AO1, Says::UsesADie { player, left }.says()).actor(player.seat()));
}

fn a_die_is_skipped(record: &mut Record<TurnState>) -> Result<(), Refusal> {
    let Some(phase) = &mut record.state.phase else { return Ok(()) };
    let Some(side) = phase.side() else { return Ok(()) };
    let player = phase.player_of(side);
    phase.uses_a_die();
    let left = phase.left(side).clone();
    record.state.said = None;
    record.state.between |= player == Power::FreePeoples;
    record.step(Step::by(&rulebook::AO2, Says::SkipsADie { player, left }.says()).actor(player.seat()));
    Ok(())
}

/// Passes.
///
/// # Says
/// A player passes only while his team has strictly fewer unused dice; he keeps the right to his next action after the
/// other team's. Whether that is his team's next one is open (A1).
/// # Source
/// Second edition, p.19 (AO2), p.45 (AO4); reading A1.
/// # Case
/// O04 to O06.
fn a_player_passes(record: &mut Record<TurnState>, case: &Case<Setup>) -> Result<(), Refusal> {
    let Some(phase) = record.state.phase.clone() else { return Ok(()) };
    let Some(side) = phase.side() else { return Ok(()) };
    let player = phase.player_of(side);
    let theirs = if side == Side::Shadow { Side::FreePeoples } else { Side::Shadow };
    let (mine, theirs) = (phase.left(side).clone(), phase.left(theirs).clone());
    if !phase.may_pass() {
        let refusal = refuse(&rulebook::AO2, Says::MayNotPass { player, mine, theirs });
        return Err(refusal.legal(Says::MaySkip { player }.says()));
    }
    // A team of one has no rotation.
    let alone = player.teammate() == player;
    let Some(way) = (if alone { Some(0) } else { read(record, case, "A1") }) else { return Ok(()) };
    record.state.said = None;
    record.state.between |= player == Power::FreePeoples;
    let Some(phase) = &mut record.state.phase else { return Ok(()) };
    phase.passes(way == 1);
    let next = phase.player_of(side);
    let says = Says::Passes { player, mine, theirs };
    record.step(Step::by(&rulebook::AO2, says.says()).and(&rulebook::AO4).actor(player.seat()));
    if !alone {
        record.step(Step::by(&rulebook::A1, Says::NextOfTeam { player: next }.says()).and(&rulebook::AO4));
    }
    Ok(())
}

fn the_next_turn_begins(record: &mut Record<TurnState>) {
    let state = &mut record.state;
    state.army.board.turn += &Count::one();
    state.phase = None;
    state.last = None;
    state.between = false;
    state.said = None;
    state.offers = None;
    state.rings.clear();
    state.army.excess.clear();
    state.army.told_over.clear();
    state.army.wants_to_merge.clear();
    course::who_leads(record);
}

// Whether a deed goes on with the die of the one before.
fn goes_on(act: &Act) -> bool {
    act.args.get("same_die") == Some(&ActArg::Flag(true))
}

/// What a deed is called.
pub fn name_of(act: &Act, players: Players) -> Told {
    let Some(player) = act.seat.as_ref().and_then(|seat| Power::seated(seat, players)) else {
        return match (act.key.as_str(), victory::winner(act)) {
            ("win", Some(side)) => Says::NamedWin { side },
            (BEGIN_TURN, _) => Says::NamedNext,
            (MERGE | STAY_SEPARATE, _) => return acts::name_of(act, players),
            _ => Says::NamedUnknown,
        }
        .says();
    };
    let says = match act.key.as_str() {
        "act" => Says::NamedAct { player },
        "pass" => Says::NamedPass { player },
        "skip" => Says::NamedSkip { player },
        "recruit" => match recruiting::one_figure(act) {
            Some((region, nation, kind)) if goes_on(act) => Says::NamedRecruitsToo { player, nation, kind, region },
            Some((region, nation, kind)) => Says::NamedRecruits { player, nation, kind, region },
            None => Says::NamedRecruit { player },
        },
        "move_nazgul" => match ["region", "to"].map(|key| act.text(key).and_then(Region::named)) {
            [Some(from), Some(to)] => {
                let amount = act.count("amount").and_then(Result::ok).unwrap_or_else(Count::one);
                if goes_on(act) {
                    Says::NamedFlightToo { player, amount, from, to }
                } else {
                    Says::NamedFlight { player, amount, from, to }
                }
            }
            _ => Says::NamedNazgul { player },
        },
        "move_minion" => match act.text("minion").and_then(Minion::named) {
            Some(minion) => Says::NamedMinion { player, minion },
            None => Says::NamedUnknown,
        },
        "advance" => match act.text("nation").and_then(Nation::named) {
            Some(nation) => Says::NamedAdvance { player, nation },
            None => Says::NamedUnknown,
        },
        "march" => Says::NamedMarch { player },
        "move_fellowship" => Says::NamedFellowship { player },
        "hide_fellowship" => Says::NamedHide { player },
        "move_companions" => Says::NamedCompanions { player },
        "decide_hunt" => Says::NamedDecideHunt { player },
        "declare_fellowship" => Says::NamedDeclare { player },
        "keep_undeclared" => Says::NamedKeep { player },
        "name_guide" => Says::NamedGuide { player },
        "allocate_hunt" => match act.count("dice").and_then(Result::ok) {
            Some(dice) => Says::NamedAllocate { player, dice },
            None => Says::NamedUnknown,
        },
        "draw" => Says::NamedDraw { player },
        "discard" => Says::NamedDiscard { player },
        "offer_swap" => Says::NamedOffer { player },
        "accept_swap" => Says::NamedAccept { player },
        "refuse_swap" => Says::NamedRefuse { player },
        "play_event" => match cards::icon_of(act) {
            Some(icon) => Says::NamedEventOf { player, icon },
            None => Says::NamedEvent { player },
        },
        "play_combat_card" => match cards::icon_of(act) {
            Some(icon) => Says::NamedCombatCardOf { player, icon },
            None => Says::NamedCombatCard { player },
        },
        "use_ring" => Says::NamedRing { player },
        MERGE | STAY_SEPARATE | REMOVE => return acts::name_of(act, players),
        _ => Says::NamedUnknown,
    };
    says.says()
}
