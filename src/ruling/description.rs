use crate::ruling::Says;

/// A piece described in words, as far as a game understood it.
#[derive(Clone, Debug)]
pub struct Description {
    /// What is to be typed, and how.
    pub how: Says,
    /// The lines that were typed, in order.
    pub lines: Vec<DescribedLine>,
    /// Wordings that are understood, to start from.
    pub wordings: Vec<&'static str>,
    /// The key of the board's field that, set to the text, puts the piece on the board.
    pub key: &'static str,
}

/// A line of a description.
#[derive(Clone, Debug)]
pub struct DescribedLine {
    /// As it was typed.
    pub typed: String,
    /// What it was read as, in words; nothing, if it was not understood.
    pub means: Option<Says>,
}
