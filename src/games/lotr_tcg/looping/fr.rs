//! The French words of the question about loops: steps and verdicts.

use crate::games::lotr_tcg::fr::counted;
use crate::games::lotr_tcg::looping::en::{NAMED, capital};
use crate::games::lotr_tcg::looping::says::LoopStep;
use crate::ruling::{Piece, Player, Says};
use crate::words::{Count, Int, Lang, list_and};

/// The player, at the beginning of a sentence.
pub fn who(seat: &Player) -> String {
    capital(&seat.say(Lang::Fr))
}

fn in_turn(all: &[Says]) -> String {
    let all: Vec<String> = all.iter().map(|one| one.say(Lang::Fr).to_string()).collect();
    all.join("\u{202F}; ")
}

/// Several sentences or names in a row.
pub fn several(all: &[Says]) -> String {
    let all: Vec<String> = all.iter().map(|one| one.say(Lang::Fr).to_string()).collect();
    list_and(&all, Lang::Fr)
}

// A long row is cut short: the board shows the rest.
fn names(pieces: &[Piece]) -> String {
    let names: Vec<String> = pieces.iter().map(|piece| piece.say(Lang::Fr)).collect();
    match names.get(..NAMED) {
        Some(first) if names.len() > NAMED + 1 => {
            let rest = Count::from(names.len() - NAMED);
            format!("{} et {} de plus", first.join(", "), rest.say(Lang::Fr))
        }
        _ => list_and(&names, Lang::Fr),
    }
}

/// « 2 fardeaux ».
pub fn burdens(burdens: &Int) -> String {
    burdens.count().map_or_else(|| burdens.say(Lang::Fr), |count| counted(&count, "fardeau", "fardeaux"))
}

fn wounds(wounds: &Count) -> String {
    if wounds.is_zero() { "aucune blessure".into() } else { counted(wounds, "blessure", "blessures") }
}

fn takes(due: &Count) -> String {
    if due.is_zero() { format!("ne subit {}", wounds(due)) } else { format!("subit {}", wounds(due)) }
}

struct Score<'a> {
    last: &'a Option<Player>,
    character: &'a Piece,
    strength: &'a Int,
    minions: &'a [Piece],
    against: &'a Int,
}

// « Le joueur de l’Ombre agit en dernier : Sméagol 11, Goblin Runner 13 : »
fn score(score: &Score) -> String {
    let last =
        score.last.as_ref().map_or_else(String::new, |seat| format!("{} agit en dernier\u{A0}: ", who(seat)));
    let (ours, theirs) = (score.strength.say(Lang::Fr), score.against.say(Lang::Fr));
    format!("{last}{} {ours}, {} {theirs}\u{A0}: ", score.character.say(Lang::Fr), names(score.minions))
}

fn and_the_game(loses_game: bool) -> &'static str {
    if loses_game { " Le Porteur de l’Anneau est mort\u{A0}: le joueur des Peuples Libres perd la partie." } else { "" }
}

