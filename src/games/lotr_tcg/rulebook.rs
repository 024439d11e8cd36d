//! The rules that this game's questions cite, as far as they are shared or belong to the assignment phase.
//! Gists are in our own words.

use crate::games::lotr_tcg::cards::CARD_RULES;
use crate::games::lotr_tcg::looping::rulebook::LOOP_RULES;
use crate::ruling::{Basis, Book, Gist, Locator, Rule, Rulebook, Ruleset};
use crate::words::Name;

/// The Comprehensive Rules. They have alphabetical entries and no rule numbers. What is cited here was read in 4.2 and
/// stands there as in 4.0, as far as excerpts of 4.0 show.
pub static COMPREHENSIVE_RULES: Book =
    Book { key: "cr", title: Name::english("Comprehensive Rules"), edition: "4.0–4.2" };
/// The cards themselves.
pub static PRINTED_CARDS: Book =
    Book { key: "card", title: Name::both("Printed cards", "Cartes imprimées"), edition: "2001-2007" };

/// The editions. What is asked here reads the same in 4.0 and 4.2.
pub static RULESETS: &[Ruleset] = &[
    Ruleset {
        id: "cr-4.2",
        name: Gist { en: "Comprehensive Rules 4.2", fr: "Règles complètes 4.2" },
        books: &[&ASSIGNMENT_RULES, &LOOP_RULES, &CARD_BOOK, &LEGACY_BOOK, &LIMITS],
    },
    Ruleset {
        id: "cr-4.0",
        name: Gist {
            en: "Comprehensive Rules 4.0 (same text on these questions)",
            fr: "Règles complètes 4.0 (même texte sur ces questions)",
        },
        books: &[&ASSIGNMENT_RULES, &LOOP_RULES, &CARD_BOOK, &LIMITS],
    },
];

/// Whether a ruleset holds the Legacy Rulings; an unknown one is read as the default.
pub fn has_legacy_rulings(ruleset: &str) -> bool {
    let found = RULESETS.iter().find(|known| known.id == ruleset).or(RULESETS.first());
    found.is_some_and(|ruleset| ruleset.books.iter().any(|book| book.book.key == LEGACY_RULINGS.key))
}

/// What this program takes as a board; no book of the game says so.
pub static BOARD_LIMITS: Book =
    Book { key: "board", title: Name::both("Limits of this program", "Limites de ce programme"), edition: "1" };

