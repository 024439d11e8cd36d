//! A Magic case, replayed deed by deed; repeats are simply done again and again.

use crate::magic_cards::{Deed, activate, cast, is_known};
use crate::magic_table::{Aim, Choice, Done, MANA, Seat, Stop, Table, Thing, Zone};
use serde_json::{Value, json};

/// How a case ended.
#[derive(Clone, Debug, PartialEq)]
pub enum End {
    /// The table after the last deed, as state keys.
    Stands(Value),
    /// The last deed is against the rules; a proposal, from this iteration on.
    Refused(usize),
    /// Nobody acts, and the same table comes back without end.
    Endless,
}

/// The end of a case; nothing if it holds anything that this engine does not know.
pub fn replayed(case: &Value) -> Option<End> {
    let mut table = opened(&case["setup"])?;
    let begun = table.settle(table.priority);
    if begun == Err(Stop::Unknown) {
        return None;
    }
    let acts = case["acts"].as_array()?;
    let asks = case["ask"] == "shortcut";
    let mut poll: Option<Poll> = None;
    let mut differs: Option<usize> = None;
    for (nth, act) in acts.iter().enumerate() {
        let mut iteration = 0;
        let before = (table.clone(), differs);
        let done = match act["key"].as_str()? {
            "propose" if asks => {
                let left = table.order(table.priority)[1..].to_vec();
                poll = Some(Poll { proposal: act.clone(), left, cut: None });
                Ok(())
            }
            "propose" => proposed(&mut table, act, &mut iteration),
            "accept" | "shorten" => answered(&mut table, &mut poll, act, &mut differs),
            "pass" | "resolve" if differs.is_some() => Err(Stop::Illegal),
            _ => {
                let done = done(&mut table, act);
                differs = differs.filter(|_| done.is_err());
                done
            }
        };
        match done {
            Ok(()) | Err(Stop::Over) => {}
            Err(Stop::Endless) => return (nth + 1 == acts.len()).then_some(End::Endless),
            Err(Stop::Illegal) if nth + 1 == acts.len() => return Some(End::Refused(iteration)),
            // What is refused changes nothing, and the deeds after it are judged without it.
            Err(Stop::Illegal) => (table, differs) = before,
            Err(Stop::Unknown) => return None,
        }
    }
    // An answer that is still awaited is no end.
    poll.is_none().then(|| End::Stands(state(&table)))
}

/// A proposal on which the others are asked, and who has cut it where.
struct Poll {
    proposal: Value,
    left: Vec<usize>,
    cut: Option<(usize, Value)>,
}

// Where a cut is: the iteration, and which of its deeds, as far as that can be told without playing.
fn lap(end: &Value) -> Option<i64> {
    number(end["laps"].as_array()?.first()?)
}

// An answer to a proposal; the last one has it played up to the earliest cut, whose player then has priority.
fn answered(table: &mut Table, poll: &mut Option<Poll>, act: &Value, differs: &mut Option<usize>) -> Done {
    let Some(asked) = poll.as_mut() else { return Err(Stop::Illegal) };
    let seat = asked.left.first().copied().ok_or(Stop::Unknown)?;
    if Some(table.seats[seat].id.as_str()) != act["seat"].as_str() {
        return Err(Stop::Illegal);
    }
    if act["key"] == "shorten" {
        let end = &act["args"]["end"];
        let this = lap(end).ok_or(Stop::Unknown)?;
        let most = match &asked.cut {
            Some((_, cut)) => lap(cut),
            None => number(&asked.proposal["args"]["script"]["times"]),
        };
        if this > most.ok_or(Stop::Unknown)? {
            return Err(Stop::Illegal);
        }
        if asked.cut.is_some() && Some(this) == most {
            // Which of two places in one iteration is earlier is not this engine's business.
            return Err(Stop::Unknown);
        }
        asked.cut = Some((seat, end.clone()));
    }
    asked.left.remove(0);
    if !asked.left.is_empty() {
        return Ok(());
    }
    let Poll { mut proposal, cut, .. } = poll.take().ok_or(Stop::Unknown)?;
    if let Some((_, end)) = &cut {
        proposal["args"]["end"] = end.clone();
    }
    proposed(table, &proposal, &mut 0)?;
    if let Some((seat, _)) = cut {
        // The others pass until it is that player's turn to act.
        table.passes = table.order(table.priority).iter().position(|other| *other == seat).ok_or(Stop::Unknown)?;
        table.priority = seat;
        *differs = Some(seat);
    }
    Ok(())
}

fn number(value: &Value) -> Option<i64> {
    value.as_i64().or_else(|| value.as_str()?.parse().ok())
}

