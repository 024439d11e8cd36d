//! The action phase of War of the Ring with three and four players, die by die: whose action it is, who may pass.

use crate::answer::opened;
use crate::army::leading;
use crate::chance::Chance;
use crate::product::{agrees, many};
use serde_json::{Map, Value, json};
use std::collections::VecDeque;

/// A team: its players in the order of their next actions, and its dice, one by one.
#[derive(Clone)]
struct Team {
    name: &'static str,
    players: VecDeque<&'static str>,
    dice: Vec<()>,
}

#[derive(Clone)]
struct Phase {
    /// The team that is to act comes first.
    teams: VecDeque<Team>,
    turn: String,
}

fn dice(many: &Value) -> Option<Vec<()>> {
    let many: usize = many.as_str().map_or(Some(0), |digits| digits.parse().ok())?;
    (many <= 100).then(|| vec![(); many])
}

impl Phase {
    fn read(setup: &Value, readings: &Map<String, Value>) -> Option<Phase> {
        let known = setup.as_object()?.keys().all(|key| ["players", "turn", "dice"].contains(&key.as_str()));
        let turn = setup.get("turn").map_or(Some("1"), Value::as_str)?.to_owned();
        if !known || turn.chars().all(|digit| digit == '0') {
            return None;
        }
        let three = setup["players"] == "3";
        let odd = turn.ends_with(['1', '3', '5', '7', '9']);
        let team = |name, shadow: bool, of: [&'static str; 2], dice| {
            // Who holds the token comes second in his team.
            let mut players = VecDeque::from(if three && !shadow { vec!["free_peoples"] } else { of.to_vec() });
            if players.len() == 2 && players[0] == leading(shadow, odd, three) {
                players.rotate_left(1);
            }
            Team { name, players, dice }
        };
        let free_peoples = team("free_peoples", false, ["gondor", "rohan"], dice(&setup["dice"]["free_peoples"])?);
        let shadow = team("shadow", true, ["witch_king", "saruman"], dice(&setup["dice"]["shadow"])?);
        setup.get("dice")?;
        let mut teams = VecDeque::from([free_peoples, shadow]);
        if three && readings.get("A2")? == "shadow_first" {
            teams.rotate_left(1);
        }
        Some(Phase { teams, turn })
    }

    // A team without dice lets the other act.
    fn come_to_the_next(&mut self) -> bool {
        if self.teams[0].dice.is_empty() {
            self.teams.rotate_left(1);
        }
        !self.teams[0].dice.is_empty()
    }

    fn use_die(&mut self) {
        self.teams[0].dice.pop();
        self.teams[0].players.rotate_left(1);
        self.teams.rotate_left(1);
    }

    fn may_pass(&self) -> bool {
        self.teams[0].dice.len() < self.teams[1].dice.len()
    }

    fn pass(&mut self, rotation_goes_on: bool) {
        if rotation_goes_on {
            self.teams[0].players.rotate_left(1);
        }
        self.teams.rotate_left(1);
    }

    fn order(&self) -> Vec<&'static str> {
        let mut phase = self.clone();
        let mut order = Vec::new();
        while phase.come_to_the_next() {
            order.push(phase.teams[0].players[0]);
            phase.use_die();
        }
        order
    }

    fn findings(&self) -> Value {
        let order = self.order();
        let mut findings = json!({});
        if let Some(next) = order.first() {
            findings["next"] = json!(next);
        }
        for team in &self.teams {
            for player in &team.players {
                let actions = order.iter().filter(|other| *other == player).count();
                findings[format!("actions.{player}")] = json!(actions.to_string());
            }
            let passes = most_passes(self.teams[0].dice.len(), self.teams[1].dice.len());
            let whose = usize::from(team.name != self.teams[0].name);
            findings[format!("passes.{}", team.name)] = json!(passes[whose].to_string());
        }
        findings
    }
}

// The most passes of the team that acts next and of the other, over every way to play from here on.
fn most_passes(mine: usize, theirs: usize) -> [usize; 2] {
    if mine == 0 || theirs == 0 {
        return [0, 0];
    }
    let mut most = most_passes(theirs, mine - 1);
    most.reverse();
    if mine < theirs {
        // The other has more and cannot pass in turn: he uses a die.
        let after = most_passes(mine, theirs - 1);
        most = [most[0].max(after[0] + 1), most[1].max(after[1])];
    }
    most
}

/// What a case comes to; nothing if it holds anything that this engine does not know.
pub fn answer(case: &Value) -> Option<Value> {
    let readings = case.get("readings").and_then(Value::as_object).cloned().unwrap_or_default();
    rule(&case["setup"], case["acts"].as_array()?, &readings)
}

