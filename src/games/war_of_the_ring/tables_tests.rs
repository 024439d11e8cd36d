use crate::games::war_of_the_ring::course::played;
use crate::games::war_of_the_ring::figures::Troop;
use crate::games::war_of_the_ring::nations::Nation;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::setup::{Setup, Stand};
use crate::ruling::{Case, QuestionId, Table};
use crate::words::{Count, Lang, Map};

fn tables(turn: u64, stand: Stand, units: &[(Nation, &str)], part: &[(Nation, &str)]) -> Vec<Table> {
    let troops = |list: &[(Nation, &str)]| -> Map<Nation, Troop> {
        list.iter().map(|(nation, troop)| (*nation, Troop::read(troop).unwrap())).collect()
    };
    let mut setup = Setup { turn: Count::from(turn), ..Setup::default() };
    let garrison = setup.regions.or_default(Region::named("osgiliath").unwrap());
    garrison.stand = Some(stand);
    garrison.units = troops(units);
    garrison.part = (!part.is_empty()).then(|| troops(part));
    let ask = QuestionId::from("army");
    let case = Case { ruleset: "2e".to_owned(), ask, setup, acts: Vec::new(), readings: Default::default() };
    played(&case).ruling.tables
}

// A row as a person reads it: the decisive cell in brackets, a row that is passed over behind a dash.
fn rows(table: &Table) -> Vec<String> {
    let read = |row: &crate::ruling::TableRow| {
        let cells = row.cells.iter().map(|cell| {
            let says = cell.says.say(Lang::En).plain();
            if cell.marked { format!("[{says}]") } else { says }
        });
        let idle = if row.idle { "- " } else { "" };
        format!("{idle}{}: {}", row.says.say(Lang::En).plain(), cells.collect::<Vec<_>>().join(" | "))
    };
    table.rows.iter().map(read).collect()
}

#[test]
fn the_first_row_that_differs_is_the_one_that_decides() {
    let both = |gondor, rohan| [(Nation::Gondor, gondor), (Nation::Rohan, rohan)];
    let control = |turn, units: [(Nation, &str); 2]| rows(&tables(turn, Stand::Mixed, &units, &[])[0]);
    assert_eq!(control(3, both("3r1e", "3r1e")), ["Units: 4 | 4", "Elites: 1 | 1", "Leading Player: [token] | –"]);
    assert_eq!(control(4, both("3r1e", "3r1e")), ["Units: 4 | 4", "Elites: 1 | 1", "Leading Player: – | [token]"]);
    assert_eq!(control(1, both("3r", "2r1e")), ["Units: 3 | 3", "Elites: 0 | [1]", "- Leading Player: token | –"]);
    assert_eq!(control(2, both("4r", "2r1e")), ["Units: [4] | 3", "- Elites: 0 | 1", "- Leading Player: – | token"]);
}

#[test]
fn the_next_turn_stands_below() {
    let units = [(Nation::Gondor, "3r1e"), (Nation::Rohan, "3r1e")];
    let tables = tables(3, Stand::Mixed, &units, &[]);
    let below = tables[0].below.as_ref().unwrap().say(Lang::En).plain();
    assert_eq!(below, "Next turn, if nothing moves: Rohan.");
}

#[test]
fn each_single_loss_is_told_with_who_controls_then() {
    // 4-3 for Gondor on turn 1. A Regular lost: 3-3, Elites 1-0, still Gondor. The Elite lost: 3-3, no Elite, Gondor leads.
    let units = [(Nation::Gondor, "3r1e"), (Nation::Rohan, "3r")];
    let tables = tables(1, Stand::Mixed, &units, &[]);
    let expected = [
        "Gondor loses a Regular: Gondor",
        "Gondor reduces an Elite: Gondor",
        "Gondor loses an Elite: Gondor",
        "Rohan loses a Regular: Gondor",
    ];
    assert_eq!(rows(&tables[1]), expected);
    // The same on turn 2: without the Elite it is 3-3 and Rohan leads.
    let tables = self::tables(2, Stand::Mixed, &units, &[]);
    assert_eq!(rows(&tables[1])[2], "Gondor loses an Elite: [Rohan]");
}

#[test]
fn a_controller_sees_where_he_may_go_and_how_he_may_split() {
    // Rohan is three steps from war: it enters no other Nation's land. Gondor, two steps away, may go home.
    let units = [(Nation::Gondor, "3r"), (Nation::Rohan, "2r")];
    let tables = tables(1, Stand::Mixed, &units, &[]);
    let rights = rows(&tables[2]);
    assert!(rights.contains(&"Pelargir: [moves, only those who may enter] | may not enter".to_owned()), "{rights:?}");
    assert!(rights.contains(&"West Harondor: [moves] | [moves]".to_owned()), "{rights:?}");
    let splits = ["With 0 of the teammate’s: 1–3", "With 1 of the teammate’s: 1–3", "With 2 of the teammate’s: 2–3"];
    assert_eq!(rows(&tables[3]), splits);
    let tables = self::tables(2, Stand::Mixed, &units, &[]);
    let splits = ["With 0 of the teammate’s: 1–3", "With 1 of the teammate’s: 2–3", "With 2 of the teammate’s: 3"];
    assert_eq!(rows(&tables[3]), splits);
}

#[test]
fn separate_armies_show_who_would_control_them_if_attacked() {
    let units = [(Nation::Gondor, "2r1L"), (Nation::Rohan, "3r1L")];
    let tables = tables(1, Stand::Separate, &units, &[]);
    assert!(tables[0].says.say(Lang::En).plain().starts_with("If attacked"));
    assert_eq!(rows(&tables[0])[0], "Units: 2 | [3]");
}
