//! The rules core: priority, the stack, and what a deed does. It is written once over opaque quantities, so that the
//! same code plays by hand and is followed through any number of repeats.

use crate::games::magic::combat::Block;
use crate::games::magic::kit::{Def, Kit};
use crate::games::magic::costs::Cost;
use crate::games::magic::notation::{Ability, Event, Head};
use crate::games::magic::happening::Happening;
use crate::games::magic::need::{Choice, Need};
use crate::games::magic::replacing::is_tapped_for_mana;
use crate::games::magic::silences::Silence;
use crate::games::magic::over::Over;
use crate::games::magic::state::{Control, Leaves, Phase, Run, State, Target, Zone};
use crate::games::magic::triggers::Occurs;
use crate::loops::{CounterId, Cx, Machine, Qty, repeat_within};
use crate::words::Count;
use std::rc::Rc;

/// The most objects and runs of alike objects on the stack that are followed.
pub const MOST_ON_STACK: usize = 64;
/// The most classes of objects that are followed.
pub const MOST_CLASSES: usize = 600;

/// The rules on one board.
#[derive(Clone, Default)]
pub struct Core {
    /// The cards.
    pub kit: Kit,
    /// Whether an ability that moves cards to or from a library is no mana ability (605.1a since August 2026).
    pub library_moves_count: bool,
    /// Whether milled cards that went to a hidden zone are found, as far as the table has chosen a reading.
    pub milled_found: Option<bool>,
}

/// A deed, or what the table lets happen.
#[derive(Clone, PartialEq, Eq)]
pub enum Action {
    /// An ability is activated.
    Activate {
        /// By whom.
        by: usize,
        /// Of which class.
        class: usize,
        /// Which of its activated abilities, from 0.
        nth: usize,
        /// What it is aimed at.
        targets: Vec<Target>,
        /// What is tapped or sacrificed for it.
        with: Option<usize>,
        /// X, or how often.
        x: Count,
        /// The mana that an ability of any colour gives.
        colour: Option<usize>,
    },
    /// A card is cast from hand.
    Cast {
        /// By whom.
        by: usize,
        /// Which.
        class: usize,
        /// Its mode, from 0.
        nth: usize,
        /// What it is aimed at.
        targets: Vec<Target>,
        /// X.
        x: Count,
    },
    /// A land is played.
    PlayLand {
        /// By whom.
        by: usize,
        /// Which.
        class: usize,
    },
    /// A player passes.
    Pass {
        /// Who.
        by: usize,
    },
    /// All players pass, and the top of the stack resolves.
    Resolve,
    /// A choice for all times it comes.
    Choose(Choice),
    /// Something from outside the board happens.
    Happens {
        /// What.
        what: Outside,
        /// To whom.
        seat: usize,
        /// How much.
        amount: Count,
    },
    /// A player attacks with everything that can, and combat damage is dealt.
    Attack {
        /// Who.
        by: usize,
        /// The blocks, if they are named at once.
        blocks: Option<Vec<Block>>,
    },
    /// The blocks for an attack that waits for them.
    Block(Vec<Block>),
    /// The turn goes on to another part.
    GoTo(Phase),
    /// A whole turn of a player goes by: the draw, and nothing else.
    Turn {
        /// Whose.
        of: usize,
        /// Whether that player makes use of a card that lets the draw be skipped.
        no_draw: bool,
    },
    /// A round within a round.
    Rounds {
        /// How often.
        times: Count,
        /// What.
        body: Rc<Vec<Action>>,
    },
}

/// What happens from outside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outside {
    /// Life gained.
    Gain,
    /// Life lost.
    Lose,
    /// Cards drawn.
    Draw,
    /// Poison counters.
    Poison,
}

