use crate::games::war_of_the_ring::acts::REMOVE;
use crate::games::war_of_the_ring::casualties::losses_to_choose;
use crate::games::war_of_the_ring::army::{Army, Occupants};
use crate::games::war_of_the_ring::control::{By, controls_the_mixed_army};
use crate::games::war_of_the_ring::course::{A7, ArmyCourse, ReadingA7, played};
use crate::games::war_of_the_ring::aftermath::points_of;
use crate::games::war_of_the_ring::deed_says::Deeds;
use crate::games::war_of_the_ring::excess::Way;
use crate::games::war_of_the_ring::facts::find_facts;
use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::nations::Nation;
use crate::games::war_of_the_ring::parting::find_parts;
use crate::games::war_of_the_ring::prompts::decides_control;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::rights::find_rights;
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::says::Says;
use crate::games::war_of_the_ring::setup::Stand;
use crate::games::war_of_the_ring::silences::open_on;
use crate::games::war_of_the_ring::state::State;
use crate::games::war_of_the_ring::tables::show_tables;
use crate::games::war_of_the_ring::tokens::token;
use crate::play::{Record, open_between};
use crate::ruling::{Assumption, Case, Edit, Prompt, ReadingId, Says as Told, Standing, Step, TokenId};
use crate::words::Count;

/// The answer for the whole board, once the acts are done.
pub fn answers(course: &ArmyCourse<'_>, record: &mut Record<State>, prompt: Option<Prompt>) -> Standing {
    for region in record.state.held() {
        describe(record, region);
    }
    find_facts(record);
    find_rights(record);
    find_parts(record);
    show_tables(record);
    if let Some(open) = record.state.waits_for.and_then(|id| open_on(course.case, id, |case| played(case).ruling)) {
        return open;
    }
    // How units stand comes before how a book is read, and that before which figures go.
    if let Some(prompt) = prompt.filter(|prompt| prompt.key != REMOVE) {
        return Standing::Awaits(prompt);
    }
    if course.reading.is_none() && record.state.held().into_iter().any(|region| waits_for_a_reading(&record.state, region)) {
        return open_question(course);
    }
    if let Some(prompt) = losses_to_choose(&record.state, course.case) {
        return Standing::Awaits(prompt);
    }
    if let Some(prompt) = decides_control(&record.state) {
        return Standing::Awaits(prompt);
    }
    Standing::Settled { verdict: verdict(record) }
}

/// Whether a merged Army is over its limit and nobody has said how A7 is read.
pub fn waits_for_a_reading(state: &State, region: Region) -> bool {
    state.mixed(region).is_some() && !state.over(region).is_zero() && !state.excess.contains_key(&region)
}

fn open_question(course: &ArmyCourse<'_>) -> Standing {
    let readings = ReadingA7::ALL.map(|reading| (reading.option(), reading.says().says())).to_vec();
    open_between(ReadingId::from(A7), Says::AsksA7.says(), readings, |option| {
        let mut case: Case<_> = course.case.clone();
        case.readings.insert(ReadingId::from(A7), option.clone());
        played(&case).ruling
    })
}

// One sentence for each region that is shared or over the limit; else one for the whole board.
fn verdict(record: &mut Record<State>) -> Told {
    let state = &record.state;
    if let Some(battle) = state.battle.as_ref().filter(|battle| battle.fresh) {
        return battle.says();
    }
    if let Some((players, region)) = state.captured.clone() {
        // What was taken back is nobody's spoil any more.
        return match state.board.captured.get(&region) {
            Some(_) => Deeds::Captured { players, region, points: Count::from(points_of(region)) }.says(),
            None => Deeds::TakenBack { players, region }.says(),
        };
    }
    let mut answers: Vec<Told> =
        state.held().into_iter().filter_map(|region| verdict_on(state, region)).map(Says::says).collect();
    if answers.len() > 1 {
        return Says::Several { answers }.says();
    }
    if let Some(answer) = answers.pop() {
        return answer;
    }
    if state.held().into_iter().all(|region| state.occupants(region) == Occupants::Nobody) {
        record.step(Step::by(&rulebook::AU1, Says::NoArmy.says()));
        return Says::NoArmy.says();
    }
    Says::NobodyShares.says()
}

