use crate::export::markup::{Lists, Markup};
use crate::export::{Frame, Names, Page, markdown};
use crate::ruling::{Ruling, Sentence};
use crate::words::Lang;

/// The longest message, in UTF-16 units: that is never less than Discord counts.
const MOST: usize = 2000;
/// The room that an answer may take when a link has to follow.
const ANSWER: usize = 600;

const DISCORD: Markup = Markup {
    escaped,
    bold: ["**", "**"],
    faint: ["*", "*"],
    lists: Lists::Indented,
    table: None,
    // Between angle brackets, so that no preview takes the room of the text.
    link: |address, words| format!("{words} → <{address}>"),
};

/// A ruling as one message: the answer, as many of the steps as there is room for, and the link.
pub(super) fn message(ruling: &Ruling, names: &Names, lang: Lang, link: Option<&str>) -> String {
    let page = Page::of(ruling, names, lang);
    let link = link.map(|link| (DISCORD.link)(link, &Frame::OpenIt.say(lang).plain()));
    let more = Frame::MoreSteps.say(lang).plain();
    // A link that leaves no room for an answer is said to be left out.
    let foot = match link {
        Some(link) if long(&link) + ANSWER + 200 > MOST => Frame::LinkTooLong.say(lang).plain(),
        Some(link) => link,
        None => String::new(),
    };
    let room = MOST - long(&foot).min(MOST) - long(&more) - 4;
    let mut lines =
        vec![shortened(&DISCORD.answer(&page), room.min(if foot.is_empty() { MOST } else { ANSWER + 200 }))];
    let mut taken = long(lines.first().map_or("", String::as_str));
    let steps = page.sections.iter().find(|section| section.numbered).map_or(&[][..], |section| &section.items);
    let after = page.after.iter().map(|after| escaped(&after.plain()));
    let steps =
        steps.iter().enumerate().map(|(nth, step)| format!("{}. {}", nth + 1, DISCORD.words(step, names, lang)));
    for line in after.chain(steps) {
        if taken + long(&line) + 1 > room {
            lines.push(more);
            break;
        }
        taken += long(&line) + 1;
        lines.push(line);
    }
    if !foot.is_empty() {
        lines.push(foot);
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn long(text: &str) -> usize {
    text.encode_utf16().count()
}

// Cut where a letter ends, and not between a backslash and what it stands for.
fn shortened(text: &str, most: usize) -> String {
    if long(text) <= most {
        return text.to_owned();
    }
    let mut short = String::new();
    let mut taken = 1;
    for c in text.chars() {
        taken += c.len_utf16();
        if taken > most {
            break;
        }
        short.push(c);
    }
    let kept = short.trim_end_matches('\\').len();
    short.truncate(kept);
    short.push('…');
    short
}

// As in Markdown; besides, nobody is called by a name with an `@`.
fn escaped(text: &str) -> String {
    markdown::escaped(text).replace('@', "@\u{200B}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cut_leaves_no_backslash_at_the_end() {
        assert_eq!(shortened(r"ab\*cd", 4), "ab…");
        assert_eq!(shortened(r"ab\*cd", 5), r"ab\*…");
        assert_eq!(shortened(r"ab\*cd", 6), r"ab\*cd");
        assert_eq!(shortened("😀😀😀", 5), "😀😀…");
        assert_eq!(escaped("@everyone"), "\\@\u{200B}everyone");
    }
}
