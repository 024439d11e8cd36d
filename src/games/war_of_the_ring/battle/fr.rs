use crate::games::war_of_the_ring::battle::en::bar;
use crate::games::war_of_the_ring::battle::says::Says;
use crate::games::war_of_the_ring::names_fr::counted;
use crate::words::{Count, Lang};

const FR: Lang = Lang::Fr;

fn dice(count: &Count) -> String {
    counted(count, "dé", "dés")
}

fn rerolls(count: &Count) -> String {
    counted(count, "relance", "relances")
}

fn chance(side: &str, hits: &Count, said: &str, per_mille: &Count) -> String {
    let many = counted(hits, "touche", "touches");
    if per_mille.is_zero() {
        return format!("{side}, {many}\u{A0}: {said}, moins de 1 sur 1\u{202F}000");
    }
    format!("{side}, {many}\u{A0}: {}, environ {} sur 1\u{202F}000 {}", said, per_mille.say(FR), bar(per_mille)).trim_end().to_owned()
}

/// Puts a sentence into French.
pub fn say(says: &Says) -> String {
    let n = |count: &Count| count.say(FR);
    match says {
        Says::CombatRound { attacker_target, defender_target, dice: rolled, rerolls: again } => format!(
            "L’attaquant touche à {} et plus, le défenseur à {}\u{202F}; cette armée lance {}, avec {}.",
            n(attacker_target),
            n(defender_target),
            dice(rolled),
            rerolls(again)
        ),
        Says::HuntChance { dice: rolled, target, rerolls: again, chance } => format!(
            "La Traque lance {}, réussit à {} et plus, et a {}\u{A0}: une chance de {}.",
            dice(rolled),
            n(target),
            rerolls(again),
            chance
        ),
        Says::Walls => {
            "Une Cité ou une Protection demande un 6 à l’attaquant au premier tour de combat, et à celui-là seul.".into()
        }
        Says::OpenField => "En terrain découvert, on touche à 5 et plus\u{202F}; un 1 jamais, un 6 toujours.".into(),
        Says::Siege => {
            "Un siège demande un 6 à l’attaquant\u{202F}; il dure un tour de combat, et un de plus par Élite réduite.".into()
        }
        Says::DiceAndRerolls { dice: rolled, rerolls: again } => format!(
            "Un dé par unité, cinq au plus\u{A0}: {}. Une relance par point de commandement, cinq au plus\u{A0}: {}.",
            n(rolled),
            n(again)
        ),
        Says::InTheBox { allocated, eyes, dice: rolled } => format!(
            "Dans la case\u{A0}: {} dés placés et {} Yeux\u{202F}; un jet de Traque en prend cinq au plus\u{A0}: {}.",
            n(allocated),
            n(eyes),
            n(rolled)
        ),
        Says::EachAddsOne { free_dice, target } => format!(
            "Dés des Peuples Libres dans la case\u{A0}: {}. Chacun ajoute 1 à chaque dé, donc {} suffit\u{202F}; un 1 naturel échoue toujours.",
            n(free_dice),
            n(target)
        ),
        Says::HuntRerolls { rerolls: again } => format!(
            "Relances pour une Forteresse, une armée ou des Nazgûl de l’Ombre dans la région\u{A0}: {}\u{202F}; les Élites qui mènent n’en donnent pas.",
            n(again)
        ),
        Says::TableHits { round } => format!("Touches de cette armée au tour de combat {}", n(round)),
        Says::TableHunt => "La Traque".into(),
        Says::HeadAttacker { target } => format!("en attaque ({}+)", n(target)),
        Says::HeadDefender { target } => format!("en défense ({}+)", n(target)),
        Says::HeadChance => "probabilité".into(),
        Says::RowHits { hits } => counted(hits, "touche", "touches"),
        Says::RowMean => "en moyenne".into(),
        Says::RowFound => "trouve la Communauté".into(),
        Says::RowNotFound => "ne trouve rien".into(),
        Says::CellChance { chance } => chance.to_string(),
        Says::RoundsFromOne => "Les tours de combat se comptent à partir de 1.".into(),
        Says::OnlyStrongholds => "On n’assiège qu’une Forteresse\u{A0}: choisissez une Forteresse, ou pas de siège.".into(),
        Says::NobodyFights => "Une armée sans unité ne combat pas.".into(),
        Says::NoDeedsHere => "Les dés ne connaissent pas d’actes\u{A0}: réglez les champs.".into(),
        Says::FoundAttackerTarget { target } => format!("L’attaquant touche à {} et plus.", n(target)),
        Says::FoundDefenderTarget { target } => format!("Le défenseur touche à {} et plus.", n(target)),
        Says::FoundHits { hits, chance: of, per_mille } => chance("En attaque", hits, &of.to_string(), per_mille),
        Says::FoundDefenderHits { hits, chance: of, per_mille } => chance("En défense", hits, &of.to_string(), per_mille),
        Says::FoundMean { mean } => format!("Touches en moyenne, en attaque\u{A0}: {}.", mean),
        Says::FoundDefenderMean { mean } => {
            format!("Touches en moyenne, en défense\u{A0}: {}.", mean)
        }
        Says::FoundRounds { rounds } => {
            format!("Une bataille dure au plus {}.", counted(rounds, "tour de combat", "tours de combat"))
        }
        Says::FoundHuntDice { dice: rolled } => format!("La Traque lance {}.", dice(rolled)),
        Says::FieldSite => "Ce qu’il y a là".into(),
        Says::SitePlain => "rien, ou une Ville".into(),
        Says::SiteCity => "une Cité".into(),
        Says::SiteFortification => "une Protection".into(),
        Says::SiteStronghold => "une Forteresse".into(),
        Says::FieldSiege => "Siège".into(),
        Says::FieldRound => "Tour de combat".into(),
        Says::FieldUnits => "Unités de l’armée".into(),
        Says::FieldLeadership => "Sa valeur de commandement".into(),
        Says::FieldElites => "Élites que l’assiégeant peut réduire".into(),
        Says::FieldAllocated => "Dés de l’Ombre placés dans la case de la Traque".into(),
        Says::FieldEyes => "Yeux obtenus".into(),
        Says::FieldFreeDice => "Dés des Peuples Libres dans la case".into(),
        Says::FieldConditions => "Relances de la Traque".into(),
    }
}
