use refrain::ruling::{
    Branch, Finding, NumberAsked, Problem, ProblemAbout, Rule, Ruling, Says, Standing, Step, same_sentence,
};

/// Where the way to one answer leaves the way to another.
pub struct Parting {
    /// The first step that is only on this way, or has another rule behind it here.
    pub step: Option<Step>,
    /// The rules cited on this way alone.
    pub rules: Vec<&'static Rule>,
    /// What comes out on this way alone.
    pub outcome: Vec<Says>,
}

/// Where `there` leaves the way of `here`.
pub fn where_they_part(here: &Ruling, there: &Ruling) -> Parting {
    let same = |one: &Step, other: &Step| same_sentence(&*one.says, &*other.says) && same_rules(one, other);
    let common = here.steps.iter().zip(&there.steps).take_while(|(one, other)| same(one, other)).count();
    let known = here.cites();
    let rules = there.cites().into_iter().filter(|rule| !known.iter().any(|other| same_rule(rule, other))).collect();
    let outcome = only_there(here, there).map(|finding| finding.says.clone()).collect();
    Parting { step: there.steps.get(common).cloned(), rules, outcome }
}

/// Whether two rulings come out alike in everything that the answer need not say.
pub fn same_outcome(one: &Ruling, other: &Ruling) -> bool {
    only_there(one, other).next().or_else(|| only_there(other, one).next()).is_none()
}

fn only_there<'a>(here: &'a Ruling, there: &'a Ruling) -> impl Iterator<Item = &'a Finding> {
    let is_here =
        |one: &Finding| here.findings.iter().any(|other| (&other.key, &other.value) == (&one.key, &one.value));
    there.findings.iter().filter(move |finding| !is_here(finding))
}

fn same_rules(one: &Step, other: &Step) -> bool {
    one.cites().len() == other.cites().len() && one.cites().iter().zip(other.cites()).all(|(a, b)| same_rule(a, b))
}

// A rule that only stands in another edition, with the same words at the same place, makes no difference.
fn same_rule(one: &Rule, other: &Rule) -> bool {
    one.locator == other.locator && one.gist == other.gist
}

/// Whether two rulings are the same answer in every word and number, and object to the same deeds.
pub fn same_answer(one: &Ruling, other: &Ruling) -> bool {
    let deeds = |ruling: &Ruling| ruling.problems.iter().filter(|problem| is_of_deed(problem)).count();
    same_standing(&one.standing, &other.standing)
        && other.problems.len() <= one.problems.len()
        && deeds(one) == deeds(other)
}

fn is_of_deed(problem: &Problem) -> bool {
    matches!(problem.about, ProblemAbout::Act(_))
}

fn same_standing(one: &Standing, other: &Standing) -> bool {
    match (one, other) {
        (Standing::Settled { verdict: one }, Standing::Settled { verdict: other }) => same_sentence(&**one, &**other),
        (Standing::Awaits(one), Standing::Awaits(other)) => {
            let bounds = |number: &NumberAsked| (number.least.clone(), number.most.clone());
            one.key == other.key
                && one.number.as_ref().map(bounds) == other.number.as_ref().map(bounds)
                && one.choices.len() == other.choices.len()
                && same_sentence(&*one.asks, &*other.asks)
        }
        (Standing::Open { branches: one, .. }, Standing::Open { branches: other, .. }) => {
            let same = |(one, other): (&Branch, &Branch)| {
                one.option == other.option && same_standing(&one.ruling.standing, &other.ruling.standing)
            };
            one.len() == other.len() && one.iter().zip(other).all(same)
        }
        (Standing::Unknown { why: one, .. }, Standing::Unknown { why: other, .. }) => same_sentence(&**one, &**other),
        (Standing::Refused { first: one, .. }, Standing::Refused { first: other, .. }) => {
            one.about == other.about && same_sentence(&*one.step.says, &*other.step.says)
        }
        _ => false,
    }
}
