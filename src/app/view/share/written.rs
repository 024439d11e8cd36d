use crate::app::model::Model;
use crate::app::msg::{Copied, Msg};
use crate::app::share_says::ShareSays;
use crate::app::view::ruling::was_copied;
use crate::app::view::share::panel::part as under;
use crate::app::view::{button, tell};
use refrain::export::Form;
use yew::prelude::*;

/// The ruling as text, in the marks of the place that it goes to.
pub fn part(model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    let keys = Form::ALL.map(|form| button("button", tell(&name(form), lang), send, Msg::Copy(Copied::Written(form))));
    let content = html! {
        <>
            <div class="share__keys">{ for keys }</div>
            { was_copied(model, &Form::ALL.map(Copied::Written)) }
        </>
    };
    under(&ShareSays::CopyAs, lang, content)
}

fn name(form: Form) -> ShareSays {
    match form {
        Form::Text => ShareSays::Text,
        Form::Markdown => ShareSays::Markdown,
        Form::Reddit => ShareSays::Reddit,
        Form::Discord => ShareSays::Discord,
        Form::Bbcode => ShareSays::Bbcode,
        Form::MediaWiki => ShareSays::MediaWiki,
        Form::DokuWiki => ShareSays::DokuWiki,
    }
}
