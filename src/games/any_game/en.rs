//! The English words of steps and verdicts.

use crate::games::any_game::says::RoundSays;
use crate::ruling::{Piece, Player, Says};
use crate::words::{Count, Int, Lang, capital, counted, list_and};

const EN: Lang = Lang::En;
/// How many counters of a longer row are said.
const NAMED: usize = 6;

fn who(seat: &Player) -> String {
    capital(&seat.say(EN))
}

fn all(seats: &[Player]) -> String {
    let seats: Vec<String> = seats.iter().map(|seat| seat.say(EN)).collect();
    list_and(&seats, EN)
}

/// "1,000 rounds".
pub fn rounds(times: &Count) -> String {
    counted(times, EN, "round", "rounds")
}

/// "mana 3, life 20".
fn values(counters: &[Piece], values: &[Int]) -> String {
    let one = |(counter, value): (&Piece, &Int)| format!("{} {}", counter.say(EN), value.say(EN));
    let mut said: Vec<String> = counters.iter().zip(values).take(NAMED).map(one).collect();
    if counters.len() > NAMED {
        said.push(format!("{} more", Count::from(counters.len() - NAMED).say(EN)));
    }
    list_and(&said, EN)
}

fn then(counters: &[Piece], numbers: &[Int]) -> String {
    if counters.is_empty() { " No counter is changed.".into() } else { format!(" Then: {}.", values(counters, numbers)) }
}

fn in_words(says: &Says) -> String {
    says.say(EN).to_string()
}

fn several(all: &[Says]) -> String {
    let all: Vec<String> = all.iter().map(in_words).collect();
    all.join(" + ")
}

fn at(iteration: &Count, action: &Piece, repetition: Option<&Count>) -> String {
    let nth = repetition.map_or_else(String::new, |nth| format!(" (time {} of it)", nth.say(EN)));
    format!("in round {}, at “{}”{nth}", iteration.say(EN), action.say(EN))
}

/// Every verdict says what it rests on.
fn labelled(verdict: String) -> String {
    format!("{verdict} (As described: no card was checked.)")
}

