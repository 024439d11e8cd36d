use crate::words::{Lang, foreign};
use std::borrow::Cow;

/// The name of a card, place or piece: English, and French where a source gives it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name {
    en: Cow<'static, str>,
    fr: Option<Cow<'static, str>>,
}

impl Name {
    /// A name with its sourced French form.
    pub const fn both(en: &'static str, fr: &'static str) -> Name {
        Name { en: Cow::Borrowed(en), fr: Some(Cow::Borrowed(fr)) }
    }

    /// A name without a sourced French form: printed in English, and marked so, on French pages.
    pub const fn english(en: &'static str) -> Name {
        Name { en: Cow::Borrowed(en), fr: None }
    }

    /// A name that somebody typed, such as an id: the same in every language.
    pub fn typed(text: &str) -> Name {
        let text = foreign(text, Lang::En);
        Name { en: Cow::Owned(text.clone()), fr: Some(Cow::Owned(text)) }
    }

    /// This name with a number behind it, for the second and later pieces of one kind.
    pub fn numbered(&self, ordinal: usize) -> Name {
        let with = |text: &str| Cow::Owned(format!("{text} {ordinal}"));
        Name { en: with(&self.en), fr: self.fr.as_deref().map(with) }
    }

    /// The name as it stands in a sentence of `lang`.
    pub fn say(&self, lang: Lang) -> String {
        match (lang, &self.fr) {
            (Lang::En, _) => foreign(&self.en, lang),
            (Lang::Fr, Some(fr)) => fr.clone().into_owned(),
            (Lang::Fr, None) => foreign(&self.en, lang),
        }
    }
}
