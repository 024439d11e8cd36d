//! The French words of what a round of a loop reads.

use crate::games::lotr_tcg::looping::guards::LoopGuard;

/// A guard in French.
pub fn guard(says: &LoopGuard) -> String {
    match says {
        LoopGuard::Corrupted => "Les fardeaux atteignent-ils la résistance du Porteur de l’Anneau ?",
        LoopGuard::Burdens => "Les fardeaux à retirer sont-ils là ?",
        LoopGuard::Threats => "Les menaces à retirer sont-elles là ?",
        LoopGuard::ThreatLimit => "N’y a-t-il pas plus de menaces que de compagnons ?",
        LoopGuard::Exert => "Reste-t-il de la vitalité pour s’affaiblir ?",
        LoopGuard::Wounds => "Les blessures tuent-elles ?",
        LoopGuard::AboveZero => "Une force est-elle au-dessus de zéro ?",
        LoopGuard::ShadowMore => "L’Ombre a-t-elle plus de force ?",
        LoopGuard::ShadowDouble => "L’Ombre a-t-elle au moins le double de force ?",
        LoopGuard::FreePeoplesMore => "Les Peuples Libres ont-ils plus de force ?",
        LoopGuard::FreePeoplesDouble => "Les Peuples Libres ont-ils au moins le double de force ?",
        LoopGuard::Other => "Autre chose que demandent les cartes.",
    }
    .into()
}