/// Steps and verdicts in English.
pub fn round(says: &RoundSays) -> String {
    use RoundSays::*;
    match says {
        AsDescribed { actions, counters } => format!(
            "The round is described by hand: {}, {}. No card was checked.",
            counted(actions, EN, "action", "actions"),
            counted(counters, EN, "counter", "counters")
        ),
        AddsEachRound { counter, change } => format!("Each round: {} {}.", counter.say(EN), change.say_signed(EN)),
        BecomesEachRound { counter, terms } => format!("After a round, {} = {}.", counter.say(EN), several(terms)),
        GoesOnForever => "Nothing in it ever stops it: it could go on for ever.".into(),
        ComesBack => "A round leads to the same counters again.".into(),
        WouldStop { iteration, action, why } => {
            format!("It stops {}: {}.", at(iteration, action, None), in_words(why))
        }
        NotFollowedFurther { known } => format!("It was followed for {}, and it had not stopped by then.", rounds(known)),
        OnlyRequired => "All its actions are required: nobody can leave anything undone.".into(),
        Proposes { seat } => format!("{} proposes how many rounds are done.", who(seat)),
        NamesAlone { seat } => format!("{} controls every optional action and names the number.", who(seat)),
        Maintain { seats } => format!("Who can leave something undone, and so maintains it: {}.", all(seats)),
        NobodyMaintains => "Nobody maintains it: each player is asked whether they break it.".into(),
        NamesNumber { seat, times } => format!("{} names {}.", who(seat), rounds(times)),
        Agrees { seat } => format!("{} agrees.", who(seat)),
        NamesLower { seat, times } => format!("{} names fewer: {}.", who(seat), rounds(times)),
        WouldBreakAfter { seat, times } => format!("{} is to break it after {}.", who(seat), rounds(times)),
        Declines { seat } => format!("{} takes no action.", who(seat)),
        GoesOnIndefinitely { seat } => format!("{} goes on indefinitely.", who(seat)),
        EndsItAfter { seat, lap, action } => {
            format!("{} ends it earlier: in round {}, right after “{}”.", who(seat), lap.say(EN), action.say(EN))
        }
        EndsItBefore { seat, lap, action } => {
            format!("{} ends it earlier: in round {}, before “{}”.", who(seat), lap.say(EN), action.say(EN))
        }
        LowestNumber { seat, times } => {
            format!("The lowest number counts: {}, named by {}.", rounds(times), seat.say(EN))
        }
        HasPriority { seat } => format!("{} then has priority.", who(seat)),
        BreaksIt { seat } => format!("{} then breaks the loop.", who(seat)),
        ChoosesOtherwise { seat } => format!("{} has to choose otherwise there.", who(seat)),
        ActionDone { action, counters, values: numbers } => {
            format!("“{}”: now {}.", action.say(EN), values(counters, numbers))
        }
        ActionChangesNothing { action } => format!("“{}” changes nothing.", action.say(EN)),
        Repeats { times } => format!("The same again, {} more.", rounds(times)),
        CannotBeDone { action, why } => format!("“{}” cannot be done: {}.", action.say(EN), in_words(why)),
        ShortcutTaken => "Everybody has answered: the shortcut is taken to its end.".into(),
        ShortcutStopsThere => "A part of it cannot be done, so it stops there.".into(),
        BoundReached { counter, value, end } => {
            format!("{} is at {}: {}.", capital(&counter.say(EN)), value.say(EN), in_words(end))
        }
        OnlyOneLeft { seat } => format!("{} is the only player left.", who(seat)),
        LosingCounts { seat } => format!("{} would win and lose at the same time, and loses.", who(seat)),
        HasFinalAction { seat } => format!("{} has the final action already.", who(seat)),
        FinalActionAdded { seat, action } => {
            format!("{} is to have the final action: “{}” is done once more.", who(seat), action.say(EN))
        }
        AddedCannotBeDone { action } => format!("“{}” was to be done once more, and cannot be.", action.say(EN)),
        AddedLeftOut { action } => format!("“{}” would end the game and is left out.", action.say(EN)),
        RoundDone { times, after, last, next, counters, values } => {
            let part = after.as_ref().map_or_else(String::new, |action| format!(" and on up to “{}”", action.say(EN)));
            let last = last.as_ref().map_or_else(String::new, |seat| format!(" {} acts last.", who(seat)));
            let next = next.as_ref().map_or_else(String::new, |seat| format!(" It is then for {} to act.", seat.say(EN)));
            labelled(format!("Done: {}{part}.{}{last}{next}", rounds(times), then(counters, values)))
        }
        GameEnds { loses, wins, iteration, action, repetition, counters, values } => {
            let verb = |seats: &[Player], one: &str, more: &str| match seats {
                [] => String::new(),
                [seat] => format!(" {} {one}.", who(seat)),
                _ => format!(" {} {more} at the same time.", capital(&all(seats))),
            };
            let (loses, wins) = (verb(loses, "loses", "lose"), verb(wins, "wins", "win"));
            let at = at(iteration, action, repetition.as_ref());
            labelled(format!("The game ends {at}:{loses}{wins}{}", then(counters, values)))
        }
        DrawAtOnce { iteration, action, counters, values } => {
            let then = then(counters, values);
            labelled(format!("The game ends {}: it is a draw.{then}", at(iteration, action, None)))
        }
        RoundStops { iteration, action, repetition, why, counters, values } => {
            let (at, why) = (at(iteration, action, repetition.as_ref()), in_words(why));
            labelled(format!("The round stops {at}: {why}.{}", then(counters, values)))
        }
        DrawForever => labelled("It goes on for ever, and nobody stops it: the game is a draw.".into()),
        NoEffect => labelled("It would go on for ever: it ends at once, with no effect.".into()),
        NotALoop { most, action, why } => {
            let (most, why) = (rounds(most), in_words(why));
            labelled(format!("This is not a loop: at most {most} can be done, then “{}” cannot: {why}.", action.say(EN)))
        }
        MustBreakIt { seat } => {
            let says = "Nothing is repeated: independent actions only lead back to the same state, so";
            labelled(format!("{says} {} has to choose otherwise.", seat.say(EN)))
        }
    }
}
