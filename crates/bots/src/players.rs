//! Constructs players from a [`Spec`].

use core::time::Duration;

use ringforts::{Line, Move};
use search::{Clock, Limits};
use seat_of_kings::{Decision, View};
use thiserror::Error;

use crate::levels::{KingsLevel, KingsLevelPlayer, LevelPlayer};
use crate::{
    Greedy, KingsGreedy, KingsReach, KingsSearcher, KingsUctPlayer, Player, Random, RingfortPlayer,
    Spec, UctPlayer,
};

/// Why no player can be constructed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ConstructionError {
    /// The player does not play this game.
    #[error("{spec} does not play {game}")]
    Game {
        /// The player.
        spec: Spec,
        /// The name of the game.
        game: &'static str,
    },
    /// The player is another program. The caller must start it.
    #[error("{0} is another program")]
    Program(Spec),
}

/// A player of the ringfort games. `clock` measures the time of players that have a limit of time.
///
/// # Errors
///
/// If the player does not play these games, or is another program.
pub fn ringfort_player(
    spec: &Spec,
    clock: Clock,
) -> Result<Box<dyn Player<Line, Move>>, ConstructionError> {
    Ok(match spec {
        Spec::Random => Box::new(Random::new()),
        Spec::Greedy => Box::new(Greedy::new()),
        Spec::Uct(playouts) => Box::new(UctPlayer::new(Limits::nodes(*playouts))),
        Spec::Level(level) => {
            Box::new(
                LevelPlayer::new(*level).ok_or_else(|| ConstructionError::Game {
                    spec: spec.clone(),
                    game: "the ringfort games",
                })?,
            )
        }
        Spec::SearchMillis(millis) => Box::new(RingfortPlayer::new(Limits::time(
            Duration::from_millis(*millis),
            clock,
        ))),
        Spec::SearchNodes(nodes) => Box::new(RingfortPlayer::with_nodes(*nodes)),
        Spec::Engine(_) => return Err(ConstructionError::Program(spec.clone())),
    })
}

/// A player of Seat of Kings. `clock` measures the time of players that have a limit of time.
///
/// # Errors
///
/// If the player does not play Seat of Kings. Other programs never do.
pub fn seat_of_kings_player(
    spec: &Spec,
    clock: Clock,
) -> Result<Box<dyn Player<View, Decision>>, ConstructionError> {
    let refused = || ConstructionError::Game {
        spec: spec.clone(),
        game: "Seat of Kings",
    };
    Ok(match spec {
        Spec::Random => Box::new(Random::new()),
        Spec::Greedy => Box::new(KingsGreedy::new(KingsReach::Decision)),
        Spec::Uct(playouts) => Box::new(KingsUctPlayer::new(*playouts)),
        Spec::SearchMillis(millis) => Box::new(KingsSearcher::new(Limits::time(
            Duration::from_millis(*millis),
            clock,
        ))),
        Spec::SearchNodes(nodes) => Box::new(KingsSearcher::new(Limits::nodes(*nodes))),
        Spec::Level(number) => {
            let level = KingsLevel::of(*number).ok_or_else(refused)?;
            Box::new(KingsLevelPlayer::new(level))
        }
        Spec::Engine(_) => return Err(refused()),
    })
}
