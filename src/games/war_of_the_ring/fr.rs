use crate::games::war_of_the_ring::names_fr::{at, au, counted, de, du, figures, kind, le, name, nations, none_or, of, others, start, units};
use crate::games::war_of_the_ring::nations::Side;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::says::Says;
use crate::words::{Count, Lang, capital, is_one};

const FR: Lang = Lang::Fr;

/// Puts a sentence into French.
pub fn say(says: &Says) -> String {
    let n = |count: &Count| count.say(FR);
    match says {
        Says::ControlsByUnits { player, region, mine, theirs } => {
            format!("{} contrôle l’armée {}\u{A0}: {} contre {}.", start(player), de(region), units(mine), n(theirs))
        }
        Says::ControlsByElites { player, region, units, mine, theirs } => format!(
            "{} contrôle l’armée {}\u{A0}: unités {}–{}, Élites {}–{}.",
            start(player),
            de(region),
            n(units),
            n(units),
            n(mine),
            n(theirs)
        ),
        Says::ControlsAsLeading { player, region, units, elites, next } => format!(
            "{}, joueur dominant, contrôle l’armée {}\u{A0}: unités {}–{}, Élites {}–{}\u{202F}; au prochain tour, {}.",
            start(player),
            de(region),
            n(units),
            n(units),
            n(elites),
            n(elites),
            le(next)
        ),
        Says::EachKeepsOwn { region, one, ones, other, others } => format!(
            "Deux armées séparées {}, chacune à son joueur\u{A0}: {} {}, {} {}.",
            at(region),
            name(one),
            units(ones),
            name(other),
            n(others)
        ),
        Says::RemovesOneEach { region, first, first_removes, first_left, second, second_removes, second_left } => {
            format!(
                "{} retire {} et {} {} {}\u{202F}; il en reste {} {}, {} {}.",
                start(first),
                units(first_removes),
                le(second),
                none_or(second_removes),
                at(region),
                n(first_left),
                au(first),
                n(second_left),
                au(second)
            )
        }
        Says::MergedRemovesOneEach {
            region,
            first,
            first_removes,
            first_left,
            second,
            second_removes,
            second_left,
            controller,
        } => format!(
            "{} retire {} et {} {} de l’armée {}\u{202F}; il en reste {} {}, {} {}. Ensuite, {} la contrôle.",
            start(first),
            units(first_removes),
            le(second),
            none_or(second_removes),
            de(region),
            n(first_left),
                au(first),
                n(second_left),
                au(second),
            le(controller)
        ),
        Says::ControllerRemoves { region, player, removes, then } => format!(
            "{} contrôle l’armée {} et choisit {} à retirer, parmi les siennes ou celles de son coéquipier\u{202F}; ensuite, {} la contrôle.",
            start(player),
            de(region),
            units(removes),
            le(then)
        ),
        Says::AloneRemoves { region, player, removes, left } => {
            format!("{} retire {} de son choix {}\u{202F}; il en reste {}.", start(player), units(removes), at(region), n(left))
        }
        Says::NobodyShares => "Aucune région n’est partagée\u{A0}: chaque joueur contrôle ses propres armées.".into(),
        Says::NoArmy => "Il n’y a aucune armée sur le plateau.".into(),
        Says::Several { answers } => {
            answers.iter().map(|answer| answer.say(FR).to_string()).collect::<Vec<_>>().join(" ")
        }
        Says::UnitsCounted { region, one, ones, other, others } => format!(
            "Unités d’armée {}\u{A0}: {} {}, {} {}.",
            at(region),
            name(one),
            n(ones),
            name(other),
            n(others)
        ),
        Says::NotArmyUnits { region, leaders, nazgul, companions, minions } => format!(
            "Il y a aussi {}\u{A0}: {}. Ce ne sont pas des unités d’armée\u{A0}: ils ne comptent pas.",
            at(region),
            others(leaders, nazgul, companions, minions)
        ),
        Says::CountsForPlayer { player, nations: list } => {
            format!("{} comptent ensemble pour {}.", capital(&nations(list)), le(player))
        }
        Says::ElitesLeadAsWell { region, elites } => format!(
            "Saroumane est en jeu\u{A0}: {} {} aussi valeur d’Officier, et reste une unité d’armée et d’Élite.",
            at(region),
            if is_one(elites, FR) {
                format!("{} unité d’Élite a", n(elites))
            } else {
                format!("chacune des {} unités d’Élite a", n(elites))
            }
        ),
        Says::MoreUnits { player, mine, theirs } => format!("{} a plus d’unités\u{A0}: {} contre {}.", start(player), n(mine), n(theirs)),
        Says::UnitsTie { units } => format!("Unités à égalité, {0} partout\u{A0}: on compare les Élites.", n(units)),
        Says::MoreElites { player, mine, theirs } => {
            format!("{} a plus d’unités d’Élite\u{A0}: {} contre {}.", start(player), n(mine), n(theirs))
        }
        Says::ElitesTie { elites } => {
            format!("Élites à égalité, {0} partout\u{A0}: le joueur dominant départage.", n(elites))
        }
        Says::HoldsToken { player, turn } => {
            let parity = if turn.is_odd() { "impair" } else { "pair" };
            format!("Le tour {} est {parity}\u{A0}: {} est le joueur dominant de son camp.", n(turn), le(player))
        }
        Says::TieGoesToLeading { player } => {
            format!("L’égalité complète revient au joueur dominant\u{A0}: {}.", le(player))
        }
        Says::OnlyControllerActs { player, region } => format!(
            "Seul {} peut déplacer l’armée {}, attaquer avec elle et jouer des cartes de Combat pour elle.",
            le(player),
            de(region)
        ),
        Says::TurnBegins { turn, free_peoples: Power::FreePeoples, shadow } => format!(
            "Le tour {} commence. Le marqueur de joueur dominant de l’Ombre passe {}\u{202F}; le joueur des Peuples Libres garde le sien.",
            n(turn),
            au(shadow)
        ),
        Says::TurnBegins { turn, free_peoples, shadow } => format!(
            "Le tour {} commence. Les marqueurs de joueur dominant passent\u{A0}: {} pour les Peuples Libres, {} pour l’Ombre.",
            n(turn),
            le(free_peoples),
            le(shadow)
        ),
        Says::ControlPasses { region, from, to } => {
            format!("Le contrôle de l’armée {} passe {} {}.", de(region), du(from), au(to))
        }
        Says::NobodyMoved { region } => {
            format!("Personne n’a bougé {}\u{A0}: seul le marqueur a changé de main.", at(region))
        }
        Says::OverLimit { region, units: all, over } => {
            format!("Il y a {} {}, {} de trop pour la limite de 10.", units(all), at(region), n(over))
        }
        Says::WithinLimit { region, units: all } => {
            format!("{} {}\u{A0}: la limite de 10 est respectée.", units(all), at(region))
        }
        Says::OneEach { first, first_removes, second, second_removes } => format!(
            "Une unité chacun à tour de rôle, {} d’abord (il n’est pas dominant)\u{A0}: {} {}, {} {}.",
            le(first),
            name(first),
            n(first_removes),
            name(second),
            n(second_removes)
        ),
        Says::RunsOut { player, other } => {
            format!("{} n’a plus d’unité à retirer\u{202F}; {} retire le reste.", start(player), le(other))
        }
        Says::ControllerChoosesUnits { player, removes } => {
            format!("{} contrôle l’armée à ce moment\u{A0}: il choisit donc {} à retirer.", start(player), units(removes))
        }
        Says::RemovesOwn { player, removes } => {
            format!("{} retire {} des siennes, à son choix.", start(player), units(removes))
        }
        Says::BackToReinforcements { player, nation, kind, amount } => format!(
            "{} remet {} dans les renforts\u{202F}; on pourra {} recruter de nouveau.",
            start(player),
            figures(nation, kind, amount),
            if is_one(amount, FR) { "la" } else { "les" }
        ),
        Says::ControlsWhichever { player } => {
            format!("Quelles que soient les unités retirées, {} contrôle l’armée ensuite.", le(player))
        }
        Says::ControlDepends { one, other } => format!(
            "Le contrôle de l’armée ensuite dépend des unités retirées\u{A0}: {} ou {}.",
            le(one),
            le(other)
        ),
        Says::SeparateArmies { region, one, other } => format!(
            "{} et {} n’ont pas réuni leurs unités {}\u{A0}: deux armées, chacun garde ses unités et ses Officiers.",
            start(one),
            le(other),
            at(region)
        ),
        Says::OwnUnitsOnly { one, other } => {
            format!("Ni {} ni {} ne peut déplacer les unités de l’autre ou attaquer avec elles.", le(one), le(other))
        }
        Says::SeparateOrMergedFirst { region } => format!(
            "Il faut d’abord dire si les unités {} forment deux armées ou une seule\u{A0}: cela change qui retire quoi.",
            at(region)
        ),
        Says::ProposesMerging { player, other, region } => {
            format!("{} veut réunir les armées {}\u{202F}; {} doit accepter.", start(player), de(region), le(other))
        }
        Says::RefusesMerging { player, region } => {
            format!("{} n’accepte pas\u{A0}: les armées {} restent séparées.", start(player), de(region))
        }
        Says::SaidSeparate { region } => format!("Les armées {} restent séparées.", de(region)),
        Says::Merged { region, one, other } => {
            format!("{} et {} sont d’accord\u{A0}: une seule armée mixte {}.", start(one), le(other), at(region))
        }
        Says::OwnArmy { player, region, units: all } => {
            format!("Seul {} a des unités {}\u{A0}: sa propre armée, {}.", le(player), at(region), units(all))
        }
        Says::CameThereLegally { region } => format!(
            "Les unités sont arrivées légalement {}\u{A0}: le livre ne dit pas si un déplacement qui dépasse à coup sûr la limite est légal.",
            at(region)
        ),
        Says::NobodyMerged { region } => format!("Les joueurs n’ont pas convenu de réunir leurs armées {}.", de(region)),
        Says::AsksSeparateOrMerged { region, one, other, over } => format!(
            "{} de trop {}\u{A0}: {} et {} y ont-ils deux armées séparées ou une seule armée mixte\u{202F}?",
            units(over),
            at(region),
            le(one),
            le(other)
        ),
        Says::AsksAgreeToMerge { region, player, other } => {
            format!("{} veut réunir les armées {}. Accord {}\u{202F}?", start(other), de(region), du(player))
        }
        Says::AsksRemove { region, player, amount } => {
            format!("Que retire {} {}\u{202F}? {} à choisir.", le(player), at(region), units(amount))
        }
        Says::AnswerSeparate => "Deux armées séparées".into(),
        Says::AnswerMerged => "Une seule armée mixte".into(),
        Says::AnswerFigures { nation, kind, amount } => figures(nation, kind, amount),
        Says::ThenControls { player } => format!("ensuite, {} contrôle l’armée", le(player)),
        Says::AsksA7 => "Une armée mixte dépasse la limite\u{A0}: qui retire l’excédent\u{202F}?".into(),
        Says::ReadingControllerChooses => {
            "Le joueur qui la contrôle choisit les unités, comme le dit la p.\u{A0}26 pour toute armée.".into()
        }
        Says::ReadingOneEach => {
            "Une unité chacun à tour de rôle, le joueur non dominant d’abord, comme le dit la p.\u{A0}46 pour des armées séparées."
                .into()
        }
        Says::FoundControl { region, player } => format!("Contrôle {}\u{A0}: {}.", at(region), le(player)),
        Says::FoundEachHisOwn { region } => format!("{}, chacun contrôle sa propre armée.", capital(&at(region))),
        Says::FoundControlDepends { region } => {
            format!("Le contrôle {} dépend des unités retirées.", at(region))
        }
        Says::FoundByUnits => "Ce sont les unités qui départagent.".into(),
        Says::FoundByElites => "Ce sont les unités d’Élite qui départagent.".into(),
        Says::FoundByLeading => "C’est le marqueur de joueur dominant qui départage.".into(),
        Says::FoundUnits { player, region, units: all } => {
            format!("{} a {} {}.", start(player), units(all), at(region))
        }
        Says::FoundElites { player, region, elites } => {
            format!("{} a {} {}.", start(player), counted(elites, "unité d’Élite", "unités d’Élite"), at(region))
        }
        Says::FoundRemoves { player, region, units: all } => {
            format!("{} perd {} {}.", start(player), units(all), at(region))
        }
        Says::FoundRemovesBetween { player, region, least, most } => {
            format!("{} perd entre {} et {} {}.", start(player), n(least), units(most), at(region))
        }
        Says::FoundOver { region, units: all } => format!("Il faut retirer {} {}.", units(all), at(region)),
        Says::FoundLeft { player, region, units: all } => {
            format!("Il reste {} {} {}.", units(all), au(player), at(region))
        }
        Says::FoundNextTurn { region, player } => {
            format!("Au prochain tour, si personne ne bouge, {} contrôle l’armée {}.", le(player), de(region))
        }
        Says::FoundLeading { player } => match player.side() {
            Side::FreePeoples => format!("Joueur dominant des Peuples Libres\u{A0}: {}.", le(player)),
            Side::Shadow => format!("Joueur dominant de l’Ombre\u{A0}: {}.", le(player)),
        },
        Says::FoundLoseOne { region, loser, player } => {
            format!("Si {} perdait une unité régulière {}, {} contrôlerait l’armée.", le(loser), at(region), le(player))
        }
        Says::FoundLoseElite { region, loser, player } => {
            format!("Si {} perdait une unité d’Élite {}, {} contrôlerait l’armée.", le(loser), at(region), le(player))
        }
        Says::FoundReduceElite { region, loser, player } => format!(
            "Si {} réduisait une unité d’Élite en unité régulière {}, {} contrôlerait l’armée.",
            le(loser),
            at(region),
            le(player)
        ),
        Says::TurnsCountFromOne => "Il n’y a pas de tour 0\u{A0}: le premier tour est le tour 1.".into(),
        Says::EnemiesShareARegion { region, free_peoples, shadow } => format!(
            "Des ennemis ne peuvent pas se trouver ensemble {}\u{A0}: {} contre {}. On attaque une région ennemie, on n’y entre pas. Retirez l’un des camps.",
            at(region),
            nations(free_peoples),
            nations(shadow)
        ),
        Says::SiegeNotCovered { region, free_peoples, shadow } => format!(
            "{} ne peuvent se trouver avec {} {} que comme assiégés et assiégeants. Dites qui est assiégé, ou retirez l’un des camps.",
            capital(&nations(free_peoples)),
            nations(shadow),
            at(region)
        ),
        Says::MoreThanInTheBox { nation, kind: of_kind, there, in_box } => format!(
            "{} sur le plateau\u{202F}; la boîte en contient {}.",
            figures(nation, of_kind, there),
            n(in_box)
        ),
        Says::MoreCompanionsThanThereAre { there } => {
            format!("{} sur le plateau\u{202F}; le jeu en a 7.", counted(there, "Compagnon", "Compagnons"))
        }
        Says::MoreMinionsThanThereAre { there } => {
            format!("{} sur le plateau\u{202F}; le jeu en a 3.", counted(there, "Serviteur", "Serviteurs"))
        }
        Says::LeaderWithoutArmy { region, leaders } => format!(
            "{} sans armée amie {}\u{A0}: un Officier seul est retiré de la carte.",
            counted(leaders, "Officier", "Officiers"),
            at(region)
        ),
        Says::ExcessGoesFirst { region, over } => format!(
            "Il faut d’abord retirer {} {}\u{A0}: la limite se vérifie après chaque action.",
            units(over),
            at(region)
        ),
        Says::IsOneArmy { region } => {
            format!("Les unités {} forment une armée mixte\u{202F}; une parole ne les sépare pas.", at(region))
        }
        Says::MoveOut { player, region } => {
            format!("{} utilise une action pour déplacer ailleurs ses unités qui sont {}.", start(player), at(region))
        }
        Says::IsOneArmyAlready { region } => format!("Les unités {} forment déjà une armée mixte.", at(region)),
        Says::NobodyToMergeWith { region } => format!("Il n’y a pas d’unités de deux coéquipiers {}.", at(region)),
        Says::NotHisArmy { region } => {
            format!("Seuls les deux joueurs qui ont des unités {} en décident.", at(region))
        }
        Says::NothingToRemove { region } => format!("Il n’y a rien à retirer {} en ce moment.", at(region)),
        Says::NotHisToRemove { player, region } => format!("{} n’a plus rien à retirer {}.", start(player), at(region)),
        Says::StartsRemoving { player, region } => {
            format!("{} retire en premier {}, car il n’est pas le joueur dominant.", start(player), at(region))
        }
        Says::MoreThanHisShare { player, amount, left } => {
            format!("{} doit encore retirer {}, et non {}.", start(player), units(left), n(amount))
        }
        Says::MoreThanStandThere { nation, kind: of_kind, amount, there } => {
            format!("Il n’y a là que {}, et non {}.", figures(nation, of_kind, there), n(amount))
        }
        Says::NoArmyUnit { kind: of_kind } => format!(
            "{}\u{A0}: cela ne compte pas pour la limite\u{202F}; retirez des unités régulières ou d’Élite.",
            capital(kind(of_kind, false))
        ),
        Says::NotHisNation { player, nation } => {
            format!("{} retire ses propres unités\u{202F}; celles {} ne sont pas à lui.", start(player), of(nation))
        }
        Says::ActNotUnderstood => {
            "Cette question connaît quatre actes\u{A0}: commencer le tour suivant, réunir, rester séparés, retirer des unités."
                .into()
        }
        Says::DeedNamesNothing => {
            "L’acte ne nomme pas un joueur, une région, une Nation et une sorte de figurine de ce plateau.".into()
        }
        Says::NumberNotUnderstood => "Dites combien, par un nombre entier d’au moins 1.".into(),
        Says::StaleAnswer => "Plus personne ne le demande\u{202F}; la réponse est gardée et reste sans effet.".into(),
        Says::UnknownReading => "Cette question n’a pas la lecture choisie\u{202F}; elle reste sans effet.".into(),
    }
}
