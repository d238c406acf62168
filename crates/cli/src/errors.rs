//! Errors in the language of the user, each from its own message.

mod players;
mod serving;

pub(crate) use players::of_spec;
pub(crate) use serving::of_settings_file;

use std::error::Error;
use std::io::{self, ErrorKind};

use crate::words::{Language, Words, language};

/// An error in one line: each cause after what it caused.
pub(crate) fn line(error: &anyhow::Error, words: &Words) -> String {
    let causes = error.chain().map(|cause| sentence(cause, words));
    causes.collect::<Vec<_>>().join(": ")
}

/// The message of an error. In English that is its own message.
pub(crate) fn sentence(error: &(dyn Error + 'static), words: &Words) -> String {
    let translated = match language() {
        Language::English => None,
        _ => translated(error, words),
    };
    translated.unwrap_or_else(|| error.to_string())
}

fn translated(error: &(dyn Error + 'static), words: &Words) -> Option<String> {
    let of_io = error.downcast_ref().map(|error| of_io(error, words));
    of_io
        .or_else(|| host::errors::sentence(error, words))
        .or_else(|| players::sentence(error, words))
        .or_else(|| serving::sentence(error, words))
}

fn of_io(error: &io::Error, words: &Words) -> String {
    let name = match error.kind() {
        ErrorKind::NotFound => "io-not-found",
        ErrorKind::PermissionDenied => "io-not-allowed",
        ErrorKind::AlreadyExists => "io-exists",
        ErrorKind::IsADirectory => "io-directory",
        ErrorKind::NotADirectory => "io-no-directory",
        ErrorKind::StorageFull => "io-full",
        ErrorKind::ReadOnlyFilesystem => "io-read-only",
        ErrorKind::AddrInUse => "io-address-in-use",
        ErrorKind::AddrNotAvailable => "io-no-address",
        ErrorKind::TimedOut | ErrorKind::WouldBlock => "io-too-slow",
        _ => "io-other",
    };
    words.say(name, &[("error", error.to_string().into())])
}

#[cfg(test)]
mod tests;
