//! Every proposed round of Magic's scenario files, played object by object for several numbers, against the product.

use crate::magic_replay::{End, replayed};
use crate::product::rulings;
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios/magic/loop");
/// The largest number of rounds that is played to find where a round stops by itself.
const FARTHEST: usize = 200;

// The case with its proposal made for another number of rounds.
fn with_times(case: &Value, times: usize) -> Option<Value> {
    let mut case = case.clone();
    let acts = case["acts"].as_array_mut()?;
    let act = acts.iter_mut().find(|act| act["key"] == "propose")?;
    let script = act["args"].get_mut("script")?;
    script["times"].as_str()?;
    script["times"] = json!(times.to_string());
    if let Some(end) = act["args"].get_mut("end") {
        (end["laps"].as_array()?.len() == 1).then_some(())?;
        end["laps"] = json!([times.to_string()]);
    }
    Some(case)
}

// Where the round stops by itself: the first number that is refused, or from which on nothing changes any more.
fn stop(case: &Value) -> Option<usize> {
    let end = |times: usize| with_times(case, times).and_then(|case| replayed(&case));
    let far = match end(FARTHEST)? {
        End::Refused(iteration) => return Some(iteration).filter(|iteration| *iteration > 0),
        End::Endless => return None,
        far => far,
    };
    let (mut least, mut most) = (0, FARTHEST);
    while most - least > 1 {
        let middle = (least + most) / 2;
        if end(middle)? == far {
            most = middle;
        } else {
            least = middle;
        }
    }
    (most < FARTHEST).then_some(most)
}

// Whether both refuse, or both do not.
fn another_standing(name: &str, own: &End, ruling: &Value) -> Option<String> {
    match own {
        End::Refused(_) if ruling["standing"] == "refused" => None,
        End::Refused(iteration) => {
            Some(format!("{name}: refused here in iteration {iteration}, there {}", ruling["standing"]))
        }
        End::Endless if matches!(ruling["verdict"]["id"].as_str(), Some("draw_by_loop" | "must_choose_otherwise")) => {
            None
        }
        End::Endless => Some(format!("{name}: endless here, there {}", ruling["verdict"])),
        End::Stands(_) if ruling["standing"] == "settled" => None,
        End::Stands(_) => Some(format!("{name}: {} there: {}", ruling["standing"], ruling["first"])),
    }
}

// A scenario file with the product's verdict and this engine's table.
fn file(nth: usize, name: &str, case: &Value, own: &End, ruling: &Value, wrong: bool) -> Option<Value> {
    let End::Stands(state) = own else { return None };
    // A deed that was refused on the way is a problem, which this engine does not word.
    if ruling["problems"].as_array().is_some_and(|problems| !problems.is_empty()) {
        return None;
    }
    let mut state = state.clone();
    if wrong {
        let (_, figure) = state.as_object_mut()?.iter_mut().find(|(_, value)| value.is_string())?;
        *figure = json!("99999");
    }
    let cites = ruling["steps"].as_array()?.iter().find_map(|step| step["cites"].as_array()?.first()?.as_str())?;
    let verdict = json!({"id": ruling["verdict"]["id"], "args": ruling["verdict"]["args"]});
    let expect = json!({"standing": "settled", "verdict": verdict, "cites": [cites], "state": state});
    let id = format!("random/{nth}");
    Some(
        json!({"schema": 1, "id": id, "game": "magic", "about": name, "source": "The oracle.", "case": case, "expect": expect}),
    )
}

