use super::{board, page, send, told};
use crate::app::effect::Effect;
use crate::app::gesture::{Event, Hand, Source, Spot, Way};
use crate::app::model::{Model, Notice};
use crate::app::msg::Msg;
use refrain::ruling::{At, Standing, TokenId, ZoneId};
use refrain::words::Count;

fn source(id: &'static str) -> Source {
    Source::Token(TokenId::from(id))
}

fn spot(zones: &[&'static str]) -> Spot {
    Spot { under: zones.iter().map(|zone| ZoneId::from(*zone)).collect(), near: Vec::new() }
}

fn events(events: Vec<Event>) -> Vec<Msg> {
    events.into_iter().map(Msg::Gesture).collect()
}

fn press(id: &'static str, hand: Hand) -> Event {
    Event::Press { source: source(id), pointer: 1, hand, x: 0, y: 0 }
}

fn moved(x: i32, under: &[&'static str]) -> Event {
    Event::Move { pointer: 1, x, y: 0, spot: spot(under) }
}

fn click(id: &'static str, within: &[&'static str], detail: i32) -> Event {
    Event::Activate { source: source(id), within: spot(within).under, detail }
}

fn choose(zone: &'static str) -> Event {
    Event::Choose { within: vec![ZoneId::from(zone)], detail: 0 }
}

// Every way to bring one puller from the west to the east.
fn every_way(id: &'static str, to: &'static str) -> Vec<(&'static str, Vec<Msg>)> {
    let release = || Event::Release { pointer: 1, spot: spot(&[to, "field"]) };
    let mouse = vec![press(id, Hand::Mouse), moved(20, &[]), moved(200, &[to, "field"]), release()];
    let finger = vec![press(id, Hand::Finger), Event::Held(1), moved(200, &[to, "field"]), release()];
    let near = Spot { under: vec![ZoneId::from("field")], near: vec![(ZoneId::from(to), 30)] };
    let near_miss = vec![press(id, Hand::Mouse), moved(20, &[]), Event::Release { pointer: 1, spot: near }];
    let tap = vec![click(id, &["west", "field"], 1), choose(to)];
    let piece_there = vec![click(id, &["west", "field"], 1), click("ox.east", &[to, "field"], 1)];
    let keys = vec![click(id, &["west", "field"], 0), Event::Arrow(Way::Next), click(id, &["west", "field"], 0)];
    vec![
        ("mouse", events(mouse)),
        ("finger", events(finger)),
        ("near miss", events(near_miss)),
        ("tap and tap", events(tap)),
        ("tap on a piece there", events(piece_there)),
        ("keys", events(keys)),
    ]
}

#[test]
fn every_way_of_moving_a_piece_ends_in_the_same_case() {
    for (way, msgs) in every_way("puller.west", "east") {
        let mut model = page();
        let effects = send(&mut model, msgs);
        assert_eq!(board(&model), "puller.west@west×2 puller.east@east×1 ox.east@east×1", "{way}");
        assert_eq!(model.open.case.acts().len(), 1, "{way}");
        assert!(effects.contains(&Effect::Keep), "{way}");
        let focused = |effect: &Effect| match effect {
            Effect::Focus(id) | Effect::FocusInPlace(id) => id == "piece-puller.east",
            _ => false,
        };
        assert!(effects.iter().any(focused), "{way}: {effects:?}");
        assert!(model.lifted.is_none() && model.gesture.held().is_none(), "{way}");
        assert!(model.spoken.ruling, "{way}");
        assert_eq!(told(&model), "Puller placed: East camp.", "{way}");
    }
}

#[test]
fn a_forbidden_drop_goes_back_says_why_and_can_be_asked_anyway() {
    let ways =
        every_way("ox.east", "west").into_iter().filter(|(way, _)| matches!(*way, "mouse" | "finger" | "tap and tap"));
    for (way, msgs) in ways {
        let mut model = page();
        let before = board(&model);
        send(&mut model, msgs);
        assert_eq!(board(&model), before, "{way}");
        assert!(model.open.case.acts().is_empty(), "{way}");
        assert_eq!(told(&model), "West camp: not allowed. An ox stays where it is.", "{way}");
        let Some(Notice::Forbidden { why, ask: Some(act), of: Some(of) }) = model.notice.clone() else {
            panic!("{way}: no notice with a deed")
        };
        assert_eq!(why[0].step.cites()[0].cite(), "p.4 W1", "{way}");
        assert_eq!(of, source("ox.east"), "{way}");
        send(&mut model, [Msg::AskAnyway(act)]);
        assert!(matches!(model.open.ruling.standing, Standing::Refused { .. }), "{way}");
        assert!(model.notice.is_none(), "{way}");
    }
}

#[test]
fn a_forbidden_place_is_never_reached_by_arrows_or_by_a_near_miss() {
    for way in ["near miss", "keys"] {
        let mut model = page();
        let msgs = every_way("ox.east", "west").into_iter().find(|(name, _)| *name == way).unwrap().1;
        send(&mut model, msgs);
        assert!(model.notice.is_none() && model.open.case.acts().is_empty(), "{way}");
        assert!(model.lifted.is_none(), "{way}");
    }
}

#[test]
fn hovering_says_what_a_drop_would_mean_and_draws_only_changes() {
    let mut model = page();
    send(&mut model, events(vec![press("puller.west", Hand::Mouse), moved(20, &[])]));
    assert_eq!(told(&model), "Puller picked up. It may go to 1 place.");
    assert_eq!(send(&mut model, events(vec![moved(30, &["east"])])), vec![]);
    assert_eq!(told(&model), "East camp: allowed.");
    let spoken = model.spoken.nth;
    assert_eq!(
        send(&mut model, events(vec![moved(31, &["east"]), moved(32, &["east"])])),
        [Effect::Still, Effect::Still]
    );
    assert_eq!(model.spoken.nth, spoken);
}

#[test]
fn a_new_piece_is_tapped_into_many_places() {
    let mut model = page();
    let tray = Event::Activate { source: Source::Kind("puller".into()), within: Vec::new(), detail: 1 };
    send(&mut model, events(vec![tray.clone(), choose("west"), choose("west"), choose("east"), tray]));
    assert_eq!(board(&model), "puller.west@west×5 puller.east@east×1 ox.east@east×1");
    assert!(model.lifted.is_none());
    send(&mut model, [Msg::Undo]);
    assert_eq!(board(&model), "puller.west@west×5 ox.east@east×1");
}

#[test]
fn the_first_place_for_a_new_piece_comes_into_sight() {
    let mut model = page();
    let tray = |detail| Event::Activate { source: Source::Kind("ox".into()), within: Vec::new(), detail };
    let effects = send(&mut model, events(vec![tray(1)]));
    assert!(effects.contains(&Effect::InSight("zone-west".to_owned())), "{effects:?}");
    let effects = send(&mut model, events(vec![tray(1)]));
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::InSight(_))), "put back: {effects:?}");
}

