//! The new book in each face of `tara`: the command, the terminal, the computer players and perft.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::command::{output, program};

use super::BOOK;
use super::copy::Copy;

/// Perft of the book, in the form of `data/perft.txt`.
const PERFT: &str = "data/perft-hillside.txt";

/// The command of the copy.
pub(super) struct Tara<'a> {
    copy: &'a Copy,
    path: PathBuf,
}

/// True if a call printed what it must.
type Check = fn(&str) -> bool;

/// A subcommand, its arguments after the name of the book, and a check of what it prints.
const CALLS: [(&str, &str, Check); 8] = [
    ("moves", "", |said| said.lines().count() == 45),
    ("apply", "D4 A2", |said| {
        said == "hillside 5/7/7/3r3/7/b6/5 red battle - - -\n"
    }),
    ("score", "", |said| {
        said == "red 1 blue 1 kingdoms 0:0 territory 0:0\n"
    }),
    ("show", "", |said| {
        said.starts_with("Hillside  Battle, Red to move")
    }),
    ("rules", "", |said| {
        said.contains("XH1") && said.contains("No other vacant hill")
    }),
    ("bestmove", "--level 2", |said| said.trim_end().len() == 2),
    ("arena", "--a level:1 --b random --games 2", |said| {
        said.lines().any(|line| line.starts_with("plies"))
    }),
    ("random", "--games 2 --seed 1", |said| {
        said.lines().count() == 2
    }),
];

impl<'a> Tara<'a> {
    pub(super) fn of(copy: &'a Copy) -> Self {
        let path = copy.tara();
        Self { copy, path }
    }

    /// Plays the book in each face, and prints a line for each.
    ///
    /// # Errors
    ///
    /// At the first face that does not play it.
    pub(super) fn play_in_every_face(&self) -> Result<()> {
        for (command, rest, holds) in CALLS {
            let said = output(self.call(command).arg(BOOK).args(rest.split_whitespace()))?;
            ensure!(holds(&said), "tara {command} {BOOK} {rest} says:\n{said}");
            println!("ok  tara {command} {BOOK} {rest}");
        }
        self.explains()?;
        self.counts()?;
        self.replays()?;
        self.plays_in_a_terminal()
    }

    fn call(&self, command: &str) -> Command {
        let mut call = program(&self.path);
        call.arg(command);
        call
    }

    /// A hill beside an enemy ringfort is refused by the book's own clause.
    fn explains(&self) -> Result<()> {
        let position = "hillside 5/7/7/3r3/7/7/5 blue battle - - -";
        // The command ends with 1 for a move that is not legal.
        let answer = self
            .call("moves")
            .args([position, "--why", "D5"])
            .output()?;
        let said = String::from_utf8(answer.stdout)?;
        ensure!(
            said.starts_with("XH1 "),
            "tara moves --why D5 says:\n{said}"
        );
        println!("ok  tara moves --why: {}", said.trim_end());
        Ok(())
    }

    fn counts(&self) -> Result<()> {
        let table = fs::read_to_string(self.copy.path(PERFT)).context(PERFT)?;
        for line in table.lines() {
            let mut words = line.splitn(3, ' ');
            let mut word = || words.next().with_context(|| format!("{PERFT}: {line}"));
            let (count, depth, position) = (word()?, word()?, word()?);
            let said = output(self.call("perft").args([position, depth]))?;
            ensure!(said.trim_end() == count, "{line}: tara counts {said}");
        }
        println!(
            "ok  tara perft: {} counts of {PERFT}",
            table.lines().count()
        );
        Ok(())
    }

    /// A random game is played again from its transcript.
    fn replays(&self) -> Result<()> {
        let games = output(
            self.call("random")
                .args([BOOK, "--games", "2", "--seed", "1"]),
        )?;
        self.answer(self.call("replay").arg("-"), &games)?;
        println!("ok  tara replay: two random games");
        Ok(())
    }

    /// Somebody looks around, asks why not, moves, and leaves.
    fn plays_in_a_terminal(&self) -> Result<()> {
        let kept = self.copy.path("target-session.jsonl");
        let mut play = self.call("play");
        play.args([BOOK, "--plain", "--first", "red", "--seed", "7"]);
        play.args(["--seat", "blue=level:2", "--save"]).arg(&kept);
        let said = self.answer(&mut play, "moves\nwhy xD4\nD4\nmoves\nquit\n")?;
        ensure!(
            said.contains("The game is kept") && said.contains("Blue           1"),
            "tara play {BOOK} says:\n{said}"
        );
        println!("ok  tara play: a session in the terminal");
        Ok(())
    }

    /// The output of a command that reads this.
    fn answer(&self, command: &mut Command, typed: &str) -> Result<String> {
        let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = piped.stderr(Stdio::inherit()).spawn()?;
        let mut input = child.stdin.take().context("no way to type")?;
        input.write_all(typed.as_bytes())?;
        drop(input);
        let output = child.wait_with_output()?;
        let said = String::from_utf8(output.stdout)?;
        ensure!(output.status.success(), "{} says:\n{said}", output.status);
        Ok(said)
    }
}
