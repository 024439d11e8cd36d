//! A described round, checked and made ready for the core.

use crate::games::any_game::core::{Check, Core, Counters, Deed, Measure, Turn};
use crate::games::any_game::labels::Label;
use crate::games::any_game::objections::Objects;
use crate::games::any_game::rulebook::{DESCRIBED, DIVISORS, ENDS, PIECES};
use crate::games::any_game::seats::{MOST_PLAYERS, player, seat_named};
use crate::games::any_game::setup::{Action, Bound, Condition, Does, Is, Setup, Then};
use crate::games::any_game::whole::{Amount, Whole};
use crate::games::any_game::written::{name_of, wording};
use crate::loops::policy::Stroke;
use crate::loops::{CounterId, Qty};
use crate::ruling::{Piece, Player, Problem, ProblemAbout, Rule, Says, SeatId, Severity, Step, TokenId};
use crate::words::{Count, Name};
use std::num::NonZeroU32;

/// The most counters, and the most actions.
pub const MOST_PIECES: usize = 24;
/// The most bounds.
pub const MOST_BOUNDS: usize = 16;
/// The most conditions, costs and changes of an action.
const MOST_PARTS: usize = 24;

/// A described round, made ready.
pub struct Table {
    /// The rules core.
    pub core: Core,
    /// The counters before the first round.
    pub start: Counters,
    /// How many play.
    pub players: usize,
    /// The players in turn order, from the active one on.
    pub order: Vec<usize>,
    /// The counters' names.
    pub counters: Vec<Piece>,
    /// The actions' names.
    pub actions: Vec<Piece>,
    /// Who does what.
    pub strokes: Vec<Stroke<usize>>,
    /// What each bound does, and to whom.
    pub ends: Vec<(Then, Option<usize>)>,
    /// What each action needs, in words.
    pub needs: Vec<Vec<Says>>,
    /// What stands against it.
    pub problems: Vec<Problem>,
}

/// A piece as sentences mention it.
pub fn piece(id: &TokenId, name: &str) -> Piece {
    Piece::new(id.clone(), Name::typed(name_of(id, name)))
}

struct Reading<'a> {
    setup: &'a Setup,
    players: usize,
    problems: Vec<Problem>,
}

