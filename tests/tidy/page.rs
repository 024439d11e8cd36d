//! The page names no game, and each game brings what others need to write boards for it without reading code.

use crate::source::{Source, files, rust, words};
use crate::{exactly, none};
use refrain::games;
use refrain::ruling::AnyGame;
use refrain::words::Lang;
use std::collections::BTreeSet;
use std::path::Path;

/// What would name a game: ids, names in each language, folders, rulesets, examples.
fn names_of(games: &[&dyn AnyGame], folders: &[String]) -> BTreeSet<String> {
    let mut names: BTreeSet<String> = folders.iter().cloned().collect();
    for game in games {
        let about = game.about();
        names.insert(about.id.to_owned());
        names.extend(Lang::ALL.map(|lang| about.name.say(lang).plain()));
        names.extend(about.rulesets.iter().map(|ruleset| ruleset.id.to_owned()));
        names.extend(about.examples.iter().map(|example| example.id.to_owned()));
    }
    names.into_iter().map(|name| name.to_lowercase()).collect()
}

fn game_folders() -> Vec<String> {
    let folders: BTreeSet<String> =
        rust("src/games").iter().filter_map(|source| source.game().map(str::to_owned)).collect();
    folders.into_iter().collect()
}

fn faults(path: &str, text: &str, names: &BTreeSet<String>) -> Vec<String> {
    let text = text.to_lowercase();
    let whole = |at: usize, name: &str| {
        let beside = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        !beside(text[..at].chars().next_back()) && !beside(text[at + name.len()..].chars().next())
    };
    let mut faults = Vec::new();
    for name in names {
        for (at, _) in text.match_indices(name.as_str()).filter(|(at, _)| whole(*at, name)) {
            let line = text[..at].matches('\n').count() + 1;
            faults.push(format!(
                "{path}:{line} names {name:?}: the page knows no game; what it needs belongs into the contract"
            ));
        }
    }
    faults
}

#[test]
fn the_page_names_no_game() {
    let names = names_of(games::ALL, &game_folders());
    let mut faulty = Vec::new();
    for source in rust("src").iter().filter(|source| source.is_page()) {
        faulty.extend(faults(&source.path, &source.text, &names));
    }
    for (path, text) in [".css", ".js", ".html"].into_iter().flat_map(|ending| files("static", ending)) {
        if !path.starts_with("static/games/") {
            faulty.extend(faults(&path, &text, &names));
        }
    }
    none(faulty);
}

#[test]
fn a_page_that_names_a_game_is_found() {
    let names: BTreeSet<String> = ["lotr_tcg", "rope-1", "tug of war"].map(str::to_owned).into();
    let text = "if game == \"Rope-1\" {}\nmod LOTR_TCG; // Tug of War\nlet lotr_tcgs = x; europe-1";
    exactly(&faults("src/app/a.rs", text, &names), &[":2 names \"lotr_tcg\"", ":1 names \"rope-1\"", "tug of war"]);
}

fn without_setup_page(folders: &[String], present: impl Fn(&str) -> bool) -> Vec<String> {
    let page = |game: &String| format!("src/games/{game}/setup.md");
    let missing = folders.iter().map(page).filter(|page| !present(page));
    missing.map(|page| format!("{page} is missing: describe the JSON of the game's setup there")).collect()
}

#[test]
fn each_game_describes_its_setup() {
    let present = |page: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(page);
        std::fs::read_to_string(path).is_ok_and(|text| text.trim().len() > 100)
    };
    none(without_setup_page(&game_folders(), present));
    exactly(&without_setup_page(&["chess".to_owned()], |_| false), &["src/games/chess/setup.md"]);
}

/// Files that play with opaque quantities and read one out: that branch would be seen by nobody.
fn cores_that_read_figures(sources: &[Source]) -> Vec<String> {
    let is_core = |source: &&Source| {
        let compiled = source.game().is_some() && !crate::source::is_test_file(source, sources);
        compiled && words(&source.without_tests()).any(|(_, word)| word == "Cx" || word == "Machine")
    };
    let mut faults = Vec::new();
    for source in sources.iter().filter(is_core) {
        for (line, _) in words(&source.without_tests()).filter(|(_, word)| *word == "figure") {
            let says = "reads a figure in a rules core: branch with Cx::at_least_zero, or read it in another file";
            faults.push(format!("{}:{line} {says}", source.path));
        }
    }
    faults
}

#[test]
fn rules_cores_read_no_figures() {
    none(cores_that_read_figures(&rust("src")));
    let core = Source::new("src/games/x/a.rs", "fn f(cx: &mut Cx) {\n    if figure(&x) == y {} }");
    let board = Source::new("src/games/x/b.rs", "let wounds = figure(&x);");
    let engine = Source::new("src/loops/a.rs", "fn f(cx: &Cx) { figure(&x) }");
    exactly(&cores_that_read_figures(&[core, board, engine]), &["src/games/x/a.rs:2"]);
}

/// Sentences in rules code: what a rule says stands in `en.rs` and `fr.rs`, or is data with both languages side by side.
fn prose(source: &Source) -> Vec<String> {
    let stem = source.path.rsplit('/').next().unwrap_or_default().trim_end_matches(".rs");
    let wordy = ["en", "fr"].iter().any(|lang| stem.split('_').any(|part| part == *lang));
    let catalogue = ["rulebook", "cards", "map", "names", "seats"].iter().any(|name| stem.contains(name));
    if source.game().is_none() || wordy || catalogue || stem.contains("tests") {
        return Vec::new();
    }
    let code: Vec<String> = source.without_tests().lines().map(str::to_owned).collect();
    let mut faults = Vec::new();
    for (line, text) in &source.texts {
        let compiled = code.get(line - 1).is_some_and(|code| !code.trim().is_empty());
        let spoken = text.split_whitespace().filter(|word| word.chars().filter(|c| c.is_alphabetic()).count() > 1);
        let ends = text.trim_end_matches(['"', '#']).ends_with(['.', '!', '?', '…']);
        if compiled && ends && spoken.count() >= 3 {
            let says = "in rules code: make it a typed sentence, with its words in en.rs and fr.rs";
            faults.push(format!("{}:{line} has {text} {says}", source.path));
        }
    }
    faults
}

#[test]
fn rules_code_holds_no_prose() {
    let sources = rust("src/games");
    let rules = sources.iter().filter(|source| !crate::source::is_test_file(source, &sources));
    none(rules.flat_map(prose).collect());
    let spoken = "fn f() -> String { \"Aragorn takes two minions.\".into() }";
    exactly(&prose(&Source::new("src/games/x/a.rs", spoken)), &["a.rs:1"]);
    none(prose(&Source::new("src/games/x/fr_fought.rs", spoken)));
    none(prose(&Source::new("src/games/x/a.rs", "let key = \"at.frodo\"; let id = \"defender +X\"; // one two three")));
    none(prose(&Source::new("src/games/x/a.rs", &format!("#[cfg(test)]\nmod tests {{\n{spoken}\n}}"))));
}
