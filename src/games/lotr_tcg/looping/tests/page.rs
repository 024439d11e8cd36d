//! What a page gets: prompts with what each answer gives, offers, boards inside the loop, edits.

use super::cases::{agree, case, lower, name, pass, propose, site, smeagol, verdict};
use crate::games::lotr_tcg::Topic;
use crate::games::lotr_tcg::looping::Looping;
use crate::games::lotr_tcg::setup::Setup;
use crate::ruling::{Act, At, BoardView, Case, Does, Edit, Pick, Place, Prompt, Ruling, Standing};
use crate::words::{Count, Lang};
use serde_json::{Value, json};

const SCAVENGERS: [(&str, &str); 1] = [("scavengers", "1C179")];

fn round() -> Value {
    propose("free_peoples", &[smeagol(), site("scavengers")])
}

fn prompt(ruling: &Ruling) -> Prompt {
    match &ruling.standing {
        Standing::Awaits(prompt) => prompt.clone(),
        other => panic!("{other:?}"),
    }
}

fn asked(acts: Value) -> Prompt {
    prompt(&Looping::rule(&case(2, &SCAVENGERS, acts)))
}

fn after(case: &Case<Setup>, act: Act) -> Case<Setup> {
    let mut case = case.clone();
    case.acts.push(act);
    case
}

#[test]
fn everything_can_be_done_by_what_the_prompts_offer() {
    let mut now = case(2, &SCAVENGERS, json!([]));
    let first = prompt(&Looping::rule(&now));
    let ids: Vec<&str> = first.choices.iter().map(|choice| choice.id.as_str()).collect();
    assert_eq!(ids, ["smeagol.0", "repeat.0", "pass"]);
    assert!(first.choices.iter().all(|choice| choice.why.is_empty() && choice.gives.is_some()));
    now = after(&now, first.choices[1].act.clone());
    let number = prompt(&Looping::rule(&now)).number.unwrap();
    let chips: Vec<String> = number.offered.iter().map(|(chip, _)| chip.to_string()).collect();
    // 1 is overwhelmed, 5 to 10; from 2 on, 7 to 12, it is not.
    assert_eq!(chips, ["2", "1000", "1000000"]);
    assert_eq!(number.most, None);
    now = after(&now, number.naming(&Count::from(1_000_000)));
    let answer = prompt(&Looping::rule(&now));
    assert_eq!(answer.seat, Some("shadow".into()));
    now = after(&now, answer.choices[0].act.clone());
    let ruling = Looping::rule(&now);
    assert_eq!(verdict(&ruling), "the_shadow_wins");
    assert!(ruling.problems.is_empty());
    let Standing::Settled { verdict } = &ruling.standing else { panic!() };
    assert_eq!(
        verdict.say(Lang::En).plain(),
        "The Shadow player acts last: Sméagol 2,000,003 to Goblin Scavengers 2,000,008: the Shadow wins the skirmish, \
         Sméagol takes no wound; 2 burdens."
    );
}

#[test]
fn what_an_answer_gives_is_what_comes_of_it() {
    for begins in [true, false] {
        let start = if begins {
            json!([round(), name("7")])
        } else {
            json!([pass("free_peoples"), propose("shadow", &[site("scavengers"), smeagol()]), name("7")])
        };
        let now = case(2, &SCAVENGERS, start);
        let asked = prompt(&Looping::rule(&now));
        let number = asked.number.clone().unwrap();
        let lower = number.offered.iter().map(|(chip, gives)| (number.naming(chip), gives.clone().unwrap()));
        let agree = asked.choices.iter().map(|choice| (choice.act.clone(), choice.gives.clone().unwrap()));
        for (act, gives) in lower.chain(agree) {
            let ruling = Looping::rule(&after(&now, act.clone()));
            match &ruling.standing {
                Standing::Settled { verdict } => {
                    assert_eq!(verdict.say(Lang::En), gives.say(Lang::En), "{act:?}");
                }
                Standing::Open { .. } => assert_eq!(gives.id(), "rules_do_not_say", "{act:?}"),
                other => panic!("{other:?}"),
            }
        }
    }
}

#[test]
fn naming_says_what_either_answer_gives() {
    let number = asked(json!([round()])).number.unwrap();
    let gives = number.offered[0].1.clone().unwrap().say(Lang::En).plain();
    assert_eq!(
        gives,
        "Agreed: The Shadow player acts last: Sméagol 7 to Goblin Scavengers 12: the Shadow wins the skirmish, Sméagol \
         takes no wound; 2 burdens. Answered by a lower number: 0 to 1: the Shadow wins, Sméagol takes no wound."
    );
}

#[test]
fn what_naming_gives_is_made_of_whole_sentences() {
    let corrupts = prompt(&Looping::rule(&case(9, &SCAVENGERS, json!([round()]))));
    let gives = corrupts.number.unwrap().offered[0].1.clone().unwrap();
    assert_eq!(
        gives.say(Lang::En).plain(),
        "Agreed: Frodo is corrupted. Answered by a lower number: 0: the rules do not say; 1 to 999: Frodo is corrupted."
    );
    assert!(gives.say(Lang::Fr).plain().contains("Frodo est corrompu. Réponse"), "{}", gives.say(Lang::Fr).plain());
}

