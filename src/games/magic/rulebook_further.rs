//! Further rules of the Comprehensive Rules that the game cites: control, costs, replacement effects, casting from elsewhere.

use crate::games::magic::rulebook::BOOK;
use crate::ruling::{Basis, Gist, Locator, Rule, Rulebook};

rules! {
    /// 106.12b.
    MORE_MANA = BOOK "106.12b", Printed,
        "What changes the mana of a permanent tapped for mana applies as a mana ability with the tap symbol in its cost resolves.",
        "Ce qui modifie le mana d’un permanent engagé pour du mana s’applique quand se résout une capacité de mana avec le symbole d’engagement dans son coût.";
    /// 107.14.
    ENERGY = BOOK "107.14", Printed,
        "Energy is counters on a player; paying one takes one away.",
        "L’énergie, ce sont des marqueurs sur un joueur. En payer un, c’est en retirer un.";
    /// 110.2a.
    ENTERS_UNDER_CONTROL = BOOK "110.2a", Printed,
        "What a player is told to put onto the battlefield comes under that player's control, unless told otherwise.",
        "Ce qu’un joueur doit mettre sur le champ de bataille arrive sous son contrôle, sauf indication contraire.";
    /// 119.7.
    NO_LIFE_GAINED = BOOK "119.7", Printed,
        "A player who cannot gain life gains none, whatever would give it.",
        "Un joueur qui ne peut pas gagner de points de vie n’en gagne aucun, quoi qu’il arrive.";
    /// 507.1.
    COMBAT_BEGINS = BOOK "507.1", Printed,
        "A combat phase begins with a step of its own, before attackers are declared.",
        "Une phase de combat commence par une étape à part, avant la déclaration des attaquants.";
    /// 601.3.
    MAY_BE_CAST = BOOK "601.3", Printed,
        "A spell is cast only where a rule or an effect lets that player cast it.",
        "On ne lance un sort que si une règle ou un effet le permet à ce joueur.";
    /// 602.5.
    RESTRICTIONS = BOOK "602.5", Printed,
        "An ability whose text says when it may be activated is activated at no other time.",
        "Une capacité dont le texte dit quand l’activer ne s’active à aucun autre moment.";
    /// 605.1b.
    MANA_TRIGGER = BOOK "605.1b", Printed,
        "A triggered ability without a target that triggers from a mana ability and could add mana is a mana ability.",
        "Une capacité déclenchée sans cible, déclenchée par une capacité de mana et qui pourrait ajouter du mana, est une capacité de mana.";
    /// 605.4a.
    MANA_TRIGGER_AT_ONCE = BOOK "605.4a", Printed,
        "A triggered mana ability does not use the stack: it resolves right behind the mana ability that triggered it.",
        "Une capacité de mana déclenchée n’utilise pas la pile. Elle se résout juste après celle qui l’a déclenchée.";
    /// 613.4c.
    GROWS = BOOK "613.4c", Printed,
        "What changes power and toughness without setting them is added to what they are.",
        "Ce qui modifie la force et l’endurance sans les fixer s’ajoute à ce qu’elles sont.";
    /// 614.5.
    ONCE_EACH = BOOK "614.5", Printed,
        "A replacement effect applies once to an event and to what has become of it.",
        "Un effet de remplacement s’applique une fois à un événement et à ce qu’il est devenu.";
    /// 614.16.
    MORE_TOKENS_AND_COUNTERS = BOOK "614.16", Printed,
        "What replaces the tokens that an effect makes, or the counters that it puts, applies to every effect that does so.",
        "Ce qui remplace les jetons qu’un effet crée, ou les marqueurs qu’il met, s’applique à tout effet qui le fait.";
    /// 614.17b.
    CANNOT_PAY_WHAT_CANNOT_BE = BOOK "614.17b", Printed,
        "What cannot happen is no cost that can be paid.",
        "Ce qui ne peut pas se produire n’est pas un coût que l’on puisse payer.";
    /// 702.34a.
    FLASHBACK = BOOK "702.34a", Printed,
        "A card cast with flashback is exiled instead of going anywhere else when it would leave the stack.",
        "Une carte lancée par flashback est exilée, au lieu d’aller ailleurs, quand elle devrait quitter la pile.";
}

/// Those rules.
pub static FURTHER: Rulebook = Rulebook { book: &BOOK, rules: ALL };
