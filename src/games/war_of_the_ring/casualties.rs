use crate::games::war_of_the_ring::deed_says::Deeds;
use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::force::{objection, who_and_where};
use crate::games::war_of_the_ring::nations::Nation;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::says::Says;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::sieges::Around;
use crate::games::war_of_the_ring::silences::{chosen, read};
use crate::games::war_of_the_ring::state::State;
use crate::games::war_of_the_ring::tokens::token;
use crate::play::{Record, Refusal};
use crate::ruling::{Act, ActArg, Case, Choice, OptionId, Prompt, Step};
use crate::words::Count;

/// An Army takes hits; nobody's deed.
pub const HIT: &str = "hit";
/// Removes units as losses.
pub const LOSE: &str = "lose";
/// Turns Elites into Regulars as losses.
pub const REDUCE: &str = "reduce";
/// The key of the prompt for losses.
pub const CASUALTIES: &str = "casualties";

fn nothing() -> Refusal {
    Refusal::because(Step::by(&rulebook::ARRANGING, Says::DeedNamesNothing.says()))
}

fn amount_of(act: &Act) -> Result<Count, Refusal> {
    let no_number = || Refusal::because(Step::by(&rulebook::ARRANGING, Says::NumberNotUnderstood.says()));
    match act.count("amount") {
        None => Ok(Count::one()),
        Some(Ok(amount)) if !amount.is_zero() => Ok(amount),
        Some(_) => Err(no_number()),
    }
}

/// Gives an Army hits to take.
pub fn an_army_is_hit(record: &mut Record<State>, act: &Act, case: &Case<Setup>) -> Result<(), Refusal> {
    let region = act.text("region").and_then(Region::named).ok_or_else(nothing)?;
    let amount = amount_of(act)?;
    // The Army of the region is the one inside; who loses what before the walls is not ruled on.
    let around = record.state.battle.as_ref().is_some_and(|battle| battle.around != Around::Field);
    if around && record.state.inside(region).is_some() {
        return Err(Refusal::because(Step::by(&rulebook::CB3, Deeds::LossesAroundASiege { region }.says()).and(&rulebook::ARRANGING)));
    }
    let units = record.state.units(region);
    if units.is_zero() {
        return Err(Refusal::because(Step::by(&rulebook::CB3, Deeds::NoHits { region }.says())));
    }
    if record.state.mixed(region).is_some() && read(record, case, "A6").is_none() {
        return Ok(());
    }
    let amount = amount.min(units);
    *record.state.hits.or_default(region) += &amount;
    let step = Step::by(&rulebook::CB3, Deeds::HitsTaken { region, amount }.says());
    record.step(if record.state.mixed(region).is_some() { step.and(&rulebook::A6) } else { step });
    if let Some(battle) = &mut record.state.battle {
        battle.fresh = false;
    }
    Ok(())
}

/// Who removes the losses of the Army in a region; `None` where each removes his own.
fn chooser(state: &State, region: Region, case: &Case<Setup>) -> Option<Power> {
    let each = state.mixed(region).is_some() && chosen(case, "A6") == Some(1);
    if each { None } else { state.may_control(region).first().copied() }
}

