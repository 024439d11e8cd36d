//! Links of every version and game that are out in the world: they open for ever, on the board that they were made of.
//! A line of tests/golden/links.tsv is a name, a link and the case that it opens, as files have it. Lines are added and never changed.

use refrain::games;
use refrain::wire::{CaseFile, View, decode, encode, open_case};
use refrain::words::Lang;
use std::fs;
use std::path::Path;

#[test]
fn every_link_ever_made_opens_its_board() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/links.tsv");
    let text = fs::read_to_string(path).unwrap();
    let mut seen: Vec<&str> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let [name, link, case] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("not three parts: {line}") };
        let linked = decode(link, games::ALL).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        let expected = open_case(linked.case.game(), serde_json::from_str(case).unwrap(), games::ALL).unwrap();
        assert!(linked.case == expected, "{name} opens\n{:?}\nand not\n{expected:?}", linked.case);
        assert!(linked.then.is_some(), "{name} has no mark of its answer");
        drop(linked.case.rule());
        seen.push(linked.case.game());
    }
    for game in games::ALL {
        let count = seen.iter().filter(|seen| **seen == game.id()).count();
        assert!(count >= 4, "{} has {count} links", game.id());
    }
}

/// What a link of a scenario may weigh: nearly all fit into any chat, and no board is so large that it has no link.
#[test]
fn links_are_short_enough_for_chats() {
    let (mut lengths, mut paths) = (Vec::new(), Vec::new());
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let mut folders = vec![root];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "json") {
                paths.push(path);
            }
        }
    }
    paths.sort();
    for path in paths.into_iter().step_by(5) {
        let file = CaseFile::from_bytes(&fs::read(&path).unwrap(), games::ALL).unwrap();
        let view = View { lang: Some(Lang::Fr), at: None };
        lengths.push((encode(&file.case, &view).len(), path));
    }
    lengths.sort();
    let short = lengths.iter().filter(|(length, _)| *length <= 1_500).count();
    let (longest, path) = lengths.last().unwrap();
    println!("{short} of {} links have at most 1,500 characters; the longest has {longest}: {path:?}", lengths.len());
    assert!(short * 100 >= lengths.len() * 95, "{short} of {}", lengths.len());
    assert!(*longest <= 8_000, "{path:?} has {longest}");
}
