//! What each message does to the page: pure, so that it can be tested without a browser.

mod carry;
mod cases;
mod closer;
pub mod decide;
pub mod drag;
mod endings;
pub mod entry;
mod history;
pub mod moment;
mod turns;

use crate::app::board_says::BoardSays;
use crate::app::effect::Effect;
use crate::app::gesture::Event;
use crate::app::model::{Model, Notice};
use crate::app::msg::Msg;
use crate::app::share_says::ShareSays;
use refrain::ruling::{Act, Does};

/// Carries out one message.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    match msg {
        Msg::Do(Does::Act(act)) => decide::perform(model, act),
        Msg::Do(does) => history::perform(model, does),
        Msg::AskAnyway(act) => ask_anyway(model, act),
        Msg::TypeLap(typed) => endings::type_lap(model, typed),
        Msg::Window(nth) => {
            model.typed.window = nth;
            decide::weigh(model);
            endings::rule_on_the_chosen(model)
        }
        Msg::TypeNumber(typed) => {
            model.typed.number = typed;
            decide::weigh(model)
        }
        Msg::NameNumber(number) => decide::name_number(model, &number),
        Msg::NameTyped => decide::name_typed(model),
        Msg::DecideAnew(index) => decide::anew(model, index),
        Msg::Times(index, typed) => decide::times(model, index, &typed),
        Msg::Answer(index, act) => history::change(model, |case| case.with_acts_until(index).with_act(act)),
        Msg::TakeBack(index) => history::change(model, |case| case.without_act(index)),
        Msg::Undo => history::step_back(model),
        Msg::Redo => history::step_forward(model),
        Msg::Reset => {
            let origin = model.origin.clone();
            history::change(model, |_| origin)
        }
        Msg::Begin(nth) => cases::begin(model, nth),
        Msg::OpenExample(game, id) => cases::open_example(model, game, id),
        Msg::OpenEmpty(game, question) => cases::open_empty(model, game, &question),
        Msg::OpenRecent(nth) => cases::open_recent(model, nth),
        Msg::ForgetRecent(nth) => cases::forget_recent(model, nth),
        Msg::Question(question) => history::change(model, |case| case.with_question(question)),
        Msg::Ruleset(id) => history::change(model, |case| case.with_ruleset(&id)),
        Msg::GoOn => cases::go_on(model),
        Msg::LookOn => turns::look(model),
        Msg::Show(at) => moment::show(model, at),
        Msg::Walk(steps) => {
            model.walks = false;
            moment::walk(model, steps)
        }
        Msg::SetWalking(walks) => moment::set_walking(model, walks),
        Msg::WalkOn => moment::walk_on(model),
        Msg::Rule(cite) => quietly(|| model.rule = cite),
        Msg::Reveal(zone) => vec![Effect::Focus(drag::zone_title_id(&zone))],
        Msg::Describe(words) => quietly(|| model.description = words),
        Msg::AddDescribed => entry::add_described(model),
        Msg::Search(words) => quietly(|| model.search = words),
        Msg::Menu(open) => {
            model.menu = open;
            if open { cases::solve_recents(model) } else { Vec::new() }
        }
        Msg::Share(open) => quietly(|| model.share = open),
        Msg::Closer(look) => closer::look(model, look),
        Msg::FindRule(words) => {
            model.menu = false;
            quietly(|| model.find = words)
        }
        Msg::ToGallery => {
            model.menu = false;
            vec![Effect::Focus("gallery".to_owned())]
        }
        Msg::ToAnswer => vec![Effect::Focus("answer".to_owned())],
        Msg::Lang(lang) => {
            model.lang = lang;
            model.chosen_lang = Some(lang);
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
        Msg::Save(what) => vec![Effect::Save(what), Effect::Still],
        Msg::NotSaved => quietly(|| {
            model.share = false;
            model.notice = Some(Notice::Told(ShareSays::NoPicture.says()));
        }),
        Msg::WasCopied(taken) => quietly(|| model.copied = model.copied.map(|(what, _)| (what, Some(taken)))),
        Msg::Dismiss => dismiss(model),
        Msg::Escape => escape(model),
        Msg::Gesture(event) => drag::gesture(model, event),
        Msg::Amount(amount) => drag::lift_amount(model, &amount),
        // The field shows it already.
        Msg::Typing(field, text) => {
            model.typing = Some((field, text));
            vec![Effect::Still]
        }
        Msg::TypeAmount(typed) => entry::type_amount(model, &typed),
        Msg::TypeCount(token, typed) => entry::type_count(model, token, &typed),
        Msg::TypeField(token, key, typed) => entry::type_field(model, token, key, &typed),
        Msg::Shorthand(zone, typed) => entry::shorthand(model, &zone, &typed),
        Msg::WhyNot(owner, nth) => entry::why_not(model, &owner, nth),
        // A frame in another page shows no gallery, and keeps nothing.
        Msg::Whole if model.embedded => vec![Effect::LookOn],
        Msg::Whole => {
            model.is_whole = true;
            model.shelve();
            vec![Effect::Fill]
        }
        Msg::Fill if model.fill() => vec![Effect::Fill],
        Msg::Fill => vec![Effect::LookOn, Effect::StayOffline, Effect::Still],
        Msg::Offline(told) => quietly(|| model.offline.hear(&told)),
        // The board goes into the browser's keeping and the address first.
        Msg::TakeOver => {
            model.offline.answered = true;
            vec![Effect::KeepNow, Effect::TakeOver]
        }
        Msg::Later => quietly(|| model.offline.answered = true),
        Msg::Install => vec![Effect::Install],
        Msg::CarryIn(text) => carry::carry_in(model, &text),
        Msg::Keep => vec![Effect::KeepNow, Effect::Still],
        Msg::NothingKept => quietly(|| model.notice = Some(Notice::Told(BoardSays::NothingKept.says()))),
        Msg::OpenLink(fragment) => cases::open_link(model, &fragment),
        Msg::OpenFile(text) => cases::open_file(model, &text),
    }
}

