//! What each number gives: ranges of numbers with the same fate, if agreed to and if a lower one is answered.

use crate::games::lotr_tcg::looping::arena::Arena;
use crate::games::lotr_tcg::looping::core::{Fight, Prospect, Side, Use, Window};
use crate::games::lotr_tcg::looping::labels::LoopLabel;
use crate::games::lotr_tcg::skirmish::Decided;
use crate::games::lotr_tcg::looping::round::Round;
use crate::games::lotr_tcg::looping::thresholds::{Stretch, stretches};
use crate::loops::policy::{Answer, Ending, final_action};
use crate::ruling::Says;
use crate::words::Count;

/// What a loop gives for every number.
#[derive(Clone, Debug)]
pub struct Ranges {
    /// If the Shadow player agrees, from 1 on.
    pub agreed: OneAnswer,
    /// If he names a lower number, from 0 on, or from 1 on where the rules do not say what 0 gives.
    pub lower: OneAnswer,
}

/// What each number gives with one kind of answer.
#[derive(Clone, Debug)]
pub struct OneAnswer {
    /// The fates, from the first number that the rules speak of.
    pub stretches: Vec<Stretch>,
    /// Whether 0 can be answered but its fate is not said.
    pub zero_is_open: bool,
}

/// The ranges of a loop that two players need; `None` where the rules or the engine do not say.
pub fn ranges(window: &Window, now: &Fight, round: &Round) -> Option<Ranges> {
    window.line_up.as_ref()?;
    let far = Count::from(1_000);
    let agreed = one_answer(window, now, round, &Count::one(), &far, |_| Answer::Agrees)?;
    let zero = Count::zero();
    let lower = one_answer(window, now, round, &zero, &far, |number| Answer::Lower(number.clone()));
    let lower = lower.or_else(|| {
        let one = Count::one();
        let from_one = one_answer(window, now, round, &one, &far, |number| Answer::Lower(number.clone()))?;
        Some(OneAnswer { zero_is_open: true, ..from_one })
    });
    Some(Ranges { agreed, lower: without_an_open_zero(lower?) })
}

// With 0 answered, nothing but the added action can corrupt, and whether it has to be taken is not said.
fn without_an_open_zero(mut lower: OneAnswer) -> OneAnswer {
    let corrupts = |first: &Stretch| first.from.is_zero() && first.prospect == Prospect::Corrupted;
    if lower.stretches.first().is_some_and(corrupts) {
        lower.stretches.remove(0);
        lower.zero_is_open = true;
    }
    lower
}

// `named` only has to be larger than the number answered; what it is does not matter to the end point.
fn one_answer(
    window: &Window,
    now: &Fight,
    round: &Round,
    first: &Count,
    named: &Count,
    answer: impl Fn(&Count) -> Answer,
) -> Option<OneAnswer> {
    let named = match answer(first) {
        Answer::Agrees => first,
        Answer::Lower(_) => named,
    };
    let ending = final_action(&round.camps(), Side::FreePeoples, Side::Shadow, named, &answer(first));
    let Ok(Ending::Settled(end)) = ending else { return None };
    let added: Option<Use> = end.added.and_then(|nth| round.deeds().get(nth).map(|deed| deed.used.clone()));
    let stretches = stretches(window, now, &round.actions(), added.as_ref(), first)?;
    Some(OneAnswer { stretches, zero_is_open: false })
}

impl OneAnswer {
    /// The ranges in words, up to `most` if there is a limit.
    pub fn say(&self, arena: &Arena, most: Option<&Count>) -> Vec<Says> {
        let mut said = Vec::new();
        if self.zero_is_open {
            said.push(LoopLabel::ForNumber { number: Count::zero(), then: LoopLabel::RulesDoNotSay.says() }.says());
        }
        let ends = self.stretches.iter().skip(1).map(|next| next.from.minus(&Count::one())).chain([None]);
        for (stretch, last) in self.stretches.iter().zip(ends) {
            let last = match (last, most) {
                (Some(last), Some(most)) => Some(last.min(most.clone())),
                (None, Some(most)) => Some(most.clone()),
                (last, None) => last,
            };
            if most.is_some_and(|most| stretch.from > *most) {
                break;
            }
            let then = prospect_says(arena, stretch.prospect);
            let from = stretch.from.clone();
            said.push(match last {
                Some(last) if last == from => LoopLabel::ForNumber { number: from, then }.says(),
                Some(to) => LoopLabel::ForNumbers { from, to, then }.says(),
                None => LoopLabel::ForNumbersFrom { from, then }.says(),
            });
        }
        said
    }
}

fn prospect_says(arena: &Arena, prospect: Prospect) -> Says {
    let character = arena.character.clone();
    let dies = matches!(
        prospect,
        Prospect::Fought { decided: Decided::ShadowOverwhelms, .. } | Prospect::Fought { deadly: true, .. }
    );
    let says = match prospect {
        _ if dies && character == arena.ring_bearer => LoopLabel::FateGameLost { character },
        Prospect::Corrupted => LoopLabel::FateCorrupted { ring_bearer: arena.ring_bearer.clone() },
        Prospect::CannotBeDone => LoopLabel::FateCannot,
        Prospect::Undecided => LoopLabel::RulesDoNotSay,
        Prospect::Fought { decided: Decided::ShadowOverwhelms, .. } => LoopLabel::FateOverwhelmed { character },
        Prospect::Fought { decided: Decided::ShadowWins, unwoundable: true, .. } => LoopLabel::FateUnhurt { character },
        Prospect::Fought { decided: Decided::ShadowWins, .. } if dies => {
            LoopLabel::FateDies { character }
        }
        Prospect::Fought { decided: Decided::ShadowWins, .. } => LoopLabel::FateLoses { character },
        Prospect::Fought { decided: Decided::FreePeoplesWin, .. } => LoopLabel::FateWins { character },
        Prospect::Fought { decided: Decided::FreePeoplesOverwhelm, .. } => LoopLabel::FateOverwhelms { character },
    };
    says.says()
}
