use crate::games::war_of_the_ring::board_check::objections_to;
use crate::games::war_of_the_ring::nations::Side;
use crate::games::war_of_the_ring::players::{Players, Power};
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::says::Says as ArmySays;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::silences::{chosen, open_on, read};
use crate::games::war_of_the_ring::turn::cards::card_prompt;
use crate::games::war_of_the_ring::turn::deeds;
use crate::games::war_of_the_ring::turn::facts::{ORDER_TOLD, find_facts};
use crate::games::war_of_the_ring::turn::order::Phase;
use crate::games::war_of_the_ring::turn::says::Says;
use crate::games::war_of_the_ring::turn::state::TurnState;
use crate::games::war_of_the_ring::turn::tables::show_tables;
use crate::games::war_of_the_ring::turn::trimming::trimming_prompt;
use crate::play::{Course, Played, Record, Refusal, play};
use crate::ruling::{Act, Case, Problem, ProblemAbout, Prompt, Severity, Standing, Step};

/// The question who does what in a turn.
struct TurnCourse<'a> {
    case: &'a Case<Setup>,
}

impl Course for TurnCourse<'_> {
    type State = TurnState;

    fn open(&self, record: &mut Record<TurnState>) {
        let problems = objections_to(&record.state.army.board);
        let blocked = problems.iter().any(|problem| problem.severity == Severity::Blocking);
        for Problem { about, severity, step } in problems {
            record.object(about, severity, step);
        }
        if self.case.readings.keys().any(|reading| chosen(self.case, reading.as_str()).is_none()) {
            let step = Step::by(&rulebook::ARRANGING, ArmySays::UnknownReading.says());
            record.object(ProblemAbout::Setup, Severity::Note, step);
        }
        if blocked {
            return;
        }
        who_leads(record);
        the_phase_begins(record, self.case);
    }

    fn perform(&self, record: &mut Record<TurnState>, act: &Act) -> Result<(), Refusal> {
        deeds::perform(record, act, self.case)
    }

    fn prompt(&self, state: &TurnState) -> Option<Prompt> {
        trimming_prompt(state).or_else(|| card_prompt(state, self.case))
    }

    fn close(&self, record: &mut Record<TurnState>, prompt: Option<Prompt>) -> Standing {
        find_facts(record, self.case);
        show_tables(record, self.case);
        let waits = record.state.army.waits_for;
        if let Some(open) = waits.and_then(|id| open_on(self.case, id, |case| played(case).ruling)) {
            return open;
        }
        if let Some(prompt) = prompt {
            return Standing::Awaits(prompt);
        }
        let state = &record.state;
        let turn = state.army.board.turn.clone();
        let verdict = match (&state.said, &state.phase) {
            (Some(said), _) => said.clone(),
            (None, Some(phase)) => {
                let order = phase.order(ORDER_TOLD + 1);
                match order.first() {
                    None => Says::DiceAreUsed { turn }.says(),
                    Some(next) if order.len() > ORDER_TOLD => Says::ActionsInAll { turn, next: *next }.says(),
                    Some(_) => Says::OrderOfActions { turn, order }.says(),
                }
            }
            (None, None) => {
                let [free_peoples, shadow] = Side::ALL.map(|side| state.army.leading(side));
                Says::LeadsThisTurn { turn, free_peoples, shadow }.says()
            }
        };
        Standing::Settled { verdict }
    }

    fn stale(&self, _act: &Act) -> Step {
        Step::by(&rulebook::CD4, ArmySays::StaleAnswer.says())
    }
}

/// Says who leads on this turn.
pub fn who_leads(record: &mut Record<TurnState>) {
    let [free_peoples, shadow] = Side::ALL.map(|side| record.state.army.leading(side));
    let turn = record.state.army.board.turn.clone();
    let says = Says::LeadingByParity { turn, free_peoples, shadow };
    let step = Step::by(&rulebook::LP1, says.says()).and(&rulebook::LP2);
    record.step(if free_peoples == Power::FreePeoples { step.and(&rulebook::LP5) } else { step });
}

// The action phase, where the dice are known; with three players who begins is open (A2).
fn the_phase_begins(record: &mut Record<TurnState>, case: &Case<Setup>) {
    let Some(dice) = record.state.army.board.dice.clone() else { return };
    let three = record.state.players() == Players::Three;
    let first = match three.then(|| read(record, case, "A2")) {
        Some(None) => return,
        Some(Some(1)) => Side::Shadow,
        _ => Side::FreePeoples,
    };
    let leading = Side::ALL.map(|side| record.state.army.leading(side));
    let phase = Phase::begins([dice.free_peoples, dice.shadow], leading, first);
    let [one, other] = if first == Side::Shadow { [Side::Shadow, Side::FreePeoples] } else { Side::ALL };
    let says = Says::ActsInTurn { first: phase.player_of(one), second: phase.player_of(other) };
    let step = Step::by(&rulebook::AO1, says.says());
    record.step(if three { step.and(&rulebook::A2) } else { step });
    let [free_peoples, shadow] = &phase.dice;
    if free_peoples != shadow {
        let side = if free_peoples > shadow { Side::FreePeoples } else { Side::Shadow };
        record.step(Step::by(&rulebook::AO3, Says::GoesOnAlone { side }.says()).and(&rulebook::AO2));
    }
    record.state.phase = Some(phase);
}

/// Plays a case of this question.
pub fn played(case: &Case<Setup>) -> Played<TurnState> {
    play(&TurnCourse { case }, TurnState::of(&case.setup), &case.acts)
}
