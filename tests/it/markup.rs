//! Whatever a name holds, each form shows it letter by letter: parsers that share nothing with the writers read it back.
//! Markdown, Reddit and Discord by pulldown-cmark, MediaWiki by parse-wiki-text-2, DokuWiki by the reader beside this.

use crate::dokuwiki_reader::{self, Line};
use crate::made_up::{Camp, case};
use parse_wiki_text_2::{Configuration, Node};
use proptest::prelude::*;
use pulldown_cmark::{Event, Options, Parser, Tag};
use refrain::export::{Form, Names};
use refrain::ruling::{Named, Ruling, Sentence, Standing, Table, TableCell, TokenId};
use refrain::words::{Count, Lang, Name, Said};

const LINK: &str = "https://example.org/refrain/#s=1.A_b-c__d";

/// A sentence that is nothing but a name.
struct Bare(Name);

impl Sentence for Bare {
    fn id(&self) -> &'static str {
        "bare"
    }
    fn args(&self) -> Vec<(&'static str, refrain::ruling::Arg)> {
        Named::<TokenId>::new("bare".into(), self.0.clone()).args()
    }
    fn say(&self, lang: Lang) -> Said {
        self.0.say(lang).into()
    }
}

/// A ruling of the made-up game in which a name stands as the answer, as a step and as a finding, and all over a table.
fn ruling(name: &str) -> Ruling {
    let says = std::rc::Rc::new(Bare(Name::typed(name)));
    let mut ruling = crate::case_files::open(case(Camp::of(5, 0), Camp::of(0, 1)))
        .with_act(refrain::ruling::Act::of("left", "shout").with("times", &Count::from(2)).answering("shouts"))
        .rule();
    ruling.standing = Standing::Settled { verdict: says.clone() };
    for step in &mut ruling.steps {
        step.says = says.clone();
    }
    for finding in &mut ruling.findings {
        finding.says = says.clone();
    }
    let mut table = Table::of(says.clone(), &[]);
    table.heads = vec![(says.clone(), None), (says.clone(), None)];
    let cell = |marked| TableCell { says: says.clone(), marked, share: None, discs: Vec::new() };
    table.row(says.clone(), vec![cell(false), cell(true)]);
    table.below = Some(says.clone());
    ruling.tables = vec![table];
    ruling
}

fn written(name: &str, form: Form) -> String {
    form.write(&ruling(name), &Names::default(), Lang::En, Some(LINK))
}

// As people see it: a run of spaces is one, and nothing without width counts.
fn seen(text: &str) -> String {
    let no_width = |c: char| !['\u{200B}', '\u{2060}', '\\'].contains(&c) || c == '\\';
    let text: String = text.chars().filter(|c| no_width(*c)).map(|c| if c.is_control() { ' ' } else { c }).collect();
    text.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

fn hostile() -> impl Strategy<Value = String> {
    let marks = prop::sample::select(vec![
        "**",
        "__",
        "''",
        "'''",
        "[[a]]",
        "[a](b)",
        "{{a}}",
        "{{{a}}}",
        "<b>",
        "</b>",
        "<nowiki>",
        "</nowiki>",
        "<!--",
        "%%",
        "//",
        "((",
        "))",
        "~~~~",
        "~~NOTOC~~",
        "\\\\",
        "\\",
        "`",
        "#",
        "* ",
        "- ",
        "1. ",
        "|",
        "||",
        "^",
        "!!",
        "[b]",
        "[/b]",
        "[url=x]y[/url]",
        "@everyone",
        "<@1>",
        "u/a",
        "/r/b",
        "http://a.b",
        "mailto:a@b.c",
        "www.a.b",
        "&amp;",
        "&#42;",
        "__TOC__",
        "ISBN 1234567890",
        "RFC 1",
        "----",
        "==",
        "{|",
        "|}",
        ":-)",
        "(c)",
        "2x3",
        "->",
        "FIXME",
        "\n",
        "\t",
        "</script>",
        ":joy:",
        "$a$",
        "iPhone",
        "...",
        "  ",
        "é",
        "’",
        "10^100",
        "-{a}-",
        ">!",
        "]",
    ]);
    let piece = prop_oneof![
        3 => marks.prop_map(str::to_owned),
        2 => "[ -~]{1,6}",
        1 => "[a-zA-Zé’«»]{1,8}",
    ];
    prop::collection::vec(piece, 1..6)
        .prop_map(|pieces| pieces.concat())
        .prop_filter("a name has letters", |name| !seen(name).is_empty())
}

/// Sites that raise and lower letters by these marks are rare, and 10^100 is not.
const RAISED: Options = Options::ENABLE_SUPERSCRIPT.union(Options::ENABLE_SUBSCRIPT);

/// What a reader of Markdown sees, with strikes, tables and footnotes as sites have them; and whether anything stands
/// there that no ruling has: a picture, HTML, code, a heading, a foreign link.
fn of_markdown(text: &str) -> Result<String, String> {
    let mut seen = String::new();
    let mut link = false;
    for event in
        Parser::new_ext(text, Options::all() - Options::ENABLE_SMART_PUNCTUATION - Options::ENABLE_WIKILINKS - RAISED)
    {
        match event {
            Event::Text(text) => seen.push_str(&text),
            Event::Start(Tag::Paragraph | Tag::List(_) | Tag::Item | Tag::Strong | Tag::Emphasis) => {}
            Event::Start(Tag::Link { dest_url, .. }) if *dest_url == *LINK => link = true,
            Event::End(pulldown_cmark::TagEnd::Item | pulldown_cmark::TagEnd::Paragraph) | Event::SoftBreak => {
                seen.push('\n')
            }
            Event::End(_) => {}
            other => return Err(format!("{other:?}")),
        }
    }
    if link { Ok(seen) } else { Err("no link".to_owned()) }
}

// The parser leaves letters that are written as numbers as they are.
fn decoded(text: &str) -> String {
    let mut parts = text.split("&#");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (number, rest) = part.split_once(';').unwrap();
        out.push(char::from_u32(number.parse().unwrap()).unwrap());
        out.push_str(rest);
    }
    out
}

