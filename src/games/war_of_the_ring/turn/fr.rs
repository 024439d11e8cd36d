use crate::games::war_of_the_ring::names_fr::{at, au, counted, de, du, figures, la_nation, le, nations, of, start};
use crate::games::war_of_the_ring::nations::Side;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::turn::minions::Minion;
use crate::games::war_of_the_ring::turn::says::Says;
use crate::words::{Count, Int, Lang, capital};

const FR: Lang = Lang::Fr;

fn side(side: &Side) -> &'static str {
    match side {
        Side::FreePeoples => "les Peuples Libres",
        Side::Shadow => "l’Ombre",
    }
}

fn minion(minion: &Minion) -> String {
    let the = match minion {
        Minion::WitchKing => "le ",
        Minion::MouthOfSauron => "la ",
        Minion::Saruman => "",
    };
    format!("{the}{}", minion.name().say(FR))
}

fn dice(count: &Count) -> String {
    counted(count, "dé", "dés")
}

fn cards(count: &Count) -> String {
    counted(count, "carte", "cartes")
}

fn points(points: &Int) -> String {
    format!("{} points de victoire", points.say(FR))
}

fn order(order: &[Power]) -> String {
    order.iter().map(|player| player.name().say(FR)).collect::<Vec<_>>().join(", ")
}

