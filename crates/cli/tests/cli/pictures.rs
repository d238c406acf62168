//! `show --svg` and `show --png`: boards as pictures in files; `deck show --svg`: cards on a sheet.

use std::fs;

use crate::kit::{SEAT_OF_KINGS, VARIANTS, command, file, folder, tara, tara_in};

#[test]
fn a_board_of_every_variant_is_a_picture_with_a_title() {
    for variant in VARIANTS {
        let drawing = tara(&["show", variant, "--svg", "-"]).well();
        assert!(
            drawing.starts_with("<svg ") && drawing.ends_with("</svg>\n"),
            "{variant}"
        );
        assert!(drawing.contains(" to move</title>"), "{variant}");
        assert!(!drawing.contains('\u{1b}'), "{variant}");
    }
    let drawing = tara(&["show", "sacred-hill-1", "--svg", "-"]).well();
    assert!(drawing.contains("<title>Sacred Hill, Level 1, Manoeuvres, Red to move</title>"));
}

#[test]
fn pictures_are_files_and_print_nothing() {
    let folder = folder("pictures");
    for (option, file) in [("--svg", "board.svg"), ("--png", "board.png")] {
        let out = tara_in(&folder, &["show", "four-treasures", option, file], b"").well();
        assert_eq!(out, "");
    }
    let drawing = fs::read_to_string(folder.join("board.svg")).expect("it is there");
    assert_eq!(
        drawing,
        tara(&["show", "four-treasures", "--svg", "-"]).well()
    );
    assert_eq!(
        size(&fs::read(folder.join("board.png")).expect("it is there")),
        [1000, 1000]
    );
    let small = command(&["show", "four-treasures", "--png", "-", "--size", "64"]).output();
    let small = small.expect("it runs");
    assert!(small.status.success() && small.stderr.is_empty());
    assert_eq!(size(&small.stdout), [64, 64]);
}

/// The width and height that a PNG file says it has.
fn size(png: &[u8]) -> [u32; 2] {
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
    [16, 20].map(|at| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes")))
}

#[test]
fn a_folder_that_is_not_there_is_named() {
    for (language, want) in [
        (
            "en",
            "there is no folder gone; make it first, or choose another",
        ),
        (
            "de",
            "einen Ordner gone gibt es nicht; leg ihn erst an oder wähle einen anderen",
        ),
        (
            "it",
            "la cartella gone non esiste; creala prima, oppure scegline un’altra",
        ),
    ] {
        for args in [
            &["show", "four-treasures", "--svg"][..],
            &["deck", "show", "--svg"],
        ] {
            let args = [args, &["gone/y.svg", "--lang", language]].concat();
            let said = tara_in(&folder("no-folder-of-pictures"), &args, b"").refused(2);
            assert_eq!(said, format!("gone/y.svg: {want}"));
        }
    }
}

#[test]
fn a_file_that_cannot_be_written_is_named() {
    let folder = folder("pictures-nowhere");
    for option in ["--svg", "--png"] {
        let message = tara_in(
            &folder,
            &["show", "four-treasures", option, "no/board"],
            b"",
        )
        .refused(2);
        assert!(message.starts_with("no/board: "), "{message}");
    }
}

/// Positions of a game of two in which each has six cards: all of it, and what Red sees.
fn dealt() -> [String; 2] {
    let start = tara(&["start", SEAT_OF_KINGS, "--seats", "blue,red"]).well();
    let numbers: Vec<_> = (1..=36).map(|number| number.to_string()).collect();
    let shuffle = format!("shuffle {}", numbers.join(" "));
    let dealt = tara(&["apply", start.trim_end(), "lots 17 5", &shuffle]).well();
    let view = tara(&["view", dealt.trim_end(), "--seat", "red"]).well();
    [dealt, view].map(|position| position.trim_end().to_owned())
}

#[test]
fn seat_of_kings_is_drawn_with_all_hands_or_as_a_seat_sees_it() {
    let [dealt, view] = dealt();
    let faces = |drawing: &str| drawing.matches("\"kings-number\"").count();
    let drawing = tara(&["show", &dealt, "--svg", "-"]).well();
    let title =
        "Tara, Seat of Kings, Round 1. Blue chooses three of six cards to keep for this round.";
    assert!(
        drawing.contains(&format!("<title>{title}</title>")),
        "{}",
        &drawing[..400]
    );
    assert_eq!(faces(&drawing), 12);
    let drawing = tara(&["show", &view, "--svg", "-"]).well();
    assert!(
        drawing.contains(&format!("<title>{title}</title>")),
        "{}",
        &drawing[..400]
    );
    assert_eq!(faces(&drawing), 6);
    let png = command(&["show", &view, "--png", "-", "--size", "300"]).output();
    let [width, height] = size(&png.expect("it runs").stdout);
    assert_eq!(width, 300);
    assert!(height > 200, "the height follows from the drawing");
}

#[test]
fn a_view_is_shown_as_text_without_what_it_hides() {
    let [dealt, view] = dealt();
    let [all, seen] = [dealt, view].map(|position| tara(&["show", &position]).well());
    assert!(seen.contains("? ? ? ? ? ?"), "{seen}");
    let hands = ["1 2 3 4 5 6", "7 8 9 10 11 12"];
    let shown = |text: &str| hands.map(|hand| text.contains(hand));
    assert_eq!(shown(&all), [true, true], "{all}");
    assert_eq!(
        shown(&seen).into_iter().filter(|&is| is).count(),
        1,
        "{seen}"
    );
}

#[test]
fn a_deck_is_a_sheet_that_says_what_it_is() {
    let sheet = tara(&["deck", "show", "--svg", "-"]).well();
    assert!(sheet.starts_with("<svg ") && sheet.ends_with("</svg>\n"));
    assert!(
        sheet.contains("Tara, Seat of Kings, reconstructed: 36 cards, 4 Stones of Destiny</text>")
    );
    assert!(sheet.contains("This deck is a reconstruction, not the printed one"));
    assert_eq!(sheet.matches("\"kings-number\"").count(), 36);
    let mine = include_str!("../../../../data/decks/reconstructed.toml");
    let mine = file(
        "sheet.toml",
        mine.replacen("\"reconstructed\"", "\"my box\"", 1),
    );
    let sheet = tara(&["deck", "show", &mine, "--svg", "-"]).well();
    assert!(sheet.contains("my box: 36 cards") && !sheet.contains("reconstruction"));
    let message = tara(&["deck", "show", "--deck", &mine]).refused(2);
    assert!(
        message.starts_with("unexpected argument '--deck' found"),
        "{message}"
    );
    let message = tara_in(
        &folder("sheets"),
        &["deck", "show", "--svg", "no/sheet"],
        b"",
    )
    .refused(2);
    assert!(message.starts_with("no/sheet: "), "{message}");
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    for args in [
        &["--svg", "-", "--png", "-"] as &[_],
        &["--size", "100"],
        &["--svg", "-", "--size", "100"],
        &["--png", "-", "--size", "15"],
        &["--png", "-", "--size", "8193"],
        &["--png"],
    ] {
        let message = tara(&[&["show", "four-treasures"], args].concat()).refused(2);
        assert!(
            message.contains("--size") || message.contains("--png"),
            "{args:?}: {message}"
        );
    }
}
