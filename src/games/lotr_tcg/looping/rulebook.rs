//! The rules that only the question about loops cites.

comprehensive_rules! {
    /// What loops cite.
    LOOP_RULES;

    /// When a loop is one.
    REPEATS_FOREVER = "loops", Printed:
        "A set of actions that can be repeated forever is a loop; the rules say who names how often it repeats.",
        "Une suite d’actions qui peut se répéter sans fin est une boucle ; les règles disent qui nomme le nombre de répétitions.";
}
