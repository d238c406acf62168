//! The strands of sampled positions as text, which the page's board is held to as well.

use std::fmt::Write;
use std::{env, fs};

use draw::{Crossing, Pass, Strand, Strands};
use ringforts::{Color, Link, Links, Position, Variant};
use view::RingfortsView;

use crate::kit::moments;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/knot/strands.txt");

const HEAD: &str = "\
# The strands of sampled positions, written by the tests of `crates/draw` and read by those of `web/src/board`.
#
# `position` is what was sampled; `red` and `blue` have their ringforts, then the bridges as pairs of hills. Each `strand`
# has the crossings that it meets on its way round, x,y with + where it lies over and - where it lies under. A thousandth
# of the way between neighbors is 1, x grows to the east, y to the south, from the missing corner in the north-west.
# A strand begins at its least crossing, by x, y, then + before -, and goes where its second is less than its last.
";

#[test]
fn the_strands_of_sampled_positions_are_in_the_file() {
    let text = sampled()
        .iter()
        .fold(HEAD.to_owned(), |text, position| text + &written(position));
    if env::var_os("TARA_WRITE_STRANDS").is_some() {
        fs::write(FILE, &text).expect("the file can be written");
    }
    let file = fs::read_to_string(FILE).expect("the file is there");
    assert!(file == text, "set TARA_WRITE_STRANDS to rewrite {FILE}");
}

/// One moment of a random game of each variant: the first ones early, the last ones late.
fn sampled() -> Vec<Position> {
    let parts = 3..;
    let moment = |(variant, part): (Variant, usize)| {
        let moments = moments(variant, 1);
        moments[moments.len() * part / 14]
    };
    Variant::ALL.into_iter().zip(parts).map(moment).collect()
}

fn written(position: &Position) -> String {
    let mut text = format!("\nposition {position}\n");
    for color in Color::BOTH {
        let ringforts = position.ringforts(color);
        let within = Links::within(ringforts);
        let bridges = if position.variant().book().makes_links_singly {
            within - (within - position.links())
        } else {
            within
        };
        let names: String = ringforts.into_iter().map(|hill| hill.to_string()).collect();
        let pairs: String = bridges
            .into_iter()
            .map(|link: Link| link.to_string())
            .collect();
        writeln!(text, "{} {names} {pairs}", color.name()).expect("a string takes all");
        let mut strands: Vec<_> = Strands::of(&RingfortsView::of(position), color)
            .iter()
            .map(Strand::passes)
            .collect();
        strands.sort();
        for strand in strands {
            let passes: Vec<_> = strand.into_iter().map(pass).collect();
            writeln!(text, "strand {}", passes.join(" ")).expect("a string takes all");
        }
    }
    text
}

fn pass(Pass { at, crossing }: Pass) -> String {
    let sign = match crossing {
        Crossing::Over => '+',
        Crossing::Under => '-',
    };
    format!("{},{}{sign}", at.x, at.y)
}
