//! Every settled loop has a certificate that the checker accepts, and no altered one is accepted.

use super::random::{Draw, FAMILIES, action};
use super::toy::{Action, COUNTERS, State, Toy};
use num_bigint::BigInt;
use refrain::loops::{Ended, Limits, Outcome, repeat_with_certificate};
use refrain::proof::{Fault, Proved, check};
use refrain::words::Count;
use serde_json::{Value, json};

pub(crate) fn certified(
    start: &[i64],
    body: &[Action],
    times: &str,
    limits: &Limits,
) -> (Outcome<Toy>, Option<String>) {
    let times = Count::typed(times).unwrap();
    let (outcome, certificate) = repeat_with_certificate(&Toy, &State::of(start), body, &times, limits);
    (outcome, certificate.ok().map(|certificate| certificate.json()))
}

/// The certificate is accepted and says what the outcome says.
pub(crate) fn proves(outcome: &Outcome<Toy>, text: &str) -> Proved {
    let proved = match check(text) {
        Ok(proved) => proved.into_iter().next().unwrap(),
        Err(fault) => panic!("refused: {fault:?}\n{text}"),
    };
    assert_eq!(proved.done, BigInt::from(outcome.done.big().clone()));
    let end: Vec<BigInt> = proved.end.iter().map(|(_, value)| value.clone()).collect();
    let figures: Vec<BigInt> = outcome.state.figures().1.iter().map(|value| value.big().clone()).collect();
    assert_eq!(end, figures);
    match (&proved.stopped, &outcome.ended) {
        (None, Ended::AsNamed) => {}
        (Some(stopped), Ended::Halted { iteration, action, .. }) => {
            assert_eq!((&stopped.iteration, stopped.action), (&BigInt::from(iteration.big().clone()), *action));
        }
        (stopped, ended) => panic!("{stopped:?} for {ended:?}"),
    }
    proved
}

fn loop_of(draw: &mut Draw, seed: u64) -> (Vec<i64>, Vec<Action>) {
    let family = FAMILIES[(seed % FAMILIES.len() as u64) as usize];
    let span = [60, 400, 3000][draw.below(3) as usize];
    let body = (0..2 + draw.below(6)).map(|_| action(draw, family, 2, span)).collect();
    ((0..COUNTERS).map(|_| draw.between(-3, span)).collect(), body)
}

#[test]
fn settled_loops_have_certificates_that_hold() {
    let limits = Limits { steps: 200, phases: 200, ..Limits::default() };
    let mut held = 0;
    for seed in 0..3000 {
        let mut draw = Draw::new(seed);
        let (start, body) = loop_of(&mut draw, seed);
        for times in ["0", "1", "7", "1000", "10^100"] {
            let (outcome, text) = certified(&start, &body, times, &limits);
            if times == "0" || matches!(outcome.ended, Ended::Unknown { .. }) {
                assert_eq!(text, None);
                continue;
            }
            let text = text.unwrap_or_else(|| panic!("no certificate: {start:?} {body:?} {times}"));
            let proved = std::panic::catch_unwind(|| proves(&outcome, &text));
            proved.unwrap_or_else(|_| panic!("{start:?} {body:?} {times}"));
            held += 1;
        }
    }
    println!("{held} certificates hold");
    assert!(held > 11_000, "{held}");
}

/// Every leaf of a certificate but its seal, as the way there.
fn leaves(value: &Value, way: &mut Vec<String>, found: &mut Vec<Vec<String>>) {
    match value {
        Value::Object(members) => {
            for (name, part) in members.iter().filter(|(name, _)| *name != "seal") {
                way.push(name.clone());
                leaves(part, way, found);
                way.pop();
            }
        }
        Value::Array(parts) => {
            for (place, part) in parts.iter().enumerate() {
                way.push(place.to_string());
                leaves(part, way, found);
                way.pop();
            }
        }
        _ => found.push(way.clone()),
    }
}

fn at<'a>(value: &'a mut Value, way: &[String]) -> &'a mut Value {
    way.iter().fold(value, |value, name| match value {
        Value::Object(members) => members.get_mut(name).unwrap(),
        other => other.get_mut(name.parse::<usize>().unwrap()).unwrap(),
    })
}

