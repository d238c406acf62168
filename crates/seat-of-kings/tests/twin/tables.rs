//! Tables of every kind, and two ways to play at them.

use game::{biased_random_move, random_move};
use rand_xoshiro::rand_core::Rng;
use seat_of_kings::{Color, Decision, Edition, Options, Players, Region, State};

/// A way to choose decisions.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Policy {
    /// All alike.
    Uniform,
    /// Nine times in ten one that builds or promotes, if there is one.
    Eager,
}

impl Policy {
    pub(crate) fn choose(self, state: &State, rng: &mut impl Rng) -> Decision {
        let chosen = match self {
            Self::Uniform => random_move(state, rng),
            Self::Eager => biased_random_move(state, Decision::is_building, rng),
        };
        chosen.expect("a seat to move")
    }
}

/// Two, three and four players, in both editions, in the usual regions and others.
pub(crate) fn tables() -> impl Iterator<Item = Options> {
    use Color::{Blue, Red, White, Yellow};
    let seats: [&[Color]; 4] = [
        &[Blue, Red],
        &[White, Blue, Yellow],
        &[Blue, Red, White, Yellow],
        &[Yellow, Red],
    ];
    seats.into_iter().flat_map(|colors| {
        [Edition::En, Edition::It].map(|edition| {
            let mut options = Options::new(Players::new(colors).expect("different colors"));
            options.edition = edition;
            options.max_rounds = 30;
            if edition == Edition::It {
                options.regions = Region::ALL.into_iter().rev().take(colors.len()).collect();
            }
            options
        })
    })
}
