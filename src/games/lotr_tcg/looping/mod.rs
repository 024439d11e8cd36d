//! The question `loop`: skirmish actions one at a time, and rounds of them that are repeated.

pub mod abilities;
pub mod arena;
pub mod closing;
pub mod core;
pub mod counters;
pub mod course;
pub mod deeds;
pub mod discovery;
pub mod edits;
pub mod en;
pub mod en_labels;
pub mod en_objections;
pub mod fields;
pub mod fought;
pub mod en_guards;
mod fr;
mod fr_guards;
pub mod gains;
mod guards;
pub mod fr_labels;
pub mod fr_objections;
pub mod intervene;
pub mod labels;
pub mod modifiers;
pub mod moment;
pub mod naming;
pub mod objections;
pub mod prompts;
pub mod ranges;
pub mod report;
pub mod result;
pub mod round;
pub mod rulebook;
pub mod says;
pub mod settle;
pub mod silence;
#[cfg(test)]
mod tests;
pub mod talk;
pub mod thresholds;
pub mod view;
pub mod ways;

use crate::games::lotr_tcg::looping::core::Side;
use crate::games::lotr_tcg::looping::course::LoopCourse;
use crate::games::lotr_tcg::looping::deeds::named_deed;
use crate::games::lotr_tcg::looping::labels::LoopLabel;
use crate::games::lotr_tcg::looping::moment::Moment;
use crate::games::lotr_tcg::looping::prompts::use_says;
use crate::games::lotr_tcg::setup::Setup;
use crate::games::lotr_tcg::{Rules, Topic};
use crate::play::{Played, play};
use crate::ruling::{
    Act, At, BoardView, Case, Drop, Edit, Example, Held, OptionId, Pick, Problem, QuestionAbout, ReadingId, Ruling,
    Says,
};

/// The question `loop`.
pub struct Looping;

/// The gallery's case: a million times against a minion of strength 8, agreed to.
const EXAMPLE: &str = r#"{
    "ruleset": "cr-4.2", "ask": "loop",
    "setup": {
        "site": "7U341", "burdens": "2", "ring_bearer": "frodo",
        "characters": [{"id": "frodo", "card": "1C290"}, {"id": "smeagol", "card": "5R29"}],
        "minions": [{"id": "scavengers", "card": "1C179"}],
        "skirmish": {"character": "smeagol", "minions": ["scavengers"]}
    },
    "acts": [
        {"seat": "free_peoples", "key": "propose_loop", "args": {"body": {"seq": [
            {"act": {"seat": "free_peoples", "key": "activate", "args": {"piece": "smeagol"}}},
            {"act": {"seat": "shadow", "key": "activate", "args": {"piece": "site-7U341", "target": "scavengers"}}}
        ]}}},
        {"seat": "free_peoples", "key": "name_number", "args": {"times": "1000000"}, "answers": "name_number"},
        {"seat": "shadow", "key": "agree", "answers": "answer_number"}
    ]
}"#;

fn played(case: &Case<Setup>) -> Played<Moment> {
    let course = LoopCourse::of(case);
    play(&course, course.start(), &case.acts)
}

/// The ruling with one more reading chosen.
pub fn rule_with_reading(case: &Case<Setup>, reading: ReadingId, option: OptionId) -> Ruling {
    let mut case = case.clone();
    case.readings.insert(reading, option);
    played(&case).ruling
}

impl Topic for Looping {
    const ID: &'static str = "loop";

    fn about() -> QuestionAbout {
        QuestionAbout { id: Self::ID.into(), title: LoopLabel::Title.says(), how: LoopLabel::How.says() }
    }

    fn examples() -> Vec<Example> {
        let example = |case| Example { id: "last-word-at-anduin-banks", title: LoopLabel::ExampleLastWord.says(), case };
        Held::<Rules>::read(EXAMPLE).map(example).into_iter().collect()
    }

    fn rule(case: &Case<Setup>) -> Ruling {
        played(case).ruling
    }

    fn look(case: &Case<Setup>, at: &At) -> (Ruling, BoardView) {
        let played = played(case);
        let board = view::board_at(&LoopCourse::of(case), &played, at);
        (played.ruling, board)
    }

    fn lift(case: &Case<Setup>, pick: &Pick) -> Vec<Drop> {
        edits::drops(&case.setup, pick)
    }

    fn name_act(case: &Case<Setup>, act: &Act) -> Says {
        let course = LoopCourse::of(case);
        let side = act.seat.as_ref().and_then(|seat| Side::of_seat(seat.as_str()));
        let times = || act.count("times").and_then(Result::ok);
        let says = match (act.key.as_str(), times()) {
            ("activate", _) => {
                let deed = side.and_then(|side| named_deed(&course.arena, &course.arena.deeds, side, act).ok());
                return deed.map_or_else(|| LoopLabel::DidSomething.says(), |deed| use_says(&deed));
            }
            ("pass", _) => LoopLabel::DoPass,
            ("propose_loop", _) => LoopLabel::DidPropose,
            ("name_number", Some(times)) => LoopLabel::DidName { times },
            ("name_lower", Some(times)) => LoopLabel::DidNameLower { times },
            ("name_number" | "name_lower", None) => LoopLabel::DidNameWords,
            ("agree", _) => LoopLabel::DidAgree,
            ("let_go_on", _) => LoopLabel::DoLetGoOn,
            ("intervene", _) => LoopLabel::DidIntervene,
            _ => LoopLabel::DidSomething,
        };
        says.says()
    }

    fn edit(case: &Case<Setup>, edit: &Edit) -> Result<Case<Setup>, Problem> {
        edits::edited(&case.setup, edit).map(|setup| Case { setup, ..case.clone() })
    }

    fn nudges(case: &Case<Setup>) -> Vec<(Says, Edit)> {
        edits::nudges(&case.setup)
    }
}

