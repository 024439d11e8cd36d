//! The core knows costs and effects, not cards: other abilities are settled as well.

use super::naive::{Pump, play, winner};
use crate::games::lotr_tcg::card_text::{Ability, Cost, Effect, Phase, Spot, Who};
use crate::games::lotr_tcg::looping::core::{Action, Fight, Halt, Prospect, Side, Use, Window};
use crate::games::lotr_tcg::looping::result::LineUp;
use crate::games::lotr_tcg::looping::thresholds::{overwhelms_up_to, stretches};
use crate::games::lotr_tcg::looping::ways::compared;
use crate::games::lotr_tcg::skirmish::Decided;
use crate::loops::{Cx, Ended, Limits, Machine, Qty, figure, repeat, repeat_by_steps};
use crate::words::{Count, Int};
use proptest::prelude::*;
use std::rc::Rc;

fn ability(pump: Pump, of: Who) -> Rc<Ability> {
    let burdens = pump.burdens.unsigned_abs() as u32;
    let cost = if pump.burdens < 0 { Cost::RemoveBurdens(burdens) } else { Cost::AddBurdens(burdens) };
    let mut effects = vec![Effect::Strength { of, by: pump.strength as u32 }];
    if pump.unwoundable {
        effects.push(Effect::TakesNoWounds { of });
    }
    let spots = if of == Who::Spotted { vec![Spot::YourMinion] } else { Vec::new() };
    Rc::new(Ability { phase: Phase::Skirmish, spots: spots.into(), costs: vec![cost].into(), effects: effects.into(), needs: Vec::new().into(), shadows: false, limit: 0 })
}

fn uses(free_peoples: Pump, shadow: Pump) -> (Use, Use) {
    let none = |by, ability| Use { by, ability, itself: None, card: None, bearer: None, spotted: None };
    let own = Use { itself: Some(0), ..none(Side::FreePeoples, ability(free_peoples, Who::Itself)) };
    let theirs = Use { spotted: Some(1), ..none(Side::Shadow, ability(shadow, Who::Spotted)) };
    (own, theirs)
}

fn skirmish() -> Window {
    Window {
        enduring: Vec::new(), hunters: Vec::new(), nazgul: Vec::new(), triples: Vec::new(), races: Default::default(), sauron: Vec::new(), gains: Vec::new(),
        phase: Phase::Skirmish,
        players: vec![Side::FreePeoples, Side::Shadow],
        resistance: Count::from(10),
        line_up: Some(LineUp { character: 0, minions: vec![1] }),
        vitalities: vec![Count::from(4), Count::from(4)],
        companions: vec![0],
        minions: vec![1],
        bonuses: Vec::new(),
        cards: Vec::new(),
        stopped: false,
    }
}

fn fight(burdens: i64, character: i64, minion: i64, turn: Side) -> Fight {
    let two = |one: i64, other: i64| vec![Qty::from(one), Qty::from(other)];
    Fight {
        granted: Vec::new(),
        burdens: Qty::from(burdens),
        threats: Qty::default(),
        twilight: Qty::default(),
        conditions: Qty::default(),
        strengths: two(character, minion),
        damages: two(0, 0),
        wounds: two(0, 0),
        there: two(1, 1),
        unwoundable: vec![false; 2],
        cards: Vec::new(),
        turn,
        passes: 0,
    }
}

const PLUS_THREE: Pump = Pump { burdens: 1, strength: 3, unwoundable: false };
const PLUS_TWO: Pump = Pump { burdens: -1, strength: 2, unwoundable: false };

