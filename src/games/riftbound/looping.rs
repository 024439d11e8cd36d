//! The question `loop`: who names numbers, who breaks it, and where it ends; and burning out.

use crate::games::riftbound::board::drawn;
use crate::games::riftbound::edits::{CHANCE, EACH_ROUND, MAINTAINED, OTHER_POINTS, OWN_POINTS, VICTORY, who_maintains};
use crate::games::riftbound::labels::Label;
use crate::games::riftbound::loop_says::LoopSays;
use crate::games::riftbound::playing::refused;
use crate::games::riftbound::round_core::{Round, might_after, report};
use crate::games::riftbound::rulebook::{
    ARRANGING, FIRST_POINT, TR_505_2, TR_505_3, TR_505_4, TR_505_5, TR_505_6, TR_505_7, TR_505_8, TR_505_9, TR_EQUAL,
};
use crate::games::riftbound::rulebook_core::{BURN_OUT, BURN_OUT_AGAIN, WINS_AT_ONCE};
use crate::games::riftbound::objections::Objects;
use crate::games::riftbound::seats::player;
use crate::games::riftbound::setup::{BurnOutSet, Setup};
use crate::games::riftbound::state::{Seat, State, seat_id, seat_named};
use crate::games::riftbound::table::start;
use crate::loops::policy::{Asked, Lowest, Spot, committed, involved, lowest};
use crate::play::{Course, Played, Record, Refusal, open_between, play};
use crate::ruling::{
    Act, Arg, Assumption, At, BoardView, Case, Choice, Field, FieldKind, NumberAsked, OptionId, Problem, Prompt, Rule, Says as Told, Standing,
    Step,
};
use crate::words::Count;

/// The key of a number that is named.
pub const NAME: &str = "name_number";
/// The key of the answer to a number.
pub const ANSWER: &str = "answer";

/// What a player has said.
#[derive(Clone, Debug)]
enum Given {
    Number(Count, usize),
    Nothing,
}

/// How far the procedure has come.
#[derive(Clone)]
pub struct Moment {
    given: Vec<Given>,
    /// Where the round ends, once that is settled.
    end: Option<Spot>,
}

/// The question `loop`.
pub struct LoopCourse<'a> {
    case: &'a Case<Setup>,
    board: State,
    problems: Vec<Problem>,
    round: Round,
    asks: Vec<(Seat, Asked)>,
}

impl<'a> LoopCourse<'a> {
    /// The course of a case.
    pub fn of(case: &'a Case<Setup>) -> LoopCourse<'a> {
        let (board, problems, _) = start(&case.setup);
        let round = Round::of(&case.setup, &board);
        let order = [board.turn, 1 - board.turn.min(1)];
        let asks = if round.strokes.is_empty() { Vec::new() } else { committed(&round.strokes, &order) };
        LoopCourse { case, board, problems, round, asks }
    }

    fn reading(&self, id: &'static str) -> Option<&OptionId> {
        self.case.readings.get(&id.into())
    }

    fn asked(&self, moment: &Moment) -> Option<(Seat, Asked)> {
        let by_hand = self.case.setup.round.as_ref().is_none_or(|round| round.chance);
        self.asks.get(moment.given.len()).copied().filter(|_| !by_hand)
    }

    fn numbers(&self, moment: &Moment) -> Vec<(Seat, Count)> {
        let both = self.asks.iter().zip(&moment.given);
        both.filter_map(|((seat, _), given)| match given {
            Given::Number(number, _) => Some((*seat, number.clone())),
            Given::Nothing => None,
        })
        .collect()
    }

    fn maintains(&self, seat: Seat) -> bool {
        self.round.strokes.iter().any(|stroke| stroke.optional && stroke.by == Some(seat))
    }
}

fn rule_of(asked: Asked) -> &'static Rule {
    if asked == Asked::Number { &TR_505_4 } else { &TR_505_5 }
}

