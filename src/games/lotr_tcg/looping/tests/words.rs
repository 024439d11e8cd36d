use crate::games::lotr_tcg::looping::labels::LoopLabel;
use crate::games::lotr_tcg::looping::objections::LoopObjection;
use crate::games::lotr_tcg::looping::says::LoopStep;
use crate::games::lotr_tcg::looping::guards::LoopGuard;
use crate::ruling::faults_of;

#[test]
fn the_words_leave_nothing_out() {
    assert!(faults_of::<LoopStep>().is_empty(), "{:#?}", faults_of::<LoopStep>());
    assert!(faults_of::<LoopObjection>().is_empty(), "{:#?}", faults_of::<LoopObjection>());
    assert!(faults_of::<LoopLabel>().is_empty(), "{:#?}", faults_of::<LoopLabel>());
    assert!(faults_of::<LoopGuard>().is_empty(), "{:#?}", faults_of::<LoopGuard>());
}
