//! Drawings as pixels.

use draw::{png, small_png};
use resvg::tiny_skia::Pixmap;
use ringforts::Hill;
use view::RingfortsView;

use crate::kit::position;

const SIZE_PX: u32 = 792;

/// Colors between which the light of a board lies: of the ribbons, of the land, of the hollow of a vacant hill, of the frame.
type Light = [[u8; 3]; 2];
const RED: Light = [[0x8e, 0x1f, 0x15], [0xc2, 0x3a, 0x2a]];
const BLUE: Light = [[0x17, 0x3f, 0x7f], [0x2f, 0x68, 0xb8]];
const LAND: Light = [[0xba, 0xc1, 0x8d], [0xe9, 0xe5, 0xc3]];
const HOLLOW: Light = [[0xcc, 0xcf, 0x9b], [0xe6, 0xe5, 0xc2]];
const FRAME: Light = [[0x1d, 0x16, 0x11], [0x3d, 0x31, 0x25]];
const PAPER: Light = [[0xff; 3]; 2];

fn drawn(text: &str) -> Pixmap {
    let image = png(
        &draw::board(&RingfortsView::of(&position(text)), "a board"),
        SIZE_PX,
    )
    .expect("it is SVG");
    Pixmap::decode_png(&image).expect("it is PNG")
}

/// The color so many thousandths of the way to a neighbor east and south of a hill.
fn color(pixels: &Pixmap, hill: &str, [east, south]: [i32; 2]) -> [u8; 3] {
    let hill = Hill::from_name(hill).expect("a hill");
    let x = 960 + 1000 * i32::from(hill.column()) + east;
    let y = 960 + 1000 * (6 - i32::from(hill.row())) + south;
    let [x, y] = [x, y].map(|at| at as u32 / 10);
    let pixel = pixels.pixel(x, y).expect("on the picture");
    [pixel.red(), pixel.green(), pixel.blue()]
}

/// True if a color is one of a light, but for rounding.
fn is_of([dark, bright]: Light, color: [u8; 3]) -> bool {
    (0..3)
        .all(|at| (dark[at].saturating_sub(1)..=bright[at].saturating_add(1)).contains(&color[at]))
}

#[test]
fn hills_and_ringforts_have_their_colors() {
    let pixels = drawn("four-treasures 5/7/7/3r3/2bb3/7/5 red battle - - -");
    assert_eq!([pixels.width(), pixels.height()], [SIZE_PX; 2]);
    let is = |light, hill, at| is_of(light, color(&pixels, hill, at));
    // In the middle of a vacant hill where a move can end is its dot, beside that the hollow.
    assert!(is(HOLLOW, "B6", [160, 0]));
    assert!(is(FRAME, "A2", [-760, 500]));
    assert!(is(PAPER, "A6", [-957, -1957]));
    // Both knots are open in the middle; at their innermost crossings lies a ribbon, with a line along Blue's.
    assert!(is(LAND, "D4", [0, 0]));
    assert!(is(LAND, "C3", [0, 0]));
    assert!(is(RED, "D4", [0, -198]));
    assert!(is(BLUE, "C3", [20, -198]));
    // The bridge from C3 to D3 has its crossing half way, and there is none from D3 to D4.
    assert!(!is(LAND, "C3", [500, 0]));
    assert!(
        ![RED, BLUE]
            .map(|light| is(light, "D3", [0, -505]))
            .contains(&true)
    );
}

#[test]
fn kings_have_the_color_of_their_side() {
    let pixels = drawn("high-kings-1 R4/7/7/3B3/7/7/5 red setup 0:0 - -");
    assert!(is_of(RED, color(&pixels, "B7", [0, 40])));
    assert!(is_of(BLUE, color(&pixels, "D4", [0, 40])));
}

#[test]
fn a_drawing_is_as_wide_as_asked_for_or_refused() {
    let drawing = draw::board(
        &RingfortsView::of(&position("four-treasures 5/7/7/7/7/7/5 red battle - - -")),
        "",
    );
    let image = png(&drawing, 31).expect("it is SVG");
    let pixels = Pixmap::decode_png(&image).expect("it is PNG");
    assert_eq!([pixels.width(), pixels.height()], [31, 31]);
    assert_eq!(
        png(&drawing, 0).expect_err("no pixel").to_string(),
        "no picture is 0 pixels wide"
    );
    let no_drawing = png("a board", 31).expect_err("no SVG").to_string();
    assert!(
        no_drawing.starts_with("not an SVG drawing: "),
        "{no_drawing}"
    );
}

#[test]
fn a_small_picture_of_a_full_board_has_less_than_100_kb_and_the_same_look() {
    let full = [
        "high-kings-1 bbrbr/BrrbRbr/rbbbrbr/brbrbrb/brrbrBb/rbrbbbr/rrRbb - over 1:1 - -",
        "four-treasures bbrbb/rrbrbbb/bbrrrbb/brbrrbr/rrrrrbr/rrrbbbr/rrrbb - over - - -",
        "sacred-hill-1 rbrbr/brbrbrb/rbrbrbr/brbrbrb/rbrbrbr/brbrbrb/rbrbr - over - - -",
    ];
    for text in full {
        let drawing = draw::board(&RingfortsView::of(&position(text)), "a board");
        let [small, whole] = [small_png(&drawing, 600), png(&drawing, 600)].map(|image| {
            let image = image.expect("it is SVG");
            (image.len(), Pixmap::decode_png(&image).expect("it is PNG"))
        });
        assert!(small.0 < 100_000, "{} bytes: {text}", small.0);
        let pairs = small.1.data().iter().zip(whole.1.data());
        let off: u64 = pairs
            .map(|(one, other)| u64::from(one.abs_diff(*other)))
            .sum();
        let mean = off as f64 / small.1.data().len() as f64;
        assert!(mean < 4.0, "{mean} of 255 on average: {text}");
    }
}
