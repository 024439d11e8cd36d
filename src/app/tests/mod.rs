//! The page as a whole, with a made-up game that it has never heard of, and without a browser.

mod carries;
mod closer;
#[cfg(feature = "ssr")]
mod draws;
mod edits;
mod embedded;
mod gestures;
mod keeps;
#[path = "../../../tests/made_up/mod.rs"]
mod made_up;
mod rulings;

use crate::app::effect::Effect;
use crate::app::model::Model;
use crate::app::msg::{Msg, Theme};
use crate::app::update::update;
use refrain::words::Lang;

/// The page as it opens on the made-up game's example: three pullers in the west, an ox in the east.
fn page() -> Model {
    let mut model = Model::new(made_up::GAMES, Lang::En, Theme::Device).expect("there is a game");
    update(&mut model, Msg::Whole);
    while update(&mut model, Msg::Fill).contains(&Effect::Fill) {}
    model
}

/// Sends messages to the page and gathers what they ask of the browser.
fn send(model: &mut Model, msgs: impl IntoIterator<Item = Msg>) -> Vec<Effect> {
    msgs.into_iter().flat_map(|msg| update(model, msg)).collect()
}

/// Every piece with its place and its number.
fn board(model: &Model) -> String {
    let piece = |token: &refrain::ruling::TokenView| {
        format!("{}@{}×{}", token.id, token.zone, token.count.clone().unwrap_or_default())
    };
    model.open.board.tokens.iter().map(piece).collect::<Vec<String>>().join(" ")
}

/// What a screen reader is told, but for the ruling.
fn told(model: &Model) -> String {
    let says = model.spoken.says.iter().map(|says| says.say(model.lang).plain());
    says.collect::<Vec<String>>().join(" ")
}