/// Removes units as losses, or reduces Elites.
///
/// # Says
/// A hit takes a Regular, or turns an Elite into a Regular of its Nation. Where none of those can be had, the Elite is
/// lost. Who chooses in a mixed Army is open (A6). Control is looked at anew afterwards.
/// # Source
/// Second edition, p.30 (CB3), p.46 (MX5); reading A6.
/// # Case
/// C08, C09.
pub fn units_are_lost(record: &mut Record<State>, act: &Act, case: &Case<Setup>) -> Result<(), Refusal> {
    let (player, region) = who_and_where(&record.state, act, "region")?;
    let nation = act.text("nation").and_then(Nation::named).ok_or_else(nothing)?;
    let reduces = act.key == REDUCE;
    let kind = if reduces { Kind::Elite } else { act.text("kind").and_then(Kind::named).ok_or_else(nothing)? };
    let amount = amount_of(act)?;
    let Some(left) = record.state.hits.get(&region).cloned().filter(|left| !left.is_zero()) else {
        return Err(Refusal::because(Step::by(&rulebook::CB3, Deeds::NoHits { region }.says())));
    };
    let mut why = Vec::new();
    let there = record.state.board.figures(region, nation, kind);
    if !kind.is_an_army_unit() {
        why.push(objection(&rulebook::AU1, Deeds::NoUnitToLose { kind }));
    } else if amount > there {
        let says = Says::MoreThanStandThere { nation, kind, amount: amount.clone(), there };
        why.push(crate::ruling::Problem::blocking(Step::by(&rulebook::CB3, says.says())));
    }
    // An Elite that is lost outright takes two hits, as long as it could have been reduced.
    let can_reduce = regulars_to_be_had(&record.state, nation) >= amount;
    let hits = if !reduces && kind == Kind::Elite && can_reduce { &amount + &amount } else { amount.clone() };
    if hits > left {
        why.push(objection(&rulebook::CB3, Deeds::MoreThanHits { amount: hits.clone(), left: left.clone() }));
    }
    if reduces && !can_reduce {
        why.push(objection(&rulebook::CB3, Deeds::NoRegularLeft { nation }));
    }
    let may = match chooser(&record.state, region, case) {
        Some(chooser) => chooser == player,
        None => nation.player(record.state.board.players) == player,
    };
    if !may {
        let rule = if record.state.mixed(region).is_some() { &rulebook::A6 } else { &rulebook::CB3 };
        why.push(objection(rule, Deeds::NotHisLoss { player, region }));
    }
    Refusal::unless_empty(why)?;
    let before = record.state.control(region);
    record.state.hits.insert(region, left.minus(&hits).unwrap_or_default());
    let fewer = record.state.board.figures(region, nation, kind).minus(&amount).unwrap_or_default();
    record.state.board.set_figures(region, nation, kind, fewer);
    let says = if reduces {
        let more = &record.state.board.figures(region, nation, Kind::Regular) + &amount;
        record.state.board.set_figures(region, nation, Kind::Regular, more);
        Deeds::Reduces { player, nation, amount }
    } else {
        *record.state.lost.or_default((nation, kind)) += &amount;
        Deeds::Loses { player, nation, kind, amount }
    };
    let step = Step::by(&rulebook::CB3, says.says()).actor(player.seat()).touching([token(region, nation, kind)]);
    record.step(if record.state.mixed(region).is_some() { step.and(&rulebook::A6) } else { step });
    if let Some((old, new)) = before.zip(record.state.control(region)).filter(|(old, new)| old.power != new.power) {
        let says = Says::ControlPasses { region, from: old.power, to: new.power };
        record.step(Step::by(&rulebook::MX5, says.says()).and(&rulebook::MX3));
    }
    Ok(())
}

// A Regular comes from the losses of this battle or from what is not on the board.
fn regulars_to_be_had(state: &State, nation: Nation) -> Count {
    let there = Region::all().fold(Count::zero(), |sum, at| &sum + &state.board.figures(at, nation, Kind::Regular));
    Kind::Regular.in_the_box(nation).minus(&there).unwrap_or_default()
}

/// What has to be removed as losses, if anything.
pub fn losses_to_choose(state: &State, case: &Case<Setup>) -> Option<Prompt> {
    let (region, left) = state.hits.iter().find(|(_, left)| !left.is_zero())?;
    let region = *region;
    let who = chooser(state, region, case);
    let mut choices = Vec::new();
    for (nation, kind, there) in state.board.garrison(region).army_units() {
        let player = who.unwrap_or_else(|| nation.player(state.board.players));
        let act = |key: &str| {
            let text = |text: &str| ActArg::Text(text.to_owned());
            Act::of(player.seat(), key).with("region", text(region.id())).with("nation", text(nation.key())).answering(CASUALTIES)
        };
        let id = |what: &str| {
            OptionId::new(&format!("{}.{}.{what}", nation.key(), kind.key())).unwrap_or_else(|_| OptionId::from(LOSE))
        };
        let mut choice = |what: &str, act: Act, says: crate::ruling::Says| {
            choices.push(Choice { id: id(what), says, act, why: Vec::new(), gives: None });
        };
        let reducible = kind == Kind::Elite && !regulars_to_be_had(state, nation).is_zero();
        if reducible {
            choice(REDUCE, act(REDUCE), Deeds::AnswerReduce { nation }.says());
        } else {
            let lose = |amount: &Count| act(LOSE).with("kind", ActArg::Text(kind.key().to_owned())).with("amount", amount);
            let says = |amount: Count| Says::AnswerFigures { nation, kind, amount }.says();
            choice("one", lose(&Count::one()), says(Count::one()));
            let most = there.clone().min(left.clone());
            if most > Count::one() {
                choice("most", lose(&most), says(most.clone()));
            }
        }
    }
    let asks = Deeds::AsksCasualties { region, amount: left.clone() }.says();
    Some(Prompt { key: CASUALTIES, seat: who.map(Power::seat), asks, choices, number: None })
}
