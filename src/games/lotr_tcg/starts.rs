//! Boards to begin with: a table of two or more players, a whole fellowship, and the windows of a loop.

use crate::games::lotr_tcg::cards::{Block, Card};
use crate::games::lotr_tcg::looping::Looping;
use crate::games::lotr_tcg::Topic;
use crate::games::lotr_tcg::setup::{Lies, SetCard, SetPhase, SetPiece, SetSkirmish, Setup};
use crate::ruling::{Case, KindId, Says, TokenId};
use crate::sentences;
use crate::words::{Count, Lang};

sentences! {
    /// The names of the boards.
    pub enum StartSays: en = en, fr = fr;

    /// A board.
    "start_one_shadow" OneShadow,
    /// A board.
    "start_two_shadows" TwoShadows,
    /// A board.
    "start_nine" Nine,
    /// A board.
    "start_fierce" Fierce,
    /// A board.
    "start_skirmish" Skirmish,
    /// A board.
    "start_fellowship" FellowshipPhase,
    /// A board.
    "start_regroup" Regroup,
}

fn en(says: &StartSays) -> String {
    in_both(says, Lang::En)
}

fn fr(says: &StartSays) -> String {
    in_both(says, Lang::Fr)
}

fn in_both(says: &StartSays, lang: Lang) -> String {
    let [en, fr] = match says {
        StartSays::OneShadow => ["Assignment, one Shadow player", "Affectation, un joueur de l’Ombre"],
        StartSays::TwoShadows => ["Assignment, two Shadow players", "Affectation, deux joueurs de l’Ombre"],
        StartSays::Nine => ["The nine at site 4, from the maneuver phase", "Les neuf au site 4, dès la phase de manœuvre"],
        StartSays::Fierce => ["The fierce round", "Le tour des acharnés"],
        StartSays::Skirmish => ["A skirmish at Anduin Banks", "Un combat aux Berges de l’Anduin"],
        StartSays::FellowshipPhase => ["A fellowship phase with Sam", "Une phase de compagnie avec Sam"],
        StartSays::Regroup => ["A regroup phase with Gandalf", "Une phase de ralliement avec Gandalf"],
    };
    if lang == Lang::En { en.to_owned() } else { fr.to_owned() }
}

/// The boards to begin with, for the case's question. Ruleset and readings stay; deeds go.
pub fn starts(case: &Case<Setup>) -> Vec<(Says, Case<Setup>)> {
    let boards = if case.ask == Looping::ID {
        vec![
            (StartSays::Skirmish, skirmish()),
            (StartSays::FellowshipPhase, fellowship_phase()),
            (StartSays::Regroup, regroup()),
        ]
    } else {
        vec![
            (StartSays::OneShadow, table_of(1)),
            (StartSays::TwoShadows, table_of(2)),
            (StartSays::Nine, nine()),
            (StartSays::Fierce, fierce()),
        ]
    };
    let begin = |(says, setup): (StartSays, Setup)| (says.says(), Case { setup, acts: Vec::new(), ..case.clone() });
    boards.into_iter().map(begin).collect()
}

// The pieces of these cards, by their titles; the first character bears the Ring.
fn board(characters: &[&'static str], minions: &[&'static str]) -> Setup {
    let mut taken: Vec<TokenId> = Vec::new();
    let mut pieces = |numbers: &[&'static str]| -> Vec<SetPiece> {
        let mut all = Vec::new();
        for number in numbers {
            let Some(card) = Card::numbered(number) else { continue };
            let ids = (1..=numbers.len()).filter_map(|nth| TokenId::new(&format!("{}-{nth}", card.slug())).ok());
            let Some(id) = ids.into_iter().find(|id| !taken.contains(id)) else { continue };
            taken.push(id.clone());
            all.push(SetPiece::of(id, KindId::from(*number)));
        }
        all
    };
    let (characters, minions) = (pieces(characters), pieces(minions));
    let ring_bearer = characters.first().map(|first| first.id.clone());
    Setup { characters, minions, ring_bearer, ..Setup::default() }
}

