//! What comes of a skirmish once nobody acts any more: who wins, the wounds, the dead.

use crate::games::lotr_tcg::card_text::Effect;
use crate::games::lotr_tcg::looping::arena::{Arena, Deed, player};
use crate::games::lotr_tcg::looping::core::{Fight, Side, Window};
use crate::games::lotr_tcg::looping::labels::LoopLabel;
use crate::games::lotr_tcg::looping::moment::Moment;
use crate::games::lotr_tcg::looping::result::due_now;
use crate::games::lotr_tcg::looping::rulebook::{REQUIRED_ONLY, VALUES_ARE_LOOKED_AT};
use crate::games::lotr_tcg::looping::says::LoopStep;
use crate::games::lotr_tcg::rulebook::{
    DAMAGE_BONUS, DOUBLE_OVERWHELMS, HIGHER_TOTAL_WINS, RING_BEARER_LOST, WOUNDS_ONE_AT_A_TIME,
};
use crate::games::lotr_tcg::says::Ground;
use crate::games::lotr_tcg::skirmish::Decided;
use crate::loops::{Qty, figure};
use crate::play::Record;
use crate::ruling::{Arg, Assumption, Piece, Rule, Says, Step};
use crate::words::{Count, Int};

/// A skirmish that has been resolved.
#[derive(Clone, Debug)]
pub struct Fought {
    won: Decided,
    character: Piece,
    minions: Vec<Piece>,
    strength: Int,
    against: Int,
    burdens: Int,
    unwoundable: bool,
    /// The rule that says so.
    protected_by: Option<&'static Rule>,
    /// The wounds of each loser; none where it is overwhelmed or takes none.
    wounds: Count,
    dead: Vec<Piece>,
    /// The losers by place, each with the wounds it takes; a killing one is the last.
    losers: Vec<(usize, Count)>,
    /// The dead by place.
    killed: Vec<usize>,
    loses_game: bool,
    hurts_the_ring_bearer: bool,
    /// What is said of the bonuses that hold, and of a required loop.
    bonuses: Vec<Step>,
    /// The pieces of a required loop; `None` where no bonus depends on anything.
    looped: Option<Vec<Piece>>,
}

/// Resolves the skirmish as it stands; none outside a skirmish, or where the book would have to say which bonus is
/// looked at first.
pub fn resolved(arena: &Arena, window: &Window, fight: &Fight) -> Option<Fought> {
    let line_up = window.line_up.as_ref()?;
    let (totals, won) = window.resolved(fight)?;
    if totals.held.undecided {
        return None;
    }
    let (winners, losers) = match side_of_the_winner(won) {
        Side::FreePeoples => (vec![line_up.character], line_up.minions.clone()),
        _ => (line_up.minions.clone(), vec![line_up.character]),
    };
    let due = figure(&due_now(window, fight, &winners)).count().unwrap_or_default();
    let protected = |place: &usize| fight.unwoundable.get(*place) == Some(&true);
    let dies = |place: usize| figure(&window.vitality_left(fight, place)).count().is_none_or(|left| left <= due);
    let killed = |place: &usize| overwhelms(won) || (!protected(place) && dies(*place));
    let taken = |place: usize| match overwhelms(won) || protected(&place) {
        true => Count::zero(),
        false => figure(&window.vitality_left(fight, place)).count().unwrap_or_default().min(due.clone()),
    };
    let dead: Vec<Piece> = losers.iter().filter(|place| killed(place)).map(|place| arena.at(*place)).collect();
    let unwoundable = losers.iter().all(protected);
    let wounds = if overwhelms(won) || unwoundable { Count::zero() } else { due.clone() };
    let of = |held: &[bool]| -> Vec<Piece> {
        let held = window.bonuses.iter().zip(held).filter(|(_, held)| **held);
        held.map(|(bonus, _)| arena.at(bonus.of)).collect()
    };
    Some(Fought {
        won,
        character: arena.character.clone(),
        minions: line_up.minions.iter().map(|place| arena.at(*place)).collect(),
        strength: figure(&totals.free_peoples),
        against: figure(&totals.shadow),
        burdens: figure(&fight.burdens),
        hurts_the_ring_bearer: !wounds.is_zero() && !won.for_the_free_peoples() && arena.character == arena.ring_bearer,
        wounds,
        losers: losers.iter().map(|place| (*place, taken(*place))).collect(),
        killed: losers.iter().copied().filter(|place| killed(place)).collect(),
        unwoundable,
        protected_by: arena.deeds.iter().find(|deed| protects(deed)).map(|deed| deed.rule),
        loses_game: dead.contains(&arena.ring_bearer),
        dead,
        bonuses: bonus_steps(arena, window, &totals.held.holds, &of(&totals.held.looped)),
        looped: (!window.bonuses.is_empty()).then(|| of(&totals.held.looped)),
    })
}

