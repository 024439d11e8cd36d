use crate::app::closer::Closer;
use crate::app::gesture::{Gesture, Place, Source};
use crate::app::links;
use crate::app::msg::{Copied, Theme};
use crate::app::offline::Offline;
use crate::app::table_rules::{TableRule, table_rules};
use crate::app::view::tint;
use refrain::ruling::{
    About, Act, AnyGame, At, BoardView, Drop, Edit, LoopReport, OpenCase, OptionId, Pick, Problem, QuestionAbout,
    ReadingId, Rule, Ruling, Says, SeatId, SeatView, TrayPiece, ZoneId,
};
use refrain::wire::{self, Recent};
use refrain::words::{Count, Lang};
use std::rc::Rc;

/// The games that the page knows: the registry's, or a test's own.
pub type Games = &'static [&'static dyn AnyGame];

/// The whole page as data.
#[derive(Clone)]
pub struct Model {
    /// The games.
    pub games: Games,
    /// What each game says of itself, and its examples ruled on, in the gallery's order.
    pub shelf: Rc<[Shelf]>,
    /// The page's language.
    pub lang: Lang,
    /// The language that the person chose, if one was chosen.
    pub chosen_lang: Option<Lang>,
    /// The page's address without its fragment.
    pub address: String,
    /// The page's theme.
    pub theme: Theme,
    /// The case that is open, and what follows from it.
    pub open: Open,
    /// What `Reset` goes back to.
    pub origin: OpenCase,
    /// The example that the case began as, if it did: game and id.
    pub example: Option<(&'static str, &'static str)>,
    /// Former cases, the latest last.
    pub past: Vec<OpenCase>,
    /// Cases that were undone, the latest last.
    pub future: Vec<OpenCase>,
    /// The readings that the table chose on boards of each game: they stay when another example opens.
    pub tonight: Vec<(&'static str, Vec<(ReadingId, OptionId)>)>,
    /// Cases that were open before, the latest first.
    pub recents: Vec<RecentCase>,
    /// Where the drag and drop stands.
    pub gesture: Gesture,
    /// What is lifted, with every place for it.
    pub lifted: Option<Lifted>,
    /// The pieces that the tray offers for the open case.
    pub tray: Rc<[TrayPiece]>,
    /// What the page has to say until it is dismissed.
    pub notice: Option<Notice>,
    /// What a screen reader is told next.
    pub spoken: Spoken,
    /// The rule that is open.
    pub rule: Option<&'static Rule>,
    /// The tray's filter.
    pub search: String,
    /// The words with which a piece is being described, while that field is open.
    pub description: Option<String>,
    /// A text in a number's field that is no number, until it is mended: the field's id, and the text.
    pub draft: Option<(String, String)>,
    /// A text that somebody is typing into a field and has not ended: the field's id and the text.
    pub typing: Option<(String, String)>,
    /// The numbers being typed, with what they come to.
    pub typed: Typed,
    /// Whether the board walks through the steps by itself.
    pub walks: bool,
    /// Whether the menu is open.
    pub menu: bool,
    /// Whether the panel for taking the ruling along is open.
    pub share: bool,
    /// What is looked at more closely.
    pub closer: Option<Closer>,
    /// The words of the open search for a rule.
    pub find: Option<String>,
    /// Whether all of the program is there: what nobody asked for waits for it.
    pub is_whole: bool,
    /// What was last copied, and whether the clipboard took it.
    pub copied: Option<(Copied, Option<bool>)>,
    /// Whether the page is a frame in another page.
    pub embedded: bool,
    /// How far the page is kept for use without a network.
    pub offline: Offline,
}

/// A game on the gallery's shelf.
#[derive(Clone)]
pub struct Shelf {
    /// What the game says of itself.
    pub about: Rc<About>,
    /// Its examples in the same order, ruled on as far as the gallery is filled.
    pub solved: Vec<Rc<Open>>,
}

/// A case that was open before.
#[derive(Clone)]
pub struct RecentCase {
    /// The case.
    pub case: OpenCase,
    /// What the browser keeps of it.
    pub kept: Recent,
    /// The case with its answer, once the list was looked at.
    pub solved: Option<Open>,
}

/// An open case with its ruling and the board of the moment shown.
#[derive(Clone)]
pub struct Open {
    /// The case.
    pub case: OpenCase,
    /// Its ruling.
    pub ruling: Rc<Ruling>,
    /// The moment shown.
    pub at: At,
    /// The board at that moment.
    pub board: Rc<BoardView>,
    /// The readings that the table chose, in words.
    pub table_rules: Rc<[TableRule]>,
    /// Small changes of the setup that turn the answer; found after the ruling is drawn.
    pub turned: Vec<Turned>,
    /// How many small changes have been tried.
    pub tried: usize,
    /// Whether all that is looked for after the ruling is drawn was looked for.
    pub looked: bool,
    /// The same loop behind another answer to its last decision.
    pub otherwise: Option<Otherwise>,
}

/// A loop as it would have gone.
#[derive(Clone)]
pub struct Otherwise {
    /// The other answer.
    pub deed: Says,
    /// The loop behind it.
    pub report: Rc<LoopReport>,
}

/// Numbers being typed, with what they come to: ruled on once, when they change.
#[derive(Clone, Default)]
pub struct Typed {
    /// The number in the prompt's field.
    pub number: String,
    /// The ruling behind naming it.
    pub named: Option<Rc<Ruling>>,
    /// The iteration whose board is wanted.
    pub lap: String,
    /// Each answer that would end the loop in that iteration.
    pub endings: Rc<[Ending]>,
    /// The ruling behind the chosen one of them.
    pub ended: Option<Rc<Ruling>>,
    /// The place in a round at which a loop is to end, in the order in which they are listed.
    pub window: usize,
}

/// An answer that ends the loop, instead of the deed with this index.
pub struct Ending {
    /// The deed's index.
    pub index: usize,
    /// Who answers.
    pub seat: Says,
    /// The place in the round, if there are several.
    pub window: Option<Says>,
    /// The answer.
    pub act: Act,
}

/// A small change of the setup that turns the answer.
#[derive(Clone)]
pub struct Turned {
    /// What changes.
    pub says: Says,
    /// The change.
    pub edit: Edit,
    /// What it gives.
    pub ruling: Rc<Ruling>,
}

/// What a person has picked up.
#[derive(Clone)]
pub struct Lifted {
    /// What it was lifted as.
    pub source: Source,
    /// Where it lies, unless it is a new one.
    pub from: Option<ZoneId>,
    /// What it is, and how many.
    pub pick: Pick,
    /// Its name.
    pub name: Says,
    /// Every place for it, the forbidden ones with their reasons.
    pub drops: Rc<[Drop]>,
}

/// Something that the page has to say.
#[derive(Clone)]
pub enum Notice {
    /// A drop, deed or edit was not allowed.
    Forbidden {
        /// Every reason.
        why: Vec<Problem>,
        /// The deed, if it can be asked anyway.
        ask: Option<Act>,
        /// The piece that it is about.
        of: Option<Source>,
    },
    /// A sentence, such as why a link could not be opened.
    Told(Says),
}

/// What a screen reader is told next.
#[derive(Clone, Default)]
pub struct Spoken {
    /// Grows with each announcement, so that the same words are spoken again.
    pub nth: u32,
    /// Whether the ruling is told, before the rest.
    pub ruling: bool,
    /// The rest.
    pub says: Vec<Says>,
}

impl Model {
    /// The page as it opens: on the first example, solved. `None` if there is no game.
    pub fn new(games: Games, lang: Lang, theme: Theme) -> Option<Model> {
        // The first question needs one game; the others wait until it stands.
        let shelf: Rc<[Shelf]> = games.iter().take(1).map(|game| Shelf::new(*game)).collect();
        let example = shelf.iter().find_map(|shelf| Some((shelf.about.id, shelf.about.examples.first()?)));
        let (case, example) = match example {
            Some((game, example)) => (example.case.clone(), Some((game, example.id))),
            None => (games.iter().find_map(|game| game.empty(&game.about().questions.first()?.id))?, None),
        };
        Some(Model {
            games,
            shelf,
            lang,
            chosen_lang: None,
            address: String::new(),
            theme,
            open: Open::new(case.clone()),
            origin: case.clone(),
            example,
            past: Vec::new(),
            future: Vec::new(),
            tonight: Vec::new(),
            recents: Vec::new(),
            gesture: Gesture::default(),
            lifted: None,
            tray: case.tray().into(),
            notice: None,
            spoken: Spoken::default(),
            rule: None,
            search: String::new(),
            description: None,
            draft: None,
            typing: None,
            typed: Typed::default(),
            walks: false,
            menu: false,
            share: false,
            closer: None,
            find: None,
            copied: None,
            is_whole: false,
            embedded: false,
            offline: Offline::default(),
        })
    }

