//! Going on from a result: the board as it stands, as a new setup.

use crate::games::riftbound::course::played;
use crate::games::riftbound::cost::{ANY, Cost, DOMAINS};
use crate::games::riftbound::runes;
use crate::games::riftbound::setup::{ExecutionSet, ItemSet, PieceSet, PlayerSet, Setup};
use crate::games::riftbound::state::{Item, Seat, State, Thing, seat_id};
use crate::games::riftbound::table::is_a_place;
use crate::ruling::{At, Case, KindId, Standing};
use crate::words::Count;

/// The case that goes on from the moment `at`, if the answer is settled. Might that lasts for this turn becomes the
/// unit's Might; cards that were drawn and nobody has named are left out.
pub fn settled(case: &Case<Setup>, at: &At) -> Option<Case<Setup>> {
    let played = played(case);
    if !matches!(played.ruling.standing, Standing::Settled { .. }) || case.acts.is_empty() && case.setup.chain.is_empty() {
        return None;
    }
    let setup = setup_of(&case.setup, played.state(at));
    Some(Case { setup, acts: Vec::new(), readings: case.readings.clone(), ..case.clone() })
}

fn setup_of(before: &Setup, state: &State) -> Setup {
    let mut setup = before.clone();
    for seat in [0, 1] {
        let now = player(before, state, seat);
        if now == PlayerSet::default() {
            setup.players.remove(&seat_id(seat));
        } else {
            setup.players.insert(seat_id(seat), now);
        }
    }
    let on_the_board = state.things.iter().filter(|thing| is_a_place(&thing.at) && thing.card.is_none_or(|card| {
        card.kind != crate::games::riftbound::cards::Kind::Battlefield
    }));
    setup.pieces = on_the_board.map(|thing| piece(before, thing)).collect();
    setup.chain = state.items.iter().filter(|item| item.is_card).filter_map(|item| on_the_chain(state, item)).collect();
    setup
}

fn player(before: &Setup, state: &State, seat: Seat) -> PlayerSet {
    let set = before.players.get(&seat_id(seat)).cloned().unwrap_or_default();
    let purse = state.purse(seat);
    let mut pool = Cost::energy(purse.energy);
    for (domain, power) in purse.power.iter().enumerate().take(DOMAINS) {
        pool.add_power(1 << domain, *power);
    }
    pool.add_power(ANY, purse.universal);
    let number = |of: &[u32; 2]| Count::from(of.get(seat).copied().unwrap_or(0));
    let on_the_chain = state.items.iter().filter(|item| item.is_card && item.owner == seat).count();
    let spells = state.spells.get(seat).copied().unwrap_or(0);
    PlayerSet {
        runes: runes::write(&purse.ready),
        exhausted: runes::write(&purse.exhausted),
        pool: if pool == Cost::default() { String::new() } else { pool.written() },
        gold: Count::from(purse.gold),
        played: number(&state.played),
        countered: Count::from(
            (state.played_by(seat))
                .saturating_sub(state.resolved.get(seat).copied().unwrap_or(0))
                .saturating_sub(u32::try_from(on_the_chain).unwrap_or(u32::MAX)),
        ),
        spells: Count::from(spells.saturating_sub(u32::try_from(on_the_chain).unwrap_or(u32::MAX))),
        next_spell_less: number(&state.next_less),
        next_card_less: state.next_card_less.get(seat).filter(|cost| **cost != Cost::default()).map(Cost::written).unwrap_or_default(),
        enemy_died: state.enemy_died.get(seat).copied().unwrap_or(false),
        empowered: set.empowered,
        opponent_far: set.opponent_far,
        next_spell_repeats: state.next_repeats.get(seat).cloned().unwrap_or_default(),
        deck: state.decks.get(seat).map(|deck| (**deck).clone()).unwrap_or(set.deck),
    }
}

fn piece(before: &Setup, thing: &Thing) -> PieceSet {
    let known = before.pieces.iter().find(|piece| piece.id == thing.piece.id).cloned();
    let made = || {
        let plain = PieceSet::plain(thing.piece.id.clone(), KindId::from("unit"), thing.at.clone(), seat_id(thing.owner));
        match before.chain.iter().find(|item| item.id == thing.piece.id) {
            Some(item) => PieceSet { card: item.card.clone(), ..plain },
            None => {
                let name = thing.piece.name.say(crate::words::Lang::En);
                let deflect = (thing.deflect > 0).then(|| Count::from(thing.deflect));
                PieceSet { name: Some(name), might: Some(Count::from(thing.might)), deflect, ..plain }
            }
        }
    };
    let mut set = known.unwrap_or_else(made);
    (set.at, set.damage) = (thing.at.clone(), Count::from(thing.damage));
    (set.attacking, set.stunned, set.exhausted) = (thing.attacking, thing.stunned, thing.exhausted);
    if thing.plus != 0 {
        set.might = Some(Count::from(thing.might_now().max(0).unsigned_abs().saturating_sub(thing.buffs)));
    }
    set.buffs = Count::from(thing.buffs);
    let printed = thing.card.map_or(0, |card| card.deflect);
    if thing.deflect != printed {
        set.deflect = Some(Count::from(thing.deflect));
    }
    set
}

