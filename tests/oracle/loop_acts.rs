//! The acts of a case, replayed on a skirmish one after the other.

use crate::cards::BANKS;
use crate::cards::Seat::{self, FreePeoples, Shadow};
use crate::loop_procedure::{Answer, Played, Readings, Silence, play, proposed};
use crate::piece::number;
use crate::window::{Deed, Refusal, Window};
use serde_json::{Map, Value, json};

/// How far a case has come.
pub enum Stage {
    Acting,
    Proposed(Vec<Deed>),
    Named(Vec<Deed>, i64),
    Settled(Box<Settled>),
}

/// A loop that was played as the players settled it.
pub struct Settled {
    pub round: Vec<Deed>,
    pub at_naming: Window,
    pub played: Played,
    /// Whether somebody has acted again since.
    pub again: bool,
}

/// Why a replay cannot go on.
pub enum Stop {
    /// The case holds something that this engine does not know.
    Unknown,
    /// The rules are silent: the question, and the ways to read them.
    Open(&'static str, [&'static str; 2]),
}

/// A case on its way.
pub struct Replay<'a> {
    pub window: Window,
    pub stage: Stage,
    pub problems: Vec<Value>,
    /// The problem of the last act, if it was refused.
    pub refused: Option<Value>,
    readings: &'a Map<String, Value>,
}

impl<'a> Replay<'a> {
    pub fn of(window: Window, problems: Vec<Value>, readings: &'a Map<String, Value>) -> Replay<'a> {
        Replay { window, stage: Stage::Acting, problems, refused: None, readings }
    }

    fn reading(&self, question: &str) -> Option<&'a str> {
        self.readings.get(question).and_then(Value::as_str)
    }

    /// Replays all acts. With 0 named nothing lower exists, so that nobody is asked to answer it.
    pub fn all(&mut self, acts: &[Value]) -> Result<(), Stop> {
        for (at, act) in acts.iter().enumerate() {
            // An answer that nobody asks for is no deed: a deed refused before it stays the last one.
            let talk = ["name_number", "agree", "name_lower"].iter().any(|key| act["key"] == *key);
            let asked = match &self.stage {
                Stage::Proposed(_) => act["answers"] == "name_number",
                Stage::Named(_, named) => *named > 0 && act["answers"] == "answer_number",
                Stage::Acting | Stage::Settled(_) => false,
            };
            if !talk || asked || act.get("answers").is_none() {
                self.refused = None;
            }
            if let Err(refusal) = self.act(at, act)? {
                let mut problem = json!({"act": at.to_string()});
                if !refusal.id.is_empty() {
                    problem["id"] = json!(refusal.id);
                    problem["args"] = refusal.args;
                }
                self.refused = Some(problem.clone());
                problem["severity"] = json!("blocking");
                self.problems.push(problem);
            }
        }
        if self.refused.is_none()
            && let Stage::Named(round, 0) = &self.stage
        {
            return self.settles(round.clone(), 0, Answer::Nothing);
        }
        Ok(())
    }

