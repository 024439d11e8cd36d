use crate::app::gesture::{Drag, Gesture};
use std::cell::Cell;

/// What listeners need to know of the drag and drop, so that an idle pointer costs nothing.
#[derive(Debug, Default)]
pub struct Watch {
    /// Whether a pointer is down on a piece.
    pub follows: Cell<bool>,
    /// The pointer that drags, and whether it is a finger.
    pub drags: Cell<Option<(i32, bool)>>,
    /// Whether a piece is lifted by a click.
    pub carries: Cell<bool>,
    /// Where the pointer last was, across and down in pixels of the window.
    pub at: Cell<(i32, i32)>,
    /// For how many beats the drag has been near the window's edge.
    pub near_the_edge: Cell<u32>,
}

impl Watch {
    /// Brings it up to date.
    pub fn look(&self, gesture: &Gesture) {
        let drag: Option<&Drag> = gesture.dragging();
        self.follows.set(gesture.follows_a_pointer());
        self.drags.set(drag.map(|drag| (drag.pointer, drag.touches)));
        self.carries.set(gesture.held().is_some() && drag.is_none());
    }
}
