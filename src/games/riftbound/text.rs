//! The notation of what spells and abilities do, for printed cards and made-up ones alike: modes, what is chosen in
//! them, and instructions. setup.md describes it for people who write files.

use crate::games::riftbound::cost::{BODY, Cost, MOST};

/// A text has at most so many parts of each sort.
const MOST_PARTS: usize = 12;
/// A mode makes at most so many choices.
const MOST_SLOTS: usize = 6;

/// What a spell does: its modes.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Text {
    /// One, or those of which one is chosen.
    pub modes: Vec<Mode>,
    /// What an ability may be paid with as it goes on the chain.
    pub price: Option<Price>,
}

/// What is paid for an ability as it goes on the chain; unpaid, it is removed.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Price {
    /// Energy and Power.
    pub cost: Cost,
    /// Whether its piece is exhausted.
    pub exhausts: bool,
}

/// One mode: what is chosen and what is done with it.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Mode {
    /// What is chosen, in order.
    pub slots: Vec<Slot>,
    /// What is done, in order.
    pub does: Vec<Does>,
}

/// One choice of a mode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// What kind of thing.
    pub what: What,
    /// At least so many.
    pub least: usize,
    /// At most so many.
    pub most: usize,
    /// What it has to be like.
    pub like: Vec<Like>,
}

/// A kind of thing that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A unit in play.
    Unit,
    /// A gear in play.
    Gear,
    /// A spell on the chain.
    Spell,
    /// A spell or an ability on the chain.
    Item,
    /// A place for units.
    Place,
    /// A unit card in the chooser's trash.
    Card,
}

/// What a chosen thing has to be like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Like {
    /// In a base.
    Base,
    /// At a battlefield.
    Battlefield,
    /// The chooser's.
    Friendly,
    /// An opponent's.
    Enemy,
    /// Attacking.
    Attacking,
    /// Of one of these domains.
    Domain(u8),
    /// Not chosen in this execution already.
    Other,
    /// All of the choice at one location.
    Together,
    /// A spell whose printed cost is at most so much Energy and so much Power.
    PrintedAtMost(u32, u32),
    /// A spell or ability that chooses a unit or gear of the chooser's.
    ChoosesFriendly,
    /// A spell or ability that chooses the unit that was chosen first, and no other unit of the chooser's.
    ChoosesItAlone,
    /// A place of the chooser's: the base, or a battlefield that the chooser controls.
    Own,
    /// A place where the controller of the unit that moves has another unit.
    WithItsUnits,
}

/// Something that an instruction is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ref {
    /// What was chosen in this slot, from 0.
    Slot(usize),
    /// The piece that has the ability.
    Me,
    /// The piece that made the ability trigger.
    It,
}

/// One instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Does {
    /// So much damage.
    Damage(u32, Ref),
    /// Kill.
    Kill(Ref),
    /// Might this turn.
    Might(i32, Ref),
    /// Assault this turn.
    Assault(u32, Ref),
    /// Stun.
    Stun(Ref),
    /// Stun, or return to hand what is stunned.
    StunOrReturn(Ref),
    /// Ready.
    Ready(Ref),
    /// Return to the owner's hand.
    Return(Ref),
    /// Move to a chosen place.
    Move(Ref, Ref),
    /// Counter, unless the controller pays so much Energy.
    Counter(Ref, Option<u32>),
    /// Counter, and the card goes to its owner's hand.
    CounterToHand(Ref),
    /// Counter, if an opponent has played another spell this turn.
    CounterIfAnother(Ref),
    /// Who controls the spell plays no spells any more this turn.
    Silence(Ref),
    /// A unit gets Might equal to a spell's printed Energy.
    MightOf(Ref, Ref),
    /// Enemy spells and abilities cannot choose it this turn.
    Shroud(Ref),
    /// Gain control of a spell, for a cost if one is named, and new choices may be made; what is not paid for is
    /// countered instead, if that is said.
    Take(Ref, Option<Cost>, bool),
    /// New choices may be made for a spell.
    Renew(Ref),
    /// The next card of the controller's costs so much less.
    NextCardLess(Cost),
    /// Draw.
    Draw(u32),
    /// The controller of what was chosen draws: linked to what happens to it.
    ControllerDraws(u32, Ref),
    /// Look at so many cards, take one, recycle the rest.
    Look(u32),
    /// Look at so many cards; whether one is taken is not said.
    Peek(u32),
    /// Play a unit token of so much Might at a chosen place.
    Token(u32, Ref),
    /// Play a Bird token, which has Deflect, at a chosen place.
    Bird(Ref),
    /// Both deal their Might to each other.
    Fight(Ref, Ref),
    /// Damage equal to the Might of the piece that has the ability.
    Strike(Ref),
    /// Own Mechs get Might this turn.
    Mechs(u32),
    /// This item is banished.
    BanishSelf,
    /// A unit card of the trash comes into play in the base.
    Resurrect(Ref),
    /// A Sprite comes into play in the base.
    Sprite,
    /// Nothing but the choice, which another instruction looks at.
    Choose(Ref),
    /// A Reflection comes into the base, ready, as a copy of a unit.
    Reflect(Ref),
    /// An exhausted Gold token comes into the base.
    Gold,
    /// The next spell of the controller's gains Repeat equal to its cost.
    NextSpellRepeats,
    /// Something that is not played here.
    Note,
}

