//! `cargo xtask start`: builds the page and the `tara` command, prints what to try, and starts the server.

use anyhow::Result;

use crate::command::{built, output, program, root, run as call, target};
use crate::page;

const FIRST_STEPS: [(&str, &str); 8] = [
    ("rules four-treasures", "the rules of a game"),
    ("moves four-treasures", "what the player to move can do"),
    (
        "apply four-treasures D4 D5",
        "the position after some moves",
    ),
    (
        "show 'four-treasures 5/7/3b3/3r3/7/7/5 red battle - - -'",
        "a position as a board",
    ),
    (
        "moves sacred-hill-1 --why xD4",
        "why a move cannot be played",
    ),
    ("random high-kings-1 --games 1 --seed 7", "a random game"),
    ("deck show", "the cards of Seat of Kings"),
    (
        "perft stone-of-destiny 3",
        "how many ways there are to play three moves",
    ),
];

/// Builds the command, prints the games and what to try first, then runs the server until it is interrupted. The server
/// prints its address.
///
/// # Errors
///
/// If the page or `tara` does not build, or it does not run.
pub(crate) fn run() -> Result<()> {
    page::run()?;
    let tara = built("tara", "release")?;
    let games = output(program(&tara).arg("variants"))?;
    let shown = tara.strip_prefix(root()).unwrap_or(&tara).display();
    println!("The games:\n");
    for game in games.lines() {
        println!("  {game}");
    }
    println!("\nTry:\n");
    for (words, what) in FIRST_STEPS {
        println!("  # {what}\n  {shown} {words}\n");
    }
    println!("README.md plays a whole game. `{shown} --help` lists all commands.\n");
    println!(
        "The server starts now: open the address that it says in a browser, and play. Ctrl-C ends it.\n"
    );
    let database = target().join("tara.db");
    call(
        program(&tara)
            .args(["serve", "--log-form", "text", "--database"])
            .arg(database),
    )
}
