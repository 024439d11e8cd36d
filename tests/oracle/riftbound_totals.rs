//! What a repeated spell costs, added up as at a table: each election with its own discounts, one Deflect for each time
//! that something is chosen, then increases, then the discounts on the sum in every order, of which the cheapest is kept.

use crate::chance::Chance;
use crate::product::{many, rulings};
use serde_json::{Value, json};

/// Energy and Power of any domain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Sum {
    energy: i64,
    power: i64,
}

/// One discount on the sum.
#[derive(Clone, Copy)]
enum Off {
    /// 1 Energy, the spell costs 1 at least.
    Apprentice,
    /// 1 Energy and 1 Power, the spell costs 1 Energy at least.
    Vex,
    /// So much Energy.
    Next(i64),
}

fn taken(sum: Sum, off: Off) -> Sum {
    // A discount with a minimum takes nothing from what stands there already.
    let down_to_one = |energy: i64| if energy > 1 { energy - 1 } else { energy };
    match off {
        Off::Apprentice => Sum { energy: down_to_one(sum.energy), ..sum },
        Off::Vex => Sum { energy: down_to_one(sum.energy), power: (sum.power - 1).max(0) },
        Off::Next(by) => Sum { energy: (sum.energy - by).max(0), ..sum },
    }
}

// The cheapest sum over every order of the discounts.
fn cheapest(sum: Sum, left: &[Off]) -> Sum {
    let each = (0..left.len()).map(|at| {
        let mut rest = left.to_vec();
        let off = rest.remove(at);
        cheapest(taken(sum, off), &rest)
    });
    each.min().unwrap_or(sum)
}

struct Unit {
    id: String,
    seat: &'static str,
    at: &'static str,
    card: &'static str,
    deflect: i64,
}

