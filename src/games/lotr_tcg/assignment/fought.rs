//! What a skirmish gave, as sentences: the verdicts of the question.

use crate::games::lotr_tcg::assignment::{en_fought, fr_fought};
use crate::games::lotr_tcg::skirmish::{Decided, Fate, Outcome};
use crate::ruling::{Arg, Piece, Sentence, Told};
use crate::sentences;
use crate::words::{Count, Lang};

sentences! {
    /// The answers to "what comes of it?".
    pub enum Fought: en = en_fought::fought, fr = fr_fought::fought;

    /// The Free Peoples side wins; each minion takes the wounds.
    "free_peoples_win" FreePeoplesWin {
        character: Piece, minions: Vec<Piece>, free_peoples: Count, shadow: Count, wounds: Count, killed: Vec<Piece>,
    },
    /// The Free Peoples side has at least double.
    "free_peoples_overwhelm" FreePeoplesOverwhelm {
        character: Piece, minions: Vec<Piece>, free_peoples: Count, shadow: Count,
    },
    /// The Shadow wins, and the character lives.
    "shadow_wins" ShadowWins {
        character: Piece, minions: Vec<Piece>, free_peoples: Count, shadow: Count, wounds: Count, left: Count,
    },
    /// The Shadow wins, and one of the wounds kills the character.
    "shadow_kills" ShadowKills {
        character: Piece, minions: Vec<Piece>, free_peoples: Count, shadow: Count, wounds: Count, fatal: Count,
    },
    /// The Shadow has at least double.
    "shadow_overwhelms" ShadowOverwhelms {
        character: Piece, minions: Vec<Piece>, free_peoples: Count, shadow: Count,
    },
    /// More than one skirmish, and the game goes on.
    "several_skirmishes" SeveralSkirmishes { skirmishes: Vec<Skirmish> },
    /// The Ring-bearer dies in his skirmish; there are others beside it.
    "free_peoples_lose" FreePeoplesLose { skirmish: Skirmish, others: Count },
    /// A side was gone before the totals.
    "won_by_removal" WonByRemoval { character: Piece, minions: Vec<Piece>, free_peoples_win: bool },
    /// The skirmish was cancelled.
    "cancelled" Cancelled { character: Piece, minions: Vec<Piece> },
    /// The Ring-bearer loses with the Ring at hand: wounds on him, burdens, vitality left.
    "ring_bearer_loses" RingBearerLoses {
        character: Piece, minions: Vec<Piece>, free_peoples: Count, shadow: Count, wounds: Count, burdens: Count, left: Count,
    },
    /// The Ring-bearer is corrupted.
    "ring_bearer_corrupted" RingBearerCorrupted { ring_bearer: Piece, burdens: Count, resistance: Count },
    /// The Ring-bearer dies outside a skirmish.
    "ring_bearer_dies" RingBearerDies { ring_bearer: Piece },
    /// No minion is left, so that the regroup phase is next.
    "regroup_is_next" RegroupIsNext,
    /// No skirmish at all.
    "nobody_fights" NobodyFights { minions: Count },
}

impl Fought {
    /// The ids of the verdicts after which no game goes on.
    pub const LOST: [&'static str; 3] = ["free_peoples_lose", "ring_bearer_corrupted", "ring_bearer_dies"];
}

/// A skirmish's sentence inside another one; in files a list of its id and its arguments.
#[derive(Clone, Debug)]
pub struct Skirmish(pub Box<Fought>);

impl Told for Skirmish {
    fn arg(&self) -> Arg {
        let args = self.0.args().into_iter().map(|(_, value)| value);
        Arg::List([Arg::from(self.0.id())].into_iter().chain(args).collect())
    }
    fn specimen(nth: usize) -> Skirmish {
        Skirmish(Box::new(Fought::ShadowOverwhelms {
            character: Told::specimen(nth),
            minions: Told::specimen(nth + 1),
            free_peoples: Told::specimen(nth + 2),
            shadow: Told::specimen(nth + 3),
        }))
    }
    fn trace(&self, lang: Lang) -> Option<String> {
        Some(self.0.say(lang).plain())
    }
}

/// The outcome of one skirmish as a sentence.
pub fn sentence_of(outcome: &Outcome) -> Fought {
    let character = outcome.character.clone();
    let minions = outcome.minions.clone();
    let (free_peoples, shadow) = (outcome.free_peoples.clone(), outcome.shadow.clone());
    let wounds = outcome.wounds.clone();
    match (outcome.decided, outcome.losers.first().map(|(_, fate)| fate)) {
        (Decided::FreePeoplesWin, _) => {
            Fought::FreePeoplesWin { character, minions, free_peoples, shadow, wounds, killed: outcome.killed() }
        }
        (Decided::FreePeoplesOverwhelm, _) => Fought::FreePeoplesOverwhelm { character, minions, free_peoples, shadow },
        (Decided::ShadowWins, Some(Fate::Lives { left, .. })) => {
            Fought::ShadowWins { character, minions, free_peoples, shadow, wounds, left: left.clone() }
        }
        (Decided::ShadowWins, Some(Fate::DiesOfWounds { fatal, .. })) => {
            Fought::ShadowKills { character, minions, free_peoples, shadow, wounds, fatal: fatal.clone() }
        }
        (Decided::ShadowWins | Decided::ShadowOverwhelms, _) => {
            Fought::ShadowOverwhelms { character, minions, free_peoples, shadow }
        }
    }
}
