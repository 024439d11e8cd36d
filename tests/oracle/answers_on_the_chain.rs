//! Counterspells on counterspells, as cards on a table: the newest one is taken off the pile and does what it says to the
//! card that it names, if that card still lies there.

use crate::chance::Chance;
use crate::product::{many, rulings};
use serde_json::{Value, json};

/// A counterspell of this engine: number, Energy, Power, and what it asks.
#[derive(Clone, Copy, PartialEq)]
enum Asks {
    /// Nothing: it counters.
    Nothing,
    /// The printed cost is at most 4 Energy and 1 Power.
    Cheap,
    /// Its controller pays 2 Energy or it is countered.
    Pay,
    /// The other player has played another spell.
    Another,
}

const COUNTERS: [(&str, i64, usize, Asks); 5] = [
    ("ogn-064", 3, 2, Asks::Nothing),
    ("unl-131", 2, 0, Asks::Nothing),
    ("ogn-045", 1, 1, Asks::Cheap),
    ("sfd-136", 2, 0, Asks::Pay),
    ("ven-039", 1, 1, Asks::Another),
];

struct Card {
    id: String,
    seat: usize,
    energy: i64,
    power: usize,
    asks: Option<(Asks, String)>,
}

struct Own {
    fates: Vec<(String, &'static str)>,
    refused: Option<String>,
}

fn case(seed: u64) -> (Value, Own) {
    let mut chance = Chance::seeded(seed);
    // Each player has Energy of runes, and Calm enough for every Power.
    let mut energy = [chance.between(6, 14), chance.between(6, 14)];
    let given = energy;
    let (cost, dear) = (chance.between(0, 6), chance.between(0, 2) as usize);
    let text = format!("{cost}{}", "G".repeat(dear));
    let mut pieces = vec![json!({"id": "s", "card": "s", "at": "p1.hand", "seat": "p1"})];
    let mut acts = vec![json!({"seat": "p1", "key": "play", "args": {"card": "s"}})];
    let mut own = Own { fates: Vec::new(), refused: None };
    let mut pile: Vec<Card> = Vec::new();
    let mut played = [0, 0];
    let spells = json!({"s": {"name": "S", "cost": text, "text": "draw 1"}});
    if cost > energy[0] {
        own.refused = Some("s".to_owned());
    } else {
        energy[0] -= cost;
        played[0] += 1;
        pile.push(Card { id: "s".to_owned(), seat: 0, energy: cost, power: dear, asks: None });
    }
    for at in 0..chance.between(0, 4) {
        if own.refused.is_some() {
            break;
        }
        let (number, cost, power, asks) = *chance.of(&COUNTERS);
        let seat = if chance.one_in(5) { chance.between(0, 1) as usize } else { 1 - pile.last().unwrap().seat };
        let (id, target) = (format!("c{at}"), chance.between(0, pile.len() as i64 - 1) as usize);
        let player = ["p1", "p2"][seat];
        pieces.push(json!({"id": id, "card": number, "at": format!("{player}.hand"), "seat": player}));
        let (target, fits) = {
            let card = &pile[target];
            (card.id.clone(), asks != Asks::Cheap || card.energy <= 4 && card.power <= 1)
        };
        let mut args = json!({"card": id, "executions": [{"targets": [target]}]});
        if number == "sfd-136" {
            args["repeat"] = json!("none");
        }
        acts.push(json!({"seat": player, "key": "play", "args": args}));
        if energy[seat] < cost || !fits {
            own.refused = Some(id);
            break;
        }
        energy[seat] -= cost;
        played[seat] += 1;
        pile.push(Card { id, seat, energy: cost, power, asks: Some((asks, target)) });
    }
    // All pass, again and again; who may pay does so when able.
    if own.refused.is_none() {
        while let Some(card) = pile.pop() {
            own.fates.push((card.id, "resolved"));
            let Some((asks, target)) = card.asks else { continue };
            let Some(at) = pile.iter().position(|other| other.id == target) else { continue };
            let other = &pile[at];
            let keeps = match asks {
                Asks::Nothing | Asks::Cheap => false,
                Asks::Pay => {
                    let able = energy[other.seat] >= 2;
                    if able {
                        energy[other.seat] -= 2;
                    }
                    able
                }
                Asks::Another => played[1 - card.seat] <= i64::from(other.seat != card.seat),
            };
            if !keeps {
                let gone = pile.remove(at);
                own.fates.push((gone.id, "countered"));
            }
        }
    }
    let runes = |energy: i64| json!({"runes": format!("{energy}R"), "exhausted": "12G"});
    let setup = json!({
        "players": {"p1": runes(given[0]), "p2": runes(given[1])}, "spells": spells, "pieces": pieces,
    });
    (json!({"ruleset": "core-1.4", "ask": "repeat", "setup": setup, "acts": acts, "readings": {}}), own)
}

#[test]
fn answers_on_the_chain_come_to_what_the_product_rules() {
    let made: Vec<(Value, Own)> = (1..=many(1500)).map(case).collect();
    let cases: Vec<Value> = made.iter().map(|(case, _)| case.clone()).collect();
    let (mut lines, mut countered, mut refused) = (Vec::new(), 0, 0);
    for ((case, own), ruling) in made.iter().zip(rulings("riftbound", &cases)) {
        let mut differs = Vec::new();
        if let Some(id) = &own.refused {
            refused += 1;
            if ruling["standing"] != "refused" {
                differs.push(format!("{id} cannot be played, and the product says {}", ruling["standing"]));
            }
        } else if ruling["standing"] != "settled" {
            differs.push(format!("{}: {}", ruling["standing"], ruling["problems"]));
        }
        for (id, fate) in &own.fates {
            countered += usize::from(*fate == "countered");
            let found = &ruling["findings"][format!("fate.{id}")];
            if found != fate {
                differs.push(format!("{id} {fate}, not {found}"));
            }
        }
        if !differs.is_empty() {
            lines.push(format!("{case}\n  {}", differs.join("\n  ")));
        }
    }
    println!("{} chains compared, {countered} countered, {refused} refused, {} differ", cases.len(), lines.len());
    lines.truncate(6);
    assert!(lines.is_empty(), "\n{}\n", lines.join("\n"));
    assert!(countered * 2 > cases.len() && refused * 20 > cases.len(), "too plain: {countered}, {refused}");
}
