use crate::games::war_of_the_ring::acts::MOVE;
use crate::games::war_of_the_ring::nations::{Nation, Side};
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::turn::course::played;
use crate::games::war_of_the_ring::turn::deeds::name_of;
use crate::games::war_of_the_ring::turn::fellowship::allocation_bounds;
use crate::games::war_of_the_ring::turn::minions::Minion;
use crate::games::war_of_the_ring::turn::order::Phase;
use crate::games::war_of_the_ring::turn::says::Says;
use crate::games::war_of_the_ring::turn::state::TurnState;
use crate::games::war_of_the_ring::turn::{marches, recruiting, trimming};
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
    // The dice come first behind turn and players; whether Saruman is in play and the politics matter less here.
    let others = board.fields.split_off(board.fields.len().min(2));
    board.fields.push(number("dice.free_peoples".to_owned(), Says::FieldFreeDice, dice.free_peoples));
    board.fields.push(number("dice.shadow".to_owned(), Says::FieldShadowDice, dice.shadow));
    board.fields.push(number("hunt.companions".to_owned(), Says::FieldCompanions, setup.hunt.companions.clone()));
    board.fields.push(number("hunt.dice_last_turn".to_owned(), Says::FieldHunted, setup.hunt.dice_last_turn.clone()));
    board.fields.extend(others);
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
    // Until what is too many has gone nobody acts: the prompt asks for it.
    if trimming::goes_first(state).is_err() {
        for zone in &mut board.zones {
            zone.offers.clear();
        }
        return;
    }
    // Whose action it is, where that is known: others recruit and fly later.
    let next = state.phase.as_ref().map(Phase::player);
    let his = |act: &Act| next.is_none_or(|next| act.args.contains_key("same_die") || next.is_some_and(|next| act.seat == Some(next.seat())));
    // A place with something to do stands open: Nazgûl are offered where they are, recruits with what needs no place.
    for zone in &mut board.zones {
        let Some(region) = Region::of_zone(&zone.id) else { continue };
        let acts = marches::flights(state, region);
        zone.offers.extend(acts.into_iter().filter(his).map(|act| offer(case, act)));
    }
    let mut acts: Vec<Act> = Vec::new();
    if let Some(next) = state.phase.as_ref().and_then(|phase| phase.player()) {
        acts.extend(["act", "pass", "skip"].map(|key| Act::of(next.seat(), key)));
    }
    for player in Power::at_table(setup.players) {
        acts.extend(OFFERED.iter().map(|key| Act::of(player.seat(), key)));
    }
    acts.extend(Region::all().flat_map(|region| recruiting::musters(state, region)).filter(his));
    acts.extend(named_acts(state));
    acts.push(Act::of_nobody("begin_turn"));
    let offers = acts.into_iter().map(|act| offer(case, act));
    // What the rules forbid a player is not offered, unless the reason is worth showing.
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
    acts.extend(cards_by_icon(state));
    acts.extend(Side::ALL.map(|side| Act::of_nobody("win").with("side", word(side.key()))));
    acts
}

// A card with a player's own icon, and with his teammate's: as an Event, and in combat.
fn cards_by_icon(state: &TurnState) -> Vec<Act> {
    let mut acts = Vec::new();
    for player in Power::at_table(state.players()).iter().copied() {
        let icons = match player {
            Power::FreePeoples => [Power::Gondor, Power::Rohan],
            _ => [player, player.teammate()],
        };
        for (nth, icon) in icons.into_iter().enumerate() {
            let act = |key: &str| Act::of(player.seat(), key).with("icon", ActArg::Text(icon.key().to_owned()));
            acts.push(act("play_event"));
            // With his own icon a card in combat is no question.
            if nth == 1 {
                acts.push(act("play_combat_card"));
            }
        }
    }
    acts
}

// What is shown with the reason where the rules forbid it.
fn is_action(offer: &Offer) -> bool {
    matches!(&offer.does, Does::Act(act) if act.key == "pass" || act.key == "play_event")
}

fn offer(case: &Case<Setup>, act: Act) -> Offer {
    let mut asked = case.clone();
    asked.acts.push(act.clone());
    let about = ProblemAbout::Act(case.acts.len());
    let why = played(&asked).ruling.problems.into_iter().filter(|problem| problem.about == about).collect();
    Offer { says: name_of(&act, case.setup.players), does: Does::Act(act), why }
}
