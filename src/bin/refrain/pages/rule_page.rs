use crate::pages::case_page::question;
use crate::pages::gathered::{Gathered, Shown};
use crate::pages::html::{Document, answer, named, other, said, tell};
use crate::pages::words_of_pages::PageWords;
use refrain::export::{Page, former_files, rule_file, xml_escaped};
use refrain::ruling::{Basis, Branch, Rule, Ruling, Standing};
use refrain::words::{Lang, Said};

/// A rule's page shows no more cases than this; the list of cases has them all.
const MOST_CASES: usize = 40;

/// The pages of a game's rules, and those that refer on from former places, by file.
pub fn all(game: &Gathered, lang: Lang) -> Vec<(String, String)> {
    let mut places: Vec<(String, Vec<&'static Rule>)> = Vec::new();
    for rule in &game.rules {
        let file = rule_file(rule, lang);
        match places.iter_mut().find(|(known, _)| *known == file) {
            Some((_, rules)) => rules.push(rule),
            None => places.push((file, vec![rule])),
        }
    }
    let mut pages: Vec<(String, String)> = Vec::new();
    for rule in &game.rules {
        for former in former_files(rule, lang) {
            let taken = places.iter().any(|(known, _)| *known == former);
            if !taken && !pages.iter().any(|(known, _)| *known == former) {
                pages.push((former, referral(rule, game, lang)));
            }
        }
    }
    pages.extend(places.iter().map(|(file, rules)| {
        let came: Vec<&'static Rule> =
            game.rules.iter().copied().filter(|rule| former_files(rule, lang).contains(file)).collect();
        (file.clone(), page(file, rules, &came, game, lang))
    }));
    pages
}

// From where a rule stood to where it stands.
fn referral(rule: &'static Rule, game: &Gathered, lang: Lang) -> String {
    let to = rule_file(rule, lang);
    let words = tell(&PageWords::NowAt { place: game.cited(rule, lang).into() }, lang);
    format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><meta http-equiv=\"refresh\" content=\"0; url={to}\">\
         <title>{words}</title><link rel=\"canonical\" href=\"{to}\"><link rel=\"stylesheet\" href=\"../rules.css\"></head>\
         <body><main><p><a href=\"{to}\">{words}</a></p></main></body></html>\n",
        lang.tag()
    )
}

fn page(file: &str, rules: &[&'static Rule], came: &[&'static Rule], game: &Gathered, lang: Lang) -> String {
    let cite = rules.first().map(|rule| game.cited(rule, lang)).unwrap_or_default();
    let mut body = format!(
        "<p class=\"where\"><a href=\"{}\">{}</a></p>\n<h1>{}</h1>\n",
        named("index", lang),
        tell(&*game.about.name, lang),
        xml_escaped(&cite)
    );
    for rule in came.iter().filter(|rule| !rules.contains(rule)) {
        let words = tell(&PageWords::NowAt { place: game.cited(rule, lang).into() }, lang);
        body.push_str(&format!("<p><a href=\"{}\">{words}</a></p>\n", rule_file(rule, lang)));
    }
    for rule in rules {
        body.push_str(&about(rule, lang));
        body.push_str(&cases(rule, game, lang));
    }
    let twin = match file.strip_suffix(".fr.html") {
        Some(stem) => named(stem, other(lang)),
        None => named(file.trim_end_matches(".html"), other(lang)),
    };
    let gist = rules.first().map(|rule| rule.gist.say(lang)).unwrap_or_default();
    let title = format!("{cite} – {}", game.about.name.say(lang).plain());
    Document { lang, title: &title, up: "../", twin: &twin, about: gist }.holding(&body)
}

fn about(rule: &'static Rule, lang: Lang) -> String {
    let basis = match rule.basis {
        Basis::Printed => PageWords::Printed,
        Basis::Official => PageWords::Official,
        Basis::Derived => PageWords::Derived,
        Basis::Reading => PageWords::Reading,
        Basis::Given => PageWords::Given,
        Basis::Limit => PageWords::Limit,
    };
    let moved: String = rule
        .moved
        .iter()
        .map(|(edition, place)| {
            format!(
                "<dt>{}</dt><dd>{} ({})</dd>",
                tell(&PageWords::Formerly, lang),
                xml_escaped(place),
                xml_escaped(edition)
            )
        })
        .collect();
    format!(
        "<p class=\"gist\">{}</p>\n<dl><dt>{}</dt><dd>{}, {}</dd>{moved}<dt>{}</dt><dd>{}</dd></dl>\n<p class=\"hint\">{}</p>\n",
        xml_escaped(rule.gist.say(lang)),
        tell(&PageWords::Book, lang),
        said(&Said::from(rule.book.title.say(lang))),
        xml_escaped(rule.book.edition),
        tell(&PageWords::Basis, lang),
        tell(&basis, lang),
        tell(&PageWords::OurWords, lang),
    )
}

fn cases(rule: &'static Rule, game: &Gathered, lang: Lang) -> String {
    let all: Vec<&Shown> = game.showing(rule).collect();
    if all.is_empty() {
        return format!("<p class=\"gap\">{}</p>\n", tell(&PageWords::NoCase, lang));
    }
    let more = all.len().saturating_sub(MOST_CASES);
    let shown: String = all.iter().take(MOST_CASES).map(|case| of_case(case, rule, game, lang)).collect();
    let more = if more > 0 {
        format!("<p>{}</p>\n", tell(&PageWords::MoreCases { more: more.into() }, lang))
    } else {
        String::new()
    };
    format!("<h2>{} ({})</h2>\n{shown}{more}", tell(&PageWords::Cases, lang), all.len())
}

fn of_case(case: &Shown, rule: &'static Rule, game: &Gathered, lang: Lang) -> String {
    let page = Page::of(&case.ruling, &case.names, lang);
    let title = question(case, game).map_or_else(String::new, |title| tell(&*title, lang));
    let about =
        case.about.as_deref().map_or_else(String::new, |about| format!("<p lang=\"en\">{}</p>", xml_escaped(about)));
    let mut steps = Vec::new();
    sayings(&case.ruling, rule, lang, &mut steps);
    let steps: String = steps.iter().map(|step| format!("<li>{}</li>", said(step))).collect();
    let steps = if steps.is_empty() { steps } else { format!("<ul>{steps}</ul>") };
    format!(
        "<article><h3><a href=\"cases/{}\">{title}</a></h3>{about}{}{steps}</article>\n",
        named(&case.name, lang),
        answer(&page)
    )
}

// What a ruling says because of a rule, in its readings too; each sentence once.
fn sayings(ruling: &Ruling, rule: &'static Rule, lang: Lang, said: &mut Vec<Said>) {
    let mut add = |says: Said| {
        if !said.contains(&says) {
            said.push(says);
        }
    };
    let problems = ruling.problems.iter().map(|problem| &problem.step);
    for step in ruling.steps.iter().chain(problems).filter(|step| step.cites().contains(&rule)) {
        add(step.says.say(lang));
    }
    for finding in ruling.findings.iter().filter(|finding| finding.cites.contains(&rule)) {
        add(finding.says.say(lang));
    }
    if let Standing::Open { branches, .. } = &ruling.standing {
        for Branch { ruling, .. } in branches {
            sayings(ruling, rule, lang, said);
        }
    }
}
