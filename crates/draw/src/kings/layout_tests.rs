//! The layout in numbers, which the page's pictures must match as well.

use std::fmt::Write;
use std::{env, fs};

use seat_of_kings::{Card, Color, Deck, Position};

use super::card::laid_array;
use super::primitives::{Anchor, laid};
use super::shapes::{TitleSide, shapes};
use super::stack::{Piece, PlacedPiece, PlacedStack};
use crate::Point;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/kings/layout.txt");

const HEAD: &str = "\
# Where things of Seat of Kings lie, written by the tests of `crates/draw` and read by those of `web/src/seat-of-kings`.
#
# `board` has how many regions there are; `region` its place among them, at which side its name is, and the middle of each
# position. `stack` has its pieces from the bottom up; `top`, `below` and `hidden` a piece or how many, its middle and its scale;
# `fort` says that there is one. `card` has a number of the reconstructed deck and the scale of its array; `place` and `grey` the
# letter of a rank and the middle of its brick. `text` has where a text begins and how far the middle of each glyph is from there.
";

/// From the bottom up, in the letters of players; capitals are King pieces.
const STACKS: [&str; 9] = [
    "b",
    "Y",
    "rb",
    "bb",
    "yrwbB",
    "rwybrw",
    "bbrrwwyyb",
    "rwybrwybrwybR",
    "rwybrwybrwybrwybrwyb",
];

#[test]
fn where_things_lie_is_in_the_file() {
    let parts = [boards(), stacks(), cards(), texts()];
    let text = format!("{HEAD}\n{}", parts.join("\n"));
    if env::var_os("TARA_WRITE_LAYOUT").is_some() {
        fs::write(FILE, &text).expect("the file can be written");
    }
    let file = fs::read_to_string(FILE).expect("the file is there");
    assert!(file == text, "set TARA_WRITE_LAYOUT to rewrite {FILE}");
}

fn boards() -> String {
    let mut text = String::new();
    for board in &shapes().board {
        writeln!(text, "board {}", board.regions.len()).expect("a string takes all");
        for (number, place) in board.regions.iter().enumerate() {
            let side = match place.title {
                TitleSide::Left => "left",
                TitleSide::Right => "right",
            };
            let middle = |position| shown(place.at + shapes().region.of(position));
            let places = Position::all().map(|position| format!("{position}={}", middle(position)));
            let places: Vec<_> = places.collect();
            writeln!(text, "region {number} {side} {}", places.join(" "))
                .expect("a string takes all");
        }
    }
    text
}

fn stacks() -> String {
    let mut text = String::new();
    for stack in STACKS {
        let pieces: Vec<_> = stack.chars().map(piece).collect();
        let names: Vec<_> = pieces.iter().map(|&piece| name(piece)).collect();
        let laid = PlacedStack::new(&pieces).expect("there is a piece");
        writeln!(text, "stack {}", names.join(" ")).expect("a string takes all");
        if let Some(hidden) = &laid.hidden {
            let (count, at, scale) = (hidden.count, shown(hidden.at), hidden.scale);
            writeln!(text, "hidden {count} {at} {scale}").expect("a string takes all");
        }
        for &below in &laid.below {
            writeln!(text, "below {}", laid_text(below)).expect("a string takes all");
        }
        writeln!(text, "top {}", laid_text(laid.top)).expect("a string takes all");
        if laid.is_fort {
            text.push_str("fort\n");
        }
    }
    text
}

fn cards() -> String {
    let (mut text, deck) = (String::new(), Deck::reconstructed());
    for number in 1..=Card::COUNT as u8 {
        let card = Card::new(number).expect("it is one of the deck");
        let (spots, scale) = laid_array(deck.print(card));
        if spots.is_empty() {
            continue;
        }
        writeln!(text, "card {number} {scale}").expect("a string takes all");
        for spot in spots {
            let kind = if spot.is_placement { "place" } else { "grey" };
            let (rank, at) = (spot.spot.rank.letter(), shown(spot.at));
            writeln!(text, "{kind} {rank} {at}").expect("a string takes all");
        }
    }
    text
}

fn texts() -> String {
    let mut text = String::new();
    for word in [
        "CONNACHT",
        "ULSTER",
        "LEINSTER",
        "MUNSTER",
        "K",
        "W3",
        "0123456789",
    ] {
        for (name, anchor) in [
            ("left", Anchor::Left),
            ("middle", Anchor::Middle),
            ("right", Anchor::Right),
        ] {
            let glyphs: Vec<_> = laid(word, anchor)
                .iter()
                .map(|glyph| glyph.x.to_string())
                .collect();
            writeln!(text, "text {word} {name} {}", glyphs.join(" ")).expect("a string takes all");
        }
    }
    text
}

fn piece(letter: char) -> Piece {
    let king = |color| {
        if letter.is_uppercase() {
            Piece::King(color)
        } else {
            Piece::Ordinary(color)
        }
    };
    king(match letter.to_ascii_lowercase() {
        'b' => Color::Blue,
        'r' => Color::Red,
        'w' => Color::White,
        _ => Color::Yellow,
    })
}

fn name(piece: Piece) -> String {
    match piece {
        Piece::Ordinary(color) => color.name().into(),
        Piece::King(color) => color.name().to_ascii_uppercase(),
    }
}

fn laid_text(PlacedPiece { piece, at, scale }: PlacedPiece) -> String {
    format!("{} {} {scale}", name(piece), shown(at))
}

fn shown(at: Point) -> String {
    format!("{},{}", at.x, at.y)
}