    /// Puts every game on the gallery's shelf.
    pub fn shelve(&mut self) {
        self.shelf = self.games.iter().map(|game| Shelf::new(*game)).collect();
    }

    /// Rules on the gallery's next example; says whether there was one.
    #[inline(never)] // not on the first screen
    pub fn fill(&mut self) -> bool {
        let mut shelf = self.shelf.to_vec();
        let next = shelf.iter_mut().find_map(|shelf| {
            let next = shelf.about.examples.get(shelf.solved.len())?.case.clone();
            shelf.solved.push(Rc::new(Open::new(next)));
            Some(())
        });
        self.shelf = shelf.into();
        next.is_some()
    }

    /// What the open game says of itself.
    pub fn about(&self) -> Option<&About> {
        let id = self.open.case.game();
        self.shelf.iter().map(|shelf| &*shelf.about).find(|about| about.id == id)
    }

    /// The link to the open case.
    pub fn link(&self) -> String {
        format!("{}#{}", self.address, links::fragment(self))
    }

    /// The question that is asked.
    pub fn question(&self) -> Option<&QuestionAbout> {
        let ask = self.open.case.ask();
        self.about()?.questions.iter().find(|question| question.id == *ask)
    }

    /// The question that is asked, in words.
    pub fn title(&self) -> Option<Says> {
        Some(self.question()?.title.clone())
    }

