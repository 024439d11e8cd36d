//! The cards of the cases, as the cases describe them: what each can do, waits for, and does.

use crate::magic_table::{Aim, Done, Item, Stop, Table, Zone};

/// Printed power and toughness of the creatures.
pub fn size(card: &str) -> Option<(i64, i64)> {
    Some(match card {
        "grizzly-bears" | "kiki-jiki" | "duskmantle-guildmage" => (2, 2),
        "deceiver-exarch" => (1, 4),
        "zealous-conscripts" | "krenko" => (3, 3),
        "devoted-druid" => (0, 2),
        "vizier-of-remedies" => (2, 1),
        "bloom-tender" | "llanowar-elves" | "pili-pala" | "reassembling-skeleton" => (1, 1),
        "elf-warrior" | "squirrel" | "goblin" => (1, 1),
        "grand-architect" | "painters-servant" => (1, 3),
        "spike-feeder" | "walking-ballista" => (0, 0),
        "archangel-of-thune" => (3, 4),
        "heartless-hidetsugu" => (4, 3),
        "stuffy-doll" => (0, 1),
        "platinum-angel" => (4, 4),
        "worldgorger-dragon" => (7, 7),
        "staunch-defenders" => (3, 4),
        _ => return None,
    })
}

pub fn is_indestructible(card: &str) -> bool {
    matches!(card, "stuffy-doll" | "heliod")
}

pub fn is_hasty(card: &str) -> bool {
    matches!(card, "kiki-jiki" | "zealous-conscripts")
}

pub fn is_aura(card: &str) -> bool {
    matches!(
        card,
        "presence-of-gond"
            | "splinter-twin"
            | "squirrel-nest"
            | "freed-from-the-real"
            | "power-artifact"
            | "guilty-conscience"
            | "animate-dead"
    )
}

/// Whether an Aura may be on a thing.
pub fn may_enchant(table: &Table, aura: &str, host: usize) -> bool {
    match aura {
        "squirrel-nest" => is_land(&table.things[host].card),
        "animate-dead" => size(&table.things[host].card).is_some(),
        "power-artifact" => matches!(table.things[host].card.as_str(), "grim-monolith" | "basalt-monolith"),
        _ => table.is_creature(host),
    }
}

/// The cards without anything to activate, cast or wait for, and those whose text stands in this file.
pub fn is_known(card: &str) -> bool {
    let others = [
        "presence-of-gond",
        "splinter-twin",
        "squirrel-nest",
        "freed-from-the-real",
        "power-artifact",
        "guilty-conscience",
        "intruder-alarm",
        "lightning-bolt",
        "rakdos-charm",
        "basalt-monolith",
        "rings-of-brighthearth",
        "grim-monolith",
        "earthcraft",
        "forest",
        "swamp",
        "mountain",
        "heliod",
        "sanguine-bond",
        "exquisite-blood",
        "mindcrank",
        "grindstone",
        "isochron-scepter",
        "dramatic-reversal",
        "ashnods-altar",
        "aggravated-assault",
        "sword-of-feast-and-famine",
        "pariahs-shield",
        "murder",
        "disenchant",
        "animate-dead",
        "oblivion-ring",
        "mox-emerald",
        "volcanic-geyser",
    ];
    size(card).is_some() || others.contains(&card)
}

pub fn is_land(card: &str) -> bool {
    matches!(card, "forest" | "swamp" | "mountain")
}

