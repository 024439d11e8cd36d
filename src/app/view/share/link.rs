use crate::app::model::Model;
use crate::app::msg::{Copied, Msg};
use crate::app::page_says::PageSays;
use crate::app::share_says::ShareSays;
use crate::app::view::ruling::was_copied;
use crate::app::view::share::code;
use crate::app::view::share::panel::part as under;
use crate::app::view::{button, tell};
use refrain::words::Count;
use yew::prelude::*;

/// A link of more characters than this is cut by some chats.
pub const LONG: usize = 2000;

/// The link, for copying.
pub fn part(address: &str, model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    let characters = address.chars().count();
    let content = html! {
        <>
            <label for="link">{ tell(&PageSays::Link, lang) }</label>
            <input id="link" class="field" type="text" readonly=true value={address.to_owned()} />
            <p class="hint">{ tell(&PageSays::LinkHolds, lang) }</p>
            if characters > LONG {
                <p class="share__long">{ tell(&PageSays::LinkLong { characters: Count::from(characters) }, lang) }</p>
            }
            <div class="share__keys">
                { button("button button--main", tell(&PageSays::CopyLink, lang), send, Msg::Copy(Copied::Link)) }
            </div>
            { was_copied(model, &[Copied::Link]) }
            { code::part(address, model) }
        </>
    };
    under(&ShareSays::Link, lang, content)
}
