//! The messages of a Fluent file.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};
use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use crate::tree::{File, Tree};

/// The file with the words of the clauses.
pub(crate) const RULES: &str = "locales/en/rules.ftl";

/// The messages of one file by name.
pub(crate) struct Messages(BTreeMap<String, Message>);

/// One message: its text, its attributes, and the line where it begins.
pub(crate) struct Message {
    /// Its text, with the lines of the file; empty if there is none.
    pub(crate) text: String,
    /// The texts of its attributes by name.
    pub(crate) attributes: BTreeMap<String, String>,
    /// Its line in the file.
    pub(crate) line: usize,
}

impl Messages {
    /// Reads a file of a tree.
    ///
    /// # Errors
    ///
    /// If it is missing, is no Fluent, or a text has something other than words in it.
    pub(crate) fn read(tree: &Tree, path: &str) -> Result<Self> {
        let file = tree
            .file(path)
            .with_context(|| format!("{path} is missing"))?;
        let resource = match parse(file.text.as_str()) {
            Ok(resource) => resource,
            Err((_, errors)) => bail!("cannot read {path}: {}", errors[0]),
        };
        let mut messages = BTreeMap::new();
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let name = message.id.name.to_owned();
                let attributes = message.attributes.iter();
                let attributes = attributes
                    .map(|attribute| Ok((attribute.id.name.to_owned(), text(&attribute.value)?)));
                let read = Message {
                    text: message.value.as_ref().map_or(Ok(String::new()), text)?,
                    attributes: attributes.collect::<Result<_>>()?,
                    line: line_of(file, &name),
                };
                messages.insert(name, read);
            }
        }
        Ok(Self(messages))
    }

    /// The message of a name.
    pub(crate) fn get(&self, name: &str) -> Option<&Message> {
        self.0.get(name)
    }

    /// All of them by name.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&str, &Message)> {
        self.0
            .iter()
            .map(|(name, message)| (name.as_str(), message))
    }
}

fn text(pattern: &Pattern<&str>) -> Result<String> {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { .. } => bail!("a text of the rules has a placeable"),
        }
    }
    Ok(text)
}

fn line_of(file: &File, name: &str) -> usize {
    file.line_where(|line| line.split([' ', '=']).next() == Some(name) && line.contains('='))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_keep_their_lines_and_lose_their_indent() {
        let file = "# Note\n\nB1 =\n    One\n    two.\n    .ruling =\n        Why.\n";
        let messages = Messages::read(&Tree::of(&[("x.ftl", file)]), "x.ftl").expect("reads");
        let message = messages.get("B1").expect("is there");
        assert_eq!(message.text, "One\ntwo.");
        assert_eq!(message.attributes["ruling"], "Why.");
        assert_eq!(message.line, 3);
    }
}
