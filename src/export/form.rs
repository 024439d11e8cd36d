use crate::export::{Names, bbcode, discord, dokuwiki, markdown, mediawiki, reddit, text};
use crate::ruling::Ruling;
use crate::words::Lang;

/// A way to write a ruling down for people, where pages, chats and wikis understand different marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Plain text.
    Text,
    /// Markdown, as most sites have it.
    Markdown,
    /// Reddit's Markdown.
    Reddit,
    /// A message on Discord: at most 2,000 characters.
    Discord,
    /// The marks in square brackets of older forums.
    Bbcode,
    /// MediaWiki's marks.
    MediaWiki,
    /// DokuWiki's marks.
    DokuWiki,
}

impl Form {
    /// Every form, in the order in which the page offers them.
    pub const ALL: [Form; 7] =
        [Form::Text, Form::Markdown, Form::Reddit, Form::Discord, Form::Bbcode, Form::MediaWiki, Form::DokuWiki];

    /// Its word on the command line and for other programs.
    pub fn word(self) -> &'static str {
        match self {
            Form::Text => "text",
            Form::Markdown => "markdown",
            Form::Reddit => "reddit",
            Form::Discord => "discord",
            Form::Bbcode => "bbcode",
            Form::MediaWiki => "mediawiki",
            Form::DokuWiki => "dokuwiki",
        }
    }

    /// The form with this word.
    pub fn from_word(word: &str) -> Option<Form> {
        Form::ALL.into_iter().find(|form| form.word() == word)
    }

    /// The ruling in this form, with a link to the case behind it if there is one.
    pub fn write(self, ruling: &Ruling, names: &Names, lang: Lang, link: Option<&str>) -> String {
        let write = match self {
            Form::Text => text::linked,
            Form::Markdown => markdown::linked,
            Form::Reddit => reddit::linked,
            Form::Discord => discord::message,
            Form::Bbcode => bbcode::linked,
            Form::MediaWiki => mediawiki::linked,
            Form::DokuWiki => dokuwiki::linked,
        };
        write(ruling, names, lang, link.map(address).as_deref())
    }
}

/// An address without the characters that end one in some form; a link of ours has none of them.
pub(super) fn address(link: &str) -> String {
    let mut safe = String::with_capacity(link.len());
    for byte in link.trim().bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' => safe.push(char::from(byte)),
            b'-' | b'.' | b'_' | b'~' | b':' | b'/' | b'?' | b'#' | b'&' | b'=' | b'%' | b'@' | b'+' | b',' => {
                safe.push(char::from(byte));
            }
            other => safe.push_str(&format!("%{other:02X}")),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_form_is_found_by_its_word() {
        for form in Form::ALL {
            assert_eq!(Form::from_word(form.word()), Some(form));
        }
        assert_eq!(Form::from_word("word"), None);
    }

    #[test]
    fn nothing_in_an_address_ends_it() {
        assert_eq!(address("https://x.y/a b/#s=1.A_-b"), "https://x.y/a%20b/#s=1.A_-b");
        assert_eq!(address("https://x/)]>\"'|{é"), "https://x/%29%5D%3E%22%27%7C%7B%C3%A9");
    }
}
