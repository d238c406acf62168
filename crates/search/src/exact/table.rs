//! What has been proved of which state, in a table of bounded size.

use super::Value;

/// What is proved of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bounds {
    /// It is at least this.
    pub lower: Value,
    /// It is at most this.
    pub upper: Value,
}

/// What the table has of a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) bounds: Bounds,
    /// The place of the move that decided last, in the order of the game; [`Entry::NO_MOVE`] if there is none.
    pub(super) best: u8,
    /// The logarithm of the nodes that the proof took, at least 1.
    pub(super) work: u8,
}

/// States with their entries, some to a bucket.
///
/// Each place is the words of a state and a word for its entry, which is zero exactly if the place is free. A bucket is
/// one line of the processor's cache, or two if two places need them; what is left of it stays zero. The table begins
/// small and doubles as it fills, because memory that is used for the first time costs more than a node.
#[derive(Debug)]
pub(super) struct Table<const WORDS: usize> {
    words: Vec<u32>,
    /// Where the first bucket begins, so that it begins a line.
    start: usize,
    buckets: u64,
    most_buckets: u64,
    /// Places that are taken.
    taken: u64,
}

impl Bounds {
    /// Nothing is proved.
    pub const NONE: Self = Self {
        lower: Value::MIN,
        upper: Value::MAX,
    };

    /// The value, if it is proved.
    pub fn value(self) -> Option<Value> {
        (self.lower == self.upper).then_some(self.lower)
    }

    /// What both prove together.
    pub(super) fn and(self, other: Self) -> Self {
        Self {
            lower: self.lower.max(other.lower),
            upper: self.upper.min(other.upper),
        }
    }
}

impl Entry {
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

impl<const WORDS: usize> Table<WORDS> {
    /// Words in a line of the cache.
    const LINE: usize = 16;
    /// Small enough to stay in the nearer caches.
    const FIRST_BYTES: usize = 1 << 18;
    const PLACE: usize = WORDS + 1;
    const BUCKET: usize = (2 * Self::PLACE).next_multiple_of(Self::LINE);
    const PLACES: usize = Self::BUCKET / Self::PLACE;

    /// A table that grows to at most so many bytes, or is of one bucket.
    pub(super) fn new(bytes: usize) -> Self {
        let most_buckets = (bytes / (4 * Self::BUCKET)).max(1) as u64;
        let first_buckets = (Self::FIRST_BYTES / (4 * Self::BUCKET)) as u64;
        let mut table = Self::of(first_buckets.min(most_buckets));
        table.most_buckets = most_buckets;
        table
    }

    /// A table of so many buckets that does not grow.
    fn of(buckets: u64) -> Self {
        // Zeroed memory costs nothing until it is used.
        let words = vec![0u32; buckets as usize * Self::BUCKET + 16];
        let start = words.as_ptr().align_offset(64).min(16);
        Self {
            words,
            start,
            buckets,
            most_buckets: buckets,
            taken: 0,
        }
    }

    /// What is known of a state.
    pub(super) fn get(&self, code: &[u32; WORDS]) -> Option<Entry> {
        let bucket = &self.words[self.bucket(code)];
        let mut places = bucket.chunks_exact(Self::PLACE);
        let place = places.find(|place| place[..WORDS] == code[..])?;
        (place[WORDS] != 0).then(|| Entry::unpacked(place[WORDS]))
    }

    /// Remembers more of a state, in the place of the least work if there is no other.
    pub(super) fn put(&mut self, code: &[u32; WORDS], entry: Entry) {
        let bucket = self.bucket(code);
        let (mut least, mut chosen) = (u8::MAX, 0);
        for (number, place) in self.words[bucket.clone()]
            .chunks_exact(Self::PLACE)
            .enumerate()
        {
            let known = Entry::unpacked(place[WORDS]);
            if known.work != 0 && place[..WORDS] == code[..] {
                return self.write(bucket.start, number, code, known.joined(entry));
            }
            if known.work < least {
                (least, chosen) = (known.work, number);
            }
        }
        self.write(bucket.start, chosen, code, entry);
        self.taken += u64::from(least == 0);
        if 2 * self.taken > Self::PLACES as u64 * self.buckets && self.buckets < self.most_buckets {
            self.grow();
        }
    }

    /// Doubles the table, or makes it as large as it may be.
    #[cold]
    fn grow(&mut self) {
        let most_buckets = self.most_buckets;
        let mut larger = Self::of(most_buckets.min(2 * self.buckets));
        for (code, entry) in self.entries() {
            larger.put(&code, entry);
        }
        *self = Self {
            most_buckets,
            ..larger
        };
    }

    /// All states with their entries, in no order.
    pub(super) fn entries(&self) -> impl Iterator<Item = ([u32; WORDS], Entry)> {
        let buckets = self.words[self.start..].chunks_exact(Self::BUCKET);
        let places = buckets.flat_map(|bucket| bucket.chunks_exact(Self::PLACE));
        places.filter(|place| place[WORDS] != 0).map(|place| {
            let mut code = [0; WORDS];
            code.copy_from_slice(&place[..WORDS]);
            (code, Entry::unpacked(place[WORDS]))
        })
    }

    fn bucket(&self, code: &[u32; WORDS]) -> std::ops::Range<usize> {
        let number = (u128::from(hash(code)) * u128::from(self.buckets)) >> 64;
        let start = self.start + number as usize * Self::BUCKET;
        start..start + Self::BUCKET
    }

    fn write(&mut self, start: usize, number: usize, code: &[u32; WORDS], entry: Entry) {
        let at = start + number * Self::PLACE;
        let place = &mut self.words[at..at + Self::PLACE];
        place[..WORDS].copy_from_slice(code);
        place[WORDS] = entry.packed();
    }
}

impl Entry {
    /// What is known after more was proved.
    fn joined(self, newer: Self) -> Self {
        Self {
            bounds: self.bounds.and(newer.bounds),
            best: match newer.best {
                Self::NO_MOVE => self.best,
                best => best,
            },
            work: self.work.max(newer.work),
        }
    }
}

/// Where a state belongs.
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

    fn entry(lower: Value, work: u8) -> Entry {
        let bounds = Bounds {
            lower,
            ..Bounds::NONE
        };
        let best = Entry::NO_MOVE;
        Entry { bounds, best, work }
    }

    #[test]
    fn a_table_with_room_forgets_little_while_it_grows() {
        let mut table = Table::<3>::new(1 << 24);
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
        assert!(table.words.len() > Table::<3>::FIRST_BYTES / 4);
    }

    #[test]
    fn a_full_bucket_forgets_the_least_work_and_joins_what_it_knows() {
        let mut table = Table::<3>::new(1);
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
            Entry {
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
