use crate::ruling::{Rule, Says, SeatId};
use crate::words::Count;

/// A small table that shows where an answer comes from: what is compared, and what decides. A table of words and
/// numbers is its own text, so a page needs no second version for those who do not see it.
#[derive(Clone, Debug)]
pub struct Table {
    /// What it shows.
    pub says: Says,
    /// The heads of the columns, each with the player whose it is.
    pub heads: Vec<(Says, Option<SeatId>)>,
    /// The rows.
    pub rows: Vec<TableRow>,
    /// What follows from it, below.
    pub below: Option<Says>,
    /// The rules behind it.
    pub cites: Vec<&'static Rule>,
    /// Whether it is only opened by those who want to see it.
    pub folded: bool,
}

/// A row of a table.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// What it is about.
    pub says: Says,
    /// A cell for each head.
    pub cells: Vec<TableCell>,
    /// Whether it is passed over, because an earlier row has decided.
    pub idle: bool,
}

/// A cell of a table.
#[derive(Clone, Debug)]
pub struct TableCell {
    /// What stands in it.
    pub says: Says,
    /// Whether it is the one that decides, or may be done.
    pub marked: bool,
    /// A share of the whole to be drawn as a bar, in per mille.
    pub share: Option<u64>,
    /// Pieces to be drawn, which the words tell in full.
    pub discs: Vec<Disc>,
}

/// Some pieces of a kind in a cell, drawn as discs.
#[derive(Clone, Debug)]
pub struct Disc {
    /// What stands on each: a letter or two.
    pub short: Says,
    /// What that stands for.
    pub name: Says,
    /// How they lie.
    pub stands: Stands,
    /// How many.
    pub count: Count,
}

/// How a piece lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// Upright: it can still be used.
    Upright,
    /// Turned: it was used.
    Tilted,
    /// It goes away.
    Away,
    /// It was turned, and then goes away.
    TiltedAway,
}

impl Table {
    /// A table without rows.
    pub fn of(says: Says, cites: &[&'static Rule]) -> Table {
        Table { says, heads: Vec::new(), rows: Vec::new(), below: None, cites: cites.to_vec(), folded: false }
    }

    /// Adds a row.
    pub fn row(&mut self, says: Says, cells: Vec<TableCell>) {
        self.rows.push(TableRow { says, cells, idle: false });
    }
}

impl TableCell {
    /// A cell.
    pub fn of(says: Says, marked: bool) -> TableCell {
        TableCell { says, marked, share: None, discs: Vec::new() }
    }
}
