//! Cards described in English, line by line.

use crate::games::magic::described::{described, description, wordings};
use crate::games::magic::english::{Line, line};
use crate::games::magic::{Rules, Setup};
use crate::ruling::{Case, Edit, Game};

fn ability(text: &str) -> Option<String> {
    match line(text, "Pip, the Tester", false)? {
        Line::Ability(ability) => Some(ability),
        Line::Words(_) => None,
    }
}

#[test]
fn lines_of_known_cards_come_to_what_the_cards_of_the_tray_have() {
    let same = [
        ("Whenever a creature enters, untap all creatures.", "on enters creature : untap all.creature"),
        ("Whenever you gain life, target opponent loses that much life.", "on gains you @player.opponent : lose target that"),
        ("Whenever an opponent loses life, you gain that much life.", "on loses opponent : gain you that"),
        ("Sacrifice a creature: Add {C}{C}.", "sacrifice=creature.you : mana you 1 C; mana you 1 C"),
        ("{3}: Untap Pip.", "3 : untap itself"),
        ("{2}, {Q}: Add one mana of any color.", "2 Q : mana you any"),
        ("{T}: Create a 1/1 green Elf Warrior creature token.", "T : token you 1 elf-warrior"),
        ("Enchant creature", "spell @creature : enchant target"),
        (
            "Enchanted creature has “{T}: Create a 1/1 green Elf Warrior creature token.”",
            "static grant host | T : token you 1 elf-warrior",
        ),
        ("Whenever another creature enters, you gain 1 life.", "on enters creature.other : gain you 1"),
        ("Remove a +1/+1 counter from this creature: You gain 2 life.", "remove=plus : gain you 2"),
        ("Put a -1/-1 counter on Pip: Untap Pip.", "put=minus : untap itself"),
        ("Remove a +1/+1 counter from Pip: It deals 1 damage to any target.", "remove=plus @any : damage target 1"),
        ("Tap an untapped creature you control: Untap target basic land.", "tap=untapped.creature.you @basic.land : untap target"),
        ("When Pip enters, gain control of it", ""),
        ("Enchanted creature can’t attack or block.", "static cant host attack block"),
        ("−3: You gain 9 life.", "loyalty=-3 : gain you 9"),
        ("Whenever you draw a card, you may pay {1}. If you do, draw a card.", "on draws you pay 1 : draw you 1"),
        ("{1}{B}: Return Pip from your graveyard to the battlefield tapped.", "1B graveyard : return itself tapped"),
        ("{B}, Exile this card from your graveyard: Draw a card.", "B exile=itself.ingraveyard graveyard : draw you 1"),
        ("Exile two other cards from your graveyard: Untap Pip.", "exile=ingraveyard.other*2 : untap itself"),
        ("Exile a creature card from your graveyard: You gain 1 life.", "exile=creature.ingraveyard.you*1 : gain you 1"),
        ("{T}, Sacrifice five artifacts: Take an extra turn after this one.", "T sacrifice=artifact.you*5 : skip you -1"),
        ("Tap two untapped Elves you control: Draw a card.", "tap=untapped.elf.you*2 : draw you 1"),
        ("Remove three charge counters from Pip: Draw a card.", "remove=charge*3 : draw you 1"),
        ("Pay {E}{E}: Untap Pip.", "energy=2 : untap itself"),
        ("{T}: You get {E}{E}.", "T : energy you 2"),
        ("{T}: Add {G} for each Elf you control.", "T : mana you =elf.you G"),
        ("{T}: Add an amount of {G} equal to Pip’s power.", "T : mana you power G"),
        ("{3}, {Q}: Pip gets +2/+2 until end of turn.", "3 Q : grow itself 2 2"),
        ("{R}: Creatures you control get +1/+0 and gain haste until end of turn.", "R : grow all.creature.you 1 0; flag all.creature.you haste turn"),
        ("{0}: You gain 1 life. Activate only during your turn.", "0 yourturn : gain you 1"),
        ("When Pip dies, return it to the battlefield under its owner’s control.", "on dies itself : return itself"),
        (
            "Whenever a nontoken creature you control dies, you may pay {4}. If you do, return that card to the battlefield.",
            "on dies !token.creature.you pay 4 : return it yours",
        ),
        ("Whenever another creature you control dies, return it to the battlefield under your control.", "on dies creature.other.you : return it yours"),
        (
            "When Pip enters, return target creature card from your graveyard to the battlefield.",
            "on enters itself @creature.ingraveyard.you : return target yours",
        ),
        ("When Pip enters, return target artifact card from your graveyard to your hand.", "on enters itself @artifact.ingraveyard.you : regrow target"),
        ("Whenever Pip enters, return Pip from your graveyard to the battlefield.", ""),
        ("Whenever you tap a Forest for mana, add an additional {G}.", "on tapsmana forest.you : mana you 1 G"),
        ("Whenever enchanted land is tapped for mana, its controller adds an additional {G}.", "on tapsmana host : mana that 1 G"),
        ("Whenever Pip becomes untapped, you gain 1 life.", "on untapped itself : gain you 1"),
        ("Whenever an artifact is put into a graveyard from the battlefield, draw a card.", "on buried artifact : draw you 1"),
        ("At the beginning of combat on your turn, untap Pip.", "on combat you : untap itself"),
        ("If you tap a permanent for mana, it produces twice as much of that mana instead.", "static twicemana permanent.you 2"),
        ("If you would gain life, you gain twice that much life instead.", "static twicelife you"),
        ("Your opponents can’t gain life.", "static cantgain opponent"),
        ("Creatures you control can’t have -1/-1 counters put on them.", "static nocounters creature.you minus"),
        ("You may cast Pip from your graveyard as long as you control a Zombie.", "static castfrom itself graveyard if=zombie.you>=1"),
        ("You may cast Pip from exile.", "static castfrom itself exile"),
        ("You may cast creature spells from your graveyard.", "static castfrom creature.you graveyard"),
        ("Flashback {2}{R}", "static castfrom itself graveyard gone 2R"),
        ("Escape—{4}{B}, Exile three other cards from your graveyard.", "static castfrom itself graveyard 4B exile=ingraveyard.other*3"),
        ("Creature spells you cast cost {1} less to cast.", "static cheaper creature.you 1 0 spells"),
        ("{T}: Create a tapped 1/1 green Squirrel creature token.", ""),
        ("{T}: Create a 1/1 white Bird creature token with flying.", ""),
        ("{1}: Create a Treasure token.", "1 : token you 1 treasure"),
        ("Sacrifice two cards: Draw a card.", ""),
        ("Scry 2.", ""),
        ("Until end of turn, you may play it.", ""),
        ("Whenever a creature enters, flip a coin.", ""),
    ];
    for (text, expected) in same {
        assert_eq!(ability(text).unwrap_or_default(), expected, "{text}");
    }
}

