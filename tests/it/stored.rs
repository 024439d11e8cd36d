//! What the browser keeps: everything comes back, and rubbish costs only itself.

use crate::case_files::open;
use crate::made_up::{Camp, GAMES, case};
use proptest::prelude::*;
use refrain::ruling::{At, Sentence};
use refrain::wire::{MAX_RECENTS, Recent, Saved, Theme, View};
use refrain::words::Lang;

fn saved() -> Saved {
    let mut saved = Saved {
        case: Some(open(case(Camp::of(3, 1), Camp::of(2, 0)))),
        view: View { lang: None, at: Some(At::Setup) },
        lang: Some(Lang::Fr),
        theme: Some(Theme::Dark),
        recents: Vec::new(),
    };
    for nth in 0..3 {
        saved.remember(Recent { title: format!("<b>{nth}</b>"), link: format!("s=1.{nth}") });
    }
    saved
}

#[test]
fn everything_comes_back() {
    let (read, lost) = Saved::read(&saved().write(), GAMES);
    assert_eq!(read, saved());
    assert!(lost.is_none());
}

#[test]
fn the_latest_board_stands_first_and_once() {
    let mut saved = saved();
    saved.remember(Recent { title: "again".into(), link: "s=1.0".into() });
    let links: Vec<&str> = saved.recents.iter().map(|recent| recent.link.as_str()).collect();
    assert_eq!(links, ["s=1.0", "s=1.2", "s=1.1"]);
    for nth in 0..100 {
        saved.remember(Recent { title: String::new(), link: format!("s=1.x{nth}") });
    }
    assert_eq!(saved.recents.len(), MAX_RECENTS);
    assert_eq!(saved.recents[0].link, "s=1.x99");
}

#[test]
fn rubbish_costs_only_itself() {
    for text in ["", "null", "[]", "{", "\"x\"", "{\"saved\":99}", "{\"case\":7,\"lang\":[],\"recents\":{\"a\":1}}"] {
        let (read, _) = Saved::read(text, GAMES);
        assert_eq!(read, Saved::default(), "{text}");
    }
    let text = saved().write().replace("tug-1", "tug-9").replace("s=1.1", "javascript:alert(1)");
    let (read, lost) = Saved::read(&text, GAMES);
    assert_eq!(lost.unwrap().id(), "unknown_ruleset");
    assert_eq!((read.case, read.lang, read.theme), (None, Some(Lang::Fr), Some(Theme::Dark)));
    assert_eq!(read.recents.len(), 2);
}

proptest! {
    #[test]
    fn no_text_is_too_much_for_it(at in 0..200_usize, byte in any::<u8>()) {
        let mut bytes = saved().write().into_bytes();
        let at = at % bytes.len();
        bytes[at] = byte;
        let (read, _) = Saved::read(&String::from_utf8_lossy(&bytes), GAMES);
        prop_assert!(read.recents.len() <= 3);
    }
}
