//! What the strip of the turn order says. Apart from the sentences of the phases: the first screen needs these alone.

use crate::sentences;

sentences! {
    /// The turn order and its phases.
    pub enum Strip: en = en, fr = fr;

    /// The name of the strip.
    "turn_order" TurnOrder,
    /// The mark where the case is.
    "you_are_here" YouAreHere,
    /// A phase of the turn order.
    "strip_fellowship" Fellowship,
    /// A phase of the turn order.
    "strip_shadow" Shadow,
    /// A phase of the turn order.
    "strip_maneuver" Maneuver,
    /// A phase of the turn order.
    "strip_archery" Archery,
    /// A phase of the turn order.
    "strip_actions" Actions,
    /// A phase of the turn order.
    "strip_defenders" Defenders,
    /// A phase of the turn order.
    "strip_leftovers" Leftovers,
    /// A phase of the turn order.
    "strip_skirmish" Skirmish,
    /// A phase of the turn order.
    "strip_fierce" Fierce,
    /// A phase of the turn order.
    "strip_regroup" Regroup,
}

fn en(says: &Strip) -> String {
    match says {
        Strip::TurnOrder => "Turn order",
        Strip::YouAreHere => "You are here",
        Strip::Fellowship => "Fellowship",
        Strip::Shadow => "Shadow",
        Strip::Maneuver => "Maneuver",
        Strip::Archery => "Archery",
        Strip::Actions => "1. Assignment actions, by all in turn",
        Strip::Defenders => "2. The Free Peoples player assigns",
        Strip::Leftovers => "3. The Shadow places leftovers",
        Strip::Skirmish => "Skirmishes",
        Strip::Fierce => "Fierce assignment and skirmishes",
        Strip::Regroup => "Regroup",
    }
    .into()
}

fn fr(says: &Strip) -> String {
    match says {
        Strip::TurnOrder => "Ordre du tour",
        Strip::YouAreHere => "Vous êtes ici",
        Strip::Fellowship => "Compagnie",
        Strip::Shadow => "Ombre",
        Strip::Maneuver => "Manœuvre",
        Strip::Archery => "Archerie",
        Strip::Actions => "1. Actions d’affectation, à tour de rôle",
        Strip::Defenders => "2. Le joueur des Peuples Libres affecte",
        Strip::Leftovers => "3. L’Ombre place les restants",
        Strip::Skirmish => "Combats",
        Strip::Fierce => "Affectation et combats des acharnés",
        Strip::Regroup => "Ralliement",
    }
    .into()
}
