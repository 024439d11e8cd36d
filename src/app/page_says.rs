refrain::sentences! {
    /// What the page around the board says.
    pub enum PageSays: en = crate::app::page_en::say, fr = crate::app::page_fr::say;
    /// What the page is, for its title.
    "page_title" Title,
}
