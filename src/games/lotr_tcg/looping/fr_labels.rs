//! The French words of the question about loops: prompts, choices, findings and readings.

use crate::games::lotr_tcg::fr::counted;
use crate::games::lotr_tcg::looping::fr::{burdens, several, who};
use crate::games::lotr_tcg::looping::labels::LoopLabel;
use crate::ruling::{Piece, Says};
use crate::words::{Count, Lang, list_and};

fn in_a_row(ranges: &[Says]) -> String {
    let ranges: Vec<String> = ranges.iter().map(|range| range.say(Lang::Fr).to_string()).collect();
    ranges.join("\u{202F}; ")
}

fn row(pieces: &[Piece]) -> String {
    let names: Vec<String> = pieces.iter().map(|piece| piece.say(Lang::Fr)).collect();
    list_and(&names, Lang::Fr)
}

// With a full stop, if it has none of its own.
fn full(said: &Says) -> String {
    let said = said.say(Lang::Fr).to_string();
    if said.ends_with('.') { said } else { format!("{said}.") }
}

fn numbers(all: &[Count]) -> String {
    let all: Vec<String> = all.iter().map(|one| one.say(Lang::Fr)).collect();
    list_and(&all, Lang::Fr)
}

/// Labels in French.
pub fn label(says: &LoopLabel) -> String {
    let say = |piece: &Piece| piece.say(Lang::Fr);
    let n = |number: &Count| number.say(Lang::Fr);
    match says {
        LoopLabel::Title => "Combien de fois, et qui a le dernier mot\u{202F}?".into(),
        LoopLabel::How => {
            "Placez un séide face au personnage qui l’affronte, utilisez des capacités, ou répétez-en une suite en boucle."
                .into()
        }
        LoopLabel::ExampleLastWord => "Qui a le dernier mot aux Berges de l’Anduin\u{202F}?".into(),
        LoopLabel::SkirmishOf { character } => format!("Combat\u{A0}: {}", say(character)),
        LoopLabel::WhoseChance { seat } => format!("{} peut agir ou passer.", who(seat)),
        LoopLabel::HowManyTimes { seat } => format!("{} nomme le nombre\u{A0}: combien de fois\u{202F}?", who(seat)),
        LoopLabel::AgreeOrLower { seat, times } => {
            format!("{} est nommé. {} accepte, ou nomme un nombre inférieur.", n(times), who(seat))
        }
        LoopLabel::UsePiece { piece } => format!("utiliser {}", say(piece)),
        LoopLabel::UsePieceFor { piece, target } => format!("utiliser {} pour {}", say(piece), say(target)),
        LoopLabel::DoPass => "passer".into(),
        LoopLabel::RepeatRound { actions } => format!("répéter en boucle\u{A0}: {}", several(actions)),
        LoopLabel::DoAgree { times } => format!("accepter {}", n(times)),
        LoopLabel::NumberOfIterations => "nombre de fois".into(),
        LoopLabel::LowerNumber => "nombre inférieur".into(),
        LoopLabel::DidName { times } => format!("nomme {}", n(times)),
        LoopLabel::DidNameLower { times } => format!("nomme {}, un nombre inférieur", n(times)),
        LoopLabel::DidAgree => "accepte le nombre nommé".into(),
        LoopLabel::DidNameWords => "nomme autre chose qu’un nombre".into(),
        LoopLabel::DidPropose => "propose une boucle".into(),
        LoopLabel::DidSomething => "autre action".into(),
        LoopLabel::IfAllPass { then } => format!("Si personne n’agit ensuite\u{A0}: {}", then.say(Lang::Fr)),
        LoopLabel::ThenNames { seat } => format!("Ensuite, {} nomme le nombre.", seat.say(Lang::Fr)),
        LoopLabel::NamingGives { agreed, lower } => format!(
            "Nombre accepté\u{A0}: {} Réponse par un nombre inférieur\u{A0}: {}.",
            full(agreed),
            in_a_row(lower)
        ),
        LoopLabel::RulesDoNotSay => "les règles ne le disent pas".into(),
        LoopLabel::ForNumber { number, then } => format!("{}\u{A0}: {}", n(number), then.say(Lang::Fr)),
        LoopLabel::ForNumbers { from, to, then } => {
            format!("de {} à {}\u{A0}: {}", n(from), n(to), then.say(Lang::Fr))
        }
        LoopLabel::ForNumbersFrom { from, then } => {
            format!("à partir de {}\u{A0}: {}", n(from), then.say(Lang::Fr))
        }
        LoopLabel::FateDies { character } => format!("l’Ombre gagne, {} meurt", say(character)),
        LoopLabel::FateGameLost { character } => format!("{} meurt et la partie est perdue", say(character)),
        LoopLabel::FateOverwhelmed { character } => format!("{} est submergé", say(character)),
        LoopLabel::FateUnhurt { character } => {
            format!("l’Ombre gagne, {} ne subit aucune blessure", say(character))
        }
        LoopLabel::FateLoses { character } => format!("l’Ombre gagne, {} est blessé", say(character)),
        LoopLabel::FateWins { character } => format!("{} gagne", say(character)),
        LoopLabel::FateOverwhelms { character } => format!("{} submerge ses adversaires", say(character)),
        LoopLabel::FateCorrupted { ring_bearer } => format!("{} est corrompu", say(ring_bearer)),
        LoopLabel::FateCannot => "le coût d’une action ne peut pas être payé".into(),
        LoopLabel::AsksU1 => {
            "Rien ne se répète, donc personne n’a eu de dernière action\u{A0}: en ajoute-t-on une quand même\u{202F}?".into()
        }
        LoopLabel::U1NoneAdded => "Non\u{A0}: rien du tout ne se fait.".into(),
        LoopLabel::U1OneAdded => "Oui\u{A0}: ce qui est dit de la dernière action vaut aussi pour 0.".into(),
        LoopLabel::AsksU3 => {
            "Une action de la boucle peut-elle se refaire une fois la boucle réglée\u{202F}?".into()
        }
        LoopLabel::U3May => "Oui\u{A0}: rien ne l’interdit.".into(),
        LoopLabel::U3MayNot => "Non\u{A0}: le nombre nommé règle combien de fois elle se fait.".into(),
        LoopLabel::AsksU4 { seat } => format!(
            "La dernière action ajoutée corromprait le Porteur de l’Anneau\u{A0}: {} doit-il la faire\u{202F}?",
            seat.say(Lang::Fr)
        ),
        LoopLabel::U4Taken => "Oui\u{A0}: la dernière action est ajoutée, quoi qu’elle coûte.".into(),
        LoopLabel::U4LeftOut => "Non\u{A0}: le joueur peut l’omettre.".into(),
        LoopLabel::AsksU5 => {
            "Un joueur agit plusieurs fois par répétition, ou ce n’est pas une action chacun\u{A0}: laquelle est la dernière\u{202F}?"
                .into()
        }
        LoopLabel::U5FirstAction => "La première action de ce joueur dans la suite.".into(),
        LoopLabel::U5LastAction => "La dernière action de ce joueur dans la suite.".into(),
        LoopLabel::NobodyActsAgain => {
            "Personne n’agit plus après la boucle jusqu’à la fin de ces actions (les règles ne disent pas si ses actions peuvent se refaire)."
                .into()
        }
        LoopLabel::ZeroCountsAsLower => {
            "0 compte comme un nombre inférieur\u{A0}: les règles ne donnent pas de minimum à la réponse.".into()
        }
        LoopLabel::CountedFromTheNaming => {
            "Le nombre se compte à partir du moment où il est nommé\u{202F}; ce qui a été fait à la main avant ne compte pas (les règles ne le disent pas)."
                .into()
        }
        LoopLabel::FoundWhoNames { seat } => format!("{} nomme le nombre.", who(seat)),
        LoopLabel::FoundIterations { times } => format!("Répétitions entières\u{A0}: {}.", n(times)),
        LoopLabel::FoundActions { seat, times } => {
            format!("{} fait {} dans la boucle.", who(seat), counted(times, "action", "actions"))
        }
        LoopLabel::FoundLast { seat } => format!("{} a la dernière action.", who(seat)),
        LoopLabel::FoundNobodyLast => "Personne n’agit.".into(),
        LoopLabel::FoundAdded { seat } => format!("{} reçoit une action de plus.", who(seat)),
        LoopLabel::FoundNoneAdded => "Aucune action n’est ajoutée.".into(),
        LoopLabel::FoundTotal { seat, strength } => {
            format!("Total\u{A0}: {} a {}.", seat.say(Lang::Fr), strength.say(Lang::Fr))
        }
        LoopLabel::FoundPeak { burdens: there } => format!("Maximum en chemin\u{A0}: {}.", burdens(there)),
        LoopLabel::FoundLow { burdens: there } => format!("Minimum en chemin\u{A0}: {}.", burdens(there)),
        LoopLabel::FoundWinner { seat } => format!("{} gagne le combat.", who(seat)),
        LoopLabel::FoundOverwhelmed => "Le camp perdant est submergé.".into(),
        LoopLabel::FoundNotOverwhelmed => "Personne n’est submergé.".into(),
        LoopLabel::FoundWounds { wounds } if wounds.is_zero() => "Aucun perdant n’est blessé.".into(),
        LoopLabel::FoundWounds { wounds } => {
            format!("À subir par chaque perdant, une à la fois\u{A0}: {}.", counted(wounds, "blessure", "blessures"))
        }
        LoopLabel::FoundCorruptedAt { iteration, action } => format!(
            "Corrompu à l’itération {}, à l’action {} de la suite (à partir de 0).",
            n(iteration),
            n(action)
        ),
        LoopLabel::FoundAgreed { ranges } => format!("Si le nombre est accepté\u{A0}: {}.", in_a_row(ranges)),
        LoopLabel::FoundLower { ranges } => format!("Si un nombre inférieur est nommé\u{A0}: {}.", in_a_row(ranges)),
        LoopLabel::FoundAgreedTurns { at } => match at.is_empty() {
            true => "Si le nombre est accepté, tous à partir de 1 finissent de même.".into(),
            false => format!("Si le nombre est accepté, le résultat change à {}.", numbers(at)),
        },
        LoopLabel::FoundLowerTurns { at } => match at.is_empty() {
            true => "Si un nombre inférieur est nommé, tous finissent de même.".into(),
            false => format!("Si un nombre inférieur est nommé, le résultat change à {}.", numbers(at)),
        },
        LoopLabel::CounterBurdens => "Fardeaux".into(),
        LoopLabel::CounterStrength { piece } => format!("Force\u{A0}: {}", say(piece)),
        LoopLabel::BurdensBadge { burdens: there } => burdens(there),
        LoopLabel::NoWoundsBadge => "ne subit aucune blessure pendant ce combat".into(),
        LoopLabel::NoWoundsMark => "sans blessure".into(),
        LoopLabel::WaysDisagree { iteration } => format!(
            "La formule et les actions jouées une à une ne s’accordent pas à l’itération {}\u{A0}: pas de réponse.",
            n(iteration)
        ),
        LoopLabel::NotFollowed { known } => format!(
            "La boucle n’a pas pu être suivie jusqu’au bout\u{202F}; c’est certain pour {}.",
            counted(known, "répétition", "répétitions")
        ),
        LoopLabel::DoLetGoOn => "personne n’agit en chemin".into(),
        LoopLabel::DidIntervene => "agit en chemin".into(),
        LoopLabel::InterveneAfter => "après combien de répétitions".into(),
        LoopLabel::AsksU2 => "Plusieurs joueurs de l’Ombre\u{A0}: lequel répond au nombre\u{202F}?".into(),
        LoopLabel::U2WhoseActions => "Ceux dont les actions sont dans la boucle.".into(),
        LoopLabel::U2EveryOne => "Tous, tour à tour\u{202F}; le plus petit nombre l’emporte.".into(),
        LoopLabel::AsksU6 => {
            "Deux joueurs y agissent, mais les actions d’un seul suffiraient\u{A0}: qui nomme le nombre\u{202F}?".into()
        }
        LoopLabel::U6Alone => "Ce seul joueur\u{202F}; l’autre peut intervenir.".into(),
        LoopLabel::U6Both => "Le joueur des Peuples Libres, et le joueur de l’Ombre répond.".into(),
        LoopLabel::AsksU7 => {
            "Une réponse est-elle une action propre à un joueur, qui arrête la boucle\u{202F}?".into()
        }
        LoopLabel::U7Intervenes => "Oui\u{A0}: toute action d’un autre joueur l’arrête.".into(),
        LoopLabel::U7GoesOn => "Non\u{A0}: seule une action à sa propre occasion l’arrête.".into(),
        LoopLabel::AsksU8 => {
            "Deux joueurs ont chacun une boucle\u{A0}: de qui le nombre est-il nommé d’abord\u{202F}?".into()
        }
        LoopLabel::U8ProposedFirst => "Celui de la boucle proposée d’abord.".into(),
        LoopLabel::U8FreePeoplesFirst => "Celui du joueur des Peuples Libres.".into(),
        LoopLabel::AsksU9 => "0 est-il un nombre inférieur\u{202F}?".into(),
        LoopLabel::U9IsLower => "Oui\u{A0}: aucun plus petit nombre n’est donné.".into(),
        LoopLabel::U9IsNot => "Non\u{A0}: un nombre inférieur vaut au moins 1.".into(),
        LoopLabel::AsksU10 => "Les répétitions faites à la main avant de nommer comptent-elles\u{202F}?".into(),
        LoopLabel::U10DoesNotCount => "Non\u{A0}: le nombre se compte à partir de là.".into(),
        LoopLabel::U10Counts => "Oui\u{A0}: elles font partie du nombre.".into(),
        LoopLabel::OnlyThisBoard => {
            "Rien d’autre que ce plateau n’agit\u{A0}: ni événements, ni cartes absentes.".into()
        }
        LoopLabel::OwnActionChangesNothing => {
            "L’action en chemin ne change rien de ce qui se compte ici, hors ce qui est nommé.".into()
        }
        LoopLabel::CounterThreats => "Menaces".into(),
        LoopLabel::CounterTwilight => "Réserve crépusculaire".into(),
        LoopLabel::CounterConditions => "Conditions de l’Ombre".into(),
        LoopLabel::CardsInPlay => "Autres cartes en jeu".into(),
        LoopLabel::DrawDeck => "Pioche".into(),
        LoopLabel::DiscardPile => "Défausse".into(),
        LoopLabel::InHand => "Main".into(),
        LoopLabel::PhaseAssignment => "affectation".into(),
        LoopLabel::PhaseManeuver => "manœuvre".into(),
        LoopLabel::PhaseArchery => "archerie".into(),
        LoopLabel::PhaseFierce => "affectation des acharnés".into(),
        LoopLabel::PhaseField => "Phase".into(),
        LoopLabel::PhaseSkirmish => "combat".into(),
        LoopLabel::PhaseFellowship => "compagnie".into(),
        LoopLabel::PhaseRegroup => "ralliement".into(),
        LoopLabel::ShadowPlayersField => "Joueurs de l’Ombre".into(),
        LoopLabel::BonusField => "Force venue d’ailleurs".into(),
        LoopLabel::OwnerField => "Joueur de l’Ombre".into(),
        LoopLabel::StrengthField => "Force".into(),
        LoopLabel::VitalityField => "Vitalité".into(),
        LoopLabel::ResistanceField => "Résistance".into(),
        LoopLabel::DamageField => "Bonus de dégâts".into(),
        LoopLabel::AddBurdensField => "Son action de combat coûte\u{A0}: fardeaux en plus".into(),
        LoopLabel::RemoveBurdensField => "Elle coûte\u{A0}: fardeaux en moins".into(),
        LoopLabel::AddThreatsField => "Elle coûte\u{A0}: menaces en plus".into(),
        LoopLabel::RemoveThreatsField => "Elle coûte\u{A0}: menaces en moins".into(),
        LoopLabel::ExertField => "Elle coûte\u{A0}: affaiblissements".into(),
        LoopLabel::GainStrengthField => "Elle donne\u{A0}: force".into(),
        LoopLabel::GainDamageField => "Elle donne\u{A0}: bonus de dégâts".into(),
        LoopLabel::NoWoundsField => "Elle donne\u{A0}: aucune blessure (1 pour oui)".into(),
        LoopLabel::BonusesUndecided => {
            "Plusieurs bonus dépendent l’un de l’autre, et plus d’une façon de les compter se tient\u{A0}: le livre ne dit pas lequel se regarde d’abord.".into()
        }
        LoopLabel::WayByBonus => {
            "Entrez la force comme force venue d’ailleurs, telle que la table la compte.".into()
        }
        LoopLabel::WhoIntervenes { seat, times } => {
            format!("La boucle doit se faire {} fois. {} peut agir en chemin.", n(times), who(seat))
        }
        LoopLabel::FoundRequiredLoop { pieces } if pieces.is_empty() => {
            "Aucun bonus n’est dans une boucle obligatoire.".into()
        }
        LoopLabel::FoundRequiredLoop { pieces } => {
            format!("Dans une boucle obligatoire, sans effet\u{A0}: {}.", row(pieces))
        }
        LoopLabel::FoundTwilight { twilight } => format!("Réserve crépusculaire\u{A0}: {}.", twilight.say(Lang::Fr)),
        LoopLabel::FoundMinions { minions } => format!("Séides restants\u{A0}: {}.", minions.say(Lang::Fr)),
        LoopLabel::FoundConditions { conditions } => {
            format!("Conditions de l’Ombre restantes\u{A0}: {}.", conditions.say(Lang::Fr))
        }
        LoopLabel::FoundUnchanged { after } => {
            format!("Après {} rien ne change plus.", counted(after, "répétition", "répétitions"))
        }
        LoopLabel::CounterDamage { piece } => format!("Bonus de dégâts\u{A0}: {}", say(piece)),
        LoopLabel::CounterWounds { piece } => format!("Blessures\u{A0}: {}", say(piece)),
        LoopLabel::CounterPresence { piece } => format!("En jeu\u{A0}: {}", say(piece)),
        LoopLabel::ShadowNumber { nth } => format!("Joueur de l’Ombre {}", n(nth)),
        LoopLabel::WayByHand => "Jouer action par action.".into(),
    }
}
