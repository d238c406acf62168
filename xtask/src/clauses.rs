//! The clauses and variants as `data/clauses.toml` lists them.

use anyhow::{Context, Result};
use toml::{Table, Value};

use crate::tree::{File, Tree};

/// Where they are listed.
pub(crate) const PATH: &str = "data/clauses.toml";

/// All that the file lists, in its order.
pub(crate) struct Clauses {
    /// Each clause.
    pub(crate) clauses: Vec<Clause>,
    /// Each variant.
    pub(crate) variants: Vec<Variant>,
}

/// A clause of the rules.
pub(crate) struct Clause {
    /// Such as `SH3`.
    pub(crate) id: String,
    /// Where it comes from.
    pub(crate) source: String,
    /// Whether it settles something that the sources leave open.
    pub(crate) has_ruling: bool,
    /// What it waits for, if it is not carried out yet.
    pub(crate) waits: Option<String>,
    /// Its line in the file.
    pub(crate) line: usize,
}

/// A variant and the clauses that apply to it.
pub(crate) struct Variant {
    /// Such as `sacred-hill-1`.
    pub(crate) id: String,
    /// How many people play it.
    pub(crate) players: i64,
    /// Where it comes from.
    pub(crate) source: String,
    /// Whole sections, in reading order.
    pub(crate) sections: Vec<String>,
    /// Single clauses of other sections.
    pub(crate) also: Vec<String>,
    /// Its line in the file.
    pub(crate) line: usize,
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
        let table: Table = file
            .text
            .parse()
            .with_context(|| format!("cannot read {PATH}"))?;
        let clauses = entries(&table, "clause").map(|entry| clause(file, entry));
        let variants = entries(&table, "variant").map(|entry| variant(file, entry));
        Ok(Self {
            clauses: clauses.collect::<Result<_>>()?,
            variants: variants.collect::<Result<_>>()?,
        })
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

    /// Whether a word is the id of a clause that a section could have.
    pub(crate) fn could_be_clause(&self, word: &str) -> bool {
        let section = section(word);
        !section.is_empty() && section != word && self.sections().contains(&section)
    }
}

impl Clause {
    /// The letters of its id.
    pub(crate) fn section(&self) -> &str {
        section(&self.id)
    }

    /// The number of its id.
    pub(crate) fn number(&self) -> u32 {
        self.id[self.section().len()..].parse().unwrap_or(0)
    }
}

/// The letters of an id; empty if the word is no id, because something other than letters, then digits is in it.
pub(crate) fn section(id: &str) -> &str {
    let letters = id.trim_end_matches(|letter: char| letter.is_ascii_digit());
    match letters.bytes().all(|letter| letter.is_ascii_uppercase()) {
        true => letters,
        false => "",
    }
}

fn entries<'a>(table: &'a Table, name: &str) -> impl Iterator<Item = &'a Table> {
    let list = table.get(name).and_then(Value::as_array);
    list.into_iter().flatten().filter_map(Value::as_table)
}

fn clause(file: &File, entry: &Table) -> Result<Clause> {
    let id = text(entry, "id")?;
    Ok(Clause {
        line: line_of(file, &id),
        source: text(entry, "source").with_context(|| id.clone())?,
        has_ruling: entry
            .get("ruling")
            .and_then(Value::as_bool)
            .unwrap_or(false),
        waits: entry
            .get("waits")
            .and_then(Value::as_str)
            .map(str::to_owned),
        id,
    })
}

fn variant(file: &File, entry: &Table) -> Result<Variant> {
    let id = text(entry, "id")?;
    let players = entry.get("players").and_then(Value::as_integer);
    Ok(Variant {
        line: line_of(file, &id),
        source: text(entry, "source").with_context(|| id.clone())?,
        players: players.with_context(|| format!("{id} has no players"))?,
        sections: texts(entry, "sections"),
        also: texts(entry, "also"),
        id,
    })
}

fn text(entry: &Table, key: &str) -> Result<String> {
    let value = entry.get(key).and_then(Value::as_str);
    value
        .map(str::to_owned)
        .with_context(|| format!("{PATH}: no `{key}`"))
}

fn texts(entry: &Table, key: &str) -> Vec<String> {
    let list = entry.get(key).and_then(Value::as_array);
    let texts = list.into_iter().flatten().filter_map(Value::as_str);
    texts.map(str::to_owned).collect()
}

fn line_of(file: &File, id: &str) -> usize {
    file.line_where(|line| line.trim_end() == format!("id = \"{id}\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_letters_then_digits() {
        assert_eq!(section("SHL2"), "SHL");
        assert_eq!(section("sh2"), "");
        assert_eq!(section("42"), "");
    }
}
