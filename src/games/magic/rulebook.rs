use crate::games::magic::rulebook_further::FURTHER;
use crate::ruling::{Basis, Book, Gist, Locator, Rule, Rulebook, Ruleset};
use crate::words::Name;

/// The Comprehensive Rules.
pub static BOOK: Book =
    Book { key: "", title: Name::both("Comprehensive Rules", "Règles complètes"), edition: "2026-08-07" };
/// What is printed on cards, in our own words.
pub static PRINTED_CARDS: Book =
    Book { key: "card", title: Name::both("the cards", "texte des cartes"), edition: "2026-08-07" };
/// The Tournament Rules.
pub static MTR: Book =
    Book { key: "mtr", title: Name::both("Magic Tournament Rules", "Règles de tournoi de Magic"), edition: "2018-07" };
/// What this program does with a board.
pub static PROGRAM: Book = Book { key: "program", title: Name::both("this program", "ce programme"), edition: "1" };

// The section on shortcuts has moved with nearly every edition; its parts have kept their order and their wording.
macro_rules! moved {
    () => {
        &[]
    };
    ($former:literal) => {
        &[("2011", $former)]
    };
    ($part:literal shortcut) => {
        &[
            ("2026-02", concat!("731", $part)),
            ("2025-04", concat!("730", $part)),
            ("2025-02", concat!("729", $part)),
            ("2021-11", concat!("725", $part)),
            ("2021-07", concat!("724", $part)),
            ("2020-04", concat!("722", $part)),
            ("2019-10", concat!("721", $part)),
            ("2018-07", concat!("720", $part)),
            ("2017-08", concat!("719", $part)),
            ("2011", concat!("716", $part)),
            ("2009", concat!("715", $part)),
        ]
    };
}

