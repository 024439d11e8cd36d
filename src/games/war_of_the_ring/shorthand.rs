use crate::games::war_of_the_ring::edits::{count_of, impossible};
use crate::games::war_of_the_ring::figures::{Kind, Troop, TroopError};
use crate::games::war_of_the_ring::labels::Labels;
use crate::games::war_of_the_ring::nations::Nation;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::tokens::{Class, token};
use crate::ruling::{Case, Edit, Problem, ZoneId};
use crate::words::{Lang, NumberError};

/// What `gondor 3r1e2L` typed at a region means: that Nation's figures there are from now on these.
///
/// A Nation's name may be cut short as long as it stays clear (`g3r`, `so 2e`), in English or French; several Nations
/// stand behind each other (`gondor 3r, rohan 2r1e`). Without a name the figures are those of the one Nation that
/// stands there already.
pub fn read(case: &Case<Setup>, zone: &ZoneId, typed: &str) -> Option<Result<Vec<Edit>, Problem>> {
    let region = Region::of_zone(zone)?;
    Some(edits(&case.setup, region, typed).map_err(|why| impossible(why.says())))
}

fn edits(setup: &Setup, region: Region, typed: &str) -> Result<Vec<Edit>, Labels> {
    let mut edits = Vec::new();
    let parts = typed.split([',', ';', '+']).map(str::trim).filter(|part| !part.is_empty());
    for part in parts {
        let end = part.find(|c: char| c.is_ascii_digit() || c == '-').ok_or(Labels::ShorthandForm)?;
        let (name, figures) = part.split_at_checked(end).ok_or(Labels::ShorthandForm)?;
        let nation = match name.trim() {
            "" => the_nation_there(setup, region)?,
            name => nation_named(name)?,
        };
        let troop = troop(figures)?;
        for kind in Kind::ALL {
            let (amount, there) = (troop.count(kind), setup.figures(region, nation, kind));
            if !amount.is_zero() && kind.in_the_box(nation).is_zero() {
                return Err(Labels::NationHasNoSuchFigure { nation, kind });
            }
            if *amount != there {
                edits.push(Edit::Amount { token: token(region, nation, kind), amount: amount.clone() });
            }
        }
    }
    if typed.trim().is_empty() { Err(Labels::ShorthandForm) } else { Ok(edits) }
}

fn troop(figures: &str) -> Result<Troop, Labels> {
    let compact: String = figures.chars().filter(|c| !c.is_whitespace()).collect();
    Troop::read(&compact).map_err(|why| match why {
        TroopError::Number(NumberError::Empty) | TroopError::UnknownKind | TroopError::Twice => Labels::ShorthandForm,
        TroopError::Number(_) => Labels::ShorthandNumber,
    })
}

// The only Nation with figures in a region.
fn the_nation_there(setup: &Setup, region: Region) -> Result<Nation, Labels> {
    let garrison = setup.garrison(region);
    let is_there =
        |nation: &Nation| Kind::ALL.into_iter().any(|kind| !count_of(&garrison, Class::Of(*nation, kind)).is_zero());
    let mut there = Nation::ALL.into_iter().filter(is_there);
    match (there.next(), there.next()) {
        (Some(nation), None) => Ok(nation),
        _ => Err(Labels::ShorthandWhich),
    }
}

// The one Nation whose English name, or else whose French name, begins so.
fn nation_named(typed: &str) -> Result<Nation, Labels> {
    let typed = typed.trim_end_matches([':', '.']).trim().to_lowercase();
    for lang in Lang::ALL {
        let begins = |nation: &Nation| nation.name().say(lang).to_lowercase().starts_with(&typed);
        let mut found = Nation::ALL.into_iter().filter(begins);
        match (found.next(), found.next()) {
            (Some(nation), None) => return Ok(nation),
            (Some(_), Some(_)) => return Err(Labels::ShorthandNation),
            (None, _) => {}
        }
    }
    Err(Labels::ShorthandNation)
}
