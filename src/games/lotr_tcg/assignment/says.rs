//! What the question `assignment` says on the way: deeds, objections, steps, prompts, labels.

use crate::games::lotr_tcg::assignment::{en, fr};
use crate::ruling::{Piece, Player, Says as Told};
use crate::sentences;
use crate::words::Count;

sentences! {
    /// Sentences of the assignment phase.
    pub enum Assign: en = en::assign, fr = fr::assign;

    /// The question.
    "title" Title,
    /// What to do.
    "how" How,
    /// The example of the gallery.
    "example_title" ExampleTitle,

    // Objections.
    /// The act's player is not at the table.
    "no_such_player" NoSuchPlayer { player: Player },
    /// The act is of no player.
    "needs_a_player" NeedsAPlayer,
    /// The act is nothing that can be done here.
    "no_such_deed" NoSuchDeed { deed: Piece },
    /// The act does not say who goes where.
    "names_nobody" NamesNobody,
    /// The Free Peoples player acts after he has said done.
    "free_peoples_are_done" FreePeoplesAreDone,
    /// The Shadow player acts before the Free Peoples player is done.
    "free_peoples_first" FreePeoplesFirst,
    /// The Shadow player acts after he has said done.
    "shadow_is_done" ShadowIsDone,
    /// A piece is not on the board.
    "not_there" NotThere { piece: Piece },
    /// What is assigned is a character.
    "not_a_minion_there" NotAMinionThere { piece: Piece },
    /// What it is assigned to is a minion.
    "not_a_character_there" NotACharacterThere { piece: Piece },
    /// A piece is dead.
    "the_dead_do_not_fight" TheDeadDoNotFight { piece: Piece },
    /// The minion has a character already.
    "minion_taken" MinionTaken { minion: Piece, by: Piece },
    /// The character has no room.
    "capacity_full" CapacityFull { character: Piece, capacity: Count, defender: Count, asked: Count },
    /// The Free Peoples player has assigned that minion.
    "not_a_leftover" NotALeftover { minion: Piece, by: Piece },
    /// An answer to something that nobody asks.
    "nobody_asks_that" NobodyAsksThat,
    /// The setup has a skirmish under way.
    "skirmish_comes_later" SkirmishComesLater,
    /// A minion cannot be taken back by a deed.
    "assignments_stand" AssignmentsStand { minion: Piece },
    /// A character was lifted, and there is no unassigned minion.
    "no_minion_is_free" NoMinionIsFree,
    /// A character was lifted onto several minions.
    "lift_the_minion" LiftTheMinion { character: Piece },

    // What would be legal.
    /// Each of them alone, or none.
    "only_one_of" OnlyOneOf { minion: Piece, characters: Vec<Piece> },
    /// One of these, or none.
    "may_go_to" MayGoTo { minion: Piece, characters: Vec<Piece> },
    /// Nothing but being done.
    "say_done" SayDone,
    /// The Shadow player may place these.
    "leftovers_are" LeftoversAre { minions: Vec<Piece> },
    /// It is the Free Peoples player's turn.
    "free_peoples_assign_or_done" FreePeoplesAssignOrDone,

    // Steps.
    /// No minions at all.
    "no_minions" NoMinions,
    /// A deed.
    "free_peoples_assign" FreePeoplesAssign { minion: Piece, character: Piece, holds: Count, capacity: Count },
    /// A deed.
    "free_peoples_done" FreePeoplesDone { leftovers: Vec<Piece> },
    /// A window closes by itself.
    "free_peoples_window_closes" FreePeoplesWindowCloses,
    /// A deed.
    "shadow_assigns" ShadowAssigns { minion: Piece, character: Piece, holds: Count },
    /// A deed.
    "shadow_done" ShadowDone { unassigned: Vec<Piece> },
    /// A window closes by itself.
    "shadow_window_closes" ShadowWindowCloses,
    /// What stays unassigned.
    "unassigned_do_not_fight" UnassignedDoNotFight { minions: Vec<Piece> },
    /// Several skirmishes in whatever order.
    "order_changes_nothing" OrderChangesNothing { skirmishes: Count },
    /// A finding.
    "orders_found" OrdersFound { orders: Count },
    /// Several skirmishes, one of which ends the game.
    "ring_bearers_skirmish_ends_it" RingBearersSkirmishEndsIt { ring_bearer: Piece },
    /// The totals of a skirmish.
    "totals" Totals { character: Piece, minions: Vec<Piece>, free_peoples: Count, shadow: Count },
    /// What is due to each loser.
    "wounds_due" WoundsDue { wounds: Count, damage: Count },
    /// A loser lives.
    "takes_wounds" TakesWounds { piece: Piece, wounds: Count, left: Count },
    /// A loser dies.
    "dies_of_wounds" DiesOfWounds { piece: Piece, fatal: Count },
    /// The losers are overwhelmed.
    "overwhelmed" Overwhelmed { pieces: Vec<Piece>, winners: Count, losers: Count },
    /// The game is lost.
    "ring_bearer_killed" RingBearerKilled { piece: Piece },

    // Findings.
    /// How many ways the Free Peoples player has.
    "options_at_setup" OptionsAtSetup { ways: Count },
    /// How many boards can stand in the end.
    "final_maps_at_setup" FinalMapsAtSetup { maps: Count },
    /// A character's room.
    "capacity_of" CapacityOf { character: Piece, capacity: Count },
    /// What is left over.
    "leftovers_found" LeftoversFound { minions: Vec<Piece> },

    /// A skirmish's fact.
    "strength_against" StrengthAgainst { character: Piece, free_peoples: Count },
    /// A skirmish's fact.
    "strength_of_minions" StrengthOfMinions { character: Piece, shadow: Count },
    /// A skirmish's fact.
    "winner_is" WinnerIs { character: Piece, free_peoples_win: bool },
    /// A skirmish's fact.
    "wounds_for" WoundsFor { character: Piece, wounds: Count },
    /// A skirmish's fact.
    "killed_in" KilledIn { character: Piece, killed: Vec<Piece> },
    /// A skirmish's fact.
    "survivors_of" SurvivorsOf { character: Piece, survivors: Vec<Piece> },

    // What is taken for granted.
    /// Nobody uses a skirmish action or another card.
    "nobody_acts_in_skirmishes" NobodyActsInSkirmishes,
    /// Abilities on the board stay unused.
    "abilities_stay_unused" AbilitiesStayUnused { cards: Vec<Piece> },

    // Prompts and offers.
    /// What the Free Peoples player decides.
    "asks_free_peoples" AsksFreePeoples { minions: Count },
    /// What the Shadow player decides.
    "asks_shadow" AsksShadow { minions: Count },
    /// The same where there are too many pairs to list.
    "asks_free_peoples_many" AsksFreePeoplesMany { minions: Count, pairs: Count },
    /// The same where there are too many pairs to list.
    "asks_shadow_many" AsksShadowMany { minions: Count, pairs: Count },
    /// The number of a whole way.
    "number_of_way" NumberOfWay { ways: Count },
    /// A whole way.
    "whole_way" WholeWay { pairs: Vec<Told> },
    /// The way that assigns nobody.
    "nobody_assigned" NobodyAssigned,
    /// How many ways there are up to identical minions.
    "options_up_to_alike" OptionsUpToAlike { ways: Count },
    /// The answer that a minion goes to a character.
    "minion_to" MinionTo { minion: Piece, character: Piece },
    /// The answer that the Free Peoples player is done.
    "say_done_free_peoples" SayDoneFreePeoples,
    /// The answer that the Shadow player is done.
    "say_done_shadow" SayDoneShadow,
    /// What being done leads to.
    "then_leftovers" ThenLeftovers { minions: Count },
    /// A deed's name.
    "deed_unknown" DeedUnknown { deed: Piece },

    // Badges.
    /// A character's room.
    "capacity_badge" CapacityBadge { holds: Count, capacity: Count },
    /// The same on a badge.
    "capacity_mark" CapacityMark { holds: Count, capacity: Count },
    /// A skirmish's totals.
    "totals_badge" TotalsBadge { free_peoples: Count, shadow: Count },
    /// The same on a badge.
    "totals_mark" TotalsMark { free_peoples: Count, shadow: Count },
}
