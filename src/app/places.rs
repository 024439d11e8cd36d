//! How the places of a board lie in each other, and the order in which they are drawn and read.

use refrain::ruling::{BoardView, Layout, ZoneId, ZoneView};

/// How deep places may lie in each other; deeper ones are drawn side by side.
const DEEPEST: usize = 12;

/// The places that lie in `parent`, or in none.
pub fn children<'a>(board: &'a BoardView, parent: Option<&'a ZoneId>) -> impl Iterator<Item = &'a ZoneView> {
    board.zones.iter().filter(move |zone| match (&zone.parent, parent) {
        (Some(held), Some(parent)) => held == parent && zone.id != *parent,
        (Some(held), None) => !board.zones.iter().any(|other| other.id == *held),
        (None, parent) => parent.is_none(),
    })
}

/// Whether nothing lies in a place or in those within it, and nothing is to be set or done there.
pub fn is_bare(board: &BoardView, zone: &ZoneView) -> bool {
    bare_to(board, zone, 0)
}

fn bare_to(board: &BoardView, zone: &ZoneView, depth: usize) -> bool {
    let nothing = zone.badges.is_empty() && zone.fields.is_empty() && zone.offers.is_empty();
    nothing
        && depth <= DEEPEST
        && zone.layout != Layout::Map
        && !board.tokens.iter().any(|token| token.zone == zone.id)
        && children(board, Some(&zone.id)).all(|inner| bare_to(board, inner, depth + 1))
}

/// The places in `parent`, or in none, as they are listed: those where something is, and behind them the bare ones,
/// which are folded away. Only whole boards and maps fold, and a single bare place is no burden.
pub fn listed<'a>(board: &'a BoardView, parent: Option<&'a ZoneView>) -> (Vec<&'a ZoneView>, Vec<&'a ZoneView>) {
    let all: Vec<&ZoneView> = children(board, parent.map(|parent| &parent.id)).collect();
    if parent.is_some_and(|parent| parent.layout != Layout::Map) {
        return (all, Vec::new());
    }
    let (bare, held): (Vec<&ZoneView>, Vec<&ZoneView>) = all.iter().partition(|zone| is_bare(board, zone));
    if bare.len() < 2 { (all, Vec::new()) } else { (held, bare) }
}

/// A place and all that hold it, the innermost first.
pub fn within(board: &BoardView, zone: &ZoneId) -> Vec<ZoneId> {
    let mut within = vec![zone.clone()];
    while let Some(parent) = within.last().and_then(|last| parent_of(board, last)) {
        if within.contains(parent) || within.len() > DEEPEST {
            break;
        }
        within.push(parent.clone());
    }
    within
}

fn parent_of<'a>(board: &'a BoardView, zone: &ZoneId) -> Option<&'a ZoneId> {
    board.zones.iter().find(|known| known.id == *zone)?.parent.as_ref()
}

/// The places in the order in which they are read.
pub fn in_reading_order(board: &BoardView) -> Vec<&ZoneId> {
    let mut order = Vec::with_capacity(board.zones.len());
    walk(board, None, 0, &mut order);
    order
}

fn walk<'a>(board: &'a BoardView, parent: Option<&'a ZoneView>, depth: usize, order: &mut Vec<&'a ZoneId>) {
    if depth > DEEPEST {
        return;
    }
    let (held, bare) = listed(board, parent);
    for zone in held.into_iter().chain(bare) {
        order.push(&zone.id);
        walk(board, Some(zone), depth + 1, order);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use refrain::ruling::{Named, TokenView};
    use refrain::words::Name;
    use std::rc::Rc;

    fn board(zones: &[(&'static str, Option<&'static str>)]) -> BoardView {
        let zone = |(id, parent): &(&'static str, Option<&'static str>)| ZoneView {
            id: ZoneId::from(*id),
            parent: parent.map(ZoneId::from),
            name: Rc::new(Named::new(ZoneId::from(*id), Name::english(id))),
            layout: Layout::Row,
            kind: "plain",
            seat: None,
            outline: None,
            badges: Vec::new(),
            fields: Vec::new(),
            offers: Vec::new(),
        };
        BoardView { zones: zones.iter().map(zone).collect(), ..BoardView::default() }
    }

    #[test]
    fn places_are_read_parent_first_and_each_once() {
        let board = board(&[("map", None), ("hand", None), ("rohan", Some("map")), ("army", Some("rohan"))]);
        assert_eq!(read(&board), ["map", "rohan", "army", "hand"]);
        let within: Vec<String> = within(&board, &"army".into()).iter().map(ZoneId::to_string).collect();
        assert_eq!(within, ["army", "rohan", "map"]);
    }

    fn read(board: &BoardView) -> Vec<&str> {
        in_reading_order(board).into_iter().map(ZoneId::as_str).collect()
    }

    #[test]
    fn places_where_nothing_is_come_last_unless_there_is_but_one_of_them() {
        let mut board = board(&[("deck", None), ("base", None), ("field", None), ("army", Some("field"))]);
        let lies = |zone: &'static str| TokenView {
            id: "piece".into(),
            zone: zone.into(),
            name: Rc::new(Named::new(ZoneId::from("piece"), Name::english("piece"))),
            kind: "card",
            seat: None,
            count: None,
            badges: Vec::new(),
            fields: Vec::new(),
            offers: Vec::new(),
            card: None,
        };
        board.tokens.push(lies("army"));
        assert_eq!(read(&board), ["field", "army", "deck", "base"]);
        assert_eq!(listed(&board, None).1.len(), 2);
        board.tokens.push(lies("base"));
        assert_eq!(read(&board), ["deck", "base", "field", "army"]);
        assert!(listed(&board, None).1.is_empty());
    }

    #[test]
    fn a_place_without_its_parent_is_still_drawn_and_a_ring_of_places_ends() {
        assert_eq!(in_reading_order(&board(&[("army", Some("nowhere"))])).len(), 1);
        let ring = board(&[("a", Some("b")), ("b", Some("a")), ("c", Some("c"))]);
        assert_eq!(within(&ring, &"a".into()).len(), 2);
        assert!(in_reading_order(&ring).is_empty());
    }
}
