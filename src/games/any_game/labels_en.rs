//! The English words of names, findings and prompts.

use crate::games::any_game::en::rounds;
use crate::games::any_game::labels::Label;
use crate::ruling::Player;
use crate::words::{Int, Lang, capital, list_and};

const EN: Lang = Lang::En;

fn who(seat: &Player) -> String {
    capital(&seat.say(EN))
}

/// Short texts in English.
pub fn label(label: &Label) -> String {
    use Label::*;
    match label {
        Game => "Describe the round".into(),
        Covers => "A loop of any game, described by counters and actions, by four procedures. No card is checked.".into(),
        Title => "What does this round come to?".into(),
        How => "Type the round line by line (“tap: +1 mana, -1 life, by A, optional”), then name a number.".into(),
        ExampleElves => "A million elves, accepted".into(),
        ExampleDrain => "Who dies first in a loop that cannot be stopped?".into(),
        ExampleLastAction => "A million each: who acts last?".into(),
        StartLife { players, life } => format!("{} players at {} life", players.say(EN), life.say(EN)),
        SidesSwapped => "Swap sides".into(),
        CountersZone => "Counters".into(),
        ActionsZone => "One round, in order".into(),
        BoundsZone => "Where the game ends".into(),
        NewCounter => "Counter".into(),
        NewAction => "Action".into(),
        NewBound => "Bound".into(),
        SortCounter => "something that is counted".into(),
        SortAction => "a part of the round".into(),
        SortBound => "where somebody loses or wins".into(),
        Plain { number } => number.say(EN),
        ValueBadge { value } => format!("value {}", value.say(EN)),
        ByBadge { seat } => format!("by {}", seat.say(EN)),
        ByNobody => "nobody".into(),
        OptionalBadge => "optional".into(),
        RequiredBadge => "required".into(),
        FieldPlayers => "Players".into(),
        FieldActive => "Whose turn it is".into(),
        FieldAcrossTurns => "A round takes several turns".into(),
        FieldName => "Name".into(),
        FieldStart => "Before the first round".into(),
        FieldBelowZero => "Below zero".into(),
        FieldLine => "In a line".into(),
        FieldPlace => "Place in the round".into(),
        FieldSeat => "Player".into(),
        FieldOptional => "May be left undone".into(),
        FieldAnswers => "Others can act right after it".into(),
        FieldThen => "What happens".into(),
        ThenLoses => "the player loses".into(),
        ThenWins => "the player wins".into(),
        ThenDraws => "the game is a draw".into(),
        CostNotThere { counter, has, cost } => {
            format!("it costs {} {}, and there are {}", cost.say(EN), counter.say(EN), has.say(EN))
        }
        NeedNotMet { counter, value, need } => {
            format!("it needs {}, and {} is at {}", need.say(EN), counter.say(EN), value.say(EN))
        }
        GameOver { ends } => {
            let ends: Vec<String> = ends.iter().map(|end| end.say(EN).to_string()).collect();
            list_and(&ends, EN)
        }
        EndLoses { seat } => format!("{} loses", seat.say(EN)),
        EndWins { seat } => format!("{} wins", seat.say(EN)),
        EndDraws => "the game is a draw".into(),
        Term { counter, times } if *times == Int::from(1) => counter.say(EN),
        Term { counter, times } => format!("{} × {}", times.say(EN), counter.say(EN)),
        Constant { number } => number.say(EN),
        FoundForever { forever: true } => "It goes on for ever.".into(),
        FoundForever { forever: false } => "It stops by itself.".into(),
        FoundStop { iteration, action } => format!("It stops in round {}, at “{}”.", iteration.say(EN), action.say(EN)),
        FoundRound { counter, change } if *change == Int::zero() => format!("A round leaves {} as it was.", counter.say(EN)),
        FoundRound { counter, change } => format!("A round changes {} by {}.", counter.say(EN), change.say_signed(EN)),
        FoundNames { seat } => format!("{} is asked first.", who(seat)),
        FoundIterations { times } => format!("Whole rounds done: {}.", times.say(EN)),
        FoundValue { counter, value } => format!("{} is then at {}.", capital(&counter.say(EN)), value.say(EN)),
        NoCardWasChecked => "The round is as it was described; no card was checked.".into(),
        NobodyStepsIn => "Nobody does anything that is not described.".into(),
        ZeroCountsAsLower => "0 counts as a lower number.".into(),
        AIsFreePeoples => "Player A is the Free Peoples player, player B the Shadow player.".into(),
        ActionsAreIndependent => "The players’ actions do not depend on one another, and nothing else changes.".into(),
        FirstChoiceHasPriority => "The player with the first choice of the round has priority and proposes.".into(),
        AsksNumber { seat } => format!("{}: how many rounds?", who(seat)),
        AsksAnswer { seat, times } => format!("{}: {}, or fewer?", who(seat), rounds(times)),
        AsksBreak { seat } => format!("{}: after how many rounds do you break it?", who(seat)),
        AsksWhere { seat, lap } => format!("{}: where in round {}?", who(seat), lap.say(EN)),
        Rounds => "Rounds".into(),
        FewerRounds => "Fewer rounds".into(),
        InRound => "End it in round".into(),
        DoAgree => "Agree".into(),
        DoDecline => "Take no action".into(),
        DoGoOn => "Go on indefinitely".into(),
        DoStopAfter { action } => format!("right after “{}”", action.say(EN)),
        DoStopBefore { action } => format!("before “{}”", action.say(EN)),
        DidName { times } => format!("Names {}", rounds(times)),
        DidNameWords => "Names something that is no number".into(),
        DidStop { lap } => format!("Ends it in round {}", lap.say(EN)),
        DidSomething => "Answers".into(),
        AsksEqualLowest => "Several named the lowest number: whose is it?".into(),
        ReadingEarliest { seat } => format!("Of whoever named it first: {}", seat.say(EN)),
        ReadingLatest { seat } => format!("Of whoever named it last: {}", seat.say(EN)),
        AsksFinalActionOfNothing => "Nothing was repeated: is a final action added all the same?".into(),
        ReadingNoneAdded => "None is added".into(),
        ReadingOneAdded => "One is added".into(),
        AsksWhichFinalAction => "A player has several actions in the round: which one is the final action?".into(),
        ReadingFirstAction => "That player’s first one".into(),
        ReadingLastAction => "That player’s last one".into(),
        AsksAddedActionEndsTheGame => "The added action would end the game: does it have to be taken?".into(),
        ReadingTaken => "It is taken".into(),
        ReadingLeftOut => "It is left out".into(),
        AsksOneAloneWouldDo => "One player’s actions alone could go on for ever: who names the number?".into(),
        ReadingAlone { seat } => format!("That player alone: {}", seat.say(EN)),
        ReadingBoth => "As if both were needed".into(),
        TooLarge { times } => {
            format!("After {} a counter is too long to be written out.", rounds(times))
        }
        NoClosedForm { known } => {
            format!("The round has no formula that this program knows; it was played for {}.", rounds(known))
        }
        TooMuchWork { known } => format!("It takes more work than is done for one answer; {} are known.", rounds(known)),
        WaysDisagree { iteration } => {
            format!("Two ways of doing round {} disagree: this is a mistake of the program.", iteration.say(EN))
        }
        TwoPlayersOnly => "The entry on loops speaks of one Free Peoples player and one Shadow player.".into(),
        WayFewerRounds => "Name fewer rounds.".into(),
        WayDescribeOtherwise => "Describe the round in another way.".into(),
        OneMore { counter } => format!("One more: {}", counter.say(EN)),
        OneLess { counter } => format!("One less: {}", counter.say(EN)),
    }
}
