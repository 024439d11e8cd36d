//! A card as somebody has typed or pasted it in English: its name, types, size and abilities, line by line.

use crate::games::magic::cards::card;
use crate::games::magic::english::{Line, line};
use crate::games::magic::labels::Labels;
use crate::games::magic::costs::mana;
use crate::games::magic::meaning::{meaning_of, symbols};
use crate::games::magic::notation::{Verb, read};
use crate::games::magic::setup::OwnCard;
use crate::games::magic::tell::text as text_said;
use crate::ruling::{DescribedLine, Description, Says};

/// The longest text that is read.
const LONGEST: usize = 2_000;
/// The most lines of it.
const MOST_LINES: usize = 24;
const TYPES: [&str; 8] =
    ["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery", "legendary"];

/// A line of it, and what it was read as: nothing, if it was not understood.
pub struct Read {
    /// As it was typed.
    pub typed: String,
    /// What it means, in words.
    pub means: Option<Says>,
}

/// A described card, with the tokens that it makes and nobody knows yet.
pub struct Described {
    /// The lines.
    pub lines: Vec<Read>,
    /// The card, and its tokens.
    pub cards: Vec<OwnCard>,
}

/// Reads a card: its name first, then what it is, and what it does; nothing, without a name.
pub fn described(text: &str) -> Option<Described> {
    let text: String = text.chars().take(LONGEST).collect();
    let mut typed = text.lines().map(str::trim).filter(|line| !line.is_empty()).take(MOST_LINES);
    let first = typed.next()?;
    let (name, cost) = match first.split_once('{') {
        Some((name, cost)) => (name.trim(), format!("{{{cost}").to_uppercase()),
        None => (first, String::new()),
    };
    let cost = cost.replace("}{", "").replace(['{', '}'], "");
    mana(&cost)?;
    let id = slug(name)?;
    let colours: String = ["W", "U", "B", "R", "G"].into_iter().filter(|colour| cost.contains(colour)).collect();
    let mut own = OwnCard { id, name: name.to_owned(), colours, cost, ..OwnCard::default() };
    let mut lines = vec![Read { typed: first.to_owned(), means: Some(text_said(&named(&own))) }];
    let mut tokens: Vec<OwnCard> = Vec::new();
    let mut words: Vec<String> = Vec::new();
    for typed in typed {
        let means = if let Some(types) = types(typed).filter(|_| words.is_empty()) {
            words.extend(types.split_whitespace().map(str::to_owned));
            Some(text_said(&types))
        } else if let Some(size) = size(typed) {
            own.size.clone_from(&size);
            Some(text_said(&size))
        } else {
            let spell = words.iter().any(|word| word == "instant" || word == "sorcery");
            match line(typed, name, spell) {
                Some(Line::Words(more)) => {
                    let means = text_said(&more.join(", ").replace('-', " "));
                    words.extend(more);
                    Some(means)
                }
                Some(Line::Ability(ability)) => {
                    tokens.extend(token(&ability, typed).filter(|token| !tokens.iter().any(|known| known.id == token.id)));
                    let means = meaning_of(&ability);
                    own.abilities.push(ability);
                    means
                }
                None => None,
            }
        };
        lines.push(Read { typed: typed.to_owned(), means });
    }
    own.words = words.join(" ");
    tokens.insert(0, own);
    Some(Described { lines, cards: tokens })
}

/// Wordings to start from, a kind of ability each.
pub fn wordings() -> Vec<&'static str> {
    include_str!("wordings.txt").lines().collect()
}

/// What the page shows of a text.
pub fn description(text: &str) -> Description {
    let line = |read: Read| DescribedLine { typed: read.typed, means: read.means };
    // A first line that is no name is said to be the one that is not understood.
    let first = || text.lines().map(str::trim).find(|line| !line.is_empty());
    let lines = match described(text) {
        Some(card) => card.lines.into_iter().map(line).collect(),
        None => first().map(|typed| DescribedLine { typed: typed.to_owned(), means: None }).into_iter().collect(),
    };
    Description { how: Labels::DescribeHow.says(), lines, wordings: wordings(), key: "describe" }
}

fn slug(name: &str) -> Option<String> {
    let mut id = String::new();
    for letter in name.to_lowercase().chars() {
        match letter {
            'a'..='z' | '0'..='9' => id.push(letter),
            ' ' | '-' if !id.is_empty() && !id.ends_with('-') => id.push('-'),
            _ => {}
        }
    }
    let id = id.trim_end_matches('-').to_owned();
    (!id.is_empty() && id.len() <= 40).then_some(id)
}

// `Legendary Creature — Elf Druid`.
fn types(text: &str) -> Option<String> {
    let text = text.to_lowercase().replace(['—', '–'], " ").replace(" - ", " ");
    let words: Vec<&str> = text.split_whitespace().collect();
    let first = words.first()?;
    let known = TYPES.contains(first) || *first == "basic" || *first == "world";
    let plain = words.iter().all(|word| word.chars().all(|letter| letter.is_alphabetic() || letter == '-' || letter == '’'));
    (known && plain && words.len() <= 8).then(|| words.join(" "))
}

fn size(text: &str) -> Option<String> {
    let (power, toughness) = text.split_once('/')?;
    let number = |text: &str| text.trim().parse::<i16>().ok();
    Some(format!("{}/{}", number(power)?, number(toughness)?))
}

// The token that an ability makes, if the tray has none of that name.
fn token(ability: &str, typed: &str) -> Option<OwnCard> {
    let text = ability.split_once('|').map_or(ability, |(_, granted)| granted);
    let made = read(text)?.effects.into_iter().find(|effect| effect.verb == Verb::Token)?;
    let id = made.words.first()?.to_string();
    if card(&id).is_some() {
        return None;
    }
    if let Some((words, ability)) = known_token(&id) {
        let (words, abilities) = (words.to_owned(), vec![ability.to_owned()]);
        return Some(OwnCard { name: shown(&id), words, abilities, token: true, id, ..OwnCard::default() });
    }
    let typed = typed.to_lowercase();
    let size = typed.split_whitespace().find_map(|word| size(word.trim_matches('"')))?;
    let colour = [("white", "W"), ("blue", "U"), ("black", "B"), ("red", "R"), ("green", "G")];
    let colours: String = colour.into_iter().filter(|(said, _)| typed.contains(said)).map(|(_, letter)| letter).collect();
    let name = shown(&id);
    Some(OwnCard { name, words: format!("creature {}", id.replace('-', " ")), colours, size, token: true, id, ..OwnCard::default() })
}

// The name and the cost of a card.
fn named(own: &OwnCard) -> String {
    match mana(&own.cost).filter(|_| !own.cost.is_empty()) {
        Some(cost) => format!("{} {}", own.name, symbols(&cost)),
        None => own.name.clone(),
    }
}

// A name from an id.
fn shown(id: &str) -> String {
    let words = id.split('-').map(|word| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>()).unwrap_or_default()
    });
    words.collect::<Vec<_>>().join(" ")
}

// What the rules define: what such a token is, and what it can do.
//
// *Source*: Comprehensive Rules 111.10.
fn known_token(id: &str) -> Option<(&'static str, &'static str)> {
    Some(match id {
        "treasure" => ("artifact treasure", "T sacrifice=itself : mana you any"),
        "food" => ("artifact food", "2 T sacrifice=itself : gain you 3"),
        "clue" => ("artifact clue", "2 sacrifice=itself : draw you 1"),
        _ => return None,
    })
}
