use super::{board, made_up, page, send};
use crate::app::effect::Effect;
use crate::app::links;
use crate::app::model::{Model, Notice};
use crate::app::msg::{Msg, Theme};
use crate::app::opening::{self, Found};
use refrain::ruling::At;
use refrain::words::Lang;

fn opened(found: Found) -> Model {
    opening::open(made_up::GAMES, &found).expect("there is a game")
}

// A page on which somebody made two oxen of one.
fn changed() -> Model {
    let mut model = page();
    send(&mut model, [Msg::TypeCount("ox.east".into(), "2".to_owned())]);
    model
}

fn told(model: &Model) -> Option<String> {
    match &model.notice {
        Some(Notice::Told(says)) => Some(says.say(model.lang).plain()),
        _ => None,
    }
}

#[test]
fn a_first_visit_opens_on_an_example_solved_in_the_languages_of_the_browser() {
    let model = opened(Found { languages: vec!["de-DE".into(), "fr-CA".into(), "en".into()], ..Found::default() });
    assert_eq!(model.lang, Lang::Fr);
    assert_eq!(model.example, Some(("tug", "three-against-an-ox")));
    assert!(model.notice.is_none() && model.recents.is_empty());
    assert!(opening::open(&[], &Found::default()).is_none());
}

#[test]
fn the_address_beats_the_choice_which_beats_the_browser() {
    let mut model = page();
    send(&mut model, [Msg::Lang(Lang::Fr), Msg::Theme(Theme::Dark)]);
    let kept = Some(links::kept(&model));
    let again = opened(Found { kept: kept.clone(), languages: vec!["en".into()], ..Found::default() });
    assert_eq!((again.lang, again.theme), (Lang::Fr, Theme::Dark));
    let asked = opened(Found { kept, query: "?utm=1&lang=en".into(), ..Found::default() });
    assert_eq!(asked.lang, Lang::En);
    let unknown = opened(Found { query: "?lang=xx".into(), languages: vec!["fr".into()], ..Found::default() });
    assert_eq!(unknown.lang, Lang::Fr);
}

#[test]
fn what_was_kept_opens_again_at_the_same_moment() {
    let mut model = changed();
    send(&mut model, [Msg::Show(At::Step(0))]);
    let again = opened(Found { kept: Some(links::kept(&model)), ..Found::default() });
    assert!(again.open.case == model.open.case);
    assert_eq!(again.open.at, At::Step(0));
    assert_eq!(again.example, None);
}

#[test]
fn a_link_beats_what_was_kept_which_goes_to_the_recent_ones() {
    let kept = Some(links::kept(&changed()));
    let fragment = links::fragment(&page());
    let model = opened(Found { kept: kept.clone(), fragment, ..Found::default() });
    assert_eq!(board(&model), "puller.west@west×3 ox.east@east×1");
    assert_eq!(model.recents.len(), 1);
    assert!(model.recents[0].case == changed().open.case);
    let reloaded = opened(Found { kept, fragment: links::fragment(&changed()), ..Found::default() });
    assert!(reloaded.recents.is_empty());
}

#[test]
fn a_bad_link_keeps_the_board_and_says_why() {
    let kept = Some(links::kept(&changed()));
    let whole = links::fragment(&page());
    let cut = &whole[..whole.len() / 2];
    for bad in [cut, "s=9.abc", "s=1.!!!", "<script>alert(1)</script>", "s=1."] {
        let model = opened(Found { kept: kept.clone(), fragment: bad.to_owned(), ..Found::default() });
        assert!(model.open.case == changed().open.case, "{bad}");
        assert!(told(&model).is_some_and(|why| !why.is_empty()), "{bad}");
        let mut open = changed();
        let effects = send(&mut open, [Msg::OpenLink(bad.to_owned())]);
        assert!(open.open.case == changed().open.case, "{bad}");
        assert!(told(&open).is_some(), "{bad}");
        assert!(effects.contains(&Effect::Keep), "the address goes back to the board: {bad}");
    }
}

#[test]
fn rubbish_in_the_browsers_keeping_opens_the_example() {
    for rubbish in ["", "null", "{\"saved\":99}", "\u{0}", "{\"saved\":1,\"game\":\"chess\",\"case\":{}}"] {
        let model = opened(Found { kept: Some(rubbish.to_owned()), ..Found::default() });
        assert!(model.open.case == page().open.case, "{rubbish}");
    }
}

#[test]
fn a_link_opened_on_the_page_keeps_the_former_board_and_speaks_its_language() {
    let mut french = page();
    send(&mut french, [Msg::Lang(Lang::Fr)]);
    let mut model = changed();
    let effects = send(&mut model, [Msg::OpenLink(links::fragment(&french))]);
    assert_eq!(model.lang, Lang::Fr);
    assert_eq!(board(&model), "puller.west@west×3 ox.east@east×1");
    assert!(effects.contains(&Effect::Dress) && effects.contains(&Effect::Keep));
    assert!(model.recents[0].case == changed().open.case);
    send(&mut model, [Msg::OpenRecent(0)]);
    assert!(model.open.case == changed().open.case);
    assert!(model.recents[0].case == page().open.case);
    assert_eq!(model.recents.len(), 1);
}

#[test]
fn a_link_whose_answer_was_another_one_says_so() {
    let other = page().open;
    let mut settled = page();
    send(&mut settled, [Msg::TypeCount("ox.east".into(), "9".to_owned())]);
    let open = settled.open;
    let then_other = refrain::wire::encode_ruled(&open.case, &other.ruling, &refrain::wire::View::default());
    let model = opened(Found { fragment: then_other, ..Found::default() });
    let same_answer = refrain::wire::fingerprint(&open.ruling) == refrain::wire::fingerprint(&other.ruling);
    assert!(!same_answer);
    assert!(told(&model).is_some_and(|words| words.contains("the answer was")));
}

#[test]
fn a_file_opens_and_a_bad_one_does_not() {
    let mut model = page();
    let file = refrain::wire::CaseFile::of(&changed().open.case).write();
    send(&mut model, [Msg::OpenFile(file)]);
    assert!(model.open.case == changed().open.case);
    send(&mut model, [Msg::OpenFile("{}".to_owned())]);
    assert!(model.open.case == changed().open.case);
    assert!(told(&model).is_some());
}

#[test]
fn recent_boards_survive_a_visit() {
    let mut model = changed();
    send(&mut model, [Msg::OpenExample("tug", "three-against-an-ox")]);
    let again = opened(Found { kept: Some(links::kept(&model)), ..Found::default() });
    assert_eq!(again.recents.len(), 1);
    assert!(again.recents[0].case == changed().open.case);
}

#[test]
fn recent_boards_are_solved_when_the_list_is_looked_at_and_can_be_taken_off_it() {
    let mut model = changed();
    send(&mut model, [Msg::OpenExample("tug", "three-against-an-ox")]);
    assert!(model.recents[0].solved.is_none());
    send(&mut model, [Msg::Menu(true)]);
    assert!(model.recents[0].solved.as_ref().is_some_and(|solved| solved.case == changed().open.case));
    assert!(send(&mut model, [Msg::ForgetRecent(0)]).contains(&Effect::Keep));
    assert!(model.recents.is_empty());
    assert!(send(&mut model, [Msg::ForgetRecent(0)]).contains(&Effect::Keep), "nothing is there to take off");
}
