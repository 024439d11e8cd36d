use crate::app::model::Model;
use crate::app::page_says::PageSays;
use crate::app::view::tell;
use crate::app::walk_says::WalkSays;
use refrain::ruling::{LoopReport, SeatId};
use yew::prelude::*;

/// How many of the last actions are drawn.
const DRAWN: usize = 7;
/// Between two dots, and between two lanes.
const STEP: usize = 30;

/// Who acts last, and below it who would behind the other answer.
pub fn lanes(report: &LoopReport, model: &Model) -> Html {
    let other = model.open.otherwise.as_ref().and_then(|other| {
        let lanes = drawn(&other.report, model, true)?;
        Some(html! {
            <>
                <p class="lanes__otherwise">{ tell(&WalkSays::Otherwise { deed: other.deed.clone() }, model.lang) }</p>
                { lanes }
            </>
        })
    });
    html! { <>{ drawn(report, model, false).unwrap_or_default() }{ other.unwrap_or_default() }</> }
}

// A lane of dots for each player, the last dot ringed; in words for those who do not see it.
fn drawn(report: &LoopReport, model: &Model, is_ghost: bool) -> Option<Html> {
    let (actors, is_cut) = last_actors(report);
    let mut seats: Vec<&SeatId> = Vec::new();
    for seat in report.round.iter().filter_map(|action| action.seat.as_ref()).chain(&report.added) {
        if !seats.contains(&seat) {
            seats.push(seat);
        }
    }
    if seats.len() < 2 || actors.is_empty() {
        return None;
    }
    let (left, width, height) = (STEP / 2, STEP * (actors.len() + 1), STEP * seats.len());
    let lines = (0..seats.len()).map(|lane| {
        let y = (STEP * lane + STEP / 2).to_string();
        html! { <line class="lanes__lane" x1="0" y1={y.clone()} x2={width.to_string()} y2={y} /> }
    });
    let dots = actors.iter().enumerate().filter_map(|(nth, actor)| {
        let lane = seats.iter().position(|seat| seat == actor)?;
        let (x, y) = ((left + STEP * (nth + 1)).to_string(), (STEP * lane + STEP / 2).to_string());
        let is_last = nth + 1 == actors.len();
        let tint = model.tint(Some(actor));
        Some(html! {
            <g>
                <circle class={classes!("lanes__dot", tint)} cx={x.clone()} cy={y.clone()} r="8" />
                if is_last { <circle class="lanes__last" cx={x} cy={y} r="12.5" /> }
            </g>
        })
    });
    let said: Vec<_> = actors.iter().filter_map(|actor| Some(model.seat(Some(actor))?.name.clone())).collect();
    let names = seats.iter().filter_map(|seat| model.seat(Some(seat)));
    Some(html! {
        <figure class={classes!("lanes", is_ghost.then_some("is-ghost"))}>
            <ul class="lanes__names" aria-hidden="true">
                { for names.map(|seat| html! { <li>{ tell(&*seat.name, model.lang) }</li> }) }
            </ul>
            <svg viewBox={format!("0 0 {width} {height}")} preserveAspectRatio="xMaxYMid slice" width={width.to_string()} height={height.to_string()}
                aria-hidden="true" focusable="false">
                { for lines }
                if is_cut { <text class="lanes__before" x="4" y={(height / 2 + 5).to_string()}>{ "…" }</text> }
                { for dots }
            </svg>
            <figcaption class="sr">{ tell(&PageSays::LoopLastActions { seats: said }, model.lang) }</figcaption>
        </figure>
    })
}

// Who did the last actions, in order, and whether there were more before them.
fn last_actors(report: &LoopReport) -> (Vec<&SeatId>, bool) {
    let whole = report.done.small().unwrap_or(usize::MAX);
    let begun = report.stop.as_ref().map_or(0, |stop| stop.action + 1);
    // As many whole iterations as can be seen at all.
    let rounds = whole.min(DRAWN);
    let mut actors: Vec<Option<&SeatId>> = Vec::new();
    for _ in 0..rounds {
        actors.extend(report.round.iter().map(|action| action.seat.as_ref()));
    }
    actors.extend(report.round.iter().take(begun).map(|action| action.seat.as_ref()));
    actors.extend(report.added.as_ref().map(Some));
    let actors: Vec<&SeatId> = actors.into_iter().flatten().collect();
    let cut = actors.len().saturating_sub(DRAWN);
    (actors.into_iter().skip(cut).collect(), cut > 0 || whole > rounds)
}
