//! Recorded sessions of `tara play`, whole games byte for byte; `cargo xtask sessions` re-records them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::kit::{folder, tara_in};

/// A session for each rule book and for Seat of Kings.
const SESSIONS: [&str; 6] = [
    "four-treasures-doubles",
    "high-kings-2",
    "poisoned-chalice",
    "sacred-hill-1",
    "seat-of-kings",
    "stone-of-destiny",
];

fn path(name: &str, end: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/sessions");
    root.join(format!("{name}.{end}"))
}

fn replays(name: &str, end: &str) {
    let session = fs::read_to_string(path(name, "in")).expect("a session");
    let (words, typed) = session.split_once('\n').expect("a first line");
    let mut args = vec!["play"];
    args.extend(words.split(' '));
    args.extend(["--save", "kept.jsonl"]);
    let printed = tara_in(&folder(&format!("session-{name}")), &args, typed.as_bytes()).well();
    let recorded = fs::read_to_string(path(name, "out")).expect("its recording");
    let mut lines = printed.lines().zip(recorded.lines()).enumerate();
    if let Some((place, (now, then))) = lines.find(|(_, (now, then))| now != then) {
        panic!("{name}, line {}:\n{now}\nwas\n{then}", place + 1);
    }
    assert_eq!(printed.len(), recorded.len(), "{name} ends elsewhere");
    assert!(recorded.contains(end), "{name} is no whole game");
}

#[test]
fn a_whole_game_of_sacred_hill_replays() {
    replays("sacred-hill-1", "The game is over: Red");
}

#[test]
fn a_whole_game_of_four_treasures_doubles_replays() {
    replays("four-treasures-doubles", "The game is over: Red");
}

#[test]
fn a_whole_game_of_high_kings_replays() {
    replays("high-kings-2", "The game is over: Red");
}

#[test]
fn a_whole_match_of_poisoned_chalice_replays() {
    replays("poisoned-chalice", "The match after 2 of 2 games: Red");
}

#[test]
fn a_whole_game_of_stone_of_destiny_replays() {
    replays("stone-of-destiny", "The game is over: Red");
}

#[test]
fn a_whole_game_of_seat_of_kings_replays() {
    replays("seat-of-kings", "The game is over: Blue");
}

#[test]
fn every_session_is_replayed() {
    let files = fs::read_dir(path("x", "in").parent().expect("a folder")).expect("sessions");
    let names = files.map(|file| file.expect("a file").path());
    let mut names: Vec<_> = names
        .filter(|path| path.extension().is_some_and(|end| end == "in"))
        .map(|path| path.file_stem().expect("a name").to_owned())
        .collect();
    names.sort();
    assert_eq!(names, SESSIONS);
}
