//! The closer look at an answer: rulesets, two boards, the fewest pieces, the table, a report.

use super::{board, made_up, page, send};
use crate::app::closer::{Closer, Look, Other, same_answer};
use crate::app::effect::Effect;
use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::view::closer::report;
use crate::app::view::ruling::answer;
use refrain::ruling::{Does, Step, same_sentence};
use refrain::words::{Count, Lang};

fn look(model: &mut Model, look: Look) -> Vec<Effect> {
    send(model, [Msg::Closer(look)])
}

fn oxen(model: &mut Model, count: &str) {
    send(model, [Msg::TypeCount("ox.east".into(), count.to_owned())]);
}

// Searches to the end.
fn search(model: &mut Model) -> usize {
    let mut effects = look(model, Look::Fewest);
    let mut slices = 0;
    while effects.contains(&Effect::FewestOn) {
        slices += 1;
        assert!(slices < 200, "it comes to an end");
        effects = look(model, Look::FewestOn);
    }
    slices
}

#[test]
fn the_same_board_under_every_ruleset_and_where_they_part() {
    let mut model = page();
    look(&mut model, Look::Editions);
    let Some(Closer::Editions(editions)) = &model.closer else { panic!("the rulesets") };
    assert_eq!(editions.len(), model.about().unwrap().rulesets.len());
    assert_eq!(editions.iter().filter(|edition| edition.is_present).count(), 1);
    for edition in editions.iter() {
        let alone = model.open.case.with_ruleset(edition.ruleset.id).rule();
        assert_eq!(answer(&alone, Lang::En), answer(&edition.ruling, Lang::En));
        assert_eq!(edition.is_same, same_answer(&model.open.ruling, &edition.ruling));
        assert!(edition.is_same || edition.parting.is_some());
        if let Some(parting) = &edition.parting {
            let steps = &model.open.ruling.steps;
            let is_on_both = |step: &Step| steps.iter().any(|other| same_sentence(&*other.says, &*step.says));
            assert!(!parting.step.as_ref().is_some_and(is_on_both), "the step is on one way alone");
        }
    }
    assert!(editions.iter().any(|edition| edition.parting.is_some()), "the made-up rulesets differ on this board");
}

#[test]
fn the_fewest_pieces_give_the_same_answer_and_undo_brings_the_rest_back() {
    let mut model = page();
    // An ox pulls three, a puller one: five against an ox, and nothing else decides.
    send(&mut model, [Msg::TypeCount("puller.west".into(), "9".to_owned())]);
    let (before, said) = (board(&model), answer(&model.open.ruling, Lang::En));
    search(&mut model);
    assert_eq!(answer(&model.open.ruling, Lang::En), said, "the same answer");
    assert_ne!(board(&model), before);
    // One piece less than what is left is another answer, or another board that was tried.
    let Some(Closer::Fewest(found)) = &model.closer else { panic!("what was found stays to be read") };
    assert!(found.is_done && found.has_shrunk && !found.is_cut());
    send(&mut model, [Msg::Undo]);
    assert_eq!(board(&model), before);
}

#[test]
fn a_search_that_is_closed_stops_and_changes_nothing() {
    let mut model = page();
    let before = board(&model);
    look(&mut model, Look::Fewest);
    look(&mut model, Look::Shut);
    assert_eq!(look(&mut model, Look::FewestOn), vec![Effect::Still]);
    assert_eq!(board(&model), before);
    assert!(model.past.is_empty());
}

#[test]
fn a_search_for_a_board_that_was_changed_meanwhile_stops_and_leaves_the_change() {
    let mut model = page();
    look(&mut model, Look::Fewest);
    oxen(&mut model, "3");
    let changed = board(&model);
    assert!(!look(&mut model, Look::FewestOn).contains(&Effect::FewestOn));
    assert!(board(&model) == changed && model.closer.is_none());
}

#[test]
fn a_search_ends_in_few_slices_however_many_pieces_there_are() {
    let mut model = page();
    send(&mut model, [Msg::TypeCount("puller.west".into(), "1e100".to_owned())]);
    assert!(search(&mut model) <= 400 / 6 + 1);
}

#[test]
fn the_board_stands_beside_the_one_before_the_last_change_or_a_recent_one() {
    let mut model = page();
    look(&mut model, Look::Beside(Other::Any));
    assert!(matches!(&model.closer, Some(Closer::Beside(None))), "there is nothing to compare with");
    oxen(&mut model, "2");
    look(&mut model, Look::Beside(Other::Any));
    let Some(Closer::Beside(Some(beside))) = &model.closer else { panic!("the board before") };
    assert_eq!(beside.which, Other::Before);
    assert!(beside.other.case == page().open.case);
    send(&mut model, [Msg::OpenExample("tug", "three-against-an-ox")]);
    assert!(model.closer.is_none());
    look(&mut model, Look::Beside(Other::Any));
    let Some(Closer::Beside(Some(beside))) = &model.closer else { panic!("the recent board") };
    assert_eq!(beside.which, Other::Recent(0));
    assert!(look(&mut model, Look::Beside(Other::Recent(7))).is_empty());
    assert!(matches!(&model.closer, Some(Closer::Beside(None))));
}

#[test]
fn the_answer_for_the_table_turns_round_and_back_and_escape_closes_it() {
    let mut model = page();
    look(&mut model, Look::Turn);
    assert!(model.closer.is_none());
    look(&mut model, Look::Table);
    for turned in [true, false] {
        look(&mut model, Look::Turn);
        assert!(matches!(model.closer, Some(Closer::Table { turned: now }) if now == turned));
    }
    send(&mut model, [Msg::Escape]);
    assert!(model.closer.is_none());
}

#[test]
fn a_report_holds_the_answer_and_a_link_that_opens_the_same_case() {
    let mut model = page();
    oxen(&mut model, "2");
    let text = report(&model);
    assert!(text.contains(&answer(&model.open.ruling, Lang::En).plain()));
    let link = text.split_whitespace().find_map(|word| word.split_once("#s=")).map(|(_, rest)| format!("s={rest}"));
    let opened = refrain::wire::decode(&link.expect("a link"), made_up::GAMES).expect("it opens");
    assert!(opened.case == model.open.case);
    let file = text.lines().skip_while(|line| !line.starts_with('{')).collect::<Vec<_>>().join("\n");
    assert!(refrain::wire::CaseFile::read(&file, made_up::GAMES).expect("the case").case == model.open.case);
}

#[test]
fn a_deed_taken_away_is_told_apart_by_the_answer() {
    let mut model = page();
    oxen(&mut model, "1");
    let shouts = refrain::ruling::Act::of("left", "shout").with("times", &Count::from(0_u32)).answering("shouts");
    let before = model.open.ruling.clone();
    send(&mut model, [Msg::Do(Does::Act(shouts))]);
    assert!(!same_answer(&before, &model.open.ruling));
}
