//! The question `army`: what a case comes to, in the words of a scenario's `expect`.

use crate::answer::opened;
use crate::army::{Figure, LIMIT, NATIONS};
use crate::army_board::Board;
use crate::army_told::Told;
use crate::piece::number;
use serde_json::{Map, Value, json};

/// What the case comes to; nothing if it holds anything that this engine does not know.
pub fn answer(case: &Value) -> Option<Value> {
    let board = Board::read(&case["setup"])?;
    let readings = case.get("readings").and_then(Value::as_object).cloned().unwrap_or_default();
    board.rule(case["acts"].as_array()?, &readings)
}

/// Why a deed cannot be done.
type Reason = (&'static str, Value);

impl Board {
    fn rule(&self, acts: &[Value], readings: &Map<String, Value>) -> Option<Value> {
        let mut problems = self.problems();
        if let Some(first) = problems.iter().find(|problem| problem["severity"] == "blocking") {
            let mut first = first.clone();
            first.as_object_mut()?.remove("severity");
            return Some(json!({"standing": "refused", "first": first, "problems": problems}));
        }
        let mut board = self.clone();
        let mut refused = None;
        for (at, act) in acts.iter().enumerate() {
            refused = None;
            for (id, args) in board.does(act, readings)?.err().unwrap_or_default() {
                let mut first = json!({"act": at.to_string(), "id": id});
                if !args.is_null() {
                    first["args"] = args;
                }
                let mut problem = first.clone();
                problem["severity"] = json!("blocking");
                problems.push(problem);
                refused.get_or_insert(first);
            }
        }
        if let Some(first) = refused {
            return Some(json!({"standing": "refused", "first": first, "problems": problems}));
        }
        let mut findings = json!({
            "leading.free_peoples": board.leading(false), "leading.shadow": board.leading(true),
        });
        let told: Vec<Told> = board.regions.iter().map(|region| board.told(region, readings, &mut findings)).collect();
        // Whether teammates merge is decided before anything is removed.
        let merging = told.iter().any(|told| told.prompt.as_ref().is_some_and(|prompt| prompt["key"] != "remove"));
        if told.iter().any(|told| told.open) && !merging {
            let options = ["controller_chooses", "one_each_from_non_leading"];
            return opened("A7", options, readings, |readings| self.rule(acts, readings));
        }
        let mut answer = json!({"findings": findings, "problems": problems, "rests_on": {}});
        if board.read || told.iter().any(|told| told.read) {
            answer["rests_on"] = json!(readings);
        }
        if let Some(prompt) = told.iter().find_map(|told| told.prompt.clone()) {
            answer["standing"] = json!("awaits");
            answer["prompt"] = prompt;
            return Some(answer);
        }
        let verdicts: Vec<&(&str, Value)> = told.iter().filter_map(|told| told.verdict.as_ref()).collect();
        answer["standing"] = json!("settled");
        answer["verdict"] = match *verdicts {
            [] if board.regions.iter().all(|region| region.units() == 0) => json!({"id": "no_army", "args": {}}),
            [] => json!({"id": "nobody_shares", "args": {}}),
            [(id, args)] => json!({"id": id, "args": args}),
            _ => {
                let answers: Vec<&str> = verdicts.iter().map(|(id, _)| *id).collect();
                json!({"id": "several", "args": {"answers": answers}})
            }
        };
        answer["state"] = board.state();
        Some(answer)
    }

    fn does(&mut self, act: &Value, readings: &Map<String, Value>) -> Option<Result<(), Vec<Reason>>> {
        let seat = act["seat"].as_str();
        if act["key"] == "begin_turn" && seat.is_none() {
            return Some(self.begins_a_turn(readings));
        }
        let at = self.regions.iter().position(|region| act["args"]["region"] == region.id)?;
        let players = self.regions[at].players(self.three_players);
        let [_, _] = *players else { return None };
        if seat.is_some_and(|seat| !players.contains(&seat)) {
            return None;
        }
        let over = self.regions[at].units().saturating_sub(LIMIT);
        let region = &mut self.regions[at];
        match (act["key"].as_str()?, &*region.stand) {
            // What has to go goes at once, and with it perhaps the whole other Army.
            (_, "mixed") if over > 0 && act["key"] != "remove" => return None,
            ("stay_separate", "mixed") => return Some(Err(vec![("is_one_army", json!({"region": region.id}))])),
            ("merge", "mixed") => return None,
            ("merge", _) if seat.is_none() || region.proposed.as_deref().is_some_and(|other| Some(other) != seat) => {
                region.stand = "mixed".to_owned();
                region.proposed = None;
            }
            ("merge", _) if over > 0 && region.stand == "separate" => return None,
            ("merge", _) => region.proposed = seat.map(str::to_owned),
            ("stay_separate", _) => {
                region.stand = "separate".to_owned();
                region.proposed = None;
            }
            ("remove", _) => return self.removes(at, seat?, &act["args"], readings),
            _ => return None,
        }
        Some(Ok(()))
    }

    // The limit holds before the next turn begins: what goes without a choice goes, and a choice has to be made.
    fn begins_a_turn(&mut self, readings: &Map<String, Value>) -> Result<(), Vec<Reason>> {
        let (mut after, mut waits) = (self.clone(), Vec::new());
        for (at, region) in self.regions.iter().enumerate() {
            let over = region.units().saturating_sub(LIMIT);
            if over == 0 {
                continue;
            }
            let told = self.told(region, readings, &mut json!({}));
            after.read |= told.read;
            let Some(left) = told.forced else {
                let chosen: usize = told.choices.iter().map(|(_, units)| units).sum();
                let over = if told.choices.is_empty() { over } else { chosen };
                // Whether the rest of a player's share that he has begun to choose is counted, is not laid down.
                let args = json!({"region": region.id, "over": over.to_string()});
                waits.push(("excess_goes_first", if region.removed.is_empty() { args } else { Value::Null }));
                continue;
            };
            after.regions[at].figures = left;
            after.regions[at].removed.clear();
        }
        if !waits.is_empty() {
            return Err(waits);
        }
        for region in &mut after.regions {
            region.proposed = None;
        }
        after.next_turn();
        *self = after;
        Ok(())
    }

    fn removes(
        &mut self,
        at: usize,
        seat: &str,
        args: &Value,
        readings: &Map<String, Value>,
    ) -> Option<Result<(), Vec<Reason>>> {
        let nation = NATIONS.iter().position(|nation| args["nation"] == nation.id)?;
        let kind = match args["kind"].as_str()? {
            "regular" => 'r',
            "elite" => 'e',
            _ => return None,
        };
        let amount = number(&args["amount"])? as usize;
        let region = &self.regions[at];
        if region.units() <= LIMIT {
            return Some(Err(vec![("nothing_to_remove", json!({"region": region.id}))]));
        }
        let figure = Figure { nation, kind };
        let there = region.figures.iter().filter(|other| **other == figure).count();
        let gone_of_it = region.removed.iter().filter(|other| **other == figure).count();
        if there < gone_of_it + amount {
            return None;
        }
        let told = self.told(region, readings, &mut json!({}));
        if told.choices.is_empty()
            || self.who_chooses(region, readings).is_none() && figure.player(self.three_players) != seat
        {
            return None;
        }
        if told.choices.iter().all(|(_, units)| *units == 0) {
            return Some(Err(vec![("nothing_to_remove", json!({"region": region.id}))]));
        }
        let share = told.choices.iter().find(|(player, _)| *player == seat)?.1;
        if share == 0 {
            return Some(Err(vec![("not_his_to_remove", json!({"player": seat, "region": region.id}))]));
        }
        if let Some((first, _)) = told.choices.iter().find(|(_, units)| *units > 0).filter(|(first, _)| *first != seat)
        {
            return Some(Err(vec![("starts_removing", json!({"player": first, "region": region.id}))]));
        }
        if amount > share {
            let args = json!({"player": seat, "amount": amount.to_string(), "left": share.to_string()});
            return Some(Err(vec![("more_than_his_share", args)]));
        }
        let region = &mut self.regions[at];
        region.removed.extend((0..amount).map(|_| Figure { nation, kind }));
        Some(Ok(()))
    }
}
