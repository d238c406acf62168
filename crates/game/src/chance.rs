//! Chance: what nobody decides.

use rand_core::Rng;
use thiserror::Error;

use crate::below;

/// What chance draws: some of these items, one after the other, none put back, every order as likely as any other.
///
/// A shuffle is a draw of all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Draw {
    /// Bit n for item n.
    items: u64,
    /// At most as many as there are items.
    count: u8,
}

/// Why what was drawn does not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Misdrawn {
    /// Too many or too few.
    #[error("{found} drawn, not {expected}")]
    Count {
        /// How many there must be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// An item comes twice.
    #[error("{0} is drawn twice")]
    Twice(u8),
    /// An item is not there to be drawn.
    #[error("{0} is not there to be drawn")]
    NotThere(u8),
}

impl Draw {
    /// A draw of `count` of the items whose bits are set.
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

    /// A shuffle of the items whose bits are set.
    pub const fn all(items: u64) -> Self {
        Self::new(items, items.count_ones() as usize)
    }

    /// How many are drawn.
    pub const fn count(self) -> usize {
        self.count as usize
    }

    /// Whether all items are drawn.
    pub const fn is_shuffle(self) -> bool {
        self.items.count_ones() as usize == self.count()
    }

    /// The items, ascending.
    pub fn items(self) -> impl Iterator<Item = u8> {
        (0..64).filter(move |item| self.items >> item & 1 == 1)
    }

    /// Whether this could be drawn.
    ///
    /// # Errors
    ///
    /// The first thing that does not fit.
    pub fn check(self, drawn: &[u8]) -> Result<(), Misdrawn> {
        let mut left = self.items;
        for &item in drawn {
            let bit = 1_u64.checked_shl(item.into()).unwrap_or(0);
            match (self.items & bit != 0, left & bit != 0) {
                (false, _) => return Err(Misdrawn::NotThere(item)),
                (true, false) => return Err(Misdrawn::Twice(item)),
                (true, true) => left &= !bit,
            }
        }
        if drawn.len() == self.count() {
            Ok(())
        } else {
            Err(Misdrawn::Count {
                expected: self.count(),
                found: drawn.len(),
            })
        }
    }

    /// Draws at random.
    pub fn sample(self, rng: &mut impl Rng) -> Drawn {
        let mut items = [0; 64];
        let mut there = 0;
        for item in self.items() {
            items[there] = item;
            there += 1;
        }
        for place in 0..self.count() {
            items.swap(place, place + below(there - place, rng));
        }
        Drawn {
            items,
            count: self.count(),
        }
    }
}

/// What was drawn, in its order.
#[derive(Debug, Clone, Copy)]
pub struct Drawn {
    items: [u8; 64],
    count: usize,
}

impl Drawn {
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
        let draw = Draw::new(0b1011_0000, 2);
        let mut counts: HashMap<Vec<u8>, u32> = HashMap::new();
        for _ in 0..6000 {
            let drawn = draw.sample(&mut rng);
            assert_eq!(draw.check(drawn.items()), Ok(()));
            *counts.entry(drawn.items().to_vec()).or_default() += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(
            counts.values().all(|&count| (850..1150).contains(&count)),
            "{counts:?}"
        );
    }

    #[test]
    fn what_does_not_fit_is_told() {
        let draw = Draw::all(0b1110);
        assert!(draw.is_shuffle() && !Draw::new(0b1110, 2).is_shuffle());
        assert_eq!(draw.check(&[3, 1, 2]), Ok(()));
        assert_eq!(draw.check(&[3, 1, 3]), Err(Misdrawn::Twice(3)));
        assert_eq!(draw.check(&[3, 1, 0]), Err(Misdrawn::NotThere(0)));
        assert_eq!(draw.check(&[3, 1, 200]), Err(Misdrawn::NotThere(200)));
        assert_eq!(
            draw.check(&[3, 1]),
            Err(Misdrawn::Count {
                expected: 3,
                found: 2
            })
        );
    }
}
