use crate::games::war_of_the_ring::deed_says::Deeds;
use crate::games::war_of_the_ring::names_fr::{at, au, counted, de, du, figures, kind, la_nation, le, nations, of, start, units};
use crate::games::war_of_the_ring::nations::Side;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::Region;
use crate::words::{Count, Lang, capital, is_one, list_and};

const FR: Lang = Lang::Fr;

fn named(region: &Region) -> String {
    region.place().name.say(FR)
}

fn regions(list: &[Region]) -> String {
    list_and(&list.iter().map(named).collect::<Vec<_>>(), FR)
}

fn players(list: &[Power]) -> String {
    list_and(&list.iter().map(|player| le(player).to_owned()).collect::<Vec<_>>(), FR)
}

fn dice(count: &Count) -> String {
    counted(count, "dé", "dés")
}

fn rerolls(count: &Count) -> String {
    if count.is_zero() { "aucune relance".to_owned() } else { counted(count, "relance", "relances") }
}

fn hits(count: &Count) -> String {
    counted(count, "touche", "touches")
}

fn of_side(side: &Side) -> &'static str {
    if *side == Side::Shadow { "de l’Ombre" } else { "des Peuples Libres" }
}

/// Puts a sentence into French.
pub fn say(says: &Deeds) -> String {
    let n = |count: &Count| count.say(FR);
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
            "{} peut attaquer {}\u{A0}: {}, {}, {}. {} contrôle l’armée qui se défend\u{A0}: {}, {}, {}.",
            start(player),
            if region == from { format!("{} même", at(region)) } else { format!("{} depuis {}", named(region), named(from)) },
            units(mine),
            dice(my_dice),
            rerolls(my_rerolls),
            start(defender),
            units(their_units),
            dice(their_dice),
            rerolls(their_rerolls)
        ),
        Deeds::Captured { players: whose, region, points } => format!(
            "Prise {}\u{A0}: {} pour {}.",
            de(region),
            counted(points, "point de victoire", "points de victoire"),
            players(whose)
        ),
        Deeds::ActsWithHisOwn { player } => format!("{} agit avec sa propre armée.", start(player)),
        Deeds::TakesOut { player, region } => {
            format!("{} ne contrôle pas l’armée {}, mais peut en faire sortir ses propres unités.", start(player), de(region))
        }
        Deeds::KeepsControl { player, mine, theirs } => format!(
            "{} contrôle ce qui agit\u{A0}: {} à lui, {} à son coéquipier.",
            start(player),
            units(mine),
            n(theirs)
        ),
        Deeds::Moves { player, from, to, units: all } => {
            format!("{} déplace {}, de\u{A0}: {}, vers\u{A0}: {}.", start(player), units(all), named(from), named(to))
        }
        Deeds::TrimmedAfterwards { region } => format!(
            "Le déplacement est légal bien qu’il dépasse la limite {}\u{202F}; on retire l’excédent maintenant.",
            at(region)
        ),
        Deeds::LeftInRearguard { nation, units: all } => format!(
            "{} n’est pas En Guerre et ne peut attaquer\u{A0}: {} à l’arrière-garde.",
            capital(la_nation(nation)),
            units(all)
        ),
        Deeds::TakesNoPart { player, region } => format!("L’armée {} {} ne prend pas part.", du(player), at(region)),
        Deeds::MustBeOneArmy { region, one, other } => format!(
            "Attaque {}\u{A0}: {} et {} doivent former une seule armée mixte.",
            at(region),
            le(one),
            le(other)
        ),
        Deeds::Strength { player, units: all, dice: rolled, rerolls: again } => {
            format!("Côté {}\u{A0}: {}, {}, {}.", du(player), units(all), dice(rolled), rerolls(again))
        }
        Deeds::NazgulLead { region, nazgul, leads } => format!(
            "{} Nazgûl {} {} cette armée.",
            n(nazgul),
            at(region),
            if *leads { "mènent" } else { "ne mènent pas" }
        ),
        Deeds::CharactersNotCounted { region } => format!(
            "La valeur des Compagnons et Serviteurs {} n’est pas comptée ici\u{A0}: on ne les distingue pas.",
            at(region)
        ),
        Deeds::Wakes { nation, steps } if steps.is_zero() => {
            format!("Attaque contre {}\u{A0}: En Guerre désormais\u{202F}; il reste {} cran.", la_nation(nation), n(steps))
        }
        Deeds::Wakes { nation, steps } => format!(
            "Attaque contre {}\u{A0}: Nation active, désormais à {} d’En Guerre.",
            la_nation(nation),
            counted(steps, "cran", "crans")
        ),
        Deeds::HitsTaken { region, amount } => format!("L’armée {} subit {}.", de(region), hits(amount)),
        Deeds::Loses { player, nation, kind: of_kind, amount } => {
            format!("{} retire {} comme pertes.", start(player), figures(nation, of_kind, amount))
        }
        Deeds::Reduces { player, nation, amount } => format!(
            "{} réduit {} {} en {}.",
            start(player),
            counted(amount, "unité d’Élite", "unités d’Élite"),
            of(nation),
            if is_one(amount, FR) { "unité régulière" } else { "unités régulières" }
        ),
        Deeds::IntoSiege { player, region } => format!("{} se laisse assiéger {}.", start(player), at(region)),
        Deeds::OverSiegeLimit { region, units: all, over } => {
            format!("{} assiégées {}, {} de trop pour la limite de 5.", units(all), at(region), n(over))
        }
        Deeds::StaysMixed { region } => format!("L’armée {} reste une seule armée mixte.", de(region)),
        Deeds::PartsAgain { region } => {
            format!("La bataille finie, les armées {} sont de nouveau séparées.", de(region))
        }
        Deeds::AsksCasualties { region, amount } => format!("{} à subir {}\u{A0}: quelles unités\u{202F}?", hits(amount), at(region)),
        Deeds::AnswerReduce { nation } => format!("Réduire 1 unité d’Élite {} en unité régulière", of(nation)),
        Deeds::ForceNotUnderstood => {
            "Dites quelles figurines agissent, Nation par Nation, comme gondor 3r1e\u{202F}; au moins une.".into()
        }
        Deeds::NotAdjacent { region, to } => format!("{} et {} ne se touchent pas.", named(region), named(to)),
        Deeds::NoArmyOfHis { player, region } => format!("{} n’a pas d’armée {}.", start(player), at(region)),
        Deeds::NotTheController { player, region, controller } => format!(
            "{} ne peut agir avec l’armée mixte {}\u{A0}: {} la contrôle.",
            start(player),
            de(region),
            le(controller)
        ),
        Deeds::MayMoveOut { player, region } => {
            format!("{} ne déplace que ses propres unités, hors {}.", start(player), de(region))
        }
        Deeds::WouldLoseControl { player, mine, theirs, controller } => format!(
            "Avec {} à lui et {} à son coéquipier, {} ne contrôlerait pas ce qui agit\u{A0}: ce serait {}.",
            units(mine),
            n(theirs),
            le(player),
            le(controller)
        ),
        Deeds::NotHisUnits { player, nation } => {
            format!("{} n’agit pas avec les unités {}\u{A0}: elles ne sont pas à lui.", start(player), of(nation))
        }
        Deeds::EnemiesHold { region } => format!("L’ennemi tient {}\u{A0}: on attaque, on n’entre pas.", named(region)),
        Deeds::NobodyToAttack { region } => format!("Aucune armée ennemie {}.", at(region)),
        Deeds::NotAtWarMayNotEnter { nation, region } => format!(
            "{} n’est pas En Guerre\u{A0}: entrer {} lui est interdit, c’est la terre d’une autre Nation.",
            capital(la_nation(nation)),
            at(region)
        ),
        Deeds::WouldOverstack { region, over } => {
            format!("Le déplacement dépasserait la limite {} de {}.", at(region), units(over))
        }
        Deeds::AttackersNotHis { player, region, left } => format!(
            "Une fois à l’arrière-garde {}, aucune unité {} n’attaquerait depuis {}.",
            if left.is_empty() { "le reste".to_owned() } else { nations(left) },
            du(player),
            named(region)
        ),
        Deeds::NeedsALeader { player, region } => format!(
            "Personne ne mène l’armée {} {}\u{A0}: un dé Personnage n’agit qu’avec une armée qui a un Officier ou un Personnage.",
            du(player),
            at(region)
        ),
        Deeds::NoHits { region } => format!("Aucune armée ne subit de touche {} en ce moment.", at(region)),
        Deeds::NoUnitToLose { kind: of_kind } => {
            format!("Les touches ne visent pas les {}\u{A0}: retirez des unités régulières ou d’Élite.", kind(of_kind, false))
        }
        Deeds::MoreThanHits { amount, left } => format!("Cela vaut {}\u{202F}; il n’en reste que {}.", hits(amount), n(left)),
        Deeds::NoRegularLeft { nation } => {
            format!("Il n’y a plus d’unité régulière {} pour remplacer une unité d’Élite.", of(nation))
        }
        Deeds::NotHisLoss { player, region } => {
            format!("Ce n’est pas {} de choisir ces pertes {}.", au(player), at(region))
        }
        Deeds::NoStronghold { region } => format!("Il n’y a pas de Forteresse {}.", at(region)),
        Deeds::NobodyAttacksIt { region } => {
            format!("Personne n’attaque {}\u{202F}; une armée se laisse assiéger quand on l’attaque.", named(region))
        }
        Deeds::NoBattle => "Aucune bataille n’est en cours.".into(),
        Deeds::NothingToCapture { region } => format!("{} n’est pas une Localité que l’ennemi tient et où il n’a plus d’unité.", named(region)),
        Deeds::FoundMoves { player, region, to } => {
            format!("{} peut déplacer son armée {} vers\u{A0}: {}.", start(player), de(region), regions(to))
        }
        Deeds::FoundKeptOut { player, region, to } => {
            format!("{} ne peut pas entrer avec son armée {}\u{A0}: {}.", start(player), de(region), regions(to))
        }
        Deeds::FoundAttacks { player, region, to } => {
            format!("{} peut attaquer depuis {}\u{A0}: {}.", start(player), named(region), regions(to))
        }
        Deeds::FoundNoAttack { player, region, to } => {
            format!("{} ne peut pas attaquer depuis {}\u{A0}: {}.", start(player), named(region), regions(to))
        }
        Deeds::FoundActsAlone { player, region } => format!("{} agit avec sa propre armée {}.", start(player), at(region)),
        Deeds::FoundControls { player, region } => format!("{} agit avec l’armée mixte {}.", start(player), de(region)),
        Deeds::FoundTakesOut { player, region } => {
            format!("{} peut seulement faire sortir ses propres unités {}.", start(player), de(region))
        }
        Deeds::FoundSplit { player, region, theirs, least, most } => format!(
            "Avec {} de son coéquipier, {} déplace {} à lui hors {}.",
            if theirs.is_zero() { "aucune unité".to_owned() } else { units(theirs) },
            le(player),
            if least == most { units(most) } else { format!("de {} à {}", n(least), units(most)) },
            de(region)
        ),
        Deeds::FoundAtWar { nation } => format!("En Guerre\u{A0}: {}.", la_nation(nation)),
        Deeds::FoundStance { nation, steps, active } => format!(
            "{}\u{A0}: à {} d’En Guerre, Nation {}.",
            capital(la_nation(nation)),
            counted(steps, "cran", "crans"),
            if *active { "active" } else { "passive" }
        ),
        Deeds::NamedMove { player, region, to } => {
            format!("{} se déplace\u{A0}: {} vers {}", start(player), named(region), named(to))
        }
        Deeds::NamedAttack { player, region, to } => {
            format!("{} attaque {} depuis {}", start(player), named(to), named(region))
        }
        Deeds::BesiegedStays { region } => format!(
            "L’armée assiégée {} n’en sort ni par un déplacement ni par une attaque\u{202F}; il ne lui reste que la sortie.",
            at(region)
        ),
        Deeds::OnlyFromWithin { region } => format!(
            "Seule une armée de la même région attaque les assiégés {}\u{A0}: il faut d’abord rejoindre les assiégeants.",
            de(region)
        ),
        Deeds::WhoseHits { region } => {
            format!("Les deux camps ont une armée {}\u{A0}: dites laquelle encaisse les touches.", at(region))
        }
        Deeds::HitsTakenBy { region, side, amount } => {
            format!("L’armée {} {} encaisse {}.", of_side(side), at(region), hits(amount))
        }
        Deeds::NazgulFall { region, amount } => format!(
            "La dernière unité est perdue {}\u{A0}: {} Nazgûl avec elle, de retour aux renforts.",
            at(region),
            n(amount)
        ),
        Deeds::Retreats { player, region, to } => format!(
            "{} bat en retraite avec toute l’armée {}, vers {}\u{202F}; la bataille est finie.",
            start(player),
            de(region),
            named(to)
        ),
        Deeds::NoRetreat { region } => {
            format!("Personne n’attaque cette armée {}\u{A0}: seule une armée attaquée bat en retraite.", at(region))
        }
        Deeds::NotFree { region } => format!(
            "La région n’est pas libre {}\u{A0}: une armée ennemie s’y trouve, ou l’ennemi en tient la Localité.",
            at(region)
        ),
        Deeds::LandWakes { nation } => {
            format!("Une armée ennemie est entrée sur ses terres, désormais actives\u{A0}: {}.", la_nation(nation))
        }
        Deeds::LosesSettlement { nation, steps } => format!(
            "Une Localité est perdue\u{A0}: {} (Nation active), à {} d’En Guerre.",
            la_nation(nation),
            counted(steps, "cran", "crans")
        ),
        Deeds::TakenBack { players: whose, region } => {
            format!("Reprise {} par {}\u{A0}: l’ennemi ne la compte plus.", de(region), players(whose))
        }
        Deeds::StandsAbroad { nation, region } => format!(
            "Pas En Guerre\u{A0}: {}. Seule une retraite mène ses figurines {}, sur les terres d’une autre Nation, et elles en sortent à leur prochain déplacement.",
            la_nation(nation),
            at(region)
        ),
        Deeds::RearguardNeedsAUnit { region } => {
            format!("Des Officiers ne restent pas seuls {}\u{A0}: une arrière-garde a une unité.", at(region))
        }
        Deeds::StrongholdEmpty { region } => format!(
            "Plus personne dans la Forteresse {}\u{A0}: le siège est fini, et la région est aux assiégeants.",
            de(region)
        ),
        Deeds::NamedHitOf { side, region, amount } => {
            format!("{} pour l’armée {} {}", hits(amount), of_side(side), at(region))
        }
        Deeds::NamedRetreat { player, region, to } => {
            format!("{} bat en retraite {} vers {}", start(player), de(region), named(to))
        }
        Deeds::MakesASortie { player, region } => format!(
            "{} fait une sortie {}\u{A0}: combat en terrain découvert, on touche à 5 des deux côtés\u{202F}; qui cesse rentre, et personne n’avance.",
            start(player),
            at(region)
        ),
        Deeds::AttacksTheBesieged { player, region } => format!(
            "{} attaque les assiégés {}\u{A0}: il touche à 6, eux à 5\u{202F}; un tour de combat, et un de plus par Élite qu’il réduit.",
            start(player),
            de(region)
        ),
        Deeds::RelievesTheSiege { player, region } => format!(
            "{} attaque les assiégeants {}\u{A0}: une bataille ordinaire, à laquelle les assiégés ne prennent pas part.",
            start(player),
            de(region)
        ),
        Deeds::OwnArmyBesieged { player, region, units: his } => {
            format!("Assiégé {}\u{A0}: {} seul, {}.", at(region), le(player), units(his))
        }
        Deeds::SiegeEnds { region } => format!("Plus aucun assiégeant {}\u{A0}: le siège est fini.", at(region)),
        Deeds::JoinsBesiegers { region } => format!(
            "Pour les assiégeants, la région est libre {}\u{A0}: ce qui arrive les rejoint sans attaquer.",
            at(region)
        ),
        Deeds::NamedAttackWithin { player, region } => format!("{} attaque {} même", start(player), at(region)),
        Deeds::JoinsMixed { region } => {
            format!("Les deux acceptent que ce qui arrive {} rejoigne l’armée mixte.", at(region))
        }
        Deeds::FoundMovesPart { player, region, to } => format!(
            "{} peut y déplacer, depuis {}, seulement ceux qui peuvent entrer\u{A0}: {}.",
            start(player),
            named(region),
            regions(to)
        ),
        Deeds::NamedMovePart { player, region, to, units } => format!(
            "{} déplace {}\u{A0}: {} vers {}",
            start(player),
            counted(units, "unité", "unités"),
            named(region),
            named(to)
        ),
        Deeds::NamedAttackPart { player, region, to, units } => format!(
            "{} attaque {} depuis {} avec {}",
            start(player),
            named(to),
            named(region),
            counted(units, "unité", "unités")
        ),
        Deeds::NamedHit { region, amount } => format!("{} {}", hits(amount), at(region)),
        Deeds::NamedLoss { player, nation, region } => {
            format!("{} prend une perte {} {}", start(player), of(nation), at(region))
        }
        Deeds::NamedSiege { player, region } => format!("{} se laisse assiéger {}", start(player), at(region)),
        Deeds::NamedEndOfBattle => "La bataille est finie".into(),
        Deeds::NamedCapture { player, region } => format!("{} prend {}", start(player), named(region)),
    }
}
