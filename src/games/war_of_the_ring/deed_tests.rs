//! Moves, attacks and losses against a naive engine that looks at every figure by itself, on thousands of random boards.

use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::nations::Nation;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::twin_tests::Dice;
use crate::games::war_of_the_ring::{ARMY, Rules, Setup, course};
use crate::ruling::{Act, ActArg, At, Case, Game, Standing};
use crate::words::{Count, Map};
use serde_json::{Value, json};

fn case(setup: Value, acts: Vec<Act>) -> Case<Setup> {
    let setup = serde_json::from_value(setup).unwrap();
    Case { ruleset: "2e".to_owned(), ask: ARMY.into(), setup, acts, readings: Map::new() }
}

fn text(text: &str) -> ActArg {
    ActArg::Text(text.to_owned())
}

// Regulars and Elites of Gondor, then of Rohan.
fn controller(figures: [u64; 4], odd: bool) -> &'static str {
    let [a, b, c, d] = figures;
    let leading = if odd { "gondor" } else { "rohan" };
    let mut order = [(a + b, b, leading == "gondor", "gondor"), (c + d, d, leading == "rohan", "rohan")];
    order.sort();
    order[1].3
}

fn troop(regulars: u64, elites: u64) -> String {
    format!("{regulars}r{elites}e")
}

#[test]
fn a_move_of_a_part_is_legal_exactly_if_its_mover_would_control_it() {
    let mut dice = Dice(19_490_101);
    let mut seen = [0, 0];
    for _ in 0..4000 {
        let there: [u64; 4] = [0; 4].map(|_| dice.roll(4));
        let [a, b, c, d] = there;
        if a + b == 0 || c + d == 0 || a + b + c + d > 10 {
            continue;
        }
        let goes = there.map(|many| dice.roll(many + 1));
        if goes.iter().sum::<u64>() == 0 {
            continue;
        }
        let turn = 1 + dice.roll(4);
        let seat = if dice.roll(2) == 0 { "gondor" } else { "rohan" };
        let units = [("gondor", goes[0], goes[1]), ("rohan", goes[2], goes[3])];
        let units = units.map(|(nation, regulars, elites)| (nation.to_owned(), text(&troop(regulars, elites))));
        let act = Act::of(seat, "move")
            .with("region", text("osgiliath"))
            .with("to", text("west-harondor"))
            .with("units", ActArg::Map(Map::from(units)));
        let setup = json!({ "turn": turn.to_string(), "regions": { "osgiliath": { "stand": "mixed",
            "units": { "gondor": troop(a, b), "rohan": troop(c, d) } } } });
        let case = case(setup, vec![act]);
        let odd = turn % 2 == 1;
        let (own, foreign) =
            if seat == "gondor" { (goes[0] + goes[1], goes[2] + goes[3]) } else { (goes[2] + goes[3], goes[0] + goes[1]) };
        let legal = match controller(there, odd) == seat {
            true => own > 0 && controller(goes, odd) == seat,
            false => foreign == 0,
        };
        let ruled = !matches!(Rules::rule(&case).standing, Standing::Refused { .. });
        assert_eq!(ruled, legal, "{case:?}");
        assert_eq!(course::arrived(&case), *course::played(&case).state(&At::End), "the answer changes the board: {case:?}");
        seen[usize::from(legal)] += 1;
        if legal {
            let played = course::played(&case);
            let board = &played.state(&At::End).board;
            let [left, gone] = ["osgiliath", "west-harondor"].map(|region| {
                let region = Region::named(region).unwrap();
                [(Nation::Gondor, Kind::Regular), (Nation::Gondor, Kind::Elite), (Nation::Rohan, Kind::Regular), (Nation::Rohan, Kind::Elite)]
                    .map(|(nation, kind)| board.figures(region, nation, kind).small().unwrap() as u64)
            });
            assert_eq!(gone, goes);
            assert_eq!([0, 1, 2, 3].map(|at| left[at] + goes[at]), there);
        }
    }
    assert!(seen.iter().all(|count| *count > 500), "{seen:?}");
}