    // One act: done, or refused.
    fn act(&mut self, at: usize, act: &Value) -> Result<Result<(), Refusal>, Stop> {
        let seat = seat(&act["seat"]).ok_or(Stop::Unknown)?;
        let key = act["key"].as_str().ok_or(Stop::Unknown)?;
        let times = &act["args"]["times"];
        match (key, &mut self.stage) {
            ("activate" | "pass", Stage::Acting) => Ok(self.window.does(&deed(act)?)),
            ("pass", Stage::Settled(_)) => Ok(self.window.does(&Deed::Pass(seat))),
            ("activate", Stage::Settled(_)) if self.window.is_closed() => Ok(Err(Refusal::of("", json!({})))),
            ("activate", Stage::Settled(settled)) => match self.readings.get("U3").and_then(Value::as_str) {
                // What is illegal anyway raises no question.
                None if self.window.clone().does(&deed(act)?).is_ok() => Err(Stop::Open("U3", ["may", "may_not"])),
                None => Ok(self.window.does(&deed(act)?)),
                Some("may") => {
                    settled.again = true;
                    Ok(self.window.does(&deed(act)?))
                }
                Some(_) => Ok(Err(Refusal::of("read_as_settled", json!({})))),
            },
            ("propose_loop", Stage::Acting) => {
                let row = act["args"]["body"]["seq"].as_array().ok_or(Stop::Unknown)?;
                let round: Vec<Deed> = row.iter().map(|script| deed(&script["act"])).collect::<Result<_, _>>()?;
                let done = proposed(&self.window, &round);
                if done.is_ok() {
                    self.stage = Stage::Proposed(round);
                }
                Ok(done)
            }
            ("name_number", Stage::Proposed(round)) if seat == FreePeoples => {
                if times.as_str().is_some_and(|text| !text.starts_with(|c: char| c.is_ascii_digit())) {
                    return Ok(Err(Refusal::of("not_a_number", json!({}))));
                }
                self.stage = Stage::Named(round.clone(), number(times).ok_or(Stop::Unknown)?);
                Ok(Ok(()))
            }
            ("agree" | "name_lower", Stage::Named(round, named)) if seat == Shadow => {
                let (round, named) = (round.clone(), *named);
                if key == "agree" {
                    return self.settles(round, named, Answer::Agreed).map(Ok);
                }
                let lower = number(times).ok_or(Stop::Unknown)?;
                if lower >= named {
                    let args = json!({"named": lower.to_string(), "than": named.to_string()});
                    return Ok(Err(Refusal::of("not_lower", args)));
                }
                self.settles(round, named, Answer::Lower(lower)).map(Ok)
            }
            ("name_number" | "agree" | "name_lower", _) if act.get("answers").is_some() => {
                let id = "no_longer_asked";
                self.problems.push(json!({"act": at.to_string(), "id": id, "args": {}, "severity": "note"}));
                Ok(Ok(()))
            }
            _ => Err(Stop::Unknown),
        }
    }

    fn settles(&mut self, round: Vec<Deed>, named: i64, answer: Answer) -> Result<(), Stop> {
        let readings = Readings {
            added_to_nothing: self.reading("U1").map(|option| option == "one_added"),
            taken: self.reading("U4").map(|option| option == "taken"),
            first_action: self.reading("U5").map(|option| option == "first_action"),
        };
        let at_naming = self.window.clone();
        let played = play(&mut self.window, &round, named, answer, readings).map_err(|silence| match silence {
            Silence::ZeroTimes => Stop::Open("U1", ["none_added", "one_added"]),
            Silence::AddedActionCorrupts => Stop::Open("U4", ["taken", "left_out"]),
            Silence::SeveralActions => Stop::Open("U5", ["first_action", "last_action"]),
        })?;
        self.stage = Stage::Settled(Box::new(Settled { round, at_naming, played, again: false }));
        Ok(())
    }
}

fn seat(seat: &Value) -> Option<Seat> {
    match seat.as_str()? {
        "free_peoples" => Some(FreePeoples),
        "shadow" => Some(Shadow),
        _ => None,
    }
}

fn deed(act: &Value) -> Result<Deed, Stop> {
    known_deed(act).ok_or(Stop::Unknown)
}

fn known_deed(act: &Value) -> Option<Deed> {
    let seat = seat(&act["seat"])?;
    if act["key"] == "pass" {
        return Some(Deed::Pass(seat));
    }
    let args = act["args"].as_object()?;
    if act["key"] != "activate" || args.get("ability").is_some_and(|ability| number(ability) != Some(0)) {
        return None;
    }
    let piece = args["piece"].as_str()?.to_owned();
    let target = args.get("target").and_then(Value::as_str).map(str::to_owned);
    match (seat, piece == format!("site-{BANKS}")) {
        (FreePeoples, false) => Some(Deed::Slinker { piece }),
        (Shadow, true) => Some(Deed::Banks { target }),
        _ => None,
    }
}
