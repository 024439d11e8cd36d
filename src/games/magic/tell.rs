//! What happened, put into steps with the rules behind them.

use crate::games::magic::core::Halt;
use crate::games::magic::figures::{count, int};
use crate::games::magic::labels::Labels;
use crate::games::magic::kit::Def;
use crate::games::magic::notation::{Amount, Head, Static};
use crate::games::magic::opening::Table;
use crate::games::magic::rulebook as rules;
use crate::games::magic::rulebook_further as further;
use crate::games::magic::says::Says;
use crate::games::magic::happening::{Happening, Sba};
use crate::games::magic::need::Need;
use crate::games::magic::over::Losing;
use crate::games::magic::state::{COUNTERS, POOLS, Phase, State, Zone};
use crate::ruling::{Rule, Says as Told, Step};
use crate::words::Count;

/// The name of a kind of mana.
pub fn mana(pool: usize) -> Told {
    match POOLS.get(pool).copied() {
        Some("W") => Labels::White,
        Some("U") => Labels::Blue,
        Some("B") => Labels::Black,
        Some("R") => Labels::Red,
        Some("G") => Labels::Green,
        Some("A") => Labels::ForArtifacts,
        _ => Labels::Colourless,
    }
    .says()
}

/// The name of a kind of counter.
pub fn counter(kind: usize) -> Told {
    match COUNTERS.get(kind).copied() {
        Some("plus") => Labels::PlusCounter,
        Some("minus") => Labels::MinusCounter,
        Some("loyalty") => Labels::LoyaltyCounter,
        _ => Labels::ChargeCounter,
    }
    .says()
}

/// The name of what an object has become.
pub fn flag(flag: &str) -> Told {
    match flag {
        "flying" => Labels::Flying.says(),
        "haste" => Labels::Haste.says(),
        "blue" => Labels::Blue.says(),
        other => Labels::Typed { text: text(other) }.says(),
    }
}

/// A text that somebody wrote, the same in every language.
pub fn text(text: &str) -> Told {
    crate::ruling::Piece::new("text".into(), crate::words::Name::typed(text)).said()
}

trait Saying {
    fn said(self) -> Told;
}

impl Saying for crate::ruling::Piece {
    fn said(self) -> Told {
        std::rc::Rc::new(self)
    }
}

