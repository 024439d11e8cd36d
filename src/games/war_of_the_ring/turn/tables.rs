//! The tables beside a ruling on a turn: who acts when and who may pass, and who may do what.

use crate::games::war_of_the_ring::nations::{Nation, Side};
use crate::games::war_of_the_ring::players::{Players, Power};
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::silences::chosen;
use crate::games::war_of_the_ring::turn::minions::Minion;
use crate::games::war_of_the_ring::turn::says::Says;
use crate::games::war_of_the_ring::turn::state::TurnState;
use crate::play::Record;
use crate::ruling::{Case, Table, TableCell};
use crate::words::Count;

/// The most actions that are shown one by one, and the most that are shown at once.
const SHOWN: (usize, usize) = (40, 12);

/// Shows the tables of the turn.
pub fn show_tables(record: &mut Record<TurnState>, case: &Case<Setup>) {
    if let Some(table) = order(&record.state) {
        record.show(table);
    }
    let table = who(&record.state, case);
    record.show(table);
}

// Every action from here on with the dice before it, and whether its player may pass instead.
fn order(state: &TurnState) -> Option<Table> {
    let mut phase = state.phase.clone()?;
    let turn = state.army.board.turn.clone();
    let rules = [&rulebook::AO1, &rulebook::AO2, &rulebook::AO3];
    let mut table = Table::of(Says::TableOrder { turn }.says(), &rules);
    table.heads = [Says::HeadActs, Says::HeadDice, Says::HeadPass].map(|head| (head.says(), None)).to_vec();
    for nth in 1..=SHOWN.0 {
        let Some(player) = phase.player() else { break };
        let [free_peoples, shadow] = phase.dice.clone();
        let passes = phase.may_pass();
        let cells = [
            (Says::CellPlayer { player }, false),
            (Says::CellDice { free_peoples, shadow }, false),
            (if passes { Says::CellYes } else { Says::CellNo }, passes),
        ];
        let cells = cells.map(|(says, marked)| TableCell::of(says.says(), marked));
        table.row(Says::RowAction { nth: Count::from(nth) }.says(), cells.to_vec());
        phase.uses_a_die();
    }
    table.folded = table.rows.len() > SHOWN.1;
    table.below = Some(Says::BelowOrder.says());
    (!table.rows.is_empty()).then_some(table)
}

/// Whether a player may do something.
#[derive(Clone, Copy, PartialEq, Eq)]
enum May {
    Yes,
    No,
    Open,
}

fn when(may: bool) -> May {
    if may { May::Yes } else { May::No }
}

// Everything that is one player's or any player's, player by player.
fn who(state: &TurnState, case: &Case<Setup>) -> Table {
    let players = state.players();
    let table_of = Power::at_table(players);
    let turn = state.army.board.turn.clone();
    let rules = [
        &rulebook::LI1,
        &rulebook::LI2,
        &rulebook::LI3,
        &rulebook::LP3,
        &rulebook::HU1,
        &rulebook::HU5,
        &rulebook::PW3,
        &rulebook::CD5,
    ];
    let mut table = Table::of(Says::TableWho { turn }.says(), &rules);
    table.heads = table_of.iter().map(|player| (Says::CellPlayer { player: *player }.says(), Some(player.seat()))).collect();
    table.folded = true;
    let mut row = |says: Says, may: &dyn Fn(Power) -> May| {
        let cells = table_of.iter().map(|player| {
            let may = may(*player);
            let says = match may {
                May::Yes => Says::CellYes,
                May::No => Says::CellNo,
                May::Open => Says::CellOpen,
            };
            TableCell::of(says.says(), may == May::Yes)
        });
        table.row(says.says(), cells.collect());
    };
    for nation in Nation::ALL {
        row(Says::RowNation { nation }, &|player| when(nation.player(players) == player));
    }
    row(Says::RowFly, &|player| when(player.side() == Side::Shadow));
    row(Says::RowRecruitNazgul, &|player| when(player == Power::WitchKing));
    // Saruman never leaves Orthanc (NZ2).
    for minion in Minion::ALL.into_iter().filter(|minion| *minion != Minion::Saruman) {
        row(Says::RowMinion { minion }, &|player| match chosen(case, "A10") {
            _ if minion.player() == player => May::Yes,
            _ if minion != Minion::WitchKing || player.side() != Side::Shadow => May::No,
            None => May::Open,
            Some(way) => when(way == 0),
        });
    }
    row(Says::RowFellowship, &|player| when(player.side() == Side::FreePeoples));
    row(Says::RowDecide, &|player| when(player == state.army.leading(Side::FreePeoples)));
    row(Says::RowAllocate, &|player| when(player == state.army.leading(Side::Shadow)));
    let icons = [Power::Gondor, Power::Rohan, Power::WitchKing, Power::Saruman];
    let his = |player: Power, icon: Power| {
        player == icon || (players == Players::Three && player == Power::FreePeoples && icon.side() == player.side())
    };
    for icon in icons {
        row(Says::RowIcon { icon }, &|player| when(his(player, icon)));
    }
    for icon in icons {
        row(Says::RowCombatIcon { icon }, &|player| match chosen(case, "A12") {
            _ if his(player, icon) => May::Yes,
            _ if player.side() != icon.side() => May::No,
            None => May::Open,
            Some(way) => when(way == 0),
        });
    }
    table
}
