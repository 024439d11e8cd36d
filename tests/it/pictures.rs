//! Pictures are plain SVG whatever the names are, read back by roxmltree; QR codes by rqrr; the kit's pages by the parsers
//! of wikis.

use crate::case_files::open;
use crate::dokuwiki_reader;
use crate::made_up::{Camp, case};
use parse_wiki_text_2::{Configuration, Node};
use proptest::prelude::*;
use refrain::export::{Names, board_svg, kit, loop_svg, qr_svg, zip};
use refrain::games;
use refrain::ruling::{At, BoardView, OpenCase, Piece};
use refrain::wire::{CaseFile, stem};
use refrain::words::{Lang, Name, Said};
use std::fs;
use std::path::Path;

fn scenario(file: &str) -> OpenCase {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios").join(file);
    CaseFile::from_bytes(&fs::read(path).unwrap(), games::ALL).unwrap().case
}

fn a_loop() -> OpenCase {
    scenario("lotr-tcg/loop/agreeing_at_strength_four_wins_for_the_shadow.json")
}

/// The text of a picture that has nothing in it but shapes and texts within its frame.
fn read(svg: &str) -> Result<String, String> {
    let document = roxmltree::Document::parse(svg).map_err(|error| error.to_string())?;
    let root = document.root_element();
    let number = |node: &roxmltree::Node, name| node.attribute(name).and_then(|number| number.parse::<i64>().ok());
    let (width, height) = (number(&root, "width"), number(&root, "height"));
    let mut text = String::new();
    for node in root.descendants().filter(roxmltree::Node::is_element) {
        let name = node.tag_name().name();
        if !["svg", "title", "desc", "rect", "text", "path", "g"].contains(&name) {
            return Err(format!("<{name}> stands in it"));
        }
        if node.attributes().any(|attribute| attribute.name().starts_with("on") || attribute.name() == "style") {
            return Err(format!("<{name}> has a script or a style"));
        }
        let right = number(&node, "x").unwrap_or(0) + number(&node, "width").unwrap_or(0);
        if name == "rect" && Some(right) > width {
            return Err(format!("a box ends at {right}, outside of {width:?}"));
        }
        if name == "text" {
            text.push_str(node.text().unwrap_or_default());
            text.push(' ');
        }
    }
    if height.is_none_or(|height| height < 40) || root.descendants().all(|node| node.tag_name().name() != "title") {
        return Err("no height or no title".to_owned());
    }
    Ok(text)
}

