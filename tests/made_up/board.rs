//! Tug's board: what is drawn, dragged and edited.

use super::rules::{PULL, Pulling, walk_refused};
use super::says::camp_of;
use super::{Rope, TugSays};
use refrain::ruling::{
    Act, Arg, Badge, BoardView, Case, Does, Drop, Edit, Field, FieldKind, Layout, Outline, Pick, Problem, Prompt, Says,
    SeatId, SeatView, Step, Tint, TokenId, TokenView, ZoneId, ZoneView,
};
use refrain::words::Count;

const WEST: &[(u16, u16)] = &[(50, 100), (450, 100), (450, 900), (50, 900)];
const EAST: &[(u16, u16)] = &[(550, 100), (950, 100), (950, 900), (550, 900)];

pub fn drawn(state: &Pulling, prompt: Option<Prompt>) -> BoardView {
    let zone = |id: &'static str, parent: Option<&'static str>, name: Says, layout: Layout| ZoneView {
        id: ZoneId::from(id),
        parent: parent.map(ZoneId::from),
        name,
        layout,
        kind: "camp",
        seat: None,
        outline: None,
        badges: Vec::new(),
        fields: Vec::new(),
        offers: Vec::new(),
    };
    let camp = |id: &'static str, name: TugSays, seat: &'static str, x: u16, corners: &'static [(u16, u16)]| {
        let pull = state.pull(id, &state.shouts.clone().unwrap_or_default());
        let badge = Badge {
            key: "pull",
            value: Arg::from(&pull),
            says: TugSays::Pulls { pull: pull.clone() }.says(),
            short: TugSays::PullShort { pull }.says(),
        };
        ZoneView {
            seat: Some(SeatId::from(seat)),
            outline: Some(Outline { x, y: 500, corners }),
            badges: vec![badge],
            ..zone(id, Some("field"), name.says(), Layout::Row)
        }
    };
    let seat = |id: &'static str, name: TugSays, tint| SeatView { id: SeatId::from(id), name: name.says(), tint };
    let offers = prompt
        .into_iter()
        .flat_map(|prompt| prompt.choices)
        .map(|choice| refrain::ruling::Offer { says: choice.says, does: Does::Act(choice.act), why: choice.why })
        .collect();
    BoardView {
        seats: vec![seat("left", TugSays::Left, Tint::First), seat("right", TugSays::Right, Tint::Second)],
        zones: vec![
            zone("field", None, TugSays::Field.says(), Layout::Map),
            camp("west", TugSays::West, "left", 250, WEST),
            camp("east", TugSays::East, "right", 750, EAST),
        ],
        tokens: tokens(&state.rope),
        fields: vec![
            Field {
                key: "wet".to_owned(),
                token: None,
                name: TugSays::Wet.says(),
                kind: FieldKind::Toggle(state.rope.wet),
            },
            Field {
                key: "in_a_line".to_owned(),
                token: None,
                name: TugSays::Puller.says(),
                kind: FieldKind::Text(TugSays::PullShort { pull: state.rope.west.puller.clone() }.says()),
            },
        ],
        links: Vec::new(),
        edges: vec![(ZoneId::from("west"), ZoneId::from("east"))],
        offers,
    }
}

fn tokens(rope: &Rope) -> Vec<TokenView> {
    let camps = [("west", "left", &rope.west), ("east", "right", &rope.east)];
    camps
        .into_iter()
        .flat_map(|(zone, seat, camp)| {
            [("puller", TugSays::Puller, &camp.puller), ("ox", TugSays::Ox, &camp.ox)]
                .into_iter()
                .filter(|(_, _, count)| !count.is_zero())
                .map(move |(kind, name, count)| TokenView {
                    id: TokenId::new(&format!("{kind}.{zone}")).unwrap(),
                    zone: ZoneId::from(zone),
                    name: name.says(),
                    kind: "figure",
                    seat: Some(SeatId::from(seat)),
                    count: Some(count.clone()),
                    badges: Vec::new(),
                    fields: Vec::new(),
                    offers: Vec::new(),
                    card: None,
                })
        })
        .collect()
}

pub fn places_for(case: &Case<Rope>, pick: &Pick) -> Vec<Drop> {
    ["west", "east"]
        .into_iter()
        .map(|zone| {
            let (does, why) = match pick {
                Pick::Kind { kind, amount } => {
                    let add = Edit::Add { kind: kind.clone(), zone: ZoneId::from(zone), amount: amount.clone() };
                    (Does::Edit(add), Vec::new())
                }
                Pick::Token { token, .. } if camp_of(token).1 == zone => (Does::Nothing, Vec::new()),
                Pick::Token { token, amount } => {
                    let seat = if camp_of(token).1 == "west" { "left" } else { "right" };
                    let act = Act::of(seat, "walk").with("token", token).with("amount", amount);
                    let why = walk_refused(&case.setup, &act);
                    (Does::Act(act), why)
                }
            };
            Drop { zone: ZoneId::from(zone), does, why, then: None }
        })
        .collect()
}

pub fn edited(case: &Case<Rope>, edit: &Edit) -> Result<Case<Rope>, Problem> {
    let mut case = case.clone();
    let impossible = || Problem::blocking(Step::by(&PULL, TugSays::Nobody.says()));
    let rope = &mut case.setup;
    match edit {
        Edit::Add { kind, zone, amount } => {
            *rope.camp_mut(zone).and_then(|camp| camp.kind_mut(kind.as_str())).ok_or_else(impossible)? += amount;
        }
        Edit::Move { token, amount, zone } => {
            let (kind, _) = camp_of(token);
            let left = here(rope, token).and_then(|count| count.minus(amount)).ok_or_else(impossible)?;
            *rope.camp_mut(zone).and_then(|camp| camp.kind_mut(kind)).ok_or_else(impossible)? += amount;
            *here(rope, token).ok_or_else(impossible)? = left;
        }
        Edit::Remove { token, amount } => {
            let count = here(rope, token).ok_or_else(impossible)?;
            *count = count.minus(amount).ok_or_else(impossible)?;
        }
        Edit::Amount { token, amount } => *here(rope, token).ok_or_else(impossible)? = amount.clone(),
        Edit::Set { token: None, key, value } if key == "wet" => rope.wet = value == "true",
        Edit::Set { token: None, key, value } if key == "in_a_line" => {
            rope.west.puller = Count::typed(value).map_err(|_| impossible())?;
        }
        Edit::Set { .. } => return Err(impossible()),
        Edit::Clear => *rope = Rope::default(),
    }
    Ok(case)
}

fn here<'a>(rope: &'a mut Rope, token: &TokenId) -> Option<&'a mut Count> {
    let (kind, zone) = camp_of(token);
    rope.camp_mut(&ZoneId::new(zone).ok()?)?.kind_mut(kind)
}

/// Each camp with one puller or ox more, and with one less.
pub fn one_more_or_less(rope: &Rope) -> Vec<(Says, Edit)> {
    let mut nudges = Vec::new();
    for (zone, camp) in [("west", &rope.west), ("east", &rope.east)] {
        for (kind, name, count) in [("puller", TugSays::Puller, &camp.puller), ("ox", TugSays::Ox, &camp.ox)] {
            for amount in [Some(count + &Count::one()), count.minus(&Count::one())].into_iter().flatten() {
                let token = TokenId::new(&format!("{kind}.{zone}")).unwrap();
                let says = TugSays::SoMany { piece: name.clone().says(), amount: amount.clone() };
                nudges.push((says.says(), Edit::Amount { token, amount }));
            }
        }
    }
    nudges
}
