//! The twin of Tara, Seat of Kings, clause by clause, and over random games.

mod explanations;
mod games;
mod kings;
mod kit;
mod notation;
mod placing;
mod promotion;
mod round_end;
mod stone;
