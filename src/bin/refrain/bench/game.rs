//! The same loops asked of a game, as a person asks them: the whole ruling, words and all.

use crate::bench::line::{Line, timed};
use crate::bench::rounds::number;
use refrain::games;
use refrain::ruling::{Arg, Ruling, Standing};
use refrain::wire::CaseFile;
use refrain::words::{Count, Int};
use serde_json::{Value, json};

const ANDUIN: &str = include_str!("../../../../tests/scenarios/lotr-tcg/loop/ten_to_the_hundredth_agreed.json");

/// Sméagol at Anduin Banks with a number, and the Shadow's answer.
pub fn anduin(line: &mut Line) {
    for typed in ["10^6", "10^100"] {
        let label = typed.replace("10^", "1e");
        let times = number(typed);
        let fewer = times.minus(&Count::one()).unwrap_or_default();
        for lower in [None, Some(&fewer)] {
            let Some(file) = case_of(&times, lower) else {
                line.check("case", false);
                return;
            };
            let (time, ruling) = timed(|| file.case.rule());
            let rounds = lower.unwrap_or(&times).int();
            let twice = |rounds: &Int, more: i64| &(rounds * &Int::from(2)) + &Int::from(more);
            // A lower number gives the Free Peoples player one action more.
            let (answer, last, companion) = match lower {
                None => ("agreed", "shadow", twice(&rounds, 3)),
                Some(_) => ("lower", "free_peoples", twice(&rounds, 5)),
            };
            line.time(&format!("ruling_{answer}_{label}"), time);
            let settled = matches!(ruling.standing, Standing::Settled { .. });
            let found = says(&ruling, "last", &Value::from(last))
                && says(&ruling, "total.free_peoples", &json!(companion.to_string()))
                && says(&ruling, "total.shadow", &json!(twice(&rounds, 5).to_string()))
                && says(&ruling, "burdens.peak", &json!("3"));
            line.check(&format!("{answer}_{label}"), settled && found);
        }
    }
}

fn case_of(times: &Count, lower: Option<&Count>) -> Option<CaseFile> {
    let mut file: Value = serde_json::from_str(ANDUIN).ok()?;
    let acts = file.get_mut("case")?.get_mut("acts")?;
    *acts.get_mut(1)?.get_mut("args")?.get_mut("times")? = json!(times.to_string());
    if let Some(lower) = lower {
        *acts.get_mut(2)? = json!({
            "seat": "shadow", "key": "name_lower", "args": {"times": lower.to_string()}, "answers": "answer_number"
        });
    }
    CaseFile::from_bytes(file.to_string().as_bytes(), games::ALL).ok()
}

fn says(ruling: &Ruling, key: &str, value: &Value) -> bool {
    let found = ruling.findings.iter().find(|finding| finding.key == key);
    found.is_some_and(|finding| Arg::json(&finding.value) == *value)
}
