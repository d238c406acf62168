//! `tara convert`: game files to transcripts, and transcripts to game files.

use std::io::{self, BufRead, Write};
use std::sync::Arc;

use anyhow::{Context, bail};
use records::game_file::{self, Record, RecordError};
use records::{ReadError, TranscriptReader};
use seat_of_kings::Deck;

use crate::answer::{Answer, complain};
use crate::args::ConvertArgs;
use crate::input::{self, source};
use crate::replay;
use crate::words::words;

pub(crate) fn run(args: &ConvertArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let name = || source(&args.file);
    input::refuse_stdin_twice([Some(&args.file), args.deck.as_deref()])?;
    let mut from = input::lines(&args.file).with_context(name)?;
    let deck = input::deck(args.deck.as_deref())?;
    let are_transcripts = begins_with_brace(&mut from).with_context(name)?;
    if are_transcripts {
        to_game_files(TranscriptReader::new(from), &deck, out)
    } else {
        to_transcripts(game_file::GameReader::new(from, &deck), out)
    }
    .map_err(|error| {
        let input = (!error.is::<io::Error>()).then(name);
        error.context(input.unwrap_or_else(|| words().get("output-standard")))
    })
}

/// Returns true if a text is a transcript: its first character other than white space is a brace.
fn begins_with_brace(from: &mut impl BufRead) -> anyhow::Result<bool> {
    loop {
        let bytes = from.fill_buf()?;
        let text = bytes.trim_ascii_start();
        match (text.first(), bytes.len()) {
            (Some(first), _) => return Ok(*first == b'{'),
            (None, 0) => return Ok(false),
            (None, read) => from.consume(read),
        }
    }
}

fn to_transcripts(
    mut reader: game_file::GameReader<impl BufRead>,
    out: &mut impl Write,
) -> anyhow::Result<Answer> {
    loop {
        match reader.next_record() {
            Ok(Some(record)) => record.transcript().write(&mut *out)?,
            Ok(None) => return Ok(Answer::Yes),
            Err(error) => return refuse(error),
        }
    }
}

/// Reports an error: [`Answer::No`] for an illegal move, [`Answer::Unreadable`] for anything else.
fn refuse(error: game_file::ReadError) -> anyhow::Result<Answer> {
    let game_file::Fault::Illegal(explanation) = &error.fault else {
        return Err(error.into());
    };
    let words = words();
    let values = [
        ("line", error.line.into()),
        ("column", error.column.into()),
        ("token", (&*explanation.token).into()),
        ("clause", explanation.clause.into()),
        ("sentence", words.explain(explanation).into()),
    ];
    complain(&words.say("convert-illegal", &values));
    Ok(Answer::No)
}

fn to_game_files(
    mut reader: TranscriptReader<impl BufRead>,
    deck: &Arc<Deck>,
    out: &mut impl Write,
) -> anyhow::Result<Answer> {
    let mut is_first = true;
    while let Some(transcript) = reader.next_transcript()? {
        let line = reader.line();
        let record = match Record::of_transcript(&transcript, deck) {
            Ok(record) => record,
            Err(RecordError::Differs(finding)) => {
                complain(&replay::finding_line(line, &finding, words()));
                return Ok(Answer::No);
            }
            Err(RecordError::Unreadable(fault)) => bail!(ReadError { line, fault }),
            Err(error) => {
                let place = words().say("convert-line", &[("line", line.into())]);
                return Err(error).context(place);
            }
        };
        if !is_first {
            writeln!(out)?;
        }
        write!(out, "{record}")?;
        is_first = false;
    }
    Ok(Answer::Yes)
}
