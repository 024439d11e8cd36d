use crate::app::walk_says::WalkSays;
use refrain::words::Lang;

/// The sentences of the way in French.
pub fn say(says: &WalkSays) -> String {
    match says {
        WalkSays::Otherwise { deed } => format!("Sinon ({})\u{A0}:", deed.say(Lang::Fr)),
        WalkSays::Forget => "Retirer de la liste".into(),
        WalkSays::Against => "Qui affronte qui".into(),
        WalkSays::Chosen { one, other } => {
            format!("{} contre {}\u{A0}: par choix.", one.say(Lang::Fr), other.say(Lang::Fr))
        }
        WalkSays::Forced { one, other } => {
            format!("{} contre {}\u{A0}: par contrainte.", one.say(Lang::Fr), other.say(Lang::Fr))
        }
        WalkSays::LeftOver { one, other } => {
            format!("{} contre {}\u{A0}: parmi les restants.", one.say(Lang::Fr), other.say(Lang::Fr))
        }
        WalkSays::Barred { one, other } => {
            format!("{} contre {}\u{A0}: interdit.", one.say(Lang::Fr), other.say(Lang::Fr))
        }
        WalkSays::KeyChosen => "par choix".into(),
        WalkSays::KeyForced => "par contrainte".into(),
        WalkSays::KeyLeftOver => "parmi les restants".into(),
        WalkSays::KeyBarred => "interdit".into(),
        WalkSays::HowOften => "Combien de fois".into(),
        WalkSays::Window => "À quel moment de la suite".into(),
        WalkSays::Repeats { times } => format!("Puis cela se répète {} fois.", times.say(Lang::Fr)),
        WalkSays::Reading { nth, of } => format!("Lecture {} sur {}", nth.say(Lang::Fr), of.say(Lang::Fr)),
        WalkSays::ReadingsHow => {
            "Le livre permet chacune d’elles\u{A0}; aucune n’est choisie. Celle que vous prenez vaut pour cette table et peut être reprise.".into()
        }
        WalkSays::DiscUpright => "intacte".into(),
        WalkSays::DiscTilted => "utilisée".into(),
        WalkSays::DiscAway => "cédée".into(),
        WalkSays::DiscBoth => "utilisée, puis cédée".into(),
        WalkSays::Change { counter, change } => {
            format!("{} {}", counter.say(Lang::Fr), change.say_signed(Lang::Fr))
        }
        WalkSays::Room { piece, taken, room } => {
            format!("{}\u{A0}: {} sur {}.", piece.say(Lang::Fr), taken.say(Lang::Fr), room.say(Lang::Fr))
        }
    }
}
