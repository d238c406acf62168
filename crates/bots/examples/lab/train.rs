//! Fits the weights of a variant and writes them to standard output, as `cargo xtask train` does for all.

use std::io::Write;

use bots::Weights;
use bots::training::train;
use ringforts::Variant;

/// Fits the weights of a variant.
pub(crate) fn run(variant: Variant) {
    let knots = train(variant, |outcome| {
        let (positions, explained) = (outcome.positions, 100.0 * outcome.explained);
        eprintln!("{variant}: {positions} positions, {explained:.1} % explained");
    });
    let command = format!("cargo xtask train {variant}");
    let bytes = Weights::write(variant, &knots, &command);
    let written = std::io::stdout().write_all(&bytes);
    written.expect("standard output takes what is written");
}
