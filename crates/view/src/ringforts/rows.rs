//! The rows of Poisoned Chalice: how many ringforts stand in each, and which are qualified.

use ringforts::{Color, Position};
use serde::{Serialize, Serializer};

use super::counts_in;

/// The ringforts of Red and of Blue in every row, Red's rows A to G before Blue's rows 1 to 7. Rule: PC3
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rows(Vec<(char, [u8; 2])>);

impl Rows {
    /// The rows of a position.
    pub(super) fn of(position: &Position) -> Self {
        let rows = Color::BOTH.into_iter().flat_map(Color::named_rows);
        Self(
            rows.map(|(name, hills)| (name, counts_in(position, hills)))
                .collect(),
        )
    }

    /// Every row by its letter or number, with the ringforts of Red and of Blue in it.
    pub fn iter(&self) -> impl Iterator<Item = (char, [u8; 2])> {
        self.0.iter().copied()
    }
}

impl Serialize for Rows {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, counts)| (name, counts)))
    }
}

/// The names of the rows that are qualified for a color. Rule: PC3
pub(super) fn qualified(position: &Position, color: Color) -> String {
    let qualified = position.qualified_rows_of(color);
    // A row across may touch every hill of a line: only whole lines are qualified.
    let rows = color
        .named_rows()
        .filter(|&(_, hills)| (hills - qualified).is_empty());
    rows.map(|(name, _)| name).collect()
}
