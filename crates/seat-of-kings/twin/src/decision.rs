//! The decisions of the seats as lines of words.

use crate::color::Color;
use crate::position::{Position, Spot, number};
use crate::region::Region;
use std::fmt;

/// A decision, legal or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Decision {
    Keep([u8; 3]),
    Discard(u8),
    Amnesty(Region, u8),
    Play(u8, Region, Vec<Position>),
    Place(Position),
    Stone(u8, Region, Spot, Spot),
    KeepFort(Position),
    Activate,
    Promote(Position),
    End,
    Traitor,
    Decline,
    Exchange(Position),
    Garrison(Position),
    Ransom(u8),
    Start(Color),
    Open(Region),
}

impl Decision {
    /// Reads a line: words with one space between them.
    pub(crate) fn parse(line: &str) -> Option<Decision> {
        let words: Vec<&str> = line.split(' ').collect();
        Some(match words.as_slice() {
            ["keep", a, b, c] => Decision::Keep([card(a)?, card(b)?, card(c)?]),
            ["discard", number] => Decision::Discard(card(number)?),
            ["amnesty", region, number] => Decision::Amnesty(Region::parse(region)?, card(number)?),
            ["play", number, region, positions] => Decision::Play(
                card(number)?,
                Region::parse(region)?,
                joined(positions).filter(|positions| positions.len() <= 2)?,
            ),
            ["place", position] => Decision::Place(Position::parse(position)?),
            ["stone", number, region, one, other] => Decision::Stone(
                card(number)?,
                Region::parse(region)?,
                Spot::parse(one)?,
                Spot::parse(other)?,
            ),
            ["keep-fort", position] => Decision::KeepFort(Position::parse(position)?),
            ["activate"] => Decision::Activate,
            ["promote", position] => Decision::Promote(Position::parse(position)?),
            ["end"] => Decision::End,
            ["traitor"] => Decision::Traitor,
            ["decline"] => Decision::Decline,
            ["exchange", position] => Decision::Exchange(Position::parse(position)?),
            ["garrison", position] => Decision::Garrison(Position::parse(position)?),
            ["ransom", prisoners] => {
                Decision::Ransom(number(prisoners).filter(|&prisoners| prisoners <= 3)? as u8)
            }
            ["start", color] => Decision::Start(Color::parse(color)?),
            ["region", region] => Decision::Open(Region::parse(region)?),
            _ => return None,
        })
    }
}

/// The number of a card. Rule: SKC1
fn card(word: &str) -> Option<u8> {
    number(word)
        .filter(|number| (1..=36).contains(number))
        .map(|number| number as u8)
}

/// Positions joined by `+`.
fn joined(word: &str) -> Option<Vec<Position>> {
    word.split('+').map(Position::parse).collect()
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::Keep([a, b, c]) => write!(f, "keep {a} {b} {c}"),
            Decision::Discard(card) => write!(f, "discard {card}"),
            Decision::Amnesty(region, card) => write!(f, "amnesty {region} {card}"),
            Decision::Play(card, region, positions) => {
                let words: Vec<String> = positions.iter().map(Position::to_string).collect();
                write!(f, "play {card} {region} {}", words.join("+"))
            }
            Decision::Place(position) => write!(f, "place {position}"),
            Decision::Stone(card, region, one, other) => {
                write!(f, "stone {card} {region} {one} {other}")
            }
            Decision::KeepFort(position) => write!(f, "keep-fort {position}"),
            Decision::Activate => f.write_str("activate"),
            Decision::Promote(position) => write!(f, "promote {position}"),
            Decision::End => f.write_str("end"),
            Decision::Traitor => f.write_str("traitor"),
            Decision::Decline => f.write_str("decline"),
            Decision::Exchange(position) => write!(f, "exchange {position}"),
            Decision::Garrison(position) => write!(f, "garrison {position}"),
            Decision::Ransom(prisoners) => write!(f, "ransom {prisoners}"),
            Decision::Start(color) => write!(f, "start {color}"),
            Decision::Open(region) => write!(f, "region {region}"),
        }
    }
}
