//! Who stands against whom, as a picture: the pieces that others were put against on one side, those others on the
//! other, a line between them. Drawn from the board's links alone; the same in words for those who do not see it.

use crate::app::model::Model;
use crate::app::places;
use crate::app::view::tell;
use crate::app::walk_says::WalkSays;
use refrain::ruling::{Act, ActArg, Arg, BoardView, Problem, ProblemAbout, Says, Severity, TokenId, TokenView};
use refrain::words::{Count, Lang};
use yew::prelude::*;

/// The picture's width, and the height of a piece in it, in its own units.
const WIDTH: usize = 320;
const ROW: usize = 40;
/// A name of more letters than this is set narrower, and of more than that cut; it stands in full on the board and in the
/// words below.
const LETTERS: usize = 14;
const MOST_LETTERS: usize = 22;
/// Where the names of both sides end and begin.
const LEFT: usize = 132;
const RIGHT: usize = 188;
/// More room than this is told in words alone.
const PIPS: usize = 7;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Chosen,
    Forced,
    LeftOver,
    Barred,
}

struct Pair<'a> {
    one: &'a TokenView,
    other: &'a TokenView,
    line: Line,
}

/// The picture; nothing where no piece stands against another.
#[inline(never)] // not on the first screen
pub fn against(model: &Model) -> Html {
    let board = &*model.open.board;
    let lang = model.lang;
    let pairs = pairs(model, board);
    if pairs.is_empty() {
        return Html::default();
    }
    let mut heads: Vec<&TokenView> = Vec::new();
    for pair in &pairs {
        if !heads.iter().any(|head| head.id == pair.other.id) {
            heads.push(pair.other);
        }
    }
    let mut drawn = Vec::new();
    let mut said: Vec<Says> = Vec::new();
    let mut rows = 0;
    for head in heads {
        let own: Vec<&Pair> = pairs.iter().filter(|pair| pair.other.id == head.id).collect();
        let middle = ROW * rows + ROW * own.len() / 2;
        drawn.push(face(head, model, middle, true));
        drawn.push(pips(head, &own, middle, &mut said));
        for pair in own {
            let y = ROW * rows + ROW / 2;
            drawn.push(line(pair.line, middle, y));
            drawn.push(face(pair.one, model, y, false));
            said.push(in_words(pair));
            rows += 1;
        }
    }
    let height = ROW * rows;
    let keys = [
        (Line::Chosen, WalkSays::KeyChosen),
        (Line::Forced, WalkSays::KeyForced),
        (Line::LeftOver, WalkSays::KeyLeftOver),
        (Line::Barred, WalkSays::KeyBarred),
    ];
    let keys = keys.into_iter().filter(|(kind, _)| pairs.iter().any(|pair| pair.line == *kind)).map(|(kind, says)| {
        html! {
            <li>
                <svg viewBox="0 0 44 12" width="44" height="12" focusable="false">{ stroke(kind, 0, 6, 44, 6) }</svg>
                { tell(&says, lang) }
            </li>
        }
    });
    html! {
        <figure class="against" aria-labelledby="against">
            <h3 id="against">{ tell(&WalkSays::Against, lang) }</h3>
            <svg viewBox={format!("0 0 {WIDTH} {height}")} aria-hidden="true" focusable="false">{ for drawn }</svg>
            <ul class="against__keys" aria-hidden="true">{ for keys }</ul>
            <figcaption class="sr"><ul>{ for said.iter().map(|says| html! { <li>{ tell(&**says, lang) }</li> }) }</ul></figcaption>
        </figure>
    }
}

fn pairs<'a>(model: &Model, board: &'a BoardView) -> Vec<Pair<'a>> {
    let token = |id: &TokenId| board.tokens.iter().find(|token| token.id == *id);
    let mut pairs: Vec<Pair> = Vec::new();
    for link in &board.links {
        let line = match link.kind {
            "assigned" => Line::Chosen,
            "forced" => Line::Forced,
            "leftover" => Line::LeftOver,
            _ => continue,
        };
        if let (Some(one), Some(other)) = (token(&link.from), token(&link.to)) {
            pairs.push(Pair { one, other, line });
        }
    }
    if pairs.is_empty() {
        return pairs;
    }
    // In the order in which the board is read.
    let order = places::in_reading_order(board);
    let place = |token: &TokenView| order.iter().position(|zone| **zone == token.zone);
    pairs.sort_by_key(|pair| place(pair.other));
    for act in refused(model) {
        if let Some((one, other)) = between(act, board) {
            pairs.push(Pair { one, other, line: Line::Barred });
        }
    }
    pairs
}

// The deeds that the rules do not allow.
fn refused(model: &Model) -> impl Iterator<Item = &Act> {
    let index = |problem: &Problem| match problem.about {
        ProblemAbout::Act(index) if problem.severity == Severity::Blocking => Some(index),
        _ => None,
    };
    let mut barred: Vec<usize> = model.open.ruling.problems.iter().filter_map(index).collect();
    barred.dedup();
    barred.into_iter().filter_map(|index| model.open.case.acts().get(index))
}