macro_rules! rules {
    ($( $(#[$about:meta])* $name:ident = $book:ident $place:literal $(was $former:literal)? $(shortcut $part:literal)?, $basis:ident, $en:literal, $fr:literal; )*) => {
        $(
            $(#[$about])*
            pub static $name: Rule = Rule {
                book: &$book,
                locator: Locator::Number($place),
                moved: moved!($($former)? $($part shortcut)?),
                gist: Gist { en: $en, fr: $fr },
                basis: Basis::$basis,
            };
        )*

        static ALL: &[&Rule] = &[$(&$name),*];
    };
}

rules! {
    /// 101.4.
    APNAP = BOOK "101.4", Printed,
        "When several players choose or act at the same time, the active player goes first, then the others in turn order.",
        "Quand plusieurs joueurs choisissent ou agissent en même temps, le joueur actif commence, puis les autres dans l’ordre du tour.";
    /// 104.2a.
    LAST_PLAYER_WINS = BOOK "104.2a", Printed,
        "A player whose opponents have all left the game wins it.",
        "Un joueur dont tous les adversaires ont quitté la partie la gagne.";
    /// 104.4a.
    ALL_LOSE_IS_A_DRAW = BOOK "104.4a", Printed,
        "If all players who are left lose at once, the game is a draw.",
        "Si tous les joueurs restants perdent en même temps, la partie est nulle.";
    /// 104.4b.
    LOOP_IS_A_DRAW = BOOK "104.4b", Printed,
        "A loop of mandatory actions that nobody can or will stop makes the game a draw.",
        "Une boucle d’actions obligatoires que personne ne peut ou ne veut arrêter rend la partie nulle.";
    /// 106.4.
    MANA_EMPTIES = BOOK "106.4", Printed,
        "Unspent mana leaves the pool as each step and phase ends.",
        "Le mana non dépensé quitte la réserve à la fin de chaque étape et de chaque phase.";
    /// 107.1.
    WHOLE_NUMBERS = BOOK "107.1", Printed,
        "Numbers in the game are whole numbers.",
        "Les nombres du jeu sont des nombres entiers.";
    /// 107.1a.
    ROUNDING = BOOK "107.1a", Printed,
        "A card that halves says whether to round up or down.",
        "Une carte qui divise par deux dit s’il faut arrondir vers le haut ou vers le bas.";
    /// 107.1c.
    ANY_NUMBER = BOOK "107.1c", Printed,
        "Any number means a whole number from zero on; infinite is none.",
        "N’importe quel nombre veut dire un nombre entier à partir de zéro. L’infini n’en est pas un.";
    /// 113.7a.
    INDEPENDENT_OF_SOURCE = BOOK "113.7a", Printed,
        "Once on the stack an ability no longer depends on its source.",
        "Une fois sur la pile, une capacité ne dépend plus de sa source.";
    /// 117.3b.
    ACTIVE_AFTER_RESOLUTION = BOOK "117.3b" was "116.3b", Printed,
        "After something resolves, the active player receives priority.",
        "Après chaque résolution, le joueur actif reçoit la priorité.";
    /// 117.3c.
    KEEPS_PRIORITY = BOOK "117.3c" was "116.3c", Printed,
        "A player who acts with priority receives it again afterwards.",
        "Un joueur qui agit avec la priorité la reçoit de nouveau ensuite.";
    /// 117.3d.
    PASSES_ON = BOOK "117.3d" was "116.3d", Printed,
        "A player who passes hands priority on to the next player in turn order.",
        "Un joueur qui passe cède la priorité au joueur suivant dans l’ordre du tour.";
    /// 117.4.
    ALL_PASS = BOOK "117.4" was "116.4", Printed,
        "If all players pass in succession, the top of the stack resolves; with an empty stack the step or phase ends.",
        "Si tous les joueurs passent à la suite, le dessus de la pile se résout. Si la pile est vide, l’étape ou la phase se termine.";
    /// 117.5.
    CHECK_BEFORE_PRIORITY = BOOK "117.5" was "116.5", Printed,
        "Before a player receives priority come state-based actions, then waiting triggers, until nothing is left to do.",
        "Avant qu’un joueur reçoive la priorité viennent les actions basées sur un état, puis les capacités déclenchées en attente, jusqu’à ce qu’il ne reste rien à faire.";
    /// 119.4.
    PAYING_LIFE = BOOK "119.4", Printed,
        "Life may be paid only by a player who has at least as much.",
        "On ne peut payer des points de vie que si l’on en a au moins autant.";
    /// 305.2.
    ONE_LAND = BOOK "305.2", Printed,
        "A player plays one land a turn.",
        "On joue un terrain par tour.";
    /// 603.4.
    CONDITION = BOOK "603.4", Printed,
        "A condition in a trigger is looked at as it would trigger and again as it resolves.",
        "La condition d’une capacité déclenchée est vérifiée quand elle se déclencherait et de nouveau à sa résolution.";
    /// 702.90.
    INFECT = BOOK "702.90", Printed,
        "Damage by a source with infect gives players poison counters and creatures −1/−1 counters.",
        "Les blessures d’une source avec l’infection donnent aux joueurs des marqueurs poison et aux créatures des marqueurs −1/−1.";
    /// 118.3.
    COSTS_IN_FULL = BOOK "118.3", Printed,
        "A cost is paid in full or not at all.",
        "Un coût se paie entièrement ou pas du tout.";
    /// 118.7.
    COST_REDUCTION = BOOK "118.7", Printed,
        "A reduction of generic mana takes away generic mana only.",
        "Une réduction de mana générique ne retire que du mana générique.";
    /// 118.11.
    CHANGED_COST_IS_PAID = BOOK "118.11", Printed,
        "A cost counts as paid even if something changed what was done for it.",
        "Un coût compte comme payé même si quelque chose a modifié ce qui a été fait pour le payer.";
    /// 118.12a.
    UNLESS_PAYS = BOOK "118.12a", Printed,
        "What happens unless somebody pays is decided as it resolves.",
        "Ce qui arrive à moins que quelqu’un paie se décide à la résolution.";
    /// 120.3.
    DAMAGE_RESULTS = BOOK "120.3", Printed,
        "Damage to a player makes that player lose as much life; damage to a creature stays marked on it.",
        "Les blessures infligées à un joueur lui font perdre autant de points de vie. Celles infligées à une créature restent marquées.";
    /// 121.4.
    EMPTY_LIBRARY = BOOK "121.4", Printed,
        "A player who has to draw from an empty library loses at the next check.",
        "Un joueur qui doit piocher dans une bibliothèque vide perd à la vérification suivante.";
    /// 302.6.
    SUMMONING_SICKNESS = BOOK "302.6", Printed,
        "A creature that came this turn cannot use abilities with the tap or untap symbol, and cannot attack; other costs may tap it.",
        "Une créature arrivée ce tour-ci ne peut pas utiliser de capacités au symbole d’engagement ou de dégagement, ni attaquer. D’autres coûts peuvent l’engager.";
    /// 307.5.
    SORCERY_SPEED = BOOK "307.5", Printed,
        "As a sorcery means in your main phase, with priority and an empty stack.",
        "Comme un rituel veut dire pendant votre phase principale, avec la priorité et la pile vide.";
    /// 401.2.
    HIDDEN_LIBRARY = BOOK "401.2", Printed,
        "A library lies face down; nobody looks at its cards or changes their order.",
        "Une bibliothèque reste face cachée. Personne n’en regarde les cartes ni n’en change l’ordre.";
    /// 405.3.
    STACK_ORDER = BOOK "405.3", Printed,
        "Of several objects that go on the stack at once, the active player’s go lowest.",
        "De plusieurs objets mis sur la pile en même temps, ceux du joueur actif vont le plus bas.";
    /// 405.6c.
    MANA_USES_NO_STACK = BOOK "405.6c", Printed,
        "Mana abilities do not use the stack and resolve at once.",
        "Les capacités de mana n’utilisent pas la pile et se résolvent aussitôt.";
    /// 500.7.
    EXTRA_TURNS = BOOK "500.7", Printed,
        "An extra turn is taken after the present one; the latest made is taken first.",
        "Un tour supplémentaire se joue après le tour en cours. Le dernier créé se joue d’abord.";
    /// 500.8.
    EXTRA_PHASES = BOOK "500.8", Printed,
        "An effect can add phases to a turn, right after the phase it names.",
        "Un effet peut ajouter des phases à un tour, juste après la phase indiquée.";
    /// 502.3.
    UNTAP_STEP = BOOK "502.3", Printed,
        "In the untap step the active player untaps everything that nothing keeps tapped.",
        "À l’étape de dégagement, le joueur actif dégage tout ce que rien ne garde engagé.";
    /// 505.1.
    MAIN_PHASES = BOOK "505.1", Printed,
        "Additional main phases are main phases like the others.",
        "Les phases principales supplémentaires sont des phases principales comme les autres.";
    /// 506.1.
    COMBAT_STEPS = BOOK "506.1", Printed,
        "Each combat phase goes through all its steps.",
        "Chaque phase de combat passe par toutes ses étapes.";
    /// 508.1.
    ATTACKERS_TAP = BOOK "508.1", Printed,
        "Untapped creatures that did not come this turn, or have haste, may attack, and tap for it.",
        "Les créatures dégagées qui ne sont pas arrivées ce tour-ci, ou qui ont la célérité, peuvent attaquer, et s’engagent.";
    /// 509.1a.
    BLOCKING = BOOK "509.1a", Printed,
        "The attacked player may block with untapped creatures; each of them blocks one attacker, and fliers are blocked by fliers and reach alone.",
        "Le joueur attaqué peut bloquer avec des créatures dégagées. Chacune bloque un attaquant, et ce qui vole n’est bloqué que par vol ou portée.";
    /// 510.2.
    COMBAT_DAMAGE = BOOK "510.2", Printed,
        "All combat damage is dealt at once.",
        "Toutes les blessures de combat sont infligées en même temps.";
    /// 510.4.
    TWO_DAMAGE_STEPS = BOOK "510.4", Printed,
        "If anything that fights has first strike or double strike, there are two steps of combat damage: those deal theirs in the first; in the second, everything that has dealt none, and what has double strike.",
        "Si une créature au combat a l’initiative ou la double initiative, il y a deux étapes de blessures de combat\u{00A0}: celles-là infligent les leurs à la première\u{202F}; à la seconde, celles qui n’en ont pas infligé et celles qui ont la double initiative.";
    /// 514.1.
    DISCARD_TO_SEVEN = BOOK "514.1", Printed,
        "In the cleanup step the active player first discards down to the hand size.",
        "À l’étape de nettoyage, le joueur actif se défausse d’abord jusqu’à sa taille de main.";
    /// 514.2.
    DAMAGE_WEARS_OFF = BOOK "514.2", Printed,
        "Then marked damage wears off and effects until end of turn end, all at once.",
        "Ensuite, les blessures marquées disparaissent et les effets jusqu’à la fin du tour cessent, en même temps.";
    /// 514.3.
    NO_PRIORITY_IN_CLEANUP = BOOK "514.3", Printed,
        "Normally nobody receives priority in the cleanup step.",
        "Normalement, personne ne reçoit la priorité à l’étape de nettoyage.";
    /// 514.3a.
    PRIORITY_IN_CLEANUP = BOOK "514.3a", Printed,
        "If a state-based action happens there or a trigger waits, the active player receives priority, and another cleanup step follows.",
        "Si une action basée sur un état s’y produit ou si une capacité déclenchée attend, le joueur actif reçoit la priorité, et une autre étape de nettoyage suit.";
    /// 602.2.
    ACTIVATING = BOOK "602.2", Printed,
        "An ability is activated by putting it on the stack and paying its costs.",
        "On active une capacité en la mettant sur la pile et en payant ses coûts.";
    /// 602.5a.
    TAP_SYMBOL = BOOK "602.5a", Printed,
        "Only abilities of the creature itself with the tap or untap symbol are bound by summoning sickness.",
        "Seules les capacités de la créature elle-même au symbole d’engagement ou de dégagement sont soumises au mal d’invocation.";
    /// 603.2.
    TRIGGERS = BOOK "603.2", Printed,
        "A triggered ability triggers each time its event occurs.",
        "Une capacité déclenchée se déclenche à chaque fois que son événement se produit.";
    /// 603.2c.
    ONCE_PER_OCCURRENCE = BOOK "603.2c", Printed,
        "It triggers once for each occurrence: several at once in one event make several triggers.",
        "Elle se déclenche une fois par occurrence. Plusieurs à la fois dans un même événement font plusieurs déclenchements.";
    /// 603.3.
    ONTO_THE_STACK = BOOK "603.3", Printed,
        "A trigger is put on the stack the next time a player would receive priority.",
        "Une capacité déclenchée est mise sur la pile la prochaine fois qu’un joueur devrait recevoir la priorité.";
    /// 603.3b.
    TRIGGER_ORDER = BOOK "603.3b", Printed,
        "The active player’s triggers go on first, each player’s own in the order that player chooses.",
        "Les capacités déclenchées du joueur actif sont mises d’abord, chacun rangeant les siennes dans l’ordre de son choix.";
    /// 603.3d.
    TRIGGER_TARGETS = BOOK "603.3d", Printed,
        "A trigger is aimed as it is put on the stack; without a legal choice it is taken off.",
        "Une capacité déclenchée choisit ses cibles en étant mise sur la pile. Sans choix légal, elle en est retirée.";
    /// 603.7.
    DELAYED = BOOK "603.7", Printed,
        "A delayed trigger waits for its moment and triggers once.",
        "Une capacité déclenchée à retardement attend son moment et se déclenche une fois.";
    /// 605.1a.
    MANA_ABILITY = BOOK "605.1a", Printed,
        "An activated ability without a target that could add mana, and is no loyalty ability, is a mana ability; since August 2026 only if it moves no card to or from a library.",
        "Une capacité activée sans cible qui pourrait produire du mana, et qui n’est pas de loyauté, est une capacité de mana. Depuis août 2026, seulement si elle ne déplace aucune carte de ou vers une bibliothèque.";
    /// 605.3a.
    MANA_WHEN_ASKED = BOOK "605.3a", Printed,
        "Mana abilities may be activated when a payment is asked for, even as something resolves.",
        "Les capacités de mana peuvent être activées quand un paiement est demandé, même pendant une résolution.";
    /// 605.3b.
    MANA_AT_ONCE = BOOK "605.3b", Printed,
        "A mana ability resolves right after it is activated, without anybody receiving priority.",
        "Une capacité de mana se résout dès qu’elle est activée, sans que personne reçoive la priorité.";
    /// 608.2.
    RESOLUTION = BOOK "608.2", Printed,
        "As a spell or ability resolves, its instructions are followed in order, without a check in between.",
        "Quand un sort ou une capacité se résout, on suit ses instructions dans l’ordre, sans vérification entre elles.";
    /// 608.2b.
    TARGETS_AGAIN = BOOK "608.2b", Printed,
        "Targets are looked at again on resolution; if none is legal it does not resolve.",
        "Les cibles sont vérifiées de nouveau à la résolution. Si aucune n’est légale, il n’y a pas de résolution.";
    /// 608.2h.
    LAST_KNOWN = BOOK "608.2h", Printed,
        "A number that an effect needs is counted as it resolves; what is gone is looked at as it last was.",
        "Un nombre dont un effet a besoin se compte à la résolution. Ce qui a disparu est considéré tel qu’il était en dernier.";
    /// 614.1.
    REPLACEMENT = BOOK "614.1", Printed,
        "A replacement effect changes an event as it happens.",
        "Un effet de remplacement modifie un événement au moment où il se produit.";
    /// 614.10a.
    SKIPPED_TURNS = BOOK "614.10a", Printed,
        "Skipping a turn means that the next one simply does not happen.",
        "Passer un tour veut dire que le prochain n’a tout simplement pas lieu.";
    /// 616.1.
    CHOOSING_REPLACEMENTS = BOOK "616.1", Printed,
        "Of several replacement effects the affected player, or the object’s controller, chooses one.",
        "De plusieurs effets de remplacement, le joueur affecté, ou le contrôleur de l’objet, en choisit un.";
    /// 701.17b.
    MILLING_ALL = BOOK "701.17b", Printed,
        "A player who cannot mill that many mills as many as there are.",
        "Un joueur qui ne peut pas meuler autant de cartes en meule autant qu’il y en a.";
    /// 701.17c.
    MILLED_CARDS_FOUND = BOOK "701.17c", Printed,
        "A milled card can only be found if it went to a public zone.",
        "Une carte meulée ne peut être retrouvée que si elle est allée dans une zone publique.";
    /// 702.12b.
    INDESTRUCTIBLE = BOOK "702.12b", Printed,
        "Indestructible permanents are not destroyed, neither by effects nor by lethal damage.",
        "Un permanent indestructible n’est détruit ni par un effet ni par des blessures mortelles.";
    /// 702.15b.
    LIFELINK = BOOK "702.15b", Printed,
        "Damage by a source with lifelink also makes its controller gain that much life.",
        "Les blessures d’une source au lien de vie font aussi gagner autant de points de vie à son contrôleur.";
    /// 704.3.
    STATE_BASED_CHECK = BOOK "704.3", Printed,
        "Whenever a player would receive priority, all state-based actions that apply happen at once, again until none does; then waiting triggers go on the stack and it is checked again.",
        "Chaque fois qu’un joueur devrait recevoir la priorité, toutes les actions basées sur un état applicables se produisent en même temps, encore jusqu’à ce qu’aucune ne le fasse. Puis les capacités en attente vont sur la pile et l’on vérifie de nouveau.";
    /// 704.4.
    NOT_DURING_RESOLUTION = BOOK "704.4", Printed,
        "State-based actions pay no attention to what was so only while something resolved.",
        "Les actions basées sur un état ignorent ce qui n’a été vrai que pendant une résolution.";
    /// 704.5a.
    ZERO_LIFE = BOOK "704.5a", Printed,
        "A player with 0 or less life loses the game.",
        "Un joueur à 0 point de vie ou moins perd la partie.";
    /// 704.5b.
    DREW_FROM_EMPTY = BOOK "704.5b", Printed,
        "A player who tried to draw from an empty library since the last check loses the game.",
        "Un joueur qui a essayé de piocher dans une bibliothèque vide depuis la dernière vérification perd la partie.";
    /// 704.5c.
    TEN_POISON = BOOK "704.5c", Printed,
        "A player with ten or more poison counters loses the game.",
        "Un joueur qui a dix marqueurs «\u{00A0}poison\u{00A0}» ou plus perd la partie.";
    /// 704.5d.
    TOKEN_GONE = BOOK "704.5d", Printed,
        "A token outside the battlefield ceases to exist.",
        "Un jeton hors du champ de bataille cesse d’exister.";
    /// 704.5f.
    NO_TOUGHNESS = BOOK "704.5f", Printed,
        "A creature with toughness 0 or less goes to its owner’s graveyard.",
        "Une créature d’endurance 0 ou moins va au cimetière de son propriétaire.";
    /// 704.5g.
    LETHAL_DAMAGE = BOOK "704.5g", Printed,
        "A creature with damage of at least its toughness is destroyed.",
        "Une créature dont les blessures atteignent son endurance est détruite.";
    /// 704.5h.
    DEATHTOUCHED = BOOK "704.5h", Printed,
        "A creature that was dealt damage by a source with deathtouch since the last check is destroyed.",
        "Une créature blessée par une source au contact mortel depuis la dernière vérification est détruite.";
    /// 704.5i.
    NO_LOYALTY = BOOK "704.5i", Printed,
        "A planeswalker with loyalty 0 goes to its owner’s graveyard.",
        "Un planeswalker de loyauté 0 va au cimetière de son propriétaire.";
    /// 704.5j.
    LEGEND_RULE = BOOK "704.5j", Printed,
        "Of several legendary permanents of one name under one controller that player keeps one; the rest go to the graveyard.",
        "De plusieurs permanents légendaires de même nom sous un même contrôleur, celui-ci en garde un. Les autres vont au cimetière.";
    /// 704.5k.
    WORLD_RULE = BOOK "704.5k", Printed,
        "Of several world permanents only the newest stays.",
        "De plusieurs permanents du monde, seul le plus récent reste.";
    /// 704.5m.
    LOOSE_AURA = BOOK "704.5m", Printed,
        "An Aura on nothing, or on what it may not enchant, goes to the graveyard.",
        "Une aura qui n’est attachée à rien, ou à ce qu’elle ne peut pas enchanter, va au cimetière.";
    /// 704.5n.
    LOOSE_EQUIPMENT = BOOK "704.5n", Printed,
        "Equipment on what is no creature comes off and stays.",
        "Un équipement attaché à ce qui n’est pas une créature se détache et reste.";
    /// 704.5p.
    WRONGLY_ATTACHED = BOOK "704.5p", Printed,
        "A creature or other permanent that cannot be attached comes off and stays.",
        "Une créature ou un autre permanent qui ne peut pas être attaché se détache et reste.";
    /// 704.5q.
    COUNTERS_ANNIHILATE = BOOK "704.5q", Printed,
        "As many +1/+1 counters as −1/−1 counters are taken off together.",
        "On retire ensemble autant de marqueurs +1/+1 que de marqueurs −1/−1.";
    /// 704.6c.
    COMMANDER_DAMAGE = BOOK "704.6c", Printed,
        "A player who was dealt 21 or more combat damage by one commander loses the game.",
        "Un joueur à qui un même commandant a infligé 21 blessures de combat ou plus perd la partie.";
    /// 704.6d.
    COMMANDER_BACK = BOOK "704.6d", Printed,
        "A commander that came to a graveyard or into exile since the last check may be put into the command zone by its owner.",
        "Un commandant arrivé dans un cimetière ou en exil depuis la dernière vérification peut être mis dans la zone de commandement par son propriétaire.";
    /// 704.7.
    ONE_REPLACEMENT = BOOK "704.7", Printed,
        "If several state-based actions would do the same at once, one replacement replaces them all.",
        "Si plusieurs actions basées sur un état donnaient le même résultat à la fois, un seul remplacement les remplace toutes.";
    /// 704.8.
    AS_BEFORE_THE_BATCH = BOOK "704.8", Printed,
        "What leaves in a batch of state-based actions is remembered as it was before the batch.",
        "Ce qui part lors d’un groupe d’actions basées sur un état est considéré tel qu’il était avant ce groupe.";
    /// 707.10.
    COPIED_ABILITY = BOOK "707.10", Printed,
        "A copy of an ability is put on the stack; it was not activated.",
        "La copie d’une capacité est mise sur la pile. Elle n’a pas été activée.";
    /// 707.12.
    CAST_A_COPY = BOOK "707.12", Printed,
        "An effect that casts a copy of a card has the copy cast like any spell.",
        "Un effet qui lance une copie d’une carte la fait lancer comme tout sort.";
    /// 732.1b.
    LOOPS = BOOK "732.1b" shortcut ".1b", Printed,
        "A set of actions that could be repeated without end is a loop; a shortcut says how often it repeats and how it is broken.",
        "Un ensemble d’actions qui pourrait se répéter sans fin est une boucle. Un raccourci dit combien de fois elle se répète et comment on l’arrête.";
    /// 732.1c.
    TOURNAMENTS = BOOK "732.1c" shortcut ".1c", Printed,
        "In tournaments the tournament rules come first.",
        "En tournoi, les règles de tournoi priment.";
    /// 732.2a.
    PROPOSING = BOOK "732.2a" shortcut ".2a", Printed,
        "A player with priority may propose a shortcut: a sequence of choices of all players, with a number of repeats, nothing conditional, ending where a player has priority.",
        "Un joueur qui a la priorité peut proposer un raccourci, une suite de choix de tous les joueurs, au nombre de répétitions précisé, sans rien de conditionnel, qui finit là où un joueur a la priorité.";
    /// 732.2b.
    ANSWERING = BOOK "732.2b" shortcut ".2b", Printed,
        "Each other player in turn order accepts, or ends it earlier at a place where that player will choose otherwise.",
        "Chaque autre joueur, dans l’ordre du tour, accepte, ou l’arrête plus tôt, à un moment où il choisira autrement.";
    /// 732.2c.
    TAKEN = BOOK "732.2c" shortcut ".2c", Printed,
        "Then it is taken up to its last end; who shortened it has to choose otherwise there.",
        "Il est alors pris jusqu’à sa dernière fin. Qui l’a raccourci doit y choisir autrement.";
    /// 732.3.
    FRAGMENTED = BOOK "732.3" shortcut ".3", Printed,
        "If independent actions of several players bring the same state back, the active player, or else the first involved in turn order, has to choose otherwise.",
        "Si des actions indépendantes de plusieurs joueurs ramènent le même état, le joueur actif, ou sinon le premier concerné dans l’ordre du tour, doit choisir autrement.";
    /// 732.4.
    MANDATORY_LOOP = BOOK "732.4" shortcut ".4", Printed,
        "A loop of mandatory actions alone is a draw, whether or not it changes anything.",
        "Une boucle faite seulement d’actions obligatoires est une partie nulle, qu’elle change quelque chose ou non.";
    /// 732.5.
    NOT_FORCED = BOOK "732.5" shortcut ".5", Printed,
        "Nobody is forced to an action that would end a loop, except choices that its own objects call for.",
        "Nul n’est forcé à une action qui arrêterait une boucle, sauf aux choix que demandent ses propres objets.";
    /// 732.6.
    UNLESS_IN_LOOP = BOOK "732.6" shortcut ".6", Printed,
        "Nobody is forced to do what a loop would stop unless done.",
        "Nul n’est forcé de faire ce à moins de quoi la boucle continue.";
    /// 800.4a.
    LEAVING = BOOK "800.4a", Printed,
        "With a player who leaves go that player’s objects; what others control on the stack stays.",
        "Avec un joueur qui quitte la partie partent ses objets. Ce que d’autres contrôlent sur la pile reste.";
    /// 903.8.
    COMMANDER_TAX = BOOK "903.8", Printed,
        "A commander may be cast from the command zone; it costs two more for each time that it was cast from there before.",
        "On peut lancer un commandant depuis la zone de commandement. Il coûte deux de plus pour chaque fois qu’on l’a déjà lancé de là.";
    /// 903.9b.
    COMMANDER_INSTEAD = BOOK "903.9b", Printed,
        "A commander that would go to its owner's hand or library may be put into the command zone instead.",
        "Un commandant qui irait dans la main ou la bibliothèque de son propriétaire peut être mis dans la zone de commandement à la place.";
    /// Tournament loops.
    TOURNAMENT_LOOPS = MTR "4.4", Official,
        "In tournaments, of a loop that nobody keeps up each player names a number after which to act, or no action; of one that several keep up within a turn each of them names one. The lowest counts; all without action is a draw.",
        "En tournoi, pour une boucle que personne n’entretient, chaque joueur nomme un nombre après lequel agir, ou aucune action. Pour une boucle que plusieurs entretiennent pendant un tour, chacun d’eux en nomme un. Le plus bas compte. Si personne n’agit, la partie est nulle.";
    /// How a board is arranged.
    ARRANGING = PROGRAM "board", Given,
        "A board may be arranged in any way that can lie on a table.",
        "On peut arranger une table de toute façon physiquement possible.";
    /// A card of the table's own making.
    OWN_PIECE = PROGRAM "own", Given,
        "A card that the table has described itself does what its description says.",
        "Une carte décrite par la table elle-même fait ce que dit sa description.";
    /// Coins, dice and shuffles.
    CHANCE = PROGRAM "chance", Given,
        "What a coin, a die or a shuffle brings is not played out: nobody can foresee it.",
        "Ce que donnent une pièce, un dé ou un mélange n’est pas joué\u{00A0}: personne ne peut le prévoir.";
    /// What is followed.
    BOUNDS = PROGRAM "bounds", Given,
        "What is too large to be followed is said to be so.",
        "Ce qui est trop grand pour être suivi est signalé comme tel.";
}

static PRINTED: Rulebook = Rulebook { book: &BOOK, rules: ALL };
static CARDS: Rulebook = Rulebook { book: &PRINTED_CARDS, rules: crate::games::magic::cards::CARD_RULES };

/// The editions of the rules.
pub static RULESETS: &[Ruleset] = &[
    Ruleset {
        id: "cr-2026-08-07",
        name: Gist { en: "Comprehensive Rules, 7 August 2026", fr: "Règles complètes, 7 août 2026" },
        books: &[&PRINTED, &FURTHER, &CARDS],
    },
    Ruleset {
        id: "cr-2026-02-27",
        name: Gist { en: "Comprehensive Rules, 27 February 2026", fr: "Règles complètes, 27 février 2026" },
        books: &[&PRINTED, &FURTHER, &CARDS],
    },
    Ruleset {
        id: "mtr-4.4",
        name: Gist { en: "Tournament Rules 4.4 with the Comprehensive Rules of August 2026", fr: "Règles de tournoi 4.4, avec les règles complètes d’août 2026" },
        books: &[&PRINTED, &FURTHER, &CARDS],
    },
];
