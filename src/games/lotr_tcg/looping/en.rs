//! The English words of the question about loops: steps and verdicts.

use crate::games::lotr_tcg::en::counted;
use crate::games::lotr_tcg::looping::says::LoopStep;
use crate::ruling::{Piece, Player, Says};
use crate::words::{Count, Int, Lang, capital, list_and};

/// How many pieces of a longer row are named.
pub const NAMED: usize = 4;

/// The player, at the beginning of a sentence.
pub fn who(seat: &Player) -> String {
    capital(&seat.say(Lang::En))
}

fn in_turn(all: &[Says]) -> String {
    let all: Vec<String> = all.iter().map(|one| one.say(Lang::En).to_string()).collect();
    all.join("; ")
}

/// Several sentences or names in a row.
pub fn several(all: &[Says]) -> String {
    let all: Vec<String> = all.iter().map(|one| one.say(Lang::En).to_string()).collect();
    list_and(&all, Lang::En)
}

// A long row is cut short: the board shows the rest.
fn names(pieces: &[Piece]) -> String {
    let names: Vec<String> = pieces.iter().map(|piece| piece.say(Lang::En)).collect();
    match names.get(..NAMED) {
        Some(first) if names.len() > NAMED + 1 => {
            let rest = Count::from(names.len() - NAMED);
            format!("{} and {} more", first.join(", "), rest.say(Lang::En))
        }
        _ => list_and(&names, Lang::En),
    }
}

/// "2 burdens".
pub fn burdens(burdens: &Int) -> String {
    burdens.count().map_or_else(|| burdens.say(Lang::En), |count| counted(&count, "burden", "burdens"))
}

/// "once", "twice", "7 times".
pub fn times(times: &Count) -> String {
    match times.small() {
        Some(1) => "once".into(),
        Some(2) => "twice".into(),
        _ => format!("{} times", times.say(Lang::En)),
    }
}

fn wounds(wounds: &Count) -> String {
    if wounds.is_zero() { "no wound".into() } else { counted(wounds, "wound", "wounds") }
}

// "3 wounds"
fn wounds_of(there: &Int) -> String {
    there.count().map_or_else(|| there.say(Lang::En), |count| counted(&count, "wound", "wounds"))
}

// "twilight pool 8, 1 minion, no condition of the Shadow left"
fn leaves(twilight: &Int, minions: &Int, conditions: &Int) -> String {
    let count = |there: &Int| there.count().unwrap_or_default();
    format!(
        "twilight pool {}, {} and {} of the Shadow left",
        twilight.say(Lang::En),
        counted(&count(minions), "minion", "minions"),
        counted(&count(conditions), "condition", "conditions")
    )
}

struct Score<'a> {
    last: &'a Option<Player>,
    character: &'a Piece,
    strength: &'a Int,
    minions: &'a [Piece],
    against: &'a Int,
}

// "The Shadow player acts last: Sméagol 11 to Goblin Runner 13: "
fn score(score: &Score) -> String {
    let last = score.last.as_ref().map_or_else(String::new, |seat| format!("{} acts last: ", who(seat)));
    let (ours, theirs) = (score.strength.say(Lang::En), score.against.say(Lang::En));
    format!("{last}{} {ours} to {} {theirs}: ", score.character.say(Lang::En), names(score.minions))
}

fn and_the_game(loses_game: bool) -> &'static str {
    if loses_game { " The Ring-bearer is dead, so the Free Peoples player loses the game." } else { "" }
}

