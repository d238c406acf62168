//! Draws: what chance drew, from and to text, and at random.

use std::fmt;
use std::str::FromStr;

use rand_core::Rng;
use thiserror::Error;

use crate::token::number;
use crate::{State, Step};

/// The outcome of a chance event, with the numbers of the cards in the order in which they were drawn.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Draw {
    /// The cards turned over for the first Starting Player, in seat order. Rule: SKR1
    Lots(Box<[u8]>),
    /// The deck from top to bottom after a shuffle. Rule: SKR2, SKC4
    Shuffle(Box<[u8]>),
}

/// Text that does not have the form of a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("not an event of chance: `lots` or `shuffle`, then numbers of cards")]
pub struct NotADraw;

impl FromStr for Draw {
    type Err = NotADraw;

    fn from_str(text: &str) -> Result<Self, NotADraw> {
        let (verb, cards) = text.split_once(' ').ok_or(NotADraw)?;
        let cards: Option<_> = cards.split(' ').map(number).collect();
        match (verb, cards) {
            ("lots", Some(cards)) => Ok(Self::Lots(cards)),
            ("shuffle", Some(cards)) => Ok(Self::Shuffle(cards)),
            _ => Err(NotADraw),
        }
    }
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (verb, cards) = match self {
            Self::Lots(cards) => ("lots", cards),
            Self::Shuffle(cards) => ("shuffle", cards),
        };
        f.write_str(verb)?;
        cards.iter().try_for_each(|card| write!(f, " {card}"))
    }
}

impl State {
    /// Draws at random and applies the draw. Returns the draw; `None` if chance is not next.
    pub fn draw_random(&mut self, rng: &mut impl Rng) -> Option<Draw> {
        let step = self.public.step;
        let cards = game::draw_at_random(self, rng)?.items().into();
        Some(match step {
            Step::Lots => Draw::Lots(cards),
            _ => Draw::Shuffle(cards),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_are_texts_and_back() {
        for text in ["lots 17 5 30", "shuffle 12 5", "shuffle 99 0"] {
            assert_eq!(
                text.parse::<Draw>().map(|read| read.to_string()),
                Ok(text.into())
            );
        }
        for text in [
            "lots",
            "lots ",
            "shuffle 1  2",
            "shuffle 01",
            "shuffle x",
            "shuffle 100",
            "deal 1",
        ] {
            assert_eq!(text.parse::<Draw>(), Err(NotADraw), "{text:?}");
        }
    }
}
