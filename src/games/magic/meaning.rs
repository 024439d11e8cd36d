//! What an ability in our notation means, in words: for cards that a table has described itself.

use crate::games::magic::casting::Permission;
use crate::games::magic::costs::{Cost, Mana};
use crate::games::magic::notation::{Ability, Filter, Quality, read};
use crate::games::magic::state::POOLS;
use crate::games::magic::{meaning_en, meaning_fr};
use crate::ruling::{Arg, Says, Sentence};
use crate::words::{Lang, Said};
use std::rc::Rc;

/// An ability in words.
struct Meaning(Rc<Ability>);

impl Sentence for Meaning {
    fn id(&self) -> &'static str {
        "ability"
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        vec![("text", Arg::Key(self.0.text.to_string().into()))]
    }

    #[inline(never)] // not on the first screen
    fn say(&self, lang: Lang) -> Said {
        let said = match lang {
            Lang::Fr => meaning_fr::say(&self.0),
            Lang::En => meaning_en::say(&self.0),
        };
        said.into()
    }
}

/// What an ability means.
pub fn meaning(ability: &Rc<Ability>) -> Says {
    Rc::new(Meaning(Rc::clone(ability)))
}

/// What an ability in our notation means; nothing, if it is none.
pub fn meaning_of(text: &str) -> Option<Says> {
    read(text).map(|ability| meaning(&Rc::new(ability)))
}

/// Mana as symbols: `{2}{G}`.
pub fn symbols(mana: &Mana) -> String {
    let mut said = String::new();
    if mana.x {
        said.push_str("{X}");
    }
    if mana.generic > 0 || !mana.x && mana.of.iter().all(|of| *of == 0) {
        said.push_str(&format!("{{{}}}", mana.generic));
    }
    for (pool, number) in POOLS.iter().zip(mana.of) {
        (0..number.min(20)).for_each(|_| said.push_str(&format!("{{{pool}}}")));
    }
    said
}

/// What a filter says, part by part.
#[derive(Default)]
pub struct Parts {
    /// Words that it has all of; each is one of several joined by commas.
    pub is: Vec<Rc<str>>,
    /// Words that it has none of.
    pub not: Vec<Rc<str>>,
    /// Yours, or an opponent's.
    pub side: Option<bool>,
    /// Not the source.
    pub other: bool,
    /// The source.
    pub itself: bool,
    /// What the source is attached to.
    pub host: bool,
    /// Untapped.
    pub untapped: bool,
    /// A card in a graveyard.
    pub buried: bool,
}

/// A filter, part by part.
pub fn parts(filter: &Filter) -> Parts {
    let mut all = Parts::default();
    for quality in &filter.0 {
        match quality {
            Quality::Yours => all.side = Some(true),
            Quality::Opponents => all.side = Some(false),
            Quality::Other => all.other = true,
            Quality::Itself => all.itself = true,
            Quality::Host => all.host = true,
            Quality::Untapped => all.untapped = true,
            Quality::Is(word) if &**word == "ingraveyard" => all.buried = true,
            Quality::Is(word) => all.is.push(Rc::clone(word)),
            Quality::Not(word) => all.not.push(Rc::clone(word)),
        }
    }
    all
}

/// Names of kinds of things in a language, by their words; others are said as they are.
pub fn worded(word: &str, known: &[(&'static str, &'static str)]) -> String {
    known.iter().find(|(key, _)| *key == word).map_or_else(|| word.replace('-', " "), |(_, said)| (*said).to_owned())
}

/// What a permission costs, but for mana and what is exiled of a graveyard.
pub fn mana_of(permission: &Permission) -> Option<&Mana> {
    permission.costs().iter().find_map(|cost| match cost {
        Cost::Mana(mana) => Some(mana),
        _ => None,
    })
}
