//! `tara random`: transcripts of random games.

use std::io::Write;

use ::seat_of_kings::Options;
use anyhow::bail;
use catalog::AnyVariant;
use catalog::seat_of_kings::OptionsText;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use records::seat_of_kings::{self, Policy};
use records::{Legal, random_game};

use crate::answer::Answer;
use crate::args::{PolicyArg, RandomArgs, TableArgs};
use crate::input;
use crate::words::Words;

pub(crate) fn run(args: &RandomArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(args.seed);
    let lists = match args.legal {
        true => Legal::Listed,
        false => Legal::Left,
    };
    if args.variant == AnyVariant::SeatOfKings {
        let (options, policy) = (agreed(&args.table)?, policy(&args.table));
        for _ in 0..args.games {
            let game = seat_of_kings::random_game(options.clone(), policy, lists, &mut rng);
            game.write(&mut *out)?;
        }
        return Ok(Answer::Yes);
    }
    if args.table != TableArgs::default() {
        bail!(Words::new().get("random-table"));
    }
    for _ in 0..args.games {
        random_game(args.variant, lists, &mut rng).write(&mut *out)?;
    }
    Ok(Answer::Yes)
}

/// The options of a game of Seat of Kings.
fn agreed(args: &TableArgs) -> anyhow::Result<Options> {
    let options = OptionsText {
        edition: args.edition.clone(),
        regions: args.regions.clone(),
        deck: None,
        max_rounds: args.max_rounds,
    };
    let usual = || {
        AnyVariant::SeatOfKings
            .seats()
            .into_iter()
            .map(String::from)
    };
    let seats = args.seats.clone().unwrap_or_else(|| usual().collect());
    let deck = input::deck(args.deck.as_deref())?;
    Ok(options.of_new_game(&seats, &deck)?)
}

fn policy(args: &TableArgs) -> Policy {
    match args.policy {
        None | Some(PolicyArg::Uniform) => Policy::Uniform,
        Some(PolicyArg::Eager) => Policy::Eager,
    }
}
