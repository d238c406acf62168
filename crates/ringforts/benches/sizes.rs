//! The sizes of the values that games are played with, in bytes.

use ringforts::{Line, Move, Moves, Position};

fn main() {
    let sizes = [
        ("position", size_of::<Position>()),
        ("line", size_of::<Line>()),
        ("moves", size_of::<Moves>()),
        ("move", size_of::<Move>()),
    ];
    for (name, bytes) in sizes {
        println!("{name} {bytes}");
    }
}
