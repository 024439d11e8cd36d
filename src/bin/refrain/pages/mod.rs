//! `refrain pages`: every rule in our words with the cases that show it, as pages that need no program; and
//! `refrain opening`: the first example, solved, for whoever waits for the program or has none.

mod case_page;
mod gathered;
mod html;
mod indexes;
mod opening;
mod rule_page;
mod words_en;
mod words_fr;
mod words_of_pages;

pub use opening::opening;

use crate::files::{print, write};
use gathered::Gathered;
use refrain::games;
use refrain::words::Lang;
use std::path::Path;

/// Where the cases are, if nobody says.
const SCENARIOS: &str = "tests/scenarios";
const STYLE: &str = include_str!("rules.css");

/// Writes the pages and says how many there are.
pub fn run(arguments: &[&str]) -> Result<u8, String> {
    let (out, scenarios) = match arguments {
        [out] => (*out, SCENARIOS),
        [out, "--scenarios", folder] | ["--scenarios", folder, out] => (*out, *folder),
        _ => {
            return Err(
                "`refrain pages` takes a folder to write to, and --scenarios with the folder of cases".to_owned()
            );
        }
    };
    let folder = Path::new(out).join("rules");
    let gathered: Vec<Gathered> = Gathered::all(games::ALL, Path::new(scenarios))?;
    let mut files: Vec<(String, String)> = vec![("rules.css".to_owned(), STYLE.to_owned())];
    for lang in Lang::ALL {
        files.push((html::named("index", lang), indexes::of_games(&gathered, lang)));
        for game in &gathered {
            let here = game.about.id;
            files.push((format!("{here}/{}", html::named("index", lang)), indexes::of_rules(game, lang)));
            files.extend(rule_page::all(game, lang).into_iter().map(|(name, page)| (format!("{here}/{name}"), page)));
            let cases = game.cases.iter().map(|case| {
                (format!("{here}/cases/{}", html::named(&case.name, lang)), case_page::page(case, game, lang))
            });
            files.extend(cases);
        }
    }
    for (name, text) in &files {
        write(&folder.join(name), text.as_bytes())?;
    }
    let (rules, cases): (usize, usize) =
        gathered.iter().fold((0, 0), |(rules, cases), game| (rules + game.rules.len(), cases + game.cases.len()));
    print(&format!("{} pages on {rules} rules and {cases} cases in {}\n", files.len() - 1, folder.display()), 0)
}
