//! Points of a picture.

use std::ops::Add;

use ringforts::Hill;
use serde::Deserialize;

/// The distance of neighbors.
pub(crate) const PITCH: i32 = 1000;

/// A point of a picture: x grows to the east, y to the south, and neighbors are 1000 apart. The corner in the north-west,
/// where no hill is, is at 0, 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(from = "(i32, i32)")]
pub struct Point {
    /// To the east.
    pub x: i32,
    /// To the south.
    pub y: i32,
}

impl Point {
    /// The point at 0, 0.
    pub(crate) const ORIGIN: Self = Self { x: 0, y: 0 };

    /// The point at `x` to the east and `y` to the south.
    pub(crate) const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    /// The middle of a hill.
    pub fn of(hill: Hill) -> Self {
        Self {
            x: PITCH * i32::from(hill.column()),
            y: PITCH * (6 - i32::from(hill.row())),
        }
    }

    /// The point a quarter turn to the right about the origin, from north to east.
    pub(crate) fn turned(self) -> Self {
        Self {
            x: -self.y,
            y: self.x,
        }
    }
}

impl Add for Point {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self {
            x: self.x + other.x,
            y: self.y + other.y,
        }
    }
}

impl From<(i32, i32)> for Point {
    fn from((x, y): (i32, i32)) -> Self {
        Self { x, y }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hills_lie_as_on_the_board() {
        let [south_west, north] = ["A2", "D7"].map(|name| Hill::from_name(name).expect("a hill"));
        assert_eq!(Point::of(south_west), Point { x: 0, y: 5000 });
        assert_eq!(Point::of(north), Point { x: 3000, y: 0 });
    }

    #[test]
    fn four_quarter_turns_lead_back() {
        let north = Point { x: 3, y: -7 };
        assert_eq!(north.turned(), Point { x: 7, y: 3 });
        assert_eq!(north.turned().turned().turned().turned(), north);
    }
}
