//! Letters as outlines, from `data/look/letters.json`, whose head says what the numbers mean.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::element::Element;

/// The sign in place of a letter that no face has.
const UNKNOWN: char = '?';

/// The faces of a page.
#[derive(Debug, Deserialize)]
struct Letters {
    text: Outlines,
    bold: Outlines,
    title: Outlines,
}

#[derive(Debug, Deserialize)]
struct Outlines {
    /// The distance to the next letter, and the outline.
    letters: BTreeMap<char, (i32, String)>,
    /// By letter: those that come after it, and how much nearer they are.
    nearer: BTreeMap<char, BTreeMap<String, i32>>,
}

/// A face of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Face {
    Text,
    Bold,
    /// For the name of a game; what it lacks is bold.
    Title,
}

/// The face, size and color of a text.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Style {
    pub(super) face: Face,
    /// In units of a page.
    pub(super) size: f64,
    pub(super) color: &'static str,
}

/// Where a text is about its point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Left,
    Middle,
}

static LETTERS: LazyLock<Letters> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../data/look/letters.json")).expect("a test reads it")
});

/// A hundredth of a millimeter of each typographic point.
pub(super) fn points(count: f64) -> f64 {
    count * 2540.0 / 72.0
}

impl Face {
    fn outlines(self) -> &'static Outlines {
        match self {
            Self::Text => &LETTERS.text,
            Self::Bold => &LETTERS.bold,
            Self::Title => &LETTERS.title,
        }
    }

    /// A letter in this face, or in the one that has it.
    fn letter(self, letter: char) -> (i32, &'static str) {
        let known = [self.outlines(), &LETTERS.bold, &LETTERS.text];
        let mut found = known.into_iter().map(|face| face.letters.get(&letter));
        let unknown = || &LETTERS.text.letters[&UNKNOWN];
        let (advance, outline) = found.find_map(|found| found).unwrap_or_else(unknown);
        (*advance, outline)
    }

    fn nearer(self, first: char, next: char) -> i32 {
        let pairs = self.outlines().nearer.get(&first).into_iter().flatten();
        let mut pairs = pairs.filter(|(letters, _)| letters.contains(next));
        pairs.next().map_or(0, |(_, nearer)| *nearer)
    }

    /// The letters of a text, each with where it begins; then where the text ends.
    fn set(self, text: &str) -> (Vec<(i32, &'static str)>, i32) {
        let (mut letters, mut x, mut before) = (Vec::new(), 0, None);
        for letter in text.chars().filter(|&letter| letter != '\u{ad}') {
            x += before.map_or(0, |before| self.nearer(before, letter));
            let (advance, outline) = self.letter(letter);
            letters.push((x, outline));
            x += advance;
            before = Some(letter);
        }
        (letters, x)
    }
}

impl Style {
    /// The width of a text, in units of a page.
    pub(super) fn width(self, text: &str) -> f64 {
        f64::from(self.face.set(text).1) * self.size / 1000.0
    }

    /// This style as large as the text is no wider than this.
    pub(super) fn within(self, text: &str, width: f64) -> Self {
        let size = self.size * (width / self.width(text)).min(1.0);
        Self { size, ..self }
    }

    /// A text in one line whose foot is at this point.
    pub(super) fn line(self, text: &str, [x, y]: [f64; 2], side: Side) -> Element {
        let (letters, width) = self.face.set(text);
        let scale = self.size / 1000.0;
        let left = match side {
            Side::Left => x,
            Side::Middle => x - f64::from(width) * scale / 2.0,
        };
        let outlines = letters.iter().map(|&(x, outline)| moved(outline, x));
        Element::path(&outlines.collect::<String>())
            .set("class", "print-line")
            .set("aria-label", text)
            .set("fill", self.color)
            .set(
                "transform",
                format!("translate({left:.1} {y:.1}) scale({scale:.4})"),
            )
    }
}

/// An outline further right. It has absolute coordinates in whole numbers.
fn moved(outline: &str, by: i32) -> String {
    let mut text = String::with_capacity(outline.len() + 8);
    // Numbers come in pairs, except after `H` and `V`; `x` says whether the next one is an x.
    let (mut is_x, mut is_row, mut is_column) = (true, false, false);
    let mut rest = outline;
    while let Some(first) = rest.chars().next() {
        if first.is_ascii_alphabetic() {
            (is_x, is_row, is_column) = (true, first == 'H', first == 'V');
            text.push(first);
            rest = &rest[1..];
        } else if first == ' ' {
            text.push(' ');
            rest = &rest[1..];
        } else {
            let end = rest[1..].find(|next: char| !next.is_ascii_digit());
            let (number, after) = rest.split_at(end.map_or(rest.len(), |end| end + 1));
            let number: i32 = number.parse().expect("a test reads all outlines");
            let moves = is_row || (is_x && !is_column);
            text.push_str(&(number + if moves { by } else { 0 }).to_string());
            is_x = !is_x;
            rest = after;
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outline_is_moved_to_the_right_only() {
        assert_eq!(
            moved("M1 2 3 -4H5V6Q7 8 9 10Z", 100),
            "M101 2 103 -4H105V6Q107 8 109 10Z"
        );
    }

    #[test]
    fn every_outline_of_every_face_can_be_moved() {
        for face in [Face::Text, Face::Bold, Face::Title] {
            for (letter, (advance, outline)) in &face.outlines().letters {
                assert!(*advance > 0, "{letter}");
                assert_eq!(moved(&moved(outline, 7), -7), *outline, "{letter}");
            }
        }
    }

    #[test]
    fn a_letter_that_no_face_has_is_a_question_mark() {
        assert_eq!(Face::Title.letter('世'), Face::Text.letter('?'));
        assert_eq!(Face::Title.letter('1'), Face::Bold.letter('1'));
    }

    #[test]
    fn a_pair_of_letters_is_nearer_than_each_alone() {
        let style = Style {
            face: Face::Text,
            size: 1000.0,
            color: "#000000",
        };
        assert!(style.width("To") < style.width("T") + style.width("o"));
        assert!(style.within("Tara", 100.0).width("Tara") <= 100.1);
    }
}
