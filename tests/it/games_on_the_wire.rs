//! Every game of the registry: its examples go through files and links as they are, and are said in both languages.

use crate::made_up::GAMES;
use refrain::export::{Names, json, markdown, text};
use refrain::games;
use refrain::ruling::{AnyGame, At, OpenCase};
use refrain::wire::{CaseFile, View, decode, encode};
use refrain::words::Lang;

fn all() -> impl Iterator<Item = (&'static [&'static dyn AnyGame], OpenCase, &'static str)> {
    let of = |games: &'static [&'static dyn AnyGame]| {
        games.iter().flat_map(move |game| {
            game.about().examples.into_iter().map(move |example| (games, example.case, example.id))
        })
    };
    of(GAMES).chain(of(games::ALL))
}

#[test]
fn examples_come_back_from_files_and_links() {
    let mut count = 0;
    for (games, case, id) in all() {
        let file =
            CaseFile::read(&CaseFile::of(&case).write(), games).unwrap_or_else(|error| panic!("{id}: {error:?}"));
        assert_eq!(file.case, case, "{id}");
        let link = encode(&case, &View::default());
        let linked = decode(&link, games).unwrap_or_else(|error| panic!("{id}: {error:?}"));
        assert_eq!(linked.case, case, "{id}");
        assert!(!linked.answered_otherwise(&case.rule()), "{id}");
        assert!(link.len() < 2_000, "{id}: {} characters", link.len());
        count += 1;
    }
    assert!(count > games::ALL.len(), "each game has an example");
}

#[test]
fn examples_are_said_in_both_languages() {
    for (_, case, id) in all() {
        let (ruling, board) = case.look(&At::End);
        let names = Names::of(&board);
        let [en, fr] = Lang::ALL.map(|lang| {
            assert!(json(&ruling, &names, lang)["answer"].as_str().is_some_and(|answer| answer.len() > 10), "{id}");
            assert!(!markdown(&ruling, &names, lang).contains(['\u{E000}', '\u{E001}']), "{id}");
            text(&ruling, &names, lang)
        });
        assert_ne!(en, fr, "{id}");
        for said in [en, fr] {
            assert!(said.lines().count() > 3, "{id}: {said}");
            assert!(!said.contains(['\u{E000}', '\u{E001}']), "{id}: {said}");
        }
    }
}
