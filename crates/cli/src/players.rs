//! The players of the program by their specs, other programs among them.

use std::time::Duration;

use anyhow::Context;
use bots::{Player, Spec, ringfort_player, seat_of_kings_player};
use ringforts::{Line, Move};
use seat_of_kings::{Decision, View};

use crate::engine_client::EngineClient;

/// Who plays ringfort games; a program has so much time for an answer.
pub(crate) fn of_ringforts(
    spec: &Spec,
    patience: Duration,
) -> anyhow::Result<Box<dyn Player<Line, Move>>> {
    match spec {
        Spec::Engine(command) => {
            let engine = EngineClient::start(command, patience);
            Ok(Box::new(engine.with_context(|| spec.to_string())?))
        }
        _ => Ok(ringfort_player(spec)?),
    }
}

/// Who plays Seat of Kings.
pub(crate) fn of_seat_of_kings(spec: &Spec) -> anyhow::Result<Box<dyn Player<View, Decision>>> {
    Ok(seat_of_kings_player(spec)?)
}
