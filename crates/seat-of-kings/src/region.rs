//! The four regions.

use std::fmt;

/// A region of the board, clockwise from the west. Rule: SKB1
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "named as in the rules")]
pub enum Region {
    Connacht,
    Ulster,
    Leinster,
    Munster,
}

impl Region {
    /// All of them, clockwise from the west. Rule: SKB1
    pub const ALL: [Self; 4] = [Self::Connacht, Self::Ulster, Self::Leinster, Self::Munster];

    /// All of them in the byte order of their names.
    pub(crate) const BY_NAME: [Self; 4] =
        [Self::Connacht, Self::Leinster, Self::Munster, Self::Ulster];

    /// Its name in every text, such as `ulster`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Connacht => "connacht",
            Self::Ulster => "ulster",
            Self::Leinster => "leinster",
            Self::Munster => "munster",
        }
    }

    /// Its place clockwise from the west, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl_named!(Region);

/// A set of regions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Regions(
    /// Only the lower 4 bits are set.
    u8,
);

impl Regions {
    /// No region.
    pub const NONE: Self = Self(0);

    /// The first regions clockwise from the west, as many as `count`, at most four. Rule: SKB6
    pub const fn first(count: usize) -> Self {
        Self(if count < 4 { (1 << count) - 1 } else { 15 })
    }

    /// Returns whether the region is in it.
    pub const fn has(self, region: Region) -> bool {
        self.0 >> region as u8 & 1 == 1
    }

    /// The number of regions in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether nothing is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// With this one too.
    #[must_use]
    pub const fn with(self, region: Region) -> Self {
        Self(self.0 | 1 << region as u8)
    }

    /// Those of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The regions, clockwise from the west.
    pub fn iter(self) -> impl Iterator<Item = Region> + Clone {
        Region::ALL
            .into_iter()
            .filter(move |&region| self.has(region))
    }
}

impl FromIterator<Region> for Regions {
    fn from_iter<I: IntoIterator<Item = Region>>(regions: I) -> Self {
        regions.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Regions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skb6_the_default_is_clockwise_from_connacht() {
        let names = |count| {
            Regions::first(count)
                .iter()
                .map(Region::name)
                .collect::<Vec<_>>()
        };
        assert_eq!(names(2), ["connacht", "ulster"]);
        assert_eq!(names(3), ["connacht", "ulster", "leinster"]);
        assert_eq!(names(4), Region::ALL.map(Region::name));
    }

    #[test]
    fn a_set_has_what_was_put_into_it() {
        let two: Regions = [Region::Ulster, Region::Munster].into_iter().collect();
        assert_eq!(
            Region::ALL.map(|each| two.has(each)),
            [false, true, false, true]
        );
        assert_eq!(two.with(Region::Ulster), two, "it was there already");
        assert_eq!(
            two.without(Regions::first(3)),
            Regions::NONE.with(Region::Munster)
        );
        assert_eq!(format!("{two:?}"), "{Ulster, Munster}");
    }

    #[test]
    fn names_are_regions_and_back() {
        assert!(Region::BY_NAME.is_sorted_by_key(Region::name_of));
        for region in Region::ALL {
            assert_eq!(region.name().parse(), Ok(region));
        }
        assert_eq!("Ulster".parse::<Region>(), Err(crate::UnknownName));
    }

    impl Region {
        fn name_of(&self) -> &'static str {
            self.name()
        }
    }
}
