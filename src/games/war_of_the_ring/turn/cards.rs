use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::silences::{chosen, read};
use crate::games::war_of_the_ring::turn::consecutive::acts_unsaid;
use crate::games::war_of_the_ring::turn::deeds::{actor, comes_to, refuse};
use crate::games::war_of_the_ring::turn::says::Says;
use crate::games::war_of_the_ring::turn::state::TurnState;
use crate::play::{Record, Refusal};
use crate::ruling::{Act, Case, Choice, OptionId, Prompt, Rule, Step};
use crate::words::Count;

/// Draws the cards of a turn.
///
/// *Source*: second edition, p.45 (CD1, CD2), p.22 (CD3); reading A3. *Case*: H01, H02, T06.
pub fn a_player_draws(record: &mut Record<TurnState>, act: &Act, case: &Case<Setup>) -> Result<(), Refusal> {
    let player = actor(&record.state, act)?;
    let alone = player == Power::FreePeoples;
    if alone && read(record, case, "A3").is_none() {
        return Ok(());
    }
    let Some(cards) = record.state.draws(player, case) else { return Ok(()) };
    let hand = &record.state.hand(player) + &cards;
    record.state.hands.insert(player, hand.clone());
    let rule = if alone { &rulebook::A3 } else { &rulebook::CD1 };
    let too_many = !record.state.over_hand(player, case).is_zero();
    let rules: &[&'static Rule] = if too_many { &[rule, &rulebook::CD2, &rulebook::CD3] } else { &[rule] };
    comes_to(record, player, Says::DrawsCards { player, cards, hand }, rules);
    Ok(())
}

/// Discards a card of an excess.
///
/// *Source*: second edition, p.22 (CD3). *Case*: H02.
pub fn a_player_discards(record: &mut Record<TurnState>, act: &Act, case: &Case<Setup>) -> Result<(), Refusal> {
    let player = actor(&record.state, act)?;
    if record.state.over_hand(player, case).is_zero() {
        return Err(refuse(&rulebook::CD3, Says::NothingToDiscard { player }));
    }
    let hand = record.state.hand(player).minus(&Count::one()).unwrap_or_default();
    record.state.hands.insert(player, hand.clone());
    comes_to(record, player, Says::Discards { player, hand }, &[&rulebook::CD3]);
    Ok(())
}

/// Offers a card to the teammate.
///
/// # Says
/// After drawing and discarding, teammates may swap one card for one if both agree; they show and discuss none.
/// # Source
/// Second edition, p.45 (CD4), p.22 (CD3).
/// # Case
/// H02 to H04.
pub fn a_swap_is_offered(record: &mut Record<TurnState>, act: &Act, case: &Case<Setup>) -> Result<(), Refusal> {
    let player = actor(&record.state, act)?;
    let other = player.teammate();
    if other == player {
        return Err(refuse(&rulebook::CD4, Says::NobodyToSwapWith { player }));
    }
    for who in [player, other] {
        let over = record.state.over_hand(who, case);
        if !over.is_zero() {
            let step = Step::by(&rulebook::CD3, Says::DiscardFirst { player: who, over }.says());
            return Err(Refusal::because(step.and(&rulebook::CD4)));
        }
    }
    record.state.offers = Some(player);
    record.step(Step::by(&rulebook::CD4, Says::OffersSwap { player, other }.says()).actor(player.seat()));
    Ok(())
}

/// Agrees to a swap or refuses it.
///
/// *Source*: second edition, p.45 (CD4). *Case*: H02, H03.
pub fn a_swap_is_answered(record: &mut Record<TurnState>, act: &Act) -> Result<(), Refusal> {
    let other = actor(&record.state, act)?;
    let player = other.teammate();
    if record.state.offers != Some(player) {
        return Err(refuse(&rulebook::CD4, Says::NoSwapOffered { player: other }));
    }
    record.state.offers = None;
    let says =
        if act.key == "accept_swap" { Says::Swapped { player, other } } else { Says::NoSwap { player, other } };
    comes_to(record, other, says, &[&rulebook::CD4]);
    Ok(())
}

/// The icon that a deed names.
pub fn icon_of(act: &Act) -> Option<Power> {
    act.text("icon").and_then(|icon| Power::ALL.into_iter().find(|power| power.key() == icon))
}

/// Plays an Event, or a card in combat.
///
/// # Says
/// A power icon on the Event part names who may use it; without one anybody may, as appropriate. Whether it binds Combat
/// cards is open (A12).
/// # Source
/// Second edition, p.46 (CD5); reading A12.
/// # Case
/// H04, W-A12.
pub fn a_card_is_played(record: &mut Record<TurnState>, act: &Act, case: &Case<Setup>) -> Result<(), Refusal> {
    let player = actor(&record.state, act)?;
    let combat = act.key == "play_combat_card";
    let icon = icon_of(act);
    // The lone player of a team may use the icons of both its powers.
    let other = icon.filter(|icon| *icon != player && !(player == Power::FreePeoples && icon.side() == player.side()));
    let mut rules = vec![&rulebook::CD5];
    if let Some(icon) = other {
        let bound = match combat.then(|| read(record, case, "A12")) {
            Some(None) => return Ok(()),
            Some(Some(way)) => {
                rules.push(&rulebook::A12);
                way == 1
            }
            None => true,
        };
        if bound {
            let step = Step::by(&rulebook::CD5, Says::IconOfAnother { player, icon }.says());
            let step = if combat { step.and(&rulebook::A12) } else { step };
            return Err(Refusal::because(step).legal(Says::MayOfferSwap { player }.says()));
        }
    }
    let says = if combat { Says::MayPlayCombatCard { player } } else { Says::MayPlayEvent { player } };
    if !combat {
        acts_unsaid(record, player);
    }
    comes_to(record, player, says, &rules);
    Ok(())
}

/// What has to be decided about cards: an excess first, then a swap.
pub fn card_prompt(state: &TurnState, case: &Case<Setup>) -> Option<Prompt> {
    let at_table = Power::at_table(state.players()).iter().copied();
    let known = |player: &Power| *player != Power::FreePeoples || chosen(case, "A3").is_some();
    if let Some(player) = at_table.filter(known).find(|player| !state.over_hand(*player, case).is_zero()) {
        let act = Act::of(player.seat(), "discard").answering("discard");
        let over = state.over_hand(player, case);
        return Some(Prompt {
            key: "discard",
            seat: Some(player.seat()),
            asks: Says::AsksDiscard { player, over }.says(),
            choices: vec![choice("discard", Says::AnswerDiscard, act)],
            number: None,
        });
    }
    let player = state.offers?;
    let other = player.teammate();
    let act = |key: &str| Act::of(other.seat(), key).answering("swap");
    Some(Prompt {
        key: "swap",
        seat: Some(other.seat()),
        asks: Says::AsksSwap { player, other }.says(),
        choices: vec![
            choice("accept_swap", Says::AnswerSwap, act("accept_swap")),
            choice("refuse_swap", Says::AnswerNoSwap, act("refuse_swap")),
        ],
        number: None,
    })
}

fn choice(id: &'static str, says: Says, act: Act) -> Choice {
    Choice { id: OptionId::from(id), says: says.says(), act, why: Vec::new(), gives: None }
}
