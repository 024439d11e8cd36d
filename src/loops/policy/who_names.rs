//! Who names the number of a loop of optional actions.

/// Who names, and who answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Naming<S> {
    /// One player controls every action: names alone. Another player may end the loop early by an action of his own.
    Alone(S),
    /// Actions of both are needed: one names, the other agrees or names a lower number.
    Both {
        /// Who names.
        names: S,
        /// Who answers.
        answers: S,
    },
    /// Both have actions in the round, yet one player's alone would go on: the procedure does not say which case it is.
    Unclear,
    /// Nobody acts in the round.
    Nobody,
}

/// Who names the number for a round whose actions belong to `round`, in order.
///
/// *Says*: one player who controls all optional actions names alone; where actions of both are needed, `first` names,
/// whoever began, and `second` answers. `goes_on_alone` says whether a player's own actions of the round could be
/// repeated forever without the other's.
///
/// *Source*: The Lord of the Rings TCG, Comprehensive Rules 4.2, entry loops.
///
/// *Case*: LR-L01, LR-L09 (the second player began).
pub fn who_names<S: Copy + Eq>(round: &[S], first: S, second: S, goes_on_alone: impl Fn(S) -> bool) -> Naming<S> {
    match (round.contains(&first), round.contains(&second)) {
        (false, false) => Naming::Nobody,
        (true, false) => Naming::Alone(first),
        (false, true) => Naming::Alone(second),
        (true, true) if goes_on_alone(first) || goes_on_alone(second) => Naming::Unclear,
        (true, true) => Naming::Both { names: first, answers: second },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_player_names_whoever_begins() {
        let never = |_| false;
        let both = Naming::Both { names: 'f', answers: 's' };
        assert_eq!(who_names(&['f', 's'], 'f', 's', never), both);
        assert_eq!(who_names(&['s', 'f'], 'f', 's', never), both);
    }

    #[test]
    fn who_controls_every_action_names_alone() {
        assert_eq!(who_names(&['s', 's'], 'f', 's', |_| true), Naming::Alone('s'));
        assert_eq!(who_names(&['f'], 'f', 's', |_| true), Naming::Alone('f'));
        assert_eq!(who_names(&[], 'f', 's', |_| true), Naming::Nobody);
    }

    #[test]
    fn a_player_who_could_go_on_alone_makes_it_unclear() {
        assert_eq!(who_names(&['f', 's'], 'f', 's', |seat| seat == 's'), Naming::Unclear);
    }
}
