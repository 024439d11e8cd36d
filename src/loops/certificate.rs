//! What a repeat leaves behind to be proved by: every phase with its map, branches, closed form and signs.
//!
//! `src/proof/format.md` says what each member means. Nothing here is trusted by the checker.

use super::affine::{Affine, Vector};
use super::cx::Recorded;
use super::machine::CounterId;
use super::monomials::Monomials;
use super::number::Number;
use super::outcome::{Why, int};
use super::period::{Period, as_it_was_taken};
use super::sequence::Signs;
use crate::ruling::{Certificate, Part};

/// How many phases a certificate holds.
const MOST_PHASES: usize = 4_000;
/// How many bits its numbers take in all (some 600,000 digits).
const MOST_BITS: u64 = 2_000_000;

/// The parts of a certificate, as a repeat goes on.
#[derive(Default)]
pub(super) struct Trail {
    phases: Vec<Part>,
    bits: u64,
    /// The branches with which the last phase ends, and its products.
    ending: Vec<Recorded>,
    products: Monomials,
    /// A bound was hit: there will be no certificate.
    over: bool,
}

/// A stretch of iterations from one state on.
pub(super) struct Stretch<'a> {
    /// How many iterations were done before.
    pub(super) before: &'a Number,
    /// How many iterations one period has.
    pub(super) laps: usize,
    pub(super) control: usize,
    pub(super) names: &'a [CounterId],
    pub(super) products: &'a Monomials,
    /// The counters and products at the start.
    pub(super) start: &'a [Number],
    /// The counters after the stretch over those at its start.
    pub(super) rows: &'a [Affine],
    pub(super) guards: &'a [Recorded],
}

impl Trail {
    /// How many phases there are so far.
    pub(super) fn len(&self) -> usize {
        self.phases.len()
    }

    /// A phase in closed form, done `periods` times.
    pub(super) fn followed(&mut self, stretch: &Stretch<'_>, period: &Period, periods: &Number, work: &mut u64) {
        let mut guards = Vec::with_capacity(stretch.guards.len());
        self.end_with(stretch, period.fails.iter().map(|fails| fails.as_ref() == Some(periods)));
        for (guard, fails) in stretch.guards.iter().zip(&period.fails) {
            let Ok(signs) = period.closed.signs(&as_it_was_taken(guard), work) else { return self.give_up() };
            let fails_at = match fails {
                Some(fails) => self.number(&fails_at(stretch, fails, guard)),
                None => Part::Text("never".to_owned()),
            };
            let signs = signs.iter().map(|levels| Part::List(levels.iter().map(|level| self.level(level)).collect()));
            let signs = Part::List(signs.collect());
            guards.push(self.guard(guard, Some(fails_at), Some(signs)));
        }
        let closed = &period.closed;
        let early = self.vectors(closed.before().iter().map(|vector| vector.x.as_slice()));
        // Nodes that no counter needs are left out.
        let residues = closed.residues();
        let needed =
            |chain: &Vec<Vector>| chain.iter().rposition(|vector| !vector.is_zero()).map_or(0, |last| last + 1);
        let size = residues.iter().map(needed).max().unwrap_or(0);
        let nodes = self.numbers(closed.nodes().get(..size).unwrap_or_default());
        let vectors = |chain: &Vec<Vector>| self.vectors(chain.iter().take(size).map(|vector| vector.x.as_slice()));
        let parts = residues.iter().map(vectors).collect();
        let closed_form = Part::Members(vec![("early", early), ("nodes", nodes), ("parts", Part::List(parts))]);
        match closed.at(periods, work) {
            Ok(end) => self.push(stretch, guards, Some(closed_form), periods, &end, None),
            Err(_) => self.give_up(),
        }
    }

