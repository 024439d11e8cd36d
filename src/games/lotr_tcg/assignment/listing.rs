//! The ways that the Free Peoples player has to assign all at once, told apart up to identical minions: counted, and
//! listed only as far as somebody asks.

use crate::games::lotr_tcg::assignment::bans::{By, bans};
use crate::games::lotr_tcg::assignment::course::free_peoples_assigns;
use crate::games::lotr_tcg::assignment::options::count_ways;
use crate::games::lotr_tcg::assignment::play_says::Play;
use crate::games::lotr_tcg::assignment::price::price;
use crate::games::lotr_tcg::assignment::round::{Round, Wave};
use crate::games::lotr_tcg::assignment::says::Assign;
use crate::games::lotr_tcg::cards::Keyword;
use crate::games::lotr_tcg::rulebook::FREE_PEOPLES_ASSIGN_FIRST;
use crate::games::lotr_tcg::seats::FREE_PEOPLES;
use crate::games::lotr_tcg::table::Standing;
use crate::play::{Record, Refusal};
use crate::ruling::{Act, Says, Step, TokenId};
use crate::words::Count;

/// So many ways can be named by their number.
pub const MOST_NUMBERED: usize = 10_000;
/// So many steps a listing takes at most.
const MOST_STEPS: usize = 2_000_000;

/// Minions that nothing tells apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alike {
    /// Them.
    pub minions: Vec<TokenId>,
    /// For each character whether they may be put with it.
    pub open: Vec<bool>,
}

/// What can be assigned: minions alike, and the room of each character.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// The minions.
    pub kinds: Vec<Alike>,
    /// The characters with their room.
    pub room: Vec<(TokenId, usize)>,
}

/// One way: how many of a kind go to a character.
pub type Way = Vec<(usize, usize, usize)>;

// What tells minions of one card apart on a board.
fn same(round: &Round, one: &Standing, other: &Standing) -> bool {
    let grants = |of: &Standing| {
        let place = round.arena.place(&of.piece.id);
        let own = round.fight.granted.iter().filter(|(at, _)| Some(*at) == place);
        let mut own: Vec<_> = own.map(|(_, what)| *what).collect();
        own.sort_unstable();
        own
    };
    let (now, then) = (round.by_strengths(one, &[]), round.by_strengths(other, &[]));
    one.card.number == other.card.number
        && one.owner == other.owner
        && now.wounds == then.wounds
        && one.is.strength == other.is.strength
        && one.is.vitality == other.is.vitality
        && one.is.damage == other.is.damage
        && one.is.keywords == other.is.keywords
        && grants(one) == grants(other)
        && round.table().cards.iter().all(|card| card.on != Some(one.piece.id.clone()) && card.on != Some(other.piece.id.clone()))
}

impl Listing {
    /// What the Free Peoples player can assign now.
    pub fn of(round: &Round) -> Listing {
        let characters: Vec<&Standing> = round.characters().filter(|one| round.has_room(one)).collect();
        let free = |one: &&Standing| round.capacity(one).saturating_sub(round.minions_with(&one.piece.id).len());
        let room = characters.iter().map(|one| (one.piece.id.clone(), free(one))).collect();
        let mut kinds: Vec<(&Standing, Alike)> = Vec::new();
        for minion in round.unassigned() {
            let open: Vec<bool> =
                characters.iter().map(|one| bans(round, minion, one, By::FreePeoples).is_empty()).collect();
            let id = minion.piece.id.clone();
            match kinds.iter_mut().find(|(first, alike)| alike.open == open && same(round, first, minion)) {
                Some((_, alike)) => alike.minions.push(id),
                None => kinds.push((minion, Alike { minions: vec![id], open })),
            }
        }
        Listing { kinds: kinds.into_iter().map(|(_, alike)| alike).collect(), room }
    }

    /// How many ways there are; `None` if that takes too long.
    pub fn number(&self) -> Option<Count> {
        let classes: Vec<(&[bool], usize)> =
            self.kinds.iter().map(|alike| (alike.open.as_slice(), alike.minions.len())).collect();
        let room: Vec<usize> = self.room.iter().map(|(_, room)| *room).collect();
        count_ways(&classes, &room, false).map(|counted| counted.ways)
    }

    /// The ways behind the first `skip`, at most `most` of them; nobody assigned is the first one.
    pub fn listed(&self, skip: usize, most: usize) -> Vec<Way> {
        let mut walk = Walk {
            left: self.kinds.iter().map(|alike| alike.minions.len()).collect(),
            room: self.room.iter().map(|(_, room)| *room).collect(),
            way: Vec::new(),
            skip,
            most,
            steps: MOST_STEPS,
            found: Vec::new(),
        };
        self.walk(0, &mut walk);
        walk.found
    }

    fn walk(&self, at: usize, walk: &mut Walk) -> bool {
        if walk.steps == 0 || walk.found.len() == walk.most {
            return false;
        }
        walk.steps -= 1;
        let width = self.room.len();
        let (kind, character) = (at.checked_div(width).unwrap_or(0), at.checked_rem(width).unwrap_or(0));
        let Some(alike) = self.kinds.get(kind).filter(|_| width > 0) else {
            if walk.skip > 0 {
                walk.skip -= 1;
            } else {
                walk.found.push(walk.way.clone());
            }
            return walk.found.len() < walk.most;
        };
        let open = alike.open.get(character) == Some(&true);
        let (left, room) = (walk.left.get(kind).copied().unwrap_or(0), walk.room.get(character).copied().unwrap_or(0));
        for amount in 0..=if open { left.min(room) } else { 0 } {
            walk.set(kind, character, left - amount, room - amount);
            if amount > 0 {
                walk.way.push((kind, character, amount));
            }
            let goes_on = self.walk(at + 1, walk);
            if amount > 0 {
                walk.way.pop();
            }
            walk.set(kind, character, left, room);
            if !goes_on {
                return false;
            }
        }
        true
    }

