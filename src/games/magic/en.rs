//! The English words: verdicts, steps and findings.

use crate::games::magic::says::Says;
use crate::words::{Count, Lang, counted};

const LANG: Lang = Lang::En;

/// The sentence in English.
pub fn say(says: &Says) -> String {
    use Says::*;
    match says {
        Priority { player, waiting } => format!("{} has priority; {}.", player.say(LANG), stack(waiting)),
        NobodyHasPriority => "Nobody receives priority; the step ends.".to_owned(),
        LoopDone { times, player, waiting } => format!("The shortcut is legal and is taken; rounds done: {}. {} then has priority; {}.", times.say(LANG), player.say(LANG), stack(waiting)),
        Wins { player } => format!("{} wins the game: no opponent is left.", player.say(LANG)),
        DrawAllLose => "The game is a draw: all who were left lose at once.".to_owned(),
        DrawByLoop => "The game is a draw: the loop is made of mandatory actions and never ends, unless a player acts on it.".to_owned(),
        MustChooseOtherwise { player, piece } => format!("No draw: {} may let the loop go on for any number of rounds, but in the end has to choose otherwise for {}.", player.say(LANG), piece.say(LANG)),
        Activates { player, piece } => format!("{} activates an ability of {}.", player.say(LANG), piece.say(LANG)),
        ManaAbility { player, piece } => format!("{} activates a mana ability of {}; nobody can respond to it.", player.say(LANG), piece.say(LANG)),
        Casts { player, piece } => format!("{} casts {}.", player.say(LANG), piece.say(LANG)),
        AllPass => "All players pass; the top of the stack resolves.".to_owned(),
        Passes { player } => format!("{} passes.", player.say(LANG)),
        Resolves { piece } => format!("What comes from {} resolves.", piece.say(LANG)),
        DoesNotResolve { piece } => format!("What comes from {} has no legal target any more and does not resolve.", piece.say(LANG)),
        Declined { piece } => format!("What {} allows is not done.", piece.say(LANG)),
        Triggers { player, piece, times } => format!("{} triggers: {} on the stack, controlled by {}.", piece.say(LANG), counted(times, LANG, "ability", "abilities"), player.say(LANG)),
        Chooses { player, piece } => format!("{} chooses among several targets for {}.", player.say(LANG), piece.say(LANG)),
        TriggersOrdered => "Several triggers wait: the active player’s go on the stack first, then the others’ in turn order.".to_owned(),
        PaidFor { piece, times } => format!("{} of {} are paid for and stay.", times.say(LANG), piece.say(LANG)),
        NoTarget { piece } => format!("The trigger of {} has no legal target and is taken off.", piece.say(LANG)),
        Creates { player, piece, times } => format!("{} creates {}: {}.", player.say(LANG), counted(times, LANG, "token", "tokens"), piece.say(LANG)),
        Taps { piece } => format!("{} taps.", piece.say(LANG)),
        Untaps { piece } => format!("{} untaps.", piece.say(LANG)),
        AllUntap => "All of them untap.".to_owned(),
        AddsMana { player, amount, mana } => format!("{} adds {} {} mana.", player.say(LANG), amount.say(LANG), mana.say(LANG)),
        Poisoned { player, amount } => format!("{} loses no life for it and gets {}.", player.say(LANG), counted(amount, LANG, "poison counter", "poison counters")),
        ConditionFails { piece } => format!("What {} asks for no longer holds: its ability does nothing.", piece.say(LANG)),
        DoesNotTrigger { piece } => format!("What {} asks for does not hold: it does not trigger.", piece.say(LANG)),
        PaysInstead { piece } => format!("It is paid, so what {} threatens is not done.", piece.say(LANG)),
        DoesNotPay { piece } => format!("It is not paid, and nobody can be made to: {} does what it says.", piece.say(LANG)),
        GainsLife { player, amount } => format!("{} gains {} life.", player.say(LANG), amount.say(LANG)),
        LosesLife { player, amount } => format!("{} loses {} life.", player.say(LANG), amount.say(LANG)),
        DamagesPlayer { piece, player, amount } => format!("{} deals {} damage to {}.", piece.say(LANG), amount.say(LANG), player.say(LANG)),
        DamagesPiece { piece, target, amount } => format!("{} deals {} damage to {}.", piece.say(LANG), amount.say(LANG), target.say(LANG)),
        Mills { player, amount } => format!("{} mills {}.", player.say(LANG), counted(amount, LANG, "card", "cards")),
        Draws { player, amount } => format!("{} draws {}.", player.say(LANG), counted(amount, LANG, "card", "cards")),
        Discards { player, amount } => format!("{} discards {}.", player.say(LANG), counted(amount, LANG, "card", "cards")),
        CountersChange { piece, kind, amount } => {
            let counters = if matches!(amount.say(LANG).as_str(), "1" | "−1" | "-1") { "counter" } else { "counters" };
            format!("{}: {} {} {counters}.", piece.say(LANG), amount.say_signed(LANG), kind.say(LANG))
        }
        ToGraveyard { piece, times } => moves(times, &piece.say(LANG), "to the graveyard"),
        ToExile { piece, times } => moves(times, &piece.say(LANG), "into exile"),
        ToHand { piece, times } => moves(times, &piece.say(LANG), "back to hand"),
        ToLibrary { piece, times } => moves(times, &piece.say(LANG), "into the library"),
        ToCommand { piece, times } => moves(times, &piece.say(LANG), "into the command zone"),
        SbaCommand { piece } => format!("The owner of the commander puts it into the command zone: {}.", piece.say(LANG)),
        ToBattlefield { piece, times } => moves(times, &piece.say(LANG), "onto the battlefield"),
        ChangesControl { player, piece } => format!("{} gains control of {}.", player.say(LANG), piece.say(LANG)),
        Becomes { piece, flag } => format!("{} gains: {}.", piece.say(LANG), flag.say(LANG)),
        NoLonger { piece, flag } => format!("{} loses: {}.", piece.say(LANG), flag.say(LANG)),
        SbaToken { piece } => format!("Tokens that are not on the battlefield cease to exist: {}.", piece.say(LANG)),
        SbaToughness { piece } => format!("{} has toughness 0 or less.", piece.say(LANG)),
        SbaLethal { piece } => format!("{} has lethal damage and is destroyed.", piece.say(LANG)),
        SbaDeathtouch { piece } => format!("{} was touched by death and is destroyed.", piece.say(LANG)),
        SbaLoyalty { piece } => format!("{} has no loyalty left.", piece.say(LANG)),
        SbaLegend { piece } => format!("The legend rule: one of its name stays, the others go: {}.", piece.say(LANG)),
        SbaWorld { piece } => format!("The world rule: only the newest stays; {} goes.", piece.say(LANG)),
        SbaAura { piece } => format!("{} enchants nothing and goes to the graveyard.", piece.say(LANG)),
        SbaEquipment { piece } => format!("{} comes off what is no creature.", piece.say(LANG)),
        SbaLoose { piece } => format!("{} cannot be attached and comes off.", piece.say(LANG)),
        SbaAnnihilate { piece } => format!("+1/+1 and −1/−1 counters on {} go in pairs.", piece.say(LANG)),
        LosesAtZero { player } => format!("{} has 0 or less life and loses the game.", player.say(LANG)),
        LosesByLibrary { player } => format!("{} tried to draw from an empty library and loses the game.", player.say(LANG)),
        LosesByPoison { player } => format!("{} has ten poison counters or more and loses the game.", player.say(LANG)),
        LosesByCommander { player } => format!("{} took 21 damage or more from one commander and loses the game.", player.say(LANG)),
        LosingReplaced { player, reasons } => format!("{} would lose for {} at once; one replacement stands for all.", player.say(LANG), counted(reasons, LANG, "reason", "reasons")),
        HasPriority { player } => format!("{} receives priority.", player.say(LANG)),
        NoPriority => "Nothing happened and nothing waits: nobody receives priority.".to_owned(),
        AnotherCleanup => "Another cleanup step follows.".to_owned(),
        DamageWearsOff => "Marked damage wears off.".to_owned(),
        ManaEmpties => "Unspent mana is lost.".to_owned(),
        UntapStep { player } => format!("{}’s turn begins: what nothing keeps tapped untaps.", player.say(LANG)),
        StrikesFirst { player } => format!("First strike and double strike: these creatures deal their combat damage before the others. Attacker: {}.", player.say(LANG)),
        CombatDamage { player } => format!("{} attacks with every creature that can.", player.say(LANG)),
        ProcessRepeated { piece, times } => format!("Within one resolution {} does its process {}.", piece.say(LANG), counted(times, LANG, "time", "times")),
        Proposes { player, times } => format!("{} proposes to repeat a round: {} in all.", player.say(LANG), times.say(LANG)),
        Accepts { player } => format!("{} accepts.", player.say(LANG)),
        Shortens { player, lap } => format!("{} ends it earlier, in round {}.", player.say(LANG), lap.say(LANG)),
        MustDiffer { player } => format!("{} has priority there and has to do something other than was proposed.", player.say(LANG)),
        Names { player, times } => format!("{} will act after {}.", player.say(LANG), counted(times, LANG, "round", "rounds")),
        NamesNothing { player } => format!("{} will not act.", player.say(LANG)),
        MustAct { player, times } => format!("After {} {} has to act and to break the loop.", counted(times, LANG, "round", "rounds"), player.say(LANG)),
        Repeats { times } => format!("The same again, {}.", counted(times, LANG, "more time", "more times")),
        RunsOn { times } => format!("Nobody acts: {}.", counted(times, LANG, "resolution follows by itself", "resolutions follow by themselves")),
        NeverEnds => "Nothing in it can ever stop it: no check it meets will change its answer.".to_owned(),
        Checked => "State-based actions are checked: none applies.".to_owned(),
        FoundTimes { times } => format!("Rounds done: {}", times.say(LANG)),
        FoundResolutions { times } => format!("Resolutions: {}", times.say(LANG)),
        FoundPriority { player } => format!("Priority: {}", player.say(LANG)),
        FoundActivated { piece, times } => format!("Activated: {}, {}", piece.say(LANG), times.say(LANG)),
        FoundResolved { piece, times } => format!("Resolved: {}, {}", piece.say(LANG), times.say(LANG)),
        FoundWaiting { piece, times } => format!("On the stack: {}, {}", piece.say(LANG), times.say(LANG)),
        FoundAtEnd { piece, times } => format!("Goes at the next end step: {}, {}", piece.say(LANG), times.say(LANG)),
        FoundExtraTurns { player, turns } => format!("Extra turns, skipped ones taken off: {}, {}", player.say(LANG), turns.say(LANG)),
        FoundWindow { player } => format!("Has a window in each round: {}", player.say(LANG)),
        FoundNoWindow => "Nobody has a window in the round: it is made of mana abilities.".to_owned(),
        FoundLast { iteration, step } => format!("It ends in round {}, at step {}", iteration.say(LANG), step.say(LANG)),
        MoreInstead { piece } => format!("Instead there is more: {} applies, once to each such event.", piece.say(LANG)),
        GainsNone { player } => format!("{} can gain no life.", player.say(LANG)),
        ManaTrigger { piece } => format!("{} adds mana at once; that does not use the stack.", piece.say(LANG)),
        FromElsewhere { piece } => format!("{} is cast from elsewhere than the hand.", piece.say(LANG)),
        Raised { piece, player } => format!("{} comes under the control of {}.", piece.say(LANG), player.say(LANG)),
        Energy { player, amount } => format!("Energy counters of {}: {}.", player.say(LANG), amount.say_signed(LANG)),
        Grows { piece, power, toughness } => format!("Until the end of the turn {} gets {}/{}.", piece.say(LANG), power.say_signed(LANG), toughness.say_signed(LANG)),
        Blocks { piece, attacker } => format!("{} blocks {}.", piece.say(LANG), attacker.say(LANG)),
    }
}

// What lies on the stack.
fn stack(waiting: &Count) -> String {
    if waiting.is_zero() { "the stack is empty".to_owned() } else { format!("{} on the stack", waiting.say(LANG)) }
}

// Objects go somewhere: one by its name, several with their number.
fn moves(times: &Count, piece: &str, to: &str) -> String {
    if *times == Count::one() { format!("{piece} goes {to}.") } else { format!("{} × {piece} go {to}.", times.say(LANG)) }
}
