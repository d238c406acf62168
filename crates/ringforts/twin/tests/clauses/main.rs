//! The twin of the ringfort games, clause by clause, and over random games.

mod games;
mod high_kings;
mod high_kings_two;
mod kit;
mod poisoned_chalice;
mod sacred_hill;
