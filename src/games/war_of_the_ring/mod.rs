//! War of the Ring, second edition: multi-player questions.
//!
//! What it covers: whose a mixed Army is, and who removes what over the stacking limit, for three or four players, on
//! five regions by the river Anduin. What it does not: sieges, battles, movement, the rest of the map, expansions, and
//! the first edition's chapter.

mod acts;
mod answer;
mod army;
mod board_check;
mod control;
mod course;
mod en;
mod excess;
mod facts;
mod figures;
mod fr;
mod leading_player;
mod limit;
mod names;
mod nations;
mod outcomes;
mod players;
mod prompts;
mod regions;
mod rulebook;
mod says;
mod setup;
mod stacking;
mod state;
mod tokens;
