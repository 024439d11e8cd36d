use crate::app::msg::{Copied, Saving};

/// What an update asks the browser to do. The pure part only names it; `root` carries it out.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Nothing that is drawn has changed: no need to draw again.
    Still,
    /// Keep the case, language and theme in the browser, and in the address.
    Keep,
    /// The same at once.
    KeepNow,
    /// Put the focus on the element with this id once the page is drawn.
    Focus(String),
    /// The same, without scrolling to it.
    FocusInPlace(String),
    /// Put the focus on the answer if the element that had it is gone: an answered decision takes its buttons along.
    RescueFocus,
    /// Scroll just so far that the element with this id is in sight.
    InSight(String),
    /// Say [`crate::app::msg::Msg::WalkOn`] once a step has been looked at.
    WalkOn,
    /// Copy to the clipboard.
    Copy(Copied),
    /// Save as a file.
    Save(Saving),
    /// Say [`crate::app::msg::Msg::LookOn`] once there is nothing more urgent.
    LookOn,
    /// Say [`crate::app::msg::Msg::Fill`] after the browser had its turn: a person who taps meanwhile does not wait.
    Fill,
    /// Say [`crate::app::closer::Look::FewestOn`] once there is nothing more urgent.
    FewestOn,
    /// Tell the page around this one how high it is, and hear how it looks.
    BeFramed,
    /// Have the page kept for use without a network.
    StayOffline,
    /// Let the new version take over.
    TakeOver,
    /// Ask the browser to put the page among the device's programs.
    Install,
    /// Set the document's language and theme.
    Dress,
    /// Send all further events of this pointer to the piece under it.
    Grab(i32),
    /// Say [`crate::app::gesture::Event::Held`] with this number after the time of a long press.
    WaitForHold(u32),
}
