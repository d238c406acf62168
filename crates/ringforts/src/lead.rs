//! The side that is ahead, and by what: the measures in the order in which they decide the points.

use crate::score::is_double_capture;
use crate::{Color, FirstMeasure, Measures, Phase, Position, measures};

/// The numbers that decide who is ahead. Rule: M2-M4, HK14
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lead {
    /// The first comparison.
    pub first: Comparison,
    /// The tie-break if the first is equal; `None` if it is not, or if nothing else counts.
    pub tie: Option<Comparison>,
}

/// The numbers of both sides in one criterion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Comparison {
    /// The criterion.
    pub by: Criterion,
    /// The numbers of Red and Blue.
    pub counts: [u8; 2],
}

/// A criterion by which the sides are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Criterion {
    /// The most kings captured win, once a side has captured two. Rule: HK14
    KingsCaptured,
    /// The fewest kingdoms win. Rule: M2
    Kingdoms,
    /// The most bridges win. Rule: M3
    Bridges,
    /// The most ringforts on the board win. Rule: M2, M3
    Territory,
}

impl Position {
    /// The side that is ahead on the current board; `None` while that has no meaning: before Battle, where every
    /// ringfort is a kingdom by itself, and until both sides have built. Rule: M5
    pub fn lead(&self) -> Option<Lead> {
        let has_both = self.ringforts.iter().all(|hills| !hills.is_empty());
        let counts = match self.phase {
            Phase::Setup | Phase::Manoeuvres => false,
            Phase::Battle => has_both,
            Phase::Over => true,
        };
        counts.then(|| measures(self).lead())
    }
}

impl Measures {
    /// The lead by these numbers. Rule: M2-M4, HK12-HK14
    pub fn lead(&self) -> Lead {
        match self.kings_captured {
            Some(captured) if is_double_capture(captured) => Lead {
                first: Criterion::KingsCaptured.of(captured),
                tie: None,
            },
            _ => self.lead_by_measures(),
        }
    }

    /// The same without a double capture. Rule: M2-M4, HK13
    pub(crate) fn lead_by_measures(&self) -> Lead {
        let first = match self.first {
            FirstMeasure::Kingdoms(kingdoms) => Criterion::Kingdoms.of(kingdoms),
            FirstMeasure::Bridges(bridges) => Criterion::Bridges.of(bridges),
        };
        let [red, blue] = first.counts;
        Lead {
            first,
            tie: (red == blue).then(|| Criterion::Territory.of(self.territory)),
        }
    }
}

impl Lead {
    /// The comparison that decides.
    pub fn decisive(&self) -> Comparison {
        self.tie.unwrap_or(self.first)
    }
}

impl Comparison {
    /// The side that is ahead; `None` if the numbers are equal.
    pub fn leader(&self) -> Option<Color> {
        let [red, blue] = self.counts;
        if red == blue {
            return None;
        }
        let is_red = (red < blue) == self.by.fewest_win();
        Some(if is_red { Color::Red } else { Color::Blue })
    }
}

impl Criterion {
    /// True if the smaller number wins. Rule: M2
    pub fn fewest_win(self) -> bool {
        self == Self::Kingdoms
    }

    fn of(self, counts: [u8; 2]) -> Comparison {
        Comparison { by: self, counts }
    }
}
