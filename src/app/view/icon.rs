use yew::prelude::*;

/// The page's own drawings, each told apart by its shape alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// A tick in a disc.
    Settled,
    /// Dots in a speech bubble.
    Awaits,
    /// A fork in a diamond.
    Open,
    /// A question mark in a broken ring.
    Unknown,
    /// A bar in an octagon.
    Refused,
    /// An i in a disc.
    Note,
    /// An exclamation mark in a triangle.
    Tolerable,
    /// The repeat sign.
    Mark,
    /// Three bars.
    Menu,
    /// An arrow out of a tray.
    Share,
    /// A cross.
    Close,
    /// An arrow to the left.
    Previous,
    /// An arrow to the right.
    Next,
    /// An arrow to a bar.
    End,
    /// A triangle.
    Play,
    /// Two bars.
    Pause,
    /// Two sheets.
    Copy,
    /// An arrow that turns back to the left.
    Undo,
    /// An arrow that turns back to the right.
    Redo,
}

/// The drawing; what it means stands beside it in words.
pub fn icon(icon: Icon) -> Html {
    let (shape, glyph) = paths(icon);
    let class = if icon == Icon::Unknown { "icon icon--ring" } else { "icon" };
    html! {
        <svg {class} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path class="icon__shape" d={shape} />
            <path class="icon__glyph" d={glyph} />
        </svg>
    }
}

const DISC: &str = "M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 0 0 0-21z";
const OCTAGON: &str = "M7.6 1.5h8.8l6.1 6.1v8.8l-6.1 6.1H7.6l-6.1-6.1V7.6z";

// What is filled, and what is drawn as a line: on the shape where there is one.
fn paths(icon: Icon) -> (&'static str, &'static str) {
    match icon {
        Icon::Settled => (DISC, "M7 12.6l3.4 3.4L17.2 8.6"),
        Icon::Awaits => (
            "M3.5 3h17a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H13l-5.5 4.5V18h-4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z",
            "M7.5 10.5h.01M12 10.5h.01M16.5 10.5h.01",
        ),
        Icon::Open => ("M12 .8L23.2 12L12 23.2L.8 12z", "M12 17.5v-5M12 12.5L8.5 8M12 12.5L15.5 8"),
        Icon::Unknown => (DISC, "M9.2 9.6a2.9 2.9 0 1 1 4 2.7c-.8.4-1.2.9-1.2 1.9M12 17.6h.01"),
        Icon::Refused => (OCTAGON, "M7 12h10"),
        Icon::Note => (DISC, "M12 11v6M12 7.2h.01"),
        Icon::Tolerable => ("M12 1.8L23.3 21.5H.7z", "M12 9v5.5M12 18h.01"),
        Icon::Mark => (
            "M17 3h4v18h-4zM13 3h1.6v18H13zM7.5 6.5a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 0 0 0-4.4zM7.5 13.1a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 0 0 0-4.4z",
            "",
        ),
        Icon::Menu => ("", "M4 6.5h16M4 12h16M4 17.5h16"),
        Icon::Share => ("", "M12 14.5V3M7.5 7L12 2.8L16.5 7M5 12v8h14v-8"),
        Icon::Close => ("", "M6 6l12 12M18 6L6 18"),
        Icon::Previous => ("", "M14.5 5.5L8 12l6.5 6.5"),
        Icon::Next => ("", "M9.5 5.5L16 12l-6.5 6.5"),
        Icon::End => ("", "M7 5.5L13.5 12L7 18.5M17.5 5.5v13"),
        Icon::Play => ("M7 4.5v15l12-7.5z", ""),
        Icon::Pause => ("M6.5 5h4v14h-4zM13.5 5h4v14h-4z", ""),
        Icon::Copy => ("", "M9 8.5h10.5V21H9zM5.5 15.5h-1V3H15v2"),
        Icon::Undo => ("", "M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3"),
        Icon::Redo => ("", "M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h3"),
    }
}
