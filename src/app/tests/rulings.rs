use super::{made_up, page, send, told};
use crate::app::effect::Effect;
use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::update::decide::times_id;
use crate::app::view::ruling::{answer, kind, spoken_answer};
use refrain::ruling::{Act, At, Does, Ruling, Standing, TokenId};
use refrain::words::{Count, Lang};

// The page with so many oxen in the east and these deeds done.
fn with(oxen: &str, deeds: Vec<Act>) -> Model {
    let mut model = page();
    send(&mut model, [Msg::TypeCount("ox.east".into(), oxen.to_owned())]);
    send(&mut model, deeds.into_iter().map(|deed| Msg::Do(Does::Act(deed))));
    model
}

fn shouts(times: &str) -> Act {
    Act::of("left", "shout").with("times", &Count::typed(times).unwrap()).answering("shouts")
}

fn even() -> Model {
    with("1", vec![shouts("0")])
}

// Every kind of answer that there is.
fn every_kind() -> Vec<Model> {
    vec![with("3", vec![]), with("1", vec![]), even(), with("10^201", vec![]), with("1", vec![shouts("44")])]
}

fn ruling(model: &Model) -> &Ruling {
    &model.open.ruling
}

fn in_english(says: &dyn refrain::ruling::Sentence) -> String {
    says.say(Lang::En).plain()
}

#[test]
fn the_kinds_of_answer_differ_in_first_words_shape_and_class() {
    let kinds: Vec<_> = every_kind().iter().map(|model| kind(ruling(model))).collect();
    for (nth, one) in kinds.iter().enumerate() {
        for other in &kinds[nth + 1..] {
            assert_ne!(one.class, other.class);
            assert_ne!(one.icon, other.icon);
            assert_ne!(in_english(&one.words), in_english(&other.words));
        }
    }
}

#[test]
fn what_is_read_out_begins_with_the_verdict_or_says_what_kind_of_answer_it_is() {
    let said: Vec<String> = every_kind().iter().map(|model| spoken_answer(ruling(model), Lang::En)).collect();
    let begin = ["Right wins", "To be decided. ", "The book does not say. ", "I cannot settle this. ", "Not allowed. "];
    for (said, begin) in said.iter().zip(begin) {
        assert!(said.starts_with(begin), "{said}");
    }
}

#[test]
fn where_every_reading_ends_alike_that_is_the_answer() {
    let mut ruling = ruling(&even()).clone();
    let Standing::Open { branches, alike, .. } = &mut ruling.standing else { panic!("{ruling:?}") };
    *alike = true;
    let verdict = answer(&branches[0].ruling, Lang::En).plain();
    let said = answer(&ruling, Lang::En).plain();
    assert!(said.starts_with("Every reading ends the same way") && said.ends_with(&verdict), "{said}");
}

#[test]
fn a_picked_reading_is_a_table_rule_in_words_until_it_is_taken_back() {
    let mut model = even();
    assert!(model.open.table_rules.is_empty(), "none is chosen beforehand");
    let pick = |option: Option<&'static str>| {
        Msg::Do(Does::Reading { reading: made_up::EVEN_ROPE.into(), option: option.map(Into::into) })
    };
    send(&mut model, [pick(Some("left_holds"))]);
    let [rule] = &*model.open.table_rules else { panic!("one table rule") };
    assert_eq!(rule.reading, made_up::EVEN_ROPE);
    let (asks, says) = rule.words.clone().expect("the board raises it");
    assert_eq!(in_english(&*asks), "Who wins if both pull alike?");
    assert_eq!(in_english(&*says), "The left player holds an even rope.");
    assert_eq!(answer(ruling(&model), Lang::En).plain(), "Left wins the rope.");
    // On a board that is not even it stays chosen, and plays no part.
    send(&mut model, [Msg::TypeCount("ox.east".into(), "2".into())]);
    assert!(model.open.table_rules[0].words.is_none());
    send(&mut model, [pick(None)]);
    assert!(model.open.table_rules.is_empty());
}

