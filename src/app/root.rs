use crate::app::browser::{self, Watch};
use crate::app::closer::Look;
use crate::app::dialogs;
use crate::app::effect::Effect;
use crate::app::gesture::{Event, LONG_PRESS};
use crate::app::links;
use crate::app::model::{Games, Model};
use crate::app::msg::{Copied, Msg};
use crate::app::opening;
use crate::app::page_says::PageSays;
use crate::app::saving;
use crate::app::update::update;
use crate::app::view;
use gloo::events::EventListener;
use gloo::timers::callback::{Interval, Timeout};
use refrain::export::Names;
use refrain::ruling::Sentence;
use refrain::wire::MAX_LINK;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// The time between two beats of a drag at the window's edge, in milliseconds.
const BEAT: u32 = 16;

/// The time to look at one step of a walk that goes by itself, in milliseconds.
const STEP: u32 = 1800;

/// A moment in which nobody waits for anything, in milliseconds.
const LULL: u32 = 60;

/// The time until an answer is painted, in milliseconds: a frame.
const FRAME: u32 = 20;

/// Draws the page for these games into the document.
pub fn start(games: Games) {
    yew::Renderer::<Root>::with_props(Props { games }).render();
}

/// The model as it is to be kept, until it is.
type Unkept = Rc<RefCell<Option<Rc<Model>>>>;

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
    model: Option<Rc<Model>>,
    send: Callback<Msg>,
    watch: Rc<Watch>,
    // What waits until the page is drawn.
    undone: Vec<Effect>,
    long_press: Option<Timeout>,
    look_on: Option<Timeout>,
    search_on: Option<Timeout>,
    walk_on: Option<Timeout>,
    beat: Option<Interval>,
    unkept: Unkept,
    keeping: Option<Timeout>,
    told_nothing_kept: bool,
    listeners: Vec<EventListener>,
}

impl Component for Root {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Root>) -> Root {
        let send = ctx.link().callback(|msg: Msg| msg);
        let watch = Rc::new(Watch::default());
        let mut listeners = browser::listen_to_pointers(&watch, &send);
        listeners.extend(browser::listen_to_keys(&watch, &send));
        listeners.extend(browser::listen_to_links(&send));
        listeners.extend(browser::when_whole(&send));
        let unkept = Unkept::default();
        let left = unkept.clone();
        // At once: a message would wait for its turn, and a page that is left has no turn any more.
        listeners.extend(browser::when_left(move || {
            left.take().inspect(|model| _ = keep(model));
        }));
        let found = browser::find();
        let model = opening::open(ctx.props().games, &found);
        let mut undone = vec![Effect::Dress];
        // A board out of a link is kept from the start, as one that was changed is.
        if !found.fragment.is_empty() && model.as_ref().is_some_and(|model| model.notice.is_none()) {
            undone.push(Effect::Keep);
        }
        if model.as_ref().is_some_and(|model| model.embedded) {
            undone.push(Effect::BeFramed);
        }
        Root {
            model: model.map(Rc::new),
            send,
            watch,
            undone,
            long_press: None,
            look_on: None,
            search_on: None,
            walk_on: None,
            beat: None,
            unkept,
            keeping: None,
            told_nothing_kept: false,
            listeners,
        }
    }

    fn update(&mut self, _: &Context<Root>, msg: Msg) -> bool {
        let Some(model) = &mut self.model else { return false };
        let effects = update(Rc::make_mut(model), msg);
        if effects.contains(&Effect::Keep) {
            self.unkept.replace(Some(model.clone()));
        }
        self.watch.look(&model.gesture);
        self.keep_the_beat();
        let still = effects.contains(&Effect::Still);
        if still {
            effects.into_iter().for_each(|effect| self.carry_out(effect));
        } else {
            self.undone.extend(effects);
        }
        !still
    }

    fn view(&self, _: &Context<Root>) -> Html {
        self.model.as_ref().map(|model| view::page(model, &self.send)).unwrap_or_default()
    }

    fn rendered(&mut self, _: &Context<Root>, _: bool) {
        dialogs::follow();
        for effect in std::mem::take(&mut self.undone) {
            self.carry_out(effect);
        }
        if self.watch.drags.get().is_some() {
            browser::show_ghost(&self.watch);
        }
    }
}

