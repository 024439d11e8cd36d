//! The assignment phase against a naive twin with plain numbers and a card table of its own, and the page's side of it.

use super::*;
use crate::games::lotr_tcg::assignment::deeds::{ASSIGN, DONE};
use crate::games::lotr_tcg::seats::{FREE_PEOPLES, SHADOW};
use crate::games::lotr_tcg::setup::SetPiece;
use crate::ruling::{Catalogue, Does, Edit, KindId, ProblemAbout, Severity, TokenId, faults_of};
use crate::words::{Count, Lang, Set};
use proptest::prelude::*;
use std::collections::BTreeMap;

// Card number, strength, vitality, defender, damage: typed off the cards a second time.
const CHARACTERS: [(&str, i64, i64, usize, i64); 4] =
    [("1C290", 3, 4, 0, 0), ("1R89", 8, 4, 0, 0), ("4C109", 8, 4, 1, 0), ("5R29", 3, 4, 0, 0)];
const MINIONS: [(&str, i64, i64, usize, i64); 3] = [("1C151", 5, 3, 0, 1), ("1U178", 5, 1, 0, 0), ("1C179", 8, 1, 0, 0)];

#[derive(Clone, Debug)]
struct Board {
    // Index into the tables above, and wounds.
    characters: Vec<(usize, i64)>,
    minions: Vec<(usize, i64)>,
}

type Map = Vec<Option<usize>>;
// Wounds, and whether dead.
type Pieces = Vec<(i64, bool)>;

impl Board {
    fn case(&self) -> Case<Setup> {
        let piece = |id: String, card: &'static str, wounds: i64| SetPiece {
            wounds: Count::from(wounds as u64),
            ..SetPiece::of(TokenId::new(&id).unwrap(), KindId::from(card))
        };
        let characters = self.characters.iter().enumerate();
        let minions = self.minions.iter().enumerate();
        Case {
            ruleset: "cr-4.2".into(),
            ask: "assignment".into(),
            setup: Setup {
                ring_bearer: Some("c0".into()),
                characters: characters.map(|(n, (card, w))| piece(format!("c{n}"), CHARACTERS[*card].0, *w)).collect(),
                minions: minions.map(|(n, (card, w))| piece(format!("m{n}"), MINIONS[*card].0, *w)).collect(),
                ..Setup::default()
            },
            acts: Vec::new(),
            readings: Default::default(),
        }
    }

    fn capacity(&self, character: usize) -> usize {
        1 + CHARACTERS[self.characters[character].0].3
    }

    // Every map of minions to characters that the Free Peoples player may make, found by trying all of them.
    fn legal_maps(&self) -> Set<Map> {
        let mut maps: Vec<Map> = vec![Vec::new()];
        for _ in &self.minions {
            let longer = |map: &Map| {
                let options = std::iter::once(None).chain((0..self.characters.len()).map(Some));
                options.map(|to| map.iter().copied().chain([to]).collect()).collect::<Vec<Map>>()
            };
            maps = maps.iter().flat_map(longer).collect();
        }
        let fits = |map: &Map| {
            (0..self.characters.len()).all(|c| map.iter().filter(|to| **to == Some(c)).count() <= self.capacity(c))
        };
        maps.into_iter().filter(fits).collect()
    }

    // (wounds after, dead) of each piece, and whether the game is lost.
    fn fight(&self, map: &Map) -> (Pieces, Pieces, bool) {
        let mut characters: Vec<(i64, bool)> = self.characters.iter().map(|(_, w)| (*w, false)).collect();
        let mut minions: Vec<(i64, bool)> = self.minions.iter().map(|(_, w)| (*w, false)).collect();
        for (c, (card, _)) in self.characters.iter().enumerate() {
            let here: Vec<usize> = (0..map.len()).filter(|m| map[*m] == Some(c)).collect();
            if here.is_empty() {
                continue;
            }
            let (mine, theirs) = (CHARACTERS[*card].1, here.iter().map(|m| MINIONS[self.minions[*m].0].1).sum::<i64>());
            let their_damage: i64 = here.iter().map(|m| MINIONS[self.minions[*m].0].4).sum();
            if theirs >= 2 * mine {
                characters[c].1 = true;
            } else if mine >= 2 * theirs {
                for m in here {
                    minions[m].1 = true;
                }
            } else if mine > theirs {
                for m in here {
                    wound(&mut minions[m], MINIONS[self.minions[m].0].2, 1 + CHARACTERS[*card].4);
                }
            } else {
                wound(&mut characters[c], CHARACTERS[*card].2, 1 + their_damage);
            }
        }
        let lost = characters[0].1;
        (characters, minions, lost)
    }
}