#[test]
fn a_table_rule_holds_for_the_next_example_and_for_an_empty_board_and_not_for_a_link() {
    let mut model = even();
    let link = crate::app::links::fragment(&model);
    let picked = Does::Reading { reading: made_up::EVEN_ROPE.into(), option: Some("left_holds".into()) };
    send(&mut model, [Msg::Do(picked), Msg::OpenExample("tug", "three-against-an-ox")]);
    assert_eq!(model.open.table_rules.len(), 1);
    assert_eq!(model.example, Some(("tug", "three-against-an-ox")), "it opens as itself otherwise");
    send(&mut model, [Msg::OpenEmpty("tug", made_up::WHO_WINS.into())]);
    assert_eq!(model.open.table_rules.len(), 1);
    send(&mut model, [Msg::OpenLink(link)]);
    assert!(model.open.table_rules.is_empty(), "a link brings its own readings");
}

#[test]
fn a_walk_goes_from_the_setup_through_every_step_to_the_end_and_stops_there() {
    let mut model = even();
    let steps = ruling(&model).steps.len();
    assert!(steps > 0);
    let effects = send(&mut model, [Msg::SetWalking(true)]);
    assert!(effects.contains(&Effect::WalkOn));
    assert_eq!(model.open.at, At::Setup);
    for step in 0..steps {
        assert!(send(&mut model, [Msg::WalkOn]).contains(&Effect::WalkOn));
        assert_eq!(model.open.at, At::Step(step));
        assert!(told(&model).starts_with(&format!("Step {} of {steps}", step + 1)), "{}", told(&model));
    }
    let effects = send(&mut model, [Msg::WalkOn]);
    assert_eq!((model.open.at.clone(), model.walks), (At::End, false));
    assert!(!effects.contains(&Effect::WalkOn));
    assert_eq!(send(&mut model, [Msg::WalkOn]), vec![Effect::Still], "a beat that comes late");
    // Home and End.
    send(&mut model, [Msg::Walk(i32::MIN)]);
    assert_eq!(model.open.at, At::Setup);
    send(&mut model, [Msg::Walk(i32::MAX)]);
    assert_eq!(model.open.at, At::End);
    // A step by hand, or a change, stops the walk.
    for stop in [Msg::Walk(1), Msg::Show(At::Setup), Msg::TypeCount("ox.east".into(), "3".into())] {
        send(&mut model, [Msg::SetWalking(true), stop]);
        assert!(!model.walks);
    }
}

#[test]
fn what_would_change_the_answer_is_looked_for_a_little_at_a_time_and_only_of_a_settled_one() {
    let mut model = with("3", vec![]);
    let nudges = model.open.case.nudges();
    assert!(nudges.len() > 4, "more than are tried at once");
    let mut looks = 0;
    while send(&mut model, [Msg::LookOn]).contains(&Effect::LookOn) {
        looks += 1;
        assert!(looks < nudges.len(), "it comes to an end");
    }
    // One after the other, by hand.
    let verdict = answer(ruling(&model), Lang::En);
    let turn = nudges.iter().filter(|(_, edit)| {
        let ruling = model.open.case.edit(edit).unwrap().rule();
        !matches!(ruling.standing, Standing::Settled { .. }) || answer(&ruling, Lang::En) != verdict
    });
    let found: Vec<String> = model.open.turned.iter().map(|turned| in_english(&*turned.says)).collect();
    assert_eq!(found, turn.take(3).map(|(says, _)| in_english(&**says)).collect::<Vec<String>>());
    assert!(!found.is_empty());
    let mut open = even();
    assert_eq!(send(&mut open, [Msg::LookOn]), vec![Effect::Still]);
}

#[test]
fn the_number_of_a_deed_is_changed_in_its_place_and_later_deeds_stay() {
    let walk = Act::of("right", "walk").with("token", &TokenId::from("puller.west")).with("amount", &Count::one());
    let mut model = with("1", vec![shouts("0"), walk.clone()]);
    send(&mut model, [Msg::Times(0, "2".into())]);
    assert_eq!(model.open.case.acts(), [shouts("2"), walk.clone()]);
    // What is no number is told, stays in its field, and changes nothing.
    send(&mut model, [Msg::Times(0, "two".into())]);
    assert_eq!(model.open.case.acts(), [shouts("2"), walk.clone()]);
    assert_eq!(model.draft, Some((times_id(0), "two".to_owned())));
    // A deed that says no number of times has none to change, and one that is not there is no bug.
    send(&mut model, [Msg::Times(1, "5".into()), Msg::Times(7, "5".into())]);
    assert_eq!(model.open.case.acts(), [shouts("2"), walk.clone()]);
    send(&mut model, [Msg::Undo]);
    assert_eq!(model.open.case.acts(), [shouts("0"), walk], "one change, undone at once");
}

