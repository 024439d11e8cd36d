//! The French words of steps and verdicts.

use crate::games::any_game::says::RoundSays;
use crate::ruling::{Piece, Player, Says};
use crate::words::{Count, Int, Lang, capital, counted, list_and};

const FR: Lang = Lang::Fr;
/// How many counters of a longer row are said.
const NAMED: usize = 6;

fn who(seat: &Player) -> String {
    capital(&seat.say(FR))
}

fn all(seats: &[Player]) -> String {
    let seats: Vec<String> = seats.iter().map(|seat| seat.say(FR)).collect();
    list_and(&seats, FR)
}

/// « 1 000 répétitions ».
pub fn rounds(times: &Count) -> String {
    counted(times, FR, "répétition", "répétitions")
}

fn values(counters: &[Piece], values: &[Int]) -> String {
    let one = |(counter, value): (&Piece, &Int)| format!("{} {}", counter.say(FR), value.say(FR));
    let mut said: Vec<String> = counters.iter().zip(values).take(NAMED).map(one).collect();
    if counters.len() > NAMED {
        said.push(format!("{} de plus", Count::from(counters.len() - NAMED).say(FR)));
    }
    list_and(&said, FR)
}

fn then(counters: &[Piece], numbers: &[Int]) -> String {
    if counters.is_empty() {
        " Aucun compteur n’a changé.".into()
    } else {
        format!(" On a alors\u{00A0}: {}.", values(counters, numbers))
    }
}

fn in_words(says: &Says) -> String {
    says.say(FR).to_string()
}

fn several(all: &[Says]) -> String {
    let all: Vec<String> = all.iter().map(in_words).collect();
    all.join(" + ")
}

/// « l’action » entre guillemets.
pub fn quoted(action: &Piece) -> String {
    format!("«\u{00A0}{}\u{00A0}»", action.say(FR))
}

fn at(iteration: &Count, action: &Piece, repetition: Option<&Count>) -> String {
    let nth = repetition.map_or_else(String::new, |nth| format!(" (fois nº\u{00A0}{})", nth.say(FR)));
    format!("à la répétition {}, à l’action {}{nth}", iteration.say(FR), quoted(action))
}

fn labelled(verdict: String) -> String {
    format!("{verdict} (Selon la description\u{00A0}: aucune carte n’a été vérifiée.)")
}