    /// A way as pairs of a minion and a character.
    pub fn pairs(&self, way: &Way) -> Vec<(TokenId, TokenId)> {
        let mut next = vec![0_usize; self.kinds.len()];
        let mut pairs = Vec::new();
        for (kind, character, amount) in way {
            let (Some(alike), Some((character, _))) = (self.kinds.get(*kind), self.room.get(*character)) else { continue };
            let from = next.get(*kind).copied().unwrap_or(0);
            pairs.extend(alike.minions.iter().skip(from).take(*amount).map(|minion| (minion.clone(), character.clone())));
            if let Some(next) = next.get_mut(*kind) {
                *next += amount;
            }
        }
        pairs
    }

    /// A way in words.
    pub fn says(&self, round: &Round, way: &Way) -> Says {
        let pairs = self.pairs(way);
        let pair = |(minion, character): &(TokenId, TokenId)| {
            Assign::MinionTo { minion: round.piece(minion), character: round.piece(character) }.says()
        };
        if pairs.is_empty() { Assign::NobodyAssigned.says() } else { Assign::WholeWay { pairs: pairs.iter().map(pair).collect() }.says() }
    }
}

struct Walk {
    left: Vec<usize>,
    room: Vec<usize>,
    way: Way,
    skip: usize,
    most: usize,
    steps: usize,
    found: Vec<Way>,
}

impl Walk {
    fn set(&mut self, kind: usize, character: usize, left: usize, room: usize) {
        for (numbers, at, value) in [(&mut self.left, kind, left), (&mut self.room, character, room)] {
            if let Some(place) = numbers.get_mut(at) {
                *place = value;
            }
        }
    }
}

/// The Free Peoples player assigns all at once, in the way with this number.
///
/// # Errors
/// It is not the time, there is no such way, or one of the assignments asks for a decision of its own.
pub fn assigns_as(record: &mut Record<Round>, act: &Act) -> Result<(), Refusal> {
    let no = |says: Play| Refusal::because(Step::by(&FREE_PEOPLES_ASSIGN_FIRST, says.says()));
    let free_peoples = act.seat.as_ref().is_some_and(|seat| *seat == FREE_PEOPLES);
    if record.state.pending.is_some() || record.state.wave() != Wave::FreePeoples || !free_peoples {
        return Err(no(Play::NotTimeToAssign));
    }
    let number = act.count("nth").and_then(Result::ok).and_then(|nth| nth.small());
    let before = number.and_then(|nth| nth.checked_sub(1)).filter(|before| *before < MOST_NUMBERED);
    let listing = Listing::of(&record.state);
    let way = before.and_then(|before| listing.listed(before, 1).pop()).ok_or_else(|| no(Play::NoSuchWay))?;
    let pairs = listing.pairs(&way);
    for (minion, _) in &pairs {
        let Some(standing) = record.state.table().minion(minion) else { continue };
        let ambush = standing.is.keywords.iter().any(|keyword| matches!(keyword, Keyword::Ambush(_)));
        if ambush || price(&record.state, standing) > 0 {
            return Err(no(Play::OneByOne { minion: standing.piece.clone() }));
        }
    }
    for (minion, character) in &pairs {
        free_peoples_assigns(record, minion, character);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    // Every assignment of minions told apart, written down by how many of each kind are where.
    fn by_hand(kinds: &[Alike], room: &mut Vec<usize>, at: usize, sums: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
        let minions: Vec<usize> = kinds.iter().enumerate().flat_map(|(kind, alike)| vec![kind; alike.minions.len()]).collect();
        let Some(kind) = minions.get(at) else {
            if !found.contains(sums) {
                found.push(sums.clone());
            }
            return;
        };
        by_hand(kinds, room, at + 1, sums, found);
        for character in 0..room.len() {
            if room[character] > 0 && kinds[*kind].open[character] {
                room[character] -= 1;
                sums[kind * room.len() + character] += 1;
                by_hand(kinds, room, at + 1, sums, found);
                sums[kind * room.len() + character] -= 1;
                room[character] += 1;
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]
        #[test]
        fn the_list_is_every_way_once(
            sorts in prop::collection::vec((1usize..3, prop::collection::vec(any::<bool>(), 3)), 0..4),
            rooms in prop::collection::vec(0usize..3, 0..4),
        ) {
            let kinds: Vec<Alike> = sorts.iter().map(|(number, open)| Alike {
                minions: vec!["m".into(); *number],
                open: open[..rooms.len().min(3)].to_vec(),
            }).collect();
            let rooms: Vec<usize> = rooms.into_iter().take(3).collect();
            let listing = Listing { kinds: kinds.clone(), room: rooms.iter().map(|room| ("c".into(), *room)).collect() };
            let mut found = Vec::new();
            let width = rooms.len();
            by_hand(&kinds, &mut rooms.clone(), 0, &mut vec![0; kinds.len() * width], &mut found);
            let ways = listing.listed(0, MOST_NUMBERED);
            let mut sums: Vec<Vec<usize>> = ways.iter().map(|way| {
                let mut sums = vec![0; kinds.len() * width];
                for (kind, character, amount) in way {
                    sums[kind * width + character] += amount;
                }
                sums
            }).collect();
            prop_assert_eq!(listing.number(), Some(Count::from(ways.len())));
            for skip in [0, 1, ways.len() / 2] {
                prop_assert_eq!(listing.listed(skip, 1).first().cloned(), ways.get(skip).cloned());
            }
            sums.sort();
            found.sort();
            prop_assert_eq!(sums, found);
        }
    }
}
