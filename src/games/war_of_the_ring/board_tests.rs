//! Arranging the board: edits, lifting, the tray, the shorthand, offers, and going on from the result.

use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::{ARMY, Rules};
use crate::ruling::{
    Act, Arg, At, Case, Does, Drop, Edit, Game, KindId, Pick, Severity, Standing, TokenId, ZoneId,
};
use crate::words::{Count, Lang};
use serde_json::json;

fn case(setup: serde_json::Value) -> Case<Setup> {
    let setup = serde_json::from_value(setup).unwrap();
    Case { ruleset: "2e".to_owned(), ask: ARMY.into(), setup, acts: Vec::new(), readings: Default::default() }
}

fn four_four() -> Case<Setup> {
    case(json!({ "turn": "3", "regions": { "osgiliath":
        { "stand": "mixed", "units": { "gondor": "3r1e", "rohan": "3r1e" } } } }))
}

fn state(case: &Case<Setup>, at: &At, key: &str) -> Option<serde_json::Value> {
    let state = Rules::look(case, at).1.state();
    state.into_iter().find(|(known, _)| known == key).map(|(_, value)| value.json())
}

fn set(key: &str, value: &str) -> Edit {
    Edit::Set { token: None, key: key.to_owned(), value: value.to_owned() }
}

fn amount(token: &'static str, amount: u64) -> Edit {
    Edit::Amount { token: TokenId::from(token), amount: Count::from(amount) }
}

fn drop_on<'a>(drops: &'a [Drop], zone: &str) -> &'a Drop {
    drops.iter().find(|drop| drop.zone == *zone).unwrap()
}

