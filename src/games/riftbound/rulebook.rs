use crate::games::riftbound::cards::CARD_RULES;
use crate::games::riftbound::rulebook_core::CORE_RULES;
use crate::ruling::{Basis, Book, Gist, Locator, Rule, Rulebook, Ruleset};
use crate::words::Name;

/// The Core Rules, version 1.4 (Vendetta).
pub static CORE: Book =
    Book { key: "", title: Name::both("Core Rules", "Règles de base"), edition: "1.4, 2026-07-16" };
/// The Vendetta Rules FAQ; it outranks the Core Rules where they differ.
pub static FAQ: Book =
    Book { key: "faq", title: Name::both("Vendetta Rules FAQ", "FAQ des règles Vendetta"), edition: "2026-08-14" };
/// The Tournament Rules.
pub static TOURNAMENT: Book =
    Book { key: "tr", title: Name::both("Tournament Rules", "Règles de tournoi"), edition: "2026-07-16" };
/// The later text on new choices that the ruleset `seed` follows.
pub static LATER: Book = Book {
    key: "seed",
    title: Name::both("A later text on new choices", "Un texte ultérieur sur les nouveaux choix"),
    edition: "undated, after 2026-08-14",
};
/// The printed cards.
pub static PRINTED_CARDS: Book =
    Book { key: "card", title: Name::both("Cards", "Cartes"), edition: "OGN to VEN" };
/// What this program takes as a board; no book of the game says so.
pub static THIS_PROGRAM: Book =
    Book { key: "board", title: Name::both("Limits of this program", "Limites de ce programme"), edition: "1" };

rules! { FAQ_RULES of FAQ:
    /// Keep only what is legal.
    FAQ_NEW_CHOICES = "new-choices", Official,
        "Who makes new choices needs every choice legal, also those that are kept; who declines keeps even illegal ones.",
        "Qui fait de nouveaux choix doit les avoir tous légaux, même ceux qu’il garde\u{202F}; qui refuse garde même les illégaux.";
    /// Linked instructions.
    FAQ_LINKED = "linked-instructions", Official,
        "What is linked to an instruction that found no legal target is skipped.",
        "Ce qui est lié à une instruction sans cible légale est sauté.";
    /// Played after stealing.
    FAQ_PLAYED = "played-and-stolen", Official,
        "A spell taken over counts as played by who controls it when it resolves, and as a card played by who finalised it.",
        "Un sort volé est joué par qui le contrôle à sa résolution, et compte comme carte jouée de qui l’a finalisé.";
}

rules! { TOURNAMENT_RULES of TOURNAMENT:
    /// Identical.
    TR_505_2 = "505.2", Printed,
        "The iterations of a loop are identical, without conditional actions.",
        "Les itérations d’une boucle sont identiques, sans action conditionnelle.";
    /// Who maintains.
    TR_505_3 = "505.3", Printed,
        "What matters is how many players are needed to maintain the loop.",
        "Ce qui compte est le nombre de joueurs nécessaires pour maintenir la boucle.";
    /// Name.
    TR_505_4 = "505.4", Printed,
        "Each player who maintains it names a number, in turn order.",
        "Chaque joueur qui la maintient annonce un nombre, dans l’ordre du tour.";
    /// Answer.
    TR_505_5 = "505.5", Printed,
        "Each other player in turn order agrees, commits to break it after a number, or declines to break it.",
        "Chaque autre joueur, dans l’ordre du tour, accepte, s’engage à la briser après un nombre, ou y renonce.";
    /// Draw.
    TR_505_6 = "505.6", Printed,
        "A loop that nobody maintains and nobody breaks makes the game a draw.",
        "Une boucle que personne ne maintient ni ne brise rend la partie nulle.";
    /// Lowest.
    TR_505_7 = "505.7", Printed,
        "Otherwise the lowest number counts; then that player has priority, or breaks the loop.",
        "Sinon le plus petit nombre compte\u{202F}; puis ce joueur a la priorité, ou brise la boucle.";
    /// Part.
    TR_505_8 = "505.8", Printed,
        "Who breaks it may do so inside an iteration.",
        "Qui la brise peut le faire au milieu d’une itération.";
    /// By hand.
    TR_505_9 = "505.9", Printed,
        "A loop with chance in it is not shortened: it is played by hand.",
        "Une boucle qui contient du hasard ne s’abrège pas\u{00A0}: elle se joue à la main.";
    /// Equal numbers.
    TR_EQUAL = "505.7, equal numbers", Reading,
        "Reading: where several named the lowest number, whose it is, the first or the last of them.",
        "Lecture\u{00A0}: si plusieurs ont annoncé le plus petit nombre, lequel compte, le premier ou le dernier.";
}

