//! The question `assignment`: what a case comes to, in the words of a scenario's `expect`.

use crate::answer::Board;
use crate::assignment::{Map, capacity, final_maps, options};
use crate::cards::BANKS;
use crate::cards::Seat::{FreePeoples, Shadow};
use crate::piece::Piece;
use crate::skirmish::{Outcome, resolve};
use serde_json::{Value, json};

/// Whose wave it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wave {
    FreePeoples,
    Shadow,
    Over,
}

struct Phase {
    board: Board,
    map: Map,
    wave: Wave,
    /// Who is left over is fixed when the Free Peoples player is done.
    leftovers: Vec<usize>,
    /// Whether the Free Peoples player has said done, or the Shadow player has done anything.
    said_done: bool,
    shadow_acted: bool,
}

/// What the case comes to; nothing if it holds anything that this engine does not know.
pub fn answer(case: &Value) -> Option<Value> {
    // The book leaves nothing open here.
    if case["readings"].as_object().is_some_and(|readings| !readings.is_empty()) {
        return None;
    }
    let board = Board::read(&case["setup"])?;
    if board.characters.iter().chain(&board.minions).any(|piece| !piece.card.assigns) {
        return None;
    }
    // It writes each way down; of boards with more than so many it says nothing.
    let ways = (board.characters.len() + 1).checked_pow(u32::try_from(board.minions.len()).ok()?);
    if ways.is_none_or(|ways| ways > 20_000) {
        return None;
    }
    let mut problems = board.problems();
    if board.skirmish.is_some() {
        problems.push(json!({"setup": true, "id": "skirmish_comes_later", "args": {}, "severity": "note"}));
    }
    if let Some(mut blocked) = board.blocked(problems.clone()) {
        if !case["acts"].as_array()?.is_empty() {
            // What is wrong with the acts besides is not looked at.
            blocked.as_object_mut()?.retain(|key, _| key == "standing");
        }
        return Some(blocked);
    }
    let map = vec![None; board.minions.len()];
    let mut phase =
        Phase { board, map, wave: Wave::FreePeoples, leftovers: Vec::new(), said_done: false, shadow_acted: false };
    let (ways, ends) = (options(&phase.board).len(), final_maps(&phase.board).len());
    phase.closes_by_itself();
    let mut refused = None;
    for (at, act) in case["acts"].as_array()?.iter().enumerate() {
        refused = None;
        let asked = match phase.wave {
            Wave::FreePeoples => "assign_or_done",
            Wave::Shadow => "leftovers",
            Wave::Over => "",
        };
        if act.get("answers").is_some_and(|answers| answers != asked) {
            problems.push(json!({"act": at.to_string(), "id": "nobody_asks_that", "args": {}, "severity": "note"}));
            continue;
        }
        let reasons = phase.does(act)?;
        for (id, args) in reasons {
            let first = json!({"act": at.to_string(), "id": id, "args": args});
            let mut problem = first.clone();
            problem["severity"] = json!("blocking");
            problems.push(problem);
            refused.get_or_insert(first);
        }
        phase.closes_by_itself();
    }
    let mut findings = json!({"options.at_setup": ways.to_string(), "final_maps.at_setup": ends.to_string()});
    for (at, piece) in phase.board.characters.iter().enumerate().filter(|(_, piece)| !piece.dead) {
        findings[format!("capacity.{}", piece.id)] = json!(capacity(&phase.board, at).to_string());
    }
    if phase.wave != Wave::FreePeoples && !phase.board.minions.iter().all(|minion| minion.dead) {
        findings["leftovers"] = phase.ids(&phase.leftovers);
    }
    let mut answer = match (&refused, phase.wave) {
        (Some(first), _) => json!({"standing": "refused", "first": first}),
        (None, Wave::FreePeoples) => awaits("free_peoples", "assign_or_done"),
        (None, Wave::Shadow) => awaits("shadow", "leftovers"),
        (None, Wave::Over) => json!({"standing": "settled", "verdict": phase.fights(&mut findings)}),
    };
    answer["findings"] = findings;
    answer["problems"] = json!(problems);
    answer["rests_on"] = json!({});
    answer["state"] = phase.state();
    Some(answer)
}

fn awaits(seat: &str, key: &str) -> Value {
    json!({"standing": "awaits", "prompt": {"seat": seat, "key": key}})
}

