//! Values of seats by their names.

use game::Seat;
use seat_of_kings::Players;
use serde::{Serialize, Serializer};

/// Values by the names of seats, in turn order; a seat may have none.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BySeat<T>(Vec<(&'static str, T)>);

impl<T> BySeat<T> {
    /// The value of each seat at the table that has one.
    pub fn of(players: Players, value: impl Fn(Seat) -> Option<T>) -> Self {
        let seats = players.seats();
        let named = seats.filter_map(|seat| Some((players.color(seat).name(), value(seat)?)));
        Self(named.collect())
    }

    /// The value of a seat; `None` if it has none.
    pub fn get(&self, seat: &str) -> Option<&T> {
        let mut values = self.0.iter();
        values.find_map(|(name, value)| (*name == seat).then_some(value))
    }

    /// Returns true if no seat has a value.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}
