//! The one driver that every question uses: it replays the acts of a case, keeps the board of every moment,
//! collects all problems at once, and says whether the case is refused, awaits a decision or is settled.

mod changes;
mod driver;
mod loop_way;
mod readings;
mod record;

pub use changes::changes;
pub use driver::{Course, Played, Refusal, done, play};
pub use loop_way::loop_way;
pub use readings::open_between;
pub use record::Record;
