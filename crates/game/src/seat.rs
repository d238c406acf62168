//! Seats, which take turns, and sides, which win.

/// A place at the table that takes turns: 0 to 3, in the turn order of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(u8);

impl Seat {
    /// The most seats a game has.
    pub const MAX_COUNT: usize = 4;

    /// The seat of this number.
    ///
    /// # Panics
    ///
    /// If `index` is 4 or more.
    pub const fn new(index: u8) -> Self {
        assert!((index as usize) < Self::MAX_COUNT, "a seat is 0 to 3");
        Self(index)
    }

    /// Its number, 0 to 3.
    pub const fn index(self) -> usize {
        // The mask tells the compiler what the type promises, so that tables of four need no bounds check.
        (self.0 & 3) as usize
    }
}

/// Those who win and lose together: one seat, or in doubles two. 0 to 3.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Side(u8);

impl Side {
    /// The side of this number.
    ///
    /// # Panics
    ///
    /// If `index` is 4 or more.
    pub const fn new(index: u8) -> Self {
        assert!((index as usize) < Seat::MAX_COUNT, "a side is 0 to 3");
        Self(index)
    }

    /// Its number, 0 to 3.
    pub const fn index(self) -> usize {
        (self.0 & 3) as usize
    }
}
