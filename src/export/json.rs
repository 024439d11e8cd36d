use crate::export::{Frame, Names, answer};
use crate::ruling::{
    Branch, Choice, Finding, LoopReport, LoopWay, Problem, ProblemAbout, Prompt, Rule, Ruling, Says, Sentence,
    Standing, Step, Table, args_json,
};
use crate::words::{Lang, Said};
use serde_json::{Value, json};

/// The version of this format.
const VERSION: u32 = 1;

/// A ruling as JSON, for another program: ids and arguments, and the words of `lang` beside them.
pub fn json(ruling: &Ruling, names: &Names, lang: Lang) -> Value {
    let mut all = of_ruling(ruling, names, lang);
    if let Value::Object(members) = &mut all {
        members.insert("version".to_owned(), json!(VERSION));
        members.insert("lang".to_owned(), json!(lang.tag()));
    }
    all
}

fn of_ruling(ruling: &Ruling, names: &Names, lang: Lang) -> Value {
    let (label, words) = answer(ruling, names, lang);
    let mut all = json!({
        "answer": format!("{} {}", label.plain(), words.plain()),
        "steps": ruling.steps.iter().map(|step| of_step(step, lang)).collect::<Vec<_>>(),
        "cites": ruling.cites().iter().map(|rule| of_rule(rule, lang)).collect::<Vec<_>>(),
        "findings": ruling.findings.iter().map(|finding| of_finding(finding, lang)).collect::<Vec<_>>(),
        "problems": ruling.problems.iter().map(|problem| of_problem(problem, lang)).collect::<Vec<_>>(),
        "assumes": ruling.assumes.iter().map(|assumption| told(&assumption.says, lang)).collect::<Vec<_>>(),
        "rests_on": ruling.rests_on.iter().map(|(reading, option)| (reading.to_string(), json!(option)))
            .collect::<serde_json::Map<_, _>>(),
        "loops": ruling.loops.iter().map(|report| of_loop(report, lang)).collect::<Vec<_>>(),
        "tables": ruling.tables.iter().map(|table| of_table(table, lang)).collect::<Vec<_>>(),
    });
    if let (Value::Object(members), Value::Object(standing)) = (&mut all, of_standing(&ruling.standing, names, lang)) {
        members.extend(standing);
    }
    all
}

fn of_standing(standing: &Standing, names: &Names, lang: Lang) -> Value {
    match standing {
        Standing::Settled { verdict } => json!({ "standing": "settled", "verdict": told(verdict, lang) }),
        Standing::Refused { first, legal_wording } => json!({
            "standing": "refused",
            "first": of_problem(first, lang),
            "legal_wording": legal_wording.as_ref().map(|wording| told(wording, lang)),
        }),
        Standing::Awaits(prompt) => json!({ "standing": "awaits", "prompt": of_prompt(prompt, lang) }),
        Standing::Open { question, asks, branches, alike } => json!({
            "standing": "open",
            "question": question,
            "asks": told(asks, lang),
            "alike": alike,
            "branches": branches.iter().map(|branch| of_branch(branch, names, lang)).collect::<Vec<_>>(),
        }),
        Standing::Unknown { why, known, ways_on } => json!({
            "standing": "unknown",
            "why": told(why, lang),
            "known": known.iter().map(|finding| of_finding(finding, lang)).collect::<Vec<_>>(),
            "ways_on": ways_on.iter().map(|way| told(&way.says, lang)).collect::<Vec<_>>(),
        }),
    }
}

fn told(says: &Says, lang: Lang) -> Value {
    json!({ "id": says.id(), "args": args_json(&**says), "words": says.say(lang).plain() })
}

