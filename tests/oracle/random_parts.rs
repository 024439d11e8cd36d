//! Random parts of mixed Armies, unit by unit: whether the controller may act with them, and who controls what stays.

use crate::army::{Figure, NATIONS, controls, count, leading};
use crate::chance::Chance;
use crate::product::{many, rulings};
use serde_json::{Map, Value, json};

/// Two Nations of two teammates, and whether they are of the Shadow.
const PAIRS: [([&str; 2], bool); 4] = [
    (["gondor", "rohan"], false),
    (["elves", "dwarves"], false),
    (["sauron", "isengard"], true),
    (["sauron", "southrons"], true),
];

/// An Army, a part of it, and what the rules make of them.
struct Parted {
    board: Value,
    part: Value,
    controller: &'static str,
    keeps: bool,
    /// Absent where nobody stays.
    stays: Option<&'static str>,
}

fn nation_at(id: &str) -> usize {
    NATIONS.iter().position(|nation| nation.id == id).unwrap()
}

fn written(figures: &[Figure]) -> Value {
    let mut units = Map::new();
    for (at, nation) in NATIONS.iter().enumerate() {
        let of = |kind: char| figures.iter().filter(|figure| figure.nation == at && figure.kind == kind).count();
        let text: String =
            ['r', 'e'].into_iter().filter(|kind| of(*kind) > 0).map(|kind| format!("{}{kind}", of(kind))).collect();
        if !text.is_empty() {
            units.insert(nation.id.to_owned(), json!(text));
        }
    }
    Value::Object(units)
}

fn parted(seed: u64) -> Option<Parted> {
    let mut chance = Chance::seeded(seed);
    let (ids, shadow) = *chance.of(&PAIRS);
    let players = ids.map(|id| NATIONS[nation_at(id)].player);
    let mut figures = Vec::new();
    for id in ids {
        let nation = nation_at(id);
        figures.extend((0..chance.between(0, 3)).map(|_| Figure { nation, kind: 'r' }));
        figures.extend((0..chance.between(0, 2)).map(|_| Figure { nation, kind: 'e' }));
    }
    let (mut goes, mut stays) = (Vec::new(), Vec::new());
    for figure in &figures {
        if chance.one_in(2) { goes.push(*figure) } else { stays.push(*figure) }
    }
    let turn = chance.between(1, 9);
    let leads = leading(shadow, turn % 2 == 1, false);
    let all = count(&figures, players);
    if all.units.contains(&0) || goes.is_empty() {
        return None;
    }
    let controller = controls(&all, leads).0;
    let of_part = count(&goes, players);
    let own = of_part.units[usize::from(players[1] == controller)];
    let mut board =
        json!({"turn": turn.to_string(), "regions": {"osgiliath": {"stand": "mixed", "units": written(&figures)}}});
    board["politics"] = json!({ids[0]: "at_war", ids[1]: "at_war"});
    Some(Parted {
        board,
        part: written(&goes),
        controller,
        keeps: own > 0 && controls(&of_part, leads).0 == controller,
        stays: (!stays.is_empty()).then(|| controls(&count(&stays, players), leads).0),
    })
}

#[test]
fn random_parts_act_and_stay_as_the_product_rules() {
    let all: Vec<Parted> = (1..=many(400)).filter_map(parted).collect();
    let case = |setup: &Value, acts: Value| json!({"ruleset": "2e", "ask": "army", "setup": setup, "acts": acts, "readings": {}});
    let mut cases = Vec::new();
    for one in &all {
        let mut set = one.board.clone();
        set["regions"]["osgiliath"]["part"] = one.part.clone();
        cases.push(case(&set, json!([])));
        let args = json!({"region": "osgiliath", "to": "west-harondor", "units": one.part});
        cases.push(case(&one.board, json!([{"seat": one.controller, "key": "move", "args": args}])));
    }
    let told = rulings("war-of-the-ring", &cases);
    for ((one, told), asked) in all.iter().zip(told.chunks(2)).zip(cases.chunks(2)) {
        let findings = &told[0]["findings"];
        assert_eq!(findings[format!("part.osgiliath.{}", one.controller)], json!(one.keeps), "{}", asked[0]);
        assert_eq!(
            findings.get("stays_behind.osgiliath"),
            one.stays.map(|player| json!(player)).as_ref(),
            "{}",
            asked[0]
        );
        let refused = told[1]["standing"] == "refused";
        assert_eq!(refused, !one.keeps, "{}", asked[1]);
        if !refused {
            let stays = one.stays.map(|player| json!(player));
            assert_eq!(told[1]["findings"].get("control.osgiliath"), stays.as_ref(), "{}", asked[1]);
        }
    }
    println!("{} parts compared, {} of them legal", all.len(), all.iter().filter(|one| one.keeps).count());
    assert!(all.len() as u64 * 2 > many(400), "only {}", all.len());
}
