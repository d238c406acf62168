//! The options of a new game, from the command line.

use anyhow::bail;
use catalog::AnyVariant;
use catalog::seat_of_kings::OptionsText;
use seat_of_kings::Options;

use crate::args::TableArgs;
use crate::input;
use crate::words::Words;

/// The options of a game of Seat of Kings.
pub(crate) fn agreed(args: &TableArgs) -> anyhow::Result<Options> {
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

/// Refuses options that only Seat of Kings has.
pub(crate) fn refuse(args: &TableArgs) -> anyhow::Result<()> {
    if *args == TableArgs::default() {
        Ok(())
    } else {
        bail!(Words::new().get("table-agreed"))
    }
}
