//! The command line, run as a person runs it.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    pub(crate) fn with(&self, name: &str, content: &[u8]) -> String {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, content).unwrap();
        path.to_string_lossy().into_owned()
    }

    fn path(&self) -> String {
        self.0.to_string_lossy().into_owned()
    }
}

fn refrain(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_refrain"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that does not read its input closes it early.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

pub(crate) fn told(arguments: &[&str], input: &[u8]) -> (i32, String, String) {
    let output = refrain(arguments, input);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

// The first scenario of the repository that is settled.
fn scenario() -> String {
    fn find(folder: &str) -> Option<String> {
        let mut paths: Vec<_> = fs::read_dir(folder).ok()?.map(|entry| entry.unwrap().path()).collect();
        paths.sort();
        paths.into_iter().find_map(|path| {
            if path.is_dir() {
                return find(&path.to_string_lossy());
            }
            let json = path.extension().is_some_and(|extension| extension == "json");
            let text = if json { fs::read_to_string(path).ok()? } else { String::new() };
            text.contains("\"standing\": \"settled\"").then_some(text)
        })
    }
    find(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios")).unwrap()
}

#[test]
fn help_is_help_and_nonsense_is_told() {
    let (code, out, _) = told(&["--help"], b"");
    assert!(code == 0 && out.contains("refrain check FOLDER"), "{out}");
    for arguments in [
        &[][..],
        &["rool"],
        &["rule"],
        &["rule", "--lang", "de", "x"],
        &["rule", "--lang"],
        &["rule", "x", "y"],
        &["rule", "--as", "pdf", "x"],
        &["rule", "--loud", "x"],
        &["check"],
        &["check", "a", "b"],
        &["link"],
    ] {
        let (code, out, error) = told(arguments, b"");
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}");
        assert!(error.contains("refrain") || error.contains("takes"), "{arguments:?}: {error}");
    }
}

#[test]
fn a_case_is_ruled_on_from_a_file_and_from_the_input() {
    let folder = Folder::new("ruled");
    let file = folder.with("case.json", scenario().as_bytes());
    let (code, en, _) = told(&["rule", &file], b"");
    assert!(code == 0 && en.starts_with("Settled: ") && en.contains("Rules cited"), "{en}");
    let (_, piped, _) = told(&["rule", "-"], scenario().as_bytes());
    assert_eq!(piped, en);
    let (_, fr, _) = told(&["rule", "--lang", "fr", &file], b"");
    assert!(fr.starts_with("Tranché\u{A0}: "), "{fr}");
    let (_, marked, _) = told(&["rule", &file, "--as", "markdown"], b"");
    assert!(marked.starts_with("**Settled:** "), "{marked}");
    let (_, json, _) = told(&["rule", &file, "--as", "json"], b"");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["standing"], "settled");
    let (code, link, _) = told(&["link", &file], b"");
    assert!(code == 0 && link.starts_with("s=1.") && link.ends_with('\n'), "{link}");
    refrain::wire::decode(&link, refrain::games::ALL).unwrap();
}

#[test]
fn a_file_that_cannot_be_read_is_told_in_one_line() {
    let folder = Folder::new("unreadable");
    let large = folder.with("large.json", &vec![b' '; 3_000_000]);
    for (file, part) in [
        (folder.0.join("none.json").to_string_lossy().into_owned(), "none.json"),
        (folder.path(), "unreadable"),
        (folder.with("bytes.json", b"{\"schema\": \"\xFF\"}"), "not text"),
        (folder.with("cut.json", b"{\"schema\": 1"), "end is missing"),
        (folder.with("other.json", b"{}"), "no “schema”"),
        (large, "too large"),
    ] {
        let (code, out, error) = told(&["rule", &file], b"");
        assert_eq!((code, out.as_str()), (2, ""), "{file}");
        assert!(error.contains(part) && error.lines().count() == 1, "{error}");
    }
    let (_, _, error) = told(&["rule", "-", "--lang", "fr"], b"");
    assert!(error.contains("La fin manque"), "{error}");
}

#[test]
fn a_folder_is_checked_and_counted() {
    let folder = Folder::new("checked");
    let (code, out, _) = told(&["check", &folder.path()], b"");
    assert_eq!((code, out.as_str()), (1, "no scenario files found\n0 passed, 0 failed\n"));
    folder.with("topic/a_good_one.json", scenario().as_bytes());
    folder.with("topic/notes.txt", b"not looked at");
    let (code, out, _) = told(&["check", &folder.path()], b"");
    assert_eq!((code, out.as_str()), (0, "1 passed, 0 failed\n"));
    folder.with("topic/a_wrong_one.json", scenario().replacen("\"settled\"", "\"open\"", 1).as_bytes());
    folder.with("bytes.json", b"\xFF");
    folder.with("large.json", &vec![b' '; 3_000_000]);
    let (code, out, _) = told(&["check", &folder.path()], b"");
    assert!(code == 1 && out.ends_with("\n1 passed, 3 failed\n"), "{out}");
    for part in ["FAILED", "a_wrong_one.json", "bytes.json", "not text", "too large", "expect"] {
        assert!(out.contains(part), "{part} is not in {out}");
    }
    let (code, _, error) = told(&["check", &folder.0.join("nowhere").to_string_lossy()], b"");
    assert!(code == 2 && error.contains("nowhere"), "{error}");
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let folder = Folder::new("pipe");
    for nth in 0..400 {
        folder.with(&format!("{nth}.json"), b"{}");
    }
    let mut child = Command::new(env!("CARGO_BIN_EXE_refrain"))
        .args(["check", &folder.path()])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}
