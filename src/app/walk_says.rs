use refrain::ruling::Says;
use refrain::words::{Count, Int};

refrain::sentences! {
    /// What the page says of the way to an answer: its pictures, and boards that were open before.
    pub enum WalkSays: en = crate::app::walk_en::say, fr = crate::app::walk_fr::say;
    /// Before the lanes of another answer.
    "walk_otherwise" Otherwise { deed: Says },
    /// Takes a board off the list of recent ones.
    "walk_forget" Forget,
    /// Heading of the picture of who stands against whom.
    "walk_against" Against,
    /// A piece put against another by choice.
    "walk_chosen" Chosen { one: Says, other: Says },
    /// A piece that an ability put against another.
    "walk_forced" Forced { one: Says, other: Says },
    /// A piece that was left over and put there.
    "walk_left_over" LeftOver { one: Says, other: Says },
    /// A piece that may not be put there.
    "walk_barred" Barred { one: Says, other: Says },
    /// The key to a line: chosen.
    "walk_key_chosen" KeyChosen,
    /// The key to a line: forced.
    "walk_key_forced" KeyForced,
    /// The key to a line: left over.
    "walk_key_left_over" KeyLeftOver,
    /// The key to a line: not allowed.
    "walk_key_barred" KeyBarred,
    /// The choice of a place in a round.
    "walk_window" Window,
    /// Names the field for how many times a deed is done.
    "walk_how_often" HowOften,
    /// How often the round that was told comes again.
    "walk_repeats" Repeats { times: Count },
    /// The mark of a reading.
    "walk_reading" Reading { nth: Count, of: Count },
    /// What the readings are.
    "walk_readings_how" ReadingsHow,
    /// The key to a disc: upright.
    "walk_disc_upright" DiscUpright,
    /// The key to a disc: tilted.
    "walk_disc_tilted" DiscTilted,
    /// The key to a disc: with a dashed edge.
    "walk_disc_away" DiscAway,
    /// The key to a disc: tilted, with a dashed edge.
    "walk_disc_both" DiscBoth,
    /// What an action changes.
    "walk_change" Change { counter: Says, change: Int },
    /// How much of a piece's room is taken.
    "walk_room" Room { piece: Says, taken: Count, room: Count },
}

#[cfg(test)]
mod tests {
    use super::*;
    use refrain::ruling::faults_of;

    #[test]
    fn every_sentence_of_the_way_is_whole_in_both_languages() {
        assert_eq!(faults_of::<WalkSays>(), Vec::<String>::new());
    }
}
