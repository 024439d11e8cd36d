use super::{board, page, send, told};
use crate::app::effect::Effect;
use crate::app::model::{Model, Notice};
use crate::app::msg::{Msg, Owner};
use crate::app::update::entry::count_id;
use refrain::ruling::{Does, Edit, Standing};
use refrain::words::{Count, Lang};

fn set_wet(value: &str) -> Msg {
    Msg::Do(Does::Edit(Edit::Set { token: None, key: "wet".to_owned(), value: value.to_owned() }))
}

fn has_notice(model: &Model) -> bool {
    model.notice.is_some()
}

#[test]
fn undo_and_redo_go_through_every_change_and_a_new_change_ends_the_redo() {
    let mut model = page();
    let start = model.open.case.clone();
    send(&mut model, [set_wet("true"), Msg::TypeCount("ox.east".into(), "2".to_owned())]);
    let end = model.open.case.clone();
    send(&mut model, [Msg::Undo, Msg::Undo, Msg::Undo]);
    assert!(model.open.case == start);
    send(&mut model, [Msg::Redo, Msg::Redo, Msg::Redo]);
    assert!(model.open.case == end);
    send(&mut model, [Msg::Undo, Msg::TypeCount("ox.east".into(), "7".to_owned()), Msg::Redo]);
    assert_eq!(board(&model), "puller.west@west×3 ox.east@east×7");
    send(&mut model, [Msg::Reset]);
    assert!(model.open.case == start);
    send(&mut model, [Msg::Undo]);
    assert_eq!(board(&model), "puller.west@west×3 ox.east@east×7");
}

#[test]
fn a_change_that_changes_nothing_is_no_change() {
    let mut model = page();
    let nth = model.spoken.nth;
    assert!(send(&mut model, [set_wet("false")]).is_empty());
    assert!(model.past.is_empty());
    assert_eq!(model.spoken.nth, nth);
}

#[test]
fn a_number_that_is_none_is_said_and_stays_in_its_field_until_it_is_mended() {
    for (typed, words) in [
        ("", "Type a number."),
        ("infinite", "That is no number. Type digits, or 1e6, or 10^100."),
        ("-3", "A number below zero makes no sense here."),
        ("10^100000000", "A number may have at most 100,000 digits."),
    ] {
        let mut model = page();
        send(&mut model, [Msg::TypeCount("ox.east".into(), typed.to_owned())]);
        assert_eq!(told(&model), words);
        assert!(has_notice(&model));
        assert_eq!(model.draft, Some(("count-ox.east".to_owned(), typed.to_owned())));
        assert_eq!(board(&model), "puller.west@west×3 ox.east@east×1");
        send(&mut model, [Msg::TypeCount("ox.east".into(), "10^30".to_owned())]);
        assert!(model.draft.is_none() && !has_notice(&model));
        assert_eq!(board(&model), format!("puller.west@west×3 ox.east@east×1{}", "0".repeat(30)));
    }
}

#[test]
fn a_forbidden_offer_says_why_when_it_is_pressed() {
    let mut model = page();
    let nth = model.open.board.offers.iter().position(|offer| !offer.why.is_empty());
    let nth = nth.expect("shouting for ever is offered and forbidden");
    send(&mut model, [Msg::WhyNot(Owner::Board, nth)]);
    assert_eq!(told(&model), "“For ever” is no number of shouts. Name one.");
    let Some(Notice::Forbidden { ask: Some(act), .. }) = model.notice.clone() else { panic!("no deed to ask") };
    send(&mut model, [Msg::AskAnyway(act)]);
    assert!(matches!(model.open.ruling.standing, Standing::Refused { .. }));
    send(&mut model, [Msg::TakeBack(0)]);
    assert!(model.open.case.acts().is_empty());
}

#[test]
fn a_number_is_named_and_decided_anew() {
    let mut model = page();
    assert!(matches!(model.open.ruling.standing, Standing::Awaits(_)));
    send(&mut model, [Msg::TypeNumber("1e0".to_owned()), Msg::NameTyped]);
    assert!(matches!(model.open.ruling.standing, Standing::Settled { .. }));
    assert!(model.typed.number.is_empty());
    send(&mut model, [Msg::DecideAnew(0), Msg::NameNumber(Count::from(99))]);
    assert!(matches!(model.open.ruling.standing, Standing::Refused { .. }));
}

#[test]
fn an_impossible_edit_is_said_and_changes_nothing() {
    let mut model = page();
    let too_many = Edit::Remove { token: "ox.east".into(), amount: Count::from(5) };
    send(&mut model, [Msg::Do(Does::Edit(too_many))]);
    assert!(matches!(&model.notice, Some(Notice::Forbidden { ask: None, .. })));
    assert!(model.past.is_empty());
}

#[test]
fn a_ruling_is_announced_once_and_in_the_language_of_the_moment() {
    let mut model = page();
    let nth = model.spoken.nth;
    send(&mut model, [Msg::TypeCount("ox.east".into(), "2".to_owned())]);
    assert_eq!(model.spoken.nth, nth + 1);
    assert!(model.spoken.ruling);
    send(&mut model, [Msg::Lang(Lang::Fr)]);
    assert_eq!(model.spoken.nth, nth + 1);
}

#[test]
fn a_line_of_text_is_read_by_the_game_and_what_it_does_not_read_is_said() {
    let mut model = page();
    let typed = |value: &str| {
        let key = "in_a_line".to_owned();
        Msg::Do(Does::Edit(Edit::Set { token: None, key, value: value.to_owned() }))
    };
    send(&mut model, [typed("8")]);
    assert_eq!(board(&model), "puller.west@west×8 ox.east@east×1");
    send(&mut model, [typed("eight")]);
    assert_eq!(board(&model), "puller.west@west×8 ox.east@east×1");
    assert!(has_notice(&model) && !told(&model).is_empty());
}

#[test]
fn the_whole_board_becomes_another_one_that_its_game_offers_and_comes_back() {
    let mut model = page();
    send(&mut model, [Msg::Begin(0)]);
    assert_eq!(board(&model), "ox.west@west×1 puller.east@east×3");
    send(&mut model, [Msg::Begin(7), Msg::Undo]);
    assert_eq!(board(&model), "puller.west@west×3 ox.east@east×1");
}

#[test]
fn what_is_being_typed_stays_until_it_is_taken_or_the_board_is_another_one() {
    let mut model = page();
    let typing = || Msg::Typing(count_id(&"ox.east".into()), "12".into());
    assert_eq!(send(&mut model, [typing()]), vec![Effect::Still], "the field shows it already");
    send(&mut model, [Msg::Search("ox".into()), Msg::LookOn]);
    assert!(model.typing.is_some(), "what is drawn meanwhile leaves it");
    send(&mut model, [Msg::TypeCount("ox.east".into(), "12".into())]);
    assert_eq!((model.typing.clone(), model.draft.clone()), (None, None));
    send(&mut model, [typing(), Msg::TypeCount("ox.east".into(), "x".into())]);
    assert_eq!(model.typing, None, "what is no number is kept as such");
    assert!(model.draft.is_some());
    send(&mut model, [typing(), Msg::Undo]);
    assert_eq!((model.typing.clone(), model.draft.clone()), (None, None));
}
