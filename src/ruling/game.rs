use crate::ruling::{
    Act, At, BoardView, Case, Description, Drop, Edit, KindId, OptionId, Pick, Problem, QuestionId, ReadingId, Ruleset,
    Ruling, Says, SeatId, Tint, ZoneId,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::any::Any;
use std::fmt;
use std::rc::Rc;

/// A game, as its folder implements it.
pub trait Game: 'static {
    /// The board as anyone may arrange it, legal or not.
    type Setup: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + 'static;

    /// The id in files: `lotr-tcg`.
    const ID: &'static str;

    /// What a page needs to know before any case is open.
    fn about() -> About;
    /// An empty board for `question`.
    fn empty(question: &QuestionId) -> Self::Setup;
    /// The ruling. Depends on the case and nothing else.
    fn rule(case: &Case<Self::Setup>) -> Ruling;
    /// The case with its setup changed; refused only if physically impossible.
    fn edit(case: &Case<Self::Setup>, edit: &Edit) -> Result<Case<Self::Setup>, Problem>;
    /// The ruling, and the board at a moment, out of one play of the case.
    fn look(case: &Case<Self::Setup>, at: &At) -> (Ruling, BoardView);
    /// Every place for what is lifted, the forbidden ones with their reasons.
    fn lift(case: &Case<Self::Setup>, pick: &Pick) -> Vec<Drop>;
    /// What a deed of the case is called: "Aragorn to Uruk Savage 1", "Shadow agrees".
    fn name_act(case: &Case<Self::Setup>, act: &Act) -> Says;
    /// The pieces that the tray offers for this case.
    fn tray(case: &Case<Self::Setup>) -> Vec<TrayPiece>;
    /// Whether pieces may be described in words.
    const DESCRIBES: bool = false;
    /// What a piece described in words was understood as; `None` if the game takes no descriptions.
    fn described(_typed: &str) -> Option<Description> {
        None
    }
    /// What a shorthand such as `3r1e2L`, typed at a place, means; `None` if the game has no shorthand.
    fn shorthand(_case: &Case<Self::Setup>, _zone: &ZoneId, _typed: &str) -> Option<Result<Vec<Edit>, Problem>> {
        None
    }
    /// A new setup as the ruling left the board at a moment, if the game can go on from there.
    fn settle(_case: &Case<Self::Setup>, _at: &At) -> Option<Case<Self::Setup>> {
        None
    }
    /// What else the whole board can become at once: where a game begins, the same board with the sides exchanged.
    fn starts(_case: &Case<Self::Setup>) -> Vec<(Says, Case<Self::Setup>)> {
        Vec::new()
    }
    /// Whether [`Game::starts`] gives anything: a page asks each time it draws.
    fn has_starts(_case: &Case<Self::Setup>) -> bool {
        false
    }
    /// At most 64 edits that each change one fact of the setup a little.
    fn nudges(_case: &Case<Self::Setup>) -> Vec<(Says, Edit)> {
        Vec::new()
    }
}

/// What a page needs to know of a game before any case is open.
#[derive(Clone, Debug)]
pub struct About {
    /// The id in files.
    pub id: &'static str,
    /// The name.
    pub name: Says,
    /// What is covered and what is not, in a sentence.
    pub covers: Says,
    /// The editions and variants, the default first.
    pub rulesets: &'static [Ruleset],
    /// The questions.
    pub questions: Vec<QuestionAbout>,
    /// Solved examples for the gallery.
    pub examples: Vec<Example>,
}

/// A question of a game.
#[derive(Clone, Debug)]
pub struct QuestionAbout {
    /// The id in files.
    pub id: QuestionId,
    /// The question in words.
    pub title: Says,
    /// What to do on the board, in a sentence.
    pub how: Says,
}

/// A solved example: ruled on when it is opened, never a stored answer.
#[derive(Clone, Debug)]
pub struct Example {
    /// A stable id.
    pub id: &'static str,
    /// The title of its card.
    pub title: Says,
    /// The case.
    pub case: OpenCase,
}

/// A piece that the tray offers.
#[derive(Clone, Debug)]
pub struct TrayPiece {
    /// The kind that [`Edit::Add`] takes.
    pub kind: KindId,
    /// The name.
    pub name: Says,
    /// The number printed on it; works in every language.
    pub number: Option<&'static str>,
    /// More words to find it by.
    pub also: Vec<String>,
    /// Whose it is.
    pub seat: Option<SeatId>,
    /// Its colour.
    pub tint: Tint,
    /// What it is, in a word or two.
    pub sort: Says,
    /// Whether only one of it makes sense: a unique card, a site.
    pub single: bool,
}

