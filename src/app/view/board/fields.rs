use crate::app::board_says::BoardSays;
use crate::app::msg::Msg;
use crate::app::update::entry::field_id;
use crate::app::view::board::scene::Scene;
use crate::app::view::{tell, written};
use refrain::ruling::{Does, Edit, Field, FieldKind, OptionId, Says};
use refrain::words::Count;
use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// From so many fields on, a board shows the first few and folds the others away.
const MANY: usize = 7;
/// How many it then shows: a row of a wide page.
const IN_SIGHT: usize = 4;

/// The board's own fields.
pub fn situation(scene: &Scene) -> Html {
    let all = &scene.board.fields;
    if all.len() < MANY {
        return fields(scene, all);
    }
    // Numbers of one kind stay together: every player's, not those of the first.
    let kind = |field: &Field| field.key.rsplit_once('.').map(|(kind, _)| kind.to_owned());
    let mut shown = IN_SIGHT;
    while let (Some(last), Some(next)) = (all.get(shown - 1), all.get(shown))
        && kind(next).is_some_and(|next| kind(last) == Some(next))
    {
        shown += 1;
    }
    let (first, more) = all.split_at(shown);
    html! { <div class="situation">{ fields(scene, first) }{ folded(scene, more) }</div> }
}

fn folded(scene: &Scene, more: &[Field]) -> Html {
    let peek = more.iter().filter_map(|field| in_words(scene, field)).collect::<Vec<String>>().join(" · ");
    html! {
        <details class="more-fields">
            <summary>
                <span>{ tell(&BoardSays::MoreFields { count: Count::from(more.len()) }, scene.lang) }</span>
                <span class="more-fields__peek">{ peek }</span>
            </summary>
            { fields(scene, more) }
        </details>
    }
}

// A field with what it holds; a toggle that is off says nothing.
fn in_words(scene: &Scene, field: &Field) -> Option<String> {
    let name = field.name.say(scene.lang).plain();
    let value = match &field.kind {
        FieldKind::Number { value, .. } => value.say(scene.lang),
        FieldKind::Choice { value, options } => {
            options.iter().find(|(option, _)| option == value)?.1.say(scene.lang).plain()
        }
        FieldKind::Toggle(on) => return on.then_some(name),
        FieldKind::Text(says) => says.say(scene.lang).plain(),
    };
    Some(format!("{name}\u{A0}{value}"))
}

/// What can be set: numbers with − and +, choices, toggles.
pub fn fields(scene: &Scene, fields: &[Field]) -> Html {
    if fields.is_empty() {
        return Html::default();
    }
    html! { <div class="fields">{ for fields.iter().map(|field| one(scene, field)) }</div> }
}

fn one(scene: &Scene, field: &Field) -> Html {
    match &field.kind {
        FieldKind::Number { value, least, most } => {
            let id = field_id(field.token.as_ref(), &field.key);
            let number = Number { id, name: field.name.clone(), value, least, most: most.as_ref() };
            let (of, typed) = (field.clone(), field.clone());
            let set = move |count: Count| set(&of, count.to_string());
            let on_typed = move |text: String| Msg::TypeField(typed.token.clone(), typed.key.clone(), text);
            self::number(scene, &number, set, on_typed)
        }
        FieldKind::Choice { value, options } => choice(scene, field, value, options),
        FieldKind::Toggle(on) => toggle(scene, field, *on),
        FieldKind::Text(says) => text(scene, field, says),
    }
}

fn set(field: &Field, value: String) -> Msg {
    Msg::Do(Does::Edit(Edit::Set { token: field.token.clone(), key: field.key.clone(), value }))
}

/// A number to be stepped or typed.
pub struct Number<'a> {
    /// The field's element.
    pub id: String,
    /// Its name.
    pub name: Says,
    /// The present value.
    pub value: &'a Count,
    /// The least that makes sense.
    pub least: &'a Count,
    /// The most that makes sense, if there is a limit.
    pub most: Option<&'a Count>,
}

