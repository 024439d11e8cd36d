use crate::app::board_says::BoardSays;
use crate::app::model::Notice;
use crate::app::msg::Msg;
use crate::app::view::board::scene::Scene;
use crate::app::view::board::verdict;
use crate::app::view::tell;
use refrain::ruling::Sentence;
use yew::prelude::*;

/// What the page has to say until it is dismissed: why something is not allowed, and the way to ask it all the same.
pub fn notice(scene: &Scene) -> Html {
    let Some(notice) = &scene.model.notice else { return Html::default() };
    let (class, body) = match notice {
        Notice::Forbidden { why, ask, .. } => (
            "notice notice--forbidden",
            html! {
                <>
                    <p class="notice__head">
                        { verdict::icon(false) }<strong>{ tell(&BoardSays::NotAllowed, scene.lang) }</strong>
                    </p>
                    { verdict::problems(scene, why) }
                    if let Some(act) = ask {
                        <button type="button" class="button" onclick={scene.on::<MouseEvent>(Msg::AskAnyway(act.clone()))}>
                            { tell(&BoardSays::AskAnyway, scene.lang) }
                        </button>
                    }
                </>
            },
        ),
        Notice::Told(says) => ("notice", html! { <p>{ tell(&**says, scene.lang) }</p> }),
    };
    html! {
        <div {class} id="notice" tabindex="-1" role="group" aria-label={BoardSays::Notice.say(scene.lang).plain()}>
            <div class="notice__body">{ body }</div>
            <button type="button" class="button button--quiet notice__close" onclick={scene.on::<MouseEvent>(Msg::Dismiss)}>
                { tell(&BoardSays::Close, scene.lang) }
            </button>
        </div>
    }
}