/// *Says*: bonuses that depend on something are looked at each time; those of a required loop never apply.
/// *Source*: Comprehensive Rules 4.2, entries *modifier*, *loops*. *Case*: LR-L08.
fn bonus_steps(arena: &Arena, window: &Window, holds: &[bool], looped: &[Piece]) -> Vec<Step> {
    let rule = |place: usize| arena.pieces.get(place).map(|standing| standing.is.rule);
    let held = window.bonuses.iter().zip(holds).filter(|(_, holds)| **holds).map(|(bonus, _)| {
        let piece = arena.at(bonus.of);
        let id = piece.id.clone();
        let says = LoopStep::BonusHolds { piece, by: Count::from(u64::from(bonus.modifier.strength)) };
        let step = Step::by(rule(bonus.of).unwrap_or(&VALUES_ARE_LOOKED_AT), says.says()).and(&VALUES_ARE_LOOKED_AT);
        step.touching([id])
    });
    let mut steps: Vec<Step> = held.collect();
    if !looped.is_empty() {
        let says = LoopStep::RequiredLoop { pieces: looped.to_vec() };
        let mut step = Step::by(&REQUIRED_ONLY, says.says()).and(&VALUES_ARE_LOOKED_AT);
        for piece in looped {
            if let Some(rule) = arena.place(&piece.id).and_then(rule) {
                step = step.and(rule);
            }
        }
        steps.push(step.touching(looped.iter().map(|piece| piece.id.clone())));
    }
    steps
}

fn protects(deed: &Deed) -> bool {
    deed.used.ability.effects.iter().any(|effect| matches!(effect, Effect::TakesNoWounds { .. }))
}

fn side_of_the_winner(won: Decided) -> Side {
    if won.for_the_free_peoples() { Side::FreePeoples } else { Side::Shadow }
}

fn overwhelms(won: Decided) -> bool {
    matches!(won, Decided::ShadowOverwhelms | Decided::FreePeoplesOverwhelm)
}

impl Fought {
    /// The verdict; `last` is who had the final action of a loop.
    pub fn verdict(&self, last: Option<Side>) -> Says {
        let Fought { strength, against, burdens, .. } = self.clone();
        let (character, minions, last) = (self.character.clone(), self.minions.clone(), last.map(player));
        let (wounds, loses_game) = (self.wounds.clone(), self.loses_game);
        let says = match self.won {
            Decided::ShadowOverwhelms => {
                LoopStep::ShadowOverwhelms { last, character, strength, minions, against, burdens, loses_game }
            }
            Decided::ShadowWins if self.dead.is_empty() => {
                LoopStep::ShadowWins { last, character, strength, minions, against, burdens, wounds }
            }
            Decided::ShadowWins => LoopStep::ShadowWinsAndKills {
                last,
                character,
                strength,
                minions,
                against,
                burdens,
                wounds,
                loses_game,
            },
            Decided::FreePeoplesWin => {
                let dead = self.dead.clone();
                LoopStep::FreePeoplesWin { last, character, strength, minions, against, burdens, wounds, dead }
            }
            Decided::FreePeoplesOverwhelm => {
                LoopStep::FreePeoplesOverwhelm { last, character, strength, minions, against, burdens }
            }
        };
        says.says()
    }

    /// Places the wounds of the skirmish and takes away who died.
    ///
    /// *Says*: each loser takes the wounds due, one at a time, the killing one last.
    /// *Source*: Comprehensive Rules 4.2, entries *skirmish phase*, *wound*. *Case*: LR-N62.
    pub fn place_wounds(&self, moment: &mut Moment) {
        for (place, taken) in &self.losers {
            if let Some(wounds) = moment.fight.wounds.get_mut(*place) {
                *wounds += Qty::from(taken);
            }
        }
        moment.killed.clone_from(&self.killed);
    }

