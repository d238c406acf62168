//! Two drawings letter by letter, the icons, and that others are SVG.

use std::{env, fs};

use ringforts::Variant;
use view::RingfortsView;

use crate::kit::{moments, position};

/// Checks a file of the tree by what is drawn.
#[track_caller]
fn is_kept(file: &str, drawn: &[u8]) {
    let path = format!("{}/{file}", env!("CARGO_MANIFEST_DIR"));
    if env::var_os("TARA_WRITE_DRAWINGS").is_some() {
        fs::write(&path, drawn).expect("the file can be written");
    }
    let kept = fs::read(&path).expect("the file is there");
    assert!(kept == drawn, "set TARA_WRITE_DRAWINGS to rewrite {path}");
}

#[track_caller]
fn is_golden(name: &str, text: &str) {
    let drawing = draw::board(&RingfortsView::of(&position(text)), name);
    is_kept(&format!("tests/golden/{name}.svg"), drawing.as_bytes());
}

/// Systems that cut an icon to a form of their own get the ground up to the edge, and the knot within the middle that they all leave.
#[test]
fn the_icons_of_the_page_in_pixels() {
    let rounded = include_str!("../../../../web/public/icon.svg");
    let full = rounded
        .replace("430", "520")
        .replace("860", "1040")
        .replace(" rx=\"190\"", "");
    for (name, drawing, width_px) in [
        ("192", rounded, 192),
        ("512", rounded, 512),
        ("maskable", &full, 512),
        ("touch", &full, 180),
    ] {
        let image = draw::png(drawing, width_px).expect("it is SVG");
        is_kept(&format!("../../web/public/icon-{name}.png"), &image);
    }
}

#[test]
fn shl3_a_siege_with_orders_of_priority() {
    is_golden(
        "siege",
        "sacred-hill-2 5/5r1/4rbr/5r1/2b4/2bb3/5 red battle - - -",
    );
}

#[test]
fn hkl2_kings_and_a_stranded_one() {
    is_golden(
        "kings",
        "high-kings-2 R1R1B/3r3/4r1r/7/b6/1r4R/nr3 blue battle 0:1 - -",
    );
}

#[test]
fn every_moment_of_a_game_of_each_variant_is_svg() {
    for variant in Variant::ALL {
        for position in moments(variant, 1).iter().step_by(9) {
            let drawing = draw::board(&RingfortsView::of(position), "A & B");
            let image = draw::png(&drawing, 40).expect("it is SVG");
            assert!(image.starts_with(b"\x89PNG"), "{position}");
        }
    }
}
