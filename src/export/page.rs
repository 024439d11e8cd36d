use crate::export::tables::{Grid, section_of};
use crate::export::{Frame, Names};
use crate::ruling::{
    Branch, Finding, LoopReport, Problem, ProblemAbout, Prompt, Rule, Ruling, Says, Sentence, Standing, Step,
    same_sentence,
};
use crate::words::{Count, Lang, Said};

/// A ruling in the order in which a person reads it, in words of one language; each format draws it its own way.
#[derive(Clone, Debug)]
pub struct Page {
    /// What kind of answer it is: "Settled:".
    pub label: Said,
    /// The answer.
    pub answer: Said,
    /// What stands right behind the answer: the wording that would be legal.
    pub after: Option<Said>,
    /// Everything else, in order.
    pub sections: Vec<Section>,
    /// The rules, once each, in order of first use.
    pub rules: Vec<&'static Rule>,
    /// The language of it all.
    pub lang: Lang,
}

/// A heading with what stands below it.
#[derive(Clone, Debug)]
pub struct Section {
    /// The heading.
    pub title: Said,
    /// Whether the items follow one after the other, as steps do.
    pub numbered: bool,
    /// What stands below; never empty.
    pub items: Vec<Item>,
    /// The same as a table, where it is one.
    pub grid: Option<Grid>,
}

/// One thing below a heading.
#[derive(Clone, Debug)]
pub struct Item {
    /// The words.
    pub words: Said,
    /// The rules behind it.
    pub cites: Vec<&'static Rule>,
    /// What belongs to it.
    pub under: Vec<Item>,
}

impl Item {
    /// Words alone.
    pub fn of(words: Said) -> Item {
        Item { words, cites: Vec::new(), under: Vec::new() }
    }

    fn citing(words: Said, cites: &[&'static Rule]) -> Item {
        Item { words, cites: cites.to_vec(), under: Vec::new() }
    }
}

/// What kind of answer this is, and the answer.
pub fn answer(ruling: &Ruling, names: &Names, lang: Lang) -> (Said, Said) {
    let frame = match &ruling.standing {
        Standing::Settled { .. } => Frame::Settled,
        Standing::Refused { .. } => Frame::Refused,
        Standing::Unknown { .. } => Frame::Unknown,
        Standing::Open { .. } => Frame::Open,
        Standing::Awaits(prompt) => {
            let seat = prompt.seat.as_ref().and_then(|seat| names.seat(seat));
            seat.map_or(Frame::Awaits, |seat| Frame::AwaitsSeat { seat })
        }
    };
    (frame.say(lang), ruling.standing.says().say(lang))
}

impl Page {
    /// The page of a ruling.
    pub fn of(ruling: &Ruling, names: &Names, lang: Lang) -> Page {
        let (label, words) = answer(ruling, names, lang);
        let mut page = Page { label, answer: words, after: None, sections: Vec::new(), rules: ruling.cites(), lang };
        page.standing(&ruling.standing, ruling, names);
        page.section(Frame::Because, true, ruling.steps.iter().map(|step| of_step(step, lang)).collect());
        let shown = ruling.tables.iter().filter(|table| !table.folded);
        page.sections.extend(shown.map(|table| section_of(table, lang)));
        page.section(Frame::Findings, false, findings(&ruling.findings, lang));
        page.section(
            Frame::Objections,
            false,
            ruling.problems.iter().map(|problem| of_problem(problem, lang)).collect(),
        );
        for report in &ruling.loops {
            page.section(Frame::Loop, false, of_loop(report, names, lang));
        }
        let assumed = ruling.assumes.iter().map(|assumption| Item::of(assumption.says.say(lang))).collect();
        page.section(Frame::Assumes, false, assumed);
        let rests_on =
            ruling.read_as.iter().map(|(asks, says)| Item::of(format!("{} {}", asks.say(lang), says.say(lang)).into()));
        page.section(Frame::RestsOn, false, rests_on.collect());
        page
    }

    fn section(&mut self, title: Frame, numbered: bool, items: Vec<Item>) {
        if !items.is_empty() {
            self.sections.push(Section { title: title.say(self.lang), numbered, items, grid: None });
        }
    }

