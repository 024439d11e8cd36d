//! What comes of a skirmish once nobody acts any more: who wins, the wounds, the dead.

use crate::games::lotr_tcg::cards::Effect;
use crate::games::lotr_tcg::looping::arena::{Arena, Deed, player};
use crate::games::lotr_tcg::looping::core::{Fight, Side, Skirmish};
use crate::games::lotr_tcg::looping::labels::LoopLabel;
use crate::games::lotr_tcg::looping::moment::Moment;
use crate::games::lotr_tcg::skirmish::{Decided, Fate, the_killing_wound_is_the_last, wounds_due};
use crate::games::lotr_tcg::looping::says::LoopStep;
use crate::games::lotr_tcg::rulebook::{
    DAMAGE_BONUS, DOUBLE_OVERWHELMS, HIGHER_TOTAL_WINS, RING_BEARER_LOST, WOUNDS_ONE_AT_A_TIME,
};
use crate::loops::figure;
use crate::play::Record;
use crate::ruling::{Piece, Rule, Says, Step};
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
    /// The card that says so.
    protected_by: Option<&'static Rule>,
    /// The wounds of each loser; none where it is overwhelmed or takes none.
    wounds: Count,
    dead: Vec<Piece>,
    loses_game: bool,
}

/// Resolves the skirmish as it stands.
pub fn resolved(arena: &Arena, skirmish: &Skirmish, fight: &Fight) -> Fought {
    let line_up = &skirmish.line_up;
    let (totals, won) = skirmish.resolved(fight);
    let (winners, losers) = match side_of_the_winner(won) {
        Side::Shadow => (line_up.minions.clone(), vec![line_up.character]),
        Side::FreePeoples => (vec![line_up.character], line_up.minions.clone()),
    };
    let due = wounds_due(winners.iter().filter_map(|place| arena.pieces.get(*place)));
    let protected = |place: &usize| fight.unwoundable.get(*place) == Some(&true);
    let killed = |place: &usize| overwhelms(won) || (!protected(place) && dies_of(arena, *place, &due));
    let dead: Vec<Piece> = losers.iter().filter(|place| killed(place)).map(|place| arena.at(*place)).collect();
    let unwoundable = losers.iter().all(protected);
    Fought {
        won,
        character: arena.character.clone(),
        minions: line_up.minions.iter().map(|place| arena.at(*place)).collect(),
        strength: figure(&totals.free_peoples),
        against: figure(&totals.shadow),
        burdens: figure(&fight.burdens),
        wounds: if overwhelms(won) || unwoundable { Count::zero() } else { due },
        unwoundable,
        protected_by: arena.deeds.iter().find(|deed| protects(deed)).map(|deed| &deed.card.rule),
        loses_game: dead.contains(&arena.ring_bearer),
        dead,
    }
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

/// Whether the wounds of a normal loss to the minions kill the character, if it can be wounded.
pub fn wounds_kill_the_character(arena: &Arena) -> bool {
    let Some(skirmish) = &arena.skirmish else { return false };
    let line_up = &skirmish.line_up;
    let due = wounds_due(line_up.minions.iter().filter_map(|place| arena.pieces.get(*place)));
    dies_of(arena, line_up.character, &due)
}

fn dies_of(arena: &Arena, place: usize, due: &Count) -> bool {
    let fate = arena.pieces.get(place).map(|standing| the_killing_wound_is_the_last(standing, due));
    matches!(fate, Some(Fate::DiesOfWounds { .. }))
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

    /// Writes down the totals, the result and its findings.
    pub fn write_down(&self, record: &mut Record<Moment>) {
        for step in self.steps() {
            record.step(step);
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
            Side::Shadow => std::slice::from_ref(&self.character),
            Side::FreePeoples => self.minions.as_slice(),
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
