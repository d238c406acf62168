//! The 45 hills of the board and the geometry between them.

use std::collections::BTreeSet;
use std::fmt;

/// A set of hills, in the order column, then row.
pub(crate) type Hills = BTreeSet<Hill>;

/// A hill. Hills are ordered by column, then row. Rule: B1
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Hill {
    /// The column: 0 for A to 6 for G.
    pub(crate) col: i8,
    /// The row: 1 (south) to 7 (north).
    pub(crate) row: i8,
}

/// The eight steps of a knight. Rule: B3
const KNIGHT_STEPS: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

/// The four steps to a neighbour. Rule: B2
const NEIGHBOUR_STEPS: [(i8, i8); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// The eight directions in which a hill may be one or two away from the king. Rule: SD1
const KING_LINE_STEPS: [(i8, i8); 8] = [
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
    (0, -1),
    (1, -1),
];

impl Hill {
    /// The hill at a column and row; `None` outside the grid and at its four corners. Rule: B1
    pub(crate) fn at(col: i8, row: i8) -> Option<Hill> {
        let inside = (0..7).contains(&col) && (1..=7).contains(&row);
        let corner = (col == 0 || col == 6) && (row == 1 || row == 7);
        (inside && !corner).then_some(Hill { col, row })
    }

    /// All 45 hills, ordered by column, then row. Rule: B1
    pub(crate) fn all() -> impl Iterator<Item = Hill> {
        (0..7).flat_map(|col| (1..=7).filter_map(move |row| Hill::at(col, row)))
    }

    /// Reads a name such as `B1`, upper case only; `None` if no hill has that name.
    pub(crate) fn parse(text: &str) -> Option<Hill> {
        let bytes = text.as_bytes();
        if bytes.len() != 2
            || !(b'A'..=b'G').contains(&bytes[0])
            || !(b'1'..=b'7').contains(&bytes[1])
        {
            return None;
        }
        Hill::at((bytes[0] - b'A') as i8, (bytes[1] - b'0') as i8)
    }

    /// The hills reached by each of the steps, taken `times` times.
    fn hills_at(self, steps: &'static [(i8, i8)], times: i8) -> impl Iterator<Item = Hill> {
        steps
            .iter()
            .filter_map(move |&(c, r)| Hill::at(self.col + c * times, self.row + r * times))
    }

    /// The hills next to this one, horizontally or vertically. Rule: B2
    pub(crate) fn neighbours(self) -> impl Iterator<Item = Hill> {
        self.hills_at(&NEIGHBOUR_STEPS, 1)
    }

    /// True if the two hills are adjacent. Rule: B2
    pub(crate) fn is_next_to(self, other: Hill) -> bool {
        self.distance(other) == (0, 1)
    }

    /// The hills a knight's move away. Rule: B3
    pub(crate) fn knight_moves(self) -> impl Iterator<Item = Hill> {
        self.hills_at(&KNIGHT_STEPS, 1)
    }

    /// True if the two hills are a knight's move apart. Rule: B3
    pub(crate) fn is_knight_move(self, other: Hill) -> bool {
        self.distance(other) == (1, 2)
    }

    /// True if the two hills are closer than a knight's move: (1,0), (1,1) or (2,0). Rule: SH3
    pub(crate) fn is_too_close(self, other: Hill) -> bool {
        matches!(self.distance(other), (0, 1) | (1, 1) | (0, 2))
    }

    /// The hills one or two away in a straight or diagonal line. Rule: SD1
    pub(crate) fn lines(self) -> impl Iterator<Item = Hill> {
        self.hills_at(&KING_LINE_STEPS, 1)
            .chain(self.hills_at(&KING_LINE_STEPS, 2))
    }

    /// The differences of columns and of rows, the smaller first.
    fn distance(self, other: Hill) -> (i8, i8) {
        let (c, r) = ((self.col - other.col).abs(), (self.row - other.row).abs());
        (c.min(r), c.max(r))
    }
}

impl fmt::Display for Hill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.col as u8), self.row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b1_has_45_hills_and_no_corners() {
        assert_eq!(Hill::all().count(), 45);
        for corner in ["A1", "A7", "G1", "G7", "H3", "A0", "d4", "D44", ""] {
            assert_eq!(Hill::parse(corner), None, "{corner}");
        }
        assert!(Hill::all().all(|h| Hill::parse(&h.to_string()) == Some(h)));
    }

    #[test]
    fn b2_counts_of_neighbours() {
        let count = |t| Hill::parse(t).unwrap().neighbours().count();
        assert_eq!(
            (
                count("B1"),
                count("D1"),
                count("D4"),
                count("A2"),
                count("A4")
            ),
            (2, 3, 4, 2, 3)
        );
        assert_eq!(
            Hill::all().map(|h| h.neighbours().count()).sum::<usize>(),
            2 * 76
        );
    }

    #[test]
    fn b3_the_knight_moves_of_figure_6_2() {
        let hills: Hills = Hill::parse("D7").unwrap().knight_moves().collect();
        let names: Vec<String> = hills.iter().map(Hill::to_string).collect();
        assert_eq!(names, ["B6", "C5", "E5", "F6"]);
    }
}
