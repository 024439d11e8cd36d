use crate::ruling::{Arg, Edit, LoopReport, OptionId, Prompt, ReadingId, Rule, Says, SeatId, Table, TokenId};

/// The answer to a case, the way there, and the rule behind each step.
#[derive(Clone, Debug)]
pub struct Ruling {
    /// The answer.
    pub standing: Standing,
    /// The way there.
    pub steps: Vec<Step>,
    /// Numbers and facts that a person or a test may ask for by key.
    pub findings: Vec<Finding>,
    /// All that the rules object to.
    pub problems: Vec<Problem>,
    /// What was taken for granted.
    pub assumes: Vec<Assumption>,
    /// The readings that were used.
    pub rests_on: Vec<(ReadingId, OptionId)>,
    /// The same in words: what the book leaves open, and how the table reads it.
    pub read_as: Vec<(Says, Says)>,
    /// The loops that were settled.
    pub loops: Vec<LoopReport>,
    /// Tables that show where the answer comes from.
    pub tables: Vec<Table>,
}

/// The kinds of answer.
#[derive(Clone, Debug)]
pub enum Standing {
    /// No decision still to be made can change the verdict.
    Settled {
        /// The verdict.
        verdict: Says,
    },
    /// Somebody has to decide first.
    Awaits(Prompt),
    /// The book does not say.
    Open {
        /// The question that it leaves open.
        question: ReadingId,
        /// The question in words.
        asks: Says,
        /// Each reading with its result on this board.
        branches: Vec<Branch>,
        /// Whether all end in the same verdict.
        alike: bool,
    },
    /// The program cannot settle it.
    Unknown {
        /// Why.
        why: Says,
        /// What is known all the same.
        known: Vec<Finding>,
        /// How a person can go on.
        ways_on: Vec<WayOn>,
    },
    /// The last act, or the board itself, is not allowed.
    Refused {
        /// The first thing that the rules object to in it.
        first: Problem,
        /// The wording or deed that would be legal.
        legal_wording: Option<Says>,
    },
}

impl Standing {
    /// The sentence that is the answer: the verdict, what is asked, why not, or what the rules object to.
    pub fn says(&self) -> &Says {
        match self {
            Standing::Settled { verdict } => verdict,
            Standing::Awaits(prompt) => &prompt.asks,
            Standing::Open { asks, .. } => asks,
            Standing::Unknown { why, .. } => why,
            Standing::Refused { first, .. } => &first.step.says,
        }
    }
}

/// One reading of an open question and what it gives.
#[derive(Clone, Debug)]
pub struct Branch {
    /// The reading.
    pub option: OptionId,
    /// The reading in words.
    pub says: Says,
    /// Its result.
    pub ruling: Ruling,
}

/// A way on from an answer that could not be settled.
#[derive(Clone, Debug)]
pub struct WayOn {
    /// In words.
    pub says: Says,
    /// What to ask next, if an edit or act does it.
    pub act: Option<crate::ruling::Act>,
}

/// One step of the way, with the rule behind it.
#[derive(Clone, Debug)]
pub struct Step {
    /// What happens.
    pub says: Says,
    cites: Vec<&'static Rule>,
    /// Who does it.
    pub actor: Option<SeatId>,
    /// The pieces it touches.
    pub touches: Vec<TokenId>,
}

impl Step {
    /// A step because of `rule`; there is no other way to make one.
    pub fn by(rule: &'static Rule, says: Says) -> Step {
        Step { says, cites: vec![rule], actor: None, touches: Vec::new() }
    }

    /// One more rule behind it.
    pub fn and(mut self, rule: &'static Rule) -> Step {
        if !self.cites.contains(&rule) {
            self.cites.push(rule);
        }
        self
    }

    /// Who does it.
    pub fn actor(mut self, seat: impl Into<SeatId>) -> Step {
        self.actor = Some(seat.into());
        self
    }

    /// The pieces it touches.
    pub fn touching(mut self, tokens: impl IntoIterator<Item = TokenId>) -> Step {
        self.touches.extend(tokens);
        self
    }

    /// The rules behind it; never empty.
    pub fn cites(&self) -> &[&'static Rule] {
        &self.cites
    }
}

/// A fact that the ruling found, by key.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The key in files.
    pub key: String,
    /// The value.
    pub value: Arg,
    /// In words.
    pub says: Says,
    /// The rules behind it.
    pub cites: Vec<&'static Rule>,
}

/// How much a problem weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Worth knowing; nothing is wrong (a stale answer).
    Note,
    /// Against the rules or the box's contents, yet the question can be answered.
    Tolerable,
    /// Not allowed: an act that changes nothing, or a board that cannot be ruled on.
    Blocking,
}

/// What a problem is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProblemAbout {
    /// The board as a whole.
    Setup,
    /// The act with this index in the case.
    Act(usize),
    /// A piece.
    Token(TokenId),
}

/// What the rules object to, with the rule.
#[derive(Clone, Debug)]
pub struct Problem {
    /// What it is about.
    pub about: ProblemAbout,
    /// How much it weighs.
    pub severity: Severity,
    /// What is wrong and what to do.
    pub step: Step,
}

impl Problem {
    /// An objection to what is being done; the driver fills in which act it is about.
    pub fn blocking(step: Step) -> Problem {
        Problem { about: ProblemAbout::Setup, severity: Severity::Blocking, step }
    }

    /// The same problem about something else.
    pub fn about(mut self, about: ProblemAbout) -> Problem {
        self.about = about;
        self
    }

    /// The same problem with another weight.
    pub fn weighing(mut self, severity: Severity) -> Problem {
        self.severity = severity;
        self
    }
}

/// Something taken for granted, and how to change it.
#[derive(Clone, Debug)]
pub struct Assumption {
    /// In words; its id stands in files.
    pub says: Says,
    /// The edit that takes it back, if one does.
    pub change: Option<Edit>,
}

impl Ruling {
    /// Every rule that a step, finding or problem cites, once each, in order of first use.
    pub fn cites(&self) -> Vec<&'static Rule> {
        let steps = self.steps.iter().flat_map(|step| step.cites.iter());
        let findings = self.findings.iter().flat_map(|finding| finding.cites.iter());
        let problems = self.problems.iter().flat_map(|problem| problem.step.cites.iter());
        let mut cites: Vec<&'static Rule> = Vec::new();
        for rule in steps.chain(findings).chain(problems) {
            if !cites.contains(rule) {
                cites.push(rule);
            }
        }
        cites
    }
}