fn refuse(rule: &'static Rule, says: LoopSays) -> Refusal {
    Refusal::because(Step::by(rule, says.says()))
}

impl Course for LoopCourse<'_> {
    type State = Moment;

    fn open(&self, record: &mut Record<Moment>) {
        for Problem { about, severity, step } in &self.problems {
            record.object(about.clone(), *severity, step.clone());
        }
        if self.asks.is_empty() || self.asked(&record.state).is_none() {
            return;
        }
        let seats = involved(&self.round.strokes, &[self.board.turn, 1 - self.board.turn.min(1)]);
        let says = if seats.is_empty() {
            LoopSays::NobodyMaintains
        } else {
            LoopSays::Maintain { players: seats.iter().map(|seat| player(*seat)).collect() }
        };
        record.step(Step::by(&TR_505_3, says.says()).and(&TR_505_2).and(&TR_505_4));
        if let Some((seat, asked)) = self.asks.first() {
            let says = LoopSays::FoundNames { player: player(*seat) };
            record.find("who_names", seat_id(*seat), says.says(), &[rule_of(*asked)]);
        }
        for (piece, by) in self.round.each_iteration() {
            record.step(Step::by(&TR_505_2, LoopSays::EachIteration { piece, by }.says()));
        }
    }

    /// *Says*: those who maintain the loop name numbers in turn order; each other player agrees, commits to break it after
    /// a number, or declines to. *Source*: Tournament Rules 505.4, 505.5, 505.8. *Case*: RB-L01, RB-L02.
    fn perform(&self, record: &mut Record<Moment>, act: &Act) -> Result<(), Refusal> {
        let Some((seat, asked)) = self.asked(&record.state) else {
            return Err(refused(&ARRANGING, Objects::NothingToChoose));
        };
        let rule = rule_of(asked);
        if act.seat.as_ref().and_then(|id| seat_named(id.as_str())) != Some(seat) {
            return Err(refused(rule, Objects::NotAsked { player: player(seat) }));
        }
        let by = player(seat);
        let (given, says) = match (act.key.as_str(), asked) {
            (NAME, _) => {
                let Some(Ok(times)) = act.count("times") else { return Err(refuse(rule, LoopSays::NotANumber)) };
                let actions = act.count("actions").and_then(Result::ok).and_then(|actions| actions.small()).unwrap_or(0);
                if actions >= self.round.strokes.len().max(1) || (asked == Asked::Number && actions > 0) {
                    return Err(refuse(&TR_505_8, LoopSays::NoSuchAction));
                }
                let says = match asked {
                    Asked::Number => LoopSays::NamesNumber { player: by, times: times.clone() },
                    _ => LoopSays::CommitsToBreak { player: by, times: times.clone(), actions: actions.into() },
                };
                (Given::Number(times, actions), says)
            }
            ("agree", Asked::AgreeBreakOrNot) => (Given::Nothing, LoopSays::Agrees { player: by }),
            ("decline", Asked::AgreeBreakOrNot | Asked::BreakOrNot) => (Given::Nothing, LoopSays::Declines { player: by }),
            ("agree" | "decline", _) => return Err(refuse(rule, LoopSays::ANumberIsDue { player: by })),
            _ => return Err(refused(rule, Objects::UnknownDeed)),
        };
        record.state.given.push(given);
        record.step(Step::by(rule, says.says()).actor(seat_id(seat)));
        Ok(())
    }

    fn prompt(&self, state: &Moment) -> Option<Prompt> {
        let (seat, asked) = self.asked(state)?;
        Some(prompt(seat, asked, self.numbers(state).into_iter().map(|(_, number)| number).min()))
    }

    fn close(&self, record: &mut Record<Moment>, prompt: Option<Prompt>) -> Standing {
        let settled = |says: LoopSays| Standing::Settled { verdict: says.says() };
        match &self.case.setup.round {
            Some(round) if round.chance => {
                record.step(Step::by(&TR_505_9, LoopSays::ByHand.says()).and(&TR_505_2));
                settled(LoopSays::ByHand)
            }
            Some(_) if !self.round.strokes.is_empty() => match prompt {
                Some(prompt) => Standing::Awaits(prompt),
                None => self.ended(record),
            },
            _ => match &self.case.setup.burn_out {
                Some(burn) => self.burns(record, burn),
                None => settled(LoopSays::NoLoop),
            },
        }
    }

    fn stale(&self, _act: &Act) -> Step {
        Step::by(&ARRANGING, Objects::StaleAnswer.says())
    }
}

