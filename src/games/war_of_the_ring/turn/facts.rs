use crate::games::war_of_the_ring::nations::Side;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::says::Says as ArmySays;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::turn::fellowship::allocation_bounds;
use crate::games::war_of_the_ring::turn::says::Says;
use crate::games::war_of_the_ring::turn::state::TurnState;
use crate::games::war_of_the_ring::turn::victory::taken_and_lost;
use crate::play::Record;
use crate::ruling::{Case, Rule};

/// The most actions that are told one by one.
pub const ORDER_TOLD: usize = 40;

/// Writes down every fact of the turn that a person may ask for by key.
pub fn find_facts(record: &mut Record<TurnState>, case: &Case<Setup>) {
    for side in Side::ALL {
        let player = record.state.army.leading(side);
        let parity: &[&'static Rule] = &[&rulebook::LP1, &rulebook::LP2];
        let cites = if player == Power::FreePeoples { &[&rulebook::LP5] } else { parity };
        record.find(format!("leading.{}", side.key()), player.seat(), ArmySays::FoundLeading { player }.says(), cites);
    }
    find_order(record);
    for player in Power::at_table(record.state.players()).iter().copied() {
        find_of(record, case, player);
    }
    let (least, most) = allocation_bounds(&record.state);
    record.find("hunt.least", &least, Says::FoundHuntLeast { dice: least.clone() }.says(), &[&rulebook::HU1]);
    record.find("hunt.most", &most, Says::FoundHuntMost { dice: most.clone() }.says(), &[&rulebook::HU1]);
}

fn find_order(record: &mut Record<TurnState>) {
    let Some(phase) = record.state.phase.clone() else { return };
    if let Some(player) = phase.player() {
        record.find("next", player.seat(), Says::FoundNext { player }.says(), &[&rulebook::AO1]);
    }
    for side in Side::ALL {
        let passes = phase.most_passes(side);
        let says = Says::FoundPasses { side, passes: passes.clone() };
        record.find(format!("passes.{}", side.key()), passes, says.says(), &[&rulebook::AO2]);
        let [(one, ones), (other, others)] = phase.actions(side);
        // The player of a team of one takes both halves.
        let both = if one == other { vec![(one, &ones + &others)] } else { vec![(one, ones), (other, others)] };
        for (player, actions) in both {
            let says = Says::FoundActions { player, actions: actions.clone() };
            record.find(format!("actions.{}", player.key()), actions, says.says(), &[&rulebook::AO3, &rulebook::AO1]);
        }
    }
}

fn find_of(record: &mut Record<TurnState>, case: &Case<Setup>, player: Power) {
    let key = |what: &str| format!("{what}.{}", player.key());
    let of_three = player == Power::FreePeoples;
    let rule = |usual: &'static Rule| if of_three { &rulebook::A3 } else { usual };
    if let Some(cards) = record.state.draws(player, case) {
        let says = Says::FoundDraws { player, cards: cards.clone() };
        record.find(key("draws"), cards, says.says(), &[rule(&rulebook::CD1)]);
    }
    if let Some(cards) = record.state.hand_limit(player, case) {
        let says = Says::FoundHandLimit { player, cards: cards.clone() };
        record.find(key("hand_limit"), cards, says.says(), &[rule(&rulebook::CD2)]);
    }
    let cards = record.state.hand(player);
    record.find(key("hand"), &cards, Says::FoundHand { player, cards: cards.clone() }.says(), &[&rulebook::CD1]);
    if !case.setup.captured.is_empty() {
        let (taken, lost) = taken_and_lost(&case.setup, player);
        let points = &taken.int() - &lost.int();
        let says = Says::FoundPoints { player, points: points.clone() };
        record.find(key("points"), points, says.says(), &[&rulebook::VP2, &rulebook::VP1]);
    }
}