#[test]
fn plus_three_instead_of_plus_two() {
    let (own, theirs) = uses(PLUS_THREE, PLUS_TWO);
    let round = [Action::Use(own), Action::Use(theirs)];
    let huge = Count::typed("10^100").unwrap();
    let start = fight(2, 3, 8, Side::FreePeoples);
    let outcome = repeat(&skirmish(), &start, &round, &huge, &Limits::default());
    assert_eq!(outcome.ended, Ended::AsNamed);
    let at_end: Vec<Int> = outcome.state.strengths.iter().map(figure).collect();
    let plus = |base: i64, times: i64| &Int::from(base) + &(&huge.int() * &Int::from(times));
    assert_eq!(at_end, [plus(3, 3), plus(8, 2)]);
    assert_eq!(figure(&outcome.state.burdens), Int::from(2));
    // 3 + 3n against 8 + 2n: double until n = 0 only, a tie at 5, more from 6 on, never double.
    let found = stretches(&skirmish(), &start, &round, None, &Count::one()).unwrap();
    let turns: Vec<(String, Decided)> = found
        .iter()
        .map(|stretch| match stretch.prospect {
            Prospect::Fought { decided, .. } => (stretch.from.to_string(), decided),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(turns, [("1".into(), Decided::ShadowWins), ("6".into(), Decided::FreePeoplesWin)]);
    assert_eq!(overwhelms_up_to(&found), None);
    assert_eq!(compared(&skirmish(), &start, &round, &huge).unwrap().len(), 6);
}

#[test]
fn a_cost_that_fails_at_iteration_seven_fails_there() {
    // One burden in, two out: 6 burdens last for 6 rounds, and in the 7th the second action cannot be paid for.
    let (own, theirs) = uses(PLUS_THREE, Pump { burdens: -2, ..PLUS_TWO });
    let round = [Action::Use(own), Action::Use(theirs)];
    let start = fight(6, 3, 8, Side::FreePeoples);
    let huge = Count::typed("10^100").unwrap();
    let outcome = repeat(&skirmish(), &start, &round, &huge, &Limits::default());
    let why = Halt::NoBurdenToRemove { needed: 2 };
    assert_eq!(outcome.ended, Ended::Halted { iteration: Count::from(7), action: 1, why });
    assert_eq!(figure(&outcome.state.burdens), Int::from(1));
    let stepped = repeat_by_steps(&skirmish(), &start, &round, &huge, 1_000);
    assert_eq!(stepped.ended, outcome.ended);
    assert_eq!(figure(&stepped.state.burdens), figure(&outcome.state.burdens));
}

#[test]
fn unequal_slopes_overwhelm_from_some_number_on() {
    // Strength +1 against +3: the larger the number, the nearer to three times as much.
    let (own, theirs) = uses(Pump { burdens: 1, strength: 1, unwoundable: false }, Pump { strength: 3, ..PLUS_TWO });
    let round = [Action::Use(own), Action::Use(theirs)];
    let start = fight(2, 7, 6, Side::FreePeoples);
    let found = stretches(&skirmish(), &start, &round, None, &Count::one()).unwrap();
    // 7 + n against 6 + 3n: 8 to 9 at 1, double from n = 8 on (15 to 30).
    let from: Vec<String> = found.iter().map(|stretch| stretch.from.to_string()).collect();
    assert_eq!(from, ["1", "8"]);
    assert!(matches!(
        found[1].prospect,
        Prospect::Fought { decided: Decided::ShadowOverwhelms, .. }
    ));
}

#[test]
fn what_an_ability_asks_for_is_looked_at_first() {
    let (_, theirs) = uses(PLUS_THREE, PLUS_TWO);
    let mut now = fight(2, 3, 8, Side::Shadow);
    let mut cx = Cx::concrete();
    let nothing = Use { spotted: None, ..theirs.clone() };
    assert_eq!(skirmish().act(&mut now, &Action::Use(nothing), &mut cx), Err(Halt::NothingToSpot));
    assert_eq!(figure(&now.burdens), Int::from(2));
    let (own, _) = uses(PLUS_THREE, PLUS_TWO);
    assert_eq!(skirmish().act(&mut now, &Action::Use(own), &mut cx), Err(Halt::NotTheirChance));
    for by in [Side::Shadow, Side::FreePeoples] {
        assert_eq!(skirmish().act(&mut now, &Action::Pass(by), &mut cx), Ok(()));
    }
    assert_eq!(skirmish().act(&mut now, &Action::Use(theirs), &mut cx), Err(Halt::ActionsAreOver));
}

fn letter(prospect: Prospect) -> char {
    match prospect {
        Prospect::Corrupted => 'c',
        Prospect::CannotBeDone | Prospect::Undecided => 'n',
        Prospect::Fought { decided: Decided::ShadowOverwhelms, .. } => 'S',
        Prospect::Fought { decided: Decided::ShadowWins, .. } => 's',
        Prospect::Fought { decided: Decided::FreePeoplesWin, .. } => 'f',
        Prospect::Fought { decided: Decided::FreePeoplesOverwhelm, .. } => 'F',
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    // Any costs and bonuses, any order, level or not: the same as the naive list, and the ranges as when tried.
    #[test]
    fn any_pair_of_abilities_ends_as_when_it_is_played(
        burdens in 0i64..12,
        resistance in 1u64..20,
        strengths in (0i64..20, 0i64..40),
        adds in 0i64..4, gives in 0i64..5,
        removes in 0i64..4, grows in 0i64..5,
        begins in any::<bool>(),
        times in 0usize..60,
    ) {
        // With as many burdens as resistance the game would be lost before it begins.
        let burdens = burdens % resistance as i64;
        let pumps = (
            Pump { burdens: adds, strength: gives, unwoundable: true },
            Pump { burdens: -removes, strength: grows, unwoundable: false },
        );
        let skirmish = Window { resistance: Count::from(resistance), ..skirmish() };
        let (own, theirs) = uses(pumps.0, pumps.1);
        let (first, order) = if begins { ([own.clone(), theirs], ['f', 's']) } else { ([theirs, own.clone()], ['s', 'f']) };
        let start = fight(burdens, strengths.0, strengths.1, first[0].by);
        let round = first.map(Action::Use);
        let outcome = repeat(&skirmish, &start, &round, &Count::from(times), &Limits::default());
        let actions: Vec<char> = (0..times).flat_map(|_| order).collect();
        let end = play(burdens, resistance as i64, strengths, pumps, &actions);
        prop_assert_eq!(figure(&outcome.state.burdens), Int::from(end.burdens));
        prop_assert_eq!(figure(&outcome.state.strengths[0]), Int::from(end.character));
        prop_assert_eq!(figure(&outcome.state.strengths[1]), Int::from(end.minions));
        let halted = end.corrupted.or(end.stuck);
        match (&outcome.ended, halted) {
            (Ended::AsNamed, None) => {}
            (Ended::Halted { iteration, action, why }, Some(nth)) => {
                prop_assert_eq!(iteration, &Count::from(nth / 2 + 1));
                prop_assert_eq!(*action, nth % 2);
                prop_assert_eq!(matches!(why, Halt::Corrupted { .. }), end.corrupted.is_some());
            }
            other => prop_assert!(false, "{other:?}"),
        }

        let found = stretches(&skirmish, &start, &round, Some(&own), &Count::zero()).unwrap();
        let mut ranges = found.iter().peekable();
        let mut now = ranges.next().unwrap();
        for number in 0..80usize {
            if let Some(next) = ranges.peek().filter(|next| next.from == Count::from(number)) {
                now = next;
                ranges.next();
            }
            let mut actions: Vec<char> = (0..number).flat_map(|_| order).collect();
            actions.push('f');
            let end = play(burdens, resistance as i64, strengths, pumps, &actions);
            let expected = match (end.corrupted, end.stuck) {
                (Some(_), _) => 'c',
                // The action added last is left out if it cannot be paid for.
                (_, Some(nth)) if nth + 1 < actions.len() => 'n',
                _ => winner(end.character, end.minions),
            };
            prop_assert_eq!(letter(now.prospect), expected, "{} of {:?}", number, found);
            if matches!(expected, 'c' | 'n') && end.corrupted.or(end.stuck) != Some(actions.len() - 1) {
                break;
            }
        }
    }
}
