//! The commands of the project: `cargo xtask <command>`.

mod command;
mod git;
mod steps;
mod tree;
mod versions;

mod clauses;
mod clients;
mod messages;
mod module;

mod bench;
mod browser;
mod deep;
#[cfg(unix)]
mod dist;
mod docs;
mod examples;
mod explain;
mod generate;
mod load;
mod node;
mod packages;
mod page;
mod pictures;
mod release;
mod site;
mod spelling;
mod start;
mod test;
mod tidy;
mod wheel;

use std::process::ExitCode;

use anyhow::{Result, bail};

const USAGE: &str = "\
usage: cargo xtask <command>

  start         build the page and the `tara` command, and start the server
  test          run every check that a change must pass
  tidy          check the house rules that the compiler does not check
  spelling      check the words of all languages
  docs          build the pages of the rules from the clauses, into target/rules/
  twin          regenerate data/perft.txt and data/golden/ with the slow twins
  page          build the page into web/dist; `page browser` checks it in a browser
  module        build what the page runs without a server into web/dist/module
  site          build the page as a folder of files that needs no server, in target/site
  wheel         build the Python package, in target/wheel/dist; `wheel test` builds it quickly, and tests it
  examples      run the examples of the README and the docs
  pictures      regenerate the stored pictures: the sheets of data/look/sheets, and those of the README
  types         write data/openapi.json from the Rust types; the page makes its types from it
  sessions      re-record the sessions of data/sessions/, and the games that the tests of the page read
  train [ID]    fit the weights of the ringfort players: all of data/weights/, or those of one variant
  bench         run the benchmarks and compare them with the targets in data/bars.toml
  dist          build a release of the last commit in target/dist/; `dist --check` compares it with its checksums
  release VERSION [--dry-run]
                cut a release from CHANGELOG.md: versions, commit and tag
  load          run a server under load and compare it with its targets in data/bars.toml; `load --help` prints its options
  deep [PART]   run the long checks: perft, random, solve, endgames, legal, fuzz, crashes, queue, loading, soak, siege, proxies, publish, install, homes, kills, visits, steady, courses, lighthouse, bars, waste, mutants, levels, matches, book, start; all or one of them
                deep fuzz [TARGET] [--minutes N] [--minimize]
                deep fuzz TARGET --add FILE
                deep random [--games N]
                deep solve [--games N]
                deep waste [--games N]
                deep visits [FIRST] [--games N]
                deep kills [FIRST] [--games N]
                deep homes [ID]
                deep steady [--runs N]
                deep endgames [ID]
                deep mutants [FILE]
                deep install [ROUTE]
                deep levels [ID]
                deep matches [ID]";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[&str]) -> Result<()> {
    match words {
        ["start"] => start::run(),
        ["test"] => test::run(),
        ["tidy"] => tidy::run(),
        ["spelling"] => spelling::run(),
        ["docs"] => docs::run(),
        ["twin"] => generate::twin(),
        ["page"] => page::run(),
        ["page", "browser"] => browser::run(),
        ["module"] => module::build(),
        ["site"] => site::run(),
        ["wheel"] => wheel::run(),
        ["wheel", "test"] => wheel::check(),
        ["examples"] => examples::run(),
        ["pictures"] => pictures::run(),
        ["types"] => generate::types(),
        ["sessions"] => generate::sessions(),
        ["train"] => generate::train(None),
        ["train", variant] => generate::train(Some(variant)),
        #[cfg(unix)]
        ["dist"] => dist::run(),
        #[cfg(unix)]
        ["dist", "--check"] => dist::verify(),
        ["release", version] => release::run(version),
        ["release", version, "--dry-run"] | ["release", "--dry-run", version] => {
            release::plan(version)
        }
        ["bench", filters @ ..] => bench::run(filters),
        ["load", options @ ..] => load::run(options),
        ["deep", options @ ..] => deep::run(options),
        _ => bail!("no such command\n\n{USAGE}"),
    }
}
