//! The `tara` command as its users see it: arguments and input, output and exit code.

mod kit;

mod bad_input;
mod counting;
mod decks;
mod kings;
mod kings_pages;
mod pages;
mod playing;
mod searching;
mod transcripts;
