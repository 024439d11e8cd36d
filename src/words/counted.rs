use crate::words::{Count, Lang, is_one};

/// A noun in the form that its number asks for in `lang` (English: one only for 1; French: for 0 and 1).
pub fn plural<'a>(count: &Count, lang: Lang, one: &'a str, many: &'a str) -> &'a str {
    if is_one(count, lang) { one } else { many }
}

/// A number with its noun: "3 wounds", « 3 blessures », and « 1 000 000 d’Elfes »: in French, exact millions said in
/// full take *de*. The noun should be a common noun or a French name; a name left in English never stands behind *de*.
pub fn counted(count: &Count, lang: Lang, one: &str, many: &str) -> String {
    let noun = plural(count, lang, one, many);
    let link = match lang {
        Lang::Fr if takes_de(count) => de(noun),
        _ => "",
    };
    format!("{} {link}{noun}", count.say(lang))
}

fn takes_de(count: &Count) -> bool {
    !count.is_zero() && !count.is_said_short() && count.to_string().ends_with("000000")
}

// Behind a silent h the vowel goes as well; most nouns of games with an h (Hobbit, halfling, héros) have a sounded one.
fn de(noun: &str) -> &'static str {
    let lower = noun.to_lowercase();
    let silent_h = ["homme", "heure", "herbe", "histoire", "habit"].iter().any(|start| lower.starts_with(start));
    if silent_h || lower.starts_with(|c| "aàâeéèêëiîïoôuùûyœæ".contains(c)) { "d’" } else { "de " }
}
