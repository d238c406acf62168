//! An eleventh rule book, `docs/eleventh-book.patch`: applied to a copy of the tree, built and played in every face.

mod copy;
mod faces;

use anyhow::{Context, Result, ensure};

use crate::command::{cargo, run as call};
use crate::{node, page};

use self::copy::Copy;
use self::faces::Tara;

/// The name of the book and of its only variant.
const BOOK: &str = "hillside";

/// The most files of the project that a new book changes; those that it adds are its own.
const MAX_CHANGED_FILES: usize = 8;

/// Tests of the new book itself, and of whole games over the network: every variant between people, and the last variant
/// against the computer.
const TESTS: [&str; 3] = [
    "test --quiet -p tara-ringforts --lib hillside::",
    "test --quiet -p tara-ringforts --test hillside",
    "test --quiet -p tara-cli --test server -- --exact games::whole_games_of_every_variant games::the_computer_plays_to_the_end",
];

/// Applies the patch to a copy of the last commit, builds the page and `tara`, plays the book, and removes the copy.
///
/// # Errors
///
/// If the patch does not apply or changes too many files, something does not build, or a face does not play the book.
pub(super) fn run() -> Result<()> {
    let copy = Copy::with_patch()?;
    let changed = copy.changed_files()?;
    println!("changes {} files:", changed.len());
    for file in &changed {
        println!("  {file}");
    }
    ensure!(
        changed.len() <= MAX_CHANGED_FILES,
        "a new book changes more than {MAX_CHANGED_FILES} files"
    );
    build_page(&copy)?;
    call(copy.command(&mut cargo("build --quiet --bin tara")))?;
    Tara::of(&copy).play_in_every_face()?;
    for test in TESTS {
        call(copy.command(&mut cargo(test)))?;
        println!("ok  cargo {test}");
    }
    Ok(())
}

/// Builds the page of the copy with the packages that the project has fetched.
fn build_page(copy: &Copy) -> Result<()> {
    page::fetch()?;
    copy.link("web/node_modules")
        .context("cannot link the packages of the page")?;
    let mut npm = node::npm();
    npm.args(["run", "--silent", "build"]);
    call(npm.current_dir(copy.path("web")))?;
    println!("ok  the page builds");
    Ok(())
}
