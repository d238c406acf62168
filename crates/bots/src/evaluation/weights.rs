//! Weights of the features of one variant, and their file format.

use ringforts::{Position, Variant};
use search::{MAX_VALUE, Score};
use thiserror::Error;

use super::features::{self, LAST_STAGE};

/// The stages between two knots.
const STEP: usize = LAST_STAGE / (Weights::KNOTS - 1);

/// The version of the features and the format.
const VERSION: &str = "tara-weights-1";

/// The weights of a variant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Weights {
    variant: Variant,
    /// The weights of each stage in turn, [`width`](super::features::width) of them.
    staged: Vec<i16>,
}

/// An error in a file of weights.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum WeightsError {
    /// The header line is missing.
    #[error("no head")]
    Head,
    /// The version is wrong.
    #[error("version {0}, but {VERSION} is read")]
    Version(String),
    /// The variant is wrong.
    #[error("weights of {0}, but {1} was asked for")]
    Variant(String, Variant),
    /// The number of weights is wrong.
    #[error("{0} weights, but there must be {1}")]
    Length(usize, usize),
    /// The checksum is wrong.
    #[error("the checksum does not fit")]
    Checksum,
}

impl Weights {
    /// The scale of weights: this much is a hundredth of a point.
    pub const UNIT: f32 = 8.0;

    /// The number of stages with weights of their own, the knots. Weights between them are interpolated linearly.
    pub const KNOTS: usize = 6;

    /// Reads the weights that [`Weights::write`] wrote for a variant.
    ///
    /// # Errors
    ///
    /// The first fault.
    pub fn read(variant: Variant, bytes: &[u8]) -> Result<Self, WeightsError> {
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let (head, packed) = bytes.split_at(end.ok_or(WeightsError::Head)?);
        let (head, packed) = (String::from_utf8_lossy(head), &packed[1..]);
        let mut words = head.split(' ');
        let mut word = || words.next().ok_or(WeightsError::Head);
        let (version, name, sum) = (word()?, word()?, word()?);
        if version != VERSION {
            return Err(WeightsError::Version(version.into()));
        }
        if name != variant.name() {
            return Err(WeightsError::Variant(name.into(), variant));
        }
        let knots = unpacked(packed);
        let length = Self::KNOTS * features::width(variant);
        if knots.len() != length {
            return Err(WeightsError::Length(knots.len(), length));
        }
        if sum != checksum(packed) {
            return Err(WeightsError::Checksum);
        }
        Ok(Self::of_knots(variant, &knots))
    }

    /// The file of the weights of all knots: a header line with the version, the variant and the command that made it,
    /// then the weights.
    pub fn write(variant: Variant, knots: &[i16], command: &str) -> Vec<u8> {
        let packed = packed(knots);
        let head = format!("{VERSION} {variant} {} {command}\n", checksum(&packed));
        [head.as_bytes(), &packed].concat()
    }

    /// The weights of all stages, interpolated from those of the knots.
    pub fn of_knots(variant: Variant, knots: &[i16]) -> Self {
        let width = features::width(variant);
        let staged = (0..=LAST_STAGE).flat_map(|stage| {
            let (knot, part) = Self::knot(stage);
            let (low, high) = (
                &knots[knot * width..][..width],
                &knots[(knot + 1) * width..][..width],
            );
            low.iter().zip(high).map(move |(&low, &high)| {
                (f32::from(low) * (1.0 - part) + f32::from(high) * part).round() as i16
            })
        });
        Self {
            variant,
            staged: staged.collect(),
        }
    }

    /// The knot at or below a stage, and the fraction of the way to the next knot, 0 to 1.
    pub fn knot(stage: usize) -> (usize, f32) {
        let knot = (stage / STEP).min(Self::KNOTS - 2);
        (knot, (stage - knot * STEP) as f32 / STEP as f32)
    }

    /// The value of a position for the side to move, in hundredths of a point.
    #[inline]
    pub(super) fn value(&self, position: &Position) -> Score {
        let width = features::width(self.variant);
        let weights = &self.staged[features::stage(position) * width..][..width];
        let mut sum = 0;
        features::indices(position, |index| sum += Score::from(weights[index]));
        (sum / Self::UNIT as Score).clamp(-MAX_VALUE, MAX_VALUE)
    }
}

/// Packs weights: one byte for a small weight, three for others, two for a run of zeros.
fn packed(weights: &[i16]) -> Vec<u8> {
    let mut packed = Vec::new();
    let mut rest = weights;
    while let Some(&weight) = rest.first() {
        let zeros = rest.iter().take(255).take_while(|&&weight| weight == 0);
        let zeros = zeros.count();
        if zeros > 1 {
            packed.extend([RUN, zeros as u8]);
            rest = &rest[zeros..];
            continue;
        }
        match i8::try_from(weight) {
            Ok(small) if small as u8 != RUN && small as u8 != LARGE => packed.push(small as u8),
            _ => {
                packed.push(LARGE);
                packed.extend(weight.to_le_bytes());
            }
        }
        rest = &rest[1..];
    }
    packed
}

fn unpacked(packed: &[u8]) -> Vec<i16> {
    let mut weights = Vec::new();
    let mut bytes = packed.iter().copied();
    while let Some(byte) = bytes.next() {
        let mut next = || bytes.next().unwrap_or(0);
        match byte {
            RUN => weights.resize(weights.len() + usize::from(next()), 0),
            LARGE => weights.push(i16::from_le_bytes([next(), next()])),
            small => weights.push(i16::from(small as i8)),
        }
    }
    weights
}

/// The byte before the length of a run of zeros.
const RUN: u8 = 0x80;

/// The byte before a weight of two bytes.
const LARGE: u8 = 0x81;

/// FNV-1a of 64 bits.
fn checksum(bytes: &[u8]) -> String {
    let sum = bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum: u64, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{sum:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn knots() -> Vec<i16> {
        let width = Weights::KNOTS * features::width(Variant::FourTreasures);
        let numbers = (0..width as i32).map(|number| match number % 5 {
            0 => (number * 7 % 65_536 - 32_768) as i16,
            1 => (number % 256 - 128) as i16,
            _ => 0,
        });
        numbers.collect()
    }

    #[test]
    fn weights_are_read_as_they_were_written() {
        let bytes = Weights::write(Variant::FourTreasures, &knots(), "by a test");
        let read = Weights::read(Variant::FourTreasures, &bytes);
        assert_eq!(
            read,
            Ok(Weights::of_knots(Variant::FourTreasures, &knots()))
        );
    }

    #[test]
    fn weights_that_do_not_fit_are_refused_by_name() {
        let bytes = Weights::write(Variant::FourTreasures, &knots(), "by a test");
        let refused =
            |bytes: &[u8]| Weights::read(Variant::FourTreasures, bytes).expect_err("refused");
        assert_eq!(refused(b"nothing"), WeightsError::Head);
        let mut other = bytes.clone();
        other[0] = b'T';
        assert_eq!(
            refused(&other),
            WeightsError::Version("Tara-weights-1".into())
        );
        let why = Weights::read(Variant::SacredHill1, &bytes).expect_err("another variant");
        assert_eq!(
            why,
            WeightsError::Variant("four-treasures".into(), Variant::SacredHill1)
        );
        let few = Weights::write(Variant::FourTreasures, &[1, 2], "by a test");
        assert!(matches!(refused(&few), WeightsError::Length(2, _)));
        let mut changed = bytes;
        let last = changed.len() - 1;
        changed[last] ^= 1;
        assert_eq!(refused(&changed), WeightsError::Checksum);
    }
}
