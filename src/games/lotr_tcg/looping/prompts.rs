//! What is asked next, and what each answer gives.

use crate::games::lotr_tcg::looping::arena::{Deed, player};
use crate::games::lotr_tcg::looping::core::{Action, Fight, Halt, Side, Window};
use crate::games::lotr_tcg::looping::closing::stands;
use crate::games::lotr_tcg::looping::course::LoopCourse;
use crate::games::lotr_tcg::looping::deeds::why_not;
use crate::games::lotr_tcg::looping::discovery::loops_found;
use crate::games::lotr_tcg::looping::fought::resolved;
use crate::games::lotr_tcg::looping::labels::LoopLabel;
use crate::games::lotr_tcg::looping::moment::{Answering, Moment};
use crate::games::lotr_tcg::looping::ranges::ranges;
use crate::games::lotr_tcg::looping::round::{Round, Stroke};
use crate::games::lotr_tcg::looping::settle::{Agreed, ending_of, whose_last};
use crate::loops::policy::{Answer, Ending, Naming};
use crate::loops::{Cx, Ended, Limits, Machine, repeat};
use crate::ruling::{Act, ActArg, Choice, NumberAsked, OptionId, Problem, Prompt, Says, Script};
use crate::words::{Count, Set};
use std::rc::Rc;

/// Who names the number of a round.
pub fn who_names(round: &Round) -> Side {
    match round.naming {
        Naming::Alone(side) => side,
        Naming::Both { names, .. } => names,
        Naming::Unclear | Naming::Nobody => Side::FreePeoples,
    }
}

/// An ability as a choice names it.
pub fn use_says(deed: &Deed) -> Says {
    let piece = deed.piece.clone();
    match deed.target.clone() {
        Some(target) => LoopLabel::UsePieceFor { piece, target }.says(),
        None => LoopLabel::UsePiece { piece }.says(),
    }
}

/// The act that uses an ability.
pub fn use_act(deed: &Deed) -> Act {
    let mut act = Act::of(deed.used.by.seat(), "activate").with("piece", &deed.piece.id);
    if deed.nth > 0 {
        act = act.with("ability", ActArg::Whole(deed.nth as u64));
    }
    match &deed.target {
        Some(target) => act.with("target", &target.id),
        None => act,
    }
}

/// The abilities that the player whose chance it is may name, each with what stands against it.
pub fn to_use(course: &LoopCourse, window: &Window, fight: &Fight) -> Vec<(Deed, Vec<Problem>)> {
    let own = course.arena.deeds.iter().filter(|deed| deed.used.by == fight.turn);
    let with_reasons = own.map(|deed| {
        let mut after = fight.clone();
        let result = window.act(&mut after, &Action::Use(deed.used.clone()), &mut Cx::concrete());
        let why = match result {
            Ok(()) | Err(Halt::Corrupted { .. }) => Vec::new(),
            Err(halt) => vec![Problem::blocking(why_not(&course.arena, &after, Some(deed), halt))],
        };
        (deed.clone(), why)
    });
    with_reasons.collect()
}

/// The act that proposes a round.
pub fn loop_act(by: Side, round: &Round) -> Act {
    let acts = round.strokes.iter().map(|stroke| match stroke {
        Stroke::Deed(deed) => use_act(deed),
        Stroke::Pass(side) => Act::of(side.seat(), "pass"),
    });
    let seq = acts.map(|act| Script::Act { act }).collect();
    Act::of(by.seat(), "propose_loop").with("body", Script::Seq { seq })
}

/// A round as a choice names it.
pub fn loop_says(round: &Round) -> Says {
    LoopLabel::RepeatRound { actions: round.deeds().into_iter().map(use_says).collect() }.says()
}

