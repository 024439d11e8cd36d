//! The answer once the deeds are done.

use crate::games::riftbound::cards::Kind;
use crate::games::riftbound::course::{RepeatCourse, played};
use crate::games::riftbound::execute::name_of;
use crate::games::riftbound::paying_table::ways_to_pay;
use crate::games::riftbound::playing::{may_be_played_now, open_payment, refused};
use crate::games::riftbound::prompts::{
    LISTED_ELECTIONS, Runes, elections, fresh, how_many_elections, key_of, row, row_says,
};
use crate::games::riftbound::renew::{ways, written};
use crate::games::riftbound::resolve::resolve_newest;
use crate::games::riftbound::rulebook::{BOUNDS, MOVED_OVER, SPENT};
use crate::games::riftbound::rulebook_core::{
    ANY_OF_THEM, EACH_INSTANCE, LEGION, MUST_BE_PAID, ONE_MORE_EACH, PAY, PLAIN_TIMING, PLAYED_ONCE, REMADE, REMAKE_ALL, REPEAT, RESULT_LEGAL, RUNES, WHAT_IS_NEW,
};
use crate::games::riftbound::objections::Objects;
use crate::games::riftbound::says::Says;
use crate::games::riftbound::seats::player;
use crate::games::riftbound::silent::Silent;
use crate::games::riftbound::state::{Fate, Seat, State, Timing, seat_id, zone_of};
use crate::games::riftbound::has::{Has, When};
use crate::play::{Record, open_between};
use crate::ruling::{Arg, Assumption, Case, Prompt, Standing, Step};
use crate::words::Count;

/// So many items resolve by themselves at the end.
const MOST_RESOLVED: usize = 120;
/// So many spells of a hand, and so many elections of each, are looked at for what can still be played.
const MOST_AFTERWARDS: usize = 8;
/// So many new choices are told in words.
const MOST_TOLD: usize = 12;
/// So many payments are drawn at once; more are folded away.
const MOST_PICTURES: usize = 2;

/// The answer to a case.
pub fn answered(course: &RepeatCourse, record: &mut Record<State>, prompt: Option<Prompt>) -> Standing {
    show_payment(record);
    if record.state.pending.is_some()
        && let Some(prompt) = prompt
    {
        return Standing::Awaits(prompt);
    }
    if record.state.renewal.is_some() {
        if course.is_about_new_choices() && course.case.acts.is_empty() {
            return new_choices(course, record);
        }
        if let Some(prompt) = prompt {
            return Standing::Awaits(prompt);
        }
    }
    // Abilities alone on the chain resolve first: what can be played then is the answer.
    let untold = record.state.story.is_none() && record.state.last_event.is_none() && record.state.renewal.is_none();
    if untold && !record.state.items.is_empty() && record.state.items.iter().all(|item| !item.is_card) && !course.case.acts.is_empty() {
        record.assume(Assumption { says: Says::NobodyAnswers.says(), change: None });
        for _ in 0..MOST_RESOLVED {
            if !resolve_newest(&course.book(), record) {
                break;
            }
        }
    }
    let nothing_done = record.state.items.is_empty() && record.state.story.is_none();
    if nothing_done && record.state.last_event.is_none() {
        return what_can_be_elected(record);
    }
    if let Some(paid) = record.state.items.last().and_then(|item| item.paid.as_ref()) {
        let ways = paid.before.ways(&paid.cost).number;
        if ways > Count::one() && !course.case.acts.iter().any(|act| act.key == "pay") {
            record.assume(Assumption { says: Says::FirstWayTaken { ways }.says(), change: None });
        }
    }
    if !record.state.items.is_empty() {
        record.assume(Assumption { says: Says::NobodyAnswers.says(), change: None });
    }
    for _ in 0..MOST_RESOLVED {
        if record.state.renewal.is_some() || !resolve_newest(&course.book(), record) {
            break;
        }
    }
    found(record);
    if record.state.renewal.is_some()
        && let Some(prompt) = crate::games::riftbound::prompts::next(&record.state)
    {
        return Standing::Awaits(prompt);
    }
    if let Some(silent) = record.state.silent {
        let with = |option: &crate::ruling::OptionId| {
            let mut case: Case<_> = course.case.clone();
            case.readings.insert(silent.id().into(), option.clone());
            played(&case).ruling
        };
        let readings = silent.options().map(|(option, says)| (option, says.says())).to_vec();
        let rule = if silent == Silent::Spent { &SPENT } else { &MOVED_OVER };
        record.step(Step::by(rule, silent.asks().says()));
        return open_between(silent.id().into(), silent.asks().says(), readings, with);
    }
    read_as(course, record);
    Standing::Settled { verdict: verdict(&record.state).says() }
}

