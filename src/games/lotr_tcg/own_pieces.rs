//! Pieces that stand for no card: their numbers and their ability as somebody set them.

use crate::games::lotr_tcg::card_text::{Ability, Cost, Effect, Holds, Modifier, Phase, Who};
use crate::games::lotr_tcg::cards::{Card, Keyword};
use crate::games::lotr_tcg::rulebook::OWN_PIECES;
use crate::games::lotr_tcg::says::Ground;
use crate::games::lotr_tcg::setup::{MOST_OWN, SetAbility, SetKeyword, SetOwn, SetPiece};
use crate::ruling::{Piece, Rule};
use crate::words::{Count, Name};
use std::borrow::Cow;
use std::rc::Rc;

/// The blank companion of the tray.
pub const OWN_COMPANION: &str = "OWNC";
/// The blank minion of the tray.
pub const OWN_MINION: &str = "OWNM";

/// Whether a card is a blank one.
pub fn is_blank(card: &Card) -> bool {
    [OWN_COMPANION, OWN_MINION].contains(&card.number)
}

/// The numbers that a piece has, of its card or of its own.
#[derive(Clone, Debug)]
pub struct Numbers {
    /// Its strength with what it has from elsewhere.
    pub strength: Count,
    /// Its vitality: the wound with this number kills it.
    pub vitality: Count,
    /// Its resistance before burdens; 0 for what is no companion.
    pub resistance: Count,
    /// The sum of its damage bonuses.
    pub damage: Count,
    /// The rule behind it: its card, or that nobody has checked one.
    pub rule: &'static Rule,
    /// What it can do.
    pub abilities: Vec<Rc<Ability>>,
    /// The sum of its defender bonuses, printed or given.
    pub defender: Count,
    /// Its keywords.
    pub keywords: Vec<Keyword>,
    /// What its strength depends on.
    pub modifiers: Vec<Modifier>,
}

impl Numbers {
    /// Whether it has a keyword.
    pub fn has(&self, keyword: Keyword) -> bool {
        self.keywords.contains(&keyword)
    }
}

/// What a piece is called; its card's title where it has no name of its own.
pub fn name_of(set: &SetPiece, card: &Card) -> Name {
    let own = set.own.as_ref().and_then(|own| own.name.as_deref()).map(str::trim).filter(|name| !name.is_empty());
    own.filter(|_| is_blank(card)).map_or_else(|| card.name.clone(), Name::typed)
}

/// The numbers of a piece, and what stands against those that somebody set.
pub fn numbers(set: &SetPiece, card: &'static Card, piece: &Piece) -> (Numbers, Option<Ground>) {
    let printed = |number: u32| Count::from(u64::from(number));
    let mut numbers = Numbers {
        strength: &printed(card.strength) + &set.bonus,
        vitality: printed(card.vitality),
        resistance: printed(card.resistance),
        damage: printed(card.damage()),
        rule: &card.rule,
        abilities: card.abilities.iter().cloned().map(Rc::new).collect(),
        defender: &printed(card.defender()) + &set.defender,
        keywords: card.keywords.to_vec(),
        modifiers: card.modifiers.to_vec(),
    };
    if is_blank(card) {
        numbers.rule = &OWN_PIECES;
    }
    let Some(own) = &set.own else { return (numbers, None) };
    if !is_blank(card) {
        return (numbers, Some(Ground::OwnNumbersOnACard { piece: piece.clone() }));
    }
    let most = Count::from(MOST_OWN);
    if every_number(own).iter().any(|number| **number > most) {
        return (numbers, Some(Ground::OwnNumberTooLarge { piece: piece.clone(), most }));
    }
    if own.vitality.as_ref().is_some_and(Count::is_zero) {
        return (numbers, Some(Ground::OwnWithoutVitality { piece: piece.clone() }));
    }
    let base = own.strength.clone().unwrap_or_else(|| printed(card.strength));
    numbers.strength = &base + &set.bonus;
    numbers.vitality = own.vitality.clone().unwrap_or(numbers.vitality);
    numbers.resistance = own.resistance.clone().filter(|_| card.resistance > 0).unwrap_or(numbers.resistance);
    numbers.damage = own.damage.clone();
    numbers.abilities = ability_of(&own.ability).map(Rc::new).into_iter().collect();
    numbers.defender = &own.defender + &set.defender;
    numbers.keywords.extend(own.keywords.iter().map(|keyword| keyword_of(*keyword)));
    let ambushes = [&own.ambush, &own.ambush_again].map(small).into_iter().filter(|ambush| *ambush > 0);
    numbers.keywords.extend(ambushes.map(Keyword::Ambush));
    let hunter = small(&own.hunter);
    if hunter > 0 {
        numbers.keywords.push(Keyword::Hunter(hunter));
        numbers.modifiers.push(Modifier { strength: hunter, holds: Holds::FightsANonHunter });
    }
    (numbers, None)
}

