//! English rules text, read line by line into our own notation. What is not understood is said to be so, and left out.

use crate::games::magic::english_effects::{effects, number, object};
use crate::games::magic::english_holds::holds;
use crate::games::magic::notation::read;

/// What a line was read as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Keywords and other words of the card.
    Words(Vec<String>),
    /// An ability in our notation.
    Ability(String),
}

/// Keywords of permanents that are read as such.
pub const KEYWORDS: [&str; 16] = [
    "flying", "haste", "deathtouch", "lifelink", "trample", "vigilance", "reach", "menace", "defender", "indestructible",
    "first strike", "double strike", "infect", "wither", "flash", "unblockable",
];

/// A line of a card of that name; `None` if it was not understood. A spell's lines are what it does.
pub fn line(text: &str, name: &str, spell: bool) -> Option<Line> {
    let text = plain(text, name);
    let text = text.strip_suffix('.').unwrap_or(&text).trim();
    let words: Vec<&str> = text.split(',').map(str::trim).collect();
    if !text.is_empty() && words.iter().all(|word| KEYWORDS.contains(word)) {
        return Some(Line::Words(words.into_iter().map(|word| word.replace(' ', "-")).collect()));
    }
    if let Some(number) = text.strip_prefix("itself enters with ").and_then(|rest| {
        number(rest.strip_suffix(" +1/+1 counters on it").or(rest.strip_suffix(" +1/+1 counter on it"))?)
    }) {
        return Some(Line::Words(vec![format!("with-plus-{number}")]));
    }
    if text == "itself doesn't untap during your untap step" {
        return Some(Line::Words(vec!["stays-tapped".to_owned()]));
    }
    if text == "itself enters tapped" {
        return Some(Line::Words(vec!["enters-tapped".to_owned()]));
    }
    let ability = ability(text, spell)?;
    read(&ability).map(|_| Line::Ability(ability))
}

// Small letters, without reminders, with `itself` for the card's own name.
fn plain(text: &str, name: &str) -> String {
    let mut plain = String::new();
    let mut depth = 0usize;
    for letter in text.chars() {
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            '−' | '–' => plain.push('-'),
            '’' => plain.push('\''),
            '“' | '”' => plain.push('"'),
            _ => plain.extend(letter.to_lowercase()),
        }
    }
    let name = name.to_lowercase().replace('’', "'");
    let short = name.split(',').next().unwrap_or_default().trim().to_owned();
    for own in [name, short].iter().filter(|own| own.len() > 2) {
        plain = plain.replace(own.as_str(), "itself");
    }
    for own in ["this creature", "this artifact", "this enchantment", "this permanent", "this land", "this card"] {
        plain = plain.replace(own, "itself");
    }
    plain.replace(" enters the battlefield", " enters").replace("{tap}", "{t}").trim().to_owned()
}

/// An ability in our notation.
pub fn ability(text: &str, spell: bool) -> Option<String> {
    match text {
        "persist" => return Some("on dies itself.!minus : return itself minus".to_owned()),
        "undying" => return Some("on dies itself.!plus : return itself plus".to_owned()),
        "you can't lose the game and your opponents can't win the game" | "you can't lose the game" => {
            return Some("static cantlose".to_owned());
        }
        _ => {}
    }
    if let Some(what) = text.strip_prefix("enchant ") {
        return Some(format!("spell @{} : enchant target", object(what)?));
    }
    if let Some(cost) = text.strip_prefix("equip ") {
        return Some(format!("{} sorcery @creature.you : enchant target", symbols(cost)?));
    }
    let quoted = text.find('"').unwrap_or(text.len());
    if let Some(at) = text.find(": ").filter(|at| *at < quoted) {
        let (costs, rest) = (text.get(..at)?, text.get(at + 2..)?);
        return activated(costs, rest);
    }
    for begins in ["whenever ", "when ", "at "] {
        if let Some(rest) = text.strip_prefix(begins) {
            return triggered(rest);
        }
    }
    if spell && let Some(permission) = holds(text).filter(|read| read.starts_with("static castfrom")) {
        return Some(permission);
    }
    if spell {
        let done = effects(text)?;
        let target = done.target.map(|target| format!("@{target} ")).unwrap_or_default();
        return Some(format!("spell {target}: {}", done.text));
    }
    holds(text)
}

/// Mana symbols as our notation writes them.
pub fn symbols(text: &str) -> Option<String> {
    let mut mana = String::new();
    for symbol in text.trim().strip_prefix('{')?.strip_suffix('}')?.split("}{") {
        match symbol {
            "w" | "u" | "b" | "r" | "g" | "c" | "x" => mana.push_str(&symbol.to_uppercase()),
            _ => mana.push_str(&symbol.parse::<u16>().ok()?.to_string()),
        }
    }
    Some(mana)
}

