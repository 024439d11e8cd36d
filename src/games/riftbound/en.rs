use crate::games::riftbound::cost::Cost;
use crate::games::riftbound::cost_words::runes;
use crate::games::riftbound::says::Says;
use crate::ruling::{Piece, Says as Told};
use crate::words::{Count, Lang, capital, counted, list_and, list_or};

const EN: Lang = Lang::En;

fn all(pieces: &[Piece]) -> String {
    list_and(&pieces.iter().map(|piece| piece.say(EN)).collect::<Vec<String>>(), EN)
}

// One of them or another.
fn any(pieces: &[Piece]) -> String {
    list_or(&pieces.iter().map(|piece| piece.say(EN)).collect::<Vec<String>>(), EN)
}

fn chosen(pieces: &[Piece]) -> String {
    if pieces.is_empty() { "nothing".into() } else { all(pieces) }
}

/// What happened, one sentence after the other.
fn told(outcome: &[Told]) -> String {
    outcome.iter().map(|says| says.say(EN).to_string()).collect::<Vec<String>>().join(" ")
}

/// How often.
fn times(count: &Count) -> String {
    match count.small() {
        Some(1) => "once".into(),
        Some(2) => "twice".into(),
        _ => format!("{} times", count.say(EN)),
    }
}

fn ways(count: &Count, whole: bool) -> String {
    let least = if whole { "" } else { "at least " };
    format!("{least}{} to pay", counted(count, EN, "way", "ways"))
}

// By which instances of Repeat, where that is said.
fn by(instances: &[Count]) -> String {
    let numbers: Vec<String> = instances.iter().map(|number| number.say(EN)).collect();
    let noun = if numbers.len() == 1 { "instance" } else { "instances" };
    if numbers.is_empty() { String::new() } else { format!(" by {noun} {}", list_and(&numbers, EN)) }
}