// One wound at a time.
fn wound(piece: &mut (i64, bool), vitality: i64, due: i64) {
    for _ in 0..due {
        if piece.1 {
            return;
        }
        piece.0 += 1;
        piece.1 = piece.0 == vitality;
    }
}

fn boards() -> impl Strategy<Value = Board> {
    let others = prop::collection::vec((0usize..4, 0i64..4), 0..3);
    let minions = prop::collection::vec((0usize..3).prop_flat_map(|card| (Just(card), 0..MINIONS[card].2)), 0..4);
    (0i64..4, others, minions).prop_map(|(wounds, others, minions)| Board {
        characters: std::iter::once((0, wounds)).chain(others).collect(),
        minions,
    })
}

fn assign(seat: &'static str, minion: usize, character: usize) -> Act {
    let id = |kind: &str, n: usize| TokenId::new(&format!("{kind}{n}")).unwrap();
    Act::of(seat, ASSIGN).with("minion", &id("m", minion)).with("character", &id("c", character))
}

fn pick(token: &str) -> Pick {
    Pick::Token { token: TokenId::new(token).unwrap(), amount: Count::one() }
}

fn with(case: &Case<Setup>, acts: &[Act]) -> Case<Setup> {
    Case { acts: case.acts.iter().chain(acts).cloned().collect(), ..case.clone() }
}

// The drops of a minion that are legal deeds, as character indexes.
fn legal_drops(case: &Case<Setup>, minion: usize) -> Set<usize> {
    let drops = Assignment::lift(case, &pick(&format!("m{minion}")));
    let legal = drops.iter().filter(|drop| matches!(drop.does, Does::Act(_)) && drop.why.is_empty());
    legal.map(|drop| drop.zone.as_str().trim_start_matches("at.c").parse().unwrap()).collect()
}

fn state_of(case: &Case<Setup>) -> BTreeMap<String, String> {
    let state = Assignment::look(case, &At::End).1.state();
    state.into_iter().map(|(key, value)| (key, value.json().to_string())).collect()
}

