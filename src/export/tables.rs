use crate::export::page::{Item, Section};
use crate::ruling::{Table, TableRow};
use crate::words::{Lang, Said};

/// A table as a heading with its rows below: each cell behind its column's head, the ticked ones with a tick.
pub fn section_of(table: &Table, lang: Lang) -> Section {
    let of = |words: Said| Item { words, cites: Vec::new(), under: Vec::new() };
    let mut items: Vec<Item> = table.rows.iter().map(|row| of(row_of(table, row, lang).into())).collect();
    items.extend(table.below.iter().map(|below| of(below.say(lang))));
    Section { title: table.says.say(lang), numbered: false, items }
}

fn row_of(table: &Table, row: &TableRow, lang: Lang) -> String {
    let cells = table.heads.iter().zip(&row.cells).map(|((head, _), cell)| {
        let tick = if cell.marked { "✓ " } else { "" };
        format!("{} {tick}{}", head.say(lang).plain(), cell.says.say(lang).plain())
    });
    let colon = if lang == Lang::Fr { "\u{A0}: " } else { ": " };
    format!("{}{colon}{}", row.says.say(lang).plain(), cells.collect::<Vec<String>>().join(" · "))
}
