//! The rules that a described round cites: those of the procedures, and what the person typed. Gists are in our own
//! words.

use crate::ruling::{Basis, Book, Gist, Locator, Rule, Rulebook, Ruleset};
use crate::words::Name;

/// What a person typed.
pub static DESCRIPTION: Book = Book { key: "given", title: Name::both("As described", "Selon la description"), edition: "1" };
/// What this program takes; no book of a game says so.
pub static PROGRAM: Book =
    Book { key: "limit", title: Name::both("Limits of this program", "Limites de ce programme"), edition: "1" };
/// Magic's rules.
pub static MAGIC: Book =
    Book { key: "", title: Name::english("Magic Comprehensive Rules"), edition: "2026-08-07" };
/// Magic's tournament rules; loops have had a section of their own since then.
pub static MAGIC_TOURNAMENTS: Book = Book { key: "mtr", title: Name::english("Magic Tournament Rules"), edition: "2018-07" };
/// Riftbound's tournament rules.
pub static RIFTBOUND_TOURNAMENTS: Book =
    Book { key: "tr", title: Name::english("Riftbound Tournament Rules"), edition: "2026-07-16" };
/// The rules of the Lord of the Rings TCG.
pub static LORD_OF_THE_RINGS: Book =
    Book { key: "cr", title: Name::english("The Lord of the Rings TCG Comprehensive Rules"), edition: "4.2" };

macro_rules! rules {
    ($list:ident of $book:ident: $( $name:ident = $kind:ident $place:literal, $basis:ident, $moved:expr, $en:literal, $fr:literal; )*) => {
        $(
            #[allow(missing_docs)]
            pub static $name: Rule = Rule {
                book: &$book,
                locator: Locator::$kind($place),
                moved: $moved,
                gist: Gist { en: $en, fr: $fr },
                basis: Basis::$basis,
            };
        )*
        /// The rules of this book.
        pub static $list: Rulebook = Rulebook { book: &$book, rules: &[$(&$name),*] };
    };
}

rules! { GIVEN of DESCRIPTION:
    DESCRIBED = Entry "round", Given, &[],
        "The round is what a person described. No card was checked.",
        "La suite est celle que quelqu’un a décrite. Aucune carte n’a été vérifiée.";
    COSTS = Entry "costs", Given, &[],
        "What an action needs and pays has to be there as described; else it cannot be done, and the round stops before it.",
        "Ce qu’une action exige et paie doit être là, selon la description\u{202F}; sinon elle ne peut pas se faire, et la suite s’arrête avant elle.";
    ENDS = Entry "ends", Given, &[],
        "The bounds described are checked after every action, all at the same time.",
        "Les bornes décrites se vérifient après chaque action, toutes en même temps.";
}

rules! { LIMITS of PROGRAM:
    NUMBERS = Entry "numbers", Limit, &[],
        "Numbers of up to 100,000 digits are read, and up to some 300,000 are written out.",
        "Les nombres se lisent jusqu’à 100\u{202F}000 chiffres, et s’écrivent jusqu’à 300\u{202F}000 environ.";
    PIECES = Entry "pieces", Limit, &[],
        "A round has up to 24 counters, 24 actions and 16 bounds, each with an id of its own, and up to 6 players.",
        "Une suite a jusqu’à 24 compteurs, 24 actions et 16 bornes, chacun avec son propre identifiant, et jusqu’à 6 joueurs.";
    DIVISORS = Entry "divisors", Limit, &[],
        "A counter is divided by a plain number from 1 to 4,294,967,295.",
        "Un compteur se divise par un simple nombre, de 1 à 4\u{202F}294\u{202F}967\u{202F}295.";
    LINES = Entry "lines", Limit, &[],
        "A line gives a counter, an action or a bound: “life B = 20”, “drain: -1 life B, by A”, “life B <= 0: B loses”.",
        "Une ligne donne un compteur, une action ou une borne\u{00A0}: «\u{00A0}vie B = 20\u{00A0}», «\u{00A0}drain\u{00A0}: -1 vie B, par A\u{00A0}», «\u{00A0}vie B <= 0\u{00A0}: B perd\u{00A0}».";
    WORK = Entry "work", Limit, &[],
        "The work done for one answer is bounded; where the bound is hit, the answer says so.",
        "Le travail pour une réponse est borné\u{202F}; quand la borne est atteinte, la réponse le dit.";
}

