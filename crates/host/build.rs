//! Collects how the page calls seats and those who sit on them, in every language of `locales/`.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

/// The names of these messages begin so.
const PREFIXES: [&str; 2] = ["sitter-", "seat-"];

fn main() -> Result<(), Box<dyn Error>> {
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut texts = Vec::new();
    for language in fs::read_dir(&locales)? {
        for file in fs::read_dir(language?.path())? {
            texts.extend(sitters(&fs::read_to_string(file?.path())?));
        }
    }
    texts.sort();
    let to = Path::new(&env::var("OUT_DIR")?).join("sitters.txt");
    Ok(fs::write(to, texts.join("\n"))?)
}

/// The texts of these messages and of their attributes in a file, without spaces around values. Lines that go on with a message are indented.
fn sitters(file: &str) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    let mut is_inside = false;
    for line in file.lines() {
        let is_indented = line.starts_with([' ', '\t']);
        let is_begin = PREFIXES.iter().any(|prefix| line.starts_with(prefix));
        is_inside = is_begin || is_inside && is_indented;
        if !is_inside {
            continue;
        }
        let is_begun = !is_indented || line.trim_start().starts_with('.');
        match line.split_once('=') {
            Some((_, text)) if is_begun => texts.push(text.trim().into()),
            _ => {
                if let Some(text) = texts.last_mut() {
                    *text = format!("{text} {}", line.trim());
                }
            }
        }
    }
    let tight = |text: String| text.replace("{ ", "{").replace(" }", "}");
    texts.into_iter().map(tight).collect()
}
