use crate::games::war_of_the_ring::battle::chances::{Fraction, hits, hunt, mean, targets};
use crate::games::war_of_the_ring::battle::says::Says;
use crate::games::war_of_the_ring::board_check::objections_to;
use crate::games::war_of_the_ring::regions::Site;
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::setup::{Fight, Setup};
use crate::games::war_of_the_ring::state::State;
use crate::play::{Course, Played, Record, Refusal, play};
use crate::ruling::{
    Act, BoardView, Case, Field, FieldKind, OptionId, Problem, ProblemAbout, Prompt, Rule, Severity, Standing, Step,
    Table, TableCell,
};
use crate::words::Count;

/// The question what the dice give.
struct DiceCourse<'a> {
    setup: &'a Setup,
}

impl Course for DiceCourse<'_> {
    type State = State;

    fn open(&self, record: &mut Record<State>) {
        for Problem { about, severity, step } in objections_to(&record.state.board) {
            record.object(about, severity, step);
        }
        if self.setup.battle.as_ref().is_some_and(|fight| fight.units.is_zero()) {
            let step = Step::by(&rulebook::CB1, Says::NobodyFights.says());
            record.object(ProblemAbout::Setup, Severity::Blocking, step);
        }
        if self.setup.battle.as_ref().is_some_and(|fight| fight.round.is_zero()) {
            let step = Step::by(&rulebook::CB7, Says::RoundsFromOne.says());
            record.object(ProblemAbout::Setup, Severity::Blocking, step);
        }
        if self.setup.battle.as_ref().is_some_and(|fight| fight.siege && fight.site != Site::Stronghold) {
            let step = Step::by(&rulebook::CB5, Says::OnlyStrongholds.says());
            record.object(ProblemAbout::Setup, Severity::Blocking, step);
        }
    }

    fn perform(&self, _record: &mut Record<State>, _act: &Act) -> Result<(), Refusal> {
        Err(Refusal::because(Step::by(&rulebook::ARRANGING, Says::NoDeedsHere.says())))
    }

    fn prompt(&self, _state: &State) -> Option<Prompt> {
        None
    }

    fn close(&self, record: &mut Record<State>, _prompt: Option<Prompt>) -> Standing {
        let verdict = match &self.setup.battle {
            Some(fight) => combat(record, fight),
            None => hunted(record, self.setup),
        };
        Standing::Settled { verdict: verdict.says() }
    }

    fn stale(&self, _act: &Act) -> Step {
        Step::by(&rulebook::ARRANGING, Says::NoDeedsHere.says())
    }
}

// A number that matters only as far as five: more is as good as five.
fn capped(count: &Count) -> u64 {
    count.small().map_or(5, |small| u64::try_from(small.min(5)).unwrap_or(5))
}

fn combat(record: &mut Record<State>, fight: &Fight) -> Says {
    let first_round = fight.round <= Count::one();
    let (attacker, defender) = targets(fight.site, fight.siege, first_round);
    let besieges = fight.site == Site::Stronghold;
    let walls = matches!(fight.site, Site::City | Site::Fortification);
    let step = match (walls, besieges && fight.siege) {
        (true, _) => Step::by(&rulebook::CB4, Says::Walls.says()),
        (_, true) => Step::by(&rulebook::CB5, Says::Siege.says()).and(&rulebook::CB6),
        _ => Step::by(&rulebook::CB7, Says::OpenField.says()),
    };
    let step = if besieges { step.and(&rulebook::CB5) } else { step };
    record.step(step.and(&rulebook::CB7));
    let (dice, rerolls) = (capped(&fight.units), capped(&fight.leadership));
    let says = Says::DiceAndRerolls { dice: dice.into(), rerolls: rerolls.into() };
    record.step(Step::by(&rulebook::CB1, says.says()).and(&rulebook::CB2));
    for (side, target) in [("attacker", attacker), ("defender", defender)] {
        find_chances(record, side, dice, rerolls, target);
    }
    record.show(table_of_hits(fight, dice, rerolls, [attacker, defender]));
    if besieges && fight.siege {
        let rounds = &fight.elites + &Count::one();
        let says = Says::FoundRounds { rounds: rounds.clone() };
        record.find("rounds.most", rounds, says.says(), &[&rulebook::CB6]);
    }
    Says::CombatRound {
        attacker_target: attacker.into(),
        defender_target: defender.into(),
        dice: dice.into(),
        rerolls: rerolls.into(),
    }
}

