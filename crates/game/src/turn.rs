//! The turn of a game: a seat, chance, or the end.

use crate::{Seat, Side};

/// The next event of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// This seat moves, and has at least one legal move.
    Seat(Seat),
    /// Chance draws.
    Chance,
    /// The game is over, with these points.
    Over(Scores),
}

/// The points of each side, up to four sides, from 0 to 255.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Scores {
    points: [u8; Seat::MAX_COUNT],
    sides: u8,
}

impl Scores {
    /// The points of the sides, in their order.
    ///
    /// # Panics
    ///
    /// If there are more than four sides.
    pub const fn new(of_sides: &[u8]) -> Self {
        assert!(of_sides.len() <= Seat::MAX_COUNT, "at most four sides");
        let mut points = [0; Seat::MAX_COUNT];
        let mut side = 0;
        while side < of_sides.len() {
            points[side] = of_sides[side];
            side += 1;
        }
        Self {
            points,
            sides: of_sides.len() as u8,
        }
    }

    /// The points of one side; 0 for a side that the game does not have.
    pub const fn of(&self, side: Side) -> u8 {
        self.points[side.index()]
    }

    /// The points of all sides, in their order.
    pub fn all(&self) -> &[u8] {
        &self.points[..usize::from(self.sides)]
    }
}
