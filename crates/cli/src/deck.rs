//! `tara deck`: the cards of Seat of Kings.

mod cards;

pub(crate) use cards::{fits, name};

use std::io::Write;

use anyhow::Context;
use seat_of_kings::{Card, Deck, Faults};
use sheets::Backs;

use crate::answer::{Answer, in_one_line};
use crate::args::{DeckArgs, DeckCheckArgs, DeckCommand, DeckPrintArgs, DeckShowArgs};
use crate::errors;
use crate::input::{self, source};
use crate::page::{self, NARROW, STRONG, styled, wrapped_to};
use crate::printed;
use crate::show::picture::write_file;
use crate::words::{Words, language, words};

/// The width of the notes on a sheet of cards, in characters.
const SHEET_WIDTH: usize = 100;

pub(crate) fn run(args: &DeckArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    match &args.command {
        DeckCommand::Check(args) => check(args, out),
        DeckCommand::Show(args) => show(args, out),
        DeckCommand::Print(args) => print(args, out),
    }
}

/// Prints a summary of a deck, or all its faults, one a line. Rule: SKC2a
fn check(args: &DeckCheckArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let file = input::bytes(&args.file).with_context(|| source(&args.file))?;
    match Deck::read(&file) {
        Ok(deck) => {
            let words = words();
            writeln!(out, "{}", in_one_line(&summary(&deck, words)))?;
            if let Some(note) = reconstruction(&deck, words) {
                writeln!(out, "{note}")?;
            }
            Ok(Answer::Yes)
        }
        Err(Faults(faults)) => {
            for fault in faults {
                writeln!(out, "{}", in_one_line(&errors::sentence(&fault, words())))?;
            }
            Ok(Answer::No)
        }
    }
}

fn show(args: &DeckShowArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let (deck, words) = (input::deck(args.file.as_deref())?, words());
    match &args.svg {
        Some(svg) => write_file(svg, sheet(&deck, words).as_bytes(), out)?,
        None => page::write(&drawn(&deck, words), out)?,
    }
    Ok(Answer::Yes)
}

fn print(args: &DeckPrintArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let deck = input::deck(args.file.as_deref())?;
    let backs = if args.backs {
        Backs::With
    } else {
        Backs::Without
    };
    let pages = sheets::cards(&deck, backs, language(), args.printed.paper.into());
    printed::write(&pages, &args.printed.output, out)?;
    Ok(Answer::Yes)
}

/// All cards of a deck on a printable sheet with the name of the deck, as SVG.
fn sheet(deck: &Deck, words: &Words) -> String {
    let game = words.get("variant-seat-of-kings");
    let title = format!("{game}, {}", in_one_line(&summary(deck, words)));
    let note = reconstruction(deck, words);
    let notes: Vec<_> = note
        .iter()
        .flat_map(|note| {
            let lines = wrapped_to(SHEET_WIDTH, note, 0);
            lines.lines().map(String::from).collect::<Vec<_>>()
        })
        .collect();
    let sheet = draw::Sheet {
        title: &title,
        notes: &notes,
    };
    draw::deck(deck, &sheet)
}

fn drawn(deck: &Deck, words: &Words) -> String {
    let mut page = styled(STRONG, &in_one_line(&summary(deck, words)));
    page.push('\n');
    if let Some(note) = reconstruction(deck, words) {
        page.push_str(&wrapped_to(NARROW, &note, 0));
    }
    page.push('\n');
    page.push_str(&cards::legend(words));
    page.push_str(&cards::drawn(deck, words));
    page
}

/// The name of a deck and its numbers of cards and Stones.
fn summary(deck: &Deck, words: &Words) -> String {
    let values = [
        ("name", deck.name().into()),
        ("cards", Card::COUNT.into()),
        ("stones", deck.stones().len().into()),
    ];
    words.say("deck-summary", &values)
}

/// The note that a deck is a reconstruction; `None` for any other deck. Rule: SKC3
pub(crate) fn reconstruction(deck: &Deck, words: &Words) -> Option<String> {
    deck.is_reconstruction()
        .then(|| words.get("deck-reconstruction"))
}
