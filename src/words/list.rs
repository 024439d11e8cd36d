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
