use crate::app::board_says::BoardSays;
use crate::app::gesture::Source;
use crate::app::model::Lifted;
use crate::app::msg::Msg;
use crate::app::update::drag::kind_id;
use crate::app::view::board::scene::Scene;
use crate::app::view::board::{describe, dock};
use crate::app::view::{self, later, mark, tell, written};
use refrain::ruling::{Sentence, TrayPiece};
use refrain::words::{Count, Lang};
use std::rc::Rc;
use yew::prelude::*;

/// How many found pieces are listed.
const LISTED: usize = 60;

/// The pieces that can be put on the board, with a search. They are drawn once the answer is painted, but for what
/// becomes of a piece of theirs in the hand, and of what is typed.
pub fn tray(scene: &Scene) -> Html {
    if scene.model.tray.is_empty() || !scene.present {
        return Html::default();
    }
    let (game, lang) = (scene.model.open.case.game().as_ptr() as usize, scene.lang as usize);
    let in_hand = matches!(scene.lifted, Some(Lifted { source: Source::Kind(_), .. }));
    let (typed, described) = (mark(&scene.model.search), scene.model.description.as_deref().map_or(0, mark));
    let (tray, pieces) = (Rc::as_ptr(&scene.model.tray).cast::<TrayPiece>() as usize, scene.model.tray.len());
    let (model, send) = (scene.model.clone(), scene.send.clone());
    let stamp = vec![game, lang, scene.turn(in_hand), typed, described, pieces];
    later(tray, stamp, move || searched(&Scene::new(&model, &send)))
}

fn searched(scene: &Scene) -> Html {
    let wanted = folded(&scene.model.search);
    let found: Vec<&TrayPiece> = scene.model.tray.iter().filter(|piece| is_found(piece, &wanted)).collect();
    let oninput = written::<InputEvent>(scene.send, Msg::Search);
    let has_numbers = scene.model.tray.iter().any(|piece| piece.number.is_some());
    let search = if has_numbers { BoardSays::Search } else { BoardSays::SearchByName };
    let unlisted = found.len().saturating_sub(LISTED);
    html! {
        <section class="tray" aria-labelledby="tray-title">
            <h3 id="tray-title">{ tell(&BoardSays::Tray, scene.lang) }</h3>
            <label class="sr" for="tray-search">{ tell(&search, scene.lang) }</label>
            <input class="field tray__search" id="tray-search" type="search" autocomplete="off"
                placeholder={search.say(scene.lang).plain()} value={scene.model.search.clone()} {oninput} />
            <ul class="pieces tray__pieces">{ for found.iter().take(LISTED).map(|piece| entry(scene, piece)) }</ul>
            if found.is_empty() { <p class="tray__note">{ tell(&BoardSays::NothingFound, scene.lang) }</p> }
            { describe::describe(scene) }
            if unlisted > 0 {
                <p class="tray__note">{ tell(&BoardSays::MoreFound { count: Count::from(unlisted) }, scene.lang) }</p>
            }
        </section>
    }
}

fn entry(scene: &Scene, piece: &TrayPiece) -> Html {
    let source = Source::Kind(piece.kind.clone());
    let holds = scene.holds(&source);
    let class = classes!("piece", "piece--new", view::tint(piece.tint), holds.then_some("is-lifted"));
    html! {
        <li key={piece.kind.to_string()} class="slot">
            <button type="button" {class} id={kind_id(&piece.kind)} data-kind={piece.kind.to_string()}
                aria-pressed={holds.to_string()} aria-describedby="how-to-move"
                onpointerdown={scene.on_press(&source)} onclick={scene.on_activate(&source, Vec::new())}>
                <span class="piece__name">{ tell(&*piece.name, scene.lang) }</span>
                <span class="piece__sort">
                    <span class="sr">{ ", " }</span>{ tell(&*piece.sort, scene.lang) }
                    if let Some(number) = piece.number { { " " }{ number } }
                </span>
            </button>
            if holds && !scene.drags { { dock::of_kind(scene, piece) } }
        </li>
    }
}

/// Whether each of the words wanted stands somewhere in a piece's names, sort, number or other words.
fn is_found(piece: &TrayPiece, wanted: &str) -> bool {
    let mut about = String::new();
    for lang in Lang::ALL {
        for says in [&piece.name, &piece.sort] {
            about.push_str(&folded(&says.say(lang).plain()));
            about.push(' ');
        }
    }
    for text in piece.also.iter().map(String::as_str).chain(piece.number) {
        about.push_str(&folded(text));
        about.push(' ');
    }
    let unspaced: String = about.split_whitespace().collect();
    wanted.split_whitespace().all(|word| about.contains(word))
        || (!wanted.is_empty() && unspaced.contains(&wanted.split_whitespace().collect::<String>()))
}

/// Lower case, without accents and marks, so that « éowyn » and "eowyn" are the same.
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            'à' | 'á' | 'â' | 'ä' | 'ã' | 'å' => folded.push('a'),
            'ç' => folded.push('c'),
            'è' | 'é' | 'ê' | 'ë' => folded.push('e'),
            'ì' | 'í' | 'î' | 'ï' => folded.push('i'),
            'ñ' => folded.push('n'),
            'ò' | 'ó' | 'ô' | 'ö' | 'õ' => folded.push('o'),
            'ù' | 'ú' | 'û' | 'ü' => folded.push('u'),
            'ý' | 'ÿ' => folded.push('y'),
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            '\'' | '’' | ',' | '.' | '-' | '–' | '(' | ')' | '·' => folded.push(' '),
            other => folded.push(other),
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;
    use refrain::ruling::{Piece, Tint};
    use refrain::words::Name;
    use std::rc::Rc;

    fn piece() -> TrayPiece {
        let named = |en: &'static str, fr: &'static str| Rc::new(Piece::new("x".into(), Name::both(en, fr)));
        TrayPiece {
            kind: "4C109".into(),
            name: named("Éowyn, Lady of Rohan", "Éowyn, Dame du Rohan"),
            number: Some("4C109"),
            also: vec!["SFD 077".to_owned()],
            seat: None,
            tint: Tint::First,
            sort: named("companion", "compagnon"),
            single: true,
        }
    }

    #[test]
    fn a_piece_is_found_by_either_language_without_accents_and_by_its_number_however_it_is_spaced() {
        for wanted in ["eowyn", "ÉOWYN rohan", "dame du rohan", "compagnon", "4c109", "4C 109", "sfd077", "sfd 077", ""]
        {
            assert!(is_found(&piece(), &folded(wanted)), "{wanted}");
        }
        for wanted in ["eomer", "eowyn gondor", "4c1099"] {
            assert!(!is_found(&piece(), &folded(wanted)), "{wanted}");
        }
    }
}
