//! The words that every game shares: cases, rules, sentences, rulings and boards. No game, no language file, no page.

mod arg;
mod board;
mod case;
mod certificate;
mod description;
mod edit;
mod game;
mod id;
mod loop_report;
mod prompt;
mod rule;
mod script;
mod script_from_json;
mod sentence;
mod table;
mod verdict;

pub use arg::Arg;
pub use board::{
    Badge, BoardView, Field, FieldKind, Layout, Link, Offer, Outline, SeatView, Tint, TokenView, ZoneView,
};
pub use case::{Act, ActArg, Case};
pub use certificate::{Certificate, Part};
pub use description::{DescribedLine, Description};
pub use edit::{Does, Drop, Edit, Pick};
pub use game::{About, AnyCase, AnyGame, Example, Game, Held, OpenCase, QuestionAbout, TrayPiece};
pub use id::{BadId, KindId, OptionId, QuestionId, ReadingId, SeatId, TokenId, ZoneId};
pub use loop_report::{
    CounterMap, CounterReport, GuardSeen, LoopReport, LoopSample, LoopStop, LoopWay, PhaseReport, RoundAction,
};
pub use prompt::{Choice, NumberAsked, Prompt};
pub use rule::{Basis, Book, Gist, Locator, Rule, Rulebook, Ruleset};
pub use script::{At, Place, Script, Times, Window};
pub use sentence::{
    Catalogue, Named, Naming, Piece, Player, Says, Sentence, Spot, Told, args_json, faults_of, same_sentence, told,
};
pub use table::{Disc, Stands, Table, TableCell, TableRow};
pub use verdict::{Assumption, Branch, Finding, Problem, ProblemAbout, Ruling, Severity, Standing, Step, WayOn};
