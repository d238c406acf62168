//! Sets of hills and links as short texts.

use ringforts::{Hill, Hills, Links};
use serde::ser::{Serialize, Serializer};

/// A set, written as the names of its items in order, without separators.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Names<Set>(pub Set);

/// The hills that kings reach, by the hill of the king.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Reach(
    /// Ascending by the hill of the king.
    Vec<(Hill, Hills)>,
);

/// The length of the names of all links of the board, in bytes.
const MAX_BYTES: usize = 76 * 4;

/// A set that can be written as names.
pub(super) trait NamedSet: Copy {
    fn is_empty(self) -> bool;
    fn hills(self) -> impl Iterator<Item = Hill>;
}

impl NamedSet for Hills {
    fn is_empty(self) -> bool {
        Self::is_empty(self)
    }

    fn hills(self) -> impl Iterator<Item = Hill> {
        self.into_iter()
    }
}

impl NamedSet for Links {
    fn is_empty(self) -> bool {
        Self::is_empty(self)
    }

    fn hills(self) -> impl Iterator<Item = Hill> {
        self.into_iter().flat_map(|link| link.hills())
    }
}

#[expect(private_bounds, reason = "there are only two sets that can be named")]
impl<Set: NamedSet> Names<Set> {
    /// Returns true if the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Returns true if both sets are empty.
pub(super) fn are_empty<Set: NamedSet>(sets: &[Names<Set>; 2]) -> bool {
    sets.iter().all(Names::is_empty)
}

impl<Set: NamedSet> Serialize for Names<Set> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut names = [0; MAX_BYTES];
        let mut end = 0;
        for hill in self.0.hills() {
            names[end..end + 2].copy_from_slice(hill.name().as_bytes());
            end += 2;
        }
        serializer.serialize_str(str::from_utf8(&names[..end]).expect("names are ASCII"))
    }
}

impl Reach {
    /// Collects reached hills, ascending by the hill that a king comes from.
    pub(super) fn of(ends: impl Iterator<Item = (Hill, Hill)>) -> Self {
        let mut kings: Vec<(Hill, Hills)> = Vec::new();
        for (from, to) in ends {
            match kings.last_mut() {
                Some((king, reached)) if *king == from => *reached |= to.into(),
                _ => kings.push((from, to.into())),
            }
        }
        Self(kings)
    }

    /// Returns true if no king reaches a hill.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Reach {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let kings = self.0.iter();
        serializer.collect_map(kings.map(|&(king, reached)| (king.name(), Names(reached))))
    }
}
