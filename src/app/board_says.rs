refrain::sentences! {
    /// What the board says about itself.
    pub enum BoardSays: en = crate::app::board_en::say, fr = crate::app::board_fr::say;
    /// The board's heading.
    "board" Board,
}