impl Reading<'_> {
    fn object(&mut self, about: ProblemAbout, rule: &'static Rule, says: Objects) {
        let step = Step::by(rule, says.says());
        let problem = Problem { about, severity: Severity::Blocking, step };
        let same = |other: &Problem| other.about == problem.about && other.step.says.id() == problem.step.says.id();
        if !self.problems.iter().any(same) {
            self.problems.push(problem);
        }
    }

    fn object_to(&mut self, of: &Piece, rule: &'static Rule, says: Objects) {
        self.object(ProblemAbout::Token(of.id.clone()), rule, says);
    }

    fn counter(&mut self, of: &Piece, id: &TokenId) -> usize {
        let found = self.setup.counters.iter().position(|counter| counter.id == *id);
        if found.is_none() {
            self.object_to(of, &DESCRIBED, Objects::UnknownCounter { piece: of.clone() });
        }
        found.unwrap_or(usize::MAX)
    }

    fn measure(&mut self, of: &Piece, amount: &Amount) -> Measure {
        match amount {
            Amount::Number(Whole(number)) => Measure::Number(number.clone()),
            Amount::Of(share) => {
                Measure::Of { counter: self.counter(of, &share.counter), times: share.times.0.clone() }
            }
        }
    }

    fn check(&mut self, of: &Piece, counter: &TokenId, is: Is, amount: &Amount) -> Check {
        Check { counter: self.counter(of, counter), is, to: self.measure(of, amount) }
    }

    fn checks(&mut self, of: &Piece, conditions: &[Condition]) -> Vec<Check> {
        conditions.iter().map(|one| self.check(of, &one.counter, one.is, &one.amount)).collect()
    }

    fn seat(&mut self, of: &Piece, seat: Option<&SeatId>) -> Option<usize> {
        let id = seat?;
        let found = seat_named(id.as_str()).filter(|seat| *seat < self.players);
        if found.is_none() {
            self.object_to(of, &DESCRIBED, Objects::UnknownSeat { piece: of.clone() });
        }
        found
    }

    fn divisor(&mut self, of: &Piece, does: Does, by: &Amount) -> NonZeroU32 {
        if !matches!(does, Does::DivideDown | Does::DivideUp) {
            return NonZeroU32::MIN;
        }
        let number = match by {
            Amount::Number(Whole(number)) => number.count().and_then(|count| count.small()),
            Amount::Of(_) => None,
        };
        let divisor = number.and_then(|number| u32::try_from(number).ok()).and_then(NonZeroU32::new);
        if divisor.is_none() {
            self.object_to(of, &DIVISORS, Objects::Divisor { piece: of.clone() });
        }
        divisor.unwrap_or(NonZeroU32::MIN)
    }

    fn deed(&mut self, of: &Piece, action: &Action) -> Deed {
        let parts = [action.only_if.len(), action.needs.len(), action.pays.len(), action.changes.len()];
        if parts.iter().any(|parts| *parts > MOST_PARTS) {
            self.object_to(of, &PIECES, Objects::TooMany { most: Count::from(MOST_PARTS) });
        }
        let times = action.times.as_ref().map(|times| self.measure(of, times));
        let only_if = self.checks(of, action.only_if.get(..MOST_PARTS).unwrap_or(&action.only_if));
        let needs = self.checks(of, action.needs.get(..MOST_PARTS).unwrap_or(&action.needs));
        let pays = action.pays.iter().take(MOST_PARTS);
        let pays = pays.map(|cost| (self.counter(of, &cost.counter), self.measure(of, &cost.amount))).collect();
        let mut changes = Vec::new();
        for change in action.changes.iter().take(MOST_PARTS) {
            let (counter, by) = (self.counter(of, &change.counter), self.measure(of, &change.by));
            let divisor = self.divisor(of, change.change, &change.by);
            changes.push(Turn { does: change.change, counter, by, divisor });
        }
        Deed { times, only_if, needs, pays, changes }
    }

    fn stroke(&mut self, of: &Piece, action: &Action) -> Stroke<usize> {
        let by = self.seat(of, action.seat.as_ref());
        if action.optional && action.seat.is_none() {
            self.object_to(of, &DESCRIBED, Objects::OptionalOfNobody { piece: of.clone() });
        }
        Stroke { by, optional: action.optional, answers: action.answers }
    }

    fn end(&mut self, of: &Piece, bound: &Bound) -> (Then, Option<usize>) {
        let seat = self.seat(of, bound.seat.as_ref());
        if bound.seat.is_none() && bound.then != Then::Draws {
            self.object_to(of, &DESCRIBED, Objects::BoundOfNobody { piece: of.clone() });
        }
        (bound.then, seat)
    }

    fn amounts(&mut self) {
        let too_many = |there: usize, most: usize| (there > most).then(|| Objects::TooMany { most: Count::from(most) });
        let (counters, actions) = (self.setup.counters.len(), self.setup.actions.len());
        let objections = [
            too_many(counters, MOST_PIECES),
            too_many(actions, MOST_PIECES),
            too_many(self.setup.bounds.len(), MOST_BOUNDS),
        ];
        for objection in objections.into_iter().flatten() {
            self.object(ProblemAbout::Setup, &PIECES, objection);
        }
        if !(1..=MOST_PLAYERS).contains(&self.setup.players) {
            let most = Count::from(usize::from(MOST_PLAYERS));
            self.object(ProblemAbout::Setup, &PIECES, Objects::PlayersOutOfRange { most });
        }
        if actions == 0 {
            self.object(ProblemAbout::Setup, &DESCRIBED, Objects::NoAction);
        }
    }

    fn ids(&mut self, all: &[Piece]) {
        let mut ids: Vec<&Piece> = all.iter().collect();
        ids.sort_by(|one, other| one.id.cmp(&other.id));
        for pair in ids.windows(2) {
            if let [one, other] = pair
                && one.id == other.id
            {
                self.object_to(one, &PIECES, Objects::TwiceTheSameId { piece: (*one).clone() });
            }
        }
    }
}

