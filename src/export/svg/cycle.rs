use crate::export::svg::pen::{Frame, Pen, Type, ink, wrapped};
use crate::export::{KitSays, Names};
use crate::ruling::{LoopReport, Sentence};
use crate::words::{Count, Lang};

const WIDTH: usize = 720;
const MARGIN: usize = 16;
const GAP: usize = 14;
/// The room to the right of the round, for the way back to its start.
const BACK: usize = 150;
/// No picture shows more actions or counters than this.
const MOST: usize = 40;
const CAPTION: Type = Type { size: 18, bold: true, fill: ink::TEXT };
const ACTION: Type = Type { size: 14, bold: false, fill: ink::TEXT };
const HEAD: Type = Type { size: 12, bold: true, fill: ink::SOFT };
const STOPS: Type = Type { size: 14, bold: true, fill: ink::LIT };

/// A loop as a picture: its round from the top down with the way back and how often it was gone, what each counter was
/// before and is behind it, and where it stopped.
pub fn loop_svg(report: &LoopReport, names: &Names, lang: Lang) -> String {
    let mut pen = Pen::default();
    let caption = KitSays::LoopTimes { times: report.done.clone() }.say(lang).plain();
    let mut y = MARGIN;
    y += pen.lines(MARGIN, y, &wrapped(&caption, WIDTH - 2 * MARGIN, CAPTION), CAPTION) + GAP;
    y = round(&mut pen, report, y, lang);
    y = counters(&mut pen, report, y, lang);
    let mut ends = Vec::new();
    if let Some(stop) = &report.stop {
        let says = KitSays::LoopStops {
            iteration: stop.iteration.clone(),
            action: Count::from(stop.action + 1),
            why: stop.why.clone(),
        };
        ends.push(says.say(lang).plain());
    }
    if let Some(who) = report.last.as_ref().and_then(|seat| names.seat(seat)) {
        ends.push(KitSays::LoopLast { who }.say(lang).plain());
    }
    for end in &ends {
        y += pen.lines(MARGIN, y, &wrapped(end, WIDTH - 2 * MARGIN, STOPS), STOPS) + 4;
    }
    let round: Vec<String> = report.round.iter().take(MOST).map(|action| action.says.say(lang).plain()).collect();
    pen.picture(WIDTH, y + MARGIN, &caption, &format!("{} {}", round.join(" → "), ends.join(" ")))
}

fn round(pen: &mut Pen, report: &LoopReport, top: usize, lang: Lang) -> usize {
    let wide = WIDTH - 2 * MARGIN - BACK;
    let stops = report.stop.as_ref().map(|stop| stop.action);
    let (mut y, mut middles) = (top, Vec::new());
    for (nth, action) in report.round.iter().take(MOST).enumerate() {
        let lines = wrapped(&format!("{}. {}", nth + 1, action.says.say(lang).plain()), wide - 24, ACTION);
        let height = lines.len() * ACTION.size * 13 / 10 + 18;
        if nth > 0 {
            let x = MARGIN + 30;
            pen.path(&format!("M{x} {} V{} m-5 -6 l5 6 l5 -6", y - GAP, y - 1), ink::SOFT, 2, "none");
        }
        let (edge, line) = if stops == Some(nth) { (ink::LIT, 4) } else { (ink::EDGE, 1) };
        pen.rect(Frame { x: MARGIN, y, width: wide, height }, 8, ink::PLACE, edge, line);
        pen.lines(MARGIN + 12, y + 8, &lines, ACTION);
        middles.push(y + height / 2);
        y += height + GAP;
    }
    if let (Some(first), Some(last)) = (middles.first(), middles.last()) {
        let (from, to) = (MARGIN + wide, MARGIN + wide + 34);
        // One action alone comes back to itself.
        let (first, last) = if first == last { (first - 10, last + 10) } else { (*first, *last) };
        pen.path(
            &format!(
                "M{from} {last} H{} Q{to} {last} {to} {} V{} Q{to} {first} {} {first} H{} m7 -5 l-7 5 l7 5",
                to - 8,
                last - 8,
                first + 8,
                to - 8,
                from + 2
            ),
            ink::SOFT,
            2,
            "none",
        );
        let times = wrapped(&format!("× {}", report.done.say(lang)), BACK - 44, CAPTION);
        pen.lines(to + 10, (first + last) / 2 - 14, &times, CAPTION);
    }
    y
}

// What grows has a plus.
fn signed(change: String) -> String {
    if change.starts_with(|c: char| c.is_ascii_digit() && c != '0') { format!("+{change}") } else { change }
}

fn counters(pen: &mut Pen, report: &LoopReport, top: usize, lang: Lang) -> usize {
    if report.counters.is_empty() {
        return top;
    }
    let columns = [MARGIN, MARGIN + 310, MARGIN + 420, MARGIN + 540];
    let wide = [300, 100, 110, 148];
    let heads = [KitSays::Counter, KitSays::Before, KitSays::Each, KitSays::After];
    let mut y = top + 4;
    for (x, head) in columns.iter().zip(&heads) {
        pen.text(*x, y + HEAD.size, &head.say(lang).plain(), HEAD);
    }
    y += HEAD.size + 8;
    for counter in report.counters.iter().take(MOST) {
        pen.path(&format!("M{MARGIN} {y} H{}", WIDTH - MARGIN), ink::EDGE, 1, "none");
        y += 4;
        let change = counter.change.as_ref().map_or_else(|| "…".to_owned(), |change| signed(change.say(lang)));
        let cells = [counter.says.say(lang).plain(), counter.start.say(lang), change, counter.end.say(lang)];
        let heights = columns
            .iter()
            .zip(wide)
            .zip(&cells)
            .map(|((x, wide), cell)| pen.lines(*x, y, &wrapped(cell, wide, ACTION), ACTION));
        y += heights.max().unwrap_or_default() + 6;
    }
    y + GAP
}
