//! What has to be decided next.

use crate::games::magic::labels::Labels;
use crate::games::magic::moment::{Flow, Moment};
use crate::games::magic::offers;
use crate::games::magic::opening::Table;
use crate::games::magic::need::Need;
use crate::games::magic::polls::Poll;
use crate::games::magic::state::{State, Target, Zone};
use crate::games::magic::windows::windows;
use crate::ruling::{Act, ActArg, Choice, Does, NumberAsked, OptionId, Player, Prompt, Says};
use crate::words::Count;

/// The most single blocks that are offered.
const MOST_BLOCKS: usize = 24;

/// What has to be decided before the answer stands; `idle` where nothing has been done yet and something is to be.
pub fn next_decision(table: &Table, moment: &Moment, idle: bool) -> Option<Prompt> {
    let state = &moment.state;
    if state.over.is_some() {
        return None;
    }
    if let Some(need) = &state.need {
        return Some(needed(table, state, need));
    }
    match &moment.flow {
        Flow::Naming(_) => {
            let by = state.priority.unwrap_or(0);
            let player = table.player(by);
            let act = Act::of(player.id.clone(), "name_number");
            let offered = ["1", "10", "1000000"].into_iter().filter_map(|number| Count::typed(number).ok());
            Some(Prompt {
                key: "name_number",
                seat: Some(player.id.clone()),
                asks: Labels::AsksNumber { player }.says(),
                choices: Vec::new(),
                number: Some(NumberAsked {
                    windows: Vec::new(),
                    says: Labels::NameANumber.says(),
                    act,
                    arg: "times",
                    least: Count::zero(),
                    most: None,
                    offered: offered.map(|number| (number, None)).collect(),
                }),
            })
        }
        Flow::Polling(poll) => {
            let seat = poll.left.first().copied()?;
            Some(answer(table, poll, state, seat))
        }
        Flow::Numbers(numbers) => {
            let seat = numbers.left.first().copied()?;
            Some(names(table, seat))
        }
        Flow::Acting if moment.differs.is_some() => to_act(table, moment),
        Flow::Acting if idle => to_act(table, moment),
        _ => None,
    }
}

// Whether a player accepts a proposal, or where it is to end.
fn answer(table: &Table, poll: &Poll, state: &State, seat: usize) -> Prompt {
    let player = table.player(seat);
    let accept = Act::of(player.id.clone(), "accept").answering("answer");
    let shorten = Act::of(player.id.clone(), "shorten").answering("answer");
    let mut windows = windows(table, state, &poll.body, seat, &shorten);
    let shorten = windows.first().map_or(shorten, |(_, first)| first.clone());
    if windows.len() == 1 {
        windows.clear();
    }
    Prompt {
        key: "answer",
        seat: Some(player.id.clone()),
        asks: Labels::AsksAnswer { player }.says(),
        choices: vec![Choice {
            id: "accept".into(),
            says: Labels::DoAccept.says(),
            act: accept,
            why: Vec::new(),
            gives: None,
        }],
        number: Some(NumberAsked {
            says: if windows.is_empty() { Labels::ShortenInLap } else { Labels::ShortenIn }.says(),
            windows,
            act: shorten,
            arg: "lap",
            least: Count::one(),
            most: None,
            offered: Vec::new(),
        }),
    }
}

// The number after which a player will act, or none.
fn names(table: &Table, seat: usize) -> Prompt {
    let player = table.player(seat);
    let act = |key: &str| Act::of(player.id.clone(), key).answering("name");
    Prompt {
        key: "name",
        seat: Some(player.id.clone()),
        asks: Labels::AsksName { player: player.clone() }.says(),
        choices: vec![Choice {
            id: "no_action".into(),
            says: Labels::DoNoAction.says(),
            act: act("no_action"),
            why: Vec::new(),
            gives: None,
        }],
        number: Some(NumberAsked {
            windows: Vec::new(),
            says: Labels::NameANumber.says(),
            act: act("name"),
            arg: "times",
            least: Count::zero(),
            most: None,
            offered: Vec::new(),
        }),
    }
}

fn to_act(table: &Table, moment: &Moment) -> Option<Prompt> {
    let seat = moment.state.priority?;
    let player = table.player(seat);
    let mut choices = Vec::new();
    let all = offers::of_pieces(table, moment).into_iter().map(|(_, offer)| offer).chain(offers::of_board(table, moment));
    for (nth, offer) in all.enumerate() {
        let (Does::Act(act), true) = (offer.does, offer.why.is_empty()) else { continue };
        let Ok(id) = OptionId::new(&format!("act-{}", nth + 1)) else { continue };
        choices.push(Choice { id, says: offer.says, act, why: Vec::new(), gives: None });
    }
    if choices.is_empty() {
        return None;
    }
    Some(Prompt {
        key: "act",
        seat: Some(player.id.clone()),
        asks: Labels::AsksAct { player }.says(),
        choices,
        number: None,
    })
}

