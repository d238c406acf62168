//! The colors: a seat is named by its color, and a piece is its color.

use serde::{Deserialize, Serialize};
use std::fmt;

/// One of the four players; also a piece of theirs. Rule: SKB3
#[derive(Clone, Copy, Deserialize, Serialize, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Color {
    Blue,
    Red,
    White,
    Yellow,
}

impl Color {
    /// All four, in the order of the formats.
    pub(crate) const ALL: [Color; 4] = [Color::Blue, Color::Red, Color::White, Color::Yellow];

    /// The word of the formats.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Color::Blue => "blue",
            Color::Red => "red",
            Color::White => "white",
            Color::Yellow => "yellow",
        }
    }

    /// The color of a word.
    pub(crate) fn parse(word: &str) -> Option<Color> {
        Color::ALL.into_iter().find(|color| color.name() == word)
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
