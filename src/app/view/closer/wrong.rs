use crate::app::closer::CloserSays;
use crate::app::model::Model;
use crate::app::msg::{Copied, Msg};
use crate::app::view::ruling::was_copied;
use crate::app::view::{button, tell};
use refrain::export::{self, Names};
use refrain::ruling::Sentence;
use refrain::wire::CaseFile;
use yew::prelude::*;

/// The report that the answer is wrong, to be read and copied.
pub fn wrong(model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    html! {
        <>
            <p class="hint" id="report-how">{ tell(&CloserSays::WrongHow, lang) }</p>
            <textarea class="field report" readonly=true rows="12" value={report(model)}
                aria-label={CloserSays::Report.say(lang).plain()} aria-describedby="report-how" />
            { button("button button--main", tell(&CloserSays::CopyReport, lang), send, Msg::Copy(Copied::Report)) }
            { " " }{ was_copied(model, &[Copied::Report]) }
        </>
    }
}

/// All that somebody needs to look into it: the case as a link and as data, and the whole ruling.
#[inline(never)] // not on the first screen
pub fn report(model: &Model) -> String {
    let (lang, open) = (model.lang, &model.open);
    let words = |says: CloserSays| says.say(lang).plain();
    let title = model.title().map(|title| title.say(lang).plain()).unwrap_or_default();
    let ruling = export::text(&open.ruling, &Names::of(&open.board), lang);
    [
        words(CloserSays::Report),
        title,
        String::new(),
        words(CloserSays::ShouldBe),
        String::new(),
        format!("{}{}", words(CloserSays::Case), model.link()),
        String::new(),
        words(CloserSays::SaysNow),
        ruling,
        CaseFile::of(&open.case).write(),
    ]
    .join("\n")
}
