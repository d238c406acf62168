//! `tara verify`: the draws of a finished game, checked with what its table was bound to before.

use std::io::Write;

use anyhow::Context;
use play::Proof;

use crate::answer::{Answer, complain};
use crate::args::VerifyArgs;
use crate::input::{self, source};
use crate::words::Words;

pub(crate) fn run(args: &VerifyArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let name = || source(&args.file);
    let bytes = input::bytes(&args.file).with_context(name)?;
    let proof: Proof = serde_json::from_slice(&bytes).with_context(name)?;
    let words = Words::new();
    match proof.check() {
        Ok(draws) => {
            writeln!(
                out,
                "{}",
                words.say("verify-proved", &[("draws", draws.into())])
            )?;
            let commitment = proof.commitment.to_string();
            let told = words.say("verify-commitment", &[("commitment", commitment.into())]);
            writeln!(out, "{told}")?;
            Ok(Answer::Yes)
        }
        Err(unproven) => {
            let why = unproven.to_string();
            complain(&words.say("verify-not", &[("why", why.into())]));
            Ok(Answer::No)
        }
    }
}
