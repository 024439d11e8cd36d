//! Magic, object by object: a table of things, a stack of single items, and state-based actions, played one by one.

use std::collections::BTreeMap;

/// White, blue, black, red, green, colourless, and colourless for artifacts only.
pub const MANA: [&str; 7] = ["W", "U", "B", "R", "G", "C", "A"];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    Field,
    Hand,
    Graveyard,
    Exile,
    Nowhere,
}

/// One object.
#[derive(Clone, Debug)]
pub struct Thing {
    pub class: String,
    pub card: String,
    pub owner: usize,
    pub ctrl: usize,
    pub zone: Zone,
    pub token: bool,
    pub tapped: bool,
    pub sick: bool,
    pub haste: bool,
    pub lifelink: bool,
    pub blue: bool,
    pub plus: i64,
    pub minus: i64,
    pub damage: i64,
    pub on: Option<usize>,
    /// In exile: what has exiled it and will return it.
    pub held: Option<usize>,
    pub picked: Option<usize>,
}

#[derive(Clone, Debug, Default)]
pub struct Seat {
    pub id: String,
    pub life: i64,
    pub library: i64,
    pub hand: i64,
    pub graveyard: i64,
    pub mana: [i64; 7],
    pub drew_from_empty: bool,
    pub poison: i64,
    pub commander: i64,
    pub lost: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    Seat(usize),
    Thing(usize),
}

/// One object on the stack.
#[derive(Clone, Debug)]
pub struct Item {
    pub what: String,
    pub source: usize,
    pub ctrl: usize,
    pub aim: Option<Aim>,
    pub amount: i64,
    pub spell: bool,
}

#[derive(Clone, Debug, Default)]
pub struct Choice {
    pub targets: Vec<String>,
    pub may: Option<bool>,
    pub rank: i64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The deed is against the rules.
    Illegal,
    /// The game is over.
    Over,
    /// Nobody acts, and the same table comes back.
    Endless,
    /// This engine does not know it.
    Unknown,
}

pub type Done = Result<(), Stop>;

#[derive(Clone, Debug, Default)]
pub struct Table {
    pub seats: Vec<Seat>,
    pub things: Vec<Thing>,
    pub stack: Vec<Item>,
    pub waiting: Vec<Item>,
    pub active: usize,
    pub priority: usize,
    pub passes: usize,
    pub combat: bool,
    /// Whether anything here makes creatures larger.
    pub lords: bool,
    pub combats: i64,
    pub choices: BTreeMap<String, Choice>,
    pub own: BTreeMap<String, Vec<String>>,
    /// What cards of the table's own making hold as long as they are there.
    pub holds: BTreeMap<String, String>,
    pub over: bool,
    /// What was put on the stack or resolved lately: `stack:id`, `resolve:id`.
    pub log: Vec<String>,
    pub done: usize,
}

/// Single steps after which a table is given up.
const MOST_STEPS: usize = 200_000;

impl Table {
    pub fn there(&self, at: usize) -> bool {
        self.things[at].zone == Zone::Field
    }

    pub fn with_card<'a>(&'a self, card: &'a str) -> impl Iterator<Item = usize> + 'a {
        (0..self.things.len()).filter(move |at| self.there(*at) && self.things[*at].card == card)
    }

    pub fn is_creature(&self, at: usize) -> bool {
        self.there(at) && crate::magic_cards::size(&self.things[at].card).is_some()
    }

    /// Power and toughness.
    pub fn size(&self, at: usize) -> (i64, i64) {
        let thing = &self.things[at];
        let (mut power, mut toughness) = crate::magic_cards::size(&thing.card).unwrap_or((0, 0));
        power += thing.plus - thing.minus;
        toughness += thing.plus - thing.minus;
        for other in (0..self.things.len()).filter(|other| self.lords && self.there(*other)) {
            let (on, card) = (self.things[other].on == Some(at), self.things[other].card.as_str());
            let lord = card == "grand-architect" && other != at && self.things[other].ctrl == thing.ctrl && thing.blue;
            let more = if lord { 1 } else { i64::from(on && card == "sword-of-feast-and-famine") * 2 };
            power += more;
            toughness += more;
        }
        (power, toughness)
    }

    pub fn order(&self, first: usize) -> Vec<usize> {
        let all = (0..self.seats.len()).map(|step| (first + step) % self.seats.len());
        all.filter(|seat| !self.seats[*seat].lost).collect()
    }

