use gloo::timers::callback::Timeout;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// How long a person sees the answer before what waits for it is drawn, in milliseconds.
const LULL: u32 = 60;

/// Draws a part of the page, and draws it again only once something that it shows has changed. `stamp` stands for all of
/// that: addresses of what `draw` holds on to (so that nothing else can come to lie there), and small numbers.
pub fn still(stamp: Vec<usize>, draw: impl Fn() -> Html + 'static) -> Html {
    html! { <Still {stamp} waits={None::<usize>} draw={Draw(Rc::new(draw))} /> }
}

/// Draws a part of the page that nobody waits for. Once `of` has changed (again an address), it is drawn anew when the
/// answer is painted, or at once if it stands in a fold that is open, or if `stamp` has changed too.
pub fn later(of: usize, stamp: Vec<usize>, draw: impl Fn() -> Html + 'static) -> Html {
    html! { <Still {stamp} waits={Some(of)} draw={Draw(Rc::new(draw))} /> }
}

/// What stands for a text in a stamp.
pub fn mark(text: &str) -> usize {
    text.bytes().fold(1, |mark: usize, byte| mark.wrapping_mul(31).wrapping_add(byte.into()))
}

#[derive(Clone)]
struct Draw(Rc<dyn Fn() -> Html>);

#[derive(Properties)]
struct Props {
    stamp: Vec<usize>,
    waits: Option<usize>,
    draw: Draw,
}

impl PartialEq for Props {
    fn eq(&self, other: &Props) -> bool {
        self.waits == other.waits && self.stamp == other.stamp
    }
}

/// What is drawn, and how long it waits to be drawn anew.
struct Still {
    around: NodeRef,
    lull: Option<Timeout>,
}

impl Still {
    fn is_in_an_open_fold(&self) -> bool {
        let fold = self.around.cast::<Element>().and_then(|around| around.closest("details").ok().flatten());
        fold.is_some_and(|fold| fold.has_attribute("open"))
    }
}

impl Component for Still {
    type Message = ();
    type Properties = Props;

    fn create(_: &Context<Still>) -> Still {
        Still { around: NodeRef::default(), lull: None }
    }

    fn changed(&mut self, ctx: &Context<Still>, former: &Props) -> bool {
        let props = ctx.props();
        let at_once = props.waits.is_none() || props.stamp != former.stamp || self.is_in_an_open_fold();
        let link = ctx.link().clone();
        self.lull = (!at_once).then(|| Timeout::new(LULL, move || link.send_message(())));
        at_once
    }

    fn update(&mut self, _: &Context<Still>, (): ()) -> bool {
        true
    }

    fn view(&self, ctx: &Context<Still>) -> Html {
        let Props { waits, draw: Draw(draw), .. } = ctx.props();
        if waits.is_some() {
            html! { <div class="later" ref={self.around.clone()}>{ draw() }</div> }
        } else {
            draw()
        }
    }
}
