//! The question `loop`: what a case comes to, in the words of a scenario's `expect`.

use crate::answer::{Board, opened};
use crate::cards::BANKS;
use crate::cards::Seat::{self, FreePeoples, Shadow};
use crate::loop_acts::{Replay, Settled, Stage, Stop};
use crate::loop_procedure::{Answer, Played, Readings, play};
use crate::piece::Piece;
use crate::skirmish::resolve;
use crate::window::{Deed, Window};
use serde_json::{Map, Value, json};

/// How far up the numbers are tried that could be named.
const TRIED: i64 = 60;

/// What the case comes to; nothing if it holds anything that this engine does not know.
pub fn answer(case: &Value) -> Option<Value> {
    let board = Board::read(&case["setup"])?;
    let readings = case.get("readings").and_then(Value::as_object).cloned().unwrap_or_default();
    let known = |question: &String| ["U1", "U3", "U4", "U5"].contains(&question.as_str());
    let acts = case["acts"].as_array().filter(|_| readings.keys().all(known))?;
    rule(&board, acts, &readings)
}

fn rule(board: &Board, acts: &[Value], readings: &Map<String, Value>) -> Option<Value> {
    let mut answer = match replayed(board, acts, readings) {
        Ok(answer) => answer,
        Err(Stop::Unknown) => return None,
        Err(Stop::Open(question, options)) => {
            return opened(question, options, readings, |readings| rule(board, acts, readings));
        }
    };
    if answer["standing"] != "refused" {
        // It rests on a reading if without it the question would be open.
        let mut rests_on = readings.clone();
        rests_on.retain(|question, _| {
            let mut without = readings.clone();
            without.remove(question);
            matches!(replayed(board, acts, &without), Err(Stop::Open(open, _)) if open == question)
        });
        answer["rests_on"] = json!(rests_on);
    }
    Some(answer)
}

fn replayed(board: &Board, acts: &[Value], readings: &Map<String, Value>) -> Result<Value, Stop> {
    let problems = board.problems();
    if let Some(blocked) = board.blocked(problems.clone()) {
        return Ok(blocked);
    }
    let (fighter, foes) = board.skirmish.clone().ok_or(Stop::Unknown)?;
    let there = |id: &String| board.characters.iter().chain(&board.minions).any(|piece| piece.id == *id);
    if !there(&fighter) || !foes.iter().all(there) {
        return Err(Stop::Unknown);
    }
    let foes: Vec<String> = foes.into_iter().filter(|foe| board.is_living(foe)).collect();
    if foes.is_empty() || !board.is_living(&fighter) {
        return Ok(without_a_skirmish(&fighter, acts, problems));
    }
    let window = Window {
        at_banks: board.site.as_deref() == Some(BANKS),
        burdens: board.burdens,
        peak: board.burdens,
        low: board.burdens,
        ring_bearer: board.ring_bearer.clone(),
        characters: board.characters.clone(),
        minions: board.minions.clone(),
        fighter,
        foes,
        chance: FreePeoples,
        passes: 0,
        corrupted_by: None,
    };
    let mut replay = Replay::of(window, problems, readings);
    replay.all(acts)?;
    let Replay { mut window, stage, problems, refused, .. } = replay;
    if let Some(first) = refused {
        return Ok(json!({"standing": "refused", "first": first, "problems": problems}));
    }
    let mut answer = match stage {
        Stage::Proposed(_) => awaits(FreePeoples, "name_number"),
        Stage::Named(..) => awaits(Shadow, "answer_number"),
        Stage::Acting if !window.is_over() => awaits(window.chance, "skirmish_action"),
        Stage::Acting => ended(&mut window, None),
        Stage::Settled(settled) => match *settled {
            Settled { again: true, .. } if window.is_over() => return Err(Stop::Unknown),
            Settled { again: true, .. } => {
                let mut answer = awaits(window.chance, "skirmish_action");
                answer["state"] = state(&window);
                answer
            }
            Settled { round, at_naming, played, .. } => {
                let mut answer = ended(&mut window, Some(&played));
                thresholds(&at_naming, &round, &mut answer["findings"]);
                answer
            }
        },
    };
    answer["problems"] = json!(problems);
    Ok(answer)
}

// Nothing can be done, and nobody asks anything.
fn without_a_skirmish(fighter: &str, acts: &[Value], mut problems: Vec<Value>) -> Value {
    let mut refused = None;
    for (at, act) in acts.iter().enumerate() {
        let asked = act.get("answers").is_some();
        let (id, severity) =
            if asked { ("no_longer_asked", "note") } else { ("no_actions_without_a_skirmish", "blocking") };
        let first = json!({"act": at.to_string(), "id": id, "args": {}});
        let mut problem = first.clone();
        problem["severity"] = json!(severity);
        problems.push(problem);
        if !asked {
            refused = Some(first);
        }
    }
    match refused {
        Some(first) => json!({"standing": "refused", "first": first, "problems": problems}),
        None => {
            let verdict = json!({"id": "no_skirmish", "args": {"character": fighter}});
            json!({"standing": "settled", "verdict": verdict, "problems": problems})
        }
    }
}

fn awaits(seat: Seat, key: &str) -> Value {
    let mut answer = json!({"standing": "awaits", "prompt": {"seat": seat.id(), "key": key}});
    if key == "name_number" {
        answer["findings"] = json!({"who_names": FreePeoples.id()});
    }
    answer
}

