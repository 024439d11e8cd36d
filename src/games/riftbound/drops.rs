//! Every place for what is lifted: a spell of the hand goes to the chain by a deed, everything else is arranged.

use crate::games::riftbound::acts::PLAY;
use crate::games::riftbound::board::{gold_token, read_rune_token};
use crate::games::riftbound::cards::Kind;
use crate::games::riftbound::course::played;
use crate::games::riftbound::edits::{edited, kind_of, seat_of};
use crate::games::riftbound::setup::Setup;
use crate::games::riftbound::state::{BATTLEFIELDS, CHAIN};
use crate::ruling::{Act, At, Case, Does, Drop, Edit, Pick, ProblemAbout, ZoneId};

const PLACES: [&str; 10] = [
    CHAIN, "p1.hand", "p1.runes", "p1.base", "bf1", "bf2", "p2.base", "p2.runes", "p2.hand", "p1.trash",
];

/// Every place for what is lifted.
pub fn places_for(case: &Case<Setup>, pick: &Pick) -> Vec<Drop> {
    PLACES.iter().filter_map(|zone| at(case, pick, &ZoneId::from(*zone))).collect()
}

fn at(case: &Case<Setup>, pick: &Pick, zone: &ZoneId) -> Option<Drop> {
    let runes = zone.as_str().ends_with(".runes");
    let edit = match pick {
        Pick::Token { token, .. } if zone.as_str() == CHAIN => return play(case, token),
        Pick::Token { token, .. } if read_rune_token(token).is_some() || is_gold(token) || runes => return None,
        Pick::Token { token, amount } => Edit::Move { token: token.clone(), amount: amount.clone(), zone: zone.clone() },
        Pick::Kind { kind, amount } => {
            let of_runes = kind.as_str().starts_with("rune.") || kind.as_str() == "gold";
            let own = kind.as_str() == crate::games::riftbound::own_spell::OWN_SPELL;
            if of_runes != runes || zone.as_str() == CHAIN && (own || kind_of(kind) != Some(Kind::Spell)) {
                return None;
            }
            let field = BATTLEFIELDS.contains(&zone.as_str());
            match kind_of(kind) {
                Some(Kind::Spell) if field || zone.as_str().ends_with(".base") => return None,
                Some(Kind::Battlefield) if !field => return None,
                Some(Kind::Legend) if !zone.as_str().ends_with(".base") => return None,
                _ => Edit::Add { kind: kind.clone(), zone: zone.clone(), amount: amount.clone() },
            }
        }
    };
    let why = edited(case, &edit).err().into_iter().collect();
    Some(Drop { zone: zone.clone(), does: Does::Edit(edit), why, then: None })
}

fn is_gold(token: &crate::ruling::TokenId) -> bool {
    [0, 1].into_iter().any(|seat| gold_token(seat) == *token)
}

// Playing a spell: asked of the ruling itself, so that the reason against it is the ruling's.
fn play(case: &Case<Setup>, token: &crate::ruling::TokenId) -> Option<Drop> {
    let before = played(case);
    let thing = before.state(&At::End).thing(token).filter(|thing| thing.spell.is_some() && thing.at.as_str().ends_with(".hand"))?;
    let seat = seat_of(&thing.at)?;
    let act = Act::of(crate::games::riftbound::state::seat_id(seat), PLAY).with("card", token);
    let mut asked = case.clone();
    asked.acts.push(act.clone());
    let after = played(&asked);
    let about = ProblemAbout::Act(case.acts.len());
    let why = after.ruling.problems.iter().filter(|problem| problem.about == about).cloned().collect();
    let then = after.prompt.as_ref().map(|prompt| prompt.asks.clone());
    Some(Drop { zone: ZoneId::from(CHAIN), does: Does::Act(act), why, then })
}