/// Other values for a leaf.
fn altered(leaf: &Value) -> Vec<Value> {
    match leaf {
        Value::Bool(flag) => vec![json!(!flag)],
        Value::String(text) => match text.parse::<BigInt>() {
            Ok(number) => {
                let others = [&number + 1, &number - 1, -&number, &number * 10];
                let mut others: Vec<BigInt> = others.into_iter().filter(|other| *other != number).collect();
                others.dedup();
                others.into_iter().map(|other| json!(other.to_string())).collect()
            }
            Err(_) => vec![json!(format!("{text} else")), json!("7")],
        },
        other => panic!("{other} is no leaf"),
    }
}

fn sealed(mut value: Value) -> String {
    let members = value.as_object_mut().unwrap();
    members.remove("seal");
    let text = Value::Object(members.clone()).to_string();
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
    members.insert("seal".into(), json!(format!("{:016x}", text.bytes().fold(0xCBF2_9CE4_8422_2325, step))));
    value.to_string()
}

fn big(value: &Value) -> BigInt {
    value.as_str().unwrap().parse().unwrap()
}

fn row(row: &Value, x: &[BigInt]) -> BigInt {
    let parts: Vec<BigInt> = row.as_array().unwrap().iter().map(big).collect();
    let terms = parts[1..].chunks(2);
    terms.fold(parts[0].clone(), |sum, term| sum + &x[usize::try_from(&term[0]).unwrap()] * &term[1])
}

/// Plays the periods of a certificate one by one, by hand: `false` if they do not go as it says.
fn plays(certificate: &Value) -> bool {
    let check = |part: &Value, x: &[BigInt]| {
        let holds = |guard: &Value| (row(&guard["row"], x) >= BigInt::ZERO) == guard["holds"].as_bool().unwrap();
        part["guards"].as_array().unwrap().iter().all(holds)
    };
    let map = |part: &Value, x: &[BigInt]| part["map"].as_array().unwrap().iter().map(|one| row(one, x)).collect();
    let values = |part: &Value| part.as_array().unwrap().iter().map(big).collect::<Vec<BigInt>>();
    let mut last: Option<Vec<BigInt>> = None;
    let joins = |last: &Option<Vec<BigInt>>, part: &Value| {
        let size = part["counters"].as_array().unwrap().len();
        last.as_ref().is_none_or(|last| last[..size] == values(&part["start"])[..size])
    };
    for phase in certificate["phases"].as_array().unwrap().iter().filter(|phase| phase.get("again").is_none()) {
        if !joins(&last, phase) {
            return false;
        }
        last = Some(values(&phase["end"]));
        let mut x = values(&phase["start"]);
        let periods = big(&phase["periods"]);
        for n in 0..300 {
            if BigInt::from(n) == periods {
                if x != values(&phase["end"]) {
                    return false;
                }
                break;
            }
            if !check(phase, &x) {
                return false;
            }
            x = map(phase, &x);
        }
    }
    certificate.get("stop").is_none_or(|stop| {
        let x = values(&stop["start"]);
        let end: Vec<BigInt> = map(stop, &x);
        joins(&last, stop) && check(stop, &x) && end == values(&certificate["end"]["values"])
    })
}

/// What only the rules can say: another period, other names, another number asked for.
const GIVEN: [&str; 9] = ["action", "asked", "control", "counters", "lap", "map", "row", "start", "why"];

#[test]
fn an_altered_certificate_is_refused() {
    let limits = Limits { steps: 50, phases: 60, ..Limits::default() };
    let (mut tried, mut other_loops) = (0, 0);
    for seed in 0..120 {
        let mut draw = Draw::new(seed);
        let (start, body) = loop_of(&mut draw, seed);
        let times = ["2", "1", "9", "250", "10^30"][draw.below(5) as usize];
        let (_, Some(text)) = certified(&start, &body, times, &limits) else { continue };
        if text.len() > 20_000 {
            continue;
        }
        let whole: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(serde_json::from_str::<Value>(&sealed(whole.clone())).unwrap(), whole, "the seal is over all else");
        assert!(plays(&whole));
        let mut ways = Vec::new();
        leaves(&whole, &mut Vec::new(), &mut ways);
        for way in ways {
            let mut copy = whole.clone();
            for other in altered(&at(&mut copy, &way).clone()) {
                *at(&mut copy, &way) = other.clone();
                assert!(check(&copy.to_string()).is_err(), "{way:?} as {other} in {text}");
                tried += 1;
                // With a new seal: what can be proved is still refused, and another period is then another true one.
                if check(&sealed(copy.clone())).is_ok() {
                    let name = way.iter().rev().find(|name| name.parse::<usize>().is_err()).unwrap();
                    assert!(GIVEN.contains(&name.as_str()), "{way:?} as {other} in {text}");
                    assert!(plays(&copy), "{way:?} as {other} in {text}");
                    other_loops += 1;
                }
            }
        }
    }
    println!("{tried} alterations refused; sealed anew, {other_loops} are true certificates of another loop");
    assert!(tried > 25_000 && other_loops * 4 < tried, "{tried} {other_loops}");
}

