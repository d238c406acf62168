//! Passages of text, broken into lines.

use super::letters::{Side, Style};
use crate::element::Element;

/// Of the size of a text: from one line to the next.
pub(super) const LEADING: f64 = 1.22;

/// Words in one style that follow each other on a line.
type Run = (Style, String, f64);

/// A passage in lines.
pub(super) struct Lines {
    lines: Vec<Vec<Run>>,
    /// From one line to the next.
    leading: f64,
}

impl Lines {
    /// Breaks texts that follow each other, each in its style, into lines of this width.
    pub(super) fn new(texts: &[(Style, &str)], width: f64) -> Self {
        let mut lines: Vec<Vec<Run>> = vec![Vec::new()];
        let (mut x, mut largest) = (0.0, 0.0_f64);
        for &(style, text) in texts {
            largest = largest.max(style.size);
            for word in text.split_whitespace() {
                let space = if x == 0.0 { 0.0 } else { style.width(" ") };
                let long = style.width(word);
                if x > 0.0 && x + space + long > width {
                    lines.push(Vec::new());
                    x = 0.0;
                }
                let line = lines.last_mut().expect("there is a line");
                let at = if x == 0.0 { 0.0 } else { x + space };
                match line.last_mut() {
                    Some((last, words, from)) if *last == style => {
                        *words = format!("{words} {word}");
                        x = *from + style.width(words);
                    }
                    _ => {
                        line.push((style, word.to_owned(), at));
                        x = at + long;
                    }
                }
            }
        }
        let leading = largest * LEADING;
        Self { lines, leading }
    }

    pub(super) fn height(&self) -> f64 {
        self.lines.len() as f64 * self.leading
    }

    /// The lines with their upper left corner at this point.
    pub(super) fn drawn(&self, [left, top]: [f64; 2]) -> Vec<Element> {
        let lines = self.lines.iter().enumerate();
        lines
            .flat_map(|(place, runs)| {
                let y = top + self.leading * (place as f64 + 0.78);
                runs.iter()
                    .map(move |(style, words, x)| style.line(words, [left + x, y], Side::Left))
            })
            .collect()
    }
}
