//! Acts of a case, read as deeds of the core.

use crate::games::magic::core::{Action, Core};
use crate::games::magic::labels::Labels;
use crate::games::magic::opening::Table;
use crate::games::magic::rulebook as rules;
use crate::games::magic::need::Choice;
use crate::games::magic::state::{POOLS, Phase, State, Target, Zone};
use crate::play::Refusal;
use crate::ruling::{Act, ActArg, Rule, Script, SeatId, Step, Times, TokenId};
use crate::words::Count;
use std::rc::Rc;

/// The most deeds of a round that are followed.
pub const MOST_DEEDS: usize = 48;
/// How deep rounds may lie within rounds.
pub const DEEPEST: usize = 4;

/// A refusal for one reason.
pub fn refused(rule: &'static Rule, says: Labels) -> Refusal {
    Refusal::because(Step::by(rule, says.says()))
}

impl Action {
    /// Whose deed it is; nobody's, if it is the table's.
    pub fn by(&self) -> Option<usize> {
        match self {
            Action::Activate { by, .. }
            | Action::Cast { by, .. }
            | Action::PlayLand { by, .. }
            | Action::Pass { by }
            | Action::Attack { by, .. } => Some(*by),
            _ => None,
        }
    }

    /// Whether it is the same choice as another: the same ability or card, aimed at the same.
    pub fn same_deed(&self, other: &Action) -> bool {
        use Action::{Activate, Attack, Cast, PlayLand};
        match (self, other) {
            (Activate { class: a, nth: b, targets: c, .. }, Activate { class: x, nth: y, targets: z, .. })
            | (Cast { class: a, nth: b, targets: c, .. }, Cast { class: x, nth: y, targets: z, .. }) => {
                (a, b, c) == (x, y, z)
            }
            (PlayLand { class: a, .. }, PlayLand { class: x, .. }) => a == x,
            (Attack { .. }, Attack { .. }) => true,
            _ => false,
        }
    }
}

impl Table {
    fn act_seat(&self, act: &Act) -> Result<usize, Refusal> {
        let found = act.seat.as_ref().and_then(|seat| self.seat(seat));
        found.ok_or_else(|| refused(&rules::ARRANGING, Labels::WhoseDeed))
    }

    fn act_piece(&self, state: &State, act: &Act, key: &str) -> Result<Option<usize>, Refusal> {
        let Some(text) = act.text(key) else { return Ok(None) };
        let id = TokenId::new(text).ok();
        let found = id.and_then(|id| self.class(state, &id));
        found.map(Some).ok_or_else(|| refused(&rules::ARRANGING, Labels::NoSuchPiece))
    }

    fn one_target(&self, state: &State, text: &str) -> Option<Target> {
        let class = TokenId::new(text).ok().and_then(|id| self.class(state, &id)).map(Target::Class);
        class.or_else(|| SeatId::new(text).ok().and_then(|id| self.seat(&id)).map(Target::Seat))
    }

    /// What an act means.
    ///
    /// # Errors
    /// It was not understood.
    pub fn action(&self, state: &State, act: &Act) -> Result<Action, Refusal> {
        let bad = || refused(&rules::ARRANGING, Labels::UnknownDeed);
        let number = |key: &str| match act.count(key) {
            None => Ok(None),
            Some(Ok(count)) => Ok(Some(count)),
            Some(Err(_)) => Err(refused(&rules::ANY_NUMBER, Labels::NumberWanted)),
        };
        let nth = |key: &str| number(key).map(|count| count.and_then(|count| count.small()).unwrap_or(0));
        let piece = || self.act_piece(state, act, "piece").and_then(|piece| piece.ok_or_else(bad));
        let player = || act.seat("player").and_then(|seat| self.seat(&seat)).ok_or_else(bad);
        let mut targets = Vec::new();
        if let Some(text) = act.text("target") {
            let found = self.one_target(state, text);
            targets.push(found.ok_or_else(|| refused(&rules::ARRANGING, Labels::NoSuchPiece))?);
        }
        Ok(match act.key.as_str() {
            "activate" => Action::Activate {
                by: self.act_seat(act)?,
                class: piece()?,
                nth: nth("ability")?,
                targets,
                with: self.act_piece(state, act, "with")?,
                x: number("x")?.unwrap_or_default(),
                colour: act.text("colour").and_then(|colour| POOLS.iter().position(|pool| *pool == colour)),
            },
            "cast" => Action::Cast {
                by: self.act_seat(act)?,
                class: piece()?,
                nth: nth("mode")?,
                targets,
                x: number("x")?.unwrap_or_default(),
            },
            "play_land" => Action::PlayLand { by: self.act_seat(act)?, class: piece()? },
            "pass" => Action::Pass { by: self.act_seat(act)? },
            "resolve" => Action::Resolve,
            "choose" => Action::Choose(self.choice(state, act, piece()?)?),
            "happens" => Action::Happens {
                what: act.text("what").and_then(Core::outside).ok_or_else(bad)?,
                seat: player()?,
                amount: number("amount")?.unwrap_or_else(Count::one),
            },
            "attack" => Action::Attack { by: self.act_seat(act)?, blocks: self.blocks(state, act)? },
            "block" => Action::Block(self.blocks(state, act)?.unwrap_or_default()),
            "go_to" => {
                let phase = Phase::ALL.iter().find(|(_, key)| act.text("phase") == Some(key));
                Action::GoTo(phase.map(|(phase, _)| *phase).ok_or_else(bad)?)
            }
            "turn" => {
                let no_draw = matches!(act.args.get("no_draw"), Some(ActArg::Flag(true)));
                Action::Turn { of: player()?, no_draw }
            }
            _ => return Err(bad()),
        })
    }

