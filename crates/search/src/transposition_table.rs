//! The transposition table: bounded memory, whole keys, shared by threads without locks.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use crate::Score;

/// Search results by position key, in a fixed number of buckets.
#[derive(Debug)]
pub(crate) struct TranspositionTable {
    buckets: Box<[Bucket]>,
    /// The number of the running search, modulo 64.
    age: AtomicU8,
}

/// The result of searching a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TableEntry {
    /// The index of the best move, by [`Evaluate::move_index`](crate::Evaluate::move_index).
    pub(crate) best_move: u16,
    /// The value for the side to move, in hundredths of a point, between plus and minus [`MAX_VALUE`](crate::MAX_VALUE): a
    /// slot has 16 bits for it.
    pub(crate) value: Score,
    /// The depth of the search in plies; [`TableEntry::PROVED`] if no static evaluation was used.
    pub(crate) depth: u8,
    /// The relation of the value to the true one.
    pub(crate) bound: Bound,
}

/// The relation of a searched value to the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bound {
    /// A lower bound: the node failed high.
    Lower,
    /// An upper bound: the node failed low.
    Upper,
    /// The exact value.
    Exact,
}

/// A cache line.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; 4]);

/// A packed entry, and its key XORed with that. Two threads can write one slot at once without a lock: the halves of a
/// torn entry then match no key, and it reads as a miss.
#[derive(Debug, Default)]
struct Slot {
    key_xor_entry: AtomicU64,
    packed: AtomicU64,
}

impl TableEntry {
    /// The depth of a value that rests on finished games alone. It is deeper than any search.
    pub(crate) const PROVED: u8 = u8::MAX;

    fn packed(self, age: u8) -> u64 {
        let bound = match self.bound {
            Bound::Lower => 1,
            Bound::Upper => 2,
            Bound::Exact => 3,
        };
        u64::from(self.best_move)
            | u64::from(self.value as i16 as u16) << 16
            | u64::from(self.depth) << 32
            | bound << 40
            | u64::from(age) << 48
    }

    fn unpacked(packed: u64) -> Option<Self> {
        let bound = match packed >> 40 & 3 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            3 => Bound::Exact,
            _ => return None,
        };
        Some(Self {
            best_move: packed as u16,
            value: Score::from((packed >> 16) as u16 as i16),
            depth: (packed >> 32) as u8,
            bound,
        })
    }
}

impl TranspositionTable {
    const AGES: u8 = 64;

    /// An empty table of at most `bytes` bytes, and at least one bucket of 64 bytes.
    pub(crate) fn new(bytes: usize) -> Self {
        let count = (bytes / size_of::<Bucket>()).max(1);
        Self {
            buckets: (0..count).map(|_| Bucket::default()).collect(),
            age: AtomicU8::new(0),
        }
    }

    /// Removes all entries.
    pub(crate) fn clear(&mut self) {
        self.buckets.fill_with(Bucket::default);
        self.age = AtomicU8::new(0);
    }

    /// Starts a new search. Entries of earlier ones are replaced first.
    pub(crate) fn new_search(&self) {
        let age = self.age.load(Ordering::Relaxed);
        self.age.store((age + 1) % Self::AGES, Ordering::Relaxed);
    }

    /// The entry of a key; `None` if there is none.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<TableEntry> {
        let slot = self.bucket(key).iter().find_map(|slot| {
            let packed = slot.packed.load(Ordering::Relaxed);
            (slot.key_xor_entry.load(Ordering::Relaxed) ^ packed == key).then_some(packed)
        });
        slot.and_then(TableEntry::unpacked)
    }

    /// Stores an entry. It replaces one with the same key, or else the shallowest, where each search of age counts as
    /// eight plies.
    #[inline]
    pub(crate) fn put(&self, key: u64, entry: TableEntry) {
        let age = self.age.load(Ordering::Relaxed);
        let priority = |slot: &Slot| {
            let packed = slot.packed.load(Ordering::Relaxed);
            if slot.key_xor_entry.load(Ordering::Relaxed) ^ packed == key {
                return i32::MIN;
            }
            let age_searches = (age + Self::AGES - (packed >> 48) as u8) % Self::AGES;
            (packed >> 32 & 0xff) as i32 - 8 * i32::from(age_searches)
        };
        let slots = self.bucket(key);
        let least = slots.iter().min_by_key(|&slot| priority(slot));
        let slot = least.expect("a bucket has slots");
        let packed = entry.packed(age);
        slot.key_xor_entry.store(key ^ packed, Ordering::Relaxed);
        slot.packed.store(packed, Ordering::Relaxed);
    }

    #[inline]
    fn bucket(&self, key: u64) -> &[Slot; 4] {
        let wide = u128::from(key) * self.buckets.len() as u128;
        &self.buckets[(wide >> 64) as usize].0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(best_move: u16, depth: u8) -> TableEntry {
        TableEntry {
            best_move,
            value: -7800,
            depth,
            bound: Bound::Upper,
        }
    }

    #[test]
    fn entries_are_found_by_their_whole_key_only() {
        let table = TranspositionTable::new(64);
        for bound in [Bound::Lower, Bound::Upper, Bound::Exact] {
            for value in [-30_000, -1, 0, 1, 30_000] {
                let entry = TableEntry {
                    value,
                    bound,
                    ..entry(65_535, TableEntry::PROVED)
                };
                table.put(77, entry);
                assert_eq!(table.get(77), Some(entry));
            }
        }
        for bit in 0..64 {
            assert_eq!(table.get(77 ^ 1 << bit), None);
        }
        assert_eq!(table.get(0), None, "an empty slot matches no key");
    }

    #[test]
    fn the_shallowest_makes_room_and_older_searches_before_it() {
        let mut table = TranspositionTable::new(64);
        for key in 1..=4 {
            table.put(key, entry(0, 10 + key as u8));
        }
        table.put(5, entry(0, 1));
        assert_eq!((table.get(1), table.get(2).is_some()), (None, true));
        table.put(6, entry(0, 1));
        assert_eq!(table.get(5), None);
        table.new_search();
        table.new_search();
        table.put(7, entry(0, 1));
        table.put(8, entry(0, 1));
        assert_eq!(table.get(2), None, "deeper, but of two searches ago");
        assert!(table.get(7).is_some());
        table.clear();
        assert_eq!(table.get(8), None);
    }
}
