//! The assignment phase in French.

use crate::games::lotr_tcg::assignment::says::Assign;
use crate::games::lotr_tcg::fr::{counted, pieces};
use crate::words::{Count, Lang, is_one, list_or};

fn n(count: &Count) -> String {
    count.say(Lang::Fr)
}

/// What the question says on the way, in French.
pub fn assign(says: &Assign) -> String {
    match says {
        Assign::Title => "Qui combat qui\u{202F}?".into(),
        Assign::How => "Placez chaque séide avec le personnage qui s’en charge, puis dites que c’est terminé\u{202F}; le joueur \
                        de l’Ombre place ensuite les séides restants."
            .into(),
        Assign::ExampleTitle => "Qui combat qui\u{202F}?".into(),

        Assign::NoSuchPlayer { player } => format!(
            "Aucun joueur {} n’est assis ici\u{A0}: il y a le joueur des Peuples Libres et le joueur de l’Ombre.",
            player.say(Lang::Fr)
        ),
        Assign::NeedsAPlayer => {
            "Il faut que quelqu’un le fasse\u{A0}: le joueur des Peuples Libres ou le joueur de l’Ombre.".into()
        }
        Assign::NoSuchDeed { deed } => format!(
            "«\u{A0}{}\u{A0}» ne se fait pas ici\u{A0}: on affecte, ou l’on a terminé.",
            deed.say(Lang::Fr)
        ),
        Assign::NamesNobody => "Une affectation nomme un séide et un personnage.".into(),
        Assign::FreePeoplesAreDone => {
            "Le joueur des Peuples Libres a annoncé qu’il avait terminé\u{A0}: il n’affecte plus rien.".into()
        }
        Assign::FreePeoplesFirst => "Le joueur des Peuples Libres n’a pas terminé\u{A0}: le joueur de l’Ombre ne place les \
                                     séides restants qu’ensuite."
            .into(),
        Assign::ShadowIsDone => {
            "Le joueur de l’Ombre a annoncé qu’il avait terminé\u{A0}: il ne place plus rien.".into()
        }
        Assign::NotThere { piece } => format!("{} n’est pas sur le plateau.", piece.say(Lang::Fr)),
        Assign::NotAMinionThere { piece } => format!(
            "{} n’est pas un séide\u{A0}: ce sont les séides que l’on affecte aux personnages.",
            piece.say(Lang::Fr)
        ),
        Assign::NotACharacterThere { piece } => format!(
            "{} est un séide\u{A0}: on n’affecte les séides qu’aux personnages des Peuples Libres.",
            piece.say(Lang::Fr)
        ),
        Assign::TheDeadDoNotFight { piece } => {
            format!("{} est mort et ne peut pas être affecté.", piece.say(Lang::Fr))
        }
        Assign::MinionTaken { minion, by } => format!(
            "{} a déjà {} en face\u{A0}: un séide n’a qu’un personnage contre lui.",
            minion.say(Lang::Fr),
            by.say(Lang::Fr)
        ),
        Assign::CapacityFull { character, capacity, defender, asked } => format!(
            "{} peut prendre {} (défenseur +{}), et ce serait le nº\u{A0}{}.",
            character.say(Lang::Fr),
            counted(capacity, "séide", "séides"),
            n(defender),
            n(asked)
        ),
        Assign::NotALeftover { minion, by } => format!(
            "{} n’est pas un séide restant\u{A0}: le joueur des Peuples Libres l’a affecté contre {}.",
            minion.say(Lang::Fr),
            by.say(Lang::Fr)
        ),
        Assign::NobodyAsksThat => "Personne ne demande plus cela\u{A0}: la réponse ne compte pas.".into(),
        Assign::SkirmishComesLater => {
            "Un combat est déjà en place, mais la question porte sur l’affectation qui le précède\u{A0}: il ne compte pas ici.".into()
        }
        Assign::AssignmentsStand { minion } => format!(
            "{} est affecté, et personne ne reprend une affectation\u{A0}: annulez-la plutôt.",
            minion.say(Lang::Fr)
        ),
        Assign::NoMinionIsFree => "Tous les séides sont déjà affectés.".into(),
        Assign::LiftTheMinion { character } => {
            format!("Quel séide\u{202F}? Posez celui que vous voulez sur {}.", character.say(Lang::Fr))
        }

        Assign::OnlyOneOf { minion, characters } => format!(
            "{} peut avoir contre lui {}, mais pas les deux, ou personne.",
            minion.say(Lang::Fr),
            list_or(&characters.iter().map(|one| one.say(Lang::Fr)).collect::<Vec<_>>(), Lang::Fr)
        ),
        Assign::MayGoTo { minion, characters } => format!(
            "{} peut avoir contre lui {}, ou personne.",
            minion.say(Lang::Fr),
            list_or(&characters.iter().map(|one| one.say(Lang::Fr)).collect::<Vec<_>>(), Lang::Fr)
        ),
        Assign::SayDone => "Le joueur des Peuples Libres ne peut qu’annoncer qu’il a terminé.".into(),
        Assign::LeftoversAre { minions } => format!(
            "Le joueur de l’Ombre peut placer {}, ou avoir terminé.",
            pieces(minions)
        ),
        Assign::FreePeoplesAssignOrDone => {
            "Le joueur des Peuples Libres affecte, ou annonce qu’il a terminé.".into()
        }

        Assign::NoMinions => "Aucun séide en jeu\u{A0}: ni affectation ni combat.".into(),
        Assign::FreePeoplesAssign { minion, character, holds, capacity } => format!(
            "{} prend {}\u{A0}: {} sur {}.",
            character.say(Lang::Fr),
            minion.say(Lang::Fr),
            n(holds),
            n(capacity)
        ),
        Assign::FreePeoplesDone { leftovers } if leftovers.is_empty() => {
            "Le joueur des Peuples Libres a terminé\u{202F}; il ne reste aucun séide.".into()
        }
        Assign::FreePeoplesDone { leftovers } => {
            format!("Le joueur des Peuples Libres a terminé\u{202F}; séides restants\u{A0}: {}.", pieces(leftovers))
        }
        Assign::FreePeoplesWindowCloses => {
            "Le joueur des Peuples Libres ne peut plus rien affecter\u{A0}: il a terminé.".into()
        }
        Assign::ShadowAssigns { minion, character, holds } => format!(
            "Le joueur de l’Ombre met {} contre {}, qui affronte maintenant {}.",
            minion.say(Lang::Fr),
            character.say(Lang::Fr),
            counted(holds, "séide", "séides")
        ),
        Assign::ShadowDone { unassigned } if unassigned.is_empty() => "Le joueur de l’Ombre a terminé.".into(),
        Assign::ShadowDone { unassigned } => {
            format!("Le joueur de l’Ombre a terminé et laisse sans affectation {}.", pieces(unassigned))
        }
        Assign::ShadowWindowCloses => {
            "Le joueur de l’Ombre n’a plus rien à placer\u{A0}: les affectations sont complètes.".into()
        }
        Assign::UnassignedDoNotFight { minions } => {
            let do_not = if minions.len() == 1 { "ne combat pas" } else { "ne combattent pas" };
            format!("{} {do_not} cette fois.", pieces(minions))
        }
        Assign::OrdersFound { orders } => format!("Les combats peuvent se faire en {} ordres.", orders.say(Lang::Fr)),
        Assign::OrderChangesNothing { skirmishes } => format!(
            "Le joueur des Peuples Libres choisit l’ordre des {} combats\u{202F}; aucun n’en touche un autre, donc tout ordre revient au même.",
            n(skirmishes)
        ),
        Assign::RingBearersSkirmishEndsIt { ring_bearer } => format!(
            "Le joueur des Peuples Libres choisit l’ordre, mais {} meurt dans tous les cas\u{A0}: la partie s’arrête là, et les combats qui restent n’ont plus lieu.",
            ring_bearer.say(Lang::Fr)
        ),
        Assign::Totals { character, minions, free_peoples, shadow } => format!(
            "Force {} ({}) contre {} ({}).",
            n(free_peoples),
            character.say(Lang::Fr),
            n(shadow),
            pieces(minions)
        ),
        Assign::WoundsDue { wounds, damage } if damage.is_zero() => {
            format!("Aucun bonus de dégâts (0)\u{A0}: {} pour chaque perdant.", counted(wounds, "blessure", "blessures"))
        }
        Assign::WoundsDue { wounds, damage } => format!(
            "1 blessure pour la défaite et {} pour les dégâts\u{A0}: {} pour chaque perdant.",
            n(damage),
            counted(wounds, "blessure", "blessures")
        ),
        Assign::TakesWounds { piece, wounds, left } => format!(
            "{} subit {} et survit avec une vitalité de {}.",
            piece.say(Lang::Fr),
            counted(wounds, "blessure", "blessures"),
            n(left)
        ),
        Assign::DiesOfWounds { piece, fatal } => format!(
            "La blessure nº\u{A0}{} épuise la vitalité\u{A0}: {} est tué.",
            n(fatal),
            piece.say(Lang::Fr)
        ),
        Assign::Overwhelmed { pieces: losers_named, winners, losers } => format!(
            "{} vaut au moins le double de {}\u{A0}: {} {}, sans blessure.",
            n(winners),
            n(losers),
            pieces(losers_named),
            if losers_named.len() == 1 { "est submergé et tué" } else { "sont submergés et tués" }
        ),
        Assign::RingBearerKilled { piece } => format!(
            "{} était le Porteur de l’Anneau\u{A0}: le joueur des Peuples Libres perd la partie.",
            piece.say(Lang::Fr)
        ),

        Assign::OptionsAtSetup { ways } => {
            let ways_are = if is_one(ways, Lang::Fr) { "façon" } else { "façons" };
            format!("Le joueur des Peuples Libres a {} {ways_are} d’affecter, en comptant celle de n’affecter personne.", n(ways))
        }
        Assign::FinalMapsAtSetup { maps } => format!(
            "Avec les séides restants placés par l’Ombre, les affectations peuvent finir de {}.",
            counted(maps, "façon", "façons")
        ),
        Assign::CapacityOf { character, capacity } => {
            format!("{} peut prendre {}.", character.say(Lang::Fr), counted(capacity, "séide", "séides"))
        }
        Assign::LeftoversFound { minions } if minions.is_empty() => {
            "Il ne reste aucun séide au joueur de l’Ombre.".into()
        }
        Assign::LeftoversFound { minions } => {
            format!("Séides restants pour le joueur de l’Ombre\u{A0}: {}.", pieces(minions))
        }

        Assign::StrengthAgainst { character, free_peoples } => {
            format!("{} combat avec une force de {}.", character.say(Lang::Fr), n(free_peoples))
        }
        Assign::StrengthOfMinions { character, shadow } => {
            format!("Les séides contre {} ont une force de {}.", character.say(Lang::Fr), n(shadow))
        }
        Assign::WinnerIs { character, free_peoples_win } => format!(
            "Combat avec {}\u{A0}: {}.",
            character.say(Lang::Fr),
            if *free_peoples_win { "les Peuples Libres gagnent" } else { "l’Ombre gagne" }
        ),
        Assign::WoundsFor { character, wounds } => format!(
            "Combat avec {}\u{A0}: {} pour chaque perdant.",
            character.say(Lang::Fr),
            counted(wounds, "blessure", "blessures")
        ),
        Assign::KilledIn { character, killed } => format!(
            "Combat avec {}\u{A0}: {}.",
            character.say(Lang::Fr),
            match killed.as_slice() {
                [] => "personne n’est tué".to_owned(),
                [only] => format!("{} est tué", only.say(Lang::Fr)),
                several => format!("{} sont tués", pieces(several)),
            }
        ),
        Assign::SurvivorsOf { character, survivors } => format!(
            "Combat avec {}\u{A0}: {}.",
            character.say(Lang::Fr),
            match survivors.as_slice() {
                [] => "personne ne survit".to_owned(),
                [only] => format!("{} survit", only.say(Lang::Fr)),
                several => format!("{} survivent", pieces(several)),
            }
        ),

        Assign::NobodyActsInSkirmishes => "Personne n’utilise d’action de combat ni de carte de sa main.".into(),
        Assign::AbilitiesStayUnused { cards } => {
            format!("Les actions de combat du plateau restent inutilisées\u{A0}: {}.", pieces(cards))
        }

        Assign::AsksFreePeoples { minions } => format!(
            "Affecter (encore {}), ou terminé\u{202F}?",
            counted(minions, "séide", "séides")
        ),
        Assign::AsksShadow { minions } => format!(
            "Placer les restants ({}), ou terminé\u{202F}?",
            counted(minions, "séide", "séides")
        ),
        Assign::AsksFreePeoplesMany { minions, pairs } => format!(
            "Affecter ({}), ou terminé\u{202F}? Les {} paires ne sont pas listées\u{A0}: prenez un séide pour voir ses places, ou donnez le numéro d’une façon entière.",
            counted(minions, "séide encore libre", "séides encore libres"),
            n(pairs)
        ),
        Assign::AsksShadowMany { minions, pairs } => format!(
            "Placer ce qui reste ({}), ou terminé\u{202F}? Les {} paires ne sont pas listées\u{A0}: prenez un séide pour voir ses places.",
            counted(minions, "séide", "séides"),
            n(pairs)
        ),
        Assign::NumberOfWay { ways } => format!("Tout d’un coup\u{A0}: le numéro d’une des {} (des séides identiques comptent comme une sorte)", counted(ways, "façon", "façons")),
        Assign::WholeWay { pairs } => {
            let pairs: Vec<String> = pairs.iter().map(|pair| pair.say(Lang::Fr).to_string()).collect();
            pairs.join("\u{202F}; ")
        }
        Assign::NobodyAssigned => "personne n’est affecté".into(),
        Assign::OptionsUpToAlike { ways } => {
            format!("{} si l’on ne distingue pas les séides identiques.", counted(ways, "façon", "façons"))
        }
        Assign::MinionTo { minion, character } => {
            format!("{} contre {}", minion.say(Lang::Fr), character.say(Lang::Fr))
        }
        Assign::SayDoneFreePeoples => "Joueur des Peuples Libres\u{A0}: terminé".into(),
        Assign::SayDoneShadow => "Joueur de l’Ombre\u{A0}: terminé".into(),
        Assign::ThenLeftovers { minions } => {
            format!("Le joueur de l’Ombre peut ensuite placer {}.", counted(minions, "séide", "séides"))
        }
        Assign::DeedUnknown { deed } => format!("«\u{A0}{}\u{A0}»", deed.say(Lang::Fr)),

        Assign::CapacityBadge { holds, capacity } => format!("{} sur {}", n(holds), counted(capacity, "séide", "séides")),
        Assign::CapacityMark { holds, capacity } => format!("{}/{}", n(holds), n(capacity)),
        Assign::TotalsBadge { free_peoples, shadow } => format!("force {} contre {}", n(free_peoples), n(shadow)),
        Assign::TotalsMark { free_peoples, shadow } => format!("{}\u{A0}: {}", n(free_peoples), n(shadow)),
    }
}
