use crate::app::closer::{Look, Other};
use crate::app::model::Model;
use crate::app::msg::{Copied, Msg};
use crate::app::page_says::PageSays;
use crate::app::view::ruling::{answer, digits, facts, kind, prompt, readings};
use crate::app::view::{Icon, icon, press, rule, said, tell};
use refrain::ruling::{Does, Finding, Problem, ProblemAbout, Says, Standing, WayOn};
use yew::prelude::*;

/// An answer of more characters than this is set in smaller type.
const LONG_ANSWER: usize = 110;

/// The answer first, and what belongs to its kind: the decision to make, the readings, what would be legal.
pub fn verdict(model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    let ruling = &model.open.ruling;
    let kind = kind(ruling);
    let below = match &ruling.standing {
        Standing::Settled { verdict } => digits::exact_of(&**verdict, lang),
        Standing::Awaits(asked) => prompt::prompt(asked, model, send),
        Standing::Open { branches, .. } => readings::branches(branches, model, send),
        Standing::Unknown { known, ways_on, .. } => unsettled(known, ways_on, model, send),
        Standing::Refused { first, legal_wording } => refused(first, legal_wording.as_ref(), model, send),
    };
    let answer = answer(ruling, lang);
    let is_long = answer.plain().chars().count() > LONG_ANSWER;
    html! {
        <section class={classes!("answer", kind.class)} aria-labelledby="answer">
            <p class="answer__kind">{ icon(kind.icon) }<span>{ tell(&kind.words, lang) }{ decider(model) }</span></p>
            <h2 class={classes!("answer__text", is_long.then_some("is-long"))} id="answer" tabindex="-1">{ said(&answer) }</h2>
            { readings::table_rules(model, send) }
            { below }
            { copy(model, send) }
        </section>
    }
}

/// Whose decision it is, if one is awaited.
pub fn decider(model: &Model) -> Html {
    let Standing::Awaits(prompt) = &model.open.ruling.standing else { return Html::default() };
    match model.seat(prompt.seat.as_ref()) {
        Some(seat) => html! { <>{ " · " }{ tell(&*seat.name, model.lang) }</> },
        None => Html::default(),
    }
}

fn copy(model: &Model, send: &Callback<Msg>) -> Html {
    let key = |says: PageSays, look: Look| {
        html! {
            <button type="button" class="button button--quiet" aria-haspopup="dialog" onclick={press(send, Msg::Closer(look))}>
                { tell(&says, model.lang) }
            </button>
        }
    };
    html! {
        <p class="answer__foot">
            <button type="button" class="button button--quiet" onclick={press(send, Msg::Copy(Copied::Answer))}>
                { icon(Icon::Copy) }{ tell(&PageSays::CopyAnswer, model.lang) }
            </button>
            { was_copied(model, &[Copied::Answer]) }
            { key(PageSays::ForTheTable, Look::Table) }
            { key(PageSays::LookCloser, closest(model)) }
        </p>
    }
}

// The first of the closer looks: a game of one ruleset has nothing to compare there.
fn closest(model: &Model) -> Look {
    let has_editions = model.about().is_some_and(|about| about.rulesets.len() > 1);
    if has_editions { Look::Editions } else { Look::Beside(Other::Any) }
}

/// What the clipboard said to one of these.
pub fn was_copied(model: &Model, whats: &[Copied]) -> Html {
    let says = match model.copied {
        Some((what, Some(taken))) if whats.contains(&what) => {
            if taken {
                PageSays::WasCopied
            } else {
                PageSays::NotCopied
            }
        }
        _ => return Html::default(),
    };
    html! { <span class="hint" role="status">{ tell(&says, model.lang) }</span> }
}

#[inline(never)] // not on the first screen
fn unsettled(known: &[Finding], ways_on: &[WayOn], model: &Model, send: &Callback<Msg>) -> Html {
    let ways = ways_on.iter().map(|way| {
        let words = tell(&*way.says, model.lang);
        match way.act.clone() {
            Some(act) => html! { <li><button type="button" class="button" onclick={press(send, Msg::Do(Does::Act(act)))}>{ words }</button></li> },
            None => html! { <li>{ words }</li> },
        }
    });
    html! {
        <>
            if !known.is_empty() {
                <h3>{ tell(&PageSays::Known, model.lang) }</h3>
                { facts::list(known, model, send) }
            }
            if !ways_on.is_empty() {
                <h3>{ tell(&PageSays::WaysOn, model.lang) }</h3>
                <ul class="ways">{ for ways }</ul>
            }
        </>
    }
}

#[inline(never)] // not on the first screen
fn refused(first: &Problem, legal: Option<&Says>, model: &Model, send: &Callback<Msg>) -> Html {
    let deed = match first.about {
        ProblemAbout::Act(index) => model.open.case.acts().get(index).map(|act| (index, act)),
        _ => None,
    };
    html! {
        <>
            if let Some((index, act)) = deed {
                <p class="answer__deed">
                    <span class="hint">{ tell(&PageSays::TheDeed, model.lang) }</span>
                    <span>{ tell(&*model.open.case.name_act(act), model.lang) }</span>
                    <button type="button" class="button" onclick={press(send, Msg::TakeBack(index))}>{ tell(&PageSays::TakeBack, model.lang) }</button>
                </p>
            }
            { rule::cites(first.step.cites(), model, send) }
            if let Some(legal) = legal {
                <p class="answer__legal">
                    <b>{ tell(&PageSays::Legal, model.lang) }</b>{ " " }{ tell(&**legal, model.lang) }
                </p>
            }
        </>
    }
}