impl Table {
    /// The table of a setup.
    pub fn of(setup: &Setup) -> Table {
        let players = usize::from(setup.players.clamp(1, MOST_PLAYERS));
        let mut reading = Reading { setup, players, problems: Vec::new() };
        reading.amounts();
        let known = setup.counters.iter().take(MOST_PIECES);
        let counters: Vec<Piece> = known.clone().map(|counter| piece(&counter.id, &counter.name)).collect();
        let described = setup.actions.iter().take(MOST_PIECES);
        let actions: Vec<Piece> = described.clone().map(|action| piece(&action.id, &action.name)).collect();
        let bounds: Vec<Piece> = setup.bounds.iter().take(MOST_BOUNDS).map(|bound| piece(&bound.id, "")).collect();
        let all: Vec<Piece> = counters.iter().chain(&actions).chain(&bounds).cloned().collect();
        reading.ids(&all);
        let mut core = Core {
            counters: known.clone().map(|counter| CounterId::from(counter.id.to_string())).collect(),
            ..Core::default()
        };
        let (mut strokes, mut needs) = (Vec::new(), Vec::new());
        for (of, action) in actions.iter().zip(described) {
            core.deeds.push(reading.deed(of, action));
            strokes.push(reading.stroke(of, action));
            let need = |need: &Condition| wording(|pen| pen.condition(need), setup);
            needs.push(action.needs.iter().take(MOST_PARTS).map(need).collect());
        }
        let mut ends = Vec::new();
        for (of, bound) in bounds.iter().zip(&setup.bounds) {
            core.bounds.push(reading.check(of, &bound.counter, bound.is, &bound.amount));
            ends.push(reading.end(of, bound));
        }
        let values = known.map(|counter| Qty::from(&counter.start.0)).collect();
        let start = Counters { values, repetition: Qty::default() };
        let active = seat_named(setup.active.as_str()).filter(|seat| *seat < players);
        if active.is_none() {
            let says = Objects::UnknownSeat { piece: Piece::new("active".into(), Name::typed(setup.active.as_str())) };
            reading.object(ProblemAbout::Setup, &DESCRIBED, says);
        }
        if reading.problems.is_empty() {
            for place in core.reached(&start) {
                if let Some(of) = bounds.get(place) {
                    reading.object_to(of, &ENDS, Objects::AlreadyOver { piece: of.clone() });
                }
            }
        }
        let active = active.unwrap_or(0);
        let order = (0..players).map(|place| (active + place) % players).collect();
        Table { core, start, players, order, counters, actions, strokes, ends, needs, problems: reading.problems }
    }

    /// The players with the ids of the seats.
    pub fn seats(&self, seats: &[usize]) -> Vec<Player> {
        seats.iter().map(|seat| player(*seat)).collect()
    }

    /// The name of an action, by its place.
    pub fn action(&self, place: usize) -> Piece {
        self.actions.get(place).cloned().unwrap_or_else(|| Piece::new("action".into(), Name::typed("?")))
    }

    /// The name of a counter, by its place.
    pub fn counter(&self, place: usize) -> Piece {
        self.counters.get(place).cloned().unwrap_or_else(|| Piece::new("counter".into(), Name::typed("?")))
    }

    /// What an action needs, in words.
    pub fn need(&self, action: usize, nth: usize) -> Says {
        let need = self.needs.get(action).and_then(|needs| needs.get(nth)).cloned();
        need.unwrap_or_else(|| Label::SortAction.says())
    }

    /// What a bound does, in words.
    pub fn end_says(&self, bound: usize) -> Says {
        match self.ends.get(bound) {
            Some((Then::Loses, Some(seat))) => Label::EndLoses { seat: player(*seat) }.says(),
            Some((Then::Wins, Some(seat))) => Label::EndWins { seat: player(*seat) }.says(),
            _ => Label::EndDraws.says(),
        }
    }
}
