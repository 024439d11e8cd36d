//! The command line: rules on case files and checks folders of scenarios.

#![forbid(unsafe_code)]

mod bench;
mod files;
mod kit;
mod pages;

use files::{json_files, open, print, read, scenario};
use refrain::export::{Form, Names, json};
use refrain::games;
use refrain::proof::{self, MAX_CERTIFICATE};
use refrain::ruling::{At, Ruling};
use refrain::wire::{check_all, encode};
use refrain::words::Lang;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

const HELP: &str = "\
Refrain settles questions about board and card games and names the rule behind each step.

  refrain rule FILE [--lang en|fr] [--as FORM] [--page ADDRESS]
                          the ruling on a case; FILE - reads the standard input. FORM: text, markdown, reddit,
                          discord, bbcode, mediawiki, dokuwiki, json or certificate; with the page's address,
                          a link that opens the case there stands behind it
  refrain link FILE       the fragment of a link that opens the case on the page
  refrain kit FILE -o OUT [--lang en|fr] [--page ADDRESS]
                          what a wiki page needs, in a folder or a .zip file: a picture of each step, and the text
  refrain pages OUT [--scenarios FOLDER]
                          the rules with their scenarios as HTML pages in both languages
  refrain opening         the first example solved, as HTML for whoever waits for the program
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
        ["kit", rest @ ..] => kit::run(rest),
        ["pages", rest @ ..] => pages::run(rest),
        ["opening"] => print(&pages::opening(), 0),
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

fn rule(arguments: &[&str]) -> Result<u8, String> {
    let (mut file, mut lang, mut form, mut page) = (None, Lang::En, "text", None);
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match *argument {
            "--lang" => {
                let tag = rest.next().ok_or("--lang takes en or fr")?;
                lang = Lang::from_tag(tag).ok_or_else(|| format!("--lang takes en or fr, not {tag}"))?;
            }
            "--as" => match rest.next() {
                Some(known @ (&"json" | &"certificate")) => form = known,
                Some(known) if Form::from_word(known).is_some() => form = known,
                _ => {
                    let forms = Form::ALL.map(Form::word).join(", ");
                    return Err(format!("--as takes {forms}, json or certificate"));
                }
            },
            "--page" => page = Some(*rest.next().ok_or("--page takes the page's address")?),
            name if file.is_none() && (name == "-" || !name.starts_with('-')) => file = Some(name),
            other => return Err(format!("`{other}` is not understood after `refrain rule`; try `refrain --help`")),
        }
    }
    let name = file.ok_or("`refrain rule` takes a file, or - for the standard input")?;
    let case = open(name, lang)?.case;
    let link = page.map(|page| kit::link(page, &case, lang));
    let (ruling, board) = case.look(&At::End);
    let names = Names::of(&board);
    let said = match form {
        "certificate" => certificates(&ruling).ok_or_else(|| format!("{name}: no loop with a certificate"))?,
        "json" => format!("{:#}\n", json(&ruling, &names, lang)),
        form => Form::from_word(form).unwrap_or(Form::Text).write(&ruling, &names, lang, link.as_deref()),
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

fn check(folder: &Path) -> Result<u8, String> {
    let files = json_files(folder)?.into_iter().map(|path| (path.display().to_string(), scenario(&path)));
    let report = check_all(files, games::ALL);
    print(&report.to_string(), if report.is_good() { 0 } else { FAILED })
}
