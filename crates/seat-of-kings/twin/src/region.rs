//! The four regions of the board.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A region, in clockwise order from the west. Rule: SKB1
#[derive(Clone, Copy, Deserialize, Serialize, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Region {
    Connacht,
    Ulster,
    Leinster,
    Munster,
}

impl Region {
    /// All four, clockwise.
    pub(crate) const ALL: [Region; 4] = [
        Region::Connacht,
        Region::Ulster,
        Region::Leinster,
        Region::Munster,
    ];

    /// The word of the formats.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Region::Connacht => "connacht",
            Region::Ulster => "ulster",
            Region::Leinster => "leinster",
            Region::Munster => "munster",
        }
    }

    /// The region of a word.
    pub(crate) fn parse(word: &str) -> Option<Region> {
        Region::ALL.into_iter().find(|region| region.name() == word)
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
