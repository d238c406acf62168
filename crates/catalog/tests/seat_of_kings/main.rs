//! Seat of Kings as JSON: positions read back, views hide what is hidden, and what is refused is blamed by its key.

mod games;

mod positions;
mod refusals;
mod views;
