//! The French words of objections.

use crate::games::any_game::fr::{quoted, rounds};
use crate::games::any_game::objections::Objects;
use crate::ruling::{Piece, Player};
use crate::words::{Count, Lang, capital};

const FR: Lang = Lang::Fr;

fn part(nth: &Count, part: &Piece) -> String {
    format!("Partie {}, {}", nth.say(FR), quoted(part))
}

fn who(seat: &Player) -> String {
    capital(&seat.say(FR))
}

/// Objections in French.
pub fn objects(says: &Objects) -> String {
    use Objects::*;
    match says {
        NoAction => "La suite est vide\u{00A0}: décrivez au moins une action.".into(),
        UnknownCounter { piece } => format!("{} nomme un compteur qui n’est pas sur le plateau.", quoted(piece)),
        UnknownSeat { piece } => format!("{} nomme un joueur qui ne joue pas.", quoted(piece)),
        TwiceTheSameId { piece } => {
            format!("Deux pièces ont l’identifiant {}\u{00A0}: donnez à chacune le sien.", quoted(piece))
        }
        TooMany { most } => format!("C’est trop\u{00A0}: {} au plus.", most.say(FR)),
        PlayersOutOfRange { most } => format!("On joue de 1 à {} joueurs.", most.say(FR)),
        Divisor { piece } => format!("{} divise par autre chose qu’un simple nombre à partir de 1.", quoted(piece)),
        BoundOfNobody { piece } => format!("{} ne dit pas quel joueur perd ou gagne.", quoted(piece)),
        OptionalOfNobody { piece } => {
            format!("{} est facultative mais n’est à personne\u{00A0}: dites qui la contrôle.", quoted(piece))
        }
        AlreadyOver { piece } => {
            format!("La partie est finie avant la première répétition\u{00A0}: {} est atteinte.", quoted(piece))
        }
        NotAsked { seat } => format!("C’est {} qui doit répondre.", seat.say(FR)),
        NothingIsAsked => "Personne n’a rien à répondre ici.".into(),
        NoNumberGiven => "Dites un nombre.".into(),
        NotANumber => "Ce n’est pas un nombre\u{00A0}: il faut en nommer un.".into(),
        NumberBelowZero => "Un nombre de répétitions n’est pas au-dessous de 0.".into(),
        NumberTooLong { most } => format!("Un nombre de plus de {} chiffres n’est pas lu.", most.say(FR)),
        NotLower { named, than } => format!("{} n’est pas inférieur à {}.", named.say(FR), than.say(FR)),
        BeyondTheStop { times, most } => {
            format!("{}, c’est impossible\u{00A0}: après {}, une action ne peut pas se faire.", rounds(times), most.say(FR))
        }
        NoChoiceThere { seat } => format!("{} n’a pas de choix à faire à ce moment.", who(seat)),
        NotEarlier { lap } => format!("Ce n’est pas avant la fin déjà fixée, à la répétition {}.", lap.say(FR)),
        ANumberIsDue { seat } => format!("{} doit nommer un nombre.", who(seat)),
        UnknownDeed => "Ce n’est pas une réponse à ce qui est demandé.".into(),
        NoLongerAsked => "Personne ne demande plus cela.".into(),
        AnyNumberWillDo => "N’importe quel nombre entier à partir de 0, par exemple 1\u{202F}000\u{202F}000.".into(),
        NameAtMost { most } => format!("Nommez {} ou moins.", most.say(FR)),
        AgreeOrNameLower { most } => format!("Acceptez, ou nommez {} ou moins.", most.say(FR)),
        NoSuchPiece => "Cette pièce n’existe pas.".into(),
        WrongPlace => "Compteurs, actions et bornes ont chacun leur place.".into(),
        FewerThere => "Il n’y en a qu’un.".into(),
        NotSuchAValue => "Le champ n’accepte pas cette valeur.".into(),
        LineForm => "Saisissez une ligne comme «\u{00A0}mana = 3\u{00A0}», «\u{00A0}engager\u{00A0}: +1 mana, par A, facultatif\u{00A0}» ou «\u{00A0}vie B <= 0\u{00A0}: B perd\u{00A0}».".into(),
        PartNotUnderstood { nth, part: text } => format!(
            "{} n’est pas compris\u{00A0}: essayez «\u{00A0}+1 mana\u{00A0}», «\u{00A0}paie 2 mana\u{00A0}», «\u{00A0}exige mana >= 2\u{00A0}» ou «\u{00A0}mana * 2\u{00A0}».",
            part(nth, text)
        ),
        PartNumber { nth, part: text } => format!("{}\u{00A0}: un nombre manque ou n’est pas compris.", part(nth, text)),
        PartName { nth, part: text } => {
            format!("{}\u{00A0}: ce n’est pas un nom de compteur ou d’action.", part(nth, text))
        }
        PartComparison { nth, part: text } => {
            format!("{}\u{00A0}: comparez un compteur par >=, <=, >, <, = ou !=.", part(nth, text))
        }
        PartPlayer { nth, part: text } => format!("{}\u{00A0}: nommez un joueur par sa lettre, de A à F.", part(nth, text)),
        PartEnd { nth, part: text } => {
            format!("{}\u{00A0}: dites «\u{00A0}B perd\u{00A0}», «\u{00A0}B gagne\u{00A0}» ou «\u{00A0}nulle\u{00A0}».", part(nth, text))
        }
        LineOfAnotherSort => "Cette ligne décrit une autre sorte de pièce.".into(),
    }
}
