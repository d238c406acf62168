//! Bridges between neighbors: the one thing that Stone of Destiny must store besides the board.

use std::fmt;

use crate::{Hill, Hills};

/// Two different hills, the lower one first: a place for a bridge if they are neighbors. Rule: B5
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Link(
    /// Below the second.
    Hill,
    Hill,
);

impl Link {
    /// The link of two hills; `None` unless the first is lower than the second.
    pub fn new(lower: Hill, higher: Hill) -> Option<Self> {
        (lower < higher).then_some(Self(lower, higher))
    }

    /// Reads two hills, the lower one first, such as `E4E5`.
    ///
    /// # Errors
    ///
    /// The number of the character at fault, from 0.
    pub fn read(text: &str) -> Result<Self, usize> {
        let characters: Vec<char> = text.chars().collect();
        let hill = |at: usize| {
            let name: String = characters.iter().skip(at).take(2).collect();
            Hill::from_name(&name).ok_or(at)
        };
        let (lower, higher) = (hill(0)?, hill(2)?);
        match characters.len() {
            4 => Self::new(lower, higher).ok_or(0),
            _ => Err(4),
        }
    }

    /// Both hills, the lower one first.
    pub const fn hills(self) -> [Hill; 2] {
        [self.0, self.1]
    }

    /// Returns whether the hills are neighbors. Rule: B2
    pub fn is_adjacent(self) -> bool {
        Hills::of(self.0).neighbors().has(self.1)
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)?;
        self.1.fmt(f)
    }
}

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of links between neighbors, among the 76 pairs of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Links {
    /// The lower hills of the links to the hill north of them.
    pub(crate) north: Hills,
    /// The lower hills of the links to the hill east of them.
    pub(crate) east: Hills,
}

impl Links {
    /// No link.
    pub const NONE: Self = Self {
        north: Hills::NONE,
        east: Hills::NONE,
    };

    /// Every pair of neighbors within a set of hills. Rule: B5
    pub fn within(hills: Hills) -> Self {
        Self {
            north: hills & hills.south(),
            east: hills & hills.west(),
        }
    }

    /// The number of links in it.
    pub const fn len(self) -> usize {
        self.north.len() + self.east.len()
    }

    /// Returns whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.north.is_empty() && self.east.is_empty()
    }

    /// Returns whether this link is in it.
    pub fn has(self, link: Link) -> bool {
        let one = Self::of(link);
        !one.is_empty() && (one - self).is_empty()
    }

    /// The set of one link, empty if its hills are not neighbors.
    pub fn of(link: Link) -> Self {
        Self::within(Hills::of(link.0) | Hills::of(link.1))
    }

    /// The links of either set.
    pub fn with(self, other: Self) -> Self {
        Self {
            north: self.north | other.north,
            east: self.east | other.east,
        }
    }

    /// The hills at either end of a link.
    pub fn ends(self) -> Hills {
        self.north | self.north.north() | self.east | self.east.east()
    }

    /// The hills linked with this one.
    pub fn of_hill(self, hill: Hill) -> Hills {
        let one = Hills::of(hill);
        (one & self.north).north()
            | (one & self.east).east()
            | (one.south() & self.north)
            | (one.west() & self.east)
    }

    /// The first link in the order of lower hill, then higher; `None` if the set is empty.
    pub fn first(self) -> Option<Link> {
        let lower = (self.north | self.east).first()?;
        Some(self.first_of(lower))
    }

    /// The link of this rank in that order, from 0. Any link at all, and with debug assertions a panic, unless `rank` is
    /// below [`Links::len`].
    pub(crate) fn nth(self, rank: usize) -> Link {
        debug_assert!(rank < self.len());
        // The lower hill is the one with at most `rank` links on the hills before it: found by halving.
        let (mut low, mut high) = (0, 64);
        while high - low > 1 {
            let middle = (low + high) / 2;
            if self.before(middle) <= rank {
                low = middle
            } else {
                high = middle
            }
        }
        let lower = Hill::from_bit(low);
        match self.first_of(lower) {
            north if self.before(low) == rank => north,
            _ => Self {
                north: Hills::NONE,
                ..self
            }
            .first_of(lower),
        }
    }

    /// The number of its links before this one, which is in it.
    pub(crate) fn rank(self, link: Link) -> usize {
        let [lower, higher] = link.hills();
        let is_second = self.north.has(lower) && Hills::of(lower).east().has(higher);
        self.before(lower.bit() as u32) + usize::from(is_second)
    }

    /// The number of links that have their lower hill on a bit below `bit`, which is below 64.
    const fn before(self, bit: u32) -> usize {
        let below = Hills::from_bits((1 << bit) - 1).bits();
        ((self.north.bits() & below).count_ones() + (self.east.bits() & below).count_ones())
            as usize
    }

    /// The first link with this lower hill, of which there is one.
    fn first_of(self, lower: Hill) -> Link {
        let one = Hills::of(lower);
        let higher = if self.north.has(lower) {
            one.north()
        } else {
            one.east()
        };
        Link(lower, Hill::from_bit(higher.bits().trailing_zeros()))
    }
}

/// The links of the first set that are not in the second.
impl std::ops::Sub for Links {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self {
            north: self.north - other.north,
            east: self.east - other.east,
        }
    }
}

impl IntoIterator for Links {
    type Item = Link;
    type IntoIter = LinkIter;
    fn into_iter(self) -> LinkIter {
        LinkIter(self)
    }
}

/// The links in the order of lower hill, then higher.
#[derive(Debug, Clone)]
pub struct LinkIter(Links);

impl Iterator for LinkIter {
    type Item = Link;

    fn next(&mut self) -> Option<Link> {
        let first = self.0.first()?;
        self.0 = self.0 - Links::of(first);
        Some(first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b5_the_board_has_76_pairs_of_neighbors() {
        let all = Links::within(Hills::BOARD);
        assert_eq!(all.len(), 76);
        let listed: Vec<_> = all.into_iter().collect();
        assert_eq!(listed.len(), 76);
        assert!(listed.is_sorted());
        for (rank, &link) in listed.iter().enumerate() {
            assert!(link.is_adjacent() && all.has(link));
            assert_eq!(all.nth(rank), link);
            assert_eq!(format!("{link:?}"), link.to_string());
        }
    }

    #[test]
    fn a_hill_knows_the_hills_it_is_linked_with() {
        let all = Links::within(Hills::BOARD);
        for hill in Hill::all() {
            assert_eq!(all.of_hill(hill), Hills::of(hill).neighbors(), "{hill}");
            assert_eq!(Links::NONE.of_hill(hill), Hills::NONE);
        }
        assert_eq!(all.ends(), Hills::BOARD);
    }

    #[test]
    fn a_link_of_hills_apart_is_in_no_set() {
        let [far, near] = ["B2C3", "B2B3"].map(|pair| {
            let (lower, higher) = pair.split_at(2);
            Link::new(Hill::from_name(lower)?, Hill::from_name(higher)?)
        });
        let (far, near) = (far.expect("ascending"), near.expect("ascending"));
        let all = Links::within(Hills::BOARD);
        assert!(!all.has(far) && !far.is_adjacent());
        assert!(all.has(near) && near.is_adjacent());
        assert_eq!(Link::new(near.1, near.0), None);
    }
}