#[test]
fn the_shadow_may_only_answer_lower() {
    let number = asked(json!([round(), name("7")])).number.unwrap();
    assert_eq!((number.least, number.most), (Count::zero(), Some(Count::from(6))));
    let only = asked(json!([round(), name("1")])).number.unwrap();
    assert_eq!((only.least, only.most), (Count::zero(), Some(Count::zero())));
}

#[test]
fn a_choice_that_cannot_be_paid_is_shown_with_its_reason() {
    let asked = prompt(&Looping::rule(&case(0, &SCAVENGERS, json!([pass("free_peoples")]))));
    let forbidden: Vec<(&str, &str)> = asked
        .choices
        .iter()
        .filter_map(|choice| Some((choice.id.as_str(), choice.why.first()?.step.says.id())))
        .collect();
    assert_eq!(forbidden, [("site-7U341.0.scavengers", "no_burden_to_remove")]);
    // Without a burden the Shadow player cannot begin a round, so none is offered.
    assert!(asked.choices.iter().all(|choice| !choice.id.as_str().starts_with("repeat")));
}

fn state(board: &BoardView, key: &str) -> String {
    let found = board.state().into_iter().find(|(other, _)| other == key);
    found.map_or_else(|| "nothing".into(), |(_, arg)| arg.json().as_str().unwrap_or("flag").to_owned())
}

#[test]
fn the_board_stands_as_it_stood_then() {
    let case = case(2, &SCAVENGERS, json!([round(), name("10^100"), lower("1000")]));
    let lap = |lap: &str, step: Option<&str>| {
        let place = Place { laps: vec![Count::typed(lap).unwrap()], step: step.map(str::to_owned), window: None };
        let board = Looping::look(&case, &At::Lap(place)).1;
        ["smeagol.strength", "scavengers.strength", "frodo.burdens"].map(|key| state(&board, key))
    };
    assert_eq!(lap("0", None), ["3", "8", "2"]);
    assert_eq!(lap("1", None), ["5", "10", "2"]);
    assert_eq!(lap("1", Some("activate:smeagol.0")), ["5", "8", "3"]);
    assert_eq!(lap("1000", Some("activate:smeagol.0")), ["2003", "2006", "3"]);
    assert_eq!(lap("1000", Some("activate:site-7U341.0")), ["2003", "2008", "2"]);
    assert_eq!(lap("1000", None), ["2003", "2008", "2"]);
    let at_end = Looping::look(&case, &At::End).1;
    assert_eq!(state(&at_end, "smeagol.strength"), "2005");
    assert_eq!(state(&at_end, "smeagol.takes_no_wounds"), "flag");
    let ruling = Looping::rule(&case);
    let first_action = ruling.steps.iter().position(|step| step.says.id() == "ability_used").unwrap();
    assert_eq!(state(&Looping::look(&case, &At::Step(first_action)).1, "smeagol.strength"), "5");
    assert_eq!(state(&Looping::look(&case, &At::Setup).1, "smeagol.strength"), "3");
    let repeats = ruling.steps.iter().position(|step| step.says.id() == "repeats").unwrap();
    assert_eq!(state(&Looping::look(&case, &At::Step(repeats)).1, "smeagol.strength"), "2003");
}

#[test]
fn the_report_says_what_each_counter_does() {
    let ruling = Looping::rule(&case(2, &SCAVENGERS, json!([round(), name("10^100"), lower("1000")])));
    let report = &ruling.loops[0];
    let counters: Vec<[String; 5]> = report
        .counters
        .iter()
        .map(|counter| {
            let change = counter.change.clone().map_or("none".into(), |change| change.to_string());
            [counter.start.to_string(), change, counter.least.to_string(), counter.most.to_string(), counter.end.to_string()]
        })
        .collect();
    assert_eq!(counters[0], ["2", "0", "2", "3", "3"]);
    assert_eq!(counters[1], ["3", "2", "3", "2005", "2005"]);
    assert_eq!(counters[2], ["8", "2", "8", "2008", "2008"]);
    assert_eq!(report.added, Some("free_peoples".into()));
    let compared: Vec<String> = report.compared_at.iter().map(ToString::to_string).collect();
    assert_eq!(compared, ["1", "2", "3", "998", "999", "1000"]);
    assert_eq!((report.agreed.to_string(), report.done.to_string()), ("1000".into(), "1000".into()));
}

#[test]
fn acting_after_the_loop_is_left_open() {
    let mut again = case(2, &SCAVENGERS, json!([round(), name("4"), agree(), smeagol()]));
    let ruling = Looping::rule(&again);
    let Standing::Open { question, branches, .. } = &ruling.standing else { panic!("{:?}", ruling.standing) };
    assert_eq!(question, &"U3");
    let ends: Vec<String> = branches.iter().map(|branch| verdict(&branch.ruling)).collect();
    assert_eq!(ends, ["awaits skirmish_action", "refused read_as_settled"]);
    again.readings.insert("U3".into(), "may".into());
    assert_eq!(verdict(&Looping::rule(&again)), "awaits skirmish_action");
    // Passing is no repeat.
    let passed = case(2, &SCAVENGERS, json!([round(), name("4"), agree(), pass("free_peoples"), pass("shadow")]));
    assert_eq!(verdict(&Looping::rule(&passed)), "the_shadow_wins");
}

