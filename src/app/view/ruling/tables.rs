use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::{fold, later, rule, tell};
use crate::app::walk_says::WalkSays;
use refrain::ruling::{Disc, Stands, Table, TableCell, TableRow};
use refrain::words::Lang;
use std::rc::Rc;
use yew::prelude::*;

/// The length of a whole bar.
const BAR: u64 = 60;
/// More discs of a kind than this are one with their number.
const MOST_DISCS: usize = 9;

/// The tables that show where the answer comes from; some folded away.
pub fn tables(model: &Rc<Model>, send: &Callback<Msg>) -> Html {
    let tables = model.open.ruling.tables.iter().enumerate();
    html! { for (nth, table) in tables { { if table.folded { folded(nth, table, model, send) } else { one(table, model, send) } } } }
}

#[inline(never)] // not on the first screen
fn folded(nth: usize, table: &Table, model: &Rc<Model>, send: &Callback<Msg>) -> Html {
    let (shown, told) = (model.clone(), send.clone());
    let table_then = move || match shown.open.ruling.tables.get(nth) {
        Some(table) => html! { <div class="shown__body">{ body(table, &shown, &told) }</div> },
        None => Html::default(),
    };
    let ruling = Rc::as_ptr(&model.open.ruling) as usize;
    fold("shown", tell(&*table.says, model.lang), later(ruling, vec![model.lang as usize], table_then))
}

#[inline(never)] // not on the first screen
fn one(table: &Table, model: &Model, send: &Callback<Msg>) -> Html {
    html! { <section class="shown"><h2>{ tell(&*table.says, model.lang) }</h2>{ body(table, model, send) }</section> }
}

fn body(table: &Table, model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    let heads = table.heads.iter().map(|(says, seat)| {
        let dot = seat
            .is_some()
            .then(|| html! { <span class={classes!("shown__seat", model.tint(seat.as_ref()))} aria-hidden="true" /> });
        html! { <th scope="col">{ for dot }{ tell(&**says, lang) }</th> }
    });
    html! {
        <>
            <div class="table">
                <table>
                    <thead><tr><td />{ for heads }</tr></thead>
                    <tbody>{ for table.rows.iter().map(|line| row(line, model)) }</tbody>
                </table>
            </div>
            { legend(table, lang) }
            if let Some(below) = &table.below { <p class="shown__below">{ tell(&**below, lang) }</p> }
            { rule::cites(&table.cites, model, send) }
        </>
    }
}

fn row(row: &TableRow, model: &Model) -> Html {
    html! {
        <tr class={classes!(row.idle.then_some("is-idle"))}>
            <th scope="row">{ tell(&*row.says, model.lang) }</th>
            { for row.cells.iter().map(|one| cell(one, model)) }
        </tr>
    }
}

// A marked cell has a tick for the eye and a word for the ear.
fn cell(cell: &TableCell, model: &Model) -> Html {
    html! {
        <td class={classes!(cell.marked.then_some("is-marked"))}>
            if cell.marked {
                <span aria-hidden="true">{ "✓\u{A0}" }</span><span class="sr">{ tell(&PageSays::Marked, model.lang) }{ " " }</span>
            }
            <span class={(!cell.discs.is_empty()).then_some("sr")}>{ tell(&*cell.says, model.lang) }</span>
            if let Some(share) = cell.share { { bar(share) } }
            if !cell.discs.is_empty() { { discs(cell, model.lang) } }
        </td>
    }
}

// What stands on the discs, and how they lie; those who hear the page are told it in each cell.
fn legend(table: &Table, lang: Lang) -> Html {
    let mut names: Vec<String> = Vec::new();
    let discs = table.rows.iter().flat_map(|row| &row.cells).flat_map(|cell| &cell.discs);
    for disc in discs {
        let name = format!("{} {}", disc.short.say(lang).plain(), disc.name.say(lang).plain());
        if !names.contains(&name) {
            names.push(name);
        }
    }
    if names.is_empty() {
        return Html::default();
    }
    let keys = [
        ("disc", WalkSays::DiscUpright),
        ("disc is-tilted", WalkSays::DiscTilted),
        ("disc is-away", WalkSays::DiscAway),
        ("disc is-tilted is-away", WalkSays::DiscBoth),
    ];
    html! {
        <p class="discs__key" aria-hidden="true">
            { names.join(" · ") }
            { for keys.map(|(class, says)| html! { <span><span {class} />{ tell(&says, lang) }</span> }) }
        </p>
    }
}

// The words of the cell tell the same.
fn discs(cell: &TableCell, lang: Lang) -> Html {
    let one = |disc: &Disc| {
        let class = match disc.stands {
            Stands::Upright => "disc",
            Stands::Tilted => "disc is-tilted",
            Stands::Away => "disc is-away",
            Stands::TiltedAway => "disc is-tilted is-away",
        };
        let face = disc.short.say(lang).plain();
        let drawn = disc.count.small().filter(|count| *count <= MOST_DISCS);
        let more = drawn.is_none().then(|| format!("×{}", disc.count.say(lang)));
        html! {
            <>
                { for (0..drawn.unwrap_or(1)).map(|_| html! { <span {class}>{ face.clone() }</span> }) }
                { for more }
            </>
        }
    };
    html! { <span class="discs" aria-hidden="true">{ for cell.discs.iter().map(one) }</span> }
}

fn bar(share: u64) -> Html {
    let long = (share.min(1000) * BAR).div_ceil(1000).to_string();
    html! {
        <svg class="shown__bar" viewBox={format!("0 0 {BAR} 8")} width={BAR.to_string()} height="8" aria-hidden="true" focusable="false">
            <rect class="shown__whole" width={BAR.to_string()} height="8" rx="2" />
            <rect class="shown__share" width={long} height="8" rx="2" />
        </svg>
    }
}
