use crate::games::riftbound::loop_says::LoopSays;
use crate::words::{Count, Lang, capital, counted, list_and};

const EN: Lang = Lang::En;

/// Puts a sentence into English.
pub fn say(says: &LoopSays) -> String {
    let times = |count: &Count| match count.small() {
        Some(1) => "once".to_owned(),
        Some(2) => "twice".to_owned(),
        _ => counted(count, EN, "time", "times"),
    };
    match says {
        LoopSays::Runs { iterations, player } => {
            format!("The loop runs {}; then {} has priority.", times(iterations), player.say(EN))
        }
        LoopSays::Broken { iterations, actions, player } => format!(
            "The loop runs {} and {} of the next round; then {} breaks it.",
            times(iterations),
            counted(actions, EN, "action", "actions"),
            player.say(EN)
        ),
        LoopSays::Draw => "Nobody maintains the loop and nobody breaks it: the game is a draw.".into(),
        LoopSays::ByHand => "A loop with chance in it is not shortened: play it by hand.".into(),
        LoopSays::NoLoop => "No loop and no burn out is described.".into(),
        LoopSays::BurnsOut { player, times: count, winner, points, own } => format!(
            "{} burns out {}: {} wins, {} to {}, and the card is never drawn.",
            player.say(EN),
            times(count),
            winner.say(EN),
            points.say(EN),
            own.say(EN)
        ),
        LoopSays::WonAlready { player } => {
            format!("{} has won already: enough points, and more than the other.", player.say(EN))
        }
        LoopSays::NobodyMaintains => "Nobody is needed to maintain the loop.".into(),
        LoopSays::Maintain { players } => {
            let names: Vec<String> = players.iter().map(|player| player.say(EN)).collect();
            format!("Needed to maintain the loop: {}.", list_and(&names, EN))
        }
        LoopSays::FoundNames { player } => format!("{} is asked first", player.say(EN)),
        LoopSays::EachIteration { piece, by } => {
            format!("Each round gives {} {} Might.", piece.say(EN), by.say_signed(EN))
        }
        LoopSays::NamesNumber { player, times: count } => format!("{} names {}.", player.say(EN), count.say(EN)),
        LoopSays::CommitsToBreak { player, times: count, actions } => format!(
            "{} commits to break the loop after {} and {} more.",
            player.say(EN),
            counted(count, EN, "round", "rounds"),
            counted(actions, EN, "action", "actions")
        ),
        LoopSays::Agrees { player } => format!("{} agrees.", player.say(EN)),
        LoopSays::Declines { player } => format!("{} declines to break it.", player.say(EN)),
        LoopSays::LowestCounts { player, times: count } => {
            format!("The lowest number counts: {}, named by {}.", count.say(EN), player.say(EN))
        }
        LoopSays::Becomes { piece, might } => format!("{} then has a Might of {}.", capital(&piece.say(EN)), might.say(EN)),
        LoopSays::BreaksIt { player } => format!("{} breaks the loop there, and must have the means to.", player.say(EN)),
        LoopSays::FoundBurnOuts { times: count } => format!("Burned out {}", times(count)),
        LoopSays::InCompetition => "This is a competition: the Core Rules have no loop rule of their own.".into(),
        LoopSays::MightOf { piece } => format!("Might of {}", piece.say(EN)),
        LoopSays::ActionOf { player, number } => format!("{}: action {}", player.say(EN), number.say(EN)),
        LoopSays::ActionOfNobody { number } => format!("action {}", number.say(EN)),
        LoopSays::AsksNumber { player } => format!("How many rounds does {} name?", player.say(EN)),
        LoopSays::AsksAnswer { player, times: count } => {
            format!("{} was named. Does {} agree, break the loop, or decline to?", count.say(EN), player.say(EN))
        }
        LoopSays::AsksBreak { player } => format!("Does {} break the loop, and after how many rounds?", player.say(EN)),
        LoopSays::AnswerAgree => "Agrees".into(),
        LoopSays::AnswerDecline => "Declines to break it".into(),
        LoopSays::NumberOfIterations => "How many rounds".into(),
        LoopSays::NumberBeforeBreak => "Breaks it after so many rounds".into(),
        LoopSays::AsksEqual => "Several named the lowest number: whose is it?".into(),
        LoopSays::ReadItIs { player } => format!("It is the number of {}", player.say(EN)),
        LoopSays::AsksFirstPoint => "The first point is enough: does it win at once?".into(),
        LoopSays::ReadWinsAtOnce => "It wins at once, as later points do".into(),
        LoopSays::ReadOneMore => "By the letter only later points do: one more burn out".into(),
        LoopSays::NotANumber => "A number of rounds has to be named, in digits.".into(),
        LoopSays::NoSuchAction => "A break lies behind an action of the round.".into(),
        LoopSays::ANumberIsDue { player } => format!("{} maintains the loop and has to name a number.", player.say(EN)),
    }
}