/// The activated abilities of a thing, what Auras give it behind its own.
pub fn abilities(table: &Table, at: usize) -> Vec<String> {
    let card = table.things[at].card.as_str();
    let mut all: Vec<String> = match card {
        "devoted-druid" => vec!["druid.mana", "druid.untap"],
        "llanowar-elves" | "forest" | "mox-emerald" => vec!["tap.G"],
        "swamp" => vec!["tap.B"],
        "mountain" => vec!["tap.R"],
        "basalt-monolith" => vec!["monolith.mana", "basalt.untap"],
        "grim-monolith" => vec!["monolith.mana", "grim.untap"],
        "freed-from-the-real" => vec!["freed.tap", "freed.untap"],
        "bloom-tender" => vec!["tender"],
        "kiki-jiki" => vec!["kiki"],
        "krenko" => vec!["krenko"],
        "grand-architect" => vec!["architect.blue", "architect.mana"],
        "pili-pala" => vec!["pili"],
        "earthcraft" => vec!["earthcraft"],
        "spike-feeder" => vec!["feeder"],
        "walking-ballista" => vec!["ballista"],
        "isochron-scepter" => vec!["scepter"],
        "heartless-hidetsugu" => vec!["hidetsugu"],
        "reassembling-skeleton" => vec!["skeleton"],
        "ashnods-altar" => vec!["altar"],
        "aggravated-assault" => vec!["assault"],
        "stuffy-doll" => vec!["doll"],
        "grindstone" => vec!["grindstone"],
        _ => Vec::new(),
    }
    .into_iter()
    .map(str::to_owned)
    .collect();
    all.extend(table.own.get(card).into_iter().flatten().cloned());
    for aura in (0..table.things.len()).filter(|aura| table.there(*aura) && table.things[*aura].on == Some(at)) {
        match table.things[aura].card.as_str() {
            "presence-of-gond" => all.push("gond".to_owned()),
            "splinter-twin" => all.push("twin".to_owned()),
            "squirrel-nest" => all.push("nest".to_owned()),
            _ => {}
        }
    }
    all
}

/// What a player does with an ability.
pub struct Deed<'a> {
    pub by: usize,
    pub class: &'a str,
    pub nth: usize,
    pub aim: Option<Aim>,
    pub with: Option<&'a str>,
    pub colour: Option<usize>,
}

