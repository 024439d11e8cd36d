//! A made-up game, Tug: two camps pull a rope. It stands in the tests only and uses everything that a board can be:
//! a map with an edge, counted pieces, an act by drag with a forbidden place, a prompt for a number, a question that
//! its book leaves open, one that nobody can settle, two rulesets, a field, a tray. Whatever works for it knows no game.
#![allow(dead_code, unused_imports, missing_docs)]

mod board;
mod rules;
mod says;

pub use rules::{EVEN_ROPE, WHO_WINS};
pub use says::TugSays;

use refrain::games::Registered;
use refrain::ruling::{
    About, Act, AnyGame, At, BoardView, Case, Drop, Edit, Example, Game, Held, KindId, Pick, Problem, QuestionAbout,
    QuestionId, Ruling, Says, Tint, TrayPiece, ZoneId,
};
use refrain::words::Count;
use serde::{Deserialize, Serialize};

/// The registry that holds this game alone.
pub static GAMES: &[&dyn AnyGame] = &[&Registered::<Tug>::HERE];

/// The game.
pub struct Tug;

/// Who stands where.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rope {
    #[serde(default)]
    pub west: Camp,
    #[serde(default)]
    pub east: Camp,
    /// On wet grass an ox pulls 2, not 3.
    #[serde(default)]
    pub wet: bool,
}

/// The pieces of one camp, counted.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Camp {
    #[serde(default)]
    pub puller: Count,
    #[serde(default)]
    pub ox: Count,
}

impl Rope {
    pub fn camp(&self, zone: &ZoneId) -> Option<&Camp> {
        match zone.as_str() {
            "west" => Some(&self.west),
            "east" => Some(&self.east),
            _ => None,
        }
    }

    pub fn camp_mut(&mut self, zone: &ZoneId) -> Option<&mut Camp> {
        match zone.as_str() {
            "west" => Some(&mut self.west),
            "east" => Some(&mut self.east),
            _ => None,
        }
    }
}

impl Camp {
    pub fn of(puller: usize, ox: usize) -> Camp {
        Camp { puller: Count::from(puller), ox: Count::from(ox) }
    }

    pub fn kind_mut(&mut self, kind: &str) -> Option<&mut Count> {
        match kind {
            "puller" => Some(&mut self.puller),
            "ox" => Some(&mut self.ox),
            _ => None,
        }
    }
}

/// A case of the one question, without acts.
pub fn case(west: Camp, east: Camp) -> Case<Rope> {
    Case {
        ruleset: "tug-1".to_owned(),
        ask: QuestionId::from(WHO_WINS),
        setup: Rope { west, east, wet: false },
        acts: Vec::new(),
        readings: Default::default(),
    }
}

impl Game for Tug {
    type Setup = Rope;

    const ID: &'static str = "tug";

    fn about() -> About {
        About {
            id: "tug",
            name: TugSays::Tug.says(),
            covers: TugSays::Covers.says(),
            rulesets: rules::RULESETS,
            questions: vec![QuestionAbout {
                id: QuestionId::from(WHO_WINS),
                title: TugSays::WhoWins.says(),
                how: TugSays::How.says(),
            }],
            examples: vec![Example {
                id: "three-against-an-ox",
                title: TugSays::ThreeAgainstAnOx.says(),
                case: Held::<Tug>::open(case(Camp::of(3, 0), Camp::of(0, 1))),
            }],
        }
    }

    fn empty(_: &QuestionId) -> Rope {
        Rope::default()
    }

    fn rule(case: &Case<Rope>) -> Ruling {
        rules::played(case).ruling
    }

    fn edit(case: &Case<Rope>, edit: &Edit) -> Result<Case<Rope>, Problem> {
        board::edited(case, edit)
    }

    fn look(case: &Case<Rope>, at: &At) -> (Ruling, BoardView) {
        let played = rules::played(case);
        let prompt = if *at == At::End { played.prompt.clone() } else { None };
        let board = board::drawn(played.state(at), prompt);
        (played.ruling, board)
    }

    fn lift(case: &Case<Rope>, pick: &Pick) -> Vec<Drop> {
        board::places_for(case, pick)
    }

    fn name_act(_: &Case<Rope>, act: &Act) -> Says {
        rules::name_of(act)
    }

    fn nudges(case: &Case<Rope>) -> Vec<(Says, Edit)> {
        board::one_more_or_less(&case.setup)
    }

    fn has_starts(_: &Case<Rope>) -> bool {
        true
    }

    fn starts(case: &Case<Rope>) -> Vec<(Says, Case<Rope>)> {
        let Rope { west, east, wet } = case.setup.clone();
        let setup = Rope { west: east, east: west, wet };
        vec![(TugSays::Puller.says(), Case { setup, acts: Vec::new(), ..case.clone() })]
    }

    fn tray(_: &Case<Rope>) -> Vec<TrayPiece> {
        let piece = |kind: &'static str, name: Says, number: &'static str| TrayPiece {
            kind: KindId::from(kind),
            name,
            number: Some(number),
            also: Vec::new(),
            seat: None,
            tint: Tint::Neutral,
            sort: TugSays::Piece.says(),
            single: kind == "ox",
        };
        vec![piece("puller", TugSays::Puller.says(), "T1"), piece("ox", TugSays::Ox.says(), "T2")]
    }
}
