//! The points of a ringfort game and what they are made of, as the board stands.

use catalog::AnyGame;
use serde::{Serialize, Serializer};

/// The points of each side, then each measure that they are made of, by name: a map of names to one number a side. Rule: M5
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Measures(Vec<(&'static str, Vec<u8>)>);

impl Measures {
    /// The measures of a ringfort game; `None` for Seat of Kings, which has no points before its end.
    pub fn of_game(game: &AnyGame) -> Option<Self> {
        game.as_ringforts()?;
        let score = game.score();
        let points = score.points.into_iter().map(|(_, points)| points);
        let mut measures = vec![("points", points.collect())];
        let parts = score.measures.into_iter();
        measures.extend(parts.map(|(name, numbers)| (name, numbers.to_vec())));
        Some(Self(measures))
    }
}

impl Serialize for Measures {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, numbers)| (name, numbers)))
    }
}