fn opened(setup: &Value) -> Option<Table> {
    let known = ["players", "pieces", "own", "priority", "active", "phase"];
    if setup.as_object()?.keys().any(|key| !known.contains(&key.as_str())) {
        return None;
    }
    let mut table = Table { combats: 1, ..Table::default() };
    let two = json!([{"id": "alice"}, {"id": "bob"}]);
    for player in setup.get("players").unwrap_or(&two).as_array()? {
        let of = |key: &str, usual: i64| player.get(key).map_or(Some(usual), number);
        let mut seat = Seat {
            id: player["id"].as_str()?.to_owned(),
            life: of("life", 20)?,
            library: of("library", 53)?,
            hand: of("hand", 0)?,
            graveyard: of("graveyard", 0)?,
            poison: of("poison", 0)?,
            commander: of("commander", 0)?,
            ..Seat::default()
        };
        for (pool, there) in MANA.iter().zip(&mut seat.mana) {
            *there = player.get("mana").and_then(|mana| mana.get(pool)).map_or(Some(0), number)?;
        }
        table.seats.push(seat);
    }
    let seat =
        |table: &Table, value: &Value| table.seats.iter().position(|seat| Some(seat.id.as_str()) == value.as_str());
    table.active = setup.get("active").map_or(Some(0), |active| seat(&table, active))?;
    table.priority = setup.get("priority").map_or(Some(table.active), |priority| seat(&table, priority))?;
    if setup.get("phase").is_some_and(|phase| phase != "main") {
        return None;
    }
    for own in setup.get("own").and_then(Value::as_array).into_iter().flatten() {
        let words = own["words"].as_str()?;
        let texts: Vec<&str> = own["abilities"].as_array()?.iter().filter_map(Value::as_str).collect();
        let read = match texts.as_slice() {
            ["0 @creature : untap target"] => "wand".to_owned(),
            ["tap=untapped.creature.you : flag itself creature"] => "crew".to_owned(),
            ["0 : token you 1 squirrel"] => "tokens".to_owned(),
            ["0 : gain you 3"] => "cup".to_owned(),
            [text] if text.starts_with("static ") => {
                let known = [
                    "twicetokens you",
                    "twicemana permanent.you",
                    "twicemana land.you",
                    "twicemana land.you 3",
                    "twicelife you",
                    "cantgain permanent",
                    "cantgain opponent",
                ];
                let held = known.iter().find(|held| text.strip_prefix("static ") == Some(**held))?;
                let id = own["id"].as_str()?.to_owned();
                table.holds.insert(id.clone(), (*held).to_owned());
                table.own.insert(id, Vec::new());
                continue;
            }
            [text] => format!("rock{}", text.strip_prefix("T : mana you ")?.strip_suffix(" C")?),
            _ => return None,
        };
        if !matches!(words, "artifact" | "artifact vehicle") {
            return None;
        }
        table.own.insert(own["id"].as_str()?.to_owned(), vec![read]);
    }
    let mut on: Vec<(usize, String)> = Vec::new();
    let mut held: Vec<(usize, String)> = Vec::new();
    for piece in setup.get("pieces").and_then(Value::as_array).into_iter().flatten() {
        let known = [
            "id", "card", "player", "zone", "count", "tapped", "sick", "attached", "counters", "damage", "flags",
            "picked", "held_by",
        ];
        if piece.as_object()?.keys().any(|key| !known.contains(&key.as_str())) {
            return None;
        }
        let card = piece["card"].as_str()?;
        if !is_known(card) && !table.own.contains_key(card) {
            return None;
        }
        let many = piece.get("count").map_or(Some(1), number)?;
        let tapped = piece.get("tapped").map_or(Some(0), number)?;
        for nth in 0..many {
            let ctrl = seat(&table, &piece["player"])?;
            let mut thing =
                Thing::of(piece["id"].as_str()?, card, ctrl, matches!(card, "elf-warrior" | "squirrel" | "goblin"));
            thing.tapped = nth < tapped;
            thing.sick = piece.get("sick") == Some(&json!(true));
            thing.zone = match piece.get("zone").and_then(Value::as_str) {
                None | Some("battlefield") => Zone::Field,
                Some("hand") => Zone::Hand,
                Some("graveyard") => Zone::Graveyard,
                Some("exile") => Zone::Exile,
                _ => return None,
            };
            for flag in piece.get("flags").and_then(Value::as_array).into_iter().flatten() {
                match flag.as_str()? {
                    "blue" => thing.blue = true,
                    "lifelink" => thing.lifelink = true,
                    "haste" => thing.haste = true,
                    _ => return None,
                }
            }
            for (kind, there) in piece.get("counters").and_then(Value::as_object).into_iter().flatten() {
                match kind.as_str() {
                    "plus" => thing.plus = number(there)?,
                    "minus" => thing.minus = number(there)?,
                    _ => return None,
                }
            }
            thing.damage = piece.get("damage").map_or(Some(0), number)?;
            thing.picked = match piece.get("picked") {
                Some(picked) => Some(seat(&table, picked)?),
                None => None,
            };
            if let Some(host) = piece.get("attached").and_then(Value::as_str) {
                on.push((table.things.len(), host.to_owned()));
            }
            if let Some(holder) = piece.get("held_by").and_then(Value::as_str) {
                held.push((table.things.len(), holder.to_owned()));
            }
            table.lords |= matches!(card, "grand-architect" | "sword-of-feast-and-famine");
            table.things.push(thing);
        }
    }
    for (at, holder) in held {
        table.things[at].held = Some(table.things.iter().position(|thing| thing.class == holder)?);
    }
    for (at, host) in on {
        table.things[at].on = Some(table.things.iter().position(|thing| thing.class == host)?);
    }
    Some(table)
}

