//! The fast code against its slow twin.

mod both;
mod games;
mod odd;
mod odd_boards;
#[path = "../../twin/tests/kit/mod.rs"]
mod positions;
#[path = "../tables/mod.rs"]
mod tables;
