use crate::games::magic::cards::CARDS;
use crate::games::magic::labels::Labels;
use crate::games::magic::notation::read;
use crate::games::magic::says::Says;
use crate::ruling::faults_of;
use crate::words::Lang;

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

#[test]
fn a_condition_is_said_with_what_it_measures() {
    let say = |text: &str| {
        let says = crate::games::magic::meaning::meaning_of(text).unwrap();
        [Lang::En, Lang::Fr].map(|lang| says.say(lang).plain().replace('\u{A0}', " "))
    };
    let [en, fr] = say("on upkeep you if=life>=40 : draw you 1");
    assert!(en.contains(", if your life total is at least 40, "), "{en}");
    assert!(fr.contains(", si votre total de points de vie est d’au moins 40, "), "{fr}");
    let [en, fr] = say("on upkeep you if=hand<=1 : draw you 1");
    assert!(en.contains("if you have at most 1 card in hand"), "{en}");
    assert!(fr.contains("si vous avez au plus 1 carte en main"), "{fr}");
    let [en, fr] = say("on upkeep you if=plus>=3 : draw you 1");
    assert!(en.contains("if there are at least 3 +1/+1 counters on this"), "{en}");
    assert!(fr.contains("si ceci porte au moins 3 marqueurs +1/+1"), "{fr}");
    let [en, fr] = say("on upkeep you if=creature.you>=5 : draw you 1");
    assert!(en.contains("if there are at least 5 of: creature you control"), "{en}");
    assert!(fr.contains("s’il y en a au moins 5 (créature"), "{fr}");
}

#[test]
fn every_ability_is_said_in_words_and_not_in_notation() {
    let own = crate::games::magic::described::wordings().into_iter().filter_map(|text| {
        match crate::games::magic::english::line(text, "Pip", false)? {
            crate::games::magic::english::Line::Ability(ability) => Some(ability),
            crate::games::magic::english::Line::Words(_) => None,
        }
    });
    let printed = crate::games::magic::cards::CARDS.iter().flat_map(|card| card.abilities).map(|text| (*text).to_owned());
    let mut number = 0;
    for text in own.chain(printed) {
        let says = crate::games::magic::meaning::meaning_of(&text).unwrap();
        let [en, fr] = [Lang::En, Lang::Fr].map(|lang| says.say(lang).plain());
        for said in [&en, &fr] {
            assert!(said.ends_with('.') && said.chars().count() > 8, "{text}: {said}");
            assert!(!["@", "=", "all.", "static", ".you", "itself"].iter().any(|part| said.contains(part)), "{text}: {said}");
        }
        assert_ne!(en, fr, "{text}");
        number += 1;
    }
    assert!(number > 100, "{number}");
}

#[test]
fn some_abilities_in_words() {
    let said = |text: &str, lang| crate::games::magic::meaning::meaning_of(text).unwrap().say(lang).plain();
    for (text, en) in [
        ("T : mana you 3 C", "{T}: add 3 × {C}."),
        ("sacrifice=artifact.you.other*5 T : skip you -1", "Sacrifice 5 × other artifact you control, {T}: take an extra turn."),
        ("on dies creature.other.you : return it yours", "Whenever another creature you control dies, return it to the battlefield under your control."),
        ("on enters itself @creature.ingraveyard.you : return target yours", "Whenever this enters, return target creature card in your graveyard to the battlefield under your control."),
        ("on gains you : gain you that", "Whenever you gain life, you gain that many life."),
        ("3 Q : grow itself 2 2", "{3}, {Q}: this gets +2/+2 until the end of the turn."),
        ("static castfrom itself graveyard gone 2R", "This may be cast from the graveyard for {2}{R}; then it is exiled."),
    ] {
        assert_eq!(said(text, Lang::En), en);
    }
    assert_eq!(said("3 Q : grow itself 2 2", Lang::Fr), "{3}, {Q}\u{00A0}: ceci gagne +2/+2 jusqu’à la fin du tour.");
    assert_eq!(said("on enters creature : untap all.creature", Lang::Fr), "À chaque arrivée (créature), dégagez chaque créature.");
}
