//! A region of Seat of Kings as text: five lines, the King position on top.

use anstyle::Style;
use seat_of_kings::{Position, Rank};

use crate::page::styled;

/// The widths of the drawing, in characters.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pitch {
    /// The width of a cell.
    pub(crate) cell: usize,
    /// The gap between two cells. `cell + gap` is even.
    pub(crate) gap: usize,
}

impl Pitch {
    /// The width of every line of a region.
    pub(crate) const fn width(self) -> usize {
        5 * self.cell + 4 * self.gap
    }
}

/// The drawing of a position: texts with their styles, from left to right.
pub(crate) type Cell = Vec<(String, Style)>;

/// The lines of a region from the King to the Farmers, all of the same width; `cell` draws a position.
/// Rule: SKB2
pub(crate) fn pyramid(pitch: Pitch, cell: impl Fn(Position) -> Cell) -> Vec<String> {
    let line = |rank: &Rank| {
        let margin = (5 - usize::from(rank.size())) * (pitch.cell + pitch.gap) / 2;
        let cells = (1..=rank.size()).filter_map(|number| Position::new(*rank, number));
        let cells: Vec<_> = cells
            .map(|position| centered(pitch.cell, cell(position)))
            .collect();
        let (margin, gap) = (" ".repeat(margin), " ".repeat(pitch.gap));
        format!("{margin}{}{margin}", cells.join(&gap))
    };
    Rank::ALL.iter().rev().map(line).collect()
}

fn centered(width: usize, cell: Cell) -> String {
    let drawn = cell.iter().map(|(text, _)| text.chars().count());
    let free = width.saturating_sub(drawn.sum());
    let left = free / 2;
    let (before, after) = (" ".repeat(left), " ".repeat(free - left));
    let cell = cell.iter().map(|(text, style)| styled(*style, text));
    format!("{before}{}{after}", cell.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skb2_a_position_stands_above_two() {
        let pitch = Pitch { cell: 2, gap: 2 };
        let lines = pyramid(pitch, |position| {
            vec![(position.name().into(), Style::new())]
        });
        let drawn = [
            "        K         ",
            "      C1  C2      ",
            "    W1  W2  W3    ",
            "  H1  H2  H3  H4  ",
            "F1  F2  F3  F4  F5",
        ];
        assert_eq!(lines, drawn);
        assert!(
            lines
                .iter()
                .all(|line| line.chars().count() == pitch.width())
        );
    }
}
