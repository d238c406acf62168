//! The command `ringforts-twin`.

#[path = "cli/golden.rs"]
mod golden;
#[path = "cli/tables.rs"]
mod tables;

use ringforts_twin::Twin;
use std::process::ExitCode;

const USAGE: &str = "usage: ringforts-twin perft <variant-or-position> <depth> [--divide]
       ringforts-twin tables
       ringforts-twin golden <seed>";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    if run(&args).is_none() {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    }
    ExitCode::SUCCESS
}

/// Runs a command; `None` if there is no such command, or a position or number is malformed.
fn run(args: &[&str]) -> Option<()> {
    match args {
        ["perft", position, depth] => println!("{}", read(position)?.perft(depth.parse().ok()?)),
        ["perft", position, depth, "--divide"] => divide(&read(position)?, depth.parse().ok()?),
        ["tables"] => tables::print(),
        ["golden", seed] => golden::print(seed.parse().ok()?),
        _ => return None,
    }
    Some(())
}

/// The position of a text, or the start of a variant.
fn read(position: &str) -> Option<Twin> {
    Twin::start(position).or_else(|| Twin::read(position))
}

/// Prints the number of sequences of `depth` moves by their first move, and their sum.
fn divide(twin: &Twin, depth: u32) {
    let mut total = 0;
    for token in twin.legal().iter().filter(|_| depth > 0) {
        let count = twin.play(token).map_or(0, |after| after.perft(depth - 1));
        total += count;
        println!("{token} {count}");
    }
    println!("total {total}");
}
