//! The options of a new game, from the command line.

use anyhow::bail;
use catalog::seat_of_kings::OptionsText;
use catalog::{AnyGame, AnyVariant};
use seat_of_kings::{Color, Options, State};

use crate::args::TableArgs;
use crate::input;
use crate::words::words;

/// The options of a game of Seat of Kings.
fn agreed(args: &TableArgs) -> anyhow::Result<Options> {
    let options = OptionsText {
        edition: args.edition.clone(),
        regions: args.regions.clone(),
        deck: None,
        max_rounds: args.max_rounds,
    };
    let usual = || Color::ALL.map(|color| color.name().into()).into();
    let seats: Vec<String> = args.seats.clone().unwrap_or_else(usual);
    let deck = input::deck(args.deck.as_deref())?;
    Ok(options.of_new_game(&seats, &deck)?)
}

/// The start of a game of a variant with these options. Rule: SKB3, SKB6, SKO1, SKO2
pub(crate) fn start(variant: AnyVariant, args: &TableArgs) -> anyhow::Result<AnyGame> {
    if variant.has_chance() {
        return Ok(State::new(agreed(args)?).into());
    }
    refuse(args)?;
    Ok(variant.start())
}

/// Refuses options that only Seat of Kings has.
pub(crate) fn refuse(args: &TableArgs) -> anyhow::Result<()> {
    if *args == TableArgs::default() {
        Ok(())
    } else {
        bail!(words().get("table-agreed"))
    }
}
