//! How a counter, an action and a bound are written in a line, in both languages; `line.rs` reads the same lines.

use crate::games::any_game::seats::{letter, seat_named};
use crate::games::any_game::setup::{Action, Bound, Change, Condition, Cost, Counter, Does, Is, Setup, Then};
use crate::games::any_game::whole::{Amount, Whole};
use crate::ruling::{Arg, Says, Sentence, SeatId, TokenId};
use crate::words::{Lang, Said};
use std::rc::Rc;

/// A text with a wording for each language.
pub struct Wording {
    en: String,
    fr: String,
}

impl Sentence for Wording {
    fn id(&self) -> &'static str {
        "line"
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        vec![("text", Arg::Key(self.en.clone().into()))]
    }

    fn say(&self, lang: Lang) -> Said {
        match lang {
            Lang::En => self.en.as_str(),
            Lang::Fr => self.fr.as_str(),
        }
        .into()
    }
}

/// The same in both languages, each with its words.
pub fn wording(write: impl Fn(&Pen) -> String, setup: &Setup) -> Says {
    let [en, fr] = Lang::ALL.map(|lang| write(&Pen { setup, lang }));
    Rc::new(Wording { en, fr })
}

/// Writes lines about one setup in one language.
pub struct Pen<'a> {
    setup: &'a Setup,
    lang: Lang,
}

/// The name of a counter, or its id where it has none.
pub fn name_of<'a>(id: &'a TokenId, name: &'a str) -> &'a str {
    if name.is_empty() { id.as_str() } else { name }
}

/// The sign of a comparison.
pub fn sign(is: Is) -> &'static str {
    match is {
        Is::AtLeast => ">=",
        Is::AtMost => "<=",
        Is::More => ">",
        Is::Less => "<",
        Is::Equal => "=",
        Is::Unlike => "!=",
    }
}

impl Pen<'_> {
    fn word(&self, en: &'static str, fr: &'static str) -> &'static str {
        match self.lang {
            Lang::En => en,
            Lang::Fr => fr,
        }
    }

    fn counter(&self, id: &TokenId) -> String {
        let found = self.setup.counters.iter().find(|counter| counter.id == *id);
        found.map_or_else(|| id.to_string(), |counter| name_of(id, &counter.name).to_owned())
    }

    fn seat(&self, seat: Option<&SeatId>) -> String {
        match seat {
            None => self.word("nobody", "personne").to_owned(),
            Some(id) => seat_named(id.as_str()).map_or_else(|| id.to_string(), |seat| letter(seat).to_owned()),
        }
    }

    fn amount(&self, amount: &Amount) -> String {
        match amount {
            Amount::Number(Whole(number)) => number.to_string(),
            Amount::Of(share) if share.times == Whole::from(1) => self.counter(&share.counter),
            Amount::Of(share) => format!("{} * {}", share.times.0, self.counter(&share.counter)),
        }
    }

    // "3 mana", "2 mana per elves".
    fn so_much(&self, amount: &Amount, counter: &TokenId) -> String {
        match amount {
            Amount::Number(Whole(number)) => format!("{number} {}", self.counter(counter)),
            Amount::Of(share) => {
                let per = self.word("per", "par");
                format!("{} {} {per} {}", share.times.0, self.counter(counter), self.counter(&share.counter))
            }
        }
    }

    /// `mana >= 2`.
    pub fn condition(&self, condition: &Condition) -> String {
        format!("{} {} {}", self.counter(&condition.counter), sign(condition.is), self.amount(&condition.amount))
    }

    fn cost(&self, cost: &Cost) -> String {
        format!("{} {}", self.word("pay", "paie"), self.so_much(&cost.amount, &cost.counter))
    }

    fn change(&self, change: &Change) -> String {
        let counter = self.counter(&change.counter);
        match change.change {
            Does::Add => {
                let so_much = self.so_much(&change.by, &change.counter);
                if so_much.starts_with('-') { so_much } else { format!("+{so_much}") }
            }
            Does::Multiply => format!("{counter} * {}", self.amount(&change.by)),
            Does::Set => format!("{counter} = {}", self.amount(&change.by)),
            Does::DivideDown => format!("{counter} / {}", self.amount(&change.by)),
            Does::DivideUp => format!("{counter} / {} {}", self.amount(&change.by), self.word("up", "haut")),
        }
    }

    fn colon(&self) -> &'static str {
        self.word(": ", "\u{00A0}: ")
    }

    /// `mana = 3`.
    pub fn counter_line(&self, counter: &Counter) -> String {
        format!("{} = {}", name_of(&counter.id, &counter.name), counter.start.0)
    }

    /// `tap: needs mana >= 2, +1 mana, by A, optional`.
    pub fn action_line(&self, action: &Action) -> String {
        let mut parts = Vec::new();
        if let Some(times) = &action.times {
            parts.push(format!("{} {}", self.word("times", "fois"), self.amount(times)));
        }
        let only_if = action.only_if.iter().map(|one| format!("{} {}", self.word("if", "si"), self.condition(one)));
        parts.extend(only_if);
        let needs = action.needs.iter().map(|one| format!("{} {}", self.word("needs", "exige"), self.condition(one)));
        parts.extend(needs);
        parts.extend(action.pays.iter().map(|one| self.cost(one)));
        parts.extend(action.changes.iter().map(|one| self.change(one)));
        parts.push(format!("{} {}", self.word("by", "par"), self.seat(action.seat.as_ref())));
        if action.optional {
            parts.push(self.word("optional", "facultatif").to_owned());
        }
        if !action.answers {
            parts.push(self.word("no answer", "sans réponse").to_owned());
        }
        format!("{}{}{}", name_of(&action.id, &action.name), self.colon(), parts.join(", "))
    }

    /// `life B <= 0: B loses`.
    pub fn bound_line(&self, bound: &Bound) -> String {
        let seat = self.seat(bound.seat.as_ref());
        let end = match bound.then {
            Then::Loses => format!("{seat} {}", self.word("loses", "perd")),
            Then::Wins => format!("{seat} {}", self.word("wins", "gagne")),
            Then::Draws => self.word("draw", "nulle").to_owned(),
        };
        format!("{}{}{end}", self.bound_condition(bound), self.colon())
    }

    /// `life B <= 0`.
    pub fn bound_condition(&self, bound: &Bound) -> String {
        format!("{} {} {}", self.counter(&bound.counter), sign(bound.is), self.amount(&bound.amount))
    }
}