/// A number with − and +, and a text field for any number.
pub fn number(
    scene: &Scene,
    number: &Number,
    set: impl Fn(Count) -> Msg,
    typed: impl Fn(String) -> Msg + 'static,
) -> Html {
    let one = Count::one();
    let less = number.value.minus(&one).filter(|less| less >= number.least);
    let more = Some(number.value + &one).filter(|more| number.most.is_none_or(|most| more <= most));
    let draft = scene.model.draft.as_ref().filter(|(id, _)| *id == number.id).map(|(_, text)| text.clone());
    let invalid = draft.is_some().then_some("true");
    let value = being_typed(scene, &number.id).or(draft).unwrap_or_else(|| number.value.to_string());
    let oninput = on_typing(scene, &number.id);
    let onchange = written::<yew::Event>(scene.send, typed);
    html! {
        <div class="stepper">
            <label class="stepper__name" for={number.id.clone()}>{ tell(&*number.name, scene.lang) }</label>
            <span class="stepper__row">
                { step(scene, "−", &BoardSays::Less { what: number.name.clone() }, less.map(&set)) }
                <input class="field stepper__field" id={number.id.clone()} type="text" inputmode="numeric"
                    autocomplete="off" {value} aria-invalid={invalid} {oninput} {onchange} />
                { step(scene, "+", &BoardSays::More { what: number.name.clone() }, more.map(&set)) }
            </span>
            if number.value.is_said_short() {
                <span class="stepper__said">{ number.value.say(scene.lang) }</span>
            }
        </div>
    }
}

// What somebody is typing into a field stays, whatever else is drawn before it is taken.
fn being_typed(scene: &Scene, id: &str) -> Option<String> {
    scene.model.typing.as_ref().filter(|(field, _)| field == id).map(|(_, text)| text.clone())
}

fn on_typing(scene: &Scene, id: &str) -> Callback<InputEvent> {
    let id = id.to_owned();
    written(scene.send, move |text| Msg::Typing(id.clone(), text))
}

// It stays focusable at its limit: a disabled button would lose the focus.
fn step(scene: &Scene, sign: &'static str, says: &BoardSays, msg: Option<Msg>) -> Html {
    let idle = msg.is_none().then_some("true");
    let label = refrain::ruling::Sentence::say(says, scene.lang).plain();
    html! {
        <button type="button" class="button button--icon" aria-label={label} aria-disabled={idle}
            onclick={msg.map(|msg| scene.on::<MouseEvent>(msg))}>
            { sign }
        </button>
    }
}

fn choice(scene: &Scene, field: &Field, value: &OptionId, options: &[(OptionId, Says)]) -> Html {
    let id = field_id(field.token.as_ref(), &field.key);
    let onchange = {
        let (send, field) = (scene.send.clone(), field.clone());
        Callback::from(move |event: yew::Event| {
            if let Some(select) = event.target().and_then(|target| target.dyn_into::<HtmlSelectElement>().ok()) {
                send.emit(set(&field, select.value()));
            }
        })
    };
    html! {
        <div class="select">
            <label for={id.clone()}>{ tell(&*field.name, scene.lang) }</label>
            <select class="field" {id} {onchange}>
                for (option, says) in options {
                    <option value={option.to_string()} selected={option == value}>{ says.say(scene.lang).plain() }</option>
                }
            </select>
        </div>
    }
}

fn toggle(scene: &Scene, field: &Field, on: bool) -> Html {
    let id = field_id(field.token.as_ref(), &field.key);
    let onchange = scene.on::<yew::Event>(set(field, (!on).to_string()));
    html! {
        <div class="toggle">
            <input type="checkbox" id={id.clone()} checked={on} {onchange} />
            <label for={id}>{ tell(&*field.name, scene.lang) }</label>
        </div>
    }
}

fn text(scene: &Scene, field: &Field, says: &Says) -> Html {
    let id = field_id(field.token.as_ref(), &field.key);
    let onchange = {
        let field = field.clone();
        written::<yew::Event>(scene.send, move |words| set(&field, words))
    };
    let value = being_typed(scene, &id).unwrap_or_else(|| says.say(scene.lang).plain());
    let oninput = on_typing(scene, &id);
    html! {
        <div class="select">
            <label for={id.clone()}>{ tell(&*field.name, scene.lang) }</label>
            <input class="field" {id} type="text" autocomplete="off" autocapitalize="off" spellcheck="false"
                {value} {oninput} {onchange} />
        </div>
    }
}
