//! The rules that only the question about loops cites.

comprehensive_rules! {
    /// What loops cite.
    LOOP_RULES;

    /// When a loop is one.
    REPEATS_FOREVER = "loops", Printed:
        "A set of actions that can be repeated forever is a loop; the rules say who names how often it repeats.",
        "Une suite d’actions qui peut se répéter sans fin est une boucle ; les règles disent qui nomme le nombre de répétitions.";
    /// One player controls all of it.
    ONE_CONTROLLER_NAMES = "loops", Printed:
        "Where one player controls every optional action of a loop, that player names a number. The loop is done so often, or until another player steps in with an action of his own.",
        "Si un seul joueur contrôle toutes les actions facultatives d’une boucle, c’est lui qui nomme un nombre. La boucle se fait autant de fois, ou jusqu’à ce qu’un autre joueur intervienne par une action à lui.";
    /// Both players are needed.
    FREE_PEOPLES_NAME = "loops", Printed:
        "Where optional actions of both players are needed to go on, the Free Peoples player names a number, whoever began. The Shadow player agrees to it or names a lower one.",
        "Si des actions facultatives des deux joueurs sont nécessaires, le joueur des Peuples Libres nomme un nombre, quel que soit celui qui a commencé. Le joueur de l’Ombre l’accepte ou en nomme un inférieur.";
    /// Who acts last.
    FINAL_ACTION = "loops", Printed:
        "If the Shadow player agrees, he has the final action of the loop; if he names a lower number, the Free Peoples player has it. One action is added at the end only where that player does not have the last one already.",
        "Si le joueur de l’Ombre accepte, il a la dernière action de la boucle ; s’il nomme un nombre inférieur, c’est le joueur des Peuples Libres. Une action n’est ajoutée à la fin que si ce joueur n’a pas déjà la dernière.";
    /// A reading: the final action after nothing.
    FINAL_ACTION_OF_NOTHING = "loops", Reading:
        "After 0 repeats nobody has had a final action; the entry does not say whether one is added then.",
        "Après 0 répétition, personne n’a eu de dernière action ; l’article ne dit pas s’il faut alors en ajouter une.";
    /// A reading: the loop's actions afterwards.
    AFTER_THE_LOOP = "loops", Reading:
        "The entry does not say whether an action of the loop may be taken again once the loop is settled.",
        "L’article ne dit pas si une action de la boucle peut se refaire une fois la boucle réglée.";
    /// A reading: an added action that hurts.
    ADDED_ACTION_THAT_LOSES = "loops", Reading:
        "The entry does not say whether the final action has to be taken where its cost would lose the game.",
        "L’article ne dit pas si la dernière action doit se faire quand son coût ferait perdre la partie.";
    /// A reading: which action is added.
    WHICH_FINAL_ACTION = "loops", Reading:
        "The entry does not say which action is the final one where a round is not one action each.",
        "L’article ne dit pas quelle action est la dernière quand une répétition ne compte pas une action chacun.";
    /// A reading: several Shadow players.
    WHO_ANSWERS = "loops", Reading:
        "The entry speaks of one Shadow player; it does not say which of several answers the number.",
        "L’article parle d’un seul joueur de l’Ombre ; il ne dit pas lequel de plusieurs répond au nombre.";
    /// A reading: one would do.
    ONE_WOULD_DO = "loops", Reading:
        "The entry does not say who names where both players act in a loop that one of them could go on with alone.",
        "L’article ne dit pas qui nomme quand deux joueurs agissent dans une boucle que l’un d’eux pourrait poursuivre seul.";
    /// A reading: responses.
    RESPONSE_ON_THE_WAY = "loops", Reading:
        "The entry does not say whether a response is an action of a player’s own that stops the loop.",
        "L’article ne dit pas si une réponse est une action propre à un joueur qui arrête la boucle.";
    /// A reading: two loops.
    TWO_LOOPS = "loops", Reading:
        "The entry does not say whose number is named first where two players have a loop each.",
        "L’article ne dit pas de qui le nombre est nommé d’abord quand deux joueurs ont chacun une boucle.";
    /// A reading: 0 answered.
    ZERO_AS_LOWER = "loops", Reading:
        "The entry gives no least number for the answer; 0 is read as a lower number unless the table says otherwise.",
        "L’article ne donne pas de plus petit nombre pour la réponse ; 0 se lit comme un nombre inférieur, sauf si la table en décide autrement.";
    /// A reading: what was done before.
    BY_HAND_BEFORE = "loops", Reading:
        "The entry does not say whether iterations done by hand count; they are not counted unless the table says otherwise.",
        "L’article ne dit pas si les répétitions faites à la main comptent ; elles ne comptent pas, sauf si la table en décide autrement.";
    /// Required actions alone.
    REQUIRED_ONLY = "loops", Printed:
        "A loop of required actions alone ends at once with no effect; nobody names a number.",
        "Une boucle d’actions obligatoires seules s’arrête aussitôt sans effet ; personne ne nomme de nombre.";
    /// Bonuses.
    VALUES_ARE_LOOKED_AT = "modifier", Printed:
        "Every bonus is looked at again each time a value is used.",
        "Chaque bonus est revu chaque fois qu’une valeur sert.";
    /// Whose turn it is.
    TURN_SEQUENCE = "turn sequence", Printed:
        "In the fellowship phase only the Free Peoples player acts; the Shadow players act in theirs.",
        "Pendant la phase de compagnie, seul le joueur des Peuples Libres agit ; les joueurs de l’Ombre agissent pendant les leurs.";
    /// Threats.
    THREATS_UP_TO_COMPANIONS = "threat", Printed:
        "There are never more threats than companions in play.",
        "Il n’y a jamais plus de menaces que de compagnons en jeu.";
    /// Exertions.
    EXHAUSTED = "exhausted", Printed:
        "A character with one vitality left is exhausted and cannot be exerted.",
        "Un personnage à qui il reste une vitalité est épuisé et ne peut pas être affaibli.";
    /// Effects.
    DO_WHAT_CAN_BE_DONE = "effect", Printed:
        "As much of an effect is done as can be done.",
        "On fait d’un effet tout ce qui peut se faire.";
    /// Costs.
    COSTS_ARE_PAID = "cost", Printed:
        "Requirements are looked at before costs, and costs are paid before effects. What a cost removes has to be there.",
        "On vérifie les conditions avant de payer les coûts, et on paie les coûts avant les effets. Ce qu’un coût retire doit être là.";
    /// Resistance.
    BURDENS_LOWER_RESISTANCE = "resistance", Printed:
        "Each burden lowers the resistance of every companion by one; only the Ring-bearer is corrupted at zero.",
        "Chaque fardeau réduit de un la résistance de chaque compagnon ; seul le Porteur de l’Anneau est corrompu à zéro.";
    /// Abilities.
    ABILITIES_REPEAT = "special ability", Printed:
        "An ability of a card in play may be used in its phase as often as its costs can be paid.",
        "Une capacité d’une carte en jeu peut s’utiliser pendant sa phase aussi souvent que ses coûts peuvent être payés.";
    /// Spotting.
    SPOTTED_IS_IN_PLAY = "spot", Printed:
        "What an ability spots has to be in play.",
        "Ce qu’une capacité désigne doit être en jeu.";
    /// No opponent, no skirmish.
    EMPTY_SKIRMISH = "skirmish phase", Printed:
        "A skirmish of which one side has nobody left before it begins does not take place.",
        "Un combat dont un camp n’a plus personne avant qu’il commence n’a pas lieu.";
    /// When it is resolved.
    RESOLVED_AFTER_PASSES = "skirmish phase", Printed:
        "Once all players have passed in a row, the skirmish is resolved and takes no more actions.",
        "Quand tous les joueurs ont passé de suite, le combat se résout et n’accepte plus d’action.";
}
