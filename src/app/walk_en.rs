use crate::app::walk_says::WalkSays;
use refrain::words::{Lang, is_one};

/// The sentences of the way in English.
pub fn say(says: &WalkSays) -> String {
    match says {
        WalkSays::Otherwise { deed } => format!("Otherwise ({}):", deed.say(Lang::En)),
        WalkSays::Forget => "Take off the list".into(),
        WalkSays::Against => "Who stands against whom".into(),
        WalkSays::Chosen { one, other } => format!("{} against {}: chosen.", one.say(Lang::En), other.say(Lang::En)),
        WalkSays::Forced { one, other } => format!("{} against {}: forced.", one.say(Lang::En), other.say(Lang::En)),
        WalkSays::LeftOver { one, other } => {
            format!("{} against {}: left over.", one.say(Lang::En), other.say(Lang::En))
        }
        WalkSays::Barred { one, other } => {
            format!("{} against {}: not allowed.", one.say(Lang::En), other.say(Lang::En))
        }
        WalkSays::KeyChosen => "chosen".into(),
        WalkSays::KeyForced => "forced".into(),
        WalkSays::KeyLeftOver => "left over".into(),
        WalkSays::KeyBarred => "not allowed".into(),
        WalkSays::HowOften => "How many times".into(),
        WalkSays::Window => "Where in the round".into(),
        WalkSays::Repeats { times } if is_one(times, Lang::En) => "Then it repeats once.".into(),
        WalkSays::Repeats { times } => format!("Then it repeats {} times.", times.say(Lang::En)),
        WalkSays::Reading { nth, of } => format!("Reading {} of {}", nth.say(Lang::En), of.say(Lang::En)),
        WalkSays::ReadingsHow => {
            "The book allows each of them; none is chosen. What you pick holds for this table, and can be taken back."
                .into()
        }
        WalkSays::DiscUpright => "unused".into(),
        WalkSays::DiscTilted => "used".into(),
        WalkSays::DiscAway => "gives itself up".into(),
        WalkSays::DiscBoth => "used, then gives itself up".into(),
        WalkSays::Change { counter, change } => {
            format!("{} {}", counter.say(Lang::En), change.say_signed(Lang::En))
        }
        WalkSays::Room { piece, taken, room } => {
            format!("{}: {} of {}.", piece.say(Lang::En), taken.say(Lang::En), room.say(Lang::En))
        }
    }
}