/// Puts a sentence into French.
pub fn say(says: &Says) -> String {
    let n = |count: &Count| count.say(FR);
    match says {
        Says::LeadsThisTurn { turn, free_peoples, shadow } => format!(
            "Au tour {}, {} est dominant pour les Peuples Libres, {} pour l’Ombre.",
            n(turn),
            le(free_peoples),
            le(shadow)
        ),
        Says::OrderOfActions { turn, order: players } => {
            format!("Tour {}, si personne ne passe\u{A0}: {}.", n(turn), order(players))
        }
        Says::ActionsInAll { turn, next } => {
            format!("Tour {}\u{A0}: {} agit ensuite\u{202F}; les résultats disent combien d’actions fait chacun.", n(turn), le(next))
        }
        Says::DiceAreUsed { turn } => format!("Tous les dés d’action du tour {} sont utilisés.", n(turn)),
        Says::MayRecruit { player, nations: list } => format!("{} peut y recruter pour {}.", start(player), nations(list)),
        Says::MayMoveNazgul { player, amount, region } => format!(
            "{} peut déplacer {} Nazgûl, vers\u{A0}: {}\u{202F}; tout joueur de l’Ombre le peut.",
            start(player),
            n(amount),
            region.place().name.say(FR)
        ),
        Says::MayMoveMinion { player, minion: whom } => format!("{} peut déplacer {}.", start(player), minion(whom)),
        Says::MayAdvance { player, nation, steps } if steps.is_zero() => {
            format!("{} peut avancer le pion {} jusqu’à En Guerre, à {} cran.", start(player), of(nation), n(steps))
        }
        Says::MayAdvance { player, nation, steps } => format!(
            "{} peut avancer le pion {}\u{202F}; il reste {} avant En Guerre.",
            start(player),
            of(nation),
            counted(steps, "cran", "crans")
        ),
        Says::TableOrder { turn } => format!("Qui agit désormais au tour {}, si personne ne passe", n(turn)),
        Says::HeadActs => "agit".into(),
        Says::HeadDice => "dés avant".into(),
        Says::HeadPass => "peut passer".into(),
        Says::RowAction { nth } => n(nth),
        Says::CellPlayer { player } => player.name().say(FR),
        Says::CellDice { free_peoples, shadow } => format!("{} – {}", n(free_peoples), n(shadow)),
        Says::CellYes => "oui".into(),
        Says::CellNo => "non".into(),
        Says::CellOpen => "le livre ne le dit pas".into(),
        Says::BelowOrder => {
            "Dés\u{A0}: ceux des Peuples Libres, puis ceux de l’Ombre. Passer laisse les dés comme ils sont.".into()
        }
        Says::TableWho { turn } => format!("Qui peut faire quoi au tour {}", n(turn)),
        Says::RowNation { nation } => {
            format!("{}\u{A0}: recrutement, armées, pion politique", capital(la_nation(nation)))
        }
        Says::RowFly => "Déplacer les Nazgûl".into(),
        Says::RowRecruitNazgul => "Recruter des Nazgûl".into(),
        Says::RowMinion { minion } => format!("Déplacer\u{A0}: {}", minion.name().say(FR)),
        Says::RowFellowship => "Déplacer ou cacher la Communauté, déplacer ou séparer des Compagnons".into(),
        Says::RowDecide => "Déclarer la Communauté, nommer son Guide, décider des effets de la Traque".into(),
        Says::RowAllocate => "Mettre des dés dans la case de la Traque avant le lancer".into(),
        Says::RowIcon { icon } => format!("Utiliser un Événement à l’icône {}", du(icon)),
        Says::RowCombatIcon { icon } => format!("Utiliser comme carte Combat une carte à l’icône {}", du(icon)),
        Says::MarchesOverLimit { player, region, over } => format!(
            "{} peut y déplacer l’armée\u{A0}: {}\u{202F}; {} de trop, à retirer aussitôt.",
            start(player),
            region.place().name.say(FR),
            counted(over, "unité", "unités")
        ),
        Says::MayMarch { player, region } => {
            format!("{} peut déplacer l’armée, vers\u{A0}: {}.", start(player), region.place().name.say(FR))
        }
        Says::MayMoveFellowship { player, decides } => format!(
            "{} peut déplacer la Communauté\u{202F}; {}, joueur dominant, décide des effets de la Traque.",
            start(player),
            le(decides)
        ),
        Says::MayHideFellowship { player } => format!(
            "{} peut cacher la Communauté\u{A0}: tout joueur des Peuples Libres le peut.",
            start(player)
        ),
        Says::MayMoveCompanions { player } => format!(
            "{} peut déplacer ou séparer des Compagnons\u{A0}: tout joueur des Peuples Libres le peut.",
            start(player)
        ),
        Says::DecidesHunt { player } => format!("{}, joueur dominant, décide des effets de la Traque.", start(player)),
        Says::Declared { player } => format!("{}, joueur dominant, déclare la Communauté.", start(player)),
        Says::NotDeclared { player } => {
            format!("La Communauté n’est pas déclarée\u{A0}: c’est {}, joueur dominant, qui décide.", le(player))
        }
        Says::NamesGuide { player } => format!("{}, joueur dominant, choisit le Guide.", start(player)),
        Says::Allocates { player, dice: count } => {
            format!("{}, joueur dominant, place {} dans la case de la Traque.", start(player), dice(count))
        }
        Says::DrawsCards { player, cards: count, hand } => {
            format!("{} pioche {} et en a {}.", start(player), cards(count), n(hand))
        }
        Says::Discards { player, hand } => format!("{} défausse une carte et en a {}.", start(player), n(hand)),
        Says::Swapped { player, other } => {
            format!("{} et {} échangent une carte contre une, sans les montrer.", start(player), le(other))
        }
        Says::NoSwap { player, other } => format!(
            "Pas d’échange\u{A0}: {} l’a proposé, {} n’en veut pas\u{202F}; on ne montre aucune carte.",
            le(player),
            le(other)
        ),
        Says::MayPlayEvent { player } => format!("{} peut jouer cet Événement.", start(player)),
        Says::MayPlayCombatCard { player } => format!("{} peut la jouer comme carte de Combat.", start(player)),
        Says::MayUseRing { player } => format!("{} peut utiliser un Anneau elfique.", start(player)),
        Says::IndividualWinner { player, points: mine, other, others } => {
            format!("{} gagne en personne\u{A0}: {} contre {} {}.", start(player), points(mine), others.say(FR), au(other))
        }
        Says::LostLess { player, lost, other, others } => format!(
            "{} gagne en personne\u{A0}: ses Nations ont perdu {} points de victoire, celles {} {}.",
            start(player),
            n(lost),
            du(other),
            n(others)
        ),
        Says::SharedWin { one, other, points: both } => {
            format!("{} et {} gagnent ensemble, avec {} chacun.", start(one), le(other), points(both))
        }
        Says::NobodyWinsInPerson { one, other, points: both } => {
            format!("Ni {} ni {} ne gagne en personne\u{A0}: {} chacun.", le(one), le(other), points(both))
        }
        Says::WinsAlone { player } => format!("{} est seul dans son camp et gagne.", start(player)),
        Says::LeadingByParity { turn, free_peoples, shadow } => format!(
            "Le tour {} est {}\u{A0}: les marqueurs sont à\u{A0}: {}, {}.",
            n(turn),
            if turn.is_odd() { "impair" } else { "pair" },
            le(free_peoples),
            le(shadow)
        ),
        Says::ActsInTurn { first, second } => format!(
            "{} fait la première action, {} la deuxième\u{202F}; dans chaque camp, le joueur dominant vient après son coéquipier.",
            start(first),
            le(second)
        ),
        Says::GoesOnAlone { side: Side::FreePeoples } => {
            "Les Peuples Libres ont plus de dés\u{202F}; leurs dernières actions se suivent, toujours à tour de rôle.".into()
        }
        Says::GoesOnAlone { side: Side::Shadow } => {
            "L’Ombre a plus de dés\u{202F}; ses dernières actions se suivent, toujours à tour de rôle.".into()
        }
        Says::UsesADie { player, left } => format!("{} utilise un dé\u{202F}; il en reste {} à son camp.", start(player), n(left)),
        Says::SkipsADie { player, left } => {
            format!("{} écarte un dé sans l’utiliser\u{202F}; il en reste {} à son camp.", start(player), n(left))
        }
        Says::Passes { player, mine, theirs } => {
            format!("{} passe\u{A0}: il reste {} à son camp, {} à l’autre.", start(player), dice(mine), n(theirs))
        }
        Says::NextOfTeam { player } => format!("L’action suivante de son camp revient {}.", au(player)),
        Says::NotConsecutive { player } => format!("{} n’agit pas deux fois de suite sur la même Nation.", start(player)),
        Says::AllocationBounds { least, most } => {
            format!("De {} à {} vont dans la case de la Traque avant le jet.", n(least), dice(most))
        }
        Says::OffersSwap { player, other } => {
            format!("{} propose un échange de cartes sans les montrer, {}.", start(player), au(other))
        }
        Says::AsksDiscard { player, over } => format!("{} a {} de trop\u{A0}: une à défausser.", start(player), cards(over)),
        Says::AsksSwap { player, other } => {
            format!("{} veut échanger une carte. Accord {}\u{202F}?", start(player), du(other))
        }
        Says::AnswerDiscard => "Défausser une carte".into(),
        Says::AnswerSwap => "Échanger une carte".into(),
        Says::AnswerNoSwap => "Pas d’échange".into(),
        Says::StartReserves { nation } => format!("La réserve {} est celle du début de la partie.", of(nation)),
        Says::ActNotUnderstood => "Cette question ne connaît pas cet acte.".into(),
        Says::DeedNamesNothing => {
            "L’acte ne nomme pas ce qu’il faut\u{A0}: un joueur à la table, une Nation, une région ou un camp.".into()
        }
        Says::NotHisAction { player, next } => {
            format!("Ce n’est pas l’action {}\u{A0}: {} agit d’abord.", du(player), le(next))
        }
        Says::NoDiceLeft => "Il ne reste aucun dé d’action.".into(),
        Says::NoDiceKnown => "Dites d’abord combien de dés d’action inutilisés a chaque camp.".into(),
        Says::MayNotPass { player, mine, theirs } => format!(
            "{} ne peut pas passer\u{A0}: son camp a {}, l’autre {}\u{202F}; il en faut strictement moins.",
            start(player),
            dice(mine),
            n(theirs)
        ),
        Says::MaySkip { player } => format!("{} peut perdre un dé\u{A0}: il l’écarte sans l’utiliser.", start(player)),
        Says::NotInReserve { nation, kind, amount, left } => {
            format!("Il faut {} en réserve\u{202F}; il y en a {}.", figures(nation, kind, amount), n(left))
        }
        Says::NotHisToRecruit { player, nation } => format!("{} ne recrute pas pour {}.", start(player), la_nation(nation)),
        Says::NotAtWarNoMuster { nation } => {
            format!("Un dé ne recrute pas pour {} avant En Guerre.", la_nation(nation))
        }
        Says::NotItsSettlement { nation } => format!("Ce n’est pas une Localité {} où recruter.", of(nation)),
        Says::OneFigureEach => "Les deux figurines d’un dé de recrutement vont dans deux Localités différentes.".into(),
        Says::EliteAlone => "Une unité d’Élite prend tout un dé de recrutement\u{A0}: on ne recrute rien d’autre avec.".into(),
        Says::TwoFiguresAtMost => "Un dé de recrutement amène deux figurines au plus.".into(),
        Says::NothingWithTheSameDie => {
            "Rien de plus avec le dernier dé\u{A0}: dites-le comme une action à part, avec un dé.".into()
        }
        Says::SettlementNotFree { region } => {
            format!("On ne recrute pas {}\u{A0}: l’ennemi tient ou assiège cette Localité.", at(region))
        }
        Says::NazgulInStrongholds => "Les Nazgûl ne se recrutent que dans les Forteresses de Sauron.".into(),
        Says::NazgulKeptOut { region } => format!(
            "Les Nazgûl ne volent pas {}\u{A0}: les Peuples Libres tiennent cette Forteresse et l’Ombre ne l’assiège pas.",
            at(region)
        ),
        Says::StaysInOrthanc => "Saroumane ne quitte jamais Orthanc.".into(),
        Says::HowFarIsNotRuled { minion: whom } => {
            format!("On dit seulement qui déplace {}, pas où se trouve cette figurine ni jusqu’où elle va.", minion(whom))
        }
        Says::OnAnotherNation { player } => format!(
            "Personne n’a dit sur quelle Nation {} a agi\u{202F}; on suppose que c’est une autre qu’avant et après.",
            le(player)
        ),
        Says::OnlyWitchKingRecruits { player } => {
            format!("{} ne recrute pas de Nazgûl\u{A0}: seul le joueur du Roi-Sorcier le peut.", start(player))
        }
        Says::NotHisNazgul { player } => {
            format!("{} ne déplace pas de Nazgûl\u{A0}: seuls les joueurs de l’Ombre le font.", start(player))
        }
        Says::NotSoManyNazgul { region, amount, there } => {
            format!("{} Nazgûl devraient partir {}, où il y en a {}.", n(amount), de(region), n(there))
        }
        Says::NotHisMinion { player, minion: whom } => format!("{} ne contrôle pas {}.", start(player), minion(whom)),
        Says::NotHisCounter { player, nation } => format!("{} ne déplace pas le pion politique {}.", start(player), of(nation)),
        Says::BoromirCannot { region } => format!(
            "Boromir n’avance que le Gondor, pour un joueur des Peuples Libres, depuis une Cité ou Forteresse non conquise du Gondor, pas {}.",
            at(region)
        ),
        Says::AtWarAlready { nation } => format!("{}\u{A0}: déjà En Guerre.", capital(la_nation(nation))),
        Says::PassiveStaysOut { nation } => {
            format!("{}\u{A0}: passive, et une Nation passive n’atteint pas En Guerre.", capital(la_nation(nation)))
        }
        Says::NotOfTheFreePeoples { player } => {
            format!("{} n’agit ni avec la Communauté ni avec les Compagnons.", start(player))
        }
        Says::LeadingDecides { player, leading } => {
            format!("Ce n’est pas {} d’en décider, mais au joueur dominant\u{A0}: {}.", au(player), le(leading))
        }
        Says::AllocationOutOfBounds { dice: count, least, most } => {
            format!("{} dans la case de la Traque, ce n’est pas permis\u{A0}: entre {} et {}.", dice(count), n(least), n(most))
        }
        Says::DiscardFirst { player, over } => {
            format!("D’abord, {} défausse {}\u{A0}: l’échange vient après.", le(player), cards(over))
        }
        Says::NothingToDiscard { player } => format!("{} n’a aucune carte de trop.", start(player)),
        Says::NobodyToSwapWith { player } => format!("{} n’a pas de coéquipier avec qui échanger.", start(player)),
        Says::NoSwapOffered { player } => format!("Personne n’a proposé d’échange {}.", au(player)),
        Says::IconOfAnother { player, icon } => {
            format!("La carte porte le symbole {}\u{A0}: {} ne peut pas s’en servir ainsi.", du(icon), le(player))
        }
        Says::MayOfferSwap { player } => {
            format!("{} peut la proposer, sans la montrer, en échange à son coéquipier.", start(player))
        }
        Says::SameNationTwice { player, nation } => {
            format!("{} ne peut pas faire deux actions de suite sur la Nation {}.", start(player), of(nation))
        }
        Says::SameArmyTwice { player, region } => {
            format!("{} ne peut pas agir deux fois de suite avec la même armée mixte, maintenant {}.", start(player), at(region))
        }
        Says::FellowshipTwice { player } => {
            format!("Lu ainsi, {} ne peut pas agir deux fois de suite avec la Communauté.", le(player))
        }
        Says::RingUsed { player } => {
            format!("Un Anneau elfique a servi ce tour\u{202F}; {} ne peut pas en utiliser un autre.", le(player))
        }
        Says::FoundNext { player } => format!("Agit ensuite\u{A0}: {}.", le(player)),
        Says::FoundActions { player, actions } => {
            format!("{} fait {} si personne ne passe.", start(player), counted(actions, "action", "actions"))
        }
        Says::FoundPasses { side: team, passes } => {
            format!("On peut passer au plus {} fois\u{A0}: {}.", n(passes), side(team))
        }
        Says::FoundDraws { player, cards: count } => format!("{} pioche {} ce tour.", start(player), cards(count)),
        Says::FoundHand { player, cards: count } => format!("{} a {} en main.", start(player), cards(count)),
        Says::FoundHandLimit { player, cards: count } => format!("{} peut garder {} en main.", start(player), cards(count)),
        Says::FoundHuntLeast { dice: count } => format!("Au moins {} dans la case de la Traque avant le jet.", dice(count)),
        Says::FoundHuntMost { dice: count } => format!("Au plus {} dans la case de la Traque avant le jet.", dice(count)),
        Says::FoundPoints { player, points: his } => format!("{} a {}, prises moins pertes.", start(player), points(his)),
        Says::NamedAct { player } => format!("{} fait une action", start(player)),
        Says::NamedPass { player } => format!("{} passe", start(player)),
        Says::NamedSkip { player } => format!("{} perd un dé", start(player)),
        Says::NamedRecruit { player } => format!("{} recrute", start(player)),
        Says::NamedRecruits { player, nation, kind, region } => {
            format!("{} recrute {} {}", start(player), figures(nation, kind, &Count::one()), at(region))
        }
        Says::NamedRecruitsToo { player, nation, kind, region } => {
            format!("{} recrute {} {} avec le même dé", start(player), figures(nation, kind, &Count::one()), at(region))
        }
        Says::NamedFlight { player, amount, from, to } => {
            format!("{} fait voler {} Nazgûl {} {}", start(player), n(amount), de(from), at(to))
        }
        Says::NamedFlightToo { player, amount, from, to } => {
            format!("{} fait voler {} Nazgûl {} {} avec le même dé", start(player), n(amount), de(from), at(to))
        }
        Says::NamedNazgul { player } => format!("{} déplace des Nazgûl", start(player)),
        Says::NamedMinion { player, minion: whom } => format!("{} déplace {}", start(player), minion(whom)),
        Says::NamedAdvance { player, nation } => format!("{} avance le pion politique {}", start(player), of(nation)),
        Says::NamedMarch { player } => format!("{} déplace une armée", start(player)),
        Says::NamedFellowship { player } => format!("{} déplace la Communauté", start(player)),
        Says::NamedHide { player } => format!("{} cache la Communauté", start(player)),
        Says::NamedCompanions { player } => format!("{} déplace des Compagnons", start(player)),
        Says::NamedDecideHunt { player } => format!("{} décide des effets de la Traque", start(player)),
        Says::NamedDeclare { player } => format!("{} déclare la Communauté", start(player)),
        Says::NamedKeep { player } => format!("{} ne déclare pas la Communauté", start(player)),
        Says::NamedGuide { player } => format!("{} choisit le Guide", start(player)),
        Says::NamedAllocate { player, dice } => {
            format!("{} place {} dans la case de la Traque", start(player), counted(dice, "dé", "dés"))
        }
        Says::NamedDraw { player } => format!("{} pioche", start(player)),
        Says::NamedDiscard { player } => format!("{} défausse une carte", start(player)),
        Says::NamedOffer { player } => format!("{} propose un échange", start(player)),
        Says::NamedAccept { player } => format!("{} accepte l’échange", start(player)),
        Says::NamedRefuse { player } => format!("{} refuse l’échange", start(player)),
        Says::NamedEvent { player } => format!("{} joue un Événement", start(player)),
        Says::NamedCombatCard { player } => format!("{} joue une carte de Combat", start(player)),
        Says::NamedEventOf { player, icon } => format!("{} joue un Événement au symbole {}", start(player), du(icon)),
        Says::NamedCombatCardOf { player, icon } => {
            format!("{} joue une carte de Combat au symbole {}", start(player), du(icon))
        }
        Says::NamedRing { player } => format!("{} utilise un Anneau elfique", start(player)),
        Says::NamedWin { side: Side::FreePeoples } => "Les Peuples Libres gagnent".into(),
        Says::NamedWin { side: Side::Shadow } => "L’Ombre gagne".into(),
        Says::NamedNext => "Le tour suivant commence, dés inconnus".into(),
        Says::NamedUnknown => "Un acte que le tour ne connaît pas".into(),
        Says::FieldFreeDice => "Dés des Peuples Libres".into(),
        Says::FieldShadowDice => "Dés de l’Ombre".into(),
        Says::FieldCompanions => "Compagnons dans la Communauté".into(),
        Says::FieldHunted => "Dés des Peuples Libres dans la case de la Traque au tour précédent".into(),
        Says::FieldHand { player } => format!("Cartes {}", du(player)),
    }
}