    pub fn opponents(&self, of: usize) -> Vec<usize> {
        self.order(of).into_iter().filter(|seat| *seat != of).collect()
    }

    pub fn trigger(&mut self, what: &str, source: usize, amount: i64) {
        let ctrl = self.things[source].ctrl;
        self.waiting.push(Item { what: what.to_owned(), source, ctrl, aim: None, amount, spell: false });
    }

    /// Checks, puts triggers on the stack, until all is quiet; then somebody has priority.
    pub fn settle(&mut self, then: usize) -> Done {
        loop {
            self.done += 1;
            if self.done > MOST_STEPS {
                return Err(Stop::Unknown);
            }
            if self.check() {
                if self.over {
                    return Err(Stop::Over);
                }
                continue;
            }
            if self.waiting.is_empty() {
                break;
            }
            self.put_triggers()?;
        }
        self.priority = self.order(then)[0];
        Ok(())
    }

    fn put_triggers(&mut self) -> Done {
        let order = self.order(self.active);
        let mut waiting = std::mem::take(&mut self.waiting);
        let rank = |item: &Item| self.choice(item.source).map_or(0, |choice| choice.rank);
        waiting.sort_by_key(|item| (order.iter().position(|seat| *seat == item.ctrl), rank(item)));
        for mut item in waiting {
            if crate::magic_cards::is_aimed(&item.what) {
                let legal = crate::magic_cards::legal_targets(self, &item);
                let Some(aim) = self.aim_of(&item, &legal)? else { continue };
                item.aim = Some(aim);
            }
            self.log.push(format!("stack:{}", self.things[item.source].class));
            self.stack.push(item);
        }
        Ok(())
    }

    // The choice of a class, or of another class of the same card.
    pub fn choice(&self, source: usize) -> Option<&Choice> {
        let thing = &self.things[source];
        let of_card =
            |class: &&String| self.things.iter().any(|other| other.class == **class && other.card == thing.card);
        self.choices.get(&thing.class).or_else(|| self.choices.get(self.choices.keys().find(of_card)?))
    }

    fn aim_of(&self, item: &Item, legal: &[Aim]) -> Result<Option<Aim>, Stop> {
        let name = |aim: &Aim| match aim {
            Aim::Seat(seat) => &self.seats[*seat].id,
            Aim::Thing(at) => &self.things[*at].class,
        };
        let wished = self.choice(item.source).map(|choice| choice.targets.as_slice()).unwrap_or_default();
        match wished.iter().find_map(|wish| legal.iter().find(|aim| name(aim) == wish)) {
            Some(aim) => Ok(Some(*aim)),
            None if legal.is_empty() => Ok(None),
            None if legal.len() == 1 => Ok(Some(legal[0])),
            None => Err(Stop::Unknown),
        }
    }

    // One check: what applies is found first, and then it happens. Whether anything did.
    fn check(&mut self) -> bool {
        let mut losers = Vec::new();
        for seat in self.order(0) {
            let player = &mut self.seats[seat];
            let drew = std::mem::take(&mut player.drew_from_empty);
            if player.life <= 0 || drew || player.poison >= 10 || player.commander >= 21 {
                losers.push(seat);
            }
        }
        losers.retain(|seat| !self.with_card("platinum-angel").any(|angel| self.things[angel].ctrl == *seat));
        let (mut dead, mut off) = (Vec::new(), Vec::new());
        for at in (0..self.things.len()).filter(|at| self.there(*at)) {
            let thing = &self.things[at];
            let hard = crate::magic_cards::is_indestructible(&thing.card);
            if self.is_creature(at) {
                let (_, toughness) = self.size(at);
                if toughness <= 0 || !hard && thing.damage >= toughness {
                    dead.push(at);
                }
            }
            let buried =
                thing.card == "animate-dead" && thing.on.is_some_and(|host| self.things[host].zone == Zone::Graveyard);
            let host = buried || thing.on.is_some_and(|host| self.there(host));
            let fits = host && thing.on.is_some_and(|host| crate::magic_cards::may_enchant(self, &thing.card, host));
            if crate::magic_cards::is_aura(&thing.card) && !fits {
                dead.push(at);
            } else if !crate::magic_cards::is_aura(&thing.card) && thing.on.is_some_and(|host| !self.is_creature(host))
            {
                off.push(at);
            }
        }
        let mut happened = !losers.is_empty() || !dead.is_empty() || !off.is_empty();
        for at in off {
            self.things[at].on = None;
        }
        for at in dead {
            self.leaves(at, Zone::Graveyard);
        }
        for thing in &mut self.things {
            if thing.token && !matches!(thing.zone, Zone::Field | Zone::Nowhere) {
                thing.zone = Zone::Nowhere;
                happened = true;
            }
            let pairs = thing.plus.min(thing.minus);
            if thing.zone == Zone::Field && pairs > 0 {
                thing.plus -= pairs;
                thing.minus -= pairs;
                happened = true;
            }
        }
        for seat in &losers {
            self.seats[*seat].lost = true;
        }
        if !losers.is_empty() {
            self.over = self.order(0).len() < 2;
            let lost: Vec<bool> = self.seats.iter().map(|seat| seat.lost).collect();
            // Who is left alone has won, and nothing more is looked at.
            for thing in self.things.iter_mut().filter(|thing| lost[thing.owner] && !self.over) {
                thing.zone = Zone::Nowhere;
            }
            self.stack.retain(|item| !lost[item.ctrl]);
            self.waiting.retain(|item| !lost[item.ctrl]);
        }
        happened
    }

