//! The games: one folder each, which no other layer looks into. This list is the registry.

use crate::ruling::{About, AnyGame, Case, Game, Held, OpenCase, QuestionId};
use serde::de::Error;
use std::marker::PhantomData;

macro_rules! games {
    ($($(#[$meta:meta])* $name:ident),* $(,)?) => {
        $( $(#[$meta])* pub mod $name; )*

        /// Every game, in the order in which the gallery shows them.
        pub static ALL: &[&dyn AnyGame] = &[$( &Registered::<$name::Rules>::HERE ),*];
    };
}

games! { lotr_tcg, magic, riftbound, war_of_the_ring, any_game }

/// A game's place in the registry.
pub struct Registered<G>(PhantomData<fn() -> G>);

impl<G> Registered<G> {
    /// The one value there is.
    pub const HERE: Registered<G> = Registered(PhantomData);
}

impl<G: Game> Registered<G> {
    fn knows(ruleset: &str, ask: &QuestionId) -> Result<(), String> {
        let about = G::about();
        if !about.rulesets.iter().any(|known| known.id == ruleset) {
            return Err("UnknownRuleset".to_owned());
        }
        if !about.questions.iter().any(|known| known.id == *ask) {
            return Err("UnknownQuestion".to_owned());
        }
        Ok(())
    }
}

impl<G: Game> AnyGame for Registered<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn about(&self) -> About {
        G::about()
    }

    fn empty(&self, question: &QuestionId) -> Option<OpenCase> {
        let ruleset = G::about().rulesets.first()?.id;
        Self::knows(ruleset, question).ok()?;
        Some(Held::<G>::open(Case {
            ruleset: ruleset.to_owned(),
            ask: question.clone(),
            setup: G::empty(question),
            acts: Vec::new(),
            readings: Default::default(),
        }))
    }

    fn open(&self, case: serde_json::Value) -> Result<OpenCase, serde_json::Error> {
        let case: Case<G::Setup> = serde_json::from_value(case)?;
        Self::knows(&case.ruleset, &case.ask).map_err(serde_json::Error::custom)?;
        Ok(Held::<G>::open(case))
    }
}
