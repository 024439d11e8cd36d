//! What abilities mean, in French.

use crate::games::magic::casting::permission;
use crate::games::magic::condition::{Condition, Measure};
use crate::games::magic::costs::Cost;
use crate::games::magic::meaning::{mana_of, parts, symbols, worded};
use crate::games::magic::notation::{Ability, Aim, Amount, Effect, Event, Filter, Head, Static, Verb};
use crate::games::magic::state::COUNTERS;
use std::rc::Rc;

const WORDS: [(&str, &str); 15] = [
    ("any", "carte"), ("plus", "avec un marqueur +1/+1"), ("minus", "avec un marqueur −1/−1"), ("creature", "créature"), ("artifact", "artefact"),
    ("enchantment", "enchantement"), ("land", "terrain"), ("token", "jeton"), ("instant", "éphémère"), ("sorcery", "rituel"), ("basic", "de base"),
    ("legendary", "légendaire"), ("forest", "forêt"), ("island", "île"), ("swamp", "marais"),
];
const KINDS: [&str; 4] = ["+1/+1", "−1/−1", "de charge", "de loyauté"];

/// What an ability means.
pub fn say(ability: &Ability) -> String {
    let mut said = match &ability.head {
        Head::Costs(costs) => {
            let costs: Vec<String> = costs.iter().map(cost).collect();
            format!("{}\u{00A0}: ", if costs.is_empty() { "{0}".to_owned() } else { costs.join(", ") })
        }
        Head::When(event, filter) => format!("{}, ", when(*event, filter)),
        Head::Spell => String::new(),
        Head::Holds { what, of, numbers, words, grants } => {
            return capital(format!("{}.", holds(*what, of, numbers, words, grants.as_deref())));
        }
    };
    if let Some(condition) = &ability.condition {
        said.push_str(&format!("{}, ", only_if(condition)));
    }
    match ability.pay {
        Some(mana) => said.push_str(&format!("vous pouvez payer {} et, dans ce cas\u{00A0}: ", symbols(&mana))),
        None if ability.may => said.push_str("vous pouvez faire ceci\u{00A0}: "),
        None => {}
    }
    let target = ability.target.as_ref().map(|filter| format!("la cible ({})", noun(filter))).unwrap_or_default();
    let all: Vec<String> = ability.effects.iter().map(|one| effect(one, &target)).collect();
    said.push_str(&all.join("\u{202F}; "));
    if let Some(mana) = ability.unless {
        said.push_str(&format!(", à moins que vous ne payiez {}", symbols(&mana)));
    }
    said.push('.');
    for (is, more) in [
        (ability.graveyard, " Depuis le cimetière."),
        (ability.sorcery, " Seulement comme un rituel."),
        (ability.once, " Une fois par tour."),
        (ability.your_turn, " Seulement pendant votre tour."),
    ] {
        said.push_str(if is { more } else { "" });
    }
    capital(said)
}