fn verdict(case: &Case<Setup>) -> (&'static str, Vec<(&'static str, serde_json::Value)>) {
    match Assignment::rule(case).standing {
        Standing::Settled { verdict } => {
            (verdict.id(), verdict.args().into_iter().map(|(key, value)| (key, value.json())).collect())
        }
        other => panic!("not settled: {other:?}"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_can_be_dragged_together_is_what_trying_everything_finds_legal(board in boards()) {
        let start = board.case();
        let legal = board.legal_maps();
        // Drag in every way, minion by minion, and collect what stands.
        let mut reached: Set<Map> = Set::new();
        let mut open: Vec<(usize, Map, Case<Setup>)> = vec![(0, Vec::new(), start.clone())];
        while let Some((minion, map, case)) = open.pop() {
            if minion == board.minions.len() {
                reached.insert(map);
                continue;
            }
            let and = |to: Option<usize>| map.iter().copied().chain([to]).collect::<Map>();
            open.push((minion + 1, and(None), case.clone()));
            // Once the Free Peoples player can do nothing more, a drop is the Shadow player's.
            let round = played(&case).state(&before_the_next_deed(&case)).clone();
            if round.wave() == round::Wave::FreePeoples {
                for character in legal_drops(&case, minion) {
                    let act = assign(FREE_PEOPLES, minion, character);
                    open.push((minion + 1, and(Some(character)), with(&case, &[act])));
                }
            }
        }
        prop_assert_eq!(&reached, &legal);
        let ruling = Assignment::rule(&start);
        let found = ruling.findings.iter().find(|finding| finding.key == "options.at_setup").unwrap();
        prop_assert_eq!(found.value.json(), serde_json::json!(legal.len().to_string()));
    }

    #[test]
    fn every_map_ends_as_the_naive_twin_ends_it(board in boards(), choices in prop::collection::vec(0usize..9, 4)) {
        let characters = board.characters.len();
        // The Free Peoples player takes what fits, in order; the Shadow player places the others, or leaves them.
        let wanted: Map =
            (0..board.minions.len()).map(|m| Some(choices[m] % (characters + 1)).filter(|to| *to < characters)).collect();
        let (mut first, mut later, mut room) = (Vec::new(), Vec::new(), Vec::from_iter((0..characters).map(|c| board.capacity(c))));
        for (minion, to) in wanted.iter().enumerate() {
            let Some(to) = *to else { continue };
            if room[to] > 0 && choices[3] % 3 != 0 {
                room[to] -= 1;
                first.push(assign(FREE_PEOPLES, minion, to));
            } else {
                later.push(assign(SHADOW, minion, to));
            }
        }
        let acts: Vec<Act> = first.into_iter().chain([Act::of(FREE_PEOPLES, DONE)]).chain(later)
            .chain([Act::of(SHADOW, DONE)]).collect();
        let case = with(&board.case(), &acts);
        let ruling = Assignment::rule(&case);
        let blocking = ruling.problems.iter().filter(|problem| problem.severity == Severity::Blocking).count();
        prop_assert_eq!(blocking, 0);
        let (fought, slain, lost) = board.fight(&wanted);
        let state = state_of(&case);
        for (kind, pieces) in [("c", &fought), ("m", &slain)] {
            for (n, (wounds, dead)) in pieces.iter().enumerate() {
                prop_assert_eq!(&state[&format!("{kind}{n}.wounds")], &format!("\"{wounds}\""));
                prop_assert_eq!(state.contains_key(&format!("{kind}{n}.killed")), *dead);
                prop_assert_eq!(state.contains_key(&format!("{kind}{n}.vitality")), !dead);
            }
        }
        let (id, _) = verdict(&case);
        prop_assert_eq!(id == Fought::LOST[0], lost);
        let fights = wanted.iter().flatten().collect::<Set<_>>().len();
        prop_assert_eq!(id == "nobody_fights", fights == 0);
        prop_assert_eq!(id == "several_skirmishes", fights > 1 && !lost);
    }

    #[test]
    fn no_act_breaks_anything_and_an_illegal_one_changes_nothing(
        board in boards(),
        acts in prop::collection::vec((0usize..4, 0usize..4, 0usize..7, 0usize..7), 0..8),
    ) {
        let seats = [Some(FREE_PEOPLES), Some(SHADOW), Some("elrond"), None];
        let keys = [ASSIGN, ASSIGN, DONE, "unassign"];
        let names = ["m0", "m1", "m2", "c0", "c1", "nobody", "\u{E000}<b>"];
        let text = |name: usize| crate::ruling::ActArg::Text(names[name].into());
        let acts: Vec<Act> = acts.iter().map(|(seat, key, one, other)| Act {
            seat: seats[*seat].map(Into::into),
            ..Act::of_nobody(keys[*key]).with("minion", text(*one)).with("character", text(*other))
        }).collect();
        let case = with(&board.case(), &acts);
        let ruling = Assignment::rule(&case);
        for (index, act) in acts.iter().enumerate() {
            let refused = ruling.problems.iter().any(|problem| problem.about == ProblemAbout::Act(index));
            let before = if index == 0 { At::Setup } else { At::Act(index - 1) };
            let (before, after) = (Assignment::look(&case, &before).1, Assignment::look(&case, &At::Act(index)).1);
            if refused {
                prop_assert_eq!(before.state(), after.state());
            }
            for lang in Lang::ALL {
                prop_assert!(!Assignment::name_act(&case, act).say(lang).plain().is_empty());
            }
        }
        for (_, edit) in Assignment::nudges(&case) {
            prop_assert!(Assignment::edit(&case, &edit).is_ok());
        }
    }
}

fn letters() -> Case<Setup> {
    // Frodo, Aragorn with defender +1, two Savages and a Runner.
    Board { characters: vec![(0, 0), (2, 0)], minions: vec![(0, 0), (0, 0), (1, 0)] }.case()
}

fn ids(why: &[crate::ruling::Problem]) -> Vec<&'static str> {
    why.iter().map(|problem| problem.step.says.id()).collect()
}

#[test]
fn the_words_leave_nothing_out() {
    assert!(faults_of::<Assign>().is_empty(), "{:#?}", faults_of::<Assign>());
    assert!(faults_of::<play_says::Play>().is_empty(), "{:#?}", faults_of::<play_says::Play>());
    assert!(faults_of::<path_says::PathSays>().is_empty());
    assert!(faults_of::<strip_says::Strip>().is_empty());
    assert!(faults_of::<Fought>().is_empty(), "{:#?}", faults_of::<Fought>());
}

#[test]
fn french_stops_stand_behind_spaces_that_do_not_break() {
    let assign = Assign::specimens().into_iter().map(Assign::says);
    let play = play_says::Play::specimens().into_iter().map(play_says::Play::says);
    for says in assign.chain(play).chain(Fought::specimens().into_iter().map(Fought::says)) {
        let words = says.say(Lang::Fr).plain();
        for stop in [" ;", " :", " ?", " !", "« ", " »", "de Quill", "à Quill", "le Quill"] {
            assert!(!words.contains(stop), "{stop:?} in {words}");
        }
    }
}

#[test]
fn a_lifted_minion_shows_what_each_place_gives_and_why_not() {
    let case = with(&letters(), &[assign(FREE_PEOPLES, 0, 0)]);
    let drops = Assignment::lift(&case, &pick("m1"));
    let zones: Vec<&str> = drops.iter().map(|drop| drop.zone.as_str()).collect();
    assert_eq!(zones, ["at.c0", "at.c1", "minions"]);
    assert_eq!(ids(&drops[0].why), ["capacity_full"]);
    assert!(drops[0].then.is_none());
    assert!(drops[1].why.is_empty());
    let then = drops[1].then.as_ref().unwrap();
    assert_eq!(then.id(), "free_peoples_win");
    assert_eq!(
        then.say(Lang::En).plain(),
        "Aragorn 8 to 5 against Uruk Savage 2: the Free Peoples win, 1 wound on the minion, which lives."
    );
    assert_eq!(drops[2].does, Does::Nothing);
    // The forbidden drop can be asked anyway: its act is refused for the same reason.
    let Does::Act(act) = &drops[0].does else { panic!("no act") };
    let ruling = Assignment::rule(&with(&case, std::slice::from_ref(act)));
    assert_eq!(ids(&ruling.problems), ["capacity_full"]);
    assert!(matches!(ruling.standing, Standing::Refused { .. }));
    // A minion that is assigned stays.
    let stays = Assignment::lift(&case, &pick("m0"));
    assert_eq!(ids(&stays[1].why), ["minion_taken"]);
    assert_eq!(ids(&stays[2].why), ["assignments_stand"]);
    assert!(Assignment::lift(&case, &pick("m9")).is_empty());
}

#[test]
fn the_leftover_of_the_shadow_may_go_beyond_capacity() {
    let done = [assign(FREE_PEOPLES, 0, 0), Act::of(FREE_PEOPLES, DONE)];
    let case = with(&letters(), &done);
    let drops = Assignment::lift(&case, &pick("m1"));
    assert!(drops[0].why.is_empty(), "{:?}", drops[0].why);
    let Does::Act(act) = &drops[0].does else { panic!("no act") };
    assert_eq!(act.seat, Some(SHADOW.into()));
    assert_eq!(drops[0].then.as_ref().unwrap().id(), Fought::LOST[0]);
    let offers = Assignment::look(&case, &At::End).1.offers;
    assert_eq!(offers[0].does, Does::Act(Act::of(SHADOW, DONE).answering("leftovers")));
}

#[test]
fn a_character_put_on_the_only_free_minion_is_the_same_deed() {
    let case = with(&letters(), &[assign(FREE_PEOPLES, 0, 1), assign(FREE_PEOPLES, 1, 1)]);
    let drops = Assignment::lift(&case, &pick("c0"));
    assert_eq!(drops[0].zone.as_str(), "minions");
    assert_eq!(drops[0].does, Does::Act(assign(FREE_PEOPLES, 2, 0)));
    assert_eq!(drops[0].then.as_ref().unwrap().id(), "shadow_wins");
    let many = Assignment::lift(&letters(), &pick("c0"));
    assert_eq!(ids(&many[0].why), ["lift_the_minion"]);
    let none = Assignment::lift(&with(&case, &[assign(FREE_PEOPLES, 2, 0)]), &pick("c0"));
    assert_eq!(ids(&none[0].why), ["no_minion_is_free"]);
}

#[test]
fn an_edit_keeps_the_deeds_and_what_no_longer_fits_is_said() {
    let case = with(&letters(), &[assign(FREE_PEOPLES, 0, 1), assign(FREE_PEOPLES, 1, 1)]);
    let edited = Assignment::edit(&case, &Edit::Remove { token: "m0".into(), amount: Count::one() }).unwrap();
    assert_eq!(edited.acts, case.acts);
    assert_eq!(ids(&Assignment::rule(&edited).problems), ["not_there"]);
    let Does::Edit(add) = &Assignment::lift(&case, &Pick::Kind { kind: "1C179".into(), amount: Count::one() })[1].does
    else {
        panic!("no edit")
    };
    let added = Assignment::edit(&case, add).unwrap();
    assert_eq!(added.setup.minions.last().unwrap().id, TokenId::from("goblin-scavengers-1"));
}

#[test]
fn going_on_keeps_wounds_and_leaves_the_dead_behind() {
    let acts = [assign(FREE_PEOPLES, 2, 1), Act::of(FREE_PEOPLES, DONE), assign(SHADOW, 0, 0), Act::of(SHADOW, DONE)];
    let case = with(&letters(), &acts);
    let next = Assignment::settle(&case, &At::End).unwrap();
    assert!(next.acts.is_empty());
    assert_eq!(next.setup.characters[0].wounds, Count::from(2));
    let minions: Vec<&str> = next.setup.minions.iter().map(|piece| piece.id.as_str()).collect();
    assert_eq!(minions, ["m0", "m1"]);
    // Nothing goes on from a lost game, or before the answer.
    let lost = with(&letters(), &[assign(FREE_PEOPLES, 0, 0), Act::of(FREE_PEOPLES, DONE), assign(SHADOW, 1, 0), Act::of(SHADOW, DONE)]);
    assert_eq!(verdict(&lost).0, Fought::LOST[0]);
    assert!(Assignment::settle(&lost, &At::End).is_none());
    assert!(Assignment::settle(&letters(), &At::End).is_none());
}

#[test]
fn the_gallery_opens_on_a_settled_answer() {
    let example = Assignment::examples().remove(0);
    assert_eq!(example.title.say(Lang::En).plain(), "Who may fight whom?");
    assert_eq!(example.title.say(Lang::Fr).plain(), "Qui combat qui\u{202F}?");
    let ruling = example.case.rule();
    let Standing::Settled { verdict } = &ruling.standing else { panic!("not settled") };
    assert!(ruling.problems.is_empty());
    assert_eq!(
        verdict.say(Lang::En).plain(),
        "Aragorn 8 to 10 against Uruk Savage 1 and Uruk Savage 2: the Shadow wins, 3 wounds; Aragorn lives with 1 \
         vitality left. Frodo 3 to 5 against Uruk Savage 3: the Shadow wins, 2 wounds; Frodo lives with 2 vitality left."
    );
    assert_eq!(
        verdict.say(Lang::Fr).plain(),
        "Aragorn contre Uruk Savage 1 et Uruk Savage 2, 8 à 10\u{A0}: l’Ombre gagne, 3 blessures\u{202F}; Aragorn survit avec \
         une vitalité de 1. Frodo contre Uruk Savage 3, 3 à 5\u{A0}: l’Ombre gagne, 2 blessures\u{202F}; Frodo survit avec une \
         vitalité de 2."
    );
}

#[test]
fn sixty_against_sixty_is_ruled_on_and_its_prompt_lists_no_thousands() {
    let board = Board { characters: [(0, 0)].into_iter().chain([(2, 0); 59]).collect(), minions: vec![(1, 0); 60] };
    let case = board.case();
    let ruling = Assignment::rule(&case);
    let Standing::Awaits(prompt) = &ruling.standing else { panic!("{:?}", ruling.standing) };
    assert_eq!(prompt.choices.len(), 1);
    assert_eq!(Assignment::lift(&case, &pick("m0")).len(), 61);
    assert!(Assignment::nudges(&case).len() <= 64);
}

#[test]
fn what_a_piece_was_given_is_set_on_the_page() {
    let set = |case: &Case<Setup>, token: Option<&'static str>, key: &str, value: &str| {
        let edit = Edit::Set { token: token.map(TokenId::from), key: key.to_owned(), value: value.to_owned() };
        Assignment::edit(case, &edit)
    };
    let case = set(&letters(), Some("c0"), "defender", "1").unwrap();
    let state = Assignment::look(&case, &At::Setup).1.state();
    let capacity = |id: &str| state.iter().find(|(key, _)| *key == format!("{id}.capacity")).unwrap().1.json();
    assert_eq!(capacity("c0"), "2");
    let fierce = set(&case, Some("m0"), "fierce", "true").unwrap();
    assert_eq!(fierce.setup.minions[0].until_regroup.len(), 1);
    assert!(set(&fierce, Some("m0"), "fierce", "false").unwrap().setup.minions[0].until_regroup.is_empty());
    assert!(set(&case, Some("m0"), "fierce", "maybe").is_err());
    assert!(set(&case, Some("m9"), "fierce", "true").is_err());
    // The Ring comes to the Ring-bearer, and its bonus shows.
    let ring = Edit::Add { kind: "1C2".into(), zone: "cards".into(), amount: Count::one() };
    let with_ring = Assignment::edit(&case, &ring).unwrap();
    assert_eq!(with_ring.setup.cards[0].on, Some("c0".into()));
    let state = Assignment::look(&with_ring, &At::Setup).1.state();
    assert_eq!(state.iter().find(|(key, _)| key == "c0.strength").unwrap().1.json(), "4");
    let off = set(&with_ring, Some("the-one-ring-1"), "on", "none").unwrap();
    assert_eq!(off.setup.cards[0].on, None);
    for (key, value) in [("site_number", "3"), ("block", "towers"), ("controlled_sites", "2"), ("cancel_ring_bearer", "true"), ("phase", "maneuver")] {
        assert!(set(&case, None, key, value).is_ok(), "{key}");
        assert!(set(&case, None, key, "none at all").is_err(), "{key}");
    }
}

#[test]
fn three_cards_are_called_anduin_banks_and_each_has_its_number() {
    let tray = crate::games::lotr_tcg::tray::pieces("assignment");
    let banks = tray.iter().filter(|piece| piece.name.say(Lang::En).plain() == "Anduin Banks");
    let mut numbers: Vec<&str> = banks.filter_map(|piece| piece.number).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, ["11U227", "1C356", "7U341"]);
}
