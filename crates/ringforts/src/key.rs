//! Zobrist keys: a random word for each thing that can stand on the board, joined by exclusive or.

use crate::{Color, Hill, Links};

/// Words for a ringfort, a king, and the links north and east of a hill.
static WORDS: Words = Words::new(0x7461_7261);

struct Words {
    ringforts: [[u64; 64]; 2],
    kings: [[u64; 64]; 2],
    links: [[u64; 64]; 2],
}

/// The word of a ringfort of this color.
pub(crate) fn ringfort(color: Color, hill: Hill) -> u64 {
    WORDS.ringforts[color.index()][hill.bit()]
}

/// The word, or nothing if `keep` is false, without a branch.
pub(crate) const fn only_if(keep: bool, word: u64) -> u64 {
    word & (keep as u64).wrapping_neg()
}

/// The word of a king of this color.
pub(crate) fn king(color: Color, hill: Hill) -> u64 {
    WORDS.kings[color.index()][hill.bit()]
}

/// The word of a set of links.
pub(crate) fn links(links: Links) -> u64 {
    let north = links
        .north
        .into_iter()
        .map(|hill| WORDS.links[0][hill.bit()]);
    let east = links
        .east
        .into_iter()
        .map(|hill| WORDS.links[1][hill.bit()]);
    north.chain(east).fold(0, |key, word| key ^ word)
}

/// A word for a few small numbers, packed: the finishing steps of SplitMix64.
pub(crate) const fn mixed(packed: u64) -> u64 {
    let mut word = packed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

impl Words {
    const fn new(seed: u64) -> Self {
        Self {
            ringforts: [Self::table(seed), Self::table(seed + 1)],
            kings: [Self::table(seed + 2), Self::table(seed + 3)],
            links: [Self::table(seed + 4), Self::table(seed + 5)],
        }
    }

    const fn table(seed: u64) -> [u64; 64] {
        let mut table = [0; 64];
        let mut at = 0;
        while at < 64 {
            table[at] = mixed(mixed(seed) ^ at as u64);
            at += 1;
        }
        table
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use game::{Game, Moves as _, Text, random_move};
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use crate::{Line, Position, Variant};

    #[test]
    fn positions_that_differ_have_keys_that_differ() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
        let mut texts: HashMap<u64, String> = HashMap::new();
        for variant in Variant::ALL {
            for _ in 0..3 {
                let mut line = Line::new(Position::start(variant));
                while let Some(mv) = random_move(&line, &mut rng) {
                    line.play(mv);
                    let text = line.to_string();
                    let known = texts.insert(line.position().key(), text.clone());
                    assert!(known.is_none_or(|known| known == text), "{text}");
                }
            }
        }
        assert!(texts.len() > 1000);
    }

    #[test]
    fn links_alone_make_another_key() {
        let text =
            "stone-of-destiny bbrbr/rrrbbrb/brbbrbb/bbbrrrr/rbBrbbr/rrrbbrr/bbbrR red battle - - -";
        let start = Position::read(text).expect("a position text");
        let keys: HashSet<u64> = start
            .moves()
            .iter()
            .map(|mv| {
                let mut next = start;
                next.play(mv);
                next.key()
            })
            .collect();
        assert_eq!(keys.len(), start.moves().len());
    }

    #[test]
    fn incremental_key_equals_key_of_text() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        for variant in Variant::ALL {
            let mut line = Line::new(Position::start(variant));
            while let Some(mv) = random_move(&line, &mut rng) {
                line.play(mv);
                let read = Position::read(&line.to_string()).expect("it was written");
                assert_eq!(read.key(), line.position().key(), "{line}");
            }
        }
    }
}
