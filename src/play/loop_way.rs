use crate::loops::{CounterId, Course, Expression, Machine, Outcome, Phase};
use crate::ruling::{Certificate, CounterMap, GuardSeen, LoopWay, PhaseReport, Says};

/// How a loop was settled, as data: `counters` and `guards` put the engine's names into a game's words. A counter
/// without words is left out, and with it every map that speaks of it.
pub fn loop_way<M: Machine>(
    outcome: &Outcome<M>,
    certificate: Option<Certificate>,
    counters: &dyn Fn(&CounterId) -> Option<Says>,
    guards: &dyn Fn(&str) -> Says,
) -> LoopWay {
    let mut way = LoopWay { phase_count: outcome.phase_count, work: outcome.work, certificate, ..LoopWay::default() };
    let mut names = Vec::new();
    for course in outcome.phases.iter().flat_map(|phase| &phase.map) {
        if !names.contains(&course.counter)
            && let Some(says) = counters(&course.counter)
        {
            names.push(course.counter.clone());
            way.counters.push(says);
        }
    }
    way.phases = outcome.phases.iter().map(|phase| of_phase(phase, &names, guards)).collect();
    way
}

fn of_phase(phase: &Phase, names: &[CounterId], guards: &dyn Fn(&str) -> Says) -> PhaseReport {
    let seen = phase.guards.iter().map(|guard| GuardSeen {
        says: guards(guard.guard),
        action: guard.action,
        holds: guard.holds,
        fails_at: guard.fails_at.clone(),
    });
    PhaseReport {
        from: phase.from.clone(),
        length: phase.length.clone(),
        period: phase.period.clone(),
        maps: phase.map.iter().filter_map(|course| map_of(course, names)).collect(),
        guards: seen.collect(),
    }
}

fn map_of(course: &Course, names: &[CounterId]) -> Option<CounterMap> {
    let place = |name: &CounterId| names.iter().position(|known| known == name);
    let Expression { terms, constant } = course.next.as_ref()?;
    let terms: Option<Vec<_>> = terms.iter().map(|(name, factor)| Some((place(name)?, factor.clone()))).collect();
    Some(CounterMap {
        counter: place(&course.counter)?,
        start: course.start.clone(),
        plus: constant.clone(),
        terms: terms?,
    })
}
