use crate::games::magic::{en, fr};
use crate::ruling::{Piece, Player, Says as Told};
use crate::sentences;
use crate::words::{Count, Int};

sentences! {
    /// What rulings on Magic say: verdicts, steps and findings.
    pub enum Says: en = en::say, fr = fr::say;

    /// player has priority; waiting on the stack.
    "priority" Priority { player: Player, waiting: Count },
    /// Nobody receives priority; the step ends.
    "nobody_has_priority" NobodyHasPriority,
    /// The shortcut is legal and is taken; rounds done: times. player then has priority; waiting on the stack.
    "loop_done" LoopDone { times: Count, player: Player, waiting: Count },
    /// player wins the game: no opponent is left.
    "wins" Wins { player: Player },
    /// The game is a draw: all who were left lose at once.
    "draw_all_lose" DrawAllLose,
    /// The game is a draw: the loop is made of mandatory actions and never ends, unless a player acts on it.
    "draw_by_loop" DrawByLoop,
    /// No draw: player may let the loop go on for any number of rounds, but in the end has to choose otherwise for piece.
    "must_choose_otherwise" MustChooseOtherwise { player: Player, piece: Piece },
    /// player activates an ability of piece.
    "activates" Activates { player: Player, piece: Piece },
    /// player activates a mana ability of piece; nobody can respond to it.
    "mana_ability" ManaAbility { player: Player, piece: Piece },
    /// player casts piece.
    "casts" Casts { player: Player, piece: Piece },
    /// All players pass; the top of the stack resolves.
    "all_pass" AllPass,
    /// player passes.
    "passes" Passes { player: Player },
    /// What comes from piece resolves.
    "resolves" Resolves { piece: Piece },
    /// What comes from piece has no legal target any more and does not resolve.
    "does_not_resolve" DoesNotResolve { piece: Piece },
    /// What piece allows is not done.
    "declined" Declined { piece: Piece },
    /// piece triggers: times on the stack, controlled by player.
    "triggers" Triggers { player: Player, piece: Piece, times: Count },
    /// player chooses among several targets for piece.
    "chooses" Chooses { player: Player, piece: Piece },
    /// Several triggers wait: the active player’s go on the stack first, then the others’ in turn order.
    "triggers_ordered" TriggersOrdered,
    /// times of piece are paid for and stay.
    "paid_for" PaidFor { piece: Piece, times: Count },
    /// The trigger of piece has no legal target and is taken off.
    "no_target" NoTarget { piece: Piece },
    /// player creates times: piece.
    "creates" Creates { player: Player, piece: Piece, times: Count },
    /// piece taps.
    "taps" Taps { piece: Piece },
    /// piece untaps.
    "untaps" Untaps { piece: Piece },
    /// All of them untap.
    "all_untap" AllUntap,
    /// player adds amount mana mana.
    "adds_mana" AddsMana { player: Player, amount: Count, mana: Told },
    /// player gets amount poison counters instead of losing life.
    "poisoned" Poisoned { player: Player, amount: Count },
    /// The condition of piece no longer holds: it does nothing.
    "condition_fails" ConditionFails { piece: Piece },
    /// The condition of piece does not hold: it does not trigger.
    "does_not_trigger" DoesNotTrigger { piece: Piece },
    /// It is paid for: what piece would do is not done.
    "pays_instead" PaysInstead { piece: Piece },
    /// It is not paid for: piece does what it says.
    "does_not_pay" DoesNotPay { piece: Piece },
    /// player gains amount life.
    "gains_life" GainsLife { player: Player, amount: Count },
    /// player loses amount life.
    "loses_life" LosesLife { player: Player, amount: Count },
    /// piece deals amount damage to player.
    "damages_player" DamagesPlayer { piece: Piece, player: Player, amount: Count },
    /// piece deals amount damage to target.
    "damages_piece" DamagesPiece { piece: Piece, target: Piece, amount: Count },
    /// player mills amount.
    "mills" Mills { player: Player, amount: Count },
    /// player draws amount.
    "draws" Draws { player: Player, amount: Count },
    /// player discards amount.
    "discards" Discards { player: Player, amount: Count },
    /// piece: amount kind counters.
    "counters_change" CountersChange { piece: Piece, kind: Told, amount: Int },
    /// times of piece to the graveyard.
    "to_graveyard" ToGraveyard { piece: Piece, times: Count },
    /// times of piece into exile.
    "to_exile" ToExile { piece: Piece, times: Count },
    /// times of piece back to hand.
    "to_hand" ToHand { piece: Piece, times: Count },
    /// times of piece into the library.
    "to_library" ToLibrary { piece: Piece, times: Count },
    /// times of piece into the command zone.
    "to_command" ToCommand { piece: Piece, times: Count },
    /// times of piece onto the battlefield.
    "to_battlefield" ToBattlefield { piece: Piece, times: Count },
    /// player gains control of piece.
    "changes_control" ChangesControl { player: Player, piece: Piece },
    /// piece gains: flag.
    "becomes" Becomes { piece: Piece, flag: Told },
    /// piece loses: flag.
    "no_longer" NoLonger { piece: Piece, flag: Told },
    /// Tokens that are not on the battlefield cease to exist: piece.
    "sba_token" SbaToken { piece: Piece },
    /// piece has toughness 0 or less.
    "sba_toughness" SbaToughness { piece: Piece },
    /// piece has lethal damage and is destroyed.
    "sba_lethal" SbaLethal { piece: Piece },
    /// piece was touched by death and is destroyed.
    "sba_deathtouch" SbaDeathtouch { piece: Piece },
    /// piece has no loyalty left.
    "sba_loyalty" SbaLoyalty { piece: Piece },
    /// The legend rule: one of its name stays, the others go: piece.
    "sba_legend" SbaLegend { piece: Piece },
    /// The world rule: only the newest stays; piece goes.
    "sba_world" SbaWorld { piece: Piece },
    /// piece enchants nothing and goes to the graveyard.
    "sba_aura" SbaAura { piece: Piece },
    /// piece comes off what is no creature.
    "sba_equipment" SbaEquipment { piece: Piece },
    /// piece cannot be attached and comes off.
    "sba_loose" SbaLoose { piece: Piece },
    /// +1/+1 and −1/−1 counters on piece go in pairs.
    "sba_annihilate" SbaAnnihilate { piece: Piece },
    /// The owner of the commander puts it into the command zone: piece.
    "sba_command" SbaCommand { piece: Piece },
    /// player has 0 or less life and loses the game.
    "loses_at_zero" LosesAtZero { player: Player },
    /// player tried to draw from an empty library and loses the game.
    "loses_by_library" LosesByLibrary { player: Player },
    /// player has ten poison counters or more and loses the game.
    "loses_by_poison" LosesByPoison { player: Player },
    /// player took 21 damage or more from one commander and loses the game.
    "loses_by_commander" LosesByCommander { player: Player },
    /// player would lose for reasons reason(s) at once; one replacement stands for all.
    "losing_replaced" LosingReplaced { player: Player, reasons: Count },
    /// player receives priority.
    "has_priority" HasPriority { player: Player },
    /// Nothing happened and nothing waits: nobody receives priority.
    "no_priority" NoPriority,
    /// Another cleanup step follows.
    "another_cleanup" AnotherCleanup,
    /// Marked damage wears off.
    "damage_wears_off" DamageWearsOff,
    /// Unspent mana is lost.
    "mana_empties" ManaEmpties,
    /// player attacks with everything; combat damage is dealt.
    "combat_damage" CombatDamage { player: Player },
    /// player’s turn begins: what nothing keeps tapped untaps.
    "untap_step" UntapStep { player: Player },
    /// First strike and double strike: these creatures deal their combat damage before the others. Attacker: player
    "strikes_first" StrikesFirst { player: Player },
    /// Within one resolution piece does its process times time(s).
    "process_repeated" ProcessRepeated { piece: Piece, times: Count },
    /// player proposes to repeat a round: times in all.
    "proposes" Proposes { player: Player, times: Count },
    /// player accepts.
    "accepts" Accepts { player: Player },
    /// player ends it earlier, in round lap.
    "shortens" Shortens { player: Player, lap: Count },
    /// player has priority there and has to do something other than was proposed.
    "must_differ" MustDiffer { player: Player },
    /// player will act after times rounds.
    "names" Names { player: Player, times: Count },
    /// player will not act.
    "names_nothing" NamesNothing { player: Player },
    /// After times rounds player has to act and to break the loop.
    "must_act" MustAct { player: Player, times: Count },
    /// The same again, times more time(s).
    "repeats" Repeats { times: Count },
    /// Nobody acts: times resolution(s) follow by themselves.
    "runs_on" RunsOn { times: Count },
    /// Nothing in it can ever stop it: no check it meets will change its answer.
    "never_ends" NeverEnds,
    /// State-based actions are checked: none applies.
    "checked" Checked,
    /// Rounds done: times
    "found_times" FoundTimes { times: Count },
    /// Resolutions: times
    "found_resolutions" FoundResolutions { times: Count },
    /// Priority: player
    "found_priority" FoundPriority { player: Player },
    /// Activated: piece, times
    "found_activated" FoundActivated { piece: Piece, times: Count },
    /// Resolved: piece, times
    "found_resolved" FoundResolved { piece: Piece, times: Count },
    /// On the stack: piece, times
    "found_waiting" FoundWaiting { piece: Piece, times: Count },
    /// Goes at the next end step: piece, times
    "found_at_end" FoundAtEnd { piece: Piece, times: Count },
    /// Extra turns, skipped ones taken off: player, turns
    "found_extra_turns" FoundExtraTurns { player: Player, turns: Int },
    /// Has a window in each round: player
    "found_window" FoundWindow { player: Player },
    /// Nobody has a window in the round: it is made of mana abilities.
    "found_no_window" FoundNoWindow,
    /// It ends in round iteration, at step step
    "found_last" FoundLast { iteration: Count, step: Count },
    /// Instead there is more: piece applies, once to each such event.
    "more_instead" MoreInstead { piece: Piece },
    /// player can gain no life.
    "gains_none" GainsNone { player: Player },
    /// piece adds mana at once; this does not use the stack.
    "mana_trigger" ManaTrigger { piece: Piece },
    /// piece is cast from elsewhere than the hand.
    "from_elsewhere" FromElsewhere { piece: Piece },
    /// piece comes under player’s control.
    "raised" Raised { piece: Piece, player: Player },
    /// Energy counters of player: amount
    "energy" Energy { player: Player, amount: Int },
    /// Until the end of the turn piece has its power and toughness changed by power and toughness.
    "grows" Grows { piece: Piece, power: Int, toughness: Int },
    /// piece blocks attacker.
    "blocks" Blocks { piece: Piece, attacker: Piece },
}
