//! The board: lines and fields edit it, pieces come from the tray, moments inside the loop are shown.

use crate::games::any_game::Rules;
use crate::games::any_game::setup::Setup;
use crate::ruling::{Arg, At, Case, Does, Edit, FieldKind, Game, Held, OpenCase, Pick, Place, Standing};
use crate::words::{Count, Lang};

fn case(lines: &str) -> OpenCase {
    let case = Case {
        ruleset: "magic-732".into(),
        ask: "round".into(),
        setup: Setup::default(),
        acts: Vec::new(),
        readings: Default::default(),
    };
    typed(&Held::<Rules>::open(case), lines)
}

fn typed(case: &OpenCase, lines: &str) -> OpenCase {
    let edits = case.shorthand(&"round".into(), lines).unwrap().unwrap_or_else(|why| {
        panic!("{lines}: {}", why.step.says.say(Lang::En).plain());
    });
    edits.iter().fold(case.clone(), |case, edit| case.edit(edit).unwrap())
}

fn set(case: &OpenCase, token: Option<&'static str>, key: &str, value: &str) -> Result<OpenCase, &'static str> {
    let edit = Edit::Set { token: token.map(Into::into), key: key.into(), value: value.into() };
    case.edit(&edit).map_err(|why| why.step.says.id())
}

fn state(case: &OpenCase, at: &At, key: &str) -> Option<Arg> {
    case.board_at(at).state().into_iter().find(|(found, _)| found == key).map(|(_, value)| value)
}

const ROUND: &str = "elf: pay 2 mana, +1 elves, by A, optional; untap: +2 mana, by A; mana = 3; elves = 1";

#[test]
fn a_loop_is_described_and_settled_in_a_few_lines() {
    let case = case(ROUND);
    let Standing::Awaits(prompt) = case.rule().standing else { panic!("{:?}", case.rule().standing) };
    let number = prompt.number.unwrap();
    let offered: Vec<Count> = number.offered.iter().map(|(number, _)| number.clone()).collect();
    assert!(offered.contains(&Count::typed("10^100").unwrap()), "{offered:?}");
    assert!(number.offered.iter().all(|(_, gives)| gives.is_some()));
    let case = case.with_act(number.naming(&Count::from(1000)));
    let Standing::Awaits(prompt) = case.rule().standing else { panic!() };
    let case = case.with_act(prompt.choices[0].act.clone());
    let ruling = case.rule();
    let Standing::Settled { verdict } = &ruling.standing else { panic!("{:?}", ruling.standing) };
    for (lang, part) in [(Lang::En, "no card was checked"), (Lang::Fr, "aucune carte n’a été vérifiée")] {
        let said = verdict.say(lang).plain();
        assert!(said.contains("elves") && said.contains(part), "{said}");
    }
    assert_eq!(ruling.loops.len(), 1);
    let report = &ruling.loops[0];
    assert_eq!((report.done.small(), report.compared_at.len()), (Some(1000), 6));
    assert_eq!(report.counters[0].least.to_string(), "1");
    assert_eq!(report.counters[0].most.to_string(), "3");
    assert_eq!(report.counters[1].change.as_ref().unwrap().to_string(), "1");
}

#[test]
fn a_moment_inside_the_loop_is_shown() {
    let case = case(ROUND);
    let act = |json: &str| serde_json::from_str(json).unwrap();
    let case = case.with_act(act(r#"{"seat":"a","key":"name_number","args":{"times":"10^100"}}"#));
    let case = case.with_act(act(r#"{"seat":"b","key":"agree"}"#));
    let at = |lap: &str, step: Option<&str>| {
        let laps = vec![Count::typed(lap).unwrap()];
        At::Lap(Place { laps, step: step.map(str::to_owned), window: None })
    };
    let mana = |at: &At| state(&case, at, "mana.value");
    assert_eq!(mana(&at("7", Some("elf"))), Some(Arg::from(1_i64)));
    assert_eq!(mana(&at("7", None)), Some(Arg::from(3_i64)));
    let elves = state(&case, &at("10^99", Some("elf")), "elves.value");
    let expected = &Count::typed("10^99").unwrap() + &Count::one();
    assert_eq!(elves, Some(Arg::from(&expected)));
    assert_eq!(state(&case, &At::Setup, "elves.value"), Some(Arg::from(1_i64)));
}

#[test]
fn whoever_shortens_is_asked_for_the_place_where_there_are_several() {
    let act = |json: &str| serde_json::from_str(json).unwrap();
    let case = case(ROUND).with_act(act(r#"{"seat":"a","key":"name_number","args":{"times":"50"}}"#));
    let Standing::Awaits(prompt) = case.rule().standing else { panic!() };
    let number = prompt.number.unwrap();
    assert_eq!((number.least.small(), number.most.and_then(|most| most.small())), (Some(1), Some(50)));
    let case = case.with_act(number.act.clone().with(number.arg, &Count::from(20)));
    let Standing::Awaits(prompt) = case.rule().standing else { panic!() };
    let ids: Vec<&str> = prompt.choices.iter().map(|choice| choice.id.as_str()).collect();
    assert_eq!((prompt.key, ids), ("answer_number", vec!["after.elf", "after.untap"]));
    let case = case.with_act(prompt.choices[0].act.clone());
    assert_eq!(state(&case, &At::End, "elves.value"), Some(Arg::from(21_i64)));
    assert_eq!(case.rule().standing_id(), "round_done");
}

trait StandingId {
    fn standing_id(&self) -> &'static str;
}

impl StandingId for crate::ruling::Ruling {
    fn standing_id(&self) -> &'static str {
        match &self.standing {
            Standing::Settled { verdict } => verdict.id(),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn every_field_edits_what_it_shows() {
    let case = typed(&case(ROUND), "mana <= -1: B loses");
    let case = set(&case, Some("mana"), "start", "7").unwrap();
    let case = set(&case, Some("mana"), "below_zero", "false").unwrap();
    assert_eq!(state(&case, &At::Setup, "mana.value"), Some(Arg::from(7_i64)));
    let below = set(&case, Some("elves"), "below_zero", "true").unwrap();
    assert_eq!(state(&below, &At::Setup, "elves.value"), Some(Arg::from(-1_i64)));
    let renamed = set(&case, Some("mana"), "name", "blue mana").unwrap();
    let line = |case: &OpenCase, token: &str| {
        let board = case.board_at(&At::Setup);
        let token = board.tokens.iter().find(|other| other.id == *token).unwrap().clone();
        let field = token.fields.into_iter().find(|field| field.key == "line").unwrap();
        let FieldKind::Text(says) = field.kind else { panic!() };
        Lang::ALL.map(|lang| says.say(lang).plain())
    };
    assert_eq!(line(&renamed, "untap"), ["untap: +2 blue mana, by A", "untap\u{a0}: +2 blue mana, par A"]);
    let moved = set(&case, Some("untap"), "place", "1").unwrap();
    let actions: Vec<String> =
        moved.board_at(&At::Setup).tokens.iter().filter(|it| it.kind == "action").map(|it| it.id.to_string()).collect();
    assert_eq!(actions, ["untap", "elf"]);
    let optional = set(&case, Some("untap"), "optional", "true").unwrap();
    assert_eq!(state(&optional, &At::Setup, "untap.optional"), Some(Arg::Flag(true)));
    assert!(line(&set(&case, Some("untap"), "answers", "false").unwrap(), "untap")[0].ends_with("no answer"));
    assert!(line(&set(&case, Some("untap"), "seat", "nobody").unwrap(), "untap")[1].ends_with("par personne"));
    assert_eq!(line(&set(&case, Some("bound"), "then", "draws").unwrap(), "bound")[0], "mana <= -1: draw");
    assert_eq!(line(&set(&case, Some("bound"), "seat", "a").unwrap(), "bound")[1], "mana <= -1\u{a0}: A perd");
    let wider = set(&case, None, "players", "3").unwrap();
    assert_eq!(wider.board_at(&At::Setup).seats.len(), 3);
    assert!(set(&wider, None, "active", "c").is_ok());
    let retyped = set(&case, Some("elf"), "line", "elf : paie 1 mana, +1 elves, par A, facultatif").unwrap();
    assert_eq!(line(&retyped, "elf")[0], "elf: pay 1 mana, +1 elves, by A, optional");
    for (token, key, value, id) in [
        (Some("elf"), "line", "mana = 3", "line_of_another_sort"),
        (Some("elf"), "line", "elf: +", "part_name"),
        (Some("elf"), "place", "9", "not_such_a_value"),
        (Some("elf"), "seat", "z", "not_such_a_value"),
        (Some("mana"), "start", "-1", "not_such_a_value"),
        (Some("ghost"), "line", "ghost: +1 mana", "line_of_another_sort"),
        (None, "players", "many", "not_such_a_value"),
        (None, "moon", "1", "not_such_a_value"),
    ] {
        assert_eq!(set(&case, token, key, value).err(), Some(id), "{key} {value}");
    }
}

#[test]
fn the_tray_adds_each_sort_to_its_place() {
    let mut case = case("mana = 1");
    for (kind, zone) in [("counter", "counters"), ("action", "round"), ("bound", "bounds")] {
        let drops = case.lift(&Pick::Kind { kind: kind.into(), amount: Count::one() });
        assert_eq!(drops.len(), 3);
        for drop in drops {
            assert_eq!(drop.why.is_empty(), drop.zone == *zone, "{kind} to {}", drop.zone);
            if drop.zone == *zone {
                let Does::Edit(edit) = drop.does else { panic!() };
                case = case.edit(&edit).unwrap();
            }
        }
    }
    assert_eq!(case.board_at(&At::Setup).tokens.len(), 4);
    assert!(case.lift(&Pick::Token { token: "action".into(), amount: Count::one() })[1].why.is_empty());
    let gone = case.edit(&Edit::Remove { token: "action".into(), amount: Count::one() }).unwrap();
    assert_eq!(gone.board_at(&At::Setup).tokens.len(), 3);
    assert!(gone.edit(&Edit::Clear).unwrap().board_at(&At::Setup).tokens.is_empty());
    assert!(Rules::nudges(&Case {
        ruleset: "magic-732".into(),
        ask: "round".into(),
        setup: Setup::default(),
        acts: Vec::new(),
        readings: Default::default(),
    })
    .is_empty());
    assert_eq!(case.nudges().len(), 4);
    for (_, edit) in case.nudges() {
        assert!(case.edit(&edit).is_ok());
    }
}
