use crate::app::board_says::BoardSays;
use crate::app::effect::Effect;
use crate::app::gesture::Source;
use crate::app::model::{Model, Notice};
use crate::app::msg::Owner;
use crate::app::update::{drag, history};
use refrain::ruling::{BoardView, Does, Edit, Field, FieldKind, Offer, TokenId, ZoneId};
use refrain::words::{Count, MAX_DIGITS, NumberError};

/// The id of the field that says how many are lifted.
pub const AMOUNT: &str = "field-amount";

/// The id of a field's element.
pub fn field_id(token: Option<&TokenId>, key: &str) -> String {
    match token {
        Some(token) => format!("field-{token}-{key}"),
        None => format!("field-{key}"),
    }
}

/// The id of the element that says how many of a counted class there are.
pub fn count_id(token: &TokenId) -> String {
    format!("count-{token}")
}

/// Why a text is no number, for the person who typed it.
pub fn why_no_number(why: &NumberError) -> BoardSays {
    match why {
        NumberError::Empty => BoardSays::NumberEmpty,
        NumberError::NotANumber => BoardSays::NumberUnread,
        NumberError::Negative => BoardSays::NumberNegative,
        NumberError::TooLong => BoardSays::NumberTooLong { most: Count::from(MAX_DIGITS) },
    }
}

/// Sets a field to a typed number.
pub fn type_field(model: &mut Model, token: Option<TokenId>, key: String, typed: &str) -> Vec<Effect> {
    let Some((least, most)) = bounds(&model.open.board, token.as_ref(), &key) else { return Vec::new() };
    let number = Count::typed(typed).map_err(|why| why_no_number(&why)).and_then(|number| {
        if number < least {
            Err(BoardSays::NumberTooSmall { least })
        } else if let Some(most) = most.filter(|most| number > *most) {
            Err(BoardSays::NumberTooGreat { most })
        } else {
            Ok(number)
        }
    });
    match number {
        Ok(number) => {
            (model.draft, model.typing) = (None, None);
            history::perform(model, Does::Edit(Edit::Set { token, key, value: number.to_string() }))
        }
        Err(why) => no_number(model, field_id(token.as_ref(), &key), typed, why),
    }
}

/// Sets how many of a counted class there are.
pub fn type_count(model: &mut Model, token: TokenId, typed: &str) -> Vec<Effect> {
    match Count::typed(typed) {
        Ok(amount) => {
            (model.draft, model.typing) = (None, None);
            history::perform(model, Does::Edit(Edit::Amount { token, amount }))
        }
        Err(why) => no_number(model, count_id(&token), typed, why_no_number(&why)),
    }
}

/// Lifts a typed number of a counted class.
pub fn type_amount(model: &mut Model, typed: &str) -> Vec<Effect> {
    match Count::typed(typed) {
        Ok(amount) => {
            (model.draft, model.typing) = (None, None);
            drag::lift_amount(model, &amount)
        }
        Err(why) => no_number(model, AMOUNT.to_owned(), typed, why_no_number(&why)),
    }
}

/// Puts the piece that was described on the board, as one change.
pub fn add_described(model: &mut Model) -> Vec<Effect> {
    let typed = model.description.clone().unwrap_or_default();
    let Some(description) = model.open.case.described(&typed) else { return Vec::new() };
    let key = description.key.to_owned();
    history::perform(model, Does::Edit(Edit::Set { token: None, key, value: typed }))
}

/// Puts what a shorthand stands for on the board, as one change.
pub fn shorthand(model: &mut Model, zone: &ZoneId, typed: &str) -> Vec<Effect> {
    let edits = match model.open.case.shorthand(zone, typed) {
        None => return Vec::new(),
        Some(Ok(edits)) => edits,
        Some(Err(problem)) => return history::object(model, vec![problem], None, None),
    };
    let edited = edits.iter().try_fold(model.open.case.clone(), |case, edit| case.edit(edit));
    match edited {
        Ok(case) => history::change(model, |_| case),
        Err(problem) => history::object(model, vec![problem], None, None),
    }
}

/// Says why an offer may not be taken.
pub fn why_not(model: &mut Model, owner: &Owner, nth: usize) -> Vec<Effect> {
    let Some(Offer { does, why, .. }) = offers(&model.open.board, owner).and_then(|offers| offers.get(nth)).cloned()
    else {
        return Vec::new();
    };
    let of = match owner {
        Owner::Token(token) => Some(Source::Token(token.clone())),
        Owner::Board | Owner::Zone(_) => None,
    };
    history::object(model, why, of, Some(does))
}

fn offers<'a>(board: &'a BoardView, owner: &Owner) -> Option<&'a [Offer]> {
    match owner {
        Owner::Board => Some(&board.offers),
        Owner::Zone(id) => Some(&board.zones.iter().find(|zone| zone.id == *id)?.offers),
        Owner::Token(id) => Some(&board.tokens.iter().find(|token| token.id == *id)?.offers),
    }
}

fn bounds(board: &BoardView, token: Option<&TokenId>, key: &str) -> Option<(Count, Option<Count>)> {
    let of_token = |field: &&Field| field.key == key && field.token.as_ref() == token;
    let zones = board.zones.iter().flat_map(|zone| &zone.fields);
    let tokens = board.tokens.iter().flat_map(|token| &token.fields);
    match &board.fields.iter().chain(zones).chain(tokens).find(of_token)?.kind {
        FieldKind::Number { least, most, .. } => Some((least.clone(), most.clone())),
        FieldKind::Choice { .. } | FieldKind::Toggle(_) | FieldKind::Text(_) => None,
    }
}

/// Says why what was typed is no number; it stays in its field.
pub fn no_number(model: &mut Model, field: String, typed: &str, why: BoardSays) -> Vec<Effect> {
    let says = why.says();
    (model.draft, model.typing) = (Some((field, typed.to_owned())), None);
    model.notice = Some(Notice::Told(says.clone()));
    model.speak(false, vec![says]);
    Vec::new()
}
