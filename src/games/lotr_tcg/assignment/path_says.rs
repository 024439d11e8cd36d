//! The labels of what only this question lets people set.

use crate::sentences;
use crate::words::Lang;

sentences! {
    /// Labels of the fields of the path and the format.
    pub enum PathSays: en = en, fr = fr;

    /// A field.
    "site_number_field" SiteNumberField,
    /// A field.
    "block_field" BlockField,
    /// A block.
    "block_of_the_card" BlockOfTheCard,
    /// A block.
    "block_fellowship" BlockFellowship,
    /// A block.
    "block_towers" BlockTowers,
    /// A block.
    "block_king" BlockKing,
    /// A block.
    "block_shadows" BlockShadows,
    /// A field.
    "controlled_field" ControlledField,
    /// A field.
    "cancel_field" CancelField,
    /// A field.
    "defender_given_field" DefenderGivenField,
    /// A field.
    "fierce_given_field" FierceGivenField,
    /// A field.
    "skirmishes_given_field" SkirmishesGivenField,
    /// A field.
    "assignable_given_field" AssignableGivenField,
    /// A field.
    "wears_the_ring_field" WearsTheRingField,
    /// A field.
    "borne_by_field" BorneByField,
    /// No bearer.
    "borne_by_nobody" BorneByNobody,
}

fn en(says: &PathSays) -> String {
    in_both(says, Lang::En)
}

fn fr(says: &PathSays) -> String {
    in_both(says, Lang::Fr)
}

fn in_both(says: &PathSays, lang: Lang) -> String {
    let [en, fr] = match says {
        PathSays::SiteNumberField => ["Site number (0: the card’s)", "Numéro du site (0\u{A0}: celui de la carte)"],
        PathSays::BlockField => ["Block of the path", "Bloc du parcours"],
        PathSays::BlockOfTheCard => ["the site card’s", "celui de la carte"],
        PathSays::BlockFellowship => ["The Fellowship", "La Communauté"],
        PathSays::BlockTowers => ["The Two Towers", "Les Deux Tours"],
        PathSays::BlockKing => ["The Return of the King", "Le Retour du Roi"],
        PathSays::BlockShadows => ["Shadows and later", "Les Ombres et après"],
        PathSays::ControlledField => ["Sites that the Shadow controls", "Sites contrôlés par l’Ombre"],
        PathSays::CancelField => {
            ["Format: a Ring-bearer’s skirmish may be cancelled", "Format\u{A0}: un combat du Porteur de l’Anneau peut être annulé"]
        }
        PathSays::DefenderGivenField => ["Defender + given until regroup", "Défenseur + donné jusqu’au ralliement"],
        PathSays::FierceGivenField => ["Fierce until regroup", "Acharné jusqu’au ralliement"],
        PathSays::SkirmishesGivenField => ["A card lets it skirmish", "Une carte le laisse combattre"],
        PathSays::AssignableGivenField => ["A card lets it be assigned", "Une carte permet de l’affecter"],
        PathSays::WearsTheRingField => ["Wears the Ring until regroup", "Porte l’Anneau jusqu’au ralliement"],
        PathSays::BorneByField => ["Borne by", "Porteur"],
        PathSays::BorneByNobody => ["nobody", "personne"],
    };
    match lang {
        Lang::En => en.to_owned(),
        Lang::Fr => fr.to_owned(),
    }
}
