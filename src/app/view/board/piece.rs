use crate::app::board_says::BoardSays;
use crate::app::gesture::Source;
use crate::app::places;
use crate::app::update::drag::piece_id;
use crate::app::view::board::scene::Scene;
use crate::app::view::board::{dock, notice};
use crate::app::view::{self, tell};
use refrain::ruling::{Badge, Tint, TokenView};
use refrain::words::{Count, Lang};
use yew::prelude::*;

/// A piece as an entry of its place's list: a button that lifts it, and beside it what is said about it.
pub fn piece(scene: &Scene, token: &TokenView) -> Html {
    let source = Source::Token(token.id.clone());
    let holds = scene.holds(&source);
    let tint = scene.tint(token.seat.as_ref());
    let class = classes!(
        "piece",
        format!("piece--{}", token.kind),
        view::tint(tint),
        holds.then_some("is-lifted"),
        scene.touched.contains(&token.id).then_some("is-touched"),
    );
    let within = places::within(scene.board, &token.zone);
    html! {
        <li key={token.id.to_string()} class={classes!("slot", side_class(tint))}>
            <button type="button" {class} id={piece_id(&token.id)} data-token={token.id.to_string()}
                aria-pressed={holds.to_string()} aria-describedby="how-to-move"
                onpointerdown={scene.on_press(&source)} onclick={scene.on_activate(&source, within)}>
                { face(scene, token) }
            </button>
            if holds && !scene.drags { { dock::of_token(scene, token) } }
            if scene.notices(&source) { { notice::notice(scene) } }
        </li>
    }
}

/// What stands on a piece.
pub fn face(scene: &Scene, token: &TokenView) -> Html {
    let lang = scene.lang;
    html! {
        <>
            <span class="piece__name">{ tell(&*token.name, lang) }</span>
            // One of a kind is what a piece shows by being there.
            if let Some(count) = token.count.as_ref().filter(|count| **count != Count::one()) {
                <span class="piece__count">
                    <span aria-hidden="true">{ tell(&BoardSays::TimesOver { count: count.clone() }, lang) }</span>
                    <span class="sr">{ ", " }{ tell(&BoardSays::SoMany { count: count.clone() }, lang) }</span>
                </span>
            }
            <span class="badges">{ for token.badges.iter().map(|one| badge(one, lang)) }</span>
            { for links(scene, token) }
            if let Some(seat) = scene.seat(token.seat.as_ref()) {
                <span class="sr">{ ", " }{ tell(&*seat.name, lang) }</span>
            }
        </>
    }
}

// The pieces that this one is attached to, assigned to, or aims at, unless they lie side by side.
fn links<'a>(scene: &'a Scene, token: &'a TokenView) -> impl Iterator<Item = Html> + 'a {
    scene.board.links.iter().filter(|link| link.from == token.id).filter_map(|link| {
        let other = scene.board.tokens.iter().find(|other| other.id == link.to && other.zone != token.zone)?;
        let to = other.name.clone();
        let class = classes!("piece__link", format!("link--{}", link.kind));
        Some(html! { <span {class}><span class="sr">{ ", " }</span>{ tell(&BoardSays::Linked { to }, scene.lang) }</span> })
    })
}

/// A number or mark: short for the eye, in full for the ear.
pub fn badge(badge: &Badge, lang: Lang) -> Html {
    let full = badge.says.say(lang).plain();
    let short = badge.short.say(lang);
    html! {
        <span class={classes!("badge", format!("badge--{}", badge.key))} title={full}>
            <span aria-hidden="true">{ crate::app::view::said(&short) }</span>
            <span class="sr">{ ", " }{ tell(&*badge.says, lang) }</span>
        </span>
    }
}

// Where two sides face each other, the first stands on one side and the second on the other.
fn side_class(tint: Tint) -> &'static str {
    match tint {
        Tint::First | Tint::FirstAlly | Tint::Neutral => "side-a",
        Tint::Second | Tint::SecondAlly => "side-b",
    }
}
