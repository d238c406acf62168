//! The 15 positions of a region, and the places of single pieces in their stacks.
//!
//! ```text
//!             K
//!          C1    C2
//!       W1    W2    W3
//!    H1    H2    H3    H4
//! F1    F2    F3    F4    F5
//! ```

use serde::{Deserialize, Serialize};
use std::fmt;

/// A rank; the lowest comes first. Rule: SKB2
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Rank {
    Farmer,
    Herdsman,
    Warrior,
    Chieftain,
    King,
}

impl Rank {
    /// All five, the lowest first.
    pub(crate) const ALL: [Rank; 5] = [
        Rank::Farmer,
        Rank::Herdsman,
        Rank::Warrior,
        Rank::Chieftain,
        Rank::King,
    ];

    /// The four ranks that bring income, the lowest first. Rule: SKI1
    pub(crate) const PAID: [Rank; 4] =
        [Rank::Farmer, Rank::Herdsman, Rank::Warrior, Rank::Chieftain];

    /// The number of positions in the rank. Rule: SKB2
    pub(crate) fn size(self) -> i32 {
        match self {
            Rank::Farmer => 5,
            Rank::Herdsman => 4,
            Rank::Warrior => 3,
            Rank::Chieftain => 2,
            Rank::King => 1,
        }
    }

    /// The letter of the formats.
    pub(crate) fn letter(self) -> char {
        match self {
            Rank::Farmer => 'F',
            Rank::Herdsman => 'H',
            Rank::Warrior => 'W',
            Rank::Chieftain => 'C',
            Rank::King => 'K',
        }
    }

    /// The rank of a letter.
    pub(crate) fn parse(letter: char) -> Option<Rank> {
        Rank::ALL.into_iter().find(|rank| rank.letter() == letter)
    }

    /// The rank below, if there is one.
    fn below(self) -> Option<Rank> {
        Rank::ALL.into_iter().take_while(|&rank| rank < self).last()
    }
}

/// A position of a region; the order is F1..F5, H1..H4, W1..W3, C1, C2, K. Rule: SKB2
#[derive(Clone, Copy, Deserialize, Serialize, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct Position {
    rank: Rank,
    number: i32,
}

impl Position {
    /// The King position.
    pub(crate) const KING: Position = Position {
        rank: Rank::King,
        number: 1,
    };

    /// Number `number` of a rank, from 1 at the left, if it exists.
    pub(crate) fn new(rank: Rank, number: i32) -> Option<Position> {
        (1..=rank.size())
            .contains(&number)
            .then_some(Position { rank, number })
    }

    /// All 15, in order.
    pub(crate) fn all() -> Vec<Position> {
        Rank::ALL
            .into_iter()
            .flat_map(|rank| (1..=rank.size()).map(move |number| Position { rank, number }))
            .collect()
    }

    /// Its rank.
    pub(crate) fn rank(self) -> Rank {
        self.rank
    }

    /// The two adjacent positions that it stands above; none in the rank of Farmers. Rule: SKB2
    pub(crate) fn beneath(self) -> Option<[Position; 2]> {
        let rank = self.rank.below()?;
        let number = self.number;
        Some([number, number + 1].map(|number| Position { rank, number }))
    }

    /// The position of a word: `F2`, `K`.
    pub(crate) fn parse(word: &str) -> Option<Position> {
        Position::all()
            .into_iter()
            .find(|position| position.to_string() == word)
    }
}

impl TryFrom<String> for Position {
    type Error = String;

    fn try_from(word: String) -> Result<Position, String> {
        Position::parse(&word).ok_or_else(|| format!("no position: {word}"))
    }
}

impl From<Position> for String {
    fn from(position: Position) -> String {
        position.to_string()
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rank {
            Rank::King => f.write_str("K"),
            rank => write!(f, "{}{}", rank.letter(), self.number),
        }
    }
}

/// The place of one piece: the position of its stack, and its level there from 0 at the bottom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Spot {
    /// The position of the stack.
    pub(crate) position: Position,
    /// The number of pieces below.
    pub(crate) level: usize,
}

impl Spot {
    /// The spot of a word, `H2.0`; the level is below 100 and has no leading zeros.
    pub(crate) fn parse(word: &str) -> Option<Spot> {
        let (position, level) = word.split_once('.')?;
        Some(Spot {
            position: Position::parse(position)?,
            level: number(level).filter(|&level| level < 100)?,
        })
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.position, self.level)
    }
}

/// A whole number in digits without leading zeros.
pub(crate) fn number(word: &str) -> Option<usize> {
    let digits = !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit());
    let plain = word == "0" || !word.starts_with('0');
    word.parse().ok().filter(|_| digits && plain)
}
