//! The `tara` command as its users see it: arguments and input, output and exit code.

mod kit;
#[cfg(unix)]
mod terminal;

mod arena;
mod bad_input;
#[cfg(unix)]
mod completing;
mod convert;
mod counting;
mod decks;
mod engine;
#[cfg(unix)]
mod engine_children;
mod help;
#[cfg(unix)]
mod host_reasons;
mod kings;
mod kings_pages;
mod kings_search;
mod languages;
mod man_pages;
mod pages;
mod pictures;
mod play;
mod play_endings;
mod play_killed;
#[cfg(unix)]
mod play_screen;
mod play_sessions;
mod playing;
mod reasons;
mod searching;
mod solving;
#[cfg(unix)]
mod texts;
mod transcripts;
mod verifying;
