mod jump;
mod lanes;
mod plot;
mod ring;

use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::ruling::digits;
use crate::app::view::{fold, said, tell};
use crate::app::walk_says::WalkSays;
use refrain::ruling::{CounterReport, LoopReport, SeatId};
use refrain::words::{Count, Int, Lang};
use yew::prelude::*;

/// The loops of the ruling: each as a ring, lanes, and a table.
pub fn loops(model: &Model, send: &Callback<Msg>) -> Html {
    html! { for report in &model.open.ruling.loops { { one(report, model, send) } } }
}

#[inline(never)] // not on the first screen
fn one(report: &LoopReport, model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    let round = report.round.iter().map(|action| {
        let tint = model.tint(action.seat.as_ref());
        let changes = action.changes.iter().map(|(counter, change)| {
            let says = WalkSays::Change { counter: counter.clone(), change: change.clone() };
            html! { <>{ " " }<span class="round__changes">{ tell(&says, lang) }</span></> }
        });
        html! { <li class={classes!("round__action", tint)}>{ tell(&*action.says, lang) }{ for changes }</li> }
    });
    let who = |seat: &Option<SeatId>| model.seat(seat.as_ref()).map(|seat| seat.name.clone());
    let compared = report.compared_at.clone();
    let again = report.done.minus(&Count::one()).filter(|again| !again.is_zero());
    html! {
        <section class="loop">
            <h2>{ tell(&PageSays::Loop, lang) }</h2>
            <p>{ tell(&PageSays::LoopDone { agreed: report.agreed.clone(), done: report.done.clone() }, lang) }</p>
            if let Some(stop) = &report.stop {
                <p>{ tell(&PageSays::LoopStops { iteration: stop.iteration.clone(), why: stop.why.clone() }, lang) }</p>
            }
            if let Some(who) = who(&report.last) {
                <p>{ tell(&PageSays::LoopLast { who }, lang) }</p>
            }
            if let Some(who) = who(&report.added) {
                <p>{ tell(&PageSays::LoopAdded { who }, lang) }</p>
            }
            { lanes::lanes(report, model) }
            if !report.round.is_empty() {
                <h3>{ tell(&PageSays::LoopRound, lang) }</h3>
                <div class="loop__round">
                    { ring::ring(report, model) }
                    <div class="loop__told">
                        <ol class="round">{ for round }</ol>
                        if let Some(times) = again { <p>{ tell(&WalkSays::Repeats { times }, lang) }</p> }
                    </div>
                </div>
            }
            if !report.counters.is_empty() {
                { plot::plot(report, model) }
                <div class="table">
                    <table>
                        <thead>
                            <tr>
                                { for [PageSays::LoopCounter, PageSays::LoopBefore, PageSays::LoopEach, PageSays::LoopAfter]
                                    .iter().map(|head| html! { <th scope="col">{ tell(head, lang) }</th> }) }
                            </tr>
                        </thead>
                        <tbody>{ for report.counters.iter().enumerate().map(|(nth, counter)| row(plot::mark(nth), counter, lang)) }</tbody>
                    </table>
                </div>
                { for report.counters.iter().map(|counter| digits::exact(&counter.end, lang)) }
            }
            { jump::jump(report, model, send) }
            if !compared.is_empty() {
                { fold("facts", tell(&PageSays::LoopCompared, lang), html! {
                    <p>{ tell(&PageSays::LoopComparedAt { iterations: compared }, lang) }</p>
                }) }
            }
        </section>
    }
}

fn row(mark: Option<char>, counter: &CounterReport, lang: Lang) -> Html {
    let number = |number: &Int| said(&number.say(lang).into());
    html! {
        <tr>
            <th scope="row">if let Some(mark) = mark { <span class="plot__mark" aria-hidden="true">{ mark }</span> }{ tell(&*counter.says, lang) }</th>
            <td>{ number(&counter.start) }</td>
            <td>
                if let Some(change) = &counter.change {
                    { said(&change.say_signed(lang).into()) }
                } else {
                    { tell(&PageSays::LoopVaries, lang) }
                }
            </td>
            <td><b>{ number(&counter.end) }</b></td>
        </tr>
    }
}
