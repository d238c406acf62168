//! `verify`: the draws of a finished game.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::kit::{file, folder, random, tara, tara_in, tara_with};
use crate::play::TWO_PEOPLE;

const PROOF: &str = include_str!("../../../../data/proofs/seat-of-kings.json");

/// The same game at a table whose seats committed to their shares.
const COMMITTED: &str = include_str!("../../../../data/proofs/seat-of-kings-committed.json");

/// The error for a proof that was changed, with exit code 1.
#[track_caller]
fn said(change: impl FnOnce(&mut Value)) -> String {
    let mut proof: Value = serde_json::from_str(PROOF).expect("JSON");
    change(&mut proof);
    tara_with(&["verify", "-"], proof.to_string().as_bytes()).refused(1)
}

#[test]
fn a_fair_game_is_proved() {
    let printed = tara_with(&["verify", "-"], PROOF.as_bytes()).well();
    assert!(printed.starts_with("proved: 5 draws follow"), "{printed}");
    let proof: Value = serde_json::from_str(PROOF).expect("JSON");
    let commitment = proof["commitment"].as_str().expect("text");
    assert!(printed.contains(commitment), "{printed}");
}

#[test]
fn what_is_checked_beside_the_draws_is_said() {
    let old = tara_with(&["verify", "-"], PROOF.as_bytes()).well();
    let uncommitted = old
        .lines()
        .filter(|line| line.starts_with("not committed: "));
    assert_eq!(uncommitted.count(), 2, "{old}");
    let printed = tara_with(&["verify", "-"], COMMITTED.as_bytes()).well();
    let checked = printed.lines().filter(|line| line.starts_with("checked: "));
    assert_eq!(checked.count(), 2, "{printed}");
    assert!(!printed.contains("not committed: "), "{printed}");
    assert!(printed.contains("not checked: "), "{printed}");
    let mut proof: Value = serde_json::from_str(COMMITTED).expect("JSON");
    proof["sent"][0] = "0".repeat(64).into();
    let printed = tara_with(&["verify", "-"], proof.to_string().as_bytes()).refused(1);
    assert!(printed.contains("not what it committed to"), "{printed}");
    let mut proof: Value = serde_json::from_str(COMMITTED).expect("JSON");
    proof["renewals"] = serde_json::json!([{"draw": 9, "nonce": "0".repeat(64)}]);
    let printed = tara_with(&["verify", "-"], proof.to_string().as_bytes()).well();
    assert!(printed.contains("before draw 10, "), "{printed}");
    assert!(!printed.contains("restored: "), "{printed}");
    proof["restores"] = 2.into();
    let printed = tara_with(&["verify", "-"], proof.to_string().as_bytes()).well();
    assert!(
        printed.contains(
            "restored: the operator restored the table from a backup 2 times before this game"
        ),
        "{printed}"
    );
}

#[test]
fn what_was_changed_is_named() {
    let zeros = Value::from("0".repeat(64));
    let printed = said(|proof| proof["secret"] = zeros.clone());
    assert!(printed.contains("not proved: secret: "), "{printed}");
    let printed = said(|proof| proof["sent"][0] = zeros.clone());
    assert!(printed.contains("event 1: drawn was `lots "), "{printed}");
    let printed = said(|proof| proof["events"][3] = "end".into());
    assert!(printed.contains("event 4: "), "{printed}");
    let printed = said(|proof| proof["first"] = "white".into());
    assert!(printed.contains("first: "), "{printed}");
}

#[test]
fn an_event_that_cannot_be_played_is_explained_in_the_language() {
    for (event, german, italian) in [
        (
            "end",
            "SKR2 Zuerst musst du die drei Karten wählen, die du für diese Runde behältst.",
            "SKR2 Prima devi scegliere le tre carte da tenere per questo round.",
        ),
        (
            "xyz",
            "„xyz“ ist kein Zug dieses Spiels.",
            "“xyz” non è una mossa di questo gioco.",
        ),
    ] {
        let mut proof: Value = serde_json::from_str(PROOF).expect("JSON");
        proof["events"][3] = event.into();
        let proof = proof.to_string();
        let said =
            |language| tara_with(&["verify", "-", "--lang", language], proof.as_bytes()).refused(1);
        assert_eq!(said("de"), format!("nicht bewiesen: Ereignis 4: {german}"));
        assert_eq!(said("it"), format!("non dimostrato: evento 4: {italian}"));
    }
}

#[test]
fn what_is_no_proof_is_refused() {
    for text in ["", "{}", "[1]", r#"{"agreed":1}"#] {
        tara_with(&["verify", "-"], text.as_bytes()).refused(2);
    }
    let printed = tara(&["verify", "no-such-file"]).refused(2);
    assert!(printed.contains("no-such-file"), "{printed}");
}

/// Plays a match of Seat of Kings by the program alone in a folder; gives what is printed.
fn played_match(folder: &Path) -> String {
    let args = [
        "play",
        "seat-of-kings",
        "--match",
        "--seats",
        "blue,red",
        "--seat",
        "blue=random",
        "--seat",
        "red=random",
        "--max-rounds",
        "1",
        "--seed",
        "1",
        "--save",
        "kept.jsonl",
    ];
    tara_in(folder, &args, b"").well()
}

