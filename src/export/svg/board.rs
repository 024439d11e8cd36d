use crate::export::marks::{colon, semicolon};
use crate::export::svg::chip::{Chip, colour};
use crate::export::svg::pen::{Frame, Pen, Type, ink, width, wrapped};
use crate::ruling::{BoardView, Field, FieldKind, TokenId, ZoneId, ZoneView};
use crate::words::{Count, Lang, Said};

const WIDTH: usize = 720;
const MARGIN: usize = 16;
const GAP: usize = 8;
/// No picture shows more pieces than this; the rest is counted below it.
const MOST: usize = 200;
/// Places lie no deeper inside each other than this.
const DEEPEST: usize = 12;
const CAPTION: Type = Type { size: 18, bold: true, fill: ink::TEXT };
const PLACE: Type = Type { size: 13, bold: true, fill: ink::SOFT };
const SMALL: Type = Type { size: 13, bold: false, fill: ink::TEXT };

struct Drawing<'a> {
    board: &'a BoardView,
    lit: &'a [TokenId],
    lang: Lang,
    shown: usize,
}

/// A board as a picture: every place that holds something, with its pieces, their numbers and what they aim at.
/// `caption` stands above it; the pieces in `lit` are set off.
pub fn board_svg(board: &BoardView, lit: &[TokenId], caption: &Said, lang: Lang) -> String {
    let mut pen = Pen::default();
    let caption = caption.plain();
    let mut y = MARGIN;
    y += pen.lines(MARGIN, y, &wrapped(&caption, WIDTH - 2 * MARGIN, CAPTION), CAPTION) + GAP;
    y = seats(&mut pen, board, y, lang);
    let fields: Vec<String> = board.fields.iter().filter_map(|field| told(field, lang)).collect();
    y += pen.lines(MARGIN, y, &wrapped(&fields.join(" · "), WIDTH - 2 * MARGIN, SMALL), SMALL) + GAP;
    let mut drawing = Drawing { board, lit, lang, shown: 0 };
    let places: Vec<&ZoneView> = board.zones.iter().filter(|zone| zone.parent.is_none()).collect();
    y = drawing.places(&mut pen, &places, MARGIN, y, WIDTH - 2 * MARGIN, 0);
    if board.tokens.len() > drawing.shown.min(MOST) && drawing.shown >= MOST {
        pen.text(MARGIN, y + SMALL.size, &format!("… +{}", Count::from(board.tokens.len() - MOST).say(lang)), SMALL);
        y += SMALL.size + GAP;
    }
    pen.picture(WIDTH, y + MARGIN - GAP.min(MARGIN), &caption, &in_words(board, lang))
}

/// The board in words: each place with its pieces.
pub fn in_words(board: &BoardView, lang: Lang) -> String {
    let mut all = Vec::new();
    for zone in &board.zones {
        let pieces: Vec<String> = board
            .tokens
            .iter()
            .filter(|token| token.zone == zone.id)
            .take(MOST)
            .map(|token| {
                let name = token.name.say(lang).plain();
                match &token.count {
                    Some(count) => format!("{name} ×{}", count.say(lang)),
                    None => name,
                }
            })
            .collect();
        if !pieces.is_empty() {
            all.push(format!("{}{} {}", zone.name.say(lang).plain(), colon(lang), pieces.join(", ")));
        }
    }
    format!("{}.", all.join(&format!("{} ", semicolon(lang))))
}

// Who plays which colour, in a row.
fn seats(pen: &mut Pen, board: &BoardView, y: usize, lang: Lang) -> usize {
    if board.seats.is_empty() {
        return y;
    }
    let (mut x, mut y) = (MARGIN, y);
    for seat in &board.seats {
        let name = seat.name.say(lang).plain();
        let room = width(&name, SMALL) + 20 + 2 * GAP;
        if x > MARGIN && x + room > WIDTH - MARGIN {
            (x, y) = (MARGIN, y + 20);
        }
        pen.rect(Frame { x, y: y + 2, width: 12, height: 12 }, 3, colour(seat.tint), "none", 0);
        pen.text(x + 18, y + 13, &name, SMALL);
        x += room;
    }
    y + 20 + GAP / 2
}