fn rule(setup: &Value, acts: &[Value], readings: &Map<String, Value>) -> Option<Value> {
    if readings.keys().any(|reading| !["A1", "A2"].contains(&reading.as_str())) {
        return None;
    }
    if setup["players"] == "3" && setup.get("dice").is_some() && !readings.contains_key("A2") {
        let options = ["free_peoples_first", "shadow_first"];
        return opened("A2", options, readings, |readings| rule(setup, acts, readings));
    }
    let mut phase = Phase::read(setup, readings)?;
    let mut rests_on = Map::new();
    if let Some(read) = readings.get("A2").filter(|_| setup["players"] == "3") {
        rests_on.insert("A2".to_owned(), read.clone());
    }
    let (mut problems, mut refused) = (Vec::new(), None);
    for (at, act) in acts.iter().enumerate() {
        refused = None;
        let mut refuse = |id: &str, args: Value| {
            let first = json!({"act": at.to_string(), "id": id, "args": args});
            let mut problem = first.clone();
            problem["severity"] = json!("blocking");
            problems.push(problem);
            refused = Some(first);
        };
        if !act.get("args").is_none_or(|args| args == &json!({})) || act.get("answers").is_some() {
            return None;
        }
        let key = act["key"].as_str().filter(|key| ["act", "pass", "skip"].contains(key))?;
        if !phase.come_to_the_next() {
            refuse("no_dice_left", json!({}));
            continue;
        }
        let next = phase.teams[0].players[0];
        if let Some(seat) = act["seat"].as_str().filter(|seat| *seat != next) {
            let sits = phase.teams.iter().any(|team| team.players.contains(&seat));
            let (id, args) = match sits {
                true => ("not_his_action", json!({"player": seat, "next": next})),
                false => ("deed_names_nobody", json!({})),
            };
            refuse(id, args);
            continue;
        }
        if key != "pass" {
            phase.use_die();
            continue;
        }
        if !phase.may_pass() {
            let [mine, theirs] = [0, 1].map(|team| phase.teams[team].dice.len().to_string());
            refuse("may_not_pass", json!({"player": next, "mine": mine, "theirs": theirs}));
            continue;
        }
        // A team of one passes and that is that.
        if phase.teams[0].players.len() == 2 {
            let Some(read) = readings.get("A1") else {
                let options = ["passer_acts_next", "rotation_goes_on"];
                return opened("A1", options, readings, |readings| rule(setup, acts, readings));
            };
            rests_on.insert("A1".to_owned(), read.clone());
            phase.pass(read == "rotation_goes_on");
        } else {
            phase.pass(false);
        }
    }
    if let Some(first) = refused {
        return Some(json!({"standing": "refused", "first": first, "problems": problems}));
    }
    let order = phase.order();
    if order.len() > 40 {
        return None;
    }
    let verdict = match order.is_empty() {
        true => json!({"id": "dice_are_used", "args": {"turn": phase.turn}}),
        false => json!({"id": "order_of_actions", "args": {"turn": phase.turn, "order": order}}),
    };
    let findings = phase.findings();
    Some(json!({
        "standing": "settled", "verdict": verdict, "problems": problems, "rests_on": rests_on, "findings": findings,
    }))
}

// Every pool up to 10 and 10, then random ones with actions, passes and skipped dice.
fn case(seed: u64) -> Value {
    let at = seed - 1;
    if at < 4 * 121 {
        let (kind, free_peoples, shadow) = (at / 121, at % 121 / 11, at % 11);
        let readings = match kind {
            2 => json!({"A2": "free_peoples_first"}),
            3 => json!({"A2": "shadow_first"}),
            _ => json!({}),
        };
        let setup = json!({
            "players": if kind < 2 { "4" } else { "3" }, "turn": if kind == 1 { "2" } else { "1" },
            "dice": {"free_peoples": free_peoples.to_string(), "shadow": shadow.to_string()},
        });
        return json!({"ruleset": "2e", "ask": "turn", "setup": setup, "acts": [], "readings": readings});
    }
    let mut chance = Chance::seeded(seed);
    let three = chance.one_in(4);
    let setup = json!({
        "players": if three { "3" } else { "4" }, "turn": chance.between(1, 9).to_string(),
        "dice": {"free_peoples": chance.between(0, 10).to_string(), "shadow": chance.between(0, 10).to_string()},
    });
    let seats = ["gondor", "rohan", "free_peoples", "witch_king", "saruman"];
    let acts: Vec<Value> = (0..chance.between(1, 14))
        .map(|_| {
            let seat = if chance.one_in(4) { json!(chance.of(&seats)) } else { Value::Null };
            json!({"seat": seat, "key": chance.of(&["act", "act", "pass", "pass", "skip"])})
        })
        .collect();
    let mut readings = json!({});
    if !chance.one_in(4) {
        readings["A1"] = json!(chance.of(&["passer_acts_next", "rotation_goes_on"]));
    }
    if three && !chance.one_in(3) {
        readings["A2"] = json!(chance.of(&["free_peoples_first", "shadow_first"]));
    }
    json!({"ruleset": "2e", "ask": "turn", "setup": setup, "acts": acts, "readings": readings})
}

#[test]
fn every_pool_and_random_phases_come_to_what_the_product_rules() {
    agrees("war-of-the-ring", many(1000).max(4 * 121), case);
}

#[test]
fn nobody_passes_for_ever() {
    for (mine, theirs) in (1..=10).flat_map(|mine| (1..=10).map(move |theirs| (mine, theirs))) {
        let [own, other] = most_passes(mine, theirs);
        assert_eq!(own, theirs.saturating_sub(mine), "{mine} {theirs}");
        assert_eq!(other, (mine.max(theirs + 1) - theirs - 1), "{mine} {theirs}");
    }
}
