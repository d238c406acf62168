//! `tara play` as its users meet it line by line.

use std::fs;
use std::process::Stdio;

use crate::kit::{command, folder, tara, tara_in};

/// Both seats of a ringfort game are played at this screen, and its draws are always the same.
pub(crate) const TWO_PEOPLE: [&str; 6] =
    ["--seat", "red=human", "--seat", "blue=human", "--seed", "1"];

/// A game in a folder of its own.
fn played(name: &str, args: &[&str], typed: &str) -> String {
    let args = [&["play"], args, &["--save", "kept.jsonl"]].concat();
    tara_in(&folder(&format!("play-{name}")), &args, typed.as_bytes()).well()
}

#[test]
fn programs_play_a_whole_match_alone() {
    let args = [
        "four-treasures",
        "--match",
        "--seat",
        "red=greedy",
        "--seat",
        "blue=random",
        "--seed",
        "3",
    ];
    let out = played("alone", &args, "");
    assert!(
        out.contains("Game 1 of 2: ") && out.contains("Game 2 of 2: "),
        "{out}"
    );
    assert!(out.contains("The match after 2 of 2 games: Red "), "{out}");
    assert_eq!(out.matches("The game is over").count(), 2);
}

#[test]
fn the_same_seed_gives_the_same_session() {
    let of = |seed: &str| {
        let args = [
            "high-kings-1",
            "--seat",
            "red=random",
            "--seat",
            "blue=random",
            "--seed",
            seed,
        ];
        played(&format!("seed-{seed}"), &args, "")
    };
    assert_eq!(of("4"), of("4"));
    assert_ne!(of("4"), of("5"));
}

#[test]
fn every_wrong_line_gets_one_sentence_and_changes_nothing() {
    let args = [&["sacred-hill-1", "--first", "red"], &TWO_PEOPLE[..]].concat();
    let cases = [
        (
            "xD4",
            "xD4 is not legal by B11: There is no enemy ringfort on D4.",
        ),
        (
            "D9",
            "“D9” is neither a decision of this game nor a known command; type moves or help.",
        ),
        (
            "hello there",
            "“hello there” is neither a decision of this game nor a known command; type moves or help.",
        ),
        (
            "",
            "Type a decision, moves to list the legal ones, or help.",
        ),
        ("undo", "You have no move to take back."),
        ("undo 3", "undo takes no argument."),
        ("why", "Type why and a decision, such as why D4."),
        ("try", "Type try and decisions separated by semicolons."),
        (
            "save",
            "Type save and the name of a new file, such as save game.tara.",
        ),
        (
            "moves x",
            "No legal decision begins with “x”; type moves to list all.",
        ),
        ("rematch", "The game is not over; type a decision, or help."),
    ];
    for (place, (typed, message)) in cases.into_iter().enumerate() {
        let out = played(&format!("wrong-{place}"), &args, &format!("{typed}\nlog\n"));
        let after = out
            .split_once("Red> ")
            .expect("it is asked")
            .1
            .replace('\n', " ");
        let want = format!("{typed} {message} Red> log Nothing has been played yet. Red>");
        assert!(after.starts_with(&want), "{after}\nis not\n{want}");
    }
}

#[test]
fn the_end_of_input_keeps_the_game_and_says_how_to_go_on() {
    let folder = folder("play-end");
    let begin = [
        "play",
        "four-treasures",
        "--save",
        "kept.jsonl",
        "--first",
        "red",
    ];
    let args = [&begin, &TWO_PEOPLE[..]].concat();
    let out = tara_in(&folder, &args, b"D4\n").well();
    let end = "\nThe game is kept. Resume it with: tara play --resume kept.jsonl\n";
    assert!(out.ends_with(end), "{out}");
    let out = tara_in(
        &folder,
        &["play", "--resume", "kept.jsonl"],
        b"d4\nd5\nundo\nlog\n",
    )
    .well();
    assert!(
        out.contains("Game resumed.\n") && out.contains("Blue> d4\n"),
        "{out}"
    );
    assert!(out.contains("D4 is not legal by "), "{out}");
    assert!(out.contains("takes back."), "{out}");
    assert!(out.contains("log\n1. Red builds on D4.\n"), "{out}");
}

#[test]
fn people_at_one_screen_agree_to_a_draw_resign_and_play_again() {
    let args = [&["stone-of-destiny", "--first", "blue"], &TWO_PEOPLE[..]].concat();
    let out = played(
        "draw",
        &args,
        "draw\nno\nD4\ndraw\nyes\nscore\nmoves\nrematch\nresign\nyes\nquit\n",
    );
    assert!(out.contains("Nothing has changed."), "{out}");
    assert!(
        out.contains("The game is a draw by agreement: Red 1, Blue 1."),
        "{out}"
    );
    assert!(
        out.contains("Type rematch, save, score, log, board, help or quit.\n"),
        "{out}"
    );
    assert!(out.contains("Rematch: a new game.\nRed begins."), "{out}");
    assert!(
        out.contains("Red resigns.\nThe game is over: Red 0, Blue 3."),
        "{out}"
    );
}

