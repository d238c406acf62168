//! Play on a real terminal: keys while a player thinks, hints, signals, clocks.

use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::Stdio;

use rustix::process::Signal;
use serde_json::Value;

use crate::kit::{command, folder, tara_in};
use crate::play::TWO_PEOPLE;
use crate::terminal::Terminal;

/// Somebody who would think for ten minutes.
const SLOW: [&str; 4] = ["--seat", "red=human", "--seat", "blue=search:600000"];

fn begun<'a>(who: &[&'a str]) -> Vec<&'a str> {
    let begin = [
        "play",
        "four-treasures",
        "--first",
        "red",
        "--save",
        "kept.jsonl",
    ];
    [&begin, who].concat()
}

/// The log of the game that is kept.
fn log(folder: &Path) -> String {
    // Nobody thinks before somebody asks for it.
    let text = fs::read_to_string(folder.join("kept.jsonl")).expect("it is kept");
    let events = text
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("an event"));
    let decisions = events.filter_map(|event| Some(event["action"].as_str()?.to_owned()));
    decisions.collect::<Vec<_>>().join(" ")
}

#[test]
fn keys_answer_while_a_player_thinks() {
    let folder = folder("screen-thinks");
    let mut terminal = Terminal::start(&folder, &begun(&SLOW));
    terminal.press("d4\r");
    terminal.wait_for("Blue (search:600000) thinks>");
    terminal.press("log\r");
    terminal.wait_for("1. Red builds on D4.");
    terminal.resize(50, 10);
    terminal.wait_for("50 columns and 10 rows");
    terminal.resize(100, 30);
    terminal.wait_for("Blue (search:600000) thinks>");
    terminal.press("undo\r");
    terminal.wait_for("Red takes back.");
    terminal.press("d5\r");
    terminal.wait_for("Blue (search:600000) thinks>");
    terminal.press("\x03");
    let (status, written) = terminal.end();
    assert_eq!(status.code(), Some(0));
    assert!(
        written.ends_with("tara play --resume kept.jsonl\r\n"),
        "{written:?}"
    );
    assert_eq!(log(&folder), "D4 D5");
}

#[test]
fn a_signal_gives_the_terminal_back_and_keeps_the_game() {
    for (signal, who) in [
        (Signal::TERM, &SLOW[..]),
        (Signal::TERM, &TWO_PEOPLE),
        (Signal::HUP, &TWO_PEOPLE),
        (Signal::INT, &TWO_PEOPLE),
        (Signal::QUIT, &TWO_PEOPLE),
        (Signal::QUIT, &SLOW),
    ] {
        let folder = folder("screen-signal");
        let mut terminal = Terminal::start(&folder, &begun(who));
        terminal.press("d4\r");
        terminal.wait_for("Blue");
        terminal.wait_for("Red: D4");
        terminal.kill(signal);
        let (status, written) = terminal.end();
        // A shell makes 128 and its number of that.
        assert_eq!(status.signal(), Some(signal.as_raw()));
        assert!(
            written.ends_with("tara play --resume kept.jsonl\r\n"),
            "{written:?}"
        );
        assert_eq!(log(&folder), "D4");
    }
}

#[test]
fn a_hint_on_the_screen_comes_by_itself() {
    let folder = folder("screen-hint");
    let mut terminal = Terminal::start(&folder, &begun(&TWO_PEOPLE));
    terminal.press("hint\r");
    terminal.wait_for("The computer (level 5) would play: ");
    terminal.press("quit\r");
    assert_eq!(terminal.end().0.code(), Some(0));
}

#[test]
fn the_line_client_says_who_thinks_and_is_left_meanwhile() {
    let folder = folder("line-thinks");
    let mut terminal = Terminal::start(&folder, &begun(&[&SLOW[..], &["--plain"]].concat()));
    terminal.press("d4\r");
    terminal.wait_for("Blue (search:600000) is thinking ...");
    terminal.kill(Signal::TERM);
    let (status, _) = terminal.end();
    assert_eq!(status.signal(), Some(Signal::TERM.as_raw()));
    assert_eq!(log(&folder), "D4");
}

/// A game in which Red is asked and has half a second left on its clock, which runs since both have moved.
fn nearly_out_of_time(name: &str) -> std::path::PathBuf {
    let folder = folder(name);
    let begin = [&begun(&TWO_PEOPLE)[..], &["--clock", "1+0"]].concat();
    tara_in(&folder, &begin, b"D4\nD6\nF4\nF6\n").well();
    let file = folder.join("kept.jsonl");
    let text = fs::read_to_string(&file).expect("it is kept");
    let mut used = 0;
    let events = text.lines().map(|line| {
        let mut event: Value = serde_json::from_str(line).expect("an event");
        if event["action"] == "F4" {
            used = 59_500;
        }
        event["at"] = Value::from(1_700_000_000_000_u64 + used);
        format!("{event}\n")
    });
    fs::write(&file, events.collect::<String>()).expect("it is written");
    folder
}

#[test]
fn a_clock_runs_out_on_the_screen_without_a_key() {
    let folder = nearly_out_of_time("screen-clock");
    let mut terminal = Terminal::start(&folder, &["play", "--resume", "kept.jsonl"]);
    terminal.wait_for("Red has run out of time.\nThe game is over: Red 0, Blue 3.");
    terminal.wait_for("rematch or quit>");
    terminal.wait_for("Red 0:00, Blue 1:00");
    terminal.press("quit\r");
    assert_eq!(terminal.end().0.code(), Some(0));
}

#[test]
fn a_clock_runs_out_in_the_line_client_without_a_line() {
    let folder = nearly_out_of_time("line-clock");
    let mut command = command(&["play", "--resume", "kept.jsonl"]);
    let command = command.current_dir(&folder).stdin(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    let lines = BufReader::new(child.stdout.take().expect("it was piped")).lines();
    let mut lines = lines.map(|line| line.expect("text"));
    let status_lines = lines
        .by_ref()
        .skip_while(|line| line != "Red has run out of time.");
    let status_lines: Vec<_> = status_lines.take(2).collect();
    assert_eq!(
        status_lines,
        [
            "Red has run out of time.",
            "The game is over: Red 0, Blue 3."
        ]
    );
    drop(child.stdin.take());
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}

#[test]
fn the_screen_is_ascii_where_the_terminal_has_no_utf_8() {
    let folder = folder("screen-ascii");
    let args = begun(&[&TWO_PEOPLE[..], &["--lang", "de"]].concat());
    let mut terminal = Terminal::start_in("C", &folder, &args);
    terminal.wait_for("  1      o   o   o   o   o");
    terminal.press("d4\r");
    terminal.wait_for("Rot am Zug");
    terminal.press("quit\r");
    let (status, written) = terminal.end();
    assert_eq!(status.code(), Some(0));
    assert!(written.is_ascii(), "{written}");
}