    fn standing(&mut self, standing: &Standing, ruling: &Ruling, names: &Names) {
        let lang = self.lang;
        match standing {
            Standing::Settled { .. } => {}
            Standing::Refused { legal_wording, .. } => {
                let legal = |wording: &Says| Frame::LegalWording { wording: wording.clone() }.say(lang);
                self.after = legal_wording.as_ref().map(legal);
            }
            Standing::Awaits(prompt) => self.section(Frame::Choices, false, choices(prompt, lang)),
            Standing::Open { branches, alike, .. } => {
                if *alike
                    && let Some(Standing::Settled { verdict }) = branches.first().map(|branch| &branch.ruling.standing)
                {
                    self.after = Some(Frame::Alike { verdict: verdict.clone() }.say(lang));
                }
                for branch in branches {
                    self.rules.extend(branch.ruling.cites());
                }
                let mut once: Vec<&'static Rule> = Vec::new();
                for rule in self.rules.drain(..) {
                    if !once.contains(&rule) {
                        once.push(rule);
                    }
                }
                self.rules = once;
                let items = branches.iter().map(|branch| of_branch(branch, ruling, names, lang)).collect();
                self.section(Frame::Readings, false, items);
            }
            Standing::Unknown { known, ways_on, .. } => {
                self.section(Frame::Known, false, findings(known, lang));
                self.section(Frame::WaysOn, false, ways_on.iter().map(|way| Item::of(way.says.say(lang))).collect());
            }
        }
    }
}

fn of_step(step: &Step, lang: Lang) -> Item {
    Item::citing(step.says.say(lang), step.cites())
}

fn of_problem(problem: &Problem, lang: Lang) -> Item {
    let weight = Frame::from(problem.severity).say(lang);
    let words = match &problem.about {
        ProblemAbout::Act(index) => format!("{}. ({weight}) {}", index + 1, problem.step.says.say(lang)),
        _ => format!("({weight}) {}", problem.step.says.say(lang)),
    };
    Item::citing(words.into(), problem.step.cites())
}

fn findings(findings: &[Finding], lang: Lang) -> Vec<Item> {
    findings.iter().map(|finding| Item::citing(finding.says.say(lang), &finding.cites)).collect()
}

// A reading with its result, and those of its steps that the whole ruling has not taken anyway.
fn of_branch(branch: &Branch, whole: &Ruling, names: &Names, lang: Lang) -> Item {
    let (label, words) = answer(&branch.ruling, names, lang);
    let mut item = Item::of(Frame::IfRead { reading: branch.says.clone() }.say(lang));
    item.under.push(Item::of(format!("{label} {words}").into()));
    let taken = |step: &&Step| whole.steps.iter().any(|other| same_sentence(&*other.says, &*step.says));
    item.under.extend(branch.ruling.steps.iter().filter(|step| !taken(step)).map(|step| of_step(step, lang)));
    item
}

fn choices(prompt: &Prompt, lang: Lang) -> Vec<Item> {
    let mut items = Vec::new();
    for choice in &prompt.choices {
        let mut item = Item::of(choice.says.say(lang));
        item.under.extend(choice.gives.as_ref().map(|gives| Item::of(gives.say(lang))));
        for problem in &choice.why {
            let words = format!("{} {}", Frame::Refused.say(lang), problem.step.says.say(lang));
            item.under.push(Item::citing(words.into(), problem.step.cites()));
        }
        items.push(item);
    }
    if let Some(number) = &prompt.number {
        let (what, least) = (number.says.clone(), number.least.clone());
        let frame = match number.most.clone() {
            Some(most) => Frame::NumberBetween { what, least, most },
            None => Frame::NumberFrom { what, least },
        };
        let mut item = Item::of(frame.say(lang));
        for (offered, gives) in &number.offered {
            let mut one = Item::of(offered.say(lang).into());
            one.under.extend(gives.as_ref().map(|gives| Item::of(gives.say(lang))));
            item.under.push(one);
        }
        items.push(item);
    }
    items
}

fn of_loop(report: &LoopReport, names: &Names, lang: Lang) -> Vec<Item> {
    let say = |frame: Frame| Item::of(frame.say(lang));
    let mut items: Vec<Item> = report.round.iter().map(|action| Item::of(action.says.say(lang))).collect();
    items.push(say(Frame::LoopDone { done: report.done.clone(), agreed: report.agreed.clone() }));
    if let Some(stop) = &report.stop {
        let action = Count::from(stop.action + 1);
        items.push(say(Frame::LoopStop { iteration: stop.iteration.clone(), action, why: stop.why.clone() }));
    }
    if let Some(seat) = report.last.as_ref().and_then(|seat| names.seat(seat)) {
        items.push(say(Frame::LoopLast { seat }));
    }
    for counter in &report.counters {
        items.push(say(Frame::LoopCounter {
            what: counter.says.clone(),
            start: counter.start.clone(),
            end: counter.end.clone(),
            least: counter.least.clone(),
            most: counter.most.clone(),
        }));
    }
    items
}
