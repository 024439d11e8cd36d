//! What the games' rulebooks promise: each rule has an edition and says something in both languages, and each rule
//! that stands in a game's code stands in a rulebook.

use crate::source::{Source, rust};
use crate::{exactly, none};
use refrain::games;
use refrain::ruling::{AnyGame, Rule};
use std::collections::BTreeSet;

/// Games whose French is still to be gone through.
const FRENCH_LATER: [&str; 1] = ["lotr-tcg"];
const BREAKING: [&str; 8] = [" :", " ;", " !", " ?", "« ", " »", "...", "\""];

fn faults(games: &[&dyn AnyGame]) -> Vec<String> {
    let mut faults = Vec::new();
    for game in games {
        for ruleset in game.about().rulesets {
            let place = format!("{}, {}", game.id(), ruleset.id);
            let rules: Vec<&Rule> = ruleset.books.iter().flat_map(|book| book.rules.iter().copied()).collect();
            if rules.is_empty() {
                faults.push(format!("{place} has no rules: put its books into RULESETS"));
            }
            let mut cites = BTreeSet::new();
            for rule in rules {
                let found = faults_of(rule).into_iter();
                let found = found.filter(|fault| !(FRENCH_LATER.contains(&game.id()) && fault.contains("French")));
                faults.extend(found.map(|fault| format!("{place}, {}: {fault}", rule.cite())));
                if !cites.insert((rule.cite(), rule.gist.en)) {
                    faults.push(format!("{place}, {}: stands there twice", rule.cite()));
                }
            }
        }
    }
    faults
}

fn faults_of(rule: &Rule) -> Vec<String> {
    let mut faults = Vec::new();
    let (en, fr) = (rule.gist.en, rule.gist.fr);
    if rule.book.edition.trim().is_empty() {
        faults.push("its book has no edition".to_owned());
    }
    if en.trim().is_empty() || fr.trim().is_empty() || en == fr {
        faults.push("say it in both languages, each in its own words".to_owned());
    }
    for mark in BREAKING.iter().filter(|mark| fr.contains(**mark)) {
        faults.push(format!("{mark:?} in the French: no-break spaces, typographic marks"));
    }
    faults
}

#[test]
fn each_rule_has_an_edition_and_its_words() {
    none(faults(games::ALL));
}

#[test]
fn a_rule_without_edition_or_words_is_found() {
    use refrain::ruling::{Basis, Book, Gist, Locator};
    static BOOK: Book = Book { key: "b", title: refrain::words::Name::english("B"), edition: "" };
    static BARE: Rule = Rule {
        book: &BOOK,
        locator: Locator::Entry("e"),
        moved: &[],
        gist: Gist { en: "x ?", fr: "x ?" },
        basis: Basis::Printed,
    };
    exactly(&faults_of(&BARE), &["no edition", "both languages", " ?"]);
}

/// Rules written out as statics that no rulebook of their game lists. A macro that declares rules lists them itself.
fn unlisted(sources: &[Source]) -> Vec<String> {
    let mut faults = Vec::new();
    for source in sources.iter().filter(|source| source.game().is_some()) {
        for name in statics(&source.without_tests()) {
            let listed = sources
                .iter()
                .filter(|other| other.game() == source.game())
                .any(|other| lists(&other.code).iter().any(|list| list.contains(&format!("&{name},"))));
            if !listed {
                faults.push(format!("{}: rule {name} is in no Rulebook, so nothing may cite it", source.path));
            }
        }
    }
    faults
}

fn statics(code: &str) -> Vec<String> {
    let compact: String = code.split_whitespace().collect::<Vec<_>>().join(" ");
    let declared = compact.split("static ").skip(1).filter_map(|rest| rest.split_once(':'));
    declared
        .filter(|(name, rest)| {
            let of = rest.split('=').next().unwrap_or_default().trim();
            of.rsplit("::").next() == Some("Rule") && !name.contains('$')
        })
        .map(|(name, _)| name.trim().to_owned())
        .collect()
}

// What stands behind each `rules: &[`, without spaces, each name followed by a comma.
fn lists(code: &str) -> Vec<String> {
    let compact: String = code.split_whitespace().collect();
    let lists = compact.split("rules:&[").skip(1).map(|rest| rest.split(']').next().unwrap_or_default());
    lists.map(|list| format!("{},", list.replace("crate::", ""))).map(|list| last_names(&list)).collect()
}

fn last_names(list: &str) -> String {
    let name = |path: &str| path.rsplit("::").next().unwrap_or_default().trim_start_matches('&').to_owned();
    list.split(',').map(|path| format!("&{},", name(path))).collect()
}

#[test]
fn each_rule_in_the_code_stands_in_a_rulebook() {
    none(unlisted(&rust("src/games")));
}

#[test]
fn a_rule_outside_the_rulebooks_is_found() {
    let rules = "pub static KNOWN: Rule = Rule { x };\nstatic LOST: crate::ruling::Rule = Rule {};\n\
                 static OTHER: Book = Book {}; static $name: Rule = x;";
    let book = "static B: Rulebook = Rulebook { rules: &[&rules::KNOWN, &FAR] };";
    let sources = [Source::new("src/games/x/rules.rs", rules), Source::new("src/games/x/book.rs", book)];
    exactly(&unlisted(&sources), &["LOST"]);
    let elsewhere = Source::new("src/games/y/a.rs", "static KNOWN: Rule = x;");
    exactly(&unlisted(&[Source::new("src/games/x/book.rs", book), elsewhere]), &["KNOWN"]);
}