// A piece of one side put against a piece of another, whatever the deed calls them.
fn between<'a>(act: &Act, board: &'a BoardView) -> Option<(&'a TokenView, &'a TokenView)> {
    let mut pieces: Vec<&TokenView> = Vec::new();
    for (_, arg) in act.args.iter() {
        if let ActArg::Text(text) = arg {
            pieces.extend(board.tokens.iter().find(|token| token.id.as_str() == text));
        }
    }
    let [first, second] = pieces.as_slice() else { return None };
    let is_head = |token: &TokenView| board.links.iter().any(|link| link.to == token.id) || room(token).is_some();
    if is_head(second) { Some((first, second)) } else { Some((second, first)) }
}

fn room(token: &TokenView) -> Option<Count> {
    token.badges.iter().find(|badge| badge.key == "capacity").and_then(|badge| match &badge.value {
        Arg::Int(room) => room.count(),
        _ => None,
    })
}

// The name, and the first number on the piece beneath.
fn face(token: &TokenView, model: &Model, middle: usize, is_left: bool) -> Html {
    let lang = model.lang;
    let number = token.badges.iter().find(|badge| badge.key == "strength").map(|badge| badge.short.say(lang).plain());
    let left = if is_left { 1 } else { RIGHT };
    let x = left + 6;
    let (name, is_long) = cut(token, lang);
    let narrow = is_long.then(|| (LEFT - 14).to_string());
    html! {
        <g class={model.tint(token.seat.as_ref())}>
            <rect class="against__piece" rx="6" x={left.to_string()} y={(middle - 17).to_string()} width={(LEFT - 2).to_string()} height="34" />
            <text class="against__name" x={x.to_string()} y={(middle - 2).to_string()} textLength={narrow} lengthAdjust="spacingAndGlyphs">
                { name }
            </text>
            if let Some(number) = number {
                <text class="against__number" x={x.to_string()} y={(middle + 13).to_string()}>{ number }</text>
            }
        </g>
    }
}

// The name as there is room for it, and whether it has to be narrow.
fn cut(token: &TokenView, lang: Lang) -> (String, bool) {
    let name = token.name.say(lang).plain();
    let letters = name.chars().count();
    if letters <= MOST_LETTERS {
        return (name, letters > LETTERS);
    }
    let mut cut: String = name.chars().take(MOST_LETTERS - 1).collect();
    cut.push('…');
    (cut, true)
}

// A pip for each that may be taken on, filled for each that is.
fn pips(head: &TokenView, own: &[&Pair], middle: usize, said: &mut Vec<Says>) -> Html {
    let Some(room) = room(head) else { return Html::default() };
    let taken = own.iter().filter(|pair| pair.line == Line::Chosen).count();
    said.push(WalkSays::Room { piece: head.name.clone(), taken: Count::from(taken), room: room.clone() }.says());
    let Some(room) = room.small().filter(|room| *room <= PIPS) else { return Html::default() };
    let dots = (0..room).map(|nth| {
        let class = classes!("against__pip", (nth < taken).then_some("is-taken"));
        let x = LEFT - 12 - 11 * nth;
        html! { <circle {class} cx={x.to_string()} cy={(middle + 9).to_string()} r="4" /> }
    });
    html! { <>{ for dots }</> }
}

fn line(kind: Line, from: usize, to: usize) -> Html {
    match kind {
        // A stub with a bar across.
        Line::Barred => stroke(kind, RIGHT - 26, to, RIGHT, to),
        _ => stroke(kind, LEFT, from, RIGHT, to),
    }
}

fn stroke(kind: Line, x1: usize, y1: usize, x2: usize, y2: usize) -> Html {
    let one = |class: &'static str, up: bool, shift: usize| {
        let y = |y: usize| if up { y.saturating_sub(shift) } else { y + shift };
        html! { <line {class} x1={x1.to_string()} y1={y(y1).to_string()} x2={x2.to_string()} y2={y(y2).to_string()} /> }
    };
    match kind {
        Line::Chosen => one("against__line", false, 0),
        Line::Forced => html! { <>{ one("against__line", true, 3) }{ one("against__line", false, 3) }</> },
        Line::LeftOver => one("against__line is-left-over", false, 0),
        Line::Barred => {
            let x = (x1 + 9).to_string();
            html! {
                <>
                    { one("against__line is-barred", false, 0) }
                    <line class="against__line is-barred" x1={x.clone()} y1={y1.saturating_sub(6).to_string()} x2={x} y2={(y1 + 6).to_string()} />
                </>
            }
        }
    }
}

fn in_words(pair: &Pair) -> Says {
    let (one, other) = (pair.one.name.clone(), pair.other.name.clone());
    match pair.line {
        Line::Chosen => WalkSays::Chosen { one, other }.says(),
        Line::Forced => WalkSays::Forced { one, other }.says(),
        Line::LeftOver => WalkSays::LeftOver { one, other }.says(),
        Line::Barred => WalkSays::Barred { one, other }.says(),
    }
}
