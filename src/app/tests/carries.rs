use crate::app::effect::Effect;
use crate::app::links::{self, KEPT_RECENTS};
use crate::app::model::{Model, Notice};
use crate::app::msg::Msg;
use crate::app::offline::{Kept, Offline};
use crate::app::tests::{page, send};

fn notice(model: &Model) -> String {
    match &model.notice {
        Some(Notice::Told(says)) => says.say(model.lang).plain(),
        _ => String::new(),
    }
}

/// A page on which so many boards have been open, none of them the example.
fn with_boards(boards: usize) -> Model {
    let mut model = page();
    for nth in 0..boards {
        let oxen = Msg::TypeCount("ox.east".into(), (nth + 2).to_string());
        send(&mut model, [oxen]);
        let case = model.open.case.clone();
        crate::app::links::remember(&mut model);
        crate::app::links::look_at(&mut model, case, refrain::ruling::At::End);
    }
    model
}

#[test]
fn a_file_carries_every_board_over_and_the_shown_one_stays() {
    let file = links::kept(&with_boards(3));
    let mut model = page();
    let effects = send(&mut model, [Msg::CarryIn(file.clone())]);
    assert!(effects.contains(&Effect::Keep));
    assert!(model.open.case == page().open.case, "the shown board stays");
    assert_eq!(notice(&model), "3 boards came in, and are under Recent boards in the menu.");
    assert_eq!(model.recents.len(), 3);
    assert!(model.recents[0].case == with_boards(3).open.case, "the other device's board first");
    send(&mut model, [Msg::CarryIn(file)]);
    assert_eq!(notice(&model), "All the boards of this file were here already.");
    assert_eq!(model.recents.len(), 3);
    // What came in is kept as any other board is.
    let mut third = page();
    send(&mut third, [Msg::CarryIn(links::kept(&model))]);
    assert_eq!(third.recents.len(), 3);
}

#[test]
fn boards_that_find_no_room_are_said_and_nothing_here_is_lost() {
    let file = links::kept(&with_boards(5));
    let mut model = page();
    for nth in 0..KEPT_RECENTS - 2 {
        send(&mut model, [Msg::TypeCount("puller.west".into(), (nth + 10).to_string())]);
        links::remember(&mut model);
    }
    let before: Vec<_> = model.recents.iter().map(|recent| recent.case.clone()).collect();
    send(&mut model, [Msg::CarryIn(file)]);
    assert_eq!(model.recents.len(), KEPT_RECENTS);
    assert!(before.iter().all(|case| model.recents.iter().any(|recent| recent.case == *case)));
    let said = notice(&model);
    assert!(said.starts_with("2 boards came in") && said.contains("3 boards of the file found no room"), "{said}");
}

#[test]
fn opened_as_a_case_it_carries_the_boards_over_too() {
    let mut model = page();
    send(&mut model, [Msg::OpenFile(links::kept(&with_boards(2)))]);
    assert!(notice(&model).starts_with("2 boards came in"), "{}", notice(&model));
    assert!(model.open.case == page().open.case && !model.share && model.recents.len() == 2);
}

#[test]
fn a_file_of_something_else_changes_nothing() {
    for other in ["", "{}", "null", "not JSON", "{\"saved\":1,\"recents\":[{\"title\":\"x\",\"link\":\"s=1.!\"}]}"] {
        let mut model = page();
        send(&mut model, [Msg::CarryIn(other.to_owned())]);
        assert_eq!(notice(&model), "There are no boards of Refrain in this file.", "{other}");
        assert!(model.recents.is_empty());
    }
}

#[test]
fn what_the_browser_tells_is_understood_and_rubbish_is_not() {
    let heard = |told: &[&str]| {
        let mut offline = Offline::default();
        told.iter().for_each(|told| offline.hear(told));
        offline
    };
    assert_eq!(heard(&["saving"]).kept, Kept::Saving);
    let saved = Kept::Saved { version: "0.1.0-ab".into(), bytes: 1_234_567 };
    assert_eq!(heard(&["saving", "saved 0.1.0-ab 1234567"]).kept, saved);
    assert_eq!(heard(&["", "what", "saved"]).kept, Kept::Saved { version: String::new(), bytes: 0 });
    assert!(heard(&["newer"]).newer && !heard(&["saving"]).newer);
    let mut offline = heard(&["newer"]);
    offline.answered = true;
    offline.hear("newer");
    assert!(!offline.answered, "another version is offered anew");
    assert!(!heard(&["installable", "installed"]).installable);
}

#[test]
fn a_new_version_waits_for_the_persons_word() {
    let mut model = page();
    assert_eq!(send(&mut model, [Msg::Offline("newer".into())]), []);
    assert_eq!(send(&mut model, [Msg::Later]), []);
    assert_eq!(send(&mut model, [Msg::TakeOver]), [Effect::KeepNow, Effect::TakeOver], "the board is kept first");
}
