//! What the browser keeps between two visits, as one text. Reading it never fails: a part that is not understood is
//! left out, since nobody can repair it and the page has to open all the same.

use crate::ruling::{AnyGame, OpenCase};
use crate::wire::{View, WireError, open_case};
use crate::words::Lang;
use serde_json::{Map, Value, json};

/// The version of this format that is written.
const VERSION: u64 = 1;
/// The most boards in the list of recent ones.
pub const MAX_RECENTS: usize = 20;
/// The most characters of a recent board's title.
const MAX_TITLE: usize = 200;
/// The longest text that is read: browsers keep about 5 MB.
pub const MAX_STORED: usize = 6_000_000;

/// Light or dark, where a person chose it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Theme {
    /// The word in files and for style sheets.
    pub fn word(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    fn from_word(word: &str) -> Option<Theme> {
        [Theme::Light, Theme::Dark].into_iter().find(|theme| theme.word() == word)
    }
}

/// A board that was open before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recent {
    /// What it was, in the words of that time.
    pub title: String,
    /// The fragment of its link.
    pub link: String,
}

/// What the browser keeps.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Saved {
    /// The present case.
    pub case: Option<OpenCase>,
    /// How it is being looked at.
    pub view: View,
    /// The language chosen.
    pub lang: Option<Lang>,
    /// The theme chosen.
    pub theme: Option<Theme>,
    /// Boards that were open before, the latest first.
    pub recents: Vec<Recent>,
}

impl Saved {
    /// The text to keep.
    pub fn write(&self) -> String {
        let mut members = Map::new();
        members.insert("saved".to_owned(), json!(VERSION));
        if let Some(case) = &self.case {
            members.insert("game".to_owned(), json!(case.game()));
            members.insert("case".to_owned(), case.json());
        }
        members.extend(self.view.json().map(|view| ("view".to_owned(), view)));
        members.extend(self.lang.map(|lang| ("lang".to_owned(), json!(lang.tag()))));
        members.extend(self.theme.map(|theme| ("theme".to_owned(), json!(theme.word()))));
        let recents = self.recents.iter().take(MAX_RECENTS);
        let recents: Vec<Value> = recents.map(|recent| json!({ "title": recent.title, "link": recent.link })).collect();
        members.insert("recents".to_owned(), Value::Array(recents));
        Value::Object(members).to_string()
    }

    /// Reads what was kept, and says why the present case could not be opened, if there was one.
    pub fn read(text: &str, games: &[&dyn AnyGame]) -> (Saved, Option<WireError>) {
        let kept: Value =
            if text.len() > MAX_STORED { Value::Null } else { serde_json::from_str(text).unwrap_or_default() };
        let word = |key: &str| kept.get(key).and_then(Value::as_str);
        let opened = kept.get("case").map(|case| open_case(word("game").unwrap_or_default(), case.clone(), games));
        let (case, lost) = match opened {
            None => (None, None),
            Some(Ok(case)) => (Some(case), None),
            Some(Err(error)) => (None, Some(error)),
        };
        let recents = kept.get("recents").and_then(Value::as_array).into_iter().flatten();
        let saved = Saved {
            case,
            view: kept.get("view").map(View::read).unwrap_or_default(),
            lang: word("lang").and_then(Lang::from_tag),
            theme: word("theme").and_then(Theme::from_word),
            recents: recents.filter_map(recent).take(MAX_RECENTS).collect(),
        };
        (saved, lost)
    }

    /// Puts a board in front of the recent ones; the same board stands there once.
    pub fn remember(&mut self, recent: Recent) {
        self.recents.retain(|known| known.link != recent.link);
        self.recents.insert(0, recent);
        self.recents.truncate(MAX_RECENTS);
    }
}

fn recent(kept: &Value) -> Option<Recent> {
    let text = |key: &str| kept.get(key).and_then(Value::as_str);
    let link = text("link").filter(|link| link.starts_with("s=") && link.len() <= crate::wire::MAX_LINK)?;
    Some(Recent { title: text("title")?.chars().take(MAX_TITLE).collect(), link: link.to_owned() })
}
