//! Constructs players from a `Spec`, other programs included.

use std::time::Duration;

use anyhow::Context;
use bots::{AnyPlayer, Player, Spec, ringfort_player, seat_of_kings_player};
use catalog::AnyVariant;
use ringforts::{Line, Move};
use seat_of_kings::{Decision, View};

use crate::clock::ELAPSED;
use crate::engine_client::EngineClient;

/// A player of the ringfort games. If it is another program, it has `patience` for each answer.
pub(crate) fn of_ringforts(
    spec: &Spec,
    patience: Duration,
) -> anyhow::Result<Box<dyn Player<Line, Move>>> {
    match spec {
        Spec::Engine(command) => {
            let engine = EngineClient::start(command, patience);
            Ok(Box::new(engine.with_context(|| spec.to_string())?))
        }
        _ => Ok(ringfort_player(spec, ELAPSED)?),
    }
}

/// A player of a variant. If it is another program, it has `patience` for each answer.
pub(crate) fn of_variant(
    spec: &Spec,
    variant: AnyVariant,
    patience: Duration,
) -> anyhow::Result<AnyPlayer> {
    Ok(match variant {
        AnyVariant::Ringforts(_) => AnyPlayer::Ringforts(of_ringforts(spec, patience)?),
        AnyVariant::SeatOfKings => AnyPlayer::new(spec, variant, ELAPSED)?,
    })
}

/// A player of Seat of Kings.
pub(crate) fn of_seat_of_kings(spec: &Spec) -> anyhow::Result<Box<dyn Player<View, Decision>>> {
    Ok(seat_of_kings_player(spec, ELAPSED)?)
}
