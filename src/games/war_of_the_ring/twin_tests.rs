//! A naive engine that lays every figure on the table by itself, against the rules on thousands of random boards.

use crate::games::war_of_the_ring::acts::BEGIN_TURN;
use crate::games::war_of_the_ring::nations::{Nation, Side};
use crate::games::war_of_the_ring::players::{Players, Power};
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::setup::{Garrison, Setup, Stand};
use crate::games::war_of_the_ring::{ARMY, Rules};
use crate::ruling::{Act, Arg, Case, Game, OptionId, ReadingId, Ruling, Standing};
use crate::words::{Count, Map};

// A small generator of our own: the same boards every time.
pub struct Dice(pub u64);

impl Dice {
    pub fn roll(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % sides
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Figure {
    nation: Nation,
    elite: bool,
}

fn figures(dice: &mut Dice, side: Side, most: u64) -> Vec<Figure> {
    let mut figures = Vec::new();
    for nation in Nation::ALL.into_iter().filter(|nation| nation.side() == side) {
        for elite in [false, true] {
            let count = if dice.roll(3) == 0 { 0 } else { dice.roll(most + 1) };
            figures.extend((0..count).map(|_| Figure { nation, elite }));
        }
    }
    figures
}

fn garrison(dice: &mut Dice, figures: &[Figure], stand: Option<Stand>) -> Garrison {
    let mut garrison = Garrison { stand, ..Garrison::default() };
    for figure in figures {
        let troop = garrison.units.or_default(figure.nation);
        *(if figure.elite { &mut troop.elite } else { &mut troop.regular }) += &Count::one();
    }
    // Whoever leads or comes along must make no difference.
    for troop in garrison.units.values_mut() {
        troop.leader = Count::from(dice.roll(4));
        troop.nazgul = Count::from(dice.roll(4));
    }
    garrison.companions = Count::from(dice.roll(3));
    garrison
}

fn owner(figure: &Figure) -> Power {
    match figure.nation {
        Nation::Gondor | Nation::Elves => Power::Gondor,
        Nation::Rohan | Nation::North | Nation::Dwarves => Power::Rohan,
        Nation::Sauron => Power::WitchKing,
        Nation::Isengard | Nation::Southrons => Power::Saruman,
    }
}

fn leading(side: Side, turn: u64) -> Power {
    let mut holder = if side == Side::FreePeoples { Power::Gondor } else { Power::WitchKing };
    for _ in 1..turn {
        holder = holder.teammate();
    }
    holder
}

fn controller(figures: &[Figure], leading: Power) -> Power {
    let rank = |power: Power| {
        let his = figures.iter().filter(|figure| owner(figure) == power);
        (his.clone().count(), his.filter(|figure| figure.elite).count(), power == leading)
    };
    if rank(leading) >= rank(leading.teammate()) { leading } else { leading.teammate() }
}

// How many go of each player, one after the other, the non-Leading Player first.
fn one_by_one(figures: &[Figure], leading: Power) -> Map<Power, u64> {
    let mut left: Vec<Power> = figures.iter().map(owner).collect();
    let mut gone = Map::from([(leading, 0), (leading.teammate(), 0)]);
    let mut next = leading.teammate();
    while left.len() > 10 {
        if let Some(index) = left.iter().position(|power| *power == next) {
            left.remove(index);
            *gone.get_mut(&next).unwrap() += 1;
        }
        next = next.teammate();
    }
    gone
}

fn case(turn: u64, region: Region, garrison: Garrison) -> Case<Setup> {
    let regions = Map::from([(region, garrison)]);
    let setup = Setup { players: Players::Four, turn: Count::from(turn), saruman_in_play: turn.is_multiple_of(3), regions, ..Setup::default() };
    Case { ruleset: "2e".to_owned(), ask: ARMY.into(), setup, acts: Vec::new(), readings: Map::new() }
}

fn found(ruling: &Ruling, key: &str) -> Option<serde_json::Value> {
    ruling.findings.iter().find(|finding| finding.key == key).map(|finding| finding.value.json())
}

fn seat(power: Power) -> Option<serde_json::Value> {
    Some(Arg::from(power.seat()).json())
}

#[test]
fn control_on_random_boards_agrees_with_laying_out_every_figure() {
    let mut dice = Dice(20_111_119);
    let mut decided: Map<String, usize> = Map::new();
    for _ in 0..4000 {
        let side = if dice.roll(2) == 0 { Side::FreePeoples } else { Side::Shadow };
        let board = figures(&mut dice, side, 2);
        let players: Vec<Power> = board.iter().map(owner).collect();
        if board.len() > 10 || !players.iter().any(|power| *power != players[0]) {
            continue;
        }
        let turn = 1 + dice.roll(6);
        let region = Region::all().nth(dice.roll(5) as usize).unwrap();
        let mut case = case(turn, region, garrison(&mut dice, &board, Some(Stand::Mixed)));
        let ruling = Rules::rule(&case);
        let now = controller(&board, leading(side, turn));
        let next = controller(&board, leading(side, turn + 1));
        assert_eq!(found(&ruling, &format!("control.{}", region.id())), seat(now), "{case:?}");
        assert_eq!(found(&ruling, &format!("next_turn.{}", region.id())), seat(next), "{case:?}");
        let by = found(&ruling, &format!("by.{}", region.id())).unwrap();
        *decided.or_default(by.to_string()) += 1;
        case.acts.push(Act::of_nobody(BEGIN_TURN));
        let ruling = Rules::rule(&case);
        assert_eq!(found(&ruling, &format!("control.{}", region.id())), seat(next), "{case:?}");
        let passes = ruling.steps.iter().any(|step| step.says.id() == "control_passes");
        assert_eq!(passes, now != next, "{case:?}");
    }
    // Enough boards of each sort were tried.
    assert!(decided.len() == 3 && decided.values().all(|count| *count > 100), "{decided:?}");
}

#[test]
fn excess_on_random_boards_agrees_with_removing_figure_by_figure() {
    let mut dice = Dice(19_541_021);
    let mut ran_out = 0;
    for round in 0..3000 {
        let side = if dice.roll(2) == 0 { Side::FreePeoples } else { Side::Shadow };
        let board = figures(&mut dice, side, if round % 3 == 0 { 14 } else { 5 });
        let leader = leading(side, 1);
        let of = |power: Power| board.iter().filter(|figure| owner(figure) == power).count();
        if board.len() <= 10 || of(leader) == 0 || of(leader.teammate()) == 0 {
            continue;
        }
        let turn = 1 + dice.roll(4);
        let region = Region::all().nth(dice.roll(5) as usize).unwrap();
        let gone = one_by_one(&board, leading(side, turn));
        for stand in [Stand::Separate, Stand::Mixed] {
            let mut case = case(turn, region, garrison(&mut dice, &board, Some(stand)));
            if stand == Stand::Mixed {
                case.readings.insert(ReadingId::from("A7"), OptionId::from("one_each_from_non_leading"));
            }
            let ruling = Rules::rule(&case);
            for (power, count) in &gone {
                let key = |what: &str| format!("{what}.{}.{}", region.id(), power.key());
                let number = |number: u64| Some(serde_json::Value::String(number.to_string()));
                assert_eq!(found(&ruling, &key("removes")), number(*count), "{case:?}");
                assert_eq!(found(&ruling, &key("left")), number(of(*power) as u64 - count), "{case:?}");
            }
            ran_out += u64::from(ruling.steps.iter().any(|step| step.says.id() == "runs_out"));
        }
    }
    assert!(ran_out > 50, "{ran_out}");
}

#[test]
fn every_prompt_can_be_answered_until_the_answer_is_settled() {
    let mut dice = Dice(1_420_070_400);
    let mut asked = 0;
    for _ in 0..800 {
        let side = if dice.roll(2) == 0 { Side::FreePeoples } else { Side::Shadow };
        let board = figures(&mut dice, side, 4);
        let stand = [None, Some(Stand::Separate), Some(Stand::Mixed)][dice.roll(3) as usize];
        let mut case = case(1 + dice.roll(4), Region::first(), garrison(&mut dice, &board, stand));
        let readings = ["controller_chooses", "one_each_from_non_leading"];
        case.readings.insert(ReadingId::from("A7"), OptionId::from(readings[dice.roll(2) as usize]));
        for _ in 0..64 {
            match Rules::rule(&case).standing {
                Standing::Awaits(prompt) => {
                    asked += 1;
                    let choice = prompt.choices[dice.roll(prompt.choices.len() as u64) as usize].clone();
                    case.acts.push(choice.act);
                }
                Standing::Settled { .. } => break,
                other => panic!("{other:?} on {case:?}"),
            }
        }
        let ruling = Rules::rule(&case);
        assert!(matches!(ruling.standing, Standing::Settled { .. }), "{case:?}");
        assert!(ruling.problems.iter().all(|problem| problem.step.says.id() == "more_than_in_the_box"), "{ruling:?}");
    }
    assert!(asked > 200, "{asked}");
}
