use crate::ruling::{Arg, SeatId, TokenId, ZoneId};
use crate::words::{Count, Int, Lang, Name, Said};
use std::fmt::{self, Debug};
use std::ops::Deref;
use std::rc::Rc;

/// What a step, verdict, label or problem says: typed, so that files and tests compare it by id and arguments,
/// and each language's file puts it into words.
pub trait Sentence {
    /// The id in files: unique within its game.
    fn id(&self) -> &'static str;
    /// The arguments in files, by name.
    fn args(&self) -> Vec<(&'static str, Arg)>;
    /// The words.
    fn say(&self, lang: Lang) -> Said;
}

// Written by hand: as a supertrait, `Debug` would keep every derived implementation in the page's bytes.
impl Debug for dyn Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", self.id(), self.args())
    }
}

/// A sentence as everything passes it around.
pub type Says = Rc<dyn Sentence>;

/// Whether two sentences say the same, in every language.
pub fn same_sentence(one: &dyn Sentence, other: &dyn Sentence) -> bool {
    one.id() == other.id() && one.args() == other.args()
}

/// A sentence's arguments as files hold them.
pub fn args_json(says: &dyn Sentence) -> serde_json::Value {
    says.args().into_iter().map(|(key, arg)| (key.to_owned(), arg.json())).collect()
}

/// Something with an id for files and a name for people; shared, so that sentences pass it around for nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named<Id>(Rc<Naming<Id>>);

/// What a [`Named`] holds.
#[derive(Debug, PartialEq, Eq)]
pub struct Naming<Id> {
    /// The id in files.
    pub id: Id,
    /// The name in sentences.
    pub name: Name,
}

impl<Id> Deref for Named<Id> {
    type Target = Naming<Id>;
    fn deref(&self) -> &Naming<Id> {
        &self.0
    }
}

impl<Id> Named<Id> {
    /// An id and a name.
    pub fn new(id: Id, name: Name) -> Named<Id> {
        Named(Rc::new(Naming { id, name }))
    }

    /// The name as it stands in a sentence of `lang`.
    pub fn say(&self, lang: Lang) -> String {
        self.name.say(lang)
    }
}

/// A piece as sentences mention it.
pub type Piece = Named<TokenId>;
/// A player as sentences mention one.
pub type Player = Named<SeatId>;
/// A place as sentences mention it.
pub type Spot = Named<ZoneId>;

impl<Id> Sentence for Named<Id>
where
    Id: Clone + Debug,
    Arg: From<Id>,
{
    fn id(&self) -> &'static str {
        "name"
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        vec![("of", Arg::from(self.id.clone()))]
    }

    fn say(&self, lang: Lang) -> Said {
        self.name.say(lang).into()
    }
}

/// What a sentence may be told with. `specimen` gives a value that a test can find again in the words.
pub trait Told {
    /// The value in files.
    fn arg(&self) -> Arg;
    /// The `nth` value for the test that renders every sentence.
    fn specimen(nth: usize) -> Self
    where
        Self: Sized;
    /// What must be found in the words if the sentence is told with this value; `None` where words vary.
    fn trace(&self, lang: Lang) -> Option<String>;
}

