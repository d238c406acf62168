//! Games that end before their rules end them: the board as it stood, the result, and the log remain.

use std::fs;

use crate::kit::{folder, tara_in};
use crate::play::TWO_PEOPLE;

const AFTERWARDS: &str = "board\nscore\nlog\nquit\n";

/// The parts of a session that follow `board`, `score` and `log`, typed at the end of a game.
fn afterwards(out: &str) -> [&str; 3] {
    let parts: Vec<&str> = out.split("> ").collect();
    let part = |word: &str| {
        let mut parts = parts.iter().rev();
        let found = parts.find_map(|part| part.strip_prefix(word)?.strip_prefix('\n'));
        found.unwrap_or_else(|| panic!("no {word}: {out}"))
    };
    ["board", "score", "log"].map(part)
}

/// A game that two people play at this screen and end with `typed`, and the same resumed after `change` of what was kept.
fn ended(
    name: &str,
    args: &[&str],
    typed: &str,
    change: impl Fn(String) -> String,
) -> (String, String) {
    let folder = folder(&format!("ended-{name}"));
    let args = [&["play"], args, &["--save", "kept.jsonl"]].concat();
    let typed = format!("{typed}{AFTERWARDS}");
    let out = tara_in(&folder, &args, typed.as_bytes()).well();
    let kept = fs::read_to_string(folder.join("kept.jsonl")).expect("a kept game");
    fs::write(folder.join("kept.jsonl"), change(kept)).expect("a kept game");
    let lang = args.iter().skip_while(|arg| **arg != "--lang").take(2);
    let mut resume = vec!["play", "--resume", "kept.jsonl"];
    resume.extend(lang);
    let resumed = tara_in(&folder, &resume, AFTERWARDS.as_bytes()).well();
    (out, resumed)
}

fn unchanged(kept: String) -> String {
    kept
}

#[test]
fn a_resigned_game_keeps_its_board_result_and_log() {
    let args = [&["four-treasures", "--first", "red"], &TWO_PEOPLE[..]].concat();
    for (language, resigns, over, moved) in [
        (
            "en",
            "Red resigns.",
            "The game is over: Red 0, Blue 3.",
            "2. Blue builds on C3.",
        ),
        (
            "de",
            "Rot gibt auf.",
            "Die Partie ist zu Ende: Rot 0, Blau 3.",
            "2. Blau baut auf C3.",
        ),
        (
            "it",
            "Il Rosso abbandona.",
            "La partita è finita: Rosso 0, Blu 3.",
            "2. Il Blu costruisce in C3.",
        ),
    ] {
        let args = [&args[..], &["--lang", language]].concat();
        let name = format!("resigned-{language}");
        let (out, resumed) = ended(&name, &args, "D4\nC3\nresign\nyes\n", unchanged);
        let result = format!("{resigns} {over}\n");
        for out in [&out, &resumed] {
            let [board, score, log] = afterwards(out);
            assert!(board.contains(&result), "{board}");
            assert!(
                board.contains("  4  ") && board.contains("   A   B   C   D"),
                "{board}"
            );
            assert!(board.contains(" r ") && board.contains(" b "), "{board}");
            assert!(score.contains(&result), "{score}");
            let end = format!("{moved}\n{resigns}\n{over}\n");
            assert!(log.contains(&end), "{log}");
        }
        let shown = format!("{resigns}\n{over}\n");
        assert!(
            out.contains(&shown) && resumed.contains(&shown),
            "{resumed}"
        );
        // It is shown before anything is asked.
        let before = |out: &str| out.split("> ").next().expect("a part").to_owned();
        assert!(before(&resumed).contains("   A   B   C   D"), "{resumed}");
    }
}

#[test]
fn a_game_that_was_aborted_has_no_result_and_one_under_way_is_not_aborted() {
    let args = [
        &["four-treasures", "--first", "red", "--match"],
        &TWO_PEOPLE[..],
    ]
    .concat();
    let typed = "abort\nno\nabort\nyes\n";
    let (out, resumed) = ended("aborted", &args, typed, unchanged);
    let aborted = "The game was aborted before it began. Nobody scores.\n";
    for out in [&out, &resumed] {
        for part in afterwards(out) {
            let has_standing = part.contains("The match after");
            assert!(part.contains(aborted) && !has_standing, "{part}");
        }
        assert!(out.contains("rematch or quit> "), "{out}");
    }
    assert!(out.contains("Nothing has changed."), "{out}");
    let (out, _) = ended("under-way", &args, "D4\nabort\n", unchanged);
    let refused = "The game is under way, so it can only be resigned now.\n";
    assert!(out.contains(refused), "{out}");
}

#[test]
fn a_game_resumed_after_its_end_is_not_said_to_go_on() {
    let args = [&["sacred-hill-1", "--first", "red"], &TWO_PEOPLE[..]].concat();
    let (_, resumed) = ended("resumed", &args, "D4\nresign\nyes\n", unchanged);
    assert!(!resumed.contains("Game resumed."), "{resumed}");
    assert!(!resumed.contains("to move"), "{resumed}");
}

