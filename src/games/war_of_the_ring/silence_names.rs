use crate::games::war_of_the_ring::silences::Silence;
use crate::words::Name;

macro_rules! silences {
    ($( $id:literal $en:literal $fr:literal { $( $way:literal $way_en:literal $way_fr:literal; )* } )*) => {
        /// What the second edition's chapter for three and four players leaves open.
        pub static SILENCES: &[Silence] = &[$(Silence {
            id: $id,
            asks: Name::both($en, $fr),
            ways: &[$(($way, Name::both($way_en, $way_fr))),*],
        }),*];
    };
}

silences! {
    "A1" "After a pass, who takes the team’s next action?"
        "Après qu’un joueur a passé, qui fait l’action suivante de son camp\u{202F}?" {
        "passer_acts_next" "The player who passed, right after the other team’s action."
            "Celui qui a passé, juste après l’action de l’autre camp.";
        "rotation_goes_on" "His teammate: the rotation goes on."
            "Son coéquipier\u{A0}: la rotation continue.";
    }
    "A2" "With three players, which side takes the first action?"
        "À trois joueurs, quel camp fait la première action\u{202F}?" {
        "free_peoples_first" "The Free Peoples, as with four players."
            "Les Peuples Libres, comme à quatre joueurs.";
        "shadow_first" "The Shadow."
            "L’Ombre.";
    }
    "A3" "With three players, how many cards does the Free Peoples player draw and hold?"
        "À trois joueurs, combien de cartes le joueur des Peuples Libres pioche-t-il et garde-t-il\u{202F}?" {
        "as_with_two" "As with two players: two a turn, one from each deck, and six in hand."
            "Comme à deux joueurs\u{A0}: deux par tour, une de chaque pioche, et six en main.";
        "as_with_four" "As with four players: one from turn 2 on, and four in hand."
            "Comme à quatre joueurs\u{A0}: une à partir du tour 2, et quatre en main.";
    }
    "A4" "With three players, is an action with the Fellowship or a Companion an action on a Nation?"
        "À trois joueurs, une action avec la Communauté ou un Compagnon est-elle une action sur une Nation\u{202F}?" {
        "no_nation" "No: it is on no Nation, and may follow any action."
            "Non\u{A0}: elle ne touche aucune Nation et peut suivre n’importe quelle action.";
        "companions_nation" "Yes: on the Companion’s Nation, and two with the Fellowship may not follow each other."
            "Oui\u{A0}: elle touche la Nation du Compagnon, et deux actions avec la Communauté ne peuvent se suivre.";
    }
    "A5" "With three players, do a pass or a skipped die come between two actions on the same Nation?"
        "À trois joueurs, passer ou perdre un dé sépare-t-il deux actions sur la même Nation\u{202F}?" {
        "only_a_new_turn_breaks" "No: only a new turn does."
            "Non\u{A0}: seul un nouveau tour les sépare.";
        "each_cycle" "Yes: whatever comes between them parts them."
            "Oui\u{A0}: tout ce qui vient entre elles les sépare.";
    }
    "A6" "Who removes the losses of a mixed Army?"
        "Qui retire les pertes d’une armée mixte\u{202F}?" {
        "controller_any_unit" "Its controlling player, any unit of it."
            "Le joueur qui la contrôle, parmi toutes ses unités.";
        "each_his_own" "Each player his own units, as both agree."
            "Chaque joueur ses propres unités, comme ils en conviennent.";
    }
    "A7" "A merged Army is over the limit: who removes the excess?"
        "Une armée mixte dépasse la limite\u{A0}: qui retire l’excédent\u{202F}?" {
        "controller_chooses" "Its controlling player chooses the units, as p.26 has it for any Army."
            "Le joueur qui la contrôle choisit les unités, comme le dit la p.\u{A0}26 pour toute armée.";
        "one_each_from_non_leading" "One unit each in turn, the player who is not Leading first, as p.46 has it for separate Armies."
            "Une unité chacun à tour de rôle, le joueur non dominant d’abord, comme le dit la p.\u{A0}46 pour des armées séparées.";
    }
    "A8" "Is a move that is sure to exceed the stacking limit legal?"
        "Un déplacement qui dépasse à coup sûr la limite d’empilement est-il légal\u{202F}?" {
        "legal_then_trim" "Yes: the excess is removed after it."
            "Oui\u{A0}: on retire l’excédent ensuite.";
        "illegal" "No: an Army does not move where it cannot stay."
            "Non\u{A0}: une armée ne va pas là où elle ne peut rester.";
    }
    "A9" "Does an Army that an attack made one stay mixed after the battle?"
        "Une armée réunie par une attaque reste-t-elle mixte après la bataille\u{202F}?" {
        "stays_mixed" "Yes, until a player moves his units out."
            "Oui, jusqu’à ce qu’un joueur en fasse sortir ses unités.";
        "separates" "No: the two Armies are separate again."
            "Non\u{A0}: les deux armées sont de nouveau séparées.";
    }
    "A10" "May Saruman’s player move the Witch-king?"
        "Le joueur de Saroumane peut-il déplacer le Roi-Sorcier\u{202F}?" {
        "as_a_nazgul" "Yes: he counts as a Nazgûl, and any Shadow player moves those."
            "Oui\u{A0}: il compte comme un Nazgûl, et tout joueur de l’Ombre les déplace.";
        "witch_king_only" "No: the Witch-king player controls him."
            "Non\u{A0}: c’est le joueur du Roi-Sorcier qui le contrôle.";
    }
    "A11" "Two separate Armies stand with Nazgûl or Companions: whose do those lead?"
        "Deux armées séparées avec des Nazgûl ou des Compagnons\u{A0}: laquelle mènent-ils\u{202F}?" {
        "by_nation" "Nazgûl lead Sauron’s units, Companions the Army of the player who acts."
            "Les Nazgûl mènent les unités de Sauron, les Compagnons l’armée du joueur qui agit.";
        "anyone" "Either Army, whichever fights."
            "L’une ou l’autre, celle qui combat.";
    }
    "A12" "Does a card’s power icon also bind its use as a Combat card?"
        "Le symbole d’une carte limite-t-il aussi son usage comme carte de Combat\u{202F}?" {
        "event_only" "No: the icon stands in the Event part."
            "Non\u{A0}: le symbole se trouve dans la partie Événement.";
        "combat_too" "Yes: it names who may play the card at all."
            "Oui\u{A0}: il dit qui peut jouer la carte.";
    }
    "A13" "How often a turn may a team use an Elven Ring?"
        "Combien de fois par tour un camp peut-il utiliser un Anneau elfique\u{202F}?" {
        "once_per_team" "Once: a side has one set of Rings."
            "Une fois\u{A0}: un camp n’a qu’un jeu d’Anneaux.";
        "once_per_player" "Once for each of its players."
            "Une fois pour chacun de ses joueurs.";
    }
    "A14" "May a player attack out of a region beside his teammate’s separate Army?"
        "Un joueur peut-il attaquer depuis une région à côté de l’armée séparée de son coéquipier\u{202F}?" {
        "own_army_only" "Yes, with his own Army alone; the other takes no part."
            "Oui, avec sa seule armée\u{202F}; l’autre ne prend pas part.";
        "must_merge" "Only as one mixed Army."
            "Seulement comme une seule armée mixte.";
    }
    "A15" "Both teammates have as many points: who wins in person?"
        "Les deux coéquipiers ont autant de points\u{A0}: qui gagne en personne\u{202F}?" {
        "shared" "Both."
            "Les deux.";
        "nobody" "Neither."
            "Aucun des deux.";
    }
    "A16" "A mixed Army captures a Settlement: who counts its victory points?"
        "Une armée mixte prend une Localité\u{A0}: qui compte ses points de victoire\u{202F}?" {
        "controller" "The player who controls it at that moment."
            "Le joueur qui la contrôle à ce moment.";
        "both" "Both players, each in full."
            "Les deux joueurs, chacun en entier.";
        "as_agreed" "As the two agree."
            "Comme les deux en conviennent.";
    }
}
