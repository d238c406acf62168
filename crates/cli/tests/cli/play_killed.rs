//! A game that is killed at any moment loses nothing that was shown as done, and goes on.

use std::ffi::OsString;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::ffi::OsStringExt;
use std::process::{Child, Command, Stdio};

use serde_json::Value;

use crate::kit::{command, folder, tara_in};
use crate::play::TWO_PEOPLE;

/// The decisions of a game of Four Treasures, legal in any order and for either seat.
fn hills() -> impl Iterator<Item = String> {
    ('A'..='G').flat_map(|column| (2..=6).map(move |row| format!("{column}{row}")))
}

/// The decisions that a file keeps.
fn kept(text: &str) -> Vec<String> {
    let whole = text
        .split_inclusive('\n')
        .filter(|line| line.ends_with('\n'));
    let events = whole.map(|line| serde_json::from_str::<Value>(line).expect("an event"));
    // The table plays by itself a decision that is the only one.
    let moved = events.filter(|event| event["event"] == "moved" && event["by"] == "seat");
    moved
        .map(|event| event["action"].as_str().expect("a text").to_owned())
        .collect()
}

/// Types hills until so many are shown as done, types one more, and kills the command; gives the hills that were shown.
fn killed_after(
    mut child: Child,
    done: usize,
    mut typed: impl Iterator<Item = String>,
) -> Vec<String> {
    let mut stdin = child.stdin.take().expect("it was piped");
    let mut lines = BufReader::new(child.stdout.take().expect("it was piped")).lines();
    // It speaks once the table is kept.
    let speaks = lines.by_ref().next().expect("it speaks");
    assert!(speaks.expect("text").starts_with("Four Treasures"));
    let mut shown = Vec::new();
    while shown.len() < done {
        let hill = typed.next().expect("there are more hills");
        writeln!(stdin, "{hill}").expect("it reads");
        let is_it = |line: &String| line.ends_with(&format!(": {hill}"));
        let line = lines.by_ref().map(|line| line.expect("text")).find(is_it);
        line.expect("the decision is shown");
        shown.push(hill);
    }
    // A hill that is typed now may be kept or not, since it is not shown.
    let hill = typed.next().expect("there are more hills");
    writeln!(stdin, "{hill}").expect("it reads");
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    shown
}

#[test]
fn a_killed_terminal_loses_no_move_and_the_game_goes_on() {
    let folder = folder("killed");
    let file = folder.join("kept.jsonl");
    let begin = ["play", "four-treasures", "--save", "kept.jsonl"];
    let begin = [&begin, &TWO_PEOPLE[..]].concat();
    let resume = ["play", "--resume", "kept.jsonl"];
    let mut before = Vec::new();
    for (round, done) in [0, 1, 3, 2, 0, 5, 1, 4].into_iter().enumerate() {
        let args: &[&str] = if round == 0 { &begin } else { &resume };
        let child = command(args)
            .current_dir(&folder)
            .stdin(Stdio::piped())
            .spawn()
            .expect("it starts");
        let known = before.clone();
        let shown = killed_after(
            child,
            done,
            hills().filter(move |hill| !known.contains(hill)),
        );
        let now = kept(&fs::read_to_string(&file).expect("it is kept"));
        let mut least = before.clone();
        least.extend(shown);
        assert!(
            now.len() <= least.len() + 1,
            "{now:?} is more than was typed"
        );
        assert_eq!(now[..least.len()], least, "lost by kill {round}");
        before = now;
    }
    let ran = tara_in(&folder, &resume, b"log\nquit\n").well();
    let log = ran.split_once("> log\n").expect("it is asked").1;
    let mut rest = log.lines();
    for hill in &before {
        let is_it = |entry: &str| entry.contains(&format!(" builds on {hill}"));
        assert!(rest.any(is_it), "{hill} is not in {log}");
    }
}

#[test]
fn a_line_that_was_torn_off_is_dropped_wherever_it_breaks() {
    let folder = folder("torn");
    let file = folder.join("kept.jsonl");
    let begin = [
        "play",
        "seat-of-kings",
        "--seats",
        "blue,red",
        "--seed",
        "2",
        "--save",
        "kept.jsonl",
    ];
    tara_in(&folder, &begin, b"quit\n").well();
    let whole = fs::read(&file).expect("it is kept");
    let opened = whole
        .iter()
        .position(|&byte| byte == b'\n')
        .expect("a line")
        + 1;
    let mut last = None;
    for length in (opened..whole.len()).step_by(37).chain([whole.len()]) {
        fs::write(&file, &whole[..length]).expect("it is written");
        let ran = tara_in(
            &folder,
            &["play", "--resume", "kept.jsonl", "--seed", "2"],
            b"moves\nquit\n",
        );
        let out = ran.well();
        assert!(
            out.contains("Blue> moves\nkeep and any three of"),
            "{length}: {out}"
        );
        let moves = out
            .split_once("> moves\n")
            .expect("it is asked")
            .1
            .to_owned();
        // The draws follow from what was kept first, wherever the rest is torn off.
        assert_eq!(*last.get_or_insert(moves.clone()), moves);
    }
}

#[test]
fn a_game_for_which_the_disk_has_no_room_leaves_no_file() {
    let folder = folder("no-room");
    let tara = command(&["play", "four-treasures", "--save", "kept.jsonl"]);
    let limited = "trap '' XFSZ; ulimit -f 0; exec \"$@\"";
    let mut shell = Command::new("sh");
    let ran = shell
        .args(["-c", limited, "sh"])
        .arg(tara.get_program())
        .args(tara.get_args())
        .current_dir(&folder)
        .stdin(Stdio::null())
        .output()
        .expect("it runs");
    assert_eq!(ran.status.code(), Some(2));
    let said = String::from_utf8(ran.stderr).expect("text");
    assert!(said.contains("kept.jsonl: "), "{said}");
    assert!(!folder.join("kept.jsonl").exists());
}

#[test]
fn the_command_that_resumes_a_game_is_one_for_a_shell() {
    let folder = folder("shell");
    let names: [&[u8]; 7] = [
        b"a.jsonl",
        "König_2".as_bytes(),
        b"a b$x'q",
        b"-y",
        b"two\nlines",
        b"~",
        b"b\xffd",
    ];
    for name in names {
        let save = OsString::from_vec([b"--save=", name].concat());
        let args = ["play".into(), "four-treasures".into(), save];
        let out = tara_in(&folder, &args, b"D4\nquit\n").well();
        let (_, resume) = out
            .rsplit_once("Resume it with: tara ")
            .expect("it says how");
        let script = format!("exec \"{}\" {resume}", env!("CARGO_BIN_EXE_tara"));
        let mut shell = Command::new("bash");
        let ran = shell
            .args(["-c", &script])
            .current_dir(&folder)
            .stdin(Stdio::null())
            .output();
        let ran = ran.expect("it runs");
        assert!(
            ran.status.success(),
            "{script}: {}",
            String::from_utf8_lossy(&ran.stderr)
        );
    }
}