fn card(number: &'static str, on: Option<&TokenId>, lies: Lies) -> SetCard {
    let id = Card::numbered(number).and_then(|card| TokenId::new(&format!("{}-1", card.slug())).ok());
    SetCard { id: id.unwrap_or_else(|| "card".into()), card: KindId::from(number), on: on.cloned(), lies }
}

fn with_ring(setup: Setup) -> Setup {
    let ring = card("1C2", setup.ring_bearer.as_ref(), Lies::Play);
    Setup { cards: vec![ring], ..setup }
}

fn table_of(shadows: u8) -> Setup {
    let mut setup = with_ring(board(&["1C290", "4C109", "1R13", "2C114"], &["1C151", "1C151", "1C158", "1R147"]));
    if shadows > 1 {
        setup.shadow_players = Some(shadows);
        for minion in setup.minions.iter_mut().skip(2) {
            minion.owner = Some("shadow_2".into());
        }
    }
    setup
}

fn nine() -> Setup {
    let fellowship = ["1C290", "1C311", "1R302", "1C306", "1R72", "1R89", "1R96", "1R50", "1R13"];
    let setup = with_ring(board(&fellowship, &["1R165", "2U67", "1U178", "1U178", "1C179"]));
    Setup { phase: SetPhase::Maneuver, site_number: Some(4), block: Some(Block::Fellowship), ..setup }
}

fn fierce() -> Setup {
    let setup = with_ring(board(&["1C290", "1R89", "1R30"], &["1R237", "4U194", "1U178"]));
    Setup { phase: SetPhase::Fierce, ..setup }
}

fn skirmish() -> Setup {
    let setup = board(&["1C290", "5R29"], &["1U178"]);
    let skirmish = setup.characters.last().map(|character| SetSkirmish {
        character: character.id.clone(),
        minions: setup.minions.iter().map(|minion| minion.id.clone()).collect(),
    });
    Setup { site: Some("7U341".into()), burdens: Count::from(2), skirmish, ..setup }
}

fn fellowship_phase() -> Setup {
    let bill = card("3U106", None, Lies::Deck);
    Setup { phase: SetPhase::Fellowship, cards: vec![bill], ..board(&["1C290", "1R310"], &[]) }
}

fn regroup() -> Setup {
    let setup = board(&["1C290", "1R72", "10R18"], &["1C151", "1C151", "1U178"]);
    let gandalf = setup.characters.get(1).map(|gandalf| gandalf.id.clone());
    let champion = card("7U49", gandalf.as_ref(), Lies::Play);
    Setup {
        phase: SetPhase::Regroup,
        cards: vec![champion],
        twilight: Count::from(4),
        shadow_conditions: Count::from(2),
        ..setup
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::lotr_tcg::Rules;
    use crate::games::lotr_tcg::cards::Kind;
    use crate::ruling::{Game, Severity, Standing, faults_of};

    #[test]
    fn every_board_asks_somebody_something_and_nothing_is_wrong_with_it() {
        for ask in ["assignment", "loop"] {
            let empty = Rules::empty(&ask.into());
            let case = Case { ruleset: "cr-4.2".into(), ask: ask.into(), setup: empty, acts: Vec::new(), readings: Default::default() };
            for (says, start) in starts(&case) {
                let ruling = Rules::rule(&start);
                let name = says.say(Lang::En).plain();
                assert!(ruling.problems.iter().all(|problem| problem.severity == Severity::Note), "{name}");
                assert!(matches!(ruling.standing, Standing::Awaits(_)), "{name}: {:?}", ruling.standing);
                assert!(start.setup.ring_bearer.is_some() && start.setup.characters.len() > 1, "{name}");
            }
        }
    }

    #[test]
    fn the_names_say_all_in_both_languages() {
        assert!(faults_of::<StartSays>().is_empty());
    }

    #[test]
    fn the_nine_are_nine_companions() {
        let nine = nine();
        let companions = nine.characters.iter().filter(|set| Card::numbered(set.card.as_str()).is_some_and(|card| card.kind == Kind::Companion));
        assert_eq!((companions.count(), nine.site_number), (9, Some(4)));
    }
}
