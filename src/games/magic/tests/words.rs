use crate::games::magic::cards::CARDS;
use crate::games::magic::labels::Labels;
use crate::games::magic::notation::read;
use crate::games::magic::says::Says;
use crate::ruling::faults_of;

#[test]
fn every_sentence_is_said_in_both_languages() {
    assert_eq!(faults_of::<Says>(), Vec::<String>::new());
    assert_eq!(faults_of::<Labels>(), Vec::<String>::new());
}

#[test]
fn every_ability_of_every_card_can_be_read() {
    let lines = CARDS.iter().flat_map(|card| card.abilities.iter().map(move |text| (card.id, text)));
    let unread: Vec<_> = lines.filter(|(_, text)| read(text).is_none()).collect();
    assert_eq!(unread, Vec::new());
}
