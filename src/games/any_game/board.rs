//! The board of a described round: counters, the actions in order, and the bounds.

use crate::games::any_game::course::{Moment, RoundCourse};
use crate::games::any_game::fate::limits;
use crate::games::any_game::figures::values;
use crate::games::any_game::labels::Label;
use crate::games::any_game::procedure::Procedure;
use crate::games::any_game::seats::{MOST_PLAYERS, player, seat_id, seat_named, seat_views};
use crate::games::any_game::setup::{Action, Bound, Counter, Setup, Then};
use crate::games::any_game::table::{MOST_BOUNDS, MOST_PIECES, piece};
use crate::games::any_game::written::wording;
use crate::loops::state_at;
use crate::play::Played;
use crate::ruling::{
    Arg, At, Badge, BoardView, Field, FieldKind, Layout, OptionId, Place, Says, SeatId, TokenId, TokenView, ZoneView,
};
use crate::words::{Count, Int};
use std::rc::Rc;

/// The zone of the counters.
pub const COUNTERS: &str = "counters";
/// The zone of the actions.
pub const ACTIONS: &str = "round";
/// The zone of the bounds.
pub const BOUNDS: &str = "bounds";
/// Nobody, as a field's choice.
pub const NOBODY: &str = "nobody";

/// The board at a moment of a played case.
pub fn board_at(course: &RoundCourse, played: &Played<Moment>, at: &At) -> BoardView {
    let moment = played.state(at);
    let inside = match at {
        At::Lap(place) => lap(course, moment, place),
        _ => None,
    };
    let shown = inside.unwrap_or_else(|| values(&moment.counters));
    view(course, &shown)
}

// The counters after so many whole iterations, or behind the named action of the last one of them.
fn lap(course: &RoundCourse, moment: &Moment, place: &Place) -> Option<Vec<Int>> {
    let table = &course.table;
    let done = moment.done.as_ref()?;
    let lap = place.laps.first()?;
    let (whole, actions) = match &place.step {
        None => (lap.clone(), 0),
        Some(step) => {
            (lap.minus(&Count::one())?, table.actions.iter().position(|action| action.id.as_str() == step)? + 1)
        }
    };
    let beyond = whole > done.spot.whole || whole == done.spot.whole && actions > done.spot.actions;
    if beyond {
        return None;
    }
    let outcome = state_at(&table.core, &table.start, &table.core.round(), &whole, actions, &limits());
    Some(values(&outcome.state))
}

fn view(course: &RoundCourse, shown: &[Int]) -> BoardView {
    let setup = &course.case.setup;
    let mut tokens = Vec::new();
    for (place, counter) in setup.counters.iter().take(MOST_PIECES).enumerate() {
        tokens.push(counter_token(counter, shown.get(place).unwrap_or(&counter.start.0)));
    }
    for (place, action) in setup.actions.iter().take(MOST_PIECES).enumerate() {
        tokens.push(action_token(setup, action, place));
    }
    tokens.extend(setup.bounds.iter().take(MOST_BOUNDS).map(|bound| bound_token(setup, bound)));
    let players = course.table.players;
    BoardView { seats: seat_views(players), zones: zones(), tokens, fields: fields(course), ..BoardView::default() }
}

fn zones() -> Vec<ZoneView> {
    let zone = |id: &'static str, name: Label, layout: Layout| ZoneView {
        id: id.into(),
        parent: None,
        name: name.says(),
        layout,
        kind: id,
        seat: None,
        outline: None,
        badges: Vec::new(),
        fields: Vec::new(),
        offers: Vec::new(),
    };
    vec![
        zone(COUNTERS, Label::CountersZone, Layout::Grid),
        zone(ACTIONS, Label::ActionsZone, Layout::Grid),
        zone(BOUNDS, Label::BoundsZone, Layout::Grid),
    ]
}

fn token(id: &TokenId, name: Says, zone: &'static str, kind: &'static str) -> TokenView {
    TokenView {
        id: id.clone(),
        zone: zone.into(),
        name,
        kind,
        seat: None,
        count: None,
        badges: Vec::new(),
        fields: Vec::new(),
        offers: Vec::new(),
        card: None,
    }
}

struct Fields<'a>(&'a TokenId, Vec<Field>);

impl Fields<'_> {
    fn add(&mut self, key: &str, name: Label, kind: FieldKind) {
        self.1.push(Field { key: key.to_owned(), token: Some(self.0.clone()), name: name.says(), kind });
    }
}

