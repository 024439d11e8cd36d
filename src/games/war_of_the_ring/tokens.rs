use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::nations::Nation;
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
