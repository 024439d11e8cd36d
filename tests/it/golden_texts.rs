//! What each form looks like, in full: tests/golden has one file for each form, language and example.
//! `REFRAIN_GOLDEN=write cargo test --test it golden` writes them anew; read the difference before it is committed.

use refrain::export::{Form, Names};
use refrain::games;
use refrain::ruling::At;
use refrain::wire::CaseFile;
use refrain::words::Lang;
use std::fs;
use std::path::Path;

const EXAMPLES: [(&str, &str); 3] = [
    ("open", "war-of-the-ring/army/a_merged_army_over_the_limit_is_an_open_question.json"),
    ("loop", "lotr-tcg/loop/agreeing_at_strength_four_wins_for_the_shadow.json"),
    ("awaits", "lotr-tcg/loop/free_peoples_are_asked_for_the_number.json"),
];

/// The text of a file in tests/golden, or this text written there if asked to.
pub fn same_as_golden(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var("REFRAIN_GOLDEN").is_ok_and(|word| word == "write") {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
    }
    let golden = fs::read_to_string(&path).unwrap_or_default();
    assert!(golden == text, "{name} is no longer as tests/golden has it; it is now\n{text}");
}

#[test]
fn each_form_is_as_its_golden_file() {
    for (name, file) in EXAMPLES {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios").join(file);
        let case = CaseFile::from_bytes(&fs::read(path).unwrap(), games::ALL).unwrap().case;
        let (ruling, names) = (case.rule(), Names::of(&case.board_at(&At::End)));
        for lang in Lang::ALL {
            for form in Form::ALL {
                let text = form.write(&ruling, &names, lang, Some("https://example.org/refrain/#s=1.abc"));
                same_as_golden(&format!("{name}.{}.{}.txt", lang.tag(), form.word()), &text);
            }
        }
    }
}
