//! The two seats: the Free Peoples player and one Shadow player.

use crate::games::lotr_tcg::says::Ground;
use crate::ruling::{SeatView, Tint};

/// The seat of the Free Peoples player.
pub const FREE_PEOPLES: &str = "free_peoples";
/// The seat of the Shadow player.
pub const SHADOW: &str = "shadow";

/// Both seats, the Free Peoples player first.
pub fn seat_views() -> Vec<SeatView> {
    vec![
        SeatView { id: FREE_PEOPLES.into(), name: Ground::FreePeoplesPlayer.says(), tint: Tint::First },
        SeatView { id: SHADOW.into(), name: Ground::ShadowPlayer.says(), tint: Tint::Second },
    ]
}