#[test]
fn a_new_piece_of_which_there_is_one_leaves_the_hand_for_its_place() {
    let mut model = page();
    let tray = Event::Activate { source: Source::Kind("ox".into()), within: Vec::new(), detail: 1 };
    let effects = send(&mut model, events(vec![tray, choose("west"), choose("west")]));
    assert_eq!(board(&model), "puller.west@west×3 ox.west@west×1 ox.east@east×1");
    assert!(model.lifted.is_none() && model.gesture.held().is_none());
    assert!(effects.contains(&Effect::Focus("piece-ox.west".to_owned())), "{effects:?}");
}

#[test]
fn some_of_a_counted_class_are_moved_and_never_more_than_there_are() {
    let mut model = page();
    send(&mut model, events(vec![click("puller.west", &["west"], 0)]));
    send(&mut model, [Msg::TypeAmount("2".to_owned())]);
    assert_eq!(*model.lifted.as_ref().unwrap().amount(), Count::from(2));
    send(&mut model, [Msg::TypeAmount("10^100".to_owned())]);
    assert_eq!(*model.lifted.as_ref().unwrap().amount(), Count::from(3));
    send(&mut model, [Msg::Amount(Count::from(2))]);
    send(&mut model, events(vec![choose("east")]));
    assert_eq!(board(&model), "puller.west@west×1 puller.east@east×2 ox.east@east×1");
}

#[test]
fn what_is_lifted_follows_a_change_of_the_board_and_is_let_go_when_it_is_gone() {
    let mut model = page();
    send(&mut model, events(vec![click("puller.west", &["west"], 0)]));
    send(&mut model, [Msg::TypeCount("puller.west".into(), "9".to_owned())]);
    assert!(model.lifted.is_some());
    assert_eq!(board(&model), "puller.west@west×9 ox.east@east×1");
    send(&mut model, [Msg::TypeCount("puller.west".into(), "0".to_owned())]);
    assert!(model.lifted.is_none() && model.gesture.held().is_none());
}

#[test]
fn a_deed_chosen_with_a_piece_in_the_hand_lets_it_go_and_the_answer_comes_into_sight() {
    let mut model = page();
    let deed =
        model.open.board.offers.iter().find(|offer| offer.why.is_empty()).expect("a deed is offered").does.clone();
    send(&mut model, events(vec![click("puller.west", &["west"], 0)]));
    assert!(model.lifted.is_some());
    let effects = send(&mut model, [Msg::Do(deed)]);
    assert!(model.lifted.is_none() && model.gesture.held().is_none());
    let at = |wanted: Effect| effects.iter().position(|effect| *effect == wanted).expect("asked of the browser");
    // The sheet's button is gone with the focus; the piece has it in the end.
    assert!(at(Effect::RescueFocus) < at(Effect::FocusInPlace("piece-puller.west".to_owned())));
    at(Effect::InSight("answer".to_owned()));
    // What is out of the tray stays in the hand for another place, and an edit leaves the sheet open.
    send(&mut model, events(vec![click("puller.west", &["west"], 0)]));
    send(&mut model, [Msg::TypeCount("puller.west".into(), "9".to_owned())]);
    assert!(model.lifted.is_some());
}

#[test]
fn a_board_of_another_moment_is_only_shown() {
    let mut model = page();
    send(&mut model, [Msg::Show(At::Setup)]);
    send(&mut model, events(vec![click("puller.west", &["west"], 0)]));
    assert!(model.lifted.is_none() && model.gesture.held().is_none());
    assert!(matches!(model.notice, Some(Notice::Told(_))));
    let lifted = |model: &Model| model.lifted.is_some();
    send(&mut model, [Msg::Show(At::End)]);
    send(&mut model, events(vec![click("puller.west", &["west"], 0)]));
    assert!(lifted(&model));
    send(&mut model, [Msg::Walk(-1)]);
    assert!(!lifted(&model) && model.gesture.held().is_none());
}

#[test]
fn escape_closes_one_thing_at_a_time() {
    let mut model = page();
    let rule = model.about().unwrap().rulesets[0].books[0].rules[0];
    send(&mut model, [Msg::Rule(Some(rule))]);
    send(&mut model, events(vec![click("puller.west", &["west"], 0)]));
    send(&mut model, [Msg::Escape]);
    assert!(model.lifted.is_none() && model.rule.is_some());
    assert_eq!(told(&model), "Puller put back.");
    send(&mut model, [Msg::Escape]);
    assert!(model.rule.is_none());
    assert_eq!(send(&mut model, [Msg::Escape]), [Effect::Still]);
}