#[cfg(feature = "ssr")]
mod drawn {
    use super::*;
    use crate::app::gesture::{Event, Hand, Source, Spot};
    use crate::app::page_says::PageSays;
    use crate::app::tests::draws::drawn;
    use refrain::ruling::{Catalogue, Sentence};

    #[test]
    fn a_word_that_is_no_number_is_answered_by_the_rules_in_place() {
        let mut model = with("1", vec![]);
        let html = drawn(&model);
        assert!(html.contains("From\u{A0}0 to 3") && html.contains("aria-invalid=\"false\""), "nothing is typed yet");
        send(&mut model, [Msg::TypeNumber("44".into())]);
        let html = drawn(&model);
        assert!(html.contains("44 shouts asked, 3\u{A0}allowed."), "the reason");
        assert!(html.contains("This would be allowed:") && html.contains("aria-invalid=\"true\""));
        send(&mut model, [Msg::TypeNumber("2".into())]);
        let html = drawn(&model);
        assert!(html.contains("aria-invalid=\"false\"") && html.contains("Left wins the rope."), "what it leads to");
        for nonsense in ["infinite", "e", "10^", "1e", "three"] {
            send(&mut model, [Msg::TypeNumber(nonsense.into())]);
            assert!(drawn(&model).contains("aria-invalid=\"true\""), "{nonsense}");
        }
        send(&mut model, [Msg::TypeNumber("1e200000".into())]);
        assert!(drawn(&model).contains("No more than 100,000\u{A0}digits."));
    }

    #[test]
    fn a_forbidden_answer_stands_with_its_reason_and_can_be_asked_anyway() {
        let html = drawn(&with("1", vec![]));
        assert!(html.contains("no number of shouts. Name one."));
        assert!(html.contains("Ask it anyway"));
    }

    #[test]
    fn the_answer_comes_once_more_as_a_banner_that_nobody_hears_and_not_while_something_is_dragged() {
        let mut model = with("1", vec![shouts("2")]);
        let html = drawn(&model);
        assert_eq!(html.matches("banner__key").count(), 1);
        assert!(html.contains("id=\"times-0\""), "the deed's number is a field");
        let source = Source::Token("ox.east".into());
        let press = Event::Press { source, pointer: 1, hand: Hand::Mouse, x: 0, y: 0 };
        let moved = Event::Move { pointer: 1, x: 40, y: 0, spot: Spot::default() };
        send(&mut model, [Msg::Gesture(press), Msg::Gesture(moved)]);
        assert!(model.gesture.dragging().is_some());
        assert!(!drawn(&model).contains("banner__key"));
    }

    #[test]
    fn a_deed_that_changes_nothing_stands_with_its_reason() {
        let walk = |token: &'static str| {
            Act::of("right", "walk").with("token", &TokenId::from(token)).with("amount", &Count::one())
        };
        let html = drawn(&with("2", vec![walk("ox.east"), shouts("1"), walk("puller.west")]));
        assert_eq!(html.matches("is-void").count(), 1, "one out of three");
        assert!(html.contains("An ox stays where it is."));
    }

    #[test]
    fn readings_are_equal_cards_and_none_is_chosen() {
        let html = drawn(&even());
        assert_eq!(html.matches("class=\"reading\"").count(), 2);
        assert_eq!(html.matches("Play it this way").count(), 2);
        assert!(!html.contains("Table rule"));
    }

    #[test]
    fn no_sentence_of_the_page_is_left_in_english_on_a_french_one() {
        let both_say_other = |says: &PageSays| says.say(Lang::En) != says.say(Lang::Fr) && says.args().is_empty();
        let english: Vec<String> = PageSays::specimens()
            .iter()
            .filter(|says| both_say_other(says))
            .map(|says| says.say(Lang::En).plain())
            .collect();
        assert!(english.len() > 60);
        for mut model in every_kind() {
            send(&mut model, [Msg::Lang(Lang::Fr), Msg::Menu(true), Msg::Share(true)]);
            let rule = ruling(&model).cites().first().copied();
            send(&mut model, [Msg::Rule(rule)]);
            let html = drawn(&model);
            for words in &english {
                assert!(!html.contains(&format!(">{words}<")), "{words}");
            }
        }
    }
}