// What the product says of the files: the last line counts them.
fn checked(folder: &str, files: &[Value]) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("oracle").join(folder);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    for (nth, file) in files.iter().enumerate() {
        let name = file["about"].as_str().unwrap().replace(" × ", "-");
        std::fs::write(folder.join(format!("{name}-{nth}.json")), file.to_string()).unwrap();
    }
    let output = Command::new(env!("CARGO_BIN_EXE_refrain")).arg("check").arg(&folder).output().unwrap();
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Fails with every case, of those named and ended here, that ends otherwise in the product.
pub fn agree(folder: &str, played: &[(String, Value, End)]) {
    let cases: Vec<Value> = played.iter().map(|(_, case, _)| case.clone()).collect();
    let theirs = rulings("magic", &cases);
    let all = || played.iter().zip(&theirs);
    let lines: Vec<String> = all().filter_map(|((name, _, own), theirs)| another_standing(name, own, theirs)).collect();
    assert!(lines.is_empty(), "\n{}\n", lines.join("\n"));
    for wrong in [false, true] {
        let files: Vec<Value> = all()
            .enumerate()
            .filter_map(|(nth, ((name, case, own), theirs))| file(nth, name, case, own, theirs, wrong))
            .take(if wrong { 20 } else { usize::MAX })
            .collect();
        let says = checked(&format!("{folder}{}", if wrong { "_wrong" } else { "" }), &files);
        let (passed, failed) = if wrong { (0, files.len()) } else { (files.len(), 0) };
        assert!(says.ends_with(&format!("{passed} passed, {failed} failed\n")), "{says}");
    }
}

#[test]
fn magic_rounds_come_to_the_same_object_by_object() {
    let mut paths: Vec<_> = std::fs::read_dir(Path::new(FOLDER)).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let (mut cases, mut rounds, mut others) = (Vec::new(), 0, Vec::new());
    for path in paths {
        let file: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let case = &file["case"];
        let mut numbers = vec![1, 2, 50, FARTHEST];
        let proposed = case["acts"].as_array().and_then(|acts| acts.iter().find(|act| act["key"] == "propose"));
        let named: Option<usize> = proposed.and_then(|act| act["args"]["script"]["times"].as_str()?.parse().ok());
        numbers.extend(named.filter(|named| *named < FARTHEST));
        if let Some(stop) = stop(case) {
            numbers.extend([stop.saturating_sub(1).max(1), stop, stop + 1]);
        }
        numbers.sort_unstable();
        numbers.dedup();
        let mut played: Vec<(String, Value, End)> = Vec::new();
        for times in numbers {
            if let Some(case) = with_times(case, times)
                && let Some(end) = replayed(&case)
            {
                played.push((format!("{name} × {times}"), case, end));
            }
        }
        if played.is_empty()
            && case["acts"].as_array().is_some_and(|acts| acts.iter().all(|act| act["key"] != "propose"))
        {
            played.extend(replayed(case).map(|end| (name.clone(), case.clone(), end)));
        }
        if played.is_empty() {
            others.push(name);
        } else {
            rounds += 1;
        }
        cases.extend(played);
    }
    println!("{rounds} files, {} cases; not understood: {others:?}", cases.len());
    agree("magic", &cases);
    assert!(rounds >= 50, "only {rounds} files were understood");
}

