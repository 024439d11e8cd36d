//! Tug's rules.

use super::Rope;
use super::says::{TugSays, camp_of, seat_named};
use refrain::play::{self, Course, Played, Record, Refusal, open_between};
use refrain::ruling::{
    Act, Arg, Basis, Book, Case, Choice, Finding, Gist, Locator, NumberAsked, OptionId, Problem, ProblemAbout, Prompt,
    ReadingId, Rule, Rulebook, Ruleset, Says, SeatId, Severity, Standing, Step, WayOn, ZoneId,
};
use refrain::words::{Count, Name};
use std::cmp::Ordering;

pub const WHO_WINS: &str = "who_wins";
pub const EVEN_ROPE: &str = "even_rope";

/// Beyond this many oxen nobody has ever looked.
pub const MOST_WATCHED: &str = "10^200";

static BOOK: Book = Book { key: "tug", title: Name::both("Tug", "Corde"), edition: "1" };
static HANDBOOK: Book = Book { key: "", title: Name::both("Tug handbook", "Manuel de la corde"), edition: "2" };

pub static PULL: Rule = Rule {
    book: &BOOK,
    locator: Locator::Entry("pull"),
    moved: &[("0", "pulling")],
    gist: Gist { en: "The camp that pulls harder wins.", fr: "Le camp qui tire le plus fort gagne." },
    basis: Basis::Printed,
};
pub static SHOUT: Rule = Rule {
    book: &BOOK,
    locator: Locator::Entry("shout"),
    moved: &[],
    gist: Gist {
        en: "Each puller may shout once; a shout pulls 1.",
        fr: "Chaque tireur peut crier une fois ; un cri tire 1.",
    },
    basis: Basis::Printed,
};
pub static WALK: Rule = Rule {
    book: &HANDBOOK,
    locator: Locator::Page { page: 4, key: "W1" },
    moved: &[],
    gist: Gist {
        en: "Pullers may walk over; an ox stays.",
        fr: "Les tireurs peuvent changer de camp ; un bœuf reste.",
    },
    basis: Basis::Official,
};
pub static EVEN: Rule = Rule {
    book: &BOOK,
    locator: Locator::Number("7.1b"),
    moved: &[],
    gist: Gist { en: "An even rope is not spoken of.", fr: "Rien n’est dit d’une corde immobile." },
    basis: Basis::Reading,
};

static RULEBOOK: Rulebook = Rulebook { book: &BOOK, rules: &[&PULL, &SHOUT, &EVEN] };
static MANUAL: Rulebook = Rulebook { book: &HANDBOOK, rules: &[&WALK] };
pub static RULESETS: &[Ruleset] = &[
    Ruleset { id: "tug-1", name: Gist { en: "Tug 1", fr: "Corde 1" }, books: &[&RULEBOOK, &MANUAL] },
    Ruleset { id: "tug-2", name: Gist { en: "Tug 2", fr: "Corde 2" }, books: &[&RULEBOOK, &MANUAL] },
];

/// The board in play.
#[derive(Clone)]
pub struct Pulling {
    pub rope: Rope,
    pub shouts: Option<Count>,
}

struct Tugging<'a>(&'a Case<Rope>);

pub fn played(case: &Case<Rope>) -> Played<Pulling> {
    play::play(&Tugging(case), Pulling { rope: case.setup.clone(), shouts: None }, &case.acts)
}

pub fn name_of(act: &Act) -> Says {
    match (act.key.as_str(), act.count("times"), act.count("amount")) {
        ("shout", Some(Ok(times)), _) => TugSays::Shout { times }.says(),
        ("walk", _, Some(Ok(amount))) => TugSays::Walk { amount }.says(),
        _ => TugSays::Nobody.says(),
    }
}

