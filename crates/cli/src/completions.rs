//! `tara completions`: the script by which a shell asks `tara` what could come next, and the answers.

mod bash;

use std::io::Write;

use anyhow::Context;
use clap::CommandFactory;
use clap_complete::CompleteEnv;
use clap_complete::env::{Elvish, Fish, Powershell, Shells, Zsh};

use crate::answer::Answer;
use crate::args::{Args, CompletionsArgs};
use bash::Bash;

/// The variable in which a script names its shell when it asks.
pub(crate) const VARIABLE: &str = "COMPLETE";

const SHELLS: Shells<'static> = Shells(&[&Bash, &Elvish, &Fish, &Powershell, &Zsh]);

/// The line that makes the script work too where zsh finds it as `_tara` in its path of functions: there it is run as the function itself.
const AS_FUNCTION: &str = "[[ ${funcstack[1]} == _tara ]] && _clap_dynamic_completer_tara\n";

/// Answers a shell and ends the program, if it is a shell that asks.
pub(crate) fn answer_shell() {
    CompleteEnv::with_factory(Args::command)
        .shells(SHELLS)
        .var(VARIABLE)
        .completer("tara")
        .complete();
}

pub(crate) fn run(args: &CompletionsArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let name = args.shell.to_string();
    let shell = SHELLS.completer(&name).context(name)?;
    shell.write_registration(VARIABLE, "tara", "tara", "tara", out)?;
    if shell.is("zsh") {
        out.write_all(AS_FUNCTION.as_bytes())?;
    }
    Ok(Answer::Yes)
}
