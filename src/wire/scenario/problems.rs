use crate::ruling::{Problem, ProblemAbout, Severity, args_json};
use crate::wire::scenario::{citation, compare};
use serde_json::{Map, Value, json};

/// A problem as scenarios write it.
pub fn told(problem: &Problem) -> Value {
    let mut members = Map::new();
    match &problem.about {
        ProblemAbout::Setup => members.insert("setup".to_owned(), json!(true)),
        ProblemAbout::Act(index) => members.insert("act".to_owned(), json!(index)),
        ProblemAbout::Token(id) => members.insert("token".to_owned(), json!(id.as_str())),
    };
    let cites: Vec<String> = problem.step.cites().iter().map(|rule| rule.cite()).collect();
    members.insert("id".to_owned(), json!(problem.step.says.id()));
    members.insert("args".to_owned(), args_json(&*problem.step.says));
    members.insert("severity".to_owned(), json!(severity(problem.severity)));
    members.insert("cites".to_owned(), json!(cites));
    Value::Object(members)
}

/// A severity's word in files.
pub fn severity(severity: Severity) -> &'static str {
    match severity {
        Severity::Note => "note",
        Severity::Tolerable => "tolerable",
        Severity::Blocking => "blocking",
    }
}

/// Whether `expected` describes `problem`: the same piece or act, sentence and arguments, the severity where it is
/// said, and each rule it names.
pub fn describes(expected: &Value, problem: &Problem) -> bool {
    let told = told(problem);
    let same = |key: &str| expected.get(key).map(compare::plain) == told.get(key).map(compare::plain);
    let none = Value::Object(Map::new());
    same("setup")
        && same("act")
        && same("token")
        && same("id")
        && Some(compare::plain(expected.get("args").unwrap_or(&none))) == told.get("args").cloned()
        && (expected.get("severity").is_none() || same("severity"))
        && compare::texts(expected.get("cites"))
            .iter()
            .flat_map(|cite| citation::spread(cite))
            .all(|cite| problem.step.cites().iter().any(|rule| citation::meets(&rule.cite(), &cite)))
}

/// The expected problems that are not there, and those that are there unexpected: each stands for one other.
pub fn unpaired(expected: &[Value], problems: &[Problem]) -> (Vec<Value>, Vec<Value>) {
    let mut left: Vec<&Problem> = problems.iter().collect();
    let mut lacking = Vec::new();
    // A description that names rules is pickier: it chooses first, so that a plainer one cannot take its problem.
    let mut pickiest_first: Vec<&Value> = expected.iter().collect();
    pickiest_first.sort_by_key(|one| std::cmp::Reverse(compare::texts(one.get("cites")).len()));
    for one in pickiest_first {
        match left.iter().position(|problem| describes(one, problem)) {
            Some(index) => {
                left.remove(index);
            }
            None => lacking.push(one.clone()),
        }
    }
    (lacking, left.into_iter().map(told).collect())
}
