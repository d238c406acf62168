//! A hash table of proved bounds with bounded memory.
//!
//! It stores whole states and not their hashes, so an entry never belongs to another state.

use super::Value;

/// Proved bounds of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bounds {
    /// The value is at least this.
    pub lower: Value,
    /// The value is at most this.
    pub upper: Value,
}

/// The entry of a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ProofEntry {
    pub(super) bounds: Bounds,
    /// The rank of the last best move in the move order of the game, or [`ProofEntry::NO_MOVE`].
    pub(super) best: u8,
    /// The binary logarithm of the nodes of the proof, at least 1. The replacement policy drops the least work.
    pub(super) work: u8,
}

/// A bucketed hash table.
///
/// A slot is the words of a state and one word for its entry, which is zero if and only if the slot is free. A bucket
/// is one cache line, or two if two slots do not fit into one; its padding stays zero. The table starts small and doubles
/// as it fills, because the first touch of a memory page costs more than a node.
#[derive(Debug)]
pub(super) struct ProofTable<const WORDS: usize> {
    words: Vec<u32>,
    /// The index of the first bucket, which is aligned to a cache line.
    start: usize,
    buckets: u64,
    max_buckets: u64,
    /// Occupied slots.
    occupied: u64,
}

impl Bounds {
    /// No bounds.
    pub const NONE: Self = Self {
        lower: Value::MIN,
        upper: Value::MAX,
    };

    /// The bound that the result of a null-window search with this threshold proves.
    pub(super) const fn proved_by(value: Value, threshold: Value) -> Self {
        if value >= threshold {
            Self {
                lower: value,
                ..Self::NONE
            }
        } else {
            Self {
                upper: value,
                ..Self::NONE
            }
        }
    }

    /// The value, if the bounds meet.
    pub fn value(self) -> Option<Value> {
        (self.lower == self.upper).then_some(self.lower)
    }

    /// The bounds that follow from both.
    pub(super) fn intersection(self, other: Self) -> Self {
        Self {
            lower: self.lower.max(other.lower),
            upper: self.upper.min(other.upper),
        }
    }
}

impl ProofEntry {
    pub(super) const NO_MOVE: u8 = u8::MAX;

    const fn packed(self) -> u32 {
        let Bounds { lower, upper } = self.bounds;
        u32::from_le_bytes([lower as u8, upper as u8, self.best, self.work])
    }

    const fn unpacked(word: u32) -> Self {
        let [lower, upper, best, work] = word.to_le_bytes();
        let (lower, upper) = (lower as Value, upper as Value);
        Self {
            bounds: Bounds { lower, upper },
            best,
            work,
        }
    }
}

impl<const WORDS: usize> ProofTable<WORDS> {
    /// Words in a cache line.
    const LINE: usize = 16;
    /// The initial size: small enough for the nearer caches.
    const FIRST_BYTES: usize = 1 << 18;
    const SLOT: usize = WORDS + 1;
    const BUCKET: usize = (2 * Self::SLOT).next_multiple_of(Self::LINE);
    const SLOTS: usize = Self::BUCKET / Self::SLOT;

    /// A table that grows to at most `bytes` bytes, and has at least one bucket.
    pub(super) fn new(bytes: usize) -> Self {
        let max_buckets = (bytes / (4 * Self::BUCKET)).max(1) as u64;
        let first_buckets = (Self::FIRST_BYTES / (4 * Self::BUCKET)) as u64;
        let mut table = Self::with_buckets(first_buckets.min(max_buckets));
        table.max_buckets = max_buckets;
        table
    }

    /// A table of this many buckets that does not grow.
    fn with_buckets(buckets: u64) -> Self {
        // Zeroed memory costs nothing until it is used.
        let words = vec![0u32; buckets as usize * Self::BUCKET + 16];
        let start = words.as_ptr().align_offset(64).min(16);
        Self {
            words,
            start,
            buckets,
            max_buckets: buckets,
            occupied: 0,
        }
    }

    /// The entry of a state, if any.
    pub(super) fn get(&self, code: &[u32; WORDS]) -> Option<ProofEntry> {
        let bucket = &self.words[self.bucket(code)];
        let mut slots = bucket.chunks_exact(Self::SLOT);
        let slot = slots.find(|slot| slot[..WORDS] == code[..])?;
        (slot[WORDS] != 0).then(|| ProofEntry::unpacked(slot[WORDS]))
    }

