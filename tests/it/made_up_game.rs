//! The made-up game itself: it rules, draws, drags and edits as the contract says, so that tests may lean on it.

use crate::case_files::open;
use crate::made_up::{Camp, GAMES, TugSays, case};
use refrain::ruling::{
    Arg, At, Does, Edit, KindId, OptionId, Pick, QuestionId, ReadingId, Standing, TokenId, ZoneId, faults_of,
};
use refrain::words::Count;

#[test]
fn its_words_are_whole_in_both_languages() {
    let faults = faults_of::<TugSays>();
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn a_drag_is_an_act_and_a_forbidden_place_says_why() {
    let case = open(case(Camp::of(3, 1), Camp::of(1, 0)));
    let lift = |token: &'static str, amount: i32| {
        let pick = Pick::Token { token: TokenId::from(token), amount: Count::from(amount) };
        case.lift(&pick).into_iter().find(|drop| drop.zone == "east").unwrap()
    };
    let drop = lift("puller.west", 2);
    assert!(drop.why.is_empty());
    let Does::Act(act) = drop.does else { panic!("{drop:?}") };
    let moved = case.with_act(act);
    let state = moved.board_at(&At::End).state();
    assert!(state.contains(&("puller.east.count".to_owned(), Arg::from(&Count::from(3)))), "{state:?}");
    assert_eq!(lift("ox.west", 1).why[0].step.says.id(), "ox_stays");
    assert_eq!(lift("puller.west", 4).why[0].step.says.id(), "too_few");
}

#[test]
fn the_tray_adds_and_a_count_can_be_edited() {
    let empty = GAMES[0].empty(&QuestionId::from("who_wins")).unwrap();
    let pick = Pick::Kind { kind: KindId::from("ox"), amount: Count::from(2) };
    let Does::Edit(edit) = empty.lift(&pick).remove(0).does else { panic!() };
    let one = empty.edit(&edit).unwrap();
    let token = TokenId::from("ox.west");
    let many = one.edit(&Edit::Amount { token: token.clone(), amount: Count::typed("10^100").unwrap() }).unwrap();
    let wet = many.edit(&Edit::Set { token: None, key: "wet".into(), value: "true".into() }).unwrap();
    let pull = Count::typed("2e100").unwrap();
    assert!(wet.board_at(&At::End).state().contains(&("west.pull".to_owned(), Arg::from(&pull))));
    let away = wet.edit(&Edit::Remove { token: token.clone(), amount: Count::typed("10^100").unwrap() }).unwrap();
    assert!(away.board_at(&At::Setup).tokens.is_empty());
    assert!(away.edit(&Edit::Remove { token, amount: Count::one() }).is_err());
    assert!(away.edit(&Edit::Move { token: "ox.x".into(), amount: Count::one(), zone: ZoneId::from("west") }).is_err());
    assert_eq!(wet.edit(&Edit::Clear).unwrap(), empty);
}

#[test]
fn the_prompt_the_reading_and_the_rulesets_matter() {
    let standing = |case: &refrain::ruling::OpenCase| case.rule().standing;
    let close = open(case(Camp::of(3, 0), Camp::of(4, 0)));
    let Standing::Awaits(prompt) = standing(&close) else { panic!() };
    let number = prompt.number.unwrap();
    assert!(matches!(standing(&close.with_act(number.naming(&Count::from(2)))), Standing::Settled { .. }));
    let even = close.with_act(number.naming(&Count::one()));
    assert!(matches!(standing(&even), Standing::Open { alike: false, .. }));
    let read = even.with_reading(ReadingId::from("even_rope"), Some(OptionId::from("drawn")));
    assert!(matches!(standing(&read), Standing::Settled { .. }));
    let loud = close.with_act(number.naming(&Count::from(4)));
    assert!(matches!(standing(&loud), Standing::Refused { .. }));
    assert!(matches!(standing(&loud.with_ruleset("tug-2")), Standing::Settled { .. }));
}
