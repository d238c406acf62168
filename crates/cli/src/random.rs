//! `tara random`: transcripts of random games.

use std::io::Write;

use anyhow::bail;
use catalog::AnyVariant;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use records::seat_of_kings::{self, Policy};
use records::{LegalLists, random_game};

use crate::answer::Answer;
use crate::args::{PolicyArg, RandomArgs};
use crate::table;
use crate::words::Words;

pub(crate) fn run(args: &RandomArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(args.seed);
    let lists = if args.legal {
        LegalLists::Included
    } else {
        LegalLists::Omitted
    };
    if args.variant == AnyVariant::SeatOfKings {
        let (options, policy) = (table::agreed(&args.table)?, policy(args.policy));
        for _ in 0..args.games {
            let game = seat_of_kings::random_game(options.clone(), policy, lists, &mut rng);
            game.write(&mut *out)?;
        }
        return Ok(Answer::Yes);
    }
    table::refuse(&args.table)?;
    if args.policy.is_some() {
        bail!(Words::new().get("random-policy"));
    }
    for _ in 0..args.games {
        random_game(args.variant, lists, &mut rng).write(&mut *out)?;
    }
    Ok(Answer::Yes)
}

fn policy(policy: Option<PolicyArg>) -> Policy {
    match policy {
        None | Some(PolicyArg::Uniform) => Policy::Uniform,
        Some(PolicyArg::Eager) => Policy::Eager,
    }
}