/// Activates an ability: costs are paid, mana comes at once, the rest goes on the stack.
pub fn activate(table: &mut Table, deed: &Deed) -> Done {
    let Deed { by, class, nth, aim, .. } = *deed;
    if table.priority != by {
        return Err(Stop::Illegal);
    }
    let of_class = |at: &usize| table.things[*at].class == class && table.things[*at].ctrl == by;
    let mut mine: Vec<usize> = (0..table.things.len()).filter(of_class).collect();
    // An untapped one first, if it matters which one it is.
    mine.sort_by_key(|at| (table.things[*at].zone != Zone::Field, table.things[*at].tapped));
    let at = *mine.first().ok_or(Stop::Illegal)?;
    let what = abilities(table, at).get(nth).cloned().ok_or(Stop::Illegal)?;
    let from_graveyard = what == "skeleton";
    if (table.things[at].zone == Zone::Graveyard) != from_graveyard || !from_graveyard && !table.there(at) {
        return Err(Stop::Illegal);
    }
    if table.is_creature(at) && uses_the_tap_symbol(&what) {
        let thing = &table.things[at];
        if thing.sick && !thing.haste && !is_hasty(&thing.card) {
            return Err(Stop::Illegal);
        }
    }
    let mut mana: Vec<(usize, i64)> = Vec::new();
    let mut is_mana = true;
    match what.as_str() {
        "druid.mana" | "tap.G" => mana = tapped(table, at, &[(4, 1)])?,
        "tap.B" => mana = tapped(table, at, &[(2, 1)])?,
        "tap.R" => mana = tapped(table, at, &[(3, 1)])?,
        "monolith.mana" => mana = tapped(table, at, &[(5, 3)])?,
        "tender" => {
            let cards: Vec<&str> = (0..table.things.len())
                .filter(|at| table.there(*at) && table.things[*at].ctrl == by)
                .map(|at| table.things[at].card.as_str())
                .collect();
            let colour = |pool: usize, of: &[&str]| cards.iter().any(|card| of.contains(card)).then_some((pool, 1));
            let colours = [colour(1, &["freed-from-the-real"]), colour(3, &["krenko"]), colour(4, &["bloom-tender"])];
            let colours: Vec<(usize, i64)> = colours.into_iter().flatten().collect();
            mana = tapped(table, at, &colours)?;
        }
        "altar" => {
            let victim = pick(table, by, deed.with, |table, at| table.is_creature(at))?;
            table.leaves(victim, Zone::Graveyard);
            mana = vec![(5, 2)];
        }
        "architect.mana" => {
            let payer = pick(table, by, deed.with, |table, at| {
                let thing = &table.things[at];
                table.is_creature(at) && !thing.tapped && (thing.blue || thing.card == "grand-architect")
            })?;
            table.things[payer].tapped = true;
            mana = vec![(6, 2)];
        }
        "pili" => {
            table.pay(by, &[], 2, true)?;
            if !table.things[at].tapped {
                return Err(Stop::Illegal);
            }
            table.things[at].tapped = false;
            mana = vec![(deed.colour.ok_or(Stop::Illegal)?, 1)];
        }
        own if own.starts_with("rock") => {
            let number: i64 = own[4..].parse().map_err(|_| Stop::Unknown)?;
            mana = tapped(table, at, &[(5, number)])?;
        }
        _ => is_mana = false,
    }
    if is_mana {
        let taps = !matches!(what.as_str(), "altar" | "pili" | "architect.mana");
        let land = is_land(&table.things[at].card);
        let mut factor = 1;
        for (held, of) in [("twicemana permanent.you", 2i64), ("twicemana land.you", 2), ("twicemana land.you 3", 3)] {
            if taps && (land || held.contains("permanent")) {
                factor *= of.pow(table.held(held, Some(by)));
            }
        }
        for (pool, number) in mana {
            let number = number * factor;
            table.seats[by].mana[pool] += number;
        }
        table.passes = 0;
        return table.settle(by);
    }
    match what.as_str() {
        "gond" | "twin" | "nest" | "krenko" | "hidetsugu" | "doll" => drop(tapped(table, at, &[])?),
        "kiki" => {
            let Some(Aim::Thing(to)) = aim else { return Err(Stop::Illegal) };
            let legend = matches!(table.things[to].card.as_str(), "kiki-jiki" | "krenko");
            if !table.is_creature(to) || legend || table.things[to].ctrl != by {
                return Err(Stop::Illegal);
            }
            tapped(table, at, &[])?;
        }
        "druid.untap" => {
            let fewer =
                table.with_card("vizier-of-remedies").filter(|one| table.things[*one].ctrl == by).count() as i64;
            table.things[at].minus += (1 - fewer).max(0);
        }
        "basalt.untap" => table.pay(by, &[], 3, true)?,
        "grim.untap" => {
            let cheaper = table.with_card("power-artifact").any(|aura| table.things[aura].on == Some(at));
            table.pay(by, &[], if cheaper { 2 } else { 4 }, true)?;
        }
        "freed.tap" | "freed.untap" => table.pay(by, &[(1, 1)], 0, false)?,
        "earthcraft" => {
            let payer = pick(table, by, deed.with, |table, at| table.is_creature(at) && !table.things[at].tapped)?;
            table.things[payer].tapped = true;
        }
        "crew" => {
            let payer = pick(table, by, deed.with, |table, at| table.is_creature(at) && !table.things[at].tapped)?;
            table.things[payer].tapped = true;
        }
        "feeder" | "ballista" => {
            if table.things[at].plus < 1 {
                return Err(Stop::Illegal);
            }
            table.things[at].plus -= 1;
        }
        "scepter" => {
            table.pay(by, &[], 2, true)?;
            tapped(table, at, &[])?;
        }
        "skeleton" => table.pay(by, &[(2, 1)], 1, false)?,
        "assault" => {
            if table.active != by || table.combat || !table.stack.is_empty() {
                return Err(Stop::Illegal);
            }
            table.pay(by, &[(3, 2)], 3, false)?;
        }
        "grindstone" => {
            table.pay(by, &[], 3, true)?;
            tapped(table, at, &[])?;
        }
        "wand" | "tokens" | "cup" => {}
        _ => return Err(Stop::Unknown),
    }
    table.log.push(format!("stack:{}", table.things[at].class));
    table.stack.push(Item { what, source: at, ctrl: by, aim, amount: 0, spell: false });
    table.passes = 0;
    let rings: Vec<usize> =
        table.with_card("rings-of-brighthearth").filter(|ring| table.things[*ring].ctrl == by).collect();
    for ring in rings {
        table.trigger("rings", ring, 0);
    }
    table.settle(by)
}

