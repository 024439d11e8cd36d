use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::{Icon, icon, press, tell};
use refrain::words::Lang;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// A panel above the page. Its content is there only while it is open; `root` shows and closes the element,
/// so that the browser keeps the focus inside, closes it on Escape and gives the focus back.
pub struct Dialog {
    /// The element's id.
    pub id: &'static str,
    /// Whether it is open.
    pub open: bool,
    /// What its heading says.
    pub title: Html,
    /// What closes it.
    pub close: Msg,
}

impl Dialog {
    /// The panel with what it holds.
    pub fn holding(self, lang: Lang, send: &Callback<Msg>, body: Html) -> Html {
        let heading = format!("{}-heading", self.id);
        let closed = {
            let (send, close) = (send.clone(), self.close.clone());
            Callback::from(move |_: Event| send.emit(close.clone()))
        };
        // A press on the element itself is one beside the panel.
        let beside = {
            let (send, close) = (send.clone(), self.close.clone());
            Callback::from(move |event: MouseEvent| {
                if event.target_dyn_into::<HtmlDialogElement>().is_some() {
                    send.emit(close.clone());
                }
            })
        };
        html! {
            <dialog id={self.id} class="dialog" data-open={self.open.to_string()} aria-labelledby={heading.clone()}
                onclose={closed} onclick={beside}>
                if self.open {
                    <div class="dialog__in">
                        <div class="dialog__head">
                            <h2 id={heading}>{ self.title }</h2>
                            <button type="button" class="button button--quiet button--icon" onclick={press(send, self.close)}>
                                { icon(Icon::Close) }
                                <span class="sr">{ tell(&PageSays::Close, lang) }</span>
                            </button>
                        </div>
                        { body }
                    </div>
                }
            </dialog>
        }
    }
}
