//! What Tug says, in both languages.

use refrain::ruling::{Named, Player, Says, SeatId, TokenId};
use refrain::sentences;
use refrain::words::{Count, Lang, Name, is_one};

sentences! {
    /// Tug's sentences.
    pub enum TugSays: en = english, fr = french;
    "tug" Tug,
    "covers" Covers,
    "who_wins" WhoWins,
    "how" How,
    "three_against_an_ox" ThreeAgainstAnOx,
    "field" Field,
    "west" West,
    "east" East,
    "left" Left,
    "right" Right,
    "puller" Puller,
    "ox" Ox,
    "piece" Piece,
    "wet" Wet,
    "pulls" Pulls { pull: Count },
    "pull_short" PullShort { pull: Count },
    "against" Against { west: Count, east: Count },
    "wins" Wins { seat: Player },
    "drawn" Drawn,
    "left_holds" LeftHolds,
    "even_rope" EvenRope,
    "how_many_shouts" HowManyShouts,
    "silent" Silent,
    "for_ever" ForEver,
    "for_ever_is_no_number" ForEverIsNoNumber,
    "shout" Shout { times: Count },
    "too_many_shouts" TooManyShouts { times: Count, most: Count },
    "walk" Walk { amount: Count },
    "ox_stays" OxStays,
    "too_few" TooFew { there: Count, amount: Count },
    "too_many_oxen" TooManyOxen,
    "too_many_to_watch" TooManyToWatch,
    "fewer_oxen" FewerOxen,
    "so_many" SoMany { piece: Says, amount: Count },
    "nobody" Nobody,
    "stale" Stale,
}

/// A piece's kind and camp: `ox.east`.
pub fn camp_of(token: &TokenId) -> (&str, &str) {
    token.as_str().split_once('.').unwrap_or((token.as_str(), "west"))
}

pub fn seat_named(seat: &'static str) -> Player {
    let name = if seat == "left" { Name::both("Left", "Gauche") } else { Name::both("Right", "Droite") };
    Named::new(SeatId::from(seat), name)
}

fn english(says: &TugSays) -> String {
    use Lang::En;
    let shouts = |times: &Count| format!("{} {}", times.say(En), if is_one(times, En) { "shout" } else { "shouts" });
    match says {
        TugSays::Tug => "Tug".into(),
        TugSays::Covers => "Pulls and shouts; no songs.".into(),
        TugSays::WhoWins => "Who wins the rope?".into(),
        TugSays::How => "Put pullers and oxen into the camps.".into(),
        TugSays::ThreeAgainstAnOx => "Three pullers against an ox".into(),
        TugSays::Field => "Field".into(),
        TugSays::West => "West camp".into(),
        TugSays::East => "East camp".into(),
        TugSays::Left => "Left".into(),
        TugSays::Right => "Right".into(),
        TugSays::Puller => "Puller".into(),
        TugSays::Ox => "Ox".into(),
        TugSays::Piece => "Piece".into(),
        TugSays::Wet => "Wet grass".into(),
        TugSays::Pulls { pull } => format!("pulls {}", pull.say(En)),
        TugSays::PullShort { pull } => pull.say(En),
        TugSays::Against { west, east } => {
            format!("{} in the west against {} in the east.", west.say(En), east.say(En))
        }
        TugSays::Wins { seat } => format!("{} wins the rope.", seat.say(En)),
        TugSays::Drawn => "Nobody wins: the rope stands still.".into(),
        TugSays::LeftHolds => "The left player holds an even rope.".into(),
        TugSays::EvenRope => "Who wins if both pull alike?".into(),
        TugSays::HowManyShouts => "How many shouts?".into(),
        TugSays::Silent => "No shout".into(),
        TugSays::ForEver => "Shout for ever".into(),
        TugSays::ForEverIsNoNumber => "“For ever” is no number of shouts. Name one.".into(),
        TugSays::Shout { times } => format!("{}.", shouts(times)),
        TugSays::TooManyShouts { times, most } => format!("{} asked, {} allowed.", shouts(times), most.say(En)),
        TugSays::Walk { amount } => format!("{} walk over.", amount.say(En)),
        TugSays::OxStays => "An ox stays where it is.".into(),
        TugSays::TooFew { there, amount } => format!("{} cannot walk: {} there.", amount.say(En), there.say(En)),
        TugSays::TooManyOxen => "No meadow feeds so many oxen.".into(),
        TugSays::TooManyToWatch => "Nobody has watched so many oxen.".into(),
        TugSays::FewerOxen => "Take some oxen away.".into(),
        TugSays::SoMany { piece, amount } => format!("{}: {}", piece.say(En), amount.say(En)),
        TugSays::Nobody => "Nobody holds the rope. Add a puller.".into(),
        TugSays::Stale => "Nobody asks for shouts any more.".into(),
    }
}

