use crate::ruling::{
    Arg, Assumption, Finding, LoopReport, OptionId, Problem, ProblemAbout, ReadingId, Rule, Says, Severity, Step,
    Table, same_sentence,
};

/// What a play writes down while it goes: the state as it is, and every step with the state after it.
#[derive(Clone, Debug)]
pub struct Record<S> {
    /// The state as it is now.
    pub state: S,
    pub(super) steps: Vec<Step>,
    pub(super) after_steps: Vec<S>,
    pub(super) findings: Vec<Finding>,
    pub(super) problems: Vec<Problem>,
    pub(super) assumes: Vec<Assumption>,
    pub(super) rests_on: Vec<(ReadingId, OptionId)>,
    pub(super) read_as: Vec<(Says, Says)>,
    pub(super) loops: Vec<LoopReport>,
    pub(super) tables: Vec<Table>,
}

impl<S: Clone> Record<S> {
    pub(super) fn new(state: S) -> Record<S> {
        Record {
            state,
            steps: Vec::new(),
            after_steps: Vec::new(),
            findings: Vec::new(),
            problems: Vec::new(),
            assumes: Vec::new(),
            rests_on: Vec::new(),
            read_as: Vec::new(),
            loops: Vec::new(),
            tables: Vec::new(),
        }
    }

    /// Takes over what another record has written from this one's state on.
    pub(super) fn go_on(&mut self, later: Record<S>) {
        self.state = later.state;
        self.steps.extend(later.steps);
        self.after_steps.extend(later.after_steps);
        self.problems.extend(later.problems);
        self.assumes.extend(later.assumes);
        self.loops.extend(later.loops);
        for finding in later.findings {
            self.put(finding);
        }
        for (reading, option) in later.rests_on {
            self.rest_on(reading, option);
        }
        for (asks, says) in later.read_as {
            self.read_as(asks, says);
        }
    }

    /// Works on a part of the state as another question does; what that writes down stands in this record too.
    pub fn within<P: Clone, R>(&mut self, part: fn(&mut S) -> &mut P, work: impl FnOnce(&mut Record<P>) -> R) -> R {
        let mut inner = Record::new(part(&mut self.state).clone());
        let result = work(&mut inner);
        let mut whole = self.state.clone();
        let mut with = |of: P| {
            *part(&mut whole) = of;
            whole.clone()
        };
        let after_steps = inner.after_steps.into_iter().map(&mut with).collect();
        let state = with(inner.state);
        let Record { steps, findings, problems, assumes, rests_on, read_as, loops, tables, .. } = inner;
        self.go_on(Record { state, steps, after_steps, findings, problems, assumes, rests_on, read_as, loops, tables });
        result
    }

    /// Takes over the readings that another record rests on.
    pub(super) fn rest_as(&mut self, other: &Record<S>) {
        for (reading, option) in &other.rests_on {
            self.rest_on(reading.clone(), option.clone());
        }
        for (asks, says) in &other.read_as {
            self.read_as(asks.clone(), says.clone());
        }
    }

    /// Writes down a step; the state must already be as the step leaves it.
    pub fn step(&mut self, step: Step) {
        self.steps.push(step);
        self.after_steps.push(self.state.clone());
    }

    /// Writes down a fact by key. A later fact of the same key replaces the earlier one.
    pub fn find(&mut self, key: impl Into<String>, value: impl Into<Arg>, says: Says, cites: &[&'static Rule]) {
        self.put(Finding { key: key.into(), value: value.into(), says, cites: cites.to_vec() });
    }

    fn put(&mut self, new: Finding) {
        self.findings.retain(|finding| finding.key != new.key);
        self.findings.push(new);
    }

    /// Writes down an objection that does not stop the act at hand, such as one to the setup.
    pub fn object(&mut self, about: ProblemAbout, severity: Severity, step: Step) {
        self.problems.push(Problem { about, severity, step });
    }

    /// Writes down something taken for granted.
    pub fn assume(&mut self, assumption: Assumption) {
        self.assumes.push(assumption);
    }

    /// Writes down that a chosen reading was used.
    pub fn rest_on(&mut self, reading: ReadingId, option: OptionId) {
        if !self.rests_on.iter().any(|(used, _)| *used == reading) {
            self.rests_on.push((reading, option));
        }
    }

    /// Says a reading that was used in words: the question and the answer.
    pub fn read_as(&mut self, asks: Says, says: Says) {
        if !self.read_as.iter().any(|(used, _)| same_sentence(&**used, &*asks)) {
            self.read_as.push((asks, says));
        }
    }

    /// Shows a table.
    pub fn show(&mut self, table: Table) {
        self.tables.push(table);
    }

    /// Writes down a settled loop.
    pub fn settle_loop(&mut self, report: LoopReport) {
        self.loops.push(report);
    }
}
