//! The loops of the scenarios have certificates, on the command line and off it.

use super::command::{Folder, told};
use refrain::games;
use refrain::proof::check;
use refrain::wire::CaseFile;
use std::fs;
use std::path::{Path, PathBuf};

const LOOP: &str = "tests/scenarios/lotr-tcg/loop/ten_to_the_hundredth_agreed.json";

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "json") {
            found.push(path);
        }
    }
}

#[test]
fn every_settled_loop_of_the_scenarios_is_proved() {
    let mut paths = Vec::new();
    files(Path::new("tests/scenarios"), &mut paths);
    let mut proved = 0;
    for path in paths {
        let Ok(file) = CaseFile::from_bytes(&fs::read(&path).unwrap(), games::ALL) else { continue };
        for report in file.case.rule().loops {
            let way = &report.way;
            let Some(certificate) = &way.certificate else {
                assert!(report.done.is_zero() && report.stop.is_none(), "{}", path.display());
                continue;
            };
            let json = certificate.json();
            let all = check(&json).unwrap_or_else(|fault| panic!("{}: {fault:?}\n{json}", path.display()));
            assert_eq!(all[0].done, report.done.big().clone().into(), "{}", path.display());
            assert_eq!(all[0].stopped.is_some(), report.stop.is_some(), "{}", path.display());
            proved += 1;
        }
    }
    println!("{proved} loops of scenarios are proved");
    assert!(proved > 10, "{proved}");
}

#[test]
fn a_certificate_goes_out_and_is_verified() {
    let (code, json, error) = told(&["rule", LOOP, "--as", "certificate"], b"");
    assert_eq!((code, error.as_str()), (0, ""));
    let folder = Folder::new("certificates");
    let file = folder.with("loop.json", json.as_bytes());
    let (code, en, _) = told(&["verify", &file], b"");
    assert!(code == 0 && en.starts_with("Proved: all 10^100 iterations are done."), "{en}");
    let (code, fr, _) = told(&["verify", "-", "--lang", "fr"], json.as_bytes());
    assert!(code == 0 && fr.starts_with("Prouvé\u{a0}: la boucle est faite 10^100 fois"), "{fr}");
    let altered = json.replacen("\"periods\":\"1", "\"periods\":\"2", 1);
    assert_ne!(altered, json);
    let (code, out, _) = told(&["verify", "-"], altered.as_bytes());
    assert_eq!((code, out.as_str()), (1, "The seal does not fit: the certificate was altered after it was issued.\n"));
    let (code, out, _) = told(&["verify", "--lang", "fr", "-"], b"{}");
    assert_eq!((code, out.as_str()), (1, "Le fichier n’est pas un certificat.\n"));
    let (code, _, error) = told(&["verify"], b"");
    assert!(code == 2 && error.contains("verify"), "{error}");
    // A ruling without a loop has none to give.
    let other = "tests/scenarios/lotr-tcg/loop/infinite_is_not_a_number.json";
    let (code, out, error) = told(&["rule", other, "--as", "certificate"], b"");
    assert!(code == 2 && out.is_empty() && error.contains("no loop with a certificate"), "{error}");
}
