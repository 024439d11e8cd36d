//! What the module answers, from text to JSON.

use refrain::export::{Form, Names, board_json, json, problem_json};
use refrain::games::ALL;
use refrain::ruling::{Act, At, Edit, Sentence};
use refrain::wire::{CaseFile, View, encode, read_at};
use refrain::words::Lang;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

type Answer = Result<Value, String>;

pub fn rule(file: &str, lang: Option<&str>) -> Answer {
    let lang = spoken(lang)?;
    let (ruling, board) = opened(file, lang)?.case.look(&At::End);
    Ok(json(&ruling, &Names::of(&board), lang))
}

pub fn board(file: &str, at: Option<&str>, lang: Option<&str>) -> Answer {
    let lang = spoken(lang)?;
    let case = opened(file, lang)?.case;
    let at = match at {
        None => At::End,
        // A bare word comes without quotation marks.
        Some(word @ ("setup" | "end")) => read_at(&json!(word)).unwrap_or(At::End),
        Some(text) => {
            read_at(&understood(text)?).ok_or("no such moment: \"setup\", \"end\", {act}, {step} or {lap}")?
        }
    };
    Ok(board_json(&case.board_at(&at), lang))
}

pub fn edit(file: &str, edit: &str) -> Answer {
    let opened = opened(file, Lang::En)?;
    // "clear" comes without quotation marks.
    let edit: Edit = if edit == "clear" { Edit::Clear } else { understood(edit)? };
    match opened.case.edit(&edit) {
        Ok(case) => written(&CaseFile { case, ..opened }),
        Err(problem) => {
            Err(problem_json(&problem, Lang::En).get("words").and_then(Value::as_str).unwrap_or("refused").to_owned())
        }
    }
}

pub fn act(file: &str, act: &str) -> Answer {
    let opened = opened(file, Lang::En)?;
    let act: Act = understood(act)?;
    let case = opened.case.with_act(act);
    // Once more through the reader, so that no case comes out that could not come in.
    let text = CaseFile { case, ..opened }.write();
    written(&self::opened(&text, Lang::En)?)
}

pub fn export_text(file: &str, form: &str, lang: Option<&str>, page: Option<&str>) -> Result<String, String> {
    let lang = spoken(lang)?;
    let case = opened(file, lang)?.case;
    let forms = || format!("no such form: {}", Form::ALL.map(Form::word).join(", "));
    let form = Form::from_word(form).ok_or_else(forms)?;
    let (ruling, board) = case.look(&At::End);
    let names = Names::of(&board);
    let link = page.map(|page| {
        format!(
            "{}#{}",
            page.split('#').next().unwrap_or_default(),
            encode(&case, &View { lang: Some(lang), at: None })
        )
    });
    Ok(form.write(&ruling, &names, lang, link.as_deref()))
}

pub fn fragment(file: &str, lang: Option<&str>) -> Result<String, String> {
    let opened = opened(file, Lang::En)?;
    let lang = lang.map(|lang| spoken(Some(lang))).transpose()?;
    Ok(encode(&opened.case, &View { lang: lang.or(opened.view.lang), at: opened.view.at }))
}

pub fn games(lang: Option<&str>) -> Answer {
    let lang = spoken(lang)?;
    let games = ALL.iter().map(|game| {
        let about = game.about();
        let say = |says: &dyn Sentence| says.say(lang).plain();
        json!({
            "id": about.id,
            "name": say(&*about.name),
            "covers": say(&*about.covers),
            "rulesets": about.rulesets.iter().map(|ruleset| json!({ "id": ruleset.id, "name": ruleset.name.say(lang) })).collect::<Vec<_>>(),
            "questions": about.questions.iter().map(|question| {
                let empty = game.empty(&question.id).map(|case| CaseFile::of(&case)).and_then(|file| written(&file).ok());
                json!({ "id": question.id, "title": say(&*question.title), "how": say(&*question.how), "empty": empty })
            }).collect::<Vec<_>>(),
            "examples": about.examples.iter().map(|example| {
                json!({ "id": example.id, "title": say(&*example.title), "file": written(&CaseFile::of(&example.case)).ok() })
            }).collect::<Vec<_>>(),
        })
    });
    Ok(games.collect())
}

fn spoken(lang: Option<&str>) -> Result<Lang, String> {
    match lang {
        None => Ok(Lang::En),
        Some(tag) => Lang::from_tag(tag).ok_or_else(|| format!("no such language: {tag}; en or fr")),
    }
}

fn opened(file: &str, lang: Lang) -> Result<CaseFile, String> {
    CaseFile::read(file, ALL).map_err(|error| error.say(lang).plain())
}

fn written(file: &CaseFile) -> Answer {
    understood(&file.write())
}

fn understood<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| format!("not understood: {error}"))
}