/// The prompt while players act or pass.
pub fn to_act(course: &LoopCourse, window: &Window, moment: &Moment) -> Prompt {
    let fight = &moment.fight;
    let by = fight.turn;
    let mut choices = Vec::new();
    for (place, (deed, why)) in to_use(course, window, fight).into_iter().enumerate() {
        let act = use_act(&deed);
        let gives = why.is_empty().then(|| after(course, window, fight, &Action::Use(deed.used.clone())));
        choices.push(Choice { id: use_id(&deed, place), says: use_says(&deed), act, why, gives });
    }
    for (place, round) in loops_found(&course.arena, window, fight).iter().enumerate() {
        let id = OptionId::new(&format!("repeat.{place}")).unwrap_or_else(|_| "repeat".into());
        let gives = Some(LoopLabel::ThenNames { seat: player(who_names(round)) }.says());
        choices.push(Choice { id, says: loop_says(round), act: loop_act(by, round), why: Vec::new(), gives });
    }
    let gives = Some(after(course, window, fight, &Action::Pass(by)));
    let act = Act::of(by.seat(), "pass");
    choices.push(Choice { id: "pass".into(), says: LoopLabel::DoPass.says(), act, why: Vec::new(), gives });
    Prompt {
        key: "skirmish_action",
        seat: Some(by.seat()),
        asks: LoopLabel::WhoseChance { seat: player(by) }.says(),
        choices,
        number: None,
    }
}

// `<piece>.<ability>`, with the minion behind it where it is for one.
fn use_id(deed: &Deed, place: usize) -> OptionId {
    let mut id = format!("{}.{}", deed.piece.id, deed.nth);
    if let Some(target) = &deed.target {
        id = format!("{id}.{}", target.id);
    }
    let short = || OptionId::new(&format!("use.{place}")).unwrap_or_else(|_| "use".into());
    OptionId::new(&id).unwrap_or_else(|_| short())
}

// The result if a stroke is done and nobody acts after it.
fn after(course: &LoopCourse, window: &Window, fight: &Fight, action: &Action) -> Says {
    let mut fight = fight.clone();
    let then = match window.act(&mut fight, action, &mut Cx::concrete()) {
        Err(Halt::Corrupted { .. }) => {
            return LoopLabel::FateCorrupted { ring_bearer: course.arena.ring_bearer.clone() }.says();
        }
        _ => resolved(&course.arena, window, &fight).map(|fought| fought.verdict(None)),
    };
    match then {
        Some(then) => LoopLabel::IfAllPass { then }.says(),
        None => stands(window, &fight),
    }
}

/// The prompt for the number.
pub fn to_name(course: &LoopCourse, window: &Window, moment: &Moment, round: &Rc<Round>) -> Prompt {
    let by = who_names(round);
    let found = ranges(window, &moment.fight, round).filter(|_| answer_of(round).is_some());
    let turns = found.iter().flat_map(|found| found.agreed.stretches.iter().skip(1));
    let numbers: Set<Count> =
        turns.map(|turn| turn.from.clone()).chain([1_000, 1_000_000].map(Count::from)).collect();
    let offered = numbers.into_iter().map(|number| {
        let agreed = Agreed { round: Rc::clone(round), named: number.clone(), answer: answer_of(round) };
        let agreed = given_by(course, window, &moment.fight, &agreed);
        let most = number.minus(&Count::one()).unwrap_or_default();
        let lower = found.as_ref().map(|found| found.lower.say(&course.arena, Some(&most)));
        let gives = match lower {
            Some(lower) => LoopLabel::NamingGives { agreed, lower }.says(),
            None => agreed,
        };
        (number, Some(gives))
    });
    let number = NumberAsked {
        windows: Vec::new(),
        says: LoopLabel::NumberOfIterations.says(),
        act: Act::of(by.seat(), "name_number").answering("name_number"),
        arg: "times",
        least: Count::zero(),
        most: None,
        offered: offered.collect(),
    };
    Prompt {
        key: "name_number",
        seat: Some(by.seat()),
        asks: LoopLabel::HowManyTimes { seat: player(by) }.says(),
        choices: Vec::new(),
        number: Some(number),
    }
}

fn answer_of(round: &Round) -> Option<Answer> {
    matches!(round.naming, Naming::Both { .. }).then_some(Answer::Agrees)
}