    /// A phase of one period as it was played; `ends` says of each branch whether the next period takes it otherwise.
    pub(super) fn stepped(
        &mut self,
        stretch: &Stretch<'_>,
        ends: &[bool],
        end: &[Number],
        after: Option<&[CounterId]>,
    ) {
        self.end_with(stretch, ends.iter().copied());
        let guards =
            stretch.guards.iter().filter(|guard| guard.lap < stretch.laps).enumerate().map(|(place, guard)| {
                let fails = (ends.get(place) == Some(&true)).then(|| fails_at(stretch, &Number::ONE, guard));
                let fails = fails.map(|fails| self.number(&fails));
                self.guard(guard, fails, None)
            });
        let guards = guards.collect();
        self.push(stretch, guards, None, &Number::ONE, end, after);
    }

    /// The whole state came back: the phases from `first` on are gone through `rounds` times more.
    pub(super) fn again(&mut self, first: usize, rounds: &Number, control: usize) {
        let rounds = self.number(rounds);
        self.ending.clear();
        let members = vec![("again", Part::from(first)), ("control", Part::from(control)), ("rounds", rounds)];
        self.phases.push(Part::Members(members));
    }

    /// Everything was done as named.
    pub(super) fn done(self, asked: &Number, end: Part) -> Option<Certificate> {
        self.finish(asked, asked, end, None)
    }

    /// The whole: `laps` iterations of the stretch were done, and `action` of the next one halts.
    pub(super) fn halted(
        mut self,
        asked: &Number,
        stretch: &Stretch<'_>,
        action: usize,
        end: Part,
    ) -> Option<Certificate> {
        let done = stretch.before + &Number::from(stretch.laps as i64);
        let turned = |guard: &Recorded| guard.action == action && self.turns(stretch, guard);
        let turned = stretch.guards.iter().position(turned);
        let guards = stretch.guards.iter().map(|guard| self.guard(guard, None, None)).collect();
        let iteration = self.number(&(&done + &Number::ONE));
        let from = self.number(&(stretch.before + &Number::ONE));
        let mut stop = vec![
            ("action", Part::from(action)),
            ("control", Part::from(stretch.control)),
            ("counters", names(stretch.names)),
            ("from", from),
        ];
        if let Some(place) = turned {
            stop.push(("guard", Part::from(place)));
        }
        stop.extend([
            ("guards", Part::List(guards)),
            ("iteration", iteration),
            ("map", self.rows(stretch.rows)),
            ("products", products(stretch)),
            ("start", self.numbers(stretch.start)),
        ]);
        self.finish(asked, &done, end, Some(Part::Members(stop)))
    }

    /// The state at the end.
    pub(super) fn state(&mut self, control: usize, counters: &[CounterId], values: &[Number]) -> Part {
        let values = self.numbers(values);
        Part::Members(vec![("control", Part::from(control)), ("counters", names(counters)), ("values", values)])
    }

    /// Whether the phase before ends because of this branch, which is now taken otherwise.
    fn turns(&self, stretch: &Stretch<'_>, guard: &Recorded) -> bool {
        let plain = guard.expr.terms.iter().all(|(counter, _)| *counter < stretch.names.len());
        guard.lap == stretch.laps
            && self.ending.iter().any(|old| {
                (old.lap, old.action, old.guard, old.holds) == (guard.lap, guard.action, guard.guard, !guard.holds)
                    && old.expr == guard.expr
                    && (plain || self.products == *stretch.products)
            })
    }

    fn end_with(&mut self, stretch: &Stretch<'_>, ends: impl Iterator<Item = bool>) {
        let ending = stretch.guards.iter().zip(ends).filter(|(_, ends)| *ends);
        self.ending = ending.map(|(guard, _)| guard.clone()).collect();
        self.products = stretch.products.clone();
    }

