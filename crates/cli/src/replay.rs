//! `tara replay`: transcripts checked against the rules.

use std::io::{self, Write};

use anyhow::Context;
use records::{Finding, Found, ReadError, Reader, Then, replay};
use serde_json::Value;

use crate::answer::Answer;
use crate::args::ReplayArgs;
use crate::input::{self, quoted};
use crate::words::Words;

pub(crate) fn run(args: &ReplayArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let words = Words::new();
    let lines = input::lines(&args.file).with_context(|| quoted(&args.file))?;
    let mut reader = Reader::new(lines);
    let mut answer = Answer::Yes;
    while let Some(transcript) = reader
        .next_transcript()
        .with_context(|| quoted(&args.file))?
    {
        let line = reader.line();
        let mut written = Ok(());
        let tell = |finding| {
            answer = Answer::No;
            written = write_finding(line, &finding, &words, out);
            match args.all && written.is_ok() {
                true => Then::Go,
                false => Then::Stop,
            }
        };
        let read = replay(&transcript, tell).map_err(|fault| ReadError { line, fault });
        written?;
        read.with_context(|| quoted(&args.file))?;
        if answer == Answer::No && !args.all {
            break;
        }
    }
    Ok(answer)
}

fn write_finding(
    line: u64,
    finding: &Finding,
    words: &Words,
    out: &mut impl Write,
) -> io::Result<()> {
    let place = [("line", line.into()), ("event", finding.event.into())];
    let told = match &finding.found {
        Found::Difference {
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
        Found::Illegal { token, explanation } => {
            let values = [
                ("token", token.as_str().into()),
                ("clause", explanation.clause.into()),
                ("sentence", words.explain(token, explanation).into()),
            ];
            words.say("replay-illegal", &[&place[..], &values].concat())
        }
    };
    writeln!(out, "{told}")
}