rules! { MAGIC_RULES of MAGIC:
    R104_2A = Number "104.2a", Printed, &[],
        "A player whose opponents have all left the game wins it.",
        "Un joueur dont tous les adversaires ont quitté la partie la gagne.";
    R104_3F = Number "104.3f", Printed, &[],
        "Who would win and lose at the same time loses.",
        "Qui gagnerait et perdrait en même temps perd.";
    R104_4A = Number "104.4a", Printed, &[],
        "If all players who are left lose at the same time, the game is a draw.",
        "Si tous les joueurs restants perdent en même temps, la partie est nulle.";
    R104_4B = Number "104.4b", Printed, &[],
        "A loop of required actions that nobody can stop is a draw. One with an optional action in it is not.",
        "Une boucle d’actions obligatoires que personne ne peut arrêter donne une partie nulle. Si elle contient une action facultative, non.";
    R732_2A = Number "732.2a", Printed, &[("2011", "716.2a")],
        "A player with priority proposes a sequence of choices for all, legal and without “if” or “until”; a loop in it has a definite number of repeats.",
        "Un joueur qui a la priorité propose une suite de choix pour tous, légale et sans «\u{00A0}si\u{00A0}» ni «\u{00A0}jusqu’à\u{00A0}»\u{202F}; une boucle y a un nombre fixé de répétitions.";
    R732_2B = Number "732.2b", Printed, &[("2011", "716.2b")],
        "The others, in turn order, accept it or name an earlier place where they choose otherwise; that is the new end.",
        "Les autres, dans l’ordre du tour, l’acceptent ou nomment un moment antérieur où ils choisissent autrement\u{202F}; c’est la nouvelle fin.";
    R732_2C = Number "732.2c", Printed, &[("2011", "716.2c")],
        "The shortcut is taken to its end. If it was shortened, the player who then has priority has to choose otherwise than proposed.",
        "On prend le raccourci jusqu’à sa fin. S’il a été écourté, le joueur qui a alors la priorité doit choisir autrement que proposé.";
    R732_3 = Number "732.3", Printed, &[("2011", "716.3")],
        "If independent actions of several players lead to the same state again, the active player, or else the first one involved in turn order, has to choose otherwise.",
        "Si des actions indépendantes de plusieurs joueurs ramènent au même état, le joueur actif, ou à défaut le premier concerné dans l’ordre du tour, doit choisir autrement.";
    R732_4 = Number "732.4", Printed, &[("2011", "716.4")],
        "A loop of nothing but required actions is a draw.",
        "Une boucle d’actions toutes obligatoires donne une partie nulle.";
}

rules! { MTR_RULES of MAGIC_TOURNAMENTS:
    MTR_4_2 = Number "4.2", Printed, &[],
        "A shortcut of which a part proves illegal stops there.",
        "Un raccourci dont une partie se révèle illégale s’arrête là.";
    MTR_4_4 = Number "4.4", Printed, &[],
        "Who maintains a loop names a number, in turn order; the others agree or name fewer; the lowest counts, and its player has priority. If nobody maintains or breaks it, or all go on across turns, the game is a draw.",
        "Qui entretient une boucle nomme un nombre, dans l’ordre du tour\u{202F}; les autres l’acceptent ou en nomment un inférieur\u{202F}; le plus bas vaut, et son joueur a la priorité. Si personne ne l’entretient ni ne la rompt, ou si tous continuent d’un tour à l’autre, la partie est nulle.";
    MTR_EQUAL = Number "4.4", Reading, &[],
        "The section does not say whose number it is if several name the lowest one.",
        "La section ne dit pas de qui est le nombre si plusieurs nomment le plus bas.";
}

