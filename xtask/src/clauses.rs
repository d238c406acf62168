//! The clauses and variants as `data/clauses.toml` lists them.

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::tree::Tree;

/// The path of the list.
pub(crate) const PATH: &str = "data/clauses.toml";

/// The section of the clauses about this program.
pub(crate) const PROGRAM: &str = "program";

/// The clauses and variants in the order of the file.
#[derive(Deserialize)]
pub(crate) struct Clauses {
    #[serde(default, rename = "clause")]
    pub(crate) clauses: Vec<Clause>,
    #[serde(rename = "variant")]
    pub(crate) variants: Vec<Variant>,
}

/// A clause of the rules.
#[derive(Deserialize)]
pub(crate) struct Clause {
    /// Such as `SH3`.
    pub(crate) id: String,
    /// Its source.
    pub(crate) source: String,
    /// True if it settles something that the sources leave open.
    #[serde(default, rename = "ruling")]
    pub(crate) has_ruling: bool,
    /// True if it is about this program rather than a game.
    #[serde(default, rename = "program")]
    pub(crate) is_about_program: bool,
    /// The part it waits for; `None` once it is implemented.
    pub(crate) waits: Option<String>,
}

/// A variant and the clauses that apply to it.
#[derive(Deserialize)]
pub(crate) struct Variant {
    /// Such as `sacred-hill-1`.
    pub(crate) id: String,
    players: u8,
    most_players: Option<u8>,
    /// Its source.
    pub(crate) source: String,
    /// Whole sections, in reading order.
    pub(crate) sections: Vec<String>,
    /// Single clauses of other sections.
    #[serde(default)]
    pub(crate) also: Vec<String>,
}

impl Clauses {
    /// Reads the file of a tree.
    ///
    /// # Errors
    ///
    /// If it is missing, is no TOML, or lacks a key.
    pub(crate) fn read(tree: &Tree) -> Result<Self> {
        let file = tree
            .file(PATH)
            .with_context(|| format!("{PATH} is missing"))?;
        toml::from_str(&file.text).with_context(|| format!("cannot read {PATH}"))
    }

    /// The clause of an id.
    pub(crate) fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses.iter().find(|clause| clause.id == id)
    }

    /// The sections in the order of their first clauses.
    pub(crate) fn sections(&self) -> Vec<&str> {
        let mut sections: Vec<&str> = self.clauses.iter().map(Clause::section).collect();
        sections.dedup();
        sections
    }
}

impl Clause {
    /// The section of its id, or [`PROGRAM`].
    pub(crate) fn section(&self) -> &str {
        if self.is_about_program {
            return PROGRAM;
        }
        section(&self.id)
    }

    /// Its line in the file, from 1.
    pub(crate) fn line(&self, tree: &Tree) -> usize {
        let id = format!("id = \"{}\"", self.id);
        tree.file(PATH)
            .map_or(1, |file| file.line_where(|line| line.trim_end() == id))
    }
}

impl Variant {
    /// The number of people who play it, `2`, or `2 to 4`.
    pub(crate) fn players(&self) -> String {
        let most = self.most_players.map(|most| format!(" to {most}"));
        format!("{}{}", self.players, most.unwrap_or_default())
    }
}

/// The section of an id: `SHL` of `SHL2`, `SK2P` of `SK2P1`, `SKC` of `SKC2a`. Empty if the word is no id.
pub(crate) fn section(id: &str) -> &str {
    let number = id.strip_suffix(|letter: char| letter.is_ascii_lowercase());
    let has_number = |id: &&str| id.ends_with(|letter: char| letter.is_ascii_digit());
    let number = number.filter(has_number).unwrap_or(id);
    let section = number.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let is_section = section.starts_with(|letter: char| letter.is_ascii_uppercase())
        && section
            .bytes()
            .all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit());
    if is_section { section } else { "" }
}

#[cfg(test)]
mod tests;