type Reason = (&'static str, Value);

impl Phase {
    /// One act, or every reason why it cannot be; nothing if this engine does not know the act.
    fn does(&mut self, act: &Value) -> Option<Vec<Reason>> {
        let seat = match act["seat"].as_str()? {
            "free_peoples" => FreePeoples,
            "shadow" => Shadow,
            _ => return None,
        };
        match (act["key"].as_str()?, seat) {
            ("assign", _) => {
                let id = |key: &str| act["args"][key].as_str();
                let reasons = if seat == FreePeoples {
                    self.free_peoples_may_not(id("minion")?, id("character")?)
                } else {
                    self.shadow_may_not(id("minion")?, id("character")?)
                };
                if reasons.is_empty() {
                    let minion = self.board.minions.iter().position(|piece| Some(piece.id.as_str()) == id("minion"))?;
                    let character =
                        self.board.characters.iter().position(|piece| Some(&*piece.id) == id("character"))?;
                    self.map[minion] = Some(character);
                    self.shadow_acted |= seat == Shadow;
                }
                Some(reasons)
            }
            ("done", FreePeoples) if self.wave == Wave::FreePeoples => {
                self.said_done = true;
                self.free_peoples_are_done();
                Some(Vec::new())
            }
            // To say so once more is nothing, until the Shadow player has acted.
            ("done", FreePeoples) if self.shadow_acted => Some(vec![("free_peoples_are_done", json!({}))]),
            ("done", FreePeoples) => {
                self.said_done = true;
                Some(Vec::new())
            }
            ("done", Shadow) if self.wave == Wave::FreePeoples => Some(vec![("free_peoples_first", json!({}))]),
            ("done", Shadow) if self.wave == Wave::Shadow => {
                self.wave = Wave::Over;
                self.shadow_acted = true;
                Some(Vec::new())
            }
            _ => None,
        }
    }

    // Who is there, of the right kind, and lives.
    fn pieces_may_not(&self, minion: &str, character: &str) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let (minions, characters) = (&self.board.minions, &self.board.characters);
        for (id, right, wrong, says) in [
            (minion, minions, characters, "not_a_minion_there"),
            (character, characters, minions, "not_a_character_there"),
        ] {
            let args = json!({"piece": id});
            let find = |pieces: &[Piece]| pieces.iter().find(|piece| piece.id == id).map(|piece| piece.dead);
            let dead = find(right).or_else(|| find(wrong));
            if dead.is_none() {
                reasons.push(("not_there", args.clone()));
            }
            if find(right).is_none() && dead.is_some() {
                reasons.push((says, args.clone()));
            }
            if dead == Some(true) {
                reasons.push(("the_dead_do_not_fight", args));
            }
        }
        reasons
    }

    // The character that a minion is assigned to.
    fn taken_by(&self, minion: &str) -> Option<&str> {
        let at = self.board.minions.iter().position(|piece| piece.id == minion)?;
        Some(&self.board.characters[self.map[at]?].id)
    }

    fn holds(&self, character: usize) -> usize {
        self.map.iter().filter(|choice| **choice == Some(character)).count()
    }

    fn free_peoples_may_not(&self, minion: &str, character: &str) -> Vec<Reason> {
        let mut reasons = Vec::new();
        if self.said_done || self.shadow_acted {
            reasons.push(("free_peoples_are_done", json!({})));
        }
        reasons.extend(self.pieces_may_not(minion, character));
        let by = self.taken_by(minion);
        if let Some(by) = by {
            reasons.push(("minion_taken", json!({"minion": minion, "by": by})));
        }
        let at = self.board.characters.iter().position(|piece| piece.id == character);
        if let Some(at) = at
            && by != Some(character)
            && !self.board.characters[at].dead
            && self.holds(at) >= capacity(&self.board, at)
        {
            let (capacity, asked) = (capacity(&self.board, at), self.holds(at) + 1);
            reasons.push((
                "capacity_full",
                json!({
                    "character": character, "capacity": capacity.to_string(), "asked": asked.to_string(),
                    "defender": self.board.characters[at].card.defender.to_string(),
                }),
            ));
        }
        reasons
    }

    fn shadow_may_not(&self, minion: &str, character: &str) -> Vec<Reason> {
        let mut reasons = Vec::new();
        if self.wave == Wave::FreePeoples {
            reasons.push(("free_peoples_first", json!({})));
        }
        reasons.extend(self.pieces_may_not(minion, character));
        let at = self.board.minions.iter().position(|piece| piece.id == minion);
        let left_over = self.wave == Wave::FreePeoples || at.is_none_or(|at| self.leftovers.contains(&at));
        if let Some(by) = self.taken_by(minion) {
            let id = if left_over { "minion_taken" } else { "not_a_leftover" };
            reasons.push((id, json!({"minion": minion, "by": by})));
        }
        reasons
    }

    fn free_peoples_are_done(&mut self) {
        self.wave = Wave::Shadow;
        let minions = self.board.minions.iter().enumerate();
        self.leftovers =
            minions.filter(|(at, piece)| !piece.dead && self.map[*at].is_none()).map(|(at, _)| at).collect();
    }

    // A window in which nothing is left to decide closes by itself.
    fn closes_by_itself(&mut self) {
        let free = (0..self.map.len()).any(|at| self.map[at].is_none() && !self.board.minions[at].dead);
        let room = (0..self.board.characters.len()).any(|at| self.holds(at) < capacity(&self.board, at));
        if self.wave == Wave::FreePeoples && !(free && room) {
            self.free_peoples_are_done();
        }
        if self.wave == Wave::Shadow && !free {
            self.wave = Wave::Over;
        }
    }

    fn ids(&self, minions: &[usize]) -> Value {
        minions.iter().map(|at| self.board.minions[*at].id.clone()).collect()
    }

    // The skirmishes, one after the other as the characters stand on the board.
    fn fights(&mut self, findings: &mut Value) -> Value {
        let mut all = Vec::new();
        let mut lost = None;
        for character in 0..self.board.characters.len() {
            let at: Vec<usize> = (0..self.map.len()).filter(|minion| self.map[*minion] == Some(character)).collect();
            if at.is_empty() {
                continue;
            }
            let wounds = self.board.characters[character].wounds;
            let mut minions: Vec<Piece> = at.iter().map(|minion| self.board.minions[*minion].clone()).collect();
            let outcome = resolve(&mut self.board.characters[character], &mut minions);
            for (at, minion) in at.iter().zip(minions) {
                self.board.minions[*at] = minion;
            }
            let fighter = &self.board.characters[character];
            let key = |what: &str| format!("skirmish.{}.{what}", fighter.id);
            findings[key("free_peoples")] = json!(outcome.free_peoples.to_string());
            findings[key("shadow")] = json!(outcome.shadow.to_string());
            findings[key("winner")] = json!(outcome.winner.id());
            findings[key("wounds")] = json!(outcome.due.to_string());
            findings[key("killed")] = json!(outcome.killed);
            findings[key("survivors")] = json!(outcome.survivors);
            let says = says(fighter, wounds, self.ids(&at), &outcome);
            if fighter.dead && fighter.id == self.board.ring_bearer {
                lost = Some(says.clone());
            }
            all.push(says);
        }
        let row = |says: &[(&str, Value)]| says.iter().map(|(_, value)| value.clone()).collect::<Value>();
        if let Some(lost) = lost {
            let others = (all.len() - 1).to_string();
            return json!({"id": "free_peoples_lose", "args": {"skirmish": row(&lost), "others": others}});
        }
        match &*all {
            [] => {
                let minions = self.board.minions.iter().filter(|minion| !minion.dead).count().to_string();
                json!({"id": "nobody_fights", "args": {"minions": minions}})
            }
            [only] => {
                let mut args = json!({});
                for (key, value) in &only[1..] {
                    args[*key] = value.clone();
                }
                json!({"id": only[0].1, "args": args})
            }
            several => {
                let rows: Value = several.iter().map(|says| row(says)).collect();
                json!({"id": "several_skirmishes", "args": {"skirmishes": rows}})
            }
        }
    }

    fn state(&self) -> Value {
        let mut state = json!({"burdens": self.board.burdens.to_string()});
        if self.board.site.as_deref() == Some(BANKS) {
            state["site"] = json!(BANKS);
        }
        for (at, minion) in self.board.minions.iter().enumerate() {
            let zone = self.map[at].map_or("minions".to_owned(), |by| format!("at.{}", self.board.characters[by].id));
            state[format!("{}.zone", minion.id)] = json!(zone);
        }
        for piece in self.board.characters.iter().chain(&self.board.minions) {
            state[format!("{}.wounds", piece.id)] = json!(piece.wounds.to_string());
            if piece.dead {
                state[format!("{}.killed", piece.id)] = json!(true);
            } else {
                state[format!("{}.vitality", piece.id)] = json!((piece.card.vitality - piece.wounds).to_string());
            }
        }
        state
    }
}

// What a skirmish came to: its name, then its arguments in order.
fn says(fighter: &Piece, before: i64, minions: Value, outcome: &Outcome) -> Vec<(&'static str, Value)> {
    let mut says = vec![
        ("", json!("")),
        ("character", json!(fighter.id)),
        ("minions", minions),
        ("free_peoples", json!(outcome.free_peoples.to_string())),
        ("shadow", json!(outcome.shadow.to_string())),
    ];
    let due = json!(outcome.due.to_string());
    let id = match (outcome.winner, outcome.overwhelmed, fighter.dead) {
        (FreePeoples, true, _) => "free_peoples_overwhelm",
        (FreePeoples, false, _) => {
            says.extend([("wounds", due), ("killed", json!(outcome.killed))]);
            "free_peoples_win"
        }
        (Shadow, true, _) => "shadow_overwhelms",
        (Shadow, false, true) => {
            says.extend([("wounds", due), ("fatal", json!((fighter.card.vitality - before).to_string()))]);
            "shadow_kills"
        }
        (Shadow, false, false) => {
            says.extend([("wounds", due), ("left", json!((fighter.card.vitality - fighter.wounds).to_string()))]);
            "shadow_wins"
        }
    };
    says[0].1 = json!(id);
    says
}