fn sample() -> Value {
    let body = [Action::Add(0, 3), Action::AddCounter { to: 1, from: 0, times: 1 }, Action::Cost(2, 5)];
    let (_, text) = certified(&[0, 0, 10_000_007, 0, 0], &body, "10^100", &Limits::default());
    serde_json::from_str(&text.unwrap()).unwrap()
}

#[test]
fn what_is_missing_or_too_much_is_refused() {
    let whole = sample();
    assert!(check(&whole.to_string()).is_ok());
    for member in ["asked", "certificate", "done", "end", "phases", "seal"] {
        let mut copy = whole.clone();
        copy.as_object_mut().unwrap().remove(member);
        assert!(check(&copy.to_string()).is_err());
        assert!(member == "seal" || check(&sealed(copy)).is_err(), "{member}");
    }
    let mut copy = whole.clone();
    copy["more"] = json!("1");
    assert!(matches!(check(&sealed(copy)), Err(Fault::Form { member: "certificate" })));
    let mut copy = whole.clone();
    copy["phases"][0].as_object_mut().unwrap().remove("closed");
    assert!(matches!(check(&sealed(copy)), Err(Fault::NoClosedForm { phase: 0 })));
    let mut copy = whole.clone();
    copy["phases"][0]["guards"][0].as_object_mut().unwrap().remove("signs");
    assert!(matches!(check(&sealed(copy)), Err(Fault::Signs { phase: 0, .. })));
}

#[test]
fn a_hostile_certificate_takes_no_time() {
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut copy = sample();
        change(&mut copy);
        let clock = std::time::Instant::now();
        let result = check(&sealed(copy));
        let taken = clock.elapsed().as_secs();
        println!("{taken} s: {result:?}");
        assert!(taken < 120, "{taken} s for {result:?}");
        result.unwrap_err()
    };
    let far = format!("1{}", "0".repeat(100));
    // A power that cannot be written out.
    let power = refused(&|whole| {
        let phase = &mut whole["phases"][0];
        phase["map"][3] = json!(["0", "3", "3"]);
        phase["closed"]["nodes"].as_array_mut().unwrap().push(json!("3"));
        let parts = phase["closed"]["parts"][0].as_array_mut().unwrap();
        parts.push(json!(["0", "0", "0", "1", "0"]));
        phase["guards"][0]["signs"][0][0]["turns"][0] = json!(far);
    });
    assert!(matches!(power, Fault::ClosedStep { .. } | Fault::TooMuchWork | Fault::Signs { .. }), "{power:?}");
    let long = refused(&|whole| whole["asked"] = json!("9".repeat(400_000)));
    assert_eq!(long, Fault::NumberTooLong);
    // Many long numbers, many nodes, many turns.
    let nines = "9".repeat(300_000);
    let numbers = refused(&|whole| whole["phases"][0]["start"] = json!(vec![nines.clone(); 12]));
    assert_eq!(numbers, Fault::NumberTooLong);
    let nodes = refused(&|whole| {
        let closed = &mut whole["phases"][0]["closed"];
        closed["nodes"] = json!(vec!["1"; 3000]);
        let mut part = vec![json!(["0", "0", "0", "0", "0"]); 2999];
        part.push(json!(["0", "0", "0", "0", "1"]));
        part[0] = closed["parts"][0][0].clone();
        closed["parts"][0] = json!(part);
    });
    assert!(matches!(nodes, Fault::ClosedStep { .. }), "{nodes:?}");
    let turns = refused(&|whole| {
        let turns: Vec<String> = (1..100_000).map(|turn| format!("{turn}{}", "0".repeat(10))).collect();
        whole["phases"][0]["guards"][0]["signs"][0] = json!([
            { "starts": true, "turns": turns }, { "starts": false, "turns": turns }, { "starts": true, "turns": [] }
        ]);
    });
    assert!(matches!(turns, Fault::Signs { .. }), "{turns:?}");
}
