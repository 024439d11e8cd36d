//! What the text of a card can say, as far as these questions play it: abilities with their requirements, costs and
//! effects, and bonuses that hold while something does.

use std::borrow::Cow;

/// Something that a player may do with a card: requirements first, then costs, then effects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ability {
    /// When.
    pub phase: Phase,
    /// What has to be in play.
    pub spots: Cow<'static, [Spot]>,
    /// What has to be paid.
    pub costs: Cow<'static, [Cost]>,
    /// What it does; an effect on strength, damage or wounds to come lasts until the end of the skirmish.
    pub effects: Cow<'static, [Effect]>,
    /// What has to hold besides.
    pub needs: Cow<'static, [Need]>,
    /// Whether it is on a card that does not fight and is for the Shadow players.
    pub shadows: bool,
    /// How often it may be used in a phase; 0 for no limit.
    pub limit: u32,
}

impl Ability {
    /// Whether the question about loops plays it: it cancels no skirmish there, and nobody dies in the midst of one.
    pub fn is_played_in_loops(&self) -> bool {
        !self.effects.iter().any(|effect| matches!(effect, Effect::CancelSkirmish | Effect::WoundSpotted | Effect::Assign(_)))
            && self.needs.iter().all(|need| *need == Need::NotAssigned)
    }
}

/// What has to hold for an ability, without being picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// So many companions in play.
    Companions(u32),
    /// So many Hobbit companions in play.
    HobbitCompanions(u32),
    /// A site under the control of the Shadow.
    ControlledSite,
    /// Another Uruk-hai in play.
    AnotherUrukHai,
    /// The fellowship is at a site with this number at most.
    SiteAtMost(u32),
    /// A Hobbit in the skirmish.
    HobbitFights,
    /// The fellowship is at a site with this number at least.
    SiteAtLeast(u32),
    /// The card itself is not assigned.
    NotAssigned,
    /// The spotted piece fights the bearer of the card.
    FightsTheBearer,
}

/// What an assignment action assigns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Assigning {
    /// Which minions may be taken.
    pub minion: MinionSort,
    /// Which characters may be taken.
    pub to: CharacterSort,
    /// How it may be prevented.
    pub prevent: Prevent,
    /// Whether the Free Peoples player picks the character.
    pub free_peoples_pick: bool,
}

/// Minions that an assignment action may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MinionSort {
    /// The card itself.
    Itself,
    /// One of the player's Isengard minions.
    Isengard,
    /// One of the player's Dunland Men.
    Dunland,
    /// Any minion that the player has.
    Own,
    /// Any minion.
    Any,
    /// A minion that bears a Gondor fortification.
    WithFortification,
}

/// Characters that an assignment action may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CharacterSort {
    /// The card itself.
    Itself,
    /// The bearer of the card.
    Bearer,
    /// A companion other than the Ring-bearer.
    NotTheRingBearer,
    /// An unbound companion.
    Unbound,
    /// The Ring-bearer.
    TheRingBearer,
    /// A Hobbit.
    Hobbit,
    /// An ally, who may skirmish then.
    Ally,
}

/// How the Free Peoples player may prevent an assignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prevent {
    /// Not at all.
    Never,
    /// By exerting the companion.
    ExertIt,
    /// By discarding an unbound companion.
    DiscardUnbound,
}

/// Something that a piece has until the regroup phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Granted {
    /// Defender +1.
    Defender,
    /// It is fierce.
    Fierce,
    /// It may skirmish although it may not otherwise: an ally, or one that is unhasty.
    Skirmishes,
    /// It may be assigned although its card forbids it.
    Assignable,
    /// The Free Peoples player cannot assign the character at this place to it.
    NotByFreePeoplesTo(usize),
    /// It adds nothing to the archery total.
    NoArrow,
}

/// The phase in which an ability may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// During the fellowship phase.
    Fellowship,
    /// During the maneuver phase.
    Maneuver,
    /// During the archery phase, before its wounds.
    Archery,
    /// During the assignment phase.
    Assignment,
    /// During a skirmish.
    Skirmish,
    /// During the regroup phase.
    Regroup,
}

/// What has to be in play for an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A minion of the player who uses it, so only a Shadow player can.
    YourMinion,
    /// A companion of the player who uses it, so only the Free Peoples player can.
    YourCompanion,
    /// Any companion.
    ACompanion,
    /// A Hobbit companion of the Free Peoples player that is not Ring-bound.
    UnboundHobbit,
    /// A companion other than the card itself.
    AnotherCompanion,
    /// Any minion.
    AMinion,
    /// Any Hobbit.
    AHobbit,
    /// Any Ent.
    AnEnt,
    /// Any Uruk-hai.
    AnUrukHai,
    /// A minion that is an Orc or an Uruk-hai.
    OrcOrUrukHai,
    /// A Nazgûl, or an Orc of the same culture.
    NazgulOrWraithOrc,
}

