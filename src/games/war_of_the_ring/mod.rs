//! War of the Ring, second edition: multi-player questions.
//!
//! Covered: whose an Army is that two teammates share, what each may do with it, and who removes what over the stacking
//! limit (question `army`); whose turn it is and who may do what (`turn`); what the dice give (`battle`);
//! for three or four players, on the map's 105 regions.
//! Not covered: the expansions, and the first edition's chapter.

mod acts;
mod aftermath;
mod answer;
mod army;
mod attacking;
mod battle;
mod battle_offers;
mod board;
mod board_check;
#[cfg(test)]
mod board_tests;
mod casualties;
mod control;
mod course;
mod deed_offers;
mod deed_says;
#[cfg(test)]
mod deed_tests;
mod deeds_en;
mod deeds_fr;
mod drops;
mod edits;
mod en;
mod excess;
mod facts;
mod figures;
mod force;
mod fr;
mod labels;
mod labels_en;
mod labels_fr;
mod leading_player;
mod limit;
mod marching;
mod names;
mod names_en;
mod names_fr;
mod nations;
mod nudges;
mod offers;
mod outcomes;
mod parting;
#[cfg(test)]
mod parting_tests;
mod places;
mod players;
mod politics;
mod prompts;
mod regions;
mod rights;
mod rulebook;
mod says;
mod setup;
mod silence_names;
mod silences;
mod shorthand;
mod sieges;
mod stacking;
mod starts;
mod state;
mod table_says;
mod tables;
mod tables_en;
mod tables_fr;
#[cfg(test)]
mod tables_tests;
mod tokens;
mod tray;
mod turn;
#[cfg(test)]
mod twin_tests;

pub use setup::Setup;

use crate::ruling::{
    About, Act, At, BoardView, Case, Drop, Edit, Example, Game, Held, Pick, Problem, QuestionAbout, QuestionId, Ruling,
    Says, TrayPiece, ZoneId,
};
use crate::words::Count;
use figures::Troop;
use labels::Labels;
use nations::Nation;
use regions::Region;
use setup::Stand;

/// The question whose Army it is.
pub const ARMY: &str = "army";

/// The question what the dice give.
pub const BATTLE: &str = "battle";
/// The question who does what in a turn.
pub const TURN: &str = "turn";

/// The game in the registry.
pub struct Rules;

impl Rules {
    fn example(id: &'static str, title: Labels, turn: usize, stand: Stand, units: [(Nation, &str); 2]) -> Example {
        let mut setup = Setup { turn: turn.into(), ..Setup::default() };
        let garrison = setup.regions.or_default(Region::named("osgiliath").unwrap_or_else(Region::first));
        garrison.stand = Some(stand);
        for (nation, troop) in units {
            garrison.units.insert(nation, Troop::read(troop).unwrap_or_default());
        }
        Self::solved(id, title, ARMY, setup)
    }

    fn solved(id: &'static str, title: Labels, ask: &'static str, setup: Setup) -> Example {
        let ask = QuestionId::from(ask);
        let case = Case { ruleset: "2e".to_owned(), ask, setup, acts: Vec::new(), readings: Default::default() };
        Example { id, title: title.says(), case: Held::<Rules>::open(case) }
    }
}

impl Game for Rules {
    type Setup = Setup;

    const ID: &'static str = "war-of-the-ring";

    fn about() -> About {
        let four_four = [(Nation::Gondor, "3r1e"), (Nation::Rohan, "3r1e")];
        let four_seven = setup::Dice { free_peoples: Count::from(4), shadow: Count::from(7) };
        let thirteen = [(Nation::Gondor, "6r"), (Nation::Rohan, "7r")];
        About {
            id: Self::ID,
            name: Labels::GameName.says(),
            covers: Labels::Covers.says(),
            rulesets: rulebook::RULESETS,
            questions: vec![QuestionAbout {
                id: QuestionId::from(ARMY),
                title: Labels::ArmyTitle.says(),
                how: Labels::ArmyHow.says(),
            }, QuestionAbout {
                id: QuestionId::from(TURN),
                title: Labels::TurnTitle.says(),
                how: Labels::TurnHow.says(),
            }, QuestionAbout {
                id: QuestionId::from(BATTLE),
                title: Labels::BattleTitle.says(),
                how: Labels::BattleHow.says(),
            }],
            examples: vec![
                Self::example("whose-army", Labels::WhoseArmy, 3, Stand::Mixed, four_four),
                Self::solved("whose-turn", Labels::WhoseTurn, TURN, Setup { dice: Some(four_seven), ..Setup::default() }),
                Self::example("thirteen-units", Labels::TooManyInOneRegion, 1, Stand::Separate, thirteen),
            ],
        }
    }

    fn empty(_question: &QuestionId) -> Setup {
        Setup::default()
    }

    fn rule(case: &Case<Setup>) -> Ruling {
        match case.ask.as_str() {
            TURN => turn::played(case).ruling,
            BATTLE => battle::played(case).ruling,
            _ => course::played(case).ruling,
        }
    }

    fn edit(case: &Case<Setup>, edit: &Edit) -> Result<Case<Setup>, Problem> {
        edits::edited(case, edit)
    }

    fn look(case: &Case<Setup>, at: &At) -> (Ruling, BoardView) {
        if case.ask == BATTLE {
            let played = battle::played(case);
            let mut board = board::drawn(played.state(at), None, false);
            battle::add_to(&mut board, &case.setup);
            return (played.ruling, board);
        }
        if case.ask == TURN {
            let played = turn::played(case);
            let state = played.state(at);
            let mut board = board::drawn(&state.army, None, false);
            turn::add_to(&mut board, case, state, *at == At::End);
            return (played.ruling, board);
        }
        let played = course::played(case);
        // Only the present board takes deeds; in the middle of the steps it is as the step leaves it.
        let prompt = played.prompt.as_ref().filter(|_| *at == At::End);
        let board = board::drawn(played.state(at), prompt, !matches!(at, At::Step(_)));
        (played.ruling, board)
    }

    fn lift(case: &Case<Setup>, pick: &Pick) -> Vec<Drop> {
        if case.ask == BATTLE {
            return Vec::new();
        }
        drops::places_for(case, pick)
    }

    fn name_act(case: &Case<Setup>, act: &Act) -> Says {
        match case.ask.as_str() {
            TURN => turn::name_of(act, case.setup.players),
            _ => acts::name_of(act, case.setup.players),
        }
    }

    fn tray(case: &Case<Setup>) -> Vec<TrayPiece> {
        // The dice are asked about without a map.
        if case.ask == BATTLE { Vec::new() } else { tray::pieces(case.setup.players) }
    }

    fn shorthand(case: &Case<Setup>, zone: &ZoneId, typed: &str) -> Option<Result<Vec<Edit>, Problem>> {
        shorthand::read(case, zone, typed)
    }

    fn settle(case: &Case<Setup>, at: &At) -> Option<Case<Setup>> {
        if case.ask != ARMY {
            return None;
        }
        let setup = course::played(case).state(at).board.clone();
        let changed = setup != case.setup || !case.acts.is_empty();
        changed.then(|| Case { setup, acts: Vec::new(), ..case.clone() })
    }

    fn starts(case: &Case<Setup>) -> Vec<(Says, Case<Setup>)> {
        starts::starts(case)
    }

    fn has_starts(_case: &Case<Setup>) -> bool {
        true
    }

    fn nudges(case: &Case<Setup>) -> Vec<(Says, Edit)> {
        nudges::nudges(case)
    }
}