// The newest payment, as long as nothing was paid or added since.
fn show_payment(record: &mut Record<State>) {
    let Some(item) = record.state.items.last() else { return };
    let Some(paid) = open_payment(&record.state, item.owner) else { return };
    if let Some(table) = ways_to_pay(&item.piece, &paid.cost, &paid.before, Some(&paid)) {
        record.show(table);
    }
}

fn read_as(course: &RepeatCourse, record: &mut Record<State>) {
    for silent in Silent::ALL {
        if let Some(first) = course.book().reads(silent) {
            let [(_, one), (_, other)] = silent.options();
            record.read_as(silent.asks().says(), if first { one } else { other }.says());
        }
    }
}

fn verdict(state: &State) -> Says {
    let Some(story) = &state.story else {
        return state.last_event.clone().unwrap_or(Says::NothingToPlay);
    };
    let (spell, executions) = (story.piece.clone(), Count::from(story.executions));
    match state.fates.get(&story.piece.id) {
        Some(Fate::Countered) => Says::Countered { spell },
        Some(Fate::Unpaid) => Says::RemovedUnpaid { spell },
        Some(Fate::Left) => Says::LeftTheChain { spell, executions, outcome: story.told.clone() },
        _ if story.told.is_empty() => Says::ResolvesWithoutEffect { spell, executions },
        _ => Says::Resolves { spell, executions, outcome: story.told.clone() },
    }
}

// What a person or a test may ask for by key.
fn found(record: &mut Record<State>) {
    let state = record.state.clone();
    for (id, fate) in &state.fates {
        let spell = name_of(&state, id);
        let (word, says) = match fate {
            Fate::Resolved => ("resolved", Says::FoundResolved { spell }),
            Fate::Countered => ("countered", Says::FoundCountered { spell }),
            Fate::Left => ("left", Says::FoundLeft { spell }),
            Fate::Unpaid => ("removed", Says::FoundUnpaid { spell }),
        };
        if state.thing(id).is_some() {
            record.find(format!("fate.{id}"), word, says.says(), &[&PLAYED_ONCE]);
        }
    }
    for thing in &state.things {
        let has_trigger = thing.has.iter().any(|has| matches!(has, Has::When(..)));
        let count = state.triggered.get(&thing.piece.id).copied().unwrap_or(0);
        if has_trigger && (thing.in_play() || count > 0) {
            let says = Says::FoundTriggers { piece: thing.piece.clone(), times: count.into() };
            record.find(format!("triggers.{}", thing.piece.id), Count::from(count), says.says(), &[&PLAYED_ONCE]);
        }
    }
    for seat in [0, 1] {
        let cards = state.drawn.get(seat).copied().unwrap_or(0);
        if cards > 0 {
            let says = Says::FoundDrawn { player: player(seat), cards: cards.into() };
            record.find(format!("drawn.{}", seat_id(seat)), Count::from(cards), says.says(), &[&PLAYED_ONCE]);
        }
        what_is_left(record, &state, seat);
        next_cards(record, &state, seat);
        what_can_still_be_played(record, &state, seat);
    }
}

// What can still be paid with.
fn what_is_left(record: &mut Record<State>, state: &State, seat: Seat) {
    let purse = state.purse(seat);
    if purse.ready.iter().chain(&purse.exhausted).all(|runes| *runes == 0) {
        return;
    }
    let says = Says::FoundAfterwards { player: player(seat), ready: Runes(purse.ready), exhausted: Runes(purse.exhausted) };
    let ready = crate::games::riftbound::runes::write(&purse.ready);
    record.find(format!("ready.{}", seat_id(seat)), Arg::Key(ready.into()), says.says(), &[&RUNES]);
}

/// What could still be played of the spells in a hand, with each election, on the board and with the runes that are left.
///
/// *Source*: Core Rules 1.4, 355.8, 357.1. *Case*: RB-N99.
fn what_can_still_be_played(record: &mut Record<State>, state: &State, seat: Seat) {
    let hand = zone_of(seat, "hand");
    for thing in state.things.iter().filter(|thing| thing.at == hand).take(MOST_AFTERWARDS) {
        let Some(pending) = fresh(state, thing) else { continue };
        for elected in elections(&pending).into_iter().take(MOST_AFTERWARDS) {
            let row = row(state, &pending, &elected);
            let payable = row.against.is_none();
            let says = Says::FoundStillPayable {
                spell: thing.piece.clone(),
                executions: row.executions.into(),
                cost: row.cost,
                payable,
            };
            let key = format!("afterwards.{}.{}", thing.piece.id, key_of(&elected));
            record.find(key, payable, says.says(), &[&PAY, &MUST_BE_PAID]);
        }
    }
}

