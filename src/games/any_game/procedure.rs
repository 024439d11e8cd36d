//! The procedures by which the number of a loop is settled, and what each asks of a described round.

use crate::games::any_game::core::Move;
use crate::games::any_game::fate::{Fate, Future, Stop, future};
use crate::games::any_game::rulebook::{LOOPS, MTR_4_4, R732_2A, R732_2B, TR_505_4, TR_505_5};
use crate::games::any_game::table::Table;
use crate::loops::policy::{Asked, Naming, Shortcut, committed, involved, shortcut, tournament, who_names};
use crate::ruling::Rule;

/// A procedure, by its ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Procedure {
    /// Magic, Comprehensive Rules 732.
    Shortcut,
    /// Magic, Tournament Rules 4.4.
    Tournament,
    /// The Lord of the Rings TCG, entry *loops*.
    FreePeoples,
    /// Riftbound, Tournament Rules 505.
    Committed,
}

/// What a procedure makes of a round before anybody says anything.
pub enum Opening {
    /// The round stops by itself.
    StopsByItself,
    /// The game is a draw.
    Draw,
    /// It ends at once with no effect.
    NoEffect,
    /// It cannot be repeated forever.
    NotALoop(Stop),
    /// This player has to choose otherwise.
    MustBreak(usize),
    /// Players are asked, in this order.
    Asks(Vec<Ask>),
    /// The procedure does not say who names.
    WhoNamesIsOpen,
    /// There are more players than the procedure speaks of.
    TwoPlayersOnly,
    /// How the round goes on is not known.
    NotKnown,
}

/// One player who is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ask {
    /// Who.
    pub seat: usize,
    /// What.
    pub asked: Asked,
}

/// Who names alone, or that both are needed: how a table reads an open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhoNames {
    /// The player who could go on alone.
    Alone,
    /// The Free Peoples player, and the Shadow player answers.
    Both,
}

fn asks(list: Vec<(usize, Asked)>) -> Opening {
    Opening::Asks(list.into_iter().map(|(seat, asked)| Ask { seat, asked }).collect())
}

impl Procedure {
    /// The procedure of a ruleset.
    pub fn of(ruleset: &str) -> Procedure {
        match ruleset {
            "mtr-4.4" => Procedure::Tournament,
            "lotr-tcg-4.2" => Procedure::FreePeoples,
            "riftbound-tr-505" => Procedure::Committed,
            _ => Procedure::Shortcut,
        }
    }

    /// The rule by which a player is asked.
    pub fn rule(self, asked: Asked) -> &'static Rule {
        match (self, asked) {
            (Procedure::Shortcut, Asked::Number) => &R732_2A,
            (Procedure::Shortcut, _) => &R732_2B,
            (Procedure::Tournament, _) => &MTR_4_4,
            (Procedure::FreePeoples, _) => &LOOPS,
            (Procedure::Committed, Asked::Number) => &TR_505_4,
            (Procedure::Committed, _) => &TR_505_5,
        }
    }

    /// What it makes of a round. `who_names` is how the table reads it where one player alone could go on.
    pub fn opening(self, table: &Table, ahead: &Future, across_turns: bool, reads: Option<WhoNames>) -> Opening {
        let nobody = involved(&table.strokes, &table.order).is_empty();
        let (forever, stop) = match &ahead.fate {
            Fate::Forever => (true, None),
            Fate::Stops(stop) => (false, Some(stop)),
            Fate::Unknown { .. } if nobody => return Opening::NotKnown,
            Fate::Unknown { .. } => (false, None),
        };
        // What stops even the first time, or that nobody can leave undone, needs no number.
        if let Some(stop) = stop
            && (nobody || !stop.ends_the_game() && stop.before().is_zero())
        {
            return Opening::StopsByItself;
        }
        match self {
            Procedure::Shortcut => match shortcut(&table.strokes, &table.order, forever && ahead.comes_back) {
                Shortcut::OnlyRequired => Opening::Draw,
                Shortcut::Fragmented(seat) => Opening::MustBreak(seat),
                Shortcut::Proposed { by, answer } => {
                    let others = answer.into_iter().map(|seat| (seat, Asked::AgreeOrEarlier));
                    asks(std::iter::once((by, Asked::Number)).chain(others).collect())
                }
            },
            Procedure::Tournament => asks(tournament(&table.strokes, &table.order, across_turns)),
            Procedure::Committed => asks(committed(&table.strokes, &table.order)),
            Procedure::FreePeoples if nobody => Opening::NoEffect,
            Procedure::FreePeoples => match stop {
                Some(stop) if !stop.ends_the_game() => Opening::NotALoop(stop.clone()),
                _ => free_peoples(table, reads),
            },
        }
    }
}

/// The Free Peoples player is A, the Shadow player B.
fn free_peoples(table: &Table, reads: Option<WhoNames>) -> Opening {
    let round = actors(table);
    let several = round.iter().any(|seat| Some(seat) != round.first());
    if table.players != 2 && several {
        return Opening::TwoPlayersOnly;
    }
    let alone = |seat: usize| goes_on_alone(table, seat);
    match (who_names(&round, 0, 1, alone), reads) {
        (Naming::Alone(seat), _) => asks(vec![(seat, Asked::Number)]),
        (Naming::Unclear, None) => Opening::WhoNamesIsOpen,
        (Naming::Unclear, Some(WhoNames::Alone)) => asks(vec![(the_one_alone(table), Asked::Number)]),
        (Naming::Both { names, answers }, _) => asks(vec![(names, Asked::Number), (answers, Asked::AgreeOrLower)]),
        (Naming::Unclear, Some(WhoNames::Both)) => asks(vec![(0, Asked::Number), (1, Asked::AgreeOrLower)]),
        // A third player's actions alone.
        (Naming::Nobody, _) => asks(round.first().map(|seat| (*seat, Asked::Number)).into_iter().collect()),
    }
}

/// Who could go on alone.
pub fn the_one_alone(table: &Table) -> usize {
    [0, 1].into_iter().find(|seat| goes_on_alone(table, *seat)).unwrap_or(0)
}

/// Who controls each optional action of the round, in order.
pub fn actors(table: &Table) -> Vec<usize> {
    table.strokes.iter().filter(|stroke| stroke.optional).filter_map(|stroke| stroke.by).collect()
}

// Whether the round goes on for ever without what the others may leave undone.
fn goes_on_alone(table: &Table, seat: usize) -> bool {
    let stays = |place: &usize| table.strokes.get(*place).is_some_and(|it| !it.optional || it.by == Some(seat));
    let body: Vec<Move> = (0..table.strokes.len()).filter(stays).map(Move::Whole).collect();
    matches!(future(&table.core, &table.start, &body).fate, Fate::Forever)
}