    pub fn leaves(&mut self, at: usize, to: Zone) {
        crate::magic_cards::leaves_behind(self, at);
        let thing = &mut self.things[at];
        thing.zone = to;
        thing.tapped = false;
        (thing.plus, thing.minus, thing.damage, thing.on) = (0, 0, 0, None);
        thing.ctrl = thing.owner;
    }

    pub fn enters(&mut self, all: &[usize]) {
        for at in all.iter().copied() {
            crate::magic_cards::picks_a_grave(self, at);
            let creature = crate::magic_cards::size(&self.things[at].card).is_some();
            let thing = &mut self.things[at];
            thing.zone = Zone::Field;
            thing.sick = creature;
        }
        for at in all.iter().copied() {
            crate::magic_cards::has_entered(self, at);
        }
    }

    /// How many there are of what holds this, of those that a player controls, or of all.
    pub fn held(&self, what: &str, by: Option<usize>) -> u32 {
        let holds = |at: &usize| {
            let thing = &self.things[*at];
            self.there(*at)
                && by.is_none_or(|by| thing.ctrl == by)
                && self.holds.get(&thing.card).is_some_and(|held| held == what)
        };
        (0..self.things.len()).filter(holds).count() as u32
    }

    pub fn make(&mut self, card: &str, class: &str, ctrl: usize, times: i64) -> Vec<usize> {
        let first = self.things.len();
        for _ in 0..times * 2i64.pow(self.held("twicetokens you", Some(ctrl))) {
            self.things.push(Thing::of(class, card, ctrl, true));
        }
        let made: Vec<usize> = (first..self.things.len()).collect();
        self.enters(&made);
        made
    }

    pub fn gain(&mut self, seat: usize, amount: i64) {
        let theirs = self.held("cantgain opponent", None) - self.held("cantgain opponent", Some(seat));
        let none = self.held("cantgain permanent", None) + theirs > 0;
        let amount = if none { 0 } else { amount * 2i64.pow(self.held("twicelife you", Some(seat))) };
        if amount > 0 && !self.seats[seat].lost {
            self.seats[seat].life += amount;
            crate::magic_cards::has_gained(self, seat, amount);
        }
    }

    pub fn lose(&mut self, seat: usize, amount: i64) {
        if amount > 0 && !self.seats[seat].lost {
            self.seats[seat].life -= amount;
            crate::magic_cards::has_lost(self, seat, amount);
        }
    }

    pub fn mill(&mut self, seat: usize, amount: i64) {
        for _ in 0..amount.min(self.seats[seat].library) {
            self.seats[seat].library -= 1;
            self.seats[seat].graveyard += 1;
            crate::magic_cards::was_milled(self, seat);
        }
    }

    pub fn draw(&mut self, seat: usize, amount: i64) {
        for _ in 0..amount {
            if self.seats[seat].library == 0 {
                self.seats[seat].drew_from_empty = true;
                return;
            }
            self.seats[seat].library -= 1;
            self.seats[seat].hand += 1;
        }
    }

