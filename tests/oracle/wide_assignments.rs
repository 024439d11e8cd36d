//! Assignments with bans, allies, several sources of defender, several Shadow players and the fierce round: every way is
//! written down and looked at, and every deed is judged by the sentences of `setup.md` alone.

use crate::chance::Chance;
use crate::product::{many, rulings};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// A character as this engine knows it: number, strength, defender, homes, whether an ally, whether unhasty.
struct Hero(&'static str, i64, usize, &'static [(i64, &'static str)], bool);

const HEROES: [Hero; 7] = [
    Hero("1C290", 3, 0, &[], false),
    Hero("1R89", 8, 0, &[], false),
    Hero("4C109", 8, 1, &[], false),
    Hero("6C37", 12, 0, &[], true),
    Hero("1R40", 8, 0, &[(3, "fellowship")], false),
    Hero("1R45", 3, 0, &[(6, "fellowship")], false),
    Hero("4R103", 12, 0, &[(2, "towers"), (8, "towers")], true),
];

/// A minion: number, and its bans.
#[derive(Clone, Copy, PartialEq)]
enum Bars {
    Nothing,
    Everybody,
    TheFreePeoples,
    UnderSix,
}

const MINIONS: [(&str, Bars, bool); 7] = [
    ("1U178", Bars::Nothing, false),
    ("1C151", Bars::Nothing, false),
    ("2R75", Bars::TheFreePeoples, false),
    ("6R76", Bars::UnderSix, false),
    ("3R68", Bars::Everybody, false),
    ("4U194", Bars::Nothing, true),
    ("1R165", Bars::Nothing, true),
];

#[derive(Debug)]
struct Character {
    id: String,
    strength: i64,
    room: usize,
    may_skirmish: bool,
    held_back: bool,
}

struct Minion {
    id: String,
    owner: usize,
    bars: Bars,
    fights_now: bool,
}

struct Board {
    characters: Vec<Character>,
    minions: Vec<Minion>,
    shadows: Vec<String>,
    map: Vec<Option<usize>>,
    leftover: Vec<bool>,
    said_done: bool,
    shadow_done: Vec<bool>,
}

fn setup(chance: &mut Chance) -> (Value, Board) {
    let players = *chance.of(&[1_usize, 1, 2, 3]);
    let shadows: Vec<String> = match players {
        1 => vec!["shadow".to_owned()],
        _ => (1..=players).map(|nth| format!("shadow_{nth}")).collect(),
    };
    let number = *chance.of(&[2_i64, 3, 3, 6, 6, 8]);
    let block = *chance.of(&["fellowship", "fellowship", "towers", "shadows"]);
    let fierce = chance.one_in(3);
    let (mut set, mut characters) = (Vec::new(), Vec::new());
    let mut taken = BTreeSet::new();
    for at in 0..chance.between(1, 4) {
        let which = if at == 0 { 0 } else { chance.between(1, HEROES.len() as i64 - 1) as usize };
        let Hero(card, strength, defender, homes, unhasty) = &HEROES[which];
        // Two cards of one title do not stand beside each other.
        let title = match *card {
            "4C109" => "1R89",
            "4R103" => "6C37",
            other => other,
        };
        if !taken.insert(title) {
            continue;
        }
        let given = if chance.one_in(3) { chance.between(1, 2) as usize } else { 0 };
        let let_in = (*unhasty || !homes.is_empty()) && chance.one_in(3);
        let id = format!("c{at}");
        let mut piece = json!({"id": id, "card": card, "wounds": "0"});
        if given > 0 {
            piece["defender"] = json!(given.to_string());
        }
        if let_in {
            piece["until_regroup"] = json!(["skirmishes"]);
        }
        set.push(piece);
        let at_home = block != "shadows" && homes.contains(&(number, block));
        characters.push(Character {
            id,
            strength: *strength,
            room: 1 + defender + given,
            may_skirmish: homes.is_empty() || at_home || let_in,
            held_back: *unhasty && !let_in && !at_home,
        });
    }
    let (mut set_minions, mut minions) = (Vec::new(), Vec::new());
    for at in 0..chance.between(1, 4) {
        // In the normal round nobody is fierce here, so that no second one follows.
        let most = if fierce { MINIONS.len() } else { 5 };
        let (card, bars, is_fierce) = MINIONS[chance.between(0, most as i64 - 1) as usize];
        // A second one of a unique card would be against the rules.
        if bars != Bars::Nothing && set_minions.iter().any(|other: &Value| other["card"] == card)
            || card == "1R165" && set_minions.iter().any(|other: &Value| other["card"] == card)
        {
            continue;
        }
        // Uruk-hai are fierce beside Saruman, Keeper of Isengard; a second round is not looked at here.
        let beside = |card: &str| set_minions.iter().any(|other: &Value| other["card"] == card);
        if !fierce && (card == "3R68" && beside("1C151") || card == "1C151" && beside("3R68")) {
            continue;
        }
        let owner = chance.between(0, players as i64 - 1) as usize;
        let assignable = bars == Bars::Everybody && chance.one_in(2);
        let id = format!("m{at}");
        let mut piece = json!({"id": id, "card": card, "wounds": "0", "owner": shadows[owner]});
        if assignable {
            piece["until_regroup"] = json!(["assignable"]);
        }
        set_minions.push(piece);
        let bars = if assignable { Bars::Nothing } else { bars };
        minions.push(Minion { id, owner, bars, fights_now: !fierce || is_fierce });
    }
    let keeper = set_minions.iter().any(|minion: &Value| minion["card"] == "3R68");
    for (minion, set) in minions.iter_mut().zip(&set_minions) {
        minion.fights_now |= keeper && set["card"] == "1C151";
    }
    let mut setup = json!({
        "ring_bearer": "c0", "characters": set, "minions": set_minions, "site_number": number, "block": block,
    });
    if players > 1 {
        setup["shadow_players"] = json!(players);
    }
    if fierce {
        setup["phase"] = json!("fierce");
    }
    let there = minions.len();
    let board = Board {
        characters,
        minions,
        map: vec![None; there],
        leftover: vec![false; there],
        said_done: false,
        shadow_done: vec![false; shadows.len()],
        shadows,
    };
    (setup, board)
}

type Reason = (&'static str, Value);

impl Board {
    /// Everything that keeps a pair apart.
    fn bans(&self, minion: usize, character: usize, by_free_peoples: bool) -> Vec<Reason> {
        let (m, c) = (&self.minions[minion], &self.characters[character]);
        let mut bans = Vec::new();
        match m.bars {
            Bars::Everybody => bans.push(("cannot_be_assigned", json!({"minion": m.id}))),
            Bars::TheFreePeoples if by_free_peoples => bans.push(("not_by_free_peoples", json!({"minion": m.id}))),
            Bars::UnderSix if c.strength < 6 => bans.push((
                "too_weak_for",
                json!({"minion": m.id, "character": c.id, "least": "6", "strength": c.strength.to_string()}),
            )),
            _ => {}
        }
        if !c.may_skirmish {
            bans.push(("away_from_home", json!({"ally": c.id})));
        }
        if by_free_peoples && c.held_back {
            bans.push(("is_unhasty", json!({"character": c.id})));
        }
        if !m.fights_now {
            bans.push(("not_fierce", json!({"minion": m.id})));
        }
        bans
    }

    fn maps(&self, fits: impl Fn(usize, usize) -> bool) -> Vec<Vec<Option<usize>>> {
        let mut maps: Vec<Vec<Option<usize>>> = vec![Vec::new()];
        for minion in 0..self.minions.len() {
            let mut longer = Vec::new();
            for map in &maps {
                let open = (0..self.characters.len()).filter(|character| fits(minion, *character)).map(Some);
                for choice in std::iter::once(None).chain(open) {
                    longer.push(map.iter().copied().chain([choice]).collect());
                }
            }
            maps = longer;
        }
        maps
    }

    fn options(&self) -> Vec<Vec<Option<usize>>> {
        let fits = |map: &Vec<Option<usize>>| {
            (0..self.characters.len())
                .all(|at| map.iter().filter(|choice| **choice == Some(at)).count() <= self.characters[at].room)
        };
        let all = self.maps(|minion, character| self.bans(minion, character, true).is_empty());
        all.into_iter().filter(fits).collect()
    }

    fn final_maps(&self) -> usize {
        let placed = self.maps(|minion, character| self.bans(minion, character, false).is_empty());
        let mut reached = BTreeSet::new();
        for option in self.options() {
            for map in &placed {
                let both = option.iter().zip(map).map(|(first, then)| first.or(*then));
                reached.insert(both.collect::<Vec<_>>());
            }
        }
        reached.len()
    }

    fn holds(&self, character: usize) -> usize {
        self.map.iter().filter(|choice| **choice == Some(character)).count()
    }

    // Whether the Free Peoples player could assign anything more.
    fn is_free_peoples_wave(&self) -> bool {
        !self.said_done
            && self.pairs().any(|(minion, character)| {
                self.map[minion].is_none()
                    && self.holds(character) < self.characters[character].room
                    && self.bans(minion, character, true).is_empty()
            })
    }

    fn pairs(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        (0..self.minions.len()).flat_map(|minion| (0..self.characters.len()).map(move |character| (minion, character)))
    }

    fn next_shadow(&self) -> Option<usize> {
        (0..self.shadows.len()).find(|seat| {
            !self.shadow_done[*seat]
                && self.pairs().any(|(minion, character)| {
                    self.minions[minion].owner == *seat
                        && self.map[minion].is_none()
                        && self.bans(minion, character, false).is_empty()
                })
        })
    }

    // What stands against the moment of a deed.
    fn at_the_wrong_time(&self, seat: Option<usize>) -> Vec<Reason> {
        match seat {
            None if self.said_done => vec![("free_peoples_are_done", json!({}))],
            None => Vec::new(),
            Some(_) if self.is_free_peoples_wave() => vec![("free_peoples_first", json!({}))],
            Some(seat) if self.shadow_done[seat] => vec![("shadow_is_done", json!({}))],
            Some(seat) => match self.next_shadow() {
                Some(first) if first != seat => vec![("not_his_turn", json!({"seat": self.shadows[first]}))],
                _ => Vec::new(),
            },
        }
    }

    fn against(&self, seat: Option<usize>, minion: usize, character: usize) -> Vec<Reason> {
        let mut why = self.at_the_wrong_time(seat);
        let (m, c) = (&self.minions[minion], &self.characters[character]);
        if let Some(seat) = seat
            && m.owner != seat
        {
            why.push(("not_his_minion", json!({"minion": m.id, "seat": self.shadows[m.owner]})));
        }
        why.extend(self.bans(minion, character, seat.is_none()));
        if let Some(at) = self.map[minion] {
            let args = json!({"minion": m.id, "by": self.characters[at].id});
            let late = seat.is_some() && !self.is_free_peoples_wave() && !self.leftover[minion];
            why.push((if late { "not_a_leftover" } else { "minion_taken" }, args));
        }
        if seat.is_none() && self.map[minion] != Some(character) && self.holds(character) >= c.room {
            let (asked, capacity) = ((self.holds(character) + 1).to_string(), c.room.to_string());
            let defender = (c.room - 1).to_string();
            let args = json!({"character": c.id, "capacity": capacity, "defender": defender, "asked": asked});
            why.push(("capacity_full", args));
        }
        why
    }

    fn free_peoples_are_done(&mut self) {
        self.said_done = true;
    }
}

// One case with what it has to come to.
fn case(seed: u64) -> (Value, Value) {
    let mut chance = Chance::seeded(seed);
    let (setup, mut board) = setup(&mut chance);
    let mut findings = json!({
        "options.at_setup": board.options().len().to_string(), "final_maps.at_setup": board.final_maps().to_string(),
    });
    for character in board.characters.iter().filter(|character| character.may_skirmish) {
        findings[format!("capacity.{}", character.id)] = json!(character.room.to_string());
    }
    let (mut acts, mut problems, mut refused) = (Vec::new(), Vec::new(), false);
    let mut left: Option<Vec<String>> = None;
    for _ in 0..chance.between(0, 9) {
        // Mostly the one whose turn it is.
        let turn = if board.is_free_peoples_wave() { None } else { board.next_shadow().map(Some).unwrap_or(None) };
        let seat = if chance.one_in(6) {
            let any = chance.between(0, board.shadows.len() as i64) as usize;
            any.checked_sub(1)
        } else {
            turn
        };
        let name = seat.map_or("free_peoples", |seat| &board.shadows[seat]).to_owned();
        let done = chance.one_in(4);
        let why = if done {
            acts.push(json!({"seat": name, "key": "done"}));
            board.at_the_wrong_time(seat)
        } else {
            let minion = chance.between(0, board.minions.len() as i64 - 1) as usize;
            let character = chance.between(0, board.characters.len() as i64 - 1) as usize;
            let args = json!({"minion": board.minions[minion].id, "character": board.characters[character].id});
            acts.push(json!({"seat": name, "key": "assign", "args": args}));
            let why = board.against(seat, minion, character);
            if why.is_empty() {
                if seat.is_some() {
                    // The first deed of a Shadow player closes the other's window.
                    left.get_or_insert_with(|| unassigned(&board));
                    board.free_peoples_are_done();
                    board.leftover[minion] = true;
                }
                board.map[minion] = Some(character);
            }
            why
        };
        refused = !why.is_empty();
        if done && why.is_empty() {
            left.get_or_insert_with(|| unassigned(&board));
            board.free_peoples_are_done();
            if let Some(seat) = seat {
                board.shadow_done[seat] = true;
            }
        }
        let at = (acts.len() - 1).to_string();
        problems.extend(why.into_iter().map(|(id, args)| json!({"act": at, "id": id, "args": args})));
    }
    if left.is_some() || !board.is_free_peoples_wave() {
        findings["leftovers"] = json!(left.unwrap_or_else(|| unassigned(&board)));
    }
    let standing = match (refused, board.is_free_peoples_wave(), board.next_shadow()) {
        (true, ..) => json!({"standing": "refused"}),
        (_, true, _) => json!({"standing": "awaits", "seat": "free_peoples"}),
        (_, _, Some(seat)) => json!({"standing": "awaits", "seat": board.shadows[seat]}),
        _ => json!({"standing": "settled"}),
    };
    let case = json!({"ruleset": "cr-4.2", "ask": "assignment", "setup": setup, "acts": acts, "readings": {}});
    (case, json!({"standing": standing, "findings": findings, "problems": problems}))
}

fn unassigned(board: &Board) -> Vec<String> {
    let free =
        (0..board.minions.len()).filter(|minion| board.map[*minion].is_none() && board.minions[*minion].fights_now);
    free.map(|minion| board.minions[minion].id.clone()).collect()
}

#[test]
fn wide_assignments_come_to_what_the_product_rules() {
    let (cases, own): (Vec<Value>, Vec<Value>) = (1..=many(2500)).map(case).unzip();
    let mut lines = Vec::new();
    let mut standings = std::collections::BTreeMap::new();
    for ((case, own), ruling) in cases.iter().zip(&own).zip(rulings("lotr-tcg", &cases)) {
        let mut differs = Vec::new();
        for (key, value) in own["findings"].as_object().unwrap() {
            if ruling["findings"].get(key) != Some(value) {
                differs.push(format!("{key}: {value}, not {}", ruling["findings"][key]));
            }
        }
        let mut standing = json!({"standing": ruling["standing"]});
        if let Some(seat) = ruling["prompt"].get("seat") {
            standing["seat"] = seat.clone();
        }
        if standing != own["standing"] {
            differs.push(format!("{}, not {standing}", own["standing"]));
        }
        *standings.entry(own["standing"].to_string()).or_insert(0) += 1;
        // As sets: an act's number, what is wrong, and with what.
        let plain = |problem: &Value| {
            let act = problem["act"].as_str().map_or_else(|| problem["act"].to_string(), str::to_owned);
            format!("{act} {} {}", problem["id"], problem["args"])
        };
        let theirs = ruling["problems"].as_array().unwrap().iter().filter(|problem| problem.get("act").is_some());
        let (theirs, ours): (BTreeSet<String>, BTreeSet<String>) =
            (theirs.map(plain).collect(), own["problems"].as_array().unwrap().iter().map(plain).collect());
        if theirs != ours {
            differs.push(format!("problems: {ours:?}, not {theirs:?}"));
        }
        if !differs.is_empty() {
            lines.push(format!("{case}\n  {}", differs.join("\n  ")));
        }
    }
    println!("{} wide assignments compared, {standings:?}, {} differ", cases.len(), lines.len());
    lines.truncate(6);
    assert!(lines.is_empty(), "\n{}\n", lines.join("\n"));
}
