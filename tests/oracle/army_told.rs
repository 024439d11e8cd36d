//! What each region adds to the answer.

use crate::army::{Count, Figure, LIMIT, controls, count, leading, left, one_each};
use crate::army_board::{Board, Region};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// What a region adds to the answer.
#[derive(Default)]
pub struct Told {
    pub verdict: Option<(&'static str, Value)>,
    pub prompt: Option<Value>,
    pub open: bool,
    /// Whether the reading matters.
    pub read: bool,
    /// How many units each player has still to choose; where he has no choice, none.
    pub choices: Vec<(&'static str, usize)>,
    /// What is left, where no choice is.
    pub forced: Option<Vec<Figure>>,
}

impl Board {
    // The Free Peoples' or the Shadow's Leading Player, whichever's units these are.
    fn leading_of(&self, players: [&'static str; 2]) -> &'static str {
        self.leading(players == ["witch_king", "saruman"])
    }

    /// The controller of a merged Army over the limit, where he is read to choose.
    pub fn who_chooses(&self, region: &Region, readings: &Map<String, Value>) -> Option<&'static str> {
        let players: [&'static str; 2] = region.players(self.three_players).try_into().ok()?;
        let both = players.iter().all(|player| region.has_units_of(player, self.three_players));
        let chooses = both && region.stand == "mixed" && readings.get("A7")? == "controller_chooses";
        chooses.then(|| controls(&count(&region.figures, players), self.leading_of(players)).0)
    }

    /// What a region adds, and the findings on it.
    pub fn told(&self, region: &Region, readings: &Map<String, Value>, findings: &mut Value) -> Told {
        let key = |what: &str| format!("{what}.{}", region.id);
        let mut players = region.players(self.three_players);
        let over = region.units().saturating_sub(LIMIT);
        if over > 0 {
            // Who has no unit has none to lose.
            players.retain(|player| region.has_units_of(player, self.three_players));
        }
        let counted = |player: &str| {
            let his = region.figures.iter().filter(|f| f.is_unit() && f.player(self.three_players) == player);
            (his.clone().count(), his.filter(|figure| figure.kind == 'e').count())
        };
        for player in &players {
            let (units, elites) = counted(player);
            findings[format!("{}.{player}", key("units"))] = json!(units.to_string());
            findings[format!("{}.{player}", key("elites"))] = json!(elites.to_string());
        }
        // Until it is said how teammates stand, and how the rules are read, nothing has to go yet.
        let said = match &*region.stand {
            "" => false,
            "mixed" => readings.contains_key("A7"),
            _ => true,
        };
        if over > 0 && (players.len() == 1 || said) {
            findings[key("removes")] = json!(over.to_string());
        }
        match *players {
            [player] => {
                findings[key("control")] = json!(player);
                if over == 0 {
                    return Told::default();
                }
                let args = json!({
                    "region": region.id, "player": player, "removes": over.to_string(), "left": LIMIT.to_string()
                });
                let forced = only(self.left_by_choice(region, over, &|_| true));
                let units = if forced.is_some() { 0 } else { over - region.removed.len() };
                Told {
                    verdict: Some(("alone_removes", args)),
                    forced,
                    choices: vec![(player, units)],
                    ..Told::default()
                }
            }
            [one, other] => {
                let read = region.stand == "mixed" && over > 0;
                Told { read, ..self.told_of_two(region, [one, other], over, readings, findings) }
            }
            _ => Told::default(),
        }
    }

    // What can be left of a region when so many go, those included that have gone already.
    fn left_by_choice(&self, region: &Region, many: usize, may: &dyn Fn(&Figure) -> bool) -> BTreeSet<Vec<Figure>> {
        let mut figures = region.figures.clone();
        for gone in &region.removed {
            let at = figures.iter().position(|figure| figure == gone).unwrap();
            figures.remove(at);
        }
        let already = region.removed.iter().filter(|figure| may(figure)).count();
        left(&figures, many - already, may)
    }

    fn told_of_two(
        &self,
        region: &Region,
        players: [&'static str; 2],
        over: usize,
        readings: &Map<String, Value>,
        findings: &mut Value,
    ) -> Told {
        let key = |what: &str| format!("{what}.{}", region.id);
        let counts = count(&region.figures, players);
        let [one, other] = players;
        let leading = self.leading_of(players);
        let reading = readings.get("A7").and_then(Value::as_str);
        let prompt = region.proposed.as_ref().map(|proposer| {
            let teammate = if *proposer == one { other } else { one };
            json!({"seat": teammate, "key": "agree_to_merge"})
        });
        match (&*region.stand, over) {
            ("mixed", 0) => {
                findings[key("control")] = json!(controls(&counts, leading).0);
                let verdict = Some(self.told_of_control(region, &region.figures, players, findings));
                Told { verdict, ..Told::default() }
            }
            ("mixed", _) if reading == Some("controller_chooses") => {
                self.controller_chooses(region, players, over, findings)
            }
            ("mixed", _) if reading.is_none() => Told { open: true, ..Told::default() },
            (_, 0) => {
                findings[key("control")] = json!("each_his_own");
                let [ones, others] = counts.units.map(|units| units.to_string());
                let args = json!({"region": region.id, "one": one, "ones": ones, "other": other, "others": others});
                Told { verdict: Some(("each_keeps_own", args)), prompt, ..Told::default() }
            }
            ("", _) => {
                let asks = json!({"seat": null, "key": "separate_or_merged"});
                Told { prompt: prompt.or(Some(asks)), ..Told::default() }
            }
            _ => self.one_each(region, &counts, findings),
        }
    }

    fn one_each(&self, region: &Region, counts: &Count, findings: &mut Value) -> Told {
        let key = |what: &str, player: &str| format!("{what}.{}.{player}", region.id);
        let players = counts.players;
        let leading = self.leading_of(players);
        let (first, second) = if players[0] == leading { (1, 0) } else { (0, 1) };
        let (removes_first, removes_second) = one_each(counts.units[first], counts.units[second]);
        let mut args = json!({"region": region.id});
        for (place, player, removes) in [("first", first, removes_first), ("second", second, removes_second)] {
            let left = (counts.units[player] - removes).to_string();
            args[place] = json!(players[player]);
            args[format!("{place}_removes")] = json!(removes.to_string());
            args[format!("{place}_left")] = json!(left);
            findings[key("removes", players[player])] = json!(removes.to_string());
            findings[key("left", players[player])] = json!(left);
        }
        // Each removes units of his own, whichever he likes.
        let of_first = |figure: &Figure| figure.player(false) == players[first];
        let of_second = |figure: &Figure| figure.player(false) == players[second];
        let after_first = self.left_by_choice(region, removes_first, &of_first);
        let after_second = self.left_by_choice(region, removes_second, &of_second);
        let gone = |of: &dyn Fn(&Figure) -> bool| region.removed.iter().filter(|figure| of(figure)).count();
        let (gone_first, gone_second) = (gone(&of_first), gone(&of_second));
        let choice_of = |ways: usize, share: usize| if ways > 1 { share } else { 0 };
        let choices = [
            (players[first], choice_of(after_first.len(), removes_first - gone_first)),
            (players[second], choice_of(after_second.len(), removes_second - gone_second)),
        ];
        let ends: BTreeSet<Vec<Figure>> =
            after_first.iter().flat_map(|figures| left(figures, removes_second - gone_second, &of_second)).collect();
        let forced = only(ends.clone());
        let control = format!("control.{}", region.id);
        if region.stand != "mixed" {
            // Who has lost all his units shares nothing any more.
            let runs_out = |player: usize, removes: usize| counts.units[player] == removes;
            findings[control] = json!(match (runs_out(first, removes_first), runs_out(second, removes_second)) {
                (true, _) => players[second],
                (_, true) => players[first],
                _ => "each_his_own",
            });
            return Told {
                verdict: Some(("removes_one_each", args)),
                forced,
                choices: choices.to_vec(),
                ..Told::default()
            };
        }
        let controllers: BTreeSet<&str> = ends.iter().map(|end| controls(&count(end, players), leading).0).collect();
        let controllers: Vec<&str> = players.into_iter().filter(|player| controllers.contains(player)).collect();
        if let Some(end) = &forced {
            self.told_of_control(region, end, players, findings);
        }
        match *controllers {
            [controller] => {
                findings[control] = json!(controller);
                args["controller"] = json!(controller);
                Told {
                    verdict: Some(("merged_removes_one_each", args)),
                    forced,
                    choices: choices.to_vec(),
                    ..Told::default()
                }
            }
            _ => {
                findings[control] = json!(controllers);
                let (seat, _) = choices.into_iter().find(|(_, units)| *units > 0).unwrap();
                let prompt = Some(json!({"seat": seat, "key": "remove"}));
                Told { prompt, choices: choices.to_vec(), ..Told::default() }
            }
        }
    }

    fn controller_chooses(
        &self,
        region: &Region,
        players: [&'static str; 2],
        over: usize,
        findings: &mut Value,
    ) -> Told {
        let counts = count(&region.figures, players);
        let leading = self.leading_of(players);
        let (controller, _) = controls(&counts, leading);
        let ends = self.left_by_choice(region, over, &|_| true);
        let mut controllers = Vec::new();
        for (at, player) in players.into_iter().enumerate() {
            let gone: BTreeSet<usize> =
                ends.iter().map(|end| counts.units[at] - count(end, players).units[at]).collect();
            let (least, most) = (gone.first().unwrap(), gone.last().unwrap());
            let range = if least == most { most.to_string() } else { format!("{least}..{most}") };
            findings[format!("removes.{}.{player}", region.id)] = json!(range);
            if ends.iter().any(|end| controls(&count(end, players), leading).0 == player) {
                controllers.push(player);
            }
        }
        let forced = only(ends);
        let units = if forced.is_some() { 0 } else { over - region.removed.len() };
        let choices = vec![(controller, units)];
        let control = format!("control.{}", region.id);
        let [then] = *controllers else {
            findings[control] = json!(controllers);
            return Told { prompt: Some(json!({"seat": controller, "key": "remove"})), choices, ..Told::default() };
        };
        findings[control] = json!(then);
        let args = json!({"region": region.id, "player": controller, "removes": over.to_string(), "then": then});
        Told { verdict: Some(("controller_removes", args)), forced, choices, ..Told::default() }
    }

    // Who controls a mixed Army, and what would change it.
    fn told_of_control(
        &self,
        region: &Region,
        figures: &[Figure],
        players: [&'static str; 2],
        findings: &mut Value,
    ) -> (&'static str, Value) {
        let key = |what: &str| format!("{what}.{}", region.id);
        let shadow = players == ["witch_king", "saruman"];
        let counts = count(figures, players);
        let leads = self.leading(shadow);
        let (player, by) = controls(&counts, leads);
        let next = controls(&counts, leading(shadow, !self.is_odd(), self.three_players)).0;
        findings[key("by")] = json!(by);
        findings[key("next_turn")] = json!(next);
        for player in players {
            let his = |kind: char| figures.iter().position(|f| f.player(false) == player && f.kind == kind);
            // A Regular is lost before an Elite is.
            if let Some(at) = his('r').or(his('e')) {
                let mut fewer = figures.to_vec();
                fewer.remove(at);
                // With the last unit the Army is gone, whoever's Leaders remain.
                if fewer.iter().any(Figure::is_unit) {
                    let then = controls(&count(&fewer, players), leads).0;
                    findings[format!("{}.{player}", key("lose_one"))] = json!(then);
                }
            }
            if let Some(at) = his('e') {
                let mut reduced = figures.to_vec();
                reduced[at].kind = 'r';
                let then = controls(&count(&reduced, players), leads).0;
                findings[format!("{}.{player}", key("reduce_elite"))] = json!(then);
            }
        }
        let mine = usize::from(player == players[1]);
        let [units, elites] =
            [counts.units, counts.elites].map(|count| [count[mine], count[1 - mine]].map(|n| n.to_string()));
        let region = region.id;
        match by {
            "units" => {
                ("controls_by_units", json!({"player": player, "region": region, "mine": units[0], "theirs": units[1]}))
            }
            "elites" => (
                "controls_by_elites",
                json!({
                    "player": player, "region": region, "units": units[0], "mine": elites[0], "theirs": elites[1]
                }),
            ),
            _ => (
                "controls_as_leading",
                json!({
                    "player": player, "region": region, "units": units[0], "elites": elites[0], "next": next
                }),
            ),
        }
    }
}

fn only<T: Ord>(set: BTreeSet<T>) -> Option<T> {
    if set.len() == 1 { set.into_iter().next() } else { None }
}