fn board() -> BoardView {
    open(case(Camp::of(5, 1), Camp::of(2, 2))).board_at(&At::End)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_board_is_a_picture_whatever_its_pieces_are_called(name in "\\PC{1,80}|[<>&\"'\\]\\[a-z!-]{1,40}|[ -~]{1,200}") {
        let mut board = board();
        for token in &mut board.tokens {
            token.name = std::rc::Rc::new(Piece::new("x".into(), Name::typed(&name)));
        }
        for zone in &mut board.zones {
            zone.name = std::rc::Rc::new(Piece::new("x".into(), Name::typed(&name)));
        }
        let svg = board_svg(&board, &[], &Said::from(name.as_str()), Lang::En);
        let text = read(&svg).map_err(|fault| TestCaseError::fail(format!("{fault} in\n{svg}")))?;
        // Lines break within it; no letter is lost.
        let bare = |text: &str| text.chars().filter(|c| !c.is_whitespace() && !c.is_control()).collect::<String>();
        prop_assert!(bare(&text).contains(&bare(&name.replace(['\u{E000}', '\u{E001}'], ""))), "{name:?} is not in {text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn a_camera_reads_the_code(text in "https://[a-z]{3,20}\\.org/#s=1\\.[A-Za-z0-9_-]{10,1400}") {
        let svg = qr_svg(&text, "code").unwrap();
        prop_assert_eq!(camera(&svg), text);
    }
}

// What a reader of codes sees in the picture, each module as a square of four points.
fn camera(svg: &str) -> String {
    let document = roxmltree::Document::parse(svg).unwrap();
    let view = document.root_element().attribute("viewBox").unwrap();
    let size: usize = view.rsplit(' ').next().unwrap().parse().unwrap();
    let mut dark = vec![vec![false; size]; size];
    let path = document.descendants().find_map(|node| node.attribute("d")).unwrap();
    for run in path.split('z').filter(|run| !run.is_empty()) {
        let (start, rest) = run.strip_prefix('M').unwrap().split_once('h').unwrap();
        let (x, y) = start.split_once(' ').unwrap();
        let (x, y): (usize, usize) = (x.parse().unwrap(), y.parse().unwrap());
        let length: usize = rest.split_once('v').unwrap().0.parse().unwrap();
        dark[y][x..x + length].fill(true);
    }
    let mut image = rqrr::PreparedImage::prepare_from_bitmap(size * 4, size * 4, |x, y| dark[y / 4][x / 4]);
    let grids = image.detect_grids();
    grids[0].decode().unwrap().1
}

#[test]
fn a_text_too_long_for_a_code_has_none() {
    assert!(qr_svg(&"x".repeat(2_900), "code").is_some());
    assert!(qr_svg(&"x".repeat(3_000), "code").is_none());
}

#[test]
fn the_loops_of_scenarios_are_pictures() {
    for lang in Lang::ALL {
        for file in [
            "lotr-tcg/loop/agreeing_at_strength_four_wins_for_the_shadow.json",
            "lotr-tcg/loop/ten_to_the_hundredth_agreed.json",
        ] {
            let case = scenario(file);
            let (ruling, names) = (case.rule(), Names::of(&case.board_at(&At::End)));
            let svg = loop_svg(&ruling.loops[0], &names, lang);
            let text = read(&svg).unwrap();
            assert!(text.contains("Sméagol"), "{text}");
        }
    }
}

#[test]
fn a_kit_has_a_picture_of_each_step_and_pages_that_show_them() {
    for (case, lang) in
        [(a_loop(), Lang::En), (a_loop(), Lang::Fr), (open(case(Camp::of(0, 1), Camp::of(3, 0))), Lang::Fr)]
    {
        let ruling = case.rule();
        let files = kit(&case, &ruling, &stem(&case), lang, Some("https://example.org/#s=1.x"));
        let pictures: Vec<&str> =
            files.iter().map(|file| file.name.as_str()).filter(|name| name.ends_with(".svg")).collect();
        assert_eq!(pictures.len(), ruling.steps.len() + 1 + ruling.loops.len());
        for file in &files {
            let text = std::str::from_utf8(&file.bytes).unwrap();
            if file.name.ends_with(".svg") {
                read(text).unwrap_or_else(|fault| panic!("{}: {fault}", file.name));
            } else if file.name.ends_with("wiki.txt") || file.name.starts_with("mediawiki") {
                for picture in &pictures {
                    assert!(text.contains(picture), "{} does not show {picture}", file.name);
                }
                assert!(text.contains("https://example.org/#s=1.x"));
            }
        }
        let page = |name: &str| {
            let file = files.iter().find(|file| file.name == name).unwrap();
            String::from_utf8(file.bytes.clone()).unwrap()
        };
        let tabs = page("mediawiki-tabs.txt");
        assert_eq!(tabs.matches("|-|").count(), ruling.steps.len() + 1);
        assert_eq!(tabs.matches("|alt=").count(), pictures.len());
        let table = page("mediawiki-table.txt");
        let parsed = Configuration::default().parse(&table).unwrap();
        let rows = parsed.nodes.iter().find_map(|node| match node {
            Node::Table { rows, .. } => Some(rows.len()),
            _ => None,
        });
        assert_eq!(rows, Some(ruling.steps.len() + 2), "a row for the heads, each step and the end");
        assert!(parsed.warnings.is_empty(), "{:?}", parsed.warnings);
        assert!(table.contains("<br />") && !table.contains("\n<br />"));
        // Rows with pictures stand apart; the rest is what the reader knows.
        let doku = page("dokuwiki.txt");
        let rest: Vec<&str> = doku.lines().filter(|line| !line.starts_with(['|', '^', '{', '='])).collect();
        dokuwiki_reader::read(&rest.join("\n")).unwrap();
        let rows = doku.lines().filter(|line| line.starts_with("| ") && line.ends_with(" |")).count();
        assert_eq!(rows, ruling.steps.len() + 1);
    }
}

#[test]
fn the_kit_is_the_same_each_time_and_can_be_unpacked() {
    let case = a_loop();
    let make = || zip(&kit(&case, &case.rule(), &stem(&case), Lang::En, None));
    let archive = make();
    assert!(archive == make());
    // Read by the format's own description: the end tells where the index is, the index where each file is.
    let two = |at: usize| u16::from_le_bytes(archive[at..at + 2].try_into().unwrap()) as usize;
    let four = |at: usize| u32::from_le_bytes(archive[at..at + 4].try_into().unwrap()) as usize;
    let end = archive.len() - 22;
    assert_eq!(&archive[end..end + 4], b"PK\x05\x06");
    let mut at = four(end + 16);
    let files = kit(&case, &case.rule(), &stem(&case), Lang::En, None);
    assert_eq!(two(end + 10), files.len());
    for file in &files {
        assert_eq!(&archive[at..at + 4], b"PK\x01\x02");
        let (size, name, start) = (four(at + 20), two(at + 28), four(at + 42));
        assert_eq!(&archive[at + 46..at + 46 + name], file.name.as_bytes());
        assert_eq!(&archive[start..start + 4], b"PK\x03\x04");
        assert_eq!(&archive[start + 30..start + 30 + name], file.name.as_bytes());
        assert_eq!(&archive[start + 30 + name..start + 30 + name + size], file.bytes);
        at += 46 + name;
    }
    assert_eq!(at, end);
}