/// The arguments of a sentence, by name: one function for every variant of every catalogue, for the page's bytes.
pub fn told(fields: &[(&'static str, &dyn Told)]) -> Vec<(&'static str, Arg)> {
    fields.iter().map(|(name, value)| (*name, value.arg())).collect()
}

impl Told for Int {
    fn arg(&self) -> Arg {
        self.into()
    }
    fn specimen(nth: usize) -> Int {
        Count::specimen(nth).int()
    }
    fn trace(&self, lang: Lang) -> Option<String> {
        Some(self.say(lang))
    }
}

impl Told for Count {
    fn arg(&self) -> Arg {
        self.into()
    }
    fn specimen(nth: usize) -> Count {
        Count::from(7001 + nth)
    }
    fn trace(&self, lang: Lang) -> Option<String> {
        Some(self.say(lang))
    }
}

impl Told for bool {
    fn arg(&self) -> Arg {
        Arg::Flag(*self)
    }
    fn specimen(nth: usize) -> bool {
        nth.is_multiple_of(2)
    }
    fn trace(&self, _: Lang) -> Option<String> {
        None
    }
}

impl Told for Says {
    fn arg(&self) -> Arg {
        Arg::Key(self.id().into())
    }
    fn specimen(nth: usize) -> Says {
        Rc::new(Piece::specimen(nth))
    }
    fn trace(&self, lang: Lang) -> Option<String> {
        Some(self.say(lang).plain())
    }
}

impl<T: Told> Told for Vec<T> {
    fn arg(&self) -> Arg {
        Arg::List(self.iter().map(Told::arg).collect())
    }
    fn specimen(nth: usize) -> Vec<T> {
        vec![T::specimen(nth + 20), T::specimen(nth + 40)]
    }
    fn trace(&self, lang: Lang) -> Option<String> {
        self.first()?.trace(lang)
    }
}

impl<T: Told> Told for Option<T> {
    fn arg(&self) -> Arg {
        self.as_ref().map_or(Arg::Key("none".into()), Told::arg)
    }
    fn specimen(nth: usize) -> Option<T> {
        Some(T::specimen(nth))
    }
    fn trace(&self, lang: Lang) -> Option<String> {
        self.as_ref()?.trace(lang)
    }
}

macro_rules! told_names {
    ($($id:ident)*) => {$(
        impl Told for Named<$id> {
            fn arg(&self) -> Arg {
                Arg::from(&self.id)
            }
            fn specimen(nth: usize) -> Named<$id> {
                const NAMES: [&str; 5] = ["Quill", "Zephyr", "Vortex", "Kazoo", "Jinx"];
                let word = NAMES.get(nth % NAMES.len()).copied().unwrap_or("Quill");
                Named::new(word.into(), Name::english(word).numbered(nth))
            }
            fn trace(&self, lang: Lang) -> Option<String> {
                Some(Said::from(self.say(lang)).plain())
            }
        }
    )*};
}

told_names! { SeatId TokenId ZoneId }

/// A closed set of sentences whose words a test can go through.
pub trait Catalogue: Sentence + Sized {
    /// One of each, told with values that a test can find again.
    fn specimens() -> Vec<Self>;
    /// What the words of `lang` must contain.
    fn traces(&self, lang: Lang) -> Vec<String>;
}

/// What is wrong with the words of a catalogue: an argument that a language leaves out, a sentence that is empty
/// or says the same in both languages although it has no name or number in it. Empty if all is well.
pub fn faults_of<C: Catalogue>() -> Vec<String> {
    let mut faults = Vec::new();
    for specimen in C::specimens() {
        let [en, fr] = Lang::ALL.map(|lang| specimen.say(lang).plain());
        for (lang, words) in [(Lang::En, &en), (Lang::Fr, &fr)] {
            if words.trim().is_empty() {
                faults.push(format!("{} says nothing in {lang:?}", specimen.id()));
            }
            for trace in specimen.traces(lang).iter().filter(|trace| !words.contains(*trace)) {
                faults.push(format!("{} leaves out {trace:?} in {lang:?}: {words}", specimen.id()));
            }
        }
        if en == fr && specimen.traces(Lang::En).is_empty() && en.len() > 12 {
            faults.push(format!("{} is the same in both languages: {en}", specimen.id()));
        }
    }
    faults
}

/// Declares the sentences of one question as an enum: each variant with its id in files and its arguments.
///
/// The words stand in one function a language, `fn(&Enum) -> String`, each an exhaustive match,
/// so that a missing translation does not compile.
#[macro_export]
macro_rules! sentences {
    (
        $(#[$meta:meta])*
        pub enum $name:ident: en = $en:path, fr = $fr:path;
        $( $(#[$about:meta])* $id:literal $variant:ident $({ $($field:ident: $type:ty),* $(,)? })? ),* $(,)?
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug)]
        pub enum $name {
            $( $(#[$about])* $variant $({ $(#[allow(missing_docs)] $field: $type),* })? ),*
        }

        impl $name {
            /// The sentence as everything passes it around.
            pub fn says(self) -> $crate::ruling::Says {
                std::rc::Rc::new(self)
            }
        }

        #[allow(unused_assignments, unused_mut, unused_variables)]
        impl $crate::ruling::Catalogue for $name {
            fn specimens() -> Vec<$name> {
                let mut nth = 0;
                vec![$( $name::$variant $({ $($field: {
                    nth += 1;
                    <$type as $crate::ruling::Told>::specimen(nth)
                }),* })? ),*]
            }

            fn traces(&self, lang: $crate::words::Lang) -> Vec<String> {
                match self {
                    $( $name::$variant $({ $($field),* })? => {
                        let traces: [Option<String>; _] = [$( $($crate::ruling::Told::trace($field, lang)),* )?];
                        traces.into_iter().flatten().collect()
                    } ),*
                }
            }
        }

        impl $crate::ruling::Sentence for $name {
            fn id(&self) -> &'static str {
                match self {
                    $( $name::$variant $({ $($field: _),* })? => $id ),*
                }
            }

            fn args(&self) -> Vec<(&'static str, $crate::ruling::Arg)> {
                match self {
                    $( $name::$variant $({ $($field),* })? => $crate::ruling::told(&[
                        $( $((stringify!($field), $field as &dyn $crate::ruling::Told)),* )?
                    ]) ),*
                }
            }

            fn say(&self, lang: $crate::words::Lang) -> $crate::words::Said {
                match lang {
                    $crate::words::Lang::En => $en(self).into(),
                    $crate::words::Lang::Fr => $fr(self).into(),
                }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    sentences! {
        /// Sentences of a made-up question.
        pub enum Made: en = english, fr = french;
        /// A piece wins.
        "wins" Wins { piece: Piece, by: Int },
        /// Nothing happens.
        "nothing" Nothing,
    }

    fn english(says: &Made) -> String {
        match says {
            Made::Wins { piece, by } => format!("{} wins by {}.", piece.say(Lang::En), by.say(Lang::En)),
            Made::Nothing => "Nothing happens here.".into(),
        }
    }

    fn french(says: &Made) -> String {
        match says {
            Made::Wins { piece, .. } => format!("{} gagne.", piece.say(Lang::Fr)),
            Made::Nothing => "Nothing happens here.".into(),
        }
    }

    #[test]
    fn a_catalogue_with_a_lost_number_and_an_untranslated_sentence_is_found_out() {
        let faults = faults_of::<Made>();
        assert_eq!(faults.len(), 2, "{faults:?}");
        assert!(faults[0].starts_with("wins leaves out"), "{faults:?}");
        assert!(faults[1].starts_with("nothing is the same"), "{faults:?}");
    }

    #[test]
    fn sentences_are_the_same_by_id_and_arguments() {
        let wins = |by: i64| Made::Wins { piece: Piece::specimen(1), by: by.into() };
        assert!(same_sentence(&wins(2), &wins(2)));
        assert!(!same_sentence(&*wins(2).says(), &wins(3)));
    }
}
