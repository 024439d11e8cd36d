//! Drag and drop as a pure machine: mouse, finger, tap and key all feed it the same events.

/// Where the drag and drop stands.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Gesture {
    /// Nothing is held.
    #[default]
    Idle,
}

/// What happened to the board's pieces and places.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A press has lasted for the time of a long press.
    Held(u32),
    /// Escape, or the button that puts the piece back.
    PutBack,
}
