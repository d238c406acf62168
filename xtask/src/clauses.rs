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
    /// What it waits for; `None` once it is implemented.
    pub(crate) waits: Option<String>,
    /// Its line in the file.
    pub(crate) line: usize,
}

/// A variant and the clauses that apply to it.
pub(crate) struct Variant {
    /// Such as `sacred-hill-1`.
    pub(crate) id: String,
    /// How many people play it, `2`, or `2 to 4`.
    pub(crate) players: String,
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
    /// The section of its id.
    pub(crate) fn section(&self) -> &str {
        section(&self.id)
    }

    /// What follows the section in its id: a number, with a letter if the clause came between two.
    pub(crate) fn number(&self) -> &str {
        &self.id[self.section().len()..]
    }
}

/// The section of an id: `SHL` of `SHL2`, `SK2P` of `SK2P1`, `SKC` of `SKC2a`. Empty if the word is no id.
pub(crate) fn section(id: &str) -> &str {
    let number = id.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
    let has_number = number.ends_with(|letter: char| letter.is_ascii_digit());
    let number = match id.len() - number.len() {
        1 if has_number => number,
        _ => id,
    };
    let section = number.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let is_section = section.starts_with(|letter: char| letter.is_ascii_uppercase())
        && section
            .bytes()
            .all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit());
    if is_section { section } else { "" }
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
    let number = |key| entry.get(key).and_then(Value::as_integer);
    let players = number("players").with_context(|| format!("{id} has no players"))?;
    Ok(Variant {
        line: line_of(file, &id),
        source: text(entry, "source").with_context(|| id.clone())?,
        players: match number("most_players") {
            Some(most) => format!("{players} to {most}"),
            None => players.to_string(),
        },
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
    fn an_id_is_a_section_then_a_number() {
        assert_eq!(section("SHL2"), "SHL");
        assert_eq!(section("SK2P1"), "SK2P");
        assert_eq!(section("SKC2a"), "SKC");
        for word in ["sh2", "42", "2P1", "SKCa", "SKC2ab", ""] {
            assert_eq!(section(word), "", "{word}");
        }
    }

    #[test]
    fn a_variant_can_be_for_several_numbers_of_players() {
        let variants = "[[variant]]\nid = \"a\"\nplayers = 2\nsource = \"x\"\n\n\
                        [[variant]]\nid = \"b\"\nplayers = 2\nmost_players = 4\nsource = \"x\"\n";
        let clauses = Clauses::read(&Tree::of(&[(PATH, variants)])).expect("reads");
        let players: Vec<_> = clauses
            .variants
            .iter()
            .map(|variant| &variant.players)
            .collect();
        assert_eq!(players, ["2", "2 to 4"]);
    }
}
