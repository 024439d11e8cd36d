//! The English words of what a round of a loop reads.

use crate::games::lotr_tcg::looping::guards::LoopGuard;

/// A guard in English.
pub fn guard(says: &LoopGuard) -> String {
    match says {
        LoopGuard::Corrupted => "Do the burdens reach the Ring-bearer’s resistance?",
        LoopGuard::Burdens => "Are the burdens there that have to be removed?",
        LoopGuard::Threats => "Are the threats there that have to be removed?",
        LoopGuard::ThreatLimit => "Are there no more threats than companions?",
        LoopGuard::Exert => "Is vitality left to exert?",
        LoopGuard::Wounds => "Do the wounds kill?",
        LoopGuard::AboveZero => "Is a strength above zero?",
        LoopGuard::ShadowMore => "Has the Shadow more strength?",
        LoopGuard::ShadowDouble => "Has the Shadow at least double the strength?",
        LoopGuard::FreePeoplesMore => "Have the Free Peoples more strength?",
        LoopGuard::FreePeoplesDouble => "Have the Free Peoples at least double the strength?",
        LoopGuard::Other => "Something else that the cards ask for.",
    }
    .into()
}
