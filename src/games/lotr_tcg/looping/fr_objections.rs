//! The French words of the question about loops: objections.

use crate::games::lotr_tcg::fr::counted;
use crate::games::lotr_tcg::looping::objections::LoopObjection;
use crate::ruling::Piece;
use crate::words::{Lang, capital};

/// Objections in French.
pub fn objection(says: &LoopObjection) -> String {
    let say = |piece: &Piece| piece.say(Lang::Fr);
    match says {
        LoopObjection::NoSkirmishSet => {
            "Aucun combat n’est en cours\u{A0}: placez un séide face au personnage qui l’affronte.".into()
        }
        LoopObjection::FighterNotThere { piece } => {
            format!("Le combat nomme {}\u{A0}: placez-la sur le plateau ou retirez-la du combat.", say(piece))
        }
        LoopObjection::FighterTwice { piece } => format!("{} figure deux fois dans le même combat.", say(piece)),
        LoopObjection::UnknownDeed => "Une telle action n’existe pas dans un combat.".into(),
        LoopObjection::WhoseDeed => "Dites quel joueur fait cela.".into(),
        LoopObjection::WhichPiece => "Dites quelle pièce utilise sa capacité.".into(),
        LoopObjection::PieceNotInPlay => "Cette pièce n’est pas en jeu.".into(),
        LoopObjection::NothingToUse { piece } => format!("{} n’a pas cette capacité de combat.", say(piece)),
        LoopObjection::NotTheirsToUse { piece, seat } => {
            format!("{}\u{A0}: seul {} peut utiliser cette capacité.", say(piece), seat.say(Lang::Fr))
        }
        LoopObjection::WhichMinion { piece } => {
            format!("{}\u{A0}: plusieurs séides peuvent être désignés, dites lequel.", say(piece))
        }
        LoopObjection::CannotBeSpotted { piece } => {
            format!("{}\u{A0}: il faut désigner un séide du joueur de l’Ombre en jeu, ce n’en est pas un.", say(piece))
        }
        LoopObjection::NothingToSpot { piece } => {
            format!("{}\u{A0}: il faut désigner un séide du joueur de l’Ombre, et aucun n’est en jeu.", say(piece))
        }
        LoopObjection::NotTheirChance { seat } => {
            format!("C’est l’occasion d’agir d’un autre\u{A0}: {} agit ou passe.", seat.say(Lang::Fr))
        }
        LoopObjection::ActionsAreOver => {
            "Tous les joueurs ont passé de suite\u{A0}: plus aucune action n’est acceptée.".into()
        }
        LoopObjection::NoActionsWithoutASkirmish => {
            "Le combat n’a pas lieu\u{A0}: il n’y a pas d’action de combat.".into()
        }
        LoopObjection::NoBurdenToRemove { piece, needed, there } => format!(
            "{} coûte {}\u{A0}: un fardeau retiré comme coût doit être là, et il y en a {}.",
            say(piece),
            counted(needed, "fardeau", "fardeaux"),
            there.say(Lang::Fr)
        ),
        LoopObjection::GameIsLost => "Le Porteur de l’Anneau est corrompu\u{A0}: la partie est finie.".into(),
        LoopObjection::NumberComesFirst { seat } => {
            format!("Une boucle est proposée\u{A0}: d’abord {} nomme un nombre.", seat.say(Lang::Fr))
        }
        LoopObjection::AnswerComesFirst { seat } => {
            format!("Un nombre est nommé\u{A0}: d’abord {} y répond.", seat.say(Lang::Fr))
        }
        LoopObjection::ReadAsSettled => {
            "Selon la lecture choisie, les actions d’une boucle réglée ne se refont pas pendant ce combat.".into()
        }
        LoopObjection::NoRoundGiven => "Dites quelle suite d’actions se répète.".into(),
        LoopObjection::RoundIsEmpty => "La suite ne contient aucune action.".into(),
        LoopObjection::RoundIsNested => {
            "Une boucle se décrit comme une simple suite d’actions, sans répétition à l’intérieur.".into()
        }
        LoopObjection::RoundTooLong { there, most } => format!(
            "La suite compte {}\u{202F}; {} au plus sont suivies ici.",
            counted(there, "action", "actions"),
            most.say(Lang::Fr)
        ),
        LoopObjection::NoSkirmishAction { nth } => format!(
            "L’élément {} de la suite n’est pas une action de combat\u{A0}: seules les capacités et les passes y ont leur place.",
            nth.say(Lang::Fr)
        ),
        LoopObjection::RoundBeginsOtherwise { seat } => format!(
            "La suite doit commencer par une action de celui qui a l’occasion d’agir\u{A0}: c’est {}.",
            seat.say(Lang::Fr)
        ),
        LoopObjection::RoundEndsTheActions => {
            "Les deux joueurs y passent de suite\u{A0}: cela termine les actions du combat, rien ne peut se répéter.".into()
        }
        LoopObjection::BurdensDoNotComeBack { change, most: safe } if !change.is_negative() => format!(
            "Ce n’est pas une boucle\u{A0}: chaque répétition change les fardeaux de {}. Elle peut se faire {} fois sans danger\u{202F}; la suivante corrompt le Porteur de l’Anneau. Personne ne nomme de nombre\u{202F}; jouez-la action par action.",
            change.say_signed(Lang::Fr),
            safe.say(Lang::Fr)
        ),
        LoopObjection::BurdensDoNotComeBack { change, most } => format!(
            "Ce n’est pas une boucle\u{A0}: chaque répétition change les fardeaux de {}, elle peut donc se faire {} fois au plus. Personne ne nomme de nombre\u{202F}; jouez action par action.",
            change.say_signed(Lang::Fr),
            most.say(Lang::Fr)
        ),
        LoopObjection::CannotGoOn { most } => format!(
            "Ce n’est pas une boucle\u{A0}: chaque répétition consomme quelque chose, elle peut donc se faire {} fois au plus. Personne ne nomme de nombre\u{202F}; jouez-la action par action.",
            most.say(Lang::Fr)
        ),
        LoopObjection::OnlyShadowsAct => {
            "Seuls des joueurs de l’Ombre y agissent, et plus d’un\u{A0}: les règles ne disent pas qui nomme le nombre.".into()
        }
        LoopObjection::LastPossibleStep { rounds, actions, piece } => format!(
            "Le dernier pas possible\u{A0}: {} et {} de plus\u{202F}; ensuite, {} ne s’utilise plus.",
            counted(rounds, "répétition", "répétitions"),
            counted(actions, "action", "actions"),
            say(piece)
        ),
        LoopObjection::ZeroReadAsNone => {
            "Selon la lecture choisie, 0 n’est pas un nombre inférieur\u{A0}: nommez 1 ou plus, ou acceptez.".into()
        }
        LoopObjection::WayComesFirst => {
            "Une boucle est en cours\u{A0}: dites d’abord si un autre joueur agit en chemin.".into()
        }
        LoopObjection::NothingToIntervene => {
            "Aucune boucle d’un seul joueur n’est en cours\u{A0}: il n’y a rien à interrompre.".into()
        }
        LoopObjection::NotTheirsToIntervene { seat } => {
            format!("C’est {} qui fait la boucle\u{A0}: seul un autre joueur peut intervenir.", seat.say(Lang::Fr))
        }
        LoopObjection::InterveneOnTheWay { most } => format!(
            "Pour intervenir en chemin, nommez un nombre de répétitions entières de 0 à {}, et pas plus d’actions que la suite n’en a.",
            most.say(Lang::Fr)
        ),
        LoopObjection::NoThreatToRemove { piece, needed, there } => format!(
            "{} coûte {}\u{A0}: une menace retirée comme coût doit être là, et il y en a {}.",
            say(piece),
            counted(needed, "menace", "menaces"),
            there.say(Lang::Fr)
        ),
        LoopObjection::OtherPhase => {
            "Cette question porte sur un combat, une phase de compagnie ou de ralliement\u{A0}: choisissez-en une.".into()
        }
        LoopObjection::NoTwilightToRemove { piece, needed, there } => format!(
            "{} coûte {} de crépuscule\u{A0}: ce qu’un coût retire doit être dans la réserve, et il y en a {}.",
            say(piece),
            needed.say(Lang::Fr),
            there.say(Lang::Fr)
        ),
        LoopObjection::TooManyThreats { piece, added, there } => format!(
            "{} coûte {} en plus, mais il y en a déjà {}, et il n’y en a jamais plus que de compagnons.",
            say(piece),
            counted(added, "menace", "menaces"),
            there.say(Lang::Fr)
        ),
        LoopObjection::Exhausted { piece, exerted } => format!(
            "{} demande d’affaiblir {}, à qui il ne reste pas assez de vitalité.",
            say(piece),
            say(exerted)
        ),
        LoopObjection::AbilitiesStopped { card } => {
            format!("{} est en jeu\u{A0}: aucune capacité de combat ne s’utilise.", say(card))
        }
        LoopObjection::CardNotInPlay { piece } => format!("{} n’est pas en jeu et ne s’utilise donc pas.", say(piece)),
        LoopObjection::OnlyFreePeoplesActNow => {
            "Pendant la phase de compagnie, seul le joueur des Peuples Libres agit.".into()
        }
        LoopObjection::NoLoopProposed => {
            "Aucune boucle n’est proposée\u{A0}: il n’y a pas de nombre à nommer.".into()
        }
        LoopObjection::NotTheirsToName { seat } => {
            format!("{} seul nomme le nombre.", capital(&seat.say(Lang::Fr)))
        }
        LoopObjection::NoNumberGiven => "Dites combien de fois.".into(),
        LoopObjection::NotANumber => {
            "Ce n’est pas un nombre. Une boucle se fait un nombre de fois que quelqu’un nomme\u{202F}; «\u{A0}à l’infini\u{A0}» n’en est pas un.".into()
        }
        LoopObjection::NumberBelowZero => "Une boucle ne peut pas se faire moins de 0 fois.".into(),
        LoopObjection::NumberTooLong { most } => format!(
            "Ce nombre est permis mais trop long pour cette page, qui lit jusqu’à {} chiffres.",
            most.say(Lang::Fr)
        ),
        LoopObjection::NoNumberToAnswer => {
            "Aucun nombre n’est encore nommé\u{A0}: il n’y a rien à répondre.".into()
        }
        LoopObjection::NotTheirsToAnswer { seat } => {
            format!("{} seul peut répondre.", capital(&seat.say(Lang::Fr)))
        }
        LoopObjection::NotLower { named, than } => {
            format!("{} n’est pas inférieur à {}.", named.say(Lang::Fr), than.say(Lang::Fr))
        }
        LoopObjection::NoLongerAsked => {
            "Plus personne ne demande cela\u{A0}: la réponse est gardée mais ne change rien.".into()
        }
        LoopObjection::AnyNumberWillDo => {
            "Nommez un nombre entier\u{202F}; tous conviennent\u{A0}: 20, 1\u{202F}000\u{202F}000, 10^100.".into()
        }
        LoopObjection::AgreeOrNameLower { most } => match most.is_zero() {
            true => format!("Accepter, ou nommer {}.", most.say(Lang::Fr)),
            false => format!("Accepter, ou nommer un nombre de 0 à {}.", most.say(Lang::Fr)),
        },
        LoopObjection::PassFirst { seat } => format!("D’abord {} agit ou passe.", seat.say(Lang::Fr)),
        LoopObjection::GiveTheRoundOnce => {
            "Donnez la suite une seule fois, action par action\u{202F}; le nombre se nomme ensuite.".into()
        }
    }
}
