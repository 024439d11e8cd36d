use crate::games::war_of_the_ring::battle::says::Says;
use crate::games::war_of_the_ring::names_en::counted;
use crate::words::{Count, Lang};

const EN: Lang = Lang::En;

fn dice(count: &Count) -> String {
    counted(count, "die", "dice")
}

fn rerolls(count: &Count) -> String {
    counted(count, "re-roll", "re-rolls")
}

/// A bar for a chance in a thousand: a block for each fifty.
pub fn bar(per_mille: &Count) -> String {
    "▇".repeat(per_mille.small().map_or(20, |chance| (chance + 25) / 50).min(20))
}

fn chance(side: &str, hits: &Count, said: &str, per_mille: &Count) -> String {
    let many = counted(hits, "hit", "hits");
    if per_mille.is_zero() {
        return format!("{side}, {many}: {said}, less than 1 in 1,000");
    }
    format!("{side}, {many}: {}, about {} in 1,000 {}", said, per_mille.say(EN), bar(per_mille)).trim_end().to_owned()
}

/// Puts a sentence into English.
pub fn say(says: &Says) -> String {
    let n = |count: &Count| count.say(EN);
    match says {
        Says::CombatRound { attacker_target, defender_target, dice: rolled, rerolls: again } => format!(
            "The attacker hits on {} and more, the defender on {}; this Army rolls {} with {}.",
            n(attacker_target),
            n(defender_target),
            dice(rolled),
            rerolls(again)
        ),
        Says::HuntChance { dice: rolled, target, rerolls: again, chance } => format!(
            "The Hunt rolls {}, succeeds on {} and more, and has {}: a chance of {}.",
            dice(rolled),
            n(target),
            rerolls(again),
            chance
        ),
        Says::Walls => "A City or Fortification asks a 6 of the attacker in the first round, and in that one alone.".into(),
        Says::OpenField => "In the field 5 and more hit; a 1 never does, a 6 always.".into(),
        Says::Siege => "A siege asks a 6 of the attacker; it is one round, and one more for each Elite that he reduces.".into(),
        Says::DiceAndRerolls { dice: rolled, rerolls: again } => format!(
            "One die for each unit, five at most: {}. One re-roll for each point of Leadership, five at most: {}.",
            n(rolled),
            n(again)
        ),
        Says::InTheBox { allocated, eyes, dice: rolled } => format!(
            "In the box: {} allocated and {} Eyes; a Hunt roll takes five at most: {}.",
            n(allocated),
            n(eyes),
            n(rolled)
        ),
        Says::EachAddsOne { free_dice, target } => format!(
            "Free Peoples dice in the box: {}. Each adds 1 to every die, so {} is enough; a natural 1 fails all the same.",
            n(free_dice),
            n(target)
        ),
        Says::HuntRerolls { rerolls: again } => format!(
            "Re-rolls for a Stronghold, an Army or Nazgûl of the Shadow in the region: {}; Elites that lead give none.",
            n(again)
        ),
        Says::TableHits { round } => format!("Hits of this Army in round {}", n(round)),
        Says::TableHunt => "The Hunt".into(),
        Says::HeadAttacker { target } => format!("attacking ({}+)", n(target)),
        Says::HeadDefender { target } => format!("defending ({}+)", n(target)),
        Says::HeadChance => "chance".into(),
        Says::RowHits { hits } => counted(hits, "hit", "hits"),
        Says::RowMean => "on average".into(),
        Says::RowFound => "finds the Fellowship".into(),
        Says::RowNotFound => "finds nothing".into(),
        Says::CellChance { chance } => chance.to_string(),
        Says::RoundsFromOne => "The rounds of a battle count from 1.".into(),
        Says::OnlyStrongholds => "Only a Stronghold is besieged: choose a Stronghold, or no siege.".into(),
        Says::NobodyFights => "An Army without units does not fight.".into(),
        Says::NoDeedsHere => "The dice know no deeds: set the fields.".into(),
        Says::FoundAttackerTarget { target } => format!("The attacker hits on {} and more.", n(target)),
        Says::FoundDefenderTarget { target } => format!("The defender hits on {} and more.", n(target)),
        Says::FoundHits { hits, chance: of, per_mille } => chance("As attacker", hits, &of.to_string(), per_mille),
        Says::FoundDefenderHits { hits, chance: of, per_mille } => chance("As defender", hits, &of.to_string(), per_mille),
        Says::FoundMean { mean } => format!("Hits on average as attacker: {}.", mean),
        Says::FoundDefenderMean { mean } => format!("Hits on average as defender: {}.", mean),
        Says::FoundRounds { rounds } => format!("One battle lasts at most {}.", counted(rounds, "round", "rounds")),
        Says::FoundHuntDice { dice: rolled } => format!("The Hunt rolls {}.", dice(rolled)),
        Says::FieldSite => "What stands there".into(),
        Says::SitePlain => "nothing, or a Town".into(),
        Says::SiteCity => "a City".into(),
        Says::SiteFortification => "a Fortification".into(),
        Says::SiteStronghold => "a Stronghold".into(),
        Says::FieldSiege => "Siege".into(),
        Says::FieldRound => "Round of the battle".into(),
        Says::FieldUnits => "Units of the Army".into(),
        Says::FieldLeadership => "Its Leadership".into(),
        Says::FieldElites => "Elites that the besieger can reduce".into(),
        Says::FieldAllocated => "Shadow dice put into the Hunt Box".into(),
        Says::FieldEyes => "Eyes rolled".into(),
        Says::FieldFreeDice => "Free Peoples dice in the Hunt Box".into(),
        Says::FieldConditions => "Re-rolls of the Hunt".into(),
    }
}
