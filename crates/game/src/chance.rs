//! Chance events, and the items that they can draw.

use rand_core::Rng;
use thiserror::Error;

use crate::below;

/// A chance event: `count` of these items are drawn without replacement, in uniformly random order.
///
/// A shuffle draws all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChanceEvent {
    /// Bit n for item n.
    items: u64,
    /// At most as many as there are items.
    count: u8,
}

/// Items that are not an outcome of a chance event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum DrawError {
    /// The number of items is wrong.
    #[error("{found} drawn, not {expected}")]
    Count {
        /// The number of items of the event.
        expected: usize,
        /// The number of items given.
        found: usize,
    },
    /// An item is drawn twice.
    #[error("{0} is drawn twice")]
    Twice(u8),
    /// An item is not among those of the event.
    #[error("{0} is not there to be drawn")]
    NotThere(u8),
}

impl ChanceEvent {
    /// Draws `count` of the items whose bits are set.
    ///
    /// # Panics
    ///
    /// If there are fewer items.
    pub const fn new(items: u64, count: usize) -> Self {
        assert!(
            count <= items.count_ones() as usize,
            "more drawn than there are"
        );
        Self {
            items,
            count: count as u8,
        }
    }

    /// Shuffles the items whose bits are set.
    pub const fn all(items: u64) -> Self {
        Self::new(items, items.count_ones() as usize)
    }

    /// The number of items drawn.
    pub const fn count(self) -> usize {
        self.count as usize
    }

    /// Returns whether all items are drawn.
    pub const fn is_shuffle(self) -> bool {
        self.items.count_ones() as usize == self.count()
    }

    /// The items, ascending.
    pub fn items(self) -> impl Iterator<Item = u8> {
        (0..64).filter(move |item| self.items >> item & 1 == 1)
    }

    /// Checks that these items are a possible outcome.
    ///
    /// # Errors
    ///
    /// The first thing that does not fit.
    pub fn check(self, drawn: &[u8]) -> Result<(), DrawError> {
        let mut left = self.items;
        for &item in drawn {
            let bit = 1_u64.checked_shl(item.into()).unwrap_or(0);
            if self.items & bit == 0 {
                return Err(DrawError::NotThere(item));
            }
            if left & bit == 0 {
                return Err(DrawError::Twice(item));
            }
            left &= !bit;
        }
        if drawn.len() == self.count() {
            Ok(())
        } else {
            Err(DrawError::Count {
                expected: self.count(),
                found: drawn.len(),
            })
        }
    }

    /// Samples an outcome.
    pub fn sample(self, rng: &mut impl Rng) -> DrawnItems {
        let mut items = [0; 64];
        let mut there = 0;
        for item in self.items() {
            items[there] = item;
            there += 1;
        }
        for place in 0..self.count() {
            items.swap(place, place + below(there - place, rng));
        }
        DrawnItems {
            items,
            count: self.count(),
        }
    }
}

/// The outcome of a chance event.
#[derive(Debug, Clone, Copy)]
pub struct DrawnItems {
    items: [u8; 64],
    count: usize,
}

impl DrawnItems {
    /// The items in the order in which they were drawn.
    pub fn items(&self) -> &[u8] {
        &self.items[..self.count]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    #[test]
    fn every_order_is_drawn_as_often_as_any_other() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let event = ChanceEvent::new(0b1011_0000, 2);
        let mut counts: HashMap<Vec<u8>, u32> = HashMap::new();
        for _ in 0..6000 {
            let drawn = event.sample(&mut rng);
            assert_eq!(event.check(drawn.items()), Ok(()));
            *counts.entry(drawn.items().to_vec()).or_default() += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(
            counts.values().all(|&count| (850..1150).contains(&count)),
            "{counts:?}"
        );
    }

    #[test]
    fn impossible_outcomes_are_refused() {
        let event = ChanceEvent::all(0b1110);
        assert!(event.is_shuffle() && !ChanceEvent::new(0b1110, 2).is_shuffle());
        assert_eq!(event.check(&[3, 1, 2]), Ok(()));
        assert_eq!(event.check(&[3, 1, 3]), Err(DrawError::Twice(3)));
        assert_eq!(event.check(&[3, 1, 0]), Err(DrawError::NotThere(0)));
        assert_eq!(event.check(&[3, 1, 200]), Err(DrawError::NotThere(200)));
        assert_eq!(
            event.check(&[3, 1]),
            Err(DrawError::Count {
                expected: 3,
                found: 2
            })
        );
    }
}
