//! A question that people ask: each round a companion takes a burden to grow, then a minion removes burdens to grow.

use refrain::loops::{
    CounterId, Cx, Ended, Limits, Machine, Outcome, Qty, Tier, figure, repeat, repeat_by_steps, state_at,
};
use refrain::words::{Count, Int};

#[derive(Clone)]
enum Act {
    /// The companion takes a burden and grows.
    Grow { by: i64 },
    /// The minion removes burdens and grows.
    Feed { burdens: i64 },
}

#[derive(Clone, Debug, PartialEq)]
enum Halt {
    Corrupted,
    TooFewBurdens,
}

#[derive(Clone)]
struct Board {
    burdens: Qty,
    strength: Qty,
    minion: Qty,
}

struct Table {
    resistance: i64,
}

impl Machine for Table {
    type State = Board;
    type Action = Act;
    type Halt = Halt;
    type Control = ();

    fn control(&self, _: &Board) {}

    fn quantities<'a>(&self, board: &'a mut Board) -> Vec<(CounterId, &'a mut Qty)> {
        vec![
            ("burdens".into(), &mut board.burdens),
            ("strength".into(), &mut board.strength),
            ("minion".into(), &mut board.minion),
        ]
    }

    fn act(&self, board: &mut Board, act: &Act, cx: &mut Cx) -> Result<(), Halt> {
        match act {
            Act::Grow { by } => {
                board.burdens += Qty::from(1);
                if cx.at_least(&board.burdens, &Qty::from(self.resistance), "burdens reach resistance") {
                    return Err(Halt::Corrupted);
                }
                board.strength += Qty::from(*by);
            }
            Act::Feed { burdens } => {
                let cost = Qty::from(*burdens);
                if !cx.at_least(&board.burdens, &cost, "burdens to remove") {
                    return Err(Halt::TooFewBurdens);
                }
                board.burdens -= cost;
                board.minion += Qty::from(2);
            }
        }
        Ok(())
    }
}

fn round(by: i64, burdens: i64) -> [Act; 2] {
    [Act::Grow { by }, Act::Feed { burdens }]
}

fn board(burdens: i64) -> Board {
    Board { burdens: Qty::from(burdens), strength: Qty::from(2), minion: Qty::from(5) }
}

fn settle(burdens: i64, body: &[Act], times: &str) -> Outcome<Table> {
    let times = Count::typed(times).unwrap();
    repeat(&Table { resistance: 10 }, &board(burdens), body, &times, &Limits::default())
}

fn figures(board: &Board) -> [String; 3] {
    [&board.burdens, &board.strength, &board.minion].map(|quantity| figure(quantity).to_string())
}

fn ten_to_the_hundred(lead: &str, tail: &str) -> String {
    format!("{lead}{}{tail}", "0".repeat(100 - tail.len()))
}

#[test]
fn a_burden_for_a_burden_goes_on_for_any_number() {
    let outcome = settle(3, &round(2, 1), "10^100");
    assert_eq!(outcome.ended, Ended::AsNamed);
    assert_eq!(figures(&outcome.state), ["3".into(), ten_to_the_hundred("2", "2"), ten_to_the_hundred("2", "5")]);
    assert_eq!(outcome.phases.len(), 1);
    let phase = &outcome.phases[0];
    assert_eq!((phase.tier, &phase.length), (Tier::Translation, &Count::typed("10^100").unwrap()));
    let changes: Vec<Option<Int>> = phase.map.iter().map(|course| course.closed.as_ref().unwrap().change()).collect();
    assert_eq!(changes, [Some(Int::from(0)), Some(Int::from(2)), Some(Int::from(2))]);
    assert!(phase.guards.iter().all(|guard| guard.fails_at.is_none()));
}

#[test]
fn three_instead_of_two_is_another_number() {
    let outcome = settle(3, &round(3, 1), "10^100");
    assert_eq!(figures(&outcome.state)[1], ten_to_the_hundred("3", "2"));
}

#[test]
fn two_burdens_a_round_run_out_in_the_seventh() {
    let outcome = settle(6, &round(2, 2), "10^100");
    let why = Halt::TooFewBurdens;
    assert_eq!(outcome.ended, Ended::Halted { iteration: Count::from(7), action: 1, why });
    assert_eq!(outcome.done, Count::from(6));
    // The seventh burden is taken and the companion grown; the minion is not fed.
    assert_eq!(figures(&outcome.state), ["1", "16", "17"]);
    let guard = outcome.phases[0].guards.iter().find(|guard| guard.guard == "burdens to remove").unwrap();
    assert_eq!((guard.action, guard.holds, &guard.fails_at), (1, true, &Some(Count::from(7))));
}

#[test]
fn the_burden_in_the_middle_of_a_round_corrupts() {
    // One below resistance: the round's own burden reaches it, though the round would end one below again.
    let outcome = settle(9, &round(2, 1), "10^100");
    assert_eq!(outcome.ended, Ended::Halted { iteration: Count::from(1), action: 0, why: Halt::Corrupted });
    assert_eq!(figures(&outcome.state), ["10", "2", "5"]);
    assert_eq!(settle(8, &round(2, 1), "10^100").ended, Ended::AsNamed);
}

#[test]
fn a_burden_that_stays_corrupts_in_time() {
    let outcome = settle(2, &round(2, 0), "10^6");
    assert_eq!(outcome.ended, Ended::Halted { iteration: Count::from(8), action: 0, why: Halt::Corrupted });
}

#[test]
fn any_number_costs_about_the_same() {
    let (million, more) = (settle(3, &round(2, 1), "10^6"), settle(3, &round(2, 1), "10^100"));
    assert!(2 * more.work <= 3 * million.work, "{} against {}", more.work, million.work);
    let table = Table { resistance: 10 };
    let played = repeat_by_steps(&table, &board(3), &round(2, 1), &Count::from(1000), 10_000);
    let thousand = settle(3, &round(2, 1), "1000");
    assert_eq!(figures(&played.state), figures(&thousand.state));
    assert!(played.work > 100 * thousand.work);
}

#[test]
fn a_round_can_be_entered_in_the_middle() {
    let table = Table { resistance: 10 };
    let laps = Count::typed("10^100").unwrap();
    let there = state_at(&table, &board(3), &round(2, 1), &laps, 1, &Limits::default());
    assert_eq!(figures(&there.state), ["4".into(), ten_to_the_hundred("2", "4"), ten_to_the_hundred("2", "5")]);
}

#[test]
fn no_times_at_all_and_an_empty_round() {
    assert_eq!(settle(3, &round(2, 1), "0").ended, Ended::AsNamed);
    let outcome = settle(3, &[], "10^100");
    assert_eq!((outcome.ended, outcome.done), (Ended::AsNamed, Count::typed("10^100").unwrap()));
}
