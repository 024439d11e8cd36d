use crate::pages::words_of_pages::PageWords;
use refrain::words::Lang::En;

/// What stands around the rules and cases on the pages, in English.
pub fn say(words: &PageWords) -> String {
    match words {
        PageWords::AllRules => "Rules and cases".into(),
        PageWords::Program => "Refrain".into(),
        PageWords::WhatThisIs => {
            "Every rule that Refrain cites, in its own words, with the cases that show it and their rulings.".into()
        }
        PageWords::Covered { rules, covered, cases } => format!(
            "{} of {} rules are shown by at least one of {} cases.",
            covered.say(En),
            rules.say(En),
            cases.say(En)
        ),
        PageWords::Place => "Rule".into(),
        PageWords::Says => "Says".into(),
        PageWords::Cases => "Cases".into(),
        PageWords::NoCase => "No case shows this rule yet.".into(),
        PageWords::MoreCases { more } => format!("And {} more.", more.say(En)),
        PageWords::NowAt { place } => format!("This rule stands at {} now.", place.say(En)),
        PageWords::Book => "Book".into(),
        PageWords::Formerly => "Formerly".into(),
        PageWords::Basis => "How firmly it stands".into(),
        PageWords::OurWords => "In our words, not the book’s.".into(),
        PageWords::Printed => "The book states it.".into(),
        PageWords::Official => "An official ruling states it.".into(),
        PageWords::Derived => "It follows from the rules together.".into(),
        PageWords::Reading => "One way to read what the book leaves open.".into(),
        PageWords::Given => "As somebody typed it.".into(),
        PageWords::Limit => "A limit of this program.".into(),
        PageWords::OpenCase => "Open this case and change it".into(),
        PageWords::RulesCited => "Rules cited".into(),
        PageWords::KnownFailure => "Known to be wrong:".into(),
        PageWords::Waits => "A solved example; the program that lets you change it is loading.".into(),
    }
}
