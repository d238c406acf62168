//! Drawings as pixels.

use draw::png;
use resvg::tiny_skia::Pixmap;
use ringforts::Hill;
use view::RingfortsView;

use crate::kit::position;

const SIZE_PX: u32 = 750;

/// The colors of the ribbons, of a vacant hill, of the ground and of the paper.
const RED: [u8; 3] = [0xb8, 0x38, 0x2b];
const BLUE: [u8; 3] = [0x34, 0x68, 0xb6];
const HILL: [u8; 3] = [0xf7, 0xf5, 0xe2];
const LAND: [u8; 3] = [0xe2, 0xe7, 0xc6];
const PAPER: [u8; 3] = [0xff, 0xff, 0xff];

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
    let x = 900 + 1000 * i32::from(hill.column()) + east;
    let y = 600 + 1000 * (6 - i32::from(hill.row())) + south;
    let [x, y] = [x, y].map(|at| at as u32 / 10);
    let pixel = pixels.pixel(x, y).expect("on the picture");
    [pixel.red(), pixel.green(), pixel.blue()]
}

#[test]
fn hills_and_ringforts_have_their_colors() {
    let pixels = drawn("four-treasures 5/7/7/3r3/2bb3/7/5 red battle - - -");
    assert_eq!([pixels.width(), pixels.height()], [SIZE_PX; 2]);
    // In the middle of a vacant hill where a move can end is its dot, beside that the hill.
    assert_eq!(color(&pixels, "B6", [170, 0]), HILL);
    assert_eq!(color(&pixels, "A2", [-880, 0]), PAPER);
    // Both knots are open in the middle; at their innermost crossings lies a ribbon, with a line along Blue's.
    assert_eq!(color(&pixels, "D4", [0, 0]), LAND);
    assert_eq!(color(&pixels, "C3", [0, 0]), LAND);
    assert_eq!(color(&pixels, "D4", [0, -198]), RED);
    assert_eq!(color(&pixels, "C3", [20, -198]), BLUE);
    // The bridge from C3 to D3 has its crossing half way, and there is none from D3 to D4.
    assert_ne!(color(&pixels, "C3", [500, 0]), LAND);
    assert_eq!(color(&pixels, "D3", [0, -505]), LAND);
}

#[test]
fn kings_have_the_color_of_their_side() {
    let pixels = drawn("high-kings-1 R4/7/7/3B3/7/7/5 red setup 0:0 - -");
    assert_eq!(color(&pixels, "B7", [0, 40]), RED);
    assert_eq!(color(&pixels, "D4", [0, 40]), BLUE);
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
