//! The programs that an engine starts end with it, however it ends.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};

use crate::kit::{command, file, folder};

/// The time that anything may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// An engine as a script that starts children, also in groups and sessions of their own, says so, and answers `go` by this.
fn engine(answer: &str) -> String {
    let script = format!(
        "sleep 1000 & timeout 1000 sleep 1000 & (setsid sleep 1000 &)\necho child >&2\nwhile read -r line; do case \"$line\" in tara) echo taraok;; \
         isready) echo readyok;; go*) {answer};; quit) exit;; esac; done\nsleep 1000\n"
    );
    format!("engine:sh {}", file("engine.sh", script))
}

/// The command with what it says of errors, line by line, until nobody can say anything more.
fn started(args: &[&str]) -> (Child, Receiver<String>) {
    let tara = command(args);
    // Whoever runs the tests in the background has INT or HUP ignored, and programs inherit that.
    let mut command = Command::new("env");
    command
        .args(["--default-signal=INT,HUP", "LC_ALL=C.UTF-8", "TARA_LANG=en"])
        .arg(tara.get_program())
        .args(tara.get_args())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.stdin(Stdio::piped()).spawn().expect("it starts");
    let errors = BufReader::new(child.stderr.take().expect("it was piped"));
    let (sender, lines) = mpsc::channel();
    thread::spawn(move || {
        for line in errors.lines() {
            if sender.send(line.expect("text")).is_err() {
                break;
            }
        }
    });
    (child, lines)
}

/// All that is said until the end, which comes when each program that holds the standard error of the command has ended.
fn to_the_end(lines: &Receiver<String>) -> String {
    let mut said = String::new();
    loop {
        match lines.recv_timeout(PATIENCE) {
            Ok(line) => said += &(line + "\n"),
            Err(mpsc::RecvTimeoutError::Disconnected) => return said,
            Err(mpsc::RecvTimeoutError::Timeout) => panic!("a child lives on: {said}"),
        }
    }
}

const ARENA: [&str; 7] = [
    "arena",
    "four-treasures",
    "--games",
    "2",
    "--a",
    "random",
    "--b",
];
const HANGS: &str = "sleep 1000";

#[test]
fn children_end_with_a_match_and_after_each_error() {
    let legal = format!(
        "\"{}\" bestmove four-treasures --depth 1 >/dev/null; echo bestmove D4",
        env!("CARGO_BIN_EXE_tara")
    );
    for (answer, patience, code, want) in [
        (HANGS, "1", 2, "did not answer within 1 s"),
        (
            "trap '' TERM; sleep 1000; sleep 1000",
            "1",
            2,
            "did not answer within 1 s",
        ),
        (
            "echo bestmove e2e4",
            "30",
            2,
            "other than a move: bestmove e2e4",
        ),
        ("echo error no", "30", 2, "printed: error no"),
        ("exit", "1", 2, "did not answer within 1 s"),
        (&legal, "30", 2, "is not legal"),
    ] {
        let engine = engine(answer);
        let args = [&ARENA[..], &[&engine, "--patience", patience]].concat();
        let (mut child, lines) = started(&args);
        let said = to_the_end(&lines);
        assert!(said.contains(want), "{answer}: {said}");
        assert_eq!(
            child.wait().expect("it ends").code(),
            Some(code),
            "{answer}"
        );
    }
}

#[test]
fn children_end_with_the_command_by_a_signal() {
    for (signal, number) in [(Signal::INT, 2), (Signal::TERM, 15), (Signal::HUP, 1)] {
        use std::os::unix::process::ExitStatusExt;
        let (mut child, lines) = started(&[&ARENA[..], &[&engine(HANGS)]].concat());
        assert_eq!(lines.recv_timeout(PATIENCE).as_deref(), Ok("child"));
        kill_process(Pid::from_child(&child), signal).expect("it runs");
        to_the_end(&lines);
        assert_eq!(child.wait().expect("it ends").signal(), Some(number));
    }
}

#[test]
fn children_end_when_a_person_leaves() {
    let save = folder("children").join("game");
    let save = save.to_str().expect("text");
    let seat = format!("blue={}", engine(HANGS));
    let args = [
        "play",
        "four-treasures",
        "--plain",
        "--seed",
        "2",
        "--save",
        save,
        "--seat",
        &seat,
    ];
    let (mut child, lines) = started(&args);
    assert_eq!(lines.recv_timeout(PATIENCE).as_deref(), Ok("child"));
    // The engine does not think yet, as Red has not moved.
    let mut stdin = child.stdin.take().expect("it was piped");
    stdin.write_all(b"quit\n").expect("it reads");
    drop(stdin);
    to_the_end(&lines);
    let mut shown = String::new();
    let mut out = child.stdout.take().expect("it was piped");
    out.read_to_string(&mut shown).expect("text");
    assert_eq!(child.wait().expect("it ends").code(), Some(0), "{shown}");
}

#[test]
fn what_a_shell_had_started_before_goes_on() {
    let engine = engine(HANGS);
    let script = format!(
        "sleep 1000 >/dev/null 2>&1 & echo $! >&2; exec \"{}\" \"$@\"",
        env!("CARGO_BIN_EXE_tara")
    );
    let mut shell = Command::new("sh");
    let args = ["--patience", "1", "--lang", "en"];
    shell.args(["-c", &script, "sh"]).args(ARENA).arg(engine);
    let output = shell.args(args).output().expect("it runs");
    let said = String::from_utf8_lossy(&output.stderr);
    let id = said.lines().next().and_then(|line| line.parse().ok());
    let id = id.and_then(Pid::from_raw).expect("the number of a process");
    assert!(said.contains("did not answer within 1 s"), "{said}");
    kill_process(id, Signal::KILL).expect("it goes on");
}
