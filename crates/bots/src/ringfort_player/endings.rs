//! The last part of a game, which the player that searches plays by proved values.

use std::time::Duration;

use ringforts::{Color, Line, Move, Variant};
use search::{Expected, Found, Limits, Score, Stop};

use crate::{EndgameSolver, Solution};

/// Proves what late positions are worth, and remembers it from move to move.
#[derive(Debug)]
pub(super) struct Endings {
    bytes: usize,
    /// That of the variant that was played last.
    solver: Option<EndgameSolver>,
}

/// How a late move divides what it may cost: a look by the usual search, so that there is a good move whenever it is
/// told to stop; then a proof; then the usual search goes on with what is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Shares {
    pub(super) look: Limits,
    pub(super) proof: Limits,
}

impl Endings {
    /// Of the memory of a player, the part that proofs may take; while their table grows, it is half as much more.
    const PART_OF_MEMORY: usize = 4;

    /// A table that is larger takes too long to grow for a search that can be stopped at any time.
    const MOST_BYTES: usize = 16 << 20;

    /// Proofs of a player that has so many bytes in all.
    pub(super) fn within(bytes: usize) -> Self {
        Self {
            bytes: (bytes / Self::PART_OF_MEMORY).min(Self::MOST_BYTES),
            solver: None,
        }
    }

    /// The most that the proofs take at any moment.
    pub(super) const fn most_bytes(&self) -> usize {
        self.bytes + self.bytes / 2
    }

    pub(super) fn forget(&mut self) {
        self.solver = None;
    }

    /// What can be proved of a position within these limits.
    pub(super) fn prove(&mut self, line: &Line, limits: Limits, stop: &Stop) -> Solution {
        let variant = line.position().variant();
        let known = self.solver.take();
        let known = known.filter(|solver| solver.variant() == variant);
        let solver = known.unwrap_or_else(|| EndgameSolver::new(variant, self.bytes));
        let solver = self.solver.insert(solver);
        solver.solve(line.position(), limits, stop.clone())
    }
}

/// What a proof finds; nothing if it found no move.
pub(super) fn found(line: &Line, solution: Solution) -> Option<Found<Move>> {
    let of_red = 100 * Score::from(solution.bounds.value()?);
    let value = match line.position().seat().map(Color::of_seat)? {
        Color::Red => of_red,
        Color::Blue => -of_red,
    };
    solution.line.first()?;
    Some(Found {
        depth: solution.line.len() as u32,
        lines: vec![Expected {
            value,
            moves: solution.line,
        }],
        nodes: 0,
        is_proved: true,
    })
}

impl Shares {
    /// The shares of a position that is so late that a proof is likely; nothing for others.
    pub(super) fn of(line: &Line, limits: Limits) -> Option<Self> {
        // A search to some depth is not asked for the end, and a proof does not know what came before.
        if limits.depth.is_some() || line.has_past() {
            return None;
        }
        let proof = part(limits, 2);
        let position = line.position();
        let is_late = position.vacant().len() <= reach(position.variant(), proof)?;
        let look = part(limits, 8);
        is_late.then_some(Self { look, proof })
    }
}

fn part(limits: Limits, part: u32) -> Limits {
    Limits {
        nodes: limits.nodes.map(|nodes| nodes / u64::from(part)),
        time: limits.time.map(|time| time / part),
        ..limits
    }
}

/// What is left of limits when so much was spent.
pub(super) fn rest(limits: Limits, nodes: u64, time: Duration) -> Limits {
    Limits {
        nodes: limits.nodes.map(|most| most.saturating_sub(nodes)),
        time: limits.time.map(|most| most.saturating_sub(time)),
        ..limits
    }
}

/// The most vacant hills of positions of which half are proved within such limits, as measured; nothing where proofs
/// did not pay, or where nothing limits the search.
fn reach(variant: Variant, limits: Limits) -> Option<usize> {
    // Tenths of hills: with a millisecond, and more with each doubling of it.
    let (in_a_milli, for_a_doubling) = match variant {
        Variant::FourTreasures => (110, 8),
        // A node of a proof takes a third of the time and less, which a limit of nodes does not tell; only in Four
        // Treasures are they so few that they pay even so.
        _ if limits.nodes.is_some() => return None,
        Variant::SacredHill1 => (125, 9),
        Variant::PoisonedChalice => (123, 11),
        _ => return None,
    };
    let of_nodes = limits.nodes.map(|nodes| nodes / NODES_A_MICRO);
    let of_time = limits.time.map(|time| time.as_micros() as u64);
    let micros = of_nodes.into_iter().chain(of_time).min()?;
    let doublings = micros.checked_ilog2()? as i32 - 10;
    usize::try_from((in_a_milli + for_a_doubling * doublings) / 10).ok()
}

/// Of proofs of Four Treasures.
const NODES_A_MICRO: u64 = 3;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moments::with_vacant;

    fn is_late(line: &Line, limits: Limits) -> bool {
        Shares::of(line, limits).is_some()
    }

    #[test]
    fn the_more_time_the_earlier_a_proof_is_tried() {
        for variant in Variant::ALL {
            let late = [1, 100, 10_000].map(|millis| {
                let limits = Limits::time(Duration::from_millis(millis));
                let is_late = |&vacant: &usize| is_late(&with_vacant(variant, vacant, 1), limits);
                (8..40).rev().find(is_late)
            });
            match variant {
                Variant::FourTreasures | Variant::SacredHill1 | Variant::PoisonedChalice => {
                    assert!(late[0] >= Some(8) && late.is_sorted_by(|one, next| one < next));
                }
                _ => assert_eq!(late, [None; 3]),
            }
        }
    }

    #[test]
    fn nodes_allow_proofs_in_four_treasures_only() {
        for variant in Variant::ALL {
            let line = with_vacant(variant, 8, 1);
            let is_tried = is_late(&line, Limits::nodes(10_000));
            assert_eq!(is_tried, variant == Variant::FourTreasures, "{variant}");
        }
    }

    #[test]
    fn a_depth_or_no_limit_at_all_allows_no_proof() {
        let line = with_vacant(Variant::FourTreasures, 4, 1);
        assert!(is_late(&line, Limits::nodes(10_000)));
        assert!(!is_late(&line, Limits::nodes(0)));
        assert!(!is_late(&line, Limits::default()));
        let depth = Some(3);
        let nodes = Limits::nodes(10_000);
        assert!(!is_late(&line, Limits { depth, ..nodes }));
    }

    #[test]
    fn what_is_left_is_what_was_not_spent() {
        let second = Duration::from_secs(1);
        let both = Limits {
            time: Some(second),
            ..Limits::nodes(900)
        };
        let left = rest(both, 500, second / 4);
        assert_eq!((left.nodes, left.time), (Some(400), Some(3 * second / 4)));
        let left = rest(both, 901, 2 * second);
        assert_eq!((left.nodes, left.time), (Some(0), Some(Duration::ZERO)));
        assert_eq!(rest(Limits::depth(3), 9, second), Limits::depth(3));
    }
}