fn needed(table: &Table, state: &State, need: &Need) -> Prompt {
    let choose = |source: usize, by: usize| {
        let (player, piece) = (table.player(by), table.piece(state, source));
        Act::of(player.id.clone(), "choose").with("piece", &piece.id)
    };
    match need {
        Need::Target { source, by, among } => Prompt {
            key: "target",
            seat: Some(table.player(*by).id.clone()),
            asks: Labels::AsksTarget { piece: table.piece(state, *source) }.says(),
            choices: among
                .iter()
                .filter_map(|target| {
                    let (id, says): (String, Says) = match target {
                        Target::Seat(seat) => {
                            let player = table.player(*seat);
                            (player.id.to_string(), std::rc::Rc::new(player))
                        }
                        Target::Class(at) => {
                            let piece = table.piece(state, *at);
                            (piece.id.to_string(), std::rc::Rc::new(piece))
                        }
                    };
                    let act = choose(*source, *by).with("targets", ActArg::List(vec![ActArg::Text(id.clone())]));
                    let id = OptionId::new(&id).ok()?;
                    Some(Choice { id, says, act: act.answering("target"), why: Vec::new(), gives: None })
                })
                .collect(),
            number: None,
        },
        Need::May { source, by } => {
            let asks = Labels::AsksMay { piece: table.piece(state, *source) };
            yes_or_no("may", table.player(*by), asks, choose(*source, *by))
        }
        Need::Unless { source, by } => {
            let asks = Labels::AsksUnless { player: table.player(*by), piece: table.piece(state, *source) };
            yes_or_no("unless", table.player(*by), asks, choose(*source, *by))
        }
        Need::Command { source, by } => {
            let asks = Labels::AsksCommand { player: table.player(*by), piece: table.piece(state, *source) };
            yes_or_no("command", table.player(*by), asks, choose(*source, *by))
        }
        Need::Replacement { source, by, among } => Prompt {
            key: "replacement",
            seat: Some(table.player(*by).id.clone()),
            asks: Labels::AsksReplacement { piece: table.piece(state, *source) }.says(),
            choices: among
                .iter()
                .map(|zone| {
                    let exile = *zone == Zone::Exile;
                    let (id, says) = if exile { ("exile", Labels::IntoExile) } else { ("library", Labels::IntoLibrary) };
                    let act = choose(*source, *by).with("replacement", ActArg::Text(id.to_owned()));
                    let act = act.answering("replacement");
                    Choice { id: id.into(), says: says.says(), act, why: Vec::new(), gives: None }
                })
                .collect(),
            number: None,
        },
        Need::Blocks { by, among, .. } => Prompt {
            key: "blocks",
            seat: Some(table.player(*by).id.clone()),
            asks: Labels::AsksBlocks { player: table.player(*by) }.says(),
            choices: blocks(table, state, *by, among),
            number: None,
        },
        Need::Legend { source, by, among } => Prompt {
            key: "legend",
            seat: Some(table.player(*by).id.clone()),
            asks: Labels::AsksLegend { player: table.player(*by), piece: table.piece(state, *source) }.says(),
            choices: among.iter().filter_map(|(at, tapped)| legend(table, state, choose(*source, *by), *at, *tapped)).collect(),
            number: None,
        },
    }
}

// A choice between doing and leaving it.
fn yes_or_no(key: &'static str, player: Player, asks: Labels, choose: Act) -> Prompt {
    let choice = |(may, id, says): (bool, &'static str, Labels)| {
        let arg = if key == "unless" { "may" } else { key };
        let act = choose.clone().with(arg, ActArg::Flag(may)).answering(key);
        Choice { id: id.into(), says: says.says(), act, why: Vec::new(), gives: None }
    };
    Prompt {
        key,
        seat: Some(player.id.clone()),
        asks: asks.says(),
        choices: [(true, "yes", Labels::Yes), (false, "no", Labels::No)].into_iter().map(choice).collect(),
        number: None,
    }
}

// No block, or one of those that are allowed.
fn blocks(table: &Table, state: &State, by: usize, among: &[(usize, usize)]) -> Vec<Choice> {
    let act = |named: Vec<ActArg>| {
        Act::of(table.player(by).id.clone(), "block").with("blocks", ActArg::List(named)).answering("blocks")
    };
    let choice = |id: OptionId, says: Labels, act: Act| Choice { id, says: says.says(), act, why: Vec::new(), gives: None };
    let none = choice("no_block".into(), Labels::DoNotBlock, act(Vec::new()));
    let each = among.iter().take(MOST_BLOCKS).filter_map(|(blocker, attacker)| {
        let (piece, attacker) = (table.piece(state, *blocker), table.piece(state, *attacker));
        let id = OptionId::new(&format!("{}.{}", piece.id, attacker.id)).ok()?;
        let named = vec![ActArg::Text(format!("{}>{}", piece.id, attacker.id))];
        Some(choice(id, Labels::DoBlock { piece, attacker }, act(named)))
    });
    std::iter::once(none).chain(each).collect()
}

// One legendary permanent that could stay.
fn legend(table: &Table, state: &State, choose: Act, at: usize, tapped: bool) -> Option<Choice> {
    let piece = table.piece(state, at);
    let id = OptionId::new(&if tapped { format!("{}.tapped", piece.id) } else { piece.id.to_string() }).ok()?;
    let act = choose.with("keeps", &piece.id).with("tapped", ActArg::Flag(tapped)).answering("legend");
    let says = if tapped { Labels::ATapped { piece } } else { Labels::AnUntapped { piece } };
    Some(Choice { id, says: says.says(), act, why: Vec::new(), gives: None })
}
