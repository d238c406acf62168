//! Two drawings letter by letter, and that others are SVG.

use std::{env, fs};

use ringforts::Variant;
use view::RingfortsView;

use crate::kit::{moments, position};

#[track_caller]
fn is_golden(name: &str, text: &str) {
    let file = format!("{}/tests/golden/{name}.svg", env!("CARGO_MANIFEST_DIR"));
    let drawing = draw::board(&RingfortsView::of(&position(text)), name);
    if env::var_os("TARA_WRITE_DRAWINGS").is_some() {
        fs::write(&file, &drawing).expect("the file can be written");
    }
    let golden = fs::read_to_string(&file).expect("the file is there");
    assert!(
        golden == drawing,
        "set TARA_WRITE_DRAWINGS to rewrite {file}"
    );
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
