use super::{page, send};
use crate::app::gesture::{Event, Source};
use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::view;
use refrain::words::Lang;
use std::future::Future;
use std::pin::pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};
use yew::prelude::*;

#[derive(Clone, Properties)]
struct Shown {
    model: Rc<Model>,
}

impl PartialEq for Shown {
    fn eq(&self, other: &Shown) -> bool {
        Rc::ptr_eq(&self.model, &other.model)
    }
}

#[component(Page)]
fn shown(shown: &Shown) -> Html {
    view::page(&shown.model, &Callback::noop())
}

// Drawing waits for nothing, so that the first look at it finds it done.
pub(super) fn drawn(model: &Model) -> String {
    let shown = Shown { model: Rc::new(model.clone()) };
    let page = yew::LocalServerRenderer::<Page>::with_props(shown).hydratable(false);
    let mut drawing = pin!(page.render());
    let mut cx = Context::from_waker(Waker::noop());
    for _ in 0..100 {
        if let Poll::Ready(html) = drawing.as_mut().poll(&mut cx) {
            return html;
        }
    }
    panic!("the page waits for something while it is drawn")
}

fn lifted() -> Model {
    let mut model = page();
    let source = Source::Token("ox.east".into());
    send(&mut model, [Msg::Gesture(Event::Activate { source, within: vec!["east".into()], detail: 0 })]);
    model
}

#[test]
fn a_made_up_game_is_drawn_as_a_list_and_as_a_map() {
    let html = drawn(&page());
    for zone in ["field", "west", "east"] {
        assert!(html.contains(&format!("data-zone=\"{zone}\"")), "{zone}");
        assert!(html.contains(&format!("id=\"zone-{zone}-title\"")), "{zone}");
    }
    for piece in ["puller.west", "ox.east"] {
        assert!(html.contains(&format!("id=\"piece-{piece}\"")), "{piece}");
    }
    for kind in ["puller", "ox"] {
        assert!(html.contains(&format!("id=\"kind-{kind}\"")), "{kind}");
    }
    assert_eq!(html.matches("map__place--camp").count(), 2);
    assert_eq!(html.matches("map__piece--figure").count(), 2);
    assert!(html.contains("class=\"map__edge\""));
}

#[test]
fn while_a_piece_is_lifted_each_place_says_whether_it_may_go_there_and_why_not() {
    let html = drawn(&lifted());
    assert!(html.contains("is-forbidden"));
    assert!(html.contains("An ox stays where it is."));
    assert!(html.contains("aria-pressed=\"true\""));
    assert!(html.contains("Move to…"));
}

#[test]
fn nothing_is_styled_inline_and_no_id_stands_twice() {
    for model in [page(), lifted()] {
        let html = drawn(&model);
        assert!(!html.contains(" style="), "the page's policy forbids inline style");
        let mut ids: Vec<&str> = html.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        ids.sort_unstable();
        let twice: Vec<&&str> = ids.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| &pair[0]).collect();
        assert!(twice.is_empty(), "{twice:?}");
        for label in html.split(" for=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(ids.contains(&label), "a label for nothing: {label}");
        }
    }
}

#[test]
fn the_page_in_french_is_french() {
    let mut model = lifted();
    send(&mut model, [Msg::Lang(Lang::Fr)]);
    let html = drawn(&model);
    for words in ["Camp de l’ouest", "Un bœuf reste où il est.", "Déplacer vers…"] {
        assert!(html.contains(words), "{words}");
    }
    for words in ["West camp", "An ox stays", "Move to", "Undo", "Add pieces", "Not allowed"] {
        assert!(!html.contains(words), "{words}");
    }
}

#[test]
fn a_line_of_text_is_drawn_with_its_label_and_its_words() {
    let html = drawn(&page());
    assert!(html.contains("<label for=\"field-in_a_line\">"), "{html}");
    let at = html.find("id=\"field-in_a_line\"").expect("the field");
    let input = html[..at].rfind("<input").map(|from| &html[from..from + html[from..].find('>').unwrap()]).unwrap();
    assert!(input.contains("type=\"text\"") && input.contains("value=\"3\""), "{input}");
}
