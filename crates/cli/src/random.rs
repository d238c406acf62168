//! `tara random`: transcripts of random games.

use std::io::Write;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use records::{Legal, random_game};

use crate::answer::Answer;
use crate::args::RandomArgs;

pub(crate) fn run(args: &RandomArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(args.seed);
    let lists = match args.legal {
        true => Legal::Listed,
        false => Legal::Left,
    };
    for _ in 0..args.games {
        random_game(args.variant, lists, &mut rng).write(&mut *out)?;
    }
    Ok(Answer::Yes)
}
