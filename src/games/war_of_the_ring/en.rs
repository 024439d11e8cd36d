use crate::games::war_of_the_ring::names_en::{counted, figures, kind, nations, none_or, others, region, start, the, the_nation, units};
use crate::games::war_of_the_ring::nations::Side;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::says::Says;
use crate::words::{Count, Lang, capital, is_one};

const EN: Lang = Lang::En;

/// Puts a sentence into English.
pub fn say(says: &Says) -> String {
    let n = |count: &Count| count.say(EN);
    match says {
        Says::ControlsByUnits { player, region: at, mine, theirs } => {
            format!("{} controls the Army in {}: {} to {}.", start(player), region(at), units(mine), n(theirs))
        }
        Says::ControlsByElites { player, region: at, units, mine, theirs } => format!(
            "{} controls the Army in {}: units {}–{}, Elites {}–{}.",
            start(player),
            region(at),
            n(units),
            n(units),
            n(mine),
            n(theirs)
        ),
        Says::ControlsAsLeading { player, region: at, units, elites, next } => format!(
            "{}, as Leading Player, controls the Army in {}: units {}–{}, Elites {}–{}; next turn {}.",
            start(player),
            region(at),
            n(units),
            n(units),
            n(elites),
            n(elites),
            the(next)
        ),
        Says::EachKeepsOwn { region: at, one, ones, other, others } => format!(
            "Two separate Armies in {}, each under its own player: {} {}, {} {}.",
            region(at),
            the(one),
            units(ones),
            the(other),
            n(others)
        ),
        Says::RemovesOneEach { region: at, first, first_removes, first_left, second, second_removes, second_left } => {
            format!(
                "{} removes {} and {} {} in {}; left: {} {}, {} {}.",
                start(first),
                units(first_removes),
                the(second),
                none_or(second_removes),
                region(at),
                the(first),
                n(first_left),
                the(second),
                n(second_left)
            )
        }
        Says::MergedRemovesOneEach {
            region: at,
            first,
            first_removes,
            first_left,
            second,
            second_removes,
            second_left,
            controller,
        } => format!(
            "{} removes {} and {} {} from the Army in {}; left: {} {}, {} {}. Then {} controls it.",
            start(first),
            units(first_removes),
            the(second),
            none_or(second_removes),
            region(at),
            the(first),
            n(first_left),
            the(second),
            n(second_left),
            the(controller)
        ),
        Says::ControllerRemoves { region: at, player, removes, then } => format!(
            "{} controls the Army in {} and chooses which {} to remove, his own or his teammate’s; afterwards {} controls it.",
            start(player),
            region(at),
            units(removes),
            the(then)
        ),
        Says::AloneRemoves { region: at, player, removes, left } => {
            format!("{} removes {} of his choice in {}; {} are left.", start(player), units(removes), region(at), n(left))
        }
        Says::NobodyShares => "No region is shared: each player controls his own Armies.".into(),
        Says::NoArmy => "There is no Army on the board.".into(),
        Says::Several { answers } => {
            answers.iter().map(|answer| answer.say(EN).to_string()).collect::<Vec<_>>().join(" ")
        }
        Says::UnitsCounted { region: at, one, ones, other, others } => format!(
            "Army units in {}: {} {}, {} {}.",
            region(at),
            the(one),
            n(ones),
            the(other),
            n(others)
        ),
        Says::NotArmyUnits { region: at, leaders, nazgul, companions, minions } => format!(
            "Also in {}: {}. They are no Army units and do not count.",
            region(at),
            others(leaders, nazgul, companions, minions)
        ),
        Says::CountsForPlayer { player, nations: list } => {
            format!("{} all count for {}.", capital(&nations(list)), the(player)).replace("all", if list.len() == 2 { "both" } else { "all" })
        }
        Says::ElitesLeadAsWell { region: at, elites } => format!(
            "Saruman is in play: in {} {} also a Leader; it still counts as an Army unit and as an Elite.",
            region(at),
            if is_one(elites, EN) { "1 Elite is".to_owned() } else { format!("each of {} Elites is", n(elites)) }
        ),
        Says::MoreUnits { player, mine, theirs } => format!("{} has more units: {} to {}.", start(player), n(mine), n(theirs)),
        Says::UnitsTie { units } => format!("Units tie, {0} to {0}: compare the Elites.", n(units)),
        Says::MoreElites { player, mine, theirs } => {
            format!("{} has more Elites: {} to {}.", start(player), n(mine), n(theirs))
        }
        Says::ElitesTie { elites } => format!("Elites tie, {0} to {0}: the Leading Player decides it.", n(elites)),
        Says::HoldsToken { player, turn } => {
            let parity = if turn.is_odd() { "odd" } else { "even" };
            format!("Turn {} is {parity}: {} is Leading Player of his side.", n(turn), the(player))
        }
        Says::TieGoesToLeading { player } => format!("The full tie goes to the Leading Player: {}.", the(player)),
        Says::OnlyControllerActs { player, region: at } => format!(
            "Only {} may move or attack with the Army in {} and play Combat cards for it.",
            the(player),
            region(at)
        ),
        Says::TurnBegins { turn, free_peoples: Power::FreePeoples, shadow } => format!(
            "Turn {} begins. The Shadow’s Leading Player token passes to {}; the Free Peoples player keeps his.",
            n(turn),
            the(shadow)
        ),
        Says::TurnBegins { turn, free_peoples, shadow } => format!(
            "Turn {} begins. The Leading Player tokens pass: {} leads the Free Peoples, {} the Shadow.",
            n(turn),
            the(free_peoples),
            the(shadow)
        ),
        Says::ControlPasses { region: at, from, to } => {
            format!("Control of the Army in {} passes from {} to {}.", region(at), the(from), the(to))
        }
        Says::NobodyMoved { region: at } => format!("Nobody moved in {}: the token alone changed hands.", region(at)),
        Says::OverLimit { region: at, units: all, over } => {
            format!("{} stand in {}, {} over the limit of 10.", units(all), region(at), n(over))
        }
        Says::WithinLimit { region: at, units: all } => {
            format!("{} in {}: the limit of 10 is kept.", units(all), region(at))
        }
        Says::OneEach { first, first_removes, second, second_removes } => format!(
            "One unit each in turn, {} first (not the Leading Player): {} {}, {} {}.",
            the(first),
            the(first),
            n(first_removes),
            the(second),
            n(second_removes)
        ),
        Says::RunsOut { player, other } => {
            format!("{} has no unit left to remove; {} removes the rest.", start(player), the(other))
        }
        Says::ControllerChoosesUnits { player, removes } => {
            format!("{} controls the Army now, so he chooses which {} to remove.", start(player), units(removes))
        }
        Says::RemovesOwn { player, removes } => {
            format!("{} removes {} of his own, as he chooses.", start(player), units(removes))
        }
        Says::BackToReinforcements { player, nation, kind, amount } => format!(
            "{} puts {} back into the reinforcements; {} can be recruited again.",
            start(player),
            figures(nation, kind, amount),
            if is_one(amount, EN) { "it" } else { "they" }
        ),
        Says::ControlsWhichever { player } => {
            format!("Whichever units go, {} controls the Army afterwards.", the(player))
        }
        Says::ControlDepends { one, other } => format!(
            "Who controls the Army afterwards, {} or {}, depends on which units go.",
            the(one),
            the(other)
        ),
        Says::SeparateArmies { region: at, one, other } => format!(
            "{} and {} have not merged in {}: two Armies, and each keeps his own units and Leaders.",
            start(one),
            the(other),
            region(at)
        ),
        Says::OwnUnitsOnly { one, other } => {
            format!("Neither {} nor {} may move or attack with the other’s units.", the(one), the(other))
        }
        Says::SeparateOrMergedFirst { region: at } => format!(
            "First say whether the units in {} are two Armies or one: it changes who removes what.",
            region(at)
        ),
        Says::ProposesMerging { player, other, region: at } => {
            format!("{} wants to merge in {}; {} has to agree.", start(player), region(at), the(other))
        }
        Says::RefusesMerging { player, region: at } => {
            format!("{} does not agree: the Armies in {} stay separate.", start(player), region(at))
        }
        Says::SaidSeparate { region: at } => format!("The Armies in {} stay separate.", region(at)),
        Says::Merged { region: at, one, other } => {
            format!("{} and {} both agree: one mixed Army in {}.", start(one), the(other), region(at))
        }
        Says::OwnArmy { player, region: at, units: all } => {
            format!("Only {} has units in {}: his own Army, {}.", the(player), region(at), units(all))
        }
        Says::CameThereLegally { region: at } => format!(
            "The units came to {} legally: the book does not say whether a move that is sure to exceed the limit is.",
            region(at)
        ),
        Says::NobodyMerged { region: at } => format!("The players in {} have not agreed to merge.", region(at)),
        Says::AsksSeparateOrMerged { region: at, one, other, over } => format!(
            "{} over the limit in {}: do {} and {} stand there as two separate Armies or as one merged Army?",
            units(over),
            region(at),
            the(one),
            the(other)
        ),
        Says::AsksAgreeToMerge { region: at, player, other } => {
            format!("{} wants to merge in {}. Does {} agree?", start(other), region(at), the(player))
        }
        Says::AsksRemove { region: at, player, amount } => {
            format!("Which {} does {} remove in {}?", units(amount), the(player), region(at))
        }
        Says::AnswerSeparate => "Two separate Armies".into(),
        Says::AnswerMerged => "One merged Army".into(),
        Says::AnswerFigures { nation, kind, amount } => figures(nation, kind, amount),
        Says::ThenControls { player } => format!("then {} controls the Army", the(player)),
        Says::AsksA7 => "A merged Army is over the limit: who removes the excess?".into(),
        Says::ReadingControllerChooses => {
            "Its controlling player chooses the units, as p.26 has it for any Army.".into()
        }
        Says::ReadingOneEach => {
            "One unit each in turn, the player who is not Leading first, as p.46 has it for separate Armies.".into()
        }
        Says::FoundControl { region: at, player } => format!("In control in {}: {}.", region(at), the(player)),
        Says::FoundEachHisOwn { region: at } => format!("In {} each controls his own Army.", region(at)),
        Says::FoundControlDepends { region: at } => {
            format!("Control in {} depends on which units go.", region(at))
        }
        Says::FoundByUnits => "Decided by units.".into(),
        Says::FoundByElites => "Decided by Elites.".into(),
        Says::FoundByLeading => "Decided by the Leading Player token.".into(),
        Says::FoundUnits { player, region: at, units: all } => {
            format!("{} has {} in {}.", start(player), units(all), region(at))
        }
        Says::FoundElites { player, region: at, elites } => {
            format!("{} has {} in {}.", start(player), counted(elites, "Elite", "Elites"), region(at))
        }
        Says::FoundRemoves { player, region: at, units: all } => {
            format!("{} loses {} in {}.", start(player), units(all), region(at))
        }
        Says::FoundRemovesBetween { player, region: at, least, most } => {
            format!("{} loses between {} and {} in {}.", start(player), n(least), units(most), region(at))
        }
        Says::FoundOver { region: at, units: all } => format!("{} must go in {}.", units(all), region(at)),
        Says::FoundLeft { player, region: at, units: all } => {
            format!("{} has {} left in {}.", start(player), units(all), region(at))
        }
        Says::FoundNextTurn { region: at, player } => {
            format!("Next turn, if nobody moves, {} controls the Army in {}.", the(player), region(at))
        }
        Says::FoundLeading { player } => match player.side() {
            Side::FreePeoples => format!("Leading Player of the Free Peoples: {}.", the(player)),
            Side::Shadow => format!("Leading Player of the Shadow: {}.", the(player)),
        },
        Says::FoundLoseOne { region: at, loser, player } => {
            format!("If {} lost one Regular in {}, {} would control the Army.", the(loser), region(at), the(player))
        }
        Says::FoundLoseElite { region: at, loser, player } => {
            format!("If {} lost one Elite in {}, {} would control the Army.", the(loser), region(at), the(player))
        }
        Says::FoundReduceElite { region: at, loser, player } => format!(
            "If {} reduced one Elite to a Regular in {}, {} would control the Army.",
            the(loser),
            region(at),
            the(player)
        ),
        Says::TurnsCountFromOne => "There is no turn 0: the first turn is 1.".into(),
        Says::EnemiesShareARegion { region: at, free_peoples, shadow } => format!(
            "Enemies cannot both stand in {}: {} against {}. An enemy’s region is attacked, not entered. Take one side away.",
            region(at),
            nations(free_peoples),
            nations(shadow)
        ),
        Says::SiegeNotCovered { region: at, free_peoples, shadow } => format!(
            "{} can stand together with {} in {} only as besieged and besiegers. Say who is besieged, or take one side away.",
            capital(&nations(free_peoples)),
            nations(shadow),
            region(at)
        ),
        Says::MoreThanInTheBox { nation, kind: of_kind, there, in_box } => format!(
            "{} on the board; the box holds {}.",
            figures(nation, of_kind, there),
            n(in_box)
        ),
        Says::MoreCompanionsThanThereAre { there } => {
            format!("{} on the board; there are 7 in the game.", counted(there, "Companion", "Companions"))
        }
        Says::MoreMinionsThanThereAre { there } => {
            format!("{} on the board; there are 3 in the game.", counted(there, "Minion", "Minions"))
        }
        Says::LeaderWithoutArmy { region: at, leaders } => format!(
            "{} in {} without a friendly Army: Leaders that stand alone are taken off the map.",
            counted(leaders, "Leader", "Leaders"),
            region(at)
        ),
        Says::ExcessGoesFirst { region: at, over } => {
            format!("First {} must go in {}: the limit is checked after every action.", units(over), region(at))
        }
        Says::IsOneArmy { region: at } => format!("The units in {} are one mixed Army; saying so does not part them.", region(at)),
        Says::MoveOut { player, region: at } => {
            format!("{} uses an action to move his units out of {}.", start(player), region(at))
        }
        Says::IsOneArmyAlready { region: at } => format!("The units in {} are one mixed Army already.", region(at)),
        Says::NobodyToMergeWith { region: at } => format!("No two teammates have units in {}.", region(at)),
        Says::NotHisArmy { region: at } => format!("Only the two players whose units stand in {} decide that.", region(at)),
        Says::NothingToRemove { region: at } => format!("Nothing has to be removed in {} now.", region(at)),
        Says::NotHisToRemove { player, region: at } => {
            format!("{} has nothing left to remove in {}.", start(player), region(at))
        }
        Says::StartsRemoving { player, region: at } => format!(
            "{} removes first in {}, being the one who is not Leading Player.",
            start(player),
            region(at)
        ),
        Says::MoreThanHisShare { player, amount, left } => {
            format!("{} has {} left to remove, not {}.", start(player), units(left), n(amount))
        }
        Says::MoreThanStandThere { nation, kind: of_kind, amount, there } => {
            let stand = if is_one(there, EN) { "stands" } else { "stand" };
            format!("Only {} {stand} there, not {}.", figures(nation, of_kind, there), n(amount))
        }
        Says::NoArmyUnit { kind: of_kind } => {
            format!("{} do not count toward the limit; remove Regulars or Elites.", kind(of_kind, false))
        }
        Says::NotHisNation { player, nation } => {
            format!("{} removes his own units; those of {} are not his.", start(player), the_nation(nation))
        }
        Says::ActNotUnderstood => {
            "This question knows four deeds: begin the next turn, merge, stay separate, remove units.".into()
        }
        Says::DeedNamesNothing => {
            "The deed does not name a player, region, Nation and kind of figure of this board.".into()
        }
        Says::NumberNotUnderstood => "Say how many as a whole number of 1 or more.".into(),
        Says::StaleAnswer => "Nobody asks that any more; the answer is kept and has no effect.".into(),
        Says::UnknownReading => "A reading was chosen that this question does not have; it has no effect.".into(),
    }
}
