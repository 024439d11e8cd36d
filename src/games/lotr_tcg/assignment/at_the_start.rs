//! What happens by itself when a skirmish starts, before its actions.

use crate::games::lotr_tcg::assignment::play_says::Play;
use crate::games::lotr_tcg::assignment::round::Round;
use crate::games::lotr_tcg::cards::Keyword;
use crate::games::lotr_tcg::other_cards::OtherCard;
use crate::games::lotr_tcg::table::Standing;
use crate::play::Record;
use crate::ruling::{Step, TokenId};
use crate::words::Count;

impl Round {
    /// The card that makes minions exert at the start of the skirmish of a character, if it bears one and the skirmish
    /// is still to start.
    pub fn exerts_minions(&self, character: &TokenId) -> Option<&OtherCard> {
        let started = self.started.contains(character);
        self.table().cards.iter().enumerate().find(|(nth, other)| {
            let in_play = self.fight.cards.get(*nth).is_some_and(|lies| lies.is_in_play());
            in_play && other.on.as_ref() == Some(character) && other.card.keywords.contains(&Keyword::MinionsExert)
        }).map(|(_, other)| other).filter(|_| !started)
    }

    /// A minion as it will stand once it has exerted at the start of a skirmish.
    ///
    /// *Says*: an exhausted character cannot exert.
    /// *Source*: Comprehensive Rules 4.2, entry *exhausted*. *Case*: LR-C07.
    pub fn after_exerting(&self, minion: &Standing) -> Standing {
        let now = self.by_strengths(minion, &[]);
        let can = now.vitality_left().is_some_and(|left| left > Count::one());
        let wounds = if can { &now.wounds + &Count::one() } else { now.wounds };
        Standing { wounds, ..minion.clone() }
    }
}

/// The minions that fight a character exert, if a card of his says so.
///
/// *Says*: what happens at the start of a skirmish is required and comes before its actions.
/// *Source*: the card 8R21; Comprehensive Rules 4.2, entry *skirmish phase*. *Case*: LR-C07.
pub fn a_skirmish_starts(record: &mut Record<Round>, character: &TokenId) {
    let card = record.state.exerts_minions(character).map(|other| (other.piece.clone(), &other.card.rule));
    record.state.started.insert(character.clone());
    let Some((card, rule)) = card else { return };
    let minions: Vec<Standing> = record.state.minions_with(character).into_iter().cloned().collect();
    for minion in minions {
        let before = record.state.by_strengths(&minion, &[]).wounds;
        let after = record.state.after_exerting(&minion).wounds;
        if after == before {
            continue;
        }
        record.state.wounded(&minion.piece.id, &after);
        let id = minion.piece.id.clone();
        let says = Play::ExertsAtTheStart { piece: minion.piece, card: card.clone() };
        record.step(Step::by(rule, says.says()).touching([id]));
    }
}
