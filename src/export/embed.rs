//! How another page shows a ruling: as a frame, as an element with its script, or by what a wiki has for it.

use crate::export::xml_escaped;
use crate::words::Lang;
use std::fmt::Write;

/// The height of a frame that cannot fit itself to what it shows, in pixels.
const HEIGHT: u32 = 640;

/// A ruling in another page.
pub struct Embed {
    // The page's own folder, ending in `/`.
    home: String,
    // The page's address, without what stands behind it.
    page: String,
    fragment: String,
    title: String,
    lang: Lang,
}

impl Embed {
    /// For a link to a case and a title: the question and its answer. `None` for a link that no other page can follow.
    pub fn new(link: &str, title: &str, lang: Lang) -> Option<Embed> {
        let (address, fragment) = link.split_once('#')?;
        let page = address.split('?').next().filter(|page| page.starts_with("http"))?;
        let (home, _) = page.rsplit_once('/')?;
        let title = title.split_whitespace().collect::<Vec<_>>().join(" ");
        Some(Embed { home: format!("{home}/"), page: page.to_owned(), fragment: fragment.to_owned(), title, lang })
    }

    /// A frame.
    pub fn frame(&self) -> String {
        format!(
            "<iframe src=\"{}\" title=\"{}\" width=\"100%\" height=\"{HEIGHT}\" style=\"border:0\" loading=\"lazy\" \
             referrerpolicy=\"no-referrer\"></iframe>",
            xml_escaped(&self.address()),
            xml_escaped(&self.title)
        )
    }

    /// The script and the element, with a link for whoever has no scripts.
    pub fn element(&self) -> String {
        format!(
            "<script src=\"{}embed.js\" async></script>\n<refrain-ruling lang=\"{}\"><a href=\"{}\">{}</a></refrain-ruling>",
            xml_escaped(&self.home),
            self.lang.tag(),
            xml_escaped(&format!("{}#{}", self.page, self.fragment)),
            xml_escaped(&self.title)
        )
    }

    /// The line of DokuWiki's plugin `iframe`.
    pub fn dokuwiki(&self) -> String {
        format!("{{{{url>{} 100%,{HEIGHT}px noborder|{}}}}}", self.address(), plain(&self.title))
    }

    /// The call of MediaWiki's extension Widgets, for its widget `Iframe`.
    pub fn widget(&self) -> String {
        format!("{{{{#widget:Iframe|url={}|width=100%|height={HEIGHT}|border=0}}}}", self.address())
    }

    /// The tag of MediaWiki's extension IframeTag, which takes numbers of pixels alone as `width` and `height`: of `100%` it
    /// would make 100 pixels. It lets `style` through, and no title.
    pub fn iframe_tag(&self) -> String {
        format!(
            "<iframe src=\"{}\" height=\"{HEIGHT}\" style=\"width:100%;border:0\"></iframe>",
            xml_escaped(&self.address())
        )
    }

    // What the frame opens: no brace, bar, quote or space, so that every wiki takes it whole.
    fn address(&self) -> String {
        let mut safe = String::new();
        for letter in format!("{}?embed&lang={}#{}", self.page, self.lang.tag(), self.fragment).chars() {
            if letter.is_whitespace() || "{}|[]<>\"'`\\^".contains(letter) {
                let mut bytes = [0; 4];
                for byte in letter.encode_utf8(&mut bytes).bytes() {
                    // Writing to a text cannot fail.
                    let _ = write!(safe, "%{byte:02X}");
                }
            } else {
                safe.push(letter);
            }
        }
        safe
    }
}

// Without what would end a DokuWiki line.
fn plain(title: &str) -> String {
    title.replace(['{', '}', '|'], " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn embed(link: &str, title: &str) -> Embed {
        Embed::new(link, title, Lang::Fr).unwrap()
    }

    #[test]
    fn each_form_opens_the_case_in_its_language() {
        let embed = embed("https://x.org/a%20b/?utm=1#s=1.Ab-_", "Who?  Nobody,\n 3 to 5.");
        let address = "https://x.org/a%20b/?embed&lang=fr#s=1.Ab-_";
        assert_eq!(
            embed.frame(),
            "<iframe src=\"https://x.org/a%20b/?embed&amp;lang=fr#s=1.Ab-_\" title=\"Who? Nobody, 3 to 5.\" width=\"100%\" \
             height=\"640\" style=\"border:0\" loading=\"lazy\" referrerpolicy=\"no-referrer\"></iframe>"
        );
        assert_eq!(
            embed.element(),
            "<script src=\"https://x.org/a%20b/embed.js\" async></script>\n<refrain-ruling lang=\"fr\"><a \
             href=\"https://x.org/a%20b/#s=1.Ab-_\">Who? Nobody, 3 to 5.</a></refrain-ruling>"
        );
        assert_eq!(embed.dokuwiki(), format!("{{{{url>{address} 100%,640px noborder|Who? Nobody, 3 to 5.}}}}"));
        assert_eq!(embed.widget(), format!("{{{{#widget:Iframe|url={address}|width=100%|height=640|border=0}}}}"));
        assert_eq!(
            embed.iframe_tag(),
            "<iframe src=\"https://x.org/a%20b/?embed&amp;lang=fr#s=1.Ab-_\" height=\"640\" \
             style=\"width:100%;border:0\"></iframe>"
        );
    }

    #[test]
    fn nothing_in_a_title_or_address_ends_its_place() {
        let nasty = "\"><script>alert(1)</script>}}|{{{x}} [[a|b]] & </a>";
        let embed = embed("https://x.org/r/index.html?a=\"b#s=1.\"|}}<x y", nasty);
        for form in [embed.frame(), embed.iframe_tag()] {
            assert_eq!((form.matches('<').count(), form.matches('>').count()), (2, 2), "{form}");
        }
        let element = embed.element();
        assert_eq!((element.matches('<').count(), element.matches("<script").count()), (6, 1), "{element}");
        let line = embed.dokuwiki();
        assert_eq!((line.matches("}}").count(), line.matches('|').count(), line.matches("{{").count()), (1, 1, 1));
        let call = embed.widget();
        assert_eq!((call.matches("}}").count(), call.matches('|').count(), call.matches("{{").count()), (1, 4, 1));
    }

    #[test]
    fn a_page_without_a_web_address_cannot_be_shown() {
        for link in
            ["file:///home/x/refrain.html#s=1.a", "about:srcdoc#s=1.a", "https://x.org/", "", "javascript:alert(1)#x"]
        {
            assert!(Embed::new(link, "x", Lang::En).is_none(), "{link}");
        }
    }
}
