use super::fault::Fault;
use super::proved::Proved;
use crate::words::{Count, Int, Lang, counted};
use num_bigint::BigInt;

fn number(number: &BigInt) -> String {
    Int::from(number.clone()).say(Lang::Fr)
}

pub(super) fn proved(proved: &Proved) -> String {
    let asked = number(&proved.asked);
    let mut lines = vec![match &proved.stopped {
        None => format!("Prouvé : la boucle est faite {asked} fois, comme demandé."),
        Some(stop) => {
            let why = stop.why.as_ref().map_or(String::new(), |why| format!(" ({why})"));
            let (iteration, action) = (number(&stop.iteration), stop.action + 1);
            format!(
                "Prouvé : sur {asked} demandées, elle s’arrête à l’itération {iteration}, à l’action {action}{why}."
            )
        }
    }];
    for (name, end) in &proved.end {
        let start = proved.start.iter().find(|(other, _)| other == name);
        let start = start.map_or(String::new(), |(_, start)| format!("{} → ", number(start)));
        lines.push(format!("  {name} : {start}{}", number(end)));
    }
    let phases = counted(&Count::from(proved.phases), Lang::Fr, "phase", "phases");
    let branches = counted(&Count::from(proved.branches), Lang::Fr, "branchement", "branchements");
    let given = "Admis : ce que fait une période et les branchements qu’elle lit.";
    lines.push(format!("Vérifié : {phases}, {branches}. {given}"));
    lines.join("\n")
}

pub(super) fn fault(fault: &Fault) -> String {
    let of = |phase: &usize| format!("la phase {}", phase + 1);
    match fault {
        Fault::TooLarge => "Le fichier est plus gros que tout certificat accepté.".to_owned(),
        Fault::NotJson => "Le fichier n’est pas du JSON.".to_owned(),
        Fault::NotACertificate => "Le fichier n’est pas un certificat.".to_owned(),
        Fault::Version => "La version de ce certificat n’est pas connue ici.".to_owned(),
        Fault::Seal => "Le sceau ne correspond pas : le certificat a été modifié après son émission.".to_owned(),
        Fault::Form { member } => format!("Le membre « {member} » manque ou n’est pas ce qu’il doit être."),
        Fault::NumberTooLong => "Un nombre a plus de chiffres qu’on n’en lit.".to_owned(),
        Fault::TooMuchWork => "Vérifier ce certificat prendrait trop de temps ; rien n’est prouvé.".to_owned(),
        Fault::Counters { phase } => {
            format!("Dans {}, les noms, les valeurs et l’application ne vont pas ensemble.", of(phase))
        }
        Fault::From { phase } => format!("Les itérations de {} ne suivent pas les précédentes.", of(phase)),
        Fault::Joint { phase, counter } => {
            format!("Dans {}, on ne repart pas de l’état où l’on s’était arrêté : « {counter} » diffère.", of(phase))
        }
        Fault::Product { phase, product } => {
            format!("Dans {}, « {product} » n’est pas le produit annoncé.", of(phase))
        }
        Fault::Branch { phase, why } => {
            format!("Dans {}, le branchement « {why} » n’est pas pris au départ comme annoncé.", of(phase))
        }
        Fault::Nodes { phase } => format!("La forme close de {} n’a pas de base valable.", of(phase)),
        Fault::ClosedStart { phase, counter } => {
            format!("Dans {}, la forme close de « {counter} » ne commence pas par ses valeurs.", of(phase))
        }
        Fault::ClosedStep { phase, counter } => {
            format!("Dans {}, la forme close de « {counter} » ne fait pas ce que fait une période de plus.", of(phase))
        }
        Fault::NoClosedForm { phase } => format!("Il y a plusieurs périodes dans {} et pas de forme close.", of(phase)),
        Fault::Signs { phase, why } => {
            format!("Dans {}, l’argument sur le changement de « {why} » ne montre pas ce qu’il annonce.", of(phase))
        }
        Fault::FirstFailure { phase, why } => {
            format!("Dans {}, « {why} » change pour la première fois à une autre itération qu’annoncé.", of(phase))
        }
        Fault::GoesOnTooLong { phase, why } => {
            format!("On continue dans {} alors que « {why} » a changé.", of(phase))
        }
        Fault::End { phase, counter } => {
            format!("À la fin de {}, « {counter} » n’a pas la valeur annoncée.", of(phase))
        }
        Fault::DoesNotComeBack { phase } => format!("Dans {}, l’état ne revient pas comme annoncé.", of(phase)),
        Fault::Iterations => "La somme des phases n’est pas le nombre d’itérations annoncé.".to_owned(),
        Fault::StopIteration => "L’itération et l’action de l’arrêt ne vont pas avec ce qui y est lu.".to_owned(),
        Fault::StopState { counter } => format!("À l’arrêt, « {counter} » n’a pas la valeur annoncée."),
        Fault::StopBranch => "Le branchement qui doit arrêter la boucle n’y change pas.".to_owned(),
    }
}
