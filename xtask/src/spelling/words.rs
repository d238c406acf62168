//! Collects the words of each language for the spelling check.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, bail};
use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use crate::tree::{File, Finding, Tree};

/// Replaces values and names in backticks: a word with a digit is not looked up.
const VALUE: &str = "0";

/// The page with the words of the games in all languages.
const GLOSSARY: &str = "docs/glossary.md";

/// A message, an attribute or a row of the glossary in a language.
struct Said {
    language: String,
    /// Its key in all languages: a file and a name.
    key: (String, String),
    line: usize,
    words: BTreeSet<String>,
}

/// The words of a language, each with the finding at its first place if it is misspelt. A word that another language has in the same
/// message is a name or a quotation, and is skipped.
pub(super) fn of(tree: &Tree, language: &str) -> Result<BTreeMap<String, Finding>> {
    let mut others: BTreeMap<(String, String), BTreeSet<String>> = BTreeMap::new();
    let mut own = Vec::new();
    for file in tree.files() {
        for said in said(file)? {
            if said.language == language {
                own.push((file, said));
            } else {
                others.entry(said.key).or_default().extend(said.words);
            }
        }
    }
    let mut found = BTreeMap::new();
    for (file, said) in own {
        let foreign = others.get(&said.key);
        for word in said.words {
            if foreign.is_none_or(|foreign| !foreign.contains(&word)) {
                let what = format!("{} has {word}, which is in no dictionary", said.key.1);
                let finding = Finding::new(&file.path, said.line, what);
                found.entry(word).or_insert(finding);
            }
        }
    }
    Ok(found)
}

/// The texts of a file of messages or of the glossary, by language; none for any other file.
fn said(file: &File) -> Result<Vec<Said>> {
    if file.path == GLOSSARY {
        return Ok(rows(file));
    }
    let within = file.path.strip_prefix("locales/");
    let Some((language, name)) = within.and_then(|path| path.split_once('/')) else {
        return Ok(Vec::new());
    };
    let resource = match parse(file.text.as_str()) {
        Ok(resource) => resource,
        Err((_, errors)) => bail!("cannot read {}: {}", file.path, errors[0]),
    };
    let mut all = Vec::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let id = message.id.name;
            let value = message.value.iter().map(|value| (id.to_owned(), value));
            let attributes = message.attributes.iter();
            let attributes = attributes.map(|one| (format!("{id}.{}", one.id.name), &one.value));
            let line = file.line_where(|line| line.split(' ').next() == Some(id));
            all.extend(value.chain(attributes).map(|(message, pattern)| Said {
                language: language.into(),
                key: (name.into(), message),
                line,
                words: words(&cases(pattern)),
            }));
        }
    }
    Ok(all)
}

/// The rows of the tables of the glossary that have a column for each language.
fn rows(file: &File) -> Vec<Said> {
    let mut languages: Vec<&str> = Vec::new();
    let mut rows = Vec::new();
    for (line, text) in file.lines() {
        let cells: Vec<&str> = text.split('|').skip(1).take(3).map(str::trim).collect();
        if cells == ["en", "de", "it"] || cells.len() < 3 {
            languages = cells;
        } else if languages.len() == 3 {
            rows.extend(languages.iter().zip(&cells).map(|(language, cell)| Said {
                language: (*language).into(),
                key: (file.path.clone(), cells[0].into()),
                line,
                words: words(&[(*cell).into()]),
            }));
        }
    }
    rows
}

/// The texts of a pattern, one for each choice of variants.
fn cases(pattern: &Pattern<&str>) -> Vec<String> {
    let mut texts = vec![String::new()];
    for element in &pattern.elements {
        let ends: Vec<String> = match element {
            PatternElement::TextElement { value } => vec![(*value).into()],
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => {
                let texts = variants.iter().map(|variant| cases(&variant.value));
                texts.flatten().collect()
            }
            PatternElement::Placeable { .. } => vec![VALUE.into()],
        };
        let joined = |text: &String| ends.iter().map(move |end| format!("{text}{end}")).collect();
        texts = texts
            .iter()
            .flat_map(|text| -> Vec<String> { joined(text) })
            .collect();
    }
    texts
}

/// The words of texts; an elided word keeps its apostrophe. Names in backticks, file names, and words with a digit or an inner capital
/// letter are skipped.
fn words(texts: &[String]) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for text in texts {
        let plain: Vec<&str> = text.split('`').step_by(2).collect();
        // A word that begins with a hyphen is the end of one that is not there.
        let plain = plain.join(VALUE).replace('’', "'").replace(" -", " 0");
        let pieces =
            plain.split(|letter: char| !letter.is_alphanumeric() && !"'.".contains(letter));
        let pieces = pieces.map(|piece| piece.trim_matches(['.', '\'']));
        for word in pieces.flat_map(|piece| piece.split_inclusive('\'')) {
            let mut letters = word.chars();
            let begins = letters.next().is_some_and(char::is_alphabetic);
            if begins && letters.all(|letter| letter.is_lowercase() || letter == '\'') {
                words.insert(word.into());
            }
        }
    }
    words
}