fn counter_token(counter: &Counter, value: &Int) -> TokenView {
    let name = piece(&counter.id, &counter.name);
    let mut fields = Fields(&counter.id, Vec::new());
    let start = &counter.start.0;
    let size = if start.is_negative() { -start } else { start.clone() };
    let (value_now, least) = (size.count().unwrap_or_default(), Count::zero());
    fields.add("start", Label::FieldStart, FieldKind::Number { value: value_now, least, most: None });
    fields.add("below_zero", Label::FieldBelowZero, FieldKind::Toggle(start.is_negative()));
    let text = name.name.clone();
    fields.add("name", Label::FieldName, FieldKind::Text(Rc::new(crate::ruling::Piece::new(counter.id.clone(), text))));
    let says = Label::ValueBadge { value: value.clone() }.says();
    let short = Label::Plain { number: value.clone() }.says();
    let badge = Badge { key: "value", value: Arg::from(value), says, short };
    TokenView { badges: vec![badge], fields: fields.1, ..token(&counter.id, Rc::new(name), COUNTERS, "counter") }
}

fn action_token(setup: &Setup, action: &Action, place: usize) -> TokenView {
    let line = wording(|pen| pen.action_line(action), setup);
    let mut fields = Fields(&action.id, Vec::new());
    fields.add("line", Label::FieldLine, FieldKind::Text(line.clone()));
    fields.add("seat", Label::FieldSeat, seat_choice(setup, action.seat.as_ref(), true));
    fields.add("optional", Label::FieldOptional, FieldKind::Toggle(action.optional));
    fields.add("answers", Label::FieldAnswers, FieldKind::Toggle(action.answers));
    let (value, least, most) = (Count::from(place + 1), Count::one(), Some(Count::from(setup.actions.len())));
    fields.add("place", Label::FieldPlace, FieldKind::Number { value, least, most });
    let says = if action.optional { Label::OptionalBadge } else { Label::RequiredBadge }.says();
    let optional = Badge { key: "optional", value: Arg::Flag(action.optional), short: says.clone(), says };
    let seat = action.seat.clone().filter(|seat| seat_named(seat.as_str()).is_some());
    TokenView { seat, badges: vec![optional], fields: fields.1, ..token(&action.id, line, ACTIONS, "action") }
}

fn bound_token(setup: &Setup, bound: &Bound) -> TokenView {
    let line = wording(|pen| pen.bound_line(bound), setup);
    let mut fields = Fields(&bound.id, Vec::new());
    fields.add("line", Label::FieldLine, FieldKind::Text(line.clone()));
    fields.add("then", Label::FieldThen, choice(then_id(bound.then), &THENS.map(then_option)));
    fields.add("seat", Label::FieldSeat, seat_choice(setup, bound.seat.as_ref(), true));
    let seat = bound.seat.clone().filter(|seat| seat_named(seat.as_str()).is_some());
    TokenView { seat, fields: fields.1, ..token(&bound.id, line, BOUNDS, "bound") }
}

/// What a bound may do.
pub const THENS: [Then; 3] = [Then::Loses, Then::Wins, Then::Draws];

/// The id of what a bound does.
pub fn then_id(then: Then) -> &'static str {
    match then {
        Then::Loses => "loses",
        Then::Wins => "wins",
        Then::Draws => "draws",
    }
}

fn then_option(then: Then) -> (OptionId, Says) {
    let says = match then {
        Then::Loses => Label::ThenLoses,
        Then::Wins => Label::ThenWins,
        Then::Draws => Label::ThenDraws,
    };
    (then_id(then).into(), says.says())
}

fn choice(value: &'static str, options: &[(OptionId, Says)]) -> FieldKind {
    FieldKind::Choice { value: value.into(), options: options.to_vec() }
}

fn seat_choice(setup: &Setup, seat: Option<&SeatId>, nobody: bool) -> FieldKind {
    let players = usize::from(setup.players.clamp(1, MOST_PLAYERS));
    let named = |seat: usize| {
        let says: Says = Rc::new(player(seat));
        (OptionId::new(seat_id(seat).as_str()).unwrap_or_else(|_| NOBODY.into()), says)
    };
    let mut options: Vec<(OptionId, Says)> = (0..players).map(named).collect();
    if nobody {
        options.insert(0, (NOBODY.into(), Label::ByNobody.says()));
    }
    let value = seat.and_then(|seat| OptionId::new(seat.as_str()).ok()).unwrap_or_else(|| NOBODY.into());
    FieldKind::Choice { value, options }
}

fn fields(course: &RoundCourse) -> Vec<Field> {
    let setup = &course.case.setup;
    let field = |key: &str, name: Label, kind: FieldKind| Field { key: key.to_owned(), token: None, name: name.says(), kind };
    let (value, most) = (Count::from(usize::from(setup.players)), Some(Count::from(usize::from(MOST_PLAYERS))));
    let mut fields = vec![
        field("players", Label::FieldPlayers, FieldKind::Number { value, least: Count::one(), most }),
        field("active", Label::FieldActive, seat_choice(setup, Some(&setup.active), false)),
    ];
    // Only tournaments tell a loop across turns from one within a turn.
    if course.procedure == Procedure::Tournament {
        fields.push(field("across_turns", Label::FieldAcrossTurns, FieldKind::Toggle(setup.across_turns)));
    }
    fields
}
