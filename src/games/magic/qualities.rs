//! What an object is at this moment: there, of a type, of a size, with these abilities.

use crate::games::magic::core::Core;
use crate::games::magic::kit::Size;
use crate::games::magic::notation::{Ability, Filter, Head, Quality, Static};
use crate::games::magic::state::{COUNTERS, State};
use crate::games::magic::replacing::without;
use crate::loops::{Cx, Qty};
use crate::words::Int;
use std::rc::Rc;

/// The colours by letter.
const COLOURS: [(&str, char); 5] = [("white", 'W'), ("blue", 'U'), ("black", 'B'), ("red", 'R'), ("green", 'G')];

/// Something that holds as long as a permanent is there.
pub struct Holding {
    /// The permanent.
    pub source: usize,
    /// For what.
    pub of: Filter,
    /// Numbers.
    pub numbers: Vec<i64>,
    /// Words.
    pub words: Vec<Rc<str>>,
    /// The ability granted.
    pub grants: Option<Rc<Ability>>,
}

impl Core {
    /// Whether one of a class is on the battlefield.
    pub fn present(&self, state: &State, at: usize, cx: &mut Cx) -> bool {
        cx.at_least(&state.class(at).there(), &Qty::from(1), "one is on the battlefield")
    }

    /// What holds of a kind.
    pub fn holding(&self, state: &State, kind: Static, cx: &mut Cx) -> Vec<Holding> {
        let mut all = Vec::new();
        // Most boards hold nothing of most kinds, and this is asked at every turn.
        let classes = if self.kit.holds(kind) { state.classes.len() } else { 0 };
        for source in 0..classes {
            let Some(def) = self.def(state, source) else { continue };
            for ability in &def.abilities {
                let Head::Holds { what, of, numbers, words, grants } = &ability.head else { continue };
                if *what == kind && self.present(state, source, cx) {
                    let (of, numbers, words) = (of.clone(), numbers.clone(), words.clone());
                    all.push(Holding { source, of, numbers, words, grants: grants.clone() });
                }
            }
        }
        all
    }

    /// The holding things of a kind that reach an object.
    pub fn reaching(&self, state: &State, kind: Static, at: usize, cx: &mut Cx) -> Vec<Holding> {
        let mut all = self.holding(state, kind, cx);
        all.retain(|held| {
            let controller = state.class(held.source).controller;
            held.of.0.iter().all(|quality| self.printed_quality(state, quality, held.source, controller, at))
        });
        all
    }

    fn printed(&self, state: &State, at: usize, word: &str) -> bool {
        let class = state.class(at);
        let Some(def) = self.def(state, at) else { return false };
        let coloured = || COLOURS.iter().any(|(name, letter)| *name == word && def.colours.contains(*letter));
        word == "permanent" || word == "any" || def.has(word) || class.flagged(word) || coloured()
    }

    // What is printed or was set on it: what other permanents make of it is left aside, so that this comes to an end.
    fn printed_quality(&self, state: &State, quality: &Quality, source: usize, controller: usize, at: usize) -> bool {
        match quality {
            Quality::Yours => state.class(at).controller == controller,
            Quality::Opponents => state.class(at).controller != controller,
            Quality::Other => at != source,
            Quality::Itself => at == source,
            Quality::Host => state.class(source).attached == Some(at),
            Quality::Untapped => true,
            Quality::Is(word) => word.split(',').any(|word| self.printed(state, at, word)),
            Quality::Not(word) => !self.printed(state, at, word),
        }
    }

    /// Whether an object is, or has, what a word says.
    pub fn has(&self, state: &State, at: usize, word: &str, cx: &mut Cx) -> bool {
        if let Some(kind) = COUNTERS.iter().position(|kind| *kind == word) {
            let there = state.class(at).counters.get(kind).cloned().unwrap_or_default();
            return cx.at_least(&there, &Qty::from(1), "there is a counter on it");
        }
        if word == "token" {
            return state.class(at).token;
        }
        self.printed(state, at, word)
            || self
                .reaching(state, Static::Also, at, cx)
                .iter()
                .any(|held| held.words.iter().any(|made| &**made == word))
    }

    /// Whether an object is a creature.
    pub fn is_creature(&self, state: &State, at: usize, cx: &mut Cx) -> bool {
        self.has(state, at, "creature", cx)
    }

