//! A region of Seat of Kings as text: five lines, the King position on top.

use anstyle::Style;
use seat_of_kings::{Position, Rank};

use crate::page::styled;

/// How wide a position is drawn, in characters.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pitch {
    /// Of a sign, at most.
    pub(crate) sign: usize,
    /// Between two signs; with `sign` an even number.
    pub(crate) gap: usize,
}

impl Pitch {
    /// The width of every line of a region.
    pub(crate) const fn width(self) -> usize {
        5 * self.sign + 4 * self.gap
    }
}

/// What is drawn for a position: texts and their styles, one behind the other.
pub(crate) type Sign = Vec<(String, Style)>;

/// The lines of a region from the King to the Farmers, all of the same width; `sign` gives what stands on a position.
/// Rule: SKB2
pub(crate) fn pyramid(pitch: Pitch, sign: impl Fn(Position) -> Sign) -> Vec<String> {
    let line = |rank: &Rank| {
        let margin = (5 - usize::from(rank.size())) * (pitch.sign + pitch.gap) / 2;
        let signs = (1..=rank.size()).filter_map(|number| Position::new(*rank, number));
        let signs: Vec<_> = signs
            .map(|position| centered(pitch.sign, sign(position)))
            .collect();
        let (margin, gap) = (" ".repeat(margin), " ".repeat(pitch.gap));
        format!("{margin}{}{margin}", signs.join(&gap))
    };
    Rank::ALL.iter().rev().map(line).collect()
}

fn centered(width: usize, sign: Sign) -> String {
    let drawn = sign.iter().map(|(text, _)| text.chars().count());
    let free = width.saturating_sub(drawn.sum());
    let left = free / 2;
    let (before, after) = (" ".repeat(left), " ".repeat(free - left));
    let sign = sign.iter().map(|(text, style)| styled(*style, text));
    format!("{before}{}{after}", sign.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skb2_a_position_stands_above_two() {
        let pitch = Pitch { sign: 2, gap: 2 };
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
