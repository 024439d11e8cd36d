use crate::games::war_of_the_ring::deed_says::Deeds;
use crate::games::war_of_the_ring::names_en::{counted, figures, kind, nations, of, region as at, start, the, the_nation, units};
use crate::games::war_of_the_ring::nations::Side;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::Region;
use crate::words::{Count, Lang, capital, is_one, list_and};

const EN: Lang = Lang::En;

fn regions(list: &[Region]) -> String {
    list_and(&list.iter().map(at).collect::<Vec<_>>(), EN)
}

fn players(list: &[Power]) -> String {
    list_and(&list.iter().map(the).collect::<Vec<_>>(), EN)
}

fn dice(count: &Count) -> String {
    counted(count, "die", "dice")
}

fn rerolls(count: &Count) -> String {
    if count.is_zero() { "no re-roll".to_owned() } else { counted(count, "re-roll", "re-rolls") }
}

/// Puts a sentence into English.
pub fn say(says: &Deeds) -> String {
    let n = |count: &Count| count.say(EN);
    match says {
        Deeds::Battle {
            player,
            from,
            units: mine,
            dice: my_dice,
            rerolls: my_rerolls,
            region,
            defender,
            their_units,
            their_dice,
            their_rerolls,
        } => format!(
            "{} may attack {}: {}, {}, {}. {} controls the defending Army: {}, {}, {}.",
            start(player),
            if region == from { format!("within {}", at(region)) } else { format!("{} from {}", at(region), at(from)) },
            units(mine),
            dice(my_dice),
            rerolls(my_rerolls),
            start(defender),
            units(their_units),
            dice(their_dice),
            rerolls(their_rerolls)
        ),
        Deeds::Captured { players: whose, region, points } => {
            format!("{} taken: {} for {}.", at(region), counted(points, "victory point", "victory points"), players(whose))
        }
        Deeds::ActsWithHisOwn { player } => format!("{} acts with his own Army.", start(player)),
        Deeds::TakesOut { player, region } => {
            format!("{} is not in control in {}, yet he may move his own units out.", start(player), at(region))
        }
        Deeds::KeepsControl { player, mine, theirs } => {
            format!("{} controls what acts: {} of his own, {} of his teammate’s.", start(player), units(mine), n(theirs))
        }
        Deeds::Moves { player, from, to, units: all } => {
            format!("{} moves {} from {} to {}.", start(player), units(all), at(from), at(to))
        }
        Deeds::TrimmedAfterwards { region } => {
            format!("The move is legal although it exceeds the limit in {}; the excess is removed now.", at(region))
        }
        Deeds::LeftInRearguard { nation, units: all } => {
            format!("{} not At War and may not attack: {} stay in the rearguard.", are(&capital(&the_nation(nation)), nation), units(all))
        }
        Deeds::TakesNoPart { player, region } => format!("{}’s Army in {} takes no part.", start(player), at(region)),
        Deeds::MustBeOneArmy { region, one, other } => {
            format!("{} is attacked: {} and {} must form one mixed Army.", capital(&at(region)), the(one), the(other))
        }
        Deeds::Strength { player, units: all, dice: rolled, rerolls: again } => {
            format!("{}’s side has {}: {}, {}.", start(player), units(all), dice(rolled), rerolls(again))
        }
        Deeds::NazgulLead { region, nazgul, leads } => format!(
            "{} Nazgûl in {} {} this Army.",
            n(nazgul),
            at(region),
            if *leads { "lead" } else { "do not lead" }
        ),
        Deeds::CharactersNotCounted { region } => {
            format!("The Leadership of Companions and Minions in {} is not counted here: they are not told apart.", at(region))
        }
        Deeds::Wakes { nation, steps } if steps.is_zero() => {
            format!("{} attacked: active, {} steps away, and so At War.", are(&capital(&the_nation(nation)), nation), n(steps))
        }
        Deeds::Wakes { nation, steps } => {
            format!("{} attacked: active, and now {} from At War.", are(&capital(&the_nation(nation)), nation), counted(steps, "step", "steps"))
        }
        Deeds::HitsTaken { region, amount } => format!("The Army in {} takes {}.", at(region), counted(amount, "hit", "hits")),
        Deeds::Loses { player, nation, kind: of_kind, amount } => {
            format!("{} removes {} as losses.", start(player), figures(nation, of_kind, amount))
        }
        Deeds::Reduces { player, nation, amount } => format!(
            "{} reduces {} {} {} to {}.",
            start(player),
            n(amount),
            of(nation),
            if is_one(amount, EN) { "Elite" } else { "Elites" },
            if is_one(amount, EN) { "a Regular" } else { "Regulars" }
        ),
        Deeds::IntoSiege { player, region } => format!("{} takes the Army into the siege of {}.", start(player), at(region)),
        Deeds::OverSiegeLimit { region, units: all, over } => {
            format!("{} are in the siege of {}, {} over its limit of 5.", units(all), at(region), n(over))
        }
        Deeds::StaysMixed { region } => format!("The Army in {} stays one mixed Army.", at(region)),
        Deeds::PartsAgain { region } => format!("The battle over, the Armies in {} are separate again.", at(region)),
        Deeds::AsksCasualties { region, amount } => {
            format!("{} to take in {}: which units?", counted(amount, "hit", "hits"), at(region))
        }
        Deeds::AnswerReduce { nation } => format!("Reduce 1 {} Elite to a Regular", of(nation)),
        Deeds::ForceNotUnderstood => {
            "Say which figures act, Nation by Nation, as in gondor 3r1e; at least one.".into()
        }
        Deeds::NotAdjacent { region, to } => format!("{} and {} do not touch.", capital(&at(region)), at(to)),
        Deeds::NoArmyOfHis { player, region } => format!("{} has no Army in {}.", start(player), at(region)),
        Deeds::NotTheController { player, region, controller } => format!(
            "{} may not act with the mixed Army in {}: {} controls it.",
            start(player),
            at(region),
            the(controller)
        ),
        Deeds::MayMoveOut { player, region } => format!("{} moves only his own units out of {}.", start(player), at(region)),
        Deeds::WouldLoseControl { player, mine, theirs, controller } => format!(
            "With {} of his own and {} of his teammate’s {} would not control what acts; {} would.",
            units(mine),
            n(theirs),
            the(player),
            the(controller)
        ),
        Deeds::NotHisUnits { player, nation } => {
            format!("{} does not act with the units of {}: they are not his.", start(player), the_nation(nation))
        }
        Deeds::EnemiesHold { region } => format!("Enemies hold {}: it is attacked, not entered.", at(region)),
        Deeds::NobodyToAttack { region } => format!("No enemy Army stands in {}.", at(region)),
        Deeds::NotAtWarMayNotEnter { nation, region } => format!(
            "{} not At War and may not enter {}, another Nation’s land.",
            are(&capital(&the_nation(nation)), nation),
            at(region)
        ),
        Deeds::WouldOverstack { region, over } => {
            format!("The move would exceed the limit in {} by {}.", at(region), units(over))
        }
        Deeds::AttackersNotHis { player, region, left } => format!(
            "Without {}, left in the rearguard, no unit of {}’s own would attack from {}.",
            if left.is_empty() { "units".to_owned() } else { nations(left) },
            the(player),
            at(region)
        ),
        Deeds::NeedsALeader { player, region } => format!(
            "Nobody leads {}’s Army in {}: a Character die acts only with an Army that has a Leader or a Character.",
            the(player),
            at(region)
        ),
        Deeds::NoHits { region } => format!("No Army takes hits in {} now.", at(region)),
        Deeds::NoUnitToLose { kind: of_kind } => format!("{} take no hits; remove Regulars or Elites.", kind(of_kind, false)),
        Deeds::MoreThanHits { amount, left } => {
            format!("That is worth {}; only {} to take.", counted(amount, "hit", "hits"), left_are(left))
        }
        Deeds::NoRegularLeft { nation } => {
            format!("No {} Regular can be had to put in an Elite’s place.", of(nation))
        }
        Deeds::NotHisLoss { player, region } => format!("{} does not choose those losses in {}.", start(player), at(region)),
        Deeds::NoStronghold { region } => format!("There is no Stronghold in {}.", at(region)),
        Deeds::NobodyAttacksIt { region } => format!("Nobody attacks {}; an Army goes into a siege when it is attacked.", at(region)),
        Deeds::NoBattle => "No battle is being fought.".into(),
        Deeds::NothingToCapture { region } => format!("{} is no Settlement that an enemy holds and has left without units.", capital(&at(region))),
        Deeds::FoundMoves { player, region, to } => {
            format!("{} may move his Army from {} to {}.", start(player), at(region), regions(to))
        }
        Deeds::FoundKeptOut { player, region, to } => {
            format!("{} may not enter {} with his Army from {}.", start(player), regions(to), at(region))
        }
        Deeds::FoundAttacks { player, region, to } => {
            format!("{} may attack {} from {}.", start(player), regions(to), at(region))
        }
        Deeds::FoundNoAttack { player, region, to } => {
            format!("{} may not attack {} from {}.", start(player), regions(to), at(region))
        }
        Deeds::FoundActsAlone { player, region } => format!("{} acts with his own Army in {}.", start(player), at(region)),
        Deeds::FoundControls { player, region } => format!("{} acts with the mixed Army in {}.", start(player), at(region)),
        Deeds::FoundTakesOut { player, region } => {
            format!("{} may only move his own units out of {}.", start(player), at(region))
        }
        Deeds::FoundSplit { player, region, theirs, least, most } => format!(
            "With {} of his teammate’s {} moves {} of his own out of {}.",
            if theirs.is_zero() { "none".to_owned() } else { n(theirs) },
            the(player),
            if least == most { units(most) } else { format!("{} to {}", n(least), units(most)) },
            at(region)
        ),
        Deeds::FoundAtWar { nation } => format!("{} At War.", are(&capital(&the_nation(nation)), nation)),
        Deeds::FoundStance { nation, steps, active } => format!(
            "{} {} from At War, {}.",
            are(&capital(&the_nation(nation)), nation),
            counted(steps, "step", "steps"),
            if *active { "active" } else { "passive" }
        ),
        Deeds::NamedMove { player, region, to } => format!("{} moves from {} to {}", start(player), at(region), at(to)),
        Deeds::NamedAttack { player, region, to } => format!("{} attacks {} from {}", start(player), at(to), at(region)),
        Deeds::BesiegedStays { region } => {
            format!("The Army besieged in {} leaves it neither by a move nor by an attack; only a sortie is left to it.", at(region))
        }
        Deeds::OnlyFromWithin { region } => format!(
            "The besieged in {} are attacked only by an Army in their region: move to the besiegers first.",
            at(region)
        ),
        Deeds::WhoseHits { region } => format!("Both sides have an Army in {}: say which of them takes the hits.", at(region)),
        Deeds::HitsTakenBy { region, side, amount } => {
            format!("In {} {} Army takes {}.", at(region), whose(side), counted(amount, "hit", "hits"))
        }
        Deeds::NazgulFall { region, amount } => {
            format!("The last unit in {} is lost: {} Nazgûl with it, back to the reinforcements.", at(region), n(amount))
        }
        Deeds::Retreats { player, region, to } => {
            format!("{} retreats with the whole Army from {} to {}; the battle is over.", start(player), at(region), at(to))
        }
        Deeds::NoRetreat { region } => format!("Nobody attacks that Army in {}: only an attacked Army retreats.", at(region)),
        Deeds::NotFree { region } => {
            format!("{} is not free: an enemy Army stands there, or the enemy holds the Settlement.", capital(&at(region)))
        }
        Deeds::LandWakes { nation } => {
            format!("An enemy Army has entered its land: {} now active.", are(&the_nation(nation), nation))
        }
        Deeds::LosesSettlement { nation, steps } => format!(
            "A Settlement is lost: {} active and {} from At War.",
            are(&the_nation(nation), nation),
            counted(steps, "step", "steps")
        ),
        Deeds::TakenBack { players: whose, region } => {
            format!("{} taken back by {}: the enemy no longer counts it.", capital(&at(region)), players(whose))
        }
        Deeds::StandsAbroad { nation, region } => format!(
            "{} not At War: only a retreat brings its figures to {}, another Nation’s land, and with their next move they leave.",
            are(&capital(&the_nation(nation)), nation),
            at(region)
        ),
        Deeds::RearguardNeedsAUnit { region } => {
            format!("Leaders do not stay behind alone in {}: a rearguard has a unit.", at(region))
        }
        Deeds::StrongholdEmpty { region } => {
            format!("Nobody is left inside the Stronghold of {}: the siege is over, and the besiegers hold the region.", at(region))
        }
        Deeds::NamedHitOf { side, region, amount } => {
            format!("{} for {} Army in {}", counted(amount, "hit", "hits"), whose(side), at(region))
        }
        Deeds::NamedRetreat { player, region, to } => format!("{} retreats from {} to {}", start(player), at(region), at(to)),
        Deeds::MakesASortie { player, region } => format!(
            "{} makes a sortie in {}: a field battle, both sides hit on 5; who ceases goes back inside, and nobody advances.",
            start(player),
            at(region)
        ),
        Deeds::AttacksTheBesieged { player, region } => format!(
            "{} attacks the besieged in {}: he hits on 6, they on 5; one round, and one more for each Elite that he reduces.",
            start(player),
            at(region)
        ),
        Deeds::RelievesTheSiege { player, region } => format!(
            "{} attacks the besiegers of {}: an ordinary battle, in which the besieged take no part.",
            start(player),
            at(region)
        ),
        Deeds::OwnArmyBesieged { player, region, units: his } => {
            format!("Besieged in {}: {} alone, {}.", at(region), the(player), units(his))
        }
        Deeds::SiegeEnds { region } => format!("No besieger is left in {}: the siege is over.", at(region)),
        Deeds::JoinsBesiegers { region } => {
            format!("For the besiegers {} is free: what comes joins them, without an attack.", at(region))
        }
        Deeds::NamedAttackWithin { player, region } => format!("{} attacks within {}", start(player), at(region)),
        Deeds::JoinsMixed { region } => {
            format!("Both agree that what comes to {} joins the mixed Army there.", at(region))
        }
        Deeds::FoundMovesPart { player, region, to } => format!(
            "{} may move from {} to {} only with those who may enter.",
            start(player),
            at(region),
            regions(to)
        ),
        Deeds::NamedMovePart { player, region, to, units } => {
            format!("{} moves {} from {} to {}", start(player), counted(units, "unit", "units"), at(region), at(to))
        }
        Deeds::NamedAttackPart { player, region, to, units } => {
            format!("{} attacks {} from {} with {}", start(player), at(to), at(region), counted(units, "unit", "units"))
        }
        Deeds::NamedHit { region, amount } => format!("{} in {}", counted(amount, "hit", "hits"), at(region)),
        Deeds::NamedLoss { player, nation, region } => {
            format!("{} takes a loss of {} in {}", start(player), the_nation(nation), at(region))
        }
        Deeds::NamedSiege { player, region } => format!("{} goes into the siege of {}", start(player), at(region)),
        Deeds::NamedEndOfBattle => "The battle is over".into(),
        Deeds::NamedCapture { player, region } => format!("{} takes {}", start(player), at(region)),
    }
}

fn whose(side: &Side) -> &'static str {
    if *side == Side::Shadow { "the Shadow’s" } else { "the Free Peoples’" }
}

// A Nation with its verb.
fn are(said: &str, nation: &crate::games::war_of_the_ring::nations::Nation) -> String {
    use crate::games::war_of_the_ring::nations::Nation::{Dwarves, Elves, Southrons};
    format!("{said} {}", if matches!(nation, Elves | Dwarves | Southrons) { "are" } else { "is" })
}

fn left_are(left: &Count) -> String {
    format!("{} {} left", left.say(EN), if is_one(left, EN) { "is" } else { "are" })
}
