//! A small reader of DokuWiki's marks, written from its description of the syntax and not from our writer. It knows
//! paragraphs, lists, tables, bold, italic, links and the two ways to write no marks at all, and finds fault with anything
//! else that DokuWiki would not show letter by letter: other marks, addresses, smileys, dashes, quotation marks.

/// A line as it is shown.
pub enum Line {
    /// A line of a paragraph; empty between paragraphs.
    Plain(String),
    /// A point of a list, so deep.
    Point { depth: usize, text: String },
    /// A numbered point of a list.
    Numbered { text: String },
    /// A line of a table: its cells, behind each other.
    Row { cells: usize, text: String },
}

impl Line {
    pub fn text(&self) -> &str {
        match self {
            Line::Plain(text) | Line::Point { text, .. } | Line::Numbered { text } | Line::Row { text, .. } => text,
        }
    }
}

/// Reads a page.
pub fn read(page: &str) -> Result<Vec<Line>, String> {
    page.lines().map(line).collect()
}

fn line(line: &str) -> Result<Line, String> {
    let inner = line.trim_start_matches(' ');
    let spaces = line.len() - inner.len();
    let listed = spaces >= 2 && (inner.starts_with("* ") || inner.starts_with("- "));
    if listed {
        if !spaces.is_multiple_of(2) {
            return Err(format!("a list at an odd place: {line:?}"));
        }
        let text = inline(&inner[2..])?;
        let numbered = inner.starts_with('-');
        return Ok(if numbered { Line::Numbered { text } } else { Line::Point { depth: spaces / 2, text } });
    }
    if spaces >= 2 && !inner.is_empty() {
        return Err(format!("shown as code: {line:?}"));
    }
    if spaces == 0 && line.starts_with(['|', '^']) {
        let cells = cells(line)?;
        let text: Result<Vec<String>, String> = cells.iter().map(|cell| inline(cell.trim())).collect();
        return Ok(Line::Row { cells: cells.len(), text: text?.join("\n") });
    }
    if ["|", "^", ">", "==", "----"].iter().any(|mark| inner.starts_with(mark)) {
        return Err(format!("a table, quotation, heading or rule: {line:?}"));
    }
    inline(inner).map(Line::Plain)
}

// The cells of a line: what stands between its bars and carets, as far as they are marks.
fn cells(line: &str) -> Result<Vec<String>, String> {
    let (mut rest, mut cells) = (line, Vec::new());
    while let Some(c) = rest.chars().next() {
        let whole = [("%%", "%%"), ("<nowiki>", "</nowiki>")].into_iter().find_map(|(opens, closes)| {
            let inside = rest.strip_prefix(opens)?;
            Some(inside.find(closes).map(|end| opens.len() + end + closes.len()))
        });
        let taken = match whole {
            Some(raw) => raw.ok_or(format!("no end: {line:?}"))?,
            None => c.len_utf8(),
        };
        if whole.is_none() && (c == '|' || c == '^') {
            cells.push(String::new());
        } else {
            cells.last_mut().ok_or("nothing opens a cell")?.push_str(&rest[..taken]);
        }
        rest = &rest[taken..];
    }
    let empty = cells.pop().is_some_and(|last| last.is_empty());
    if !empty || cells.iter().any(String::is_empty) {
        return Err(format!("a cell is open, or lies over another: {line:?}"));
    }
    Ok(cells)
}

fn inline(text: &str) -> Result<String, String> {
    let (mut rest, mut shown, mut open) = (text, String::new(), String::new());
    let (mut bold, mut italic) = (false, false);
    while let Some(c) = rest.chars().next() {
        if let Some(inside) = rest.strip_prefix("%%") {
            let (raw, behind) = inside.split_once("%%").ok_or("%% without an end")?;
            shown.push_str(raw);
            open.push('x');
            rest = behind;
        } else if let Some(inside) = rest.strip_prefix("<nowiki>") {
            let (raw, behind) = inside.split_once("</nowiki>").ok_or("<nowiki> without an end")?;
            shown.push_str(raw);
            open.push('x');
            rest = behind;
        } else if let Some(inside) = rest.strip_prefix("[[") {
            let (link, behind) = inside.split_once("]]").ok_or("[[ without an end")?;
            let (_, words) = link.split_once('|').ok_or("a link without words")?;
            shown.push_str(words);
            rest = behind;
        } else if let Some(behind) = rest.strip_prefix("**") {
            bold = !bold;
            rest = behind;
        } else if let Some(behind) = rest.strip_prefix("//") {
            italic = !italic;
            rest = behind;
        } else {
            shown.push(c);
            open.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    if bold || italic {
        return Err(format!("bold or italic without an end: {text:?}"));
    }
    unmarked(&open).map(|()| shown)
}

// What stands outside of every mark.
fn unmarked(open: &str) -> Result<(), String> {
    let marks = [
        "__", "''", "((", "))", "{{", "}}", "<", ">", "~~", "\\\\", "--", "...", "://", "www.", "ftp.", "\"", "'", "|",
        "^", "%%", ":-", ";-", "8-)", "8-O", "m(", ":?:", ":!:", "LOL", "FIXME", "DELETEME", "(c)", "(C)", "(r)",
        "(R)", "(tm)", "(TM)", "=)",
    ];
    if let Some(mark) = marks.iter().find(|mark| open.contains(**mark)) {
        return Err(format!("{mark} stands outside: {open:?}"));
    }
    let letters: Vec<char> = open.chars().collect();
    for three in letters.windows(3) {
        if three[0].is_ascii_digit() && (three[1] == 'x' || three[1] == 'X') && three[2].is_ascii_digit() {
            return Err(format!("a product: {open:?}"));
        }
    }
    Ok(())
}

#[test]
fn the_reader_finds_marks() {
    for bad in ["a __b__", "a 2x3", "<b>", "http://x", "  code", "^ a", "| a || b |", "**a", "%%a", "it's"] {
        assert!(read(bad).is_err(), "{bad}");
    }
    let lines = read("**%%**%%:** a //(b)//\n\n  - c\n    * <nowiki>%%</nowiki>").unwrap();
    let texts: Vec<&str> = lines.iter().map(Line::text).collect();
    assert_eq!(texts, ["**: a (b)", "", "c", "%%"]);
    assert!(matches!(lines[3], Line::Point { depth: 2, .. }));
    let lines = read("^  ^ a ^\n| %%b|c%% | <nowiki>^%%</nowiki> |").unwrap();
    let texts: Vec<&str> = lines.iter().map(Line::text).collect();
    assert_eq!(texts, ["\na", "b|c\n^%%"]);
}
