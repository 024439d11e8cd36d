use crate::app::model::{Model, RecentCase};
use crate::app::view::tell;
use yew::prelude::*;

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
