use crate::app::gesture::Spot;
use refrain::ruling::{KindId, TokenId, ZoneId};

/// What can be lifted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A piece of the board.
    Token(TokenId),
    /// A new piece out of the tray.
    Kind(KindId),
}

/// What presses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// A mouse.
    Mouse,
    /// A finger or a pen, which also scrolls.
    Finger,
}

/// A direction of the arrow keys through the places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Right or down.
    Next,
    /// Left or up.
    Previous,
}

/// What happened to the board's pieces and places.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The first pointer goes down on a piece.
    Press {
        /// The piece.
        source: Source,
        /// The pointer's number.
        pointer: i32,
        /// What presses.
        hand: Hand,
        /// Across, in pixels of the window.
        x: i32,
        /// Down, in pixels of the window.
        y: i32,
    },
    /// The press with this number has lasted for the time of a long press.
    Held(u32),
    /// A pointer moves.
    Move {
        /// The pointer's number.
        pointer: i32,
        /// Across, in pixels of the window.
        x: i32,
        /// Down, in pixels of the window.
        y: i32,
        /// What lies there.
        spot: Spot,
    },
    /// A pointer goes up.
    Release {
        /// The pointer's number.
        pointer: i32,
        /// What lies there.
        spot: Spot,
    },
    /// The browser took a pointer away, to scroll for instance.
    Lost {
        /// The pointer's number.
        pointer: i32,
    },
    /// A click, tap, Enter, Space or a screen reader's click on a piece.
    Activate {
        /// The piece.
        source: Source,
        /// The places that hold it, the innermost first.
        within: Vec<ZoneId>,
        /// How many clicks of a pointer; 0 for a key or a screen reader.
        detail: i32,
    },
    /// A click on a place or on its button.
    Choose {
        /// The places under it, the innermost first.
        within: Vec<ZoneId>,
        /// How many clicks of a pointer; 0 for a key or a screen reader.
        detail: i32,
    },
    /// An arrow key.
    Arrow(Way),
    /// Escape, or the button that puts the piece back.
    PutBack,
}

/// What events mean, and what they ask of the browser.
#[derive(Clone, Debug, PartialEq)]
pub enum Means {
    /// The piece is lifted.
    Lift(Source),
    /// It is over this place, or over none.
    Over(Option<ZoneId>),
    /// It is dropped here, allowed or not.
    Drop(ZoneId),
    /// It goes back.
    PutBack,
    /// The finger let go where it pressed: the piece stays lifted, without a drag.
    Rest,
    /// No place is allowed.
    DeadEnd,
    /// The browser shall send all further events of this pointer to the piece.
    Grab(i32),
    /// The browser shall say [`Event::Held`] with this number after [`crate::app::gesture::LONG_PRESS`].
    WaitForHold(u32),
}