fn verdict(case: &Case<Setup>) -> String {
    match Rules::rule(case).standing {
        Standing::Settled { verdict } => verdict.say(Lang::En).plain(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_gallery_opens_solved_in_both_languages() {
    let about = Rules::about();
    let example = &about.examples[0];
    assert_eq!(example.title.say(Lang::En).plain(), "Whose army is it?");
    assert_eq!(example.title.say(Lang::Fr).plain(), "À qui est cette armée\u{202F}?");
    let Standing::Settled { verdict } = example.case.rule().standing else { panic!() };
    assert_eq!(
        verdict.say(Lang::En).plain(),
        "Gondor, as Leading Player, controls the Army in Osgiliath: units 4–4, Elites 1–1; next turn Rohan."
    );
    assert_eq!(
        verdict.say(Lang::Fr).plain(),
        "Le Gondor, joueur dominant, contrôle l’armée d’Osgiliath\u{A0}: unités 4–4, Élites 1–1\u{202F}; au prochain tour, le Rohan."
    );
    assert!(about.examples.iter().all(|example| matches!(example.case.rule().standing, Standing::Settled { .. })));
    assert!(about.covers.say(Lang::En).plain().contains("Not the first edition"));
}

#[test]
fn edits_arrange_the_board() {
    let mut case = Case { setup: Setup::default(), ..four_four() };
    let add = |kind: &'static str, zone: &'static str, amount: u64| Edit::Add {
        kind: KindId::from(kind),
        zone: ZoneId::from(zone),
        amount: Count::from(amount),
    };
    for edit in [
        add("gondor.regular", "osgiliath", 4),
        add("rohan.elite", "osgiliath", 2),
        add("companion", "osgiliath", 1),
        Edit::Move { token: "osgiliath.gondor.regular".into(), amount: Count::one(), zone: "pelargir".into() },
        Edit::Remove { token: "osgiliath.rohan.elite".into(), amount: Count::one() },
        amount("lossarnach.rohan.leader", 2),
        amount("lossarnach.rohan.leader", 0),
        set("osgiliath.stand", "mixed"),
        set("turn", "10^3"),
        set("players", "3"),
        set("players", "4"),
        set("saruman_in_play", "true"),
    ] {
        case = Rules::edit(&case, &edit).unwrap_or_else(|why| panic!("{edit:?}: {why:?}"));
    }
    let expected = json!({ "players": "4", "turn": "1000", "saruman_in_play": true, "regions": {
        "osgiliath": { "stand": "mixed", "units": { "gondor": "3r", "rohan": "1e" }, "companions": "1" },
        "pelargir": { "units": { "gondor": "1r" } } } });
    assert_eq!(serde_json::to_value(&case.setup).unwrap(), expected);
    let cleared = Rules::edit(&case, &Edit::Clear).unwrap();
    assert!(cleared.setup.regions.is_empty());
}

#[test]
fn what_cannot_lie_on_a_table_is_refused_and_nothing_changes() {
    let case = four_four();
    for edit in [
        Edit::Add { kind: "balrog".into(), zone: "osgiliath".into(), amount: Count::one() },
        Edit::Add { kind: "gondor.nazgul".into(), zone: "osgiliath".into(), amount: Count::one() },
        Edit::Add { kind: "gondor.regular".into(), zone: "mordor".into(), amount: Count::one() },
        Edit::Move { token: "osgiliath.gondor.regular".into(), amount: Count::from(4), zone: "pelargir".into() },
        Edit::Remove { token: "osgiliath.gondor.elite".into(), amount: Count::from(2) },
        amount("frodo", 1),
        set("turn", "0"),
        set("turn", "infinite"),
        set("players", "5"),
        set("osgiliath.stand", "<b>"),
        set("mordor.stand", "mixed"),
        set("weather", "1"),
    ] {
        assert!(Rules::edit(&case, &edit).is_err(), "{edit:?}");
    }
}

#[test]
fn a_lifted_unit_sees_who_would_control_where_it_goes() {
    let case = case(json!({ "regions": {
        "osgiliath": { "stand": "mixed", "units": { "gondor": "3r", "rohan": "3r" } },
        "pelargir": { "units": { "gondor": "1r" } },
        "south-ithilien": { "units": { "isengard": "2r" } } } }));
    let pick = Pick::Token { token: "pelargir.gondor.regular".into(), amount: Count::one() };
    let drops = Rules::lift(&case, &pick);
    // The front, and East Harondor beside South Ithilien; no reinforcements while nothing has to go.
    assert_eq!(drops.len(), 28 + 1);
    let osgiliath = drop_on(&drops, "osgiliath");
    assert!(matches!(osgiliath.does, Does::Edit(Edit::Move { .. })) && osgiliath.why.is_empty());
    assert_eq!(osgiliath.then.as_ref().unwrap().say(Lang::En).plain(), "In control in Osgiliath: Gondor.");
    assert_eq!(drop_on(&drops, "pelargir").does, Does::Nothing);
    let enemies = drop_on(&drops, "south-ithilien");
    assert!(matches!(enemies.does, Does::Edit(_)));
    assert_eq!(enemies.why[0].severity, Severity::Tolerable);
    assert_eq!(enemies.why[0].step.says.id(), "enemies_share_a_region");
    let from_tray = Rules::lift(&case, &Pick::Kind { kind: "rohan.elite".into(), amount: Count::from(2) });
    let says = drop_on(&from_tray, "osgiliath").then.as_ref().unwrap().say(Lang::Fr).plain();
    assert_eq!(says, "Contrôle à Osgiliath\u{A0}: le Rohan.");
    let apart = drop_on(&from_tray, "pelargir").then.as_ref().unwrap();
    assert_eq!(apart.id(), "found_each_his_own");
}

#[test]
fn an_excess_is_carried_back_to_the_reinforcements() {
    let case = case(json!({ "turn": "2", "regions": {
        "osgiliath": { "stand": "separate", "units": { "gondor": "5r1e", "rohan": "5r" } } } }));
    let lift = |token: &'static str, amount: u64| {
        Rules::lift(&case, &Pick::Token { token: token.into(), amount: Count::from(amount) })
    };
    let elite = lift("osgiliath.gondor.elite", 1);
    let back = drop_on(&elite, "reinforcements");
    assert!(back.why.is_empty());
    let Does::Act(act) = back.does.clone() else { panic!("{back:?}") };
    let mut after = case.clone();
    after.acts.push(act);
    assert_eq!(state(&after, &At::End, "reinforcements.gondor.elite.count"), Some(json!("1")));
    let too_many = lift("osgiliath.gondor.regular", 2);
    assert_eq!(drop_on(&too_many, "reinforcements").why[0].step.says.id(), "more_than_his_share");
    let not_his = lift("osgiliath.rohan.regular", 1);
    assert_eq!(drop_on(&not_his, "reinforcements").why[0].step.says.id(), "not_his_nation");
    // The same deed is offered on the piece.
    let board = Rules::look(&case, &At::End).1;
    let offered = board.tokens.iter().find(|token| token.id == *"osgiliath.gondor.elite").unwrap();
    assert_eq!(offered.offers[0].says.say(Lang::En).plain(), "Gondor removes 1 Gondor Elite in Osgiliath");
    assert_eq!(Rules::name_act(&after, &after.acts[0]).say(Lang::Fr).plain(), "Le Gondor retire 1 unité d’Élite du Gondor à Osgiliath");
    // A count typed on the board as it is shown leaves what was removed removed.
    let edited = Rules::edit(&after, &amount("osgiliath.gondor.regular", 4)).unwrap();
    assert_eq!(state(&edited, &At::End, "osgiliath.gondor.regular.count"), Some(json!("4")));
}

#[test]
fn the_present_board_shows_what_was_put_there_and_the_steps_show_it_going() {
    let case = case(json!({ "regions": {
        "osgiliath": { "stand": "separate", "units": { "gondor": "6r", "rohan": "7r" } } } }));
    let steps = Rules::rule(&case).steps;
    let back = steps.iter().position(|step| step.says.id() == "back_to_reinforcements").unwrap();
    assert_eq!(state(&case, &At::End, "osgiliath.rohan.regular.count"), Some(json!("7")));
    assert_eq!(state(&case, &At::End, "osgiliath.rohan.regular.goes"), Some(json!("2")));
    assert_eq!(state(&case, &At::Step(back), "osgiliath.rohan.regular.count"), Some(json!("5")));
    assert_eq!(state(&case, &At::Step(back), "reinforcements.rohan.regular.count"), Some(json!("2")));
    let settled = Rules::settle(&case, &At::End).unwrap();
    assert_eq!(state(&settled, &At::End, "osgiliath.rohan.regular.count"), Some(json!("5")));
    assert_eq!(verdict(&settled), "Two separate Armies in Osgiliath, each under its own player: Gondor 5 units, Rohan 5.");
    assert!(Rules::settle(&settled, &At::End).is_none(), "nothing to go on from");
}

#[test]
fn going_on_from_the_next_turn_keeps_it() {
    let mut case = four_four();
    case.acts.push(Act::of_nobody("begin_turn"));
    let settled = Rules::settle(&case, &At::End).unwrap();
    assert!(settled.acts.is_empty());
    assert_eq!(settled.setup.turn, Count::from(4));
    assert_eq!(verdict(&settled), verdict(&case));
}

#[test]
fn a_field_set_after_a_deed_says_what_the_board_then_shows() {
    let mut case = four_four();
    case.acts.push(Act::of_nobody("begin_turn"));
    let later = Rules::edit(&case, &set("turn", "9")).unwrap();
    assert_eq!(state(&later, &At::End, "turn"), Some(json!("9")));
    assert_eq!(later.acts.len(), 1);
    let first = Rules::edit(&case, &set("turn", "1")).unwrap();
    assert_eq!(state(&first, &At::End, "turn"), Some(json!("1")));
    let mut apart = case.clone();
    apart.setup.regions.values_mut().for_each(|garrison| garrison.stand = None);
    apart.acts = vec![Act::of_nobody("merge").with("region", crate::ruling::ActArg::Text("osgiliath".into()))];
    assert_eq!(verdict(&apart), verdict(&four_four()));
    let separate = Rules::edit(&apart, &set("osgiliath.stand", "separate")).unwrap();
    assert_eq!(state(&separate, &At::End, "osgiliath.control"), Some(json!("each_his_own")));
    for (says, edit) in Rules::nudges(&case) {
        assert!(Rules::edit(&case, &edit).is_ok(), "{says:?}");
    }
}

#[test]
fn over_the_limit_a_lifted_unit_is_told_so() {
    let case = case(json!({ "regions": {
        "osgiliath": { "stand": "separate", "units": { "gondor": "5r", "rohan": "5r" } },
        "pelargir": { "units": { "gondor": "1r" } } } }));
    let drops = Rules::lift(&case, &Pick::Token { token: "pelargir.gondor.regular".into(), amount: Count::one() });
    let then = drop_on(&drops, "osgiliath").then.as_ref().unwrap().say(Lang::En).plain();
    assert_eq!(then, "11 units stand in Osgiliath, 1 over the limit of 10.");
}

#[test]
fn the_shorthand_sets_a_nations_figures() {
    let typed = |case: &Case<Setup>, text: &str| {
        let edits = Rules::shorthand(case, &"osgiliath".into(), text).unwrap();
        edits.map(|edits| {
            let after = edits.iter().fold(case.clone(), |case, edit| Rules::edit(&case, edit).unwrap());
            serde_json::to_value(&after.setup.regions.get(&Region::named("osgiliath").unwrap()).unwrap().units).unwrap()
        })
    };
    let empty = Case { setup: Setup::default(), ..four_four() };
    assert_eq!(typed(&empty, "gondor 3r1e2L").unwrap(), json!({ "gondor": "3r1e2L" }));
    assert_eq!(typed(&empty, "g3r, Rohan: 2R 1E").unwrap(), json!({ "gondor": "3r", "rohan": "2r1e" }));
    assert_eq!(typed(&empty, "elfes 2e; nains 1r").unwrap(), json!({ "elves": "2e", "dwarves": "1r" }));
    assert_eq!(typed(&empty, "sa3r4n").unwrap(), json!({ "sauron": "3r4N" }));
    assert_eq!(typed(&four_four(), "gondor 2r").unwrap(), json!({ "gondor": "2r", "rohan": "3r1e" }));
    let one = case(json!({ "regions": { "osgiliath": { "units": { "north": "1r" } } } }));
    assert_eq!(typed(&one, "4r2L").unwrap(), json!({ "north": "4r2L" }));
    for (text, why) in [
        ("3r", "shorthand_which"),
        ("s3r", "shorthand_nation"),
        ("mordor 3r", "shorthand_nation"),
        ("gondor", "shorthand_form"),
        ("gondor 3x", "shorthand_form"),
        ("gondor 3r2r", "shorthand_form"),
        ("gondor -3r", "shorthand_number"),
        ("isengard 2r1L", "nation_has_no_such_figure"),
        ("", "shorthand_form"),
        ("<img src=x>", "shorthand_form"),
    ] {
        assert_eq!(typed(&empty, text).unwrap_err().step.says.id(), why, "{text}");
    }
    assert!(Rules::shorthand(&empty, &"map".into(), "g3r").is_none());
}

#[test]
fn the_tray_is_found_in_both_languages() {
    let tray = Rules::tray(&four_four());
    assert_eq!(tray.len(), 8 * 2 + 5 + 1 + 2);
    let finds = |word: &str| tray.iter().filter(|piece| piece.also.iter().any(|also| also.contains(word))).count();
    assert_eq!(finds("Officier"), 5);
    assert_eq!(finds("Nazgûl"), 1);
    assert_eq!(finds("Elfes"), 3);
    assert_eq!(finds("Boromir"), 1);
    for piece in &tray {
        let add = Edit::Add { kind: piece.kind.clone(), zone: "pelargir".into(), amount: Count::from(2) };
        assert!(Rules::edit(&four_four(), &add).is_ok(), "{:?}", piece.kind);
    }
}

#[test]
fn nudges_show_what_would_change_the_answer() {
    let case = four_four();
    let nudges = Rules::nudges(&case);
    assert!(nudges.len() <= 64);
    let before = verdict(&case);
    let changing: Vec<String> = nudges
        .iter()
        .filter(|(_, edit)| verdict(&Rules::edit(&case, edit).unwrap()) != before)
        .map(|(says, _)| says.say(Lang::En).plain())
        .collect();
    assert!(changing.contains(&"on turn 4".to_owned()), "{changing:?}");
    assert!(changing.contains(&"one Rohan Regular more in Osgiliath".to_owned()), "{changing:?}");
}

#[test]
fn a_region_offers_to_merge_and_the_board_its_next_turn() {
    let case = case(json!({ "regions": { "pelargir": { "units": { "gondor": "3r", "rohan": "2r" } } } }));
    let board = Rules::look(&case, &At::End).1;
    let pelargir = board.zones.iter().find(|zone| zone.id == *"pelargir").unwrap();
    // Merging in four ways, then two players to four regions each: those of Gondor's own land Rohan does not enter.
    assert_eq!(pelargir.offers.len(), 4 + 4 + 2);
    let Does::Act(merge) = pelargir.offers[0].does.clone() else { panic!() };
    let mut merged = case.clone();
    merged.acts.push(merge);
    assert_eq!(verdict(&merged), "Gondor controls the Army in Pelargir: 3 units to 2.");
    let Does::Act(wants) = pelargir.offers[2].does.clone() else { panic!() };
    let mut asked = case.clone();
    asked.acts.push(wants);
    let Standing::Awaits(prompt) = Rules::rule(&asked).standing else { panic!() };
    assert_eq!(prompt.asks.say(Lang::En).plain(), "Rohan wants to merge in Pelargir. Does Gondor agree?");
    assert_eq!(prompt.choices[0].gives.as_ref().unwrap().say(Lang::En).plain(), "then Gondor controls the Army");
    assert_eq!(board.offers.len(), 1);
    assert!(board.offers[0].why.is_empty());
    assert_eq!(board.edges.len(), 46);
    let map: Vec<Arg> = board.zones.iter().filter(|zone| zone.outline.is_some()).map(|zone| Arg::from(&zone.id)).collect();
    assert_eq!(map.len(), 28);
}

#[test]
fn a_file_that_is_no_board_says_what_is_wrong() {
    for (setup, message) in [
        (json!({ "regions": { "mordor": {} } }), "no such region on the map"),
        (json!({ "regions": { "osgiliath": { "units": { "hobbits": "3r" } } } }), "unknown variant `hobbits`"),
        (json!({ "regions": { "osgiliath": { "units": { "gondor": "-3r" } } } }), "Negative"),
        (json!({ "regions": { "osgiliath": { "units": { "gondor": "3x" } } } }), "figures are written as"),
        (json!({ "regions": { "osgiliath": { "units": { "gondor": format!("{}r", "9".repeat(100_001)) } } } }), "TooLong"),
        (json!({ "regions": { "osgiliath": { "stand": "both" } } }), "unknown variant `both`"),
        (json!({ "players": "2" }), "three or four players"),
        (json!({ "turn": -1 }), "Negative"),
        (json!({ "tower": 1 }), "unknown field `tower`"),
    ] {
        let error = serde_json::from_value::<Setup>(setup.clone()).unwrap_err().to_string();
        assert!(error.starts_with(message), "{setup}: {error}");
    }
}

#[test]
fn acts_that_make_no_sense_are_refused_and_nothing_panics() {
    let mut case = four_four();
    let text = |text: &str| crate::ruling::ActArg::Text(text.to_owned());
    for act in [
        Act::of_nobody("charge"),
        Act::of_nobody("merge"),
        Act::of("gondor", "merge").with("region", text("mordor")),
        Act::of("gondor", "merge").with("region", text("pelargir")),
        Act::of("saruman", "stay_separate").with("region", text("osgiliath")),
        Act::of("gondor", "remove").with("region", text("osgiliath")),
        Act::of("gondor", "remove")
            .with("region", text("osgiliath"))
            .with("nation", text("gondor"))
            .with("kind", text("regular"))
            .with("amount", text("infinite")),
        Act::of("frodo", "remove"),
    ] {
        case.acts.push(act.clone());
        let ruling = Rules::rule(&case);
        assert!(matches!(ruling.standing, Standing::Refused { .. }), "{act:?}");
        Rules::name_act(&case, &act).say(Lang::Fr);
        Rules::look(&case, &At::End);
    }
    assert_eq!(Rules::rule(&case).problems.len(), case.acts.len());
    let mut stale = four_four();
    stale.acts.push(Act::of_nobody("stay_separate").answering("separate_or_merged"));
    assert_eq!(verdict(&stale), verdict(&four_four()), "an answer that nobody asks for is only noted");
    assert_eq!(Rules::rule(&stale).problems[0].severity, Severity::Note);
}

#[test]
fn a_turn_shows_its_fields_and_offers_what_is_legal() {
    let setup = json!({ "turn": "1", "dice": { "free_peoples": "1", "shadow": "3" } });
    let mut case = Case { ask: crate::games::war_of_the_ring::TURN.into(), acts: Vec::new(), ..case(setup) };
    let offers = |case: &Case<Setup>| {
        let board = Rules::look(case, &At::End).1;
        let mut says: Vec<String> = board.offers.iter().map(|offer| offer.says.say(Lang::En).plain()).collect();
        says.retain(|says| says.starts_with("Gondor") || says.starts_with("Rohan"));
        says
    };
    assert!(offers(&case).contains(&"Rohan passes".to_owned()));
    assert!(offers(&case).contains(&"Gondor declares the Fellowship".to_owned()));
    assert!(!offers(&case).contains(&"Rohan declares the Fellowship".to_owned()), "that is for the Leading Player");
    assert_eq!(state(&case, &At::End, "dice.shadow"), Some(json!("3")));
    for (key, value) in [("dice.shadow", "4"), ("hands.gondor", "4"), ("hunt.companions", "2"), ("politics.rohan", "2-active")] {
        case = Rules::edit(&case, &set(key, value)).unwrap();
    }
    assert_eq!(verdict(&case), "Turn 1, if nobody passes: Rohan, Saruman, Witch-king, Saruman, Witch-king.");
    for (key, value) in [("dice.shadow", "-1"), ("hands.frodo", "1"), ("politics.rohan", "4-active"), ("hunt.wolves", "1")] {
        assert!(Rules::edit(&case, &set(key, value)).is_err(), "{key} {value}");
    }
    // Whatever is asked of the turn, nothing panics, and every deed has a name.
    for key in ["act", "recruit", "march", "advance", "move_minion", "allocate_hunt", "win", "use_ring", "play_event", "x"] {
        for act in [Act::of("gondor", key), Act::of("frodo", key), Act::of_nobody(key)] {
            Rules::name_act(&case, &act).say(Lang::Fr);
            case.acts.push(act);
        }
    }
    Rules::rule(&case);
    Rules::look(&case, &At::End);
}