/// Steps and verdicts in English.
pub fn step(says: &LoopStep) -> String {
    let say = |piece: &Piece| piece.say(Lang::En);
    let n = |number: &Int| number.say(Lang::En);
    match says {
        LoopStep::Used { seat, piece, costs, effects } => {
            let all: Vec<Says> = costs.iter().chain(effects).cloned().collect();
            format!("{} uses {}: {}.", who(seat), say(piece), in_turn(&all))
        }
        LoopStep::AddsBurdens { burdens: added, now } => {
            format!("add {}, which makes {}", counted(added, "burden", "burdens"), n(now))
        }
        LoopStep::RemovesBurdens { burdens: removed, now } => {
            format!("remove {}, which leaves {}", counted(removed, "burden", "burdens"), n(now))
        }
        LoopStep::GainsStrength { piece, by, now } => {
            format!("{} gets strength +{}, now {}", say(piece), by.say(Lang::En), n(now))
        }
        LoopStep::IsUnwoundable { piece } => format!("{} takes no wounds", say(piece)),
        LoopStep::AddsThreats { threats, now } => {
            format!("add {}, which makes {}", counted(threats, "threat", "threats"), n(now))
        }
        LoopStep::RemovesThreats { threats, now } => {
            format!("remove {}, which leaves {}", counted(threats, "threat", "threats"), n(now))
        }
        LoopStep::RemovesTwilight { twilight, now } => {
            format!("remove {} twilight, which leaves {}", twilight.say(Lang::En), n(now))
        }
        LoopStep::AddsTwilight { twilight, now } => format!("{} twilight more, which makes {}", twilight.say(Lang::En), n(now)),
        LoopStep::GainsDefender { piece } => format!("{} gets defender +1", say(piece)),
        LoopStep::BecomesFierce { piece } => format!("{} becomes fierce", say(piece)),
        LoopStep::MaySkirmish { piece } => format!("{} may skirmish", say(piece)),
        LoopStep::MayBeAssigned { piece } => format!("{} may be assigned", say(piece)),
        LoopStep::IsBarred { piece, character } => {
            format!("the Free Peoples player cannot assign {} to {}", say(character), say(piece))
        }
        LoopStep::LendsStrength { piece, to, now } => {
            format!("the strength of {} is added to that of {}, now {}", say(piece), say(to), n(now))
        }
        LoopStep::WearsTheRing { piece } => format!("{} wears the Ring until the regroup phase", say(piece)),
        LoopStep::AddsNoArrow { piece } => format!("{} adds nothing to the archery total", say(piece)),
        LoopStep::IsWounded { piece } => format!("{} takes a wound", say(piece)),
        LoopStep::Exerts { piece, times: exerted, now } => {
            format!("{} is exerted {}, now {} on it", say(piece), times(exerted), wounds_of(now))
        }
        LoopStep::DiscardsItself { piece } => format!("{} is discarded", say(piece)),
        LoopStep::GainsDamage { piece, by, now } => {
            format!("{} gets damage +{}, now +{}", say(piece), by.say(Lang::En), n(now))
        }
        LoopStep::Heals { piece, now } => format!("{} is healed, {} left", say(piece), wounds_of(now)),
        LoopStep::DiscardsAMinion => "a minion is discarded".into(),
        LoopStep::NoMinionToDiscard => "no minion is there to discard".into(),
        LoopStep::DiscardsACondition { now } => format!("a Shadow condition is discarded, {} left", n(now)),
        LoopStep::NoConditionToDiscard => "no Shadow condition is there to discard".into(),
        LoopStep::PlaysCard { card, now } => format!("{} comes into play; twilight pool {}", say(card), n(now)),
        LoopStep::NothingFound => "nothing that could be played is found".into(),
        LoopStep::ActsFirst { seat } => format!("{} has the first chance to act.", who(seat)),
        LoopStep::Passes { seat } => format!("{} passes.", who(seat)),
        LoopStep::ActionsEnd => "All players have passed in a row: the skirmish’s actions are over.".into(),
        LoopStep::WindowEnds => "All players who act have passed in a row: the actions of this phase are over.".into(),
        LoopStep::AbilitiesAreStopped { card } => {
            format!("{} is in play: no skirmish special ability may be used, so there is no loop.", say(card))
        }
        LoopStep::BonusHolds { piece, by } => {
            format!("{} gets strength +{}, since what it depends on holds.", say(piece), by.say(Lang::En))
        }
        LoopStep::RequiredLoop { pieces } => format!(
            "These bonuses take each other away without end, a loop of required actions alone: it ends at once with no effect, and none of them applies: {}.",
            names(pieces)
        ),
        LoopStep::NobodyCanAct => {
            "No player has an action left, so all pass and the actions are over.".into()
        }
        LoopStep::LoopFound { seat, burdens: there } => format!(
            "{} proposes a round of actions that can be repeated forever: each round leads back to {}.",
            who(seat),
            burdens(there)
        ),
        LoopStep::LoopFoundHere { seat } => {
            format!("{} proposes a round of actions that can be repeated forever.", who(seat))
        }
        LoopStep::NobodyElseActs => "No other player acts in this phase, so nobody can intervene.".into(),
        LoopStep::LetsGoOn { seat } => format!("{} does not intervene.", who(seat)),
        LoopStep::Intervenes { seat, after } => {
            format!("{} intervenes with an action of his own after {}.", who(seat), counted(after, "iteration", "iterations"))
        }
        LoopStep::RespondsOnly { seat } => {
            format!("{} responds; by the reading chosen that does not stop the loop.", who(seat))
        }
        LoopStep::DoneByHand { times } => {
            format!("By the reading chosen what was done by hand counts: {}.", counted(times, "iteration", "iterations"))
        }
        LoopStep::NamesWhoeverBegan { seat } => {
            format!("Both players’ actions are needed, so {} names the number, whoever began.", seat.say(Lang::En))
        }
        LoopStep::NamesAlone { seat } => format!("{} controls every action of it and names the number.", who(seat)),
        LoopStep::NamesAsIfAlone { seat } => {
            format!("By the reading chosen {}, whose actions alone would go on, names the number.", seat.say(Lang::En))
        }
        LoopStep::NamesNumber { seat, times } => format!("{} names {}.", who(seat), times.say(Lang::En)),
        LoopStep::NothingIsLower => "No number is lower than 0, so it can only be agreed to.".into(),
        LoopStep::Agrees { seat, times } => format!("{} agrees to {}.", who(seat), times.say(Lang::En)),
        LoopStep::NamesLower { seat, times, than } => {
            format!("{} names {}, lower than {}.", who(seat), times.say(Lang::En), than.say(Lang::En))
        }
        LoopStep::Repeats { times: more } => match more.small() {
            Some(1) => "The round is repeated once more.".into(),
            _ => format!("The round is repeated {} more times.", more.say(Lang::En)),
        },
        LoopStep::ActsLast { seat } => {
            format!("{} has the final action already; none is added.", who(seat))
        }
        LoopStep::ActionAdded { seat } => format!("The final action is added: it belongs to {}.", seat.say(Lang::En)),
        LoopStep::AddedCannotBePaid { seat } => {
            format!("The final action would belong to {}, but its cost cannot be paid: none is added.", seat.say(Lang::En))
        }
        LoopStep::AddedLeftOut { seat } => {
            format!("The final action would belong to {}; by the reading chosen it is left out.", seat.say(Lang::En))
        }
        LoopStep::ResistanceGone { ring_bearer, burdens: there, resistance } => format!(
            "{} against resistance {}: {} is corrupted at once, while the cost is being paid. The Free Peoples player loses the game.",
            capital(&burdens(there)),
            resistance.say(Lang::En),
            say(ring_bearer)
        ),
        LoopStep::Totals { character, strength, minions, against } => {
            format!("Totals: {} {}, {} {}.", say(character), n(strength), names(minions), n(against))
        }
        LoopStep::NobodyHasStrength => "0 against 0: the Shadow wins, and nobody is overwhelmed.".into(),
        LoopStep::Overwhelmed { character } => format!(
            "The Shadow’s total is at least double: {} is overwhelmed and killed. Taking no wounds does not help.",
            say(character)
        ),
        LoopStep::MinionsOverwhelmed { minions } => {
            format!("The Free Peoples’ total is at least double. Overwhelmed and killed: {}.", names(minions))
        }
        LoopStep::TieIsTheShadows { strength } => format!("{0} against {0}: the Shadow wins a tie.", n(strength)),
        LoopStep::ShadowHasMore => "The Shadow has more, but not double: the Shadow wins the skirmish.".into(),
        LoopStep::FreePeoplesHaveMore => {
            "The Free Peoples have more, but not double: they win the skirmish.".into()
        }
        LoopStep::TakesNoWound { character } => {
            format!("{} loses but takes no wound: the action used says so.", say(character))
        }
        LoopStep::TakesWounds { piece, wounds: due } => {
            format!("{} loses; due, one at a time: {}.", say(piece), counted(due, "wound", "wounds"))
        }
        LoopStep::DiesOfThem { piece } => format!("{} has no vitality left and is killed.", say(piece)),
        LoopStep::RingBearerDead { piece } => {
            format!("{} is the Ring-bearer: the Free Peoples player loses the game.", say(piece))
        }
        LoopStep::ShadowWins { last, character, strength, minions, against, burdens: there, wounds: due } => format!(
            "{}the Shadow wins the skirmish, {} takes {}; {}.",
            score(&Score { last, character, strength, minions, against }),
            say(character),
            wounds(due),
            burdens(there)
        ),
        LoopStep::ShadowWinsAndKills {
            last,
            character,
            strength,
            minions,
            against,
            burdens: there,
            wounds: due,
            loses_game,
        } => format!(
            "{}the Shadow wins the skirmish, and {} dies ({} due); {}.{}",
            score(&Score { last, character, strength, minions, against }),
            say(character),
            counted(due, "wound", "wounds"),
            burdens(there),
            and_the_game(*loses_game)
        ),
        LoopStep::ShadowOverwhelms { last, character, strength, minions, against, burdens: there, loses_game } => {
            format!(
                "{}at least double, so {} is overwhelmed and killed; {}.{}",
                score(&Score { last, character, strength, minions, against }),
                say(character),
                burdens(there),
                and_the_game(*loses_game)
            )
        }
        LoopStep::FreePeoplesWin {
            last,
            character,
            strength,
            minions,
            against,
            burdens: there,
            wounds: due,
            dead,
        } => {
            let dead = if dead.is_empty() { String::new() } else { format!("; killed: {}", names(dead)) };
            format!(
                "{}the Free Peoples win the skirmish, {} for each loser{dead}; {}.",
                score(&Score { last, character, strength, minions, against }),
                wounds(due),
                burdens(there)
            )
        }
        LoopStep::FreePeoplesOverwhelm { last, character, strength, minions, against, burdens: there } => format!(
            "{}at least double, so the Free Peoples overwhelm; killed: {}; {}.",
            score(&Score { last, character, strength, minions, against }),
            names(minions),
            burdens(there)
        ),
        LoopStep::Corrupted { ring_bearer, seat, iteration, burdens: there, resistance } => format!(
            "{} is corrupted in iteration {}, by an action of {}: {} against resistance {}. The Free Peoples player loses the game.",
            say(ring_bearer),
            iteration.say(Lang::En),
            seat.say(Lang::En),
            burdens(there),
            resistance.say(Lang::En)
        ),
        LoopStep::CorruptedByOneAction { ring_bearer, seat, burdens: there, resistance } => format!(
            "{} is corrupted by an action of {}: {} against resistance {}. The Free Peoples player loses the game.",
            say(ring_bearer),
            seat.say(Lang::En),
            burdens(there),
            resistance.say(Lang::En)
        ),
        LoopStep::WindowStands { twilight, minions, conditions } => {
            format!("{}.", capital(&leaves(twilight, minions, conditions)))
        }
        LoopStep::LoopIsDone { iterations, last, twilight, minions, conditions } => {
            let last = last.as_ref().map_or_else(String::new, |seat| format!(", {} acts last", seat.say(Lang::En)));
            format!("Done {}{last}: {}.", times(iterations), leaves(twilight, minions, conditions))
        }
        LoopStep::LoopIsBrokenOff { seat, iterations, named, twilight, minions, conditions } => format!(
            "{} breaks the loop off after {} of {}: {}.",
            who(seat),
            iterations.say(Lang::En),
            named.say(Lang::En),
            leaves(twilight, minions, conditions)
        ),
        LoopStep::NumberDoesNotMatter { iterations, after, twilight } => format!(
            "Done {}; after {} nothing changes any more, so a larger number gives the same. Twilight pool {}.",
            times(iterations),
            counted(after, "iteration", "iterations"),
            n(twilight)
        ),
        LoopStep::NoSkirmish { character } => {
            format!("The skirmish of {} does not take place: one side has nobody left in it.", say(character))
        }
    }
}
