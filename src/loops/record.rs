//! Records a period: runs it over affine forms and keeps the map and every branch it took.

use super::affine::{Affine, Map};
use super::cx::{Cx, Recorded};
use super::machine::{CounterId, Machine};
use super::monomials::Monomials;
use super::number::Number;
use super::outcome::Why;
use super::qty::{Amount, Qty};

/// A stretch of iterations as it was recorded.
pub(super) struct Recording<M: Machine> {
    pub(super) ends: Ends<M::Halt>,
    /// The state after the last whole iteration, or as far as the halting action came; quantities are numbers.
    pub(super) state: M::State,
    /// How many whole iterations were done.
    pub(super) laps: usize,
    pub(super) guards: Vec<Recorded>,
    /// The products that the guards and the map speak of.
    pub(super) products: Monomials,
    pub(super) work: u64,
    held: bool,
    /// The counters at the end over those at the start, where the control has not returned.
    pub(super) after: Vec<(CounterId, Affine)>,
}

pub(super) enum Ends<H> {
    /// The control is as it was: a period.
    Returned(Map),
    /// The control goes round from here on, but not from where the recording began.
    GoesRoundLater,
    Halted {
        action: usize,
        why: H,
    },
    NotReturned,
    Stuck(Why),
}

/// How many iterations to record: on until the control returns, from `least` to `most`, with at most `work` done.
#[derive(Clone, Copy)]
pub(super) struct Span {
    pub(super) least: usize,
    pub(super) most: usize,
    pub(super) work: u64,
    /// Whether products of two varying quantities are followed as counters of their own.
    pub(super) products: bool,
}

/// Records a period of `body` from `state`, whose counters have the values `start`.
pub(super) fn record<M: Machine>(
    machine: &M,
    state: &M::State,
    start: &[Number],
    body: &[M::Action],
    span: Span,
) -> Recording<M> {
    let products = span.products.then(|| Monomials::over(start.len()));
    let mut recording = record_with(machine, state, start, body, span, products, Vec::new());
    let Ends::Returned(map) = &mut recording.ends else { return recording };
    let unchanged = map.unchanged();
    let rows = std::mem::take(&mut map.rows);
    match recording.products.close(rows) {
        Some(closed) => map.rows = closed.rows,
        None => recording.held = true,
    }
    if !recording.held {
        return recording;
    }
    // Some product has no end: hold a factor still, one that the period leaves as it is, where there is one.
    record_with(machine, state, start, body, span, None, unchanged)
}

fn record_with<M: Machine>(
    machine: &M,
    state: &M::State,
    start: &[Number],
    body: &[M::Action],
    span: Span,
    products: Option<Monomials>,
    unchanged: Vec<bool>,
) -> Recording<M> {
    let control = machine.control(state);
    let mut state = state.clone();
    let mut names = Vec::new();
    for (counter, ((name, quantity), value)) in machine.quantities(&mut state).into_iter().zip(start).enumerate() {
        *quantity = Qty::variable(counter, value.clone());
        names.push(name);
    }
    let mut cx = Cx::recording(products, unchanged, span.work);
    let mut laps = 0;
    let mut ends = Ends::NotReturned;
    let mut seen: Vec<(M::Control, M::State)> = Vec::new();
    'laps: while laps < span.most {
        for (action, act) in body.iter().enumerate() {
            cx.stand_at(laps, action);
            cx.add_work(1);
            let halt = machine.act(&mut state, act, &mut cx).err();
            if let Some(why) = cx.stuck() {
                ends = Ends::Stuck(why.clone());
                break 'laps;
            }
            if let Some(why) = halt {
                ends = Ends::Halted { action, why };
                break 'laps;
            }
        }
        laps += 1;
        if laps < span.least {
            continue;
        }
        let now = machine.control(&state);
        if now == control {
            let listed = machine.quantities(&mut state);
            let same = listed.iter().map(|(name, _)| name).eq(&names);
            let rows = listed.into_iter().map(|(_, quantity)| quantity.affine()).collect();
            ends = if same { Ends::Returned(Map { rows }) } else { Ends::GoesRoundLater };
            break;
        }
        seen.push((now, state.clone()));
    }
    if matches!(ends, Ends::NotReturned)
        && let Some(place) = first_met_again(&seen)
    {
        laps = span.least + place;
        ends = Ends::GoesRoundLater;
        if let Some((_, there)) = seen.into_iter().nth(place) {
            state = there;
        }
    }
    let mut after = Vec::new();
    for (name, quantity) in machine.quantities(&mut state) {
        if !matches!(ends, Ends::Returned(_)) {
            after.push((name, quantity.affine()));
        }
        quantity.0 = Amount::Number(quantity.shadow().clone());
    }
    let (work, held) = (cx.work(), cx.held());
    let (guards, products) = cx.into_record();
    Recording { ends, state, laps, guards, products: products.unwrap_or_default(), work, held, after }
}

/// The first of the controls that comes again later in the list.
fn first_met_again<C: Eq, S>(seen: &[(C, S)]) -> Option<usize> {
    seen.iter()
        .enumerate()
        .position(|(place, (control, _))| seen.iter().skip(place + 1).any(|(later, _)| later == control))
}