/// Steps and verdicts in French.
pub fn round(says: &RoundSays) -> String {
    use RoundSays::*;
    match says {
        AsDescribed { actions, counters } => format!(
            "La suite est décrite à la main\u{00A0}: {}, {}. Aucune carte n’a été vérifiée.",
            counted(actions, FR, "action", "actions"),
            counted(counters, FR, "compteur", "compteurs")
        ),
        AddsEachRound { counter, change } => {
            format!("Chaque répétition\u{00A0}: {} {}.", counter.say(FR), change.say_signed(FR))
        }
        BecomesEachRound { counter, terms } => {
            format!("Après une répétition, {} = {}.", counter.say(FR), several(terms))
        }
        GoesOnForever => "Rien ne l’arrête jamais\u{00A0}: elle pourrait continuer sans fin.".into(),
        ComesBack => "Une répétition ramène aux mêmes compteurs.".into(),
        WouldStop { iteration, action, why } => {
            format!("Elle s’arrête {}\u{00A0}: {}.", at(iteration, action, None), in_words(why))
        }
        NotFollowedFurther { known } => {
            format!("Elle a été suivie sur {}, sans s’être arrêtée.", rounds(known))
        }
        OnlyRequired => "Toutes ses actions sont obligatoires\u{00A0}: personne ne peut rien omettre.".into(),
        Proposes { seat } => format!("{} propose le nombre de répétitions.", who(seat)),
        NamesAlone { seat } => format!("{} contrôle toutes les actions facultatives et nomme le nombre.", who(seat)),
        Maintain { seats } => format!("Qui peut omettre une action, et donc l’entretient\u{00A0}: {}.", all(seats)),
        NobodyMaintains => "Personne ne l’entretient\u{00A0}: chaque joueur dit s’il la rompt.".into(),
        NamesNumber { seat, times } => format!("{} nomme {}.", who(seat), rounds(times)),
        Agrees { seat } => format!("{} accepte.", who(seat)),
        NamesLower { seat, times } => format!("{} en nomme moins\u{00A0}: {}.", who(seat), rounds(times)),
        WouldBreakAfter { seat, times } => format!("{} la romprait après {}.", who(seat), rounds(times)),
        Declines { seat } => format!("{} ne fait rien.", who(seat)),
        GoesOnIndefinitely { seat } => format!("{} continue indéfiniment.", who(seat)),
        EndsItAfter { seat, lap, action } => {
            format!("{} l’arrête plus tôt\u{00A0}: à la répétition {}, juste après {}.", who(seat), lap.say(FR), quoted(action))
        }
        EndsItBefore { seat, lap, action } => {
            format!("{} l’arrête plus tôt\u{00A0}: à la répétition {}, avant {}.", who(seat), lap.say(FR), quoted(action))
        }
        LowestNumber { seat, times } => {
            format!("Le plus bas nombre compte\u{00A0}: {}, le nombre nommé par {}.", rounds(times), seat.say(FR))
        }
        HasPriority { seat } => format!("{} a alors la priorité.", who(seat)),
        BreaksIt { seat } => format!("{} rompt alors la boucle.", who(seat)),
        ChoosesOtherwise { seat } => format!("{} doit y choisir autrement.", who(seat)),
        ActionDone { action, counters, values: numbers } => {
            format!("{}\u{00A0}: on a {}.", quoted(action), values(counters, numbers))
        }
        ActionChangesNothing { action } => format!("{} ne change rien.", quoted(action)),
        Repeats { times } => format!("De même, encore {}.", rounds(times)),
        CannotBeDone { action, why } => format!("{} ne peut pas se faire\u{00A0}: {}.", quoted(action), in_words(why)),
        ShortcutTaken => "Tous ont répondu\u{00A0}: on prend le raccourci jusqu’à sa fin.".into(),
        ShortcutStopsThere => "Une partie ne peut pas se faire\u{00A0}: le raccourci s’arrête là.".into(),
        BoundReached { counter, value, end } => {
            format!("{} est à {}\u{00A0}: {}.", capital(&counter.say(FR)), value.say(FR), in_words(end))
        }
        OnlyOneLeft { seat } => format!("{} est le seul joueur restant.", who(seat)),
        LosingCounts { seat } => format!("{} gagnerait et perdrait en même temps\u{00A0}: il perd.", who(seat)),
        HasFinalAction { seat } => format!("{} a déjà la dernière action.", who(seat)),
        FinalActionAdded { seat, action } => {
            format!("{} doit avoir la dernière action\u{00A0}: {} se fait une fois de plus.", who(seat), quoted(action))
        }
        AddedCannotBeDone { action } => {
            format!("{} devait se faire une fois de plus, et ne le peut pas.", quoted(action))
        }
        AddedLeftOut { action } => format!("{} terminerait la partie et n’est pas ajoutée.", quoted(action)),
        RoundDone { times, after, last, next, counters, values } => {
            let part = after.as_ref().map_or_else(String::new, |action| format!(", puis jusqu’à {}", quoted(action)));
            let last = last.as_ref().map_or_else(String::new, |seat| format!(" {} agit en dernier.", who(seat)));
            let next = next.as_ref().map_or_else(String::new, |seat| format!(" C’est ensuite {} qui doit agir.", seat.say(FR)));
            labelled(format!("C’est fait\u{00A0}: {}{part}.{}{last}{next}", rounds(times), then(counters, values)))
        }
        GameEnds { loses, wins, iteration, action, repetition, counters, values } => {
            let verb = |seats: &[Player], one: &str, more: &str| match seats {
                [] => String::new(),
                [seat] => format!(" {} {one}.", who(seat)),
                _ => format!(" {} {more} en même temps.", capital(&all(seats))),
            };
            let (loses, wins) = (verb(loses, "perd", "perdent"), verb(wins, "gagne", "gagnent"));
            let at = at(iteration, action, repetition.as_ref());
            labelled(format!("La partie se termine {at}.{loses}{wins}{}", then(counters, values)))
        }
        DrawAtOnce { iteration, action, counters, values } => {
            let then = then(counters, values);
            labelled(format!("La partie se termine {}\u{00A0}: elle est nulle.{then}", at(iteration, action, None)))
        }
        RoundStops { iteration, action, repetition, why, counters, values } => {
            let (at, why) = (at(iteration, action, repetition.as_ref()), in_words(why));
            labelled(format!("La suite s’arrête {at}\u{00A0}: {why}.{}", then(counters, values)))
        }
        DrawForever => labelled("Elle continue sans fin et personne ne l’arrête\u{00A0}: la partie est nulle.".into()),
        NoEffect => labelled("Elle continuerait sans fin\u{00A0}: elle se termine aussitôt, sans effet.".into()),
        NotALoop { most, action, why } => {
            let (most, why) = (rounds(most), in_words(why));
            let says = format!("Ce n’est pas une boucle\u{00A0}: {most} au plus, puis {}", quoted(action));
            labelled(format!("{says} ne peut pas se faire\u{00A0}: {why}."))
        }
        MustBreakIt { seat } => {
            let says = "Rien ne se répète\u{00A0}: des actions indépendantes ne font que ramener au même état";
            labelled(format!("{says}\u{202F}; {} doit choisir autrement.", seat.say(FR)))
        }
    }
}
