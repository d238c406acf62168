//! `tara random`: transcripts of random games.

use std::io::Write;

use anyhow::ensure;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use records::{LegalLists, Policy, random_game};

use crate::answer::Answer;
use crate::args::{PolicyArg, RandomArgs};
use crate::table;
use crate::words::words;

pub(crate) fn run(args: &RandomArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(args.seed);
    let lists = if args.legal {
        LegalLists::Included
    } else {
        LegalLists::Omitted
    };
    let start = table::start(args.variant, &args.table)?;
    let has_policies = args.variant.has_chance();
    ensure!(
        args.policy.is_none() || has_policies,
        words().get("random-policy")
    );
    let policy = match args.policy {
        None | Some(PolicyArg::Uniform) => Policy::Uniform,
        Some(PolicyArg::Eager) => Policy::Eager,
    };
    for _ in 0..args.games {
        random_game(start.clone(), policy, lists, &mut rng).write(&mut *out)?;
    }
    Ok(Answer::Yes)
}
