use crate::app::view::board::scene::Scene;
use refrain::ruling::ZoneView;
use yew::prelude::*;

/// The drawing of a map, for the eye and the pointer; the list below it is the board.
pub fn map(_scene: &Scene, _zone: &ZoneView, _inner: &[&ZoneView]) -> Html {
    Html::default()
}
