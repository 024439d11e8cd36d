//! The board of War of the Ring in a file: reading it, what the rules dislike about it, how it stands at the end.

use crate::army::{Figure, NATIONS, leading};
use crate::piece::number;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const REGIONS: [&str; 5] = ["minas-tirith", "osgiliath", "lossarnach", "pelargir", "south-ithilien"];

#[derive(Clone, Debug)]
pub struct Region {
    pub id: &'static str,
    /// `mixed`, `separate`, or nothing said.
    pub stand: String,
    pub figures: Vec<Figure>,
    /// Who has proposed to merge.
    pub proposed: Option<String>,
    /// What each of the players has removed of the excess so far.
    pub removed: Vec<Figure>,
}

#[derive(Clone, Debug)]
pub struct Board {
    pub three_players: bool,
    pub turn: String,
    pub regions: Vec<Region>,
    /// Whether a reading has mattered on the way.
    pub read: bool,
}

impl Board {
    /// Reads a setup; nothing if it holds anything that this engine does not know.
    pub fn read(setup: &Value) -> Option<Board> {
        let setup = setup.as_object()?;
        if setup.keys().any(|key| !["players", "turn", "regions", "saruman_in_play"].contains(&key.as_str())) {
            return None;
        }
        let turn = setup.get("turn").map_or(Some("1"), Value::as_str)?.to_owned();
        let three_players = match setup.get("players").map_or(Some(4), number)? {
            3 => true,
            4 => false,
            _ => return None,
        };
        let mut regions = Vec::new();
        if let Some(described) = setup.get("regions") {
            let described = described.as_object()?;
            for id in REGIONS {
                regions.extend(
                    described.get(id).map(|region| Region::read(id, region)).map_or(Some(None), |r| r.map(Some))?,
                );
            }
            if regions.len() < described.len() {
                return None;
            }
        }
        Some(Board { three_players, turn, regions, read: false })
    }
}

impl Region {
    fn read(id: &'static str, described: &Value) -> Option<Region> {
        let members = described.as_object()?;
        if members.keys().any(|key| !["stand", "units", "companions", "minions"].contains(&key.as_str())) {
            return None;
        }
        let mut figures = Vec::new();
        for (nation, text) in described.get("units").and_then(Value::as_object).cloned().unwrap_or_default() {
            let nation = NATIONS.iter().position(|known| known.id == nation)?;
            let mut digits = String::new();
            for letter in text.as_str()?.chars() {
                if letter.is_ascii_digit() {
                    digits.push(letter);
                    continue;
                }
                let many = number(&json!(digits)).filter(|many| *many <= 100)?;
                figures.extend((0..many).map(|_| Figure { nation, kind: letter }));
                digits.clear();
            }
        }
        let stand = described.get("stand").map_or(Some(""), Value::as_str)?.to_owned();
        Some(Region { id, stand, figures, proposed: None, removed: Vec::new() })
    }

    /// The players that count here: who has units, and in a mixed Army who has Leaders. Any player may
    /// move the Nazgûl, so that they are nobody's share.
    pub fn players(&self, three_players: bool) -> Vec<&'static str> {
        let mut players = Vec::new();
        if self.units() == 0 {
            return players;
        }
        for figure in
            self.figures.iter().filter(|figure| figure.is_unit() || figure.kind == 'L' && self.stand == "mixed")
        {
            let player = figure.player(three_players);
            if !players.contains(&player) {
                players.push(player);
            }
        }
        players.sort_by_key(|player| {
            ["free_peoples", "gondor", "rohan", "witch_king", "saruman"].iter().position(|p| p == player)
        });
        players
    }

    /// Whether the player has units here.
    pub fn has_units_of(&self, player: &str, three_players: bool) -> bool {
        self.figures.iter().any(|figure| figure.is_unit() && figure.player(three_players) == player)
    }

    /// How many Army units there are.
    pub fn units(&self) -> usize {
        self.figures.iter().filter(|figure| figure.is_unit()).count()
    }
}

