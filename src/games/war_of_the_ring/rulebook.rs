use crate::ruling::{Basis, Book, Gist, Locator, Rule, Rulebook, Ruleset};
use crate::words::Name;

/// The second edition's rulebook (2011).
pub static BOOK: Book =
    Book { key: "", title: Name::both("War of the Ring", "La Guerre de l’Anneau"), edition: "2e" };

macro_rules! rules {
    ($( $(#[$about:meta])* $name:ident = $page:literal $key:literal, $basis:ident, $en:literal, $fr:literal; )*) => {
        $(
            $(#[$about])*
            pub static $name: Rule = Rule {
                book: &BOOK,
                locator: Locator::Page { page: $page, key: $key },
                moved: &[],
                gist: Gist { en: $en, fr: $fr },
                basis: Basis::$basis,
            };
        )*

        static ALL: &[&Rule] = &[$(&$name),*];
    };
}

rules! {
    /// Figures in the box.
    FG1 = 6 "FG1", Printed,
        "Each Nation has a fixed number of figures of each kind.",
        "Chaque Nation a un nombre fixe de figurines de chaque sorte.";
    /// What an Army unit is.
    AU1 = 8 "AU1", Printed,
        "Army units are Regulars and Elites. Leaders, Nazgûl, Companions and Minions are not.",
        "Les unités d’armée sont les unités régulières et d’Élite. Officiers, Nazgûl, Compagnons et Serviteurs n’en sont pas.";
    /// A Leader alone.
    AU2 = 8 "AU2", Printed,
        "A Free Peoples Leader must stand with a friendly Army; one without is taken off the map.",
        "Un Officier des Peuples Libres doit accompagner une armée amie\u{202F}; sans armée, il est retiré.";
    /// Stacking limit.
    ST1 = 26 "ST1", Printed,
        "A region holds at most 10 Army units, checked after every action. The excess goes back to the reinforcements; Leaders and Characters do not count.",
        "Une région contient au plus 10 unités d’armée, à vérifier après chaque action. L’excédent retourne aux renforts\u{202F}; Officiers et Personnages ne comptent pas.";
    /// Dice in the Hunt Box.
    HU2 = 19 "HU2", Printed,
        "Dice in the Hunt Box are not rolled; Eyes that are rolled are added to them, beyond the most that may be put there.",
        "Les dés de la case de la Traque ne sont pas lancés\u{202F}; les Yeux obtenus s’y ajoutent, même au-delà du maximum.";
    /// The Hunt roll.
    HU3 = 40 "HU3", Printed,
        "A Hunt rolls the Shadow dice in the box, five at most, and succeeds on a 6; each Free Peoples die there adds 1, a natural 1 fails. Then a re-roll each for a Shadow Stronghold, Army or Nazgûl in the region.",
        "La Traque lance les dés de l’Ombre de la case, cinq au plus, et réussit sur un 6\u{202F}; chaque dé des Peuples Libres ajoute 1, un 1 naturel échoue. Puis une relance pour une Forteresse, une armée, des Nazgûl de l’Ombre dans la région.";
    /// What hits.
    CB7 = 29 "CB7", Printed,
        "In combat 5 and more hit; a 1 never does, a 6 always.",
        "Au combat, on touche à 5 et plus\u{202F}; un 1 jamais, un 6 toujours.";
    /// Cities and Fortifications.
    CB4 = 31 "CB4", Printed,
        "Against a City or a Fortification the attacker needs a 6 in the first round, and in that one alone.",
        "Contre une Cité ou une Protection, il faut un 6 à l’attaquant au premier tour de combat, et à celui-là seul.";
    /// Strongholds.
    CB5 = 31 "CB5", Printed,
        "A field battle at a Stronghold has no modifier; in a siege the attacker needs a 6, the defender 5 and more.",
        "Devant une Forteresse, le combat en terrain découvert est sans modificateur\u{202F}; en siège, il faut un 6 à l’attaquant, 5 et plus au défenseur.";
    /// Rounds of a siege.
    CB6 = 32 "CB6", Printed,
        "A siege battle is one round, and one more for each Elite that the attacker reduces to a Regular.",
        "Un combat de siège dure un tour, et un de plus par unité d’Élite que l’attaquant réduit en unité régulière.";
    /// Reserves.
    FG2 = 16 "FG2", Printed,
        "Each Nation begins with a fixed reserve; all Elven Leaders start on the map.",
        "Chaque Nation commence avec une réserve fixe\u{202F}; tous les Officiers elfes sont sur la carte.";
    /// The Hunt Box before the roll.
    HU1 = 19 "HU1", Printed,
        "Before the roll at least one die goes into the Hunt Box if a Free Peoples die was there last turn; at most one for each Companion in the Fellowship, where one is always allowed.",
        "Avant le jet, au moins un dé va dans la case de la Traque si un dé des Peuples Libres s’y trouvait au tour précédent\u{202F}; au plus un par Compagnon de la Communauté, un étant toujours permis.";
    /// Passing.
    AO2 = 19 "AO2", Printed,
        "A player passes only while his team has strictly fewer unused dice; on his action he may instead put a die aside unused. When one team is out, the other plays its remaining dice.",
        "On ne passe que si son camp a strictement moins de dés inutilisés\u{202F}; on peut aussi écarter un dé sans l’utiliser. Quand un camp n’en a plus, l’autre joue les siens.";
    /// Elven Rings.
    AO6 = 21 "AO6", Printed,
        "An Elven Ring is used once a turn.",
        "Un Anneau elfique s’utilise une fois par tour.";
    /// Elven Rings in a team.
    A13 = 21 "A13", Reading,
        "Reading A13: once a turn for the team, or once for each of its players, as the table has agreed.",
        "Lecture A13\u{00A0}: une fois par tour pour le camp, ou pour chacun de ses joueurs, comme la table en a convenu.";
    /// Hand limit.
    CD3 = 22 "CD3", Printed,
        "Cards over the hand limit are discarded at once.",
        "Les cartes au-delà de la limite de main sont défaussées aussitôt.";
    /// How Nazgûl move.
    NZ1 = 24 "NZ1", Printed,
        "A Character die flies any number of Nazgûl, each to any region, but not into a Stronghold that the Free Peoples control, unless a Shadow Army besieges it.",
        "Un dé de Personnage fait voler autant de Nazgûl qu’on veut, chacun vers n’importe quelle région, sauf une Forteresse contrôlée par les Peuples Libres que l’Ombre n’assiège pas.";
    /// Saruman stays.
    NZ2 = 24 "NZ2", Printed,
        "Saruman never leaves Orthanc.",
        "Saroumane ne quitte jamais Orthanc.";
    /// The Witch-king as a Nazgûl.
    A10 = 24 "A10", Reading,
        "Reading A10: the Witch-king counts as a Nazgûl, and any Shadow player moves those.",
        "Lecture A10\u{00A0}: le Roi-Sorcier compte comme un Nazgûl, et tout joueur de l’Ombre les déplace.";
    /// What a Muster die brings.
    MU1 = 26 "MU1", Printed,
        "A Muster die brings one Elite, or two figures that are Regulars, Leaders or Nazgûl, of Nations At War and from the reinforcements.",
        "Un dé de recrutement amène une unité d’Élite, ou deux figurines parmi unités régulières, Officiers et Nazgûl, de Nations En Guerre et tirées des renforts.";
    /// Where recruits are placed.
    MU2 = 26 "MU2", Printed,
        "Recruits go into a City, Town or Stronghold of their Nation that the enemy neither controls nor besieges; Nazgûl into Sauron’s Strongholds.",
        "Les recrues vont dans une Cité, Ville ou Forteresse de leur Nation que l’ennemi ne contrôle ni n’assiège\u{202F}; les Nazgûl dans les Forteresses de Sauron.";
    /// Recruiting for two Nations.
    LI4 = 26 "LI4", Derived,
        "The two figures of a Muster die go into different Settlements; they may be of two Nations that are At War, if one player controls both.",
        "Les deux figurines d’un dé de recrutement vont dans des Localités différentes\u{202F}; elles peuvent être de deux Nations En Guerre, si un même joueur les contrôle.";
    /// What the Leading Player decides alone.
    LP3 = 45 "LP3", Printed,
        "The Free Peoples’ Leading Player decides whether the Fellowship is declared, who guides it and what the Hunt does to it; the Shadow’s, how many dice go into the Hunt Box.",
        "Le joueur dominant des Peuples Libres décide si la Communauté est déclarée, de son Guide et des effets de la Traque\u{202F}; celui de l’Ombre, du nombre de dés dans la case de la Traque.";
    /// Drawing.
    CD1 = 45 "CD1", Printed,
        "On turn 1 each player draws a card from each of his team’s decks; later, one from a deck of his choice.",
        "Au tour 1, chaque joueur pioche une carte de chaque pioche de son camp\u{202F}; ensuite, une d’une pioche de son choix.";
    /// Hand limit with four.
    CD2 = 45 "CD2", Printed,
        "With four players each holds four cards at most.",
        "À quatre joueurs, chacun garde au plus quatre cartes.";
    /// Swaps.
    CD4 = 45 "CD4", Printed,
        "After drawing and discarding, teammates may swap one card for one if both agree; cards are neither shown nor discussed.",
        "Après la pioche et la défausse, deux coéquipiers peuvent échanger une carte contre une s’ils sont d’accord\u{202F}; on ne montre ni ne discute les cartes.";
    /// The order of actions.
    AO1 = 45 "AO1", Printed,
        "Actions go round: Free Peoples, Shadow, Free Peoples, Shadow; in each team the player who is not Leading first, then the Leading Player, until no die is left.",
        "Les actions alternent\u{00A0}: Peuples Libres, Ombre, Peuples Libres, Ombre\u{202F}; dans chaque camp d’abord le joueur non dominant, puis le dominant, jusqu’au dernier dé.";
    /// The last dice.
    AO3 = 45 "AO3", Derived,
        "So a team’s remaining actions keep alternating between its players, and each takes half of them.",
        "Donc les dernières actions d’un camp alternent encore entre ses joueurs, et chacun en fait la moitié.";
    /// After a pass.
    AO4 = 45 "AO4", Printed,
        "A player who passes keeps the right to his next action after the other team’s action.",
        "Un joueur qui passe garde le droit à son action suivante, après celle de l’autre camp.";
    /// After a pass, in the team.
    A1 = 45 "A1", Reading,
        "Reading A1: after a pass the team’s next action is the passer’s or his teammate’s, as the table has agreed.",
        "Lecture A1\u{00A0}: après une passe, l’action suivante du camp revient au même joueur ou à son coéquipier, comme la table en a convenu.";
    /// Political counters.
    LI2 = 45 "LI2", Printed,
        "Only the player who controls a Nation moves its political counter, unless a Character’s special ability does.",
        "Seul le joueur qui contrôle une Nation déplace son pion politique, sauf par la capacité spéciale d’un Personnage.";
    /// Who controls which Minion.
    PW3 = 46 "PW3", Printed,
        "The Witch-king’s player controls the Witch-king and the Mouth of Sauron, Saruman’s player Saruman.",
        "Le joueur du Roi-Sorcier contrôle le Roi-Sorcier et la Bouche de Sauron, celui de Saroumane Saroumane.";
    /// Event icons.
    CD5 = 46 "CD5", Printed,
        "A power icon on the Event part of a card names who may use it; without one, anybody whose Nation or Character it concerns.",
        "Un symbole sur la partie Événement d’une carte dit qui peut s’en servir\u{202F}; sans symbole, qui la Nation ou le Personnage concerne.";
    /// Event icons in combat.
    A12 = 46 "A12", Reading,
        "Reading A12: whether the icon binds Combat cards as well is as the table has agreed.",
        "Lecture A12\u{00A0}: si le symbole limite aussi les cartes de Combat, la table en a convenu.";
    /// The Fellowship.
    HU5 = 46 "HU5", Printed,
        "Any Free Peoples player moves or hides the Fellowship, and moves or separates Companions.",
        "Tout joueur des Peuples Libres peut déplacer ou cacher la Communauté, et déplacer ou séparer des Compagnons.";
    /// Nazgûl.
    LI3 = 46 "LI3", Printed,
        "Any Shadow player moves the Nazgûl; only the Witch-king’s player recruits them.",
        "Tout joueur de l’Ombre déplace les Nazgûl\u{202F}; seul celui du Roi-Sorcier en recrute.";
    /// Three players: no two on a Nation.
    AO5 = 46 "AO5", Printed,
        "With three players the Free Peoples player takes no two actions in a row on the same Nation; two on mixed Armies may follow each other, not on the same Army.",
        "À trois joueurs, le joueur des Peuples Libres ne fait pas deux actions de suite sur la même Nation\u{202F}; deux sur des armées mixtes peuvent se suivre, pas sur la même armée.";
    /// Three players: who begins.
    A2 = 46 "A2", Reading,
        "Reading A2: with three players the table has agreed which side begins.",
        "Lecture A2\u{00A0}: à trois joueurs, la table a convenu du camp qui commence.";
    /// Three players: cards.
    A3 = 46 "A3", Reading,
        "Reading A3: what the lone Free Peoples player draws and holds is as the table has agreed.",
        "Lecture A3\u{00A0}: ce que pioche et garde le joueur seul des Peuples Libres, la table en a convenu.";
    /// Three players: the Fellowship.
    A4 = 46 "A4", Reading,
        "Reading A4: whether acting with the Fellowship or a Companion is acting on a Nation is as the table has agreed.",
        "Lecture A4\u{00A0}: si agir avec la Communauté ou un Compagnon, c’est agir sur une Nation, la table en a convenu.";
    /// Three players: what comes between.
    A5 = 46 "A5", Reading,
        "Reading A5: whether a pass or a skipped die parts two actions is as the table has agreed.",
        "Lecture A5\u{00A0}: si une passe ou un dé perdu sépare deux actions, la table en a convenu.";
    /// A tie of the winners.
    A15 = 46 "A15", Reading,
        "Reading A15: whether both or neither wins in person on a tie is as the table has agreed.",
        "Lecture A15\u{00A0}: à égalité, si les deux ou aucun gagne en personne, la table en a convenu.";
    /// Movement.
    MV1 = 27 "MV1", Printed,
        "An Army moves, as a whole or in part, into a region that touches its own and that no enemy holds.",
        "Une armée se déplace, entière ou en partie, vers une région voisine que l’ennemi ne tient pas.";
    /// A move that overstacks, one reading.
    ST4 = 27 "ST4", Reading,
        "Reading A8: an Army may not move where it is sure to exceed the limit.",
        "Lecture A8\u{00A0}: une armée ne peut aller là où elle dépasserait à coup sûr la limite.";
    /// A move that overstacks, the other reading.
    A8 = 26 "A8", Reading,
        "Reading A8: a move may exceed the limit; the excess is removed after it.",
        "Lecture A8\u{00A0}: un déplacement peut dépasser la limite\u{202F}; on retire l’excédent ensuite.";
    /// Who may not attack.
    PO2 = 28 "PO2", Printed,
        "A Nation that is not At War does not attack: its figures in an attacking Army stay in the rearguard.",
        "Une Nation qui n’est pas En Guerre n’attaque pas\u{00A0}: ses figurines restent à l’arrière-garde.";
    /// The rearguard.
    PO7 = 28 "PO7", Printed,
        "An attacking Army may leave figures behind as a rearguard, which takes no part; each of the two has at least one unit.",
        "Une armée qui attaque peut laisser une arrière-garde, qui ne participe pas\u{202F}; chacune des deux garde au moins une unité.";
    /// Combat dice.
    CB1 = 28 "CB1", Printed,
        "An Army rolls a die for each of its units, five at most.",
        "Une armée lance un dé par unité, cinq au plus.";
    /// Re-rolls.
    CB2 = 29 "CB2", Printed,
        "As many failed dice are rolled again as the Army has Leadership, five at most, at the same target.",
        "On relance autant de dés ratés que l’armée a de valeur de commandement, cinq au plus, avec le même seuil.";
    /// Losses.
    CB3 = 30 "CB3", Printed,
        "A hit removes a Regular, or turns an Elite into a Regular of its Nation; where no such Regular can be had, the Elite is lost. Two hits may remove an Elite outright.",
        "Une touche retire une unité régulière ou réduit une unité d’Élite en unité régulière de sa Nation\u{202F}; s’il n’y en a plus, l’Élite est perdue. Deux touches peuvent retirer une Élite.";
    /// Who leads nobody.
    CB10 = 30 "CB10", Printed,
        "When all units of an Army in battle are lost, its Leaders are lost too; Nazgûl go back to the reinforcements.",
        "Quand toutes les unités d’une armée au combat sont perdues, ses Officiers le sont aussi\u{202F}; les Nazgûl retournent aux renforts.";
    /// Retreats.
    CB9 = 31 "CB9", Printed,
        "If the attacker goes on, the whole defending Army may retreat into a free region beside it: without enemy units, and without a Settlement that the enemy holds.",
        "Si l’attaquant continue, toute l’armée qui se défend peut battre en retraite vers une région voisine libre\u{A0}: sans unité ennemie ni Localité que tienne l’ennemi.";
    /// Losses of a mixed Army.
    A6 = 30 "A6", Reading,
        "Reading A6: the losses of a mixed Army are chosen as the table has agreed, by its controller or by each player.",
        "Lecture A6\u{00A0}: les pertes d’une armée mixte se choisissent comme la table en a convenu, par celui qui la contrôle ou par chacun.";
    /// Going into a siege.
    SG1 = 31 "SG1", Printed,
        "The defender of a Stronghold may go into a siege before any round; five units hold it, and what is more goes at once.",
        "Le défenseur d’une Forteresse peut se laisser assiéger avant tout tour de combat\u{202F}; cinq unités y tiennent, le reste part aussitôt.";
    /// The end of a siege.
    SG2 = 31 "SG2", Printed,
        "A siege ends when no besieging unit is left in the region, or none inside.",
        "Un siège finit quand il ne reste aucune unité assiégeante dans la région, ou aucune à l’intérieur.";
    /// A sortie.
    SG3 = 32 "SG3", Printed,
        "A besieged Army may attack the besiegers: a field battle, in which both sides hit on 5. When it ceases it goes back inside; when it wins it does not leave the region.",
        "Une armée assiégée peut attaquer les assiégeants\u{A0}: un combat en terrain découvert, où l’on touche à 5 des deux côtés. Si elle cesse, elle rentre\u{202F}; si elle gagne, elle ne quitte pas la région.";
    /// Relief.
    SG4 = 32 "SG4", Printed,
        "An Army beside the region may attack the besiegers as usual; the besieged take no part.",
        "Une armée d’une région voisine peut attaquer les assiégeants comme d’habitude\u{202F}; les assiégés n’y prennent pas part.";
    /// Attacks on the besieged.
    SG5 = 32 "SG5", Printed,
        "The besieged are attacked only by an Army in the same region.",
        "Les assiégés ne sont attaqués que par une armée de la même région.";
    /// Besiegers come and go.
    SG6 = 32 "SG6", Printed,
        "For the besiegers the region is free: they move into it and out of it.",
        "Pour les assiégeants, la région est libre\u{A0}: ils y entrent et en sortent.";
    /// Attacked Nations.
    PO3 = 34 "PO3", Printed,
        "A Nation whose Army is attacked becomes active and goes one step towards At War, once a battle, whoever controls the Army.",
        "Une Nation dont l’armée est attaquée devient active et avance d’un cran vers En Guerre, une fois par bataille, qui que ce soit qui contrôle l’armée.";
    /// What else moves a Nation.
    PO5 = 34 "PO5", Printed,
        "A Free Peoples Nation becomes active when an enemy Army enters its land; a Nation goes one step when a Settlement of its is taken.",
        "Une Nation des Peuples Libres devient active quand une armée ennemie entre sur ses terres\u{202F}; une Nation avance d’un cran quand on lui prend une Localité.";
    /// Whom politics do not bind.
    PO6 = 35 "PO6", Printed,
        "Companions, Minions and Nazgûl move and fight as if At War; a retreat may cross another Nation’s border.",
        "Compagnons, Serviteurs et Nazgûl se déplacent et combattent comme En Guerre\u{202F}; une retraite peut franchir la frontière d’une autre Nation.";
    /// Borders.
    PO1 = 35 "PO1", Printed,
        "A Nation that is not At War may leave its own land, but enters no other Nation’s, friend or not.",
        "Une Nation qui n’est pas En Guerre peut quitter ses terres, mais n’entre pas sur celles d’une autre, amie ou non.";
    /// Where the Nations begin.
    PO4 = 14 "PO4", Printed,
        "Sauron and Isengard begin one step from At War, Gondor and the Southrons & Easterlings two, the others three; the Elves and the Shadow’s Nations are active.",
        "Sauron et l’Isengard commencent à un cran d’En Guerre, le Gondor et les Suderons et Orientaux à deux, les autres à trois\u{202F}; les Elfes et les Nations de l’Ombre sont actifs.";
    /// Victory points.
    VP1 = 44 "VP1", Printed,
        "A captured Stronghold is worth two victory points, a captured City one.",
        "Une Forteresse prise vaut deux points de victoire, une Cité un.";
    /// Who wins in person.
    VP2 = 46 "VP2", Printed,
        "Of the team that wins, a Shadow player counts what his Nations took less what they lost; of the Free Peoples, the one who lost less wins.",
        "Dans le camp vainqueur, un joueur de l’Ombre compte ce que ses Nations ont pris moins ce qu’elles ont perdu\u{202F}; chez les Peuples Libres, celui qui a le moins perdu l’emporte.";
    /// Forced merging.
    MX2 = 46 "MX2", Printed,
        "If a region is attacked, the teammates’ units in it must become one mixed Army.",
        "Si une région est attaquée, les unités des coéquipiers doivent y former une seule armée mixte.";
    /// Splits.
    MX6 = 46 "MX6", Printed,
        "The controller may not split a mixed Army for a move or an attack so that he loses control of the part that acts.",
        "Celui qui contrôle une armée mixte ne peut la diviser, pour un déplacement ou une attaque, au point de perdre le contrôle de la partie qui agit.";
    /// Political limits of a mixed Army.
    MX8 = 46 "MX8", Printed,
        "A mixed Army obeys the limits of every Nation in it that is not At War.",
        "Une armée mixte obéit aux limites de chacune de ses Nations qui n’est pas En Guerre.";
    /// After a battle.
    A9 = 46 "A9", Reading,
        "Reading A9: what an attack made one Army stays one, or parts again, as the table has agreed.",
        "Lecture A9\u{00A0}: ce qu’une attaque a réuni reste une armée ou se sépare, comme la table en a convenu.";
    /// Nazgûl and Companions beside two Armies.
    A11 = 46 "A11", Reading,
        "Reading A11: which of two separate Armies Nazgûl and Companions lead is as the table has agreed.",
        "Lecture A11\u{00A0}: laquelle de deux armées séparées mènent Nazgûl et Compagnons, la table en a convenu.";
    /// Attacks beside a teammate.
    A14 = 46 "A14", Reading,
        "Reading A14: a player attacks beside his teammate’s separate Army with his own alone.",
        "Lecture A14\u{00A0}: un joueur attaque à côté de l’armée séparée de son coéquipier avec la sienne seule.";
    /// Points of a mixed Army.
    A16 = 46 "A16", Reading,
        "Reading A16: whose the points are that a mixed Army takes is as the table has agreed.",
        "Lecture A16\u{00A0}: à qui vont les points que prend une armée mixte, la table en a convenu.";
    /// Overflow of a mixed Army, one reading.
    ST3 = 26 "ST3", Reading,
        "Reading A7: a merged Army’s excess is removed by its controlling player, whose choice it is.",
        "Lecture A7\u{00A0}: l’excédent d’une armée mixte est retiré par le joueur qui la contrôle, à son choix.";
    /// Enemies in a region.
    EN1 = 27 "EN1", Printed,
        "A region with enemy units is not entered but attacked: enemy Armies never share a region.",
        "On n’entre pas dans une région occupée par des unités ennemies, on l’attaque\u{00A0}: deux armées ennemies ne partagent jamais une région.";
    /// Siege.
    EN2 = 31 "EN2", Printed,
        "Only at a Stronghold do enemies share a region: besieged inside, besiegers outside.",
        "Ce n’est qu’à une Forteresse que des ennemis partagent une région\u{00A0}: les assiégés dedans, les assiégeants dehors.";
    /// Who plays whom.
    PW1 = 45 "PW1", Printed,
        "Gondor’s player has Gondor and the Elves; Rohan’s has Rohan, the North and the Dwarves; the Witch-king’s has Sauron; Saruman’s has Isengard and the Southrons & Easterlings.",
        "Le joueur du Gondor a le Gondor et les Elfes\u{202F}; celui du Rohan, le Rohan, le Nord et les Nains\u{202F}; celui du Roi-Sorcier, Sauron\u{202F}; celui de Saroumane, l’Isengard et les Suderons et Orientaux.";
    /// Three players.
    PW2 = 46 "PW2", Printed,
        "With three players, one player has all the Free Peoples; the Shadow is shared as with four.",
        "À trois joueurs, un seul joueur a tous les Peuples Libres\u{202F}; l’Ombre se partage comme à quatre.";
    /// The tokens pass.
    LP1 = 45 "LP1", Printed,
        "Gondor and the Witch-king lead on turn 1; at the start of every later turn each side’s Leading Player passes the token to his teammate.",
        "Le Gondor et le Roi-Sorcier sont dominants au tour 1\u{202F}; au début de chaque tour suivant, le joueur dominant de chaque camp passe le marqueur à son coéquipier.";
    /// The tokens by parity.
    LP2 = 45 "LP2", Derived,
        "So Gondor and the Witch-king lead on odd turns, Rohan and Saruman on even turns.",
        "Donc le Gondor et le Roi-Sorcier sont dominants aux tours impairs, le Rohan et Saroumane aux tours pairs.";
    /// What the Leading Player decides.
    LP4 = 46 "LP4", Printed,
        "The Leading Player is the last tie-break for a mixed Army, and goes second when excess units are removed.",
        "Le joueur dominant départage en dernier pour une armée mixte, et passe en second quand on retire l’excédent.";
    /// The tokens with three players.
    LP5 = 46 "LP5", Derived,
        "With three players the one Free Peoples player always leads his side; only the Shadow’s token passes.",
        "À trois joueurs, le joueur unique des Peuples Libres est toujours dominant\u{202F}; seul le marqueur de l’Ombre passe.";
    /// Whose units one may use.
    LI1 = 45 "LI1", Printed,
        "A player moves and attacks only with Armies of his own Nations, or with a mixed Army that he controls.",
        "Un joueur ne déplace et n’attaque qu’avec les armées de ses Nations, ou avec une armée mixte qu’il contrôle.";
    /// Separate unless both agree.
    MX1 = 46 "MX1", Printed,
        "Teammates in one region form two Armies, each with its own units and Leaders, until both want them to be one.",
        "Deux coéquipiers dans une région forment deux armées, chacune avec ses unités et ses Officiers, tant que tous deux ne veulent pas les réunir.";
    /// Who controls a mixed Army.
    MX3 = 46 "MX3", Printed,
        "A mixed Army is controlled by the player with more Army units there; on a tie, more Elites; on a tie again, the Leading Player.",
        "Une armée mixte est contrôlée par le joueur qui y a le plus d’unités\u{202F}; à égalité, le plus d’unités d’Élite\u{202F}; à égalité encore, le joueur dominant.";
    /// What control gives.
    MX4 = 46 "MX4", Printed,
        "Moving with a mixed Army, attacking with it and playing Combat cards for it is for its controller alone.",
        "Déplacer une armée mixte, attaquer avec elle et jouer pour elle des cartes de Combat revient au seul joueur qui la contrôle.";
    /// Control can pass.
    MX5 = 46 "MX5", Printed,
        "Who controls a mixed Army is looked at anew whenever its numbers change.",
        "On regarde de nouveau qui contrôle une armée mixte chaque fois que ses effectifs changent.";
    /// How one gets his units back.
    MX7 = 46 "MX7", Printed,
        "A player gets his units back from a mixed Army by using an action to move them out of the region.",
        "Un joueur reprend ses unités d’une armée mixte en utilisant une action pour les faire sortir de la région.";
    /// Overflow of separate Armies.
    ST2 = 46 "ST2", Printed,
        "If two separate Armies are over the limit together, their players remove one unit each in turn, the one who is not Leading Player first.",
        "Si deux armées séparées dépassent ensemble la limite, leurs joueurs retirent une unité chacun à tour de rôle, le joueur non dominant d’abord.";
    /// Overflow of a mixed Army, the other reading.
    A7 = 46 "A7", Reading,
        "Reading A7: a merged Army’s excess is removed as that of separate Armies, one unit each, the player who is not Leading first.",
        "Lecture A7\u{00A0}: l’excédent d’une armée mixte se retire comme celui d’armées séparées, une unité chacun, le joueur non dominant d’abord.";
    /// Elites that lead.
    SE1 = 46 "SE1", Printed,
        "While Saruman is in play, each Isengard and each Southron & Easterling Elite is a Leader as well, and still an Army unit.",
        "Tant que Saroumane est en jeu, chaque unité d’Élite de l’Isengard et des Suderons et Orientaux est aussi un Officier, et reste une unité d’armée.";
}

/// What this program takes as a board; no book of the game says so.
pub static THIS_PROGRAM: Book =
    Book { key: "board", title: Name::both("Limits of this program", "Limites de ce programme"), edition: "1" };

/// What can be arranged.
pub static ARRANGING: Rule = Rule {
    book: &THIS_PROGRAM,
    locator: Locator::Entry("arranging"),
    moved: &[],
    gist: Gist {
        en: "The board is the map’s 105 regions and the figures of the box; expansions are not covered.",
        fr: "Le plateau, ce sont les 105 régions de la carte et les figurines de la boîte\u{202F}; les extensions ne sont pas prises en compte.",
    },
    basis: Basis::Limit,
};

static LIMITS: Rulebook = Rulebook { book: &THIS_PROGRAM, rules: &[&ARRANGING] };

/// The rules that this game's rulings cite.
pub static RULEBOOK: Rulebook = Rulebook { book: &BOOK, rules: ALL };

/// The second edition.
pub static RULESETS: &[Ruleset] = &[Ruleset {
    id: "2e",
    name: Gist { en: "Second edition (2011)", fr: "Deuxième édition (2011)" },
    books: &[&RULEBOOK, &LIMITS],
}];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_its_own_citation_and_both_languages() {
        let mut cites: Vec<String> = ALL.iter().map(|rule| rule.cite()).collect();
        cites.sort();
        cites.dedup();
        assert_eq!(cites.len(), ALL.len());
        for rule in ALL {
            assert!(rule.gist.en != rule.gist.fr && rule.gist.fr.len() > 20, "{}", rule.cite());
            // A French colon, semicolon, question or exclamation mark has a no-break space before it.
            for mark in [" :", " ;", " !", " ?"] {
                assert!(!rule.gist.fr.contains(mark), "{}", rule.cite());
            }
        }
    }
}
