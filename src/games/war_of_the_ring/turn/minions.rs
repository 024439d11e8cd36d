use crate::games::war_of_the_ring::nations::Side;
use crate::games::war_of_the_ring::players::Power;
use crate::ruling::{Arg, Told};
use crate::words::{Lang, Name};

/// One of the Shadow's three Minions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Minion {
    /// The Witch-king.
    WitchKing,
    /// The Mouth of Sauron.
    MouthOfSauron,
    /// Saruman.
    Saruman,
}

impl Minion {
    /// All of them.
    pub const ALL: [Minion; 3] = [Minion::WitchKing, Minion::MouthOfSauron, Minion::Saruman];

    /// The id in files.
    pub fn key(self) -> &'static str {
        match self {
            Minion::WitchKing => "witch_king",
            Minion::MouthOfSauron => "mouth_of_sauron",
            Minion::Saruman => "saruman",
        }
    }

    /// The Minion with this id.
    pub fn named(key: &str) -> Option<Minion> {
        Minion::ALL.into_iter().find(|minion| minion.key() == key)
    }

    /// The player who controls it.
    ///
    /// *Source*: second edition, p.46 (PW3). *Case*: L05.
    pub fn player(self) -> Power {
        if self == Minion::Saruman { Power::Saruman } else { Power::WitchKing }
    }

    /// The name.
    pub fn name(self) -> Name {
        match self {
            Minion::WitchKing => Name::both("Witch-king", "Roi-Sorcier"),
            Minion::MouthOfSauron => Name::both("Mouth of Sauron", "Bouche de Sauron"),
            Minion::Saruman => Name::both("Saruman", "Saroumane"),
        }
    }
}

impl Told for Minion {
    fn arg(&self) -> Arg {
        Arg::Key(self.key().into())
    }
    fn specimen(nth: usize) -> Minion {
        Minion::ALL.get(nth % 3).copied().unwrap_or(Minion::Saruman)
    }
    fn trace(&self, lang: Lang) -> Option<String> {
        Some(self.name().say(lang))
    }
}

impl Told for Side {
    fn arg(&self) -> Arg {
        Arg::Key(self.key().into())
    }
    fn specimen(nth: usize) -> Side {
        if nth.is_multiple_of(2) { Side::FreePeoples } else { Side::Shadow }
    }
    fn trace(&self, _: Lang) -> Option<String> {
        None
    }
}
