use crate::export::xml_escaped;
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// The light edge that a reader needs, in modules.
const EDGE: i32 = 4;

/// A QR code of a text as a picture; `None` if it is longer than such a code may be (about 2,900 characters).
pub fn qr_svg(text: &str, title: &str) -> Option<String> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let start = x;
            while x < size && code.get_module(x, y) {
                x += 1;
            }
            if x > start {
                // Writing to a text cannot fail.
                let _ = write!(path, "M{} {}h{}v1h-{}z", start + EDGE, y + EDGE, x - start, x - start);
            }
            x += 1;
        }
    }
    let whole = size + 2 * EDGE;
    let title = xml_escaped(title);
    Some(format!(
        concat!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}" role="img" shape-rendering="crispEdges">"##,
            r##"<title>{1}</title><rect width="{0}" height="{0}" fill="#fff"/><path d="{2}" fill="#000"/></svg>"##
        ),
        whole, title, path
    ))
}
