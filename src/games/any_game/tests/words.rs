//! Every sentence is whole in both languages.

use crate::games::any_game::guards::Guard;
use crate::games::any_game::labels::Label;
use crate::games::any_game::objections::Objects;
use crate::games::any_game::says::RoundSays;
use crate::ruling::faults_of;

#[test]
fn every_sentence_is_whole_in_both_languages() {
    let faults = [faults_of::<RoundSays>(), faults_of::<Label>(), faults_of::<Objects>(), faults_of::<Guard>()].concat();
    assert!(faults.is_empty(), "{faults:#?}");
}
