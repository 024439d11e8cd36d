use crate::app::gesture::{Event, Hand, Source};
use crate::app::model::{Lifted, Model, Notice};
use crate::app::msg::Msg;
use crate::app::places;
use crate::app::view::mark;
use refrain::ruling::{At, BoardView, Drop, SeatId, SeatView, Tint, TokenId, ZoneId};
use refrain::words::Lang;
use std::rc::Rc;
use std::sync::atomic::{AtomicUsize, Ordering};
use yew::prelude::*;

/// What every part of the board is drawn with.
pub struct Scene<'a> {
    /// The page.
    pub model: &'a Rc<Model>,
    /// Where messages go.
    pub send: &'a Callback<Msg>,
    /// The page's language.
    pub lang: Lang,
    /// The board of the moment shown.
    pub board: &'a BoardView,
    /// Whether that moment is the present, which can be changed.
    pub present: bool,
    /// What is lifted.
    pub lifted: Option<&'a Lifted>,
    /// The place that it is over.
    pub over: Option<&'a ZoneId>,
    /// Whether it is being dragged.
    pub drags: bool,
    /// The pieces that the step shown touches.
    pub touched: &'a [TokenId],
}

impl<'a> Scene<'a> {
    /// The scene of a page.
    pub fn new(model: &'a Rc<Model>, send: &'a Callback<Msg>) -> Scene<'a> {
        let touched = match &model.open.at {
            At::Step(index) => model.open.ruling.steps.get(*index).map_or(&[][..], |step| &step.touches),
            At::Setup | At::Act(_) | At::Lap(_) | At::End => &[],
        };
        Scene {
            model,
            send,
            lang: model.lang,
            board: &model.open.board,
            present: model.open.at == At::End,
            lifted: model.lifted.as_ref(),
            over: model.gesture.held().and_then(|held| held.over.as_ref()),
            drags: model.gesture.dragging().is_some(),
            touched,
        }
    }

    /// A player.
    pub fn seat(&self, id: Option<&SeatId>) -> Option<&'a SeatView> {
        self.board.seats.iter().find(|seat| Some(&seat.id) == id)
    }

    /// A player's colour.
    pub fn tint(&self, id: Option<&SeatId>) -> Tint {
        self.seat(id).map_or(Tint::Neutral, |seat| seat.tint)
    }

    /// Whether this piece is lifted, dragged or not.
    pub fn holds(&self, source: &Source) -> bool {
        self.lifted.is_some_and(|lifted| lifted.source == *source)
    }

    /// What stands for all that is shown of the board and for the language (see [`still`](crate::app::view::still)), if
    /// not more than that is shown: what is `lively` has no stamp twice.
    pub fn stamp(&self, lively: bool) -> Vec<usize> {
        vec![Rc::as_ptr(&self.model.open.board) as usize, self.lang as usize, self.turn(lively)]
    }

    /// What stands for all that is shown of a place and of those in it where neither fields nor offers are: a drag elsewhere
    /// draws it no second time.
    pub fn stamp_of(&self, zone: &ZoneId) -> Vec<usize> {
        let mut stamp = self.stamp(self.lifted.is_some() && !self.drags);
        stamp.extend(self.lifted.map(|lifted| Rc::as_ptr(&lifted.drops).cast::<Drop>() as usize));
        let over = self.over.filter(|over| places::within(self.board, over).contains(zone));
        stamp.extend(over.map(|over| mark(over.as_str())));
        stamp
    }

    /// Another number each time for what is `lively`, and 0 for what is not.
    pub fn turn(&self, lively: bool) -> usize {
        static TURNS: AtomicUsize = AtomicUsize::new(1);
        if lively { TURNS.fetch_add(1, Ordering::Relaxed) } else { 0 }
    }

    /// Whether the notice is about this piece.
    pub fn notices(&self, source: &Source) -> bool {
        matches!(&self.model.notice, Some(Notice::Forbidden { of: Some(of), .. }) if of == source)
    }

    /// A callback that sends one message.
    pub fn on<E>(&self, msg: Msg) -> Callback<E> {
        self.send.reform(move |_| msg.clone())
    }

    /// A callback for a press of the first pointer on a piece.
    pub fn on_press(&self, source: &Source) -> Callback<PointerEvent> {
        let (send, source) = (self.send.clone(), source.clone());
        Callback::from(move |event: PointerEvent| {
            if event.is_primary() && event.button() == 0 {
                let hand = if event.pointer_type() == "mouse" { Hand::Mouse } else { Hand::Finger };
                send.emit(Msg::Gesture(Event::Press {
                    source: source.clone(),
                    pointer: event.pointer_id(),
                    hand,
                    x: event.client_x(),
                    y: event.client_y(),
                }));
            }
        })
    }

    /// A callback for a click on a piece that lies in these places.
    pub fn on_activate(&self, source: &Source, within: Vec<ZoneId>) -> Callback<MouseEvent> {
        let (send, source) = (self.send.clone(), source.clone());
        Callback::from(move |event: MouseEvent| {
            event.stop_propagation();
            let (source, within, detail) = (source.clone(), within.clone(), event.detail());
            send.emit(Msg::Gesture(Event::Activate { source, within, detail }));
        })
    }

    /// A callback for a click on the ground of a place.
    pub fn on_choose(&self, within: Vec<ZoneId>) -> Callback<MouseEvent> {
        let send = self.send.clone();
        Callback::from(move |event: MouseEvent| {
            event.stop_propagation();
            if !on_a_control(&event) {
                send.emit(Msg::Gesture(Event::Choose { within: within.clone(), detail: event.detail() }));
            }
        })
    }
}

// A click on a button or field inside a place is not one on the place.
fn on_a_control(event: &MouseEvent) -> bool {
    let target = event.target_dyn_into::<web_sys::Element>();
    let control = target.and_then(|target| target.closest("button, input, select, label, summary, a, .dock").ok());
    control.flatten().is_some()
}