fn of_mediawiki(nodes: &[Node], seen: &mut String) -> Result<(), String> {
    for node in nodes {
        match node {
            Node::Text { value, .. } => seen.push_str(&decoded(value)),
            Node::CharacterEntity { character, .. } => seen.push(*character),
            Node::Bold { .. } | Node::Italic { .. } => {}
            Node::ParagraphBreak { .. } => seen.push('\n'),
            Node::OrderedList { items, .. } | Node::UnorderedList { items, .. } => {
                for item in items {
                    of_mediawiki(&item.nodes, seen)?;
                    seen.push('\n');
                }
            }
            Node::ExternalLink { nodes, .. } => of_mediawiki(nodes, seen)?,
            Node::Table { rows, .. } => {
                if rows.iter().any(|row| row.cells.len() != 3) {
                    return Err(format!("cells are lost or won: {rows:?}"));
                }
                for cell in rows.iter().flat_map(|row| &row.cells) {
                    if cell.attributes.is_some() {
                        return Err(format!("a bar in a cell: {cell:?}"));
                    }
                    of_mediawiki(&cell.content, seen)?;
                    seen.push('\n');
                }
            }
            other => return Err(format!("{other:?}")),
        }
    }
    Ok(())
}

fn times(text: &str, name: &str) -> usize {
    seen(text).matches(&seen(name)).count()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn markdown_shows_every_name_as_it_is(name in hostile()) {
        for form in [Form::Markdown, Form::Reddit, Form::Discord] {
            let text = written(&name, form);
            let text = if form == Form::Discord { text.replace(&format!("<{LINK}>"), &format!("[a]({LINK})")) } else { text };
            let read = of_markdown(&text).map_err(|fault| TestCaseError::fail(format!("{fault} in\n{text}")))?;
            prop_assert!(times(&read, &name) >= 3, "{name:?} is not in {read:?} of\n{text}");
            // Nobody is called.
            prop_assert!(form != Form::Discord || !text.contains("@e") && !text.contains("<@"));
        }
    }

    #[test]
    fn mediawiki_shows_every_name_as_it_is(name in hostile()) {
        let text = written(&name, Form::MediaWiki);
        let output = Configuration::default().parse(&text).unwrap();
        let mut read = String::new();
        of_mediawiki(&output.nodes, &mut read).map_err(|fault| TestCaseError::fail(format!("{fault} in\n{text}")))?;
        prop_assert!(times(&read, &name) >= 9, "{name:?} is not in {read:?} of\n{text}");
        prop_assert!(output.warnings.is_empty(), "{:?} in\n{text}", output.warnings);
        // What the parser does not know: addresses in text, signatures, switches, templates.
        let without = text.replace(LINK, "");
        for mark in ["://", "~~~", "__", "{{", "mailto:a", "<", "ISBN 1", "RFC 1"] {
            prop_assert!(!without.contains(mark), "{mark} is in\n{text}");
        }
    }

    #[test]
    fn dokuwiki_shows_every_name_as_it_is(name in hostile()) {
        let text = written(&name, Form::DokuWiki);
        let lines = dokuwiki_reader::read(&text).map_err(|fault| TestCaseError::fail(format!("{fault} in\n{text}")))?;
        let read: String = lines.iter().map(|line| format!("{}\n", line.text())).collect();
        prop_assert!(times(&read, &name) >= 9, "{name:?} is not in {read:?} of\n{text}");
        prop_assert_eq!(lines.iter().filter(|line| matches!(line, Line::Numbered { .. })).count(), 2);
        prop_assert_eq!(lines.iter().filter(|line| matches!(line, Line::Row { cells: 3, .. })).count(), 2);
        let link = format!("[[{LINK}|");
        prop_assert!(text.contains(&link));
    }

    #[test]
    fn bbcode_has_only_our_tags(name in hostile()) {
        let text = written(&name, Form::Bbcode);
        let mut depth = 0_i32;
        for (at, _) in text.match_indices('[') {
            let rest = &text[at + 1..];
            let ours = ["b]", "/b]", "i]", "/i]", "list]", "list=1]", "/list]", "*]", "/url]", "\u{2060}"];
            let link = rest.strip_prefix("url=").is_some_and(|rest| rest.starts_with(LINK));
            prop_assert!(link || ours.iter().any(|tag| rest.starts_with(tag)), "{rest:?} in\n{text}");
            depth += i32::from(rest.starts_with("list")) - i32::from(rest.starts_with("/list"));
        }
        prop_assert_eq!(depth, 0);
        prop_assert!(times(&text, &name) >= 3);
    }

    #[test]
    fn a_message_on_discord_fits(name in hostile(), repeat in 1..200_usize, link in 0..3000_usize) {
        let long = format!("{LINK}{}", "x".repeat(link));
        let text = Form::Discord.write(&ruling(&name.repeat(repeat)), &Names::default(), Lang::Fr, Some(&long));
        prop_assert!(text.encode_utf16().count() <= 2000, "{}", text.len());
        prop_assert!(text.contains(&long) || link > 1000, "the link is there");
        prop_assert!(text.starts_with("**Tranché"));
    }
}
