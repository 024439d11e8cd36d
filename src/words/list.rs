use crate::words::Lang;

/// Joins items as a sentence does: "a, b and c", « a, b et c ».
pub fn list_and(items: &[String], lang: Lang) -> String {
    joined(
        items,
        match lang {
            Lang::En => " and ",
            Lang::Fr => " et ",
        },
    )
}

/// Joins items as a sentence does: "a, b or c", « a, b ou c ».
pub fn list_or(items: &[String], lang: Lang) -> String {
    joined(
        items,
        match lang {
            Lang::En => " or ",
            Lang::Fr => " ou ",
        },
    )
}

fn joined(items: &[String], last: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., end] => format!("{}{last}{end}", before.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_end_with_their_word() {
        let items =
            |n: usize| -> Vec<String> { ["a", "b", "c"].iter().take(n).map(|item| (*item).to_owned()).collect() };
        let said =
            |n: usize| [list_and(&items(n), Lang::En), list_and(&items(n), Lang::Fr), list_or(&items(n), Lang::En)];
        assert_eq!(said(0), ["", "", ""]);
        assert_eq!(said(1), ["a", "a", "a"]);
        assert_eq!(said(2), ["a and b", "a et b", "a or b"]);
        assert_eq!(said(3), ["a, b and c", "a, b et c", "a, b or c"]);
        assert_eq!(list_or(&items(3), Lang::Fr), "a, b ou c");
    }
}