// The actions are over: the Ring-bearer is corrupted, or the skirmish is resolved.
fn ended(window: &mut Window, played: Option<&Played>) -> Value {
    let mut findings = json!({});
    if let Some(played) = played {
        findings = json!({
            "who_names": FreePeoples.id(),
            "actions.free_peoples": played.free_peoples.to_string(), "actions.shadow": played.shadow.to_string(),
            "burdens.peak": window.peak.to_string(), "burdens.low": window.low.to_string(),
        });
    }
    let last = played.and_then(|played| played.last).map_or("none", Seat::id);
    let verdict = if let Some(seat) = window.corrupted_by {
        let mut verdict = json!({"id": "corrupted_by_one_action", "args": {
            "ring_bearer": window.ring_bearer, "seat": seat.id(),
            "burdens": window.burdens.to_string(), "resistance": window.resistance().to_string(),
        }});
        if let Some((iteration, action)) = played.and_then(|played| played.corrupted_at) {
            verdict["id"] = json!("corrupted");
            verdict["args"]["iteration"] = json!(iteration.to_string());
            findings["corrupted_at"] = json!([iteration.to_string(), action.to_string()]);
        }
        verdict
    } else {
        if let Some(played) = played {
            findings["iterations"] = json!(played.iterations.to_string());
            findings["last"] = json!(last);
            findings["added"] = json!(played.added.map_or("none", Seat::id));
        }
        resolved(window, last, &mut findings)
    };
    json!({"standing": "settled", "verdict": verdict, "findings": findings, "state": state(window)})
}

fn resolved(window: &mut Window, last: &str, findings: &mut Value) -> Value {
    let at = window.characters.iter().position(|piece| piece.id == window.fighter).unwrap();
    let mut foes: Vec<Piece> = window.minions.iter().filter(|piece| window.foes.contains(&piece.id)).cloned().collect();
    let outcome = resolve(&mut window.characters[at], &mut foes);
    for foe in &foes {
        *window.minions.iter_mut().find(|piece| piece.id == foe.id).unwrap() = foe.clone();
    }
    let fighter = &window.characters[at];
    let (strength, against) = (outcome.free_peoples.to_string(), outcome.shadow.to_string());
    let spared = outcome.winner == Shadow && fighter.takes_no_wounds;
    let wounds = if spared { "0".to_owned() } else { outcome.due.to_string() };
    let winner = outcome.winner.id();
    for (key, value) in [
        ("winner", json!(winner)),
        ("overwhelmed", json!(outcome.overwhelmed)),
        ("wounds", json!(wounds)),
        ("total.free_peoples", json!(strength)),
        ("total.shadow", json!(against)),
    ] {
        findings[key] = value;
    }
    let mut args = json!({
        "last": last, "character": window.fighter, "strength": strength, "minions": window.foes, "against": against,
        "burdens": window.burdens.to_string(),
    });
    let id = match (outcome.winner, outcome.overwhelmed) {
        (Shadow, true) => {
            args["loses_game"] = json!(window.fighter == window.ring_bearer);
            "the_shadow_overwhelms"
        }
        (FreePeoples, true) => "the_free_peoples_overwhelm",
        (Shadow, false) => {
            args["wounds"] = json!(wounds);
            if fighter.dead {
                args["loses_game"] = json!(window.fighter == window.ring_bearer);
                "the_shadow_wins_and_kills"
            } else {
                "the_shadow_wins"
            }
        }
        (FreePeoples, false) => {
            args["wounds"] = json!(wounds);
            args["dead"] = json!(outcome.killed);
            "the_free_peoples_win"
        }
    };
    json!({"id": id, "args": args})
}

fn state(window: &Window) -> Value {
    let mut state = json!({});
    state[format!("{}.burdens", window.ring_bearer)] = json!(window.burdens.to_string());
    for piece in window.characters.iter().chain(&window.minions) {
        state[format!("{}.strength", piece.id)] = json!(piece.strength().to_string());
        state[format!("{}.wounds", piece.id)] = json!(piece.wounds.to_string());
    }
    state
}

// Where the outcome changes as the number grows, agreed or named as a lower one, and up to where the Shadow overwhelms
// with every number: each is played.
fn thresholds(at_naming: &Window, round: &[Deed], findings: &mut Value) {
    for (way, least) in [("agree", 1), ("lower", 0)] {
        let mut kinds = Vec::new();
        for number in least..=TRIED {
            let answer = if way == "agree" { Answer::Agreed } else { Answer::Lower(number) };
            let mut window = at_naming.clone();
            let played = play(&mut window, round, number.max(1), answer, Readings::default());
            if played.is_err() || window.corrupted_by.is_some() {
                return;
            }
            let mut findings = json!({});
            resolved(&mut window, "", &mut findings);
            kinds.push(["winner", "overwhelmed", "wounds"].map(|key| findings[key].clone()));
        }
        let changes =
            (1..kinds.len()).filter(|at| kinds[*at] != kinds[at - 1]).map(|at| (at as i64 + least).to_string());
        findings[format!("{way}.changes_at")] = changes.collect();
        let overwhelms = |kind: &[Value; 3]| kind[0] == Shadow.id() && kind[1] == true;
        let up_to = match kinds.iter().take_while(|kind| overwhelms(kind)).count() {
            0 => "none".to_owned(),
            all if all == kinds.len() => "always".to_owned(),
            some => (some as i64 - 1 + least).to_string(),
        };
        findings[format!("{way}.overwhelms_up_to")] = json!(up_to);
    }
}
