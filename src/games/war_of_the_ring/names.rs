use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::nations::Nation;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::Region;
use crate::ruling::{Arg, Told};
use crate::words::{Lang, Name};

// What sentences are told with: each is an id in files, and has a stem that its words contain in every form.

impl Told for Region {
    fn arg(&self) -> Arg {
        Arg::Zone(self.zone())
    }
    fn specimen(nth: usize) -> Region {
        let count = Region::all().count();
        Region::all().nth(nth % count.max(1)).unwrap_or_else(Region::first)
    }
    fn trace(&self, lang: Lang) -> Option<String> {
        Some(self.place().name.say(lang).trim_start_matches("The ").to_owned())
    }
}

impl Told for Power {
    fn arg(&self) -> Arg {
        Arg::Seat(self.seat())
    }
    fn specimen(nth: usize) -> Power {
        Power::ALL.get(nth % Power::ALL.len()).copied().unwrap_or(Power::Gondor)
    }
    fn trace(&self, lang: Lang) -> Option<String> {
        Some(self.name().say(lang))
    }
}

impl Told for Nation {
    fn arg(&self) -> Arg {
        Arg::Key(self.key().into())
    }
    fn specimen(nth: usize) -> Nation {
        Nation::ALL.get(nth % Nation::ALL.len()).copied().unwrap_or(Nation::Gondor)
    }
    fn trace(&self, lang: Lang) -> Option<String> {
        let stem = match (self, lang) {
            (Nation::Gondor, _) => "Gondor",
            (Nation::Elves, Lang::En) => "Elve",
            (Nation::Elves, Lang::Fr) => "Elfes",
            (Nation::Rohan, _) => "Rohan",
            (Nation::North, Lang::En) => "North",
            (Nation::North, Lang::Fr) => "Nord",
            (Nation::Dwarves, Lang::En) => "Dwarve",
            (Nation::Dwarves, Lang::Fr) => "Nains",
            (Nation::Sauron, _) => "Sauron",
            (Nation::Isengard, _) => "Isengard",
            (Nation::Southrons, Lang::En) => "Southron",
            (Nation::Southrons, Lang::Fr) => "Suderons",
        };
        Some(stem.to_owned())
    }
}

impl Told for Kind {
    fn arg(&self) -> Arg {
        Arg::Key(self.key().into())
    }
    fn specimen(nth: usize) -> Kind {
        Kind::ALL.get(nth % Kind::ALL.len()).copied().unwrap_or(Kind::Regular)
    }
    fn trace(&self, lang: Lang) -> Option<String> {
        let stem = match (self, lang) {
            (Kind::Regular, Lang::En) => "Regular",
            (Kind::Regular, Lang::Fr) => "égulière",
            (Kind::Elite, Lang::En) => "Elite",
            (Kind::Elite, Lang::Fr) => "Élite",
            (Kind::Leader, Lang::En) => "Leader",
            (Kind::Leader, Lang::Fr) => "Officier",
            (Kind::Nazgul, _) => "Nazgûl",
        };
        Some(stem.to_owned())
    }
}

impl Power {
    /// The player's name without an article.
    pub fn name(self) -> Name {
        match self {
            Power::Gondor => Name::both("Gondor", "Gondor"),
            Power::Rohan => Name::both("Rohan", "Rohan"),
            Power::FreePeoples => Name::both("Free Peoples", "Peuples Libres"),
            Power::WitchKing => Name::both("Witch-king", "Roi-Sorcier"),
            Power::Saruman => Name::both("Saruman", "Saroumane"),
        }
    }
}

impl Nation {
    /// The Nation's name without an article.
    pub fn name(self) -> Name {
        match self {
            Nation::Gondor => Name::both("Gondor", "Gondor"),
            Nation::Elves => Name::both("Elves", "Elfes"),
            Nation::Rohan => Name::both("Rohan", "Rohan"),
            Nation::North => Name::both("North", "Nord"),
            Nation::Dwarves => Name::both("Dwarves", "Nains"),
            Nation::Sauron => Name::both("Sauron", "Sauron"),
            Nation::Isengard => Name::both("Isengard", "Isengard"),
            Nation::Southrons => Name::both("Southrons & Easterlings", "Suderons et Orientaux"),
        }
    }
}