// A random board, a spell played on it, and what it costs.
fn case(seed: u64) -> (Value, Sum) {
    let mut chance = Chance::seeded(seed);
    let base = chance.between(0, 5);
    let repeats: Vec<i64> = (0..chance.between(0, 3)).map(|_| chance.between(0, 4)).collect();
    let elected: Vec<usize> = (0..repeats.len()).filter(|_| !chance.one_in(3)).collect();
    let mut units = Vec::new();
    let mut put = |seat: &'static str, at: &'static str, card: &'static str, deflect: i64| {
        let id = format!("u{}", units.len());
        units.push(Unit { id, seat, at, card, deflect });
    };
    // Those that are chosen from.
    for _ in 0..chance.between(1, 3) {
        put("p2", chance.of::<&'static str>(&["bf1", "bf2", "p2.base"]), "unit", *chance.of(&[0, 0, 1, 2]));
    }
    put("p1", "p1.base", "unit", *chance.of(&[0, 1]));
    let allays = chance.between(0, 1);
    for _ in 0..allays {
        put("p2", chance.of::<&'static str>(&["bf1", "p2.base"]), "unl-041", 1);
    }
    let chosen_from = units.len();
    let mut put = |seat: &'static str, at: &'static str, card: &'static str| {
        let id = format!("u{}", units.len());
        units.push(Unit { id, seat, at, card, deflect: 0 });
    };
    let mut all_of = |chance: &mut Chance, card: &'static str, places: &[(&'static str, &'static str)], most: i64| {
        for _ in 0..chance.between(0, most) {
            let (seat, at) = *chance.of(places);
            put(seat, at, card);
        }
    };
    all_of(&mut chance, "sfd-149", &[("p1", "p1.base"), ("p2", "p2.base")], 2);
    all_of(&mut chance, "ven-045", &[("p1", "p1.base"), ("p2", "p2.base")], 2);
    all_of(&mut chance, "ogn-084", &[("p1", "p1.base"), ("p1", "bf1"), ("p1", "bf2"), ("p2", "bf1")], 2);
    all_of(&mut chance, "sfd-146", &[("p1", "p1.base"), ("p1", "bf1"), ("p1", "bf2"), ("p2", "bf1"), ("p2", "bf2")], 2);
    let combat = !chance.one_in(3);
    // The combat is at the first battlefield, where this one attacks.
    if combat {
        put_attacker(&mut units);
    }
    let spire = *chance.of(&[None, Some("p1"), Some("p2")]);
    let next = *chance.of(&[0, 0, 2, 5]);
    let executions: Vec<usize> =
        (0..=elected.len()).map(|_| chance.between(0, chosen_from as i64 - 1) as usize).collect();

    let there = |card: &str, seat: &str, at: &[&str]| {
        units
            .iter()
            .filter(|unit| unit.card == card && unit.seat == seat && (at.is_empty() || at.contains(&unit.at)))
            .count() as i64
    };
    let mut sum = Sum { energy: base, power: 0 };
    for place in &elected {
        let mut one = repeats[*place];
        if spire == Some("p1") {
            one = (one - 1).max(0);
        }
        for _ in 0..there("sfd-149", "p1", &[]) {
            one = (one - 1).max(0);
        }
        sum.energy += one;
    }
    for chosen in &executions {
        let unit = &units[*chosen];
        if unit.seat == "p2" {
            let given = units
                .iter()
                .filter(|other| other.card == "unl-041" && other.at == unit.at && other.id != unit.id)
                .count() as i64;
            sum.power += unit.deflect + given;
        }
    }
    let vexes = |seat: &str| if combat { there("sfd-146", seat, &["bf1"]) } else { 0 };
    sum.energy += there("ven-045", "p2", &[]) + vexes("p2");
    sum.power += vexes("p2");
    let mut off = vec![Off::Vex; vexes("p1") as usize];
    off.extend(vec![Off::Apprentice; there("ogn-084", "p1", &["bf1", "bf2"]) as usize]);
    if next > 0 {
        off.push(Off::Next(next));
    }
    let total = cheapest(sum, &off);

    let pieces: Vec<Value> = (units.iter())
        .map(|unit| {
            let mut piece = json!({"id": unit.id, "card": unit.card, "at": unit.at, "seat": unit.seat});
            if unit.card == "unit" {
                piece["deflect"] = json!(unit.deflect.to_string());
                piece["attacking"] = json!(unit.id == "attacker");
            }
            piece
        })
        .chain([json!({"id": "s", "card": "s", "at": "p1.hand", "seat": "p1"})])
        .collect();
    let numbers: Vec<String> = elected.iter().map(|place| (place + 1).to_string()).collect();
    let executions: Vec<Value> = executions.iter().map(|place| json!({"targets": [units[*place].id]})).collect();
    let repeat = if numbers.is_empty() { "none".to_owned() } else { numbers.join("+") };
    let mut setup = json!({
        "moment": if combat { "combat" } else { "neutral" },
        "players": {"p1": {"runes": "60R", "next_spell_less": next.to_string()}},
        "spells": {"s": {"name": "S", "cost": base.to_string(), "timing": "reaction", "text": "might 1 <unit>",
            "repeat": repeats.iter().map(i64::to_string).collect::<Vec<String>>()}},
        "pieces": pieces,
    });
    if let Some(seat) = spire {
        setup["battlefields"] = json!({"bf2": {"card": "sfd-211", "seat": seat}});
    }
    let case = json!({
        "ruleset": "core-1.4", "ask": "repeat", "readings": {}, "setup": setup,
        "acts": [{"seat": "p1", "key": "play", "args": {"card": "s", "repeat": repeat, "executions": executions}}],
    });
    (case, total)
}

fn put_attacker(units: &mut Vec<Unit>) {
    units.push(Unit { id: "attacker".to_owned(), seat: "p1", at: "bf1", card: "unit", deflect: 0 });
}

// `[4][A][A]` and `[4][A]×12` as a sum.
fn read(text: &str) -> Option<Sum> {
    let (mut energy, mut power) = (0, 0);
    for part in text.split('[').filter(|part| !part.is_empty()) {
        let (inside, behind) = part.split_once(']')?;
        match inside {
            "A" => power += behind.strip_prefix('×').map_or(Some(1), |times| times.parse().ok())?,
            number => energy = number.parse().ok()?,
        }
    }
    Some(Sum { energy, power })
}

#[test]
fn a_repeated_spell_costs_what_is_added_up_by_hand() {
    let seeds = many(600);
    let made: Vec<_> = (1..=seeds).map(case).collect();
    let cases: Vec<Value> = made.iter().map(|(case, _)| case.clone()).collect();
    let (mut lines, mut discounted) = (Vec::new(), 0);
    for ((case, own), ruling) in made.iter().zip(rulings("riftbound", &cases)) {
        let found = ruling["findings"]["cost.s"].as_str().and_then(read);
        discounted += usize::from(own.energy != 0 && own.power != 0);
        if found != Some(*own) {
            lines.push(format!("{case}\n  {own:?} by hand, {} by the product", ruling["findings"]["cost.s"]));
        }
    }
    println!("riftbound: {} totals compared, {discounted} with Energy and Power, {} differ", made.len(), lines.len());
    lines.truncate(4);
    assert!(lines.is_empty(), "\n{}\n", lines.join("\n"));
    assert!(discounted * 4 > made.len(), "too few totals have both: {discounted}");
}
