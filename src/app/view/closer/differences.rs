//! What differs between two cases, in words: the ruleset, the pieces, the fields, the decisions, the facts found.

use crate::app::closer::{Beside, CloserSays};
use crate::app::model::Model;
use refrain::ruling::{BoardView, Field, FieldKind, OpenCase, Says, Sentence, TokenView, same_sentence};
use refrain::words::{Count, Lang, Said};

/// Something that is one way on the present board and another way on the other.
pub struct Difference {
    /// What it is.
    pub what: Said,
    /// On the present board.
    pub here: Said,
    /// On the other one.
    pub there: Said,
}

/// All that differs, in the order in which a person would look for it.
pub fn differences(beside: &Beside, model: &Model) -> Vec<Difference> {
    let (here, there) = (&model.open, &beside.other);
    let mut list = List { lang: model.lang, all: Vec::new() };
    let question = |case: &OpenCase| {
        let questions =
            model.shelf.iter().filter(|shelf| shelf.about.id == case.game()).flat_map(|shelf| &shelf.about.questions);
        questions.into_iter().find(|question| question.id == *case.ask()).map(|question| question.title.clone())
    };
    list.two(CloserSays::Question.says(), question(&here.case), question(&there.case));
    let is_same_game = here.case.game() == there.case.game();
    if is_same_game {
        let ruleset = |case: &OpenCase| {
            let known = model.about()?.rulesets.iter().find(|ruleset| ruleset.id == case.ruleset())?;
            Some(Said::from(known.name.say(model.lang)))
        };
        list.texts(CloserSays::Ruleset.say(model.lang), ruleset(&here.case), ruleset(&there.case));
        fields(&mut list, None, &beside.here.fields, &beside.there.fields);
        pieces(&mut list, &beside.here, &beside.there);
        places(&mut list, &beside.here, &beside.there);
        deeds(&mut list, &here.case, &there.case);
        findings(&mut list, beside, model);
    }
    list.all
}

struct List {
    lang: Lang,
    all: Vec<Difference>,
}

impl List {
    fn two(&mut self, what: Says, here: Option<Says>, there: Option<Says>) {
        let lang = self.lang;
        let say = |says: Option<Says>| says.map(|says| says.say(lang));
        self.texts(what.say(lang), say(here), say(there));
    }

    fn texts(&mut self, what: Said, here: Option<Said>, there: Option<Said>) {
        let absent = || CloserSays::Absent.say(self.lang);
        let (here, there) = (here.unwrap_or_else(absent), there.unwrap_or_else(absent));
        if here.plain() != there.plain() {
            self.all.push(Difference { what, here, there });
        }
    }
}

// A piece that lies elsewhere, or of which there are more, or whose numbers differ.
fn pieces(list: &mut List, here: &BoardView, there: &BoardView) {
    let of = |board: &'_ BoardView, token: &TokenView| board.tokens.iter().position(|other| other.id == token.id);
    for token in &here.tokens {
        let other = of(there, token).and_then(|nth| there.tokens.get(nth));
        piece(list, (here, Some(token)), (there, other), token);
    }
    for token in there.tokens.iter().filter(|token| of(here, token).is_none()) {
        piece(list, (here, None), (there, Some(token)), token);
    }
}

fn piece(
    list: &mut List,
    (here, now): (&BoardView, Option<&TokenView>),
    (there, then): (&BoardView, Option<&TokenView>),
    token: &TokenView,
) {
    let lang = list.lang;
    list.two(token.name.clone(), now.map(|token| place_of(token, here)), then.map(|token| place_of(token, there)));
    let (Some(now), Some(then)) = (now, then) else { return };
    let count = |token: &TokenView| token.count.as_ref().map(|count| Said::from(count.say(lang)));
    list.texts(token.name.say(lang), count(now), count(then));
    for badge in &now.badges {
        let other = then.badges.iter().find(|other| other.key == badge.key);
        list.two(token.name.clone(), Some(badge.says.clone()), other.map(|badge| badge.says.clone()));
    }
    for badge in then.badges.iter().filter(|badge| !now.badges.iter().any(|other| other.key == badge.key)) {
        list.two(token.name.clone(), None, Some(badge.says.clone()));
    }
    // A number that stands on a badge is a field as well: once is enough.
    let is_told = |field: &&Field| now.badges.iter().chain(&then.badges).any(|badge| badge.key == field.key);
    let (now, then): (Vec<Field>, Vec<Field>) = (
        now.fields.iter().filter(|field| !is_told(field)).cloned().collect(),
        then.fields.iter().filter(|field| !is_told(field)).cloned().collect(),
    );
    fields(list, Some(&token.name), &now, &then);
}

fn place_of(token: &TokenView, board: &BoardView) -> Says {
    match board.zones.iter().find(|zone| zone.id == token.zone) {
        Some(zone) => zone.name.clone(),
        None => token.name.clone(),
    }
}

fn places(list: &mut List, here: &BoardView, there: &BoardView) {
    for zone in &here.zones {
        if let Some(other) = there.zones.iter().find(|other| other.id == zone.id) {
            fields(list, Some(&zone.name), &zone.fields, &other.fields);
        }
    }
}

fn fields(list: &mut List, of: Option<&Says>, here: &[Field], there: &[Field]) {
    let lang = list.lang;
    for field in here {
        let Some(other) = there.iter().find(|other| other.key == field.key) else { continue };
        let what = match of {
            Some(piece) => CloserSays::At { piece: piece.clone(), zone: field.name.clone() }.say(lang),
            None => field.name.say(lang),
        };
        list.texts(what, Some(value(field, lang)), Some(value(other, lang)));
    }
}

fn value(field: &Field, lang: Lang) -> Said {
    match &field.kind {
        FieldKind::Number { value, .. } => value.say(lang).into(),
        FieldKind::Choice { value, options } => {
            options.iter().find(|(option, _)| option == value).map(|(_, says)| says.say(lang)).unwrap_or_default()
        }
        FieldKind::Toggle(true) => CloserSays::Yes.say(lang),
        FieldKind::Toggle(false) => CloserSays::No.say(lang),
        FieldKind::Text(says) => says.say(lang),
    }
}

fn deeds(list: &mut List, here: &OpenCase, there: &OpenCase) {
    let most = here.acts().len().max(there.acts().len());
    for nth in 0..most {
        let name = |case: &OpenCase| case.acts().get(nth).map(|act| case.name_act(act));
        list.two(CloserSays::Deed { nth: Count::from(nth + 1) }.says(), name(here), name(there));
    }
}

// Facts of one key that say something else; those that only one answer has are told by the steps.
fn findings(list: &mut List, beside: &Beside, model: &Model) {
    for finding in &model.open.ruling.findings {
        let other = beside.other.ruling.findings.iter().find(|other| other.key == finding.key);
        let Some(other) = other.filter(|other| !same_sentence(&*other.says, &*finding.says)) else { continue };
        list.two(CloserSays::Fact.says(), Some(finding.says.clone()), Some(other.says.clone()));
    }
}
