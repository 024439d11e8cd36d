//! Random Armies: figures of one side in a region or two, merging, removing, turns.

use crate::chance::Chance;
use crate::product::{agrees, many};
use serde_json::{Map, Value, json};

const FREE_PEOPLES: [(&str, &str); 5] =
    [("gondor", "gondor"), ("elves", "gondor"), ("rohan", "rohan"), ("north", "rohan"), ("dwarves", "rohan")];
const SHADOW: [(&str, &str); 3] = [("sauron", "witch_king"), ("isengard", "saruman"), ("southrons", "saruman")];
const REGIONS: [&str; 5] = ["minas-tirith", "osgiliath", "lossarnach", "pelargir", "south-ithilien"];

pub fn case(seed: u64) -> Value {
    let mut chance = Chance::seeded(seed);
    let mut regions = Map::new();
    let mut acts = Vec::new();
    for _ in 0..*chance.of(&[1, 1, 1, 2]) {
        let id = *chance.of(&REGIONS);
        if regions.contains_key(id) {
            continue;
        }
        let (region, players) = region(&mut chance);
        if chance.one_in(3) {
            acts.extend(deeds(&mut chance, id, &region, &players));
        }
        regions.insert(id.to_owned(), region);
    }
    for _ in 0..*chance.of(&[0, 0, 0, 1, 2]) {
        acts.push(json!({"seat": null, "key": "begin_turn"}));
    }
    let turn = if chance.one_in(10) {
        "10000000000000000000000000000009".to_owned()
    } else {
        chance.between(1, 12).to_string()
    };
    let setup = json!({
        "players": if chance.one_in(6) { "3" } else { "4" }, "turn": turn, "saruman_in_play": chance.one_in(2),
        "regions": regions,
    });
    let mut readings = json!({});
    if chance.one_in(2) && setup["regions"].as_object().unwrap().len() == 1 {
        readings["A7"] = json!(chance.of(&["controller_chooses", "one_each_from_non_leading"]));
    }
    json!({"ruleset": "2e", "ask": "army", "setup": setup, "acts": acts, "readings": readings})
}

// A region with units of one side, and whose they are.
fn region(chance: &mut Chance) -> (Value, Vec<&'static str>) {
    let nations = if chance.one_in(2) { &FREE_PEOPLES[..] } else { &SHADOW[..] };
    let (mut units, mut players, mut all) = (json!({}), Vec::new(), 0);
    let most = *chance.of(&[2, 3, 5, 7]);
    for (nation, player) in nations {
        let (regulars, elites) = (chance.between(0, most), chance.between(0, most / 2));
        if chance.one_in(2) || all + regulars + elites > 20 {
            continue;
        }
        all += regulars + elites;
        let mut text = String::new();
        for (many, letter) in [(regulars, 'r'), (elites, 'e')] {
            if many > 0 {
                text += &format!("{many}{letter}");
            }
        }
        // Leaders and Nazgûl, now and then without units.
        if (chance.one_in(3) || text.is_empty()) && *player != "saruman" {
            text += if *player == "witch_king" { "2N" } else { "1L" };
        }
        if text.is_empty() {
            continue;
        }
        units[nation] = json!(text);
        if !players.contains(player) {
            players.push(player);
        }
    }
    let mut region = json!({"units": units});
    match chance.between(1, 6) {
        1..=4 => region["stand"] = json!("mixed"),
        5 => region["stand"] = json!("separate"),
        _ => {}
    }
    if chance.one_in(4) {
        region[if nations.len() == 5 { "companions" } else { "minions" }] = json!("1");
    }
    (region, players)
}

// To merge or to stay separate; or to remove units of some kind.
fn deeds(chance: &mut Chance, id: &str, region: &Value, players: &[&'static str]) -> Vec<Value> {
    let [one, other] = *players else { return Vec::new() };
    if region.get("stand") == Some(&json!("mixed")) && chance.one_in(6) {
        return vec![json!({"seat": one, "key": "stay_separate", "args": {"region": id}})];
    }
    if region.get("stand").is_none() {
        let answer = *chance.of(&["merge", "stay_separate"]);
        if chance.one_in(3) {
            return vec![json!({"seat": null, "key": answer, "args": {"region": id}})];
        }
        let mut deeds = vec![json!({"seat": one, "key": "merge", "args": {"region": id}})];
        if !chance.one_in(3) {
            let args = json!({"region": id});
            deeds.push(json!({"seat": other, "key": answer, "args": args, "answers": "agree_to_merge"}));
        }
        return deeds;
    }
    let units = region["units"].as_object().unwrap();
    let (nation, figures) = units.iter().nth(chance.between(0, units.len() as i64 - 1) as usize).unwrap();
    let nations = FREE_PEOPLES.iter().chain(&SHADOW);
    let seat = nations.clone().find(|(known, _)| known == nation).unwrap().1;
    let kind = if figures.as_str().unwrap().contains('e') { "elite" } else { "regular" };
    let args = json!({"region": id, "nation": nation, "kind": kind, "amount": "1"});
    vec![json!({"seat": seat, "key": "remove", "args": args})]
}

#[test]
fn random_armies_come_to_what_the_product_rules() {
    agrees("war-of-the-ring", many(1200), case);
}
