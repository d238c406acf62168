//! The sizes of the values that games are played with, in bytes.

use seat_of_kings::{Decision, Decisions, State, View};

fn main() {
    let sizes = [
        ("state", size_of::<State>()),
        ("view", size_of::<View>()),
        ("decisions", size_of::<Decisions>()),
        ("decision", size_of::<Decision>()),
    ];
    for (name, bytes) in sizes {
        println!("{name} {bytes}");
    }
}
