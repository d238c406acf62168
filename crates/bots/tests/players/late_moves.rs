//! Late moves of the searching player: they keep the proved value, within the limits.

use std::cell::Cell;
use std::time::Duration;

use bots::{EndgameSolver, RingfortPlayer};
use game::{Game, Moves, random_move};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Color, Line, Position, Variant};
use search::{Clock, Limits, StopFlag};

/// A clock that goes on by a millisecond whenever it is read: a search by time visits the same nodes on every machine.
const READS: Clock = Clock(|| {
    thread_local!(static READ: Cell<u32> = const { Cell::new(0) });
    READ.set(READ.get() + 1);
    Duration::from_millis(READ.get().into())
});

/// Moments of a random game at which there is a choice, with at most so many vacant hills.
fn late(variant: Variant, vacant: usize, rng: &mut Xoshiro256PlusPlus) -> Vec<Line> {
    let mut line = Line::new(Position::start(variant));
    let mut moments = Vec::new();
    while let Some(mv) = random_move(&line, rng) {
        if line.position().vacant().len() <= vacant && line.moves().len() > 1 {
            moments.push(line.clone());
        }
        line.play(mv);
    }
    moments
}

/// The value of a position for Red; `None` if it takes long to prove.
fn proved(solver: &mut EndgameSolver, line: &Line) -> Option<i32> {
    let solution = solver.solve(line.position(), Limits::nodes(300_000), StopFlag::default());
    solution.bounds.value().map(i32::from)
}

/// Checks that the moments before and after a move that a player has proved have the value that it says, where the solver
/// can judge them. Returns their number.
fn check(variant: Variant, vacant: usize, limits: Limits, games: u32) -> usize {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut count = 0;
    for _ in 0..games {
        let mut player = RingfortPlayer::with_table(limits, 1 << 22);
        let mut solver = EndgameSolver::new(variant, 1 << 24);
        // From the end on, so that the solver knows most of it already.
        for line in late(variant, vacant, &mut rng).iter().rev() {
            let found = player.analyze(line, 1);
            if !found.is_proved || line.has_reversible_history() {
                continue;
            }
            let best = &found.variations[0];
            let of_red = match line.position().seat().map(Color::of_seat) {
                Some(Color::Red) => best.value,
                _ => -best.value,
            };
            let mut after = line.clone();
            after.play(best.moves[0]);
            for moment in [line, &after] {
                let Some(value) =
                    proved(&mut solver, moment).filter(|_| !moment.has_reversible_history())
                else {
                    continue;
                };
                assert_eq!(of_red, 100 * value, "{line}");
                count += 1;
            }
        }
    }
    count
}

#[test]
fn late_moves_keep_the_proved_value() {
    for variant in Variant::ALL {
        let (vacant, millis, games, least) = match variant {
            // Fewer moves are to choose from.
            Variant::SacredHill2 | Variant::SacredHillDoubles2 => (15, 100, 3, 10),
            // They go on when hardly a hill is vacant.
            Variant::HighKings1 | Variant::HighKings2 | Variant::StoneOfDestiny => (3, 20, 10, 3),
            _ => (12, 100, 3, 10),
        };
        let limits = Limits::time(Duration::from_millis(millis), READS);
        let count = check(variant, vacant, limits, games);
        assert!(count >= least, "{variant}: {count}");
    }
}

#[test]
fn late_moves_of_four_treasures_keep_it_by_nodes_too() {
    let count = check(Variant::FourTreasures, 11, Limits::nodes(20_000), 5);
    assert!(count >= 40, "{count}");
}

#[test]
fn the_same_seed_and_nodes_give_the_same_late_moves_within_the_nodes() {
    let variant = Variant::FourTreasures;
    for nodes in [0, 1, 700, 6_000] {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        let [mut one, mut other] =
            [(); 2].map(|()| RingfortPlayer::with_table(Limits::nodes(nodes), 1 << 18));
        for line in late(variant, 13, &mut rng) {
            let found = one.analyze(&line, 1);
            assert!(found.nodes <= nodes, "{line}: {} nodes", found.nodes);
            assert_eq!(other.analyze(&line, 1), found, "{line}");
        }
    }
}