fn activated(costs: &str, rest: &str) -> Option<String> {
    let mut all = Vec::new();
    for cost in costs.trim_start_matches('[').trim_end_matches(']').split(", ") {
        all.push(self::cost(cost.trim())?);
    }
    let mut rest = rest.to_owned();
    for (said, word) in [("activate only as a sorcery", "sorcery"), ("activate only once each turn", "once"), ("activate only during your turn", "yourturn")] {
        if let Some(at) = rest.find(said) {
            rest.truncate(at);
            all.push(word.to_owned());
        }
    }
    let done = effects(rest.trim().trim_end_matches('.'))?;
    // What brings itself back, or exiles itself, from the graveyard works there.
    if done.text.starts_with("return itself") || all.iter().any(|cost| cost == "exile=itself.ingraveyard") {
        all.push("graveyard".to_owned());
    }
    if let Some(target) = done.target {
        all.push(format!("@{target}"));
    }
    Some(format!("{} : {}", all.join(" "), done.text))
}

fn cost(text: &str) -> Option<String> {
    match text {
        "{t}" => return Some("T".to_owned()),
        "{q}" => return Some("Q".to_owned()),
        "{0}" => return Some("0".to_owned()),
        "sacrifice itself" => return Some("sacrifice=itself".to_owned()),
        "exile itself" => return Some("exile=itself".to_owned()),
        "return itself to its owner's hand" => return Some("return=itself".to_owned()),
        "exile itself from your graveyard" => return Some("exile=itself.ingraveyard".to_owned()),
        _ => {}
    }
    if let Some(energy) = text.strip_prefix("pay ").filter(|rest| rest.starts_with("{e}")) {
        return Some(format!("energy={}", energy_symbols(energy)?));
    }
    if let Some(of) = text.strip_prefix("exile ").and_then(|rest| rest.strip_suffix(" from your graveyard")) {
        let (many, of) = of.split_once(' ')?;
        let many = number(many).filter(|many| many.parse::<u32>().is_ok())?;
        return Some(match of.strip_suffix("card").or(of.strip_suffix("cards"))?.trim() {
            "" => format!("exile=ingraveyard*{many}"),
            "other" => format!("exile=ingraveyard.other*{many}"),
            of => format!("exile={}.ingraveyard.you*{many}", object(of)?),
        });
    }
    if let Some(cost) = several(text) {
        return Some(cost);
    }
    if text.starts_with('{') {
        return symbols(text);
    }
    if let Some(of) = text.strip_prefix("sacrifice ") {
        return Some(format!("sacrifice={}.you", object(of)?));
    }
    if let Some(of) = text.strip_prefix("tap an untapped ").and_then(|rest| rest.strip_suffix(" you control")) {
        return Some(format!("tap=untapped.{}.you", object(of)?));
    }
    if let Some(of) = text.strip_prefix("return ").and_then(|rest| rest.strip_suffix(" to its owner's hand")) {
        return Some(format!("return={}", object(of)?));
    }
    if let Some(life) = text.strip_prefix("pay ").and_then(|rest| rest.strip_suffix(" life")) {
        return Some(format!("life={}", number(life)?));
    }
    if let Some(cards) = text.strip_prefix("discard ") {
        return Some(format!("discard={}", number(cards.strip_suffix(" cards").or(cards.strip_suffix(" card"))?)?));
    }
    for (said, kind) in [("+1/+1", "plus"), ("-1/-1", "minus"), ("charge", "charge")] {
        if text == format!("remove a {said} counter from itself") {
            return Some(format!("remove={kind}"));
        }
        if text == format!("put a {said} counter on itself") {
            return Some(format!("put={kind}"));
        }
    }
    for (said, kind) in [("+1/+1", "plus"), ("-1/-1", "minus"), ("charge", "charge")] {
        let many = text.strip_prefix("remove ").and_then(|rest| rest.strip_suffix(&format!(" {said} counters from itself")));
        if let Some(many) = many.and_then(number).filter(|many| many.parse::<u32>().is_ok()) {
            return Some(format!("remove={kind}*{many}"));
        }
    }
    let loyalty: i64 = text.strip_prefix('+').unwrap_or(text).parse().ok()?;
    Some(format!("loyalty={loyalty}"))
}

// `sacrifice five artifacts`, `tap two untapped creatures you control`.
fn several(text: &str) -> Option<String> {
    for (said, cost) in [("sacrifice ", "sacrifice="), ("tap ", "tap=untapped.")] {
        let Some((many, of)) = text.strip_prefix(said).and_then(|rest| rest.split_once(' ')) else { continue };
        let Some(many) = number(many).filter(|many| many.parse::<u32>().is_ok_and(|many| many > 1)) else { continue };
        let (of, other) = match of.strip_prefix("other ") {
            Some(of) => (of, ".other"),
            None => (of, ""),
        };
        let of = match said {
            "tap " => of.strip_prefix("untapped ")?.strip_suffix(" you control")?,
            _ => of,
        };
        return Some(format!("{cost}{}{other}.you*{many}", object(of)?));
    }
    None
}

/// How many symbols `{e}` stand there, and nothing else.
pub fn energy_symbols(text: &str) -> Option<usize> {
    text.replace("{e}", "").is_empty().then_some(text.len() / 3)
}

