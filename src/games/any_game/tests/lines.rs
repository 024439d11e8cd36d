//! Typed lines: what they mean in both languages, that what is written is read back, and what is said of wrong ones.

use super::twin::{Dice, setup as random_setup};
use crate::games::any_game::line::{read_line, read_lines};
use crate::games::any_game::setup::{Does, Is, Setup, Then};
use crate::games::any_game::whole::{Amount, Share, Whole};
use crate::games::any_game::written::wording;
use crate::ruling::{Sentence, TokenId};
use crate::words::Lang;

fn read(lines: &str) -> Setup {
    read_lines(&Setup::default(), lines).unwrap_or_else(|why| panic!("{lines}: {}", why.say(Lang::En).plain()))
}

fn refused(lines: &str) -> (&'static str, String) {
    let why = read_lines(&Setup::default(), lines).expect_err(lines);
    (why.id(), why.say(Lang::En).plain())
}

#[test]
fn a_round_typed_in_english_and_in_french_is_the_same() {
    let en = "mana = 3; life B = 20; tap: +1 mana, -1 life B, needs mana>=2, by A, optional; life B <= 0: B loses";
    let fr = "mana = 3; life B = 20; tap : +1 mana, -1 life B, exige mana ≥ 2, par A, facultatif; life B ≤ 0 : B perd";
    assert_eq!(read(en), read(fr));
    let setup = read(en);
    assert_eq!(setup.counters.len(), 2);
    assert_eq!((setup.counters[1].id.as_str(), setup.counters[1].name.as_str()), ("life-b", "life B"));
    let tap = &setup.actions[0];
    assert_eq!((tap.id.as_str(), tap.optional, tap.answers), ("tap", true, true));
    assert_eq!(tap.seat.as_ref().unwrap().as_str(), "a");
    assert_eq!((tap.needs[0].is, &tap.needs[0].amount), (Is::AtLeast, &Amount::from(2)));
    let changes: Vec<_> = tap.changes.iter().map(|one| (one.change, one.counter.as_str(), one.by.clone())).collect();
    assert_eq!(changes, [(Does::Add, "mana", Amount::from(1)), (Does::Add, "life-b", Amount::from(-1))]);
    assert_eq!((setup.bounds[0].then, setup.bounds[0].is), (Then::Loses, Is::AtMost));
}

#[test]
fn every_kind_of_change_has_a_form() {
    let of = |times: i64| Amount::Of(Share { counter: "elves".into(), times: Whole::from(times) });
    for (typed, change, by) in [
        ("mana x2", Does::Multiply, Amount::from(2)),
        ("x2 mana", Does::Multiply, Amount::from(2)),
        ("×2 mana", Does::Multiply, Amount::from(2)),
        ("mana * 2", Does::Multiply, Amount::from(2)),
        ("double mana", Does::Multiply, Amount::from(2)),
        ("mana * elves", Does::Multiply, of(1)),
        ("mana = 0", Does::Set, Amount::from(0)),
        ("reset mana", Does::Set, Amount::from(0)),
        ("mana = 3 * elves", Does::Set, of(3)),
        ("mana / 2", Does::DivideDown, Amount::from(2)),
        ("mana / 3 up", Does::DivideUp, Amount::from(3)),
        ("mana / 3 haut", Does::DivideUp, Amount::from(3)),
        ("halve mana", Does::DivideDown, Amount::from(2)),
        ("+1,000 mana", Does::Add, Amount::from(1000)),
        ("+1 000 mana", Does::Add, Amount::from(1000)),
        ("-3mana", Does::Add, Amount::from(-3)),
        ("−3 mana", Does::Add, Amount::from(-3)),
        ("+mana", Does::Add, Amount::from(1)),
        ("+1 mana per elves", Does::Add, of(1)),
        ("-2 mana par elves", Does::Add, of(-2)),
        ("+2 mana for each elves", Does::Add, of(2)),
    ] {
        let setup = read(&format!("elves = 1; mana = 1; do: {typed}"));
        let found = &setup.actions[0].changes;
        assert_eq!(found.len(), 1, "{typed}");
        assert_eq!((found[0].change, found[0].counter.as_str(), &found[0].by), (change, "mana", &by), "{typed}");
        assert_eq!(setup.counters.len(), 2, "{typed}");
    }
    let setup = read("ping: times elves, if mana > 2, pay 2 mana, -1 life, by nobody, no answer");
    let ping = &setup.actions[0];
    assert_eq!((ping.times.clone(), ping.only_if.len(), ping.pays.len()), (Some(of(1)), 1, 1));
    assert_eq!((ping.seat.clone(), ping.answers), (None, false));
    assert_eq!(read("+3 mana, by A").actions[0].id.as_str(), "action");
}

