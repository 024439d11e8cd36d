//! The drawing of a map, for the eye and the pointer. To a screen reader it is decoration: the list below it is the
//! board. A map of a few places fits its room: a wide one draws each piece, a narrow one only how many each side has. A
//! crowded map keeps a size at which it can be read, and is scrolled where it has no room. What is drawn in a place is made
//! as small as it has to be for the place's outline.

use crate::app::gesture::Source;
use crate::app::msg::Msg;
use crate::app::places;
use crate::app::view::{self, board::scene::Scene, still};
use refrain::ruling::{Outline, Tint, TokenView, ZoneId, ZoneView};
use refrain::words::Count;
use yew::prelude::*;

/// How many units of the drawing 1000 of an outline are: as many across, and fewer down.
const HEIGHT: i32 = 720;
/// Pixels that 100 units of a crowded map take at least, so that its names can be read.
const LEAST: i32 = 62;
/// What is left free around the drawing.
const EDGE: i32 = 6;
/// How many pieces stand side by side.
const ABREAST: usize = 4;
/// The height of a line of a name on a narrow map, and on a wide one.
const LINE: i32 = 46;
const WIDE_LINE: i32 = 36;
/// The size of a piece, and the gap to the next.
const PIECE: (i32, i32) = (58, 50);
const GAP: i32 = 6;

/// How wide a letter of a name is, and one of a badge, at the most.
const LETTER: i32 = 26;
const SMALL_LETTER: i32 = 20;
/// From so many places on, a map is crowded: what is drawn in a place is half as large, or smaller.
const CROWDED: usize = 12;

/// The whole drawing, anew only once the board is another one or while something is in the hand.
#[inline(never)] // not on the first screen
pub fn map(scene: &Scene, zone: &ZoneView) -> Html {
    let (model, send, id) = (scene.model.clone(), scene.send.clone(), zone.id.clone());
    still(scene.stamp_of(&zone.id), move || drawn(&Scene::new(&model, &send), &id))
}

fn drawn(scene: &Scene, map: &ZoneId) -> Html {
    let inner = places::children(scene.board, Some(map));
    let drawn: Vec<(&ZoneView, Outline)> = inner.filter_map(|zone| Some((zone, zone.outline?))).collect();
    if drawn.is_empty() {
        return Html::default();
    }
    let crowded = drawn.len() > CROWDED;
    let place_of = |id: &ZoneId| drawn.iter().find(|(zone, _)| zone.id == *id).map(|(_, outline)| middle(outline));
    let lying = scene.board.tokens.iter().map(|token| (token, places::within(scene.board, &token.zone)));
    let lying: Vec<Lying> = lying.collect();
    let edges = scene.board.edges.iter().filter_map(|(one, other)| Some((place_of(one)?, place_of(other)?)));
    let frame = Frame::around(drawn.iter().map(|(_, outline)| outline));
    // Where something stands comes into view first.
    let held = drawn.iter().find(|(zone, _)| lying.iter().any(|(_, within)| within.contains(&zone.id)));
    let at = held.map_or(0, |(_, outline)| (middle(outline).0 - frame.left) * 1000 / frame.width.max(1));
    let picture = html! {
        <svg viewBox={format!("{} {} {} {}", frame.left, frame.top, frame.width, frame.height)} focusable="false"
            width={crowded.then(|| (frame.width * LEAST / 100).to_string())}>
            for ((ax, ay), (bx, by)) in edges {
                <line class="map__edge" x1={ax.to_string()} y1={ay.to_string()} x2={bx.to_string()} y2={by.to_string()} />
            }
            { for drawn.iter().map(|(zone, outline)| ground(scene, zone, outline)) }
            { for drawn.iter().map(|(zone, outline)| labels(scene, zone, outline, &tokens_in(&lying, &zone.id), crowded)) }
        </svg>
    };
    html! { <Sheet {crowded} width={frame.width} {at}>{ picture }</Sheet> }
}

/// What of the drawing is shown, in its units.
struct Frame {
    left: i32,
    top: i32,
    width: i32,
    height: i32,
}