    /// Whether an object has all the qualities of a filter, seen from a source and its controller.
    pub fn matches(
        &self,
        state: &State,
        filter: &Filter,
        source: usize,
        controller: usize,
        at: usize,
        cx: &mut Cx,
    ) -> bool {
        for quality in &filter.0 {
            let holds = match quality {
                Quality::Is(words) => words.split(',').any(|word| self.has(state, at, word, cx)),
                Quality::Not(word) => !self.has(state, at, word, cx),
                Quality::Untapped => {
                    cx.at_least(&state.class(at).untapped, &Qty::from(1), "an untapped one is there")
                }
                _ => self.printed_quality(state, quality, source, controller, at),
            };
            if !holds {
                return false;
            }
        }
        true
    }

    /// Whether a card outside the battlefield has all the qualities of a filter: what permanents make of others does not
    /// reach it, and it is its owner's.
    ///
    /// *Source*: Comprehensive Rules 109.5. *Case*: AK21/b.
    pub fn card_matches(&self, state: &State, filter: &Filter, source: usize, controller: usize, at: usize) -> bool {
        filter.0.iter().all(|quality| match quality {
            Quality::Yours => state.class(at).owner == controller,
            Quality::Opponents => state.class(at).owner != controller,
            Quality::Is(words) => words.split(',').any(|word| word == "ingraveyard" || self.printed(state, at, word)),
            _ => self.printed_quality(state, quality, source, controller, at),
        })
    }

    /// Classes on the battlefield that match a filter.
    pub fn all_matching(
        &self,
        state: &State,
        filter: &Filter,
        source: usize,
        controller: usize,
        cx: &mut Cx,
    ) -> Vec<usize> {
        let mut all = Vec::new();
        for at in 0..state.classes.len() {
            if self.matches(state, filter, source, controller, at, cx) && self.present(state, at, cx) {
                all.push(at);
            }
        }
        all
    }

    /// The abilities of an object, granted ones behind its own.
    pub fn abilities(&self, state: &State, at: usize, cx: &mut Cx) -> Vec<Rc<Ability>> {
        let mut all = self.def(state, at).map(|def| def.abilities.clone()).unwrap_or_default();
        all.extend(self.reaching(state, Static::Grant, at, cx).into_iter().filter_map(|held| held.grants));
        all
    }

    fn printed_size(&self, state: &State, at: usize, cx: &mut Cx) -> Option<(Qty, Qty)> {
        let made = self.reaching(state, Static::Also, at, cx);
        for held in &made {
            if let [power, toughness] = held.numbers.as_slice() {
                return Some((Qty::from(*power), Qty::from(*toughness)));
            }
        }
        let (power, toughness) = self.def(state, at)?.size?;
        let one = |size: Size| match size {
            Size::Fixed(number) => Qty::from(number),
            Size::Hand => self.cards_in_hand(state, state.class(at).controller),
        };
        Some((one(power), one(toughness)))
    }

    /// How many cards a player has in hand, those among the pieces too.
    pub fn cards_in_hand(&self, state: &State, seat: usize) -> Qty {
        let mut sum = state.seat(seat).hand.clone();
        for class in state.classes.iter().filter(|class| class.owner == seat) {
            let [_, _, hand, ..] = &class.elsewhere;
            sum += hand;
        }
        sum
    }

    /// Power and toughness of a creature.
    ///
    /// *Source*: Comprehensive Rules 613.4. *Case*: M05, M12, M42.
    pub fn size(&self, state: &State, at: usize, cx: &mut Cx) -> Option<(Qty, Qty)> {
        let (mut power, mut toughness) = self.printed_size(state, at, cx)?;
        let change = match state.class(at).counters.each_ref() {
            [plus, minus, ..] => plus - minus,
        };
        power += &change;
        toughness += &change;
        let [stronger, tougher] = &state.class(at).grown;
        power += stronger;
        toughness += tougher;
        for held in self.holding(state, Static::Pt, cx) {
            // Each of several alike counts; one of them sees the others, and not itself.
            let others = without(&held.of, &Quality::Other);
            let controller = state.class(held.source).controller;
            if !others.0.iter().all(|quality| self.printed_quality(state, quality, held.source, controller, at)) {
                continue;
            }
            let mut number = state.class(held.source).there();
            if held.source == at && others != held.of {
                number -= Qty::from(1);
            }
            if let [more, tougher] = held.numbers.as_slice() {
                power += number.scale(&Int::from(*more));
                toughness += number.scale(&Int::from(*tougher));
            }
        }
        Some((power, toughness))
    }

    /// Whether a player cannot lose the game.
    pub fn cannot_lose(&self, state: &State, seat: usize, cx: &mut Cx) -> bool {
        self.holding(state, Static::CantLose, cx).iter().any(|held| state.class(held.source).controller == seat)
    }
}