/// Reads a text, such as `damage 4 <unit base> | kill <gear>`; `None` if it is not one.
pub fn read(text: &str) -> Option<Text> {
    if text.len() > 400 {
        return None;
    }
    let modes: Option<Vec<Mode>> = text.split('|').map(mode).collect();
    modes.filter(|modes| modes.len() <= MOST_PARTS).map(|modes| Text { modes, price: None })
}

fn mode(text: &str) -> Option<Mode> {
    let mut mode = Mode::default();
    for part in text.split(';') {
        let mut words = Vec::new();
        let mut rest = part.trim();
        while !rest.is_empty() {
            if let Some(inner) = rest.strip_prefix('<') {
                let (description, after) = inner.split_once('>')?;
                words.push(format!("#{}", mode.slots.len() + 1));
                mode.slots.push(slot(description)?);
                rest = after.trim_start();
            } else {
                let end = rest.find([' ', '<']).unwrap_or(rest.len());
                let (word, after) = rest.split_at(end);
                words.push(word.to_owned());
                rest = after.trim_start();
            }
        }
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        mode.does.push(does(&words, mode.slots.len())?);
    }
    (mode.does.len() <= MOST_PARTS && mode.slots.len() <= MOST_SLOTS).then_some(mode)
}

fn slot(description: &str) -> Option<Slot> {
    let mut slot = Slot { what: What::Unit, least: 1, most: 1, like: Vec::new() };
    for word in description.split_whitespace() {
        match word {
            "unit" => slot.what = What::Unit,
            "gear" => slot.what = What::Gear,
            "spell" => slot.what = What::Spell,
            "item" => slot.what = What::Item,
            "place" => slot.what = What::Place,
            "card" => slot.what = What::Card,
            "base" => slot.like.push(Like::Base),
            "battlefield" => slot.like.push(Like::Battlefield),
            "friendly" => slot.like.push(Like::Friendly),
            "enemy" => slot.like.push(Like::Enemy),
            "attacking" => slot.like.push(Like::Attacking),
            "other" => slot.like.push(Like::Other),
            "together" => slot.like.push(Like::Together),
            "own" => slot.like.push(Like::Own),
            "with-its-units" => slot.like.push(Like::WithItsUnits),
            "choosing-friendly" => slot.like.push(Like::ChoosesFriendly),
            "choosing-it-alone" => slot.like.push(Like::ChoosesItAlone),
            "body" => slot.like.push(Like::Domain(BODY)),
            printed if printed.starts_with("at-most:") => {
                let (energy, power) = printed.strip_prefix("at-most:")?.split_once(':')?;
                slot.like.push(Like::PrintedAtMost(energy.parse().ok()?, power.parse().ok()?));
            }
            range => {
                let (least, most) = range.split_once('-')?;
                slot.least = least.parse().ok()?;
                slot.most = most.parse().ok().filter(|most| *most <= 3 && *most >= slot.least && *most > 0)?;
            }
        }
    }
    Some(slot)
}

