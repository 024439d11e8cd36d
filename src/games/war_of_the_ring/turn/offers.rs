use crate::games::war_of_the_ring::acts::MOVE;
use crate::games::war_of_the_ring::nations::{Nation, Side};
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::turn::course::played;
use crate::games::war_of_the_ring::turn::deeds::name_of;
use crate::games::war_of_the_ring::turn::fellowship::allocation_bounds;
use crate::games::war_of_the_ring::turn::minions::Minion;
use crate::games::war_of_the_ring::turn::says::Says;
use crate::games::war_of_the_ring::turn::state::TurnState;
use crate::ruling::{Act, ActArg, BoardView, Case, Does, Field, FieldKind, Offer, ProblemAbout};
use crate::words::Count;

/// Deeds that are offered to each player without more being said.
const OFFERED: [&str; 10] = [
    "draw",
    "offer_swap",
    "declare_fellowship",
    "keep_undeclared",
    "name_guide",
    "move_fellowship",
    "hide_fellowship",
    "move_companions",
    "decide_hunt",
    "use_ring",
];

/// The most Shadow dice there are; the Hunt Box takes no more.
const MOST_DICE: u64 = 10;

/// Adds to a board what belongs to the turn: its fields, and what each player can do.
pub fn add_to(board: &mut BoardView, case: &Case<Setup>, state: &TurnState, with_offers: bool) {
    let setup = &state.army.board;
    let number = |key: String, name: Says, value: Count| Field {
        key,
        token: None,
        name: name.says(),
        kind: FieldKind::Number { value, least: Count::zero(), most: None },
    };
    let dice = setup.dice.clone().unwrap_or_default();
    board.fields.push(number("dice.free_peoples".to_owned(), Says::FieldFreeDice, dice.free_peoples));
    board.fields.push(number("dice.shadow".to_owned(), Says::FieldShadowDice, dice.shadow));
    board.fields.push(number("hunt.companions".to_owned(), Says::FieldCompanions, setup.hunt.companions.clone()));
    board.fields.push(number("hunt.dice_last_turn".to_owned(), Says::FieldHunted, setup.hunt.dice_last_turn.clone()));
    for player in Power::at_table(setup.players) {
        let key = format!("hands.{}", player.key());
        board.fields.push(number(key, Says::FieldHand { player: *player }, setup.hands.get(player).cloned().unwrap_or_default()));
    }
    board.offers.clear();
    for token in &mut board.tokens {
        token.offers.clear();
    }
    // Of what is done with Armies a turn knows moves alone, as actions.
    for zone in &mut board.zones {
        zone.offers.retain_mut(|offer| match &mut offer.does {
            Does::Act(act) if act.key == MOVE && with_offers => {
                act.key = "march".to_owned();
                true
            }
            _ => false,
        });
    }
    if !with_offers {
        return;
    }
    let mut acts: Vec<Act> = Vec::new();
    if let Some(next) = state.phase.as_ref().and_then(|phase| phase.player()) {
        acts.extend(["act", "pass", "skip"].map(|key| Act::of(next.seat(), key)));
    }
    for player in Power::at_table(setup.players) {
        acts.extend(OFFERED.iter().map(|key| Act::of(player.seat(), key)));
    }
    acts.extend(named_acts(state));
    acts.push(Act::of_nobody("begin_turn"));
    let offers = acts.into_iter().map(|act| offer(case, act));
    // What the rules forbid a player is not offered, unless it is the next action.
    board.offers = offers.filter(|offer| offer.why.is_empty() || is_action(offer)).collect();
}

// Deeds that name a number, a Minion, a Nation or a team.
fn named_acts(state: &TurnState) -> Vec<Act> {
    let word = |text: &str| ActArg::Text(text.to_owned());
    let (least, most) = allocation_bounds(state);
    let leading = state.army.leading(Side::Shadow).seat();
    let counts = (0..=MOST_DICE).map(Count::from).filter(|dice| *dice >= least && *dice <= most);
    let mut acts: Vec<Act> = counts.map(|dice| Act::of(leading.clone(), "allocate_hunt").with("dice", &dice)).collect();
    for nation in Nation::ALL {
        let player = nation.player(state.players());
        acts.push(Act::of(player.seat(), "advance").with("nation", word(nation.key())));
    }
    for minion in Minion::ALL {
        let players = [minion.player(), minion.player().teammate()];
        acts.extend(players.map(|player| Act::of(player.seat(), "move_minion").with("minion", word(minion.key()))));
    }
    acts.extend(Side::ALL.map(|side| Act::of_nobody("win").with("side", word(side.key()))));
    acts
}

fn is_action(offer: &Offer) -> bool {
    matches!(&offer.does, Does::Act(act) if act.key == "pass")
}

fn offer(case: &Case<Setup>, act: Act) -> Offer {
    let mut asked = case.clone();
    asked.acts.push(act.clone());
    let about = ProblemAbout::Act(case.acts.len());
    let why = played(&asked).ruling.problems.into_iter().filter(|problem| problem.about == about).collect();
    Offer { says: name_of(&act, case.setup.players), does: Does::Act(act), why }
}