/// Why a deed could not be done, or what it led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Halt {
    /// The game is over.
    Over(Over),
    /// Somebody has to choose first.
    Choose(Need),
    /// Another player has priority.
    NotPriority,
    /// Nothing is on the stack.
    StackEmpty,
    /// It is not on the battlefield, or not in hand.
    NotThere,
    /// It has no such ability.
    NoAbility,
    /// It is tapped, or is to be untapped and is not tapped.
    Tapped,
    /// It came this turn.
    Sick,
    /// Only once a turn.
    OnceATurn,
    /// Too little mana.
    NoMana,
    /// Too little life.
    NoLife,
    /// A land was played this turn.
    OneLand,
    /// This player has an extra turn first.
    ExtraTurnFirst(usize),
    /// Too few counters.
    NoCounters,
    /// Such counters cannot be put on it.
    CannotPut,
    /// Only in one's own turn.
    YourTurn,
    /// What waits for the beginning of combat comes before attackers.
    CombatFirst,
    /// Nothing to tap or sacrifice for it.
    NothingToPayWith,
    /// No legal target was named.
    BadTarget,
    /// Only in a main phase with an empty stack.
    SorcerySpeed,
    /// The colour was not named.
    NoColour,
    /// Such a block is not allowed.
    BadBlock,
    /// It depends on which cards lie in a library.
    Hidden,
    /// It depends on a coin, a die or a shuffle.
    Chance,
    /// The books do not say.
    Silent(Silence),
    /// Two replacement effects apply, and their order matters.
    WhichFirst,
    /// Not followed here.
    TooMuch,
}

impl Halt {
    /// Whether it is no fault of the deed, but too much for what is followed here.
    pub fn is_not_followed(&self) -> bool {
        matches!(self, Halt::TooMuch | Halt::WhichFirst)
    }
}

/// Whether a deed was done.
pub type Done = Result<(), Halt>;

impl Core {
    /// The card of a class.
    pub fn def(&self, state: &State, at: usize) -> Option<&Def> {
        self.kit.def(state.class(at).def)
    }

    /// The activated abilities of a class, granted ones behind its own.
    pub fn activated(&self, state: &State, at: usize, cx: &mut Cx) -> Vec<Rc<Ability>> {
        let mut all = self.abilities(state, at, cx);
        all.retain(|ability| matches!(ability.head, Head::Costs(_)));
        all
    }

    /// Activates an ability.
    ///
    /// *Says*: a player with priority may activate an ability of an object he controls by paying its costs. A mana
    /// ability does what it does at once and nobody gets priority for it; any other goes on the stack, and the player
    /// keeps priority.
    /// *Source*: Comprehensive Rules 117.3c, 602.2, 605.3b. *Case*: M01, M10.
    fn activate(&self, state: &mut State, action: &Action, cx: &mut Cx) -> Done {
        let Action::Activate { by, class, nth, targets, with, x, colour } = action else { return Err(Halt::NoAbility) };
        if state.priority != Some(*by) {
            return Err(Halt::NotPriority);
        }
        let ability = self.activated(state, *class, cx).into_iter().nth(*nth).ok_or(Halt::NoAbility)?;
        let there = if ability.graveyard {
            cx.at_least(&state.class(*class).in_zone(Zone::Graveyard), &Qty::from(1), "a card is in the graveyard")
        } else {
            self.present(state, *class, cx)
        };
        if !there || state.class(*class).controller != *by {
            return Err(Halt::NotThere);
        }
        if ability.sorcery && (state.active != *by || state.phase != Phase::Main || !state.stack.is_empty()) {
            return Err(Halt::SorcerySpeed);
        }
        if ability.your_turn && state.active != *by {
            return Err(Halt::YourTurn);
        }
        if ability.once && state.class(*class).used {
            return Err(Halt::OnceATurn);
        }
        let any = |word: &Rc<str>| &**word == "any";
        if ability.effects.iter().any(|effect| effect.words.iter().any(any)) && colour.is_none() {
            return Err(Halt::NoColour);
        }
        self.check_targets(state, &ability, *class, *by, targets, cx)?;
        let Head::Costs(costs) = &ability.head else { return Err(Halt::NoAbility) };
        let run = Run {
            ability: Rc::clone(&ability),
            source: *class,
            controller: *by,
            spell: false,
            leaves: Leaves::AsUsual,
            targets: targets.clone(),
            about: *colour,
            amount: Qty::from(x),
            count: Qty::from(1),
        };
        let mana = ability.is_mana(self.library_moves_count);
        state.tell(Happening::Activated { by: *by, class: *class, mana });
        let needs_itself = costs.iter().any(|cost| matches!(cost, Cost::Tap | Cost::Untap));
        if needs_itself && state.class(*class).sick && self.is_creature(state, *class, cx) {
            let hasty = self.has(state, *class, "haste", cx);
            if !hasty {
                return Err(Halt::Sick);
            }
        }
        self.pay(state, *by, *class, costs, &Qty::from(x), *with, cx)?;
        state.class_mut(*class).activated += Qty::from(1);
        state.class_mut(*class).used |= ability.once;
        state.passes = 0;
        if mana {
            self.carry_out(state, &run, cx)?;
            if self.kit.waits_for(Event::TapsMana) && is_tapped_for_mana(&run, self.library_moves_count) {
                let tapped = Occurs::of_class(Event::TapsMana, *class, Qty::from(1)).seat(*by);
                self.raise(state, tapped, cx)?;
                self.mana_triggers(state, cx)?;
            }
        } else {
            self.push(state, run, cx)?;
            self.raise(state, Occurs::of_seat(Event::Activates, *by, Qty::from(1)).at(*class), cx)?;
        }
        self.settle_down(state, Some(*by), cx)
    }

