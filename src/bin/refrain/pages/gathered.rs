use crate::files::{json_files, scenario};
use refrain::export::{Names, Page, cited};
use refrain::ruling::{About, AnyGame, At, OpenCase, Rule, Ruling};
use refrain::wire::CaseFile;
use refrain::words::Lang;
use std::path::Path;

/// A game with its rules and the cases that show them.
pub struct Gathered {
    /// What the game says of itself.
    pub about: About,
    /// Its rules, book by book, each once; behind them what else its rulings cite.
    pub rules: Vec<&'static Rule>,
    /// Its cases, in the order of their files.
    pub cases: Vec<Shown>,
}

/// A case with its ruling.
pub struct Shown {
    /// The name of its page.
    pub name: String,
    /// What it shows, in English.
    pub about: Option<String>,
    /// The case.
    pub case: OpenCase,
    /// Its ruling.
    pub ruling: Ruling,
    /// The players' names.
    pub names: Names,
    /// All that it cites, in its readings too.
    pub cites: Vec<&'static Rule>,
    /// Why it is known to give something else than it should.
    pub known_failure: Option<String>,
}

impl Gathered {
    /// Every game, with the cases of a folder.
    pub fn all(games: &[&dyn AnyGame], folder: &Path) -> Result<Vec<Gathered>, String> {
        let mut all: Vec<Gathered> = games.iter().map(|game| Gathered::bare(game.about())).collect();
        for path in json_files(folder)? {
            let text = scenario(&path)?;
            let file = CaseFile::read(&text, games).map_err(|error| {
                format!("{}: {}", path.display(), refrain::ruling::Sentence::say(&error, Lang::En).plain())
            })?;
            let inside = path.strip_prefix(folder).unwrap_or(&path).with_extension("");
            // Without the game's own folder, which is another one here already.
            let parts = inside.iter().skip(1).map(|part| part.to_string_lossy().replace('_', "-"));
            let name = parts.collect::<Vec<_>>().join("-");
            if let Some(game) = all.iter_mut().find(|game| game.about.id == file.case.game()) {
                game.add(name, file);
            }
        }
        Ok(all)
    }

    fn bare(about: About) -> Gathered {
        let mut rules: Vec<&'static Rule> = Vec::new();
        let books = about.rulesets.iter().flat_map(|ruleset| ruleset.books);
        for rule in books.flat_map(|book| book.rules) {
            if !rules.contains(rule) {
                rules.push(rule);
            }
        }
        Gathered { about, rules, cases: Vec::new() }
    }

    fn add(&mut self, name: String, file: CaseFile) {
        let (ruling, board) = file.case.look(&At::End);
        let names = Names::of(&board);
        let cites = Page::of(&ruling, &names, Lang::En).rules;
        for rule in &cites {
            if !self.rules.contains(rule) {
                self.rules.push(rule);
            }
        }
        let CaseFile { about, case, known_failure, .. } = file;
        self.cases.push(Shown { name, about, case, ruling, names, cites, known_failure });
    }

    /// A rule's place as people write it; a card by its name, if a case has it on its board.
    pub fn cited(&self, rule: &'static Rule, lang: Lang) -> String {
        let named = self.showing(rule).map(|case| &case.names).find(|names| names.card(rule, lang).is_some());
        cited(rule, named.unwrap_or(&Names::default()), lang)
    }

    /// The cases that show a rule.
    pub fn showing<'a>(&'a self, rule: &'a Rule) -> impl Iterator<Item = &'a Shown> {
        self.cases.iter().filter(move |case| case.cites.iter().any(|cited| std::ptr::eq(*cited, rule)))
    }
}
