//! Solved examples for the gallery, and what deeds are called.

use crate::games::riftbound::acts::{ALL_PASS, CHOOSE, ELECT, KEEP, PAY_WAY, PLAY, REMAKE, SPEND};
use crate::games::riftbound::cards::CARDS;
use crate::games::riftbound::course::{LOOP, NEW_CHOICES, REPEAT};
use crate::games::riftbound::labels::Label;
use crate::games::riftbound::setup::{BurnOutSet, ExecutionSet, ItemSet, PieceSet, PlayerSet, Setup, SpellSet};
use crate::games::riftbound::seats::player;
use crate::games::riftbound::state::seat_named;
use crate::games::riftbound::table::start;
use crate::ruling::{Act, Case, Example, Held, Piece, QuestionId, TokenId};
use crate::words::{Count, Map, Name};

fn piece(id: &'static str, card: &'static str, at: &'static str, seat: &'static str, might: Option<usize>) -> PieceSet {
    let plain = PieceSet::plain(id.into(), card.into(), at.into(), seat.into());
    PieceSet { might: might.map(Count::from), ..plain }
}

fn example(id: &'static str, title: Label, ask: &'static str, setup: Setup) -> Example {
    let ask = QuestionId::from(ask);
    let case = Case { ruleset: "core-1.4".to_owned(), ask, setup, acts: Vec::new(), readings: Default::default() };
    Example { id, title: title.says(), case: Held::<super::Rules>::open(case) }
}

/// The gallery's examples.
pub fn examples() -> Vec<Example> {
    let eight = PlayerSet { runes: "6R2B".to_owned(), ..PlayerSet::default() };
    let barrage = Setup {
        players: Map::from([("p1".into(), eight)]),
        pieces: vec![
            piece("barrage", "sfd-077", "p1.hand", "p1", None),
            piece("poro", "ogn-052", "p2.base", "p2", Some(4)),
            piece("ballista", "ogn-017", "p2.base", "p2", None),
        ],
        ..Setup::default()
    };
    let spell = |name: &str, text: &str| SpellSet {
        name: name.to_owned(),
        cost: "2".to_owned(),
        timing: "reaction".to_owned(),
        text: text.to_owned(),
        ..SpellSet::default()
    };
    let item = |id: &'static str, targets: Vec<Vec<TokenId>>| ItemSet {
        id: id.into(),
        card: id.into(),
        seat: "p1".into(),
        controller: None,
        executions: vec![ExecutionSet { mode: None, targets }],
        source: None,
    };
    let unit = |id: &'static str, at: &'static str| PieceSet { name: Some(id.to_uppercase()), ..piece(id, "unit", at, "p1", Some(2)) };
    let again = Setup {
        spells: Map::from([
            ("pair".into(), spell("Pair", "might 1 <2-2 unit friendly>")),
            ("anew".into(), spell("Anew", "renew <spell>")),
        ]),
        pieces: vec![unit("a", "p1.hand"), unit("b", "p1.base"), unit("c", "p1.base")],
        chain: vec![item("pair", vec![vec!["a".into(), "b".into()]]), item("anew", vec![vec!["pair".into()]])],
        ..Setup::default()
    };
    let burn_out = BurnOutSet {
        victory: Count::from(8_u32),
        seat: Some("p2".into()),
        own: Count::from(7_u32),
        opponent: Count::from(6_u32),
    };
    vec![
        example("rocket-barrage", Label::OnceOrTwice, REPEAT, barrage),
        example("b-again", Label::BAgain, NEW_CHOICES, again),
        example("burning-out", Label::BurningOut, LOOP, Setup { burn_out: Some(burn_out), ..Setup::default() }),
    ]
}

fn piece_of(case: &Case<Setup>, act: &Act) -> Piece {
    let (state, _, _) = start(&case.setup);
    crate::games::riftbound::execute::name_of(&state, &act.token("piece").unwrap_or_else(|| TokenId::from("piece")))
}

/// What a deed is called.
pub fn name_of(case: &Case<Setup>, act: &Act) -> Label {
    match act.key.as_str() {
        PLAY => {
            let id = act.token("card").unwrap_or_else(|| TokenId::from("card"));
            let (state, _, _) = start(&case.setup);
            let piece = state.thing(&id).map(|thing| thing.piece.clone());
            let unknown = || Piece::new(id.clone(), CARDS.first().map_or(Name::english("a card"), |_| Name::typed(id.as_str())));
            Label::Plays { piece: piece.unwrap_or_else(unknown) }
        }
        ELECT => Label::Elects,
        SPEND => Label::Spends,
        CHOOSE => {
            let (state, _, _) = start(&case.setup);
            let chosen = crate::games::riftbound::acts::ids(act.args.get("targets"));
            Label::Chooses { chosen: chosen.iter().map(|id| crate::games::riftbound::execute::name_of(&state, id)).collect() }
        }
        PAY_WAY => Label::PaysOtherwise,
        ALL_PASS => Label::AllPass,
        "activate" => Label::Uses { piece: piece_of(case, act) },
        "declines" => match (act.token("piece"), act.seat.as_ref().and_then(|seat| seat_named(seat.as_str()))) {
            (None, Some(seat)) => Label::PaysNothing { player: player(seat) },
            _ => Label::Leaves { piece: piece_of(case, act) },
        },
        REMAKE => Label::Remakes,
        KEEP => Label::Keeps,
        "name_number" => Label::Names { times: act.count("times").and_then(Result::ok).unwrap_or_default() },
        "agree" => Label::Agrees,
        "decline" => Label::Declines,
        _ => Label::OtherDeed,
    }
}
