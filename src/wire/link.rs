//! Share links: the whole case in the fragment, `s=1.` and then base64url(deflate(JSON)). Nothing goes to a server.

use crate::ruling::{AnyGame, OpenCase, Ruling};
use crate::wire::fingerprint::fnv1a_64;
use crate::wire::{Quoted, View, WireError, base64url, fingerprint, open_case};
use crate::words::{Count, Lang};
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};
use serde_json::{Map, Value, json};

/// The longest link that is read, in characters.
pub const MAX_LINK: usize = 64_000;
/// The most that a link may unpack to, in bytes.
pub const MAX_UNPACKED: usize = 1_000_000;
/// The version of cards, maps and rules as the program holds them; it grows when a change of them can change a ruling.
pub const RULES_VERSION: u64 = 1;

/// A link carries so many characters of the answer's words, for whoever opens it when the answer is another one.
const MAX_WORDS: usize = 120;

const VERSION: &str = "1";
const BEST: u8 = 10;
/// The members of a case, as files name them and as links do.
const SHORT: [(&str, &str); 5] = [("ruleset", "r"), ("ask", "q"), ("setup", "b"), ("acts", "a"), ("readings", "o")];

/// What the program that made a link knew and said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Its [`RULES_VERSION`].
    pub rules: u64,
    /// Its answer, as [`fingerprint`] has it.
    pub answer: String,
}

/// What a link carries.
#[derive(Clone, Debug, PartialEq)]
pub struct Linked {
    /// The case.
    pub case: OpenCase,
    /// How it was being looked at.
    pub view: View,
    /// What it gave then; a page that rules differently now says so.
    pub then: Option<Mark>,
    /// The answer's words then, or how they began; the first links have none.
    pub said: Option<String>,
}

impl Linked {
    /// Whether the case gave another answer when the link was made than `now`.
    pub fn answered_otherwise(&self, now: &Ruling) -> bool {
        self.then.as_ref().is_some_and(|then| then.answer != fingerprint(now))
    }
}

/// The fragment of a link to `case`, without the `#`.
pub fn encode(case: &OpenCase, view: &View) -> String {
    encode_ruled(case, &case.rule(), view)
}

/// The same as [`encode`] where the case's ruling is at hand already.
pub fn encode_ruled(case: &OpenCase, ruling: &Ruling, view: &View) -> String {
    let mut members = Map::new();
    members.insert("g".to_owned(), json!(case.game()));
    members.insert("d".to_owned(), json!(RULES_VERSION));
    members.insert("h".to_owned(), json!(fingerprint(ruling)));
    members.insert("w".to_owned(), json!(words(ruling, view.lang.unwrap_or_default())));
    members.extend(view.json().map(|view| ("v".to_owned(), view)));
    let mut case = case.json();
    for (long, short) in SHORT {
        let member = case.get_mut(long).map(Value::take).unwrap_or_default();
        if !may_go(short, &member) {
            members.insert(short.to_owned(), member);
        }
    }
    let check = check_of(&members);
    members.insert("x".to_owned(), json!(check));
    let packed = compress_to_vec(Value::Object(members).to_string().as_bytes(), BEST);
    format!("s={VERSION}.{}", base64url::encode(&packed))
}

/// Opens a link's fragment, with or without the `#`.
pub fn decode(fragment: &str, games: &[&dyn AnyGame]) -> Result<Linked, WireError> {
    if fragment.len() > MAX_LINK {
        return Err(WireError::LinkTooLong { most: Count::from(MAX_LINK) });
    }
    let (version, packed) = parts(fragment).ok_or(WireError::NotALink)?;
    if version != VERSION {
        return Err(WireError::UnknownLinkVersion { version: Quoted::new(version) });
    }
    let packed = base64url::decode(packed).ok_or(WireError::NotCompressed)?;
    let bytes = decompress_to_vec_with_limit(&packed, MAX_UNPACKED).map_err(|error| match error.status {
        TINFLStatus::HasMoreOutput => WireError::LinkTooLarge { most: Count::from(MAX_UNPACKED) },
        _ => WireError::NotCompressed,
    })?;
    // A link that unpacks to anything but our JSON was damaged on the way.
    let Ok(Value::Object(members)) = serde_json::from_slice(&bytes) else { return Err(WireError::NotCompressed) };
    linked(members, games)
}

fn linked(mut members: Map<String, Value>, games: &[&dyn AnyGame]) -> Result<Linked, WireError> {
    if let Some(check) = members.remove("x")
        && check != json!(check_of(&members))
    {
        return Err(WireError::NotCompressed);
    }
    let known =
        |key: &String| ["g", "d", "h", "v", "w"].contains(&key.as_str()) || SHORT.iter().any(|(_, short)| short == key);
    if let Some(field) = members.keys().find(|key| !known(key)) {
        return Err(WireError::FieldUnknown { field: Quoted::new(field), part: Quoted::new("link") });
    }
    let game = members.remove("g").unwrap_or_default();
    let game = game.as_str().ok_or(WireError::NotALink)?;
    let mut case = Map::new();
    for (long, short) in SHORT {
        case.extend(members.remove(short).map(|member| (long.to_owned(), member)));
    }
    let said = members.get("w").and_then(Value::as_str).map(shortened).filter(|said| !said.is_empty());
    let answer = members.get("h").and_then(Value::as_str);
    Ok(Linked {
        case: open_case(game, Value::Object(case), games)?,
        said,
        view: members.get("v").map(View::read).unwrap_or_default(),
        then: answer.map(|answer| Mark {
            rules: members.get("d").and_then(Value::as_u64).unwrap_or_default(),
            answer: answer.to_owned(),
        }),
    })
}

// The answer's words, as far as a link has room for them.
fn words(ruling: &Ruling, lang: Lang) -> String {
    shortened(&ruling.standing.says().say(lang).plain())
}

fn shortened(words: &str) -> String {
    let short: String = words.chars().filter(|c| !c.is_control()).take(MAX_WORDS).collect();
    if short.len() < words.len() { format!("{}…", short.trim_end_matches('…')) } else { short }
}

// The version and the packed text. Links get broken over lines and get a sentence's full stop or bracket behind them.
fn parts(fragment: &str) -> Option<(&str, &str)> {
    let parts = fragment.trim().trim_start_matches('#').split('&');
    let link = parts.into_iter().find_map(|part| part.strip_prefix("s="))?;
    let (version, packed) = link.split_once('.')?;
    let number = !version.is_empty() && version.len() <= 9 && version.bytes().all(|byte| byte.is_ascii_digit());
    let packed = packed.trim_end_matches(['.', ',', ';', ':', '!', '?', ')', ']', '>', '"', '\'']);
    number.then_some((version, packed))
}

// Acts and readings may be left out where there are none.
fn may_go(short: &str, value: &Value) -> bool {
    match value {
        Value::Array(items) => short == "a" && items.is_empty(),
        Value::Object(members) => short == "o" && members.is_empty(),
        _ => false,
    }
}

// Deflate has no check of its own: without this a changed letter could open another board than the one shared.
fn check_of(members: &Map<String, Value>) -> String {
    let text = serde_json::to_string(members).unwrap_or_default();
    let hash = fnv1a_64(text.as_bytes());
    format!("{:08x}", (hash >> 32) ^ (hash & 0xFFFF_FFFF))
}
