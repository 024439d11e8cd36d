use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::silence_names::SILENCES;
use crate::play::{Record, open_between};
use crate::ruling::{Arg, Case, OptionId, ReadingId, Ruling, Says, Sentence, Standing};
use crate::words::{Lang, Name, Said};
use std::rc::Rc;

/// Something that the book leaves open, with the ways to read it, none before the other in weight.
pub struct Silence {
    /// The id of the reading in files.
    pub id: &'static str,
    /// The question.
    pub asks: Name,
    /// The ways to read it: id in files, and in words.
    pub ways: &'static [(&'static str, Name)],
}

/// What holds the first silence that stood in the way of a deed.
pub trait Waits {
    /// The silence that has to be read before anything more is done.
    fn waits_for(&mut self) -> &mut Option<&'static str>;
}

/// The silence with this id.
pub fn silence(id: &str) -> Option<(usize, &'static Silence)> {
    SILENCES.iter().enumerate().find(|(_, silence)| silence.id == id)
}

/// How the table reads a silence, if it has said.
pub fn chosen(case: &Case<Setup>, id: &str) -> Option<usize> {
    let option = case.readings.get(&ReadingId::new(id).ok()?)?;
    silence(id)?.1.ways.iter().position(|(way, _)| *option == *way)
}

/// How the table reads a silence; without an answer the deed at hand waits for one, and every later deed with it.
pub fn read<S: Waits + Clone>(record: &mut Record<S>, case: &Case<Setup>, id: &'static str) -> Option<usize> {
    let way = chosen(case, id);
    match way.zip(silence(id)) {
        Some((way, (nth, silence))) => {
            if let Some((option, _)) = silence.ways.get(way) {
                record.rest_on(ReadingId::from(id), OptionId::from(*option));
                record.read_as(Rc::new(Spoken(nth, None)), Rc::new(Spoken(nth, Some(way))));
            }
        }
        None => {
            record.state.waits_for().get_or_insert(id);
        }
    }
    way
}

/// The answer where the book is silent: each way to read it, with what comes of it.
pub fn open_on(case: &Case<Setup>, id: &'static str, rule: fn(&Case<Setup>) -> Ruling) -> Option<Standing> {
    let (nth, silence) = silence(id)?;
    let way = |way: usize| -> Says { Rc::new(Spoken(nth, Some(way))) };
    let ways = silence.ways.iter().enumerate().map(|(at, (option, _))| (OptionId::from(*option), way(at)));
    Some(open_between(ReadingId::from(id), Rc::new(Spoken(nth, None)), ways.collect(), |option| {
        let mut case = case.clone();
        case.readings.insert(ReadingId::from(id), option.clone());
        rule(&case)
    }))
}

/// A silence's question, or one way to read it, as a sentence.
struct Spoken(usize, Option<usize>);

impl Sentence for Spoken {
    fn id(&self) -> &'static str {
        if self.1.is_none() { "asks_reading" } else { "reads_so" }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        let Some(silence) = SILENCES.get(self.0) else { return Vec::new() };
        let way = self.1.and_then(|way| silence.ways.get(way)).map(|(option, _)| ("way", Arg::Key((*option).into())));
        [("silence", Arg::Key(silence.id.into()))].into_iter().chain(way).collect()
    }

    fn say(&self, lang: Lang) -> Said {
        let Some(silence) = SILENCES.get(self.0) else { return String::new().into() };
        let name = match self.1 {
            None => Some(&silence.asks),
            Some(way) => silence.ways.get(way).map(|(_, name)| name),
        };
        name.map(|name| name.say(lang)).unwrap_or_default().into()
    }
}