impl Board {
    /// Whether the turn's number is odd.
    pub fn is_odd(&self) -> bool {
        self.turn.ends_with(['1', '3', '5', '7', '9'])
    }

    /// Who leads the Free Peoples or the Shadow.
    pub fn leading(&self, shadow: bool) -> &'static str {
        leading(shadow, self.is_odd(), self.three_players)
    }

    /// The number of figures that the box holds, Leaders without an Army, enemies in one region, a turn that is none.
    pub fn problems(&self) -> Vec<Value> {
        let mut problems = Vec::new();
        if self.turn.chars().all(|digit| digit == '0') {
            problems.push(json!({"setup": true, "id": "turns_count_from_one", "args": {}, "severity": "blocking"}));
        }
        for (at, nation) in NATIONS.iter().enumerate() {
            for (kind, name, holds) in nation.box_holds {
                let all = self.regions.iter().flat_map(|region| &region.figures);
                let there = all.filter(|figure| figure.nation == at && figure.kind == kind).count() as i64;
                if there > holds {
                    let (there, holds) = (there.to_string(), holds.to_string());
                    let args = json!({"nation": nation.id, "kind": name, "there": there, "in_box": holds});
                    problems.push(json!({
                        "setup": true, "id": "more_than_in_the_box", "args": args, "severity": "tolerable"
                    }));
                }
            }
        }
        for region in &self.regions {
            let of = |shadow: bool| -> Vec<&str> {
                let units: BTreeSet<usize> =
                    region.figures.iter().filter(|figure| figure.is_unit()).map(|figure| figure.nation).collect();
                units.into_iter().map(|at| &NATIONS[at]).filter(|n| n.shadow == shadow).map(|n| n.id).collect()
            };
            let (free_peoples, shadow) = (of(false), of(true));
            if !free_peoples.is_empty() && !shadow.is_empty() {
                let id = if region.id == "minas-tirith" { "siege_not_covered" } else { "enemies_share_a_region" };
                let args = json!({"region": region.id, "free_peoples": free_peoples, "shadow": shadow});
                problems.push(json!({"setup": true, "id": id, "args": args, "severity": "blocking"}));
            }
            let leaders = region.figures.iter().filter(|figure| figure.kind == 'L').count();
            if leaders > 0 && free_peoples.is_empty() {
                let args = json!({"region": region.id, "leaders": leaders.to_string()});
                problems
                    .push(json!({"setup": true, "id": "leader_without_army", "args": args, "severity": "tolerable"}));
            }
        }
        problems
    }

    /// The turn, and what stands where.
    pub fn state(&self) -> Value {
        let mut state = json!({"turn": self.turn});
        for region in &self.regions {
            let units = region.units() - region.removed.iter().filter(|figure| figure.is_unit()).count();
            if units > 0 {
                state[format!("{}.units", region.id)] = json!(units.to_string());
            }
            for (at, nation) in NATIONS.iter().enumerate() {
                for (kind, name, _) in nation.box_holds {
                    let same = |figure: &&Figure| figure.nation == at && figure.kind == kind;
                    let count = region.figures.iter().filter(same).count() - region.removed.iter().filter(same).count();
                    if count > 0 {
                        state[format!("{}.{}.{name}.count", region.id, nation.id)] = json!(count.to_string());
                    }
                }
            }
        }
        state
    }

    /// The turn rises by one.
    pub fn next_turn(&mut self) {
        self.turn = plus_one(&self.turn);
    }
}

// As at school: nines become noughts, and the digit before them rises.
fn plus_one(number: &str) -> String {
    let mut digits: Vec<char> = number.chars().collect();
    for digit in digits.iter_mut().rev() {
        if *digit == '9' {
            *digit = '0';
            continue;
        }
        *digit = char::from_digit(digit.to_digit(10).unwrap() + 1, 10).unwrap();
        return digits.into_iter().collect();
    }
    std::iter::once('1').chain(digits).collect()
}