    fn push(
        &mut self,
        stretch: &Stretch<'_>,
        guards: Vec<Part>,
        closed: Option<Part>,
        periods: &Number,
        end: &[Number],
        after: Option<&[CounterId]>,
    ) {
        if self.phases.len() >= MOST_PHASES || self.bits > MOST_BITS {
            return self.give_up();
        }
        let mut members = Vec::with_capacity(12);
        if let Some(after) = after {
            members.push(("becomes", names(after)));
        }
        if let Some(closed) = closed {
            members.push(("closed", closed));
        }
        let from = self.number(&(stretch.before + &Number::ONE));
        members.extend([
            ("control", Part::from(stretch.control)),
            ("counters", names(stretch.names)),
            ("end", self.numbers(end)),
            ("from", from),
            ("guards", Part::List(guards)),
            ("laps", Part::from(stretch.laps)),
            ("map", self.rows(stretch.rows)),
            ("periods", self.number(periods)),
            ("products", products(stretch)),
            ("start", self.numbers(stretch.start)),
        ]);
        self.phases.push(Part::Members(members));
    }

    fn finish(mut self, asked: &Number, done: &Number, end: Part, stop: Option<Part>) -> Option<Certificate> {
        let mut members = vec![
            ("asked", self.number(asked)),
            ("certificate", Part::from(1)),
            ("done", self.number(done)),
            ("end", end),
            ("phases", Part::List(std::mem::take(&mut self.phases))),
        ];
        members.extend(stop.map(|stop| ("stop", stop)));
        (!self.over && self.bits <= MOST_BITS).then(|| Certificate::of(members))
    }

    pub(super) fn give_up(&mut self) {
        self.over = true;
        self.phases.clear();
    }

    fn guard(&mut self, guard: &Recorded, fails_at: Option<Part>, signs: Option<Part>) -> Part {
        let mut members = vec![("action", Part::from(guard.action))];
        members.extend(fails_at.map(|fails| ("fails_at", fails)));
        members.push(("holds", Part::Flag(guard.holds)));
        members.push(("lap", Part::from(guard.lap)));
        members.push(("row", self.row(&guard.expr)));
        members.extend(signs.map(|signs| ("signs", signs)));
        members.push(("why", Part::Text(guard.guard.to_owned())));
        Part::Members(members)
    }

    fn level(&mut self, level: &Signs) -> Part {
        let turns = self.numbers(&level.turns);
        Part::Members(vec![("starts", Part::Flag(level.starts)), ("turns", turns)])
    }

    fn row(&mut self, row: &Affine) -> Part {
        let mut parts = vec![self.number(&row.constant)];
        for (counter, factor) in &row.terms {
            parts.push(Part::from(*counter));
            parts.push(self.number(factor));
        }
        Part::List(parts)
    }

    fn rows(&mut self, rows: &[Affine]) -> Part {
        Part::List(rows.iter().map(|row| self.row(row)).collect())
    }

    fn numbers(&mut self, numbers: &[Number]) -> Part {
        Part::List(numbers.iter().map(|number| self.number(number)).collect())
    }

    fn vectors<'a>(&mut self, vectors: impl Iterator<Item = &'a [Number]>) -> Part {
        Part::List(vectors.map(|vector| self.numbers(vector)).collect())
    }

    fn number(&mut self, number: &Number) -> Part {
        self.bits += 8 + number.bits();
        if self.bits > MOST_BITS {
            self.over = true;
            return Part::Flag(false);
        }
        Part::Number(int(number))
    }
}

/// The iteration, from 1, in which a branch is first taken otherwise, when that is after `periods` periods.
fn fails_at(stretch: &Stretch<'_>, periods: &Number, guard: &Recorded) -> Number {
    let laps = periods * &Number::from(stretch.laps as i64);
    &(stretch.before + &laps) + &Number::from(guard.lap as i64 + 1)
}

fn names(names: &[CounterId]) -> Part {
    Part::List(names.iter().map(|name| Part::Text(name.0.to_string())).collect())
}

fn products(stretch: &Stretch<'_>) -> Part {
    let factors = |factors: &Vec<usize>| Part::List(factors.iter().map(|factor| Part::from(*factor)).collect());
    Part::List(stretch.products.factors().iter().map(factors).collect())
}

/// Why there is no certificate of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoCertificate {
    /// There is no answer: the repeat could not be settled.
    Unknown(Why),
    /// No iteration was asked for.
    NothingToProve,
    /// The certificate would hold too many phases or too long numbers.
    TooLong,
}
