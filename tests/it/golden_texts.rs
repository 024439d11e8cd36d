//! The texts that people paste elsewhere, as files: for a few cases of each game, every form in both languages. A change of
//! a sentence or of a form's marks shows here as text, to be read. A folder of tests/golden/texts is a scenario's game and
//! name; its files are a form and a language. They are written anew by
//! `GOLDEN=write cargo test --test it golden_texts`, and read before they are committed.

use parse_wiki_text_2::Configuration;
use refrain::export::{Form, Names};
use refrain::games;
use refrain::ruling::At;
use refrain::wire::CaseFile;
use refrain::words::Lang;
use std::fs;
use std::path::{Path, PathBuf};

/// Where the case is, for the link below a text; a real one would change with every version.
const LINK: &str = "https://example.org/refrain/#s=1.the-case";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

fn folders(path: &Path) -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()).collect();
    folders.retain(|path| path.is_dir());
    folders.sort();
    folders
}

fn name(path: &Path) -> &str {
    path.file_name().and_then(|name| name.to_str()).unwrap()
}

/// The folders of texts, each with its scenario.
fn pages() -> Vec<(PathBuf, CaseFile)> {
    let mut pages = Vec::new();
    for game in folders(&root().join("golden/texts")) {
        for texts in folders(&game) {
            let topics = folders(&root().join("scenarios").join(name(&game)));
            let file =
                topics.iter().map(|topic| topic.join(format!("{}.json", name(&texts)))).find(|file| file.exists());
            let file = file.unwrap_or_else(|| panic!("{} is no scenario", texts.display()));
            let case = CaseFile::from_bytes(&fs::read(file).unwrap(), games::ALL).unwrap();
            pages.push((texts, case));
        }
    }
    pages
}

fn texts() -> Vec<(PathBuf, Form, String)> {
    let mut texts = Vec::new();
    for (folder, file) in pages() {
        let (ruling, names) = (file.case.rule(), Names::of(&file.case.board_at(&At::End)));
        for lang in Lang::ALL {
            for form in Form::ALL {
                let path = folder.join(format!("{}.{}.txt", form.word(), lang.tag()));
                texts.push((path, form, form.write(&ruling, &names, lang, Some(LINK))));
            }
        }
    }
    texts
}

#[test]
fn every_form_is_as_its_file_has_it() {
    let writes = std::env::var("GOLDEN").is_ok_and(|word| word == "write");
    let mut differ = Vec::new();
    for (path, _, text) in texts() {
        if writes {
            fs::write(&path, &text).unwrap();
        } else if fs::read_to_string(&path).ok().as_ref() != Some(&text) {
            differ.push(path.display().to_string());
        }
    }
    let how = "GOLDEN=write cargo test --test it golden_texts";
    assert!(
        differ.is_empty(),
        "not as the files have it; write them anew with {how} and read them:\n{}",
        differ.join("\n")
    );
}

#[test]
fn every_game_has_texts_and_no_file_is_left_over() {
    let known: Vec<PathBuf> = texts().into_iter().map(|(path, ..)| path).collect();
    let root = root().join("golden/texts");
    for game in games::ALL {
        let count = folders(&root.join(game.id())).len();
        assert!(count >= 2, "{} has {count} cases", game.id());
    }
    for folder in folders(&root).iter().flat_map(|game| folders(game)) {
        for file in fs::read_dir(folder).unwrap() {
            let file = file.unwrap().path();
            assert!(known.contains(&file), "{} is nothing's text", file.display());
        }
    }
}

/// What parse-wiki-text-2 does not take for text, a list, a link, bold or italic would be a mark that a name let in.
#[test]
fn the_wikis_parsers_find_only_what_we_set() {
    for (path, form, text) in texts() {
        match form {
            Form::MediaWiki => {
                let output = Configuration::default().parse(&text).unwrap();
                assert!(output.warnings.is_empty(), "{}: {:?}", path.display(), output.warnings);
            }
            Form::DokuWiki => {
                let lines = crate::dokuwiki_reader::read(&text);
                assert!(lines.is_ok(), "{}: {:?}", path.display(), lines.err());
            }
            _ => {}
        }
    }
}
