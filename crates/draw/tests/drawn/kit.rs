//! Positions, and the number of their strands counted in another way.

use std::collections::HashMap;

use game::{Game, random_move};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Color, Hill, Line, Position, Setup, Variant};

/// The position of a text.
#[track_caller]
pub(crate) fn position(text: &str) -> Position {
    let setup: Setup = text.parse().expect("a position text");
    Position::try_from(setup).expect("a position")
}

/// All moments of so many random games of a variant, each game with the first seat to move.
pub(crate) fn moments(variant: Variant, games: u64) -> Vec<Position> {
    let mut moments = Vec::new();
    for seed in 0..games {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut line = Line::new(Position::start(variant));
        moments.push(*line.position());
        while let Some(mv) = random_move(&line, &mut rng) {
            line.play(mv);
            moments.push(*line.position());
        }
    }
    moments
}

/// The number of strands of a color, counted without the shapes.
///
/// However a strand winds within a ringfort, it goes around its corners: one arc lies in the north-east, one in the
/// south-east, one in the south-west, one in the north-west. At a side with a bridge an arc goes on in the arc of the
/// neighbor that lies across the bridge, at a side without one in the arc of the same ringfort beyond the side.
pub(crate) fn count(
    position: &Position,
    color: Color,
    is_linked: impl Fn(Hill, Hill) -> bool,
) -> usize {
    let mut arcs = Arcs(HashMap::new());
    for hill in position.ringforts(color) {
        let (column, row) = (hill.column(), hill.row());
        for corner in ["NE", "SE", "SW", "NW"] {
            arcs.leader((hill, corner));
        }
        let east = Hill::at(column + 1, row).filter(|&east| is_linked(hill, east));
        match east {
            Some(east) => {
                arcs.join((hill, "NE"), (east, "SW"));
                arcs.join((hill, "SE"), (east, "NW"));
            }
            None => arcs.join((hill, "NE"), (hill, "SE")),
        }
        let north = Hill::at(column, row + 1).filter(|&north| is_linked(hill, north));
        match north {
            Some(north) => {
                arcs.join((hill, "NE"), (north, "SW"));
                arcs.join((hill, "NW"), (north, "SE"));
            }
            None => arcs.join((hill, "NE"), (hill, "NW")),
        }
        let west = column.checked_sub(1).and_then(|west| Hill::at(west, row));
        if !west.is_some_and(|west| is_linked(west, hill)) {
            arcs.join((hill, "NW"), (hill, "SW"));
        }
        let south = row.checked_sub(1).and_then(|south| Hill::at(column, south));
        if !south.is_some_and(|south| is_linked(south, hill)) {
            arcs.join((hill, "SE"), (hill, "SW"));
        }
    }
    let known: Vec<_> = arcs.0.keys().copied().collect();
    known
        .into_iter()
        .filter(|&arc| arcs.leader(arc) == arc)
        .count()
}

type Arc = (Hill, &'static str);

/// Arcs of one strand each lead to one of them, which leads to itself.
struct Arcs(HashMap<Arc, Arc>);

impl Arcs {
    fn leader(&mut self, arc: Arc) -> Arc {
        let next = *self.0.entry(arc).or_insert(arc);
        if next == arc { arc } else { self.leader(next) }
    }

    fn join(&mut self, one: Arc, other: Arc) {
        let (one, other) = (self.leader(one), self.leader(other));
        self.0.insert(one, other);
    }
}