impl LoopCourse<'_> {
    /// *Says*: nobody maintains and nobody breaks: a draw. Otherwise the lowest number counts, and its player has
    /// priority or breaks the loop. *Source*: Tournament Rules 505.6 to 505.8. *Case*: RB-L01 to RB-L04.
    fn ended(&self, record: &mut Record<Moment>) -> Standing {
        let (number, by) = match lowest(&self.numbers(&record.state)) {
            Lowest::Nobody => {
                record.assume(Assumption { says: LoopSays::InCompetition.says(), change: None });
                record.step(Step::by(&TR_505_6, LoopSays::Draw.says()));
                return Standing::Settled { verdict: LoopSays::Draw.says() };
            }
            Lowest::Of { number, by } => (number, by),
            Lowest::Equal { number, by } => {
                let (first, last) = (by.first().copied().unwrap_or(0), by.last().copied().unwrap_or(0));
                let seat = match self.reading("equal_lowest").map(OptionId::as_str) {
                    Some("earliest") => first,
                    Some("latest") => last,
                    _ => {
                        let reading = |seat| LoopSays::ReadItIs { player: player(seat) }.says();
                        let options = vec![("earliest".into(), reading(first)), ("latest".into(), reading(last))];
                        record.step(Step::by(&TR_EQUAL, LoopSays::AsksEqual.says()));
                        return self.open("equal_lowest", LoopSays::AsksEqual, options);
                    }
                };
                let option = if seat == first { "earliest" } else { "latest" };
                record.rest_on("equal_lowest".into(), option.into());
                record.read_as(LoopSays::AsksEqual.says(), LoopSays::ReadItIs { player: player(seat) }.says());
                (number, seat)
            }
        };
        let actions = self.asks.iter().zip(&record.state.given).find_map(|((seat, _), given)| match given {
            Given::Number(_, actions) if *seat == by => Some(*actions),
            _ => None,
        });
        let actions = actions.unwrap_or(0);
        let spot = Spot { whole: number.clone(), actions };
        record.state.end = Some(spot.clone());
        let lowest = LoopSays::LowestCounts { player: player(by), times: number.clone() };
        record.step(Step::by(&TR_505_7, lowest.says()));
        for (piece, might) in might_after(&self.round, &spot) {
            let touched = piece.id.clone();
            record.step(Step::by(&TR_505_7, LoopSays::Becomes { piece, might }.says()).touching([touched]));
        }
        record.settle_loop(report(&self.round, &spot));
        let verdict = if self.maintains(by) {
            LoopSays::Runs { iterations: number, player: player(by) }
        } else {
            record.step(Step::by(&TR_505_8, LoopSays::BreaksIt { player: player(by) }.says()));
            LoopSays::Broken { iterations: number, actions: actions.into(), player: player(by) }
        };
        Standing::Settled { verdict: verdict.says() }
    }

    fn open(&self, id: &'static str, asks: LoopSays, options: Vec<(OptionId, Told)>) -> Standing {
        let with = |option: &OptionId| {
            let mut case: Case<Setup> = self.case.clone();
            case.readings.insert(id.into(), option.clone());
            played(&case).ruling
        };
        open_between(id.into(), asks.says(), options, with)
    }

    /// *Says*: each burn out gives the opponent a point; from the second on, the opponent wins at once with at least the
    /// Victory Score and more points than the other. *Source*: Core Rules 1.4, 431.2, 431.3. *Case*: RB-L06.
    fn burns(&self, record: &mut Record<Moment>, burn: &BurnOutSet) -> Standing {
        let burner = burn.seat.as_ref().and_then(|seat| seat_named(seat.as_str())).unwrap_or(1);
        let winner = 1 - burner.min(1);
        if burn.opponent >= burn.victory && burn.opponent > burn.own {
            let says = LoopSays::WonAlready { player: player(winner) };
            record.step(Step::by(&WINS_AT_ONCE, says.clone().says()));
            return Standing::Settled { verdict: says.says() };
        }
        let mut times = burn_outs(&burn.victory, &burn.opponent, &burn.own);
        if times == Count::one() {
            match self.reading("first_point").map(OptionId::as_str) {
                Some("wins_at_once") => record.rest_on("first_point".into(), "wins_at_once".into()),
                Some("one_more") => {
                    record.rest_on("first_point".into(), "one_more".into());
                    times = Count::from(2_u32);
                }
                _ => {
                    record.step(Step::by(&FIRST_POINT, LoopSays::AsksFirstPoint.says()).and(&BURN_OUT));
                    let options = vec![
                        ("wins_at_once".into(), LoopSays::ReadWinsAtOnce.says()),
                        ("one_more".into(), LoopSays::ReadOneMore.says()),
                    ];
                    return self.open("first_point", LoopSays::AsksFirstPoint, options);
                }
            }
            record.step(Step::by(&FIRST_POINT, LoopSays::AsksFirstPoint.says()));
        }
        let points = &burn.opponent + &times;
        let step = LoopSays::BurnsOut { player: player(burner), times: times.clone(), winner: player(winner), points, own: burn.own.clone() };
        record.find("burn_outs", &times, LoopSays::FoundBurnOuts { times: times.clone() }.says(), &[&BURN_OUT_AGAIN]);
        let verdict = step.says();
        record.step(Step::by(&BURN_OUT, verdict.clone()).and(&BURN_OUT_AGAIN).and(&WINS_AT_ONCE));
        Standing::Settled { verdict }
    }
}

