//! The tables beside a ruling on Armies: who controls a mixed Army and why, what a loss would change, who may do what.

use crate::games::war_of_the_ring::army::{Army, Occupants};
use crate::games::war_of_the_ring::control::{By, controls_the_mixed_army};
use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::rights::{Way, least_of_his_own, ways_out};
use crate::games::war_of_the_ring::force::{Right, right_of};
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::setup::Stand;
use crate::games::war_of_the_ring::state::State;
use crate::games::war_of_the_ring::table_says::Tables;
use crate::play::Record;
use crate::ruling::{Table, TableCell, TableRow};
use crate::words::Count;

/// The most units of a teammate for which the split sizes are shown.
const MOST_SHOWN: u64 = 10;

/// Shows the tables of every region where an Army stands.
pub fn show_tables(record: &mut Record<State>) {
    for region in record.state.held() {
        let state = &record.state;
        let settled = state.over(region).is_zero() && state.excess.get(&region).is_none_or(|excess| excess.is_over());
        let mut tables = Vec::new();
        if let (Occupants::Two(one, other), true) = (state.occupants(region), settled) {
            let mixed = state.stand(region) == Some(Stand::Mixed);
            tables.push(control(state, region, &one, &other, mixed));
            if mixed {
                tables.extend(losses(state, region, &one, &other));
            }
        }
        tables.extend(rights(state, region));
        tables.extend(splits(state, region));
        tables.into_iter().for_each(|table| record.show(table));
    }
}

fn head(player: Power) -> (crate::ruling::Says, Option<crate::ruling::SeatId>) {
    (Tables::Player { player }.says(), Some(player.seat()))
}

fn number(count: Count, marked: bool) -> TableCell {
    TableCell::of(Tables::Number { count }.says(), marked)
}

// Units, Elites, token: the first row in which the two differ decides, what stands below it is passed over.
fn control(state: &State, region: Region, one: &Army, other: &Army, mixed: bool) -> Table {
    let turn = state.board.turn.clone();
    let leading = state.leading(one.power.side());
    let control = controls_the_mixed_army(one, other, leading);
    let mut table = if mixed {
        Table::of(Tables::Control { region, turn }.says(), &[&rulebook::MX3, &rulebook::LP1, &rulebook::MX5])
    } else {
        Table::of(Tables::IfAttacked { region, turn }.says(), &[&rulebook::MX2, &rulebook::MX3, &rulebook::LP1])
    };
    table.heads = [one, other].map(|army| head(army.power)).to_vec();
    let wins = |army: &Army, by: By| control.by == by && control.power == army.power;
    let armies = [one, other];
    table.row(Tables::Units.says(), armies.map(|army| number(army.units(), wins(army, By::Units))).to_vec());
    table.row(Tables::Elites.says(), armies.map(|army| number(army.elites.clone(), wins(army, By::Elites))).to_vec());
    let token = armies.map(|army| {
        let says = if leading == army.power { Tables::Holds } else { Tables::Nothing };
        TableCell::of(says.says(), wins(army, By::Leading))
    });
    table.row(Tables::Token.says(), token.to_vec());
    let decided = table.rows.iter().position(|row| row.cells.iter().any(|cell| cell.marked));
    for row in table.rows.iter_mut().skip(decided.map_or(0, |row| row + 1)) {
        row.idle = true;
    }
    let next = controls_the_mixed_army(one, other, state.leading_next(one.power.side())).power;
    table.below = Some(Tables::NextTurn { player: next }.says());
    table
}

