use std::rc::Rc;
use yew::prelude::*;

/// Draws a part of the page, and draws it again only once something that it shows has changed. `stamp` stands for all of
/// that: addresses of what `draw` holds on to (so that nothing else can come to lie there), and small numbers.
pub fn still(stamp: Vec<usize>, draw: impl Fn() -> Html + 'static) -> Html {
    html! { <Still {stamp} draw={Draw(Rc::new(draw))} /> }
}

#[derive(Clone)]
struct Draw(Rc<dyn Fn() -> Html>);

#[derive(Properties)]
struct Props {
    stamp: Vec<usize>,
    draw: Draw,
}

impl PartialEq for Props {
    fn eq(&self, other: &Props) -> bool {
        self.stamp == other.stamp
    }
}

struct Still;

impl Component for Still {
    type Message = ();
    type Properties = Props;

    fn create(_: &Context<Still>) -> Still {
        Still
    }

    fn view(&self, ctx: &Context<Still>) -> Html {
        (ctx.props().draw.0)()
    }
}
