use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::share_says::ShareSays;
use crate::app::view::dialog::Dialog;
use crate::app::view::pages;
use crate::app::view::{press, said, tell};
use refrain::export::rule_file;
use refrain::ruling::{Basis, Locator, Rule};
use refrain::words::foreign;
use yew::prelude::*;

/// A citation, to be opened.
pub fn cite(rule: &'static Rule, model: &Model, send: &Callback<Msg>) -> Html {
    html! {
        <button type="button" class="cite" onclick={press(send, Msg::Rule(Some(rule)))}>
            <span class="sr">{ tell(&PageSays::Rule, model.lang) }{ " " }</span>
            <span class="cite__face">{ place(rule, model) }</span>
        </button>
    }
}

/// Several citations. Rules that stand at the same place are one citation: its panel shows them all.
pub fn cites(rules: &[&'static Rule], model: &Model, send: &Callback<Msg>) -> Html {
    let mut places: Vec<&'static Rule> = Vec::new();
    for rule in rules.iter().copied() {
        if !places.iter().any(|known| same_place(known, rule)) {
            places.push(rule);
        }
    }
    html! { <span class="cites">{ for places.into_iter().map(|rule| cite(rule, model, send)) }</span> }
}

/// The rule that is open, in our words, and what else the ruling cites of the same place.
pub fn panel(model: &Model, send: &Callback<Msg>) -> Html {
    let dialog = Dialog {
        id: "rule",
        open: model.rule.is_some(),
        title: model.rule.map(|rule| place(rule, model)).unwrap_or_default(),
        close: Msg::Rule(None),
    };
    let body = match model.rule {
        Some(rule) => {
            let cites = model.open.ruling.cites();
            let beside = cites.into_iter().filter(|other| *other != rule && same_place(other, rule));
            told(rule, beside, model)
        }
        None => Html::default(),
    };
    dialog.holding(model.lang, send, body)
}

fn same_place(one: &Rule, other: &Rule) -> bool {
    one.book.key == other.book.key && (one.locator == other.locator || is_nobodys(one))
}

// What a person typed or this program limits stands nowhere.
fn is_nobodys(rule: &Rule) -> bool {
    matches!(rule.basis, Basis::Limit | Basis::Given)
}

// Where the rule stands, as short as people write it. The entries of a book have no French names. A card that people do
// not call by a number has its name.
fn place(rule: &'static Rule, model: &Model) -> Html {
    let lang = model.lang;
    if let Locator::Card(id) = rule.locator
        && let Some(name) = card_name(id, model)
    {
        return name;
    }
    let stands = match rule.locator {
        _ if is_nobodys(rule) => return said(&rule.book.title.say(lang).into()),
        Locator::Number(place) | Locator::Card(place) => place.to_owned(),
        Locator::Entry(place) => foreign(place, lang),
        Locator::Page { page, key } => format!("p.\u{A0}{page} · {key}"),
    };
    let book = match rule.locator {
        Locator::Number(_) | Locator::Entry(_) => rule.book.key.to_uppercase(),
        Locator::Page { .. } | Locator::Card(_) => String::new(),
    };
    said(&if book.is_empty() { stands } else { format!("{book} · {stands}") }.into())
}

#[inline(never)] // not on the first screen
fn card_name(id: &str, model: &Model) -> Option<Html> {
    let card = model.tray.iter().find(|piece| piece.number.is_none() && piece.kind.as_str() == id)?;
    Some(tell(&*card.name, model.lang))
}

#[inline(never)] // not on the first screen
fn told(rule: &'static Rule, beside: impl Iterator<Item = &'static Rule>, model: &Model) -> Html {
    let lang = model.lang;
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
            { for beside.map(|rule| html! { <p class="rule__beside">{ rule.gist.say(lang) }</p> }) }
            <p class="hint">{ tell(&PageSays::RuleOurWords, lang) }</p>
            <dl class="rule__from">
                <dt>{ tell(&PageSays::RuleBook, lang) }</dt>
                <dd>{ said(&rule.book.title.say(lang).into()) }</dd>
                <dt>{ tell(&PageSays::RuleEdition, lang) }</dt>
                <dd>{ rule.book.edition }</dd>
                if !rule.moved.is_empty() {
                    <dt>{ tell(&PageSays::RuleFormerly, lang) }</dt>
                    { for moved }
                }
                <dt>{ tell(&PageSays::RuleBasis, lang) }</dt>
                <dd>{ tell(&basis, lang) }</dd>
            </dl>
            if rule.basis != Basis::Given {
                { pages::link(&format!("{}/{}", model.open.case.game(), rule_file(rule, lang)), &ShareSays::RulePage, model) }
            }
        </>
    }
}
