use crate::games::war_of_the_ring::army::{Occupants, two_may_merge};
use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::labels::Labels;
use crate::games::war_of_the_ring::deed_offers::out_of;
use crate::games::war_of_the_ring::nations::{Nation, Side};
use crate::games::war_of_the_ring::{battle_offers, offers};
use crate::games::war_of_the_ring::parting::part_fields;
use crate::games::war_of_the_ring::players::{Players, Power};
use crate::games::war_of_the_ring::politics::Stance;
use crate::games::war_of_the_ring::regions::{Region, Site};
use crate::games::war_of_the_ring::setup::{MapPart, Stand};
use crate::games::war_of_the_ring::stacking::units_over_the_limit;
use crate::games::war_of_the_ring::state::State;
use crate::games::war_of_the_ring::tokens::{Class, REINFORCEMENTS, token_in};
use crate::ruling::{
    Arg, Badge, BoardView, Field, FieldKind, Layout, Offer, OptionId, Prompt, SeatView, Tint, TokenView, ZoneId,
    ZoneView,
};
use crate::words::Count;

/// The zone of the map.
pub const MAP: &str = "map";
/// The option for what nobody has said.
pub const UNSAID: &str = "unsaid";

/// The board as a page draws it.
///
/// What goes without any choice is still shown and marked (`marked_too`), except in the middle of the steps.
pub fn drawn(state: &State, prompt: Option<&Prompt>, marked_too: bool) -> BoardView {
    let shown = Shown { state, marked_too };
    let mut zones = vec![ZoneView {
        id: ZoneId::from(MAP),
        parent: None,
        name: Labels::Map.says(),
        layout: Layout::Map,
        kind: "map",
        seat: None,
        outline: None,
        badges: Vec::new(),
        fields: Vec::new(),
        offers: Vec::new(),
    }];
    let drawn: Vec<Region> = Region::all().filter(|region| state.board.is_drawn(*region)).collect();
    zones.extend(drawn.iter().map(|region| shown.zone(*region)));
    if shown.reinforcements().next().is_some() || state.excess.values().any(|excess| !excess.is_over()) {
        zones.push(ZoneView {
            id: ZoneId::from(REINFORCEMENTS),
            name: Labels::Reinforcements.says(),
            layout: Layout::Row,
            kind: REINFORCEMENTS,
            ..zones.first().cloned().unwrap_or_else(|| shown.zone(Region::first()))
        });
    }
    BoardView {
        seats: Power::at_table(state.board.players).iter().map(|power| seat(*power)).collect(),
        zones,
        tokens: shown.tokens(prompt),
        fields: fields(state),
        links: Vec::new(),
        edges: edges(&drawn),
        offers: battle_offers::of_board(state).into_iter().chain(offers::of_board(state)).collect(),
    }
}

fn seat(power: Power) -> SeatView {
    SeatView { id: power.seat(), name: Labels::Player { player: power }.says(), tint: tint(power) }
}

/// A player's colour.
pub fn tint(power: Power) -> Tint {
    match power {
        Power::Gondor | Power::FreePeoples => Tint::First,
        Power::Rohan => Tint::FirstAlly,
        Power::WitchKing => Tint::Second,
        Power::Saruman => Tint::SecondAlly,
    }
}

fn edges(drawn: &[Region]) -> Vec<(ZoneId, ZoneId)> {
    let pairs = drawn.iter().flat_map(|one| one.beside().map(move |other| (*one, other)));
    let pairs = pairs.filter(|(one, other)| one < other && drawn.contains(other));
    pairs.map(|(one, other)| (one.zone(), other.zone())).collect()
}

fn fields(state: &State) -> Vec<Field> {
    let field = |key: &str, name: Labels, kind| Field { key: key.to_owned(), token: None, name: name.says(), kind };
    let players = |players: Players| OptionId::from(if players == Players::Three { "3" } else { "4" });
    let turn = FieldKind::Number { value: state.board.turn.clone(), least: Count::one(), most: None };
    let at_table = FieldKind::Choice {
        value: players(state.board.players),
        options: vec![
            (players(Players::Four), Labels::FourPlayers.says()),
            (players(Players::Three), Labels::ThreePlayers.says()),
        ],
    };
    let part = |part: MapPart| OptionId::from(if part == MapPart::Whole { "whole" } else { "front" });
    let map = FieldKind::Choice {
        value: part(state.board.map),
        options: vec![
            (part(MapPart::Front), Labels::MapFront.says()),
            (part(MapPart::Whole), Labels::MapWhole.says()),
        ],
    };
    let mut fields = vec![
        field("turn", Labels::TurnField, turn),
        field("players", Labels::PlayersField, at_table),
        field("saruman_in_play", Labels::SarumanField, FieldKind::Toggle(state.board.saruman_in_play)),
        field("map", Labels::MapField, map),
    ];
    let there = |nation: &Nation| {
        state.board.regions.values().any(|garrison| garrison.army_units().any(|(other, _, _)| other == *nation))
    };
    fields.extend(Nation::ALL.into_iter().filter(there).map(|nation| stance_field(state, nation)));
    fields
}