    /// Puts a run on the stack; alike ones next to each other are one run.
    pub fn push(&self, state: &mut State, run: Run, cx: &mut Cx) -> Done {
        if let Some(top) = state.stack.last_mut()
            && top.like(&run)
            && cx.is_zero(&(&top.amount - &run.amount), "two triggers are about the same amount")
        {
            top.count += &run.count;
            return Ok(());
        }
        if state.stack.len() >= MOST_ON_STACK {
            return Err(Halt::TooMuch);
        }
        state.stack.push(run);
        Ok(())
    }

    fn resolve_the_top(&self, state: &mut State, cx: &mut Cx) -> Done {
        let Some(top) = state.stack.last() else { return Err(Halt::StackEmpty) };
        let (source, by) = (top.source, top.controller);
        let may = top.ability.may && !is_a_permanent(top);
        if (may || top.ability.unless.is_some()) && state.choice(source).is_none_or(|choice| choice.may.is_none()) {
            let need = if may { Need::May { source, by } } else { Need::Unless { source, by } };
            state.need = Some(need.clone());
            return Err(Halt::Choose(need));
        }
        let Some(top) = state.stack.last_mut() else { return Err(Halt::StackEmpty) };
        let one = Qty::from(1);
        let mut run = top.clone();
        run.count = one.clone();
        top.count -= &one;
        let rest = top.count.clone();
        if !cx.at_least(&rest, &one, "more of these triggers wait") {
            state.stack.pop();
        }
        state.passes = 0;
        state.priority = None;
        self.resolve(state, &run, cx)?;
        let active = self.active_or_next(state);
        self.settle_down(state, Some(active), cx)
    }

    /// The active player, or the next in turn order if that one has left the game.
    pub fn active_or_next(&self, state: &State) -> usize {
        state.order_from(state.active).first().copied().unwrap_or(state.active)
    }

    /// *Says*: if all players pass in succession, the top of the stack resolves; if the stack is empty, the step or
    /// phase ends.
    /// *Source*: Comprehensive Rules 117.3d, 117.4. *Case*: M31.
    fn pass(&self, state: &mut State, by: usize, cx: &mut Cx) -> Done {
        if state.priority != Some(by) {
            return Err(Halt::NotPriority);
        }
        state.tell(Happening::Passed { by });
        state.passes += 1;
        let order = state.order_from(by);
        if state.passes < order.len() {
            state.priority = order.get(1).copied();
            if let Some(seat) = state.priority {
                state.tell(Happening::Priority { seat });
            }
            return Ok(());
        }
        if !state.stack.is_empty() {
            return self.resolve_the_top(state, cx);
        }
        if state.fight.is_some() {
            state.passes = 0;
            return self.fight_on(state, cx);
        }
        let next = match state.phase {
            Phase::Main | Phase::Combat => Phase::End,
            Phase::End | Phase::Cleanup => Phase::Cleanup,
        };
        self.go_to(state, next, cx)
    }
}

