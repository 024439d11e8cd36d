use crate::games::war_of_the_ring::names_en::{figures, kind, of, region as place, start, the};
use crate::games::war_of_the_ring::labels::Labels;
use crate::words::{Count, Lang, capital};

/// Puts a label into English.
pub fn say(label: &Labels) -> String {
    let n = |count: &Count| count.say(Lang::En);
    match label {
        Labels::GameName => "War of the Ring".into(),
        Labels::Covers => "Second edition, three and four players: whose a shared Army is and what may be done with it, \
            whose turn it is and who may do what, and what the dice give. On the whole map, all 105 regions. Not the \
            first edition’s chapter, which was not found, and no expansion."
            .into(),
        Labels::TurnTitle => "Whose turn is it, and who may do what?".into(),
        Labels::TurnHow => "Set the turn and each team’s unused dice, then say who acts, passes, draws or moves what.".into(),
        Labels::BattleTitle => "How many hits, and does the Hunt find them?".into(),
        Labels::BattleHow => "Set the Army’s units and Leadership and what stands there, or the dice in the Hunt Box.".into(),
        Labels::ArmyTitle => "Whose Army is it, and who removes what?".into(),
        Labels::ArmyHow => "Put each Nation’s figures into a region, say whether the Armies are separate or mixed, and set \
            the turn."
            .into(),
        Labels::WhoseArmy => "Whose army is it?".into(),
        Labels::WhoseTurn => "Four dice against seven: who acts when?".into(),
        Labels::TooManyInOneRegion => "Thirteen units in one region".into(),
        Labels::Player { player } => start(player),
        Labels::Map => "The map".into(),
        Labels::MapField => "Map".into(),
        Labels::MapFront => "Rohan and Gondor".into(),
        Labels::MapWhole => "all 105 regions".into(),
        Labels::Region { region } => region.place().name.say(Lang::En),
        Labels::Reinforcements => "Back in the reinforcements".into(),
        Labels::Figure { nation, kind: of_kind } => format!("{} {}", of(nation), kind(of_kind, true)),
        Labels::Companion => "Companion".into(),
        Labels::Minion => "Minion".into(),
        Labels::SortUnit => "Army unit".into(),
        Labels::SortLeader => "leads, no Army unit".into(),
        Labels::SortCharacter => "Character, no Army unit".into(),
        Labels::ControlledBy { player } => format!("controlled by {}", the(player)),
        Labels::ControlledShort { player } => player.name().say(Lang::En),
        Labels::TwoArmies => "two Armies, each under its own player".into(),
        Labels::TwoArmiesShort => "2 Armies".into(),
        Labels::UnitsOf { units, limit } => format!("{} of at most {} Army units", n(units), n(limit)),
        Labels::UnitsOfShort { units, limit } => format!("{}/{}", n(units), n(limit)),
        Labels::OverBy { over } => format!("{} over the limit", n(over)),
        Labels::OverByShort { over } => format!("+{}", n(over)),
        Labels::Goes { amount } => format!("{} to be removed", n(amount)),
        Labels::GoesShort { amount } => format!("−{}", n(amount)),
        Labels::LeadsToo => "a Leader as well".into(),
        Labels::LeadsTooShort => "+L".into(),
        Labels::TurnField => "Turn".into(),
        Labels::PlayersField => "Players".into(),
        Labels::ThreePlayers => "three: one for all the Free Peoples".into(),
        Labels::FourPlayers => "four".into(),
        Labels::SarumanField => "Saruman is in play".into(),
        Labels::StandField { region } => format!("Two teammates in {}", place(region)),
        Labels::BesiegedField { region } => format!("Besieged in {}", place(region)),
        Labels::BesiegedNobody => "nobody".into(),
        Labels::BesiegedFreePeoples => "the Free Peoples".into(),
        Labels::BesiegedShadow => "the Shadow".into(),
        Labels::StanceField { nation } => format!("Politics: {}", nation.name().say(Lang::En)),
        Labels::AtWar => "At War".into(),
        Labels::StepsActive { steps } => format!("active, {} to go", n(steps)),
        Labels::StepsPassive { steps } => format!("passive, {} to go", n(steps)),
        Labels::BelowNought => "Nobody has fewer than 0. Type a whole number from 0.".into(),
        Labels::PartField { region } => format!("What acts out of {}", place(region)),
        Labels::PartAll => "all of it".into(),
        Labels::PartSome => "a part".into(),
        Labels::PartOf { nation, kind: of_kind } => format!("{} {} that act", of(nation), kind(of_kind, false)),
        Labels::StandUnsaid => "not said".into(),
        Labels::StandSeparate => "separate Armies".into(),
        Labels::StandMixed => "one mixed Army".into(),
        Labels::NextTurnBegins => "The next turn begins".into(),
        Labels::BothMerge { region } => format!("Both agree to merge in {}", place(region)),
        Labels::Merges { player, region } => format!("{} wants to merge in {}", start(player), place(region)),
        Labels::BothStaySeparate { region } => format!("The Armies in {} stay separate", place(region)),
        Labels::KeepsSeparate { player, region } => format!("{} stays separate in {}", start(player), place(region)),
        Labels::Removes { player, nation, kind, amount, region } => {
            format!("{} removes {} in {}", start(player), figures(nation, kind, amount), place(region))
        }
        Labels::UnknownDeed => "A deed that this question does not know".into(),
        Labels::OneMore { nation, kind: of_kind, region } => {
            format!("one {} {} more in {}", of(nation), kind(of_kind, true), place(region))
        }
        Labels::OneFewer { nation, kind: of_kind, region } => {
            format!("one {} {} fewer in {}", of(nation), kind(of_kind, true), place(region))
        }
        Labels::OnTurn { turn } => format!("on turn {}", n(turn)),
        Labels::IfMerged { region } => format!("one mixed Army in {}", place(region)),
        Labels::IfSeparate { region } => format!("separate Armies in {}", place(region)),
        Labels::NoSuchPiece => "There is no such piece. Take one from the tray.".into(),
        Labels::NoSuchPlace => "Nothing can be put there. Use one of the regions of the map.".into(),
        Labels::FewerThere { there, amount } => format!("Only {} there, not {}.", n(there), n(amount)),
        Labels::NationHasNoSuchFigure { nation, kind: of_kind } => {
            format!("There are no {} {}.", capital(of(nation)), kind(of_kind, false))
        }
        Labels::StartOfFour => "Turn 1, four players".into(),
        Labels::StartOfThree => "Turn 1, three players".into(),
        Labels::StartWithArmies => "Turn 1, four players, every Army in its place".into(),
        Labels::NotSuchAValue => "This field does not take that value.".into(),
        Labels::ShorthandForm => "Type a Nation and its figures, as in gondor 3r1e2L: r Regulars, e Elites, L Leaders, N Nazgûl."
            .into(),
        Labels::ShorthandNation => "No such Nation. Type gondor, elves, rohan, north, dwarves, sauron, isengard or southrons, \
            then the figures: rohan 2r1e."
            .into(),
        Labels::ShorthandWhich => "Which Nation? Type its name first, as in gondor 3r1e2L.".into(),
        Labels::ShorthandNumber => "A number before each letter, 0 or more, as in gondor 3r1e2L.".into(),
    }
}
