//! The making of players from what they are called.

use std::time::Duration;

use ringforts::{Line, Move};
use search::Limits;
use seat_of_kings::{Decision, View};
use thiserror::Error;

use crate::levels::{KingsLevel, KingsLevelPlayer, LevelPlayer};
use crate::{
    Greedy, KingsGreedy, KingsReach, KingsSearcher, KingsYardstick, Player, Random, RingfortPlayer,
    Spec, Yardstick,
};

/// Why a player cannot be made.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Unplayable {
    /// It does not play this game.
    #[error("{spec} does not play {game}")]
    Game {
        /// The player.
        spec: Spec,
        /// The game, as people call it.
        game: &'static str,
    },
    /// It is another program, which this crate does not start.
    #[error("{0} is another program")]
    Program(Spec),
}

/// A player of the ringfort games, unless it is another program, which this crate does not start.
///
/// # Errors
///
/// If that player does not play them, or is another program.
pub fn ringfort_player(spec: &Spec) -> Result<Box<dyn Player<Line, Move>>, Unplayable> {
    Ok(match spec {
        Spec::Random => Box::new(Random::new()),
        Spec::Greedy => Box::new(Greedy::new()),
        Spec::Uct(playouts) => Box::new(Yardstick::new(Limits::nodes(*playouts))),
        Spec::Level(level) => {
            Box::new(LevelPlayer::new(*level).ok_or_else(|| Unplayable::Game {
                spec: spec.clone(),
                game: "the ringfort games",
            })?)
        }
        Spec::SearchMillis(millis) => Box::new(RingfortPlayer::new(Limits::time(
            Duration::from_millis(*millis),
        ))),
        Spec::SearchNodes(nodes) => Box::new(RingfortPlayer::with_nodes(*nodes)),
        Spec::Engine(_) => return Err(Unplayable::Program(spec.clone())),
    })
}

/// A player of Seat of Kings, unless it is another program.
///
/// # Errors
///
/// If that player does not play it.
pub fn seat_of_kings_player(spec: &Spec) -> Result<Box<dyn Player<View, Decision>>, Unplayable> {
    let refused = || Unplayable::Game {
        spec: spec.clone(),
        game: "Seat of Kings",
    };
    Ok(match spec {
        Spec::Random => Box::new(Random::new()),
        Spec::Greedy => Box::new(KingsGreedy::new(KingsReach::Decision)),
        Spec::Uct(playouts) => Box::new(KingsYardstick::new(*playouts)),
        Spec::SearchMillis(millis) => Box::new(KingsSearcher::new(Limits::time(
            Duration::from_millis(*millis),
        ))),
        Spec::SearchNodes(nodes) => Box::new(KingsSearcher::new(Limits::nodes(*nodes))),
        Spec::Level(number) => {
            let level = KingsLevel::of(*number).ok_or_else(refused)?;
            Box::new(KingsLevelPlayer::new(level))
        }
        Spec::Engine(_) => return Err(refused()),
    })
}
