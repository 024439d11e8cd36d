use crate::games::war_of_the_ring::acts::{BEGIN_TURN, MERGE, STAY_SEPARATE, excess_of_the_board};
use crate::games::war_of_the_ring::army::Occupants;
use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::labels::Labels;
use crate::games::war_of_the_ring::nations::Nation;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::prompts::AGREE_TO_MERGE;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::setup::Stand;
use crate::games::war_of_the_ring::state::State;
use crate::ruling::{Act, ActArg, Does, Offer, Prompt};

/// What can be done with the board as a whole: the next turn begins.
pub fn of_board(state: &State) -> Vec<Offer> {
    let act = Act::of_nobody(BEGIN_TURN);
    vec![Offer { says: Labels::NextTurnBegins.says(), does: Does::Act(act), why: excess_of_the_board(state) }]
}

/// What can be done in a region that two teammates share: merge, or stay separate.
pub fn of_region(state: &State, region: Region) -> Vec<Offer> {
    let Occupants::Two(one, other) = state.occupants(region) else { return Vec::new() };
    if state.stand(region) == Some(Stand::Mixed) || state.excess.get(&region).is_some_and(|excess| !excess.is_over()) {
        return Vec::new();
    }
    let act = |player: Option<Power>, key| {
        let act = Act { seat: player.map(Power::seat), ..Act::of_nobody(key) };
        act.with("region", ActArg::Text(region.id().to_owned()))
    };
    let offer = |says: Labels, act: Act| Offer { says: says.says(), does: Does::Act(act), why: Vec::new() };
    if let Some(proposer) = state.wants_to_merge.get(&region) {
        let player = proposer.teammate();
        let answer = |key| act(Some(player), key).answering(AGREE_TO_MERGE);
        return vec![
            offer(Labels::Merges { player, region }, answer(MERGE)),
            offer(Labels::KeepsSeparate { player, region }, answer(STAY_SEPARATE)),
        ];
    }
    let mut offers = vec![offer(Labels::BothMerge { region }, act(None, MERGE))];
    for player in [one.power, other.power] {
        offers.push(offer(Labels::Merges { player, region }, act(Some(player), MERGE)));
    }
    if state.stand(region).is_none() {
        offers.push(offer(Labels::BothStaySeparate { region }, act(None, STAY_SEPARATE)));
    }
    offers
}

/// What can be done with figures: remove them, where the player who has to choose may take them.
pub fn of_token(prompt: Option<&Prompt>, region: Region, nation: Nation, kind: Kind) -> Vec<Offer> {
    let choices = prompt.iter().flat_map(|prompt| &prompt.choices);
    let about = |act: &Act| {
        act.text("region") == Some(region.id())
            && act.text("nation") == Some(nation.key())
            && act.text("kind") == Some(kind.key())
    };
    let offers = choices.filter(|choice| about(&choice.act)).filter_map(|choice| {
        let player = Power::ALL.into_iter().find(|power| choice.act.seat.as_ref().is_some_and(|seat| *seat == power.key()))?;
        let amount = choice.act.count("amount")?.ok()?;
        let says = Labels::Removes { player, nation, kind, amount, region }.says();
        Some(Offer { says, does: Does::Act(choice.act.clone()), why: choice.why.clone() })
    });
    offers.collect()
}