/// Why a deed could not be done.
pub fn why(table: &Table, state: &State, halt: &Halt) -> Step {
    let (rule, says): (&'static Rule, Labels) = match halt {
        Halt::Over(_) => (&rules::LAST_PLAYER_WINS, Labels::WhyOver),
        Halt::Choose(need) => {
            let (source, by) = need.of();
            let (player, piece) = (table.player(by), table.piece(state, source));
            let rule = match need {
                Need::Replacement { .. } => &rules::CHOOSING_REPLACEMENTS,
                Need::Legend { .. } => &rules::LEGEND_RULE,
                Need::Blocks { .. } => &rules::BLOCKING,
                Need::Command { .. } => &rules::COMMANDER_BACK,
                Need::Unless { .. } => &rules::UNLESS_PAYS,
                Need::Target { .. } | Need::May { .. } => &rules::TRIGGER_TARGETS,
            };
            (rule, Labels::WhyChoose { player, piece })
        }
        Halt::NotPriority => (&rules::KEEPS_PRIORITY, Labels::WhyPriority),
        Halt::StackEmpty => (&rules::ALL_PASS, Labels::WhyStackEmpty),
        Halt::NotThere => (&rules::ACTIVATING, Labels::WhyNotThere),
        Halt::NoAbility => (&rules::ACTIVATING, Labels::WhyNoAbility),
        Halt::Tapped => (&rules::COSTS_IN_FULL, Labels::WhyTapped),
        Halt::Sick => (&rules::SUMMONING_SICKNESS, Labels::WhySick),
        Halt::OnceATurn => (&rules::ACTIVATING, Labels::WhyOnce),
        Halt::NoMana => (&rules::COSTS_IN_FULL, Labels::WhyNoMana),
        Halt::NoLife => (&rules::PAYING_LIFE, Labels::WhyNoLife),
        Halt::ExtraTurnFirst(seat) => (&rules::EXTRA_TURNS, Labels::WhyExtraTurn { player: table.player(*seat) }),
        Halt::OneLand => (&rules::ONE_LAND, Labels::WhyLand),
        Halt::NoCounters => (&rules::COSTS_IN_FULL, Labels::WhyNoCounters),
        Halt::CannotPut => (&further::CANNOT_PAY_WHAT_CANNOT_BE, Labels::WhyCannotPut),
        Halt::YourTurn => (&further::RESTRICTIONS, Labels::WhyYourTurn),
        Halt::CombatFirst => (&further::COMBAT_BEGINS, Labels::WhyCombatFirst),
        Halt::WhichFirst => (&rules::CHOOSING_REPLACEMENTS, Labels::WhyWhichFirst),
        Halt::NothingToPayWith => (&rules::COSTS_IN_FULL, Labels::WhyNothingToPay),
        Halt::BadTarget => (&rules::ACTIVATING, Labels::WhyBadTarget),
        Halt::SorcerySpeed => (&rules::SORCERY_SPEED, Labels::WhySorcery),
        Halt::BadBlock => (&rules::BLOCKING, Labels::WhyBlock),
        Halt::Hidden => (&rules::HIDDEN_LIBRARY, Labels::WhyHidden),
        Halt::Chance => (&rules::CHANCE, Labels::WhyChance),
        Halt::Silent(_) => (&rules::MILLED_CARDS_FOUND, Labels::AsksMilledFound),
        Halt::NoColour => (&rules::ACTIVATING, Labels::WhyNoColour),
        Halt::TooMuch => (&rules::BOUNDS, Labels::WhyTooMuch),
    };
    Step::by(rule, says.says())
}

/// Why a player loses, in words.
pub fn losing(player: crate::ruling::Player, why: Losing) -> Says {
    match why {
        Losing::Life => Says::LosesAtZero { player },
        Losing::Library => Says::LosesByLibrary { player },
        Losing::Poison => Says::LosesByPoison { player },
        Losing::Commander => Says::LosesByCommander { player },
    }
}

fn losing_rule(why: Losing) -> &'static Rule {
    match why {
        Losing::Life => &rules::ZERO_LIFE,
        Losing::Library => &rules::DREW_FROM_EMPTY,
        Losing::Poison => &rules::TEN_POISON,
        Losing::Commander => &rules::COMMANDER_DAMAGE,
    }
}