// What the loss of a unit, or an Elite reduced, makes of control.
fn losses(state: &State, region: Region, one: &Army, other: &Army) -> Option<Table> {
    let leading = state.leading(one.power.side());
    let now = controls_the_mixed_army(one, other, leading).power;
    let mut table = Table::of(Tables::Losses { region }.says(), &[&rulebook::MX5, &rulebook::MX3, &rulebook::CB3]);
    table.heads = vec![(Tables::Then.says(), None)];
    for (mine, theirs) in [(one, other), (other, one)] {
        let player = mine.power;
        let fewer = |count: &Count| count.minus(&Count::one());
        let regular = fewer(&mine.regulars).map(|regulars| Army { regulars, ..mine.clone() });
        let elite = fewer(&mine.elites).map(|elites| Army { elites, ..mine.clone() });
        let reduced = elite.clone().map(|army| Army { regulars: &army.regulars + &Count::one(), ..army });
        let loses = |kind: Kind| Tables::Loses { player, kind };
        for (says, left) in
            [(loses(Kind::Regular), regular), (Tables::Reduces { player }, reduced), (loses(Kind::Elite), elite)]
        {
            let Some(left) = left.filter(|left| !left.units().is_zero() || !theirs.units().is_zero()) else { continue };
            let then = controls_the_mixed_army(&left, theirs, leading).power;
            table.row(says.says(), vec![TableCell::of(Tables::Player { player: then }.says(), then != now)]);
        }
    }
    let passes = table.rows.iter().any(|row| row.cells.iter().any(|cell| cell.marked));
    table.below = passes.then(|| Tables::Passes { player: now }.says());
    (!table.rows.is_empty()).then_some(table)
}

// Every region beside it, and what each player may do there.
fn rights(state: &State, region: Region) -> Option<Table> {
    let rights: Vec<(Power, Right)> = Power::at_table(state.board.players)
        .iter()
        .filter_map(|player| Some((*player, right_of(state, *player, region)?)))
        .collect();
    let mut table = Table::of(Tables::Rights { region }.says(), &[&rulebook::MV1, &rulebook::PO1, &rulebook::PO2, &rulebook::LI1]);
    table.heads = rights.iter().map(|(player, _)| head(*player)).collect();
    table.folded = true;
    for to in region.beside() {
        let cells = rights.iter().map(|(player, right)| {
            let (says, may) = match ways_out(state, *player, region, to, right) {
                Way::Moves => (Tables::MayMove, true),
                Way::MovesPart => (Tables::MayMovePart, true),
                Way::MovesOver => (Tables::MayMoveOver, false),
                Way::KeptOut => (Tables::KeptOut, false),
                Way::Attacks => (Tables::MayAttack, true),
                Way::AttacksPart => (Tables::MayAttackPart, true),
                Way::NoAttack => (Tables::NoAttack, false),
            };
            TableCell::of(says.says(), may)
        });
        table.row(Tables::Place { region: to }.says(), cells.collect());
    }
    table.below = match rights.as_slice() {
        [] => return None,
        [(player, Right::Controls(other)), _] | [_, (player, Right::Controls(other))] => {
            table.cites.extend([&rulebook::MX4, &rulebook::MX7]);
            Some(Tables::Controller { player: *player, other: *other }.says())
        }
        [_] => None,
        _ => Some(Tables::EachHisOwn.says()),
    };
    Some(table)
}

// How many of his own a controller has to take along.
fn splits(state: &State, region: Region) -> Option<Table> {
    let (one, other) = state.mixed(region)?;
    let control = state.control(region)?;
    let (mine, theirs) = if control.power == one.power { (one, other) } else { (other, one) };
    let player = mine.power;
    let leads = state.leading(player.side()) == player;
    let mut table = Table::of(Tables::Splits { region, player }.says(), &[&rulebook::MX6, &rulebook::MX3]);
    table.heads = vec![(Tables::Own.says(), None)];
    table.folded = true;
    let shown = theirs.units().min(Count::from(MOST_SHOWN)).small().unwrap_or(0);
    for others in 0..=shown {
        let count = Count::from(others);
        let range = least_of_his_own(&mine, &theirs, &count, leads);
        let says = range.as_ref().map_or(Tables::Nothing, |least| Tables::Range { least: least.clone(), most: mine.units() });
        let cells = vec![TableCell::of(says.says(), false)];
        table.rows.push(TableRow { says: Tables::With { count }.says(), cells, idle: range.is_none() });
    }
    table.below = Some(Tables::ElseLost { player }.says());
    Some(table)
}