fn every_number(own: &SetOwn) -> Vec<&Count> {
    let SetAbility { add_burdens, remove_burdens, add_threats, remove_threats, exert, strength, damage, no_wounds } =
        &own.ability;
    let of_ability = [add_burdens, remove_burdens, add_threats, remove_threats, exert, strength, damage, no_wounds];
    let of_piece = [&own.strength, &own.vitality, &own.resistance].into_iter().flatten();
    let of_piece = of_piece.chain([&own.damage, &own.defender, &own.hunter, &own.ambush, &own.ambush_again]);
    of_piece.chain(of_ability).collect()
}

// The numbers are small by now.
fn small(number: &Count) -> u32 {
    number.small().and_then(|number| u32::try_from(number).ok()).unwrap_or_default()
}

fn keyword_of(keyword: SetKeyword) -> Keyword {
    match keyword {
        SetKeyword::Fierce => Keyword::Fierce,
        SetKeyword::Lurker => Keyword::Lurker,
        SetKeyword::Unhasty => Keyword::Unhasty,
        SetKeyword::Archer => Keyword::Archer,
        SetKeyword::Enduring => Keyword::Enduring,
        SetKeyword::Hobbit => Keyword::Hobbit,
        SetKeyword::Dwarf => Keyword::Dwarf,
        SetKeyword::Elf => Keyword::Elf,
        SetKeyword::Man => Keyword::Man,
        SetKeyword::Orc => Keyword::Orc,
        SetKeyword::UrukHai => Keyword::UrukHai,
        SetKeyword::Nazgul => Keyword::Nazgul,
        SetKeyword::RingBound => Keyword::RingBound,
        SetKeyword::OnlyTripleOverwhelms => Keyword::OnlyTripleOverwhelms,
        SetKeyword::CannotBeAssigned => Keyword::CannotBeAssigned,
        SetKeyword::NotByFreePeoples => Keyword::NotByFreePeoples,
    }
}

fn ability_of(set: &SetAbility) -> Option<Ability> {
    let mut costs = Vec::new();
    let mut effects = Vec::new();
    for (number, cost) in [
        (&set.add_burdens, Cost::AddBurdens as fn(u32) -> Cost),
        (&set.remove_burdens, Cost::RemoveBurdens),
        (&set.add_threats, Cost::AddThreats),
        (&set.remove_threats, Cost::RemoveThreats),
        (&set.exert, |times| Cost::Exert { of: Who::Itself, times }),
    ] {
        if !number.is_zero() {
            costs.push(cost(small(number)));
        }
    }
    for (number, effect) in [
        (&set.strength, (|by| Effect::Strength { of: Who::Itself, by }) as fn(u32) -> Effect),
        (&set.damage, |by| Effect::Damage { of: Who::Itself, by }),
        (&set.no_wounds, |_| Effect::TakesNoWounds { of: Who::Itself }),
    ] {
        if !number.is_zero() {
            effects.push(effect(small(number)));
        }
    }
    let ability = Ability {
        phase: Phase::Skirmish,
        spots: Cow::Borrowed(&[]),
        costs: costs.into(),
        effects: effects.into(),
        needs: Cow::Borrowed(&[]),
        shadows: false,
        limit: 0,
    };
    (!(ability.costs.is_empty() && ability.effects.is_empty())).then_some(ability)
}
