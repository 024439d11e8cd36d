use crate::app::page_says::PageSays;
use refrain::ruling::Says;
use refrain::words::{Count, Lang, is_one, list_and};

/// The page's sentences in English.
pub fn say(says: &PageSays) -> String {
    match says {
        PageSays::Title => "Refrain, a rules calculator".into(),
        PageSays::Share => "Share".into(),
        PageSays::Menu => "Menu".into(),
        PageSays::Close => "Close".into(),

        PageSays::Settled => "Settled".into(),
        PageSays::Awaits => "To be decided".into(),
        PageSays::Open => "The book does not say".into(),
        PageSays::Unknown => "I cannot settle this".into(),
        PageSays::Refused => "Not allowed".into(),

        PageSays::CopyAnswer => "Copy the answer".into(),
        PageSays::LookCloser => "Look closer".into(),
        PageSays::ForTheTable => "For the table".into(),
        PageSays::WasCopied => "Copied.".into(),
        PageSays::NotCopied => "The browser did not allow copying. Select the text and copy it yourself.".into(),
        PageSays::Exact { number, digits } => {
            format!("{} in full: {} {}", number.say(Lang::En), digits.say(Lang::En), one_or(digits, "digit", "digits"))
        }

        PageSays::TableRule => "Table rule".into(),
        PageSays::TableRuleIdle => "A reading that plays no part on this board.".into(),
        PageSays::DropReading => "Take it back".into(),
        PageSays::Alike => "Every reading ends the same way on this board.".into(),
        PageSays::Readings => "The readings".into(),
        PageSays::TakeReading => "Play it this way".into(),
        PageSays::ReadingWhy => "How it comes to that".into(),
        PageSays::SettledAnyway => "Settled either way".into(),

        PageSays::Known => "What is known".into(),
        PageSays::WaysOn => "Ways on".into(),
        PageSays::Legal => "This would be allowed:".into(),
        PageSays::TheDeed => "Asked:".into(),

        PageSays::NotNow => "Not allowed:".into(),
        PageSays::AskAnyway => "Ask it anyway".into(),
        PageSays::NameIt => "Name it".into(),
        PageSays::AtLeast { least } => format!("{} or more", least.say(Lang::En)),
        PageSays::Between { least, most } => format!("From {} to {}", least.say(Lang::En), most.say(Lang::En)),
        PageSays::PowerKey => "Ten to the power of what is typed".into(),
        PageSays::PowerFace => "10ⁿ".into(),
        PageSays::NotANumber => "This is not a whole number.".into(),
        PageSays::BelowZero => "A count cannot be below zero.".into(),
        PageSays::TooLong { digits } => format!("No more than {} digits.", digits.say(Lang::En)),

        PageSays::Decisions => "Decisions so far".into(),
        PageSays::DecideAnew => "Decide anew".into(),
        PageSays::TakeBack => "Take back".into(),

        PageSays::Because => "Because".into(),
        PageSays::Previous => "Previous step".into(),
        PageSays::Next => "Next step".into(),
        PageSays::Play => "Play the steps".into(),
        PageSays::Pause => "Pause".into(),
        PageSays::ToEnd => "Back to the end".into(),
        PageSays::AtStep { step, of } => format!("Step {} of {}", step.say(Lang::En), of.say(Lang::En)),
        PageSays::AtSetup => "The board as it was set up".into(),
        PageSays::AtIteration { iteration } => format!("The board after iteration {}", iteration.say(Lang::En)),
        PageSays::AtDeed => "The board after this decision".into(),
        PageSays::AtEnd { steps } => format!("{} {}", steps.say(Lang::En), one_or(steps, "step", "steps")),
        PageSays::Rules => "Rules cited".into(),
        PageSays::Rule => "Rule".into(),
        PageSays::Assumes => "Assumes".into(),
        PageSays::ChangeIt => "Change it".into(),
        PageSays::WouldChange => "Would change it".into(),
        PageSays::NothingChanges { tried } => format!(
            "No single small change turns this answer ({} {} tried).",
            tried.say(Lang::En),
            one_or(tried, "was", "were")
        ),
        PageSays::Facts => "Numbers and facts".into(),
        PageSays::Problems => "What the rules object to".into(),
        PageSays::Note => "Note".into(),
        PageSays::Tolerable => "Against the rules, answered all the same".into(),
        PageSays::Blocking => "Not allowed".into(),
        PageSays::AboutSetup => "The board".into(),

        PageSays::Loop => "The loop".into(),
        PageSays::LoopRound => "One iteration".into(),
        PageSays::LoopTimes { times } => format!("× {}", times.say(Lang::En)),
        PageSays::LoopLastActions { seats } => format!("The last actions: {}.", names(seats)),
        PageSays::LoopOver { iterations } => {
            format!("over {} {}", iterations.say(Lang::En), one_or(iterations, "iteration", "iterations"))
        }
        PageSays::LoopInterrupt { iteration, who } => {
            format!("Interrupt here: {} names {}", who.say(Lang::En), iteration.say(Lang::En))
        }
        PageSays::LoopJump => "See the board after iteration".into(),
        PageSays::LoopShow => "Show".into(),
        PageSays::LoopCounter => "What changes".into(),
        PageSays::LoopBefore => "Before".into(),
        PageSays::LoopEach => "Each iteration".into(),
        PageSays::LoopAfter => "After".into(),
        PageSays::LoopVaries => "varies".into(),
        PageSays::LoopDone { agreed, done } => {
            format!("Iterations: {} agreed, {} done in full.", agreed.say(Lang::En), done.say(Lang::En))
        }
        PageSays::LoopStops { iteration, why } => {
            format!("It stops in iteration {}: {}", iteration.say(Lang::En), why.say(Lang::En))
        }
        PageSays::LoopLast { who } => format!("Last action: {}.", who.say(Lang::En)),
        PageSays::LoopAdded { who } => format!("One more action at the end: {}.", who.say(Lang::En)),
        PageSays::Marked => "Ticked:".into(),
        PageSays::LoopCompared => "Checked two ways".into(),
        PageSays::LoopComparedAt { iterations } => {
            let said: Vec<String> = iterations.iter().map(|count| count.say(Lang::En)).collect();
            format!("The formula agrees with step-by-step play at these iterations: {}.", list_and(&said, Lang::En))
        }

        PageSays::RuleBook => "Book".into(),
        PageSays::RuleEdition => "Edition".into(),
        PageSays::RuleFormerly => "Formerly".into(),
        PageSays::RuleBasis => "Basis".into(),
        PageSays::RuleOurWords => "In our own words, not the book’s.".into(),
        PageSays::BasisPrinted => "The book states it.".into(),
        PageSays::BasisOfficial => "An official ruling states it.".into(),
        PageSays::BasisDerived => "It follows from what the book states.".into(),
        PageSays::BasisReading => "One way to read what the book leaves open.".into(),
        PageSays::BasisLimit => "It is a limit of this program, not of the book.".into(),
        PageSays::BasisGiven => "Somebody typed it in.".into(),

        PageSays::Game => "Game".into(),
        PageSays::Question => "Question".into(),
        PageSays::Ruleset => "Rules in force".into(),
        PageSays::Language => "Language".into(),
        PageSays::Theme => "Theme".into(),
        PageSays::ThemeDevice => "As the device".into(),
        PageSays::ThemeLight => "Light".into(),
        PageSays::ThemeDark => "Dark".into(),
        PageSays::FindRule => "Find a rule".into(),
        PageSays::FindHow => "A number, also one of a former edition, or words".into(),
        PageSays::FoundRules { count } => format!("Rules found: {}", count.say(Lang::En)),
        PageSays::AllQuestions => "All questions".into(),
        PageSays::Recent => "Recent boards".into(),

        PageSays::Link => "Link to this board".into(),
        PageSays::LinkHolds => "The link holds the whole board and every decision. Nothing is sent to a server.".into(),
        PageSays::CopyLink => "Copy link".into(),
        PageSays::LinkLong { characters } => format!(
            "This link has {} characters. Some chats cut links of more than 2,000: save a file instead.",
            characters.say(Lang::En)
        ),
        PageSays::Save => "Save as file".into(),
        PageSays::OpenFile => "Open a file".into(),

        PageSays::Gallery => "Questions, already answered".into(),
        PageSays::GalleryHow => "Open one, then change the board to fit yours.".into(),
        PageSays::FromEmpty => "Start from an empty board:".into(),
        PageSays::Colophon => {
            "Refrain is made by players. It belongs to no publisher, and says the rules in its own words.".into()
        }
    }
}

fn one_or(count: &Count, one: &'static str, many: &'static str) -> &'static str {
    if is_one(count, Lang::En) { one } else { many }
}

// In a row, as they come.
fn names(all: &[Says]) -> String {
    all.iter().map(|one| one.say(Lang::En).plain()).collect::<Vec<_>>().join(", ")
}
