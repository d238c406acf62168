//! Deciding what is legal and playing it allocates nothing, but for the history that repetition asks for.

use game::{Game, random_move};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Position, Variant};

#[global_allocator]
static COUNTED: dhat::Alloc = dhat::Alloc;

/// High Kings is played without its history here: a random game of it may not end, so its moves are counted.
const MAX_MOVES: u32 = 200;

fn main() {
    let _profiler = dhat::Profiler::builder().testing().build();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for variant in Variant::ALL {
        let mut position = Position::start(variant);
        let before = dhat::HeapStats::get().total_blocks;
        let mut moves = 0;
        while let Some(mv) = random_move(&position, &mut rng).filter(|_| moves < MAX_MOVES) {
            position.play(mv);
            moves += 1;
        }
        assert_eq!(
            dhat::HeapStats::get().total_blocks,
            before,
            "{variant:?} allocates"
        );
        assert!(moves > 10 || variant.book().can_repeat, "{variant:?}");
    }
}