fn aim(table: &Table, value: Option<&Value>) -> Result<Option<Aim>, Stop> {
    let Some(id) = value.and_then(Value::as_str) else { return Ok(None) };
    let thing = (0..table.things.len()).find(|at| table.things[*at].class == id && table.there(*at)).map(Aim::Thing);
    let seat = || table.seats.iter().position(|seat| seat.id == id).map(Aim::Seat);
    thing.or_else(seat).map(Some).ok_or(Stop::Illegal)
}

fn done(table: &mut Table, act: &Value) -> Done {
    if table.over {
        return Err(Stop::Illegal);
    }
    let args = &act["args"];
    let by = table.seats.iter().position(|seat| Some(seat.id.as_str()) == act["seat"].as_str());
    let seat_of =
        |table: &Table, key: &str| table.seats.iter().position(|seat| Some(seat.id.as_str()) == args[key].as_str());
    match act["key"].as_str().unwrap() {
        "activate" => {
            let deed = Deed {
                by: by.ok_or(Stop::Unknown)?,
                class: args["piece"].as_str().ok_or(Stop::Unknown)?,
                nth: args.get("ability").and_then(number).unwrap_or(0) as usize,
                aim: aim(table, args.get("target"))?,
                with: args.get("with").and_then(Value::as_str),
                colour: args
                    .get("colour")
                    .and_then(Value::as_str)
                    .and_then(|colour| MANA.iter().position(|pool| *pool == colour)),
            };
            activate(table, &deed)
        }
        "cast" => {
            let to = aim(table, args.get("target"))?;
            let x = args.get("x").and_then(number).unwrap_or(0);
            cast(table, by.ok_or(Stop::Unknown)?, args["piece"].as_str().ok_or(Stop::Unknown)?, to, x)
        }
        "resolve" => table.resolve_top(),
        "pass" => {
            if by != Some(table.priority) {
                return Err(Stop::Illegal);
            }
            table.passes += 1;
            let order = table.order(table.priority);
            if table.passes < order.len() {
                table.priority = order[1];
                return Ok(());
            }
            if table.stack.is_empty() { Err(Stop::Unknown) } else { table.resolve_top() }
        }
        "choose" => {
            let texts = |list: &Value| {
                list.as_array().map(|list| list.iter().filter_map(|text| text.as_str().map(str::to_owned)).collect())
            };
            let choice = Choice {
                targets: texts(&args["targets"]).unwrap_or_default(),
                may: args.get("may").and_then(Value::as_bool),
                rank: args.get("rank").and_then(number).unwrap_or(0),
            };
            table.choices.insert(args["piece"].as_str().ok_or(Stop::Unknown)?.to_owned(), choice);
            Ok(())
        }
        "happens" => {
            let (seat, amount) =
                (seat_of(table, "player").ok_or(Stop::Unknown)?, args.get("amount").and_then(number).unwrap_or(1));
            match args["what"].as_str() {
                Some("gain") => table.gain(seat, amount),
                Some("lose") => table.lose(seat, amount),
                Some("draw") => table.draw(seat, amount),
                _ => return Err(Stop::Unknown),
            }
            table.settle(table.priority)
        }
        "attack" => table.attack(by.ok_or(Stop::Unknown)?),
        "go_to" if args["phase"] == "main" && table.stack.is_empty() => {
            table.empty_pools();
            table.combat = false;
            table.passes = 0;
            table.settle(table.active)
        }
        "run" => {
            // Whoever is left alone, or a stack that is empty, is its end; what is still going on by then is not known.
            let mut past = Vec::new();
            for _ in 0..2_000 {
                if table.stack.is_empty() {
                    return Ok(());
                }
                if past.len() < 200 {
                    let now = format!("{:?} {:?} {:?}", table.things, table.seats, table.stack);
                    if past.contains(&now) {
                        return Err(Stop::Endless);
                    }
                    past.push(now);
                }
                table.resolve_top()?;
            }
            Err(Stop::Unknown)
        }
        _ => Err(Stop::Unknown),
    }
}

