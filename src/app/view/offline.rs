use crate::app::links;
use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::offline::Kept;
use crate::app::offline_says::OfflineSays;
use crate::app::view::share::{as_address, opened};
use crate::app::view::{button, tell};
use refrain::wire::MAX_STORED;
use refrain::words::Count;
use yew::prelude::*;

/// The part of the menu about use without a network, and about carrying the boards over.
#[inline(never)] // not on the first screen
pub fn group(model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    let offline = &model.offline;
    let kept = match &offline.kept {
        Kept::Unknown => None,
        Kept::OneFile => Some(OfflineSays::OneFile),
        Kept::Never => Some(OfflineSays::Never),
        Kept::Saving => Some(OfflineSays::Saving),
        Kept::Failed => Some(OfflineSays::Failed),
        Kept::Saved { bytes, .. } => {
            let tenths = bytes.div_ceil(100_000);
            Some(OfflineSays::Saved { megabytes: Count::from(tenths / 10), tenths: Count::from(tenths % 10) })
        }
    };
    let version = match &offline.kept {
        Kept::Saved { version, .. } => Some(version.clone()),
        _ => None,
    };
    html! {
        <fieldset class="menu__group">
            <legend>{ tell(&OfflineSays::Offline, lang) }</legend>
            if let Some(kept) = kept {
                <p class="hint" id="kept">
                    { tell(&kept, lang) }
                    if let Some(version) = version {
                        { " " }{ tell(&OfflineSays::Version, lang) }{ " " }<span translate="no">{ version }</span>
                    }
                </p>
            }
            if offline.forgetful {
                <p class="hint">{ tell(&OfflineSays::Forgetful, lang) }</p>
            }
            <div class="menu__keys">
                if offline.newer {
                    { button("button button--main", tell(&OfflineSays::TakeOver, lang), send, Msg::TakeOver) }
                }
                if offline.installable {
                    { button("button", tell(&OfflineSays::Install, lang), send, Msg::Install) }
                }
                if offline.kept != Kept::OneFile {
                    <a class="button" download="refrain.html" href="./refrain.html">{ tell(&OfflineSays::Download, lang) }</a>
                }
                <a class="button" download="refrain-boards.json" href={as_address(&links::kept(model))}>
                    { tell(&OfflineSays::BoardsOut, lang) }
                </a>
                <label class="button share__open">
                    { tell(&OfflineSays::BoardsIn, lang) }
                    <input class="sr" type="file" accept=".json,application/json" onchange={opened(send, MAX_STORED, Msg::CarryIn)} />
                </label>
            </div>
            <p class="hint">{ tell(&OfflineSays::BoardsHow, lang) }</p>
        </fieldset>
    }
}

/// Offers a new version; nothing changes until the person says so.
#[inline(never)] // not on the first screen
pub fn offer(model: &Model, send: &Callback<Msg>) -> Html {
    html! {
        <div class="newer" role="status">
            <p>{ tell(&OfflineSays::Newer, model.lang) }</p>
            { button("button button--main", tell(&OfflineSays::TakeOver, model.lang), send, Msg::TakeOver) }
            { button("button", tell(&OfflineSays::Later, model.lang), send, Msg::Later) }
        </div>
    }
}
