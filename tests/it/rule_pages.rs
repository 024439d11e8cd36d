//! The pages of rules: both languages, no dead link, former numbers lead on, gaps are said, and the opening.

use crate::command::{Folder, told};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};

fn files(folder: &Path, all: &mut BTreeSet<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, all);
        } else {
            all.insert(path);
        }
    }
}

// The way without `..` in it.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => drop(plain.pop()),
            part => plain.push(part),
        }
    }
    plain
}

#[test]
fn every_rule_has_its_page_and_every_link_leads_somewhere() {
    let out = Folder::new("rule_pages");
    let here = out.with("index.html", b"");
    out.with("icon.svg", b"");
    let root = Path::new(&here).parent().unwrap();
    let scenarios = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios/magic/shortcut");
    let (code, said, error) =
        told(&["pages", &root.to_string_lossy(), "--scenarios", &scenarios.to_string_lossy()], b"");
    assert_eq!(code, 0, "{error}");
    assert!(said.contains("rules and"), "{said}");
    let mut all = BTreeSet::new();
    files(root, &mut all);
    let page = |name: &str| fs::read_to_string(root.join("rules").join(name)).unwrap();
    for (name, parts) in [
        ("index.html", &["Rules and cases", "magic/index.html"][..]),
        ("index.fr.html", &["Règles et cas", "magic/index.fr.html"]),
        ("magic/index.html", &["732.2a", "732.2a.html"]),
        ("magic/732.2a.html", &["<h1>732.2a</h1>", "716.2a (2011)", "cases/", "Settled:"]),
        ("magic/732.2a.fr.html", &["Auparavant", "Dans nos mots", "Tranché"]),
        ("magic/716.2a.html", &["url=732.2a.html", "stands at 732.2a now"]),
        ("magic/716.2a.fr.html", &["url=732.2a.fr.html"]),
        ("riftbound/index.html", &["class=\"gap\">0<"]),
    ] {
        let text = page(name);
        for part in parts {
            assert!(text.contains(part), "{name} has no {part}");
        }
    }
    let mut links = 0;
    for path in all.iter().filter(|path| path.extension().is_some_and(|extension| extension == "html")) {
        let text = fs::read_to_string(path).unwrap();
        if text.is_empty() {
            continue;
        }
        assert!(
            !text.contains("<script") && !text.contains(" style="),
            "{path:?} needs a program or a style of its own"
        );
        assert!(text.starts_with("<!doctype html>") && text.contains("<html lang=\""), "{path:?}");
        for part in text.split("href=\"").skip(1) {
            let link = part.split(['"', '#']).next().unwrap();
            let to = plain(&path.parent().unwrap().join(link));
            assert!(all.contains(&to), "{path:?} leads to {link}, which is not there");
            links += 1;
        }
    }
    assert!(links > 1_000, "{links}");
}

#[test]
fn the_opening_is_the_first_example_solved() {
    let (code, said, _) = told(&["opening"], b"");
    assert_eq!(code, 0);
    assert!(said.contains("<h1") && said.contains("<ol>") && said.contains("lang=\"fr\""), "{said}");
    let case = refrain::games::ALL[0].about().examples[0].case.clone();
    let refrain::ruling::Standing::Settled { verdict } = case.rule().standing else { panic!("not settled") };
    assert!(said.contains(&verdict.say(refrain::words::Lang::En).plain()), "{said}");
    assert!(!said.contains("<script") && !said.contains("style="));
    assert!(said.len() < 4_000, "{}", said.len());
}
