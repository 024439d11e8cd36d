//! Case files: what is written is read again as it was, in any of the ways in which it may be written.

use crate::made_up::{Camp, GAMES, Rope, Tug, case};
use proptest::prelude::*;
use refrain::ruling::{Act, Case, Held, OpenCase, OptionId, ReadingId, Script, Times};
use refrain::wire::{CaseFile, View, decode, encode};
use refrain::words::{Count, Lang};

pub fn open(case: Case<Rope>) -> OpenCase {
    Held::<Tug>::open(case)
}

fn counts() -> impl Strategy<Value = Count> {
    prop_oneof![
        any::<u64>().prop_map(Count::from),
        "[1-9][0-9]{0,300}".prop_map(|digits| digits.parse().unwrap()),
        Just(Count::zero()),
    ]
}

fn scripts() -> impl Strategy<Value = Script> {
    let leaf = counts().prop_map(|times| Script::Act { act: Act::of("left", "shout").with("times", &times) });
    leaf.prop_recursive(3, 12, 3, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..3).prop_map(|seq| Script::Seq { seq }),
            (counts(), inner.clone())
                .prop_map(|(times, body)| Script::Repeat { times: Times::Exactly(times), body: Box::new(body) }),
            ("[^\u{0}]{0,12}", inner)
                .prop_map(|(until, body)| Script::Repeat { times: Times::Worded { until }, body: Box::new(body) }),
        ]
    })
}

fn acts() -> impl Strategy<Value = Act> {
    prop_oneof![
        counts().prop_map(|times| Act::of("left", "shout").with("times", &times).answering("shouts")),
        counts().prop_map(|amount| Act::of_nobody("walk").with("amount", &amount)),
        scripts().prop_map(|script| Act::of("right", "propose").with("script", script)),
    ]
}

prop_compose! {
    pub fn cases()(
        camps in (counts(), counts(), counts(), counts()),
        wet in any::<bool>(),
        acts in prop::collection::vec(acts(), 0..5),
        option in prop::option::of("[a-zA-Z0-9._+-]{1,64}"),
        second in any::<bool>(),
    ) -> Case<Rope> {
        let (puller, ox, east_puller, east_ox) = camps;
        let mut case = case(Camp { puller, ox }, Camp { puller: east_puller, ox: east_ox });
        case.setup.wet = wet;
        case.acts = acts;
        if second {
            case.ruleset = "tug-2".to_owned();
        }
        case.readings.extend(option.map(|option| (ReadingId::from("even_rope"), OptionId::new(&option).unwrap())));
        case
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_case_comes_back_from_a_file_and_from_a_link(case in cases()) {
        let case = open(case);
        let mut file = CaseFile::of(&case);
        file.view = View { lang: Some(Lang::Fr), at: None };
        let again = CaseFile::read(&file.write(), GAMES).unwrap();
        prop_assert_eq!(&again.case, &case);
        prop_assert_eq!(&again.view, &file.view);
        let linked = decode(&encode(&case, &file.view), GAMES).unwrap();
        prop_assert_eq!(&linked.case, &case);
        prop_assert_eq!(&linked.view, &file.view);
        prop_assert!(!linked.answered_otherwise(&case.rule()));
    }
}

#[test]
fn a_file_keeps_what_stands_beside_the_case() {
    let text = r#"{ "schema": 1, "id": "T-1/b", "game": "tug", "about": "<i>two</i>", "source": "mine",
        "case": { "ruleset": "tug-1", "ask": "who_wins", "setup": {} },
        "expect": { "standing": "open" }, "view": { "lang": "fr-CA", "at": { "act": 0 } }, "known_failure": "why" }"#;
    let file = CaseFile::read(text, GAMES).unwrap();
    assert_eq!(file.about.as_deref(), Some("<i>two</i>"));
    assert_eq!(file.view.lang, Some(Lang::Fr));
    let again = CaseFile::read(&file.write(), GAMES).unwrap();
    assert_eq!(format!("{file:?}"), format!("{again:?}"));
}

#[test]
fn a_byte_order_mark_and_json_integers_are_read() {
    let text = "\u{FEFF}{ \"schema\": 1, \"game\": \"tug\", \"case\": { \"ruleset\": \"tug-1\", \"ask\": \"who_wins\",
        \"setup\": { \"west\": { \"puller\": 9007199254740992 } } } }";
    let file = CaseFile::from_bytes(text.as_bytes(), GAMES).unwrap();
    assert_eq!(file.case, open(case(Camp { puller: Count::from(1_u64 << 53), ox: Count::zero() }, Camp::default())));
}
