//! A made-up spell on the page: any base cost, any instances of Repeat, and modes put together from a list.

use crate::games::riftbound::cost::Cost;
use crate::games::riftbound::edits::impossible;
use crate::games::riftbound::labels::Label;
use crate::games::riftbound::setup::{PieceSet, Setup, SpellSet};
use crate::games::riftbound::state::{Spell, Thing, Timing};
use crate::games::riftbound::table::MOST_INSTANCES;
use crate::games::riftbound::text::{Does, Mode, read};
use crate::ruling::{Field, FieldKind, KindId, OptionId, Piece, Problem, Says, TokenId};
use crate::words::{Count, Name};
use std::rc::Rc;

/// The kind of the tray that makes a new spell.
pub const OWN_SPELL: &str = "spell";
/// So many modes can be put together.
const MOST_MODES: usize = 4;
/// A name is at most so long.
const MOST_NAME: usize = 40;
/// The most that a mode of the list does.
const MOST_AMOUNT: u32 = 99;
/// The option of a mode that is left out.
const NONE: &str = "none";
/// The option of a mode that is none of the list.
const OTHER: &str = "other";

/// What a mode of the list does, `N` standing for a number.
const LIST: [(&str, &str); 14] = [
    ("draw", "draw N"),
    ("damage", "damage N <unit>"),
    ("damage-base", "damage N <unit base>"),
    ("damage-field", "damage N <unit battlefield>"),
    ("might", "might N <unit>"),
    ("weaken", "might -N <unit>"),
    ("kill-unit", "kill <unit>"),
    ("kill-gear", "kill <gear>"),
    ("stun", "stun <unit attacking>"),
    ("ready", "ready <unit>"),
    ("return", "return <unit>"),
    ("move", "move <unit friendly> <place battlefield>"),
    ("token", "token N <place own>"),
    ("counter", "counter <spell>"),
];

fn wording(of: usize) -> Label {
    match of {
        0 => Label::DoesDraw,
        1 => Label::DoesDamage,
        2 => Label::DoesDamageInBase,
        3 => Label::DoesDamageAtBattlefield,
        4 => Label::DoesMight,
        5 => Label::DoesWeaken,
        6 => Label::DoesKillUnit,
        7 => Label::DoesKillGear,
        8 => Label::DoesStun,
        9 => Label::DoesReady,
        10 => Label::DoesReturn,
        11 => Label::DoesMove,
        12 => Label::DoesToken,
        _ => Label::DoesCounter,
    }
}

fn option(text: &str) -> OptionId {
    OptionId::new(text).unwrap_or_else(|_| OTHER.into())
}

fn written(of: usize, amount: u32) -> String {
    LIST.get(of).map_or_else(String::new, |(_, text)| text.replace('N', &amount.to_string()))
}

// The number in a mode's first instruction.
fn amount_of(mode: &Mode) -> Option<u32> {
    match mode.does.first()? {
        Does::Draw(by) | Does::Damage(by, _) | Does::Token(by, _) => Some(*by),
        Does::Might(by, _) => Some(by.unsigned_abs()),
        _ => None,
    }
}

// Which of the list a mode is, and its number.
fn found(mode: &Mode) -> Option<(usize, u32)> {
    let amount = amount_of(mode).unwrap_or(1);
    let same = |of: &usize| read(&written(*of, amount)).is_some_and(|text| text.modes.first() == Some(mode));
    (0..LIST.len()).find(same).map(|of| (of, amount))
}

/// The fields of a made-up spell.
#[inline(never)]
pub fn fields(thing: &Thing, spell: &Spell) -> Vec<Field> {
    let id = &thing.piece.id;
    let field = |key: String, name: Label, kind: FieldKind| Field { key, token: Some(id.clone()), name: name.says(), kind };
    let line = |text: String| -> Says { Rc::new(Piece::new(id.clone(), Name::typed(&text))) };
    let timings = [("plain", Label::TimingPlain), ("action", Label::TimingAction), ("reaction", Label::TimingReaction)];
    let timing = match spell.timing {
        Timing::Plain => "plain",
        Timing::Action => "action",
        Timing::Reaction => "reaction",
    };
    let timing = FieldKind::Choice {
        value: option(timing),
        options: timings.into_iter().map(|(id, says)| (option(id), says.says())).collect(),
    };
    let repeat: Vec<String> = spell.repeat.iter().map(in_field).collect();
    let mut all = vec![
        field("name".to_owned(), Label::NameField, FieldKind::Text(Rc::new(thing.piece.clone()))),
        field("cost".to_owned(), Label::BaseCostField, FieldKind::Text(line(in_field(&spell.cost)))),
        field("repeat".to_owned(), Label::RepeatField, FieldKind::Text(line(repeat.join(", ")))),
        field("timing".to_owned(), Label::TimingField, timing),
    ];
    let modes = &spell.text.modes;
    for nth in 0..(modes.len() + 1).min(MOST_MODES) {
        let mode = modes.get(nth);
        let found = mode.and_then(found);
        let value = match (mode, found.and_then(|(of, _)| LIST.get(of))) {
            (None, _) => NONE,
            (_, Some((key, _))) => key,
            _ => OTHER,
        };
        let mut options: Vec<(OptionId, Says)> = Vec::new();
        if nth > 0 {
            options.push((option(NONE), Label::DoesNothing.says()));
        }
        if value == OTHER {
            options.push((option(OTHER), Label::DoesOther.says()));
        }
        options.extend(LIST.iter().enumerate().map(|(of, (key, _))| (option(key), wording(of).says())));
        let number = Count::from(nth + 1);
        let name = Label::ModeDoesField { number: number.clone() };
        all.push(field(format!("does.{}", nth + 1), name, FieldKind::Choice { value: option(value), options }));
        if let Some((of, amount)) = found
            && written(of, 1) != written(of, 2)
        {
            let kind = FieldKind::Number { value: amount.into(), least: Count::one(), most: Some(MOST_AMOUNT.into()) };
            all.push(field(format!("amount.{}", nth + 1), Label::ModeAmountField { number }, kind));
        }
    }
    if modes.len() > 1 {
        all.push(field("differ".to_owned(), Label::DifferField, FieldKind::Toggle(spell.differ)));
    }
    all
}

