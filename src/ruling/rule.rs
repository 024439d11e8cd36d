use crate::words::{Lang, Name};

/// A book of rules in one edition.
#[derive(Debug, PartialEq, Eq)]
pub struct Book {
    /// The prefix of its citations (`cr`), empty where the locator stands alone.
    pub key: &'static str,
    /// Its title.
    pub title: Name,
    /// Its edition or date.
    pub edition: &'static str,
}

/// Where in its book a rule stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Locator {
    /// A numbered rule: `732.2a`.
    Number(&'static str),
    /// An alphabetical entry: `loops`.
    Entry(&'static str),
    /// A page, and our own key for one of its rules: `p.46 MX3`.
    Page {
        /// The page's number.
        page: u16,
        /// Our key.
        key: &'static str,
    },
    /// A printed card: `5R29`.
    Card(&'static str),
}

/// How firmly a rule stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// The book states it.
    Printed,
    /// An official ruling states it.
    Official,
    /// It follows from what the book states, by combining rules or by arithmetic.
    Derived,
    /// One way to read what the book leaves open.
    Reading,
    /// A person typed it.
    Given,
    /// A limit of this program, which no book states.
    Limit,
}

/// What a rule says, in our own words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gist {
    /// In English.
    pub en: &'static str,
    /// In French.
    pub fr: &'static str,
}

impl Gist {
    /// The words in `lang`.
    pub fn say(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Fr => self.fr,
        }
    }
}

/// A rule that a step can cite: only what stands in a game's rulebook table is one.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    /// The book and edition.
    pub book: &'static Book,
    /// The place in it.
    pub locator: Locator,
    /// Former places: edition and locator there.
    pub moved: &'static [(&'static str, &'static str)],
    /// What it says.
    pub gist: Gist,
    /// How firmly it stands.
    pub basis: Basis,
}

impl Rule {
    /// The citation in files: `cr:loops`, `p.46 MX3`, `card:5R29`, `732.2a`.
    pub fn cite(&self) -> String {
        match self.locator {
            Locator::Card(id) => format!("card:{id}"),
            Locator::Page { page, key } => format!("p.{page} {key}"),
            Locator::Number(place) | Locator::Entry(place) if self.book.key.is_empty() => place.to_owned(),
            Locator::Number(place) | Locator::Entry(place) => format!("{}:{place}", self.book.key),
        }
    }
}

/// A book's rules, as far as the program cites them.
#[derive(Debug)]
pub struct Rulebook {
    /// The book.
    pub book: &'static Book,
    /// Its rules.
    pub rules: &'static [&'static Rule],
}

/// An edition or variant of a game's rules.
#[derive(Debug)]
pub struct Ruleset {
    /// The id in files: `cr-4.2`.
    pub id: &'static str,
    /// The name on the page.
    pub name: Gist,
    /// The books that hold under it.
    pub books: &'static [&'static Rulebook],
}
