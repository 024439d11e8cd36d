use crate::games::riftbound::rulebook::CORE;
use crate::ruling::{Basis, Gist, Locator, Rule};

rules! { CORE_RULES of CORE:
    /// Domains in costs.
    TWO_DOMAINS = "135.2.e.6.c", Printed,
        "Power of a card’s own domain, on a card of two domains, is paid with either of the two and with no other.",
        "L’essence du domaine d’une carte à deux domaines se paie avec l’un des deux, et aucun autre.";
    /// Universal power.
    ANY_DOMAIN = "135.2.e.5.b", Printed,
        "Universal Power pays for any domain; a cost of any domain takes whichever Power there is.",
        "L’essence universelle paie n’importe quel domaine\u{202F}; un coût de domaine libre prend toute essence.";
    /// Runes.
    RUNES = "164.2", Printed,
        "A rune is exhausted for 1 Energy and recycled for 1 Power of its domain; the two do not depend on each other, so one ready rune can give both and an exhausted one can still be recycled.",
        "Une rune s’épuise pour 1 énergie et se recycle pour 1 essence de son domaine\u{202F}; l’un ne dépend pas de l’autre\u{00A0}: une rune prête peut donner les deux, une rune épuisée peut encore être recyclée.";
    /// Gold.
    GOLD = "187.5", Printed,
        "A Gold token is exhausted and killed for 1 Power of any domain.",
        "Un jeton Or s’épuise et se tue pour 1 essence de n’importe quel domaine.";
    /// The pool empties.
    POOL_EMPTIES = "316.3", Printed,
        "The rune pool empties when the Main Phase begins.",
        "La réserve runique se vide quand la phase principale commence.";
    /// The pool empties at the end of a turn.
    POOL_AT_END = "317.2.d", Printed,
        "The rune pool empties at the end of a turn; what is floated in the Main Phase lasts until then.",
        "La réserve runique se vide à la fin du tour\u{202F}; ce qu’on y met en phase principale y reste jusque-là.";
    /// The rune pool.
    POOL = "167", Printed,
        "What runes and abilities add floats in the rune pool until it is spent or the pool empties.",
        "Ce que les runes et compétences ajoutent reste dans la réserve runique jusqu’à sa dépense ou jusqu’à ce qu’elle se vide.";
    /// What cannot be done.
    IMPOSSIBLE = "055", Printed,
        "As much of a text as can be done is done; what is impossible is left out.",
        "On fait d’un texte tout ce qui est possible\u{202F}; ce qui est impossible est laissé de côté.";
    /// Tokens that leave.
    TOKEN_GONE = "186.1", Printed,
        "A token that leaves the board for anywhere but the chain ceases to exist.",
        "Un jeton qui quitte le plateau pour un autre endroit que la chaîne cesse d’exister.";
    /// Copies.
    COPY_TRAITS = "477.1.b.1", Printed,
        "A copy takes the printed traits, or those that the other has by copying: not damage, buffs, statuses or what lasts this turn.",
        "Une copie prend ce qui est imprimé, ou ce que l’autre a par copie\u{00A0}: ni dégâts, ni renforts, ni états, ni ce qui dure ce tour.";
    /// Activated abilities.
    ACTIVATED = "377", Printed,
        "An activated ability is used in the open state of one’s own turn, goes on the chain, and is paid for as it does.",
        "Une compétence activée s’utilise à l’état ouvert de son propre tour, va sur la chaîne, et se paie alors.";
    /// No use.
    CANNOT_ACTIVATE = "402.3", Printed,
        "An activated ability that has no legal choice or cannot be paid for cannot be used.",
        "Une compétence activée sans choix légal ou impayable ne peut pas être utilisée.";
    /// What is paid for a triggered ability.
    ABILITY_PRICE = "383.3.b", Printed,
        "What a triggered ability may be paid with at its beginning is paid, or not, as it is finalised.",
        "Ce qu’une compétence déclenchée permet de payer à son début se paie, ou non, quand elle est finalisée.";
    /// Lethal damage.
    LETHAL = "142.4.b", Printed,
        "Only a unit with damage on it can have lethal damage: low Might alone kills nobody.",
        "Seule une unité qui a subi des dégâts peut en avoir de mortels\u{00A0}: une puissance basse ne tue personne.";
    /// Negative might.
    BELOW_ZERO = "143.2.b", Printed,
        "A Might below 0 counts as 0 in combat.",
        "Une puissance inférieure à 0 compte comme 0 au combat.";
    /// When a card can be played.
    PLAIN_TIMING = "155", Printed,
        "A card without a timing keyword is played in the open state of one’s own turn, outside showdowns.",
        "Une carte sans mot-clé de moment se joue à l’état ouvert de son propre tour, hors affrontement.";
    /// Open state.
    OPEN_STATE = "310.1.a", Printed,
        "Outside a showdown and with an empty chain the turn player may play cards.",
        "Hors affrontement et chaîne vide, le joueur dont c’est le tour peut jouer des cartes.";
    /// Owner's trash.
    OWNERS_TRASH = "157", Printed,
        "A spell that leaves the chain goes to its owner’s trash, whoever controls it.",
        "Un sort qui quitte la chaîne va dans la défausse de son propriétaire, quel que soit son contrôleur.";
    /// Nothing in between.
    NOTHING_BETWEEN = "158.3", Printed,
        "While an item resolves nothing else is finalised or resolved.",
        "Pendant qu’un objet se résout, rien d’autre n’est finalisé ni résolu.";
    /// Printed cost.
    PRINTED_COST = "206", Printed,
        "Who looks at a card’s cost sees the printed one, whatever was paid.",
        "Qui regarde le coût d’une carte voit le coût imprimé, quoi qu’on ait payé.";
    /// Cleanup.
    NO_CLEANUP = "321", Printed,
        "A cleanup waits until the resolution that runs is over.",
        "Un nettoyage attend la fin de la résolution en cours.";
    /// Finalise order.
    OLDEST_FIRST = "337.1.b", Printed,
        "Pending items are finalised oldest first.",
        "Les objets en attente sont finalisés du plus ancien au plus récent.";
    /// Permanents resolve at once.
    UNIT_AT_ONCE = "337.2", Printed,
        "A unit, gear or Add ability resolves as soon as it is finalised; nobody can answer it.",
        "Une unité, un équipement ou une compétence d’ajout se résout dès sa finalisation, sans réponse possible.";
    /// Resolution.
    NEWEST_RESOLVES = "340.1", Printed,
        "When all have passed, the newest item resolves as a whole; there is no window inside it.",
        "Quand tous ont passé, l’objet le plus récent se résout en entier\u{202F}; aucune fenêtre ne s’ouvre pendant ce temps.";
    /// Priority afterwards.
    PRIORITY_AFTER = "340.4", Printed,
        "Afterwards the controller of the newest item left has priority.",
        "Ensuite le contrôleur de l’objet restant le plus récent a la priorité.";
    /// To the chain.
    TO_THE_CHAIN = "354", Printed,
        "A card that is played leaves its zone and is pending on the chain.",
        "Une carte jouée quitte sa zone et attend sur la chaîne.";
    /// Elections.
    ELECTED_NOW = "355.1.a", Printed,
        "Whether optional additional costs are paid is said with the choices, before the cost is known.",
        "On dit au moment des choix si l’on paie les coûts supplémentaires facultatifs, avant de fixer le coût.";
    /// Modes.
    MODES = "355.3", Printed,
        "Modes are chosen as the item is played.",
        "Les modes se choisissent quand l’objet est joué.";
    /// Destinations.
    DESTINATIONS = "355.4", Printed,
        "A move’s destination is chosen as the item is played and differs from where the unit is.",
        "La destination d’un déplacement se choisit quand l’objet est joué et diffère du lieu présent.";
    /// Targets.
    TARGETS = "355.5", Printed,
        "Objects that are chosen are named as the item is played.",
        "Les objets choisis se nomment quand l’objet est joué.";
    /// All valid.
    ALL_VALID = "355.8", Printed,
        "Every choice has to be valid, or the item cannot be put on the chain.",
        "Tous les choix doivent être valides, sinon l’objet ne peut aller sur la chaîne.";
    /// Friendly and enemy.
    WHOSE = "355.9.b", Printed,
        "Friendly and enemy are seen from the item’s controller.",
        "Allié et ennemi se lisent du point de vue du contrôleur de l’objet.";
    /// On resolution.
    ON_RESOLUTION = "355.17", Printed,
        "Whatever is not chosen as the item is played is chosen when it resolves.",
        "Ce qui ne se choisit pas en jouant l’objet se choisit à sa résolution.";
    /// An ignored cost.
    IGNORES_COST = "356.1.b", Printed,
        "Ignoring a card’s cost makes its base cost nothing; what is added to it is still owed.",
        "Ignorer le coût d’une carte annule son coût de base\u{202F}; ce qui s’y ajoute reste dû.";
    /// Ignored keywords.
    IGNORED_KEYWORD = "766", Printed,
        "What is ignored is inactive for the procedure that the text names, and for nothing else.",
        "Ce qui est ignoré est inactif pour la procédure que le texte nomme, et pour rien d’autre.";
    /// Equal to the cost.
    EQUAL_TO_COST = "356.1.c", Printed,
        "A cost equal to a card’s cost is equal to the printed one.",
        "Un coût égal au coût d’une carte est égal à son coût imprimé.";
    /// Additional costs.
    ADDITIONAL = "356.2", Printed,
        "Additional costs are added to the base cost, the mandatory and the elected ones.",
        "Les coûts supplémentaires s’ajoutent au coût de base, les obligatoires et ceux qu’on a choisis.";
    /// Set at step three.
    COST_IS_SET = "356.2.a.2", Printed,
        "The cost is set once, as the item is played; what changes later asks for no more.",
        "Le coût est fixé une fois, en jouant l’objet\u{202F}; un changement ultérieur ne réclame rien de plus.";
    /// Increases.
    INCREASES = "356.3", Printed,
        "Increases of the cost come after the additional costs, once for the spell.",
        "Les augmentations viennent après les coûts supplémentaires, une fois pour le sort.";
    /// Discounts of a component.
    COMPONENT = "356.4.c", Printed,
        "A discount on one part of the cost applies as that part is added and touches no other part.",
        "Une réduction sur une partie du coût s’applique quand cette partie s’ajoute, et à elle seule.";
    /// Several discounts of a component.
    COMPONENTS = "356.4.c.1", Printed,
        "Several discounts on one part apply in any order, to that part alone.",
        "Plusieurs réductions d’une même partie s’appliquent dans n’importe quel ordre, à elle seule.";
    /// Discounts on the total.
    ON_TOTAL = "356.4.d", Printed,
        "A discount on a spell’s cost applies once, to the sum of all parts.",
        "Une réduction du coût d’un sort s’applique une fois, à la somme des parties.";
    /// Minimum.
    MINIMUM = "356.4.e", Printed,
        "A minimum binds only the discount that states it.",
        "Un minimum ne lie que la réduction qui l’énonce.";
    /// Additional costs too.
    EATS_ADDITIONAL = "356.4.f", Printed,
        "A discount on the total may take from additional costs too.",
        "Une réduction du total peut aussi entamer les coûts supplémentaires.";
    /// Zero is paid.
    ZERO_IS_PAID = "356.4.f.1", Printed,
        "An elected cost that is reduced to 0 is paid all the same.",
        "Un coût choisi réduit à 0 est tout de même payé.";
    /// Floor.
    FLOOR = "356.6", Printed,
        "No part of a cost falls below 0; Energy and Power never pay for each other.",
        "Aucune partie d’un coût ne passe sous 0\u{202F}; énergie et essence ne se remplacent jamais.";
    /// Pay.
    PAY = "357.1", Printed,
        "Energy and Power are paid together; Add abilities may be used while paying.",
        "Énergie et essence se paient ensemble\u{202F}; on peut utiliser des compétences d’ajout en payant.";
    /// Other costs.
    OTHER_COSTS = "357.2", Printed,
        "Costs other than Energy and Power, such as a discard, are paid in any order.",
        "Les coûts autres que l’énergie et l’essence, comme une défausse, se paient dans n’importe quel ordre.";
    /// Paid.
    MUST_BE_PAID = "358.2", Printed,
        "A cost that is not paid in full makes the play illegal.",
        "Un coût qui n’est pas payé en entier rend le jeu illégal.";
    /// Undone.
    UNDONE = "358.5", Printed,
        "An illegal play is undone as a whole: the card returns and so do the runes.",
        "Un jeu illégal est entièrement annulé\u{00A0}: la carte revient, les runes aussi.";
    /// Finalised.
    FINALISED = "359", Printed,
        "A spell that is legal and paid is finalised and stays on the chain.",
        "Un sort légal et payé est finalisé et reste sur la chaîne.";
    /// Reread.
    READ_AGAIN = "359.3.e.2", Printed,
        "Whether a target is legal is read again when the instruction is carried out.",
        "La légalité d’une cible se vérifie de nouveau quand l’instruction s’exécute.";
    /// Came back.
    CAME_BACK = "359.3.e.3", Printed,
        "A target that left and meets the description again is legal.",
        "Une cible qui s’est éloignée et répond de nouveau à la description est légale.";
    /// New object.
    NEW_OBJECT = "359.3.e.4", Printed,
        "What went to another zone than the board comes back as a new object, which was not chosen.",
        "Ce qui a quitté le plateau revient comme un nouvel objet, qui n’a pas été choisi.";
    /// Unaffected.
    UNAFFECTED = "359.3.e.5", Printed,
        "An illegal target is not affected, and what depends on it is skipped; the rest happens.",
        "Une cible illégale n’est pas affectée et ce qui en dépend est sauté\u{202F}; le reste se fait.";
    /// Nothing left.
    STILL_PLAYED = "359.3.e.10", Printed,
        "A spell whose targets are all illegal does nothing and has been played all the same.",
        "Un sort dont toutes les cibles sont illégales ne fait rien, et il a pourtant été joué.";
    /// Left the chain.
    LEFT_THE_CHAIN = "359.3.e.15", Printed,
        "When an item leaves the chain during its resolution, its remaining instructions are not carried out.",
        "Quand un objet quitte la chaîne pendant sa résolution, le reste de ses instructions ne s’exécute pas.";
    /// New controller.
    NEW_CONTROLLER = "359.3.f.4", Printed,
        "Friendly and enemy follow the item’s present controller.",
        "Allié et ennemi suivent le contrôleur présent de l’objet.";
    /// Simultaneous triggers.
    OWN_ORDER = "383.3.d.1", Printed,
        "Triggers of one moment go on the chain with the turn player’s first, each player ordering their own.",
        "Les compétences déclenchées au même moment vont sur la chaîne, celles du joueur dont c’est le tour d’abord, chacun ordonnant les siennes.";
    /// Once a targeting.
    EACH_CHOICE = "383.4.b", Printed,
        "What triggers on being chosen triggers for each time it is chosen.",
        "Ce qui se déclenche en étant choisi se déclenche à chaque choix.";
    /// Declined cost.
    NOT_PAID_REMOVED = "404.2", Printed,
        "A triggered ability whose controller does not pay what it costs is removed from the chain; it is not countered.",
        "Une compétence déclenchée dont le contrôleur ne paie pas le coût est retirée de la chaîne\u{202F}; elle n’est pas contrée.";
    /// Countered is not played.
    NOT_PLAYED = "419.4", Printed,
        "A countered card has not been played.",
        "Une carte contrée n’a pas été jouée.";
    /// At resolution.
    PLAYED_AT_END = "419.4.a", Printed,
        "What triggers on playing a spell triggers when the spell has resolved.",
        "Ce qui se déclenche quand un sort est joué se déclenche quand il est résolu.";
    /// Counted at finalisation.
    COUNTED_AT_FINALISATION = "419.4.b", Printed,
        "A card counts as played this turn from its finalisation on.",
        "Une carte compte comme jouée ce tour dès sa finalisation.";
    /// Discard from hand.
    DISCARD = "422.3", Printed,
        "A discard takes a card that is in the hand at that moment.",
        "Une défausse prend une carte qui est en main à ce moment.";
    /// Stun.
    STUNNED_ALREADY = "423.1.a.1", Printed,
        "A stunned unit cannot be stunned again; nothing happens.",
        "Une unité étourdie ne peut l’être de nouveau\u{202F}; rien ne se passe.";
    /// Counter.
    COUNTER = "425.1.a", Printed,
        "A countered item leaves the chain and none of its instructions is carried out.",
        "Un objet contré quitte la chaîne et aucune de ses instructions ne s’exécute.";
    /// No refund.
    NO_REFUND = "425.1.c.1", Printed,
        "Nothing that was paid for a countered item is refunded, additional costs included.",
        "Rien de ce qui a été payé pour un objet contré n’est remboursé, coûts supplémentaires compris.";
    /// Deathknell.
    DEATHKNELL = "428.1.a.1.b", Printed,
        "A Deathknell triggers when its object is killed and waits until the item that resolves has left the chain.",
        "Une Agonie se déclenche quand son objet est tué et attend que l’objet en résolution ait quitté la chaîne.";
    /// Burn out.
    BURN_OUT = "431.2", Printed,
        "Who must draw from an empty deck burns out: the trash becomes the deck, an opponent gains 1 point, and the draw is tried again.",
        "Qui doit piocher dans un deck vide subit l’exténuation\u{00A0}: sa défausse devient le deck, un adversaire gagne 1 point, et la pioche recommence.";
    /// Burn out again.
    BURN_OUT_AGAIN = "431.3", Printed,
        "With deck and trash empty it repeats until the opponent has won; points after the first cannot be prevented.",
        "Deck et défausse vides, cela se répète jusqu’à la victoire de l’adversaire\u{202F}; les points après le premier ne peuvent être empêchés.";
    /// Win at once.
    WINS_AT_ONCE = "431.3.c", Printed,
        "The opponent wins at once when a repeated burn out brings them to the Victory Score with more points than everyone else.",
        "L’adversaire gagne aussitôt qu’une exténuation répétée l’amène au score de victoire avec plus de points que tous.";
    /// Copies.
    COPIES = "477.1.b.1.a", Printed,
        "A copy has a card’s name, types, cost and text: neither elections nor choices.",
        "Une copie a le nom, les types, le coût et le texte d’une carte\u{00A0}: ni ses coûts choisis ni ses choix.";
    /// What is new.
    WHAT_IS_NEW = "751.1", Printed,
        "A new choice is one that the item was not making before.",
        "Un nouveau choix est un choix que l’objet ne faisait pas encore.";
    /// What can be remade.
    REMADE = "752.1", Printed,
        "Play locations, modes, destinations and targets can be chosen anew.",
        "Emplacements de jeu, modes, destinations et cibles peuvent être choisis de nouveau.";
    /// What cannot.
    NOT_REMADE = "752.2", Printed,
        "Optional additional costs and what was chosen as the card was played are not opened again.",
        "Les coûts supplémentaires facultatifs et les choix liés au jeu de la carte ne se rouvrent pas.";
    /// Any of them.
    ANY_OF_THEM = "753", Printed,
        "Any of the choices may be made anew.",
        "On peut refaire n’importe lesquels des choix.";
    /// All legal.
    RESULT_LEGAL = "753.1", Printed,
        "The choices that result have to be legal.",
        "Les choix qui en résultent doivent être légaux.";
    /// No legal way.
    NO_LEGAL_WAY = "753.2", Printed,
        "Where no legal choices exist, none may be made anew.",
        "S’il n’existe pas de choix légaux, rien ne peut être refait.";
    /// Newly targeted.
    NEWLY_TARGETED = "754", Printed,
        "Only an object that was not a target before triggers on being chosen anew.",
        "Seul un objet qui n’était pas encore une cible se déclenche d’être choisi de nouveau.";
    /// Costs ignored.
    COSTS_IGNORED = "755", Printed,
        "Costs to play that new choices bring along, such as Deflect, are ignored.",
        "Les coûts de jeu qu’entraînent de nouveaux choix, comme Protection (Deflect), sont ignorés.";
    /// Action.
    ACTION = "806", Printed,
        "Action: it can also be played in an open showdown, on any turn.",
        "Action\u{00A0}: peut aussi être joué pendant un affrontement ouvert, à tout tour.";
    /// Deflect.
    DEFLECT = "809.1.c", Printed,
        "Deflect: an opponent’s spell or ability costs 1 Power more for each time it chooses the object.",
        "Protection (Deflect)\u{00A0}: un sort ou une compétence adverse coûte 1 essence de plus à chaque fois qu’il choisit l’objet.";
    /// Deflect takes any.
    DEFLECT_ANY = "809.1.c.1", Printed,
        "Deflect is paid with Power of any domain.",
        "Protection (Deflect) se paie avec n’importe quelle essence.";
    /// Legion.
    LEGION = "812.1.c", Printed,
        "Legion is active once another card has been played this turn.",
        "Légion est active dès qu’une autre carte a été jouée ce tour.";
    /// Reaction.
    REACTION = "813", Printed,
        "Reaction: it can also be played in a closed state, in answer to what is on the chain.",
        "Réaction\u{00A0}: peut aussi être joué à l’état fermé, en réponse à la chaîne.";
    /// Repeat.
    REPEAT = "820.1.a", Printed,
        "Repeat is an optional additional cost on a spell or ability.",
        "Répétition (Repeat) est un coût supplémentaire facultatif d’un sort ou d’une compétence.";
    /// When.
    REPEAT_WHEN = "820.1.c.1", Printed,
        "Repeat is elected as the item is played, and at no other time.",
        "Répétition se choisit en jouant l’objet, et à aucun autre moment.";
    /// Each instance.
    EACH_INSTANCE = "820.1.c.2", Printed,
        "Each instance of Repeat is elected or not on its own.",
        "Chaque instance de Répétition se choisit ou non séparément.";
    /// Once.
    EACH_ONCE = "820.1.c.3", Printed,
        "Each instance is paid at most once.",
        "Chaque instance se paie au plus une fois.";
    /// One after the other.
    EXECUTED_AGAIN = "820.1.d.1", Printed,
        "The item’s instructions are carried out from top to bottom once more for each instance paid.",
        "Les instructions de l’objet s’exécutent de haut en bas une fois de plus par instance payée.";
    /// Not redone.
    NOT_REDONE = "820.1.d.2", Printed,
        "What is done as the item is played, such as paying costs, is not done again.",
        "Ce qui se fait en jouant l’objet, comme payer les coûts, ne se refait pas.";
    /// Choices for each.
    CHOICES_FOR_EACH = "820.2", Printed,
        "The choices of every execution are made as the item is played.",
        "Les choix de chaque exécution se font en jouant l’objet.";
    /// Independent.
    INDEPENDENT = "820.2.a", Printed,
        "They are independent, the same or different, and their order is said.",
        "Ils sont indépendants, semblables ou différents, et leur ordre est annoncé.";
    /// How many.
    ONE_MORE_EACH = "820.3", Printed,
        "The item is executed once, and once more for each instance paid.",
        "L’objet s’exécute une fois, plus une fois par instance payée.";
    /// One play.
    PLAYED_ONCE = "820.3.a", Printed,
        "However often it is executed, it is one item and was played once.",
        "Quel que soit le nombre d’exécutions, c’est un seul objet, joué une seule fois.";
}

/// The rules behind what new choices there are.
pub static REMAKE_ALL: [&Rule; 4] = [&REMADE, &ANY_OF_THEM, &RESULT_LEGAL, &WHAT_IS_NEW];
