//! The page.
use yew::prelude::*;

#[component(App)]
fn app() -> Html {
    html! { <main><h1>{ "Refrain" }</h1></main> }
}

fn main() {
    yew::Renderer::<App>::new().render();
}