/// Declares limits of the program.
macro_rules! board_limits {
    ($($(#[$meta:meta])* $name:ident = $entry:literal: $en:literal, $fr:literal;)*) => {
        $(
            $(#[$meta])*
            pub static $name: Rule = Rule {
                book: &BOARD_LIMITS,
                locator: Locator::Entry($entry),
                moved: &[],
                gist: Gist { en: $en, fr: $fr },
                basis: Basis::Limit,
            };
        )*
        /// The limits as a book to cite.
        pub static LIMITS: Rulebook = Rulebook { book: &BOARD_LIMITS, rules: &[$(&$name),*] };
    };
}

board_limits! {
    /// How many pieces.
    AT_MOST_SIXTY = "pieces": "At most 60 pieces a side are taken, and each has an id of its own.",
        "60 pièces par camp au plus sont prises en compte, chacune avec son propre identifiant.";
    /// Which cards.
    KNOWN_CARDS = "cards": "Only the cards of the tray are known here, by the number printed on them.",
        "Seules les cartes de la réserve sont connues ici, par le numéro imprimé dessus.";
    /// How long a number.
    NUMBER_LENGTH = "numbers": "Numbers of up to 100,000 digits are read.",
        "Les nombres se lisent jusqu’à 100 000 chiffres.";
    /// How long a round.
    ROUND_LENGTH = "rounds": "A round that is to be repeated has at most 24 actions, with no repeats inside.",
        "Une suite à répéter compte au plus 24 actions, sans répétition à l’intérieur.";
    /// Pieces without a card.
    OWN_PIECES = "own pieces": "A piece of your own is taken as you describe it, with numbers up to 9,999; no card was checked.",
        "Une pièce à vous est prise comme vous la décrivez, avec des nombres jusqu’à 9 999 ; aucune carte n’a été vérifiée.";
    /// Cards that are not on the board.
    OTHER_CARDS = "other cards": "A card that is not on the board does what the player says of it; nobody has checked it.",
        "Une carte absente du plateau fait ce que le joueur en dit ; personne ne l’a vérifiée.";
    /// How many players.
    ONE_TO_THREE_SHADOWS = "players": "One to three Shadow players are taken, each with minions of his own.",
        "Un à trois joueurs de l’Ombre sont pris en compte, chacun avec ses séides.";
    /// What is known of readings.
    KNOWN_READINGS = "readings": "A reading answers one of the questions that the book leaves open, by one of the answers offered.",
        "Une lecture répond à une des questions que le livre laisse ouvertes, par une des réponses proposées.";
    /// What can be arranged.
    HOW_TO_ARRANGE = "arranging": "Companions lie in the fellowship, minions with the minions, the site in its place.",
        "Les compagnons se placent dans la compagnie, les séides avec les séides, le site à sa place.";
}

/// The cards as a book to cite.
pub static CARD_BOOK: Rulebook = Rulebook { book: &PRINTED_CARDS, rules: CARD_RULES };

comprehensive_rules! {
    /// What the assignment phase and its skirmishes cite.
    ASSIGNMENT_RULES;

    /// Who assigns first.
    FREE_PEOPLES_ASSIGN_FIRST = "assignment phase", Printed:
        "After the assignment actions the Free Peoples player may assign companions to minions, and says when he is done.",
        "Après les actions d’affectation, le joueur des Peuples Libres peut affecter des compagnons à des séides, puis annonce qu’il a terminé.";
    /// One to one.
    ONE_TO_ONE = "assignment phase", Printed:
        "Assignments are one to one: a minion takes at most one Free Peoples character, a character one minion. Only defender and the leftovers are exceptions.",
        "Les affectations se font un contre un : un séide n’a qu’un personnage des Peuples Libres en face, un personnage qu’un séide. Seuls défenseur et les séides restants y dérogent.";
    /// The leftovers.
    LEFTOVERS_GO_ANYWHERE = "assignment phase", Printed:
        "Once the Free Peoples player is done, the Shadow player may assign each minion still unassigned to any companion, one that is already assigned too, without limit.",
        "Quand le joueur des Peuples Libres a terminé, le joueur de l’Ombre peut affecter chaque séide restant à n’importe quel compagnon, même déjà affecté, sans limite.";
    /// Who may be assigned.
    WHO_MAY_BE_ASSIGNED = "assignment phase", Printed:
        "Companions are assigned to minions: one Free Peoples character and one minion, both in play.",
        "On affecte des compagnons à des séides : un personnage des Peuples Libres et un séide, tous deux en jeu.";
    /// Unassigned minions.
    UNASSIGNED_DO_NOT_FIGHT = "assignment phase", Derived:
        "Both players may leave minions unassigned; such a minion does not skirmish in this round.",
        "Chaque joueur peut laisser des séides sans affectation ; ces séides ne combattent pas à ce tour d’affectation.";
    /// Defender +X.
    DEFENDER = "defender +X", Printed:
        "A character with defender +X may take X minions more than one when the Free Peoples player assigns. Defender bonuses add up.",
        "Un personnage avec défenseur +X peut prendre X séides de plus lorsque le joueur des Peuples Libres affecte. Les bonus de défenseur s’additionnent.";
    /// The Ring-bearer may be assigned.
    RING_BEARER_MAY_FIGHT = "Ring-bearer", Printed:
        "The Ring-bearer may be assigned to minions like any companion.",
        "Le Porteur de l’Anneau peut être affecté à des séides comme tout compagnon.";
    /// Who acts when.
    ACTION_PROCEDURE = "action procedure", Printed:
        "The Free Peoples player has the first chance to act, then the players to his right in turn; the window closes when all pass in a row.",
        "Le joueur des Peuples Libres a la première occasion d’agir, puis les joueurs à sa droite, tour à tour ; la fenêtre se ferme quand tous passent de suite.";
    /// How a skirmish is decided.
    HIGHER_TOTAL_WINS = "skirmish phase", Printed:
        "The side with the higher total strength wins the skirmish; the Shadow wins a tie.",
        "Le camp dont la force totale est la plus élevée gagne le combat ; à égalité, c’est l’Ombre.";
    /// The order of skirmishes.
    FREE_PEOPLES_ORDER_SKIRMISHES = "skirmish phase", Printed:
        "The Free Peoples player chooses which skirmish is resolved next.",
        "Le joueur des Peuples Libres choisit quel combat se résout ensuite.";
    /// What losing costs.
    DAMAGE_BONUS = "damage bonus", Printed:
        "Each loser of a skirmish takes one wound, and one more for each damage bonus of the winners, added up over all of them.",
        "Chaque perdant d’un combat subit une blessure, plus une par bonus de dégâts des vainqueurs, additionnés sur l’ensemble.";
    /// One at a time.
    WOUNDS_ONE_AT_A_TIME = "wound", Printed:
        "Wounds are placed one at a time; each lowers vitality by one.",
        "Les blessures se placent une par une ; chacune réduit la vitalité de un.";
    /// When a character dies of wounds.
    NO_VITALITY_IS_KILLED = "killed", Printed:
        "A character without vitality left is killed at once and out of play.",
        "Un personnage sans vitalité est tué aussitôt et hors jeu.";
    /// Nothing to assign.
    NO_MINIONS_NO_SKIRMISHES = "archery phase", Printed:
        "With no minion left after the archery phase, the regroup phase comes next: neither assignment nor skirmishes.",
        "S’il ne reste aucun séide après la phase d’archerie, on passe au ralliement : ni affectation ni combat.";
    /// Overwhelming.
    DOUBLE_OVERWHELMS = "overwhelmed", Printed:
        "A side whose total is at least twice the other's overwhelms it: the losers are killed outright. Any strength overwhelms 0; 0 against 0 does not.",
        "Un camp dont le total atteint au moins le double de l’autre le submerge : les perdants sont tués sur-le-champ. Toute force submerge 0 ; 0 contre 0 ne submerge pas.";
    /// When the Free Peoples player loses.
    RING_BEARER_LOST = "losing the game", Printed:
        "The Free Peoples player loses the game when his Ring-bearer is killed or corrupted.",
        "Le joueur des Peuples Libres perd la partie quand son Porteur de l’Anneau est tué ou corrompu.";
    /// Burdens and resistance.
    BURDENS_CORRUPT = "corrupted", Printed:
        "Each burden lowers resistance by one; a Ring-bearer with no resistance left is corrupted at once.",
        "Chaque fardeau réduit la résistance de un ; un Porteur de l’Anneau sans résistance est corrompu aussitôt.";
    /// Unique cards.
    ONLY_ONE_OF_A_UNIQUE = "unique", Printed:
        "A player may have only one card of a unique title in play.",
        "Un joueur ne peut avoir en jeu qu’une carte d’un même titre unique.";
    /// How many companions there may be.
    NINE_COMPANIONS = "The Rule of 9", Printed:
        "A player has at most nine companions, in play and in the dead pile together.",
        "Un joueur a au plus neuf compagnons, en jeu et dans la pile des morts réunis.";
    /// Who the Ring-bearer is.
    ONE_RING_BEARER = "Ring-bearer", Printed:
        "The Free Peoples player has one Ring-bearer, a companion in play.",
        "Le joueur des Peuples Libres a un Porteur de l’Anneau, un compagnon en jeu.";
    /// Assignment actions.
    BOTH_UNASSIGNED = "assignment phase", Printed:
        "An assignment action assigns a minion to a character only if both are unassigned; defender does not help there.",
        "Une action d’affectation n’affecte un séide à un personnage que si tous deux sont sans affectation ; défenseur n’y aide pas.";
    /// Whose leftovers.
    OWN_LEFTOVERS = "assignment phase", Printed:
        "Each Shadow player places only his own leftovers, the one on the Free Peoples player's right first, then on around the table counter-clockwise.",
        "Chaque joueur de l’Ombre ne place que ses propres séides restants, celui à la droite du joueur des Peuples Libres d’abord, puis les autres dans le sens inverse des aiguilles d’une montre.";
    /// Bans.
    MAY_NOT_IS_CANNOT = "may not", Printed:
        "Where a card says that something may not be done, it cannot be done.",
        "Quand une carte dit qu’on ne peut faire une chose, cette chose est impossible.";
    /// Allies.
    ALLIES_AT_HOME = "ally", Printed:
        "An ally skirmishes only while the fellowship is at its home site of the same block, or if a card lets it.",
        "Un allié ne combat que si la compagnie est à son site de base du même bloc, ou si une carte le lui permet.";
    /// Unhasty.
    UNHASTY = "unhasty", Printed:
        "The Free Peoples player does not assign an unhasty character, unless it is an ally at home or a card lets it skirmish.",
        "Le joueur des Peuples Libres n’affecte pas un personnage peu hâtif, sauf un allié à son site de base ou si une carte le laisse combattre.";
    /// Ambush.
    AMBUSH = "ambush", Printed:
        "When the Free Peoples player assigns a character to a minion with ambush X, that minion's player may add X twilight; each instance counts by itself.",
        "Quand le joueur des Peuples Libres affecte un personnage à un séide avec embuscade X, le joueur de ce séide peut ajouter X jetons crépuscule ; chaque embuscade compte séparément.";
    /// The fierce round.
    FIERCE_ROUND = "fierce", Printed:
        "After the skirmishes there is one more assignment phase, with the minions that are fierce when it starts; companions that have fought may be assigned again.",
        "Après les combats vient une phase d’affectation de plus, avec les séides acharnés à son début ; les compagnons qui ont combattu peuvent être affectés de nouveau.";
    /// Archery.
    ARCHERY = "archery phase", Printed:
        "Each archer adds one to its side's archery total; the other side gives so many wounds to its own characters, none beyond a character's vitality.",
        "Chaque archer ajoute un au total d’archerie de son camp ; l’autre camp répartit autant de blessures sur ses personnages, jamais au-delà de leur vitalité.";
    /// Prevention.
    PREVENTED = "cost", Printed:
        "The costs of an action that is prevented stay paid.",
        "Les coûts d’une action empêchée restent payés.";
    /// Requirements.
    REQUIREMENTS = "special ability", Printed:
        "What a card asks for has to be there before its costs are paid.",
        "Ce qu’une carte demande doit être là avant que ses coûts ne soient payés.";
    /// Lurkers.
    LURKER = "lurker", Printed:
        "A skirmish with a lurker in it waits until every skirmish without one is over.",
        "Un combat où se trouve un embusqué attend que tous les combats sans embusqué soient finis.";
    /// Skirmish effects.
    EFFECTS_END = "skirmish phase", Printed:
        "What a skirmish action does lasts for that skirmish only, unless the card says otherwise.",
        "L’effet d’une action de combat ne dure que pour ce combat, sauf si la carte dit autre chose.";
    /// Cancelling.
    CANCELLED = "skirmish phase", Printed:
        "A cancelled skirmish ends at once, with no winner and no loser; everybody in it is unassigned until the next assignment phase.",
        "Un combat annulé finit aussitôt, sans vainqueur ni vaincu ; ses participants sont sans affectation jusqu’à la prochaine phase d’affectation.";
    /// The Ring-bearer's skirmish.
    NO_RING_BEARER_CANCEL = "Ring-bearer", Printed:
        "A skirmish of the Ring-bearer cannot be cancelled. Some formats allow it.",
        "Un combat du Porteur de l’Anneau ne peut pas être annulé. Certains formats le permettent.";
    /// Before it starts.
    EMPTY_SKIRMISH_HERE = "skirmish phase", Printed:
        "If everybody of one side is gone before a skirmish starts, it does not take place; the others are not assigned anew.",
        "Si tous ceux d’un camp ont disparu avant un combat, il n’a pas lieu ; les autres ne sont pas affectés de nouveau.";
    /// Gone in the midst of it.
    REMOVED_SIDE_LOSES = "skirmish phase", Printed:
        "If everybody of one side is removed before the totals are compared, the other side wins; who was removed takes no wounds of the loss.",
        "Si tous ceux d’un camp sont retirés avant la comparaison des totaux, l’autre camp gagne ; ceux qui ont été retirés ne subissent pas les blessures de la défaite.";
    /// The Ring.
    THE_ONE_RING = "The One Ring", Printed:
        "Its bearer may put it on when he is about to take a wound in a skirmish. While he wears it each such wound becomes burdens instead. It does not help against being overwhelmed.",
        "Son porteur peut le passer quand il va subir une blessure en combat. Tant qu’il le porte, chaque telle blessure devient des fardeaux. Il n’aide pas contre la submersion.";
    /// Required before optional.
    NOTHING_TO_RESPOND_TO = "response", Printed:
        "Required effects come first; one that replaces an event leaves optional responses to it nothing to respond to.",
        "Les effets obligatoires viennent d’abord ; celui qui remplace un événement ne laisse rien à quoi répondre.";
}

/// The rulings of the fan rules team that the text of 4.2 holds in boxes.
pub static LEGACY_RULINGS: Book = Book {
    key: "lr",
    title: Name::both("Legacy Rulings (fan rules team)", "Legacy Rulings (équipe de règles des amateurs)"),
    edition: "1-3",
};

/// Legacy Ruling 2.
pub static LAST_REMOVED_LOSES: Rule = Rule {
    book: &LEGACY_RULINGS,
    locator: Locator::Number("2"),
    moved: &[],
    gist: Gist {
        en: "A removed character is neither winner nor loser, unless it was the last of its side: then it counts as a loser.",
        fr: "Un personnage retiré n’est ni vainqueur ni vaincu, sauf s’il était le dernier de son camp : il compte alors comme vaincu.",
    },
    basis: Basis::Official,
};

/// The Legacy Rulings as far as they are cited.
pub static LEGACY_BOOK: Rulebook = Rulebook { book: &LEGACY_RULINGS, rules: &[&LAST_REMOVED_LOSES] };