/// How many burn outs it takes: as many as bring the opponent to the Victory Score and past the other player.
pub fn burn_outs(victory: &Count, opponent: &Count, own: &Count) -> Count {
    let to_victory = victory.minus(opponent).unwrap_or_default();
    let past_the_other = (own + &Count::one()).minus(opponent).unwrap_or_default();
    to_victory.max(past_the_other)
}

fn prompt(seat: Seat, asked: Asked, named: Option<Count>) -> Prompt {
    let by = player(seat);
    let key = if asked == Asked::Number { NAME } else { ANSWER };
    let choice = |id: &'static str, says: LoopSays| Choice {
        id: id.into(),
        says: says.says(),
        act: Act::of(seat_id(seat), id).answering(key),
        why: Vec::new(),
        gives: None,
    };
    let choices = match asked {
        Asked::Number => Vec::new(),
        Asked::BreakOrNot => vec![choice("decline", LoopSays::AnswerDecline)],
        _ => vec![choice("agree", LoopSays::AnswerAgree), choice("decline", LoopSays::AnswerDecline)],
    };
    let asks = match (asked, named) {
        (Asked::Number, _) => LoopSays::AsksNumber { player: by },
        (_, Some(times)) => LoopSays::AsksAnswer { player: by, times },
        (_, None) => LoopSays::AsksBreak { player: by },
    };
    let number = NumberAsked {
        windows: Vec::new(),
        says: if asked == Asked::Number { LoopSays::NumberOfIterations } else { LoopSays::NumberBeforeBreak }.says(),
        act: Act::of(seat_id(seat), NAME).answering(key),
        arg: "times",
        least: Count::zero(),
        most: None,
        offered: [1_000_u32, 1_000_000].map(|number| (Count::from(number), None)).to_vec(),
    };
    Prompt { key, seat: Some(seat_id(seat)), asks: asks.says(), choices, number: Some(number) }
}