fn triggered(text: &str) -> Option<String> {
    let (event, rest) = text.split_once(", ")?;
    let event = self::event(event)?;
    let mut words = Vec::new();
    let mut rest = rest.trim();
    if let Some((condition, then)) = rest.strip_prefix("if you have ").and_then(|rest| rest.split_once(" life, ")) {
        let (often, sign) = match (condition.strip_suffix(" or more"), condition.strip_suffix(" or less")) {
            (Some(number), _) => (number, ">="),
            (_, Some(number)) => (number, "<="),
            _ => return None,
        };
        words.push(format!("if=life{sign}{}", number(often)?));
        rest = then;
    }
    if let Some((cost, then)) = rest.strip_prefix("you may pay ").and_then(|rest| rest.split_once(". if you do, ")) {
        words.push(format!("pay {}", symbols(cost)?));
        rest = then;
    } else if let Some(then) = rest.strip_prefix("you may ") {
        words.push("may".to_owned());
        rest = then;
    }
    if let Some((then, cost)) = rest.split_once(" unless you pay ") {
        words.push(format!("unless {}", symbols(cost)?));
        rest = then;
    }
    let died = event.starts_with("dies ") || event.starts_with("buried ");
    if let Some(back) = comes_back(rest).filter(|_| died) {
        words.insert(0, event.clone());
        let what = if event.split(' ').nth(1) == Some("itself") { "itself" } else { "it" };
        return Some(format!("on {} : return {what}{back}", words.join(" ")));
    }
    let done = effects(rest)?;
    // An ability that brings its own card back would have to wait in the graveyard.
    if done.text.contains("return itself") || died && done.text.contains("release") {
        return None;
    }
    if let Some(target) = done.target {
        words.insert(0, format!("@{target}"));
    }
    words.insert(0, event);
    Some(format!("on {} : {}", words.join(" "), done.text))
}

// `return it to the battlefield tapped under your control`, as what stands behind `return it`.
fn comes_back(text: &str) -> Option<String> {
    let rest = ["return it to the battlefield", "return that card to the battlefield", "return itself to the battlefield"]
        .iter()
        .find_map(|said| text.strip_prefix(said))?;
    let (tapped, rest) = match rest.strip_prefix(" tapped") {
        Some(rest) => (" tapped", rest),
        None => ("", rest),
    };
    match rest {
        " under its owner's control" => Some(tapped.to_owned()),
        "" | " under your control" => Some(format!(" yours{tapped}")),
        _ => None,
    }
}

fn event(text: &str) -> Option<String> {
    let whole = match text {
        "you gain life" => "gains you",
        "an opponent gains life" => "gains opponent",
        "a player gains life" => "gains permanent",
        "you lose life" => "loses you",
        "an opponent loses life" => "loses opponent",
        "you draw a card" => "draws you",
        "an opponent draws a card" => "draws opponent",
        "you discard a card" => "discards you",
        "an opponent discards a card" => "discards opponent",
        "itself is dealt damage" => "damaged itself",
        "itself deals combat damage to a player" | "itself deals combat damage to an opponent" => "hits itself",
        "equipped creature deals combat damage to a player" => "hits host",
        "enchanted creature deals combat damage to a player" => "hits host",
        "itself deals damage" => "deals itself",
        "enchanted creature deals damage" => "deals host",
        "you cast a spell" => "casts you",
        "you cast an instant or sorcery spell" => "casts you.instant,sorcery",
        "you activate an ability, if it isn't a mana ability" => "activates you",
        "one or more +1/+1 counters are put on itself" => "counters itself.plus",
        "the beginning of your upkeep" => "upkeep you",
        "the beginning of each upkeep" => "upkeep permanent",
        "the beginning of each opponent's upkeep" => "upkeep opponent",
        "the beginning of combat on your turn" => "combat you",
        "the beginning of each combat" => "combat permanent",
        "enchanted land is tapped for mana" => "tapsmana host",
        "the beginning of your end step" => "endstep you",
        "the beginning of each end step" | "the beginning of the end step" => "endstep permanent",
        "a card is put into an opponent's graveyard from anywhere" => "milled opponent",
        _ => "",
    };
    if !whole.is_empty() {
        return Some(whole.to_owned());
    }
    if let Some(of) = text.strip_prefix("you tap ").and_then(|rest| rest.strip_suffix(" for mana")) {
        return Some(format!("tapsmana {}.you", object(of)?));
    }
    if let Some(of) = text.strip_prefix("you cast ").and_then(|rest| rest.strip_suffix(" spell")) {
        return Some(format!("casts you.{}", object(of)?));
    }
    let text = text.replace(" enters under your control", " you control enters");
    let verbs = [
        (" enters", "enters"),
        (" dies", "dies"),
        (" leaves the battlefield", "leaves"),
        (" attacks", "attacks"),
        (" becomes tapped", "tapped"),
        (" becomes untapped", "untapped"),
        (" is put into a graveyard from the battlefield", "buried"),
    ];
    for (said, verb) in verbs {
        if let Some(what) = text.strip_suffix(said) {
            return Some(format!("{verb} {}", if what == "itself" { "itself".to_owned() } else { object(what)? }));
        }
    }
    let what = text.strip_prefix("you sacrifice ")?;
    Some(format!("sacrificed {}.you", object(what)?))
}
