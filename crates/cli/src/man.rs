//! `tara man`: the man pages.

use std::fs;
use std::io::Write;

use anyhow::Context;
use clap::CommandFactory;
use clap_mangen::Man;

use crate::answer::Answer;
use crate::args::{Args, ManArgs};
use crate::input::quoted;

pub(crate) fn run(args: &ManArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    match &args.out {
        None => Man::new(Args::command()).render(out)?,
        Some(directory) => {
            fs::create_dir_all(directory)
                .and_then(|()| clap_mangen::generate_to(Args::command(), directory))
                .with_context(|| quoted(directory))?;
        }
    }
    Ok(Answer::Yes)
}
