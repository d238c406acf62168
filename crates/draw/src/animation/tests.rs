//! Frames have what changes, and are the drawings again.

use png::Decoder;
use std::io::Cursor;

use super::*;

fn square(x: u32, color: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 8\" width=\"10\" height=\"8\">\
         <rect width=\"10\" height=\"8\" fill=\"#ffffff\"/><rect x=\"{x}\" y=\"2\" width=\"3\" height=\"4\" fill=\"{color}\"/></svg>"
    )
}

#[test]
fn frames_have_what_changes_and_are_the_drawings_again() {
    let drawings = [
        square(1, "#ff0000"),
        square(1, "#0000ff"),
        square(1, "#0000ff"),
        square(5, "#ff0000"),
    ];
    let over = BlendOp::Over;
    assert_eq!(
        replayed(&drawings),
        [
            ((10, 8), BlendOp::Source),
            ((3, 4), over),
            ((1, 1), over),
            ((7, 4), over)
        ]
    );
}

#[test]
fn what_is_not_opaque_takes_the_place_of_what_was_there() {
    let drawings = [(1, "1"), (1, "0.5"), (5, "1")].map(|(x, opacity)| {
        let color = format!("#ff0000\" fill-opacity=\"{opacity}");
        square(x, &color).replace("<rect width=\"10\" height=\"8\" fill=\"#ffffff\"/>", "")
    });
    let source = BlendOp::Source;
    assert_eq!(
        replayed(&drawings),
        [((10, 8), source), ((3, 4), source), ((7, 4), source)]
    );
}

/// The size of each frame and how it is blended; fails unless a program that plays them shows the drawings.
fn replayed(drawings: &[String]) -> Vec<((u32, u32), BlendOp)> {
    let file = animation(drawings.len(), drawings.to_vec(), 10).expect("drawings");
    let mut reader = Decoder::new(Cursor::new(file)).read_info().expect("a PNG");
    let frames = reader.info().animation_control().map(|all| all.num_frames);
    assert_eq!(frames.map(|count| count as usize), Some(drawings.len()));
    let mut canvas = vec![0; 10 * 8 * 4];
    let mut found = Vec::new();
    for drawing in drawings {
        let mut part = vec![0; 10 * 8 * 4];
        reader.next_frame(&mut part).expect("a frame");
        let control = *reader.info().frame_control().expect("its place");
        let width = control.width as usize;
        for row in 0..control.height as usize {
            let to = (row + control.y_offset as usize) * 10 + control.x_offset as usize;
            for column in 0..width {
                let pixel = &part[(row * width + column) * 4..][..4];
                // Each pixel is opaque or transparent.
                if control.blend_op == BlendOp::Source || pixel[3] == u8::MAX {
                    canvas[(to + column) * 4..][..4].copy_from_slice(pixel);
                }
            }
        }
        found.push(((control.width, control.height), control.blend_op));
        let expected = Frame::new(pixels(drawing, 10).expect("a drawing"));
        assert!(canvas == expected.bytes, "{drawing}");
    }
    found
}

#[test]
fn a_taller_drawing_is_fitted_into_the_first_and_none_at_all_is_refused() {
    assert!(animation(0, [], 10).is_err());
    let lone = [square(1, "#ff0000")];
    assert!(animation(2, lone, 10).is_err(), "one is missing");
    let tall = square(1, "#ff0000")
        .replace("0 0 10 8", "0 0 10 16")
        .replace("height=\"8\"", "height=\"16\"");
    let file = animation(2, [square(1, "#ff0000"), tall], 10).expect("drawings");
    let reader = Decoder::new(Cursor::new(file)).read_info().expect("a PNG");
    assert_eq!(reader.info().size(), (10, 8));
}