// A cost as it is typed.
fn in_field(cost: &Cost) -> String {
    if cost.discards > 0 {
        return format!("discard {}", cost.discards);
    }
    let written = cost.written();
    let power_alone = written.strip_prefix('0').filter(|power| !power.is_empty()).map(str::to_owned);
    power_alone.unwrap_or(written)
}

/// A new made-up spell in `zone`: two Energy, Repeat for two more, draw a card.
pub fn add(setup: &mut Setup, piece: impl FnOnce(KindId) -> PieceSet) -> Option<()> {
    let free = |id: &KindId| setup.spells.get(id).is_none();
    let id = (1..=MOST_INSTANCES).filter_map(|nth| KindId::new(&format!("own.{nth}")).ok()).find(free)?;
    let piece = piece(id.clone());
    let spell = SpellSet { cost: "2".to_owned(), repeat: vec!["2".to_owned()], text: "draw 1".to_owned(), ..SpellSet::default() };
    setup.spells.insert(id, spell);
    setup.pieces.push(piece);
    Some(())
}

/// Sets a field of a made-up spell; `None` if the piece is none or the field is another.
pub fn set(setup: &mut Setup, token: &TokenId, key: &str, value: &str) -> Option<Result<(), Problem>> {
    let card = setup.pieces.iter().find(|piece| piece.id == *token)?.card.clone();
    let spell = setup.spells.get_mut(&card)?;
    Some(set_field(spell, key, value.trim()).map_err(|says| impossible(says.says())))
}

fn set_field(spell: &mut SpellSet, key: &str, value: &str) -> Result<(), Label> {
    let cost = |text: &str| Cost::read(text).map(|_| text.to_owned()).map_err(|_| Label::CostForm);
    match key {
        "name" => spell.name = value.chars().take(MOST_NAME).collect(),
        "cost" => spell.cost = cost(value)?,
        "repeat" => {
            let costs: Result<Vec<String>, Label> =
                value.split(',').map(str::trim).filter(|one| !one.is_empty()).map(cost).collect();
            spell.repeat = costs?;
            if spell.repeat.len() > MOST_INSTANCES {
                spell.repeat.truncate(MOST_INSTANCES);
                return Err(Label::CostForm);
            }
        }
        "timing" => spell.timing = if value == "plain" { String::new() } else { value.to_owned() },
        "differ" => spell.differ = value == "true",
        _ => set_mode(spell, key, value).ok_or(Label::NotSuchAValue)?,
    }
    Ok(())
}

fn set_mode(spell: &mut SpellSet, key: &str, value: &str) -> Option<()> {
    let (what, nth) = key.split_once('.')?;
    let nth = nth.parse::<usize>().ok()?.checked_sub(1)?;
    let mut modes: Vec<String> = spell.text.split('|').map(|mode| mode.trim().to_owned()).collect();
    let now = modes.get(nth).and_then(|mode| read(mode)).and_then(|text| found(text.modes.first()?));
    let of = LIST.iter().position(|(known, _)| *known == value);
    let put = match (what, of, now) {
        ("does", None, _) if value == NONE && nth > 0 && nth < modes.len() => {
            modes.remove(nth);
            None
        }
        ("does", Some(of), now) => Some(written(of, now.map_or(1, |(_, amount)| amount).max(1))),
        ("amount", _, Some((of, _))) => {
            let amount = value.parse::<u32>().ok().filter(|amount| (1..=MOST_AMOUNT).contains(amount))?;
            Some(written(of, amount))
        }
        _ => return None,
    };
    let is_next = nth == modes.len() && nth < MOST_MODES;
    if let Some(text) = put {
        match modes.get_mut(nth) {
            Some(place) => *place = text,
            None if is_next => modes.push(text),
            None => return None,
        }
    }
    spell.text = modes.join(" | ");
    Some(())
}