fn uses_the_tap_symbol(what: &str) -> bool {
    let others =
        ["druid.untap", "feeder", "ballista", "architect.blue", "architect.mana", "skeleton", "crew", "tokens", "cup"];
    !others.contains(&what)
}

fn tapped(table: &mut Table, at: usize, mana: &[(usize, i64)]) -> Result<Vec<(usize, i64)>, Stop> {
    if table.things[at].tapped {
        return Err(Stop::Illegal);
    }
    table.things[at].tapped = true;
    Ok(mana.to_vec())
}

fn pick(table: &Table, by: usize, with: Option<&str>, fits: impl Fn(&Table, usize) -> bool) -> Result<usize, Stop> {
    let good = |at: &usize| {
        let thing = &table.things[*at];
        table.there(*at) && thing.ctrl == by && with.is_none_or(|with| thing.class == with) && fits(table, *at)
    };
    (0..table.things.len()).find(good).ok_or(Stop::Illegal)
}

/// Whether a trigger has a target.
pub fn is_aimed(what: &str) -> bool {
    matches!(what, "exarch" | "conscripts" | "heliod" | "bond" | "ring")
}

pub fn legal_targets(table: &Table, item: &Item) -> Vec<Aim> {
    let field = (0..table.things.len()).filter(|at| table.there(*at));
    let mine = |at: &usize| table.things[*at].ctrl == item.ctrl;
    match item.what.as_str() {
        "exarch" | "conscripts" => field.map(Aim::Thing).collect(),
        "ring" => field.filter(|at| *at != item.source && !is_land(&table.things[*at].card)).map(Aim::Thing).collect(),
        "heliod" => {
            let enchantment = |at: usize| matches!(table.things[at].card.as_str(), "heliod");
            field.filter(mine).filter(|at| table.is_creature(*at) || enchantment(*at)).map(Aim::Thing).collect()
        }
        _ => table.opponents(item.ctrl).into_iter().map(Aim::Seat).collect(),
    }
}

pub fn has_entered(table: &mut Table, at: usize) {
    match table.things[at].card.as_str() {
        "deceiver-exarch" => table.trigger("exarch", at, 0),
        "zealous-conscripts" => table.trigger("conscripts", at, 0),
        "worldgorger-dragon" => table.trigger("dragon", at, 0),
        "staunch-defenders" => table.trigger("defenders", at, 0),
        "oblivion-ring" => table.trigger("ring", at, 0),
        "animate-dead" => table.trigger("animate", at, 0),
        _ => {}
    }
    if table.is_creature(at) {
        let alarms: Vec<usize> = table.with_card("intruder-alarm").collect();
        for alarm in alarms {
            table.trigger("alarm", alarm, 0);
        }
    }
}

/// What leaving sets off, seen as things stand before it.
pub fn leaves_behind(table: &mut Table, at: usize) {
    match table.things[at].card.as_str() {
        "worldgorger-dragon" | "oblivion-ring" => table.trigger("release", at, 0),
        "animate-dead" => {
            table.trigger("animate.leaves", at, 0);
            let host = table.things[at].on;
            table.waiting.last_mut().unwrap().aim = host.map(Aim::Thing);
        }
        _ => {}
    }
}