impl Table {
    /// A step for something that happened.
    pub fn step(&self, state: &State, happening: &Happening) -> Step {
        use Happening as H;
        let piece = |at: &usize| self.piece(state, *at);
        let player = |at: &usize| self.player(*at);
        let card = |at: &usize| self.core.def(state, *at).map_or(&rules::ARRANGING, |def| def.rule);
        match happening {
            H::Activated { by, class, mana: true } => {
                let says = Says::ManaAbility { player: player(by), piece: piece(class) };
                Step::by(&rules::MANA_AT_ONCE, says.says()).and(&rules::MANA_ABILITY).and(&rules::MANA_USES_NO_STACK)
            }
            H::Activated { by, class, .. } => {
                let says = Says::Activates { player: player(by), piece: piece(class) };
                let step = Step::by(&rules::ACTIVATING, says.says()).and(&rules::KEEPS_PRIORITY).and(card(class));
                self.aura_rules(state, *class, step).and(&rules::SUMMONING_SICKNESS).and(&rules::COSTS_IN_FULL)
            }
            H::Cast { by, class } => {
                let says = Says::Casts { player: player(by), piece: piece(class) };
                let step = Step::by(&rules::KEEPS_PRIORITY, says.says()).and(card(class));
                let again = int(&state.class(*class).recast) != crate::words::Int::zero();
                if again { step.and(&rules::COMMANDER_TAX) } else { step }
            }
            H::Copied { by, class } => {
                let says = Says::Casts { player: player(by), piece: piece(class) };
                Step::by(&rules::CAST_A_COPY, says.says()).and(card(class))
            }
            H::AllPass => Step::by(&rules::ALL_PASS, Says::AllPass.says()),
            H::Passed { by } => Step::by(&rules::PASSES_ON, Says::Passes { player: player(by) }.says()),
            H::Resolves { class } => {
                let step = Step::by(&rules::RESOLUTION, Says::Resolves { piece: piece(class) }.says());
                let gone = int(&state.class(*class).there()) == crate::words::Int::zero();
                if gone { step.and(&rules::INDEPENDENT_OF_SOURCE).and(&rules::LAST_KNOWN) } else { step }
            }
            H::Fizzles { class } => {
                Step::by(&rules::TARGETS_AGAIN, Says::DoesNotResolve { piece: piece(class) }.says())
            }
            H::Declined { class } => Step::by(&rules::RESOLUTION, Says::Declined { piece: piece(class) }.says()),
            H::Triggered { by, class, times, delayed } => {
                let says = Says::Triggers { player: player(by), piece: piece(class), times: count(times) };
                let step = Step::by(&rules::ONTO_THE_STACK, says.says()).and(&rules::TRIGGERS).and(card(class));
                let step = if *delayed { step.and(&rules::DELAYED) } else { step };
                if count(times) > Count::one() { step.and(&rules::ONCE_PER_OCCURRENCE) } else { step }
            }
            H::Chose { class } => {
                let says = Says::Chooses { player: player(&state.class(*class).controller), piece: piece(class) };
                Step::by(&rules::TRIGGER_TARGETS, says.says())
            }
            H::NoTarget { class } => Step::by(&rules::TRIGGER_TARGETS, Says::NoTarget { piece: piece(class) }.says()),
            H::Created { by, class, times } => {
                let says = Says::Creates { player: player(by), piece: piece(class), times: count(times) };
                Step::by(&rules::RESOLUTION, says.says()).and(card(class))
            }
            H::Tapped { class } => {
                Step::by(&rules::SUMMONING_SICKNESS, Says::Taps { piece: piece(class) }.says()).and(&rules::TAP_SYMBOL)
            }
            H::Untapped { class } => Step::by(&rules::RESOLUTION, Says::Untaps { piece: piece(class) }.says()),
            H::AllUntapped => Step::by(&rules::RESOLUTION, Says::AllUntap.says()),
            H::Mana { by, pool, amount } => {
                let says = Says::AddsMana { player: player(by), amount: count(amount), mana: mana(*pool) };
                Step::by(&rules::MANA_AT_ONCE, says.says()).and(&rules::MANA_EMPTIES)
            }
            H::Gained { seat, amount } => {
                let says = Says::GainsLife { player: player(seat), amount: count(amount) };
                Step::by(&rules::RESOLUTION, says.says())
            }
            H::Poisoned { seat, amount } => {
                let says = Says::Poisoned { player: player(seat), amount: count(amount) };
                Step::by(&rules::INFECT, says.says())
            }
            H::NotIf { class } => Step::by(&rules::CONDITION, Says::DoesNotTrigger { piece: piece(class) }.says()),
            H::NoLongerIf { class } => {
                Step::by(&rules::CONDITION, Says::ConditionFails { piece: piece(class) }.says())
            }
            H::PaysInstead { class } => Step::by(&rules::UNLESS_PAYS, Says::PaysInstead { piece: piece(class) }.says()),
            H::DoesNotPay { class } => {
                Step::by(&rules::UNLESS_PAYS, Says::DoesNotPay { piece: piece(class) }.says()).and(&rules::UNLESS_IN_LOOP)
            }
            H::Lost { seat, amount } => {
                let says = Says::LosesLife { player: player(seat), amount: count(amount) };
                Step::by(&rules::RESOLUTION, says.says())
            }
            H::DamagedSeat { seat, class, amount } => {
                let says = Says::DamagesPlayer { piece: piece(class), player: player(seat), amount: count(amount) };
                let step = Step::by(&rules::DAMAGE_RESULTS, says.says());
                let halves = |def: &Def| def.abilities.iter().flat_map(|own| &own.effects).any(|one| one.amount == Amount::HalfLife);
let step = if self.core.def(state, *class).is_some_and(halves) { step.and(&rules::ROUNDING) } else { step };
if state.class(*class).flagged("lifelink") || self.core.def(state, *class).is_some_and(|def| def.has("lifelink")) { step.and(&rules::LIFELINK) } else { step }
            }
            H::Damaged { target, class, amount } => {
                let says = Says::DamagesPiece { piece: piece(class), target: piece(target), amount: count(amount) };
                let step = Step::by(&rules::DAMAGE_RESULTS, says.says());
                let hard = self.core.def(state, *target).is_some_and(|def| def.has("indestructible"));
                if hard { step.and(&rules::INDESTRUCTIBLE) } else { step }
            }
            H::Milled { seat, amount } => {
                let says = Says::Mills { player: player(seat), amount: count(amount) };
                Step::by(&rules::MILLING_ALL, says.says())
            }
            H::Drew { seat, amount, short } => {
                let says = Says::Draws { player: player(seat), amount: count(amount) };
                let step = Step::by(&rules::RESOLUTION, says.says());
                if *short { step.and(&rules::EMPTY_LIBRARY) } else { step }
            }
            H::Discarded { seat, amount } => {
                let says = Says::Discards { player: player(seat), amount: count(amount) };
                let cleanup = state.phase == Phase::Cleanup;
                if cleanup {
Step::by(&rules::DISCARD_TO_SEVEN, says.says())
} else {
Step::by(&rules::RESOLUTION, says.says()).and(&rules::NOT_DURING_RESOLUTION)
}
            }
            H::Counters { class, kind, amount } => {
                let says = Says::CountersChange { piece: piece(class), kind: counter(*kind), amount: int(amount) };
                Step::by(&rules::CHANGED_COST_IS_PAID, says.says()).and(&rules::REPLACEMENT)
            }
            H::Moved { class, to, times } => {
                let (piece, times) = (piece(class), count(times));
                let says = match to {
                    Zone::Battlefield => Says::ToBattlefield { piece, times },
                    Zone::Graveyard => Says::ToGraveyard { piece, times },
                    Zone::Exile => Says::ToExile { piece, times },
                    Zone::Hand => Says::ToHand { piece, times },
                    Zone::Library => Says::ToLibrary { piece, times },
                    Zone::Command => {
                        return Step::by(&rules::COMMANDER_INSTEAD, Says::ToCommand { piece, times }.says());
                    }
                };
                Step::by(&rules::RESOLUTION, says.says())
            }
            H::Control { class, by } => {
                let says = Says::ChangesControl { player: player(by), piece: piece(class) };
                Step::by(&rules::RESOLUTION, says.says())
            }
            H::Flag { class, flag: set, on } => {
                let (piece, set) = (piece(class), flag(set));
                let says = if *on { Says::Becomes { piece, flag: set } } else { Says::NoLonger { piece, flag: set } };
                Step::by(&rules::RESOLUTION, says.says())
            }
            H::Checked { class, why } => checked(piece(class), *why),
            H::Loses { seat, why } => {
                let says = losing(player(seat), *why);
                let step = Step::by(losing_rule(*why), says.says()).and(&rules::STATE_BASED_CHECK);
                let step = if *why == Losing::Library { step.and(&rules::EMPTY_LIBRARY) } else { step };
if state.seats.len() > 2 { step.and(&rules::LEAVING) } else { step }
            }
            H::Replaced { seat, reasons } => {
                let says = Says::LosingReplaced { player: player(seat), reasons: Count::from(*reasons) };
                Step::by(&rules::ONE_REPLACEMENT, says.says()).and(&rules::ZERO_LIFE).and(&rules::DREW_FROM_EMPTY)
            }
            H::Priority { seat } if state.phase == Phase::Cleanup => {
Step::by(&rules::PRIORITY_IN_CLEANUP, Says::HasPriority { player: player(seat) }.says())
}
H::Ordered => Step::by(&rules::TRIGGER_ORDER, Says::TriggersOrdered.says()).and(&rules::APNAP).and(&rules::STACK_ORDER),
H::PaidFor { class, times } => {
let says = Says::PaidFor { piece: piece(class), times: count(times) };
Step::by(&rules::UNLESS_PAYS, says.says()).and(&rules::MANA_WHEN_ASKED).and(&rules::WHOLE_NUMBERS)
}
H::Priority { seat } => {
                Step::by(&rules::ACTIVE_AFTER_RESOLUTION, Says::HasPriority { player: player(seat) }.says())
                    .and(&rules::CHECK_BEFORE_PRIORITY)
            }
            H::NoPriority => Step::by(&rules::NO_PRIORITY_IN_CLEANUP, Says::NoPriority.says()),
            H::AnotherCleanup => Step::by(&rules::PRIORITY_IN_CLEANUP, Says::AnotherCleanup.says()),
            H::WearsOff => Step::by(&rules::DAMAGE_WEARS_OFF, Says::DamageWearsOff.says()),
            H::Empties => Step::by(&rules::MANA_EMPTIES, Says::ManaEmpties.says()),
            H::Blocks { class, attacker } => {
                Step::by(&rules::BLOCKING, Says::Blocks { piece: piece(class), attacker: piece(attacker) }.says())
            }
            H::Combat { by } => {
                let says = Says::CombatDamage { player: player(by) };
                let step = Step::by(&rules::COMBAT_DAMAGE, says.says()).and(&rules::ATTACKERS_TAP);
                step.and(&rules::COMBAT_STEPS).and(&rules::EXTRA_PHASES).and(&rules::MAIN_PHASES)
            }
            H::MoreInstead { .. } | H::GainsNone { .. } | H::ManaTrigger { .. } | H::CastFromElsewhere { .. } | H::Raised { .. } | H::Energy { .. } | H::Grows { .. } => {
                self.further_step(state, happening)
            }
            H::UntapStep { by } => Step::by(&rules::UNTAP_STEP, Says::UntapStep { player: player(by) }.says()),
            H::StrikesFirst { by } => {
                Step::by(&rules::TWO_DAMAGE_STEPS, Says::StrikesFirst { player: player(by) }.says())
            }
            H::Repeated { class, times, back } => {
                let says = Says::ProcessRepeated { piece: piece(class), times: count(times) };
                let step = Step::by(&rules::RESOLUTION, says.says()).and(&rules::STATE_BASED_CHECK).and(&rules::NOT_DURING_RESOLUTION);
                let step = if *back { step.and(&rules::MILLED_CARDS_FOUND) } else { step };
                let chosen = state.choices.iter().any(|choice| choice.replacement.is_some());
                if chosen { step.and(&rules::CHOOSING_REPLACEMENTS) } else { step }
            }
        }
    }

