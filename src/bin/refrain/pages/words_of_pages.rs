use crate::pages::{words_en, words_fr};
use refrain::ruling::{Named, TokenId};
use refrain::words::{Count, Name};

/// A place in a book, as sentences mention it.
#[derive(Clone, Debug)]
pub struct Where(Named<TokenId>);

impl From<String> for Where {
    fn from(place: String) -> Where {
        Where(Named::new("place".into(), Name::typed(&place)))
    }
}

impl Where {
    /// As it is written, in every language.
    pub fn say(&self, lang: refrain::words::Lang) -> String {
        self.0.say(lang)
    }
}

impl refrain::ruling::Told for Where {
    fn arg(&self) -> refrain::ruling::Arg {
        refrain::ruling::Told::arg(&self.0)
    }
    fn specimen(nth: usize) -> Where {
        format!("{nth}.1a").into()
    }
    fn trace(&self, lang: refrain::words::Lang) -> Option<String> {
        Some(self.0.say(lang))
    }
}

refrain::sentences! {
    /// What stands around the rules and cases on the pages.
    pub enum PageWords: en = words_en::say, fr = words_fr::say;
    "all_rules" AllRules,
    "program" Program,
    "what_this_is" WhatThisIs,
    "covered" Covered { rules: Count, covered: Count, cases: Count },
    "place" Place,
    "says" Says,
    "cases" Cases,
    "no_case" NoCase,
    "more_cases" MoreCases { more: Count },
    "now_at" NowAt { place: Where },
    "book" Book,
    "formerly" Formerly,
    "basis" Basis,
    "our_words" OurWords,
    "printed" Printed,
    "official" Official,
    "derived" Derived,
    "reading" Reading,
    "given" Given,
    "limit" Limit,
    "open_case" OpenCase,
    "rules_cited" RulesCited,
    "known_failure" KnownFailure,
    "waits" Waits,
}

#[cfg(test)]
mod tests {
    use super::*;
    use refrain::ruling::faults_of;

    #[test]
    fn every_sentence_of_the_pages_has_its_words_in_both_languages() {
        assert_eq!(faults_of::<PageWords>(), Vec::<String>::new());
    }
}