impl Pulling {
    /// How hard a camp pulls, the left player's shouts included.
    pub fn pull(&self, zone: &str, shouts: &Count) -> Count {
        let Some(camp) = self.rope.camp(&ZoneId::new(zone).unwrap()) else { return Count::zero() };
        let ox = Count::from(if self.rope.wet { 2 } else { 3 });
        let pull = &camp.puller + &(&camp.ox * &ox);
        if zone == "west" { &pull + shouts } else { pull }
    }

    fn most_shouts(&self, ruleset: &str) -> Count {
        let each = Count::from(if ruleset == "tug-2" { 2 } else { 1 });
        &self.rope.west.puller * &each
    }

    fn order(&self, shouts: &Count) -> Ordering {
        self.pull("west", shouts).cmp(&self.pull("east", shouts))
    }
}

/// Why a walk is not allowed, if it is not.
pub fn walk_refused(rope: &Rope, act: &Act) -> Vec<Problem> {
    let no = |says: TugSays| vec![Problem::blocking(Step::by(&WALK, says.says()))];
    let (Some(token), Some(Ok(amount))) = (act.token("token"), act.count("amount")) else { return no(TugSays::Nobody) };
    let (kind, from) = camp_of(&token);
    if kind == "ox" {
        return no(TugSays::OxStays);
    }
    let there = rope.camp(&ZoneId::new(from).unwrap()).map(|camp| camp.puller.clone()).unwrap_or_default();
    if there < amount { no(TugSays::TooFew { there, amount }) } else { Vec::new() }
}