/// A game with its setup's type erased: what the page, the files and the command line hold.
pub trait AnyGame: Sync {
    /// The id in files.
    fn id(&self) -> &'static str;
    /// What a page needs to know before any case is open.
    fn about(&self) -> About;
    /// An empty board; `None` for a question that the game does not have.
    fn empty(&self, question: &QuestionId) -> Option<OpenCase>;
    /// A case out of a file's `case` member. Errors say what was not understood.
    fn open(&self, case: serde_json::Value) -> Result<OpenCase, serde_json::Error>;
}

/// A case with its setup's type erased.
pub trait AnyCase {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// The ruleset's id.
    fn ruleset(&self) -> &str;
    /// The question.
    fn ask(&self) -> &QuestionId;
    /// The deeds so far.
    fn acts(&self) -> &[Act];
    /// The readings chosen.
    fn readings(&self) -> Vec<(ReadingId, OptionId)>;
    /// The `case` member of a file.
    fn json(&self) -> serde_json::Value;
    /// See [`Game::rule`].
    fn rule(&self) -> Ruling;
    /// See [`Game::edit`].
    fn edit(&self, edit: &Edit) -> Result<OpenCase, Problem>;
    /// See [`Game::look`].
    fn look(&self, at: &At) -> (Ruling, BoardView);
    /// The board at a moment.
    fn board_at(&self, at: &At) -> BoardView {
        self.look(at).1
    }
    /// See [`Game::lift`].
    fn lift(&self, pick: &Pick) -> Vec<Drop>;
    /// See [`Game::name_act`].
    fn name_act(&self, act: &Act) -> Says;
    /// See [`Game::tray`].
    fn tray(&self) -> Vec<TrayPiece>;
    /// See [`Game::DESCRIBES`].
    fn takes_descriptions(&self) -> bool;
    /// See [`Game::described`].
    fn described(&self, typed: &str) -> Option<Description>;
    /// See [`Game::shorthand`].
    fn shorthand(&self, zone: &ZoneId, typed: &str) -> Option<Result<Vec<Edit>, Problem>>;
    /// See [`Game::settle`].
    fn settle(&self, at: &At) -> Option<OpenCase>;
    /// See [`Game::starts`].
    fn starts(&self) -> Vec<(Says, OpenCase)>;
    /// See [`Game::has_starts`].
    fn has_starts(&self) -> bool;
    /// See [`Game::nudges`].
    fn nudges(&self) -> Vec<(Says, Edit)>;
    /// The case with one more deed.
    fn with_act(&self, act: Act) -> OpenCase;
    /// The case with only its first `keep` deeds.
    fn with_acts_until(&self, keep: usize) -> OpenCase;
    /// The case without the deed at `index`; later ones stay.
    fn without_act(&self, index: usize) -> OpenCase;
    /// The case with a reading chosen, or with the choice taken back.
    fn with_reading(&self, reading: ReadingId, option: Option<OptionId>) -> OpenCase;
    /// The same board under another ruleset.
    fn with_ruleset(&self, ruleset: &str) -> OpenCase;
    /// Another question about the same board; the deeds of the former one go.
    fn with_question(&self, ask: QuestionId) -> OpenCase;
    /// For comparing.
    fn as_any(&self) -> &dyn Any;
    /// Whether both are the same case of the same game.
    fn same(&self, other: &dyn AnyCase) -> bool;
}

/// A case of whichever game, cheap to clone and to compare.
#[derive(Clone, Debug)]
pub struct OpenCase(Rc<dyn AnyCase>);

impl std::ops::Deref for OpenCase {
    type Target = dyn AnyCase;
    fn deref(&self) -> &(dyn AnyCase + 'static) {
        &*self.0
    }
}

impl PartialEq for OpenCase {
    fn eq(&self, other: &OpenCase) -> bool {
        Rc::ptr_eq(&self.0, &other.0) || self.same(&**other)
    }
}

/// A case of game `G`: its place in the erased world.
pub struct Held<G: Game>(pub Case<G::Setup>);

impl<G: Game> Held<G> {
    /// The case, erased.
    pub fn open(case: Case<G::Setup>) -> OpenCase {
        OpenCase(Rc::new(Held::<G>(case)))
    }

