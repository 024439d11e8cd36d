//! What happens on the table, to be told.

use crate::games::magic::over::Losing;
use crate::games::magic::state::Zone;
use crate::loops::Qty;
use std::rc::Rc;

/// Something that happened, to be told.
#[derive(Clone)]
pub enum Happening {
    /// An ability was activated.
    Activated { by: usize, class: usize, mana: bool },
    /// A spell was cast.
    Cast { by: usize, class: usize },
    /// A copy of a held card was cast.
    Copied { by: usize, class: usize },
    /// All passed.
    AllPass,
    /// One passed.
    Passed { by: usize },
    /// The top of the stack resolves.
    Resolves { class: usize },
    /// It does not: no legal target is left.
    Fizzles { class: usize },
    /// What may be done is left undone.
    Declined { class: usize },
    /// A trigger was put on the stack.
    Triggered { by: usize, class: usize, times: Qty, delayed: bool },
    /// A condition keeps it from triggering.
    NotIf { class: usize },
    /// A target was chosen among several.
    Chose { class: usize },
    /// Several triggers were put in order.
    Ordered,
    /// Each that could be paid for was.
    PaidFor {
        class: usize,
        times: Qty,
    },
    /// A trigger found no legal choice.
    NoTarget { class: usize },
    /// Tokens were made.
    Created { by: usize, class: usize, times: Qty },
    /// Objects tapped.
    Tapped { class: usize },
    /// Objects untapped.
    Untapped { class: usize },
    /// All of several kinds untapped.
    AllUntapped,
    /// Mana was made.
    Mana { by: usize, pool: usize, amount: Qty },
    /// A player gets poison counters.
    Poisoned { seat: usize, amount: Qty },
    /// A condition no longer holds.
    NoLongerIf { class: usize },
    /// Something is paid, so that it is not done.
    PaysInstead { class: usize },
    /// It is not paid.
    DoesNotPay { class: usize },
    /// Life gained.
    Gained { seat: usize, amount: Qty },
    /// Life lost.
    Lost { seat: usize, amount: Qty },
    /// Damage to a player.
    DamagedSeat { seat: usize, class: usize, amount: Qty },
    /// Damage to an object.
    Damaged { target: usize, class: usize, amount: Qty },
    /// Cards were milled.
    Milled { seat: usize, amount: Qty },
    /// Cards were drawn.
    Drew { seat: usize, amount: Qty, short: bool },
    /// Cards were discarded.
    Discarded { seat: usize, amount: Qty },
    /// Counters were put on.
    Counters { class: usize, kind: usize, amount: Qty },
    /// An object moved.
    Moved { class: usize, to: Zone, times: Qty },
    /// Control changed.
    Control { class: usize, by: usize },
    /// A flag was set or taken off.
    Flag { class: usize, flag: Rc<str>, on: bool },
    /// A state-based action on an object.
    Checked { class: usize, why: Sba },
    /// A player loses.
    Loses { seat: usize, why: Losing },
    /// Losing was replaced.
    Replaced { seat: usize, reasons: usize },
    /// A player receives priority.
    Priority { seat: usize },
    /// Nobody receives priority.
    NoPriority,
    /// Another cleanup step follows.
    AnotherCleanup,
    /// Damage wears off.
    WearsOff,
    /// Mana empties.
    Empties,
    /// A creature blocks another.
    Blocks { class: usize, attacker: usize },
    /// Damage is dealt in combat.
    Combat { by: usize },
    /// A player untaps as a turn begins.
    UntapStep { by: usize },
    /// Some who fight deal their damage before the others.
    StrikesFirst { by: usize },
    /// Instead there is more.
    MoreInstead { class: usize, mana: bool },
    /// A player cannot gain life.
    GainsNone { seat: usize },
    /// A triggered mana ability does what it does.
    ManaTrigger { class: usize },
    /// A card is cast from elsewhere than the hand.
    CastFromElsewhere { class: usize, gone: bool },
    /// A card is put onto the battlefield by a player.
    Raised { class: usize, by: usize },
    /// Energy counters are got, or paid.
    Energy { seat: usize, amount: Qty },
    /// An object grows until the end of the turn.
    Grows { class: usize, power: Qty, toughness: Qty },
    /// A process is repeated within one resolution.
    Repeated { class: usize, times: Qty, back: bool },
}

/// State-based actions on objects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sba {
    /// 704.5d.
    TokenGone,
    /// 704.5f.
    NoToughness,
    /// 704.5g.
    Lethal,
    /// 704.5h.
    Deathtouch,
    /// 704.5i.
    NoLoyalty,
    /// 704.5j.
    Legend,
    /// 704.5k.
    World,
    /// 704.5m.
    Aura,
    /// 704.5n.
    Equipment,
    /// 704.5p.
    Loose,
    /// 704.5q.
    Annihilate,
    /// 704.6d.
    Command,
}

impl Sba {
    /// Whether all of the class go to the graveyard by it.
    pub fn goes_to_the_graveyard(self) -> bool {
        use Sba::*;
        matches!(self, NoToughness | Lethal | Deathtouch | NoLoyalty | World | Aura)
    }
}