impl Frame {
    fn around<'a>(outlines: impl Iterator<Item = &'a Outline>) -> Frame {
        let mut edges = [i32::MAX, i32::MAX, i32::MIN, i32::MIN];
        for (x, y) in outlines.flat_map(|outline| outline.corners) {
            let (x, y) = (i32::from(*x), down(*y));
            let [left, top, right, bottom] = edges;
            edges = [left.min(x), top.min(y), right.max(x), bottom.max(y)];
        }
        let [left, top, right, bottom] = edges;
        Frame { left: left - EDGE, top: top - EDGE, width: right - left + 2 * EDGE, height: bottom - top + 2 * EDGE }
    }
}

/// The sheet that a map is drawn on. Where it has no room it is scrolled, at first to what stands on it.
struct Sheet(NodeRef);

#[derive(Properties, PartialEq)]
struct SheetProps {
    crowded: bool,
    /// The drawing's width: another one is another map.
    width: i32,
    /// What comes into view first, in per mille of the width.
    at: i32,
    children: Html,
}

impl Component for Sheet {
    type Message = ();
    type Properties = SheetProps;

    fn create(_: &Context<Sheet>) -> Sheet {
        Sheet(NodeRef::default())
    }

    fn changed(&mut self, ctx: &Context<Sheet>, former: &SheetProps) -> bool {
        if ctx.props().width != former.width {
            self.scroll(ctx.props().at);
        }
        true
    }

    fn view(&self, ctx: &Context<Sheet>) -> Html {
        let SheetProps { crowded, children, .. } = ctx.props();
        let class = classes!("map", crowded.then_some("map--crowded"));
        html! { <div {class} aria-hidden="true" ref={self.0.clone()}>{ children.clone() }</div> }
    }

    fn rendered(&mut self, ctx: &Context<Sheet>, first: bool) {
        if first {
            self.scroll(ctx.props().at);
        }
    }
}

impl Sheet {
    fn scroll(&self, at: i32) {
        if let Some(sheet) = self.0.cast::<web_sys::Element>() {
            sheet.set_scroll_left(sheet.scroll_width() * at / 1000 - sheet.client_width() / 2);
        }
    }
}

fn down(y: u16) -> i32 {
    i32::from(y) * HEIGHT / 1000
}

fn middle(outline: &Outline) -> (i32, i32) {
    (i32::from(outline.x), down(outline.y))
}

fn ground(scene: &Scene, zone: &ZoneView, outline: &Outline) -> Html {
    let corner = |(x, y): &(u16, u16)| format!("{x},{}", down(*y));
    let points = outline.corners.iter().map(corner).collect::<Vec<String>>().join(" ");
    let drop = scene.lifted.and_then(|lifted| lifted.drop_at(&zone.id));
    let class = classes!(
        "map__place",
        format!("map__place--{}", zone.kind),
        zone.seat.is_some().then(|| view::tint(scene.tint(zone.seat.as_ref()))),
        drop.map(|drop| if drop.why.is_empty() { "is-allowed" } else { "is-forbidden" }),
        (scene.over == Some(&zone.id)).then_some("is-over"),
    );
    let onclick = if scene.lifted.is_some() {
        scene.on_choose(places::within(scene.board, &zone.id))
    } else {
        scene.on(Msg::Reveal(zone.id.clone()))
    };
    html! { <polygon {class} {points} data-zone={zone.id.to_string()} {onclick} /> }
}

fn labels(scene: &Scene, zone: &ZoneView, outline: &Outline, tokens: &[&TokenView], crowded: bool) -> Html {
    let drop = scene.lifted.and_then(|lifted| lifted.drop_at(&zone.id));
    let mark = drop.map_or("", |drop| if drop.why.is_empty() { "✓ " } else { "✕ " });
    let name = format!("{mark}{}", zone.name.say(scene.lang).plain());
    let (x, y) = middle(outline);
    if crowded {
        let (lines, badges) = (lines(&name, 11), badges(scene, zone));
        let scale = fitting(outline, &lines, &badges, tokens.len());
        // Drawn at that scale around its own middle.
        let moved = |at: i32| at * (1000 - scale) / 1000;
        let transform = format!("translate({} {}) scale(0.{scale:03})", moved(x), moved(y));
        return html! { <g {transform}>{ wide(scene, outline, &lines, &badges, tokens) }</g> };
    }
    html! {
        <g>
            <g class="map__wide">{ wide(scene, outline, &lines(&name, 18), &badges(scene, zone), tokens) }</g>
            { narrow(scene, outline, &lines(&name, 12), tokens) }
        </g>
    }
}