fn cites(rules: &[&'static Rule]) -> Vec<String> {
    rules.iter().map(|rule| rule.cite()).collect()
}

fn of_rule(rule: &Rule, lang: Lang) -> Value {
    json!({
        "cite": rule.cite(),
        "book": Said::from(rule.book.title.say(lang)).plain(),
        "edition": rule.book.edition,
        "formerly": rule.moved.iter().map(|(edition, place)| json!({ "edition": edition, "place": place }))
            .collect::<Vec<_>>(),
        "gist": rule.gist.say(lang),
        "basis": Frame::from(rule.basis).id(),
    })
}

fn of_step(step: &Step, lang: Lang) -> Value {
    let mut all = told(&step.says, lang);
    if let Value::Object(members) = &mut all {
        members.insert("cites".to_owned(), json!(cites(step.cites())));
        members.insert("actor".to_owned(), json!(step.actor));
        members.insert("touches".to_owned(), json!(step.touches));
    }
    all
}

fn of_finding(finding: &Finding, lang: Lang) -> Value {
    json!({
        "key": finding.key,
        "value": finding.value.json(),
        "words": finding.says.say(lang).plain(),
        "cites": cites(&finding.cites),
    })
}

/// A problem as JSON.
pub fn of_problem(problem: &Problem, lang: Lang) -> Value {
    let mut all = told(&problem.step.says, lang);
    if let Value::Object(members) = &mut all {
        let (key, about) = match &problem.about {
            ProblemAbout::Setup => ("setup", json!(true)),
            ProblemAbout::Act(index) => ("act", json!(index)),
            ProblemAbout::Token(id) => ("token", json!(id)),
        };
        members.insert(key.to_owned(), about);
        members.insert("severity".to_owned(), json!(Frame::from(problem.severity).id()));
        members.insert("cites".to_owned(), json!(cites(problem.step.cites())));
    }
    all
}

fn of_prompt(prompt: &Prompt, lang: Lang) -> Value {
    let number = prompt.number.as_ref().map(|number| {
        let offered = number.offered.iter().map(
            |(offered, gives)| json!({ "number": offered, "gives": gives.as_ref().map(|gives| told(gives, lang)) }),
        );
        json!({
            "asks": told(&number.says, lang),
            "act": number.act,
            "arg": number.arg,
            "least": number.least,
            "most": number.most,
            "offered": offered.collect::<Vec<_>>(),
            "windows": number.windows.iter().map(|(says, act)| json!({ "says": told(says, lang), "act": act })).collect::<Vec<_>>(),
        })
    });
    json!({
        "key": prompt.key,
        "seat": prompt.seat,
        "asks": told(&prompt.asks, lang),
        "choices": prompt.choices.iter().map(|choice| of_choice(choice, lang)).collect::<Vec<_>>(),
        "number": number,
    })
}

fn of_choice(choice: &Choice, lang: Lang) -> Value {
    json!({
        "id": choice.id,
        "words": choice.says.say(lang).plain(),
        "act": choice.act,
        "allowed": choice.why.is_empty(),
        "why": choice.why.iter().map(|problem| of_problem(problem, lang)).collect::<Vec<_>>(),
        "gives": choice.gives.as_ref().map(|gives| told(gives, lang)),
    })
}

fn of_branch(branch: &Branch, names: &Names, lang: Lang) -> Value {
    json!({
        "option": branch.option,
        "words": branch.says.say(lang).plain(),
        "ruling": of_ruling(&branch.ruling, names, lang),
    })
}

fn of_way(way: &LoopWay, lang: Lang) -> Value {
    let phases = way.phases.iter().map(|phase| {
        let maps = phase.maps.iter().map(|map| {
            let terms = map.terms.iter().map(|(counter, factor)| json!([counter, factor.to_string()]));
            json!({
                "counter": map.counter,
                "start": map.start.to_string(),
                "plus": map.plus.to_string(),
                "terms": terms.collect::<Vec<_>>(),
            })
        });
        let guards = phase.guards.iter().map(|guard| {
            json!({
                "says": told(&guard.says, lang),
                "action": guard.action,
                "holds": guard.holds,
                "fails_at": guard.fails_at,
            })
        });
        json!({
            "from": phase.from,
            "length": phase.length,
            "period": phase.period,
            "maps": maps.collect::<Vec<_>>(),
            "guards": guards.collect::<Vec<_>>(),
        })
    });
    json!({
        "counters": way.counters.iter().map(|counter| told(counter, lang)).collect::<Vec<_>>(),
        "phases": phases.collect::<Vec<_>>(),
        "phase_count": way.phase_count,
        "work": way.work,
    })
}

fn of_loop(report: &LoopReport, lang: Lang) -> Value {
    let round = report.round.iter().map(|action| json!({ "seat": action.seat, "says": told(&action.says, lang) }));
    let counters = report.counters.iter().map(|counter| {
        json!({
            "says": told(&counter.says, lang),
            "start": counter.start.to_string(),
            "change": counter.change.as_ref().map(ToString::to_string),
            "least": counter.least.to_string(),
            "most": counter.most.to_string(),
            "end": counter.end.to_string(),
        })
    });
    let stop = report
        .stop
        .as_ref()
        .map(|stop| json!({ "iteration": stop.iteration, "action": stop.action, "why": told(&stop.why, lang) }));
    json!({
        "round": round.collect::<Vec<_>>(),
        "agreed": report.agreed,
        "done": report.done,
        "counters": counters.collect::<Vec<_>>(),
        "stop": stop,
        "last": report.last,
        "added": report.added,
        "compared_at": report.compared_at,
        "way": of_way(&report.way, lang),
    })
}

fn of_table(table: &Table, lang: Lang) -> Value {
    let heads = table.heads.iter().map(|(says, seat)| json!({ "says": told(says, lang), "seat": seat }));
    let rows = table.rows.iter().map(|row| {
        let cells = row
            .cells
            .iter()
            .map(|cell| json!({ "says": told(&cell.says, lang), "marked": cell.marked, "share": cell.share }));
        json!({ "says": told(&row.says, lang), "cells": cells.collect::<Vec<_>>(), "idle": row.idle })
    });
    json!({
        "says": told(&table.says, lang),
        "heads": heads.collect::<Vec<_>>(),
        "rows": rows.collect::<Vec<_>>(),
        "below": table.below.as_ref().map(|says| told(says, lang)),
        "cites": cites(&table.cites),
        "folded": table.folded,
    })
}