    // What most boards never see.
    #[inline(never)] // not on the first screen
    fn further_step(&self, state: &State, happening: &Happening) -> Step {
        use Happening as H;
        let piece = |at: &usize| self.piece(state, *at);
        let player = |at: &usize| self.player(*at);
        let card = |at: &usize| self.core.def(state, *at).map_or(&rules::ARRANGING, |def| def.rule);
        match happening {
            H::MoreInstead { class, mana } => {
                let step = Step::by(&rules::REPLACEMENT, Says::MoreInstead { piece: piece(class) }.says()).and(card(class));
                step.and(if *mana { &further::MORE_MANA } else { &further::MORE_TOKENS_AND_COUNTERS }).and(&further::ONCE_EACH)
            }
            H::GainsNone { seat } => Step::by(&further::NO_LIFE_GAINED, Says::GainsNone { player: player(seat) }.says()),
            H::ManaTrigger { class } => {
                let step = Step::by(&further::MANA_TRIGGER_AT_ONCE, Says::ManaTrigger { piece: piece(class) }.says());
                step.and(&further::MANA_TRIGGER).and(card(class))
            }
            H::CastFromElsewhere { class, gone } => {
                let step = Step::by(&further::MAY_BE_CAST, Says::FromElsewhere { piece: piece(class) }.says()).and(card(class));
                if *gone { step.and(&further::FLASHBACK) } else { step }
            }
            H::Raised { class, by } => {
                let says = Says::Raised { piece: piece(class), player: player(by) };
                Step::by(&further::ENTERS_UNDER_CONTROL, says.says())
            }
            H::Energy { seat, amount } => {
                let says = Says::Energy { player: player(seat), amount: int(amount) };
                Step::by(&further::ENERGY, says.says())
            }
            H::Grows { class, power, toughness } => {
                let says = Says::Grows { piece: piece(class), power: int(power), toughness: int(toughness) };
                Step::by(&further::GROWS, says.says())
            }
            _ => Step::by(&rules::RESOLUTION, Says::AllPass.says()),
        }
    }