fn does(words: &[&str], slots: usize) -> Option<Does> {
    let number = |text: &str| text.parse::<u32>().ok().filter(|number| *number <= MOST);
    let of = |text: &str| match text {
        "me" => Some(Ref::Me),
        "it" => Some(Ref::It),
        slot => {
            let place = slot.strip_prefix('#')?.parse::<usize>().ok()?.checked_sub(1)?;
            (place < slots).then_some(Ref::Slot(place))
        }
    };
    Some(match *words {
        ["damage", by, to] => Does::Damage(number(by)?, of(to)?),
        ["kill", it] => Does::Kill(of(it)?),
        ["might", by, to] => Does::Might(by.parse().ok().filter(|by: &i32| by.unsigned_abs() <= MOST)?, of(to)?),
        ["assault", by, to] => Does::Assault(number(by)?, of(to)?),
        ["stun", it] => Does::Stun(of(it)?),
        ["stun-or-return", it] => Does::StunOrReturn(of(it)?),
        ["ready", it] => Does::Ready(of(it)?),
        ["return", it] => Does::Return(of(it)?),
        ["move", it, to] => Does::Move(of(it)?, of(to)?),
        ["counter", it] => Does::Counter(of(it)?, None),
        ["counter", it, "unless", energy] => Does::Counter(of(it)?, Some(number(energy)?)),
        ["counter-to-hand", it] => Does::CounterToHand(of(it)?),
        ["counter-if-another", it] => Does::CounterIfAnother(of(it)?),
        ["silence", it] => Does::Silence(of(it)?),
        ["might-of", spell, to] => Does::MightOf(of(spell)?, of(to)?),
        ["shroud", it] => Does::Shroud(of(it)?),
        ["take", it] => Does::Take(of(it)?, None, false),
        ["take", it, "for", cost] => Does::Take(of(it)?, Some(Cost::read(cost).ok()?), false),
        ["take-or-counter", it, "for", cost] => Does::Take(of(it)?, Some(Cost::read(cost).ok()?), true),
        ["renew", it] => Does::Renew(of(it)?),
        ["next-card-less", cost] => Does::NextCardLess(Cost::read(cost).ok()?),
        ["draw", cards] => Does::Draw(number(cards)?),
        ["controller-draws", cards, of_it] => Does::ControllerDraws(number(cards)?, of(of_it)?),
        ["look", cards] => Does::Look(number(cards)?),
        ["peek", cards] => Does::Peek(number(cards)?),
        ["bird", at] => Does::Bird(of(at)?),
        ["token", might, at] => Does::Token(number(might)?, of(at)?),
        ["fight", one, other] => Does::Fight(of(one)?, of(other)?),
        ["strike", it] => Does::Strike(of(it)?),
        ["mechs", by] => Does::Mechs(number(by)?),
        ["banish-self"] => Does::BanishSelf,
        ["resurrect", it] => Does::Resurrect(of(it)?),
        ["sprite"] => Does::Sprite,
        ["choose", it] => Does::Choose(of(it)?),
        ["reflect", it] => Does::Reflect(of(it)?),
        ["gold"] => Does::Gold,
        ["next-spell-repeats"] => Does::NextSpellRepeats,
        ["note"] => Does::Note,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::riftbound::cards::{CARDS, Kind};
    use crate::games::riftbound::has::read_has;

    #[test]
    fn every_printed_card_is_read() {
        for card in CARDS {
            if card.kind == Kind::Spell {
                assert!(read(card.text).is_some(), "{}", card.number);
                assert!(Cost::read(card.cost).is_ok(), "{}", card.number);
            }
            assert!(card.repeat.iter().all(|cost| Cost::read(cost).is_ok()), "{}", card.number);
            assert!(card.own.iter().all(|own| crate::games::riftbound::own_cost::read(own).is_some()), "{}", card.number);
            assert!(crate::games::riftbound::cost::domains(card.domains).is_some(), "{}", card.number);
            assert!(card.has.iter().all(|has| read_has(has).is_some()), "{}", card.number);
            assert!(["", "action", "reaction"].contains(&card.timing), "{}", card.number);
        }
    }

    #[test]
    fn slots_stand_in_the_order_of_the_text() {
        let text = read("damage 2 <unit battlefield>; damage 2 <0-1 unit other> | kill <gear>").unwrap();
        assert_eq!(text.modes.len(), 2);
        let first = &text.modes[0];
        assert_eq!(first.slots[1], Slot { what: What::Unit, least: 0, most: 1, like: vec![Like::Other] });
        assert_eq!(first.does, [Does::Damage(2, Ref::Slot(0)), Does::Damage(2, Ref::Slot(1))]);
        for bad in ["", "damage", "damage x <unit>", "kill #1", "damage 1 <2-1 unit>", "kill <gear", "draw 1 |"] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
