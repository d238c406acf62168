//! `engine` as other programs use it, and other programs as `arena` uses them: `docs/engine-protocol.md`.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use serde_json::Value;

use crate::kit::{SEAT_OF_KINGS, VARIANTS, command, file, tara, tara_with};

/// Far longer than any answer takes.
const PATIENCE: Duration = Duration::from_secs(60);

/// An engine that runs.
struct Engine {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Engine {
    fn start(args: &[&str]) -> Self {
        let mut child = command(&[&["engine"], args].concat())
            .stdin(Stdio::piped())
            .spawn()
            .expect("it starts");
        let input = child.stdin.take().expect("it was piped");
        let output = child.stdout.take().expect("it was piped");
        let (sender, lines) = mpsc::channel();
        std::thread::spawn(move || {
            let lines = BufReader::new(output).lines();
            lines.for_each(|line| drop(sender.send(line.expect("text"))));
        });
        Self {
            child,
            input,
            lines,
        }
    }

    fn say(&mut self, line: impl AsRef<[u8]>) {
        let line = [line.as_ref(), b"\n"].concat();
        self.input.write_all(&line).expect("it listens");
    }

    #[track_caller]
    fn next(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("it answers")
    }

    /// The lines up to one that begins with this word.
    #[track_caller]
    fn until(&self, word: &str) -> Vec<String> {
        let mut lines = vec![self.next()];
        while !lines[lines.len() - 1].starts_with(word) {
            lines.push(self.next());
        }
        lines
    }

    /// The answer to a line that is an error, and the sign that it lives.
    #[track_caller]
    fn error(&mut self, line: impl AsRef<[u8]>) -> String {
        self.say(line);
        self.say("isready");
        let answer = self.next();
        assert_eq!(self.next(), "readyok");
        answer
            .strip_prefix("error ")
            .unwrap_or_else(|| panic!("{answer}"))
            .into()
    }

