//! Fields of decisions: their keys, and the words of their values.

use std::fmt;
use std::ops::Deref;

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

/// A value of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FieldValue {
    /// A number: of a card, or of cumals.
    Number(u8),
    /// The name of a position, a region or a color.
    Name(&'static str),
    /// A piece of a stack.
    Piece(Piece),
}

impl fmt::Display for FieldValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Name(name) => f.write_str(name),
            Self::Piece(piece) => piece.fmt(f),
        }
    }
}

/// The values of a field: a slice that needs no allocation, for views write thousands.
#[derive(Debug, Clone, Copy)]
pub struct FieldValues {
    values: [FieldValue; Self::MAX],
    count: usize,
}

impl FieldValues {
    const MAX: usize = 3;

    pub(crate) const NONE: Self = Self {
        values: [FieldValue::Number(0); Self::MAX],
        count: 0,
    };

    fn push(&mut self, value: FieldValue) {
        self.values[self.count] = value;
        self.count += 1;
    }
}

impl Deref for FieldValues {
    type Target = [FieldValue];

    fn deref(&self) -> &[FieldValue] {
        &self.values[..self.count]
    }
}

/// The most fields of a decision.
pub(crate) const MAX_FIELDS: usize = 3;

/// Fields with none behind them.
pub(crate) fn padded<const N: usize>(fields: [FieldValues; N]) -> [FieldValues; MAX_FIELDS] {
    const { assert!(N <= MAX_FIELDS) };
    let mut all = [FieldValues::NONE; MAX_FIELDS];
    all[..N].copy_from_slice(&fields);
    all
}

/// A value that has words in the text of a decision: one for each value of a field.
pub(crate) trait Words: Sized {
    /// True if the words are numbers.
    const IS_NUMBER: bool = false;
    /// The most words.
    const COUNT: usize = 1;

    /// Reads its words; `None` if they are those of something else.
    fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self>;
    /// Adds its values to those of a field.
    fn add_to(self, values: &mut FieldValues);
}

macro_rules! define_one_word {
    ($($type:ty, $is_number:literal, $read:expr, $value:expr;)+) => {$(
        impl Words for $type {
            const IS_NUMBER: bool = $is_number;

            fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
                words.next().and_then($read)
            }

            fn add_to(self, values: &mut FieldValues) {
                let value: fn(Self) -> FieldValue = $value;
                values.push(value(self));
            }
        }
    )+};
}

define_one_word! {
    Card, true, |word| Self::new(number(word)?), |card| FieldValue::Number(card.number());
    u8, true, |word| number(word).filter(|&cumals| cumals <= Public::MAX_RANSOM_CUMALS), FieldValue::Number;
    Color, false, |word| word.parse().ok(), |color| FieldValue::Name(color.name());
    Piece, false, |word| word.parse().ok(), FieldValue::Piece;
    Position, false, |word| word.parse().ok(), |position| FieldValue::Name(position.name());
    Region, false, |word| word.parse().ok(), |region| FieldValue::Name(region.name());
}

impl Words for [Card; 3] {
    const IS_NUMBER: bool = true;
    const COUNT: usize = 3;

    fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        Some([Card::read(words)?, Card::read(words)?, Card::read(words)?])
    }

    fn add_to(self, values: &mut FieldValues) {
        for card in self {
            card.add_to(values);
        }
    }
}

impl Words for Option<Position> {
    fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        words.next().map(str::parse).transpose().ok()
    }

    fn add_to(self, values: &mut FieldValues) {
        if let Some(position) = self {
            position.add_to(values);
        }
    }
}