fn on_the_chain(state: &State, item: &Item) -> Option<ItemSet> {
    let card = match item.spell.card {
        Some(card) => KindId::from(card.number),
        None => state.made_up.get(&item.piece.id).cloned()?,
    };
    let executions = item.executions.iter().map(|one| ExecutionSet {
        mode: Some(Count::from(one.mode + 1)),
        targets: one.chosen.iter().map(|chosen| chosen.iter().map(|one| one.id.clone()).collect()).collect(),
    });
    Some(ItemSet {
        id: item.piece.id.clone(),
        card,
        seat: seat_id(item.owner),
        controller: (item.controller != item.owner).then(|| seat_id(item.controller)),
        executions: executions.collect(),
        source: item.source.clone(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::riftbound::Rules;
    use crate::ruling::{Act, ActArg, Held, OpenCase};

    fn case(setup: &str) -> OpenCase {
        let setup: Setup = serde_json::from_str(setup).unwrap();
        let ask = "repeat".into();
        Held::<Rules>::open(Case { ruleset: "core-1.4".to_owned(), ask, setup, acts: Vec::new(), readings: Default::default() })
    }

    #[test]
    fn after_a_barrage_the_runes_are_spent_and_the_gear_is_gone() {
        let barrage = case(
            r#"{"players":{"p1":{"runes":"5R2B"}},"pieces":[
                {"id":"barrage","card":"sfd-077","at":"p1.hand","seat":"p1"},
                {"id":"g","card":"gear","at":"p2.base","seat":"p2"}]}"#,
        );
        assert!(barrage.settle(&At::End).is_none(), "nothing has happened yet");
        let act = Act::of("p1", "play").with("card", ActArg::Text("barrage".into())).with("repeat", ActArg::Text("none".into()));
        let choose = Act::of("p1", "choose").with("mode", ActArg::Text("2".into())).with("targets", ActArg::Text("g".into()));
        let after = barrage.with_act(act).with_act(choose).settle(&At::End).unwrap();
        let json = after.json();
        let pieces = json["setup"]["pieces"].as_array().unwrap();
        let at = |id: &str| pieces.iter().find(|piece| piece["id"] == *id).map(|piece| piece["at"].clone());
        assert_eq!(at("barrage"), Some("p1.trash".into()));
        assert_eq!(at("g"), Some("p2.trash".into()));
        assert_eq!(json["setup"]["players"]["p1"]["played"], "1");
        assert_eq!(json["acts"].as_array().map(Vec::len), Some(0));
        // Four were exhausted, a Mind recycled: six or seven runes are left, one of them Mind.
        let runes = json["setup"]["players"]["p1"].clone();
        let all = format!("{}{}", runes["runes"].as_str().unwrap_or(""), runes["exhausted"].as_str().unwrap_or(""));
        assert!(all.contains("1B") && !all.contains("2B"), "{all}");
    }

    #[test]
    fn might_of_this_turn_and_damage_go_on() {
        let strength = case(
            r#"{"players":{"p1":{"runes":"2R"}},"pieces":[
                {"id":"strength","card":"sfd-034","at":"p1.hand","seat":"p1"},
                {"id":"x","card":"unit","at":"p1.base","seat":"p1","might":"3","damage":"1"}]}"#,
        );
        let act = Act::of("p1", "play").with("card", ActArg::Text("strength".into())).with("repeat", ActArg::Text("none".into()));
        let choose = Act::of("p1", "choose").with("targets", ActArg::Text("x".into()));
        let after = strength.with_act(act).with_act(choose).settle(&At::End).unwrap();
        let board = after.board_at(&At::Setup).state();
        let badge = |key: &str| board.iter().find(|(known, _)| known == key).map(|(_, value)| value.json());
        assert_eq!(badge("x.might"), Some(serde_json::json!("5")));
        assert_eq!(badge("x.damage"), Some(serde_json::json!("1")));
        assert!(matches!(after.rule().standing, Standing::Settled { .. }));
    }
}
