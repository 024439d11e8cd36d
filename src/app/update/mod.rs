//! What each message does to the page: pure, so that it can be tested without a browser.

mod cases;
mod decide;
mod history;
mod moment;

use crate::app::effect::Effect;
use crate::app::model::Model;
use crate::app::msg::Msg;

/// Carries out one message.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    match msg {
        Msg::Do(does) => history::perform(model, does),
        Msg::AskAnyway(act) => history::change(model, |case| case.with_act(act)),
        Msg::TypeNumber(typed) => quietly(|| model.number = typed),
        Msg::NameNumber(number) => decide::name_number(model, &number),
        Msg::NameTyped => decide::name_typed(model),
        Msg::DecideAnew(index) => history::change(model, |case| case.with_acts_until(index)),
        Msg::TakeBack(index) => history::change(model, |case| case.without_act(index)),
        Msg::Undo => history::step_back(model),
        Msg::Redo => history::step_forward(model),
        Msg::Reset => {
            let origin = model.origin.clone();
            history::change(model, |_| origin)
        }
        Msg::OpenExample(game, id) => cases::open_example(model, game, id),
        Msg::OpenEmpty(game, question) => cases::open_empty(model, game, &question),
        Msg::OpenRecent(nth) => cases::open_recent(model, nth),
        Msg::Question(question) => history::change(model, |case| case.with_question(question)),
        Msg::Ruleset(id) => history::change(model, |case| case.with_ruleset(&id)),
        Msg::GoOn => cases::go_on(model),
        Msg::Show(at) => quietly(|| model.open.show(at)),
        Msg::Walk(steps) => moment::walk(model, steps),
        Msg::Rule(cite) => quietly(|| model.rule = cite),
        Msg::Search(words) => quietly(|| model.search = words),
        Msg::Menu(open) => quietly(|| model.menu = open),
        Msg::Share(open) => quietly(|| model.share = open),
        Msg::ToGallery => {
            model.menu = false;
            vec![Effect::Focus("gallery".to_owned())]
        }
        Msg::Lang(lang) => {
            model.lang = lang;
            vec![Effect::Dress, Effect::Keep]
        }
        Msg::Theme(theme) => {
            model.theme = theme;
            vec![Effect::Dress, Effect::Keep]
        }
        Msg::Copy(what) => {
            model.copied = Some((what, None));
            vec![Effect::Copy(what)]
        }
        Msg::WasCopied(taken) => quietly(|| model.copied = model.copied.map(|(what, _)| (what, Some(taken)))),
        Msg::Dismiss => quietly(|| model.notice = None),
        _ => Vec::new(),
    }
}

fn quietly(change: impl FnOnce()) -> Vec<Effect> {
    change();
    Vec::new()
}
