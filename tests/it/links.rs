//! Share links: they open for ever, a damaged one is told from a good one, and none does any harm.

use crate::case_files::{cases, open};
use crate::made_up::{Camp, GAMES, case};
use miniz_oxide::deflate::compress_to_vec;
use proptest::prelude::*;
use refrain::ruling::{Act, At, Sentence};
use refrain::wire::{MAX_LINK, View, decode, encode};
use refrain::words::{Count, Lang};

// Made once and never again: links are out in the world.
#[rustfmt::skip]
const GOLDEN: &[(&str, &str)] = &[
    (
        "s=1.TY7hDoIwDITfpb9nIohBeBVjTNUOiHPoOpyG8O62EhJ-bdfvetcREOrjCOg5UWCogdt-iAwGMDSiR4jdgxTkMBm403fxiIUJo0hHNsJ0MnBRPyFHffvPf8nAc3COwpKQaIWzNd7PWKhFxyTiBnVmoBEWh0asrfzQ0pWqLRZlsdvmZGX8knFq-3PqvB4eZv9Gw99a5dBrBnkt0Foqy6KqDnLPDw",
        r#"{"acts":[{"answers":"shouts","args":{"times":"2"},"key":"shout","seat":"left"}],"ask":"who_wins","readings":{},"ruleset":"tug-1","setup":{"east":{"ox":"2","puller":"2"},"west":{"ox":"1","puller":"5"},"wet":false}} View { lang: Some(En), at: None } Some(Mark { rules: 1, answer: "afece90a474302ef" })"#,
    ),
    (
        "s=1.TY3RDoIwDEX_5T7PZMOosJ8xnXZgsgxl4EyI_04bXnhqb89Nz4oAv4KpzDrHHzwcDN5LSjxJsPgbVD5ge8TnHQuNlApLeMI7g17YvPRSHWQjRy2HtgmPQNcuquAj5zqM9_rKReK090-KvqpKlPUHZxWotmsuLtqbCDc",
        r#"{"acts":[],"ask":"who_wins","readings":{},"ruleset":"tug-1","setup":{"east":{"ox":"1","puller":"0"},"west":{"ox":"0","puller":"3"},"wet":false}} View { lang: Some(En), at: None } Some(Mark { rules: 1, answer: "a1a8eb82bcba69f1" })"#,
    ),
    (
        "s=1.vU9bDsIwDLuLv4vUrROPXgaFkW5IVQfrRpGm3Z2E_cAFyE_iOIrtBRf4BUx50j684FHB4D7HyOMHrAaFv2j3Q9s_1GZBHASKmQVc4SuDTvSnuRM7vUwUuOWTpebQOFtzkPVD1qUfzuWWssBxu99pvqfGiZT0BycV0Gh0rMO-tQ7rGw",
        r#"{"acts":[],"ask":"who_wins","readings":{},"ruleset":"tug-1","setup":{"east":{"ox":"1","puller":"1"},"west":{"ox":"3","puller":"10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"},"wet":false}} View { lang: Some(En), at: None } Some(Mark { rules: 1, answer: "afece90a474302ef" })"#,
    ),
];

fn example() -> refrain::ruling::OpenCase {
    let mut case = case(Camp::of(5, 1), Camp::of(2, 2));
    case.acts.push(Act::of("left", "shout").with("times", &Count::from(2)).answering("shouts"));
    open(case)
}

fn error_of(fragment: &str) -> &'static str {
    decode(fragment, GAMES).unwrap_err().id()
}

// The same base64url as the program's, written another way.
fn letters(bytes: &[u8]) -> String {
    let alphabet: Vec<char> = ('A'..='Z').chain('a'..='z').chain('0'..='9').chain(['-', '_']).collect();
    let bits: Vec<u8> = bytes.iter().flat_map(|byte| (0..8).rev().map(move |bit| byte >> bit & 1)).collect();
    bits.chunks(6)
        .map(|six| alphabet[six.iter().chain([0; 5].iter()).take(6).fold(0, |n, bit| n * 2 + usize::from(*bit))])
        .collect()
}

