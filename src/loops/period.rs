//! One period followed for ever: its closed form, and for each branch the period that first takes it otherwise.

use super::affine::{Affine, Map, Vector};
use super::closed::Closed;
use super::cx::Recorded;
use super::machine::CounterId;
use super::number::Number;
use super::outcome::{Expression, GuardReport, Why, count};

/// What is known of a period.
pub(super) struct Period {
    pub(super) closed: Closed,
    /// For each recorded guard the number of periods after which it is first taken otherwise.
    pub(super) fails: Vec<Option<Number>>,
}

impl Period {
    pub(super) fn of(map: &Map, start: Vec<Number>, guards: &[Recorded], work: &mut u64) -> Result<Period, Why> {
        let closed = Closed::of(map, start, work)?;
        let mut fails = Vec::with_capacity(guards.len());
        for guard in guards {
            fails.push(closed.first_below_zero(&as_it_was_taken(guard), work)?);
        }
        Ok(Period { closed, fails })
    }

    /// How many periods run as the first one did; `None` if all do.
    pub(super) fn alike(&self) -> Option<&Number> {
        self.fails.iter().flatten().min()
    }

    /// The guards for a report; `before` iterations were done before the phase, and a period is `laps` long.
    pub(super) fn reports(
        &self,
        guards: &[Recorded],
        names: &[CounterId],
        before: &Number,
        laps: usize,
    ) -> Vec<GuardReport> {
        let report = |(guard, fails): (&Recorded, &Option<Number>)| GuardReport {
            guard: guard.guard,
            expr: Expression::of(&guard.expr, names),
            action: guard.action,
            holds: guard.holds,
            fails_at: fails.as_ref().map(|periods| {
                let laps = &(periods * &Number::from(laps as i64)) + &Number::from(guard.lap as i64 + 1);
                count(&(before + &laps))
            }),
        };
        guards.iter().zip(&self.fails).map(report).collect()
    }
}

/// The guards that the very next period takes otherwise; `before` iterations are done when it begins.
pub(super) fn end_now(guards: &[Recorded], names: &[CounterId], next: &Vector, before: &Number) -> Vec<GuardReport> {
    let ending = guards.iter().filter(|guard| as_it_was_taken(guard).at(next).is_negative());
    let report = |guard: &Recorded| GuardReport {
        guard: guard.guard,
        expr: Expression::of(&guard.expr, names),
        action: guard.action,
        holds: guard.holds,
        fails_at: Some(count(&(before + &Number::from(guard.lap as i64 + 1)))),
    };
    ending.map(report).collect()
}

/// An expression that is at least zero exactly as long as the guard is taken as it was: not e >= 0 is −e − 1 >= 0.
pub(super) fn as_it_was_taken(guard: &Recorded) -> Affine {
    if guard.holds {
        return guard.expr.clone();
    }
    Affine::constant(Number::from(-1)).plus(&guard.expr, &Number::from(-1))
}
