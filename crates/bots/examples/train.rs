//! Fits the weights of a variant and writes them to standard output: what `cargo xtask train` runs.

use std::io::Write;

use bots::Weights;
use bots::training::train;
use ringforts::Variant;

fn main() {
    let name = std::env::args().nth(1).unwrap_or_default();
    let variant = Variant::from_name(&name).expect("the name of a variant");
    let knots = train(variant, |outcome| {
        let (positions, explained) = (outcome.positions, 100.0 * outcome.explained);
        eprintln!("{variant}: {positions} positions, {explained:.1} % explained");
    });
    let command = format!("cargo xtask train {variant}");
    let bytes = Weights::write(variant, &knots, &command);
    let written = std::io::stdout().write_all(&bytes);
    written.expect("standard output takes what is written");
}