#[test]
fn a_game_that_tara_play_keeps_is_proved() {
    let folder = folder("verify-kept");
    let printed = played_match(&folder);
    let end = "Check its draws with: tara verify kept.jsonl\n";
    assert!(printed.ends_with(end), "{printed}");
    let printed = tara_in(&folder, &["verify", "kept.jsonl"], b"").well();
    assert_eq!(
        printed.matches("proved: 2 draws follow").count(),
        2,
        "{printed}"
    );
    // The draws of each game follow from what was shown before it.
    let (mut checked, mut games) = (0, Vec::new());
    for line in printed.lines() {
        if let Some(commitment) = line.strip_prefix("commitment ") {
            assert_eq!(printed.matches(commitment).count(), 1, "{printed}");
            checked += 1;
        } else if line.starts_with("game ") {
            games.push(line);
        }
    }
    assert_eq!((checked, games), (2, vec!["game 1", "game 2"]));
}

#[test]
fn a_kept_game_that_was_changed_is_not_proved() {
    let folder = folder("verify-changed");
    played_match(&folder);
    let file = folder.join("kept.jsonl");
    let text = fs::read_to_string(&file).expect("it is kept");
    let at = text.find("shuffle ").expect("a shuffle") + "shuffle ".len();
    let (before, cards) = text.split_at(at);
    let mut cards = cards.splitn(3, ' ');
    let mut next = || cards.next().expect("a card");
    let (one, other, rest) = (next(), next(), next());
    fs::write(&file, format!("{before}{other} {one} {rest}")).expect("it is written");
    let ran = tara_in(&folder, &["verify", "kept.jsonl"], b"");
    assert_eq!(ran.code, Some(1));
    assert!(
        ran.err
            .starts_with("tara: not proved: event 2: drawn was `shuffle "),
        "{}",
        ran.err
    );
    assert_eq!(
        ran.out.matches("proved: 2 draws").count(),
        1,
        "the other game is sound"
    );
}

#[test]
fn a_kept_game_that_is_not_over_has_no_proof_yet() {
    let folder = folder("verify-early");
    let begin = [
        "play",
        "seat-of-kings",
        "--seats",
        "blue,red",
        "--save",
        "kept.jsonl",
    ];
    tara_in(&folder, &begin, b"quit\n").well();
    let printed = tara_in(&folder, &["verify", "kept.jsonl"], b"").refused(2);
    assert_eq!(
        printed,
        "the game is not over; its secret, which proves the draws, is published when it ends"
    );
}

#[test]
fn a_file_of_another_kind_is_named_with_the_command_that_reads_it() {
    let transcript = file("kinds.jsonl", random("four-treasures", &[]));
    let position = file("kinds.txt", tara(&["start", "high-kings-1"]).well());
    let proof = file("kinds.json", PROOF);
    let settings = file("kinds.toml", "connections = 7\n");
    let deck = "data/decks/reconstructed.toml";
    let deck = format!("{}/../../{deck}", env!("CARGO_MANIFEST_DIR"));
    let says = |kind: &str| format!("this seems to be {kind}");
    for (command, path, want) in [
        (
            "replay",
            &proof,
            "the proof of a game: `tara verify` checks it",
        ),
        (
            "replay",
            &position,
            "a position: `tara show @FILE` draws it",
        ),
        ("replay", &deck, "a deck: `tara deck check` checks it"),
        (
            "verify",
            &transcript,
            "a file of transcripts: `tara replay` checks it",
        ),
        (
            "verify",
            &settings,
            "a settings file: `tara serve --settings` reads it",
        ),
    ] {
        let said = tara(&[command, path]).refused(2);
        assert_eq!(said, format!("{path}: {}", says(want)));
    }
    let german = ["replay", "-", "--all", "--lang", "de"];
    let ran = tara_with(&german, PROOF.as_bytes());
    let line = ran.err.lines().next().expect("a line");
    assert!(
        line.ends_with("das scheint der Beweis einer Partie zu sein: `tara verify` prüft ihn"),
        "{line}"
    );
    assert_eq!(ran.code, Some(2));
}

#[test]
fn an_event_that_cannot_have_happened_has_its_reason_in_every_language() {
    let folder = folder("verify-impossible");
    let begin = [
        "play",
        "four-treasures",
        "--save",
        "kept.jsonl",
        "--first=red",
    ];
    let begin = [&begin, &TWO_PEOPLE[..]].concat();
    tara_in(&folder, &begin, b"D4\nquit\n").well();
    let kept = fs::read_to_string(folder.join("kept.jsonl")).expect("it is kept");
    let ply = kept
        .lines()
        .position(|line| line.contains("\"D4\""))
        .expect("a move");
    let moved = kept.lines().nth(ply).expect("a move");
    // The other seat on the same hill, and the first event once more.
    let again = moved.replace("\"seat\":0", "\"seat\":1");
    let opened = kept.lines().next().expect("a first event");
    for (line, reasons) in [
        (
            again.as_str(),
            ["illegal by B11", "B11 Auf D4 ", "B11 In D4 "],
        ),
        (
            opened,
            [
                "it is earlier than the one before",
                "es liegt vor dem Ereignis davor",
                "è anteriore all’evento precedente",
            ],
        ),
    ] {
        fs::write(folder.join("wrong.jsonl"), format!("{kept}{line}\n")).expect("it is written");
        for (language, reason) in ["en", "de", "it"].into_iter().zip(reasons) {
            let args = ["verify", "wrong.jsonl", "--lang", language];
            let said = tara_in(&folder, &args, b"").refused(1);
            assert!(said.contains(reason), "{said}");
        }
    }
}
