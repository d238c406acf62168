//! The two colors, which are the two sides of every ringfort game.

use game::{Seat, Side};

/// Red or Blue.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Color {
    /// Seat `red`; in doubles `south` and `north`.
    Red,
    /// Seat `blue`; in doubles `west` and `east`.
    Blue,
}

impl Color {
    /// Both, Red first.
    pub const BOTH: [Self; 2] = [Self::Red, Self::Blue];

    /// The color that a seat plays: seats alternate. Rule: SHD1
    pub const fn of_seat(seat: Seat) -> Self {
        match seat.index() % 2 {
            0 => Self::Red,
            _ => Self::Blue,
        }
    }

    /// The other color.
    pub const fn enemy(self) -> Self {
        match self {
            Self::Red => Self::Blue,
            Self::Blue => Self::Red,
        }
    }

    /// Its number as a side: Red 0, Blue 1.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its value of a pair, Red's first; chosen without an index, so that the pair may stay in registers.
    pub(crate) const fn of<T: Copy>(self, [red, blue]: [T; 2]) -> T {
        match self {
            Self::Red => red,
            Self::Blue => blue,
        }
    }

    /// The side of this color.
    pub const fn side(self) -> Side {
        Side::new(self as u8)
    }

    /// Its name, in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colors_have_names() {
        assert_eq!(Color::BOTH.map(Color::name), ["red", "blue"]);
    }
}
