//! Observations: what a seat sees of a game, which is all that its player gets.

use ::ringforts::Line;
use ::seat_of_kings::View;

use crate::AnyVariant;

/// The game as a seat sees it. Rule: SKO4
#[derive(Debug, Clone, PartialEq)]
pub enum Observation {
    /// A ringfort game, all of it.
    Ringforts(Line),
    /// The view of a seat in Seat of Kings.
    SeatOfKings(Box<View>),
}

impl Observation {
    /// The variant that is played.
    pub const fn variant(&self) -> AnyVariant {
        match self {
            Self::Ringforts(line) => AnyVariant::Ringforts(line.position().variant()),
            Self::SeatOfKings(_) => AnyVariant::SeatOfKings,
        }
    }
}