    /// A player of the open case.
    pub fn seat(&self, id: Option<&SeatId>) -> Option<&SeatView> {
        self.open.board.seats.iter().find(|seat| Some(&seat.id) == id)
    }

    /// The class that gives something a player's colour.
    pub fn tint(&self, id: Option<&SeatId>) -> Option<&'static str> {
        self.seat(id).map(|seat| tint(seat.tint))
    }

    /// The open case's game.
    pub fn game(&self) -> Option<&'static dyn AnyGame> {
        self.games.iter().copied().find(|game| game.id() == self.open.case.game())
    }

    /// Tells a screen reader these sentences, behind the ruling if there is a new one.
    pub fn speak(&mut self, ruling: bool, says: Vec<Says>) {
        self.spoken = Spoken { nth: self.spoken.nth.wrapping_add(1), ruling, says };
    }
}

impl Lifted {
    /// How many are lifted.
    pub fn amount(&self) -> &Count {
        match &self.pick {
            Pick::Token { amount, .. } | Pick::Kind { amount, .. } => amount,
        }
    }

    /// What dropping at a place would do.
    pub fn drop_at(&self, zone: &ZoneId) -> Option<&Drop> {
        self.drops.iter().find(|drop| drop.zone == *zone)
    }

    /// The places for it, in the order in which they are drawn.
    pub fn places(&self) -> Vec<Place> {
        let place = |drop: &Drop| Place { zone: drop.zone.clone(), allowed: drop.why.is_empty() };
        self.drops.iter().map(place).collect()
    }
}

impl RecentCase {
    /// A case that the browser kept, if it is still understood.
    pub fn read(kept: &Recent, games: Games) -> Option<RecentCase> {
        Some(RecentCase { case: wire::decode(&kept.link, games).ok()?.case, kept: kept.clone(), solved: None })
    }
}

impl Shelf {
    /// A game with none of its examples ruled on.
    fn new(game: &'static dyn AnyGame) -> Shelf {
        Shelf { about: Rc::new(game.about()), solved: Vec::new() }
    }
}

impl Open {
    /// Rules on a case and looks at its end.
    pub fn new(case: OpenCase) -> Open {
        let (ruling, board) = case.look(&At::End);
        let table_rules = table_rules(&case).into();
        Open {
            case,
            ruling: Rc::new(ruling),
            at: At::End,
            board: Rc::new(board),
            table_rules,
            turned: Vec::new(),
            tried: 0,
            looked: false,
            otherwise: None,
        }
    }

    /// The same case, looked at another moment.
    pub fn show(&mut self, at: At) {
        self.board = Rc::new(self.case.board_at(&at));
        self.at = at;
    }
}