#[test]
fn a_question_is_answered_in_its_language_or_by_yes() {
    for (language, answer, done) in [
        ("de", "ja", "Rot gibt auf."),
        ("de", "yes", "Rot gibt auf."),
        ("it", "sì", "Il Rosso abbandona."),
        ("it", "si", "Il Rosso abbandona."),
    ] {
        let begin = ["four-treasures", "--first", "red", "--lang", language];
        let args = [&begin, &TWO_PEOPLE[..]].concat();
        let name = format!("answer-{language}-{answer}");
        let out = played(&name, &args, &format!("resign\n{answer}\nquit\n"));
        assert!(out.contains(done), "{out}");
    }
}

#[test]
fn between_two_games_of_a_match_the_next_is_offered_and_no_rematch() {
    let args = [&["stone-of-destiny", "--match"], &TWO_PEOPLE[..]].concat();
    let out = played("between", &args, "resign\nyes\nrematch\n");
    let offer = "Press Enter for the next one, or type save, score, log, board,\nhelp or quit.\n";
    assert!(out.contains(offer), "{out}");
}

#[test]
fn a_player_reads_sentences_in_every_language() {
    let ringforts = [&["four-treasures", "--first", "red"], &TWO_PEOPLE[..]].concat();
    let kings = ["seat-of-kings", "--seats", "blue,red", "--seed", "5"];
    let typed = "D4\nwhy d4\nscore\nlog\n";
    for (language, lines, kept) in [
        (
            "en",
            [
                "D4 is not legal by B11: There is already a ringfort on D4.",
                "1. Red builds on D4.",
                "Red            1        0          1       3\nBlue           0        0          0       0\nBlue> log",
            ],
            [
                "keep 1 2 3 is not legal by SKR2: Keep three of the six cards",
                "2. The cards are shuffled, and each player gets 6.",
                "3. Blue chooses three cards.",
            ],
        ),
        (
            "de",
            [
                "D4 ist nach B11 nicht erlaubt: ",
                "1. Rot baut auf D4.",
                "Rot ",
            ],
            [
                "keep 1 2 3 ist nach SKR2 nicht erlaubt: ",
                "2. Die Karten sind gemischt, und alle bekommen 6.",
                "3. Blau wählt drei Karten.",
            ],
        ),
        (
            "it",
            [
                "D4 non è consentita (regola B11). ",
                "1. Il Rosso costruisce in D4.",
                "Rosso ",
            ],
            [
                "keep 1 2 3 non è consentita (regola SKR2). ",
                "2. Le carte ",
                "3. Il Blu ",
            ],
        ),
    ] {
        let name = format!("words-{language}");
        let out = played(
            &name,
            &[&ringforts[..], &["--lang", language]].concat(),
            typed,
        );
        assert!(lines.iter().all(|line| out.contains(line)), "{out}");
        assert!(!out.contains("bridges 0:0"), "{out}");
        let people = ["--seat=blue=human", "--seat=red=human", "--lang", language];
        let typed = "\nwhy keep 1 2 3\nkeep 10 17 30\n\nlog\n";
        let out = played(
            &format!("{name}-kings"),
            &[&kings[..], &people].concat(),
            typed,
        );
        assert!(kept.iter().all(|line| out.contains(line)), "{out}");
        assert!(
            !out.contains("SKR2 - ") && !out.contains("lots 16"),
            "{out}"
        );
    }
}

#[test]
fn sko4_a_curtain_hides_each_hand_from_the_other_seat() {
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
    let out = played(
        "curtain",
        &args,
        "\nhint\nkeep 10 17 30\nlog\n\nmoves\nlog\n",
    );
    let pages: Vec<_> = out.split("---- the screen is cleared ----").collect();
    let [_, blue, red] = pages.as_slice() else {
        panic!("{out}");
    };
    assert!(
        blue.contains("B Blue  2 9 10 17 30 36\n") && blue.contains("R Red   ? ? ? ? ? ?"),
        "{blue}"
    );
    assert!(
        red.contains("press Enter when nobody else is looking> log\nWhen only"),
        "{red}"
    );
    assert!(red.contains("B Blue  ? ? ?             ? ? ?\n"), "{red}");
    assert!(!red.contains("keep 10 17 30"), "{red}");
    assert!(
        red.contains("keep and any three of 6, 14, 19, 23, 24 and 33"),
        "{red}"
    );
}

