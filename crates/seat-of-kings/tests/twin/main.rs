//! The fast code against its slow twin, and the laws of games.

mod both;
mod games;
mod laws;
mod odd;
mod odd_boards;
#[path = "../../twin/tests/clauses/kit.rs"]
mod positions;
mod tables;