/// What an ability costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Burdens are added.
    AddBurdens(u32),
    /// Burdens that are there are removed.
    RemoveBurdens(u32),
    /// Threats are added; there may be no more than companions.
    AddThreats(u32),
    /// Threats that are there are removed.
    RemoveThreats(u32),
    /// A character is exerted so often; each time it needs more than one vitality.
    Exert {
        /// Who.
        of: Who,
        /// How often.
        times: u32,
    },
    /// The card with the ability is discarded.
    DiscardItself,
    /// Twilight is removed from the pool.
    RemoveTwilight(u32),
}

/// What an ability does; as much of it as can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Strength +X.
    Strength {
        /// For whom.
        of: Who,
        /// How much.
        by: u32,
    },
    /// Damage +X.
    Damage {
        /// For whom.
        of: Who,
        /// How much.
        by: u32,
    },
    /// Takes no wounds.
    TakesNoWounds {
        /// Who.
        of: Who,
    },
    /// Up to so many wounds are healed.
    Heal {
        /// Whose.
        of: Who,
        /// How many.
        wounds: u32,
    },
    /// So many minions are discarded.
    DiscardMinions(u32),
    /// Opponents discard so many conditions.
    DiscardConditions(u32),
    /// A card is played from the draw deck, which is reshuffled.
    PlayFromDeck(Sought),
    /// A card is played from the discard pile.
    PlayFromDiscard(Sought),
    /// Twilight is added to the pool.
    AddTwilight(u32),
    /// A minion is assigned to a character.
    Assign(Assigning),
    /// The minion that was assigned is exerted down to its last vitality.
    ExhaustAssigned,
    /// A piece has something until the regroup phase.
    Grant {
        /// Who.
        of: Who,
        /// What.
        what: Granted,
    },
    /// The Free Peoples player cannot assign the spotted companion to the card.
    BarSpotted,
    /// The skirmish is cancelled.
    CancelSkirmish,
    /// The spotted minion is wounded.
    WoundSpotted,
    /// The spotted piece gets the strength that the card has now.
    AddOwnStrength,
    /// The Ring is worn until the regroup phase.
    WearTheRing,
    /// So many burdens are removed, as far as they are there.
    RemoveBurdens(u32),
}

/// A card that is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sought {
    /// By its title.
    Title(&'static str),
    /// A condition of the Gandalf culture.
    GandalfCondition,
}

/// Whom an effect is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The card with the ability.
    Itself,
    /// The card that was spotted.
    Spotted,
    /// The character that bears the card with the ability.
    Bearer,
}

/// A strength bonus of a card that holds while something does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Modifier {
    /// How much.
    pub strength: u32,
    /// While.
    pub holds: Holds,
}

/// What a bonus depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// The card skirmishes a minion of at most this strength.
    FightsAMinionOfAtMost(u32),
    /// A companion of at least this strength can be spotted.
    ACompanionHasAtLeast(u32),
    /// It skirmishes somebody who is no hunter.
    FightsANonHunter,
    /// It skirmishes a Nazgûl.
    FightsANazgul,
    /// For each other Nazgûl in play.
    ForEachOtherNazgul,
    /// For each other minion of the Sauron culture in play.
    ForEachOtherSauronMinion,
    /// A companion in play is a Hobbit.
    ACompanionIsAHobbit,
    /// A companion in play is a Dwarf.
    ACompanionIsADwarf,
    /// A companion in play is an Elf.
    ACompanionIsAnElf,
    /// A companion in play is a Man.
    ACompanionIsAMan,
    /// There are so many burdens at least.
    BurdensAtLeast(u32),
}

/// Something other than strength that a card has while something holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gain {
    /// What.
    pub what: Gained,
    /// While.
    pub holds: While,
}

/// What a card gains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gained {
    /// Defender +X.
    Defender(u32),
    /// Damage +X.
    Damage(u32),
    /// It is fierce.
    Fierce,
}

/// What a gain depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum While {
    /// A piece with this title is in play.
    Spots(&'static str),
    /// Cards of so many Free Peoples cultures are in play.
    FreePeoplesCultures(u32),
    /// Cards of so many Shadow cultures are in play.
    ShadowCultures(u32),
    /// It is in a fierce skirmish.
    FierceSkirmish,
    /// There are so many burdens at least.
    Burdens(u32),
}