fn verdict_on(state: &State, region: Region) -> Option<Says> {
    if state.excess.contains_key(&region) {
        return verdict_on_excess(state, region);
    }
    let Occupants::Two(one, other) = state.occupants(region) else { return None };
    let Some(control) = state.control(region) else {
        let (ones, others) = (one.units(), other.units());
        return Some(Says::EachKeepsOwn { region, one: one.power, ones, other: other.power, others });
    };
    let (his, theirs) = if control.power == one.power { (one, other) } else { (other, one) };
    let (player, units) = (control.power, his.units());
    Some(match control.by {
        By::Units => Says::ControlsByUnits { player, region, mine: units, theirs: theirs.units() },
        By::Elites => Says::ControlsByElites { player, region, units, mine: his.elites, theirs: theirs.elites },
        By::Leading => {
            let next = state.leading_next(player.side());
            Says::ControlsAsLeading { player, region, units, elites: his.elites, next }
        }
    })
}

fn verdict_on_excess(state: &State, region: Region) -> Option<Says> {
    let excess = state.excess.get(&region)?;
    let controller = state.may_control(region).first().copied();
    match &excess.way {
        Way::Alone(army) => Some(Says::AloneRemoves {
            region,
            player: army.power,
            removes: excess.over.clone(),
            left: Count::from(state.limit(region)),
        }),
        Way::Chosen { chooser, .. } => Some(Says::ControllerRemoves {
            region,
            player: chooser.power,
            removes: excess.over.clone(),
            then: controller?,
        }),
        Way::OneEach { first: nl, second: leading, merged } => {
            let [(first_removes, first_left), (second_removes, second_left)] = [nl, leading].map(|army| {
                let removes = excess.loses(army.power).0;
                let left = army.units().minus(&removes).unwrap_or_default();
                (removes, left)
            });
            let (first, second) = (nl.power, leading.power);
            Some(if *merged {
                let controller = controller?;
                Says::MergedRemovesOneEach {
                    region,
                    first,
                    first_removes,
                    first_left,
                    second,
                    second_removes,
                    second_left,
                    controller,
                }
            } else {
                Says::RemovesOneEach { region, first, first_removes, first_left, second, second_removes, second_left }
            })
        }
    }
}

// The steps that tell how a region stands once the acts are done.
fn describe(record: &mut Record<State>, region: Region) {
    let state = &record.state;
    let excess = state.excess.get(&region);
    match state.occupants(region) {
        Occupants::Nobody | Occupants::Enemies => {}
        // Of a siege the Army of the region is the one inside; besiegers have units there too.
        Occupants::One(army) if excess.is_none() && state.inside(region).is_some() => {
            let says = Deeds::OwnArmyBesieged { player: army.power, region, units: army.units() };
            let step = Step::by(&rulebook::PW1, says.says()).and(&rulebook::EN2);
            record.step(step.touching(tokens_of(state, region, &army)));
        }
        Occupants::One(army) if excess.is_none() => {
            let says = Says::OwnArmy { player: army.power, region, units: army.units() };
            record.step(Step::by(&rulebook::PW1, says.says()).touching(tokens_of(state, region, &army)));
        }
        Occupants::One(_) => {}
        Occupants::Two(one, other) => match (state.stand(region), excess) {
            (Some(Stand::Mixed), Some(excess)) if !excess.is_over() => {
                let step = match state.may_control(region).as_slice() {
                    [player] => Step::by(&rulebook::MX3, Says::ControlsWhichever { player: *player }.says()),
                    _ => {
                        let says = Says::ControlDepends { one: one.power, other: other.power };
                        Step::by(&rulebook::MX3, says.says())
                    }
                };
                record.step(step.and(&rulebook::MX5));
            }
            (Some(Stand::Mixed), None) if waits_for_a_reading(state, region) => {}
            (Some(Stand::Mixed), _) => {
                tell_control(record, region);
                if let Some(control) = record.state.control(region) {
                    let says = Says::OnlyControllerActs { player: control.power, region };
                    record.step(Step::by(&rulebook::MX4, says.says()));
                }
            }
            (None, _) if !state.over(region).is_zero() => {}
            (stand, _) => tell_separate(record, region, &one, &other, stand),
        },
    }
}

