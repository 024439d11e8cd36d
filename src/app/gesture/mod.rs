//! Drag and drop as a pure machine: mouse, finger, tap and key all feed it events, and it answers with what they mean.
//!
//! A mouse lifts by moving [`MOUSE_LIFTS`] pixels while pressed. A finger lifts by staying still for [`LONG_PRESS`]
//! milliseconds, so that a page still scrolls. A click (a tap, Enter, Space, a screen reader's own click) lifts
//! without dragging: then a click on a place drops there, arrows go through the places, and a second click on the
//! piece drops at the place chosen by arrow or puts it back.

mod aim;
mod event;

pub use aim::{Place, SNAPS, Spot};
pub use event::{Event, Hand, Means, Source, Way};

use refrain::ruling::ZoneId;

/// How far a mouse moves before it lifts, in pixels.
pub const MOUSE_LIFTS: i32 = 7;
/// How far a finger may stray during a long press, in pixels.
pub const FINGER_STRAYS: i32 = 10;
/// How long a finger stays still before it lifts, in milliseconds.
pub const LONG_PRESS: u32 = 250;

/// Where the drag and drop stands.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Gesture {
    press: Option<Press>,
    held: Option<Held>,
    presses: u32,
    swallows: bool,
}

/// A pointer that is down on a piece and has not lifted it.
#[derive(Clone, Debug, PartialEq)]
struct Press {
    source: Source,
    pointer: i32,
    hand: Hand,
    x: i32,
    y: i32,
}

/// What is lifted.
#[derive(Clone, Debug, PartialEq)]
pub struct Held {
    /// The piece.
    pub source: Source,
    /// The place it is over.
    pub over: Option<ZoneId>,
    /// The pointer that drags it; `None` if it was lifted by a click.
    pub drag: Option<Drag>,
}

/// A pointer that drags.
#[derive(Clone, Debug, PartialEq)]
pub struct Drag {
    /// The pointer's number.
    pub pointer: i32,
    /// Whether it is a finger, which would scroll the page.
    pub touches: bool,
    x: i32,
    y: i32,
    strayed: bool,
}

impl Gesture {
    /// What is lifted.
    pub fn held(&self) -> Option<&Held> {
        self.held.as_ref()
    }

    /// Whether a pointer is down on a piece, lifted or not.
    pub fn follows_a_pointer(&self) -> bool {
        self.press.is_some() || self.dragging().is_some()
    }

    /// The pointer that drags, if one does.
    pub fn dragging(&self) -> Option<&Drag> {
        self.held.as_ref()?.drag.as_ref()
    }

    /// Lets go of everything, without a word: the board has changed under it.
    pub fn forget(&mut self) {
        self.press = None;
        self.held = None;
    }

    /// What an event means. `places` are those for what is lifted, in the order in which they are drawn.
    pub fn step(&mut self, event: Event, places: &[Place]) -> Vec<Means> {
        match event {
            Event::Press { source, pointer, hand, x, y } => self.press(Press { source, pointer, hand, x, y }),
            Event::Held(nth) => self.long_press(nth),
            Event::Move { pointer, x, y, spot } => self.moved(pointer, (x, y), &spot, places),
            Event::Release { pointer, spot } => self.release(pointer, &spot, places),
            Event::Lost { pointer } => self.lost(pointer),
            Event::Activate { source, within, detail } => self.activate(source, &within, detail, places),
            Event::Choose { within, detail } => self.choose(&within, detail, places),
            Event::Arrow(way) => self.arrow(way, places),
            Event::PutBack => self.put_back(),
        }
    }

    fn press(&mut self, press: Press) -> Vec<Means> {
        if self.dragging().is_some() {
            return Vec::new();
        }
        self.swallows = false;
        self.presses = self.presses.wrapping_add(1);
        let waits = press.hand == Hand::Finger;
        self.press = Some(press);
        if waits { vec![Means::WaitForHold(self.presses)] } else { Vec::new() }
    }

    fn long_press(&mut self, nth: u32) -> Vec<Means> {
        let still_down = |press: &Press| press.hand == Hand::Finger;
        if nth == self.presses && self.press.as_ref().is_some_and(still_down) { self.lift() } else { Vec::new() }
    }

    // From pressed to dragged.
    fn lift(&mut self) -> Vec<Means> {
        let Some(Press { source, pointer, hand, x, y }) = self.press.take() else { return Vec::new() };
        let mut means = Vec::new();
        let same = self.held.as_ref().is_some_and(|held| held.source == source);
        if self.held.is_some() && !same {
            means.push(Means::PutBack);
        }
        let drag = Drag { pointer, touches: hand == Hand::Finger, x, y, strayed: hand == Hand::Mouse };
        self.held = Some(Held { source: source.clone(), over: None, drag: Some(drag) });
        if !same {
            means.push(Means::Lift(source));
        }
        means.push(Means::Grab(pointer));
        means
    }