/// Whether it is a spell that becomes a permanent as it resolves.
pub fn is_a_permanent(run: &Run) -> bool {
    run.spell && run.ability.head != Head::Spell
}

impl Machine for Core {
    type State = State;
    type Action = Action;
    type Halt = Halt;
    type Control = Control;

    fn control(&self, state: &State) -> Control {
        state.control(&self.kit)
    }

    fn quantities<'a>(&self, state: &'a mut State) -> Vec<(CounterId, &'a mut Qty)> {
        state.quantities()
    }

    // A choice that comes up in the middle of a deed takes the deed back; it is done again once the choice is made.
    fn act(&self, state: &mut State, action: &Action, cx: &mut Cx) -> Done {
        let fights = state.fight.is_some() || matches!(action, Action::Attack { .. } | Action::Block(_));
        let asks = fights || self.asks_midway(state);
        let mut before = asks.then(|| state.clone());
        let done = self.do_it(state, action, cx);
        if let (Err(Halt::Choose(need)), Some(before)) = (&done, before.take())
            && need.is_midway()
        {
            let made = std::mem::take(&mut state.choices);
            *state = before;
            state.need = Some(need.clone());
            if matches!(action, Action::Choose(_)) {
                state.choices = made;
            } else {
                state.redo = Some(Rc::new(action.clone()));
            }
        }
        done
    }
}

impl Core {
    /// Does a deed; what has to be chosen in the middle of it stops it where it is.
    pub fn do_it(&self, state: &mut State, action: &Action, cx: &mut Cx) -> Done {
        if let Some(over) = &state.over {
            return Err(Halt::Over(over.clone()));
        }
        if let Some(need) = &state.need
            && !matches!(action, Action::Choose(_) | Action::Block(_))
        {
            return Err(Halt::Choose(need.clone()));
        }
        if state.classes.len() > MOST_CLASSES {
            return Err(Halt::TooMuch);
        }
        match action {
            Action::Activate { .. } => self.activate(state, action, cx),
            Action::Cast { .. } => self.cast(state, action, cx),
            Action::PlayLand { by, class } => self.play_land(state, *by, *class, cx),
            Action::Pass { by } => self.pass(state, *by, cx),
            Action::Resolve => {
                if !state.stack.is_empty() {
                    state.tell(Happening::AllPass);
                }
                self.resolve_the_top(state, cx)
            }
            Action::Choose(choice) => self.choose(state, choice, cx),
            Action::Happens { what, seat, amount } => {
                let amount = Qty::from(amount);
                match what {
                    Outside::Gain => self.gain_life(state, *seat, &amount, cx)?,
                    Outside::Lose => self.lose_life(state, *seat, &amount, cx)?,
                    Outside::Draw => self.draw(state, *seat, &amount, cx)?,
                    Outside::Poison => state.seat_mut(*seat).poison += &amount,
                }
                let first = state.priority.unwrap_or(state.active);
                self.settle_down(state, Some(first), cx)
            }
            Action::Attack { by, blocks } => self.attack(state, *by, blocks.as_deref(), cx),
            Action::Block(blocks) => self.block(state, blocks, cx),
            Action::GoTo(phase) => self.go_to(state, *phase, cx),
            Action::Turn { of, no_draw } => self.turn_of(state, *of, *no_draw, cx),
            Action::Rounds { times, body } => {
                // The rounds of a round are not told one by one.
                let log = state.log.take();
                let done = repeat_within(self, state, body, &Qty::from(times), cx);
                state.log = log;
                done
            }
        }
    }
}