fn badges(scene: &Scene, zone: &ZoneView) -> String {
    let badges = zone.badges.iter().map(|badge| badge.short.say(scene.lang).plain()).filter(|short| !short.is_empty());
    badges.collect::<Vec<String>>().join(" · ")
}

fn whole(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX / 1000)
}

// How high name, badges and pieces are together.
fn height(lines: usize, badges: &str, pieces: usize) -> i32 {
    let rows = whole(pieces.div_ceil(ABREAST));
    let above = whole(lines + usize::from(!badges.is_empty())) * WIDE_LINE;
    if rows == 0 { above } else { above + rows * (PIECE.1 + GAP) }
}

// The scale, in per mille, at which all of it stays within the outline: half the size at most.
fn fitting(outline: &Outline, lines: &[String], badges: &str, pieces: usize) -> i32 {
    let frame = Frame::around(std::iter::once(outline));
    let longest = |words: &str, letter: i32| whole(words.chars().count()) * letter;
    let names = lines.iter().map(|line| longest(line, LETTER)).max().unwrap_or(0);
    let abreast = whole(pieces.min(ABREAST)) * (PIECE.0 + GAP);
    let across = names.max(longest(badges, SMALL_LETTER)).max(abreast).max(1);
    let down = height(lines.len(), badges, pieces).max(1);
    (500).min((frame.width - 3 * EDGE) * 1000 / across).min((frame.height - 4 * EDGE) * 1000 / down)
}

// The name, the badges and each piece, all together around the middle.
fn wide(scene: &Scene, outline: &Outline, name: &[String], badges: &str, tokens: &[&TokenView]) -> Html {
    let (x, y) = middle(outline);
    let top = y - height(name.len(), badges, tokens.len()) / 2;
    let below = top + whole(name.len()) * WIDE_LINE;
    let pieces_at = if badges.is_empty() { below } else { below + WIDE_LINE };
    let standing =
        tokens.iter().zip(0..).map(|(token, nth)| figure(scene, token, stand(nth, tokens.len(), x, pieces_at)));
    html! {
        <>
            { for name.iter().zip(0..).map(|(line, nth)| text("map__name", x, top + nth * WIDE_LINE + 29, line)) }
            if !badges.is_empty() { { text("map__badges", x, below + 26, badges) } }
            { for standing }
        </>
    }
}

// The name in short lines, and how many each side has.
fn narrow(scene: &Scene, outline: &Outline, lines: &[String], tokens: &[&TokenView]) -> Html {
    let (x, y) = middle(outline);
    let height = i32::try_from(lines.len()).unwrap_or(0) * LINE;
    let first = if tokens.is_empty() { y - height / 2 + LINE / 2 } else { y - height };
    html! {
        <g class="map__narrow">
            { for lines.iter().zip(0..).map(|(line, nth)| text("map__name", x, first + nth * LINE, line)) }
            { sums(scene, tokens, x, first + height + 10) }
        </g>
    }
}

fn text(class: &'static str, x: i32, y: i32, words: &str) -> Html {
    html! { <text {class} x={x.to_string()} y={y.to_string()}>{ words }</text> }
}

// A name in lines of fewer than so many letters, broken between words.
fn lines(name: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in name.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// A piece, with the places that hold it.
type Lying<'a> = (&'a TokenView, Vec<ZoneId>);

// All pieces in a place and in the places within it.
fn tokens_in<'a>(lying: &[Lying<'a>], zone: &ZoneId) -> Vec<&'a TokenView> {
    lying.iter().filter(|(_, within)| within.contains(zone)).map(|(token, _)| *token).collect()
}

