use crate::app::model::Model;
use crate::app::page_says::PageSays;
use refrain::ruling::LoopReport;
use yew::prelude::*;

/// A ring of more actions than this is a list and nothing else.
const MOST: usize = 12;
/// The middle of the ring, across and down.
const MIDDLE: i32 = 120;
const RADIUS: i32 = 88;

/// One iteration as a ring of numbered actions in their players' colours, with the number of iterations in the middle.
/// The numbers are those of the list beside it, which says all of it in words.
pub fn ring(report: &LoopReport, model: &Model) -> Html {
    let count = report.round.len();
    if !(2..=MOST).contains(&count) {
        return Html::default();
    }
    let at = |nth: usize| degrees(nth, count);
    let actions = report.round.iter().enumerate().map(|(nth, action)| {
        let stops = report.stop.as_ref().is_some_and(|stop| stop.action == nth);
        let class = classes!("ring__action", model.tint(action.seat.as_ref()), stops.then_some("is-stop"));
        let (x, y) = on_circle(at(nth), RADIUS);
        html! {
            <g>
                <circle {class} cx={x.to_string()} cy={y.to_string()} r="19" />
                <text class={classes!("ring__number", model.tint(action.seat.as_ref()))} x={x.to_string()} y={(y + 6).to_string()}>{ nth + 1 }</text>
            </g>
        }
    });
    let arrows = (0..count).map(|nth| arrow((2 * at(nth) + 360 / i32::try_from(count).unwrap_or(1)) / 2));
    let times = PageSays::LoopTimes { times: report.done.clone() };
    html! {
        <svg class="ring" viewBox="0 0 240 240" aria-hidden="true" focusable="false">
            <circle class="ring__way" cx={MIDDLE.to_string()} cy={MIDDLE.to_string()} r={RADIUS.to_string()} />
            { for arrows }
            { for actions }
            <text class="ring__times" x={MIDDLE.to_string()} y={(MIDDLE + 6).to_string()}>{ crate::app::view::tell(&times, model.lang) }</text>
        </svg>
    }
}

// A small head that points on around the ring, clockwise.
fn arrow(degrees: i32) -> Html {
    let (tip, outer, inner) =
        (on_circle(degrees + 5, RADIUS), on_circle(degrees - 2, RADIUS + 7), on_circle(degrees - 2, RADIUS - 7));
    let corners = [tip, outer, inner].map(|(x, y)| format!("{x},{y}"));
    html! { <polygon class="ring__arrow" points={corners.join(" ")} /> }
}

fn degrees(nth: usize, count: usize) -> i32 {
    i32::try_from(360 * nth / count.max(1)).unwrap_or_default()
}

// Clockwise from the top.
fn on_circle(degrees: i32, radius: i32) -> (i32, i32) {
    (MIDDLE + radius * sine(degrees) / 1000, MIDDLE - radius * sine(degrees + 90) / 1000)
}

// Per mille, by Bhaskara's formula: within 2, without the bytes of floats.
fn sine(degrees: i32) -> i32 {
    let turned = degrees.rem_euclid(360);
    let (half, sign) = if turned < 180 { (turned, 1) } else { (turned - 180, -1) };
    let product = half * (180 - half);
    sign * 4000 * product / (40_500 - product)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ring_begins_at_the_top_and_goes_round_clockwise() {
        assert_eq!(on_circle(0, 100), (MIDDLE, MIDDLE - 100));
        assert_eq!(on_circle(90, 100), (MIDDLE + 100, MIDDLE));
        assert_eq!(on_circle(180, 100), (MIDDLE, MIDDLE + 100));
        assert_eq!(on_circle(270, 100), (MIDDLE - 100, MIDDLE));
        assert!((sine(30) - 500).abs() <= 2 && (sine(300) + 866).abs() <= 2);
    }
}