fn capital(said: String) -> String {
    let mut letters = said.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn noun(filter: &Filter) -> String {
    let parts = parts(filter);
    if parts.itself {
        return if parts.buried { "cette carte de votre cimetière" } else { "ceci" }.to_owned();
    }
    if parts.host {
        return "ce à quoi ceci est attaché".to_owned();
    }
    let is = |word: &str| parts.is.iter().any(|is| &**is == word);
    if is("player") || is("any") && !parts.buried && parts.is.len() == 1 && parts.side.is_none() {
        let who = if parts.side == Some(false) { "adversaire" } else { "joueur" };
        return if is("any") { "créature ou joueur".to_owned() } else { who.to_owned() };
    }
    let mut all: Vec<String> = Vec::new();
    let joined = |word: &Rc<str>| word.split(',').map(|word| worded(word, &WORDS)).collect::<Vec<_>>().join(" ou ");
    all.extend(parts.other.then(|| "autre".to_owned()));
    if parts.is.is_empty() {
        all.push(if parts.buried { "carte" } else { "permanent" }.to_owned());
    } else if parts.buried {
        all.push("carte de".to_owned());
    }
    // A kind stands before what is said of it: « terrain de base ».
    all.extend(parts.is.iter().rev().map(joined));
    all.extend(parts.not.iter().map(|word| format!("non-{}", worded(word, &WORDS))));
    all.extend(parts.untapped.then(|| "en position dégagée".to_owned()));
    all.push(
        match (parts.buried, parts.side) {
            (true, Some(true)) => "dans votre cimetière",
            (true, Some(false)) => "dans le cimetière d’un adversaire",
            (true, None) => "dans un cimetière",
            (false, Some(true)) => "sous votre contrôle",
            (false, Some(false)) => "contrôlé par un adversaire",
            (false, None) => "",
        }
        .to_owned(),
    );
    all.join(" ").trim_end().to_owned()
}

// Genders are not known here: one of something is said with its number.
fn a(noun: &str) -> String {
    if noun.starts_with("ce") { noun.to_owned() } else { format!("1\u{00A0}×\u{00A0}{noun}") }
}

fn some(number: i64, filter: &Filter) -> String {
    let noun = noun(filter);
    if number == 1 { a(&noun) } else { format!("{number}\u{00A0}×\u{00A0}{noun}") }
}

fn counters(kind: usize, number: &str) -> String {
    let many = if number == "1" { "" } else { "s" };
    format!("{number} marqueur{many} {}", KINDS.get(kind).unwrap_or(&""))
}

fn cost(cost: &Cost) -> String {
    match cost {
        Cost::Tap => "{T}".to_owned(),
        Cost::Untap => "{Q}".to_owned(),
        Cost::Free => "{0}".to_owned(),
        Cost::Mana(mana) => symbols(mana),
        Cost::TapSome(of, number) => format!("engagez {}", some(*number, of)),
        Cost::Sacrifice(of, number) => format!("sacrifiez {}", some(*number, of)),
        Cost::Return(of, number) => format!("renvoyez en main {}", some(*number, of)),
        Cost::Exile(of, number) => format!("exilez {}", some(*number, of)),
        Cost::Put(kind, number) => format!("mettez ici {}", counters(*kind, &number.to_string())),
        Cost::Remove(kind, number) => format!("retirez d’ici {}", counters(*kind, &number.to_string())),
        Cost::Life(number) => format!("payez {number} point{} de vie", if *number < 2 { "" } else { "s" }),
        Cost::Discard(number) => format!("défaussez {number} carte{}", if *number < 2 { "" } else { "s" }),
        Cost::Energy(number) => format!("payez {number} énergie"),
        Cost::Loyalty(number) => format!("loyauté {number}"),
    }
}

fn when(event: Event, filter: &Filter) -> String {
    let noun = noun(filter);
    let who = match parts(filter).side {
        Some(true) => "vous",
        Some(false) => "un adversaire",
        None => "un joueur",
    };
    let whose = |step: &str| {
        let whose = match parts(filter).side {
            Some(true) => "votre ",
            Some(false) => "chaque adversaire, à son ",
            None => "chaque ",
        };
        format!("au début de {whose}{step}")
    };
    let what = match event {
        Event::Enters => format!("arrivée ({noun})"),
        Event::Leaves => format!("départ du champ de bataille ({noun})"),
        Event::Dies => format!("mort ({noun})"),
        Event::Buried => format!("mise au cimetière depuis le champ de bataille ({noun})"),
        Event::Gains => format!("gain de points de vie ({who})"),
        Event::Loses => format!("perte de points de vie ({who})"),
        Event::Milled => format!("carte mise au cimetière ({who})"),
        Event::Activates => format!("activation d’une capacité autre que de mana ({who})"),
        Event::Damaged => format!("fois que des blessures sont subies ({noun})"),
        Event::Deals => format!("fois que des blessures sont infligées ({noun})"),
        Event::Hits => format!("fois que des blessures de combat sont infligées à un joueur ({noun})"),
        Event::Discards => format!("carte défaussée ({who})"),
        Event::EmptyHand => format!("fois qu’une main devient vide ({who})"),
        Event::Attacks => format!("attaque ({noun})"),
        Event::Draws => format!("carte piochée ({who})"),
        Event::Casts => format!("lancement ({noun})"),
        Event::Counters => format!("fois que des marqueurs sont mis ({noun})"),
        Event::Sacrificed => format!("sacrifice ({noun})"),
        Event::Triggers => format!("déclenchement d’une capacité ({noun})"),
        Event::Tapped => format!("engagement ({noun})"),
        Event::Untapped => format!("dégagement ({noun})"),
        Event::TapsMana => format!("engagement pour du mana ({noun})"),
        Event::Upkeep => return whose("entretien"),
        Event::EndStep => return whose("étape de fin"),
        Event::Combat => return whose("combat"),
    };
    format!("à chaque {what}")
}

fn amount(amount: &Amount) -> String {
    match amount {
        Amount::Fixed(number) => number.abs().to_string(),
        Amount::That => "autant".to_owned(),
        Amount::X => "X".to_owned(),
        Amount::CountOf(of) => format!("(autant qu’il y en a\u{00A0}: {})", noun(of)),
        Amount::HalfLife => "la moitié du total de points de vie, arrondie à l’inférieur".to_owned(),
        Amount::Hand => "toute la main".to_owned(),
        Amount::Power => "(autant que sa force)".to_owned(),
    }
}

fn aim(aim: &Aim, target: &str) -> String {
    match aim {
        Aim::You => "vous".to_owned(),
        Aim::Opponents => "chaque adversaire".to_owned(),
        Aim::Each => "chaque joueur".to_owned(),
        Aim::Target if target.is_empty() => "la cible".to_owned(),
        Aim::Target => target.to_owned(),
        Aim::That => "ce joueur".to_owned(),
        Aim::Itself => "ceci".to_owned(),
        Aim::Host => "ce à quoi ceci est attaché".to_owned(),
        Aim::Picked => "le joueur choisi".to_owned(),
        Aim::It => "l’objet en question".to_owned(),
        Aim::All(of) => format!("chaque {}", noun(of)),
    }
}

fn effect(effect: &Effect, target: &str) -> String {
    let who = aim(&effect.aim, target);
    let many = amount(&effect.amount);
    // What a player does is said by its noun, so that the sentence holds for everybody.
    let player = |what: &str| format!("{who}\u{00A0}: {what} ({many})");
    let has = |word: &str| effect.words.iter().any(|there| &**there == word);
    let first = effect.words.first().map(|word| word.replace('-', " ")).unwrap_or_default();
    let turn = if has("turn") { " jusqu’à la fin du tour" } else { "" };
    match effect.verb {
        Verb::Token => player(&format!("création de jetons {first}")),
        Verb::Copy => format!(
            "créez {many} jeton qui est une copie ({who}){}{}",
            if has("haste") { ", avec la célérité" } else { "" },
            if has("sacrifice") { ", sacrifié à la prochaine étape de fin" } else if has("exile") { ", exilé à la prochaine étape de fin" } else { "" }
        ),
        Verb::Untap => format!("dégagez {who}"),
        Verb::Tap => format!("engagez {who}"),
        Verb::Mana => {
            let mana: Vec<String> = effect.words.iter().map(|word| match &**word {
                "any" => "mana de la couleur de votre choix".to_owned(),
                "colours" => "mana de chaque couleur parmi vos permanents".to_owned(),
                letters => letters.chars().map(|letter| format!("{{{letter}}}")).collect(),
            }).collect();
            let often = if effect.amount == Amount::Fixed(1) { String::new() } else { format!("{many}\u{00A0}×\u{00A0}") };
            format!("{} {often}{}", if effect.aim == Aim::That { "ce joueur ajoute" } else { "ajoutez" }, mana.join(" "))
        }
        Verb::Gain => player("gain de points de vie"),
        Verb::Lose => player("perte de points de vie"),
        Verb::Damage => format!("ceci inflige des blessures ({many}) à {who}"),
        Verb::EachDamages => format!("{who}\u{00A0}: blessures ({many}) à son contrôleur"),
        Verb::Mill => player("cartes meulées"),
        Verb::Draw => player("cartes piochées"),
        Verb::Discard => player("cartes défaussées"),
        Verb::Energy => player("marqueurs d’énergie"),
        Verb::Counter => {
            let kind = COUNTERS.iter().position(|kind| *kind == first).unwrap_or_default();
            format!("{} sur {who}", counters(kind, &many))
        }
        Verb::Control => format!("vous acquérez le contrôle ({who}){turn}"),
        Verb::Exile => format!("exilez {who}"),
        Verb::Destroy => format!("détruisez {who}"),
        Verb::Sacrifice => format!("sacrifiez {who}"),
        Verb::Bounce | Verb::Regrow => format!("renvoyez {who} dans la main de son propriétaire"),
        Verb::Return => format!(
            "renvoyez {who} sur le champ de bataille{}{}{}",
            if has("tapped") { ", en position engagée" } else { "" },
            if has("yours") { ", sous votre contrôle" } else { "" },
            COUNTERS.iter().zip(KINDS).find(|(word, _)| has(word)).map(|(_, kind)| format!(", avec un marqueur {kind}")).unwrap_or_default()
        ),
        Verb::Release => "renvoyez sur le champ de bataille ce qui a été exilé".to_owned(),
        Verb::Flag => format!("{who} acquiert\u{00A0}: {first}{turn}"),
        Verb::Unflag => format!("{who} perd\u{00A0}: {first}"),
        Verb::Again => "copiez cette capacité".to_owned(),
        Verb::Combat => "il y a une phase de combat supplémentaire".to_owned(),
        Verb::Skip if matches!(effect.amount, Amount::Fixed(number) if number < 0) => "jouez un tour supplémentaire".to_owned(),
        Verb::Skip => "passez le prochain tour".to_owned(),
        Verb::Grind => format!("{who}\u{00A0}: deux cartes meulées, encore et encore tant que deux d’entre elles partagent une couleur"),
        Verb::Tether => format!("{who}\u{00A0}: renvoi en main à moins que {{{many}}} soit payé"),
        Verb::Enchant => format!("attachez ceci à {who}"),
        Verb::CastCopy => "lancez une copie de la carte exilée ici".to_owned(),
        Verb::Grow => {
            let power = match effect.amount {
                Amount::Fixed(number) => format!("{number:+}"),
                _ => format!("+{many}"),
            };
            let toughness = first.parse::<i64>().map_or(power.clone(), |number| format!("{number:+}"));
            format!("{who} gagne {power}/{toughness} jusqu’à la fin du tour")
        }
    }
}

fn holds(what: Static, of: &Filter, numbers: &[i64], words: &[Rc<str>], grants: Option<&Ability>) -> String {
    let one = noun(of);
    let number = |at: usize| numbers.get(at).copied().unwrap_or_default();
    let words_said = || words.iter().map(|word| worded(word, &WORDS)).collect::<Vec<_>>().join(", ");
    let (who, gains) = match parts(of).side {
        Some(true) => ("vous", "ne pouvez pas gagner de points de vie"),
        Some(false) => ("vos adversaires", "ne peuvent pas gagner de points de vie"),
        None => ("les joueurs", "ne peuvent pas gagner de points de vie"),
    };
    let factor = if number(0) == 3 { "trois" } else { "deux" };
    let effects = words.iter().any(|word| &**word == "effects");
    match what {
        Static::Grant => format!("{} a\u{00A0}: «\u{00A0}{}\u{00A0}»", each(&one), grants.map(say).unwrap_or_default()),
        Static::Also => match numbers {
            [power, toughness] => format!("{} est aussi {power}/{toughness}, {}", each(&one), words_said()),
            _ => format!("{} est ou a aussi\u{00A0}: {}", each(&one), words_said()),
        },
        Static::Pt => format!("{} gagne {:+}/{:+}", each(&one), number(0), number(1)),
        Static::Cheaper if words.iter().any(|word| &**word == "spells") => format!("les sorts ({one}) coûtent {{{}}} de moins", number(0)),
        Static::Cheaper => format!("les capacités ({one}) coûtent {{{}}} de moins, jamais moins de {{{}}}", number(0), number(1)),
        Static::FewerMinus => format!("{} marqueur −1/−1 de moins est mis sur {}", number(0).max(1), each(&one)),
        Static::DoubleDamage => "les blessures sont doublées".to_owned(),
        Static::Shield => "les blessures qui vous seraient infligées le sont à ce à quoi ceci est attaché".to_owned(),
        Static::Mirror => "si vous deviez perdre la partie, vous recommencez à la place avec 20 points de vie".to_owned(),
        Static::Reshuffle => "ceci est mélangé dans la bibliothèque de son propriétaire au lieu d’aller au cimetière".to_owned(),
        Static::CantLose => "vous ne pouvez pas perdre la partie".to_owned(),
        Static::ExileInstead => "ce qui irait au cimetière est exilé à la place".to_owned(),
        Static::Cant => {
            let deed = |word: &Rc<str>| if &**word == "attack" { "attaquer" } else { "bloquer" };
            format!("{} ne peut pas {}", each(&one), words.iter().map(deed).collect::<Vec<_>>().join(" ni "))
        }
        Static::TwiceTokens => "deux fois plus de jetons sont créés sous votre contrôle".to_owned(),
        Static::TwiceCounters => format!("deux fois plus de marqueurs sont mis sur {}{}", each(&one), if effects { ", par des effets" } else { "" }),
        Static::TwiceMana => format!("engagé pour du mana ({one}), cela en donne {factor} fois plus"),
        Static::TwiceLife => format!("gains de points de vie doublés\u{00A0}: {who}"),
        Static::CantGain => format!("{who} {gains}"),
        Static::NoCounters => format!("aucun marqueur {} ne peut être mis sur {}", kinds(words), each(&one)),
        Static::CastFrom => {
            let Some(read) = permission(words) else { return String::new() };
            let zone = if read.zone == crate::games::magic::state::Zone::Exile { "l’exil" } else { "le cimetière" };
            let price = mana_of(&read).map(|mana| format!(" pour {}", symbols(mana))).unwrap_or_default();
            let besides: String = read.costs().iter().filter(|part| !matches!(part, Cost::Mana(_))).map(|part| format!(", {}", cost(part))).collect();
            let gone = if read.gone { "\u{202F}; il est ensuite exilé" } else { "" };
            let held = read.condition().map(|condition| format!(", {}", only_if(condition))).unwrap_or_default();
            format!("ce sort ({one}) peut être lancé depuis {zone}{price}{besides}{held}{gone}")
        }
    }
}

fn only_if(condition: &Condition) -> String {
    let number = condition.number;
    let bound = format!("au {} {number}", if condition.at_least { "moins" } else { "plus" });
    let many = if number < 2 { "" } else { "s" };
    match &condition.measure {
        Measure::Life => format!("si votre total de points de vie est d’{bound}"),
        Measure::Hand => format!("si vous avez {bound} carte{many} en main"),
        Measure::Counters(kind) => format!("si ceci porte {bound} marqueur{many} {}", KINDS.get(*kind).unwrap_or(&"")),
        Measure::Number(of) => format!("s’il y en a {bound} ({})", noun(of)),
    }
}

fn kinds(words: &[Rc<str>]) -> String {
    let kind = |word: &Rc<str>| COUNTERS.iter().position(|kind| **kind == **word).and_then(|kind| KINDS.get(kind)).copied();
    words.iter().filter_map(kind).collect::<Vec<_>>().join(", ")
}

fn each(noun: &str) -> String {
    if noun.starts_with("ce") { noun.to_owned() } else { format!("chaque {noun}") }
}
