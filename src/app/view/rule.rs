use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::dialog::Dialog;
use crate::app::view::{press, tell};
use refrain::ruling::{Basis, Locator, Rule};
use refrain::words::Lang;
use yew::prelude::*;

/// A citation, to be opened.
pub fn cite(rule: &'static Rule, model: &Model, send: &Callback<Msg>) -> Html {
    html! {
        <button type="button" class="cite" onclick={press(send, Msg::Rule(Some(rule.cite())))}>
            <span class="sr">{ tell(&PageSays::Rule, model.lang) }{ " " }</span>
            { place(rule) }
        </button>
    }
}

/// Several citations.
pub fn cites(rules: &[&'static Rule], model: &Model, send: &Callback<Msg>) -> Html {
    html! { <span class="cites">{ for rules.iter().map(|rule| cite(rule, model, send)) }</span> }
}

/// The rule that is open, in our words.
pub fn panel(model: &Model, send: &Callback<Msg>) -> Html {
    let rule = model.rule.as_deref().and_then(|cite| find(model, cite));
    let dialog = Dialog {
        id: "rule",
        open: rule.is_some(),
        title: rule.map(place).unwrap_or_default().into(),
        close: Msg::Rule(None),
    };
    dialog.holding(model.lang, send, rule.map(|rule| told(rule, model.lang)).unwrap_or_default())
}

// Any rule that the page can show: of the books in force, else of the ruling, else of a piece's card.
fn find(model: &Model, cite: &str) -> Option<&'static Rule> {
    let is_it = |rule: &&'static Rule| rule.cite() == cite;
    let open = &model.open;
    let in_ruling = || open.ruling.cites().into_iter().find(is_it);
    let on_board = || open.board.tokens.iter().filter_map(|token| token.card).find(is_it);
    let in_force = || {
        let ruleset = model.about()?.rulesets.iter().find(|ruleset| ruleset.id == open.case.ruleset())?;
        ruleset.books.iter().flat_map(|book| book.rules.iter().copied()).find(is_it)
    };
    in_force().or_else(in_ruling).or_else(on_board)
}

// Where the rule stands, as short as people write it.
fn place(rule: &'static Rule) -> String {
    let stands = match rule.locator {
        Locator::Number(place) | Locator::Entry(place) | Locator::Card(place) => place.to_owned(),
        Locator::Page { page, key } => format!("p.\u{A0}{page} · {key}"),
    };
    let book = match rule.locator {
        Locator::Number(_) | Locator::Entry(_) => rule.book.key.to_uppercase(),
        Locator::Page { .. } | Locator::Card(_) => String::new(),
    };
    if book.is_empty() { stands } else { format!("{book} · {stands}") }
}

fn told(rule: &'static Rule, lang: Lang) -> Html {
    let basis = match rule.basis {
        Basis::Printed => PageSays::BasisPrinted,
        Basis::Official => PageSays::BasisOfficial,
        Basis::Derived => PageSays::BasisDerived,
        Basis::Reading => PageSays::BasisReading,
        Basis::Given => PageSays::BasisGiven,
        Basis::Limit => PageSays::BasisLimit,
    };
    let moved = rule.moved.iter().map(|(edition, former)| html! { <dd>{ format!("{former} ({edition})") }</dd> });
    html! {
        <>
            <p class="rule__gist">{ rule.gist.say(lang) }</p>
            <p class="hint">{ tell(&PageSays::RuleOurWords, lang) }</p>
            <dl class="rule__from">
                <dt>{ tell(&PageSays::RuleBook, lang) }</dt>
                <dd>{ tell_name(&rule.book.title, lang) }</dd>
                <dt>{ tell(&PageSays::RuleEdition, lang) }</dt>
                <dd>{ rule.book.edition }</dd>
                if !rule.moved.is_empty() {
                    <dt>{ tell(&PageSays::RuleFormerly, lang) }</dt>
                    { for moved }
                }
                <dt>{ tell(&PageSays::RuleBasis, lang) }</dt>
                <dd>{ tell(&basis, lang) }</dd>
            </dl>
        </>
    }
}

fn tell_name(name: &refrain::words::Name, lang: Lang) -> Html {
    crate::app::view::said(&name.say(lang).into())
}
