//! Abilities in words: those of the card that has them.

use crate::games::magic::notation::{Ability, Head};
use crate::games::magic::opening::Table;
use crate::games::magic::rulebook::OWN_PIECE;
use crate::games::magic::meaning::meaning;
use crate::ruling::{Arg, Rule, Says, Sentence};
use crate::words::{Lang, Said};
use std::rc::Rc;

/// What a card says.
struct Printed(&'static Rule);

impl Sentence for Printed {
    fn id(&self) -> &'static str {
        "printed"
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        vec![("card", Arg::Key(self.0.cite().into()))]
    }

    fn say(&self, lang: Lang) -> Said {
        self.0.gist.say(lang).to_owned().into()
    }
}

/// What an ability does, in words.
pub fn ability(table: &Table, ability: &Rc<Ability>) -> Says {
    let has = |own: &Rc<Ability>| {
        Rc::ptr_eq(own, ability)
            || matches!(&own.head, Head::Holds { grants: Some(granted), .. } if Rc::ptr_eq(granted, ability))
    };
    let def = table.core.kit.defs.iter().find(|def| def.abilities.iter().any(has));
    match def {
        Some(def) if !std::ptr::eq(def.rule, &OWN_PIECE) => Rc::new(Printed(def.rule)),
        _ => meaning(ability),
    }
}