/// *Says*: a repeated spell is one card played; Legion and what counts cards see one.
/// *Source*: Core Rules 1.4, 820.3.a, 419.4.b, 812.1.c. *Case*: RB-T09, RB-N09.
fn next_cards(record: &mut Record<State>, state: &State, seat: Seat) {
    let played = state.played_by(seat);
    let hand = zone_of(seat, "hand");
    for thing in state.things.iter().filter(|thing| thing.at == hand && thing.card.is_some() && thing.kind != Kind::Spell) {
        // Its own discounts stop where they say so; what another card takes off does not.
        let own = thing.has.iter().fold(thing.energy, |energy, has| match has {
            Has::CostsLessEach(by) => energy.saturating_sub(by.saturating_mul(played)).max(energy.min(1)),
            Has::LegionLess(by) if played > 0 => energy.saturating_sub(*by),
            _ => energy,
        });
        let next = state.next_card_less.get(seat).map_or(0, |cost| cost.energy);
        let energy = own.saturating_sub(next);
        let says = Says::FoundNextCost { piece: thing.piece.clone(), energy: energy.into() };
        let key = format!("next_cost.{}", thing.piece.id);
        record.find(key, Count::from(energy), says.says(), &[&PLAYED_ONCE, &LEGION]);
        if thing.has.iter().any(|has| matches!(has, Has::When(When::SecondCard, _))) {
            let second = state.resolved.get(seat) == Some(&1);
            let says = Says::FoundSecond { piece: thing.piece.clone(), triggers: second };
            record.find(format!("second.{}", thing.piece.id), second, says.says(), &[&PLAYED_ONCE]);
        }
    }
    if played > 0 {
        let says = Says::FoundLegion { player: player(seat), active: true };
        record.find(format!("legion.{}", seat_id(seat)), true, says.says(), &[&LEGION]);
    }
}

/// The table of elections, as if the spell were being played: what each costs and how often it executes.
fn what_can_be_elected(record: &mut Record<State>) -> Standing {
    let state = record.state.clone();
    let in_hand = |seat: Seat| {
        let hand = zone_of(seat, "hand");
        state.things.iter().filter(move |thing| thing.at == hand && thing.spell.is_some())
    };
    let mut spells: Vec<_> = in_hand(state.turn).collect();
    if spells.is_empty() {
        spells = in_hand(1 - state.turn.min(1)).collect();
    }
    let settled = |says: Says| Standing::Settled { verdict: says.says() };
    let several = spells.len() > 1;
    let Some(first) = spells.first().copied() else { return settled(Says::NothingToPlay) };
    if several {
        let names = spells.iter().map(|thing| thing.piece.clone()).collect();
        what_can_still_be_played(record, &state, first.owner);
        return settled(Says::SeveralSpells { spells: names });
    }
    let Some(pending) = fresh(&state, first) else { return settled(Says::NothingToPlay) };
    let (piece, seat) = (first.piece.clone(), first.owner);
    when_it_can_be_played(record, &piece, pending.spell.timing, seat);
    let (mut rows, mut most, mut cheapest) = (Vec::new(), 0, None);
    for elected in elections(&pending).into_iter().take(LISTED_ELECTIONS) {
        let row = row(&state, &pending, &elected);
        let key = format!("{}.{}", piece.id, key_of(&elected));
        let says = row_says(&pending, &row, &elected);
        let payable = row.against.is_none();
        if payable {
            most = most.max(row.executions);
        }
        cheapest = cheapest.or_else(|| Some(row.cost.clone()));
        let (arg, cost) = (crate::ruling::Told::arg(&row.cost), row.cost.clone());
        record.find(format!("{key}.cost"), arg, says.clone(), &[&PAY]);
        let told = Says::FoundRowExecutions { cost: cost.clone(), executions: row.executions.into() };
        record.find(format!("{key}.executions"), row.executions, told.says(), &[&ONE_MORE_EACH, &EACH_INSTANCE]);
        let told = Says::FoundRowWays { cost: cost.clone(), ways: row.ways.number.clone(), whole: row.ways.whole };
        record.find(format!("{key}.ways"), row.ways.number, told.says(), &[&RUNES, &PAY]);
        let told = Says::FoundPayable { cost, payable };
        record.find(format!("{key}.payable"), payable, told.says(), &[&MUST_BE_PAID]);
        if let Some(refusal) = &row.against
            && let Some(problem) = refusal.why.first()
        {
            record.step(problem.step.clone());
        } else {
            record.step(Step::by(&ONE_MORE_EACH, Says::ElectionGives { row: says.clone() }.says()).and(&REPEAT));
            if let Some(mut table) = ways_to_pay(&piece, &row.cost, &state.purse(seat), None) {
                table.folded = rows.len() >= MOST_PICTURES;
                record.show(table);
            }
        }
        rows.push(says);
    }
    let all = pending.instances.len();
    if all > 5 {
        let elections = Count::from(how_many_elections(all));
        record.step(Step::by(&BOUNDS, Says::FoundExecutions { spell: piece.clone(), executions: (all + 1).into() }.says()));
        rows.truncate(6);
        return settled(Says::ElectionsCounted { spell: piece, instances: all.into(), elections, rows });
    }
    if most == 0 {
        return settled(Says::NotPayable { spell: piece, cost: cheapest.unwrap_or_default() });
    }
    settled(Says::Elections { spell: piece, most: most.into(), rows })
}

