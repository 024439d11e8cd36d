use crate::app::dialogs;
use crate::app::effect::Effect;
use crate::app::model::{Games, Model};
use crate::app::msg::{Msg, Theme};
use crate::app::update::update;
use crate::app::view;
use refrain::words::Lang;
use yew::prelude::*;

/// Draws the page for these games into the document.
pub fn start(games: Games) {
    yew::Renderer::<Root>::with_props(Props { games }).render();
}

/// What the page is started with.
#[derive(Clone, Properties)]
pub struct Props {
    /// The games.
    pub games: Games,
}

impl PartialEq for Props {
    fn eq(&self, other: &Props) -> bool {
        std::ptr::eq(self.games, other.games)
    }
}

/// The page's one component: the model, the pure update, and the effects that it asks for.
pub struct Root {
    model: Option<Model>,
}

impl Component for Root {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Root>) -> Root {
        Root { model: Model::new(ctx.props().games, Lang::default(), Theme::default()) }
    }

    fn update(&mut self, _: &Context<Root>, msg: Msg) -> bool {
        let Some(model) = &mut self.model else { return false };
        let effects = update(model, msg);
        !effects.contains(&Effect::Still)
    }

    fn rendered(&mut self, _: &Context<Root>, _: bool) {
        dialogs::follow();
    }

    fn view(&self, ctx: &Context<Root>) -> Html {
        match &self.model {
            Some(model) => view::page(model, &ctx.link().callback(|msg: Msg| msg)),
            None => Html::default(),
        }
    }
}