// One thing at a time, the topmost first.
fn escape(model: &mut Model) -> Vec<Effect> {
    if model.gesture.held().is_some() {
        return drag::gesture(model, Event::PutBack);
    }
    if model.rule.is_some() {
        return quietly(|| model.rule = None);
    }
    if model.find.is_some() {
        return quietly(|| model.find = None);
    }
    if model.menu || model.share || model.closer.is_some() {
        return quietly(|| (model.menu, model.share, model.closer) = (false, false, None));
    }
    if model.notice.is_some() {
        return dismiss(model);
    }
    vec![Effect::Still]
}

// The answer comes into sight; the focus stays with the piece, since the notice goes with its button.
fn ask_anyway(model: &mut Model, act: Act) -> Vec<Effect> {
    let of = match &model.notice {
        Some(Notice::Forbidden { of: Some(source), .. }) => Some(drag::in_place(drag::focus(source))),
        Some(Notice::Forbidden { of: None, .. } | Notice::Told(_)) | None => None,
    };
    let mut effects = history::change(model, |case| case.with_act(act));
    effects.extend(of);
    effects.push(answer_in_sight());
    effects
}

// The focus goes back to the piece that the notice was about.
fn dismiss(model: &mut Model) -> Vec<Effect> {
    match model.notice.take() {
        Some(Notice::Forbidden { of: Some(source), .. }) => vec![drag::focus(&source)],
        Some(Notice::Forbidden { of: None, .. } | Notice::Told(_)) | None => Vec::new(),
    }
}

/// What was asked for stands in the answer, which may be far from where it was asked.
fn answer_in_sight() -> Effect {
    Effect::InSight("answer".to_owned())
}

fn quietly(change: impl FnOnce()) -> Vec<Effect> {
    change();
    Vec::new()
}
