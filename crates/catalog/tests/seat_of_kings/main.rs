//! Seat of Kings as JSON: positions read back, views hide what is hidden, and what is refused is blamed by its key.

mod games;

mod positions;
mod refusals;
mod views;

use ::seat_of_kings::{State, View};
use serde_json::Value;

/// The object of a position.
fn position(state: &State) -> Value {
    serde_json::to_value(catalog::seat_of_kings::position(state)).expect("keys are text")
}

/// The object of a view.
fn view(view: &View) -> Value {
    serde_json::to_value(catalog::seat_of_kings::view(view)).expect("keys are text")
}