    #[track_caller]
    fn quit(mut self) {
        self.say("quit");
        assert_eq!(self.child.wait().expect("it ends").code(), Some(0));
    }
}

#[test]
fn it_introduces_itself() {
    let mut engine = Engine::start(&[]);
    engine.say("tara");
    let lines = engine.until("taraok");
    let version = env!("CARGO_PKG_VERSION");
    let want = [
        &format!("id name Tara {version}"),
        "option name player type string default search:1000",
        "option name seed type spin default 0 min 0 max 18446744073709551615",
        "taraok",
    ];
    assert_eq!(lines, want);
    engine.quit();
}

#[test]
fn it_plays_every_ringfort_game_by_moves_and_by_positions() {
    let mut engine = Engine::start(&["--player", "uct:20"]);
    for variant in VARIANTS {
        engine.say("newgame");
        let mut moves: Vec<String> = Vec::new();
        for _ in 0..12 {
            engine.say(format!("position {variant} moves {}", moves.join(" ")));
            engine.say("go nodes 30");
            let lines = engine.until("bestmove");
            let [info, best] = lines.as_slice() else {
                panic!("{lines:?}")
            };
            assert!(
                info.contains(" nodes 30 line ") && info.starts_with("info depth "),
                "{info}"
            );
            let token = best.strip_prefix("bestmove ").expect("a move").to_owned();
            assert!(info.contains(&format!(" line {token}")), "{info} {best}");
            moves.push(token);
        }
        let args: Vec<_> = ["apply", variant].into_iter().map(String::from).collect();
        let position = tara(&[args, moves].concat()).well();
        engine.say(format!("position {position}"));
        engine.say("go");
        assert!(engine.until("bestmove")[0].contains(" nodes 20 "));
    }
    engine.quit();
}

#[test]
fn a_seed_gives_the_same_moves_again() {
    let mut engine = Engine::start(&["--player", "random"]);
    let mut moves = |seed: &str| -> Vec<String> {
        engine.say(format!("setoption name seed value {seed}"));
        engine.say("newgame");
        engine.say("position sacred-hill-2");
        let ask = |_| {
            engine.say("go");
            engine.next()
        };
        (0..6).map(ask).collect()
    };
    let first = moves("5");
    assert_ne!(moves("6"), first);
    assert_eq!(moves("5"), first);
    engine.quit();
}

#[test]
fn a_stop_ends_a_search_that_would_go_on() {
    let mut engine = Engine::start(&[]);
    for limit in ["infinite", "movetime 600000"] {
        for variant in VARIANTS {
            engine.say(format!("position {variant}"));
            engine.say(format!("go {limit}"));
            engine.say("isready");
            assert_eq!(engine.next(), "readyok", "it listens while it thinks");
            assert_eq!(engine.error("go"), "a search is running; stop it first");
            engine.say("stop");
            // Left alone, it would answer long after our patience has ended.
            assert_eq!(engine.until("bestmove").len(), 2);
        }
    }
    engine.say("stop");
    engine.quit();
}

#[test]
fn it_ends_with_its_input_when_what_was_asked_is_answered() {
    let answered = |limit: &str| {
        let input = format!("position four-treasures\ngo {limit}\n");
        tara_with(&["engine"], input.as_bytes()).well()
    };
    for limit in ["nodes 2000", "infinite"] {
        assert!(answered(limit).contains("\nbestmove "), "{limit}");
    }
    assert_eq!(tara_with(&["engine"], b"").well(), "");
    assert_eq!(tara_with(&["engine"], b"\n\n  \nquit\ngo\n").well(), "");
}

#[test]
fn wrong_lines_are_errors_and_change_nothing() {
    let mut engine = Engine::start(&["--player", "greedy"]);
    assert_eq!(engine.error("go"), "there is no position");
    engine.say("position four-treasures moves D4");
    let long = "x".repeat(1 << 20);
    let over = "position four-treasures 5/7/7/7/7/7/5 - over - - - moves D4";
    let cases: [(&str, &str); 20] = [
        ("uci", "unknown command uci"),
        ("Go", "unknown command Go"),
        ("stop it", "stop takes no arguments"),
        (
            "go soon",
            "unknown limit soon; use nodes N, depth D, movetime MS or infinite",
        ),
        (
            "go nodes many",
            "nodes needs a whole number from 1 to 1000000000000",
        ),
        (
            "go nodes 0",
            "nodes needs a whole number from 1 to 1000000000000",
        ),
        (
            "go nodes",
            "nodes needs a whole number from 1 to 1000000000000",
        ),
        (
            "go depth 99999999999",
            "depth needs a whole number from 1 to 100",
        ),
        ("position", "write: position POSITION moves TOKEN ..."),
        ("position chess", "variant, column 1: unknown variant"),
        ("position four-treasures moves D4 D4", "D4: illegal by B11"),
        (
            "position four-treasures moves e2e4",
            "e2e4: \"e2e4\" is not a move token",
        ),
        (
            "position four-treasures 5/7 red battle - - -",
            "board, column",
        ),
        (over, "D4: illegal by"),
        ("position {}", "variant"),
        ("position @file", "variant, column 1: unknown variant"),
        (
            "setoption name player",
            "write: setoption name NAME value VALUE",
        ),
        ("setoption name hash value 1", "there is no option hash"),
        (
            "setoption name player value chess",
            "no player is called \"chess\"",
        ),
        (&long, "the line is not UTF-8, or too long"),
    ];
    for (line, want) in cases {
        let message = engine.error(line);
        assert!(message.starts_with(want), "{line}: {message}");
    }
    let more = [
        "setoption name seed value -1",
        "setoption name player value engine:cat",
        "position seat-of-kings",
    ];
    for line in more {
        engine.error(line);
    }
    assert_eq!(
        engine.error(b"go \xff"),
        "the line is not UTF-8, or too long"
    );
    engine.say("go");
    let (best, legal) = (
        engine.next(),
        tara(&["apply", "four-treasures", "D4"]).well(),
    );
    let token = best.strip_prefix("bestmove ").expect("still there");
    assert!(
        tara(&["moves", legal.trim_end()])
            .well()
            .lines()
            .any(|mv| mv == token)
    );
    engine.say("position four-treasures 5/7/7/7/7/7/5 - over - - -");
    assert_eq!(engine.error("go"), "the game is over");
    engine.quit();
}

#[test]
fn options_change_the_player() {
    let mut engine = Engine::start(&["--player", "random"]);
    engine.say("setoption name player value uct:7");
    engine.say("position high-kings-1");
    engine.say("go");
    assert!(engine.until("bestmove")[0].contains(" nodes 7 "));
    engine.say("tara");
    assert!(engine.until("taraok")[1].ends_with("default uct:7"));
    engine.quit();
}

/// The moves of a match.
fn moves(variant: &str, a: &str, name: &str) -> Vec<Value> {
    let path = file(name, "");
    let options = [
        "--a", a, "--b", "greedy", "--games", "4", "--seed", "2", "--out", &path,
    ];
    tara(&[&["arena", variant, "--threads", "2"], &options[..]].concat()).well();
    let text = std::fs::read_to_string(&path).expect("it was written");
    let games = text.lines().skip(1);
    games
        .map(|game| {
            let mut game: Value = serde_json::from_str(game).expect("JSON");
            game["transcript"].take()
        })
        .collect()
}

#[test]
fn a_program_plays_in_the_arena_what_its_player_plays() {
    for (variant, player) in [
        ("high-kings-2", "uct:40"),
        ("high-kings-1", "search:nodes=300"),
        ("sacred-hill-doubles-2", "search:nodes=300"),
    ] {
        let tara = env!("CARGO_BIN_EXE_tara");
        let program = format!("engine:{tara} engine --player {player}");
        let games = moves(variant, player, "inside.jsonl");
        assert_eq!(moves(variant, &program, "outside.jsonl"), games);
    }
}

#[test]
fn the_processor_time_of_a_program_is_its_own() {
    let program = format!(
        "engine:{} engine --player uct:3000",
        env!("CARGO_BIN_EXE_tara")
    );
    let options = ["--a", "random", "--b", &program, "--games", "2", "--json"];
    let message = tara(&[&["arena", "four-treasures"], &options[..]].concat()).well();
    let message: Value = serde_json::from_str(&message).expect("JSON");
    let millis = |who: &str| message["cpu_ms_a_move"][who].as_f64().expect("a time");
    assert!(millis("b") > 1.0 && millis("a") < 1.0, "{message}");
}

#[test]
fn programs_that_do_not_play_end_the_match() {
    let refused = |program: &str, patience: &str| {
        let spec = format!("engine:{program}");
        let options = ["--a", "random", "--b", &spec, "--patience", patience];
        let message = tara(&[&["arena", "four-treasures"], &options[..]].concat()).refused(2);
        assert!(
            message.contains("the program that plays") || program.starts_with('/'),
            "{message}"
        );
        message
    };
    assert!(
        refused("/no/such/program", "1").starts_with("engine:/no/such/program: /no/such/program: ")
    );
    assert!(refused("true", "30").ends_with("the program that plays has exited"));
    assert!(refused("sleep 1000", "1").ends_with("did not answer within 1 s"));
    assert!(refused("cat", "1").ends_with("did not answer within 1 s"));
    assert!(refused("yes no", "1").ends_with("did not answer within 1 s"));
    assert!(refused("yes error no", "30").ends_with("printed: error no"));
    let script = |name, answer: &str| {
        let introduction =
            "echo taraok; while read -r line; do case $line in isready) echo readyok;; go)";
        file(name, format!("{introduction} {answer};; esac; done"))
    };
    let message = refused(
        &format!("sh {}", script("rude.sh", "echo bestmove e2e4")),
        "30",
    );
    assert!(
        message.ends_with("answered with something other than a move: bestmove e2e4"),
        "{message}"
    );
    let cheat = script("cheat.sh", "echo bestmove xD4");
    let options = [
        "--a",
        "random",
        "--b",
        &format!("engine:sh {cheat}"),
        "--opening",
        "0",
    ];
    let message = tara(&[&["arena", "four-treasures"], &options[..]].concat()).refused(2);
    assert_eq!(message, "b, move 2: xD4 is not legal");
    let message = refused(&format!("sh {}", script("dying.sh", "exit")), "30");
    assert!(
        message.ends_with("b, move 6: the program that plays has exited"),
        "{message}"
    );
}

#[test]
fn programs_do_not_play_what_is_hidden() {
    let options = ["--a", "engine:cat", "--b", "random"];
    let message = tara(&[&["arena", SEAT_OF_KINGS], &options[..]].concat()).refused(2);
    assert_eq!(message, "engine:cat does not play Seat of Kings");
}
