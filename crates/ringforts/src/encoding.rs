//! Lossless encodings of a position: keys of a table of proved values.

use crate::{Hills, Position};

impl Hills {
    /// The set in 47 bits, of which those of two corners are never set: bit 5 and bit 41.
    ///
    /// The guards between the columns are taken out in three steps, each of which joins twice as much.
    pub const fn pack(self) -> u64 {
        let bits = self.bits();
        let pairs = bits & 0x007f_007f_007f_007f | (bits & 0x7f00_7f00_7f00_7f00) >> 1;
        let fours = pairs & 0x0000_3fff_0000_3fff | (pairs & 0x3fff_0000_3fff_0000) >> 2;
        let whole = fours & 0x0fff_ffff | (fours & 0x0fff_ffff_0000_0000) >> 4;
        whole >> 1
    }
}

impl Position {
    /// A lossless encoding of a position without kings, except for its variant: positions of one variant are equal if
    /// and only if their codes are.
    #[inline]
    pub fn encode(&self) -> [u32; 3] {
        debug_assert!((self.kings[0] | self.kings[1]).is_empty());
        let [red, blue] = self.ringforts.map(Hills::pack);
        let [red, blue] = [
            red | in_corners(self.turns_left),
            blue | in_corners(self.phase as u8),
        ];
        [
            red as u32,
            (red >> 32 | blue << 15) as u32,
            (blue >> 17) as u32 | (self.seat_index() as u32) << 30,
        ]
    }

    /// A lossless encoding of any position, except for its variant: positions of one variant are equal if and only if
    /// their codes are.
    pub fn encode_with_kings(&self) -> [u32; 12] {
        let [red, blue] = self.ringforts.map(Hills::bits);
        let [red_kings, blue_kings] = self.kings.map(Hills::bits);
        let [north, east] = [self.links.north, self.links.east].map(Hills::bits);
        // Above the bits of hills, ten are free in each word.
        halves(&[
            red | (self.seat_index() as u64) << 54 | (self.turns_left as u64) << 56,
            blue | (self.phase as u64) << 54,
            red_kings | u64::from(self.lost[0]) << 54,
            blue_kings | u64::from(self.lost[1]) << 54,
            north,
            east,
        ])
    }
}

/// The halves of some words, the lower half of each first. `HALVES` is twice the number of words.
#[inline(always)]
pub fn halves<const HALVES: usize>(words: &[u64]) -> [u32; HALVES] {
    let mut halves = [0; HALVES];
    for (pair, word) in halves.chunks_exact_mut(2).zip(words) {
        pair.copy_from_slice(&[*word as u32, (word >> 32) as u32]);
    }
    halves
}

/// Two bits where a packed set has its corners.
const fn in_corners(small: u8) -> u64 {
    (small as u64 & 1) << 5 | (small as u64 >> 1 & 1) << 41
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use game::{Game, random_move};
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::{Hill, Line, Variant};

    #[test]
    fn packed_hills_have_a_bit_each_and_leave_two_free() {
        let bits: u64 = Hill::all().fold(0, |bits, hill| bits | Hills::of(hill).pack());
        assert_eq!(bits.count_ones(), 45);
        assert_eq!(Hills::BOARD.pack(), bits);
        assert_eq!(bits | in_corners(3), (1 << 47) - 1);
    }

    #[test]
    fn positions_have_equal_codes_exactly_if_they_are_equal() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
        for variant in Variant::ALL {
            let mut short: HashMap<[u32; 3], String> = HashMap::new();
            let mut long: HashMap<[u32; 12], String> = HashMap::new();
            for _ in 0..200 {
                let mut line = Line::new(Position::start(variant));
                while let Some(mv) = random_move(&line, &mut rng) {
                    line.play(mv);
                    let (position, text) = (line.position(), line.to_string());
                    if position.kings.into_iter().all(Hills::is_empty) {
                        let known = short.insert(position.encode(), text.clone());
                        assert!(known.is_none_or(|known| known == text), "{text}");
                    }
                    let known = long.insert(position.encode_with_kings(), text.clone());
                    assert!(known.is_none_or(|known| known == text), "{text}");
                }
            }
            assert!(long.len() > 1000, "{variant}");
        }
    }
}
