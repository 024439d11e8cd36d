//! Bonuses that depend on one another, against a naive look at every combination.

use crate::games::lotr_tcg::card_text::{Holds, Modifier, Phase};
use crate::games::lotr_tcg::looping::core::{Fight, Side, Window};
use crate::games::lotr_tcg::looping::modifiers::{Bonus, that_hold};
use crate::games::lotr_tcg::looping::result::LineUp;
use crate::loops::{Cx, Qty};
use crate::words::Count;
use proptest::prelude::*;

// Two companions, the first of them fighting, and two minions.
fn board(strengths: &[i64; 4], bonuses: &[(usize, bool, u32, u32)]) -> (Window, Fight) {
    let bonus = |(of, fights, number, strength): &(usize, bool, u32, u32)| {
        let holds = if *fights { Holds::FightsAMinionOfAtMost(*number) } else { Holds::ACompanionHasAtLeast(*number) };
        Bonus { of: *of, modifier: Modifier { strength: *strength, holds } }
    };
    let window = Window {
        enduring: Vec::new(), hunters: Vec::new(), nazgul: Vec::new(), triples: Vec::new(), races: Default::default(), sauron: Vec::new(), gains: Vec::new(),
        phase: Phase::Skirmish,
        players: vec![Side::FreePeoples, Side::Shadow],
        resistance: Count::from(10),
        line_up: Some(LineUp { character: 0, minions: vec![2, 3] }),
        vitalities: vec![Count::from(4); 4],
        companions: vec![0, 1],
        minions: vec![2, 3],
        bonuses: bonuses.iter().map(bonus).collect(),
        cards: Vec::new(),
        stopped: false,
    };
    let zeros = || vec![Qty::default(); 4];
    let fight = Fight {
        granted: Vec::new(),
        burdens: Qty::default(),
        threats: Qty::default(),
        twilight: Qty::default(),
        conditions: Qty::default(),
        strengths: strengths.iter().map(|strength| Qty::from(*strength)).collect(),
        damages: zeros(),
        wounds: zeros(),
        there: vec![Qty::from(1); 4],
        unwoundable: vec![false; 4],
        cards: Vec::new(),
        turn: Side::FreePeoples,
        passes: 0,
    };
    (window, fight)
}

// Whether each bonus would hold if those of `on` do, in machine numbers.
fn would(strengths: &[i64; 4], bonuses: &[(usize, bool, u32, u32)], on: &[bool]) -> Vec<bool> {
    let mut now = *strengths;
    for ((of, _, _, strength), _) in bonuses.iter().zip(on).filter(|(_, on)| **on) {
        now[*of] += i64::from(*strength);
    }
    let each = bonuses.iter().map(|(of, fights, number, _)| {
        let number = i64::from(*number);
        if *fights { *of == 0 && (now[2] <= number || now[3] <= number) } else { now[0] >= number || now[1] >= number }
    });
    each.collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6000))]

    #[test]
    fn what_holds_is_what_every_combination_says(
        strengths in [4i64..12, 4i64..12, 4i64..12, 4i64..12],
        bonuses in proptest::collection::vec((0usize..4, any::<bool>(), 5u32..14, 1u32..5), 0..5),
    ) {
        let (window, fight) = board(&strengths, &bonuses);
        let held = that_hold(&window, &fight, &mut Cx::concrete());
        let all = (0..1usize << bonuses.len()).map(|picked| -> Vec<bool> {
            (0..bonuses.len()).map(|nth| picked >> nth & 1 == 1).collect()
        });
        let fitting: Vec<Vec<bool>> = all.filter(|on| would(&strengths, &bonuses, on) == *on).collect();
        match fitting.as_slice() {
            // No way of counting them holds together: a required loop, whose bonuses do not apply.
            [] => {
                prop_assert!(held.undecided || held.looped.contains(&true));
                let rest: Vec<bool> = would(&strengths, &bonuses, &held.holds).iter().zip(&held.looped)
                    .map(|(would, looped)| *would && !looped).collect();
                prop_assert!(held.undecided || rest == held.holds);
            }
            [only] => {
                prop_assert_eq!(&held.holds, only);
                prop_assert!(!held.undecided && !held.looped.contains(&true));
            }
            several => prop_assert!(held.undecided || (several.contains(&held.holds) && !held.looped.contains(&true))),
        }
    }
}

#[test]
fn frodo_and_the_observer_at_every_strength() {
    for x in 0..20 {
        let bonuses = [(0, true, 8, 2), (2, false, 10, 3)];
        let (window, fight) = board(&[x, 0, 8, 99], &bonuses);
        let held = that_hold(&window, &fight, &mut Cx::concrete());
        let (holds, looped) = (held.holds.as_slice(), held.looped.as_slice());
        match x {
            ..8 => assert_eq!((holds, looped), (&[true, false][..], &[false, false][..]), "{x}"),
            8 | 9 => assert_eq!((holds, looped), (&[false, false][..], &[true, true][..]), "{x}"),
            _ => assert_eq!((holds, looped), (&[false, true][..], &[false, false][..]), "{x}"),
        }
    }
}

#[test]
fn bonuses_that_would_feed_each_other_do_not_begin_by_themselves() {
    // Either of two companions would be the strong one if it had its bonus; neither has a reason to begin.
    let (window, fight) = board(&[8, 8, 8, 99], &[(0, false, 10, 2), (1, false, 10, 2)]);
    let held = that_hold(&window, &fight, &mut Cx::concrete());
    assert_eq!((held.holds, held.undecided), (vec![false, false], false));
}
