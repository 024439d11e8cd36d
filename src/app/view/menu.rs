use crate::app::model::{Model, Shelf};
use crate::app::msg::{Msg, Theme};
use crate::app::page_says::PageSays;
use crate::app::share_says::ShareSays;
use crate::app::view::dialog::Dialog;
use crate::app::view::pages;
use crate::app::view::{button, offline, press, recents, tell};
use refrain::ruling::About;
use refrain::words::{Lang, Said};
use yew::prelude::*;

/// The page's one menu: game, question, ruleset, language, theme; and boards that were open before.
pub fn menu(model: &Model, send: &Callback<Msg>) -> Html {
    let dialog =
        Dialog { id: "menu", open: model.menu, title: tell(&PageSays::Menu, model.lang), close: Msg::Menu(false) };
    let body = if model.menu { body(model, send) } else { Html::default() };
    dialog.holding(model.lang, send, body)
}

#[inline(never)] // not on the first screen
fn body(model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    let case = &model.open.case;
    let about = model.about();
    let games = model.shelf.iter().filter_map(|shelf| game(shelf, model, send));
    let questions = about.into_iter().flat_map(|about| &about.questions).map(|question| {
        choice(tell(&*question.title, lang), question.id == *case.ask(), send, Msg::Question(question.id.clone()))
    });
    let rulesets = about.into_iter().flat_map(|about| about.rulesets).map(|ruleset| {
        let words: Said = ruleset.name.say(lang).into();
        choice(crate::app::view::said(&words), ruleset.id == case.ruleset(), send, Msg::Ruleset(ruleset.id.to_owned()))
    });
    // Each language in itself, for whoever cannot read the present one.
    let languages = Lang::ALL.into_iter().map(|other| {
        let own = match other {
            Lang::En => "English",
            Lang::Fr => "Français",
        };
        choice(html! { <span lang={other.tag()}>{ own }</span> }, other == lang, send, Msg::Lang(other))
    });
    let themes = [
        (Theme::Device, PageSays::ThemeDevice),
        (Theme::Light, PageSays::ThemeLight),
        (Theme::Dark, PageSays::ThemeDark),
    ];
    let themes = themes
        .into_iter()
        .map(|(theme, words)| choice(tell(&words, lang), theme == model.theme, send, Msg::Theme(theme)));
    let index = match lang {
        Lang::En => "index.html",
        Lang::Fr => "index.fr.html",
    };
    html! {
        <>
            { button("button menu__all", tell(&PageSays::AllQuestions, lang), send, Msg::ToGallery) }
            { button("button menu__all", tell(&PageSays::FindRule, lang), send, Msg::FindRule(Some(String::new()))) }
            { group(PageSays::Game, lang, games.collect()) }
            { group(PageSays::Question, lang, questions.collect()) }
            { group(PageSays::Ruleset, lang, rulesets.collect()) }
            { group(PageSays::Language, lang, languages.collect()) }
            { group(PageSays::Theme, lang, themes.collect()) }
            if !model.recents.is_empty() {
                { group(PageSays::Recent, lang, recents::recents(model, send)) }
            }
            { offline::group(model, send) }
            { pages::link(index, &ShareSays::RulePages, model) }
        </>
    }
}

fn group(title: PageSays, lang: Lang, keys: Html) -> Html {
    html! {
        <fieldset class="menu__group">
            <legend>{ tell(&title, lang) }</legend>
            <div class="menu__keys">{ keys }</div>
        </fieldset>
    }
}

fn choice(words: Html, is_chosen: bool, send: &Callback<Msg>, msg: Msg) -> Html {
    html! {
        <button type="button" class="button menu__key" aria-pressed={is_chosen.to_string()} onclick={press(send, msg)}>
            { words }
        </button>
    }
}

// A game opens on its first example, or else on an empty board.
fn game(shelf: &Shelf, model: &Model, send: &Callback<Msg>) -> Option<Html> {
    let About { id, name, examples, questions, .. } = &*shelf.about;
    let msg = match examples.first() {
        Some(example) => Msg::OpenExample(id, example.id),
        None => Msg::OpenEmpty(id, questions.first()?.id.clone()),
    };
    Some(choice(tell(&**name, model.lang), *id == model.open.case.game(), send, msg))
}
