use crate::app::closer::CloserSays;
use refrain::words::{Count, Lang, is_one};

/// The sentences of the closer look in English.
pub fn say(says: &CloserSays) -> String {
    match says {
        CloserSays::Turn => "Turn it round".into(),
        CloserSays::Turned => "The answer stands upside down, for whoever sits across the table.".into(),

        CloserSays::Editions => "Under other rules".into(),
        CloserSays::EditionsHow => "The same board and decisions under every ruleset of the game.".into(),
        CloserSays::Present => "The rules in use".into(),
        CloserSays::SameAnswer => "The same answer".into(),
        CloserSays::OtherOutcome => "The same answer, but not all comes out alike".into(),
        CloserSays::OtherAnswer => "Another answer".into(),
        CloserSays::PartsHere => "Here it goes another way:".into(),
        CloserSays::OnlyHere => "Rules cited only here:".into(),
        CloserSays::RuleBy => "Use these rules".into(),

        CloserSays::Beside => "Two boards side by side".into(),
        CloserSays::With => "Compare with".into(),
        CloserSays::Before => "Before the last change".into(),
        CloserSays::NothingBeside => {
            "There is no other board yet. Change something, or open another question: the former board is kept.".into()
        }
        CloserSays::Here => "This board".into(),
        CloserSays::There => "The other board".into(),
        CloserSays::Differ => "What differs".into(),
        CloserSays::Alike => "The boards and the decisions are the same.".into(),
        CloserSays::More { count } => {
            format!("And {} more {}.", count.say(Lang::En), one_or(count, "difference", "differences"))
        }
        CloserSays::Absent => "–".into(),
        CloserSays::Ruleset => "Ruleset".into(),
        CloserSays::Question => "Question".into(),
        CloserSays::Deed { nth } => format!("Decision {}", nth.say(Lang::En)),
        CloserSays::Fact => "Found".into(),
        CloserSays::Yes => "yes".into(),
        CloserSays::No => "no".into(),
        CloserSays::At { piece, zone } => format!("{} ({})", piece.say(Lang::En), zone.say(Lang::En)),
        CloserSays::OpenOther => "Open the other board".into(),

        CloserSays::Fewest => "Only these matter".into(),
        CloserSays::FewestHow => {
            "Leaves out every piece without which the answer stays the same, in every word and number.".into()
        }
        CloserSays::Searching { tried } => {
            format!("Trying boards with fewer pieces: {} so far.", tried.say(Lang::En))
        }
        CloserSays::AllMatter { tried } => format!(
            "Every piece on this board matters: without any of them the answer is another one ({} {} tried).",
            tried.say(Lang::En),
            one_or(tried, "board", "boards")
        ),
        CloserSays::Left { pieces, before, tried } => format!(
            "{} of {} {} left, and the answer is the same ({} {} tried). Undo brings the others back.",
            pieces.say(Lang::En),
            before.say(Lang::En),
            if is_one(before, Lang::En) { "piece is" } else { "pieces are" },
            tried.say(Lang::En),
            one_or(tried, "board", "boards")
        ),
        CloserSays::Cut => "The search was ended before every piece was tried: there may be fewer still.".into(),
        CloserSays::PutBack => "Bring the others back".into(),

        CloserSays::Wrong => "This is wrong".into(),
        CloserSays::WrongHow => {
            "Copy this report, add what the answer should be, and send it to whoever looks after this page.".into()
        }
        CloserSays::Report => "Refrain: an answer that is wrong".into(),
        CloserSays::ShouldBe => "What it should say, and by which rule: ".into(),
        CloserSays::Case => "The case: ".into(),
        CloserSays::SaysNow => "What Refrain says now:".into(),
        CloserSays::CopyReport => "Copy the report".into(),
    }
}

fn one_or(count: &Count, one: &'static str, many: &'static str) -> &'static str {
    if is_one(count, Lang::En) { one } else { many }
}