rules! { LATER_RULES of LATER:
    /// Triggers again.
    SEED_TRIGGERS_AGAIN = "new-choices", Given,
        "A target that is chosen again may trigger again, even if it was one before.",
        "Une cible choisie de nouveau peut se déclencher de nouveau, même si elle l’était déjà.";
    /// The same again.
    SEED_SAME_AGAIN = "all-choices", Given,
        "All choices are made anew, and may be just the same.",
        "Tous les choix se refont, et peuvent être les mêmes.";
}

rules! { READINGS of CORE:
    /// Spent energy.
    SPENT = "206, energy spent", Reading,
        "Reading: whether Energy paid for Repeat counts as spent on the spell.",
        "Lecture\u{00A0}: l’énergie payée pour Répétition compte-t-elle comme dépensée pour le sort.";
    /// Old choices moved.
    MOVED_OVER = "751.1, moved over", Reading,
        "Reading: whether an object that the item chose in another place is a new choice there.",
        "Lecture\u{00A0}: un objet déjà choisi à un autre titre est-il un nouveau choix à celui-ci.";
    /// The first point.
    FIRST_POINT = "431.3.c, first point", Reading,
        "Reading: whether the very first point of a burn out wins at once, as the later ones do.",
        "Lecture\u{00A0}: le tout premier point d’une exténuation fait-il gagner aussitôt, comme les suivants.";
}

rules! { LIMITS of THIS_PROGRAM:
    /// What can be arranged.
    ARRANGING = "arranging", Limit,
        "The board has two players, their bases, two battlefields, runes, hands, trash piles and the chain; numbers go up to 9,999.",
        "Le plateau a deux joueurs, leurs bases, deux champs de bataille, runes, mains, défausses et la chaîne\u{202F}; les nombres vont jusqu’à 9 999.";
    /// What is taken for granted.
    GRANTED = "granted", Limit,
        "Nobody answers unless a deed says so, and who is asked to pay pays if he can.",
        "Personne ne répond sauf acte contraire, et qui doit payer paie s’il le peut.";
    /// Bounds.
    BOUNDS = "bounds", Limit,
        "Lists stop at their bound and say so; numbers are counted beyond it.",
        "Les listes s’arrêtent à leur borne et le disent\u{202F}; les nombres se comptent au-delà.";
}

static BOOK_CORE: Rulebook = Rulebook { book: &CORE, rules: CORE_RULES };
static BOOK_FAQ: Rulebook = Rulebook { book: &FAQ, rules: FAQ_RULES };
static BOOK_TOURNAMENT: Rulebook = Rulebook { book: &TOURNAMENT, rules: TOURNAMENT_RULES };
static BOOK_LATER: Rulebook = Rulebook { book: &LATER, rules: LATER_RULES };
static BOOK_READINGS: Rulebook = Rulebook { book: &CORE, rules: READINGS };
static BOOK_CARDS: Rulebook = Rulebook { book: &PRINTED_CARDS, rules: CARD_RULES };
static BOOK_LIMITS: Rulebook = Rulebook { book: &THIS_PROGRAM, rules: LIMITS };

/// The rulesets, the default first.
pub static RULESETS: &[Ruleset] = &[
    Ruleset {
        id: "core-1.4",
        name: Gist {
            en: "Core Rules v1.4 of 2026-07-16 + FAQ of 2026-08-14; a newer one may exist",
            fr: "Règles de base v1.4 du 16/07/2026 + FAQ du 14/08/2026\u{202F}; une plus récente peut exister",
        },
        books: &[&BOOK_CORE, &BOOK_FAQ, &BOOK_TOURNAMENT, &BOOK_READINGS, &BOOK_CARDS, &BOOK_LIMITS],
    },
    Ruleset {
        id: "seed",
        name: Gist {
            en: "The later text on new choices (undated), over Core Rules v1.4",
            fr: "Le texte ultérieur sur les nouveaux choix (non daté), sur les Règles de base v1.4",
        },
        books: &[&BOOK_CORE, &BOOK_FAQ, &BOOK_LATER, &BOOK_TOURNAMENT, &BOOK_READINGS, &BOOK_CARDS, &BOOK_LIMITS],
    },
];

/// Whether a ruleset follows the later text on new choices.
pub fn follows_the_later_text(ruleset: &str) -> bool {
    ruleset == "seed"
}
