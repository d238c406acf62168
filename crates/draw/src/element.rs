//! Elements of SVG as values, and their text.

use std::fmt;

/// An XML element with its attributes and children.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Element {
    tag: &'static str,
    attributes: Vec<(&'static str, String)>,
    children: Vec<Element>,
    /// Words that a person or a screen reader reads.
    text: String,
}

impl Element {
    pub(crate) fn new(tag: &'static str) -> Self {
        Self {
            tag,
            attributes: Vec::new(),
            children: Vec::new(),
            text: String::new(),
        }
    }

    /// A path along a `d`.
    pub(crate) fn path(d: &str) -> Self {
        Self::new("path").set("d", d)
    }

    /// A group of a class.
    pub(crate) fn group(class: &str) -> Self {
        Self::new("g").set("class", class)
    }

    /// The element with this attribute, in place of another value if it had one.
    pub(crate) fn set(mut self, name: &'static str, value: impl fmt::Display) -> Self {
        let value = value.to_string();
        match self.attributes.iter_mut().find(|(known, _)| *known == name) {
            Some((_, known)) => *known = value,
            None => self.attributes.push((name, value)),
        }
        self
    }

    /// The element with further children, after those it has.
    pub(crate) fn with(mut self, children: impl IntoIterator<Item = Self>) -> Self {
        self.children.extend(children);
        self
    }

    /// The element with these words in it.
    pub(crate) fn saying(mut self, text: &str) -> Self {
        self.text.push_str(text);
        self
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, depth: usize) -> fmt::Result {
        let indent = "  ".repeat(depth);
        write!(f, "{indent}<{}", self.tag)?;
        for (name, value) in &self.attributes {
            write!(f, " {name}=\"{}\"", escaped(value))?;
        }
        if self.children.is_empty() && self.text.is_empty() {
            return writeln!(f, "/>");
        }
        write!(f, ">{}", escaped(&self.text))?;
        if !self.children.is_empty() {
            writeln!(f)?;
            for child in &self.children {
                child.write(f, depth + 1)?;
            }
            write!(f, "{indent}")?;
        }
        writeln!(f, "</{}>", self.tag)
    }
}

impl fmt::Display for Element {
    /// One line for each element without children, indented by its depth.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, 0)
    }
}

/// Escapes a text for XML. Characters that XML forbids are replaced.
fn escaped(text: &str) -> String {
    let is_text = |character: char| {
        matches!(character, '\t' | '\n' | ' '..) && !matches!(character, '\u{fffe}' | '\u{ffff}')
    };
    let fit = |character: char| {
        if is_text(character) {
            character
        } else {
            char::REPLACEMENT_CHARACTER
        }
    };
    let text: String = text.chars().map(fit).collect();
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_element_is_written_with_what_is_in_it() {
        let title = Element::new("title").saying("a < \"b\" & c\u{1}");
        let group = Element::group("x").with([title, Element::path("M0 0")]);
        assert_eq!(
            group.to_string(),
            "<g class=\"x\">\n  <title>a &lt; &quot;b&quot; &amp; c\u{fffd}</title>\n  <path d=\"M0 0\"/>\n</g>\n"
        );
    }
}
