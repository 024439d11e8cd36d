//! Everything that can be done with a lifted piece, by clicks alone.

use crate::app::board_says::BoardSays;
use crate::app::model::Lifted;
use crate::app::msg::{Msg, Owner};
use crate::app::update::entry::{AMOUNT, count_id};
use crate::app::view::board::fields::{self, Number};
use crate::app::view::board::scene::Scene;
use crate::app::view::board::{offers, verdict};
use crate::app::view::tell;
use refrain::ruling::{Does, Drop, Edit, TokenView, TrayPiece, ZoneView};
use refrain::words::Count;
use yew::prelude::*;

/// The sheet of a piece on the board.
#[inline(never)] // not on the first screen
pub fn sheet(scene: &Scene, lifted: &Lifted, token: &TokenView) -> Html {
    let amount = lifted.amount().clone();
    let says = match &token.count {
        Some(count) if *count != amount => BoardSays::RemoveSome { count: amount.clone() },
        _ => BoardSays::Remove,
    };
    let remove = Does::Edit(Edit::Remove { token: token.id.clone(), amount });
    html! {
        <div class="sheet">
            { move_to(scene, lifted) }
            if let Some(count) = token.count.as_ref() {
                { how_many_there(scene, token, count) }
                // Of a single one there is nothing to choose.
                if *count > Count::one() { { how_many(scene, lifted, Some(count)) } }
            }
            if !token.fields.is_empty() {
                <details class="sheet__part">
                    <summary class="button">{ tell(&BoardSays::Values, scene.lang) }</summary>
                    <div class="sheet__body">{ fields::fields(scene, &token.fields) }</div>
                </details>
            }
            if !token.offers.is_empty() {
                <details class="sheet__part">
                    <summary class="button">{ tell(&BoardSays::Deeds, scene.lang) }</summary>
                    <div class="sheet__body">{ offers::offers(scene, &Owner::Token(token.id.clone()), &token.offers) }</div>
                </details>
            }
            <button type="button" class="button" onclick={scene.on::<MouseEvent>(Msg::Do(remove))}>
                { tell(&says, scene.lang) }
            </button>
        </div>
    }
}

/// The sheet of a new piece.
#[inline(never)] // not on the first screen
pub fn of_kind(scene: &Scene, lifted: &Lifted, piece: &TrayPiece) -> Html {
    html! {
        <div class="sheet">
            { move_to(scene, lifted) }
            if !piece.single { { how_many(scene, lifted, None) } }
        </div>
    }
}

// Every place, the allowed ones first, the forbidden ones with their reasons.
#[inline(never)] // not on the first screen
fn move_to(scene: &Scene, lifted: &Lifted) -> Html {
    let named = |drop: &'_ Drop| scene.board.zones.iter().find(|zone| zone.id == drop.zone).cloned();
    let of = |allowed: bool| {
        let drops = lifted.drops.iter().filter(move |drop| drop.why.is_empty() == allowed);
        drops.filter_map(move |drop| Some((named(drop)?, drop))).collect::<Vec<(ZoneView, &Drop)>>()
    };
    html! {
        <details class="sheet__part">
            <summary class="button">{ tell(&BoardSays::MoveTo, scene.lang) }</summary>
            <ul class="sheet__body move-to">
                for (zone, drop) in of(true) {
                    <li>
                        { verdict::place_button(scene, &zone.id, tell(&*zone.name, scene.lang)) }
                        { verdict::reasons(scene, drop) }
                    </li>
                }
                for (zone, drop) in of(false) {
                    <li class="move-to__no">
                        <p>
                            { verdict::icon(false) }
                            { tell(&BoardSays::MayNotGo { zone: zone.name.clone() }, scene.lang) }
                        </p>
                        { verdict::reasons(scene, drop) }
                    </li>
                }
            </ul>
        </details>
    }
}

// How many of them are lifted: 1, all, or a number.
fn how_many(scene: &Scene, lifted: &Lifted, all: Option<&Count>) -> Html {
    let amount = lifted.amount();
    let number = Number {
        id: AMOUNT.to_owned(),
        name: BoardSays::HowMany.says(),
        value: amount,
        least: &Count::one(),
        most: all,
    };
    let set = |count: Count| Msg::Amount(count);
    html! {
        <div class="how-many">
            { fields::number(scene, &number, set, Msg::TypeAmount) }
            if let Some(all) = all.filter(|all| *all != amount) {
                <button type="button" class="button" onclick={scene.on::<MouseEvent>(Msg::Amount(all.clone()))}>
                    { tell(&BoardSays::All { count: all.clone() }, scene.lang) }
                </button>
            }
        </div>
    }
}

fn how_many_there(scene: &Scene, token: &TokenView, count: &Count) -> Html {
    let number = Number {
        id: count_id(&token.id),
        name: BoardSays::HowManyThere.says(),
        value: count,
        least: &Count::zero(),
        most: None,
    };
    let (id, typed_id) = (token.id.clone(), token.id.clone());
    let set = move |amount: Count| Msg::Do(Does::Edit(Edit::Amount { token: id.clone(), amount }));
    fields::number(scene, &number, set, move |typed| Msg::TypeCount(typed_id.clone(), typed))
}