fn told(field: &Field, lang: Lang) -> Option<String> {
    let name = field.name.say(lang).plain();
    let colon = colon(lang);
    match &field.kind {
        FieldKind::Number { value, .. } => Some(format!("{name}{colon} {}", value.say(lang))),
        FieldKind::Choice { value, options } => {
            let (_, says) = options.iter().find(|(option, _)| option == value)?;
            Some(format!("{name}{colon} {}", says.say(lang).plain()))
        }
        FieldKind::Toggle(on) => on.then_some(name),
        FieldKind::Text(says) => Some(format!("{name}{colon} {}", says.say(lang).plain())),
    }
}

impl Drawing<'_> {
    // Whether something lies in a place, or in one within it.
    fn is_worth_drawing(&self, zone: &ZoneId, depth: usize) -> bool {
        let within = || self.board.zones.iter().filter(|other| other.parent.as_ref() == Some(zone));
        self.board.tokens.iter().any(|token| token.zone == *zone)
            || depth < DEEPEST && within().any(|other| self.is_worth_drawing(&other.id, depth + 1))
    }

    // Places side by side in rows of two where there is room; where the next row begins.
    fn places(&mut self, pen: &mut Pen, zones: &[&ZoneView], x: usize, y: usize, wide: usize, depth: usize) -> usize {
        let worth: Vec<&ZoneView> =
            zones.iter().copied().filter(|zone| self.is_worth_drawing(&zone.id, depth)).collect();
        if depth > DEEPEST {
            return y;
        }
        let columns = if wide >= 460 && worth.len() > 1 { 2 } else { 1 };
        let each = (wide - (columns - 1) * GAP) / columns;
        let mut y = y;
        for row in worth.chunks(columns) {
            let each = if row.len() == 1 { wide } else { each };
            let mut drawn: Vec<(usize, &ZoneView, Pen, usize)> = Vec::new();
            for (nth, zone) in row.iter().enumerate() {
                let mut inside = Pen::default();
                let left = x + nth * (each + GAP);
                let height = self.place(&mut inside, zone, left, each, depth);
                drawn.push((left, zone, inside, height));
            }
            let height = drawn.iter().map(|(_, _, _, height)| *height).max().unwrap_or_default();
            for (left, zone, inside, _) in &drawn {
                pen.rect(Frame { x: *left, y, width: each, height }, 8, ink::PLACE, ink::EDGE, 1);
                pen.lines(*left + GAP, y + 5, &self.title(zone, each - 2 * GAP), PLACE);
                pen.below(y, inside);
            }
            y += height + GAP;
        }
        y
    }

    // A place's name with its numbers and marks.
    fn title(&self, zone: &ZoneView, most: usize) -> Vec<String> {
        let mut title = zone.name.say(self.lang).plain();
        for badge in &zone.badges {
            title = format!("{title} · {}", badge.says.say(self.lang).plain());
        }
        wrapped(&title, most, PLACE)
    }

    // What lies in a place, from its own top down; its height.
    fn place(&mut self, pen: &mut Pen, zone: &ZoneView, x: usize, wide: usize, depth: usize) -> usize {
        let (mut left, mut y, mut row) =
            (x + GAP, 9 + self.title(zone, wide - 2 * GAP).len() * PLACE.size * 13 / 10, 0);
        let board = self.board;
        for token in board.tokens.iter().filter(|token| token.zone == zone.id) {
            self.shown += 1;
            if self.shown > MOST {
                break;
            }
            let chip = Chip::of(token, board, self.lit.contains(&token.id), self.lang);
            if left > x + GAP && left + chip.width > x + wide - GAP {
                (left, y, row) = (x + GAP, y + row + GAP, 0);
            }
            chip.draw(pen, left, y);
            left += chip.width + GAP;
            row = row.max(chip.height);
        }
        if row > 0 {
            y += row + GAP;
        }
        let within: Vec<&ZoneView> =
            board.zones.iter().filter(|other| other.parent.as_ref() == Some(&zone.id)).collect();
        self.places(pen, &within, x + GAP, y, wide - 2 * GAP, depth + 1)
    }
}
