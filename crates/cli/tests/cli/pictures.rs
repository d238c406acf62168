//! `show --svg` and `show --png`: boards as pictures in files.

use std::fs;

use crate::kit::{SEAT_OF_KINGS, VARIANTS, command, folder, tara, tara_in};

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
fn a_file_that_cannot_be_written_is_named() {
    let folder = folder("pictures-nowhere");
    for option in ["--svg", "--png"] {
        let told = tara_in(
            &folder,
            &["show", "four-treasures", option, "no/board"],
            b"",
        )
        .refused(2);
        assert!(told.starts_with("no/board: "), "{told}");
    }
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    for option in ["--svg", "--png"] {
        let told = tara(&["show", SEAT_OF_KINGS, option, "-"]).refused(2);
        assert_eq!(
            told,
            "seat-of-kings is shown as text; --svg and --png are for the ringfort games"
        );
    }
    for args in [
        &["--svg", "-", "--png", "-"] as &[_],
        &["--size", "100"],
        &["--svg", "-", "--size", "100"],
        &["--png", "-", "--size", "15"],
        &["--png", "-", "--size", "8193"],
        &["--png"],
    ] {
        let told = tara(&[&["show", "four-treasures"], args].concat()).refused(2);
        assert!(
            told.contains("--size") || told.contains("--png"),
            "{args:?}: {told}"
        );
    }
}