    pub fn hurt_seat(&mut self, source: usize, ctrl: usize, seat: usize, amount: i64) {
        let shield = self.with_card("pariahs-shield").find(|at| self.things[*at].ctrl == seat);
        if let Some(host) = shield.and_then(|shield| self.things[shield].on) {
            return self.hurt(source, ctrl, host, amount);
        }
        if amount > 0 && !self.seats[seat].lost {
            self.lose(seat, amount);
            self.has_dealt(source, ctrl, amount);
        }
    }

    pub fn hurt(&mut self, source: usize, ctrl: usize, at: usize, amount: i64) {
        if amount > 0 && self.there(at) {
            self.things[at].damage += amount;
            if self.things[at].card == "stuffy-doll" {
                self.trigger("doll.passes", at, amount);
            }
            self.has_dealt(source, ctrl, amount);
        }
    }

    fn has_dealt(&mut self, source: usize, ctrl: usize, amount: i64) {
        let on: Vec<usize> =
            self.with_card("guilty-conscience").filter(|at| self.things[*at].on == Some(source)).collect();
        for at in on {
            self.trigger("conscience", at, amount);
        }
        if self.things[source].lifelink || self.things[source].card == "archangel-of-thune" {
            self.gain(ctrl, amount);
        }
    }

    /// Pays coloured mana and then generic mana, colourless first.
    pub fn pay(&mut self, by: usize, coloured: &[(usize, i64)], generic: i64, artifact: bool) -> Done {
        for (pool, number) in coloured {
            if self.seats[by].mana[*pool] < *number {
                return Err(Stop::Illegal);
            }
            self.seats[by].mana[*pool] -= number;
        }
        let mut left = generic;
        for pool in [6, 5, 0, 1, 2, 3, 4] {
            if pool != 6 || artifact {
                let paid = left.min(self.seats[by].mana[pool]);
                self.seats[by].mana[pool] -= paid;
                left -= paid;
            }
        }
        if left == 0 { Ok(()) } else { Err(Stop::Illegal) }
    }

    pub fn resolve_top(&mut self) -> Done {
        let item = self.stack.pop().ok_or(Stop::Illegal)?;
        self.passes = 0;
        crate::magic_effects::resolves(self, &item)?;
        let active = self.active;
        self.settle(active)
    }

    pub fn attack(&mut self, by: usize) -> Done {
        if self.active != by || !self.stack.is_empty() || self.combats < 1 {
            return Err(Stop::Illegal);
        }
        self.combats -= 1;
        self.empty_pools();
        self.combat = true;
        let defender = self.opponents(by)[0];
        if (0..self.things.len())
            .any(|at| self.is_creature(at) && self.things[at].ctrl == defender && !self.things[at].tapped)
        {
            // Blocks are not this engine's business.
            return Err(Stop::Unknown);
        }
        let fresh = |thing: &Thing| !thing.sick || thing.haste || crate::magic_cards::is_hasty(&thing.card);
        let may = |at: &usize| {
            let thing = &self.things[*at];
            self.is_creature(*at) && thing.ctrl == by && !thing.tapped && fresh(thing)
        };
        let attackers: Vec<usize> = (0..self.things.len()).filter(may).collect();
        for at in attackers.iter().copied() {
            self.things[at].tapped = true;
        }
        for at in attackers {
            let (power, _) = self.size(at);
            if power > 0 {
                self.hurt_seat(at, by, defender, power);
                let swords: Vec<usize> = self
                    .with_card("sword-of-feast-and-famine")
                    .filter(|sword| self.things[*sword].on == Some(at))
                    .collect();
                for sword in swords {
                    self.trigger("sword", sword, defender as i64);
                }
            }
        }
        self.settle(by)
    }

    pub fn empty_pools(&mut self) {
        for seat in &mut self.seats {
            seat.mana = [0; 7];
        }
    }
}

impl Thing {
    pub fn of(class: &str, card: &str, ctrl: usize, token: bool) -> Thing {
        Thing {
            class: class.to_owned(),
            card: card.to_owned(),
            owner: ctrl,
            ctrl,
            zone: Zone::Field,
            token,
            tapped: false,
            sick: false,
            haste: false,
            lifelink: false,
            blue: false,
            plus: 0,
            minus: 0,
            damage: 0,
            on: None,
            held: None,
            picked: None,
        }
    }
}
