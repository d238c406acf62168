//! Whole games of Seat of Kings: what is legal is played, what is illegal is explained, and no seat sees more than
//! it may.

use game::{Chance, Explain, Game, Hidden, Moves, Turn};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use seat_of_kings::{Color, Edition, Options, Players, Setup, State};

/// Reads bytes as a game: the first chooses the table, the second seeds the shuffles, and each pair after them
/// chooses a decision by its rank.
///
/// # Panics
///
/// If an invariant of the target is broken.
pub fn table(bytes: &[u8]) {
    let [table, seed, steps @ ..] = bytes else {
        return;
    };
    let colors = &Color::ALL[..2 + usize::from(table % 3)];
    let mut options = Options::new(Players::new(colors).expect("different colors"));
    options.edition = if table & 64 == 0 {
        Edition::En
    } else {
        Edition::It
    };
    options.max_rounds = 1 + u32::from(table >> 7) * 5;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64((*seed).into());
    let mut state = State::new(options);
    for step in steps.chunks_exact(2) {
        while let Some(draw) = state.chance_event() {
            state.apply_draw(draw.sample(&mut rng).items());
        }
        let Turn::Seat(seat) = state.turn() else {
            break;
        };
        let moves = state.moves();
        let rank = usize::from(step[0]) * 256 + usize::from(step[1]);
        let decision = moves.get(rank % moves.len());
        assert!(moves.contains(decision), "{decision}");
        assert!(state.explain(decision).is_none(), "{decision}");
        let guess = State::determinize(&state.view(seat), &mut rng);
        assert!(guess.view(seat) == state.view(seat) && guess.moves().len() == moves.len());
        state.play(decision);
        if !moves.contains(decision) || state.turn() != Turn::Seat(seat) {
            let _ = state.explain(decision);
        }
    }
    let read = State::try_from(Setup::from(&state));
    assert!(read.as_ref() == Ok(&state), "{read:?}");
}
