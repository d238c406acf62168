//! The command `ringforts-twin`.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

#[path = "cli/golden.rs"]
mod golden;
#[path = "cli/tables.rs"]
mod tables;

use ringforts_twin::{Twin, VARIANTS, check};
use std::process::ExitCode;

const USAGE: &str = "usage: ringforts-twin perft <variant-or-position> <depth> [--divide]
       ringforts-twin tables
       ringforts-twin golden <seed>
       ringforts-twin moves|score <variant-or-position>
       ringforts-twin apply <variant-or-position> <token>...
       ringforts-twin broken <variant-or-position> <token>
       ringforts-twin check <games> <seed>
       ringforts-twin sweep <file>      reads positions, one a line, and writes `settled text | legal tokens`";

/// An error of a command: the exit code and the line for standard error.
type Failure = (u8, String);

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err((code, line)) => {
            eprintln!("{line}");
            ExitCode::from(code)
        }
    }
}

fn run(args: &[&str]) -> Result<(), Failure> {
    match args {
        ["perft", position, depth] => println!("{}", read(position)?.perft(number(depth)? as u32)),
        ["perft", position, depth, "--divide"] => divide(&read(position)?, number(depth)? as u32),
        ["tables"] => tables::print(),
        ["golden", seed] => golden::print(number(seed)?),
        ["moves", position] => read(position)?
            .legal()
            .iter()
            .for_each(|token| println!("{token}")),
        ["score", position] => println!("{}", read(position)?.score_line()),
        ["apply", position, tokens @ ..] => apply(read(position)?, tokens)?,
        ["broken", position, token] => explain(&read(position)?, token)?,
        ["check", games, seed] => self_check(number(games)? as u32, number(seed)?)?,
        ["sweep", file] => sweep(file)?,
        _ => return Err((2, USAGE.to_string())),
    }
    Ok(())
}

fn number(text: &str) -> Result<u64, Failure> {
    text.parse()
        .map_err(|_| (2, format!("not a number: {text}")))
}

/// A position text, or a variant id for its start.
fn read(position: &str) -> Result<Twin, Failure> {
    if let Some(twin) = Twin::start(position) {
        return Ok(twin);
    }
    Twin::read(position).map_err(|r| (2, format!("{} column {}: {}", r.field, r.column, r.why)))
}

fn divide(twin: &Twin, depth: u32) {
    let mut total = 0;
    for token in twin.legal() {
        if let Some(after) = twin.play(&token)
            && depth > 0
        {
            let count = after.perft(depth - 1);
            total += count;
            println!("{token} {count}");
        }
    }
    println!("total {total}");
}

fn apply(mut twin: Twin, tokens: &[&str]) -> Result<(), Failure> {
    for token in tokens {
        if !twin.parses(token) {
            return Err((2, format!("not a token: {token}")));
        }
        twin = twin
            .play(token)
            .ok_or_else(|| (1, format!("{token}: {:?}", twin.broken(token))))?;
    }
    println!("{}", twin.write());
    Ok(())
}

fn explain(twin: &Twin, token: &str) -> Result<(), Failure> {
    if !twin.parses(token) {
        return Err((2, format!("not a token: {token}")));
    }
    for fault in twin.broken(token) {
        println!("{} {}", fault.clause, fault.hills.join(" "));
    }
    Ok(())
}

fn self_check(games: u32, seed: u64) -> Result<(), Failure> {
    for variant in VARIANTS {
        let every = if variant == "stone-of-destiny" { 20 } else { 3 };
        let moves = check::check_games(variant, games, every, seed).map_err(|why| (1, why))?;
        println!("{variant}: {games} games, {moves} moves");
    }
    Ok(())
}

fn sweep(file: &str) -> Result<(), Failure> {
    let lines = std::fs::read_to_string(file).map_err(|e| (2, format!("{file}: {e}")))?;
    for line in lines.lines() {
        match Twin::read(line) {
            Ok(twin) => println!("{} | {}", twin.write(), twin.legal().join(" ")),
            Err(r) => println!("refused {} {} | {line}", r.field, r.column),
        }
    }
    Ok(())
}
