//! The closed curves of which the knots of a position are made.

use std::collections::HashMap;

use ringforts::{Color, Hills, Links};
use view::RingfortsView;

use crate::segment::segments;
use crate::{Crossing, Point, Segment};

/// A point where a strand meets a crossing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pass {
    /// The crossing.
    pub at: Point,
    /// The place of the strand there.
    pub crossing: Crossing,
}

/// One closed strand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Strand(
    /// Each begins where the one before it ends, and the first where the last ends.
    Vec<Segment>,
);

/// All strands of one color.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Strands(Vec<Strand>);

impl Strands {
    /// The strands of the ringforts of a color and of the bridges between them.
    pub fn of(view: &RingfortsView, color: Color) -> Self {
        let place = color.index();
        Self::between(color, view.ringforts[place].0, view.bridges[place].0)
    }

    /// The strands of some ringforts of a color; only bridges between two of them count.
    pub fn between(color: Color, ringforts: Hills, bridges: Links) -> Self {
        let within = Links::within(ringforts);
        let bridges = within - (within - bridges);
        Self(joined(segments(color, ringforts, bridges)))
    }

    /// Their number.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns true if there are no strands, because the color has no ringfort.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The strands, in the order of the hills at which they are first met.
    pub fn iter(&self) -> impl Iterator<Item = &Strand> {
        self.0.iter()
    }
}

impl Strand {
    /// The pieces from crossing to crossing, in the direction of the strand.
    pub fn segments(&self) -> &[Segment] {
        &self.0
    }

    /// Each piece with the one that follows it.
    pub fn joints(&self) -> impl Iterator<Item = (&Segment, &Segment)> {
        self.0.iter().zip(self.0.iter().cycle().skip(1))
    }

    /// The crossings on the way round, from the least point on, in the direction in which the second pass is less than the last.
    pub fn passes(&self) -> Vec<Pass> {
        let pass = |segment: &Segment| {
            let (at, crossing) = segment.start();
            Pass { at, crossing }
        };
        let mut passes: Vec<_> = self.0.iter().map(pass).collect();
        let least = (0..passes.len()).min_by_key(|&place| passes[place]);
        passes.rotate_left(least.unwrap_or(0));
        if passes.len() > 2 && passes[1] > passes[passes.len() - 1] {
            passes[1..].reverse();
        }
        passes
    }
}

/// Joins segments to closed strands: two follow each other where they end at one point, both over or both under.
fn joined(segments: Vec<Segment>) -> Vec<Strand> {
    let mut ends: HashMap<_, Vec<usize>> = HashMap::new();
    for (number, segment) in segments.iter().enumerate() {
        for end in [segment.start(), segment.end()] {
            ends.entry(end).or_default().push(number);
        }
    }
    let mut segments: Vec<_> = segments.into_iter().map(Some).collect();
    let mut strands = Vec::new();
    for first in 0..segments.len() {
        let mut strand: Vec<Segment> = segments[first].take().into_iter().collect();
        while let Some(end) = strand.last().map(Segment::end) {
            let Some(next) = ends[&end]
                .iter()
                .find_map(|&number| segments[number].take())
            else {
                strands.push(Strand(strand));
                break;
            };
            strand.push(if next.start() == end {
                next
            } else {
                next.reversed()
            });
        }
    }
    strands
}