impl Root {
    fn carry_out(&mut self, effect: Effect) {
        let Some(model) = &self.model else { return };
        match effect {
            Effect::Still => {}
            // After the paint: a person waits for the answer and not for the keeping. A page that is left keeps at once.
            Effect::Keep => {
                let send = self.send.clone();
                self.keeping = Some(Timeout::new(FRAME, move || send.emit(Msg::Keep)));
            }
            Effect::KeepNow => self.keep(),
            Effect::Focus(id) => browser::focus(&id, true),
            Effect::FocusInPlace(id) => browser::focus(&id, false),
            Effect::LookOn if !model.is_whole => {}
            Effect::LookOn => {
                let send = self.send.clone();
                self.look_on = Some(Timeout::new(LULL, move || send.emit(Msg::LookOn)));
            }
            Effect::Fill => {
                let send = self.send.clone();
                Timeout::new(0, move || send.emit(Msg::Fill)).forget();
            }
            Effect::FewestOn => {
                let send = self.send.clone();
                self.search_on = Some(Timeout::new(LULL, move || send.emit(Msg::Closer(Look::FewestOn))));
            }
            Effect::RescueFocus => browser::rescue_focus("answer"),
            Effect::InSight(id) => browser::in_sight(&id),
            Effect::WalkOn => {
                let send = self.send.clone();
                self.walk_on = Some(Timeout::new(STEP, move || send.emit(Msg::WalkOn)));
            }
            Effect::Copy(what) => browser::copy(&text_of(model, what), &self.send),
            Effect::BeFramed => self.listeners.extend(browser::be_framed(&self.send)),
            Effect::StayOffline => self.listeners.extend(browser::stay_offline(&self.send)),
            Effect::TakeOver => browser::ask_of_offline("take-over"),
            Effect::Install => browser::ask_of_offline("install"),
            Effect::Save(what) => match saving::file(model, what) {
                Some(file) => browser::save(file, &self.send),
                None => self.send.emit(Msg::NotSaved),
            },
            Effect::Dress => browser::dress(model.lang, model.theme, &PageSays::Title.say(model.lang).plain()),
            Effect::Grab(pointer) => {
                if let Some(source) = model.gesture.held().map(|held| &held.source) {
                    browser::grab(source, pointer);
                }
            }
            Effect::WaitForHold(press) => {
                let send = self.send.clone();
                let told = move || send.emit(Msg::Gesture(Event::Held(press)));
                self.long_press = Some(Timeout::new(LONG_PRESS, told));
            }
        }
    }

    fn keep(&mut self) {
        self.unkept.take();
        let Some(model) = &self.model else { return };
        if !keep(model) && !self.told_nothing_kept {
            self.told_nothing_kept = true;
            self.send.emit(Msg::NothingKept);
        }
    }

    // While something is dragged, the page scrolls at the window's edges.
    fn keep_the_beat(&mut self) {
        if self.watch.drags.get().is_none() {
            self.beat = None;
            self.watch.near_the_edge.set(0);
        } else if self.beat.is_none() {
            let (watch, send) = (self.watch.clone(), self.send.clone());
            self.beat = Some(Interval::new(BEAT, move || browser::stay_near_the_edge(&watch, &send)));
        }
    }
}

/// Keeps what is open, in the browser and in the address; false if the browser lets the page keep nothing.
#[inline(never)] // not on the first screen
fn keep(model: &Model) -> bool {
    if model.embedded {
        return true;
    }
    let kept = browser::keep(&links::kept(model));
    let fragment = links::fragment(model);
    // A longer link would not open again; the browser's keeping holds the board all the same.
    let fragment = if fragment.len() > MAX_LINK { String::new() } else { fragment };
    browser::put_in_address(&fragment, model.chosen_lang.is_some());
    kept
}

#[inline(never)] // not on the first screen
fn text_of(model: &Model, what: Copied) -> String {
    let (ruling, lang) = (&model.open.ruling, model.lang);
    let names = Names::of(&model.open.board);
    match what {
        Copied::Answer => view::ruling::answer(ruling, lang).plain(),
        Copied::Written(form) => form.write(ruling, &names, lang, Some(&model.link())),
        Copied::Link => model.link(),
        Copied::Report => view::closer::report(model),
        Copied::Embed(form) => view::embed::text(model, form),
    }
}
