//! What the books leave open: the answer under each reading, and which reading an answer rests on.

use crate::games::magic::course::{Magic, played};
use crate::games::magic::labels::Labels;
use crate::games::magic::moment::Moment;
use crate::games::magic::rulebook as rules;
use crate::play::{Record, open_between};
use crate::ruling::{OptionId, ReadingId, Rule, Says, Standing, Step};

/// Something that the books leave open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Silence {
    /// Whether cards milled into a hidden zone still count as milled this way.
    MilledFound,
    /// Whose number it is if several named the lowest one.
    EqualNumbers,
}

impl Silence {
    /// All of them.
    pub const ALL: [Silence; 2] = [Silence::MilledFound, Silence::EqualNumbers];

    /// The id of the question, and of its two answers.
    pub fn ids(self) -> [&'static str; 3] {
        match self {
            Silence::MilledFound => ["milled_cards_found", "not_found", "found"],
            Silence::EqualNumbers => ["equal_numbers", "first_to_name", "last_to_name"],
        }
    }
}

impl Silence {
    fn asks(self) -> Labels {
        match self {
            Silence::MilledFound => Labels::AsksMilledFound,
            Silence::EqualNumbers => Labels::AsksEqualNumbers,
        }
    }

    fn answers(self) -> [Labels; 2] {
        match self {
            Silence::MilledFound => [Labels::ReadNotFound, Labels::ReadFound],
            Silence::EqualNumbers => [Labels::ReadFirstToName, Labels::ReadLastToName],
        }
    }

    fn rule(self) -> &'static Rule {
        match self {
            Silence::MilledFound => &rules::MILLED_CARDS_FOUND,
            Silence::EqualNumbers => &rules::TOURNAMENT_LOOPS,
        }
    }
}

impl Magic<'_> {
    /// The reading that the table chose: whether it is the first of the two.
    pub fn reads(&self, silence: Silence) -> Option<bool> {
        let [question, first, other] = silence.ids();
        let option = self.case.readings.iter().find(|(id, _)| id.as_str() == question)?.1.as_str();
        if option == first { Some(true) } else { (option == other).then_some(false) }
    }

    /// Writes down that the answer rests on the chosen reading.
    pub fn rest_on(&self, record: &mut Record<Moment>, silence: Silence) {
        let Some(first) = self.reads(silence) else { return };
        let ([question, one, other], [says, otherwise]) = (silence.ids(), silence.answers());
        record.rest_on(ReadingId::from(question), OptionId::from(if first { one } else { other }));
        record.read_as(silence.asks().says(), if first { says } else { otherwise }.says());
    }

    /// The answer under each reading.
    pub fn open_question(&self, record: &mut Record<Moment>, silence: Silence) -> Standing {
        let [question, one, other] = silence.ids();
        record.step(Step::by(silence.rule(), silence.asks().says()));
        let ways: Vec<(OptionId, Says)> =
            [one, other].into_iter().map(OptionId::from).zip(silence.answers().map(|says| says.says())).collect();
        open_between(ReadingId::from(question), silence.asks().says(), ways, |option| {
            let mut case = self.case.clone();
            case.readings.insert(ReadingId::from(question), option.clone());
            played(&case).ruling
        })
    }
}
