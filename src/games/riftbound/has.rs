//! What pieces have as long as they are in play: static texts, triggered and activated abilities, in the notation that
//! setup.md describes.

use crate::games::riftbound::cost::{Cost, MOST};
use crate::games::riftbound::text::{Price, Text, read};

/// What a piece does as long as it is in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Has {
    /// Optional additional costs of its controller: 1 Energy or 1 Power less, each.
    OptionalLess,
    /// In combat, spells of its controller cost 1 Energy and 1 Power less, at least 1 Energy; enemy ones as much more.
    CombatLess,
    /// Spells of its controller that choose it cost 1 Energy or 1 Power less.
    ChoosingMeLess,
    /// Spells of its controller have this Repeat in a showdown.
    ShowdownRepeat(String),
    /// Repeat of its controller costs so much Energy less.
    RepeatLess(u32),
    /// Enemy spells cost so much Energy more.
    EnemySpellsMore(u32),
    /// Spells of its controller cost 1 Energy less, at least 1, while it is at a battlefield.
    SpellsLessAtBattlefield,
    /// Spells of its controller cost 1 Energy and 1 Power less, at least 1 Energy.
    SpellsLess,
    /// A spell that chooses units here that are friendly to it costs 1 Power less.
    FriendlyHereLess,
    /// Spells and abilities of its controller cannot be countered.
    Uncounterable,
    /// A spell that chooses something here owes no Deflect at all.
    NoDeflectHere,
    /// Enemy spells and abilities cannot choose it.
    NotChosenByEnemies,
    /// Enemy spells and abilities cannot choose it unless it is in combat.
    ChosenInCombat,
    /// Reactions cost so much Power of any domain more in a showdown here.
    ReactionsMoreHere(u32),
    /// Each damage that spells and abilities of its controller deal is so much more.
    BonusDamage(u32),
    /// It is killed instead of a unit of its controller, which is recalled.
    Saves,
    /// It costs so much Energy less for each card played this turn.
    CostsLessEach(u32),
    /// It costs so much Energy less once another card was played this turn.
    LegionLess(u32),
    /// Other units of its controller's at its place have Deflect.
    OthersHereDeflect,
    /// While it is at a battlefield, spells and abilities ready no enemy unit or gear.
    KeepsExhausted,
    /// While it is at a battlefield, enemy units are played to their base alone.
    KeepsInBase,
    /// It makes the next spell of its controller's cheaper once something happens that is not played here.
    SetsNextLess,
    /// It gives Repeat to the next spell of its controller's once something happens that is not played here.
    SetsNextRepeat,
    /// An ability that its controller uses for a price.
    Use(Text),
    /// A triggered ability.
    When(When, Text),
}

/// What makes an ability trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Its controller plays a spell.
    PlaySpell,
    /// Its controller plays a spell whose printed Energy is at least so much.
    PlaySpellCosting(u32),
    /// Its controller plays a spell for which at least so much Energy was spent.
    PlaySpellSpent(u32),
    /// Its controller chooses it.
    Chosen,
    /// Its controller chooses it with a spell.
    ChosenBySpell,
    /// Its controller chooses a friendly unit.
    ChosenFriendly,
    /// Its controller plays a spell in a turn of the opponent's.
    PlaySpellOnEnemyTurn,
    /// Its controller stuns an enemy unit.
    StunEnemy,
    /// It is killed.
    Killed,
    /// Its controller plays the second card of the turn.
    SecondCard,
    /// It is at a battlefield as its controller plays the first card of the turn.
    FirstCardThere,
}

/// Reads what a piece has; `None` if it is nothing known.
pub fn read_has(text: &str) -> Option<Has> {
    let number = |text: &str| text.parse::<u32>().ok().filter(|number| *number <= MOST);
    if let Some(trigger) = text.strip_prefix("when ") {
        let (event, effect) = trigger.split_once(": ")?;
        let (words, price) = priced(event)?;
        let when = match *words.as_slice() {
            ["play-spell"] => When::PlaySpell,
            ["play-spell", "costing", energy] => When::PlaySpellCosting(number(energy)?),
            ["play-spell", "spent", energy] => When::PlaySpellSpent(number(energy)?),
            ["chosen"] => When::Chosen,
            ["chosen-by-spell"] => When::ChosenBySpell,
            ["chosen-friendly"] => When::ChosenFriendly,
            ["play-spell-on-enemy-turn"] => When::PlaySpellOnEnemyTurn,
            ["stun-enemy"] => When::StunEnemy,
            ["killed"] => When::Killed,
            ["second-card"] => When::SecondCard,
            ["first-card-there"] => When::FirstCardThere,
            _ => return None,
        };
        return Some(Has::When(when, Text { price, ..without_choices(effect)? }));
    }
    if let Some(used) = text.strip_prefix("use ") {
        let (price, effect) = used.split_once(": ")?;
        let (words, price) = priced(price)?;
        return words.is_empty().then_some(Has::Use(Text { price, ..without_choices(effect)? }));
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    Some(match *words.as_slice() {
        ["optional-less"] => Has::OptionalLess,
        ["combat-less"] => Has::CombatLess,
        ["choosing-me-less"] => Has::ChoosingMeLess,
        ["showdown-repeat", cost] => Has::ShowdownRepeat(cost.to_owned()),
        ["repeat-less", by] => Has::RepeatLess(number(by)?),
        ["enemy-spells-more", by] => Has::EnemySpellsMore(number(by)?),
        ["spells-less-at-battlefield"] => Has::SpellsLessAtBattlefield,
        ["spells-less"] => Has::SpellsLess,
        ["friendly-here-less"] => Has::FriendlyHereLess,
        ["uncounterable"] => Has::Uncounterable,
        ["no-deflect-here"] => Has::NoDeflectHere,
        ["chosen-in-combat"] => Has::ChosenInCombat,
        ["reactions-more-here", by] => Has::ReactionsMoreHere(number(by)?),
        ["bonus-damage", by] => Has::BonusDamage(number(by)?),
        ["not-chosen-by-enemies"] => Has::NotChosenByEnemies,
        ["saves"] => Has::Saves,
        ["costs-less-each", by] => Has::CostsLessEach(number(by)?),
        ["legion-less", by] => Has::LegionLess(number(by)?),
        ["others-here-deflect"] => Has::OthersHereDeflect,
        ["keeps-exhausted"] => Has::KeepsExhausted,
        ["keeps-in-base"] => Has::KeepsInBase,
        ["sets-next-less"] => Has::SetsNextLess,
        ["sets-next-repeat"] => Has::SetsNextRepeat,
        _ => return None,
    })
}

// What an ability does on this board chooses nothing.
fn without_choices(effect: &str) -> Option<Text> {
    read(effect).filter(|text| text.modes.iter().all(|mode| mode.slots.is_empty()))
}

// `chosen pays 1A exhausting`: what stands before the price, and the price.
fn priced(text: &str) -> Option<(Vec<&str>, Option<Price>)> {
    let mut words: Vec<&str> = text.split_whitespace().collect();
    let exhausts = words.last() == Some(&"exhausting");
    if exhausts {
        words.pop();
    }
    let mut cost = Cost::default();
    if let [.., "pays", written] = *words.as_slice() {
        cost = Cost::read(written).ok().filter(|cost| cost.discards == 0)?;
        words.truncate(words.len() - 2);
    }
    let price = (exhausts || cost != Cost::default()).then_some(Price { cost, exhausts });
    Some((words, price))
}
