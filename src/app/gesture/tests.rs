use super::*;
use refrain::ruling::KindId;

fn piece() -> Source {
    Source::Token("uruk".into())
}

fn other() -> Source {
    Source::Token("orc".into())
}

fn from_tray() -> Source {
    Source::Kind(KindId::from("elf"))
}

// `north` and `south` allowed, `west` not; in `camp` lies `north`.
fn places() -> Vec<Place> {
    let place = |zone: &'static str, allowed| Place { zone: zone.into(), allowed };
    vec![place("north", true), place("west", false), place("south", true)]
}

fn spot(under: &[&'static str]) -> Spot {
    Spot { under: zones(under), near: Vec::new() }
}

fn zones(names: &[&'static str]) -> Vec<ZoneId> {
    names.iter().map(|name| ZoneId::from(*name)).collect()
}

fn press(hand: Hand) -> Event {
    Event::Press { source: piece(), pointer: 1, hand, x: 100, y: 100 }
}

fn moved(pointer: i32, x: i32, y: i32, under: &[&'static str]) -> Event {
    Event::Move { pointer, x, y, spot: spot(under) }
}

fn release(under: &[&'static str]) -> Event {
    Event::Release { pointer: 1, spot: spot(under) }
}

fn click(source: Source, detail: i32) -> Event {
    Event::Activate { source, within: zones(&["home"]), detail }
}

fn tap_place(within: &[&'static str], detail: i32) -> Event {
    Event::Choose { within: zones(within), detail }
}

fn run(events: impl IntoIterator<Item = Event>) -> (Gesture, Vec<Means>) {
    let mut gesture = Gesture::default();
    let means = events.into_iter().flat_map(|event| gesture.step(event, &places())).collect();
    (gesture, means)
}

// What a person means, without what only the browser needs.
fn meant(events: impl IntoIterator<Item = Event>) -> Vec<Means> {
    let (_, means) = run(events);
    means.into_iter().filter(|means| !matches!(means, Means::Grab(_) | Means::WaitForHold(_) | Means::Rest)).collect()
}

fn lifted_over_and_dropped(zone: &'static str) -> Vec<Means> {
    vec![Means::Lift(piece()), Means::Over(Some(zone.into())), Means::Drop(zone.into())]
}

#[test]
fn mouse_finger_and_keys_mean_the_same() {
    let mouse = [
        press(Hand::Mouse),
        moved(1, 108, 100, &["home"]),
        moved(1, 300, 100, &["south"]),
        release(&["south"]),
        click(piece(), 1),
    ];
    assert_eq!(meant(mouse), lifted_over_and_dropped("south"));
    let finger = [press(Hand::Finger), Event::Held(1), moved(1, 300, 100, &["south"]), release(&["south"])];
    assert_eq!(meant(finger), lifted_over_and_dropped("south"));
    let keys = [click(piece(), 0), Event::Arrow(Way::Previous), click(piece(), 0)];
    assert_eq!(meant(keys), lifted_over_and_dropped("south"));
}

#[test]
fn taps_and_a_screen_readers_clicks_mean_the_same_without_hovering() {
    let expected = vec![Means::Lift(piece()), Means::Drop("south".into())];
    for detail in [0, 1] {
        assert_eq!(meant([click(piece(), detail), tap_place(&["pocket", "south"], detail)]), expected);
    }
    let tap_with_its_pointer = [press(Hand::Finger), release(&["home"]), click(piece(), 1), tap_place(&["south"], 1)];
    assert_eq!(meant(tap_with_its_pointer), expected);
    let on_a_piece_there = Event::Activate { source: other(), within: zones(&["south"]), detail: 1 };
    assert_eq!(meant([click(piece(), 1), on_a_piece_there]), expected);
}

#[test]
fn a_mouse_lifts_only_after_seven_pixels() {
    assert_eq!(meant([press(Hand::Mouse), moved(1, 104, 104, &["home"])]), vec![]);
    assert_eq!(run([press(Hand::Mouse), moved(1, 105, 105, &["home"])]).1, vec![Means::Lift(piece()), Means::Grab(1)]);
}

#[test]
fn a_finger_that_moves_first_scrolls_and_lifts_nothing() {
    let (gesture, means) = run([press(Hand::Finger), moved(1, 100, 112, &["home"]), Event::Held(1)]);
    assert_eq!(means, vec![Means::WaitForHold(1)]);
    assert!(!gesture.follows_a_pointer());
    let scrolled = [press(Hand::Finger), Event::Lost { pointer: 1 }, Event::Held(1)];
    assert_eq!(meant(scrolled), vec![]);
}

#[test]
fn a_late_timer_of_an_earlier_press_lifts_nothing() {
    assert_eq!(meant([press(Hand::Finger), release(&["home"]), press(Hand::Finger), Event::Held(1)]), vec![]);
    assert_eq!(meant([press(Hand::Mouse), Event::Held(1)]), vec![]);
}

#[test]
fn a_long_press_without_a_drag_leaves_the_piece_lifted() {
    let (gesture, _) = run([press(Hand::Finger), Event::Held(1), release(&["home"]), click(piece(), 1)]);
    assert!(gesture.held().is_some_and(|held| held.drag.is_none() && held.source == piece()));
}

#[test]
fn other_pointers_are_ignored_while_one_drags() {
    let second = Event::Press { source: other(), pointer: 2, hand: Hand::Finger, x: 0, y: 0 };
    let drag = [press(Hand::Finger), Event::Held(1), second, moved(2, 300, 300, &["south"])];
    let ended = [Event::Release { pointer: 2, spot: spot(&["south"]) }, Event::Lost { pointer: 2 }];
    let (gesture, means) = run(drag.into_iter().chain(ended));
    assert_eq!(means, vec![Means::WaitForHold(1), Means::Lift(piece()), Means::Grab(1)]);
    assert!(gesture.dragging().is_some_and(|drag| drag.pointer == 1));
}

#[test]
fn escape_a_lost_pointer_and_a_drop_outside_put_back() {
    let lifted = || vec![press(Hand::Mouse), moved(1, 120, 100, &["home"])];
    let back = vec![Means::Lift(piece()), Means::PutBack];
    for end in [Event::PutBack, Event::Lost { pointer: 1 }, release(&[]), release(&["home"])] {
        let (gesture, _) = run(lifted().into_iter().chain([end.clone()]));
        assert!(gesture.held().is_none());
        assert_eq!(meant(lifted().into_iter().chain([end])), back);
    }
    assert_eq!(meant([click(piece(), 0), Event::PutBack]), back);
    assert_eq!(meant([click(piece(), 0), click(piece(), 0)]), back);
    assert_eq!(meant([Event::PutBack]), vec![]);
}

#[test]
fn the_click_that_ends_a_drag_is_swallowed_once_and_a_keys_click_never() {
    let drag = || vec![press(Hand::Mouse), moved(1, 120, 100, &[]), release(&[])];
    let after = |clicks: Vec<Event>| meant(drag().into_iter().chain(clicks)).split_off(2);
    assert_eq!(after(vec![click(piece(), 1)]), vec![]);
    assert_eq!(after(vec![click(piece(), 1), click(piece(), 1)]), vec![Means::Lift(piece())]);
    assert_eq!(after(vec![click(piece(), 0)]), vec![Means::Lift(piece())]);
}

#[test]
fn the_click_behind_a_drag_that_escape_ended_is_swallowed_too() {
    let drag =
        [press(Hand::Mouse), moved(1, 120, 100, &["south"]), Event::PutBack, release(&["south"]), click(piece(), 1)];
    assert_eq!(meant(drag), vec![Means::Lift(piece()), Means::PutBack]);
}

#[test]
fn a_drag_that_starts_elsewhere_puts_back_what_was_lifted_by_a_click() {
    let drag = Event::Press { source: other(), pointer: 1, hand: Hand::Mouse, x: 100, y: 100 };
    let means = meant([click(piece(), 1), drag, moved(1, 120, 100, &[])]);
    assert_eq!(means, vec![Means::Lift(piece()), Means::PutBack, Means::Lift(other())]);
    let same = meant([click(piece(), 1), press(Hand::Mouse), moved(1, 120, 100, &[]), release(&["north"])]);
    assert_eq!(same, vec![Means::Lift(piece()), Means::Drop("north".into())]);
}

#[test]
fn a_click_on_a_piece_that_lies_at_no_place_lifts_that_one_instead() {
    let means = meant([click(piece(), 1), click(other(), 1)]);
    assert_eq!(means, vec![Means::Lift(piece()), Means::PutBack, Means::Lift(other())]);
}

#[test]
fn a_forbidden_place_is_hovered_and_dropped_at_and_never_snapped_to() {
    let means = meant([press(Hand::Mouse), moved(1, 120, 100, &[]), moved(1, 9, 9, &["west"]), release(&["west"])]);
    assert_eq!(means, lifted_over_and_dropped("west"));
    let near = |zone: &'static str, distance| Spot { under: Vec::new(), near: vec![(zone.into(), distance)] };
    assert_eq!(near("west", 3).aim(&places()), None);
    assert_eq!(near("north", 49).aim(&places()), None);
    assert_eq!(near("north", 48).aim(&places()), Some("north".into()));
    let over_west = Spot { under: zones(&["west"]), near: vec![("north".into(), 1)] };
    assert_eq!(over_west.aim(&places()), Some("west".into()));
}

#[test]
fn a_new_piece_tapped_into_place_stays_in_the_hand_and_a_dragged_one_does_not() {
    let tapped = [click(from_tray(), 1), tap_place(&["north"], 1), tap_place(&["south"], 1), click(from_tray(), 1)];
    let (gesture, means) = run(tapped);
    let expected = [Means::Lift(from_tray()), Means::Drop("north".into()), Means::Drop("south".into()), Means::PutBack];
    assert_eq!(means, expected);
    assert!(gesture.held().is_none());
    let press = Event::Press { source: from_tray(), pointer: 1, hand: Hand::Mouse, x: 0, y: 0 };
    let (gesture, _) = run([press, moved(1, 50, 0, &["north"]), release(&["north"])]);
    assert!(gesture.held().is_none());
}

#[test]
fn arrows_go_round_the_allowed_places_and_a_dead_end_is_told() {
    let over = |events: Vec<Event>| match run(events).1.pop() {
        Some(Means::Over(zone)) => zone.map(|zone| zone.to_string()),
        other => panic!("{other:?}"),
    };
    let arrows = |ways: &[Way]| {
        let arrows = ways.iter().map(|way| Event::Arrow(*way));
        [click(piece(), 0)].into_iter().chain(arrows).collect::<Vec<_>>()
    };
    use Way::{Next, Previous};
    assert_eq!(over(arrows(&[Next])).as_deref(), Some("north"));
    assert_eq!(over(arrows(&[Next, Next])).as_deref(), Some("south"));
    assert_eq!(over(arrows(&[Next, Next, Next])).as_deref(), Some("north"));
    assert_eq!(over(arrows(&[Next, Previous])).as_deref(), Some("south"));
    let mut gesture = Gesture::default();
    gesture.step(click(piece(), 0), &[]);
    assert_eq!(gesture.step(Event::Arrow(Next), &[]), vec![Means::DeadEnd]);
}

#[test]
fn hovering_tells_only_changes() {
    let drag = [press(Hand::Mouse), moved(1, 120, 100, &[])];
    let hover = [moved(1, 130, 100, &["north"]), moved(1, 131, 100, &["north"]), moved(1, 132, 100, &[])];
    let means = meant(drag.into_iter().chain(hover)).split_off(1);
    assert_eq!(means, vec![Means::Over(Some("north".into())), Means::Over(None)]);
}
