//! Boards that come in a file from another device or browser.

use crate::app::effect::Effect;
use crate::app::links::KEPT_RECENTS;
use crate::app::model::{Model, Notice, RecentCase};
use crate::app::offline_says::OfflineSays;
use refrain::ruling::Says;
use refrain::wire::{Recent, Saved, View, encode};
use refrain::words::Count;
use std::rc::Rc;

/// Puts the boards of a file behind the recent ones; the board that is shown stays.
#[inline(never)] // not on the first screen
pub fn carry_in(model: &mut Model, text: &str) -> Vec<Effect> {
    let (saved, lost) = Saved::read(text, model.games);
    let shown = saved.case.map(|case| {
        let kept = Recent { title: String::new(), link: encode(&case, &View::default()) };
        RecentCase { case, kept, solved: None }
    });
    let others = saved.recents.iter().filter_map(|recent| RecentCase::read(recent, model.games));
    let found: Vec<RecentCase> = shown.into_iter().chain(others).collect();
    let none = found.is_empty();
    let (mut boards, mut left) = (0_usize, 0_usize);
    for board in found {
        let is_known = board.case == model.open.case || model.recents.iter().any(|recent| recent.case == board.case);
        if is_known {
            continue;
        }
        if model.recents.len() < KEPT_RECENTS {
            model.recents.push(board);
            boards += 1;
        } else {
            left += 1;
        }
    }
    let (boards, left, most) = (Count::from(boards), Count::from(left), Count::from(KEPT_RECENTS));
    let says: Says = match lost {
        Some(why) if none => Rc::new(why),
        None if none => OfflineSays::BoardsNone.says(),
        _ if left != Count::from(0_usize) => OfflineSays::BoardsNoRoom { boards, left, most }.says(),
        _ if boards == Count::from(0_usize) => OfflineSays::BoardsKnown.says(),
        _ => OfflineSays::BoardsCame { boards }.says(),
    };
    model.menu = false;
    model.share = false;
    model.notice = Some(Notice::Told(says.clone()));
    model.speak(false, vec![says]);
    vec![Effect::Keep, Effect::Focus("notice".to_owned())]
}