fn link_of(json: &str) -> String {
    format!("s=1.{}", letters(&compress_to_vec(json.as_bytes(), 6)))
}

#[test]
fn golden_links_open_for_ever() {
    for (link, expected) in GOLDEN {
        let linked = decode(link, GAMES).unwrap();
        let got = format!("{} {:?} {:?}", linked.case.json(), linked.view, linked.then);
        assert_eq!(got, *expected, "{link}");
    }
    assert!(GOLDEN.len() >= 3);
}

#[test]
fn a_link_opens_with_what_people_paste_around_it() {
    let link = encode(&example(), &View { lang: Some(Lang::Fr), at: Some(At::Act(0)) });
    for pasted in
        [link.clone(), format!("#{link}"), format!(" #{link}\n"), format!("{link})."), format!("#x=1&{link}&y=2")]
    {
        let linked = decode(&pasted, GAMES).unwrap();
        assert_eq!(linked.case, example(), "{pasted}");
        assert_eq!(linked.view, View { lang: Some(Lang::Fr), at: Some(At::Act(0)) });
    }
    assert!(link.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.=".contains(&byte)), "{link}");
}

#[test]
fn a_link_says_when_the_answer_was_another_one() {
    let linked = decode(&encode(&example(), &View::default()), GAMES).unwrap();
    assert_eq!(linked.then.as_ref().unwrap().rules, refrain::wire::RULES_VERSION);
    assert!(!linked.answered_otherwise(&example().rule()));
    assert_eq!(linked.said.as_deref(), Some("Left wins the rope."));
    assert!(linked.answered_otherwise(&open(case(Camp::of(0, 1), Camp::of(9, 9))).rule()));
}

#[test]
fn each_fault_of_a_link_has_its_own_sentence() {
    let good = encode(&example(), &View::default());
    let bomb = format!("s=1.{}", letters(&compress_to_vec(&vec![b' '; 1_100_000], 9)));
    let large = compress_to_vec(&vec![b' '; 100_000_000], 9);
    for (id, link) in [
        ("not_a_link", ""),
        ("not_a_link", "#"),
        ("not_a_link", "s="),
        ("not_a_link", "s=1"),
        ("not_a_link", "s=one.abc"),
        ("not_a_link", "s=99999999999999999999.abc"),
        ("not_a_link", "javascript:alert(1)"),
        ("unknown_link_version", "s=2.abc"),
        ("not_compressed", "s=1."),
        ("not_compressed", "s=1.<script>"),
        ("not_compressed", "s=1.AAAA"),
        ("not_compressed", &link_of("not json")),
        ("not_compressed", &link_of("[1]")),
        ("not_compressed", &good[..good.len() / 2]),
        ("not_compressed", &link_of(r#"{"g":"tug","x":"00000000"}"#)),
        ("not_a_link", &link_of(r#"{"r":"tug-1"}"#)),
        ("unknown_game", &link_of(r#"{"g":"chess"}"#)),
        ("field_unknown", &link_of(r#"{"g":"tug","z":1}"#)),
        ("field_missing", &link_of(r#"{"g":"tug","r":"tug-1","q":"who_wins"}"#)),
        ("unknown_ruleset", &link_of(r#"{"g":"tug","r":"<b>","q":"who_wins","b":{}}"#)),
        ("negative", &link_of(r#"{"g":"tug","r":"tug-1","q":"who_wins","b":{"west":{"ox":"-1"}}}"#)),
        ("link_too_large", &bomb),
        ("link_too_long", &format!("s=1.{}", letters(&large))),
        ("link_too_long", &format!("s=1.{}", "A".repeat(MAX_LINK))),
    ] {
        let shown: String = link.chars().take(80).collect();
        assert_eq!(error_of(link), id, "{shown}");
    }
    let plain = decode(&link_of(r#"{"g":"tug","r":"tug-1","q":"who_wins","b":{}}"#), GAMES).unwrap();
    assert_eq!((plain.case, plain.then), (open(case(Camp::default(), Camp::default())), None));
}

#[test]
fn a_changed_letter_never_opens_another_board() {
    let good = encode(&example(), &View::default());
    let mut opened = 0;
    for at in 4..good.len() {
        for letter in ["A", "b", "7", "_"] {
            let mut changed = good.clone();
            changed.replace_range(at..=at, letter);
            if let Ok(linked) = decode(&changed, GAMES) {
                opened += 1;
                assert_eq!(linked.case, example(), "{changed}");
            }
        }
        assert!(decode(&good[..at], GAMES).is_err(), "cut at {at}");
    }
    assert!(opened < 30, "{opened} opened");
}

#[derive(Clone, Debug)]
enum Mutation {
    Flip(prop::sample::Index, u8),
    Cut(prop::sample::Index),
    Insert(prop::sample::Index, char),
    Double,
}

fn mutations() -> impl Strategy<Value = Vec<Mutation>> {
    let one = prop_oneof![
        4 => (any::<prop::sample::Index>(), 0..8_u8).prop_map(|(at, bit)| Mutation::Flip(at, bit)),
        2 => any::<prop::sample::Index>().prop_map(Mutation::Cut),
        2 => (any::<prop::sample::Index>(), any::<char>()).prop_map(|(at, c)| Mutation::Insert(at, c)),
        1 => Just(Mutation::Double),
    ];
    prop::collection::vec(one, 1..5)
}

fn mutate(link: &str, mutations: Vec<Mutation>) -> String {
    let mut bytes = link.as_bytes().to_vec();
    for mutation in mutations {
        let at = |index: prop::sample::Index| if bytes.is_empty() { 0 } else { index.index(bytes.len()) };
        match mutation {
            Mutation::Flip(index, bit) => {
                let at = at(index);
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << bit;
                }
            }
            Mutation::Cut(index) => bytes.truncate(at(index)),
            Mutation::Insert(index, c) => {
                let at = at(index);
                bytes.splice(at..at, c.to_string().into_bytes());
            }
            Mutation::Double => bytes.extend_from_within(..),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn hostile() -> impl Strategy<Value = String> {
    prop_oneof![
        5 => (cases(), mutations()).prop_map(|(case, changes)| mutate(&encode(&open(case), &View::default()), changes)),
        // Damaged inside the compressed bytes, so that the letters are good.
        2 => (prop::collection::vec(any::<(prop::sample::Index, u8)>(), 1..4)).prop_map(|changes| {
            let mut packed = compress_to_vec(br#"{"g":"tug","r":"tug-1","q":"who_wins","b":{"west":{"ox":"7"}}}"#, 9);
            for (index, byte) in changes {
                let at = index.index(packed.len());
                packed[at] = byte;
            }
            format!("s=1.{}", letters(&packed))
        }),
        // Damaged inside the JSON, so that everything around it is good.
        2 => (prop::collection::vec((any::<prop::sample::Index>(), any::<char>()), 1..4)).prop_map(|changes| {
            let json = r#"{"g":"tug","r":"tug-1","q":"who_wins","b":{"west":{"ox":"7"}},"a":[{"key":"x","args":{"a":{"seq":[]}}}]}"#;
            let mut chars: Vec<char> = json.chars().collect();
            for (index, c) in changes {
                let at = index.index(chars.len());
                chars[at] = c;
            }
            link_of(&chars.into_iter().collect::<String>())
        }),
        1 => "s=1\\.[A-Za-z0-9_-]{0,400}",
        1 => (1..40_usize, any::<u8>())
            .prop_map(|(size, byte)| format!("s=1.{}", letters(&compress_to_vec(&vec![byte; size * 40_000], 9)))),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn a_hostile_link_opens_or_is_refused(link in hostile()) {
        match decode(&link, GAMES) {
            Ok(linked) => drop(linked.case.rule()),
            Err(error) => prop_assert!(!error.say(Lang::En).plain().is_empty()),
        }
    }
}