// Where the nth of so many pieces stands, its left upper corner.
fn stand(nth: usize, of: usize, x: i32, below: i32) -> (i32, i32) {
    let row = nth / ABREAST;
    let in_row = (of - row * ABREAST).min(ABREAST);
    let width = whole(in_row) * (PIECE.0 + GAP) - GAP;
    (x - width / 2 + whole(nth % ABREAST) * (PIECE.0 + GAP), below + GAP / 2 + whole(row) * (PIECE.1 + GAP))
}

fn figure(scene: &Scene, token: &TokenView, (x, y): (i32, i32)) -> Html {
    let source = Source::Token(token.id.clone());
    let class = classes!(
        "map__piece",
        format!("map__piece--{}", token.kind),
        view::tint(scene.tint(token.seat.as_ref())),
        scene.holds(&source).then_some("is-lifted"),
        scene.touched.contains(&token.id).then_some("is-touched"),
    );
    let (half, width, height) = ((PIECE.0 / 2).to_string(), PIECE.0.to_string(), PIECE.1.to_string());
    let name = token.name.say(scene.lang).plain();
    html! {
        <g key={token.id.to_string()} {class} transform={format!("translate({x} {y})")}
            onpointerdown={scene.on_press(&source)}
            onclick={scene.on_activate(&source, places::within(scene.board, &token.zone))}>
            <title>{ name.clone() }</title>
            <rect {width} {height} rx="9" />
            <text class="map__initials" x={half.clone()} y="20">{ initials(&name) }</text>
            <text class="map__count" x={half} y="43">{ token.count.clone().unwrap_or_else(Count::one).say(scene.lang) }</text>
        </g>
    }
}

// The first letters of up to three words of a name.
fn initials(name: &str) -> String {
    let words = name.split([' ', '\u{A0}', '-']).filter_map(|word| word.chars().find(|c| c.is_alphanumeric()));
    words.take(3).flat_map(char::to_uppercase).collect()
}

// How many pieces each side has there.
fn sums(scene: &Scene, tokens: &[&TokenView], x: i32, y: i32) -> Html {
    const SIDES: [Tint; 5] = [Tint::First, Tint::FirstAlly, Tint::Second, Tint::SecondAlly, Tint::Neutral];
    let sum = |tint: Tint| {
        let here = tokens.iter().filter(|token| scene.tint(token.seat.as_ref()) == tint);
        let mut sum = Count::zero();
        here.for_each(|token| sum += &token.count.clone().unwrap_or_else(Count::one));
        sum
    };
    let sums: Vec<(Tint, Count)> =
        SIDES.into_iter().map(|tint| (tint, sum(tint))).filter(|(_, sum)| !sum.is_zero()).collect();
    let apart = 92;
    let first = x - apart * i32::try_from(sums.len().saturating_sub(1)).unwrap_or(0) / 2;
    let placed = sums.into_iter().zip(0i32..).map(|((tint, sum), nth)| {
        let x = (first + nth * apart).to_string();
        html! {
            <g class={classes!("map__sum", view::tint(tint))}>
                <circle cx={x.clone()} cy={y.to_string()} r="40" />
                <text {x} y={(y + 15).to_string()}>{ sum.say(scene.lang) }</text>
            </g>
        }
    });
    placed.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_stand_in_rows_around_the_middle() {
        assert_eq!(stand(0, 1, 500, 300), (471, 303));
        assert_eq!(stand(0, 6, 500, 300), (500 - 125, 303));
        assert_eq!(stand(4, 6, 500, 300), (500 - 61, 303 + 56));
        assert_eq!(stand(5, 6, 500, 300), (500 + 3, 303 + 56));
    }

    #[test]
    fn a_long_name_is_broken_between_words() {
        assert_eq!(lines("✓ Ithilien du Sud", 12), ["✓ Ithilien", "du Sud"]);
        assert_eq!(lines("Lossarnach", 12), ["Lossarnach"]);
    }

    #[test]
    fn a_name_is_known_by_its_first_letters() {
        assert_eq!(initials("Gondor regular"), "GR");
        assert_eq!(initials("Unité d’élite du Rohan"), "UDD");
        assert_eq!(initials("(x) — 4-4"), "X44");
    }
}