#[test]
fn every_wording_of_the_list_is_understood() {
    for wording in wordings() {
        assert!(line(wording, "Pip", false).is_some(), "{wording}");
    }
}

#[test]
fn a_pasted_card_lies_on_the_board_with_what_was_understood() {
    let text = "Nest Keeper {1}{G}\nCreature — Elf Druid\nReach, haste\n{T}: Create a 2/2 black Bat creature token.\n\
                Do something strange.\n1/3";
    let card = described(text).unwrap();
    let left: Vec<&str> = card.lines.iter().filter(|line| line.means.is_none()).map(|line| &*line.typed).collect();
    assert_eq!(left, ["Do something strange."]);
    let own = &card.cards[0];
    assert_eq!((&*own.words, &*own.size, &*own.cost, &*own.colours), ("creature elf druid reach haste", "1/3", "1G", "G"));
    assert_eq!((card.cards[1].id.as_str(), card.cards[1].size.as_str(), card.cards[1].token), ("bat", "2/2", true));
    let case = Case {
        ruleset: "cr-2026-08-07".to_owned(),
        ask: "loop".into(),
        setup: Setup::default(),
        acts: Vec::new(),
        readings: Default::default(),
    };
    let edit = Edit::Set { token: None, key: "describe".to_owned(), value: text.to_owned() };
    let case = Rules::edit(&case, &edit).unwrap();
    assert_eq!(case.setup.pieces[0].id.as_str(), "nest-keeper");
    assert!(Rules::tray(&case).iter().any(|piece| piece.kind.as_str() == "nest-keeper"));
    assert!(Rules::rule(&case).problems.is_empty());
}

#[test]
fn nonsense_is_left_out_and_breaks_nothing() {
    for text in ["", "\n\n", "{", "{}{", "a{9}{9999999999}", "x\n/\n//\n: : :\nwhen , \n\"\"\"", "é\n−−−: −\n1/2/3\n(((("] {
        if let Some(card) = described(text) {
            assert!(!card.cards.is_empty());
        }
    }
    let long = "word ".repeat(100_000);
    assert!(described(&long).is_none_or(|card| card.lines.len() <= 24));
}

#[test]
fn a_first_line_that_is_no_name_is_said_not_to_be_understood() {
    let lines = description("{X}{Y}{Z}{Q9}\nFlying").lines;
    assert!(lines.len() == 1 && lines[0].typed == "{X}{Y}{Z}{Q9}" && lines[0].means.is_none());
    assert!(description(" \n").lines.is_empty());
}
