//! `tara verify`: checks the draws of finished games against the commitment of their table.

use std::io::Write;

use anyhow::{Context, anyhow, ensure};
use play::{Proof, Table, TimedEvent};
use records::FileKind;

use crate::answer::{Answer, complain};
use crate::args::VerifyArgs;
use crate::input::{self, source};
use crate::play::journal;
use crate::words::{Words, words};
use crate::{errors, file_kind};

pub(crate) fn run(args: &VerifyArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let name = || source(&args.file);
    let bytes = input::bytes(&args.file).with_context(name)?;
    let words = words();
    let proofs = if is_kept(&bytes) {
        let (events, _) = journal::read_events(&*bytes).with_context(name)?;
        match Table::proofs_of(events) {
            Ok(proofs) => proofs,
            Err(error) => return Ok(not_proved(&errors::sentence(&error, words), words)),
        }
    } else {
        let proof = serde_json::from_slice(&bytes);
        vec![proof.map_err(|error| {
            match file_kind::other(&bytes, &[FileKind::Proof, FileKind::Kept]) {
                Some(other) => anyhow!("{}: {other}", name()),
                None => anyhow::Error::from(error).context(name()),
            }
        })?]
    };
    ensure!(!proofs.is_empty(), words.get("verify-not-over"));
    let mut answer = Answer::Yes;
    for proof in &proofs {
        if proofs.len() > 1 {
            let number = [("game", (proof.game + 1).into())];
            writeln!(out, "{}", words.say("verify-game", &number))?;
        }
        answer = answer.max(check(proof, words, out)?);
    }
    Ok(answer)
}

/// Returns true if a file is a journal of `tara play`.
fn is_kept(bytes: &[u8]) -> bool {
    let mut lines = bytes.split(|&byte| byte == b'\n');
    let line = lines.find(|line| !line.trim_ascii().is_empty());
    line.is_some_and(|line| serde_json::from_slice::<TimedEvent>(line).is_ok())
}

fn check(proof: &Proof, words: &Words, out: &mut impl Write) -> anyhow::Result<Answer> {
    match proof.check() {
        Ok(draws) => {
            let line = words.say("verify-proved", &[("draws", draws.into())]);
            writeln!(out, "{line}")?;
            let commitment = proof.commitment.to_string();
            let line = words.say("verify-commitment", &[("commitment", commitment.into())]);
            writeln!(out, "{line}")?;
            for line in promises(proof, words) {
                writeln!(out, "{line}")?;
            }
            Ok(Answer::Yes)
        }
        Err(unproven) => Ok(not_proved(&errors::sentence(&unproven, words), words)),
    }
}

/// The promises of fair draws that the proof shows beside the draws themselves, and those that it cannot show.
fn promises(proof: &Proof, words: &Words) -> Vec<String> {
    let seats = proof.agreed.seats.iter().zip(&proof.commitments);
    let committed = seats.filter_map(|(seating, commitment)| {
        let values = [
            ("seat", seating.seat.as_str().into()),
            ("commitment", (*commitment)?.to_string().into()),
        ];
        Some(words.say("verify-committed", &values))
    });
    let uncommitted = proof
        .uncommitted_seats()
        .into_iter()
        .map(|seat| words.say("verify-uncommitted", &[("seat", seat.into())]));
    let restored = (proof.restores > 0)
        .then(|| words.say("verify-restored", &[("times", proof.restores.into())]));
    let renewed = proof
        .renewals
        .iter()
        .map(|renewal| words.say("verify-renewed", &[("draw", (renewal.draw + 1).into())]));
    let mut lines: Vec<String> = committed
        .chain(uncommitted)
        .chain(restored)
        .chain(renewed)
        .collect();
    lines.push(words.get("verify-unchecked"));
    lines
}

fn not_proved(why: &str, words: &Words) -> Answer {
    complain(&words.say("verify-not", &[("why", why.into())]));
    Answer::No
}
