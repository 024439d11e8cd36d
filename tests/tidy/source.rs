//! Source files as the scans see them: the code without its comments and texts, the texts apart, tests cut out.

use std::fs;
use std::path::Path;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// A Rust file.
pub struct Source {
    /// Its path from the repository's root.
    pub path: String,
    /// All of it.
    pub text: String,
    /// Its code: comments and texts are blank, lines stay where they are.
    pub code: String,
    /// Its texts, with the line of each.
    pub texts: Vec<(usize, String)>,
}

impl Source {
    pub fn new(path: &str, text: &str) -> Source {
        let (code, texts) = parted(text);
        Source { path: path.to_owned(), text: text.to_owned(), code, texts }
    }

    /// The code without `#[cfg(test)]` modules.
    pub fn without_tests(&self) -> String {
        let mut code = self.code.clone();
        while let Some(start) = code.find("#[cfg(test)]") {
            let rest = &code[start..];
            let open = rest.find('{').unwrap_or(usize::MAX);
            let end = match rest.find(';') {
                Some(semicolon) if semicolon < open => semicolon + 1,
                _ => closing(rest).unwrap_or(rest.len()),
            };
            let lines = rest[..end].matches('\n').count();
            code.replace_range(start..start + end, &"\n".repeat(lines));
        }
        code
    }

    /// Whether it is of the library: not the page, not a command.
    pub fn is_lib(&self) -> bool {
        self.path.starts_with("src/") && !self.is_page() && !self.path.starts_with("src/bin/")
    }

    /// Whether it is of the page.
    pub fn is_page(&self) -> bool {
        self.path.starts_with("src/app/") || self.path == "src/main.rs"
    }

    /// The game whose folder it is in.
    pub fn game(&self) -> Option<&str> {
        let (game, _) = self.path.strip_prefix("src/games/")?.split_once('/')?;
        Some(game)
    }
}

// Behind the brace that closes the first one.
fn closing(code: &str) -> Option<usize> {
    let mut depth = 0;
    for (at, c) in code.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 1 => return Some(at + 1),
            '}' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// Every file below a folder of the repository whose name ends so: path and text.
pub fn files(folder: &str, ending: &str) -> Vec<(String, String)> {
    fn walk(folder: &Path, ending: &str, found: &mut Vec<(String, String)>) {
        let Ok(entries) = fs::read_dir(folder) else { return };
        for path in entries.map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                walk(&path, ending, found);
            } else if path.to_string_lossy().ends_with(ending) {
                let name = path.strip_prefix(ROOT).unwrap().to_string_lossy().replace('\\', "/");
                found.push((name, fs::read_to_string(&path).unwrap()));
            }
        }
    }
    let mut found = Vec::new();
    walk(&Path::new(ROOT).join(folder), ending, &mut found);
    found.sort();
    found
}

/// The Rust files below a folder.
pub fn rust(folder: &str) -> Vec<Source> {
    files(folder, ".rs").iter().map(|(path, text)| Source::new(path, text)).collect()
}

/// The files below `src` that are not compiled into the program: `#[cfg(test)] mod name;` names them, or the folder
/// that they lie in.
pub fn is_test_file(source: &Source, all: &[Source]) -> bool {
    let path = source.path.trim_end_matches(".rs").trim_end_matches("/mod");
    is_test_module(Path::new(path), all)
}

fn is_test_module(module: &Path, all: &[Source]) -> bool {
    let (Some(name), Some(folder)) = (module.file_name(), module.parent()) else { return false };
    let declared = ["#[cfg(test)]mod", &*name.to_string_lossy(), ";"].concat();
    let here = folder.to_string_lossy();
    let parents = [format!("{here}/mod.rs"), format!("{here}.rs"), format!("{here}/lib.rs")];
    let declares = |other: &Source| {
        parents.contains(&other.path) && other.code.split_whitespace().collect::<String>().contains(&declared)
    };
    all.iter().any(declares) || is_test_module(folder, all)
}

/// The words of code: identifiers, keywords and numbers, each with its line, from 1.
pub fn words(code: &str) -> impl Iterator<Item = (usize, &str)> {
    code.lines().enumerate().flat_map(|(line, code)| {
        code.split(|c: char| !c.is_alphanumeric() && c != '_')
            .filter(|word| !word.is_empty())
            .map(move |word| (line + 1, word))
    })
}

