//! Exact values of games on small graphs, which go round, against values found by a fixed point.

use std::ops::ControlFlow;

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use search::exact::{Bounds, Endgame, Optimizer, ScoredMove, Solver, Value};
use search::{Budget, Limits, StopFlag};

const PLACES: usize = 12;

/// Places, some of which are ends, with ways from one to another; who goes round for ever gets what the round is worth.
#[derive(Debug, Clone, Copy)]
struct Graph {
    ends: [Option<Value>; PLACES],
    players: [Optimizer; PLACES],
    ways: [[usize; 3]; PLACES],
    round: Value,
}

/// Standing at a place of a graph.
#[derive(Clone, Copy)]
struct At(Graph, usize);

impl Endgame<1> for At {
    type Move = usize;

    fn outcome(&self) -> Option<Value> {
        self.0.ends[self.1]
    }

    fn optimizer(&self) -> Optimizer {
        self.0.players[self.1]
    }

    fn encode(&self) -> [u32; 1] {
        [self.1 as u32 + 1]
    }

    fn visit(&self, visit: &mut impl FnMut(ScoredMove<usize>) -> ControlFlow<()>) {
        for mv in self.0.ways[self.1] {
            let (ordering_score, slot) = (0, mv as u8);
            if visit(ScoredMove {
                mv,
                ordering_score,
                slot,
            })
            .is_break()
            {
                return;
            }
        }
    }

    fn after(&self, mv: usize) -> Self {
        Self(self.0, mv)
    }

    fn cycle(&self, _: usize, _: &Self) -> Option<Value> {
        Some(self.0.round)
    }

    fn is_small(&self) -> bool {
        false
    }
}

impl Graph {
    fn random(rng: &mut Xoshiro256PlusPlus) -> Self {
        let mut below = |bound: u32| rng.next_u32() % bound;
        let value = |number: u32| number as Value - 4;
        let round = value(below(9));
        Self {
            ends: [(); PLACES].map(|()| (below(3) == 0).then(|| value(below(9)))),
            players: [(); PLACES].map(|()| [Optimizer::Max, Optimizer::Min][below(2) as usize]),
            ways: [(); PLACES].map(|()| [(); 3].map(|()| below(PLACES as u32) as usize)),
            round,
        }
    }

    /// True if the first side reaches at least so much from each place.
    fn reached(&self, threshold: Value) -> [bool; PLACES] {
        // The side that the round does not suit must force its way to an end; the other keeps the rest.
        let suits_first = self.round >= threshold;
        let forcing = if suits_first {
            Optimizer::Min
        } else {
            Optimizer::Max
        };
        let mut forced = self
            .ends
            .map(|end| end.is_some_and(|value| (value >= threshold) != suits_first));
        for _ in 0..PLACES {
            for place in 0..PLACES {
                if self.ends[place].is_none() {
                    let mut ways = self.ways[place].into_iter();
                    forced[place] = if self.players[place] == forcing {
                        ways.any(|way| forced[way])
                    } else {
                        ways.all(|way| forced[way])
                    };
                }
            }
        }
        forced.map(|is_forced| is_forced != suits_first)
    }

    fn value(&self, place: usize) -> Value {
        let values = (-4..=4).rev();
        let mut reached = values.filter(|&threshold| self.reached(threshold)[place]);
        reached.next().expect("nothing is below the least value")
    }
}

fn budget(limits: Limits) -> Budget {
    Budget::new(limits, StopFlag::default())
}

#[test]
fn games_that_go_round_have_the_values_of_the_fixed_point() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(17);
    let mut rounds = 0;
    for _ in 0..3_000 {
        let graph = Graph::random(&mut rng);
        let mut solver = Solver::new(1 << 12);
        for place in 0..PLACES {
            let proof = solver.solve(&At(graph, place), &mut budget(Limits::default()));
            let value = graph.value(place);
            assert_eq!(proof.bounds.value(), Some(value), "{place} of {graph:?}");
            let all_ends = graph.ends.into_iter().flatten();
            rounds += u32::from(value == graph.round && all_ends.clone().all(|end| end != value));
        }
    }
    assert!(rounds > 500, "{rounds} rounds that nobody can leave");
}

#[test]
fn a_spent_budget_leaves_bounds_that_hold() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(18);
    let mut open = 0;
    for _ in 0..500 {
        let graph = Graph::random(&mut rng);
        let value = graph.value(0);
        let mut solver = Solver::new(1 << 12);
        let proof = solver.solve(&At(graph, 0), &mut budget(Limits::nodes(6)));
        let Bounds { lower, upper } = proof.bounds;
        assert!(lower <= value && value <= upper, "{graph:?}");
        open += u32::from(lower < upper);
        let proof = solver.solve(&At(graph, 0), &mut budget(Limits::default()));
        assert_eq!(proof.bounds.value(), Some(value));
    }
    assert!(open > 50, "{open} were stopped");
}

#[test]
fn entries_can_be_inserted_into_another_solver() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(19);
    for _ in 0..200 {
        let graph = Graph::random(&mut rng);
        let mut solver = Solver::new(1 << 12);
        let proof = solver.solve(&At(graph, 0), &mut budget(Limits::default()));
        let mut other = Solver::<At, 1>::new(1 << 12);
        for (code, bounds) in solver.entries() {
            other.insert(&code, bounds);
        }
        let again = other.solve(&At(graph, 0), &mut budget(Limits::nodes(0)));
        let is_known = solver
            .entries()
            .any(|(code, bounds)| code == At(graph, 0).encode() && bounds == proof.bounds);
        assert!(is_known == (again.bounds == proof.bounds) || graph.ends[0].is_some());
    }
}
