use crate::export::xml_escaped;
use std::fmt::Write;

/// The colours of the pictures: dark on light, and as different in grey as in colour.
pub(super) mod ink {
    pub const PAPER: &str = "#fffdf8";
    pub const PLACE: &str = "#f3ecdd";
    pub const EDGE: &str = "#b9ab8c";
    pub const TEXT: &str = "#211d17";
    pub const SOFT: &str = "#5b5346";
    pub const LIT: &str = "#9a3412";
}

/// Draws a picture from the top down.
#[derive(Default)]
pub(super) struct Pen {
    out: String,
}

/// How a line of text is set.
#[derive(Clone, Copy)]
pub(super) struct Type {
    /// The size in units of the picture.
    pub size: usize,
    /// Whether it is bold.
    pub bold: bool,
    /// The colour.
    pub fill: &'static str,
}

/// A box's place and size.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub x: usize,
    pub y: usize,
    pub width: usize,
    pub height: usize,
}

impl Pen {
    /// A box with round corners.
    pub fn rect(&mut self, at: Frame, round: usize, fill: &str, edge: &str, line: usize) {
        let Frame { x, y, width, height } = at;
        // Writing to a text cannot fail, here and below.
        let _ = write!(
            self.out,
            r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{round}" fill="{fill}" stroke="{edge}" stroke-width="{line}"/>"#
        );
    }

    /// A line of text from its left end and its foot.
    pub fn text(&mut self, x: usize, y: usize, text: &str, set: Type) {
        let weight = if set.bold { r#" font-weight="700""# } else { "" };
        let _ = write!(
            self.out,
            r#"<text x="{x}" y="{y}" font-size="{}" fill="{}"{weight}>{}</text>"#,
            set.size,
            set.fill,
            xml_escaped(text)
        );
    }

    /// Lines of text below each other; the height that they take.
    pub fn lines(&mut self, x: usize, y: usize, lines: &[String], set: Type) -> usize {
        let step = set.size * 13 / 10;
        for (nth, line) in lines.iter().enumerate() {
            self.text(x, y + set.size + nth * step, line, set);
        }
        lines.len() * step
    }

    /// A line along a path.
    pub fn path(&mut self, path: &str, edge: &str, line: usize, fill: &str) {
        let _ = write!(self.out, r#"<path d="{path}" fill="{fill}" stroke="{edge}" stroke-width="{line}"/>"#);
    }

    /// What another pen has drawn, further down.
    pub fn below(&mut self, y: usize, other: &Pen) {
        let _ = write!(self.out, r#"<g transform="translate(0 {y})">{}</g>"#, other.out);
    }

    /// The picture with its title and its description, for those who do not see it.
    pub fn picture(&self, width: usize, height: usize, title: &str, description: &str) -> String {
        format!(
            concat!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" "#,
                r#"role="img" font-family="system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"><title>{title}</title>"#,
                r#"<desc>{description}</desc><rect width="{width}" height="{height}" fill="{paper}"/>{body}</svg>"#,
                "\n"
            ),
            width = width,
            height = height,
            title = xml_escaped(title),
            description = xml_escaped(description),
            paper = ink::PAPER,
            body = self.out,
        )
    }
}

/// About how wide a text is: fonts differ, so it is taken a little too wide.
pub(super) fn width(text: &str, set: Type) -> usize {
    let thousandths: usize = text
        .chars()
        .map(|c| match c {
            'i' | 'l' | 'j' | 't' | 'f' | 'I' | '.' | ',' | ':' | ';' | '’' | '\'' | '!' | '|' | '(' | ')' | ' '
            | '\u{A0}' => 340,
            '\u{202F}' => 220,
            'm' | 'w' | 'M' | 'W' | '@' | '%' | '—' => 920,
            c if c.is_uppercase() => 730,
            c if u32::from(c) >= 0x2E80 => 1050,
            _ => 625,
        })
        .sum();
    let wide = thousandths * set.size / 1000;
    if set.bold { wide * 116 / 100 } else { wide }
}

/// A text in lines of at most this width, broken at spaces, or within a word that is wider.
pub(super) fn wrapped(text: &str, most: usize, set: Type) -> Vec<String> {
    let mut lines = vec![String::new()];
    let words = text.split(|c: char| c == ' ' || c.is_control()).filter(|word| !word.is_empty());
    for word in words {
        let Some(line) = lines.last_mut() else { break };
        let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
        if width(&longer, set) <= most {
            *line = longer;
            continue;
        }
        if !line.is_empty() {
            lines.push(String::new());
        }
        for c in word.chars() {
            let Some(line) = lines.last_mut() else { break };
            if !line.is_empty() && width(&format!("{line}{c}"), set) > most {
                lines.push(c.to_string());
            } else {
                line.push(c);
            }
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    const SET: Type = Type { size: 10, bold: false, fill: ink::TEXT };

    #[test]
    fn lines_are_never_wider_than_they_may_be() {
        let lines = wrapped("one two three aVeryLongWordThatFitsNowhere four", 60, SET);
        assert!(lines.iter().all(|line| width(line, SET) <= 60), "{lines:?}");
        assert_eq!(lines.concat().replace(' ', ""), "onetwothreeaVeryLongWordThatFitsNowherefour");
        assert!(wrapped(" ", 60, SET).is_empty());
    }
}
