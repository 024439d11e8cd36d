//! `refrain kit`: what a wiki page needs, in a folder or in one file.

use crate::files::{open, print, write};
use refrain::export::{self, KitFile, zip};
use refrain::ruling::OpenCase;
use refrain::wire::{CaseFile, View, encode, stem};
use refrain::words::Lang;
use std::path::Path;

/// The link that opens a case on the page at this address.
pub fn link(page: &str, case: &OpenCase, lang: Lang) -> String {
    let view = View { lang: Some(lang), at: None };
    format!("{}#{}", page.split('#').next().unwrap_or_default(), encode(case, &view))
}

/// Writes the kit and says how many files it has.
pub fn run(arguments: &[&str]) -> Result<u8, String> {
    let (mut file, mut out, mut lang, mut page) = (None, None, Lang::En, None);
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match *argument {
            "-o" => out = Some(*rest.next().ok_or("-o takes a folder, or a file that ends in .zip")?),
            "--page" => page = Some(*rest.next().ok_or("--page takes the page's address")?),
            "--lang" => {
                let tag = rest.next().ok_or("--lang takes en or fr")?;
                lang = Lang::from_tag(tag).ok_or_else(|| format!("--lang takes en or fr, not {tag}"))?;
            }
            name if file.is_none() && (name == "-" || !name.starts_with('-')) => file = Some(name),
            other => return Err(format!("`{other}` is not understood after `refrain kit`; try `refrain --help`")),
        }
    }
    let name = file.ok_or("`refrain kit` takes a file, or - for the standard input")?;
    let out = Path::new(out.ok_or("`refrain kit` takes -o with a folder, or a file that ends in .zip")?);
    let case = open(name, lang)?.case;
    let link = page.map(|page| link(page, &case, lang));
    let mut files = export::kit(&case, &case.rule(), &stem(&case), lang, link.as_deref());
    files.push(KitFile { name: "case.json".to_owned(), bytes: CaseFile::of(&case).write().into_bytes() });
    if out.extension().is_some_and(|extension| extension == "zip") {
        write(out, &zip(&files))?;
    } else {
        for file in &files {
            write(&out.join(&file.name), &file.bytes)?;
        }
    }
    print(&format!("{} files in {}\n", files.len(), out.display()), 0)
}
