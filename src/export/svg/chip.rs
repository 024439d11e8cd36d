use crate::export::svg::pen::{Frame, Pen, Type, ink, width, wrapped};
use crate::ruling::{BoardView, Tint, TokenView};
use crate::words::Lang;

const WIDEST: usize = 210;
const PAD: usize = 10;
const NAME: Type = Type { size: 14, bold: true, fill: ink::TEXT };
const MARKS: Type = Type { size: 12, bold: false, fill: ink::SOFT };

/// A piece as it is drawn: its name, how many there are, and its numbers and marks.
pub(super) struct Chip {
    name: Vec<String>,
    marks: Vec<String>,
    bar: &'static str,
    lit: bool,
    /// How wide it is.
    pub width: usize,
    /// How high it is.
    pub height: usize,
}

impl Chip {
    pub fn of(token: &TokenView, board: &BoardView, lit: bool, lang: Lang) -> Chip {
        let mut name = token.name.say(lang).plain();
        if let Some(count) = &token.count {
            name = format!("{name} ×{}", count.say(lang));
        }
        let mut marks: Vec<String> = token.badges.iter().map(|badge| badge.says.say(lang).plain()).collect();
        let aims = board.links.iter().filter(|link| link.from == token.id);
        marks.extend(aims.filter_map(|link| {
            let to = board.tokens.iter().find(|other| other.id == link.to)?;
            Some(format!("→ {}", to.name.say(lang).plain()))
        }));
        let tint = board.seats.iter().find(|seat| Some(&seat.id) == token.seat.as_ref()).map(|seat| seat.tint);
        let room = WIDEST - 2 * PAD - 4;
        let (name, marks) = (wrapped(&name, room, NAME), wrapped(&marks.join(", "), room, MARKS));
        let widest = |lines: &[String], set| lines.iter().map(|line| width(line, set)).max().unwrap_or_default();
        Chip {
            width: widest(&name, NAME).max(widest(&marks, MARKS)) + 2 * PAD + 4,
            height: name.len() * NAME.size * 13 / 10 + marks.len() * MARKS.size * 13 / 10 + 14,
            name,
            marks,
            bar: colour(tint.unwrap_or(Tint::Neutral)),
            lit,
        }
    }

    pub fn draw(&self, pen: &mut Pen, x: usize, y: usize) {
        let (edge, line) = if self.lit { (ink::LIT, 4) } else { (ink::EDGE, 1) };
        pen.rect(Frame { x, y, width: self.width, height: self.height }, 6, ink::PAPER, edge, line);
        pen.rect(
            Frame { x: x + 4, y: y + 5, width: 4, height: self.height.saturating_sub(10) },
            2,
            self.bar,
            "none",
            0,
        );
        let down = pen.lines(x + PAD + 4, y + 5, &self.name, NAME);
        pen.lines(x + PAD + 4, y + 6 + down, &self.marks, MARKS);
    }
}

/// A side's colour.
pub(super) fn colour(tint: Tint) -> &'static str {
    match tint {
        Tint::First => "#1d5fa8",
        Tint::FirstAlly => "#2b8f86",
        Tint::Second => "#a83232",
        Tint::SecondAlly => "#b06a16",
        Tint::Neutral => "#8b8172",
    }
}
