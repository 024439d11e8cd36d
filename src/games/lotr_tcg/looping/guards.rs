//! What a round of a loop reads and counts, in words.

use crate::games::lotr_tcg::looping::arena::Arena;
use crate::games::lotr_tcg::looping::labels::LoopLabel;
use crate::games::lotr_tcg::looping::{en_guards, fr_guards};
use crate::loops::CounterId;
use crate::ruling::Says;
use crate::sentences;

sentences! {
    /// Questions that the rules ask in each round.
    pub enum LoopGuard: en = en_guards::guard, fr = fr_guards::guard;

    /// A check.
    "guard_corrupted" Corrupted,
    /// A cost.
    "guard_burdens" Burdens,
    /// A cost.
    "guard_threats" Threats,
    /// A limit.
    "guard_threat_limit" ThreatLimit,
    /// A cost.
    "guard_exert" Exert,
    /// A check.
    "guard_wounds" Wounds,
    /// A strength.
    "guard_above_zero" AboveZero,
    /// A comparison.
    "guard_shadow_more" ShadowMore,
    /// A comparison.
    "guard_shadow_double" ShadowDouble,
    /// A comparison.
    "guard_free_peoples_more" FreePeoplesMore,
    /// A comparison.
    "guard_free_peoples_double" FreePeoplesDouble,
    /// Anything else.
    "guard_other" Other,
}

/// A guard of the rules core in words.
pub fn guard_named(guard: &str) -> Says {
    match guard {
        "burdens reach the resistance" => LoopGuard::Corrupted,
        "the burdens to remove are there" => LoopGuard::Burdens,
        "the threats to remove are there" => LoopGuard::Threats,
        "no more threats than companions" => LoopGuard::ThreatLimit,
        "vitality is left to exert" => LoopGuard::Exert,
        "the wounds kill" => LoopGuard::Wounds,
        "a strength is above zero" => LoopGuard::AboveZero,
        "the Shadow has more" => LoopGuard::ShadowMore,
        "the Shadow has double" => LoopGuard::ShadowDouble,
        "the Free Peoples have more" => LoopGuard::FreePeoplesMore,
        "the Free Peoples have double" => LoopGuard::FreePeoplesDouble,
        _ => LoopGuard::Other,
    }
    .says()
}

/// A counter of the rules core in words, if it has any.
pub fn counter_named(arena: &Arena, name: &CounterId) -> Option<Says> {
    let says = match name.0.split_once('.') {
        None if name.0 == "burdens" => LoopLabel::CounterBurdens,
        None if name.0 == "threats" => LoopLabel::CounterThreats,
        None if name.0 == "twilight" => LoopLabel::CounterTwilight,
        None if name.0 == "conditions" => LoopLabel::CounterConditions,
        Some((of, place)) => {
            let piece = arena.at(place.parse().ok()?);
            match of {
                "strength" => LoopLabel::CounterStrength { piece },
                "damage" => LoopLabel::CounterDamage { piece },
                "wounds" => LoopLabel::CounterWounds { piece },
                "there" => LoopLabel::CounterPresence { piece },
                _ => return None,
            }
        }
        None => return None,
    };
    Some(says.says())
}
