use crate::export::marks::colon;
use crate::export::page::{Item, Section};
use crate::ruling::{Table, TableRow};
use crate::words::{Lang, Said};

/// A table as its cells, for forms that have tables. The first column says what each row is about.
#[derive(Clone, Debug)]
pub struct Grid {
    /// The heads of the columns; nothing stands over the first.
    pub heads: Vec<String>,
    /// The rows, as many as the section's first items.
    pub rows: Vec<Vec<String>>,
}

/// A table as a heading with its rows below: each cell behind its column's head, the ticked ones with a tick.
pub fn section_of(table: &Table, lang: Lang) -> Section {
    let of = |words: Said| Item { words, cites: Vec::new(), under: Vec::new() };
    let mut items: Vec<Item> = table.rows.iter().map(|row| of(row_of(table, row, lang).into())).collect();
    items.extend(table.below.iter().map(|below| of(below.say(lang))));
    let mut heads = vec![String::new()];
    heads.extend(table.heads.iter().map(|(head, _)| head.say(lang).plain()));
    let rows = table.rows.iter().map(|row| {
        let mut cells = vec![row.says.say(lang).plain()];
        cells.extend(cells_of(row, lang));
        cells
    });
    let grid = Some(Grid { heads, rows: rows.collect() });
    Section { title: table.says.say(lang), numbered: false, items, grid }
}

fn row_of(table: &Table, row: &TableRow, lang: Lang) -> String {
    let cells = table.heads.iter().zip(cells_of(row, lang));
    let cells = cells.map(|((head, _), cell)| format!("{} {cell}", head.say(lang).plain()));
    format!("{}{} {}", row.says.say(lang).plain(), colon(lang), cells.collect::<Vec<String>>().join(" · "))
}

// What stands in the cells of a row, the ticked ones with a tick.
fn cells_of(row: &TableRow, lang: Lang) -> Vec<String> {
    let cells = row.cells.iter().map(|cell| {
        let tick = if cell.marked { "✓ " } else { "" };
        format!("{tick}{}", cell.says.say(lang).plain())
    });
    cells.collect()
}
