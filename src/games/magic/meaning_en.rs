//! What abilities mean, in English.

use crate::games::magic::casting::permission;
use crate::games::magic::condition::{Condition, Measure};
use crate::games::magic::costs::Cost;
use crate::games::magic::meaning::{mana_of, parts, symbols, worded};
use crate::games::magic::notation::{Ability, Aim, Amount, Effect, Event, Filter, Head, Static, Verb};
use crate::games::magic::state::COUNTERS;
use std::rc::Rc;

const WORDS: [(&str, &str); 4] = [("any", "card"), ("plus", "one with a +1/+1 counter"), ("minus", "one with a −1/−1 counter"), ("!", "")];
const KINDS: [&str; 4] = ["+1/+1", "−1/−1", "charge", "loyalty"];

/// What an ability means.
pub fn say(ability: &Ability) -> String {
    let mut said = match &ability.head {
        Head::Costs(costs) => {
            let costs: Vec<String> = costs.iter().map(cost).collect();
            format!("{}: ", if costs.is_empty() { "{0}".to_owned() } else { costs.join(", ") })
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
        Some(mana) => said.push_str(&format!("you may pay {}, and if you do: ", symbols(&mana))),
        None if ability.may => said.push_str("you may do this: "),
        None => {}
    }
    let target = ability.target.as_ref().map(|filter| format!("target {}", noun(filter))).unwrap_or_default();
    let all: Vec<String> = ability.effects.iter().map(|one| effect(one, &target)).collect();
    said.push_str(&all.join("; "));
    if let Some(mana) = ability.unless {
        said.push_str(&format!(" unless you pay {}", symbols(&mana)));
    }
    said.push('.');
    for (is, more) in [
        (ability.graveyard, " From the graveyard."),
        (ability.sorcery, " Only as a sorcery."),
        (ability.once, " Once each turn."),
        (ability.your_turn, " Only in your turn."),
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
        return if parts.buried { "this card in your graveyard" } else { "this" }.to_owned();
    }
    if parts.host {
        return "what this is attached to".to_owned();
    }
    let is = |word: &str| parts.is.iter().any(|is| &**is == word);
    if is("player") || is("any") && !parts.buried && parts.is.len() == 1 && parts.side.is_none() {
        let who = if parts.side == Some(false) { "opponent" } else { "player" };
        return if is("any") { "creature or player".to_owned() } else { who.to_owned() };
    }
    let mut all: Vec<String> = Vec::new();
    all.extend(parts.untapped.then(|| "untapped".to_owned()));
    all.extend(parts.other.then(|| "other".to_owned()));
    all.extend(parts.not.iter().map(|word| format!("non{}", worded(word, &WORDS))));
    all.extend(parts.is.iter().map(|word| word.split(',').map(|word| worded(word, &WORDS)).collect::<Vec<_>>().join(" or ")));
    if parts.is.is_empty() {
        all.push(if parts.buried { "card" } else { "permanent" }.to_owned());
    } else if parts.buried {
        all.push("card".to_owned());
    }
    all.push(
        match (parts.buried, parts.side) {
            (true, Some(true)) => "in your graveyard",
            (true, Some(false)) => "in an opponent’s graveyard",
            (true, None) => "in a graveyard",
            (false, Some(true)) => "you control",
            (false, Some(false)) => "an opponent controls",
            (false, None) => "",
        }
        .to_owned(),
    );
    all.join(" ").trim_end().to_owned()
}

fn a(noun: &str) -> String {
    match noun.strip_prefix("other ") {
        _ if noun.starts_with("this") || noun.starts_with("what") => noun.to_owned(),
        Some(rest) => format!("another {rest}"),
        None if noun.starts_with(['a', 'e', 'i', 'o', 'u']) => format!("an {noun}"),
        None => format!("a {noun}"),
    }
}

fn some(number: i64, filter: &Filter) -> String {
    let noun = noun(filter);
    if number == 1 { a(&noun) } else { format!("{number} × {noun}") }
}

fn cost(cost: &Cost) -> String {
    let counters = |kind: usize, number: i64| format!("{number} {} counter{}", KINDS.get(kind).unwrap_or(&""), if number == 1 { "" } else { "s" });
    match cost {
        Cost::Tap => "{T}".to_owned(),
        Cost::Untap => "{Q}".to_owned(),
        Cost::Free => "{0}".to_owned(),
        Cost::Mana(mana) => symbols(mana),
        Cost::TapSome(of, number) => format!("tap {}", some(*number, of)),
        Cost::Sacrifice(of, number) => format!("sacrifice {}", some(*number, of)),
        Cost::Return(of, number) => format!("return {} to hand", some(*number, of)),
        Cost::Exile(of, number) => format!("exile {}", some(*number, of)),
        Cost::Put(kind, number) => format!("put {} on this", counters(*kind, *number)),
        Cost::Remove(kind, number) => format!("remove {} from this", counters(*kind, *number)),
        Cost::Life(number) => format!("pay {number} life"),
        Cost::Discard(number) => format!("discard {number} card{}", if *number == 1 { "" } else { "s" }),
        Cost::Energy(number) => format!("pay {number} energy"),
        Cost::Loyalty(number) => format!("loyalty {number}"),
    }
}

fn when(event: Event, filter: &Filter) -> String {
    let one = a(&noun(filter));
    let who = |you: &str, other: &str| match parts(filter).side {
        Some(true) => format!("you {you}"),
        Some(false) => format!("an opponent {other}"),
        None => format!("a player {other}"),
    };
    let whose = |step: &str| match parts(filter).side {
        Some(true) => format!("at the beginning of your {step}"),
        Some(false) => format!("at the beginning of each opponent’s {step}"),
        None => format!("at the beginning of each {step}"),
    };
    let what = match event {
        Event::Enters => format!("{one} enters"),
        Event::Leaves => format!("{one} leaves the battlefield"),
        Event::Dies => format!("{one} dies"),
        Event::Buried => format!("{one} is put into a graveyard from the battlefield"),
        Event::Gains => who("gain life", "gains life"),
        Event::Loses => who("lose life", "loses life"),
        Event::Milled => format!("a card is put into a graveyard: {}", who("mill it", "mills it")),
        Event::Activates => who("activate an ability that is no mana ability", "activates an ability that is no mana ability"),
        Event::Damaged => format!("{one} is dealt damage"),
        Event::Deals => format!("{one} deals damage"),
        Event::Hits => format!("{one} deals combat damage to a player"),
        Event::Discards => who("discard a card", "discards a card"),
        Event::EmptyHand => who("have no cards in hand any more", "has no cards in hand any more"),
        Event::Attacks => format!("{one} attacks"),
        Event::Draws => who("draw a card", "draws a card"),
        Event::Casts => format!("{one} is cast"),
        Event::Counters => format!("counters are put on {one}"),
        Event::Sacrificed => format!("{one} is sacrificed"),
        Event::Triggers => format!("an ability of {one} triggers"),
        Event::Tapped => format!("{one} becomes tapped"),
        Event::Untapped => format!("{one} becomes untapped"),
        Event::TapsMana => format!("{one} is tapped for mana"),
        Event::Upkeep => return whose("upkeep"),
        Event::EndStep => return whose("end step"),
        Event::Combat => return whose("combat"),
    };
    format!("whenever {what}")
}

fn amount(amount: &Amount) -> String {
    match amount {
        Amount::Fixed(number) => number.abs().to_string(),
        Amount::That => "that many".to_owned(),
        Amount::X => "X".to_owned(),
        Amount::CountOf(of) => format!("(as many as there are of: {})", noun(of)),
        Amount::HalfLife => "half of the life total, rounded down, in".to_owned(),
        Amount::Hand => "all".to_owned(),
        Amount::Power => "(as much as its power)".to_owned(),
    }
}

fn aim(aim: &Aim, target: &str) -> String {
    match aim {
        Aim::You => "you".to_owned(),
        Aim::Opponents => "each opponent".to_owned(),
        Aim::Each => "each player".to_owned(),
        Aim::Target if target.is_empty() => "the target".to_owned(),
        Aim::Target => target.to_owned(),
        Aim::That => "that player".to_owned(),
        Aim::Itself => "this".to_owned(),
        Aim::Host => "what this is attached to".to_owned(),
        Aim::Picked => "the chosen player".to_owned(),
        Aim::It => "it".to_owned(),
        Aim::All(of) => format!("each {}", noun(of)),
    }
}

fn effect(effect: &Effect, target: &str) -> String {
    let who = aim(&effect.aim, target);
    let many = amount(&effect.amount);
    let does = |verb: &str, what: &str| match effect.aim {
        Aim::You => format!("you {verb} {many} {what}"),
        _ => format!("{who} {verb}s {many} {what}"),
    };
    let cards = if effect.amount == Amount::Fixed(1) { "card" } else { "cards" };
    let has = |word: &str| effect.words.iter().any(|there| &**there == word);
    let first = effect.words.first().map(|word| word.replace('-', " ")).unwrap_or_default();
    let turn = if has("turn") { " until the end of the turn" } else { "" };
    match effect.verb {
        Verb::Token => does("create", &format!("{}: {first}", if effect.amount == Amount::Fixed(1) { "token" } else { "tokens" })),
        Verb::Copy => format!(
            "create {many} token copy of {who}{}{}",
            if has("haste") { ", with haste" } else { "" },
            if has("sacrifice") { ", sacrificed at the next end step" } else if has("exile") { ", exiled at the next end step" } else { "" }
        ),
        Verb::Untap => format!("untap {who}"),
        Verb::Tap => format!("tap {who}"),
        Verb::Mana => {
            let mana: Vec<String> = effect.words.iter().map(|word| match &**word {
                "any" => "mana of any colour".to_owned(),
                "colours" => "mana of each colour among your permanents".to_owned(),
                letters => letters.chars().map(|letter| format!("{{{letter}}}")).collect(),
            }).collect();
            let often = if effect.amount == Amount::Fixed(1) { String::new() } else { format!("{many} × ") };
            format!("{} {often}{}", if effect.aim == Aim::That { "that player adds" } else { "add" }, mana.join(" "))
        }
        Verb::Gain => does("gain", "life"),
        Verb::Lose => does("lose", "life"),
        Verb::Damage => format!("this deals {many} damage to {who}"),
        Verb::EachDamages => format!("{who} deals {many} damage to its controller"),
        Verb::Mill => does("mill", cards),
        Verb::Draw => does("draw", cards),
        Verb::Discard => does("discard", cards),
        Verb::Energy => does("get", "energy"),
        Verb::Counter => {
            let kind = COUNTERS.iter().position(|kind| *kind == first).and_then(|kind| KINDS.get(kind)).unwrap_or(&"");
            format!("put {many} {kind} counter{} on {who}", if effect.amount == Amount::Fixed(1) { "" } else { "s" })
        }
        Verb::Control => format!("you gain control of {who}{turn}"),
        Verb::Exile => format!("exile {who}"),
        Verb::Destroy => format!("destroy {who}"),
        Verb::Sacrifice => format!("sacrifice {who}"),
        Verb::Bounce => format!("return {who} to its owner’s hand"),
        Verb::Return => format!(
            "return {who} to the battlefield{}{}{}",
            if has("tapped") { " tapped" } else { "" },
            if has("yours") { " under your control" } else { "" },
            COUNTERS.iter().zip(KINDS).find(|(word, _)| has(word)).map(|(_, kind)| format!(" with a {kind} counter")).unwrap_or_default()
        ),
        Verb::Regrow => format!("return {who} to its owner’s hand"),
        Verb::Release => "return what it exiled to the battlefield".to_owned(),
        Verb::Flag => format!("{who} gains {first}{turn}"),
        Verb::Unflag => format!("{who} loses {first}"),
        Verb::Again => "copy that ability".to_owned(),
        Verb::Combat => "there is an additional combat phase".to_owned(),
        Verb::Skip if matches!(effect.amount, Amount::Fixed(number) if number < 0) => "take an extra turn".to_owned(),
        Verb::Skip => "skip the next turn".to_owned(),
        Verb::Grind => format!("{who} mills two cards, again and again while two of them share a colour"),
        Verb::Tether => format!("{who} goes back to hand unless {{{many}}} is paid"),
        Verb::Enchant => format!("attach this to {who}"),
        Verb::CastCopy => "cast a copy of the card that it holds".to_owned(),
        Verb::Grow => {
            let power = match effect.amount {
                Amount::Fixed(number) => format!("{number:+}"),
                _ => format!("+{many}"),
            };
            let toughness = first.parse::<i64>().map_or(power.clone(), |number| format!("{number:+}"));
            format!("{who} gets {power}/{toughness} until the end of the turn")
        }
    }
}

fn holds(what: Static, of: &Filter, numbers: &[i64], words: &[Rc<str>], grants: Option<&Ability>) -> String {
    let one = noun(of);
    let number = |at: usize| numbers.get(at).copied().unwrap_or_default();
    let words_said = || words.iter().map(|word| word.replace('-', " ")).collect::<Vec<_>>().join(", ");
    let who = match parts(of).side {
        Some(true) => "you",
        Some(false) => "your opponents",
        None => "players",
    };
    let factor = if number(0) == 3 { "three times" } else { "twice" };
    match what {
        Static::Grant => format!("{} has: “{}”", each(&one), grants.map(say).unwrap_or_default()),
        Static::Also => match numbers {
            [power, toughness] => format!("{} is also {power}/{toughness}, {}", each(&one), words_said()),
            _ => format!("{} is, or has, also: {}", each(&one), words_said()),
        },
        Static::Pt => format!("{} gets {:+}/{:+}", each(&one), number(0), number(1)),
        Static::Cheaper if words.iter().any(|word| &**word == "spells") => format!("casting {} costs {{{}}} less", a(&one), number(0)),
        Static::Cheaper => format!("abilities of {one} cost {{{}}} less to activate, but not below {{{}}}", number(0), number(1)),
        Static::FewerMinus => format!("{} −1/−1 counter fewer is put on {}", number(0).max(1), each(&one)),
        Static::DoubleDamage => "damage is doubled".to_owned(),
        Static::Shield => "damage that would be dealt to you is dealt to what this is attached to instead".to_owned(),
        Static::Mirror => "if you would lose the game, you begin anew with 20 life instead".to_owned(),
        Static::Reshuffle => "it is shuffled into its owner’s library instead of going to a graveyard".to_owned(),
        Static::CantLose => "you cannot lose the game".to_owned(),
        Static::ExileInstead => "what would go to a graveyard is exiled instead".to_owned(),
        Static::Cant => format!("{} cannot {}", each(&one), words.join(" or ")),
        Static::TwiceTokens => "twice as many tokens are created under your control".to_owned(),
        Static::TwiceCounters => format!("twice as many counters are put on {}{}", each(&one), if words.iter().any(|word| &**word == "effects") { ", by effects" } else { "" }),
        Static::TwiceMana => format!("{} tapped for mana gives {factor} as much", a(&one)),
        Static::TwiceLife => format!("{who} gain twice as much life"),
        Static::CantGain => format!("{who} cannot gain life"),
        Static::NoCounters => format!("no {} counters can be put on {}", kinds(words), each(&one)),
        Static::CastFrom => {
            let Some(read) = permission(words) else { return String::new() };
            let zone = if read.zone == crate::games::magic::state::Zone::Exile { "exile" } else { "the graveyard" };
            let price = mana_of(&read).map(|mana| format!(" for {}", symbols(mana))).unwrap_or_default();
            let besides: String = read.costs().iter().filter(|part| !matches!(part, Cost::Mana(_))).map(|part| format!(", {}", cost(part))).collect();
            let gone = if read.gone { "; then it is exiled" } else { "" };
            let held = read.condition().map(|condition| format!(", {}", only_if(condition))).unwrap_or_default();
            format!("{} may be cast from {zone}{price}{besides}{held}{gone}", a(&one))
        }
    }
}

fn only_if(condition: &Condition) -> String {
    let number = condition.number;
    let bound = format!("at {} {number}", if condition.at_least { "least" } else { "most" });
    let many = if number == 1 { "" } else { "s" };
    match &condition.measure {
        Measure::Life => format!("if your life total is {bound}"),
        Measure::Hand => format!("if you have {bound} card{many} in hand"),
        Measure::Counters(kind) => format!("if there {} {bound} {} counter{many} on this", if number == 1 { "is" } else { "are" }, KINDS.get(*kind).unwrap_or(&"")),
        Measure::Number(of) => format!("if there {} {bound} of: {}", if number == 1 { "is" } else { "are" }, noun(of)),
    }
}

fn kinds(words: &[Rc<str>]) -> String {
    let kind = |word: &Rc<str>| COUNTERS.iter().position(|kind| **kind == **word).and_then(|kind| KINDS.get(kind)).copied();
    words.iter().filter_map(kind).collect::<Vec<_>>().join(", ")
}

fn each(noun: &str) -> String {
    if noun.starts_with("this") || noun.starts_with("what") { noun.to_owned() } else { format!("each {noun}") }
}
