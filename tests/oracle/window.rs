//! The action window of a skirmish: chances in turn, costs before effects, corruption at once, passes.

use crate::cards::Seat::{self, FreePeoples, Shadow};
use crate::cards::{BANKS, SLINKER};
use crate::piece::Piece;
use serde_json::{Value, json};

/// One thing that a player does at his chance.
#[derive(Clone, Debug)]
pub enum Deed {
    /// Sméagol's ability.
    Slinker {
        piece: String,
    },
    /// Anduin Banks' ability, on the minion that is spotted.
    Banks {
        target: Option<String>,
    },
    Pass(Seat),
}

impl Deed {
    pub fn seat(&self) -> Seat {
        match self {
            Deed::Slinker { .. } => FreePeoples,
            Deed::Banks { .. } => Shadow,
            Deed::Pass(seat) => *seat,
        }
    }

    pub fn is_pass(&self) -> bool {
        matches!(self, Deed::Pass(_))
    }
}

/// Why something cannot be done; the id is empty where this engine has no name for it.
#[derive(Clone, Debug)]
pub struct Refusal {
    pub id: &'static str,
    pub args: Value,
}

impl Refusal {
    pub fn of(id: &'static str, args: Value) -> Refusal {
        Refusal { id, args }
    }
}

/// A skirmish whose actions are being played.
#[derive(Clone, Debug)]
pub struct Window {
    pub at_banks: bool,
    pub burdens: i64,
    /// The most and the fewest burdens since this was last set.
    pub peak: i64,
    pub low: i64,
    pub ring_bearer: String,
    pub characters: Vec<Piece>,
    pub minions: Vec<Piece>,
    pub fighter: String,
    pub foes: Vec<String>,
    pub chance: Seat,
    pub passes: u32,
    pub corrupted_by: Option<Seat>,
}

impl Window {
    pub fn resistance(&self) -> i64 {
        let bearer = self.characters.iter().find(|piece| piece.id == self.ring_bearer).unwrap();
        bearer.card.resistance.unwrap()
    }

    /// Whether no more actions may be taken: two passes in a row, or the game is over.
    pub fn is_closed(&self) -> bool {
        self.passes >= 2 || self.corrupted_by.is_some()
    }

    /// Whether no more actions come, be it that nobody has any.
    pub fn is_over(&self) -> bool {
        self.is_closed() || !(self.may_act(FreePeoples) || self.may_act(Shadow))
    }

    /// Whether the pieces that a deed names are in play.
    pub fn has_the_pieces_of(&self, deed: &Deed) -> bool {
        match deed {
            Deed::Pass(_) => true,
            Deed::Slinker { piece } => self.slinker(piece).is_ok(),
            Deed::Banks { target } => self.spotted(target.as_deref()).is_ok(),
        }
    }

    /// Whether the player has anything but a pass.
    pub fn may_act(&self, seat: Seat) -> bool {
        match seat {
            FreePeoples => self.characters.iter().any(|piece| piece.card.number == SLINKER && !piece.dead),
            Shadow => self.at_banks && self.burdens >= 1 && self.minions.iter().any(|piece| !piece.dead),
        }
    }

    /// One deed, by the player whose chance it is. What cannot be done changes nothing.
    pub fn does(&mut self, deed: &Deed) -> Result<(), Refusal> {
        if self.is_closed() || deed.seat() != self.chance {
            return Err(Refusal::of("", Value::Null));
        }
        match deed {
            Deed::Pass(_) => {
                self.passes += 1;
                self.chance = self.chance.other();
                return Ok(());
            }
            Deed::Slinker { piece } => {
                let slinker = self.slinker(piece)?;
                self.burdens += 1;
                self.peak = self.peak.max(self.burdens);
                if self.burdens >= self.resistance() {
                    // The cost corrupts before there is an effect.
                    self.corrupted_by = Some(FreePeoples);
                    return Ok(());
                }
                self.characters[slinker].bonuses.push(2);
                self.characters[slinker].takes_no_wounds = true;
            }
            Deed::Banks { target } => {
                let spotted = self.spotted(target.as_deref())?;
                if self.burdens < 1 {
                    let args = json!({"piece": format!("site-{BANKS}"), "needed": "1", "there": "0"});
                    return Err(Refusal::of("no_burden_to_remove", args));
                }
                self.burdens -= 1;
                self.low = self.low.min(self.burdens);
                self.minions[spotted].bonuses.push(2);
            }
        }
        self.passes = 0;
        self.chance = self.chance.other();
        Ok(())
    }

    fn slinker(&self, id: &str) -> Result<usize, Refusal> {
        let is_he = |piece: &Piece| piece.id == id && piece.card.number == SLINKER && !piece.dead;
        self.characters.iter().position(is_he).ok_or(Refusal::of("", Value::Null))
    }

    // The minion that is spotted: where only one can be, it need not be named.
    fn spotted(&self, target: Option<&str>) -> Result<usize, Refusal> {
        let living: Vec<usize> = (0..self.minions.len()).filter(|at| !self.minions[*at].dead).collect();
        let spotted = match target {
            Some(id) => living.into_iter().find(|at| self.minions[*at].id == id),
            None => {
                if let [only] = *living {
                    Some(only)
                } else {
                    None
                }
            }
        };
        spotted.filter(|_| self.at_banks).ok_or(Refusal::of("", Value::Null))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn window(burdens: i64) -> Window {
        let piece = |id: &str, card: &str| Piece::read(&json!({"id": id, "card": card})).unwrap();
        Window {
            at_banks: true,
            burdens,
            peak: burdens,
            low: burdens,
            ring_bearer: "frodo".to_owned(),
            characters: vec![piece("frodo", "1C290"), piece("smeagol", SLINKER)],
            minions: vec![piece("runner", "1U178")],
            fighter: "smeagol".to_owned(),
            foes: vec!["runner".to_owned()],
            chance: FreePeoples,
            passes: 0,
            corrupted_by: None,
        }
    }

    #[test]
    fn a_pass_locks_nobody_out_and_two_in_a_row_close() {
        let mut window = window(2); // LR-P01
        window.does(&Deed::Pass(FreePeoples)).unwrap();
        window.does(&Deed::Banks { target: None }).unwrap();
        window.does(&Deed::Slinker { piece: "smeagol".to_owned() }).unwrap();
        window.does(&Deed::Pass(Shadow)).unwrap();
        assert!(!window.is_closed());
        window.does(&Deed::Pass(FreePeoples)).unwrap();
        assert!(window.is_closed() && window.does(&Deed::Pass(Shadow)).is_err());
    }

    #[test]
    fn the_cost_corrupts_before_the_effect() {
        let mut window = window(9); // LR-L06
        window.does(&Deed::Slinker { piece: "smeagol".to_owned() }).unwrap();
        assert_eq!((window.burdens, window.corrupted_by), (10, Some(FreePeoples)));
        assert_eq!(window.characters[1].strength(), 3);
    }
}
