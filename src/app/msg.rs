use crate::app::closer::Look;
use crate::app::gesture::Event;
use refrain::export::Form;
use refrain::ruling::{Act, At, Does, QuestionId, Rule, TokenId, ZoneId};
use refrain::words::{Count, Lang};

/// Everything that can happen on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// An edit, a deed or a reading, from a drop, a menu, an offer, a choice or a field.
    Do(Does),
    /// A deed that the rules forbid, asked all the same.
    AskAnyway(Act),
    /// A number typed into the prompt's field.
    TypeNumber(String),
    /// The nth place in a round is chosen, at which a loop is to end.
    Window(usize),
    /// An iteration typed, to look at the board behind it.
    TypeLap(String),
    /// The typed or offered number is named.
    NameNumber(Count),
    /// The number in the prompt's field is named, or it is said why it is none.
    NameTyped,
    /// Goes back to just before the deed with this index, to decide it anew.
    DecideAnew(usize),
    /// Another number of times, as typed, in the deed with this index; what came behind it stays.
    Times(usize, String),
    /// This deed instead of the one with this index; what came behind it goes.
    Answer(usize, Act),
    /// Takes one deed out; later ones stay.
    TakeBack(usize),
    /// One change back.
    Undo,
    /// One change forward.
    Redo,
    /// Back to the example, or the empty board, that this case began as.
    Reset,
    /// The whole board becomes the nth of the other ones that its game offers: a start, the sides exchanged.
    Begin(usize),
    /// Opens an example, by game and id.
    OpenExample(&'static str, &'static str),
    /// Opens an empty board, by game and question.
    OpenEmpty(&'static str, QuestionId),
    /// Opens a case out of the recent ones, by place in the list.
    OpenRecent(usize),
    /// Takes a case off the list of recent ones, by its place there.
    ForgetRecent(usize),
    /// Opens the case in a link's fragment.
    OpenLink(String),
    /// Opens the text of a file.
    OpenFile(String),
    /// Asks another question of the same board.
    Question(QuestionId),
    /// Puts the board under another ruleset.
    Ruleset(String),
    /// Goes on from the board as the ruling left it, as a new setup.
    GoOn,
    /// Looks at some more of the small changes that might turn the answer.
    LookOn,
    /// Shows the board at a moment.
    Show(At),
    /// Starts or stops walking through the steps by itself.
    SetWalking(bool),
    /// The next step of a walk that goes by itself.
    WalkOn,
    /// Shows the board some steps further on, or back.
    Walk(i32),
    /// Opens a rule that is cited, or closes the open one.
    Rule(Option<&'static Rule>),
    /// Goes from a map's drawing to the place in the list.
    Reveal(ZoneId),
    /// Filters the tray.
    Search(String),
    /// The words with which a piece is being described; nothing closes that field.
    Describe(Option<String>),
    /// Puts the described piece on the board.
    AddDescribed,
    /// How many of a counted class are lifted.
    Amount(Count),
    /// A number typed for how many are lifted.
    TypeAmount(String),
    /// A number typed for how many of a counted class there are.
    TypeCount(TokenId, String),
    /// A text is being typed into the field with this id.
    Typing(String, String),
    /// A number typed into a field of a piece, or of the board.
    TypeField(Option<TokenId>, String, String),
    /// Says why the nth offer may not be taken.
    WhyNot(Owner, usize),
    /// A shorthand typed at a place.
    Shorthand(ZoneId, String),
    /// Opens or closes the page's menu.
    Menu(bool),
    /// Opens or closes the panel for taking the ruling along.
    Share(bool),
    /// Takes a closer look at the answer, or ends it.
    Closer(Look),
    /// Opens the search for a rule with these words, or closes it.
    FindRule(Option<String>),
    /// Goes to the gallery.
    ToGallery,
    /// Goes to the answer.
    ToAnswer,
    /// Another language.
    Lang(Lang),
    /// Another theme.
    Theme(Theme),
    /// Copies a text to the clipboard.
    Copy(Copied),
    /// Saves a picture or the kit as a file.
    Save(Saving),
    /// The browser could not make the file.
    NotSaved,
    /// What the clipboard said.
    WasCopied(bool),
    /// The whole program is there and the first screen stands.
    Whole,
    /// The gallery's next example is ruled on.
    Fill,
    /// The page is painted: now its case goes into the browser's keeping and the address.
    Keep,
    /// What the browser tells of the page's use without a network.
    Offline(String),
    /// The new version takes over.
    TakeOver,
    /// The new version waits.
    Later,
    /// The page goes among the device's programs.
    Install,
    /// Brings the boards of a file in.
    CarryIn(String),
    /// The browser does not let the page store anything.
    NothingKept,
    /// The Escape key: puts back, or closes what is open, one thing at a time.
    Escape,
    /// Closes the notice.
    Dismiss,
    /// A pointer, key or click in the board's drag and drop.
    Gesture(Event),
}

/// What makes an offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Owner {
    /// The board.
    Board,
    /// A place.
    Zone(ZoneId),
    /// A piece.
    Token(TokenId),
}

/// Light, dark, or as the device has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the device has it.
    #[default]
    Device,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// The theme that an embedding page asks for.
    pub fn from_word(word: &str) -> Theme {
        match word {
            "light" => Theme::Light,
            "dark" => Theme::Dark,
            _ => Theme::Device,
        }
    }
}

/// What is saved as a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saving {
    /// The board at the moment shown, as a drawing or as a picture of points.
    Board {
        /// Whether it is a picture of points.
        as_points: bool,
    },
    /// The loop.
    Loop {
        /// Whether it is a picture of points.
        as_points: bool,
    },
    /// Everything that a wiki page needs.
    Kit,
}

/// What is copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copied {
    /// The answer alone.
    Answer,
    /// The whole ruling, written in a form.
    Written(Form),
    /// A link to the case.
    Link,
    /// A report that the answer is wrong.
    Report,
    /// What shows the case in another page.
    Embed(EmbedAs),
}

/// How another page shows a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmbedAs {
    /// As a frame.
    Frame,
    /// As an element with its script.
    Element,
    /// By DokuWiki's plugin.
    DokuWiki,
    /// By MediaWiki's extension Widgets.
    Widget,
    /// By MediaWiki's extension IframeTag.
    IframeTag,
}
