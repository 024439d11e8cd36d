//! The seats: the Free Peoples player and the Shadow players.

use crate::games::lotr_tcg::says::Ground;
use crate::ruling::{SeatId, SeatView, Tint};

/// The seat of the Free Peoples player.
pub const FREE_PEOPLES: &str = "free_peoples";
/// The seat of the Shadow player.
pub const SHADOW: &str = "shadow";

/// The seats, the Free Peoples player first.
pub fn seat_views(shadows: &[SeatId]) -> Vec<SeatView> {
    let free_peoples = SeatView { id: FREE_PEOPLES.into(), name: Ground::FreePeoplesPlayer.says(), tint: Tint::First };
    let names = [Ground::FirstShadowPlayer, Ground::SecondShadowPlayer, Ground::ThirdShadowPlayer];
    let several = shadows.iter().zip(names).map(|(id, name)| {
        let name = if shadows.len() == 1 { Ground::ShadowPlayer } else { name };
        let tint = if shadows.first() == Some(id) { Tint::Second } else { Tint::SecondAlly };
        SeatView { id: id.clone(), name: name.says(), tint }
    });
    [free_peoples].into_iter().chain(several).collect()
}

/// The most Shadow players.
pub const MOST_SHADOWS: u8 = 3;

/// The seats of so many Shadow players in the order in which they act, from the Free Peoples player's right.
pub fn shadow_seats(there: u8) -> Vec<SeatId> {
    match there {
        2 => vec!["shadow_1".into(), "shadow_2".into()],
        3 => vec!["shadow_1".into(), "shadow_2".into(), "shadow_3".into()],
        _ => vec![SHADOW.into()],
    }
}
