use crate::app::board_says::BoardSays;
use refrain::words::Lang::En;
use refrain::words::{Count, is_one};

/// The board's sentences in English.
pub fn say(says: &BoardSays) -> String {
    match says {
        BoardSays::Notice => "Notice".into(),
        BoardSays::Board => "Board".into(),
        BoardSays::HowToMove => {
            "Press to pick up, then choose a place. Arrow keys go through the places, Enter puts it there, \
             Escape puts it back."
                .into()
        }
        BoardSays::Undo => "Undo".into(),
        BoardSays::Redo => "Redo".into(),
        BoardSays::Reset => "Start over".into(),
        BoardSays::Clear => "Clear".into(),
        BoardSays::Tray => "Add pieces".into(),
        BoardSays::Describe => "Describe a card in words".into(),
        BoardSays::Understood => "Understood:".into(),
        BoardSays::NotUnderstood => "Not understood, left out.".into(),
        BoardSays::InsertWording => "Insert a wording that is understood".into(),
        BoardSays::AddDescribed => "Put it on the board".into(),
        BoardSays::Search => "Find by name or number".into(),
        BoardSays::SearchByName => "Find by name".into(),
        BoardSays::NothingFound => "No piece has these words.".into(),
        BoardSays::MoreFound { count } => format!("{} more: type to narrow it down.", count.say(En)),
        BoardSays::ChooseAPlace => "Choose a place.".into(),
        BoardSays::DragToAPlace => "Drag it to a place.".into(),
        BoardSays::TapManyPlaces => "Choose one place or several.".into(),
        BoardSays::Lifted { piece, count } => format!("{} picked up. {}.", piece.say(En), places(count)),
        BoardSays::NoPlace { piece } => format!("{} may not go anywhere.", piece.say(En)),
        BoardSays::MayGo { zone } => format!("{}: allowed.", zone.say(En)),
        BoardSays::MayNotGo { zone } => format!("{}: not allowed.", zone.say(En)),
        BoardSays::Placed { piece, zone } => format!("{} placed: {}.", piece.say(En), zone.say(En)),
        BoardSays::WasPutBack { piece } => format!("{} put back.", piece.say(En)),
        BoardSays::PutBack => "Put back".into(),
        BoardSays::Done => "Stop placing".into(),
        BoardSays::PlaceHere => "Place here".into(),
        BoardSays::Allowed => "Allowed".into(),
        BoardSays::NotAllowed => "Not allowed".into(),
        BoardSays::MoveTo => "Move to…".into(),
        BoardSays::HowMany => "How many".into(),
        BoardSays::All { count } => format!("All {}", count.say(En)),
        BoardSays::HowManyThere => "How many there are".into(),
        BoardSays::Values => "Numbers".into(),
        BoardSays::Deeds => "What it can do".into(),
        BoardSays::Less { what } => format!("{}: one less", what.say(En)),
        BoardSays::More { what } => format!("{}: one more", what.say(En)),
        BoardSays::Remove => "Remove".into(),
        BoardSays::RemoveSome { count } => format!("Remove {}", count.say(En)),
        BoardSays::Shorthand => "Type pieces".into(),
        BoardSays::Enter => "Enter".into(),
        BoardSays::AskAnyway => "Ask it anyway".into(),
        BoardSays::Close => "Close".into(),
        BoardSays::OnlyShown => "This board shows another moment. Go back to the end to change it.".into(),
        BoardSays::Linked { to } => format!("with {}", to.say(En)),
        BoardSays::TimesOver { count } => format!("×{}", count.say(En)),
        BoardSays::SoMany { count } => format!("{} of them", count.say(En)),
        BoardSays::NothingHere => "Empty".into(),
        BoardSays::Starts => "Start positions".into(),
        BoardSays::ManyDeeds { count } => format!("What can be done here: {}", count.say(En)),
        BoardSays::MoreFields { count } => format!("More settings: {}", count.say(En)),
        BoardSays::EmptyPlaces { count } => format!("Empty places: {}", count.say(En)),
        BoardSays::NumberEmpty => "Type a number.".into(),
        BoardSays::NumberUnread => "That is no number. Type digits, or 1e6, or 10^100.".into(),
        BoardSays::NumberNegative => "A number below zero makes no sense here.".into(),
        BoardSays::NumberTooLong { most } => format!("A number may have at most {} digits.", most.say(En)),
        BoardSays::NumberTooSmall { least } => format!("The least is {}.", least.say(En)),
        BoardSays::NumberTooGreat { most } => format!("The most is {}.", most.say(En)),
        BoardSays::AnsweredOtherwise => {
            "When this link was made, this board gave another answer. Since then the rules or cards that Refrain knows \
             have changed; the answer above is the present one."
                .into()
        }
        BoardSays::AnsweredThen { then, now } => format!(
            "When this link was made, the answer was: “{}” Now it is: “{}” The rules or cards that Refrain knows have changed since.",
            then.say(En),
            now.say(En)
        ),
        BoardSays::NothingKept => {
            "This browser keeps nothing for the page: a closed tab loses the board. A copied link still holds it."
                .into()
        }
        BoardSays::Sides => "Sides".into(),
    }
}

fn places(count: &Count) -> String {
    match (count.is_zero(), is_one(count, En)) {
        (true, _) => "It may go to 0 places".into(),
        (_, true) => "It may go to 1 place".into(),
        _ => format!("It may go to {} places", count.say(En)),
    }
}
