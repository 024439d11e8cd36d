use crate::ruling::{Arg, Does, OptionId, Problem, Rule, Says, SeatId, TokenId, ZoneId};
use crate::words::{Count, Lang};

/// A board as anybody's page can draw it: it names no game.
#[derive(Clone, Debug, Default)]
pub struct BoardView {
    /// The players.
    pub seats: Vec<SeatView>,
    /// The places, each behind its parent.
    pub zones: Vec<ZoneView>,
    /// The pieces, in reading order.
    pub tokens: Vec<TokenView>,
    /// The board's own fields: turn, site, counters of a player.
    pub fields: Vec<Field>,
    /// Lines between pieces.
    pub links: Vec<Link>,
    /// Which places of a map touch.
    pub edges: Vec<(ZoneId, ZoneId)>,
    /// What can be done with the board as a whole (pass, done, begin the next turn).
    pub offers: Vec<Offer>,
}

/// A side's colour on the page, without naming anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tint {
    /// First side, first player.
    First,
    /// First side, second player.
    FirstAlly,
    /// Second side, first player.
    Second,
    /// Second side, second player.
    SecondAlly,
    /// Nobody's.
    Neutral,
}

/// A player.
#[derive(Clone, Debug)]
pub struct SeatView {
    /// The id in files.
    pub id: SeatId,
    /// The name.
    pub name: Says,
    /// The colour.
    pub tint: Tint,
}

/// How a place lays out what lies in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Side by side.
    Row,
    /// In rows that wrap.
    Grid,
    /// Places facing each other, as in a fight.
    Pairs,
    /// One above the other, the last on top.
    Stack,
    /// Along a track.
    Track,
    /// Dice.
    Dice,
    /// Places with coordinates and edges.
    Map,
}

/// A place's own shape on a map, of our own drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outline {
    /// The middle, across, in per mille of the map's width.
    pub x: u16,
    /// The middle, down, in per mille of the map's height.
    pub y: u16,
    /// The corners, as pairs across and down in per mille.
    pub corners: &'static [(u16, u16)],
}

/// A place where pieces lie.
#[derive(Clone, Debug)]
pub struct ZoneView {
    /// The id in files.
    pub id: ZoneId,
    /// The place that holds it.
    pub parent: Option<ZoneId>,
    /// The name.
    pub name: Says,
    /// How it lays out what it holds.
    pub layout: Layout,
    /// A word for style sheets: `hand`, `city`.
    pub kind: &'static str,
    /// Whose it is.
    pub seat: Option<SeatId>,
    /// Its shape on a map.
    pub outline: Option<Outline>,
    /// Numbers and marks on it.
    pub badges: Vec<Badge>,
    /// Fields on it.
    pub fields: Vec<Field>,
    /// What can be done with it.
    pub offers: Vec<Offer>,
}

/// A piece, or a counted class of identical ones.
#[derive(Clone, Debug)]
pub struct TokenView {
    /// The id in files.
    pub id: TokenId,
    /// Where it lies.
    pub zone: ZoneId,
    /// The name.
    pub name: Says,
    /// A word for style sheets: `card`, `figure`.
    pub kind: &'static str,
    /// Whose it is.
    pub seat: Option<SeatId>,
    /// How many there are, where they are counted and not told apart.
    pub count: Option<Count>,
    /// Numbers and marks on it.
    pub badges: Vec<Badge>,
    /// What can be edited on it.
    pub fields: Vec<Field>,
    /// What can be done with it.
    pub offers: Vec<Offer>,
    /// Its printed card, if it is one.
    pub card: Option<&'static Rule>,
}

/// A number or mark on a piece or place.
#[derive(Clone, Debug)]
pub struct Badge {
    /// The key in files: `strength` of piece `frodo` is `frodo.strength`.
    pub key: &'static str,
    /// The value.
    pub value: Arg,
    /// What a person hears or reads in full: "strength 8".
    pub says: Says,
    /// What stands on the badge: "8". Empty text for a mark that is only read out.
    pub short: Says,
}

/// Something that can be set.
#[derive(Clone, Debug)]
pub struct Field {
    /// The key that [`crate::ruling::Edit::Set`] takes.
    pub key: String,
    /// The piece that it belongs to, if any.
    pub token: Option<TokenId>,
    /// Its name.
    pub name: Says,
    /// What it holds.
    pub kind: FieldKind,
}

/// What a field holds.
#[derive(Clone, Debug)]
pub enum FieldKind {
    /// A count.
    Number {
        /// The present value.
        value: Count,
        /// The least that makes sense.
        least: Count,
        /// The most that makes sense, if there is a limit.
        most: Option<Count>,
    },
    /// One out of several.
    Choice {
        /// The present one.
        value: OptionId,
        /// All of them.
        options: Vec<(OptionId, Says)>,
    },
    /// On or off.
    Toggle(bool),
    /// A line of text, in the words of the language that it is shown in.
    Text(Says),
}

/// A line between two pieces.
#[derive(Clone, Debug)]
pub struct Link {
    /// From.
    pub from: TokenId,
    /// To.
    pub to: TokenId,
    /// A word for style sheets: `attached`, `assigned`, `targets`.
    pub kind: &'static str,
}

/// Something that can be done with a piece, a place or the board.
#[derive(Clone, Debug)]
pub struct Offer {
    /// In words.
    pub says: Says,
    /// What it does.
    pub does: Does,
    /// Why it may not be done now; empty if it may.
    pub why: Vec<Problem>,
}

impl BoardView {
    /// What can be asked about the board by key: every badge as `<token, zone or seat>.<badge>`,
    /// a counted piece as `<token>.count`, a field of the board by its key.
    pub fn state(&self) -> Vec<(String, Arg)> {
        let mut state = Vec::new();
        for zone in &self.zones {
            state.extend(zone.badges.iter().map(|badge| (format!("{}.{}", zone.id, badge.key), badge.value.clone())));
        }
        for token in &self.tokens {
            state.push((format!("{}.zone", token.id), Arg::from(&token.zone)));
            if let Some(count) = &token.count {
                state.push((format!("{}.count", token.id), Arg::from(count)));
            }
            state.extend(token.badges.iter().map(|badge| (format!("{}.{}", token.id, badge.key), badge.value.clone())));
        }
        state.extend(self.fields.iter().map(|field| (field.key.clone(), field.kind.arg())));
        state
    }
}

impl FieldKind {
    /// The present value.
    pub fn arg(&self) -> Arg {
        match self {
            FieldKind::Number { value, .. } => Arg::from(value),
            FieldKind::Choice { value, .. } => Arg::from(value),
            FieldKind::Toggle(on) => Arg::Flag(*on),
            FieldKind::Text(says) => Arg::Key(says.say(Lang::En).plain().into()),
        }
    }
}
