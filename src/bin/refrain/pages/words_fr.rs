use crate::pages::words_of_pages::PageWords;
use refrain::words::Lang::Fr;

/// What stands around the rules and cases on the pages, in French.
pub fn say(words: &PageWords) -> String {
    match words {
        PageWords::AllRules => "Règles et cas".into(),
        PageWords::Program => "Refrain".into(),
        PageWords::WhatThisIs => {
            "Chaque règle que Refrain cite, dans ses propres mots, avec les cas qui la montrent et leurs réponses."
                .into()
        }
        PageWords::Covered { rules, covered, cases } => format!(
            "{} règles sur {} sont montrées par au moins un des {} cas.",
            covered.say(Fr),
            rules.say(Fr),
            cases.say(Fr)
        ),
        PageWords::Place => "Règle".into(),
        PageWords::Says => "Ce qu’elle dit".into(),
        PageWords::Cases => "Cas".into(),
        PageWords::NoCase => "Aucun cas ne montre encore cette règle.".into(),
        PageWords::MoreCases { more } => format!("Et {} autres.", more.say(Fr)),
        PageWords::NowAt { place } => format!("Cette règle se trouve maintenant en {}.", place.say(Fr)),
        PageWords::Book => "Livre".into(),
        PageWords::Formerly => "Auparavant".into(),
        PageWords::Basis => "Sur quoi elle repose".into(),
        PageWords::OurWords => "Dans nos mots, et non ceux du livre.".into(),
        PageWords::Printed => "Le livre le dit.".into(),
        PageWords::Official => "Une décision officielle le dit.".into(),
        PageWords::Derived => "Cela découle des règles prises ensemble.".into(),
        PageWords::Reading => "Une façon de lire ce que le livre laisse ouvert.".into(),
        PageWords::Given => "Tel que saisi.".into(),
        PageWords::Limit => "Une limite de ce programme.".into(),
        PageWords::OpenCase => "Ouvrir ce cas et le changer".into(),
        PageWords::RulesCited => "Règles citées".into(),
        PageWords::KnownFailure => "Faux, et connu comme tel\u{A0}:".into(),
        PageWords::Waits => "Un exemple résolu\u{A0}; le programme qui permet de le changer se charge.".into(),
    }
}