    fn moved(&mut self, pointer: i32, (x, y): (i32, i32), spot: &Spot, places: &[Place]) -> Vec<Means> {
        if let Some(press) = self.press.as_ref().filter(|press| press.pointer == pointer) {
            let far = |limit: i32| is_far(x - press.x, y - press.y, limit);
            match press.hand {
                Hand::Mouse if far(MOUSE_LIFTS) => return self.lift(),
                Hand::Finger if far(FINGER_STRAYS) => self.press = None,
                Hand::Mouse | Hand::Finger => {}
            }
            return Vec::new();
        }
        let Some(held) = &mut self.held else { return Vec::new() };
        let Some(drag) = held.drag.as_mut().filter(|drag| drag.pointer == pointer) else { return Vec::new() };
        drag.strayed |= is_far(x - drag.x, y - drag.y, FINGER_STRAYS);
        let over = spot.aim(places);
        if held.over == over {
            return Vec::new();
        }
        held.over.clone_from(&over);
        vec![Means::Over(over)]
    }

    fn release(&mut self, pointer: i32, spot: &Spot, places: &[Place]) -> Vec<Means> {
        self.press.take_if(|press| press.pointer == pointer);
        let Some(held) = &mut self.held else { return Vec::new() };
        let Some(drag) = held.drag.take_if(|drag| drag.pointer == pointer) else { return Vec::new() };
        // The browser still sends a click for this; it is not one.
        self.swallows = true;
        if !drag.strayed {
            // A long press and no drag: lifted as by a click.
            held.over = None;
            return vec![Means::Rest];
        }
        match spot.aim(places) {
            Some(zone) => self.drop_at(zone, false),
            None => self.put_back(),
        }
    }

    fn lost(&mut self, pointer: i32) -> Vec<Means> {
        self.press.take_if(|press| press.pointer == pointer);
        if self.dragging().is_some_and(|drag| drag.pointer == pointer) { self.put_back() } else { Vec::new() }
    }

    // The click behind a drag is swallowed once; one of a key or a screen reader never is.
    fn swallowed(&mut self, detail: i32) -> bool {
        std::mem::take(&mut self.swallows) && detail > 0
    }

    fn activate(&mut self, source: Source, within: &[ZoneId], detail: i32, places: &[Place]) -> Vec<Means> {
        self.press = None;
        if self.swallowed(detail) || self.dragging().is_some() {
            return Vec::new();
        }
        let Some(held) = &self.held else { return self.take(source) };
        if held.source == source {
            return match held.over.clone() {
                Some(zone) => self.drop_at(zone, true),
                None => self.put_back(),
            };
        }
        match aim::innermost(within, places) {
            Some(zone) => self.drop_at(zone, true),
            None => {
                let mut means = self.put_back();
                means.extend(self.take(source));
                means
            }
        }
    }

    fn take(&mut self, source: Source) -> Vec<Means> {
        self.held = Some(Held { source: source.clone(), over: None, drag: None });
        vec![Means::Lift(source)]
    }

    fn choose(&mut self, within: &[ZoneId], detail: i32, places: &[Place]) -> Vec<Means> {
        if self.swallowed(detail) || self.dragging().is_some() || self.held.is_none() {
            return Vec::new();
        }
        match aim::innermost(within, places) {
            Some(zone) => self.drop_at(zone, true),
            None => Vec::new(),
        }
    }

    // A new piece dropped by click stays in the hand: it is picked once and put in many places.
    fn drop_at(&mut self, zone: ZoneId, by_click: bool) -> Vec<Means> {
        let Some(held) = &mut self.held else { return Vec::new() };
        if by_click && matches!(held.source, Source::Kind(_)) {
            held.over = None;
        } else {
            self.held = None;
        }
        vec![Means::Drop(zone)]
    }

    fn arrow(&mut self, way: Way, places: &[Place]) -> Vec<Means> {
        let Some(held) = self.held.as_mut().filter(|held| held.drag.is_none()) else { return Vec::new() };
        match aim::beside(held.over.as_ref(), way, places) {
            Some(zone) => {
                held.over = Some(zone.clone());
                vec![Means::Over(Some(zone))]
            }
            None => vec![Means::DeadEnd],
        }
    }

    fn put_back(&mut self) -> Vec<Means> {
        self.press = None;
        // A pointer that is still down sends its click later.
        self.swallows |= self.dragging().is_some();
        match self.held.take() {
            Some(_) => vec![Means::PutBack],
            None => Vec::new(),
        }
    }
}

fn is_far(across: i32, down: i32, limit: i32) -> bool {
    let square = |length: i32| i64::from(length) * i64::from(length);
    square(across) + square(down) >= square(limit)
}

#[cfg(test)]
mod tests;
