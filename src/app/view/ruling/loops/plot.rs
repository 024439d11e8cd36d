use crate::app::model::Model;
use crate::app::page_says::PageSays;
use crate::app::view::{said, tell};
use refrain::ruling::LoopReport;
use refrain::words::{Int, per_mille};
use yew::prelude::*;

/// The plot's ground, in its own units, and the room around it for what stands at its edges.
const WIDTH: u32 = 300;
const HEIGHT: u32 = 120;
const EDGE: u32 = 12;
/// The room that a mark takes, across and down.
const MARK: u32 = 11;
/// More counters than this are told by the table alone.
const MOST: usize = 6;

/// The mark of a counter, at the end of its line and before its name in the table.
pub fn mark(nth: usize) -> Option<char> {
    ('a'..='z').nth(nth).filter(|_| nth < MOST)
}

/// The counters over the iterations on one scale, and the iteration at which the loop stops. The table says the same.
pub fn plot(report: &LoopReport, model: &Model) -> Html {
    let counters = &report.counters;
    let all = || counters.iter().flat_map(|counter| [&counter.least, &counter.most, &counter.start, &counter.end]);
    let (Some(least), Some(most)) = (all().min(), all().max()) else { return Html::default() };
    let last = report.stop.as_ref().map_or(&report.done, |stop| &stop.iteration);
    if counters.len() > MOST || last.is_zero() || least == most {
        return Html::default();
    }
    let across = |iteration: &Int| EDGE + WIDTH * u32::from(per_mille(iteration, &Int::zero(), &last.int())) / 1000;
    let down = |value: &Int| EDGE + HEIGHT - HEIGHT * u32::from(per_mille(value, least, most)) / 1000;
    // Marks of lines that end at about the same height stand side by side.
    let beside = |nth: usize, end: u32| {
        let before = counters.iter().take(nth).map(|counter| down(&counter.end));
        u32::try_from(before.filter(|other| end.abs_diff(*other) < MARK).count()).unwrap_or(0)
    };
    let lines = counters.iter().enumerate().map(|(nth, counter)| {
        let between =
            report.samples.iter().filter_map(|sample| Some((sample.iteration.int(), sample.values.get(nth)?)));
        let ends = [(Int::zero(), &counter.start)].into_iter().chain(between).chain([(last.int(), &counter.end)]);
        let points: Vec<String> =
            ends.map(|(iteration, value)| format!("{},{}", across(&iteration), down(value))).collect();
        let end = down(&counter.end);
        let (x, y) = ((WIDTH + EDGE + 6 + MARK * beside(nth, end)).to_string(), (end + 5).to_string());
        html! {
            <g class={format!("plot__line plot__line--{nth}")}>
                <polyline points={points.join(" ")} />
                <text {x} {y}>{ mark(nth) }</text>
            </g>
        }
    });
    let (left, right) = (EDGE.to_string(), (EDGE + WIDTH).to_string());
    let (top, foot) = (EDGE.to_string(), (EDGE + HEIGHT).to_string());
    let abreast = counters.iter().enumerate().map(|(nth, counter)| beside(nth, down(&counter.end))).max().unwrap_or(0);
    let frame = format!("0 0 {} {}", WIDTH + 3 * EDGE + MARK * abreast, HEIGHT + 2 * EDGE);
    html! {
        <figure class="plot">
            <svg viewBox={frame} aria-hidden="true" focusable="false">
                <polyline class="plot__axis" points={format!("{left},{top} {left},{foot} {right},{foot}")} />
                if report.stop.is_some() {
                    <line class="plot__stop" x1={right.clone()} y1={top} x2={right} y2={foot} />
                }
                { for lines }
            </svg>
            <figcaption class="hint">
                <span>{ said(&least.say(model.lang).into()) }{ "–" }{ said(&most.say(model.lang).into()) }</span>
                { " · " }
                { tell(&PageSays::LoopOver { iterations: last.clone() }, model.lang) }
            </figcaption>
        </figure>
    }
}