    // The rules of what is attached to a piece stand behind what it does.
    fn aura_rules(&self, state: &State, at: usize, step: Step) -> Step {
        let attached = (0..state.classes.len()).filter(|other| state.class(*other).attached == Some(at));
        let mut step = step;
        for def in attached.filter_map(|aura| self.core.def(state, aura)) {
            step = step.and(def.rule);
            let cheaper = |head: &Head| matches!(head, Head::Holds { what: Static::Cheaper, .. });
            if def.abilities.iter().any(|own| cheaper(&own.head)) {
                step = step.and(&rules::COST_REDUCTION);
            }
        }
        step
    }
}

fn checked(piece: crate::ruling::Piece, why: Sba) -> Step {
    let (rule, says) = match why {
        Sba::TokenGone => (&rules::TOKEN_GONE, Says::SbaToken { piece }),
        Sba::NoToughness => (&rules::NO_TOUGHNESS, Says::SbaToughness { piece }),
        Sba::Lethal => (&rules::LETHAL_DAMAGE, Says::SbaLethal { piece }),
        Sba::Deathtouch => (&rules::DEATHTOUCHED, Says::SbaDeathtouch { piece }),
        Sba::NoLoyalty => (&rules::NO_LOYALTY, Says::SbaLoyalty { piece }),
        Sba::Legend => (&rules::LEGEND_RULE, Says::SbaLegend { piece }),
        Sba::World => (&rules::WORLD_RULE, Says::SbaWorld { piece }),
        Sba::Aura => (&rules::LOOSE_AURA, Says::SbaAura { piece }),
        Sba::Equipment => (&rules::LOOSE_EQUIPMENT, Says::SbaEquipment { piece }),
        Sba::Loose => (&rules::WRONGLY_ATTACHED, Says::SbaLoose { piece }),
        Sba::Annihilate => (&rules::COUNTERS_ANNIHILATE, Says::SbaAnnihilate { piece }),
        Sba::Command => (&rules::COMMANDER_BACK, Says::SbaCommand { piece }),
    };
    Step::by(rule, says.says()).and(&rules::STATE_BASED_CHECK).and(&rules::AS_BEFORE_THE_BATCH)
}