fn stand_field(region: Region, stand: Option<Stand>) -> Field {
    let option = |stand: Option<Stand>| {
        OptionId::from(match stand {
            None => UNSAID,
            Some(Stand::Separate) => "separate",
            Some(Stand::Mixed) => "mixed",
        })
    };
    Field {
        key: format!("{}.stand", region.id()),
        token: None,
        name: Labels::StandField { region }.says(),
        kind: FieldKind::Choice {
            value: option(stand),
            options: vec![
                (option(None), Labels::StandUnsaid.says()),
                (option(Some(Stand::Separate)), Labels::StandSeparate.says()),
                (option(Some(Stand::Mixed)), Labels::StandMixed.says()),
            ],
        },
    }
}

fn besieged_field(region: Region, besieged: Option<Side>) -> Field {
    let option = |side: Option<Side>, says: Labels| (OptionId::from(side.map_or(UNSAID, Side::key)), says.says());
    Field {
        key: format!("{}.besieged", region.id()),
        token: None,
        name: Labels::BesiegedField { region }.says(),
        kind: FieldKind::Choice {
            value: OptionId::from(besieged.map_or(UNSAID, Side::key)),
            options: vec![
                option(None, Labels::BesiegedNobody),
                option(Some(Side::FreePeoples), Labels::BesiegedFreePeoples),
                option(Some(Side::Shadow), Labels::BesiegedShadow),
            ],
        },
    }
}

// Where a Nation that has units on the board stands on the Political Track.
fn stance_field(state: &State, nation: Nation) -> Field {
    let option = |stance: Stance| {
        let id = stance.to_string().replace(' ', "-");
        OptionId::new(&id).unwrap_or_else(|_| OptionId::from(UNSAID))
    };
    let says = |stance: Stance| match stance.steps {
        0 => Labels::AtWar.says(),
        steps if stance.active => Labels::StepsActive { steps: Count::from(u64::from(steps)) }.says(),
        steps => Labels::StepsPassive { steps: Count::from(u64::from(steps)) }.says(),
    };
    Field {
        key: format!("politics.{}", nation.key()),
        token: None,
        name: Labels::StanceField { nation }.says(),
        kind: FieldKind::Choice {
            value: option(state.board.stance(nation)),
            options: Stance::all().map(|stance| (option(stance), says(stance))).collect(),
        },
    }
}

/// A state as it is shown.
struct Shown<'a> {
    state: &'a State,
    marked_too: bool,
}