/// Plays a case of this question.
pub fn played(case: &Case<Setup>) -> Played<Moment> {
    play(&LoopCourse::of(case), Moment { given: Vec::new(), end: None }, &case.acts)
}

// What can be said about a loop and a burn out without writing files.
fn fields(setup: &Setup) -> Vec<Field> {
    let field = |key: &str, name: Label, kind| Field { key: key.to_owned(), token: None, name: name.says(), kind };
    let who = [
        ("none", Label::MaintainedNone),
        ("p1", Label::Player { player: player(0) }),
        ("p2", Label::Player { player: player(1) }),
        ("both", Label::MaintainedBoth),
        ("nobody", Label::MaintainedNobody),
    ];
    let mut fields = vec![
        field(MAINTAINED, Label::MaintainedField, FieldKind::Choice {
            value: who_maintains(setup).into(),
            options: who.map(|(id, label)| (id.into(), label.says())).to_vec(),
        }),
    ];
    if let Some(round) = &setup.round {
        fields.push(field(CHANCE, Label::ChanceField, FieldKind::Toggle(round.chance)));
        return fields;
    }
    let burn = setup.burn_out.clone().unwrap_or_default();
    for (key, name, value) in [
        (VICTORY, Label::VictoryField, burn.victory),
        (OTHER_POINTS, Label::OtherPointsField, burn.opponent),
        (OWN_POINTS, Label::OwnPointsField, burn.own),
    ] {
        fields.push(field(key, name, FieldKind::Number { value, least: Count::zero(), most: None }));
    }
    fields
}

/// The board at a moment: at the end with what the loop has made of it.
pub fn board_at(case: &Case<Setup>, played: &Played<Moment>, at: &At) -> BoardView {
    let course = LoopCourse::of(case);
    let mut view = drawn(&course.board, false);
    view.fields = fields(&case.setup);
    for token in view.tokens.iter_mut().filter(|token| token.badges.iter().any(|badge| badge.key == "might")) {
        let given = course.round.each_iteration().into_iter().find(|(piece, _)| piece.id == token.id);
        let value = given.and_then(|(_, by)| by.count()).unwrap_or_default();
        token.fields.push(Field {
            key: EACH_ROUND.to_owned(),
            token: Some(token.id.clone()),
            name: Label::EachRoundField.says(),
            kind: FieldKind::Number { value, least: Count::zero(), most: None },
        });
    }
    let end = match at {
        At::Lap(place) => place.laps.first().map(|lap| Spot { whole: lap.clone(), actions: 0 }),
        _ => played.state(at).end.clone(),
    };
    let Some(spot) = end else { return view };
    for (piece, might) in might_after(&course.round, &spot) {
        let badges = view.tokens.iter_mut().filter(|token| token.id == piece.id).flat_map(|token| &mut token.badges);
        for badge in badges.filter(|badge| badge.key == "might") {
            badge.value = Arg::from(&might);
            badge.says = Label::Might { might: might.clone() }.says();
            badge.short = Label::Signed { number: might.clone() }.says();
        }
    }
    view
}

#[cfg(test)]
mod tests {
    use super::*;

    // Point by point, as the rule is written; the first point wins too.
    fn by_points(victory: usize, mut opponent: usize, own: usize) -> usize {
        let mut times = 0;
        while opponent < victory || opponent <= own {
            opponent += 1;
            times += 1;
        }
        times
    }

    #[test]
    fn burning_out_in_closed_form_is_burning_out_point_by_point() {
        for victory in 1..14 {
            for opponent in 0..16 {
                for own in 0..16 {
                    let closed = burn_outs(&Count::from(victory), &Count::from(opponent), &Count::from(own));
                    assert_eq!(closed.small(), Some(by_points(victory, opponent, own)), "{victory} {opponent} {own}");
                }
            }
        }
    }
}
