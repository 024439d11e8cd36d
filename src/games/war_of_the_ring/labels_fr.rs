use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::names_fr::{at, de, figures, kind, le, of, start};
use crate::games::war_of_the_ring::labels::Labels;
use crate::words::{Count, Lang};

/// Puts a label into French.
pub fn say(label: &Labels) -> String {
    let n = |count: &Count| count.say(Lang::Fr);
    match label {
        Labels::GameName => "La Guerre de l’Anneau".into(),
        Labels::Covers => "Deuxième édition, à trois et quatre joueurs\u{A0}: à qui est une armée partagée et ce qu’on peut en \
            faire, à qui de jouer et qui peut faire quoi, ce que donnent les dés. Sur toute la carte, ses \
            105 régions. Ni le chapitre de la première édition, que nous n’avons pas trouvé, ni les extensions."
            .into(),
        Labels::TurnTitle => "À qui de jouer, et qui peut faire quoi\u{202F}?".into(),
        Labels::TurnHow => "Réglez le tour et les dés inutilisés de chaque camp, puis dites qui agit, passe, pioche ou déplace quoi.".into(),
        Labels::BattleTitle => "Combien de touches, et la Traque réussit-elle\u{202F}?".into(),
        Labels::BattleHow => "Réglez les unités de l’armée, sa valeur de commandement et ce qu’il y a là, ou les dés de la case de la Traque.".into(),
        Labels::ArmyTitle => "À qui est l’armée, et qui retire quoi\u{202F}?".into(),
        Labels::ArmyHow => "Placez les figurines de chaque Nation dans une région, dites si les armées sont séparées ou \
            mixtes, et réglez le tour."
            .into(),
        Labels::WhoseArmy => "À qui est cette armée\u{202F}?".into(),
        Labels::WhoseTurn => "Quatre dés contre sept\u{A0}: qui agit quand\u{202F}?".into(),
        Labels::TooManyInOneRegion => "Treize unités dans une région".into(),
        Labels::Player { player } => start(player),
        Labels::Map => "La carte".into(),
        Labels::MapField => "Carte".into(),
        Labels::MapFront => "Rohan et Gondor".into(),
        Labels::MapWhole => "les 105 régions".into(),
        Labels::Region { region } => region.place().name.say(Lang::Fr),
        Labels::Reinforcements => "Retour aux renforts".into(),
        Labels::Figure { nation, kind } => format!("{} {}", short(kind), of(nation)),
        Labels::Companion => "Compagnon".into(),
        Labels::Minion => "Serviteur".into(),
        Labels::SortUnit => "unité d’armée".into(),
        Labels::SortLeader => "commande, n’est pas une unité".into(),
        Labels::SortCharacter => "Personnage, n’est pas une unité".into(),
        Labels::ControlledBy { player } => format!("contrôle\u{A0}: {}", le(player)),
        Labels::ControlledShort { player } => player.name().say(Lang::Fr),
        Labels::TwoArmies => "deux armées, chacune à son joueur".into(),
        Labels::TwoArmiesShort => "2 armées".into(),
        Labels::UnitsOf { units, limit } => format!("{} unités d’armée sur {} au plus", n(units), n(limit)),
        Labels::UnitsOfShort { units, limit } => format!("{}/{}", n(units), n(limit)),
        Labels::OverBy { over } => format!("{} de trop", n(over)),
        Labels::OverByShort { over } => format!("+{}", n(over)),
        Labels::Goes { amount } => format!("{} à retirer", n(amount)),
        Labels::GoesShort { amount } => format!("−{}", n(amount)),
        Labels::LeadsToo => "aussi un Officier".into(),
        Labels::LeadsTooShort => "+O".into(),
        Labels::TurnField => "Tour".into(),
        Labels::PlayersField => "Joueurs".into(),
        Labels::ThreePlayers => "trois\u{A0}: un seul pour tous les Peuples Libres".into(),
        Labels::FourPlayers => "quatre".into(),
        Labels::SarumanField => "Saroumane est en jeu".into(),
        Labels::StandField { region } => format!("Deux coéquipiers {}", at(region)),
        Labels::BesiegedField { region } => format!("Assiégés {}", at(region)),
        Labels::BesiegedNobody => "personne".into(),
        Labels::BesiegedFreePeoples => "les Peuples Libres".into(),
        Labels::BesiegedShadow => "l’Ombre".into(),
        Labels::StanceField { nation } => format!("Politique\u{A0}: {}", nation.name().say(Lang::Fr)),
        Labels::AtWar => "En Guerre".into(),
        Labels::StepsActive { steps } => format!("active, encore {}", n(steps)),
        Labels::StepsPassive { steps } => format!("passive, encore {}", n(steps)),
        Labels::BelowNought => "Personne n’en a moins de 0. Tapez un nombre entier à partir de 0.".into(),
        Labels::PartField { region } => format!("Ce qui agit au départ {}", de(region)),
        Labels::PartAll => "tout".into(),
        Labels::PartSome => "une partie".into(),
        Labels::PartOf { nation, kind: of_kind } => format!("{} {} qui agissent", kind(of_kind, false), of(nation)),
        Labels::StandUnsaid => "non dit".into(),
        Labels::StandSeparate => "armées séparées".into(),
        Labels::StandMixed => "une armée mixte".into(),
        Labels::NextTurnBegins => "Le tour suivant commence".into(),
        Labels::BothMerge { region } => format!("Tous deux réunissent les armées {}", de(region)),
        Labels::Merges { player, region } => format!("{} veut réunir les armées {}", start(player), de(region)),
        Labels::BothStaySeparate { region } => format!("Les armées {} restent séparées", de(region)),
        Labels::KeepsSeparate { player, region } => format!("{} reste séparé {}", start(player), at(region)),
        Labels::Removes { player, nation, kind, amount, region } => {
            format!("{} retire {} {}", start(player), figures(nation, kind, amount), at(region))
        }
        Labels::UnknownDeed => "Un acte que cette question ne connaît pas".into(),
        Labels::OneMore { nation, kind: of_kind, region } => {
            format!("1 {} {} de plus {}", kind(of_kind, true), of(nation), at(region))
        }
        Labels::OneFewer { nation, kind: of_kind, region } => {
            format!("1 {} {} de moins {}", kind(of_kind, true), of(nation), at(region))
        }
        Labels::OnTurn { turn } => format!("au tour {}", n(turn)),
        Labels::IfMerged { region } => format!("une armée mixte {}", at(region)),
        Labels::IfSeparate { region } => format!("des armées séparées {}", at(region)),
        Labels::NoSuchPiece => "Cette pièce n’existe pas. Prenez-en une dans la réserve.".into(),
        Labels::NoSuchPlace => "On ne peut rien poser là. Choisissez l’une des régions de la carte.".into(),
        Labels::FewerThere { there, amount } => format!("Il n’y en a que {}, et non {}.", n(there), n(amount)),
        Labels::NationHasNoSuchFigure { nation, kind: of_kind } => {
            format!("Il n’existe pas de figurine «\u{A0}{} {}\u{A0}».", kind(of_kind, true), of(nation))
        }
        Labels::StartOfFour => "Tour 1, quatre joueurs".into(),
        Labels::StartOfThree => "Tour 1, trois joueurs".into(),
        Labels::StartWithArmies => "Tour 1, quatre joueurs, chaque armée à sa place".into(),
        Labels::NotSuchAValue => "Ce champ ne prend pas cette valeur.".into(),
        Labels::ShorthandForm => "Tapez une Nation et ses figurines, comme gondor 3r1e2L\u{A0}: r unités régulières, e Élite, \
            L Officiers, N Nazgûl."
            .into(),
        Labels::ShorthandNation => "Cette Nation n’existe pas. Tapez gondor, elfes, rohan, nord, nains, sauron, isengard ou \
            suderons, puis les figurines\u{A0}: rohan 2r1e."
            .into(),
        Labels::ShorthandWhich => "Quelle Nation\u{202F}? Tapez d’abord son nom, comme gondor 3r1e2L.".into(),
        Labels::ShorthandNumber => "Un nombre devant chaque lettre, 0 ou plus, comme gondor 3r1e2L.".into(),
    }
}

// A kind in a word, as a piece is called.
fn short(kind: &Kind) -> &'static str {
    match kind {
        Kind::Regular => "Régulière",
        Kind::Elite => "Élite",
        Kind::Leader => "Officier",
        Kind::Nazgul => "Nazgûl",
    }
}
