use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::names_en::{kind, region as at, start, the};
use crate::games::war_of_the_ring::table_says::Tables;
use crate::words::{Count, Lang};

const EN: Lang = Lang::En;

/// Puts a sentence into English.
pub fn say(says: &Tables) -> String {
    let n = |count: &Count| count.say(EN);
    match says {
        Tables::Control { region, turn } => format!("Who controls the Army in {}, turn {}", at(region), n(turn)),
        Tables::IfAttacked { region, turn } => {
            format!("If attacked in {} on turn {}: one Army, and who controls it", at(region), n(turn))
        }
        Tables::Losses { region } => format!("If a unit is lost in {}", at(region)),
        Tables::Rights { region } => format!("Who may do what out of {}", at(region)),
        Tables::Splits { region, player } => {
            format!("What {} may take out of {} and keep in control", the(player), at(region))
        }
        Tables::Player { player } => player.name().say(EN),
        Tables::Units => "Units".into(),
        Tables::Elites => "Elites".into(),
        Tables::Token => "Leading Player".into(),
        Tables::Number { count } => n(count),
        Tables::Holds => "token".into(),
        Tables::Nothing => "–".into(),
        Tables::NextTurn { player } => format!("Next turn, if nothing moves: {}.", player.name().say(EN)),
        Tables::Loses { player, kind: of } => {
            let article = if *of == Kind::Elite { "an" } else { "a" };
            format!("{} loses {article} {}", start(player), kind(of, true))
        }
        Tables::Reduces { player } => format!("{} reduces an Elite", start(player)),
        Tables::Then => "then in control".into(),
        Tables::Passes { player } => format!("Ticked: control passes from {}.", the(player)),
        Tables::Place { region } => region.place().name.say(EN),
        Tables::MayMove => "moves".into(),
        Tables::MayMovePart => "moves, only those who may enter".into(),
        Tables::MayMoveOver => "moves over the limit: the book does not say".into(),
        Tables::KeptOut => "may not enter".into(),
        Tables::MayAttack => "attacks".into(),
        Tables::MayAttackPart => "attacks, the rest in the rearguard".into(),
        Tables::NoAttack => "may not attack".into(),
        Tables::Controller { player, other } => format!(
            "One mixed Army. {} alone moves all of it, attacks, plays its Combat cards, retreats with it and captures; {} may only move his own units out.",
            start(player),
            the(other)
        ),
        Tables::EachHisOwn => "Each moves and attacks with his own units and Leaders alone.".into(),
        Tables::PartKeeps { player, mine, theirs } => {
            format!("The part that is set: {} of his own and {} of the teammate’s. {} controls it and may act with it.", n(mine), n(theirs), start(player))
        }
        Tables::PartLoses { player, mine, theirs } => {
            format!("The part that is set: {} of his own and {} of the teammate’s. {} would not control it and may not act with it.", n(mine), n(theirs), start(player))
        }
        Tables::StaysBehind { region, player } => format!("What it leaves in {}: {} controls it.", at(region), the(player)),
        Tables::With { count } => format!("With {} of the teammate’s", n(count)),
        Tables::Own => "own units".into(),
        Tables::Range { least, most } if least == most => n(least),
        Tables::Range { least, most } => format!("{}–{}", n(least), n(most)),
        Tables::ElseLost { player } => format!("With fewer of his own, {} would not control what moves.", the(player)),
    }
}
