//! Deciding what is legal and playing it allocates nothing.

use game::{Game, Moves, Turn, below, draw_at_random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use seat_of_kings::{Color, Options, Players, State};

#[global_allocator]
static COUNTED: dhat::Alloc = dhat::Alloc;

fn main() {
    let _profiler = dhat::Profiler::builder().testing().build();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let players = Players::new(&Color::ALL).expect("four colors");
    let mut state = State::new(Options::new(players));
    let mut decisions = 0;
    while !matches!(state.turn(), Turn::Over(_)) {
        if draw_at_random(&mut state, &mut rng).is_some() {
            continue;
        }
        let before = dhat::HeapStats::get().total_blocks;
        let moves = state.moves();
        let decision = moves.get(below(moves.len(), &mut rng));
        let is_legal = moves.contains(decision);
        state.play(decision);
        let after = dhat::HeapStats::get().total_blocks;
        assert!(is_legal && after == before, "{decision} allocates");
        decisions += 1;
    }
    assert!(decisions > 500);
}
