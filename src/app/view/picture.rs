use refrain::ruling::{BoardView, Tint, TokenView, ZoneView};
use yew::prelude::*;

/// The width and height of a board's small picture, in its own units.
const WIDTH: usize = 240;
const HEIGHT: usize = 132;
/// How many pieces are drawn in one place; more are left out of a picture this small.
const DRAWN: usize = 10;
/// How many places are drawn of a board without a piece.
const EMPTY: usize = 6;

/// The class that gives something a side's colours.
pub fn tint(tint: Tint) -> &'static str {
    match tint {
        Tint::First => "tint-first",
        Tint::FirstAlly => "tint-first-ally",
        Tint::Second => "tint-second",
        Tint::SecondAlly => "tint-second-ally",
        Tint::Neutral => "tint-neutral",
    }
}

/// A small picture of a board: places as shapes, pieces as marks in their side's colour. Decoration only.
#[inline(never)] // not on the first screen
pub fn picture(board: &BoardView) -> Html {
    let mut places: Vec<&ZoneView> = if board.zones.iter().any(|zone| zone.outline.is_some()) {
        board.zones.iter().filter(|zone| zone.outline.is_some()).collect()
    } else {
        board.zones.iter().filter(|zone| board.tokens.iter().any(|token| token.zone == zone.id)).collect()
    };
    if places.is_empty() {
        places = board.zones.iter().take(EMPTY).collect();
    }
    let count = places.len();
    // Outlines fill the picture, whatever part of a map they are.
    let corners = || places.iter().filter_map(|zone| zone.outline).flat_map(|outline| outline.corners);
    let extent =
        |of: fn(&(u16, u16)) -> u16| [corners().map(of).min(), corners().map(of).max()].map(|end| end.unwrap_or(0));
    let (across, down) = (extent(|corner| corner.0), extent(|corner| corner.1));
    let drawn = places.iter().enumerate().map(|(nth, zone)| {
        let pieces: Vec<&TokenView> = board.tokens.iter().filter(|token| within(token, zone, board)).collect();
        match zone.outline {
            Some(outline) => {
                let at = |(x, y): (u16, u16)| {
                    let part = |at: u16, [least, most]: [u16; 2], of: usize| {
                        usize::from(at.saturating_sub(least)) * of / usize::from(most.saturating_sub(least)).max(1)
                    };
                    (part(x, across, WIDTH), part(y, down, HEIGHT))
                };
                let corner = |corner: &(u16, u16)| at(*corner);
                let corners = outline.corners.iter().map(corner).map(|(x, y)| format!("{x},{y}"));
                let corners: Vec<String> = corners.collect();
                let (x, y) = at((outline.x, outline.y));
                html! {
                    <g>
                        <polygon class="picture__place" points={corners.join(" ")} />
                        { dots(&pieces, board, x, y) }
                    </g>
                }
            }
            None => row(nth, count, &pieces, board),
        }
    });
    html! {
        <svg class="picture" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} aria-hidden="true" focusable="false">
            { for drawn }
        </svg>
    }
}

// Whether a piece lies in a place or in one inside it.
fn within(token: &TokenView, place: &ZoneView, board: &BoardView) -> bool {
    let mut at = Some(&token.zone);
    // A board's places are nested a few deep; the bound only guards against a circle.
    for _ in 0..8 {
        match at {
            Some(id) if *id == place.id => return true,
            Some(id) if place.outline.is_some() => {
                at = board.zones.iter().find(|zone| zone.id == *id).and_then(|zone| zone.parent.as_ref());
            }
            _ => return false,
        }
    }
    false
}

fn colour(token: &TokenView, board: &BoardView) -> &'static str {
    let seat = board.seats.iter().find(|seat| Some(&seat.id) == token.seat.as_ref());
    tint(seat.map_or(Tint::Neutral, |seat| seat.tint))
}

// Counted pieces as that many dots, up to the bound: one colour each.
fn dots(pieces: &[&TokenView], board: &BoardView, x: usize, y: usize) -> Html {
    let mut colours: Vec<&'static str> = Vec::new();
    for piece in pieces {
        let many = piece.count.as_ref().map_or(1, |count| count.small().unwrap_or(DRAWN)).min(DRAWN);
        colours.extend(std::iter::repeat_n(colour(piece, board), many));
    }
    colours.truncate(DRAWN);
    let (per_row, step) = (4, 13);
    let rows = colours.len().div_ceil(per_row);
    let dot = colours.iter().enumerate().map(|(nth, colour)| {
        let in_row = (colours.len() - nth / per_row * per_row).min(per_row);
        // At the map's edge they may not go as far to the left, or up, as their row is wide.
        let cx = (x + nth % per_row * step + step / 2).saturating_sub(in_row * step / 2);
        let cy = (y + nth / per_row * step + step / 2).saturating_sub(rows * step / 2);
        html! { <circle class={classes!("picture__piece", *colour)} cx={cx.to_string()} cy={cy.to_string()} r="5.5" /> }
    });
    html! { <>{ for dot }</> }
}

// Places without a shape of their own: a line each, pieces as small cards.
fn row(nth: usize, count: usize, pieces: &[&TokenView], board: &BoardView) -> Html {
    let columns = if count > 3 { 2 } else { 1 };
    let rows = count.div_ceil(columns).max(1);
    let (gap, margin) = (6, 8);
    let width = (WIDTH - 2 * margin - (columns - 1) * gap) / columns;
    let height = (HEIGHT - 2 * margin).saturating_sub((rows - 1) * gap) / rows;
    let x = margin + nth % columns * (width + gap);
    let y = margin + nth / columns * (height + gap);
    let tall = height.saturating_sub(8).min(34);
    let wide = tall * 5 / 7;
    let fit = (width.saturating_sub(8) / (wide + 4).max(1)).min(DRAWN);
    let drawn = pieces.len().min(fit);
    let left = x + (width - drawn * (wide + 4)) / 2 + 2;
    let cards = pieces.iter().take(fit).enumerate().map(|(nth, piece)| {
        html! {
            <rect class={classes!("picture__piece", colour(piece, board))} rx="2.5"
                x={(left + nth * (wide + 4)).to_string()} y={(y + (height - tall) / 2).to_string()}
                width={wide.to_string()} height={tall.to_string()} />
        }
    });
    html! {
        <g>
            <rect class="picture__place" rx="6" x={x.to_string()} y={y.to_string()} width={width.to_string()}
                height={height.to_string()} />
            { for cards }
        </g>
    }
}