    /// Stores an entry, merged with an older one of the state. A full bucket drops the entry of the least work.
    pub(super) fn put(&mut self, code: &[u32; WORDS], entry: ProofEntry) {
        let bucket = self.bucket(code);
        let (mut least, mut chosen) = (u8::MAX, 0);
        for (number, slot) in self.words[bucket.clone()]
            .chunks_exact(Self::SLOT)
            .enumerate()
        {
            let known = ProofEntry::unpacked(slot[WORDS]);
            if known.work != 0 && slot[..WORDS] == code[..] {
                return self.write(bucket.start, number, code, known.merged(entry));
            }
            if known.work < least {
                (least, chosen) = (known.work, number);
            }
        }
        self.write(bucket.start, chosen, code, entry);
        self.occupied += u64::from(least == 0);
        if 2 * self.occupied > Self::SLOTS as u64 * self.buckets && self.buckets < self.max_buckets
        {
            self.grow();
        }
    }

    /// Doubles the table, up to its maximum.
    #[cold]
    fn grow(&mut self) {
        let max_buckets = self.max_buckets;
        let mut larger = Self::with_buckets(max_buckets.min(2 * self.buckets));
        for (code, entry) in self.entries() {
            larger.put(&code, entry);
        }
        *self = Self {
            max_buckets,
            ..larger
        };
    }

    /// All states with their entries, in no order.
    pub(super) fn entries(&self) -> impl Iterator<Item = ([u32; WORDS], ProofEntry)> {
        let buckets = self.words[self.start..].chunks_exact(Self::BUCKET);
        let slots = buckets.flat_map(|bucket| bucket.chunks_exact(Self::SLOT));
        slots.filter(|slot| slot[WORDS] != 0).map(|slot| {
            let mut code = [0; WORDS];
            code.copy_from_slice(&slot[..WORDS]);
            (code, ProofEntry::unpacked(slot[WORDS]))
        })
    }

    fn bucket(&self, code: &[u32; WORDS]) -> std::ops::Range<usize> {
        let number = (u128::from(hash(code)) * u128::from(self.buckets)) >> 64;
        let start = self.start + number as usize * Self::BUCKET;
        start..start + Self::BUCKET
    }

    fn write(&mut self, start: usize, number: usize, code: &[u32; WORDS], entry: ProofEntry) {
        let at = start + number * Self::SLOT;
        let slot = &mut self.words[at..at + Self::SLOT];
        slot[..WORDS].copy_from_slice(code);
        slot[WORDS] = entry.packed();
    }
}

impl ProofEntry {
    /// The entry after more was proved of the same state.
    fn merged(self, newer: Self) -> Self {
        Self {
            bounds: self.bounds.intersection(newer.bounds),
            best: match newer.best {
                Self::NO_MOVE => self.best,
                best => best,
            },
            work: self.work.max(newer.work),
        }
    }
}

/// The hash of a state.
fn hash<const WORDS: usize>(code: &[u32; WORDS]) -> u64 {
    let mut hash = 0x9e37_79b9_7f4a_7c15u64;
    for pair in code.chunks(2) {
        let word = pair
            .iter()
            .rev()
            .fold(0, |word, &part| word << 32 | u64::from(part));
        hash = (hash ^ word).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        hash ^= hash >> 32;
    }
    hash.wrapping_mul(0x94d0_49bb_1331_11eb)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(lower: Value, work: u8) -> ProofEntry {
        let bounds = Bounds {
            lower,
            ..Bounds::NONE
        };
        let best = ProofEntry::NO_MOVE;
        ProofEntry { bounds, best, work }
    }

    #[test]
    fn a_table_with_room_forgets_little_while_it_grows() {
        let mut table = ProofTable::<3>::new(1 << 24);
        let code = |number: u32| [number, number / 3, 7];
        for number in 0..100_000 {
            table.put(&code(number), entry((number % 100) as Value, 1));
        }
        let known = (0..100_000).filter(|&number| {
            let known = table.get(&code(number));
            known.is_some_and(|known| known.bounds.lower == (number % 100) as Value)
        });
        let known = known.count();
        // It grows when it is half full, and until then one bucket in twenty has no room for another state.
        assert!(known > 93_000, "{known}");
        assert!(table.get(&code(100_000)).is_none());
        assert!(table.words.len() > ProofTable::<3>::FIRST_BYTES / 4);
    }

    #[test]
    fn a_full_bucket_drops_the_least_work_and_merges_bounds() {
        let mut table = ProofTable::<3>::new(1);
        for work in 1..=4 {
            table.put(&[u32::from(work), 0, 0], entry(5, work));
        }
        table.put(&[9, 0, 0], entry(5, 3));
        assert_eq!(table.get(&[1, 0, 0]), None);
        assert_eq!(table.get(&[9, 0, 0]), Some(entry(5, 3)));
        let upper = Bounds {
            upper: 6,
            ..Bounds::NONE
        };
        let (best, work) = (2, 1);
        table.put(
            &[4, 0, 0],
            ProofEntry {
                bounds: upper,
                best,
                work,
            },
        );
        let joined = table.get(&[4, 0, 0]).expect("it is kept");
        assert_eq!((joined.bounds.lower, joined.bounds.upper), (5, 6));
        assert_eq!((joined.best, joined.work), (2, 4));
    }
}