/// The prompt for the answer.
pub fn to_answer(course: &LoopCourse, window: &Window, moment: &Moment, answering: &Answering) -> Prompt {
    let by = answering.next();
    let (round, named) = (&answering.round, answering.stands());
    let gives = |answer: Answer| {
        let agreed = Agreed { round: Rc::clone(round), named: named.clone(), answer: Some(answer) };
        given_by(course, window, &moment.fight, &agreed)
    };
    // Who agrees after a lower number was answered leaves that one standing.
    let agreeing = match &answering.lower {
        None => Agreed { round: Rc::clone(round), named: named.clone(), answer: Some(Answer::Agrees) },
        Some(lower) => {
            let (named, answer) = (answering.named.clone(), Some(Answer::Lower(lower.clone())));
            Agreed { round: Rc::clone(round), named, answer }
        }
    };
    let agree = Choice {
        id: "agree".into(),
        says: LoopLabel::DoAgree { times: named.clone() }.says(),
        act: Act::of(by.seat(), "agree").answering("answer_number"),
        why: Vec::new(),
        gives: Some(given_by(course, window, &moment.fight, &agreeing)),
    };
    let most = named.minus(&Count::one()).unwrap_or_default();
    let turns = ranges(window, &moment.fight, round).map(|found| found.lower.stretches).unwrap_or_default();
    let turns = turns.into_iter().map(|turn| turn.from).filter(|number| *number <= most);
    let numbers: Set<Count> = turns.chain([Count::zero(), most.clone()]).collect();
    let offered = numbers.into_iter().map(|number| {
        let says = gives(Answer::Lower(number.clone()));
        (number, Some(says))
    });
    let number = NumberAsked {
        windows: Vec::new(),
        says: LoopLabel::LowerNumber.says(),
        act: Act::of(by.seat(), "name_lower").answering("answer_number"),
        arg: "times",
        least: Count::zero(),
        offered: offered.collect(),
        most: Some(most),
    };
    Prompt {
        key: "answer_number",
        seat: Some(by.seat()),
        asks: LoopLabel::AgreeOrLower { seat: player(by), times: named.clone() }.says(),
        choices: vec![agree],
        number: Some(number),
    }
}

/// The prompt on the way of a loop that one player does alone.
pub fn to_intervene(window: &Window, agreed: &Agreed) -> Prompt {
    let others = window.players.iter().copied().find(|side| !agreed.round.actors().contains(side));
    let by = others.unwrap_or(Side::Shadow);
    let go_on = Choice {
        id: "let_go_on".into(),
        says: LoopLabel::DoLetGoOn.says(),
        act: Act::of(by.seat(), "let_go_on").answering("intervene"),
        why: Vec::new(),
        gives: None,
    };
    let most = agreed.named.minus(&Count::one()).unwrap_or_default();
    let offered: Set<Count> = [Count::zero(), Count::one(), most.clone()].into_iter().filter(|one| *one <= most).collect();
    let number = NumberAsked {
        windows: Vec::new(),
        says: LoopLabel::InterveneAfter.says(),
        act: Act::of(by.seat(), "intervene").answering("intervene"),
        arg: "after",
        least: Count::zero(),
        most: Some(most),
        offered: offered.into_iter().map(|number| (number, None)).collect(),
    };
    Prompt {
        key: "intervene",
        seat: Some(by.seat()),
        asks: LoopLabel::WhoIntervenes { seat: player(by), times: agreed.named.clone() }.says(),
        choices: vec![go_on],
        number: Some(number),
    }
}

// The verdict if this number stands and nobody acts after the loop.
fn given_by(course: &LoopCourse, window: &Window, fight: &Fight, agreed: &Agreed) -> Says {
    let Ok(Ending::Settled(end)) = ending_of(agreed) else { return LoopLabel::RulesDoNotSay.says() };
    let corrupted = || LoopLabel::FateCorrupted { ring_bearer: course.arena.ring_bearer.clone() }.says();
    let round = &agreed.round;
    let outcome = repeat(window, fight, &round.actions(), &end.iterations, &Limits::default());
    let mut fight = match outcome.ended {
        Ended::AsNamed => outcome.state,
        Ended::Halted { why: Halt::Corrupted { .. }, .. } => return corrupted(),
        _ => return LoopLabel::NotFollowed { known: outcome.done }.says(),
    };
    if let Some(deed) = end.added.and_then(|nth| round.deeds().get(nth).copied()) {
        let mut after = Fight { turn: deed.used.by, passes: 0, ..fight.clone() };
        match window.act(&mut after, &Action::Use(deed.used.clone()), &mut Cx::concrete()) {
            Ok(()) => fight = after,
            Err(Halt::Corrupted { .. }) => return LoopLabel::RulesDoNotSay.says(),
            Err(_) => {}
        }
    }
    let last = end.last.map(|camp| whose_last(round, &end, camp));
    resolved(&course.arena, window, &fight).map_or_else(|| stands(window, &fight), |fought| fought.verdict(last))
}