impl Course for Tugging<'_> {
    type State = Pulling;

    fn open(&self, record: &mut Record<Pulling>) {
        let rope = &record.state.rope;
        if rope.west.puller.is_zero() && rope.east.puller.is_zero() {
            record.object(ProblemAbout::Setup, Severity::Blocking, Step::by(&PULL, TugSays::Nobody.says()));
        } else if rope.east.ox > Count::from(9) {
            record.object(
                ProblemAbout::Token("ox.east".into()),
                Severity::Tolerable,
                Step::by(&PULL, TugSays::TooManyOxen.says()),
            );
        }
    }

    fn perform(&self, record: &mut Record<Pulling>, act: &Act) -> Result<(), Refusal> {
        match act.key.as_str() {
            "shout" => {
                let most = record.state.most_shouts(&self.0.ruleset);
                let Some(Ok(times)) = act.count("times") else {
                    return Err(Refusal::because(Step::by(&SHOUT, TugSays::Nobody.says())));
                };
                if times > most {
                    let step = Step::by(&SHOUT, TugSays::TooManyShouts { times, most: most.clone() }.says());
                    return Err(Refusal::because(step).legal(TugSays::Shout { times: most }.says()));
                }
                record.state.shouts = Some(times.clone());
                record.step(Step::by(&SHOUT, TugSays::Shout { times }.says()).actor("left"));
                Ok(())
            }
            "walk" => {
                Refusal::unless_empty(walk_refused(&record.state.rope, act))?;
                let (Some(token), Some(Ok(amount))) = (act.token("token"), act.count("amount")) else { return Ok(()) };
                let (_, from) = camp_of(&token);
                let to = if from == "west" { "east" } else { "west" };
                let rope = &mut record.state.rope;
                let left = rope.camp(&ZoneId::new(from).unwrap()).unwrap().puller.minus(&amount).unwrap_or_default();
                rope.camp_mut(&ZoneId::new(from).unwrap()).unwrap().puller = left;
                rope.camp_mut(&ZoneId::from(to)).unwrap().puller += &amount;
                record.step(Step::by(&WALK, TugSays::Walk { amount }.says()).touching([token]));
                Ok(())
            }
            _ => Err(Refusal::because(Step::by(&PULL, TugSays::Nobody.says()))),
        }
    }

    fn prompt(&self, state: &Pulling) -> Option<Prompt> {
        if state.shouts.is_some() {
            return None;
        }
        let most = state.most_shouts(&self.0.ruleset);
        let shout = Act::of("left", "shout").answering("shouts");
        Some(Prompt {
            key: "shouts",
            seat: Some(SeatId::from("left")),
            asks: TugSays::HowManyShouts.says(),
            choices: vec![
                Choice {
                    id: OptionId::from("silent"),
                    says: TugSays::Silent.says(),
                    act: shout.clone().with("times", &Count::zero()),
                    why: Vec::new(),
                    gives: Some(gives(state, &Count::zero())),
                },
                Choice {
                    id: OptionId::from("for_ever"),
                    says: TugSays::ForEver.says(),
                    act: shout.clone(),
                    why: vec![Problem::blocking(Step::by(&SHOUT, TugSays::ForEverIsNoNumber.says()))],
                    gives: None,
                },
            ],
            number: Some(NumberAsked {
                windows: Vec::new(),
                says: TugSays::HowManyShouts.says(),
                act: shout,
                arg: "times",
                least: Count::zero(),
                most: Some(most.clone()),
                offered: vec![(most.clone(), Some(gives(state, &most)))],
            }),
        })
    }

    fn close(&self, record: &mut Record<Pulling>, prompt: Option<Prompt>) -> Standing {
        let state = record.state.clone();
        let shouts = state.shouts.clone().unwrap_or_default();
        for zone in ["west", "east"] {
            let pull = state.pull(zone, &shouts);
            record.find(format!("pull.{zone}"), &pull, TugSays::Pulls { pull: pull.clone() }.says(), &[&PULL]);
        }
        record.step(Step::by(&PULL, gives(&state, &shouts)));
        if state.rope.east.ox > Count::typed(MOST_WATCHED).unwrap() {
            let known = Finding {
                key: "pull.west".to_owned(),
                value: Arg::from(&state.pull("west", &shouts)),
                says: TugSays::Pulls { pull: state.pull("west", &shouts) }.says(),
                cites: vec![&PULL],
            };
            let way = WayOn { says: TugSays::FewerOxen.says(), act: None };
            return Standing::Unknown { why: TugSays::TooManyToWatch.says(), known: vec![known], ways_on: vec![way] };
        }
        if let Some(prompt) = prompt
            && state.order(&shouts) != state.order(&state.most_shouts(&self.0.ruleset))
        {
            return Standing::Awaits(prompt);
        }
        let seat = match state.order(&shouts) {
            Ordering::Greater => "left",
            Ordering::Less => "right",
            Ordering::Equal => return self.even(record),
        };
        Standing::Settled { verdict: TugSays::Wins { seat: seat_named(seat) }.says() }
    }

    fn stale(&self, _: &Act) -> Step {
        Step::by(&SHOUT, TugSays::Stale.says())
    }
}

impl Tugging<'_> {
    fn even(&self, record: &mut Record<Pulling>) -> Standing {
        let reading = ReadingId::from(EVEN_ROPE);
        let Some(option) = self.0.readings.get(&reading) else {
            let readings = vec![
                (OptionId::from("drawn"), TugSays::Drawn.says()),
                (OptionId::from("left_holds"), TugSays::LeftHolds.says()),
            ];
            return open_between(reading.clone(), TugSays::EvenRope.says(), readings, |option| {
                let mut case = self.0.clone();
                case.readings.insert(reading.clone(), option.clone());
                played(&case).ruling
            });
        };
        record.step(Step::by(&EVEN, TugSays::EvenRope.says()));
        record.rest_on(reading, option.clone());
        let says = if *option == "left_holds" { TugSays::LeftHolds } else { TugSays::Drawn };
        record.read_as(TugSays::EvenRope.says(), says.says());
        let verdict = if *option == "left_holds" { TugSays::Wins { seat: seat_named("left") } } else { TugSays::Drawn };
        Standing::Settled { verdict: verdict.says() }
    }
}

fn gives(state: &Pulling, shouts: &Count) -> Says {
    TugSays::Against { west: state.pull("west", shouts), east: state.pull("east", shouts) }.says()
}
