//! What a skirmish gave, in English.

use crate::games::lotr_tcg::assignment::fought::{Fought, Skirmish};
use crate::games::lotr_tcg::en::{counted, pieces};
use crate::ruling::{Piece, Sentence};
use crate::words::{Count, Lang, is_one};

fn n(count: &Count) -> String {
    count.say(Lang::En)
}

// "Aragorn 8 to 10 against Uruk Savage 1 and Uruk Savage 2"
fn totals(character: &Piece, minions: &[Piece], free_peoples: &Count, shadow: &Count) -> String {
    format!("{} {} to {} against {}", character.say(Lang::En), n(free_peoples), n(shadow), pieces(minions))
}

fn dies(killed: &[Piece]) -> &'static str {
    if killed.len() == 1 { "dies" } else { "die" }
}

/// What a skirmish gave, in English.
pub fn fought(says: &Fought) -> String {
    match says {
        Fought::FreePeoplesWin { character, minions, free_peoples, shadow, wounds, killed } => {
            let totals = totals(character, minions, free_peoples, shadow);
            let wounds = counted(wounds, "wound", "wounds");
            let on = if minions.len() == 1 { "on the minion" } else { "on each minion" };
            let end = match killed.as_slice() {
                [] if minions.len() == 1 => ", which lives".to_owned(),
                [] => ", and all of them live".to_owned(),
                killed => format!("; {} {}", pieces(killed), dies(killed)),
            };
            format!("{totals}: the Free Peoples win, {wounds} {on}{end}.")
        }
        Fought::FreePeoplesOverwhelm { character, minions, free_peoples, shadow } => {
            let totals = totals(character, minions, free_peoples, shadow);
            format!("{totals}: the Free Peoples overwhelm; {} {}.", pieces(minions), dies(minions))
        }
        Fought::ShadowWins { character, minions, free_peoples, shadow, wounds, left } => {
            let tie = if free_peoples == shadow { "a tie, so " } else { "" };
            format!(
                "{}: {tie}the Shadow wins, {}; {} lives with {} vitality left.",
                totals(character, minions, free_peoples, shadow),
                counted(wounds, "wound", "wounds"),
                character.say(Lang::En),
                n(left)
            )
        }
        Fought::ShadowKills { character, minions, free_peoples, shadow, wounds, fatal } => {
            let tie = if free_peoples == shadow { "a tie, so " } else { "" };
            let totals = totals(character, minions, free_peoples, shadow);
            let due = counted(wounds, "wound", "wounds");
            let name = character.say(Lang::En);
            let end = if is_one(wounds, Lang::En) {
                format!("{due}, which kills {name}")
            } else if wounds == fatal {
                format!("{due}, the last of which kills {name}")
            } else {
                format!("{due} due, and number {} kills {name}", n(fatal))
            };
            format!("{totals}: {tie}the Shadow wins, {end}.")
        }
        Fought::ShadowOverwhelms { character, minions, free_peoples, shadow } => {
            let totals = totals(character, minions, free_peoples, shadow);
            format!("{totals}, at least double: {} is overwhelmed and killed.", character.say(Lang::En))
        }
        Fought::SeveralSkirmishes { skirmishes } => skirmishes.iter().map(inner).collect::<Vec<_>>().join(" "),
        Fought::FreePeoplesLose { skirmish, others } => {
            let others = match others {
                others if others.is_zero() => String::new(),
                others if is_one(others, Lang::En) => " The other skirmish changes nothing, in either order.".into(),
                others => format!(" The {} other skirmishes change nothing, in any order.", n(others)),
            };
            format!("The Free Peoples player loses the game, the Ring-bearer is killed: {}{others}", inner(skirmish))
        }
        Fought::WonByRemoval { character, minions, free_peoples_win } => {
            let (character, minions) = (character.say(Lang::En), pieces(minions));
            match free_peoples_win {
                true => format!("{character} wins: {minions} left the skirmish before the totals. No wounds."),
                false => format!("{minions} win: {character} left the skirmish before the totals. No wounds."),
            }
        }
        Fought::Cancelled { character, minions } => format!(
            "The skirmish of {} with {} is cancelled: nobody wins, nobody loses.",
            character.say(Lang::En),
            pieces(minions)
        ),
        Fought::RingBearerLoses { character, minions, free_peoples, shadow, wounds, burdens, left } => format!(
            "{}: the Shadow wins; {} has {}, {} and {} vitality left.",
            totals(character, minions, free_peoples, shadow),
            character.say(Lang::En),
            counted(wounds, "wound", "wounds"),
            counted(burdens, "burden", "burdens"),
            n(left)
        ),
        Fought::RingBearerCorrupted { ring_bearer, burdens, resistance } => format!(
            "{} is corrupted, {} against resistance {}: the Free Peoples player loses the game.",
            ring_bearer.say(Lang::En),
            counted(burdens, "burden", "burdens"),
            n(resistance)
        ),
        Fought::RingBearerDies { ring_bearer } => {
            format!("{}, the Ring-bearer, is killed: the Free Peoples player loses the game.", ring_bearer.say(Lang::En))
        }
        Fought::RegroupIsNext => "No minion is left: the regroup phase is next, without assignments or skirmishes.".into(),
        Fought::NobodyFights { minions } if minions.is_zero() => "Nobody fights: there is no minion.".into(),
        Fought::NobodyFights { minions } => {
            let stay = if is_one(minions, Lang::En) { "stays" } else { "stay" };
            format!("Nobody fights: {} {stay} unassigned.", counted(minions, "minion", "minions"))
        }
    }
}

fn inner(skirmish: &Skirmish) -> String {
    skirmish.0.say(Lang::En).to_string()
}
