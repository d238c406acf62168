//! Random games at every kind of table.

use game::{Game, Turn, biased_random_move, draw_at_random, random_move};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use seat_of_kings::{Color, Decision, Edition, Options, Players, Region, State};

/// Plays games of two, three and four players, of both editions, at random and eager to build, and calls `check` at
/// every moment.
pub(crate) fn at_every_moment(games: u32, mut check: impl FnMut(&State, &mut Xoshiro256PlusPlus)) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(17);
    for options in tables() {
        for is_eager in [false, true] {
            for _ in 0..games {
                let mut state = State::new(options.clone());
                loop {
                    check(&state, &mut rng);
                    match state.turn() {
                        Turn::Over(_) => break,
                        Turn::Chance => drop(draw_at_random(&mut state, &mut rng)),
                        Turn::Seat(_) => {
                            let decision = chosen(&state, is_eager, &mut rng);
                            state.play(decision);
                        }
                    }
                }
            }
        }
    }
}

fn tables() -> impl Iterator<Item = Options> {
    use Color::{Blue, Red, White, Yellow};
    let seats: [&[Color]; 3] = [&[Yellow, Red], &[White, Blue, Red], &Color::ALL];
    seats.into_iter().flat_map(|colors| {
        [Edition::En, Edition::It].map(|edition| {
            let players = Players::new(colors).expect("different colors");
            let last = Region::ALL.into_iter().rev().take(colors.len());
            Options {
                edition,
                regions: last.collect(),
                max_rounds: 30,
                ..Options::new(players)
            }
        })
    })
}

fn chosen(state: &State, is_eager: bool, rng: &mut Xoshiro256PlusPlus) -> Decision {
    let chosen = if is_eager {
        biased_random_move(state, Decision::is_building, rng)
    } else {
        random_move(state, rng)
    };
    chosen.expect("a seat to move")
}
