//! The command line: rules on case files and checks folders of scenarios.

mod bench;

use refrain::export::{Names, json, markdown, text};
use refrain::games;
use refrain::proof::{self, MAX_CERTIFICATE};
use refrain::ruling::{At, Ruling, Sentence};
use refrain::wire::{CaseFile, MAX_FILE, WireError, check_all, encode};
use refrain::words::{Count, Lang};
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
Refrain settles questions about board and card games and names the rule behind each step.

  refrain rule FILE [--lang en|fr] [--as text|markdown|json|certificate]
                          the ruling on a case; FILE - reads the standard input
  refrain link FILE       the fragment of a link that opens the case on the page
  refrain check FOLDER    checks every scenario file in the folder
  refrain verify FILE [--lang en|fr]
                          checks a loop's certificate without trusting what issued it
  refrain bench           measures the engine of loops, a line each, with its checks on (build with --release)
  refrain --help          this text

Exit code: 0 all is well, 1 a check failed, 2 the command or a file was not understood.
";

/// A check failed.
const FAILED: u8 = 1;
/// The command or a file was not understood.
const NOT_UNDERSTOOD: u8 = 2;

fn main() -> ExitCode {
    let arguments: Vec<String> =
        std::env::args_os().skip(1).map(|argument| argument.to_string_lossy().into_owned()).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments.as_slice() {
        ["--help" | "-h" | "help"] => print(HELP, 0),
        ["rule", rest @ ..] => rule(rest),
        ["link", file] => link(file),
        ["verify", rest @ ..] => verify(rest),
        ["bench"] => measure(),
        ["check", folder] => check(Path::new(folder)),
        [] => Err(HELP.to_owned()),
        other => Err(format!("`refrain {}` is not a command; try `refrain --help`", other.join(" "))),
    };
    match done {
        Ok(code) => ExitCode::from(code),
        Err(why) => {
            // Nobody may be listening any more; there is nothing left to do about that.
            let _ = writeln!(io::stderr(), "{}", why.trim_end());
            ExitCode::from(NOT_UNDERSTOOD)
        }
    }
}

// A reader that has gone away (`refrain rule x | head -1`) is no error.
fn print(text: &str, code: u8) -> Result<u8, String> {
    match io::stdout().write_all(text.as_bytes()).and_then(|()| io::stdout().flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(format!("cannot write: {error}")),
        _ => Ok(code),
    }
}

fn rule(arguments: &[&str]) -> Result<u8, String> {
    let (mut file, mut lang, mut form) = (None, Lang::En, "text");
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match *argument {
            "--lang" => {
                let tag = rest.next().ok_or("--lang takes en or fr")?;
                lang = Lang::from_tag(tag).ok_or_else(|| format!("--lang takes en or fr, not {tag}"))?;
            }
            "--as" => match rest.next() {
                Some(known @ (&"text" | &"markdown" | &"json" | &"certificate")) => form = known,
                _ => return Err("--as takes text, markdown, json or certificate".to_owned()),
            },
            name if file.is_none() && (name == "-" || !name.starts_with('-')) => file = Some(name),
            other => return Err(format!("`{other}` is not understood after `refrain rule`; try `refrain --help`")),
        }
    }
    let name = file.ok_or("`refrain rule` takes a file, or - for the standard input")?;
    let case = open(name, lang)?.case;
    let (ruling, names) = (case.rule(), Names::of(&case.board_at(&At::End)));
    let said = match form {
        "markdown" => markdown(&ruling, &names, lang),
        "certificate" => certificates(&ruling).ok_or_else(|| format!("{name}: no loop with a certificate"))?,
        "json" => format!("{:#}\n", json(&ruling, &names, lang)),
        _ => text(&ruling, &names, lang),
    };
    print(&said, 0)
}

/// The certificate of the loop that was settled, or a list if there are several.
fn certificates(ruling: &Ruling) -> Option<String> {
    let all: Vec<String> =
        ruling.loops.iter().filter_map(|report| Some(report.way.certificate.as_ref()?.json())).collect();
    match all.as_slice() {
        [] => None,
        [one] => Some(format!("{one}\n")),
        several => Some(format!("[{}]\n", several.join(",\n"))),
    }
}

fn verify(arguments: &[&str]) -> Result<u8, String> {
    let (name, lang) = match arguments {
        [name] => (*name, Lang::En),
        [name, "--lang", tag] | ["--lang", tag, name] => {
            (*name, Lang::from_tag(tag).ok_or_else(|| format!("--lang takes en or fr, not {tag}"))?)
        }
        _ => return Err("`refrain verify` takes a file, or - for the standard input, and --lang en or fr".to_owned()),
    };
    let text = String::from_utf8_lossy(&read(name, MAX_CERTIFICATE)?).into_owned();
    match proof::check(&text) {
        Ok(proved) => {
            let said: Vec<String> = proved.iter().map(|proved| format!("{}\n", proved.say(lang))).collect();
            print(&said.concat(), 0)
        }
        Err(fault) => print(&format!("{}\n", fault.say(lang)), FAILED),
    }
}

fn measure() -> Result<u8, String> {
    let mut printed = Ok(0);
    let good = bench::run(|line| printed = print(line, 0));
    printed.map(|_| if good { 0 } else { FAILED })
}

fn link(name: &str) -> Result<u8, String> {
    let file = open(name, Lang::En)?;
    print(&format!("{}\n", encode(&file.case, &file.view)), 0)
}

fn open(name: &str, lang: Lang) -> Result<CaseFile, String> {
    CaseFile::from_bytes(&read(name, MAX_FILE)?, games::ALL).map_err(|error| explained(name, &error, lang))
}

fn explained(name: &str, error: &WireError, lang: Lang) -> String {
    format!("{name}: {}", error.say(lang).plain())
}

// One byte more than a file may have is enough to see that it is too large.
fn read(name: &str, most: usize) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let limit = most as u64 + 1;
    let done = match name {
        "-" => io::stdin().lock().take(limit).read_to_end(&mut bytes),
        path => File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes)),
    };
    done.map(|_| bytes).map_err(|error| format!("{name}: {}", in_words(&error)))
}

// Without the system's own number for the error.
fn in_words(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file or folder".to_owned(),
        io::ErrorKind::PermissionDenied => "it may not be read".to_owned(),
        io::ErrorKind::IsADirectory => "it is a folder, not a file".to_owned(),
        io::ErrorKind::NotADirectory => "it is a file, not a folder".to_owned(),
        _ => error.to_string(),
    }
}

fn check(folder: &Path) -> Result<u8, String> {
    let mut paths = Vec::new();
    json_files(folder, &mut paths).map_err(|error| format!("{}: {}", folder.display(), in_words(&error)))?;
    paths.sort();
    let files = paths.into_iter().map(|path| {
        let text = read(&path.to_string_lossy(), MAX_FILE).and_then(|bytes| {
            let told = |error: WireError| error.say(Lang::En).plain();
            if bytes.len() > MAX_FILE {
                return Err(told(WireError::TooLarge { most: Count::from(MAX_FILE) }));
            }
            String::from_utf8(bytes).map_err(|_| told(WireError::NotText))
        });
        (path.display().to_string(), text)
    });
    let report = check_all(files, games::ALL);
    print(&report.to_string(), if report.is_good() { 0 } else { FAILED })
}

fn json_files(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        // Not `path.is_dir()`: a link to a folder above would lead round and round.
        if entry.file_type()?.is_dir() {
            json_files(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "json") {
            files.push(path);
        }
    }
    Ok(())
}