#[test]
fn rings_dragons_and_cuts_come_to_the_same_object_by_object() {
    let read = |path: &str| -> Value {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios/magic").join(path);
        serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
    };
    let ks = [1usize, 2, 6, 7, 8, 49, 50, 51, 199, 200];
    let mut cases: Vec<(String, Value)> = Vec::new();
    // Three Rings, resolution by resolution, instead of running without end.
    let rings = read("loop/three_oblivion_rings_are_a_draw.json")["case"].take();
    for times in ks {
        let mut case = rings.clone();
        let resolve = json!({"act": {"seat": null, "key": "resolve"}});
        case["acts"][1] = json!({"seat": null, "key": "resolve"});
        let script = json!({"times": times.to_string(), "body": {"seq": [resolve]}});
        let propose = json!({"seat": "alice", "key": "propose", "args": {"script": script}});
        case["acts"].as_array_mut().unwrap().push(propose);
        cases.push((format!("rings × {times}"), case));
    }
    for endless in [
        "three_oblivion_rings_are_a_draw",
        "with_a_mox_the_rings_are_no_draw",
        "worldgorger_dragon_and_animate_dead_are_a_draw",
        "another_creature_card_in_a_graveyard_is_no_draw",
    ] {
        cases.push((endless.to_owned(), read(&format!("loop/{endless}.json"))["case"].take()));
    }
    // Rounds of rounds, cut at a place of two numbers.
    cases.push(("nested".to_owned(), read("loop/ten_times_a_hundred_rounds.json")["case"].take()));
    let nested = read("loop/nested_rounds_cut_in_the_third_outer_and_41st_inner.json")["case"].take();
    for (outer, inner) in [(1usize, 1usize), (1, 2), (2, 1), (3, 40), (3, 41), (3, 42), (10, 100)] {
        let mut case = nested.clone();
        case["acts"][0]["args"]["end"]["laps"] = json!([outer.to_string(), inner.to_string()]);
        cases.push((format!("nested, {outer} and {inner}"), case));
    }
    // Bob cuts two hundred Elves at k, with the ability or the Alarm on the stack, and kills the Bears there.
    let cut = read("shortcut/bob_ends_it_at_the_seventh_activation.json")["case"].take();
    for (lap, step) in ks.iter().flat_map(|k| [(k, "stack:bear"), (k, "stack:alarm")]) {
        let mut case = cut.clone();
        case["acts"][0]["args"]["script"]["times"] = json!("200");
        case["acts"][1]["args"]["end"] = json!({"laps": [lap.to_string()], "step": step});
        cases.push((format!("cut at {lap} {step}"), case.clone()));
        case["acts"].as_array_mut().unwrap().truncate(2);
        case["acts"].as_array_mut().unwrap().push(json!({"seat": "bob", "key": "pass"}));
        cases.push((format!("cut at {lap} {step}, and then Bob passes"), case));
    }
    for file in [
        "bob_can_never_stop_it_at_none",
        "chris_may_not_pass_after_ending_it",
        "the_third_player_may_only_end_it_earlier",
        "who_ends_it_has_to_do_something_else",
        "bob_ends_it_at_the_sixth_alarm_trigger",
        "the_lowest_of_three_shorteners_holds",
    ] {
        cases.push((file.to_owned(), read(&format!("shortcut/{file}.json"))["case"].take()));
    }
    let (mut played, mut others) = (Vec::new(), Vec::new());
    for (name, case) in cases {
        match replayed(&case) {
            Some(end) => played.push((name, case, end)),
            None => others.push(name),
        }
    }
    println!("{} cases; not understood: {others:?}", played.len());
    assert!(others.is_empty(), "not understood: {others:?}");
    agree("magic_cuts", &played);
}

#[test]
fn what_is_doubled_comes_to_the_same_object_by_object() {
    let files = [
        "one_token_is_made_and_two_come",
        "two_that_double_tokens_make_four_of_one",
        "the_other_player_s_doubling_doubles_nothing_here",
        "doubled_tokens_ten_to_the_hundredth_times",
        "a_land_makes_twice_as_much_mana",
        "monolith_makes_six_where_permanents_make_twice_as_much",
        "mana_without_tapping_is_not_doubled",
        "three_times_as_much_twice_is_nine_times",
        "life_gained_is_doubled_and_so_is_what_sees_it",
        "where_nobody_gains_life_the_drain_ends_at_once",
        "only_opponents_gain_no_life",
    ];
    let mut played = Vec::new();
    for name in files {
        let text = std::fs::read_to_string(Path::new(FOLDER).join(format!("{name}.json"))).unwrap();
        let case = serde_json::from_str::<Value>(&text).unwrap()["case"].take();
        let cases: Vec<Value> = match with_times(&case, 1) {
            Some(_) => [1, 2, 20].into_iter().filter_map(|times| with_times(&case, times)).collect(),
            None => vec![case],
        };
        for case in cases {
            let end = replayed(&case).unwrap_or_else(|| panic!("{name} is not understood"));
            played.push((name.to_owned(), case, end));
        }
    }
    agree("magic_doubling", &played);
}
