use crate::app::effect::Effect;
use crate::app::links;
use crate::app::model::Model;
use crate::app::msg::{Msg, Theme};
use crate::app::opening::{self, Found};
use crate::app::tests::{made_up, page, send};
use refrain::words::Lang;

fn opened(query: &str) -> Model {
    let found = Found {
        address: format!("https://x.org/a/{query}"),
        query: query.to_owned(),
        fragment: links::fragment(&page()),
        kept: Some(links::kept(&changed())),
        ..Found::default()
    };
    opening::open(made_up::GAMES, &found).expect("there is a game")
}

fn changed() -> Model {
    let mut model = page();
    send(&mut model, [Msg::TypeCount("ox.east".into(), "2".to_owned()), Msg::Theme(Theme::Light)]);
    model
}

#[test]
fn a_frame_shows_its_case_as_the_page_around_it_looks_and_nothing_of_what_a_person_keeps() {
    let model = opened("?embed&lang=fr&theme=dark");
    assert!(model.embedded);
    assert_eq!((model.lang, model.theme), (Lang::Fr, Theme::Dark));
    assert!(model.recents.is_empty(), "what is kept here is not that page's");
    assert!(model.link().starts_with("https://x.org/a/#s=1."), "the way to the whole page: {}", model.link());
    assert_eq!(opened("?embed").theme, Theme::Device);
    assert!(opened("?utm=1&embed=").embedded);
    assert!(!opened("?embedded&theme=dark").embedded && opened("").recents.len() == 1);
}

#[test]
fn a_frame_fills_no_gallery_and_is_not_kept_for_use_offline() {
    let mut model = opened("?embed");
    assert_eq!(send(&mut model, [Msg::Whole]), [Effect::LookOn]);
    assert!(send(&mut page(), [Msg::Fill]).contains(&Effect::StayOffline), "once the gallery is filled");
}
