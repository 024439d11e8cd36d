//! The question `loop`.

pub mod rulebook;
use crate::games::lotr_tcg::Topic;
use crate::games::lotr_tcg::board;
use crate::games::lotr_tcg::edits;
use crate::games::lotr_tcg::rulebook::WHO_MAY_BE_ASSIGNED;
use crate::games::lotr_tcg::says::Ground;
use crate::games::lotr_tcg::seats::seat_views;
use crate::games::lotr_tcg::setup::Setup;
use crate::games::lotr_tcg::table::Table;
use crate::ruling::{
    Act, At, BoardView, Case, Drop, Example, Pick, QuestionAbout, Rule, Ruling, Says, Standing,
};

/// The question `loop`.
pub struct Looping;

impl Topic for Looping {
    const ID: &'static str = "loop";

    fn about() -> QuestionAbout {
        QuestionAbout { id: Self::ID.into(), title: Ground::Fellowship.says(), how: Ground::Covers.says() }
    }

    fn examples() -> Vec<Example> {
        Vec::new()
    }

    fn rule(case: &Case<Setup>) -> Ruling {
        let _rules: [&'static Rule; 1] = [&WHO_MAY_BE_ASSIGNED];
        Ruling {
            standing: Standing::Unknown { why: Ground::Covers.says(), known: Vec::new(), ways_on: Vec::new() },
            steps: Vec::new(),
            findings: Vec::new(),
            problems: Table::of(&case.setup).problems,
            assumes: Vec::new(),
            rests_on: Vec::new(),
            loops: Vec::new(),
        }
    }

    fn board_at(case: &Case<Setup>, _at: &At) -> BoardView {
        let table = Table::of(&case.setup);
        let here = |id| board::zone_at(id);
        let characters = table.characters.iter().map(|one| board::token(one, here(&one.piece.id), &table, &one.wounds, one.vitality_left().is_none()));
        let minions = table.minions.iter().map(|one| board::token(one, board::MINIONS.into(), &table, &one.wounds, one.vitality_left().is_none()));
        let mut zones = board::fellowship_zones(&table);
        zones.extend(board::other_zones());
        BoardView {
            seats: seat_views(),
            zones,
            tokens: characters.chain(minions).chain(board::site_token(&table)).collect(),
            fields: board::fields(&table),
            ..BoardView::default()
        }
    }

    fn lift(case: &Case<Setup>, pick: &Pick) -> Vec<Drop> {
        match pick {
            Pick::Kind { kind, amount } => edits::tray_drops(&case.setup, kind, amount),
            Pick::Token { .. } => Vec::new(),
        }
    }

    fn name_act(_case: &Case<Setup>, _act: &Act) -> Says {
        Ground::Fellowship.says()
    }
}
