use serde::{Deserialize, Serialize};

/// A language the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Every language, in the order in which the page offers them.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// The tag that HTML's `lang` attribute takes.
    pub fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    /// Reads a language tag such as `fr` or `fr-CA`; `None` for a language we do not speak.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let primary = tag.split(['-', '_']).next().unwrap_or(tag);
        Lang::ALL.into_iter().find(|lang| lang.tag().eq_ignore_ascii_case(primary))
    }
}
