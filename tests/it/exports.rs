//! Rulings as text, Markdown and JSON: each kind of answer begins with its own words, and everything is there.

use crate::case_files::open;
use crate::made_up::{Camp, case};
use refrain::export::{Names, json, markdown, text};
use refrain::ruling::{Act, At, OpenCase, Table, TableCell};
use refrain::words::{Count, Lang};

fn shouting(times: i32) -> Act {
    Act::of("left", "shout").with("times", &Count::from(times)).answering("shouts")
}

fn settled() -> OpenCase {
    open(case(Camp::of(5, 0), Camp::of(0, 1))).with_act(shouting(2))
}
fn refused() -> OpenCase {
    open(case(Camp::of(3, 0), Camp::of(0, 1))).with_act(shouting(4))
}
fn awaits() -> OpenCase {
    open(case(Camp::of(3, 0), Camp::of(4, 0)))
}
fn even() -> OpenCase {
    open(case(Camp::of(0, 1), Camp::of(3, 0)))
}

fn unknown() -> OpenCase {
    open(case(Camp::of(1, 0), Camp { puller: Count::zero(), ox: Count::typed("10^300").unwrap() }))
}

fn as_text(case: &OpenCase, lang: Lang) -> String {
    text(&case.rule(), &Names::of(&case.board_at(&At::End)), lang)
}

#[test]
fn each_kind_of_answer_begins_with_its_own_words() {
    for (case, en, fr) in [
        (settled(), "Settled: Left wins the rope.", "Tranché\u{A0}: Gauche gagne la corde."),
        (refused(), "Not allowed: 4 shouts asked, 3 allowed.", "Pas permis\u{A0}: 4 cris demandés, 3 permis."),
        (awaits(), "To be decided (Left): How many shouts?", "À décider (Gauche)\u{A0}: Combien de cris\u{202F}?"),
        (
            even(),
            "The book does not say: Who wins if both pull alike?",
            "Les règles ne le disent pas\u{A0}: Qui gagne si les deux tirent autant\u{202F}?",
        ),
        (
            unknown(),
            "Cannot be settled: Nobody has watched so many oxen.",
            "Impossible à trancher\u{A0}: Personne n’a jamais observé tant de bœufs.",
        ),
    ] {
        for (lang, first) in [(Lang::En, en), (Lang::Fr, fr)] {
            let said = as_text(&case, lang);
            assert_eq!(said.lines().next().unwrap(), first, "{said}");
        }
    }
}

#[test]
fn a_settled_ruling_in_full() {
    let expected = "\
Settled: Left wins the rope.

Because
  1. 2 shouts. [TUG · shout]
  2. 7 in the west against 3 in the east. [TUG · pull]

Found
  - pulls 7 [TUG · pull]
  - pulls 3 [TUG · pull]

Rules cited
  - TUG · shout (Tug, 1) Each puller may shout once; a shout pulls 1. [the book states it]
  - TUG · pull (Tug, 1) (0: pulling) The camp that pulls harder wins. [the book states it]
";
    assert_eq!(as_text(&settled(), Lang::En), expected);
}

#[test]
fn choices_readings_problems_and_the_legal_wording_are_said() {
    for (case, parts) in [
        (
            awaits(),
            &[
                "No shout",
                "3 in the west against 4 in the east.",
                "Not allowed: “For ever” is no number",
                "How many shouts? 0 to 3.",
            ][..],
        ),
        (
            even(),
            &[
                "If read so: Nobody wins",
                "Settled: Nobody wins: the rope stands still.",
                "If read so: The left player",
                "[TUG · 7.1b]",
                "one way to read",
            ],
        ),
        (unknown(), &["What is known", "pulls 1", "Ways on", "Take some oxen away."]),
        (refused(), &["Legal instead: 3 shouts.", "1. (not allowed) 4 shouts asked, 3 allowed. [TUG · shout]"]),
    ] {
        let (said, marked) = (as_text(&case, Lang::En), markdown(&case.rule(), &Names::default(), Lang::En));
        for part in parts {
            assert!(said.contains(part), "{part} is not in\n{said}");
        }
        assert!(marked.starts_with("**"), "{marked}");
    }
}

#[test]
fn no_english_is_left_over_in_french() {
    for case in [settled(), refused(), awaits(), even(), unknown()] {
        let said = as_text(&case, Lang::Fr);
        for word in ["the ", "Because", "cited", "Settled", "allowed", "Legal", "reading", "More", "or more"] {
            assert!(!said.contains(word), "{word} is in\n{said}");
        }
        for mark in [" :", " ;", " ?", " !", "« ", " »"] {
            assert!(!said.contains(mark), "{mark:?} is in\n{said}");
        }
    }
}

#[test]
fn json_holds_ids_arguments_and_words() {
    let said = json(&settled().rule(), &Names::default(), Lang::Fr);
    assert_eq!(said["standing"], "settled");
    assert_eq!(said["verdict"]["id"], "wins");
    assert_eq!(said["verdict"]["args"]["seat"], "left");
    assert_eq!(said["verdict"]["words"], "Gauche gagne la corde.");
    assert_eq!(said["steps"][0]["cites"][0], "tug:shout");
    assert_eq!(said["steps"][0]["actor"], "left");
    assert_eq!(said["cites"][1]["edition"], "1");
    assert_eq!(said["cites"][1]["formerly"][0]["place"], "pulling");
    assert_eq!(said["findings"][0]["value"], "7");
    let mut shown = settled().rule();
    let says = shown.steps[0].says.clone();
    let mut table = Table::of(says.clone(), &[]);
    table.heads.push((says.clone(), None));
    table.row(says.clone(), vec![TableCell { share: Some(250), ..TableCell::of(says.clone(), true) }]);
    table.below = Some(says);
    shown.tables.push(table);
    let said = json(&shown, &Names::default(), Lang::Fr);
    assert_eq!(said["tables"][0]["says"], said["tables"][0]["below"]);
    assert_eq!(said["tables"][0]["heads"][0]["says"]["words"], said["steps"][0]["words"]);
    assert_eq!(said["tables"][0]["rows"][0]["cells"][0]["marked"], true);
    assert_eq!(said["tables"][0]["rows"][0]["cells"][0]["share"], 250);
    let said = json(&awaits().rule(), &Names::default(), Lang::En);
    assert_eq!(said["prompt"]["choices"][1]["allowed"], false);
    assert_eq!(said["prompt"]["number"]["offered"][0]["number"], "3");
    let said = json(&even().rule(), &Names::default(), Lang::En);
    assert_eq!(said["branches"][1]["ruling"]["verdict"]["id"], "wins");
    assert_eq!(said["alike"], false);
    let said = json(&refused().rule(), &Names::default(), Lang::En);
    assert_eq!(said["first"]["act"], 0);
    assert_eq!(said["problems"][0]["severity"], "blocking");
}