/// Puts a sentence into English.
pub fn say(says: &Says) -> String {
    match says {
        Says::Elections { spell, rows, .. } if rows.len() == 1 => {
            let row: Vec<String> = rows.iter().map(|row| row.say(EN).to_string()).collect();
            format!("{}, without Repeat: {}.", spell.say(EN), row.join("; "))
        }
        Says::Elections { spell, rows, most } => {
            let rows: Vec<String> = rows.iter().map(|row| row.say(EN).to_string()).collect();
            format!("{}, at most {}: {}.", spell.say(EN), times(most), rows.join("; "))
        }
        Says::ElectionsCounted { spell, instances, elections, rows } => {
            let rows: Vec<String> = rows.iter().map(|row| row.say(EN).to_string()).collect();
            format!(
                "{} has {} of Repeat: {} ways to elect them; the first ones: {}.",
                spell.say(EN),
                counted(instances, EN, "instance", "instances"),
                elections.say(EN),
                rows.join("; ")
            )
        }
        Says::NotPayable { spell, cost } => format!("{} cannot be played now: it costs {}.", spell.say(EN), cost.say(EN)),
        Says::Resolves { spell, executions, outcome } => {
            format!("{} is executed {}. {}", spell.say(EN), times(executions), told(outcome))
        }
        Says::ResolvesWithoutEffect { spell, executions } => {
            format!("{} is executed {} and changes nothing; it was played all the same.", spell.say(EN), times(executions))
        }
        Says::Countered { spell } => format!("{} is countered: nothing of it is executed.", spell.say(EN)),
        Says::LeftTheChain { spell, executions, outcome } => format!(
            "{} leaves the chain during execution {}; the rest of it does not happen. {}",
            spell.say(EN),
            executions.say(EN),
            told(outcome)
        ),
        Says::RemovedUnpaid { spell } => {
            format!("{} is removed from the chain because its cost is not paid; it is not countered.", spell.say(EN))
        }
        Says::MayRemake { spell, ways } => format!(
            "The choices of {} may be kept as they are, or remade in {}.",
            spell.say(EN),
            counted(ways, EN, "way", "ways")
        ),
        Says::MayRemakeMany { spell, listed } => format!(
            "The choices of {} may be kept as they are, or remade in more than {} ways.",
            spell.say(EN),
            listed.say(EN)
        ),
        Says::CannotRemake { spell } => {
            format!("The choices of {} can only be kept: no others would all be legal.", spell.say(EN))
        }
        Says::PoolIsEmpty => "The rune pool is empty: what floated there is gone.".into(),
        Says::Floats { player, energy } => {
            format!("{} has {} Energy floating in the rune pool.", player.say(EN), energy.say(EN))
        }
        Says::NothingToPlay => "No spell is in hand and none is on the chain: put one there.".into(),
        Says::SeveralSpells { spells } => format!("Several spells are in hand, {}: play one of them.", all(spells)),
        Says::Row { instances, cost, executions, ways: number, whole } => {
            format!("{}{} for {} ({})", times(executions), by(instances), cost.say(EN), ways(number, *whole))
        }
        Says::RowCannot { spell, instances, cost, executions } => {
            format!("not {}{} ({} for {})", times(executions), by(instances), spell.say(EN), cost.say(EN))
        }
        Says::PartBase { cost } => format!("The base cost is {}.", cost.say(EN)),
        Says::PartRepeat { number, printed, cost } => format!(
            "Repeat, instance {}, stands at {} and adds {}.",
            number.say(EN),
            printed.say(EN),
            cost.say(EN)
        ),
        Says::PartDeflect { power } => format!("Deflect adds {} Power of any domain.", power.say(EN)),
        Says::PartMore { energy, power } if power.is_zero() => format!("It costs {} Energy more.", energy.say(EN)),
        Says::PartMore { energy, power } => {
            format!("It costs {} Energy and {} Power of any domain more.", energy.say(EN), power.say(EN))
        }
        Says::PartIgnored { cost } => format!("A buff is spent: the base cost, {}, is ignored.", cost.say(EN)),
        Says::PartReactionMore { power } => format!("A Reaction in this showdown, it costs {} Power of any domain more.", power.say(EN)),
        Says::PartOwnLess { energy } => format!("By its own text it costs {} Energy less.", energy.say(EN)),
        Says::PartCardLess { cost } => format!("As the next card it costs {} less, as far as that is in it.", cost.say(EN)),
        Says::PartNoDeflect => "Its own text ignores Deflect.".into(),
        Says::SpendsBuff { player, piece, spell } => {
            format!("{} spends the buff of {} for {}.", player.say(EN), piece.say(EN), spell.say(EN))
        }
        Says::BonusDamage { piece, amount } => format!("{} makes that {} damage more.", piece.say(EN), amount.say(EN)),
        Says::NextCardLess { player, cost } => format!("The next card of {} costs {} less.", player.say(EN), cost.say(EN)),
        Says::AsksBuff { spell } => format!("Is a buff spent, so that the cost of {} is ignored?", spell.say(EN)),
        Says::SpendsNone => "No buff".into(),
        Says::SpendsOf { piece } => format!("The buff of {}", piece.say(EN)),
        Says::PartCombatLess => "In combat it costs 1 Energy and 1 Power less, at least 1 Energy.".into(),
        Says::PartSpellsLess => "It costs 1 Energy and 1 Power less, at least 1 Energy.".into(),
        Says::PartTombLess => "It chooses a friendly unit there, and costs 1 Power less.".into(),
        Says::PartLess { energy } => format!("It costs {} Energy less.", energy.say(EN)),
        Says::PartChoosingLess => "Because of whom it chooses it costs 1 Energy or 1 Power less, once.".into(),
        Says::OnTheChain { player, spell } => format!("{} puts {} on the chain.", player.say(EN), spell.say(EN)),
        Says::Elects { player, spell, instances, .. } if instances.is_zero() => {
            format!("{} does not pay for Repeat: {} will be executed once.", player.say(EN), spell.say(EN))
        }
        Says::Elects { player, spell, instances, executions } => format!(
            "{} elects {} of Repeat: {} will be executed {}.",
            player.say(EN),
            counted(instances, EN, "instance", "instances"),
            spell.say(EN),
            times(executions)
        ),
        Says::Announces { spell, number, mode, chosen: names } => format!(
            "Execution {} of {}: mode {}, choosing {}.",
            number.say(EN),
            spell.say(EN),
            mode.say(EN),
            chosen(names)
        ),
        Says::AnnouncesChoice { spell, number, chosen: names } => {
            format!("Execution {} of {} chooses {}.", number.say(EN), spell.say(EN), chosen(names))
        }
        Says::ElectionGives { row } => format!("{}.", capital(&row.say(EN).to_string())),
        Says::MayAnswerWith { player, spells } if spells.is_empty() => {
            format!("No spell in the hand of {} can answer it now.", player.say(EN))
        }
        Says::MayAnswerWith { player, spells } => format!("{} could answer it with {}.", player.say(EN), any(spells)),
        Says::Pays { player, spell, cost } => {
            format!("{} pays {} for {}.", player.say(EN), cost.say(EN), spell.say(EN))
        }
        Says::PaysInWay { player, way, ways } => {
            format!("{} pays in way {} of {}.", player.say(EN), way.say(EN), ways.say(EN))
        }
        Says::Discards { player, cards } => {
            format!("{} discards {}.", player.say(EN), counted(cards, EN, "card", "cards"))
        }
        Says::Finalised { spell } => format!("{} is finalised.", spell.say(EN)),
        Says::MayAnswer { player, spell } => format!(
            "Now {} may answer with Reactions, once for the whole of {}: never between two executions.",
            player.say(EN),
            spell.say(EN)
        ),
        Says::CountsAsPlayed { player, cards } => {
            format!("{} has now played {} this turn.", player.say(EN), counted(cards, EN, "card", "cards"))
        }
        Says::Executes { spell, number, of } => {
            format!("{}, execution {} of {}.", spell.say(EN), number.say(EN), of.say(EN))
        }
        Says::RestStops { spell } => {
            format!("{} is no longer on the chain: the rest of its instructions is left out.", spell.say(EN))
        }
        Says::GoesToOwnersTrash { spell } => format!("{} goes to its owner’s trash.", spell.say(EN)),
        Says::PlayedAllTheSame { spell } => {
            format!("{} has done nothing, and has been played all the same.", spell.say(EN))
        }
        Says::TriggersOnPlaying { pieces, spell } => {
            format!("{} was played, once: this triggers {}.", spell.say(EN), all(pieces))
        }
        Says::TriggersOnChoice { piece } => format!("{} is chosen, and triggers.", piece.say(EN)),
        Says::TriggerFinalised { piece } => format!("The triggered ability of {} goes on the chain.", piece.say(EN)),
        Says::TriggersHere { piece } => {
            format!("The triggered ability of {} resolves; what it does is not played here.", piece.say(EN))
        }
        Says::SpentIs { energy } => format!("{} Energy counts as spent.", energy.say(EN)),
        Says::PrintedCostCounts { piece, energy } => format!(
            "{} looks at the printed cost, {} Energy, and does not trigger.",
            piece.say(EN),
            energy.say(EN)
        ),
        Says::UsesAbility { player, piece, cost } if *cost == Cost::default() => {
            format!("{} exhausts {} for its ability.", capital(&player.say(EN)), piece.say(EN))
        }
        Says::UsesAbility { player, piece, cost } => {
            format!("{} pays {} for the ability of {}.", capital(&player.say(EN)), cost.say(EN), piece.say(EN))
        }
        Says::AbilityUnpaid { piece } => {
            format!("The ability of {} is not paid for: it is removed, not countered.", piece.say(EN))
        }
        Says::LeavesUnused { player, piece } => {
            format!("{} leaves the ability of {} unused.", capital(&player.say(EN)), piece.say(EN))
        }
        Says::WillNotPay { player } => {
            format!("{} pays nothing that may be paid as a spell resolves.", capital(&player.say(EN)))
        }
        Says::DeclinesToPay { player, cost, spell } => {
            format!("{} does not pay {} for {}.", capital(&player.say(EN)), cost.say(EN), spell.say(EN))
        }
        Says::FriendlyUnitChosen { piece } => format!("A friendly unit is chosen: this triggers {}.", piece.say(EN)),
        Says::ReadyAlready { piece } => format!("{} is ready already: nothing happens.", piece.say(EN)),
        Says::NotReadied { piece, by } => format!("{} is not readied, because of {}.", piece.say(EN), by.say(EN)),
        Says::ReflectionComes { piece, might, at } => format!(
            "A Reflection comes into play ready in {}: {}, with {} Might.",
            at.say(EN),
            piece.say(EN),
            might.say(EN)
        ),
        Says::CopiesWhatIsPrinted => {
            "It copies what is printed: no damage, no buff, nothing that lasts this turn; without a unit it copies nothing.".into()
        }
        Says::GoldComes { player } => format!("An exhausted Gold token comes to the base of {}.", player.say(EN)),
        Says::RepeatGranted { player } => {
            format!("The next spell of {} this turn gains Repeat equal to its cost.", player.say(EN))
        }
        Says::CeasesToExist { piece } => format!("{} is a token: off the board it ceases to exist.", piece.say(EN)),
        Says::EntersAtOnce { piece } => format!("{} comes into play at once.", piece.say(EN)),
        Says::Damaged { piece, amount } => format!("{} takes {} damage.", piece.say(EN), amount.say(EN)),
        Says::Killed { piece } => format!("{} is killed.", piece.say(EN)),
        Says::SavedBy { piece, by } => {
            format!("Instead of {}, {} is killed; the unit is recalled, exhausted.", piece.say(EN), by.say(EN))
        }
        Says::SurvivesAtZero { piece } => {
            format!("{} has a Might of 0 or less and is not killed by that.", piece.say(EN))
        }
        Says::MightChanges { piece, by } => format!("{} gets {} Might this turn.", piece.say(EN), by.say_signed(EN)),
        Says::GainsAssault { piece, amount } => format!("{} gains Assault {} this turn.", piece.say(EN), amount.say(EN)),
        Says::GainsDeflect { piece, amount } => format!(
            "{} gains Deflect {}; what is finalised already owes nothing for it.",
            piece.say(EN),
            amount.say(EN)
        ),
        Says::Stunned { piece } => format!("{} is stunned.", piece.say(EN)),
        Says::StunnedAlready { piece } => format!("{} is stunned already: nothing happens.", piece.say(EN)),
        Says::Readied { piece } => format!("{} is readied.", piece.say(EN)),
        Says::Returned { piece } => format!("{} returns to its owner’s hand.", piece.say(EN)),
        Says::Moves { piece, to } => format!("{} moves to {}.", piece.say(EN), to.say(EN)),
        Says::ComesBack { piece, to } => format!("{} comes to {} as a new object.", piece.say(EN), to.say(EN)),
        Says::Resurrected { piece } => format!("{} comes into play from the trash.", piece.say(EN)),
        Says::TokenComes { piece, might, at } => {
            format!("{} with {} Might comes into play in {}.", piece.say(EN), might.say(EN), at.say(EN))
        }
        Says::PaysToKeep { player, cost, spell } => {
            format!("{} pays {} and {} is not countered.", player.say(EN), cost.say(EN), spell.say(EN))
        }
        Says::CannotPayToKeep { player, cost, spell } => {
            format!("{} cannot pay {} for {}.", player.say(EN), cost.say(EN), spell.say(EN))
        }
        Says::TakenToPay => "Who may pay is taken to do so when able.".into(),
        Says::NothingRefunded { spell } => format!("Nothing paid for {} is refunded.", spell.say(EN)),
        Says::GoesToHand { spell } => format!("{} goes to its owner’s hand.", spell.say(EN)),
        Says::CannotBeCountered { spell, by } => {
            format!("{} cannot be countered, because of {}.", spell.say(EN), by.say(EN))
        }
        Says::NoOtherSpell { player, spell } => format!(
            "{} has played no other spell than {} this turn: it is not countered.",
            capital(&player.say(EN)),
            spell.say(EN)
        ),
        Says::IsSilenced { player } => format!("{} plays no spells any more this turn.", capital(&player.say(EN))),
        Says::Shrouded { piece } => {
            format!("Enemy spells and abilities cannot choose {} any more this turn.", piece.say(EN))
        }
        Says::Peeks { player, cards } => format!(
            "{} looks at the top {} and may take a unit; what is there is not known here.",
            capital(&player.say(EN)),
            counted(cards, EN, "card", "cards")
        ),
        Says::PaysNow { player, cost } => format!("{} pays {} on resolution.", player.say(EN), cost.say(EN)),
        Says::CannotPayNow { player, cost } => format!("{} cannot pay {} on resolution.", player.say(EN), cost.say(EN)),
        Says::TakesControl { player, spell } => format!("{} gains control of {}.", player.say(EN), spell.say(EN)),
        Says::Draws { player, cards } => format!("{} draws {}.", player.say(EN), counted(cards, EN, "card", "cards")),
        Says::Looks { player, cards, seen } => format!(
            "{} looks at the top {} ({}) and chooses only now.",
            player.say(EN),
            counted(cards, EN, "card", "cards"),
            if seen.is_empty() { "unknown".into() } else { all(seen) }
        ),
        Says::LinkedIsSkipped { piece } => {
            format!("What is linked to {} is skipped: it was no legal target.", piece.say(EN))
        }
        Says::Mistargets { piece } => format!("{} is no legal target any more and is not affected.", piece.say(EN)),
        Says::Banished { spell } => format!("{} is banished.", spell.say(EN)),
        Says::Remakes { player, spell, chosen: names } => {
            format!("{} makes new choices for {}: {}.", player.say(EN), spell.say(EN), chosen(names))
        }
        Says::Keeps { player, spell } => {
            format!("{} keeps the choices of {}, even illegal ones.", player.say(EN), spell.say(EN))
        }
        Says::NoNewCosts { spell } => format!("The Deflect of what {} now chooses is not paid.", spell.say(EN)),
        Says::AllTriggerAgain => "Everything that is chosen again may trigger again.".into(),
        Says::OnlyNewTrigger => "Only what was not a target before can trigger on being chosen.".into(),
        Says::HasPriority { player, spell } => {
            format!("{} controls {}, the newest item, and has priority first.", player.say(EN), spell.say(EN))
        }
        Says::AsksRepeat { spell } => format!("Which instances of Repeat are paid for {}?", spell.say(EN)),
        Says::AsksChoices { spell, number, of } => {
            format!("Execution {} of {}: what does {} choose?", number.say(EN), of.say(EN), spell.say(EN))
        }
        Says::AsksPayment { ways: number, whole, cost } => {
            format!("{} can be paid in another way ({}).", capital(&cost.say(EN)), ways(number, *whole))
        }
        Says::AsksNewChoices { player, spell } => format!("Does {} make new choices for {}?", player.say(EN), spell.say(EN)),
        Says::AsksRepeatOfMany { spell, listed, elections } => format!(
            "Which instances of Repeat are paid for {}? The first {} of {} ways to elect are listed; any other has its number.",
            spell.say(EN),
            listed.say(EN),
            elections.say(EN)
        ),
        Says::AsksChoicesOfMany { spell, number, of, listed, ways, whole } => format!(
            "Execution {} of {}: what does {} choose? The first {} of {}{} ways are listed; any other has its number.",
            number.say(EN),
            of.say(EN),
            spell.say(EN),
            listed.say(EN),
            if *whole { "" } else { "more than " },
            ways.say(EN)
        ),
        Says::AsksNewChoicesOfMany { player, spell, listed } => format!(
            "Does {} make new choices for {}? The first {} ways are listed; any other has its number.",
            player.say(EN),
            spell.say(EN),
            listed.say(EN)
        ),
        Says::NumberOfElection => "The number of the election".into(),
        Says::NumberOfChoice => "The number of the choice".into(),
        Says::StillPays { spells } if spells.is_empty() => "No other spell of the hand could be paid then".into(),
        Says::StillPays { spells } => format!("Then {} could still be paid", all(spells)),
        Says::NumberOfWay => "The number of the way".into(),
        Says::ElectionIs { instances } => {
            let numbers: Vec<String> = instances.iter().map(|number| number.say(EN)).collect();
            if numbers.is_empty() { "No Repeat".into() } else { format!("Repeat: instance {}", list_and(&numbers, EN)) }
        }
        Says::ChoiceIs { mode, chosen: names } => match mode {
            Some(mode) => format!("Mode {}: {}", mode.say(EN), chosen(names)),
            None => capital(&chosen(names)),
        },
        Says::RemadeAs { chosen: names } => format!("New choices: {}", chosen(names)),
        Says::WayIs { ready, exhausted, recycled, gold } => format!(
            "Left ready: {}; left exhausted: {}; recycled: {}; Gold used: {}",
            runes(&ready.0, EN),
            runes(&exhausted.0, EN),
            runes(&recycled.0, EN),
            gold.say(EN)
        ),
        Says::KeepsChoices => "Keep the choices as they are".into(),
        Says::AsksSpent => "Does Energy paid for Repeat count as spent on the spell?".into(),
        Says::ReadAllPaid => "All Energy that was really paid counts".into(),
        Says::ReadBaseOnly => "Only the cost without Repeat counts".into(),
        Says::AsksMovedOver => "May an object that the item chose elsewhere be a new choice here?".into(),
        Says::ReadAllowed => "It may".into(),
        Says::ReadNotAllowed => "It may not".into(),
        Says::NobodyAnswers => "Nobody answers what is on the chain.".into(),
        Says::FirstWayTaken { ways } => format!("Paid in the first of {} ways.", ways.say(EN)),
        Says::FoundWays { ways: number, whole } => capital(&ways(number, *whole)),
        Says::FoundCost { cost } => format!("Total: {}", cost.say(EN)),
        Says::FoundExecutions { spell, executions } => format!("{} is executed {}", spell.say(EN), times(executions)),
        Says::FoundChoices { chosen: names } => format!("The choices that result: {}", chosen(names)),
        Says::FoundOutcomes { ways } if ways.is_empty() => "The choices as they are, and no others".into(),
        Says::FoundOutcomes { ways } => {
            let ways: Vec<String> = ways.iter().map(|way| way.say(EN).to_string()).collect();
            format!("The choices as they are, or: {}", ways.join("; "))
        }
        Says::FoundRowExecutions { cost, executions } => format!("For {}: executed {}", cost.say(EN), times(executions)),
        Says::FoundRowWays { cost, ways: number, whole } => format!("For {}: {}", cost.say(EN), ways(number, *whole)),
        Says::FoundPayable { cost, payable } => {
            format!("For {}: {}", cost.say(EN), if *payable { "it can be paid" } else { "it cannot be played so now" })
        }
        Says::FoundPlainTiming { spell } => format!("{} is played on one’s own turn, outside showdowns", spell.say(EN)),
        Says::FoundActionTiming { spell } => {
            format!("{} is played on one’s own turn, and in open showdowns on any turn", spell.say(EN))
        }
        Says::FoundReactionTiming { spell } => {
            format!("{} is played on one’s own turn, in open showdowns, and in answer to the chain", spell.say(EN))
        }
        Says::FoundTriggers { piece, times: count } => format!("{} has triggered {}", piece.say(EN), times(count)),
        Says::FoundResolved { spell } => format!("{} has resolved", spell.say(EN)),
        Says::FoundCountered { spell } => format!("{} has been countered", spell.say(EN)),
        Says::FoundLeft { spell } => format!("{} has left the chain while it resolved", spell.say(EN)),
        Says::FoundUnpaid { spell } => format!("{} has been removed unpaid", spell.say(EN)),
        Says::FoundDrawn { player, cards } => {
            format!("{} has drawn {}", player.say(EN), counted(cards, EN, "card", "cards"))
        }
        Says::FoundNextCost { piece, energy } => format!("{} would now cost {} Energy", piece.say(EN), energy.say(EN)),
        Says::FoundStillPayable { spell, executions, cost, payable } => format!(
            "{}, executed {} for {}, could {}",
            spell.say(EN),
            times(executions),
            cost.say(EN),
            if *payable { "still be played" } else { "not be played now" }
        ),
        Says::FoundLegion { player, active } => {
            format!("Legion of {} is {}active", player.say(EN), if *active { "" } else { "not " })
        }
        Says::FoundSecond { piece, triggers } => format!(
            "{} would {} as the next card played",
            piece.say(EN),
            if *triggers { "trigger" } else { "not trigger" }
        ),
        Says::FoundAfterwards { player, ready, exhausted } => format!(
            "{} is left with ready runes: {}; exhausted ones: {}",
            player.say(EN),
            runes(&ready.0, EN),
            runes(&exhausted.0, EN)
        ),
    }
}