#[test]
fn a_game_is_written_for_people_and_converts() {
    let folder = folder("play-save");
    let begin = [
        "play",
        "four-treasures",
        "--save",
        "kept.jsonl",
        "--first",
        "blue",
    ];
    let args = [&begin, &TWO_PEOPLE[..]].concat();
    let out = tara_in(
        &folder,
        &args,
        b"D4\nD5\nsave game.tara\nsave game.tara\nresign\nyes\nsave end.tara\n",
    )
    .well();
    assert!(
        out.contains("Saved: game.tara\n") && out.contains("Could not save game.tara: "),
        "{out}"
    );
    let text = fs::read_to_string(folder.join("game.tara")).expect("it is written");
    assert!(text.contains("D4") && text.ends_with("*\n"), "{text}");
    let end = fs::read_to_string(folder.join("end.tara")).expect("it is written");
    assert!(
        end.contains("[Ending \"") && end.ends_with("3-0\n"),
        "{end}"
    );
    let transcript = tara_in(&folder, &["convert", "game.tara"], b"").well();
    assert!(
        transcript.contains(r#""moves":["D4","D5"]"#),
        "{transcript}"
    );
}

#[test]
fn a_clock_out_of_range_is_refused() {
    let folder = folder("play-clock");
    let args = [
        "play",
        "four-treasures",
        "--clock",
        "0+1",
        "--save",
        "kept.jsonl",
    ];
    let message = tara_in(&folder, &args, b"").refused(2);
    assert_eq!(
        message,
        "cannot start this game: clock.initial_ms: must be 10000 to 86400000"
    );
}

#[test]
fn what_cannot_be_played_is_refused_in_one_line() {
    let folder = folder("play-refused");
    fs::write(folder.join("there"), "not a game\n").expect("it is written");
    fs::write(folder.join("empty"), "").expect("it is written");
    let cases: [(&[&str], &str); 10] = [
        (
            &["seat-of-kings", "--seats", "9"],
            "there is no seat 9; there are blue, red, white and yellow",
        ),
        (
            &["four-treasures", "--seat", "green=human"],
            "there is no seat green; there are red and blue",
        ),
        (
            &["four-treasures", "--seat", "red=level:9"],
            "red: \"9\" is not a whole number from 1 to 8: level:L",
        ),
        (
            &["four-treasures", "--clock", "5"],
            "unknown time control 5; write none, MINUTES+SECONDS such as 5+3, or DAYSd such as 2d",
        ),
        (
            &["four-treasures", "--first", "green"],
            "cannot start this game: first: no seat \"green\"",
        ),
        (
            &["four-treasures", "--seats", "blue,red"],
            "only seat-of-kings has --seats, --edition, --regions, --deck and --max-rounds",
        ),
        (
            &["four-treasures", "--save", "there"],
            "there already exists; resume it with --resume, or choose another name",
        ),
        (
            &["--resume", "there"],
            "there: line 1 is not a game event: expected ident at line 1 column 2",
        ),
        (
            &["--resume", "empty"],
            "empty holds no game that can be resumed: event 0: there is none",
        ),
        (
            &["--resume", "nowhere"],
            "nowhere: No such file or directory (os error 2)",
        ),
    ];
    for (args, want) in cases {
        let args = [&["play"], args].concat();
        assert_eq!(tara_in(&folder, &args, b"").refused(2), want);
    }
    let message = tara(&["play"]).refused(2);
    assert!(message.contains("VARIANT"), "{message}");
    // Neither a device nor a line without an end is read until the memory is full.
    #[cfg(target_os = "linux")]
    for device in ["/dev/zero", "/dev/null"] {
        let want = "holds no game that can be resumed: event 0: there is none";
        let message = tara(&["play", "--resume", device]).refused(2);
        assert_eq!(message, format!("{device} {want}"));
    }
    let long = fs::File::create(folder.join("long")).expect("a file");
    long.set_len(1 << 30).expect("a file with a hole");
    let message = tara_in(&folder, &["play", "--resume", "long"], b"").refused(2);
    assert_eq!(message, "long: line 1: longer than 67108864 bytes");
}

#[test]
fn a_home_that_cannot_be_written_leads_to_the_option() {
    let file = crate::kit::file("home", "");
    for (home, name) in [("/dev/null", "HOME"), (file.as_str(), "XDG_DATA_HOME")] {
        let mut command = command(&["play", "four-treasures", "--plain"]);
        let command = command.env_remove("XDG_DATA_HOME").env(name, home);
        let output = command.stdin(Stdio::null()).output().expect("it runs");
        let said = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.starts_with(&format!("tara: {home}/")), "{said}");
        assert!(
            said.ends_with("; name a file for the game with --save FILE\n"),
            "{said}"
        );
    }
}
