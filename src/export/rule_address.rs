use crate::ruling::Rule;
use crate::words::Lang;

/// The file among a game's rule pages that shows a rule.
pub fn rule_file(rule: &Rule, lang: Lang) -> String {
    file_of(&rule.cite(), lang)
}

/// The files that showed a rule when it stood elsewhere in its book: they refer on.
pub fn former_files(rule: &Rule, lang: Lang) -> Vec<String> {
    let key = rule.book.key;
    let cite = |place: &str| if key.is_empty() { place.to_owned() } else { format!("{key}:{place}") };
    rule.moved.iter().map(|(_, place)| file_of(&cite(place), lang)).collect()
}

/// A citation as a file's name, in English without a mark for the language.
fn file_of(cite: &str, lang: Lang) -> String {
    let mut name = String::new();
    for c in cite.chars() {
        match c.to_ascii_lowercase() {
            c @ ('a'..='z' | '0'..='9' | '.' | '+') => name.push(c),
            _ if name.is_empty() || name.ends_with('-') => {}
            _ => name.push('-'),
        }
    }
    match lang {
        Lang::En => format!("{name}.html"),
        Lang::Fr => format!("{name}.fr.html"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_what_people_write_without_what_addresses_cannot_hold() {
        assert_eq!(file_of("732.2a", Lang::En), "732.2a.html");
        assert_eq!(file_of("p.46 MX3", Lang::Fr), "p.46-mx3.fr.html");
        assert_eq!(file_of("cr:defender +X", Lang::En), "cr-defender-+x.html");
        assert_eq!(file_of("../a", Lang::En), "..-a.html");
    }
}