impl Shown<'_> {
    fn marked(&self, region: Region, nation: Nation, kind: Kind) -> Count {
        let marked = self.state.marked.get(&(region, nation, kind)).filter(|_| self.marked_too);
        marked.cloned().unwrap_or_default()
    }

    fn count(&self, region: Region, nation: Nation, kind: Kind) -> Count {
        &self.state.board.figures(region, nation, kind) + &self.marked(region, nation, kind)
    }

    fn zone(&self, region: Region) -> ZoneView {
        let place = region.place();
        let shared = two_may_merge(&self.state.board.garrison(region), self.state.board.players);
        let stand = self.state.stand(region);
        ZoneView {
            id: region.zone(),
            parent: Some(ZoneId::from(MAP)),
            name: Labels::Region { region }.says(),
            layout: Layout::Row,
            kind: place.site.key(),
            seat: self.controller(region).map(Power::seat),
            outline: Some(place.outline),
            badges: self.region_badges(region),
            fields: self.fields_of(region, shared || stand.is_some()),
            offers: self.offers_of(region),
        }
    }

    fn offers_of(&self, region: Region) -> Vec<Offer> {
        let own = battle_offers::of_region(self.state, region);
        [own, offers::of_region(self.state, region), out_of(self.state, region)].concat()
    }

    // How two teammates stand there, and who is besieged where enemies share a Stronghold.
    fn fields_of(&self, region: Region, shared: bool) -> Vec<Field> {
        let stand = shared.then(|| stand_field(region, self.state.stand(region)));
        let garrison = self.state.board.garrison(region);
        let enemies = Side::ALL.into_iter().all(|side| !garrison.nations_with_units(side).is_empty());
        let siege = region.place().site == Site::Stronghold && (enemies || garrison.besieged.is_some());
        let siege = siege.then(|| besieged_field(region, garrison.besieged));
        stand.into_iter().chain(siege).chain(part_fields(self.state, region)).collect()
    }

    // Who controls what stands there now.
    fn controller(&self, region: Region) -> Option<Power> {
        match self.state.occupants(region) {
            Occupants::One(army) => Some(army.power),
            _ => self.state.control(region).map(|control| control.power),
        }
    }

    fn region_badges(&self, region: Region) -> Vec<Badge> {
        let mut badges = Vec::new();
        let control = match (self.state.occupants(region), self.controller(region)) {
            (Occupants::Nobody | Occupants::Enemies, _) => None,
            (_, Some(player)) => Some((
                Arg::from(player.seat()),
                Labels::ControlledBy { player },
                Labels::ControlledShort { player },
            )),
            (_, None) => Some((Arg::from("each_his_own"), Labels::TwoArmies, Labels::TwoArmiesShort)),
        };
        if let Some((value, says, short)) = control {
            badges.push(Badge { key: "control", value, says: says.says(), short: short.says() });
        }
        // In a siege the limit is that of the besieged.
        let inside = self.state.inside(region);
        let counted = Nation::ALL.iter().filter(|nation| inside.is_none_or(|side| nation.side() == side));
        let units = counted.fold(Count::zero(), |sum, nation| {
            let his = &self.count(region, *nation, Kind::Regular) + &self.count(region, *nation, Kind::Elite);
            &sum + &his
        });
        if !units.is_zero() {
            let limit = Count::from(self.state.limit(region));
            let says = Labels::UnitsOf { units: units.clone(), limit: limit.clone() }.says();
            let short = Labels::UnitsOfShort { units: units.clone(), limit }.says();
            badges.push(Badge { key: "units", value: Arg::from(&units), says, short });
        }
        let over = units_over_the_limit(&units, self.state.limit(region));
        if !over.is_zero() {
            let says = Labels::OverBy { over: over.clone() }.says();
            let short = Labels::OverByShort { over: over.clone() }.says();
            badges.push(Badge { key: "over", value: Arg::from(&over), says, short });
        }
        badges
    }

    fn tokens(&self, prompt: Option<&Prompt>) -> Vec<TokenView> {
        let mut tokens = Vec::new();
        for region in self.state.held() {
            for nation in Nation::ALL {
                for kind in Kind::ALL {
                    let count = self.count(region, nation, kind);
                    let mut token = self.token(region.id(), Class::Of(nation, kind), count);
                    token.badges = self.figure_badges(region, nation, kind);
                    token.offers = offers::of_token(prompt, region, nation, kind);
                    tokens.push(token);
                }
            }
            let garrison = self.state.board.garrison(region);
            tokens.push(self.token(region.id(), Class::Companion, garrison.companions));
            tokens.push(self.token(region.id(), Class::Minion, garrison.minions));
        }
        for (nation, kind, count) in self.reinforcements() {
            tokens.push(self.token(REINFORCEMENTS, Class::Of(nation, kind), count));
        }
        tokens.retain(|token| token.count.as_ref().is_some_and(|count| !count.is_zero()));
        tokens
    }

    fn token(&self, zone: &'static str, class: Class, count: Count) -> TokenView {
        TokenView {
            id: token_in(zone, class),
            zone: ZoneId::from(zone),
            name: class.name().says(),
            kind: class.style(),
            seat: class.player(self.state.board.players).map(Power::seat),
            count: Some(count),
            badges: Vec::new(),
            fields: Vec::new(),
            offers: Vec::new(),
            card: None,
        }
    }

    fn figure_badges(&self, region: Region, nation: Nation, kind: Kind) -> Vec<Badge> {
        let mut badges = Vec::new();
        let amount = self.marked(region, nation, kind);
        if !amount.is_zero() {
            let says = Labels::Goes { amount: amount.clone() }.says();
            let short = Labels::GoesShort { amount: amount.clone() }.says();
            badges.push(Badge { key: "goes", value: Arg::from(&amount), says, short });
        }
        let leads = self.state.board.saruman_in_play && nation.player(self.state.board.players) == Power::Saruman;
        if leads && kind == Kind::Elite {
            let short = Labels::LeadsTooShort.says();
            badges.push(Badge { key: "leads", value: Arg::Flag(true), says: Labels::LeadsToo.says(), short });
        }
        badges
    }

    // What has gone back and is no longer shown in its region.
    fn reinforcements(&self) -> impl Iterator<Item = (Nation, Kind, Count)> {
        let shown = move |nation: Nation, kind: Kind| {
            self.state.held().into_iter().fold(Count::zero(), |sum, region| &sum + &self.marked(region, nation, kind))
        };
        self.state.reinforcements.iter().filter_map(move |((nation, kind), count)| {
            let back = count.minus(&shown(*nation, *kind)).unwrap_or_default();
            (!back.is_zero()).then_some((*nation, *kind, back))
        })
    }
}