// The deeds of a script in a row; `None` for a number that is too large to be played.
fn flat(script: &Value, most: usize) -> Option<Vec<Value>> {
    if let Some(act) = script.get("act") {
        return Some(vec![act.clone()]);
    }
    let mut all = Vec::new();
    if let Some(seq) = script.get("seq") {
        for part in seq.as_array()? {
            all.extend(flat(part, most)?);
        }
        return Some(all);
    }
    let (times, body) = (number(&script["times"])?, flat(&script["body"], most)?);
    for _ in 0..times {
        all.extend(body.iter().cloned());
        if all.len() > most {
            return None;
        }
    }
    Some(all)
}

fn proposed(table: &mut Table, act: &Value, iteration: &mut usize) -> Done {
    let script = &act["args"]["script"];
    let times = number(&script["times"]).ok_or(Stop::Unknown)?;
    let end = act["args"].get("end");
    let (laps, step) = match end {
        None => (vec![times], None),
        Some(end) => {
            let laps = end["laps"].as_array().ok_or(Stop::Unknown)?.iter().map(number);
            (laps.collect::<Option<Vec<i64>>>().ok_or(Stop::Unknown)?, end["step"].as_str())
        }
    };
    let met = within(table, script, &laps, step, iteration)?;
    if met || step.is_none() { Ok(()) } else { Err(Stop::Unknown) }
}

// Whole rounds before the last one, and of that as much as the end says: of a round that is made of rounds, so many of
// those. Whether the step was met at which it ends.
fn within(
    table: &mut Table,
    script: &Value,
    laps: &[i64],
    step: Option<&str>,
    iteration: &mut usize,
) -> Result<bool, Stop> {
    let (lap, inner) = laps.split_first().ok_or(Stop::Unknown)?;
    let round = flat(&script["body"], 3_000).ok_or(Stop::Unknown)?;
    if lap * round.len() as i64 > 16_000 {
        return Err(Stop::Unknown);
    }
    for nth in 1..=*lap {
        *iteration = nth as usize;
        if nth == *lap && !inner.is_empty() {
            let [only] = script["body"]["seq"].as_array().ok_or(Stop::Unknown)?.as_slice() else {
                return Err(Stop::Unknown);
            };
            return within(table, only, inner, step, &mut 0);
        }
        for act in &round {
            table.log.clear();
            done(table, act)?;
            if nth == *lap && step.is_some_and(|step| table.log.iter().any(|met| met == step)) {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

/// The state keys of a table, as a scenario names them.
fn state(table: &Table) -> Value {
    let mut state = json!({});
    for seat in &table.seats {
        for (key, there) in
            [("life", seat.life), ("library", seat.library), ("hand", seat.hand), ("graveyard", seat.graveyard)]
        {
            state[format!("{}.{key}", seat.id)] = json!(there.to_string());
        }
        for (pool, there) in MANA.iter().zip(seat.mana).filter(|(_, there)| *there != 0) {
            state[format!("{}.mana.{pool}", seat.id)] = json!(there.to_string());
        }
    }
    let mut classes: Vec<&str> = table.things.iter().map(|thing| thing.class.as_str()).collect();
    classes.dedup();
    for class in classes {
        let all: Vec<usize> = (0..table.things.len()).filter(|at| table.things[*at].class == class).collect();
        let there: Vec<usize> = all.iter().copied().filter(|at| table.there(*at)).collect();
        let Some(first) = there.first().copied() else {
            let dead = all.iter().filter(|at| table.things[**at].zone == Zone::Graveyard).count();
            if dead == all.len() {
                let owner = &table.seats[table.things[all[0]].owner].id;
                state[format!("{class}.zone")] = json!(format!("{owner}.graveyard"));
            }
            continue;
        };
        let tapped = there.iter().filter(|at| table.things[**at].tapped).count();
        state[format!("{class}.count")] = json!(there.len().to_string());
        state[format!("{class}.tapped")] = json!(tapped.to_string());
        state[format!("{class}.zone")] = json!(table.seats[table.things[first].ctrl].id);
        let thing = &table.things[first];
        let alike = there.iter().all(|at| {
            let other = &table.things[*at];
            (other.plus, other.minus, other.damage) == (thing.plus, thing.minus, thing.damage)
        });
        for (key, there) in [("plus", thing.plus), ("minus", thing.minus), ("damage", thing.damage)] {
            if alike && there != 0 {
                state[format!("{class}.{key}")] = json!(there.to_string());
            }
        }
        if table.is_creature(first) && alike {
            let (power, toughness) = table.size(first);
            state[format!("{class}.size")] = json!([power.to_string(), toughness.to_string()]);
        }
    }
    state
}