#[test]
fn a_minion_is_put_into_the_skirmish_and_taken_out() {
    let mut now = case(2, &SCAVENGERS, json!([]));
    let edit = |now: &Case<Setup>, edit: Edit| Looping::edit(now, &edit).unwrap();
    let one = Count::one();
    now = edit(&now, Edit::Add { kind: "1U178".into(), zone: "at.smeagol".into(), amount: one.clone() });
    let fighting = |now: &Case<Setup>| {
        let set = now.setup.skirmish.clone().unwrap();
        let minions: Vec<String> = set.minions.iter().map(ToString::to_string).collect();
        (set.character.to_string(), minions)
    };
    assert_eq!(fighting(&now), ("smeagol".into(), vec!["scavengers".into(), "goblin-runner-1".into()]));
    now = edit(&now, Edit::Move { token: "scavengers".into(), amount: one.clone(), zone: "minions".into() });
    assert_eq!(fighting(&now), ("smeagol".into(), vec!["goblin-runner-1".into()]));
    now = edit(&now, Edit::Move { token: "scavengers".into(), amount: one.clone(), zone: "at.frodo".into() });
    assert_eq!(fighting(&now), ("frodo".into(), vec!["scavengers".into()]));
    let drops = Looping::lift(&now, &Pick::Token { token: "scavengers".into(), amount: one.clone() });
    let allowed: Vec<String> =
        drops.iter().filter(|drop| drop.why.is_empty()).map(|drop| drop.zone.to_string()).collect();
    assert_eq!(allowed, ["minions", "at.frodo", "at.smeagol"]);
    let drops = Looping::lift(&now, &Pick::Kind { kind: "1U178".into(), amount: one });
    assert_eq!(drops.iter().filter(|drop| drop.why.is_empty()).count(), 3);
    for (_, nudge) in Looping::nudges(&now) {
        assert!(Looping::edit(&now, &nudge).is_ok_and(|other| other != now), "{nudge:?}");
    }
}

#[test]
fn pieces_offer_what_they_can_do() {
    let two = [("a", "1U178"), ("b", "1C151")];
    let board = Looping::look(&case(2, &two, json!([pass("free_peoples")])), &At::End).1;
    let site = board.tokens.iter().find(|token| token.id == "site-7U341").unwrap();
    let offers: Vec<String> = site.offers.iter().map(|offer| offer.says.say(Lang::En).plain()).collect();
    assert_eq!(offers, ["use Anduin Banks for Goblin Runner", "use Anduin Banks for Uruk Savage"]);
    let whole: Vec<String> = board.offers.iter().map(|offer| offer.says.say(Lang::Fr).plain()).collect();
    assert_eq!(whole[0], "répéter en boucle\u{A0}: utiliser Berges de l’Anduin pour Goblin Runner et utiliser Sméagol");
    assert_eq!(whole.len(), 3);
    assert!(board.offers.iter().all(|offer| matches!(offer.does, Does::Act(_)) && offer.why.is_empty()));
    // In the loop's talk the prompt does the asking.
    let talking = Looping::look(&case(2, &SCAVENGERS, json!([round()])), &At::End).1;
    assert!(talking.offers.is_empty() && talking.tokens.iter().all(|token| token.offers.is_empty()));
}

#[test]
fn two_for_one_is_offered_where_one_for_one_is_no_loop() {
    let mut osgiliath = case(3, &[("runner", "1U178")], json!([]));
    osgiliath.setup.site = Some("7U342".into());
    let offers = |case: &Case<Setup>| -> Vec<String> {
        let board = Looping::look(case, &At::End).1;
        board.offers.iter().map(|offer| offer.says.say(Lang::En).plain()).collect()
    };
    let said = "repeat as a loop: use Sméagol, use Sméagol and use Osgiliath Fallen for Goblin Runner";
    assert_eq!(offers(&osgiliath), [said, "pass"]);
    osgiliath.acts = serde_json::from_value(json!([pass("free_peoples")])).unwrap();
    let said = "repeat as a loop: use Osgiliath Fallen for Goblin Runner, use Sméagol and use Sméagol";
    assert_eq!(offers(&osgiliath), [said, "pass"]);
}

#[test]
fn the_gallery_opens_on_a_settled_ruling() {
    let examples = Looping::examples();
    let ruling = examples[0].case.rule();
    assert_eq!(verdict(&ruling), "the_shadow_wins");
    assert!(ruling.problems.is_empty());
    assert_eq!(examples[0].title.say(Lang::Fr).plain(), "Qui a le dernier mot aux Berges de l’Anduin\u{202F}?");
}
