//! Fields of decisions: their keys, and the words of their values.

use crate::token::number;
use crate::{Card, Color, Piece, Position, Public, Region};

/// The key of a field, with the form of its values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Key {
    /// Its name in messages, such as `positions`.
    pub name: &'static str,
    /// True if its values are numbers; names if not.
    pub is_number: bool,
    /// True if it can have several values.
    pub is_list: bool,
}

/// What has words in the text of a decision: one for each value of a field.
pub(crate) trait Words: Sized {
    /// True if the words are numbers.
    const IS_NUMBER: bool = false;
    /// The most words.
    const COUNT: usize = 1;

    /// Reads its words; `None` if they are those of something else.
    fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self>;
    /// Its words.
    fn words(self) -> Vec<String>;
}

macro_rules! define_one_word {
    ($($type:ty, $is_number:literal, $read:expr;)+) => {$(
        impl Words for $type {
            const IS_NUMBER: bool = $is_number;

            fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
                words.next().and_then($read)
            }

            fn words(self) -> Vec<String> {
                vec![self.to_string()]
            }
        }
    )+};
}

define_one_word! {
    Card, true, |word| Self::new(number(word)?);
    u8, true, |word| number(word).filter(|&cumals| cumals <= Public::MAX_RANSOM_CUMALS);
    Color, false, |word| word.parse().ok();
    Piece, false, |word| word.parse().ok();
    Position, false, |word| word.parse().ok();
    Region, false, |word| word.parse().ok();
}

impl Words for [Card; 3] {
    const IS_NUMBER: bool = true;
    const COUNT: usize = 3;

    fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        Some([Card::read(words)?, Card::read(words)?, Card::read(words)?])
    }

    fn words(self) -> Vec<String> {
        self.map(|card| card.to_string()).into()
    }
}

impl Words for Option<Position> {
    fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        words.next().map(str::parse).transpose().ok()
    }

    fn words(self) -> Vec<String> {
        self.into_iter().flat_map(Position::words).collect()
    }
}
