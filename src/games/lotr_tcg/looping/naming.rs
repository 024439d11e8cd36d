//! A loop is proposed, and a number is named for it.

use crate::games::lotr_tcg::looping::arena::{Arena, player};
use crate::games::lotr_tcg::looping::core::{Halt, Side, Window};
use crate::games::lotr_tcg::looping::deeds::why_not;
use crate::games::lotr_tcg::looping::labels::LoopLabel;
use crate::games::lotr_tcg::looping::moment::Moment;
use crate::games::lotr_tcg::looping::objections::LoopObjection;
use crate::games::lotr_tcg::looping::prompts::who_names;
use crate::games::lotr_tcg::looping::ranges::{Ranges, ranges};
use crate::games::lotr_tcg::looping::round::{Round, round_of};
use crate::games::lotr_tcg::looping::rulebook::{FREE_PEOPLES_NAME, ONE_CONTROLLER_NAMES, ONE_WOULD_DO, REPEATS_FOREVER};
use crate::games::lotr_tcg::looping::says::LoopStep;
use crate::games::lotr_tcg::looping::thresholds::overwhelms_up_to;
use crate::games::lotr_tcg::rulebook::{ACTION_PROCEDURE, DOUBLE_OVERWHELMS, NUMBER_LENGTH};
use crate::loops::figure;
use crate::loops::policy::Naming;
use crate::play::{Record, Refusal};
use crate::ruling::{Act, ActArg, Arg, Rule, Script, Step};
use crate::words::{Count, MAX_DIGITS, NumberError};

/// Reads and checks the round that an act proposes.
///
/// # Errors
/// What stands against it.
pub fn proposed(
    arena: &Arena,
    window: &Window,
    record: &mut Record<Moment>,
    by: Side,
    act: &Act,
) -> Result<Round, Refusal> {
    let fight = &record.state.fight;
    if window.is_over(fight) {
        return Err(Refusal::because(Step::by(&ACTION_PROCEDURE, LoopObjection::ActionsAreOver.says())));
    }
    if fight.turn != by {
        let says = LoopObjection::NotTheirChance { seat: player(fight.turn) };
        return Err(Refusal::because(Step::by(&ACTION_PROCEDURE, says.says())));
    }
    if window.stopped {
        return Err(Refusal::because(why_not(arena, fight, None, Halt::AbilitiesStopped)));
    }
    let body = match (act.script("body"), act.args.get("body")) {
        (Some(script), _) => script.clone(),
        // An empty list of acts is read as a plain list.
        (None, Some(ActArg::List(parts))) if parts.is_empty() => Script::Seq { seq: Vec::new() },
        (None, _) => {
            return Err(Refusal::because(Step::by(&REPEATS_FOREVER, LoopObjection::NoRoundGiven.says())));
        }
    };
    let round = round_of(arena, window, fight, &body)?;
    let seat = player(by);
    let says = match window.line_up {
        Some(_) => LoopStep::LoopFound { seat, burdens: figure(&fight.burdens) },
        None => LoopStep::LoopFoundHere { seat },
    };
    let touched = round.deeds().into_iter().map(|deed| deed.piece.id.clone());
    let step = Step::by(&REPEATS_FOREVER, says.says()).actor(by.seat()).touching(touched);
    record.step(step);
    Ok(round)
}

/// Writes down who names the number of a round, and what each number would give.
pub fn write_who_names(arena: &Arena, window: &Window, record: &mut Record<Moment>, round: &Round) {
    let names = who_names(round);
    let seat = player(names);
    let (rule, says): (&'static Rule, LoopStep) = match round.naming {
        Naming::Alone(_) if round.actors().iter().any(|side| *side != names) => {
            (&ONE_WOULD_DO, LoopStep::NamesAsIfAlone { seat: seat.clone() })
        }
        Naming::Alone(_) => (&ONE_CONTROLLER_NAMES, LoopStep::NamesAlone { seat: seat.clone() }),
        _ => (&FREE_PEOPLES_NAME, LoopStep::NamesWhoeverBegan { seat: seat.clone() }),
    };
    record.step(Step::by(rule, says.says()));
    record.find("who_names", names.seat(), LoopLabel::FoundWhoNames { seat }.says(), &[rule]);
    // Where one player names alone there is nothing to answer.
    let found = ranges(window, &record.state.fight, round).filter(|_| !matches!(round.naming, Naming::Alone(_)));
    if let Some(found) = found {
        write_down(arena, record, &found);
    }
}

// For which numbers the Shadow overwhelms, and where the fate changes.
fn write_down(arena: &Arena, record: &mut Record<Moment>, found: &Ranges) {
    let sides = [("agree", &found.agreed), ("lower", &found.lower)];
    for (key, ranges) in sides {
        let says = match key {
            "agree" => LoopLabel::FoundAgreed { ranges: ranges.say(arena, None) }.says(),
            _ => LoopLabel::FoundLower { ranges: ranges.say(arena, None) }.says(),
        };
        let up_to = match overwhelms_up_to(&ranges.stretches) {
            None => Arg::from("none"),
            Some(None) => Arg::from("always"),
            Some(Some(number)) => Arg::from(number),
        };
        // Where the rules leave 0 open, the first number that they do settle is where the end changes.
        let changes = ranges.stretches.iter().skip(usize::from(!ranges.zero_is_open));
        let at: Vec<Count> = changes.map(|stretch| stretch.from.clone()).collect();
        let turns: Vec<Arg> = at.iter().map(Arg::from).collect();
        let turn = match key {
            "agree" => LoopLabel::FoundAgreedTurns { at }.says(),
            _ => LoopLabel::FoundLowerTurns { at }.says(),
        };
        let cites: [&'static Rule; 2] = [&FREE_PEOPLES_NAME, &DOUBLE_OVERWHELMS];
        record.find(format!("{key}.overwhelms_up_to"), up_to, says, &cites);
        record.find(format!("{key}.changes_at"), turns, turn, &cites);
    }
}

/// The number that an act names under `arg`.
///
/// *Says*: a loop is done a number of times; no other wording is one.
/// *Source*: Comprehensive Rules 4.2, entry *loops*. *Case*: LR-N22.
///
/// # Errors
/// Why it is none.
pub fn number_named(act: &Act, arg: &str) -> Result<Count, Refusal> {
    let refused = |says: LoopObjection| Refusal::because(Step::by(&REPEATS_FOREVER, says.says()));
    let any = || LoopObjection::AnyNumberWillDo.says();
    match act.count(arg) {
        None | Some(Err(NumberError::Empty)) => Err(refused(LoopObjection::NoNumberGiven).legal(any())),
        Some(Ok(number)) => Ok(number),
        Some(Err(NumberError::NotANumber)) => Err(refused(LoopObjection::NotANumber).legal(any())),
        Some(Err(NumberError::Negative)) => Err(refused(LoopObjection::NumberBelowZero).legal(any())),
        Some(Err(NumberError::TooLong)) => {
            let says = LoopObjection::NumberTooLong { most: Count::from(MAX_DIGITS) };
            Err(Refusal::because(Step::by(&NUMBER_LENGTH, says.says())))
        }
    }
}
