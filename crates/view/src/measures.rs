//! The measures of a ringfort game as the board stands, and at its end the points that they make.

use catalog::AnyGame;
use serde::{Serialize, Serializer};

/// Each measure by its name with one number a side; before them the points, once the game is played out. Rule: M5
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Measures(Vec<(&'static str, Vec<u8>)>);

impl Measures {
    /// The measures of a ringfort game; `None` for Seat of Kings, which has no points before its end.
    pub fn of_game(game: &AnyGame) -> Option<Self> {
        game.as_ringforts()?;
        let score = game.score();
        let is_over = game.seat_name().is_none();
        let points = score.points.into_iter().map(|(_, points)| points);
        let mut measures = Vec::new();
        if is_over {
            measures.push(("points", points.collect()));
        }
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
