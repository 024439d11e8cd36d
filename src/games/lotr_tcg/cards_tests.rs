//! The file of the cards as the build packs it, and its mistakes.

#[path = "../../../build/card_list.rs"]
#[allow(dead_code)] // other games use more of it
mod card_list;
#[path = "../../../build/lotr_cards.rs"]
mod packing;

use crate::games::lotr_tcg::cards::Card;

const GOOD: &str = include_str!("cards.json");

fn mistakes(text: &str) -> String {
    packing::packed(text).expect_err("a bad file was packed").join("\n")
}

#[test]
fn the_file_packs_and_its_numbers_are_found() {
    assert!(packing::packed(GOOD).is_ok());
    let aragorn = Card::numbered("4C109").expect("4C109");
    assert_eq!((aragorn.strength, aragorn.vitality, aragorn.defender()), (8, 4, 1));
    assert_eq!(Card::numbered("1C151").expect("1C151").damage(), 1);
    assert_eq!(aragorn.rule.cite(), "card:4C109");
    assert!(Card::numbered("4C110").is_none());
}

#[test]
fn a_bad_card_stops_the_build_with_its_number_and_its_mistake() {
    let twice = GOOD.replace("\"4C109\"", "\"1R89\"");
    assert!(mistakes(&twice).contains("card 1R89 stands there twice"));
    let no_strength = GOOD.replace("\"strength\": 3, \"vitality\": 4, \"resistance\": 10,", "");
    assert!(mistakes(&no_strength).contains("card 1 (1C290): \"strength\" is missing"));
    let keyword = GOOD.replace("\"damage\": 1", "\"dammage\": 1");
    assert!(mistakes(&keyword).contains("(1C151): unknown keyword \"dammage\""));
    let no_number = GOOD.replacen("\"number\": \"1C290\",", "", 1);
    assert!(mistakes(&no_number).contains("card 1 (without a number): \"number\" is missing"));
    let no_french = GOOD.replace("{\"en\": \"Damage +1.\", \"fr\": \"Dégâts +1.\"}", "{\"en\": \"Damage +1.\"}");
    assert!(mistakes(&no_french).contains("\"fr\" is missing"));
    let cost = GOOD.replace("add_burdens", "add_burden");
    assert!(mistakes(&cost).contains("unknown cost \"add_burden\""));
    let member = GOOD.replacen("\"twilight\": 0", "\"twilght\": 0", 1);
    assert!(mistakes(&member).contains("nobody knows \"twilght\""));
}