#[test]
fn an_agreed_draw_keeps_its_board_result_and_log() {
    let args = [&["stone-of-destiny", "--first", "blue"], &TWO_PEOPLE[..]].concat();
    let (out, resumed) = ended("agreed", &args, "D4\ndraw\nyes\n", unchanged);
    for out in [out, resumed] {
        let result = "The game is a draw by agreement: Red 1, Blue 1.\n";
        for part in afterwards(&out) {
            assert!(part.contains(result), "{part}");
        }
        assert!(afterwards(&out)[0].contains("   A   B   C   D"), "{out}");
    }
}

#[test]
fn departures_by_time_and_claims_are_told_too() {
    let args = [&["four-treasures", "--first", "red"], &TWO_PEOPLE[..]].concat();
    let won = "The game is over: Red 0, Blue 3.\n";
    for (name, how, line) in [
        ("time", "time", "Red has run out of time."),
        ("claimed", "abandoned", "Red has left the game."),
    ] {
        let change = |kept: String| {
            let from = "\"resigned\"";
            assert!(kept.contains(from), "{kept}");
            kept.replace(from, &format!("\"{how}\""))
        };
        let (_, resumed) = ended(name, &args, "D4\nD5\nresign\nyes\n", change);
        let [board, score, log] = afterwards(&resumed);
        assert!(board.contains(&format!("{line} {won}")), "{board}");
        assert!(score.contains(&format!("{line} {won}")), "{score}");
        assert!(log.contains(&format!("{line}\n{won}")), "{log}");
    }
    let change = |kept: String| {
        assert!(kept.contains("\"agreed\""), "{kept}");
        kept.replace(
            "\"ending\":\"agreed\"",
            "\"ending\":{\"abandoned\":{\"seat\":1}}",
        )
    };
    let (_, resumed) = ended("claimed-draw", &args, "D4\ndraw\nyes\n", change);
    let drawn = "Blue has left the game. The game is a draw: Red 1, Blue 1.\n";
    let [board, score, log] = afterwards(&resumed);
    assert!(board.contains(drawn) && score.contains(drawn), "{resumed}");
    assert!(
        log.contains("draw: Red 1, Blue 1.\n") && log.contains("Blue has left the game.\n"),
        "{log}"
    );
}

#[test]
fn between_two_games_the_board_and_the_result_of_the_last_remain() {
    let args = [
        &["stone-of-destiny", "--match", "--first", "red"],
        &TWO_PEOPLE[..],
    ]
    .concat();
    let (out, resumed) = ended("between", &args, "D4\nresign\nyes\n", unchanged);
    for out in [out, resumed] {
        let [board, score, log] = afterwards(&out);
        for part in [board, score] {
            assert!(part.contains("resigns. The game is over: "), "{part}");
        }
        assert!(log.contains("resigns.\nThe game is over: "), "{log}");
        assert!(score.contains("The match after 1 of 2 games: "), "{score}");
    }
}

#[test]
fn a_resigned_game_of_seat_of_kings_keeps_its_board_result_and_log() {
    let args = [
        "seat-of-kings",
        "--seats",
        "blue,red",
        "--seat",
        "blue=human",
        "--seat",
        "red=human",
        "--seed",
        "5",
    ];
    let typed = "\nkeep 10 17 30\n\nresign\nyes\n";
    let (out, resumed) = ended("kings", &args, typed, unchanged);
    for out in [out, resumed] {
        let [board, score, log] = afterwards(&out);
        let result = "Red resigns. The game is over: Blue 1, Red 0.\n";
        assert!(board.contains(result), "{board}");
        assert!(
            board.contains("Ulster") && !board.contains("three cards"),
            "{board}"
        );
        assert!(score.contains(result), "{score}");
        assert!(
            log.contains("Red resigns.\nThe game is over: Blue 1, Red 0.\n"),
            "{log}"
        );
    }
}

#[test]
fn sko5_the_log_tells_who_left_where_the_computer_went_on() {
    let args = [
        "seat-of-kings",
        "--seats",
        "blue,red,white",
        "--seat",
        "blue=human",
        "--seat",
        "red=random",
        "--seat",
        "white=random",
        "--seed",
        "5",
        "--max-rounds",
        "1",
    ];
    let (out, _) = ended("left", &args, "resign\nyes\n", unchanged);
    let log = afterwards(&out)[2];
    let at = |line: &str| log.find(line).unwrap_or_else(|| panic!("no {line}: {log}"));
    assert!(at("Blue resigns.") > at("2. "), "{log}");
    assert!(
        at("Blue resigns.") < at("Blue chooses") && log.matches("resigns").count() == 1,
        "{log}"
    );
}
