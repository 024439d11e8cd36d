use crate::app::page_says::PageSays;
use crate::app::view::ruling::answer;
use crate::app::view::{Icon, icon, said, tell};
use refrain::ruling::{Ruling, Standing};
use refrain::words::Lang;
use yew::prelude::*;

/// A kind of answer as it is told apart: a word for style sheets, a shape, and first words.
pub struct Kind {
    /// For style sheets.
    pub class: &'static str,
    /// The shape.
    pub icon: Icon,
    /// The first words.
    pub words: PageSays,
}

/// The kind of answer that a ruling is.
pub fn kind(ruling: &Ruling) -> Kind {
    let (class, icon, words) = match ruling.standing {
        Standing::Settled { .. } => ("is-settled", Icon::Settled, PageSays::Settled),
        Standing::Awaits(_) => ("is-awaited", Icon::Awaits, PageSays::Awaits),
        Standing::Open { .. } => ("is-open", Icon::Open, PageSays::Open),
        Standing::Unknown { .. } => ("is-unknown", Icon::Unknown, PageSays::Unknown),
        Standing::Refused { .. } => ("is-refused", Icon::Refused, PageSays::Refused),
    };
    Kind { class, icon, words }
}

/// A ruling in one line: its shape, its first words where it is no verdict, and the answer.
pub fn in_short(ruling: &Ruling, lang: Lang) -> Html {
    let kind = kind(ruling);
    html! {
        <span class={classes!("short", kind.class)}>
            { icon(kind.icon) }
            <span>
                if !matches!(ruling.standing, Standing::Settled { .. }) {
                    <b class="short__kind">{ tell(&kind.words, lang) }</b>{ " · " }
                }
                { said(&answer(ruling, lang)) }
            </span>
        </span>
    }
}
