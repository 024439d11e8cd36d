//! Minions that the Free Peoples player pays exertions for, played with tokens on the table: one exertion after the other
//! is taken from whoever is named, and nothing is counted in advance.

use crate::chance::Chance;
use crate::product::{many, rulings};
use serde_json::{Value, json};

/// A companion: id, and the vitality that its wounds leave.
struct Companion {
    id: &'static str,
    left: i64,
}

const NAZGUL: [&str; 2] = ["1R237", "1U178"];

// What a case comes to: whether the last deed is refused and by what, who is asked for what, how many exertions were paid.
struct Own {
    refused: Option<&'static str>,
    asked: &'static str,
    owed: i64,
    paid: Vec<&'static str>,
}

fn case(seed: u64) -> (Value, Own) {
    let mut chance = Chance::seeded(seed);
    // Frodo has 4 vitality, Aragorn 4, Gimli 3; some of it is lost already.
    let mut companions = vec![Companion { id: "frodo", left: 4 }, Companion { id: "aragorn", left: 4 }];
    if chance.one_in(2) {
        companions.push(Companion { id: "gimli", left: 3 });
    }
    let mut characters = Vec::new();
    for companion in &mut companions {
        let card = match companion.id {
            "frodo" => "1C290",
            "aragorn" => "1R89",
            _ => "1R13",
        };
        let wounds = chance.between(0, companion.left - 1).max(chance.between(0, companion.left - 1));
        companion.left -= wounds;
        characters.push(json!({"id": companion.id, "card": card, "wounds": wounds.to_string()}));
    }
    let per_nazgul = chance.one_in(2);
    let dear = if per_nazgul { "7R197" } else { "7C200" };
    let mut minions = vec![json!({"id": "dear", "card": dear, "wounds": "0"})];
    // The Witch-king is a Nazgûl, the Goblin Runner is none.
    let nazgul = i64::from(chance.between(0, 2) > 0);
    minions.push(json!({"id": "other", "card": NAZGUL[(1 - nazgul) as usize], "wounds": "0"}));
    let price = nazgul;
    let mut acts = Vec::new();
    let mut own = Own { refused: None, asked: "assign_or_done", owed: 0, paid: Vec::new() };
    let to = chance.between(0, companions.len() as i64 - 1) as usize;
    acts.push(json!({
        "seat": "free_peoples", "key": "assign", "args": {"minion": "dear", "character": companions[to].id},
    }));
    let at_hand: i64 = companions.iter().map(|companion| companion.left - 1).sum();
    if at_hand < price {
        own.refused = Some("cannot_pay_exertions");
    } else {
        own.owed = price;
    }
    // Exertions, some of them by who cannot or when nothing is owed.
    for _ in 0..chance.between(0, 3) {
        if own.refused.is_some() {
            break;
        }
        let who = chance.between(0, companions.len() as i64 - 1) as usize;
        acts.push(json!({"seat": "free_peoples", "key": "exert", "args": {"character": companions[who].id}}));
        if own.owed == 0 {
            own.refused = Some("nothing_to_decide");
        } else if companions[who].left < 2 {
            own.refused = Some("not_among_them");
        } else {
            companions[who].left -= 1;
            own.owed -= 1;
            own.paid.push(companions[who].id);
        }
    }
    if own.owed > 0 {
        own.asked = "price";
    }
    let setup = json!({"burdens": "0", "ring_bearer": "frodo", "characters": characters, "minions": minions});
    (json!({"ruleset": "cr-4.2", "ask": "assignment", "setup": setup, "acts": acts, "readings": {}}), own)
}

#[test]
fn exertions_for_a_minion_come_to_what_the_product_rules() {
    let made: Vec<(Value, Own)> = (1..=many(1000)).map(case).collect();
    let cases: Vec<Value> = made.iter().map(|(case, _)| case.clone()).collect();
    let (mut lines, mut refused, mut paid) = (Vec::new(), 0, 0);
    for ((case, own), ruling) in made.iter().zip(rulings("lotr-tcg", &cases)) {
        let mut differs = Vec::new();
        let problem = ruling["problems"].as_array().and_then(|all| all.first()).map(|problem| problem["id"].clone());
        match own.refused {
            Some(why) => {
                refused += 1;
                // What is said where nothing is owed is not this test's concern.
                if ruling["standing"] != "refused" || why != "nothing_to_decide" && problem != Some(json!(why)) {
                    differs.push(format!("refused by {why}, not {} {problem:?}", ruling["standing"]));
                }
            }
            None if ruling["standing"] == "refused" => differs.push(format!("{problem:?} against a legal deed")),
            None if ruling["standing"] == "awaits" && own.asked == "price" && ruling["prompt"]["key"] != own.asked => {
                differs.push(format!("asked for {}, not {}", own.asked, ruling["prompt"]["key"]));
            }
            None if own.asked == "price" && ruling["standing"] != "awaits" => {
                differs.push(format!("{} owed, not {}", own.owed, ruling["standing"]));
            }
            None => {}
        }
        let steps = ruling["steps"].as_array().cloned().unwrap_or_default();
        let exerted: Vec<String> = (steps.iter().filter(|step| step["id"] == "exerts_for_it"))
            .map(|step| step["args"]["payer"].as_str().unwrap_or_default().to_owned())
            .collect();
        paid += exerted.len();
        if exerted != own.paid {
            differs.push(format!("exerted: {:?}, not {exerted:?}", own.paid));
        }
        if !differs.is_empty() {
            lines.push(format!("{case}\n  {}", differs.join("\n  ")));
        }
    }
    println!("{} prices compared, {refused} refused, {paid} exertions, {} differ", cases.len(), lines.len());
    lines.truncate(6);
    assert!(lines.is_empty(), "\n{}\n", lines.join("\n"));
    assert!(refused * 20 > cases.len() && paid * 5 > cases.len(), "too plain: {refused}, {paid}");
}
