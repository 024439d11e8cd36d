//! How far the page is kept for use without a network, as the browser tells it (`static/offline.js`).

/// What is known of the keeping.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offline {
    /// How far it is.
    pub kept: Kept,
    /// Whether a newer version waits for the person's word.
    pub newer: bool,
    /// Whether the person has answered the offer; the menu repeats it.
    pub answered: bool,
    /// Whether the browser can put the page among the device's programs.
    pub installable: bool,
    /// Whether the browser drops what it keeps after a while, unless the page is on the home screen.
    pub forgetful: bool,
}

/// How far the keeping is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Kept {
    /// Nothing is known yet.
    #[default]
    Unknown,
    /// The whole page is one file, which somebody has already.
    OneFile,
    /// This browser keeps no page here.
    Never,
    /// It is being kept.
    Saving,
    /// It could not be kept whole.
    Failed,
    /// It is kept.
    Saved {
        /// Which version.
        version: String,
        /// How large it is.
        bytes: usize,
    },
}

impl Offline {
    /// Takes in what the browser tells: a word, and what belongs to it.
    pub fn hear(&mut self, told: &str) {
        let mut words = told.split(' ');
        match words.next().unwrap_or_default() {
            "one-file" => self.kept = Kept::OneFile,
            "never" => self.kept = Kept::Never,
            "saving" => self.kept = Kept::Saving,
            "failed" => self.kept = Kept::Failed,
            "saved" => {
                let version = words.next().unwrap_or_default().to_owned();
                let bytes = words.next().and_then(|bytes| bytes.parse().ok()).unwrap_or_default();
                self.kept = Kept::Saved { version, bytes };
            }
            "newer" => (self.newer, self.answered) = (true, false),
            "installable" => self.installable = true,
            "installed" => (self.installable, self.forgetful) = (false, false),
            "forgetful" => self.forgetful = true,
            _ => {}
        }
    }
}
