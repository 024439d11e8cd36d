use crate::words::Lang;
use std::fmt;

// Two private-use characters enclose a stretch that stays in English inside a French sentence.
// They never leave a `Said`: `plain` drops them and `runs` turns them into marked stretches.
const ENGLISH_OPENS: char = '\u{E000}';
const ENGLISH_CLOSES: char = '\u{E001}';

/// A sentence or label in one language, in which some stretches may stay in English
/// (a card without a sourced French name).
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Said(String);

/// A stretch of a [`Said`]; `lang` is set where it differs from the sentence's own language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The text.
    pub text: String,
    /// The language of this stretch, if it is not the sentence's.
    pub lang: Option<Lang>,
}

impl Said {
    /// The text alone, for a terminal, a clipboard or a file.
    pub fn plain(&self) -> String {
        self.0.chars().filter(|c| !matches!(*c, ENGLISH_OPENS | ENGLISH_CLOSES)).collect()
    }

    /// The text in stretches, for a page that marks each with its language.
    pub fn runs(&self) -> Vec<Run> {
        let mut runs = Vec::new();
        let mut text = String::new();
        let mut lang = None;
        for c in self.0.chars() {
            let next = match c {
                ENGLISH_OPENS => Some(Lang::En),
                ENGLISH_CLOSES => None,
                other => {
                    text.push(other);
                    continue;
                }
            };
            if !text.is_empty() {
                runs.push(Run { text: std::mem::take(&mut text), lang });
            }
            lang = next;
        }
        if !text.is_empty() {
            runs.push(Run { text, lang });
        }
        runs
    }
}

impl From<String> for Said {
    fn from(text: String) -> Said {
        Said(text)
    }
}

impl From<&str> for Said {
    fn from(text: &str) -> Said {
        Said(text.to_owned())
    }
}

// Shown inside another sentence, a `Said` keeps its marks.
impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// English text to stand inside a sentence of `lang`: marked as English where that is another language.
pub fn foreign(text: &str, lang: Lang) -> String {
    let clean: String = text.chars().filter(|c| !matches!(*c, ENGLISH_OPENS | ENGLISH_CLOSES)).collect();
    match lang {
        Lang::En => clean,
        Lang::Fr => format!("{ENGLISH_OPENS}{clean}{ENGLISH_CLOSES}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_english_name_in_a_french_sentence_is_marked_and_leaves_no_trace_in_plain_text() {
        let said = Said::from(format!("La pièce {} gagne.", foreign("Uruk Savage", Lang::Fr)));
        assert_eq!(said.plain(), "La pièce Uruk Savage gagne.");
        let runs = said.runs();
        assert_eq!(runs.len(), 3);
        assert_eq!(runs[1], Run { text: "Uruk Savage".into(), lang: Some(Lang::En) });
    }

    #[test]
    fn marks_inside_a_name_cannot_break_out_of_it() {
        assert_eq!(foreign("a\u{E001}b", Lang::Fr), "\u{E000}ab\u{E001}");
    }
}
