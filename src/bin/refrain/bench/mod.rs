//! `refrain bench`: one line a benchmark, measured in one run with the equality checks on.

mod described;
mod game;
mod line;
mod many;
mod rounds;
mod steppers;
mod table;

use crate::bench::line::Line;

/// Runs all of them; whether every check held.
pub fn run(mut print: impl FnMut(&str)) -> bool {
    let all: [fn() -> Line; 7] =
        [table::gond, table::drain, table::pings, table::doubling, table::anduin, many::steps, many::proofs];
    let mut good = true;
    for bench in all {
        let line = bench();
        good &= line.is_right();
        print(&format!("{line}\n"));
    }
    good
}