rules! { TR_RULES of RIFTBOUND_TOURNAMENTS:
    TR_505_2 = Number "505.2", Printed, &[],
        "The iterations of a loop are identical and have no conditions.",
        "Les répétitions d’une boucle sont identiques et sans conditions.";
    TR_505_4 = Number "505.4", Printed, &[],
        "Each player who is needed to maintain the loop names a number, in turn order.",
        "Chaque joueur nécessaire à la boucle nomme un nombre, dans l’ordre du tour.";
    TR_505_5 = Number "505.5", Printed, &[],
        "Each other player, in turn order, agrees, commits to break the loop after a number, or declines to break it.",
        "Chaque autre joueur, dans l’ordre du tour, accepte, s’engage à rompre la boucle après un nombre, ou renonce à la rompre.";
    TR_505_6 = Number "505.6", Printed, &[],
        "A loop that nobody maintains and nobody breaks makes the game a draw.",
        "Une boucle que personne n’entretient et que personne ne rompt rend la partie nulle.";
    TR_505_7 = Number "505.7", Printed, &[],
        "Else it is done up to the lowest number; that player has priority or breaks it.",
        "Sinon elle se fait jusqu’au plus bas nombre\u{202F}; ce joueur a la priorité ou la rompt.";
    TR_EQUAL = Number "505.7", Reading, &[],
        "The section does not say whose number it is if several name the lowest one.",
        "La section ne dit pas de qui est le nombre si plusieurs nomment le plus bas.";
}

rules! { LOTR_RULES of LORD_OF_THE_RINGS:
    LOOPS = Entry "loops", Printed, &[],
        "A set of actions that can be repeated forever is a loop. One player who controls all optional actions names a number; else the Free Peoples player names one and the Shadow player agrees or names a lower one.",
        "Une suite d’actions qui peut se répéter sans fin est une boucle. Un joueur qui contrôle toutes les actions facultatives nomme un nombre\u{202F}; sinon le joueur des Peuples Libres en nomme un, que le joueur de l’Ombre accepte ou abaisse.";
    REQUIRED_LOOPS = Entry "loops", Printed, &[],
        "A loop of nothing but required actions ends at once, with no effect.",
        "Une boucle d’actions toutes obligatoires se termine aussitôt, sans effet.";
    FINAL_ACTION = Entry "loops", Printed, &[],
        "If the number is agreed to, the Shadow player has the final action; if it is lowered, the Free Peoples player. One action is added only where that player does not have the last one already.",
        "Si le nombre est accepté, le joueur de l’Ombre a la dernière action\u{202F}; s’il est abaissé, le joueur des Peuples Libres. Une action n’est ajoutée que si ce joueur n’a pas déjà la dernière.";
    FINAL_ACTION_OPEN = Entry "loops", Reading, &[],
        "The entry leaves parts of the final action open: after nothing, in rounds that are not one action each, and where it would end the game. It does not say either who names where one player alone could go on.",
        "L’article laisse ouverte une part de la dernière action\u{00A0}: après rien, dans une suite qui n’est pas d’une action chacun, et si elle terminait la partie. Il ne dit pas non plus qui nomme quand un joueur seul pourrait continuer.";
}

macro_rules! rulesets {
    ($($id:literal, $en:literal, $fr:literal, $($book:ident),*;)*) => {
        /// The procedures.
        pub static RULESETS: &[Ruleset] = &[$(Ruleset {
            id: $id,
            name: Gist { en: $en, fr: $fr },
            books: &[$(&$book,)* &GIVEN, &LIMITS],
        }),*];
    };
}

rulesets! {
    "magic-732", "Magic: Comprehensive Rules 732", "Magic\u{00A0}: règles complètes 732", MAGIC_RULES;
    "mtr-4.4", "Magic: Tournament Rules 4.4", "Magic\u{00A0}: règles de tournoi 4.4", MTR_RULES;
    "lotr-tcg-4.2", "The Lord of the Rings TCG: Comprehensive Rules 4.2",
        "Le Seigneur des Anneaux JCC\u{00A0}: règles complètes 4.2", LOTR_RULES;
    "riftbound-tr-505", "Riftbound: Tournament Rules 505", "Riftbound\u{00A0}: règles de tournoi 505", TR_RULES;
}
