//! Files and the standard input and output, with errors in words.

use refrain::games;
use refrain::ruling::Sentence;
use refrain::wire::{CaseFile, MAX_FILE, WireError};
use refrain::words::{Count, Lang};
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// Prints a text; the exit code is then `code`.
// A reader that has gone away (`refrain rule x | head -1`) is no error.
pub fn print(text: &str, code: u8) -> Result<u8, String> {
    match io::stdout().write_all(text.as_bytes()).and_then(|()| io::stdout().flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(format!("cannot write: {error}")),
        _ => Ok(code),
    }
}

/// Opens a case file, or what comes in for the name `-`.
pub fn open(name: &str, lang: Lang) -> Result<CaseFile, String> {
    CaseFile::from_bytes(&read(name, MAX_FILE)?, games::ALL).map_err(|error| explained(name, &error, lang))
}

fn explained(name: &str, error: &WireError, lang: Lang) -> String {
    format!("{name}: {}", error.say(lang).plain())
}

/// The bytes of a file, or of what comes in for the name `-`.
// One byte more than a file may have is enough to see that it is too large.
pub fn read(name: &str, most: usize) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let limit = most as u64 + 1;
    let done = match name {
        "-" => io::stdin().lock().take(limit).read_to_end(&mut bytes),
        path => File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes)),
    };
    done.map(|_| bytes).map_err(|error| format!("{name}: {}", in_words(&error)))
}

/// What went wrong, in words.
// Without the system's own number for the error.
pub fn in_words(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file or folder".to_owned(),
        io::ErrorKind::PermissionDenied => "it may not be read".to_owned(),
        io::ErrorKind::IsADirectory => "it is a folder, not a file".to_owned(),
        io::ErrorKind::NotADirectory => "it is a file, not a folder".to_owned(),
        _ => error.to_string(),
    }
}

/// The text of a scenario file, or why it cannot be read.
pub fn scenario(path: &Path) -> Result<String, String> {
    let bytes = read(&path.to_string_lossy(), MAX_FILE)?;
    let told = |error: WireError| error.say(Lang::En).plain();
    if bytes.len() > MAX_FILE {
        return Err(told(WireError::TooLarge { most: Count::from(MAX_FILE) }));
    }
    String::from_utf8(bytes).map_err(|_| told(WireError::NotText))
}

/// Every JSON file in a folder and in those within it, in order.
pub fn json_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut paths = Vec::new();
    gather(folder, &mut paths).map_err(|error| format!("{}: {}", folder.display(), in_words(&error)))?;
    paths.sort();
    Ok(paths)
}

/// Writes a file, with the folders that hold it.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
    folder.and_then(|()| fs::write(path, bytes)).map_err(|error| format!("{}: {}", path.display(), in_words(&error)))
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        // Not `path.is_dir()`: a link to a folder above would lead round and round.
        if entry.file_type()?.is_dir() {
            gather(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "json") {
            files.push(path);
        }
    }
    Ok(())
}
