//! Plays late positions by proofs.

use ringforts::{Color, Line, Move, Variant};
use search::{Limits, Score, SearchResult, StopFlag, Variation};

use crate::{EndgameSolver, Solution};

/// Proves the values of late positions, and keeps what is proved from move to move.
#[derive(Debug)]
pub(super) struct EndgameProver {
    bytes: usize,
    /// The solver of the variant played last.
    solver: Option<EndgameSolver>,
}

/// The parts of the limits of a late move: first a short search, so that there is a good move if the stop flag is set
/// early; then a proof; then the search continues with what is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct LimitSplit {
    pub(super) quick_search: Limits,
    pub(super) proof: Limits,
}

impl EndgameProver {
    /// Proofs get the memory of a player divided by this, and half as much more while their table grows.
    const MEMORY_DIVISOR: usize = 4;

    /// A larger table takes too long to grow for a search that can be stopped at any time.
    const MAX_BYTES: usize = 16 << 20;

    /// The proofs of a player with `bytes` bytes in all.
    pub(super) fn within(bytes: usize) -> Self {
        Self {
            bytes: (bytes / Self::MEMORY_DIVISOR).min(Self::MAX_BYTES),
            solver: None,
        }
    }

    /// The peak memory of the proofs, in bytes.
    pub(super) const fn max_bytes(&self) -> usize {
        self.bytes + self.bytes / 2
    }

    pub(super) fn forget(&mut self) {
        self.solver = None;
    }

    /// Proves a position, or as much of it as the limits allow.
    pub(super) fn prove(&mut self, line: &Line, limits: Limits, stop: &StopFlag) -> Solution {
        let variant = line.position().variant();
        let known = self.solver.take();
        let known = known.filter(|solver| solver.variant() == variant);
        let solver = known.unwrap_or_else(|| EndgameSolver::new(variant, self.bytes));
        let solver = self.solver.insert(solver);
        solver.solve(line.position(), limits, stop.clone())
    }
}

/// A proof as a search result. `None` if the value is not proved or no move was found.
pub(super) fn search_result(line: &Line, solution: Solution) -> Option<SearchResult<Move>> {
    let of_red = 100 * Score::from(solution.bounds.value()?);
    let value = match line.position().seat().map(Color::of_seat)? {
        Color::Red => of_red,
        Color::Blue => -of_red,
    };
    solution.pv.first()?;
    Some(SearchResult {
        depth: solution.pv.len() as u32,
        variations: vec![Variation {
            value,
            moves: solution.pv,
        }],
        nodes: 0,
        is_proved: true,
    })
}

impl LimitSplit {
    /// The split for a position that is late enough for a proof to be likely. `None` for earlier ones.
    pub(super) fn of(line: &Line, limits: Limits) -> Option<Self> {
        // A limit of depth does not ask for the end, and a proof does not know the history. Rule: HK15
        if limits.depth.is_some() || line.has_reversible_history() {
            return None;
        }
        let proof = limits.divided_by(2);
        let position = line.position();
        let is_late = position.vacant().len() <= max_vacant_hills(position.variant(), proof)?;
        let quick_search = limits.divided_by(8);
        is_late.then_some(Self {
            quick_search,
            proof,
        })
    }
}

/// The largest number of vacant hills at which half of the positions are proved within these limits, as measured. `None`
/// where proofs did not pay, or without a limit.
fn max_vacant_hills(variant: Variant, limits: Limits) -> Option<usize> {
    // Tenths of hills: with a millisecond, and more with each doubling of it.
    let (in_a_milli, for_a_doubling) = match variant {
        Variant::FourTreasures => (110, 8),
        // A node of a proof takes at most a third of the time of a search node, which a limit of nodes does not see. Only
        // Four Treasures needs so few nodes that proofs pay even so.
        _ if limits.nodes.is_some() => return None,
        Variant::SacredHill1 => (125, 9),
        Variant::PoisonedChalice => (123, 11),
        _ => return None,
    };
    let of_nodes = limits.nodes.map(|nodes| nodes / NODES_A_MICRO);
    let of_time = limits.time.map(|time| time.duration.as_micros() as u64);
    let micros = of_nodes.into_iter().chain(of_time).min()?;
    let doublings = micros.checked_ilog2()? as i32 - 10;
    usize::try_from((in_a_milli + for_a_doubling * doublings) / 10).ok()
}

/// The speed of proofs of Four Treasures.
const NODES_A_MICRO: u64 = 3;

#[cfg(test)]
mod tests {
    use core::time::Duration;

    use search::Clock;

    use super::*;
    use crate::test_positions::with_vacant;

    const STANDING: Clock = Clock(|| Duration::ZERO);

    fn is_late(line: &Line, limits: Limits) -> bool {
        LimitSplit::of(line, limits).is_some()
    }

    #[test]
    fn the_more_time_the_earlier_a_proof_is_tried() {
        for variant in Variant::ALL {
            let late = [1, 100, 10_000].map(|millis| {
                let limits = Limits::time(Duration::from_millis(millis), STANDING);
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
}