fn french(says: &TugSays) -> String {
    use Lang::Fr;
    let shouts = |times: &Count| format!("{} {}", times.say(Fr), if is_one(times, Fr) { "cri" } else { "cris" });
    match says {
        TugSays::Tug => "Corde".into(),
        TugSays::Covers => "Les forces et les cris ; pas les chants.".into(),
        TugSays::WhoWins => "Qui gagne la corde ?".into(),
        TugSays::How => "Placez tireurs et bœufs dans les camps.".into(),
        TugSays::ThreeAgainstAnOx => "Trois tireurs contre un bœuf".into(),
        TugSays::Field => "Pré".into(),
        TugSays::West => "Camp de l’ouest".into(),
        TugSays::East => "Camp de l’est".into(),
        TugSays::Left => "Gauche".into(),
        TugSays::Right => "Droite".into(),
        TugSays::Puller => "Tireur".into(),
        TugSays::Ox => "Bœuf".into(),
        TugSays::Piece => "Pièce".into(),
        TugSays::Wet => "Herbe mouillée".into(),
        TugSays::Pulls { pull } => format!("tire {}", pull.say(Fr)),
        TugSays::PullShort { pull } => pull.say(Fr),
        TugSays::Against { west, east } => format!("{} à l’ouest contre {} à l’est.", west.say(Fr), east.say(Fr)),
        TugSays::Wins { seat } => format!("{} gagne la corde.", seat.say(Fr)),
        TugSays::Drawn => "Personne ne gagne : la corde ne bouge pas.".into(),
        TugSays::LeftHolds => "Gauche tient une corde immobile.".into(),
        TugSays::EvenRope => "Qui gagne si les deux tirent autant ?".into(),
        TugSays::HowManyShouts => "Combien de cris ?".into(),
        TugSays::Silent => "Aucun cri".into(),
        TugSays::ForEver => "Crier sans fin".into(),
        TugSays::ForEverIsNoNumber => "« Sans fin » n’est pas un nombre de cris. Donnez-en un.".into(),
        TugSays::Shout { times } => format!("{}.", shouts(times)),
        TugSays::TooManyShouts { times, most } => format!("{} demandés, {} permis.", shouts(times), most.say(Fr)),
        TugSays::Walk { amount } => format!("{} changent de camp.", amount.say(Fr)),
        TugSays::OxStays => "Un bœuf reste où il est.".into(),
        TugSays::TooFew { there, amount } => {
            format!("{} ne peuvent partir : {} sur place.", amount.say(Fr), there.say(Fr))
        }
        TugSays::TooManyOxen => "Aucun pré ne nourrit tant de bœufs.".into(),
        TugSays::TooManyToWatch => "Personne n’a jamais observé tant de bœufs.".into(),
        TugSays::FewerOxen => "Enlevez quelques bœufs.".into(),
        TugSays::SoMany { piece, amount } => format!("{}\u{A0}: {}", piece.say(Fr), amount.say(Fr)),
        TugSays::Nobody => "Personne ne tient la corde. Ajoutez un tireur.".into(),
        TugSays::Stale => "Plus personne ne demande de cris.".into(),
    }
}
