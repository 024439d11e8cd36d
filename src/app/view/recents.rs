use crate::app::model::{Model, RecentCase};
use crate::app::msg::Msg;
use crate::app::view::picture::picture;
use crate::app::view::ruling::in_short;
use crate::app::view::{Icon, icon, press, tell};
use crate::app::walk_says::WalkSays;
use refrain::ruling::Sentence;
use yew::prelude::*;

/// The boards that were open before, each with its picture and answer, to be opened or taken off the list.
pub fn recents(model: &Model, send: &Callback<Msg>) -> Html {
    html! { <ul class="recents">{ for model.recents.iter().enumerate().map(|(nth, recent)| one(nth, recent, model, send)) }</ul> }
}

fn one(nth: usize, recent: &RecentCase, model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    let name = named(recent, model);
    html! {
        <li class="recent">
            <button type="button" class="recent__open" onclick={press(send, Msg::OpenRecent(nth))}>
                if let Some(solved) = &recent.solved { { picture(&solved.board) } }
                <span class="recent__title">{ name.clone() }</span>
                if let Some(solved) = &recent.solved {
                    <span class="recent__answer">{ in_short(&solved.ruling, lang) }</span>
                }
            </button>
            <button type="button" class="button button--quiet button--icon" onclick={press(send, Msg::ForgetRecent(nth))}
                title={WalkSays::Forget.say(lang).plain()}>
                { icon(Icon::Close) }<span class="sr">{ tell(&WalkSays::Forget, lang) }{ ": " }{ name }</span>
            </button>
        </li>
    }
}

/// A board that was open before, by its game and question.
pub fn named(recent: &RecentCase, model: &Model) -> Html {
    let case = &recent.case;
    let about = model.shelf.iter().map(|shelf| &shelf.about).find(|about| about.id == case.game());
    let Some(about) = about else { return Html::default() };
    let question = about.questions.iter().find(|question| question.id == *case.ask());
    html! {
        <>
            { tell(&*about.name, model.lang) }
            if let Some(question) = question { { " · " }{ tell(&*question.title, model.lang) } }
        </>
    }
}
