use crate::app::page_says::PageSays;
use crate::app::view::{fold, tell};
use refrain::ruling::{Arg, Sentence};
use refrain::words::{Count, Int, Lang};
use yew::prelude::*;

/// The exact digits of each number that a sentence says shortened, one tap away.
pub fn exact_of(says: &dyn Sentence, lang: Lang) -> Html {
    let mut long = Vec::new();
    for (_, arg) in says.args() {
        gather(&arg, &mut long);
    }
    html! { for number in &long { { exact(number, lang) } } }
}

/// The exact digits of a number, if it is said shortened.
pub fn exact(number: &Int, lang: Lang) -> Html {
    if !is_long(number) {
        return Html::default();
    }
    let exact = number.to_string();
    let digits = Count::from(exact.trim_start_matches('-').len());
    let summary = tell(&PageSays::Exact { number: number.clone(), digits }, lang);
    fold("digits", summary, html! { <code>{ exact }</code> })
}

fn gather(arg: &Arg, long: &mut Vec<Int>) {
    match arg {
        Arg::Int(number) if is_long(number) && !long.contains(number) => long.push(number.clone()),
        Arg::List(items) => items.iter().for_each(|item| gather(item, long)),
        _ => {}
    }
}

// A power of ten is said exactly, however long it is; but then too somebody may want to count.
fn is_long(number: &Int) -> bool {
    // Below 2^49 a number has at most 15 digits: most need no look at their digits.
    number.big().bits() > 48 && Count::from(number.big().magnitude().clone()).is_said_short()
}