fn find_chances(record: &mut Record<State>, side: &str, dice: u64, rerolls: u64, target: u64) {
    let attacks = side == "attacker";
    let rules: &[&'static Rule] = &[&rulebook::CB1, &rulebook::CB2, &rulebook::CB7];
    let number = Count::from(target);
    let says = match attacks {
        true => Says::FoundAttackerTarget { target: number.clone() },
        false => Says::FoundDefenderTarget { target: number.clone() },
    };
    record.find(format!("{side}.target"), number, says.says(), &[&rulebook::CB7]);
    for (hits, chance) in (0_u64..).zip(hits(dice, rerolls, target)) {
        let per_mille = Count::from(chance.per_mille());
        let number = Count::from(hits);
        let says = match attacks {
            true => Says::FoundHits { hits: number, chance, per_mille },
            false => Says::FoundDefenderHits { hits: number, chance, per_mille },
        };
        record.find(format!("{side}.hits.{hits}"), told(chance), says.says(), rules);
    }
    let mean = mean(dice, rerolls, target);
    let says = if attacks { Says::FoundMean { mean } } else { Says::FoundDefenderMean { mean } };
    record.find(format!("{side}.mean"), told(mean), says.says(), rules);
}

fn share(chance: Fraction) -> TableCell {
    let says = Says::CellChance { chance }.says();
    TableCell { share: Some(chance.per_mille()), ..TableCell::of(says, false) }
}

// How likely each number of hits is, attacking and defending.
fn table_of_hits(fight: &Fight, dice: u64, rerolls: u64, targets: [u64; 2]) -> Table {
    let title = Says::TableHits { round: fight.round.clone() };
    let mut table = Table::of(title.says(), &[&rulebook::CB1, &rulebook::CB2, &rulebook::CB7]);
    let [attacker, defender] = targets;
    let heads = [Says::HeadAttacker { target: attacker.into() }, Says::HeadDefender { target: defender.into() }];
    table.heads = heads.map(|head| (head.says(), None)).to_vec();
    let [attacking, defending] = targets.map(|target| hits(dice, rerolls, target));
    for (number, (one, other)) in (0_u64..).zip(attacking.into_iter().zip(defending)) {
        table.row(Says::RowHits { hits: number.into() }.says(), vec![share(one), share(other)]);
    }
    let means = targets.map(|target| {
        let says = Says::CellChance { chance: mean(dice, rerolls, target) };
        TableCell::of(says.says(), false)
    });
    table.row(Says::RowMean.says(), means.to_vec());
    table
}

fn told(fraction: Fraction) -> crate::ruling::Arg {
    crate::ruling::Told::arg(&fraction)
}

fn hunted(record: &mut Record<State>, setup: &Setup) -> Says {
    let box_holds = &setup.hunt;
    let in_box = &box_holds.allocated + &box_holds.eyes;
    let (dice, target, rerolls, chance) =
        hunt(capped(&in_box), capped(&box_holds.free_dice), capped(&box_holds.conditions));
    let says =
        Says::InTheBox { allocated: box_holds.allocated.clone(), eyes: box_holds.eyes.clone(), dice: dice.into() };
    record.step(Step::by(&rulebook::HU3, says.says()).and(&rulebook::HU2));
    let says = Says::EachAddsOne { free_dice: box_holds.free_dice.clone(), target: target.into() };
    record.step(Step::by(&rulebook::HU3, says.says()));
    record.step(Step::by(&rulebook::HU3, Says::HuntRerolls { rerolls: rerolls.into() }.says()).and(&rulebook::SE1));
    let mut table = Table::of(Says::TableHunt.says(), &[&rulebook::HU3]);
    table.heads = vec![(Says::HeadChance.says(), None)];
    table.row(Says::RowFound.says(), vec![share(chance)]);
    table.row(Says::RowNotFound.says(), vec![share(chance.rest())]);
    record.show(table);
    record.find("hunt.dice", Count::from(dice), Says::FoundHuntDice { dice: dice.into() }.says(), &[&rulebook::HU3]);
    Says::HuntChance { dice: dice.into(), target: target.into(), rerolls: rerolls.into(), chance }
}

/// Plays a case of this question.
pub fn played(case: &Case<Setup>) -> Played<State> {
    play(&DiceCourse { setup: &case.setup }, State::of(&case.setup), &case.acts)
}

/// Adds to a board the fields of combat and of the Hunt.
pub fn add_to(board: &mut BoardView, setup: &Setup) {
    let number = |key: &str, name: Says, value: &Count| Field {
        key: key.to_owned(),
        token: None,
        name: name.says(),
        kind: FieldKind::Number { value: value.clone(), least: Count::zero(), most: None },
    };
    let fight = setup.battle.clone().unwrap_or_default();
    let option = |site: Site, says: Says| (OptionId::from(site.key()), says.says());
    // Neither turn nor players nor politics change what dice give, and where Armies stand on the map does not either.
    *board = BoardView { seats: std::mem::take(&mut board.seats), ..BoardView::default() };
    board.fields.push(Field {
        key: "battle.site".to_owned(),
        token: None,
        name: Says::FieldSite.says(),
        kind: FieldKind::Choice {
            value: OptionId::from(fight.site.key()),
            options: vec![
                option(Site::Plain, Says::SitePlain),
                option(Site::City, Says::SiteCity),
                option(Site::Fortification, Says::SiteFortification),
                option(Site::Stronghold, Says::SiteStronghold),
            ],
        },
    });
    board.fields.push(Field {
        key: "battle.siege".to_owned(),
        token: None,
        name: Says::FieldSiege.says(),
        kind: FieldKind::Toggle(fight.siege),
    });
    let hunt = &setup.hunt;
    board.fields.extend([
        number("battle.round", Says::FieldRound, &fight.round),
        number("battle.units", Says::FieldUnits, &fight.units),
        number("battle.leadership", Says::FieldLeadership, &fight.leadership),
        number("battle.elites", Says::FieldElites, &fight.elites),
        number("hunt.allocated", Says::FieldAllocated, &hunt.allocated),
        number("hunt.eyes", Says::FieldEyes, &hunt.eyes),
        number("hunt.free_dice", Says::FieldFreeDice, &hunt.free_dice),
        number("hunt.conditions", Says::FieldConditions, &hunt.conditions),
    ]);
}

/// Sets a field of combat; `None` if it takes no such value. Setting the Hunt's fields leaves combat.
pub fn set_fight(setup: &mut Setup, of: &str, value: &str) -> Option<()> {
    let fight = setup.battle.get_or_insert_default();
    match (of, value) {
        ("siege", "true") => fight.siege = true,
        ("siege", "false") => fight.siege = false,
        ("site", _) => fight.site = Site::named(value)?,
        _ => {
            let number = Count::typed(value).ok()?;
            match of {
                "round" => fight.round = number,
                "units" => fight.units = number,
                "leadership" => fight.leadership = number,
                "elites" => fight.elites = number,
                _ => return None,
            }
        }
    }
    Some(())
}