fn when_it_can_be_played(record: &mut Record<State>, piece: &crate::ruling::Piece, timing: Timing, seat: Seat) {
    let spell = piece.clone();
    let (when, says): (&[&'static str], Says) = match timing {
        Timing::Plain => (&["own_open"], Says::FoundPlainTiming { spell }),
        Timing::Action => (&["own_open", "showdown"], Says::FoundActionTiming { spell }),
        Timing::Reaction => (&["own_open", "showdown", "closed"], Says::FoundReactionTiming { spell }),
    };
    let when = Arg::List(when.iter().map(|word| Arg::from(*word)).collect());
    let rules: &[&'static crate::ruling::Rule] = match timing {
        Timing::Plain => &[&PLAIN_TIMING, &crate::games::riftbound::rulebook_core::OPEN_STATE],
        Timing::Action => &[&PLAIN_TIMING, &crate::games::riftbound::rulebook_core::ACTION],
        Timing::Reaction => &[&PLAIN_TIMING, &crate::games::riftbound::rulebook_core::REACTION],
    };
    record.find(format!("{}.timing", piece.id), when, says.says(), rules);
    if let Err(rule) = may_be_played_now(&record.state, timing, seat)
        && let Some(problem) = refused(rule, Objects::NotNow { spell: piece.clone() }).why.into_iter().next()
    {
        record.step(problem.step);
    }
}

/// What new choices there are, before any is made.
fn new_choices(course: &RepeatCourse, record: &mut Record<State>) -> Standing {
    let Some(renewal) = record.state.renewal.clone() else { return Standing::Settled { verdict: Says::NothingToPlay.says() } };
    let Some(item) = record.state.item(&renewal.item).cloned() else {
        return Standing::Settled { verdict: Says::NothingToPlay.says() };
    };
    let spell = item.piece.clone();
    let (all, whole) = ways(&record.state, &item);
    let book = course.book();
    let moved = all.iter().any(|way| way.moved_over);
    let reads = if book.later_text { Some(true) } else { book.reads(Silent::MovedOver) };
    let taken = |way: &&crate::games::riftbound::renew::Remade| !way.moved_over || reads != Some(false);
    if moved && reads.is_none() {
        record.step(Step::by(&MOVED_OVER, Silent::MovedOver.asks().says()).and(&WHAT_IS_NEW));
        let with = |option: &crate::ruling::OptionId| {
            let mut case: Case<_> = course.case.clone();
            case.readings.insert(Silent::MovedOver.id().into(), option.clone());
            played(&case).ruling
        };
        let readings = Silent::MovedOver.options().map(|(option, says)| (option, says.says())).to_vec();
        return open_between(Silent::MovedOver.id().into(), Silent::MovedOver.asks().says(), readings, with);
    }
    if moved && !book.later_text {
        let [(first, _), (second, _)] = Silent::MovedOver.options();
        record.rest_on(Silent::MovedOver.id().into(), if reads == Some(true) { first } else { second });
        read_as(course, record);
    }
    let mut outcomes = vec![Arg::Key(written(&item, &item.executions).into())];
    outcomes.extend(all.iter().filter(taken).map(|way| Arg::Key(written(&item, &way.executions).into())));
    let ways = Count::from(outcomes.len() - 1);
    let chosen = |way: &crate::games::riftbound::renew::Remade| {
        let all = way.executions.iter().flat_map(|one| one.chosen.iter().flatten());
        Says::ChoiceIs { mode: None, chosen: all.map(|one| name_of(&record.state, &one.id)).collect() }.says()
    };
    let told: Vec<_> = all.iter().filter(taken).take(MOST_TOLD).map(chosen).collect();
    record.find("outcomes", Arg::List(outcomes), Says::FoundOutcomes { ways: told }.says(), &REMAKE_ALL);
    let says = Says::MayRemake { spell: spell.clone(), ways: ways.clone() }.says();
    let step = Step::by(&REMADE, says).and(&ANY_OF_THEM).and(&RESULT_LEGAL);
    record.step(if moved && !book.later_text { step.and(&MOVED_OVER) } else { step });
    let verdict = match (ways.is_zero(), whole) {
        (true, _) => Says::CannotRemake { spell },
        (false, true) => Says::MayRemake { spell, ways },
        (false, false) => Says::MayRemakeMany { spell, listed: ways },
    };
    Standing::Settled { verdict: verdict.says() }
}
