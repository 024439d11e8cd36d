//! The French words of the question about loops: steps and verdicts.

use crate::games::lotr_tcg::fr::counted;
use crate::games::lotr_tcg::looping::en::{NAMED};
use crate::games::lotr_tcg::looping::says::LoopStep;
use crate::ruling::{Piece, Player, Says};
use crate::words::{Count, Int, Lang, capital, list_and};

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

fn wounds_of(there: &Int) -> String {
    there.count().map_or_else(|| there.say(Lang::Fr), |count| counted(&count, "blessure", "blessures"))
}

fn leaves(twilight: &Int, minions: &Int, conditions: &Int) -> String {
    let count = |there: &Int| there.count().unwrap_or_default();
    format!(
        "réserve crépusculaire {}, il reste {} et {} de l’Ombre",
        twilight.say(Lang::Fr),
        counted(&count(minions), "séide", "séides"),
        counted(&count(conditions), "condition", "conditions")
    )
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
        LoopStep::AddsThreats { threats, now } => {
            format!("{} en plus, ce qui en fait {}", counted(threats, "menace", "menaces"), n(now))
        }
        LoopStep::RemovesThreats { threats, now } => {
            format!("{} en moins, il en reste {}", counted(threats, "menace", "menaces"), n(now))
        }
        LoopStep::RemovesTwilight { twilight, now } => {
            format!("{} jetons crépuscule en moins, il en reste {}", twilight.say(Lang::Fr), n(now))
        }
        LoopStep::AddsTwilight { twilight, now } => {
            format!("{} jetons crépuscule en plus, soit {}", twilight.say(Lang::Fr), n(now))
        }
        LoopStep::GainsDefender { piece } => format!("{} gagne défenseur +1", say(piece)),
        LoopStep::BecomesFierce { piece } => format!("{} devient acharné", say(piece)),
        LoopStep::MaySkirmish { piece } => format!("{} peut combattre", say(piece)),
        LoopStep::MayBeAssigned { piece } => format!("{} peut être affecté", say(piece)),
        LoopStep::IsBarred { piece, character } => {
            format!("le joueur des Peuples Libres ne peut pas affecter {} contre {}", say(character), say(piece))
        }
        LoopStep::LendsStrength { piece, to, now } => {
            format!("la force de {} s’ajoute à celle de {}, soit {}", say(piece), say(to), n(now))
        }
        LoopStep::WearsTheRing { piece } => format!("{} porte l’Anneau jusqu’au ralliement", say(piece)),
        LoopStep::AddsNoArrow { piece } => format!("{} n’ajoute rien au total d’archerie", say(piece)),
        LoopStep::IsWounded { piece } => format!("{} subit une blessure", say(piece)),
        LoopStep::Exerts { piece, times, now } => {
            format!("{} est affaibli {} fois, soit {}", say(piece), c(times), wounds_of(now))
        }
        LoopStep::DiscardsItself { piece } => format!("{} va à la défausse", say(piece)),
        LoopStep::GainsDamage { piece, by, now } => format!("{} gagne dégâts +{}, soit +{}", say(piece), c(by), n(now)),
        LoopStep::Heals { piece, now } => format!("{} est soigné, il reste {}", say(piece), wounds_of(now)),
        LoopStep::DiscardsAMinion => "un séide est défaussé".into(),
        LoopStep::NoMinionToDiscard => "il n’y a pas de séide à défausser".into(),
        LoopStep::DiscardsACondition { now } => format!("une condition de l’Ombre est défaussée, il en reste {}", n(now)),
        LoopStep::NoConditionToDiscard => "il n’y a pas de condition de l’Ombre à défausser".into(),
        LoopStep::PlaysCard { card, now } => format!("{} entre en jeu\u{202F}; réserve crépusculaire\u{A0}: {}", say(card), n(now)),
        LoopStep::NothingFound => "rien de jouable n’est trouvé".into(),
        LoopStep::ActsFirst { seat } => format!("{} a la première occasion d’agir.", who(seat)),
        LoopStep::Passes { seat } => format!("{} passe.", who(seat)),
        LoopStep::ActionsEnd => {
            "Tous les joueurs ont passé de suite\u{A0}: les actions de ce combat sont terminées.".into()
        }
        LoopStep::WindowEnds => {
            "Tous les joueurs qui agissent ont passé de suite\u{A0}: les actions de cette phase sont terminées.".into()
        }
        LoopStep::AbilitiesAreStopped { card } => format!(
            "{} est en jeu\u{A0}: aucune capacité de combat ne s’utilise, il n’y a donc pas de boucle.",
            say(card)
        ),
        LoopStep::BonusHolds { piece, by } => {
            format!("{} gagne force +{}, sa condition étant remplie.", say(piece), c(by))
        }
        LoopStep::RequiredLoop { pieces } => format!(
            "Ces bonus s’annulent l’un l’autre sans fin, une boucle d’actions obligatoires seules\u{A0}: elle s’arrête aussitôt sans effet, et aucun ne s’applique\u{A0}: {}.",
            names(pieces)
        ),
        LoopStep::NobodyCanAct => {
            "Aucun joueur n’a plus d’action\u{A0}: tous passent, et les actions sont terminées."
                .into()
        }
        LoopStep::LoopFound { seat, burdens: there } => format!(
            "{} propose une suite d’actions qui peut se répéter sans fin\u{A0}: après chaque répétition, on retrouve {}.",
            who(seat),
            burdens(there)
        ),
        LoopStep::LoopFoundHere { seat } => {
            format!("{} propose une suite d’actions qui peut se répéter sans fin.", who(seat))
        }
        LoopStep::NobodyElseActs => {
            "Aucun autre joueur n’agit pendant cette phase\u{A0}: personne ne peut intervenir.".into()
        }
        LoopStep::LetsGoOn { seat } => format!("{} n’intervient pas.", who(seat)),
        LoopStep::Intervenes { seat, after } => format!(
            "{} intervient par une action à lui après {}.",
            who(seat),
            counted(after, "répétition", "répétitions")
        ),
        LoopStep::RespondsOnly { seat } => {
            format!("{} répond\u{202F}; selon la lecture choisie, cela n’arrête pas la boucle.", who(seat))
        }
        LoopStep::DoneByHand { times } => format!(
            "Selon la lecture choisie, ce qui a été fait à la main compte\u{A0}: {}.",
            counted(times, "répétition", "répétitions")
        ),
        LoopStep::NamesWhoeverBegan { seat } => format!(
            "Il faut des actions des deux joueurs\u{A0}: {} nomme le nombre, quel que soit celui qui a commencé.",
            seat.say(Lang::Fr)
        ),
        LoopStep::NamesAlone { seat } => format!("{} en contrôle toutes les actions et nomme le nombre.", who(seat)),
        LoopStep::NamesAsIfAlone { seat } => format!(
            "Selon la lecture choisie, {}, dont les actions seules suffiraient, nomme le nombre.",
            seat.say(Lang::Fr)
        ),
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
        LoopStep::WindowStands { twilight, minions, conditions } => {
            format!("{}.", capital(&leaves(twilight, minions, conditions)))
        }
        LoopStep::LoopIsDone { iterations, last, twilight, minions, conditions } => {
            let last = last.as_ref().map_or_else(String::new, |seat| format!(", {} agit en dernier", seat.say(Lang::Fr)));
            format!("Fait {} fois{last}\u{A0}: {}.", c(iterations), leaves(twilight, minions, conditions))
        }
        LoopStep::LoopIsBrokenOff { seat, iterations, named, twilight, minions, conditions } => format!(
            "{} interrompt la boucle après {} sur {}\u{A0}: {}.",
            who(seat),
            counted(iterations, "répétition", "répétitions"),
            c(named),
            leaves(twilight, minions, conditions)
        ),
        LoopStep::NumberDoesNotMatter { iterations, after, twilight } => format!(
            "Fait {} fois\u{202F}; après {} rien ne change plus, un nombre plus grand donne donc la même chose. Réserve crépusculaire\u{A0}: {}.",
            c(iterations),
            counted(after, "répétition", "répétitions"),
            n(twilight)
        ),
        LoopStep::NoSkirmish { character } => {
            format!("Le combat avec {} n’a pas lieu\u{A0}: l’un des camps n’a plus personne.", say(character))
        }
    }
}