// All units that are anywhere: on the board, back in reserve, lost.
fn units_in_all(case: &Case<Setup>) -> Count {
    let played = course::played(case);
    let state = played.state(&At::End);
    let on_board = state.board.regions.values().flat_map(|garrison| garrison.army_units().map(|(_, _, count)| count.clone()).collect::<Vec<_>>());
    let gone = state.reinforcements.iter().chain(state.lost.iter()).filter(|((_, kind), _)| kind.is_an_army_unit());
    let gone = gone.map(|(_, count)| count.clone()).collect::<Vec<_>>();
    on_board.chain(gone).fold(Count::zero(), |sum, count| &sum + &count)
}

#[test]
fn whatever_is_done_no_unit_comes_or_goes_unseen_and_nothing_panics() {
    let mut dice = Dice(18_920_103);
    let regions = ["osgiliath", "minas-tirith", "south-ithilien", "west-harondor", "pelargir"];
    let readings = [("A6", "controller_any_unit"), ("A7", "controller_chooses"), ("A8", "legal_then_trim"), ("A9", "stays_mixed"), ("A14", "own_army_only"), ("A16", "both")];
    for _ in 0..500 {
        let mut on_board = json!({});
        for region in regions {
            let sides = [["gondor", "rohan"], ["sauron", "southrons"]];
            let [one, other] = sides[dice.roll(2) as usize];
            if dice.roll(3) > 0 {
                on_board[region] = json!({ "units": { one: troop(dice.roll(5), dice.roll(3)), other: troop(dice.roll(5), dice.roll(3)) } });
                if dice.roll(2) == 0 {
                    on_board[region]["stand"] = json!(["mixed", "separate"][dice.roll(2) as usize]);
                }
            }
        }
        let rohan = ["at_war", "3 passive"][dice.roll(2) as usize];
        let politics = json!({ "gondor": "at_war", "sauron": "at_war", "southrons": "at_war", "rohan": rohan });
        let setup = json!({ "turn": (1 + dice.roll(4)).to_string(), "regions": on_board, "politics": politics, "saruman_in_play": dice.roll(2) == 0 });
        let mut case = case(setup, Vec::new());
        for (reading, option) in readings {
            if dice.roll(4) > 0 {
                case.readings.insert(reading.into(), option.into());
            }
        }
        let before = units_in_all(&case);
        for _ in 0..6 {
            let seat = ["gondor", "rohan", "witch_king", "saruman"][dice.roll(4) as usize];
            let keys = ["move", "attack", "hit", "lose", "reduce", "withdraw", "end_battle", "capture", "merge", "remove"];
            let key = keys[dice.roll(10) as usize];
            let act = match key {
                "hit" | "end_battle" => Act::of_nobody(key),
                _ => Act::of(seat, key),
            };
            let nation = ["gondor", "rohan", "sauron", "southrons"][dice.roll(4) as usize];
            let act = act
                .with("region", text(regions[dice.roll(5) as usize]))
                .with("to", text(regions[dice.roll(5) as usize]))
                .with("nation", text(nation))
                .with("kind", text(["regular", "elite"][dice.roll(2) as usize]))
                .with("amount", &Count::from(1 + dice.roll(3)));
            case.acts.push(act);
        }
        if let Standing::Awaits(prompt) = Rules::rule(&case).standing {
            let choices = prompt.choices.iter().filter(|choice| choice.why.is_empty());
            let answers: Vec<Act> = choices.map(|choice| choice.act.clone()).collect();
            assert!(!answers.is_empty(), "{case:?}");
            let mut answered = case.clone();
            answered.acts.push(answers[dice.roll(answers.len() as u64) as usize].clone());
            let standing = Rules::rule(&answered).standing;
            assert!(!matches!(standing, Standing::Refused { .. }), "{standing:?} {answered:?}");
        }
        assert_eq!(units_in_all(&case), before, "{case:?}");
        Rules::look(&case, &At::End);
        assert_eq!(course::arrived(&case), *course::played(&case).state(&At::End), "the answer changes the board: {case:?}");
    }
}
