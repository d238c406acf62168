//! `tara show`: a position for people to look at.

mod board;
mod notes;

use std::io::Write;
use std::iter;

use anstream::adapter::strip_str;
use catalog::AnyGame;

use crate::answer::Answer;
use crate::args::ShowArgs;
use crate::words::Words;
use crate::{input, page};

pub(crate) fn run(args: &ShowArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let game = input::position(&args.position)?;
    let AnyGame::Ringforts(line) = game else {
        writeln!(out, "{game}")?;
        return Ok(Answer::Yes);
    };
    let (position, words) = (line.position(), Words::new());
    let board = beside(&board::drawn(position), &board::legend(position, &words));
    let parts = [
        notes::title(position, &words),
        board,
        notes::table(position, &words),
        notes::notes(position, &words),
    ];
    let parts: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    page::write(&parts.join("\n"), out)?;
    Ok(Answer::Yes)
}

/// A board with lines of text at its right, in the middle.
fn beside(board: &str, lines: &[String]) -> String {
    const LEFT: usize = 36;
    let above = board.lines().count().saturating_sub(lines.len()) / 2;
    let mut texts = iter::repeat_n("", above).chain(lines.iter().map(String::as_str));
    let mut page = String::new();
    for row in board.lines() {
        let width = strip_str(row).to_string().chars().count();
        let gap = " ".repeat(LEFT.saturating_sub(width));
        let line = format!("{row}{gap}{}", texts.next().unwrap_or_default());
        page.push_str(line.trim_end());
        page.push('\n');
    }
    page
}
