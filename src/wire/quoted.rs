use crate::ruling::{Arg, Told};
use crate::words::{Lang, foreign};

/// The most characters of a stranger's text that a message repeats.
const SHOWN: usize = 60;

/// A piece of a stranger's text, as a message may repeat it: short, on one line, without control characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quoted(String);

impl Quoted {
    /// The text, cut to what a message may repeat.
    pub fn new(text: &str) -> Quoted {
        let clean: String = text.chars().take(4 * SHOWN).map(|c| if harmless(c) { c } else { ' ' }).collect();
        let clean = foreign(clean.trim(), Lang::En);
        let mut shown: String = clean.chars().take(SHOWN).collect();
        if shown.len() < clean.len() {
            shown.push('…');
        }
        Quoted(shown)
    }

    /// The text in the quotation marks of `lang`.
    pub fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::En => format!("“{}”", self.0),
            Lang::Fr => format!("«\u{A0}{}\u{A0}»", self.0),
        }
    }

    /// A text that our own readers wrote, in English, marked as such.
    pub fn say_english(&self, lang: Lang) -> String {
        Quoted(foreign(&self.0, lang)).say(lang)
    }
}

// Control characters break lines; bidirectional marks and joiners can make a text read as another one.
fn harmless(c: char) -> bool {
    !c.is_control()
        && !matches!(c, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
}

impl Told for Quoted {
    fn arg(&self) -> Arg {
        Arg::Key(self.0.clone().into())
    }
    fn specimen(nth: usize) -> Quoted {
        Quoted(format!("specimen{nth}"))
    }
    fn trace(&self, lang: Lang) -> Option<String> {
        Some(self.say(lang))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_strangers_text_is_cut_and_stays_on_one_line() {
        let quoted = Quoted::new(&format!("a\nb\u{202E}c\u{E001}{}", "x".repeat(1_000)));
        let said = quoted.say(Lang::En);
        assert!(said.starts_with("“a b c"), "{said}");
        assert_eq!(said.chars().count(), SHOWN + 3);
        assert!(!said.contains(['\n', '\u{202E}', '\u{E001}']), "{said:?}");
    }
}
