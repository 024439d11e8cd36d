use crate::export::json::of_problem;
use crate::ruling::{Badge, BoardView, Does, Field, FieldKind, Layout, Link, Offer, SeatView, TokenView, ZoneView};
use crate::words::Lang;
use serde_json::{Value, json};

/// A board as JSON, for another program: ids, and the words of `lang` beside them.
pub fn board_json(board: &BoardView, lang: Lang) -> Value {
    let state = board.state().into_iter().map(|(key, value)| (key, value.json()));
    json!({
        "seats": board.seats.iter().map(|seat| of_seat(seat, lang)).collect::<Vec<_>>(),
        "zones": board.zones.iter().map(|zone| of_zone(zone, lang)).collect::<Vec<_>>(),
        "tokens": board.tokens.iter().map(|token| of_token(token, lang)).collect::<Vec<_>>(),
        "fields": fields(&board.fields, lang),
        "links": board.links.iter().map(of_link).collect::<Vec<_>>(),
        "edges": board.edges.iter().map(|(one, other)| json!([one, other])).collect::<Vec<_>>(),
        "offers": offers(&board.offers, lang),
        "state": state.collect::<serde_json::Map<_, _>>(),
    })
}

fn of_seat(seat: &SeatView, lang: Lang) -> Value {
    json!({ "id": seat.id, "name": seat.name.say(lang).plain() })
}

fn of_zone(zone: &ZoneView, lang: Lang) -> Value {
    let layout = match zone.layout {
        Layout::Row => "row",
        Layout::Grid => "grid",
        Layout::Pairs => "pairs",
        Layout::Stack => "stack",
        Layout::Track => "track",
        Layout::Dice => "dice",
        Layout::Map => "map",
    };
    json!({
        "id": zone.id,
        "parent": zone.parent,
        "name": zone.name.say(lang).plain(),
        "layout": layout,
        "kind": zone.kind,
        "seat": zone.seat,
        "badges": badges(&zone.badges, lang),
        "fields": fields(&zone.fields, lang),
        "offers": offers(&zone.offers, lang),
    })
}

fn of_token(token: &TokenView, lang: Lang) -> Value {
    json!({
        "id": token.id,
        "zone": token.zone,
        "name": token.name.say(lang).plain(),
        "kind": token.kind,
        "seat": token.seat,
        "count": token.count,
        "badges": badges(&token.badges, lang),
        "fields": fields(&token.fields, lang),
        "offers": offers(&token.offers, lang),
        "card": token.card.map(|card| card.cite()),
    })
}

fn of_link(link: &Link) -> Value {
    json!({ "from": link.from, "to": link.to, "kind": link.kind })
}

fn badges(badges: &[Badge], lang: Lang) -> Vec<Value> {
    let of =
        |badge: &Badge| json!({ "key": badge.key, "value": badge.value.json(), "words": badge.says.say(lang).plain() });
    badges.iter().map(of).collect()
}

fn fields(fields: &[Field], lang: Lang) -> Vec<Value> {
    let of = |field: &Field| {
        let (kind, more) = match &field.kind {
            FieldKind::Number { least, most, .. } => ("number", json!({ "least": least, "most": most })),
            FieldKind::Choice { options, .. } => {
                let of = |(id, says): &(crate::ruling::OptionId, crate::ruling::Says)| json!({ "id": id, "words": says.say(lang).plain() });
                ("choice", json!({ "options": options.iter().map(of).collect::<Vec<_>>() }))
            }
            FieldKind::Toggle(_) => ("toggle", json!({})),
            FieldKind::Text(_) => ("text", json!({})),
        };
        let value = match &field.kind {
            FieldKind::Text(says) => json!(says.say(lang).plain()),
            other => other.arg().json(),
        };
        let mut all = json!({
            "key": field.key, "token": field.token, "name": field.name.say(lang).plain(), "kind": kind, "value": value,
        });
        if let (Value::Object(all), Value::Object(more)) = (&mut all, more) {
            all.extend(more);
        }
        all
    };
    fields.iter().map(of).collect()
}

fn offers(offers: &[Offer], lang: Lang) -> Vec<Value> {
    let of = |offer: &Offer| {
        let does = match &offer.does {
            Does::Edit(edit) => json!({ "edit": edit }),
            Does::Act(act) => json!({ "act": act }),
            Does::Reading { reading, option } => json!({ "reading": reading, "option": option }),
            Does::Nothing => Value::Null,
        };
        json!({
            "words": offer.says.say(lang).plain(),
            "does": does,
            "allowed": offer.why.is_empty(),
            "why": offer.why.iter().map(|problem| of_problem(problem, lang)).collect::<Vec<_>>(),
        })
    };
    offers.iter().map(of).collect()
}
