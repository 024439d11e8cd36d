use crate::app::board_says::BoardSays;
use crate::app::msg::Msg;
use crate::app::view::board::scene::Scene;
use crate::app::view::{self, Icon, icon, tell, tint};
use refrain::ruling::{Does, Edit};
use std::rc::Rc;
use yew::prelude::*;

/// The board's heading, the players, and what goes back and forth.
pub fn bar(scene: &Scene) -> Html {
    let model = scene.model;
    let cleared = scene.board.tokens.is_empty();
    html! {
        <header class="board__bar">
            <h2 class="board__title" id="board-title">{ tell(&BoardSays::Board, scene.lang) }</h2>
            <ul class="sides" aria-label={BoardSays::Sides.says().say(scene.lang).plain()}>
                for seat in &scene.board.seats {
                    <li class={classes!("side", tint(seat.tint))}>{ tell(&*seat.name, scene.lang) }</li>
                }
            </ul>
            <div class="board__tools">
                { tool(scene, Some(Icon::Undo), BoardSays::Undo, Msg::Undo, model.past.is_empty()) }
                { tool(scene, Some(Icon::Redo), BoardSays::Redo, Msg::Redo, model.future.is_empty()) }
                { tool(scene, None, BoardSays::Reset, Msg::Reset, model.open.case == model.origin) }
                { tool(scene, None, BoardSays::Clear, Msg::Do(Does::Edit(Edit::Clear)), cleared) }
            </div>
            { starts(scene) }
        </header>
    }
}

// What else the whole board can become at once. A frame in another page shows its own board.
fn starts(scene: &Scene) -> Html {
    if !scene.present || scene.model.embedded || !scene.model.open.case.has_starts() {
        return Html::default();
    }
    let keys = if scene.model.is_whole { start_keys(scene) } else { Html::default() };
    view::fold("starts", tell(&BoardSays::Starts, scene.lang), keys)
}

#[inline(never)] // not on the first screen
fn start_keys(scene: &Scene) -> Html {
    let (model, send) = (scene.model.clone(), scene.send.clone());
    let (case, lang) = (scene.model.open.case.game().as_ptr() as usize, scene.lang as usize);
    let board = Rc::as_ptr(&scene.model.open.board) as usize;
    view::later(board, vec![case, lang], move || {
        let starts = model.open.case.starts();
        let keys = starts.iter().enumerate().map(|(nth, (says, _))| {
            html! { <li>{ view::button("button", tell(&**says, model.lang), &send, Msg::Begin(nth)) }</li> }
        });
        html! { <ul class="offers">{ for keys }</ul> }
    })
}

// It stays focusable when there is nothing to do: a disabled button would lose the focus under a person's finger.
fn tool(scene: &Scene, shape: Option<Icon>, says: BoardSays, msg: Msg, idle: bool) -> Html {
    let onclick = (!idle).then(|| scene.on::<MouseEvent>(msg));
    html! {
        <button type="button" class="button button--quiet" aria-disabled={idle.then_some("true")} {onclick}>
            if let Some(shape) = shape { { icon(shape) } }
            <span class={shape.is_some().then_some("tool__word")}>{ tell(&says, scene.lang) }</span>
        </button>
    }
}