#[test]
fn a_number_may_have_a_hundred_digits_and_be_below_zero() {
    let setup = read("debt = -5; gold = 10^100");
    assert_eq!(setup.counters[0].start, Whole::from(-5));
    assert_eq!(setup.counters[1].start.0.to_string().len(), 101);
    assert_eq!(refused("gold = 10^1000000000").0, "number_too_long");
    assert_eq!(refused("dig: +10^1000000000 gold").0, "number_too_long");
}

#[test]
fn a_line_typed_again_replaces_what_has_its_name() {
    let setup = read("mana = 3; tap: +1 mana; Mana = 4; TAP: +2 mana, by B");
    assert_eq!((setup.counters.len(), setup.actions.len()), (1, 1));
    assert_eq!(setup.counters[0].start, Whole::from(4));
    assert_eq!(setup.actions[0].changes[0].by, Amount::from(2));
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    for (line, id, part) in [
        ("", "line_form", "mana = 3"),
        ("hello", "line_form", "mana = 3"),
        ("tap: +1 mana, dance", "part_not_understood", "Part 2, “dance”"),
        ("tap: needs mana", "part_comparison", "Part 1, “mana”"),
        ("tap: needs mana >=", "part_number", "Part 1"),
        ("tap: +1 mana, by Z", "part_player", "Part 2, “by Z”"),
        ("mana = many", "part_number", "“many”"),
        ("life <= 0: B sleeps", "part_end", "Part 2, “B sleeps”"),
        ("life <= 0: Z loses", "part_player", "Part 2"),
        ("3 = 4", "part_name", "“3”"),
        ("tap: mana / x", "part_number", "Part 1"),
        ("tap: +1 a<b", "part_name", "Part 1, “a<b”"),
    ] {
        let (found, words) = refused(line);
        assert_eq!(found, id, "{line}: {words}");
        assert!(words.contains(part), "{line}: {words}");
    }
}

#[test]
fn what_is_written_in_either_language_is_read_back() {
    let mut dice = Dice::new(11);
    for nth in 0..600 {
        let setup = random_setup(&mut dice);
        for lang in Lang::ALL {
            let mut again = setup.clone();
            let lines: Vec<(TokenId, String)> = written(&setup, lang);
            for (id, line) in &lines {
                read_line(&mut again, line, Some(id)).unwrap_or_else(|why| {
                    panic!("{nth}: {line}: {}", why.say(Lang::En).plain());
                });
            }
            // A written line gives an unnamed piece the name that its id stands for.
            assert_eq!(plain(&again), plain(&setup), "{nth} {lang:?}: {lines:?}");
        }
    }
}

fn written(setup: &Setup, lang: Lang) -> Vec<(TokenId, String)> {
    let mut lines = Vec::new();
    for counter in &setup.counters {
        lines.push((counter.id.clone(), wording(|pen| pen.counter_line(counter), setup)));
    }
    for action in &setup.actions {
        lines.push((action.id.clone(), wording(|pen| pen.action_line(action), setup)));
    }
    for bound in &setup.bounds {
        lines.push((bound.id.clone(), wording(|pen| pen.bound_line(bound), setup)));
    }
    lines.into_iter().map(|(id, says)| (id, says.say(lang).plain())).collect()
}

// Without names that only repeat an id.
fn plain(setup: &Setup) -> Setup {
    let mut setup = setup.clone();
    for counter in &mut setup.counters {
        if counter.name == counter.id.as_str() {
            counter.name.clear();
        }
    }
    setup
}