/// Animate Dead enters on a creature card in a graveyard: the only one, or the one that was chosen.
pub fn picks_a_grave(table: &mut Table, at: usize) {
    if table.things[at].card != "animate-dead" {
        return;
    }
    let card = |other: &usize| {
        let thing = &table.things[*other];
        thing.zone == Zone::Graveyard && size(&thing.card).is_some() && !thing.token
    };
    let graves: Vec<usize> = (0..table.things.len()).filter(card).collect();
    let wished = table.choice(at).map(|choice| choice.targets.clone()).unwrap_or_default();
    let wish = wished.iter().find_map(|wish| graves.iter().find(|grave| table.things[**grave].class == *wish));
    let only = if let [only] = graves.as_slice() { Some(*only) } else { None };
    table.things[at].on = wish.copied().or(only);
}

pub fn has_gained(table: &mut Table, seat: usize, amount: i64) {
    for (card, what) in [("archangel-of-thune", "archangel"), ("heliod", "heliod"), ("sanguine-bond", "bond")] {
        let all: Vec<usize> = table.with_card(card).filter(|at| table.things[*at].ctrl == seat).collect();
        for at in all {
            table.trigger(what, at, amount);
        }
    }
}

pub fn has_lost(table: &mut Table, seat: usize, amount: i64) {
    for (card, what) in [("exquisite-blood", "blood"), ("mindcrank", "mindcrank")] {
        let all: Vec<usize> = table.with_card(card).filter(|at| table.things[*at].ctrl != seat).collect();
        for at in all {
            table.trigger(what, at, amount);
            table.waiting.last_mut().unwrap().aim = Some(Aim::Seat(seat));
        }
    }
}

pub fn was_milled(table: &mut Table, seat: usize) {
    let all: Vec<usize> = table.with_card("duskmantle-guildmage").filter(|at| table.things[*at].ctrl != seat).collect();
    for at in all {
        table.trigger("guildmage", at, 1);
        table.waiting.last_mut().unwrap().aim = Some(Aim::Seat(seat));
    }
}

/// Casts a card from the hand.
pub fn cast(table: &mut Table, by: usize, class: &str, aim: Option<Aim>, x: i64) -> Done {
    let mine = |at: &usize| table.things[*at].class == class && table.things[*at].zone == Zone::Hand;
    let at = (0..table.things.len()).find(mine).ok_or(Stop::Illegal)?;
    if table.priority != by || table.things[at].owner != by {
        return Err(Stop::Illegal);
    }
    let creature = |aim: Option<Aim>| matches!(aim, Some(Aim::Thing(to)) if table.is_creature(to));
    let legal = match table.things[at].card.as_str() {
        "lightning-bolt" | "volcanic-geyser" => creature(aim) || matches!(aim, Some(Aim::Seat(_))),
        "animate-dead" | "oblivion-ring" => {
            aim.is_none() && table.active == by && !table.combat && table.stack.is_empty()
        }
        "murder" => creature(aim),
        "disenchant" => matches!(aim, Some(Aim::Thing(to)) if table.there(to) && !table.is_creature(to)),
        "rakdos-charm" => aim.is_none(),
        _ => return Err(Stop::Unknown),
    };
    if !legal {
        return Err(Stop::Illegal);
    }
    let what = table.things[at].card.clone();
    match what.as_str() {
        "lightning-bolt" => table.pay(by, &[(3, 1)], 0, false)?,
        "murder" => table.pay(by, &[(2, 2)], 1, false)?,
        "volcanic-geyser" => table.pay(by, &[(3, 2)], x, false)?,
        "animate-dead" => table.pay(by, &[(2, 1)], 1, false)?,
        "oblivion-ring" => table.pay(by, &[(0, 1)], 2, false)?,
        "disenchant" => table.pay(by, &[(0, 1)], 1, false)?,
        _ => table.pay(by, &[(2, 1), (3, 1)], 0, false)?,
    }
    table.things[at].zone = Zone::Nowhere;
    table.log.push(format!("stack:{class}"));
    table.stack.push(Item { what, source: at, ctrl: by, aim, amount: x, spell: true });
    table.passes = 0;
    table.settle(by)
}