fn tell_separate(record: &mut Record<State>, region: Region, one: &Army, other: &Army, stand: Option<Stand>) {
    let says = Says::SeparateArmies { region, one: one.power, other: other.power };
    record.step(Step::by(&rulebook::MX1, says.says()));
    let says = Says::OwnUnitsOnly { one: one.power, other: other.power };
    record.step(Step::by(&rulebook::LI1, says.says()).and(&rulebook::MX1));
    if !record.state.excess.contains_key(&region) {
        tell_what_does_not_count(record, region);
        let says = Says::WithinLimit { region, units: record.state.units(region) };
        record.step(Step::by(&rulebook::ST1, says.says()));
    }
    if stand.is_none() {
        let change = Edit::Set { token: None, key: format!("{}.stand", region.id()), value: "mixed".to_owned() };
        record.assume(Assumption { says: Says::NobodyMerged { region }.says(), change: Some(change) });
    }
}

fn tokens_of(state: &State, region: Region, army: &Army) -> Vec<TokenId> {
    let garrison = state.board.garrison(region);
    let units = garrison.army_units_of(army.power, state.board.players);
    units.map(|(nation, kind, _)| token(region, nation, kind)).collect()
}

fn tell_what_does_not_count(record: &mut Record<State>, region: Region) {
    let garrison = record.state.board.garrison(region);
    let leaders = garrison.all_of(Kind::Leader);
    let nazgul = garrison.all_of(Kind::Nazgul);
    let (companions, minions) = (garrison.companions.clone(), garrison.minions.clone());
    if [&leaders, &nazgul, &companions, &minions].iter().any(|count| !count.is_zero()) {
        let says = Says::NotArmyUnits { region, leaders, nazgul, companions, minions };
        record.step(Step::by(&rulebook::AU1, says.says()));
    }
}

/// Tells step by step who controls a mixed Army as it stands: what counts, units, Elites, token.
pub fn tell_control(record: &mut Record<State>, region: Region) {
    let Some((one, other)) = record.state.mixed(region) else { return };
    tell_what_counts_together(record, region, [&one, &other]);
    tell_what_does_not_count(record, region);
    let both: Vec<TokenId> =
        [&one, &other].into_iter().flat_map(|army| tokens_of(&record.state, region, army)).collect();
    let says =
        Says::UnitsCounted { region, one: one.power, ones: one.units(), other: other.power, others: other.units() };
    record.step(Step::by(&rulebook::MX3, says.says()).and(&rulebook::AU1).touching(both));
    let leading = record.state.leading(one.power.side());
    let control = controls_the_mixed_army(&one, &other, leading);
    let (his, theirs) = if control.power == one.power { (&one, &other) } else { (&other, &one) };
    let player = control.power;
    let (winners, turn) = (tokens_of(&record.state, region, his), record.state.board.turn.clone());
    let mut tell = |step: Step| record.step(step.touching(winners.clone()));
    let mx3 = |says: Says| Step::by(&rulebook::MX3, says.says());
    if control.by == By::Units {
        return tell(mx3(Says::MoreUnits { player, mine: his.units(), theirs: theirs.units() }));
    }
    tell(mx3(Says::UnitsTie { units: his.units() }));
    if control.by == By::Elites {
        return tell(mx3(Says::MoreElites { player, mine: his.elites.clone(), theirs: theirs.elites.clone() }));
    }
    tell(mx3(Says::ElitesTie { elites: his.elites.clone() }));
    let says = Says::HoldsToken { player, turn };
    record.step(Step::by(&rulebook::LP2, says.says()).and(&rulebook::LP1));
    record.step(mx3(Says::TieGoesToLeading { player }).and(&rulebook::LP4));
}

// Nations that count together for one player, and Elites that are Leaders as well.
fn tell_what_counts_together(record: &mut Record<State>, region: Region, armies: [&Army; 2]) {
    let garrison = record.state.board.garrison(region);
    let players = record.state.board.players;
    for army in armies {
        let mut nations: Vec<Nation> =
            garrison.army_units_of(army.power, players).map(|(nation, _, _)| nation).collect();
        nations.dedup();
        if nations.len() > 1 {
            let says = Says::CountsForPlayer { player: army.power, nations };
            record.step(Step::by(&rulebook::PW1, says.says()).and(&rulebook::MX3));
        }
    }
    let leads = |nation: &Nation| matches!(nation, Nation::Isengard | Nation::Southrons);
    let there = garrison.army_units().filter(|(nation, kind, _)| leads(nation) && *kind == Kind::Elite);
    let elites = there.fold(Count::zero(), |sum, (_, _, count)| &sum + count);
    if record.state.board.saruman_in_play && !elites.is_zero() {
        record.step(Step::by(&rulebook::SE1, Says::ElitesLeadAsWell { region, elites }.says()));
    }
}
