//! The French words of what a described round reads.

use crate::games::any_game::guards::Guard;

/// A guard in French.
pub fn guard(guard: &Guard) -> String {
    match guard {
        Guard::If => "La condition de l’action est-elle remplie ?",
        Guard::Need => "Ce qu’il faut à l’action est-il là ?",
        Guard::Cost => "Le coût peut-il être payé ?",
        Guard::CostAboveZero => "Le coût est-il au-dessus de zéro ?",
        Guard::Bound => "Une limite est-elle atteinte ?",
        Guard::Quotient => "Le quotient reste-t-il le même ?",
        Guard::Product => "Un facteur reste-t-il le même ?",
        Guard::Times => "L’action est-elle faite une fois de plus ?",
    }
    .into()
}