/// Steps and verdicts in French.
pub fn step(says: &LoopStep) -> String {
    let say = |piece: &Piece| piece.say(Lang::Fr);
    let n = |number: &Int| number.say(Lang::Fr);
    let c = |number: &Count| number.say(Lang::Fr);
    match says {
        LoopStep::Used { seat, piece, costs, effects } => {
            let all: Vec<Says> = costs.iter().chain(effects).cloned().collect();
            format!("{} utilise {}\u{A0}: {}.", who(seat), say(piece), in_turn(&all))
        }
        LoopStep::AddsBurdens { burdens: added, now } => {
            format!("{} en plus, ce qui en fait {}", counted(added, "fardeau", "fardeaux"), n(now))
        }
        LoopStep::RemovesBurdens { burdens: removed, now } => {
            format!("{} en moins, il en reste {}", counted(removed, "fardeau", "fardeaux"), n(now))
        }
        LoopStep::GainsStrength { piece, by, now } => {
            format!("{} gagne force +{}, soit {}", say(piece), c(by), n(now))
        }
        LoopStep::IsUnwoundable { piece } => format!("{} ne subit aucune blessure", say(piece)),
        LoopStep::Passes { seat } => format!("{} passe.", who(seat)),
        LoopStep::ActionsEnd => {
            "Les deux joueurs ont passé de suite\u{A0}: les actions de ce combat sont terminées.".into()
        }
        LoopStep::NobodyCanAct => {
            "Aucun des deux joueurs n’a plus d’action\u{A0}: tous deux passent, et les actions de ce combat sont terminées."
                .into()
        }
        LoopStep::LoopFound { seat, burdens: there } => format!(
            "{} propose une suite d’actions qui peut se répéter sans fin\u{A0}: après chaque répétition, on retrouve {}.",
            who(seat),
            burdens(there)
        ),
        LoopStep::NamesWhoeverBegan { seat } => format!(
            "Il faut des actions des deux joueurs\u{A0}: {} nomme le nombre, quel que soit celui qui a commencé.",
            seat.say(Lang::Fr)
        ),
        LoopStep::NamesAlone { seat } => format!("{} en contrôle toutes les actions et nomme le nombre.", who(seat)),
        LoopStep::NamesNumber { seat, times } => format!("{} nomme {}.", who(seat), c(times)),
        LoopStep::NothingIsLower => {
            "Aucun nombre n’est inférieur à 0\u{A0}: il ne reste qu’à accepter.".into()
        }
        LoopStep::Agrees { seat, times } => format!("{} accepte {}.", who(seat), c(times)),
        LoopStep::NamesLower { seat, times, than } => {
            format!("{} nomme {}, nombre inférieur à {}.", who(seat), c(times), c(than))
        }
        LoopStep::Repeats { times } => format!("La boucle se répète encore {} fois.", c(times)),
        LoopStep::ActsLast { seat } => {
            format!("{} a déjà la dernière action\u{A0}: aucune n’est ajoutée.", who(seat))
        }
        LoopStep::ActionAdded { seat } => {
            format!("Une dernière action est ajoutée\u{A0}: {} doit avoir la dernière.", seat.say(Lang::Fr))
        }
        LoopStep::AddedCannotBePaid { seat } => format!(
            "{} devrait avoir la dernière action, mais son coût ne peut pas être payé\u{A0}: aucune n’est ajoutée.",
            who(seat)
        ),
        LoopStep::AddedLeftOut { seat } => {
            format!("{} devrait avoir la dernière action\u{202F}; selon la lecture choisie, elle est omise.", who(seat))
        }
        LoopStep::ResistanceGone { ring_bearer, burdens: there, resistance } => format!(
            "{} pour une résistance de {}\u{A0}: {} est corrompu aussitôt, pendant le paiement du coût. Le joueur des Peuples Libres perd la partie.",
            capital(&burdens(there)),
            c(resistance),
            say(ring_bearer)
        ),
        LoopStep::Totals { character, strength, minions, against } => {
            format!("Totaux\u{A0}: {} {}, {} {}.", say(character), n(strength), names(minions), n(against))
        }
        LoopStep::NobodyHasStrength => "0 contre 0\u{A0}: l’Ombre gagne, et personne n’est submergé.".into(),
        LoopStep::Overwhelmed { character } => format!(
            "Le total de l’Ombre atteint au moins le double\u{A0}: {} est submergé et tué. Ne subir aucune blessure n’y change rien.",
            say(character)
        ),
        LoopStep::MinionsOverwhelmed { minions } => format!(
            "Le total des Peuples Libres atteint au moins le double. Séides submergés et tués\u{A0}: {}.",
            names(minions)
        ),
        LoopStep::TieIsTheShadows { strength } => {
            format!("{0} contre {0}\u{A0}: à égalité, l’Ombre gagne.", n(strength))
        }
        LoopStep::ShadowHasMore => "L’Ombre a plus, mais pas le double\u{A0}: elle gagne le combat.".into(),
        LoopStep::FreePeoplesHaveMore => {
            "Les Peuples Libres ont plus, mais pas le double\u{A0}: ils gagnent le combat.".into()
        }
        LoopStep::TakesNoWound { character } => {
            format!("{} perd mais ne subit aucune blessure\u{A0}: l’action utilisée le dit.", say(character))
        }
        LoopStep::TakesWounds { piece, wounds: due } => {
            format!("{} perd\u{202F}; à subir, une à la fois\u{A0}: {}.", say(piece), counted(due, "blessure", "blessures"))
        }
        LoopStep::DiesOfThem { piece } => format!("{} n’a plus de vitalité et meurt.", say(piece)),
        LoopStep::RingBearerDead { piece } => {
            format!("{} est le Porteur de l’Anneau\u{A0}: le joueur des Peuples Libres perd la partie.", say(piece))
        }
        LoopStep::ShadowWins { last, character, strength, minions, against, burdens: there, wounds: due } => format!(
            "{}l’Ombre gagne le combat, {} {}\u{202F}; {}.",
            score(&Score { last, character, strength, minions, against }),
            say(character),
            takes(due),
            burdens(there)
        ),
        LoopStep::ShadowWinsAndKills {
            last,
            character,
            strength,
            minions,
            against,
            burdens: there,
            wounds: due,
            loses_game,
        } => format!(
            "{}l’Ombre gagne le combat, {} meurt (à subir\u{A0}: {})\u{202F}; {}.{}",
            score(&Score { last, character, strength, minions, against }),
            say(character),
            counted(due, "blessure", "blessures"),
            burdens(there),
            and_the_game(*loses_game)
        ),
        LoopStep::ShadowOverwhelms { last, character, strength, minions, against, burdens: there, loses_game } => {
            format!(
                "{}au moins le double, donc {} est submergé et meurt\u{202F}; {}.{}",
                score(&Score { last, character, strength, minions, against }),
                say(character),
                burdens(there),
                and_the_game(*loses_game)
            )
        }
        LoopStep::FreePeoplesWin {
            last,
            character,
            strength,
            minions,
            against,
            burdens: there,
            wounds: due,
            dead,
        } => {
            let dead =
                if dead.is_empty() { String::new() } else { format!("\u{202F}; morts\u{A0}: {}", names(dead)) };
            format!(
                "{}les Peuples Libres gagnent le combat, {} pour chaque perdant{dead}\u{202F}; {}.",
                score(&Score { last, character, strength, minions, against }),
                wounds(due),
                burdens(there)
            )
        }
        LoopStep::FreePeoplesOverwhelm { last, character, strength, minions, against, burdens: there } => format!(
            "{}au moins le double, donc les Peuples Libres submergent leurs adversaires\u{202F}; morts\u{A0}: {}\u{202F}; {}.",
            score(&Score { last, character, strength, minions, against }),
            names(minions),
            burdens(there)
        ),
        LoopStep::Corrupted { ring_bearer, seat, iteration, burdens: there, resistance } => format!(
            "{} est corrompu à l’itération {}, pendant que {} agit\u{A0}: {} pour une résistance de {}. Le joueur des Peuples Libres perd la partie.",
            say(ring_bearer),
            c(iteration),
            seat.say(Lang::Fr),
            burdens(there),
            c(resistance)
        ),
        LoopStep::CorruptedByOneAction { ring_bearer, seat, burdens: there, resistance } => format!(
            "{} est corrompu pendant que {} agit\u{A0}: {} pour une résistance de {}. Le joueur des Peuples Libres perd la partie.",
            say(ring_bearer),
            seat.say(Lang::Fr),
            burdens(there),
            c(resistance)
        ),
        LoopStep::NoSkirmish { character } => {
            format!("Le combat avec {} n’a pas lieu\u{A0}: l’un des camps n’a plus personne.", say(character))
        }
    }
}
