//! The colors of the players, and who sits where.

use std::fmt;

use game::Seat;

/// The color of a player's pieces. Rule: SKB3
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "named as in the rules")]
pub enum Color {
    Blue,
    Red,
    White,
    Yellow,
}

impl Color {
    /// All of them, in the byte order of their names.
    pub const ALL: [Self; 4] = [Self::Blue, Self::Red, Self::White, Self::Yellow];

    /// Its name in every text, such as `blue`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Red => "red",
            Self::White => "white",
            Self::Yellow => "yellow",
        }
    }
}

impl_named!(Color);

/// The players of a game, two to four, clockwise. Rule: SKB3
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Players {
    /// The first `count` are different; the others repeat the last.
    colors: [Color; Seat::MAX_COUNT],
    /// 2 to 4.
    count: u8,
}

impl Players {
    /// These colors, clockwise; `None` unless they are two to four different ones.
    pub fn new(colors: &[Color]) -> Option<Self> {
        let is_new = |place: usize| !colors[..place].contains(&colors[place]);
        if !(2..=Seat::MAX_COUNT).contains(&colors.len()) || !(0..colors.len()).all(is_new) {
            return None;
        }
        let last = colors[colors.len() - 1];
        Some(Self {
            colors: std::array::from_fn(|seat| colors.get(seat).copied().unwrap_or(last)),
            count: colors.len() as u8,
        })
    }

    /// The number of players: 2 to 4.
    pub const fn count(self) -> usize {
        self.count as usize
    }

    /// The seats, clockwise.
    pub fn seats(self) -> impl Iterator<Item = Seat> + Clone {
        (0..self.count).map(Seat::new)
    }

    /// The seats clockwise, beginning with this one, which must play.
    pub fn from(self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        (0..self.count).map(move |steps| self.after(first, steps))
    }

    /// The seat `steps` steps clockwise of one that plays; `steps` is at most the number of players.
    pub const fn after(self, seat: Seat, steps: u8) -> Seat {
        let place = seat.index() as u8 + steps;
        Seat::new(
            if place < self.count {
                place
            } else {
                place - self.count
            } & 3,
        )
    }

    /// The color of a seat.
    pub const fn color(self, seat: Seat) -> Color {
        self.colors[seat.index()]
    }

    /// The seat of a color, or `None` if nobody plays it.
    pub fn seat(self, color: Color) -> Option<Seat> {
        self.seats().find(|&seat| self.color(seat) == color)
    }
}

impl fmt::Debug for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(&self.colors[..self.count()])
            .finish()
    }
}

/// A set of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SeatSet(
    /// Only the lower 4 bits are set.
    u8,
);

impl SeatSet {
    /// Returns whether the seat is in it.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }

    /// Returns whether no seat is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// With this one too.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.index())
    }

    /// Without this one.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.index()))
    }

    /// Seats in their order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..Seat::MAX_COUNT as u8)
            .map(Seat::new)
            .filter(move |&seat| self.has(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::default(), Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skb3_two_to_four_different_colors() {
        use Color::{Blue, Red, White, Yellow};
        assert!(Players::new(&[Blue]).is_none());
        assert!(Players::new(&[Blue, Blue]).is_none());
        assert!(Players::new(&[Blue, Red, White, Yellow, Blue]).is_none());
        let three = Players::new(&[White, Blue, Yellow]).expect("three different colors");
        assert_eq!(three.count(), 3);
        assert_eq!(three.seat(Yellow), Some(Seat::new(2)));
        assert_eq!(three.seat(Red), None);
        let clockwise: Vec<_> = three
            .from(Seat::new(1))
            .map(|seat| three.color(seat))
            .collect();
        assert_eq!(clockwise, [Blue, Yellow, White]);
    }

    #[test]
    fn a_seat_is_in_a_set_once() {
        let [first, third] = [0, 2].map(Seat::new);
        let set: SeatSet = [third, first, third].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [first, third]);
        assert_eq!((set.len(), set.is_empty()), (2, false));
        let none = set.without(first).without(third);
        assert_eq!((none.len(), none.is_empty()), (0, true));
    }

    #[test]
    fn players_are_shown_clockwise() {
        let two = Players::new(&[Color::White, Color::Blue]).expect("two colors");
        assert_eq!(format!("{two:?}"), "[White, Blue]");
    }
}
