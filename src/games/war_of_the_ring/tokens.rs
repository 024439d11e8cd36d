use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::labels::Labels;
use crate::games::war_of_the_ring::nations::Nation;
use crate::games::war_of_the_ring::players::{Players, Power};
use crate::games::war_of_the_ring::regions::Region;
use crate::ruling::{KindId, TokenId};

/// The zone of what has gone back to the reinforcements.
pub const REINFORCEMENTS: &str = "reinforcements";

/// A counted class of figures, as the tray and the tokens name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// Figures of a Nation.
    Of(Nation, Kind),
    /// Companions.
    Companion,
    /// Minions.
    Minion,
}

impl Class {
    /// The id in files: `gondor.regular`, `companion`.
    pub fn key(self) -> String {
        match self {
            Class::Of(nation, kind) => format!("{}.{}", nation.key(), kind.key()),
            Class::Companion => "companion".to_owned(),
            Class::Minion => "minion".to_owned(),
        }
    }

    /// The class with this id.
    pub fn named(key: &str) -> Option<Class> {
        match key {
            "companion" => Some(Class::Companion),
            "minion" => Some(Class::Minion),
            _ => {
                let (nation, kind) = key.split_once('.')?;
                Some(Class::Of(Nation::named(nation)?, Kind::named(kind)?))
            }
        }
    }
}

impl Class {
    /// Every class that the box has, in the order of the tray.
    pub fn all() -> Vec<Class> {
        let of = |nation: Nation| Kind::ALL.into_iter().map(move |kind| (nation, kind));
        let figures = Nation::ALL.into_iter().flat_map(of).filter(|(nation, kind)| !kind.in_the_box(*nation).is_zero());
        let classes = figures.map(|(nation, kind)| Class::Of(nation, kind));
        classes.chain([Class::Companion, Class::Minion]).collect()
    }

    /// The name of one of them.
    pub fn name(self) -> Labels {
        match self {
            Class::Of(nation, kind) => Labels::Figure { nation, kind },
            Class::Companion => Labels::Companion,
            Class::Minion => Labels::Minion,
        }
    }

    /// A word for style sheets.
    pub fn style(self) -> &'static str {
        match self {
            Class::Of(_, kind) => kind.key(),
            Class::Companion => "companion",
            Class::Minion => "minion",
        }
    }

    /// Whose they are; Companions and Minions are no Army units and are not told apart here.
    pub fn player(self, players: Players) -> Option<Power> {
        match self {
            Class::Of(nation, _) => Some(nation.player(players)),
            Class::Companion | Class::Minion => None,
        }
    }
}

fn id<Id>(text: String, make: impl Fn(&str) -> Result<Id, crate::ruling::BadId>, otherwise: Id) -> Id {
    make(&text).unwrap_or(otherwise)
}

/// The token of a class in a place: `osgiliath.gondor.regular`.
pub fn token_in(place: &str, class: Class) -> TokenId {
    id(format!("{place}.{}", class.key()), TokenId::new, TokenId::from("figure"))
}

/// The token of a Nation's figures in a region.
pub fn token(region: Region, nation: Nation, kind: Kind) -> TokenId {
    token_in(region.id(), Class::Of(nation, kind))
}

/// The kind by which the tray offers a class.
pub fn tray_kind(class: Class) -> KindId {
    id(class.key(), KindId::new, KindId::from("figure"))
}

/// The region and class of a token on the map.
pub fn read_token(token: &TokenId) -> Option<(Region, Class)> {
    let (region, class) = token.as_str().split_once('.')?;
    Some((Region::named(region)?, Class::named(class)?))
}
