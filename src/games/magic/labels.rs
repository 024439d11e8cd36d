use crate::games::magic::{labels_en, labels_fr};
use crate::ruling::{Piece, Player, Says as Told};
use crate::sentences;
use crate::words::{Count, Int};

sentences! {
    /// Names, objections, questions and offers.
    pub enum Labels: en = labels_en::say, fr = labels_fr::say;

    /// Magic: The Gathering
    "game_name" GameName,
    /// Covered: state-based actions, loops, and shortcuts among the players, with the cards of the tray and cards described by the table. Not covered: blocks, sagas, battles, layers beyond what loop pieces need.
    "covers" Covers,
    /// Described by the table
    "sort_own" SortOwn,
    /// How a card is described.
    "describe_how" DescribeHow,
    /// The card needs a name of letters and digits, and a mana cost in symbols.
    "describe_name" DescribeName,
    /// How does this loop go?
    "loop_title" LoopTitle,
    /// Set up the pieces, play one round, and propose to repeat it.
    "loop_how" LoopHow,
    /// How does this shortcut go at the table?
    "shortcut_title" ShortcutTitle,
    /// Propose a round with a number; the other players accept or end it earlier.
    "shortcut_how" ShortcutHow,
    /// player answers first.
    "answers_first" AnswersFirst { player: Player },
    /// Answers to the proposal are due first.
    "answers_are_due" AnswersAreDue,
    /// A shortcut can only be ended earlier than it ends by now.
    "only_earlier" OnlyEarlier,
    /// player has to accept, or to name a place where player will do something else; wanting it played out is not enough.
    "name_a_place" NameAPlace { player: Player },
    /// Accept, or end it earlier at a named place.
    "accept_or_shorten" AcceptOrShorten,
    /// player has no priority at that place.
    "no_window_there" NoWindowThere { player: Player },
    /// player ended the shortcut here and has to do something other than was proposed.
    "has_to_differ" HasToDiffer { player: Player },
    /// Does player accept, or end it earlier?
    "asks_answer" AsksAnswer { player: Player },
    /// After how many rounds will player act?
    "asks_name" AsksName { player: Player },
    /// Accept
    "do_accept" DoAccept,
    /// No action
    "do_no_action" DoNoAction,
    /// End it earlier, in this round, with its first ability on the stack
    "shorten_in_lap" ShortenInLap,
    /// End it earlier, in this round
    "shorten_in" ShortenIn,
    /// After deed deed: piece on the stack
    "window_over" WindowOver { deed: Count, piece: Piece },
    /// After deed deed: the stack is empty
    "window_empty" WindowEmpty { deed: Count },
    /// What do state-based actions do here?
    "state_title" StateTitle,
    /// Set up life totals, damage and counters: what happens before anybody has priority is said in order.
    "state_how" StateHow,
    /// One million Elves: legal, and who can stop it?
    "example_elves" ExampleElves,
    /// 0 life between two resolutions
    "example_zero" ExampleZero,
    /// Nobody knows this card: take one from the tray or describe it.
    "arranging_card" NoSuchCard,
    /// This part of the board was not understood.
    "not_understood" NotUnderstood,
    /// Two players have the same id.
    "two_players_alike" TwoPlayersAlike,
    /// Two to six players.
    "how_many_players" HowManyPlayers,
    /// At most most pieces are followed; count pieces that are alike as one.
    "too_many_pieces" TooManyPieces { most: Count },
    /// Mana is W, U, B, R, G or C.
    "no_such_mana" NoSuchMana,
    /// Two pieces have the same id.
    "two_pieces_alike" TwoPiecesAlike,
    /// It is attached to something that is not on the board.
    "attached_to_nothing" AttachedToNothing,
    /// More are tapped than there are.
    "more_tapped" MoreTappedThanThere,
    /// The description of this card was not understood: card
    "own_not_understood" OwnNotUnderstood { card: Told },
    /// This question has no such reading.
    "nobody_knows_reading" UnknownReading,
    /// Nobody asks for this any more.
    "stale" Stale,
    /// There is no such piece.
    "no_such_piece" NoSuchPiece,
    /// There is no such place.
    "no_such_place" NoSuchPlace,
    /// Only there are there.
    "fewer_there" FewerThere { there: Count },
    /// The game is over.
    "why_over" WhyOver,
    /// player has to choose for piece first.
    "why_choose" WhyChoose { player: Player, piece: Piece },
    /// Another player has priority.
    "why_priority" WhyPriority,
    /// Nothing is on the stack.
    "why_stack_empty" WhyStackEmpty,
    /// It is not there, or another player controls it.
    "why_not_there" WhyNotThere,
    /// It has no such ability.
    "why_no_ability" WhyNoAbility,
    /// It is not in the position that the cost asks for: tapped to untap, untapped to tap.
    "why_tapped" WhyTapped,
    /// It came under your control this turn.
    "why_sick" WhySick,
    /// Only once each turn.
    "why_once" WhyOnce,
    /// There is not enough mana.
    "why_no_mana" WhyNoMana,
    /// There are not enough counters.
    "why_no_counters" WhyNoCounters,
    /// Such counters cannot be put on it, so they are no cost that can be paid.
    "why_cannot_put" WhyCannotPut,
    /// player has an extra turn first.
    "why_extra_turn" WhyExtraTurn { player: Player },
    /// Triggers of one player that wait at once go on the stack in the order of the board, where nobody has said otherwise.
    "own_order" OwnOrder,
    /// Only in one’s own turn.
    "why_your_turn" WhyYourTurn,
    /// Something waits for the beginning of combat: go to combat first.
    "why_combat_first" WhyCombatFirst,
    /// Two effects change the same event, and it matters which applies first: that choice is not played here.
    "why_which_first" WhyWhichFirst,
    /// There is nothing to tap or to sacrifice for it.
    "why_nothing_to_pay" WhyNothingToPay,
    /// No legal target was named.
    "why_bad_target" WhyBadTarget,
    /// Only in the main phase of one’s own turn with an empty stack, or in a combat phase that is left.
    "why_sorcery" WhySorcery,
    /// Say which colour of mana.
    "why_no_colour" WhyNoColour,
    /// This is not followed here: alike pieces would have to be told apart, or the stack grows too deep.
    "why_too_much" WhyTooMuch,
    /// What it brings is left to chance.
    "why_chance" WhyChance,
    /// The proposal is not legal: round iteration, step step. why
    "illegal_step" IllegalStep { iteration: Count, step: Count, why: Told },
    /// At most times whole rounds.
    "at_most" AtMost { times: Count },
    /// A shortcut needs a number; neither a condition nor infinity is one.
    "number_wanted" NumberWanted,
    /// Name any whole number, 10^100 too.
    "name_a_number" NameANumber,
    /// Name a number: times rounds.
    "name_this_number" NameThisNumber { times: Count },
    /// What depends on a shuffle, a draw or a flip is no shortcut: no number of rounds and no known result.
    "conditional" Conditional,
    /// A proposal is a row of deeds with repeats.
    "not_a_script" NotAScript,
    /// A round of at most most deeds is followed.
    "too_long" TooLong { most: Count },
    /// There is no such place in the round.
    "no_such_end" NoSuchEnd,
    /// Only what happens by itself: turns, parts of a turn, and resolutions.
    "not_by_itself" NotByItself,
    /// The same situation is back after independent actions of several players: player has to choose otherwise.
    "fragmented" Fragmented { player: Player },
    /// Say whose deed it is.
    "whose_deed" WhoseDeed,
    /// This deed was not understood.
    "unknown_deed" UnknownDeed,
    /// What is the trigger of piece aimed at?
    "asks_target" AsksTarget { piece: Piece },
    /// Is it done what piece allows?
    "asks_may" AsksMay { piece: Piece },
    /// Does player pay for piece?
    "asks_unless" AsksUnless { player: Player, piece: Piece },
    /// A land was played this turn.
    "why_land" WhyLand,
    /// Life total too low to pay.
    "why_no_life" WhyNoLife,
    /// How often does player repeat the round?
    "asks_number" AsksNumber { player: Player },
    /// player has priority. What happens?
    "asks_act" AsksAct { player: Player },
    /// Yes
    "yes" Yes,
    /// No
    "no" No,
    /// This could not be followed to its end; times are certain.
    "unknown" NotFollowed { times: Count },
    /// Two ways of counting disagree: please report this board.
    "ways_disagree" WaysDisagree,
    /// Play it by hand, or name a smaller number.
    "way_by_hand" WayByHand,
    /// The other players accept the shortcut.
    "others_accept" OthersAccept,
    /// No player acts on the loop.
    "nobody_acts" NobodyActs,
    /// Nothing that is not on this board has a say.
    "only_this_board" OnlyThisBoard,
    /// All pass: the top of the stack resolves
    "do_resolve" DoResolve,
    /// Nobody acts: let it run
    "do_run" DoRun,
    /// Propose to repeat this round
    "do_repeat" DoRepeat,
    /// player passes
    "do_pass" DoPass { player: Player },
    /// piece: text
    "do_activate" DoActivate { piece: Piece, text: Told },
    /// piece, aimed at target
    "do_aimed" DoAimed { piece: Piece, target: Told },
    /// So many players at so much life each
    "starts_at" StartsAt { players: Count, life: Count },
    /// The sides are exchanged
    "sides_swapped" SidesSwapped,
    /// player at life life
    "nudge_life" NudgeLife { player: Player, life: Count },
    /// Cast piece
    "do_cast" DoCast { piece: Piece },
    /// Play piece
    "do_land" DoLand { piece: Piece },
    /// player attacks with everything
    "do_attack" DoAttack { player: Player },
    /// Go to: phase
    "do_go_to" DoGoTo { phase: Told },
    /// A whole turn of player
    "do_turn" DoTurn { player: Player },
    /// Repeat it times time(s)
    "do_name" DoName { times: Count },
    /// A shortcut is proposed
    "do_propose" DoPropose,
    /// A choice for piece
    "do_choose" DoChoose { piece: Piece },
    /// Something happens to player
    "do_happens" DoHappens { player: Player },
    /// A deed
    "do_something" DoSomething,
    /// white
    "white" White,
    /// blue
    "blue" Blue,
    /// black
    "black" Black,
    /// red
    "red" Red,
    /// green
    "green" Green,
    /// colourless
    "colourless" Colourless,
    /// colourless, for artifacts,
    "for_artifacts" ForArtifacts,
    /// +1/+1
    "plus" PlusCounter,
    /// −1/−1
    "minus" MinusCounter,
    /// charge
    "charge" ChargeCounter,
    /// loyalty
    "loyalty" LoyaltyCounter,
    /// flying
    "flying" Flying,
    /// no flying
    "not_flying" NotFlying,
    /// haste
    "haste" Haste,
    /// text
    "typed" Typed { text: Told },
    /// main phase
    "main" MainPhase,
    /// combat
    "combat" CombatPhase,
    /// end step
    "end" EndStep,
    /// cleanup step
    "cleanup" CleanupStep,
    /// Battlefield of player
    "zone_battlefield" ZoneBattlefield { player: Player },
    /// Hand of player
    "zone_hand" ZoneHand { player: Player },
    /// Graveyard of player
    "zone_graveyard" ZoneGraveyard { player: Player },
    /// Exile of player
    "zone_exile" ZoneExile { player: Player },
    /// Library of player
    "zone_library" ZoneLibrary { player: Player },
    /// Command zone of player
    "zone_command" ZoneCommand { player: Player },
    /// Commander
    "field_commander_piece" FieldIsCommander,
    /// Stack
    "zone_stack" ZoneStack,
    /// Life: player
    "field_life" FieldLife { player: Player },
    /// Poison: player
    "field_poison" FieldPoison { player: Player },
    /// Library: player
    "field_library" FieldLibrary { player: Player },
    /// Cards in hand: player
    "field_hand" FieldHand { player: Player },
    /// Active player
    "field_active" FieldActive,
    /// Part of the turn
    "field_phase" FieldPhase,
    /// Tapped
    "field_tapped" FieldTapped,
    /// Came this turn
    "field_sick" FieldSick,
    /// Attached to
    "field_attached" FieldAttached,
    /// Damage on each
    "field_damage" FieldDamage,
    /// +1/+1 counters
    "field_plus" FieldPlus,
    /// −1/−1 counters
    "field_minus" FieldMinus,
    /// nothing
    "nothing" Nothing,
    /// life amount
    "badge_life" BadgeLife { amount: Int },
    /// poison amount
    "badge_poison" BadgePoison { amount: Int },
    /// energy amount
    "badge_energy" BadgeEnergy { amount: Int },
    /// library amount
    "badge_library" BadgeLibrary { amount: Int },
    /// hand amount
    "badge_hand" BadgeHand { amount: Int },
    /// graveyard amount
    "badge_graveyard" BadgeGraveyard { amount: Int },
    /// amount mana mana
    "badge_mana" BadgeMana { amount: Int, mana: Told },
    /// tapped: amount
    "badge_tapped" BadgeTapped { amount: Int },
    /// power/toughness
    "badge_size" BadgeSize { power: Int, toughness: Int },
    /// amount kind counters
    "badge_counters" BadgeCounters { amount: Int, kind: Told },
    /// damage amount
    "badge_damage" BadgeDamage { amount: Int },
    /// amount
    "number" Number { amount: Int },
    /// has left the game
    "lost" HasLost,
    /// card
    "sort_card" SortCard,
    /// life of player
    "counter_life" CounterLife { player: Player },
    /// piece on the battlefield
    "counter_piece" CounterPiece { piece: Piece },
    /// so many of a class are tapped
    "counter_tapped" CounterTapped { piece: Piece },
    /// library of player
    "counter_library" CounterLibrary { player: Player },
    /// mana mana of player
    "counter_mana" CounterMana { player: Player, mana: Told },
    /// +1/+1 counters on piece
    "counter_plus" CounterPlus { piece: Piece },
    /// Two effects would move piece elsewhere than to the graveyard. Which one does?
    "asks_replacement" AsksReplacement { piece: Piece },
    /// Does player put the commander piece into the command zone?
    "asks_command" AsksCommand { player: Player, piece: Piece },
    /// Into exile
    "into_exile" IntoExile,
    /// Into the library
    "into_library" IntoLibrary,
    /// The legend rule: which of several named piece does player keep?
    "asks_legend" AsksLegend { player: Player, piece: Piece },
    /// piece, an untapped one
    "an_untapped" AnUntapped { piece: Piece },
    /// piece, a tapped one
    "a_tapped" ATapped { piece: Piece },
    /// It depends on which cards lie in the library: nobody knows them.
    "why_hidden" WhyHidden,
    /// Do cards that were milled into a hidden zone still count as milled this way?
    "asks_milled_found" AsksMilledFound,
    /// No: a milled card is found in a public zone only.
    "read_not_found" ReadNotFound,
    /// Yes: it is known which cards they were.
    "read_found" ReadFound,
    /// Several players named the lowest number. Whose is it?
    "asks_equal_numbers" AsksEqualNumbers,
    /// The one who named it first.
    "read_first_to_name" ReadFirstToName,
    /// The one who named it last.
    "read_last_to_name" ReadLastToName,
    /// a life total that reaches 0
    "guard_life" GuardLife,
    /// ten poison counters
    "guard_poison" GuardPoison,
    /// 21 damage by one commander
    "guard_commander" GuardCommander,
    /// the toughness of a creature
    "guard_toughness" GuardToughness,
    /// the cards in a library
    "guard_library" GuardLibrary,
    /// the cards in a hand
    "guard_hand" GuardHand,
    /// the mana in a pool
    "guard_mana" GuardMana,
    /// what is tapped and untapped
    "guard_tapped" GuardTapped,
    /// the counters on a permanent
    "guard_counters" GuardCounters,
    /// what is on the battlefield
    "guard_there" GuardThere,
    /// what is in a graveyard or in exile
    "guard_elsewhere" GuardElsewhere,
    /// what is on the stack
    "guard_stack" GuardStack,
    /// another combat phase
    "guard_combat" GuardCombat,
    /// the damage that is dealt
    "guard_damage" GuardDamage,
    /// life gained or lost
    "guard_change" GuardChange,
    /// turns to be skipped
    "guard_turns" GuardTurns,
    /// Does player block?
    "asks_blocks" AsksBlocks { player: Player },
    /// No block
    "do_not_block" DoNotBlock,
    /// piece blocks attacker
    "do_block" DoBlock { piece: Piece, attacker: Piece },
    /// It may not block that: only untapped creatures of the attacked player block, fliers only by fliers and reach.
    "why_block" WhyBlock,
    /// Life of each player at the start
    "field_start_life" FieldStartLife,
    /// Number of players
    "field_players" FieldPlayers,
    /// Combat damage by one commander: player
    "field_commander" FieldCommander { player: Player },
}
