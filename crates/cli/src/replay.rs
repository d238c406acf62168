//! `tara replay`: transcripts checked against the rules.

use std::io::{self, BufRead, ErrorKind, Write};
use std::ops::ControlFlow;
use std::sync::Arc;

use anyhow::{Context, bail};
use records::{AnyTranscript, Fault, FileKind, Finding, FindingKind, ReadError, TranscriptReader};
use seat_of_kings::Deck;
use serde_json::Value;

use crate::answer::{Answer, complain};
use crate::args::ReplayArgs;
use crate::input::{self, source};
use crate::words::{Words, words};
use crate::{errors, file_kind};

pub(crate) fn run(args: &ReplayArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let name = || source(&args.file);
    input::refuse_stdin_twice([Some(&args.file), args.deck.as_deref()])?;
    let mut lines = input::lines(&args.file).with_context(name)?;
    // The reader reports a text that cannot be read at all.
    let head = lines.fill_buf().unwrap_or_default();
    let mut other = file_kind::other(head, &[FileKind::Transcript]);
    let mut reader = TranscriptReader::new(lines);
    let mut check = Check {
        deck: input::deck(args.deck.as_deref())?,
        words: words(),
        out,
        all: args.all,
        answer: Answer::Yes,
        written: Ok(()),
    };
    loop {
        let read = match reader.next_transcript() {
            Ok(None) => return Ok(check.answer),
            Ok(Some(transcript)) => check.replay(reader.line(), &transcript),
            Err(error) => Err(error),
        };
        match read {
            Err(error) if !matches!(error.fault, Fault::Io(_)) => {
                let of_line = || errors::sentence(&error, words());
                let why = format!("{}: {}", name(), other.take().unwrap_or_else(of_line));
                if !args.all {
                    bail!(why);
                }
                check.tell_unreadable(&why);
            }
            read => read.with_context(name)?,
        }
        match check.written {
            // The reader has gone; the answer so far still counts.
            Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(check.answer),
            written => written?,
        }
        check.written = Ok(());
        if check.answer != Answer::Yes && !args.all {
            return Ok(check.answer);
        }
    }
}

/// A check of transcripts under way.
struct Check<'a, W> {
    /// The deck with which Seat of Kings is played.
    deck: Arc<Deck>,
    words: &'static Words,
    out: &'a mut W,
    all: bool,
    answer: Answer,
    /// The result of the last write.
    written: io::Result<()>,
}

impl<W: Write> Check<'_, W> {
    fn replay(&mut self, line: u64, transcript: &AnyTranscript) -> Result<(), ReadError> {
        let tell = |finding| {
            self.answer = self.answer.max(Answer::No);
            self.written = writeln!(self.out, "{}", finding_line(line, &finding, self.words));
            if self.all && self.written.is_ok() {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        };
        let replayed = transcript.replay(&self.deck, tell);
        replayed.map_err(|fault| ReadError { line, fault })
    }

    /// Reports an error in a line, after the findings before it.
    fn tell_unreadable(&mut self, what: &str) {
        self.answer = Answer::Unreadable;
        self.written = self.out.flush();
        complain(what);
    }
}

/// The message about a finding in the transcript of a line.
pub(crate) fn finding_line(line: u64, finding: &Finding, words: &Words) -> String {
    let place = [("line", line.into()), ("event", finding.event.into())];
    match &finding.kind {
        FindingKind::Difference {
            field,
            expected,
            found,
        } => {
            let json = |value: &Option<Value>| match value {
                Some(value) => value.to_string(),
                None => words.get("replay-nothing"),
            };
            let values = [
                ("field", (*field).into()),
                ("expected", json(expected).into()),
                ("found", json(found).into()),
            ];
            words.say("replay-difference", &[&place[..], &values].concat())
        }
        FindingKind::Illegal { field, explanation } => {
            let values = [
                ("field", (*field).into()),
                ("token", (&*explanation.token).into()),
                ("clause", explanation.clause.into()),
                ("sentence", words.explain(explanation).into()),
            ];
            words.say("replay-illegal", &[&place[..], &values].concat())
        }
    }
}