    /// A case written in this program's own text, such as an example's; `None` if it is not understood.
    // Through a `Value`, as files are read: one reader of each setup in the page's bytes instead of two.
    pub fn read(json: &str) -> Option<OpenCase> {
        let value: serde_json::Value = serde_json::from_str(json).ok()?;
        Some(Held::<G>::open(serde_json::from_value(value).ok()?))
    }

    fn changed(&self, change: impl FnOnce(&mut Case<G::Setup>)) -> OpenCase {
        let mut case = self.0.clone();
        change(&mut case);
        Held::<G>::open(case)
    }
}

// By hand, as for sentences: a derived one would stay in the page's bytes.
impl fmt::Debug for dyn AnyCase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.game(), self.json())
    }
}

impl<G: Game> AnyCase for Held<G> {
    fn game(&self) -> &'static str {
        G::ID
    }
    fn ruleset(&self) -> &str {
        &self.0.ruleset
    }
    fn ask(&self) -> &QuestionId {
        &self.0.ask
    }
    fn acts(&self) -> &[Act] {
        &self.0.acts
    }
    fn readings(&self) -> Vec<(ReadingId, OptionId)> {
        self.0.readings.iter().map(|(reading, option)| (reading.clone(), option.clone())).collect()
    }
    fn json(&self) -> serde_json::Value {
        serde_json::to_value(&self.0).unwrap_or_default()
    }
    fn rule(&self) -> Ruling {
        G::rule(&self.0)
    }
    fn edit(&self, edit: &Edit) -> Result<OpenCase, Problem> {
        let mut case = G::edit(&self.0, edit)?;
        // Deeds with pieces that are all gone mean nothing on the board that comes next.
        if *edit == Edit::Clear {
            case.acts.clear();
        }
        Ok(Held::<G>::open(case))
    }
    fn look(&self, at: &At) -> (Ruling, BoardView) {
        G::look(&self.0, at)
    }
    fn lift(&self, pick: &Pick) -> Vec<Drop> {
        G::lift(&self.0, pick)
    }
    fn name_act(&self, act: &Act) -> Says {
        G::name_act(&self.0, act)
    }
    fn tray(&self) -> Vec<TrayPiece> {
        G::tray(&self.0)
    }
    fn takes_descriptions(&self) -> bool {
        G::DESCRIBES
    }
    fn described(&self, typed: &str) -> Option<Description> {
        G::described(typed)
    }
    fn shorthand(&self, zone: &ZoneId, typed: &str) -> Option<Result<Vec<Edit>, Problem>> {
        G::shorthand(&self.0, zone, typed)
    }
    fn settle(&self, at: &At) -> Option<OpenCase> {
        G::settle(&self.0, at).map(Held::<G>::open)
    }
    fn starts(&self) -> Vec<(Says, OpenCase)> {
        G::starts(&self.0).into_iter().map(|(says, case)| (says, Held::<G>::open(case))).collect()
    }
    fn has_starts(&self) -> bool {
        G::has_starts(&self.0)
    }
    fn nudges(&self) -> Vec<(Says, Edit)> {
        G::nudges(&self.0)
    }
    fn with_act(&self, act: Act) -> OpenCase {
        self.changed(|case| case.acts.push(act))
    }
    fn with_acts_until(&self, keep: usize) -> OpenCase {
        self.changed(|case| case.acts.truncate(keep))
    }
    fn without_act(&self, index: usize) -> OpenCase {
        self.changed(|case| {
            if index < case.acts.len() {
                case.acts.remove(index);
            }
        })
    }
    fn with_reading(&self, reading: ReadingId, option: Option<OptionId>) -> OpenCase {
        self.changed(|case| {
            match option {
                Some(option) => case.readings.insert(reading, option),
                None => case.readings.remove(&reading),
            };
        })
    }
    fn with_ruleset(&self, ruleset: &str) -> OpenCase {
        self.changed(|case| case.ruleset = ruleset.to_owned())
    }
    fn with_question(&self, ask: QuestionId) -> OpenCase {
        self.changed(|case| {
            case.ask = ask;
            case.acts.clear();
        })
    }
    fn as_any(&self) -> &dyn Any {
        &self.0
    }
    fn same(&self, other: &dyn AnyCase) -> bool {
        other.as_any().downcast_ref::<Case<G::Setup>>().is_some_and(|other| *other == self.0)
    }
}