    // The blocks named in `blocks`: a list of who blocks whom, `bears>elf`.
    fn blocks(&self, state: &State, act: &Act) -> Result<Option<Vec<(usize, usize)>>, Refusal> {
        let bad = || refused(&rules::BLOCKING, Labels::NoSuchPiece);
        let Some(ActArg::List(named)) = act.args.get("blocks") else { return Ok(None) };
        let piece = |id: &str| TokenId::new(id).ok().and_then(|id| self.class(state, &id));
        let one = |named: &ActArg| {
            let ActArg::Text(text) = named else { return None };
            let (blocker, attacker) = text.split_once('>')?;
            Some((piece(blocker)?, piece(attacker)?))
        };
        named.iter().take(64).map(one).collect::<Option<Vec<_>>>().ok_or_else(bad).map(Some)
    }

    fn choice(&self, state: &State, act: &Act, source: usize) -> Result<Choice, Refusal> {
        let made = state.choice(source);
        let mut targets = made.map(|made| made.targets.clone()).unwrap_or_default();
        let named: Vec<&str> = match act.args.get("targets") {
            Some(ActArg::List(items)) => items
                .iter()
                .filter_map(|item| match item {
                    ActArg::Text(text) => Some(text.as_str()),
                    _ => None,
                })
                .collect(),
            Some(ActArg::Text(text)) => vec![text],
            _ => Vec::new(),
        };
        if !named.is_empty() {
            let found: Option<Vec<Target>> = named.iter().take(16).map(|text| self.one_target(state, text)).collect();
            targets = found.ok_or_else(|| refused(&rules::ARRANGING, Labels::NoSuchPiece))?;
        }
        let may = match act.args.get("may") {
            Some(ActArg::Flag(flag)) => Some(*flag),
            _ => made.and_then(|made| made.may),
        };
        let rank = act.count("rank").and_then(Result::ok).and_then(|rank| i8::try_from(rank.small()?).ok());
        let replacement = match act.text("replacement") {
            None => made.and_then(|made| made.replacement),
            Some("exile") => Some(Zone::Exile),
            Some("library") => Some(Zone::Library),
            Some(_) => return Err(refused(&rules::CHOOSING_REPLACEMENTS, Labels::UnknownDeed)),
        };
        let keeps = match self.act_piece(state, act, "keeps")? {
            None => made.and_then(|made| made.keeps),
            Some(kept) => Some((kept, matches!(act.args.get("tapped"), Some(ActArg::Flag(true))))),
        };
        let rank = rank.or(made.map(|made| made.rank)).unwrap_or(0);
        let command = match act.args.get("command") {
            Some(ActArg::Flag(flag)) => Some(*flag),
            _ => made.and_then(|made| made.command),
        };
        Ok(Choice { source, targets, may, rank, replacement, command, keeps })
    }

    /// A round of a script.
    ///
    /// # Errors
    /// It names no number, holds something that no shortcut may hold, or is too long.
    pub fn round(&self, state: &State, script: &Script) -> Result<Vec<Action>, Refusal> {
        let mut left = MOST_DEEDS;
        self.part(state, script, 0, &mut left)
    }

    fn part(&self, state: &State, script: &Script, depth: usize, left: &mut usize) -> Result<Vec<Action>, Refusal> {
        let too_long = || refused(&rules::BOUNDS, Labels::TooLong { most: MOST_DEEDS.into() });
        if depth > DEEPEST {
            return Err(too_long());
        }
        match script {
            Script::Act { act } => {
                *left = left.checked_sub(1).ok_or_else(too_long)?;
                Ok(vec![self.action(state, act)?])
            }
            Script::Seq { seq } => {
                let mut all = Vec::new();
                for part in seq {
                    all.extend(self.part(state, part, depth + 1, left)?);
                }
                Ok(all)
            }
            Script::Repeat { times, body } => {
                let times = exactly(times)?;
                let body = self.part(state, body, depth + 1, left)?;
                Ok(vec![Action::Rounds { times, body: Rc::new(body) }])
            }
        }
    }
}

/// The number of a repeat.
///
/// *Says*: a shortcut has a specified number of repeats; a condition is none, and infinity is no number.
/// *Source*: Comprehensive Rules 107.1c, 732.2a. *Case*: M03, M38, M39.
///
/// # Errors
/// It is worded.
pub fn exactly(times: &Times) -> Result<Count, Refusal> {
    match times {
        Times::Exactly(count) => Ok(count.clone()),
        Times::Worded { .. } => {
            let step = Step::by(&rules::PROPOSING, Labels::NumberWanted.says()).and(&rules::ANY_NUMBER);
            Err(Refusal::because(step).legal(Labels::NameANumber.says()))
        }
    }
}
