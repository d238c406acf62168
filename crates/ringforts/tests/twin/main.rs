//! The fast code against its slow twin, the laws of games, and the numbers of moves.

mod both;
mod games;
mod index;
mod laws;
mod odd;
