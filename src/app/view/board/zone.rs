use crate::app::board_says::BoardSays;
use crate::app::gesture::Source;
use crate::app::msg::Owner;
use crate::app::places;
use crate::app::update::drag::zone_title_id;
use crate::app::view::board::piece::{badge, piece};
use crate::app::view::board::scene::Scene;
use crate::app::view::board::{fields, map, offers, shorthand, verdict};
use crate::app::view::{self, tell};
use refrain::ruling::{Layout, TokenView, ZoneId, ZoneView};
use refrain::words::Count;
use yew::prelude::*;

/// How many places are named where they are folded away.
const NAMED: usize = 6;

/// A place with all that lies in it.
pub fn zone(scene: &Scene, zone: &ZoneView, depth: usize) -> Html {
    let drop = scene.lifted.and_then(|lifted| lifted.drop_at(&zone.id));
    let class = classes!(
        "zone",
        format!("zone--{}", zone.kind),
        layout_class(zone.layout),
        zone.seat.is_some().then(|| view::tint(scene.tint(zone.seat.as_ref()))),
        drop.map(|drop| if drop.why.is_empty() { "is-allowed" } else { "is-forbidden" }),
        (scene.over == Some(&zone.id)).then_some("is-over"),
    );
    let by_click = scene.lifted.is_some() && !scene.drags;
    let onclick = by_click.then(|| scene.on_choose(places::within(scene.board, &zone.id)));
    let title = zone_title_id(&zone.id);
    html! {
        <section key={zone.id.to_string()} {class} id={format!("zone-{}", zone.id)} data-zone={zone.id.to_string()}
            role="group" aria-labelledby={title.clone()} {onclick}>
            <div class="zone__head">
                { heading(scene, zone, title, depth) }
                <span class="badges">{ for zone.badges.iter().map(|one| badge(one, scene.lang)) }</span>
                if is_empty(scene, zone) {
                    <span class="zone__empty">{ tell(&BoardSays::NothingHere, scene.lang) }</span>
                }
                { drop.filter(|_| scene.drags).map(|drop| verdict::mark(scene, drop)) }
            </div>
            { body(scene, zone, depth) }
            // Always one child: a list that grows in front would draw the pieces anew, and the one with the focus would lose it.
            { drop.filter(|_| by_click).map(|drop| verdict::choice(scene, zone, drop)).unwrap_or_default() }
        </section>
    }
}

fn is_empty(scene: &Scene, zone: &ZoneView) -> bool {
    let has_places = places::children(scene.board, Some(&zone.id)).next().is_some();
    !has_places && !scene.board.tokens.iter().any(|token| token.zone == zone.id)
}

// A heading of the level that fits the depth.
fn heading(scene: &Scene, zone: &ZoneView, id: String, depth: usize) -> Html {
    let level = match depth {
        0 => "h3",
        1 => "h4",
        2 => "h5",
        _ => "h6",
    };
    // The map's drawing leads here: it takes the focus.
    html! { <@{level} {id} class="zone__name" tabindex="-1">{ tell(&*zone.name, scene.lang) }</@> }
}

fn body(scene: &Scene, zone: &ZoneView, depth: usize) -> Html {
    html! {
        <>
            if zone.layout == Layout::Map { { map::map(scene, zone) } }
            if lying(scene, &zone.id).next().is_some() { { pieces(scene, zone) } }
            { fields::fields(scene, &zone.fields) }
            { offers::offers(scene, &Owner::Zone(zone.id.clone()), &zone.offers) }
            { shorthand::shorthand(scene, zone) }
            { places(scene, Some(zone), depth + 1) }
        </>
    }
}

fn lying<'a>(scene: &Scene<'a>, zone: &ZoneId) -> impl Iterator<Item = &'a TokenView> {
    scene.board.tokens.iter().filter(move |token| token.zone == *zone)
}

// They are drawn anew only once the board is another one, or while one of them is in the hand or spoken of: hundreds of
// them cost a gesture elsewhere nothing.
fn pieces(scene: &Scene, zone: &ZoneView) -> Html {
    let lively = lying(scene, &zone.id).any(|token| {
        let source = Source::Token(token.id.clone());
        scene.holds(&source) || scene.notices(&source)
    });
    let stamp = scene.stamp(lively);
    let (model, send, zone) = (scene.model.clone(), scene.send.clone(), zone.id.clone());
    view::still(stamp, move || {
        let scene = Scene::new(&model, &send);
        html! { <ul class="pieces">{ for lying(&scene, &zone).map(|token| piece(&scene, token)) }</ul> }
    })
}

/// The places in `parent`, or in none; those where nothing is are folded away until a piece looks for its place.
pub fn places(scene: &Scene, parent: Option<&ZoneView>, depth: usize) -> Html {
    let (held, bare) = places::listed(scene.board, parent);
    html! {
        <>
            if !held.is_empty() {
                <div class={if depth == 0 { "zones" } else { "zone__zones" }}>
                    { for held.iter().map(|inner| zone(scene, inner, depth)) }
                </div>
            }
            if !bare.is_empty() { { empties(scene, &bare, depth) } }
        </>
    }
}

// Whether what is lifted has anything to do with one of these places.
fn awaits(scene: &Scene, bare: &[&ZoneView]) -> bool {
    let is_in = |zone: &ZoneId| {
        let within = places::within(scene.board, zone);
        bare.iter().any(|bare| within.contains(&bare.id))
    };
    scene.lifted.is_some_and(|lifted| lifted.drops.iter().any(|drop| is_in(&drop.zone)))
}

fn empties(scene: &Scene, bare: &[&ZoneView], depth: usize) -> Html {
    let list = html! { <div class="empties__zones">{ for bare.iter().map(|inner| zone(scene, inner, depth)) }</div> };
    // On a board without a piece they are all that there is.
    if scene.board.tokens.is_empty() && depth == 0 {
        return list;
    }
    let names = bare.iter().take(NAMED).map(|zone| zone.name.say(scene.lang).plain()).collect::<Vec<String>>();
    let more = if bare.len() > NAMED { "…" } else { "" };
    html! {
        <details class="empties" open={awaits(scene, bare)}>
            <summary>
                <span>{ tell(&BoardSays::EmptyPlaces { count: Count::from(bare.len()) }, scene.lang) }</span>
                <span class="empties__names">{ names.join(" · ") }{ more }</span>
            </summary>
            { list }
        </details>
    }
}

fn layout_class(layout: Layout) -> &'static str {
    match layout {
        Layout::Row => "in-row",
        Layout::Grid => "in-grid",
        Layout::Pairs => "in-pairs",
        Layout::Stack => "in-stack",
        Layout::Track => "in-track",
        Layout::Dice => "in-dice",
        Layout::Map => "in-map",
    }
}
