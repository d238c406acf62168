//! A table of what was searched: bounded memory, whole keys, shared by threads without locks.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use crate::Score;

/// What was found of moments, by their keys. It never takes more memory than it was given.
#[derive(Debug)]
pub struct Table {
    buckets: Box<[Bucket]>,
    /// The search that writes now, modulo 64.
    age: AtomicU8,
}

/// What a search knows of a moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// The number of the best move.
    pub number: u16,
    /// The value to the side that is to move.
    pub value: Score,
    /// How many moves ahead was looked; [`Entry::WHOLE`] if nothing was guessed.
    pub depth: u8,
    /// What the value says.
    pub bound: Bound,
}

/// What a value says of the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bound {
    /// The true one is at least this.
    Least,
    /// The true one is at most this.
    Most,
    /// This is the true one.
    Exact,
}

/// A cache line.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Place; 4]);

/// An entry and its key. Two threads can write at once, so the first word is the key folded with the second: a torn
/// entry fits no key.
#[derive(Debug, Default)]
struct Place {
    folded: AtomicU64,
    packed: AtomicU64,
}

impl Entry {
    /// The depth of a value that rests on ends of games alone.
    pub const WHOLE: u8 = u8::MAX;

    fn packed(self, age: u8) -> u64 {
        let bound = match self.bound {
            Bound::Least => 1,
            Bound::Most => 2,
            Bound::Exact => 3,
        };
        u64::from(self.number)
            | u64::from(self.value as i16 as u16) << 16
            | u64::from(self.depth) << 32
            | bound << 40
            | u64::from(age) << 48
    }

    fn unpacked(packed: u64) -> Option<Self> {
        let bound = match packed >> 40 & 3 {
            1 => Bound::Least,
            2 => Bound::Most,
            3 => Bound::Exact,
            _ => return None,
        };
        Some(Self {
            number: packed as u16,
            value: Score::from((packed >> 16) as u16 as i16),
            depth: (packed >> 32) as u8,
            bound,
        })
    }
}

impl Table {
    const AGES: u8 = 64;

    /// An empty table of at most this many bytes, and of at least one bucket of 64.
    pub fn new(bytes: usize) -> Self {
        let count = (bytes / size_of::<Bucket>()).max(1);
        Self {
            buckets: (0..count).map(|_| Bucket::default()).collect(),
            age: AtomicU8::new(0),
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.buckets.fill_with(Bucket::default);
        self.age = AtomicU8::new(0);
    }

    /// Begins a new search: what earlier ones wrote makes room first.
    pub fn grow_older(&self) {
        let age = self.age.load(Ordering::Relaxed);
        self.age.store((age + 1) % Self::AGES, Ordering::Relaxed);
    }

    /// What is known of the moment of this key.
    #[inline]
    pub fn get(&self, key: u64) -> Option<Entry> {
        let place = self.bucket(key).iter().find_map(|place| {
            let packed = place.packed.load(Ordering::Relaxed);
            (place.folded.load(Ordering::Relaxed) ^ packed == key).then_some(packed)
        });
        place.and_then(Entry::unpacked)
    }

    /// Keeps an entry, in place of an older one of the moment or of that which is worth least.
    #[inline]
    pub fn put(&self, key: u64, entry: Entry) {
        let age = self.age.load(Ordering::Relaxed);
        let worth = |place: &Place| {
            let packed = place.packed.load(Ordering::Relaxed);
            if place.folded.load(Ordering::Relaxed) ^ packed == key {
                return i32::MIN;
            }
            let years = (age + Self::AGES - (packed >> 48) as u8) % Self::AGES;
            (packed >> 32 & 0xff) as i32 - 8 * i32::from(years)
        };
        let places = self.bucket(key);
        let least = places.iter().min_by_key(|&place| worth(place));
        let place = least.expect("a bucket has places");
        let packed = entry.packed(age);
        place.folded.store(key ^ packed, Ordering::Relaxed);
        place.packed.store(packed, Ordering::Relaxed);
    }

    #[inline]
    fn bucket(&self, key: u64) -> &[Place; 4] {
        let wide = u128::from(key) * self.buckets.len() as u128;
        &self.buckets[(wide >> 64) as usize].0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(number: u16, depth: u8) -> Entry {
        Entry {
            number,
            value: -7800,
            depth,
            bound: Bound::Most,
        }
    }

    #[test]
    fn what_is_kept_comes_back_and_only_by_its_whole_key() {
        let table = Table::new(64);
        for bound in [Bound::Least, Bound::Most, Bound::Exact] {
            for value in [-30_000, -1, 0, 1, 30_000] {
                let entry = Entry {
                    value,
                    bound,
                    ..entry(65_535, Entry::WHOLE)
                };
                table.put(77, entry);
                assert_eq!(table.get(77), Some(entry));
            }
        }
        for bit in 0..64 {
            assert_eq!(table.get(77 ^ 1 << bit), None);
        }
        assert_eq!(table.get(0), None, "an empty place is the entry of no key");
    }

    #[test]
    fn the_shallowest_makes_room_and_older_searches_before_it() {
        let mut table = Table::new(64);
        for key in 1..=4 {
            table.put(key, entry(0, 10 + key as u8));
        }
        table.put(5, entry(0, 1));
        assert_eq!((table.get(1), table.get(2).is_some()), (None, true));
        table.put(6, entry(0, 1));
        assert_eq!(table.get(5), None);
        table.grow_older();
        table.grow_older();
        table.put(7, entry(0, 1));
        table.put(8, entry(0, 1));
        assert_eq!(table.get(2), None, "deeper, but of two searches ago");
        assert!(table.get(7).is_some());
        table.clear();
        assert_eq!(table.get(8), None);
    }
}