// Blanks comments and texts, and collects the texts.
fn parted(text: &str) -> (String, Vec<(usize, String)>) {
    let chars: Vec<char> = text.chars().collect();
    let (mut code, mut texts) = (String::new(), Vec::new());
    let (mut at, mut line) = (0, 1);
    let starts = |at: usize, what: &str| what.chars().enumerate().all(|(n, c)| chars.get(at + n) == Some(&c));
    while at < chars.len() {
        let end = if starts(at, "//") {
            (at..chars.len()).find(|n| chars[*n] == '\n').unwrap_or(chars.len())
        } else if starts(at, "/*") {
            let (mut n, mut depth) = (at + 2, 1);
            while n < chars.len() && depth > 0 {
                if starts(n, "/*") {
                    (n, depth) = (n + 2, depth + 1);
                } else if starts(n, "*/") {
                    (n, depth) = (n + 2, depth - 1);
                } else {
                    n += 1;
                }
            }
            n
        } else if let Some(end) = end_of_text(&chars, at) {
            texts.push((line, chars[at..end].iter().collect::<String>()));
            end
        } else {
            let is_char = chars[at] == '\'' && (chars.get(at + 1) == Some(&'\\') || chars.get(at + 2) == Some(&'\''));
            if !is_char {
                code.push(chars[at]);
                line += usize::from(chars[at] == '\n');
                at += 1;
                continue;
            }
            let escaped = if chars.get(at + 1) == Some(&'\\') { at + 3 } else { at + 2 };
            (escaped..chars.len()).find(|n| chars[*n] == '\'').unwrap_or(chars.len() - 1) + 1
        };
        for c in &chars[at..end] {
            code.push(if *c == '\n' { '\n' } else { ' ' });
            line += usize::from(*c == '\n');
        }
        at = end;
    }
    (code, texts)
}

// Behind a string literal that begins at `at`, raw ones too.
fn end_of_text(chars: &[char], at: usize) -> Option<usize> {
    let before = at.checked_sub(1).map(|n| chars[n]);
    let in_word = before.is_some_and(|c| c.is_alphanumeric() || c == '_');
    let mut n = at;
    if chars[n] == 'b' && !in_word {
        n += 1;
    }
    if chars.get(n) == Some(&'r') && (!in_word || n > at) {
        let hashes = chars[n + 1..].iter().take_while(|c| **c == '#').count();
        if chars.get(n + 1 + hashes) == Some(&'"') {
            let mut end = n + 2 + hashes;
            while end < chars.len() {
                if chars[end] == '"' && chars[end + 1..].iter().take(hashes).filter(|c| **c == '#').count() == hashes {
                    return Some(end + 1 + hashes);
                }
                end += 1;
            }
            return Some(end);
        }
    }
    if chars.get(n) != Some(&'"') {
        return None;
    }
    let mut end = n + 1;
    while end < chars.len() && chars[end] != '"' {
        end += if chars[end] == '\\' { 2 } else { 1 };
    }
    Some((end + 1).min(chars.len()))
}

#[test]
fn comments_texts_and_tests_are_told_from_code() {
    let text = "let a = \"f64 // \\\" x\"; // HashMap\nlet b = r#\"std::fs \"q\" \"#; /* f32 /* f64 */ */ let c = '\"';\n\
                fn f<'a>(x: &'a str) {}\n#[cfg(test)]\nmod tests { fn g() { } }\nlet d = '\\'';\n";
    let source = Source::new("src/x.rs", text);
    let all: Vec<(usize, &str)> = words(&source.code).collect();
    assert!(!all.iter().any(|(_, word)| ["f64", "f32", "HashMap", "std", "q"].contains(word)), "{all:?}");
    assert!(all.contains(&(2, "c")) && all.contains(&(3, "str")) && all.contains(&(6, "d")), "{all:?}");
    assert_eq!(source.texts.len(), 2);
    assert_eq!(source.texts[1].0, 2);
    let code = source.without_tests();
    assert!(!code.contains("tests") && code.contains("let d"), "{code}");
    let parent = Source::new("src/a/mod.rs", "#[cfg(test)]\nmod odd_tests;\nmod even;");
    let (odd, even) = (Source::new("src/a/odd_tests.rs", ""), Source::new("src/a/even.rs", ""));
    let all = [parent, odd, even];
    assert!(is_test_file(&all[1], &all) && !is_test_file(&all[2], &all));
    let inside = ["src/a/odd_tests/mod.rs", "src/a/odd_tests/page.rs"].map(|path| Source::new(path, ""));
    assert!(inside.iter().all(|file| is_test_file(file, &all)));
}
