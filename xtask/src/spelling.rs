//! Spelling: `typos` reads the English of the whole tree, hunspell the messages and the glossary in German and Italian.

mod words;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, Result, bail};

use crate::clients;
use crate::command::{output, program, require, run as call, target};
use crate::tree::{Finding, Tree};

/// The languages that hunspell reads: their folders in `locales/`, their dictionaries, and the packages with these.
const DICTIONARIES: [(&str, &str, &str); 2] = [
    ("de", "de_DE", "hunspell-de-de"),
    ("it", "it_IT", "hunspell-it"),
];

/// Checks the words of all languages.
///
/// # Errors
///
/// If a tool or a dictionary is missing, or a word is misspelt.
pub(crate) fn run() -> Result<()> {
    // The files and words that it leaves out stand in `typos.toml`.
    let english = call(&mut program(clients::tool("typos")?));
    let tree = Tree::read()?;
    let mut count = 0;
    for (language, dictionary, package) in DICTIONARIES {
        let words = words::of(&tree, language)?;
        let hunspell = || {
            let mut hunspell = program("hunspell");
            hunspell.args(["-i", "utf-8", "-d", dictionary]);
            hunspell
        };
        let install = format!("apt-get install hunspell {package}");
        require(hunspell().arg("-l"), &install)?;
        let folder = target().join("spelling");
        fs::create_dir_all(&folder)?;
        let file = folder.join(language);
        let lines: String = words.keys().map(|word| format!("{word}\n")).collect();
        fs::write(&file, lines).with_context(|| file.display().to_string())?;
        // It gives whole lines, with the apostrophe of `dell'`.
        let unknown = output(hunspell().arg("-L").arg(&file))?;
        for finding in faults(&tree, language, &words, unknown.lines().collect()) {
            println!("{finding}");
            count += 1;
        }
        println!("{} words in {language}", words.len());
    }
    match count {
        0 => english,
        _ => bail!("{count} words are misspelt, or listed for nothing"),
    }
}

/// Finds words that neither the dictionary nor the list has, and words of the list that no message uses or that are out of order.
fn faults(
    tree: &Tree,
    language: &str,
    words: &BTreeMap<String, Finding>,
    unknown: BTreeSet<&str>,
) -> Vec<Finding> {
    let path = format!("data/words/{language}.txt");
    // A word of the list can begin a sentence.
    let is = |word: &str, listed: &str| word == listed || word.to_lowercase() == listed;
    let listed: Vec<&str> = tree.text(&path).lines().skip(1).collect();
    let is_listed = |word: &str| listed.iter().any(|listed| is(word, listed));
    let misspelt = words
        .iter()
        .filter(|(word, _)| unknown.contains(word.as_str()) && !is_listed(word));
    let mut findings: Vec<_> = misspelt.map(|(_, finding)| finding.clone()).collect();
    for (place, listed_word) in listed.iter().enumerate() {
        let mut add = |what| {
            findings.push(Finding::new(
                &path,
                place + 2,
                format!("{listed_word} {what}"),
            ))
        };
        if !words.keys().any(|word| is(word, listed_word)) {
            add("is in no message");
        }
        if place > 0 && listed[place - 1] >= *listed_word {
            add("is not in order");
        }
    }
    findings
}

#[cfg(test)]
mod tests;