    /// Writes down the totals, the result and its findings.
    pub fn write_down(&self, record: &mut Record<Moment>) {
        for step in self.bonuses.iter().cloned().chain(self.steps()) {
            record.step(step);
        }
        if self.hurts_the_ring_bearer {
            record.assume(Assumption { says: Ground::RingNotWorn.says(), change: None });
        }
        if let Some(looped) = &self.looped {
            let value = match looped.is_empty() {
                true => Arg::from("none"),
                false => Arg::List(looped.iter().map(|piece| Arg::from(piece.id.clone())).collect()),
            };
            let says = LoopLabel::FoundRequiredLoop { pieces: looped.clone() };
            record.find("required_loop", value, says.says(), &[&REQUIRED_ONLY]);
        }
        let cites: [&'static Rule; 2] = [&HIGHER_TOTAL_WINS, &DOUBLE_OVERWHELMS];
        for (key, side, total) in [
            ("total.free_peoples", Side::FreePeoples, &self.strength),
            ("total.shadow", Side::Shadow, &self.against),
        ] {
            let says = LoopLabel::FoundTotal { seat: player(side), strength: total.clone() };
            record.find(key, total, says.says(), &[&HIGHER_TOTAL_WINS]);
        }
        let winner = side_of_the_winner(self.won);
        record.find("winner", winner.seat(), LoopLabel::FoundWinner { seat: player(winner) }.says(), &cites);
        let overwhelms = overwhelms(self.won);
        let says = if overwhelms { LoopLabel::FoundOverwhelmed } else { LoopLabel::FoundNotOverwhelmed };
        record.find("overwhelmed", overwhelms, says.says(), &[&DOUBLE_OVERWHELMS]);
        let says = LoopLabel::FoundWounds { wounds: self.wounds.clone() };
        record.find("wounds", &self.wounds, says.says(), &[&DAMAGE_BONUS]);
    }

    fn steps(&self) -> Vec<Step> {
        let fighters = || [&self.character].into_iter().chain(&self.minions).map(|piece| piece.id.clone());
        let totals = LoopStep::Totals {
            character: self.character.clone(),
            strength: self.strength.clone(),
            minions: self.minions.clone(),
            against: self.against.clone(),
        };
        let mut steps = vec![Step::by(&HIGHER_TOTAL_WINS, totals.says()).touching(fighters())];
        let zero = Int::zero();
        let character = || self.character.clone();
        let (rule, says): (&'static Rule, LoopStep) = match self.won {
            Decided::ShadowOverwhelms => (&DOUBLE_OVERWHELMS, LoopStep::Overwhelmed { character: character() }),
            Decided::FreePeoplesOverwhelm => {
                (&DOUBLE_OVERWHELMS, LoopStep::MinionsOverwhelmed { minions: self.minions.clone() })
            }
            Decided::ShadowWins if self.against == zero => (&DOUBLE_OVERWHELMS, LoopStep::NobodyHasStrength),
            Decided::ShadowWins if self.against == self.strength => {
                (&HIGHER_TOTAL_WINS, LoopStep::TieIsTheShadows { strength: self.strength.clone() })
            }
            Decided::ShadowWins => (&HIGHER_TOTAL_WINS, LoopStep::ShadowHasMore),
            Decided::FreePeoplesWin => (&HIGHER_TOTAL_WINS, LoopStep::FreePeoplesHaveMore),
        };
        steps.push(Step::by(rule, says.says()).touching(fighters()));
        if !overwhelms(self.won) {
            steps.extend(self.wound_steps());
        }
        if self.loses_game {
            let says = LoopStep::RingBearerDead { piece: self.character.clone() };
            steps.push(Step::by(&RING_BEARER_LOST, says.says()).touching([self.character.id.clone()]));
        }
        steps
    }

    fn wound_steps(&self) -> Vec<Step> {
        let losers = match side_of_the_winner(self.won) {
            Side::FreePeoples => self.minions.as_slice(),
            _ => std::slice::from_ref(&self.character),
        };
        let mut steps = Vec::new();
        for loser in losers {
            let about = [loser.id.clone()];
            if self.unwoundable {
                let says = LoopStep::TakesNoWound { character: loser.clone() };
                let step = Step::by(self.protected_by.unwrap_or(&WOUNDS_ONE_AT_A_TIME), says.says());
                steps.push(step.touching(about));
                continue;
            }
            let says = LoopStep::TakesWounds { piece: loser.clone(), wounds: self.wounds.clone() };
            steps.push(Step::by(&DAMAGE_BONUS, says.says()).touching(about.clone()));
            if self.dead.contains(loser) {
                let says = LoopStep::DiesOfThem { piece: loser.clone() };
                steps.push(Step::by(&WOUNDS_ONE_AT_A_TIME, says.says()).touching(about));
            }
        }
        steps
    }
}
