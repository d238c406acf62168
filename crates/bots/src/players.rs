//! Constructs players from a [`Spec`].

use core::time::Duration;

use catalog::{Action, AnyVariant, Observation};
use ringforts::{Line, Move};
use search::{Clock, Limits, StopFlag};
use seat_of_kings::{Decision, View};
use thiserror::Error;

use crate::levels::{KingsLevel, KingsLevelPlayer, LevelPlayer};
use crate::{
    GreedyPlayer, KingsGreedyPlayer, KingsReach, KingsSearcher, KingsUctPlayer, Player,
    PlayerError, RandomPlayer, RingfortPlayer, Spec, UctPlayer,
};

/// An error of constructing a player.
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

/// A player of either family: it gets what a seat sees and returns an action.
pub enum AnyPlayer {
    /// A player of the ringfort games.
    Ringforts(Box<dyn Player<Line, Move>>),
    /// A player of Seat of Kings.
    SeatOfKings(Box<dyn Player<View, Decision>>),
}

impl AnyPlayer {
    /// A player of a variant at a level, which needs no clock. `None` unless the level is from 1 to 8.
    pub fn level(level: u8, variant: AnyVariant) -> Option<Self> {
        Self::new(&Spec::Level(level), variant, Clock(|| Duration::ZERO)).ok()
    }

    /// A player of a variant. `clock` measures the time of players that have a limit of time.
    ///
    /// # Errors
    ///
    /// If the player does not play this variant, or is another program.
    pub fn new(spec: &Spec, variant: AnyVariant, clock: Clock) -> Result<Self, ConstructionError> {
        Ok(match variant {
            AnyVariant::Ringforts(_) => Self::Ringforts(ringfort_player(spec, clock)?),
            AnyVariant::SeatOfKings => Self::SeatOfKings(seat_of_kings_player(spec, clock)?),
        })
    }
}

impl Player<Observation, Action> for AnyPlayer {
    fn begin(&mut self, seed: u64) {
        match self {
            Self::Ringforts(player) => player.begin(seed),
            Self::SeatOfKings(player) => player.begin(seed),
        }
    }

    /// # Panics
    ///
    /// If `seen` is of the other family.
    fn choose(&mut self, seen: &Observation) -> Result<Action, PlayerError> {
        match (self, seen) {
            (Self::Ringforts(player), Observation::Ringforts(line)) => {
                player.choose(line).map(Action::Ringforts)
            }
            (Self::SeatOfKings(player), Observation::SeatOfKings(view)) => {
                player.choose(view).map(Action::Kings)
            }
            _ => panic!("a player of the other family"),
        }
    }

    fn set_stop(&mut self, stop: StopFlag) {
        match self {
            Self::Ringforts(player) => player.set_stop(stop),
            Self::SeatOfKings(player) => player.set_stop(stop),
        }
    }
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
        Spec::Random => Box::new(RandomPlayer::new()),
        Spec::Greedy => Box::new(GreedyPlayer::new()),
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
        Spec::Random => Box::new(RandomPlayer::new()),
        Spec::Greedy => Box::new(KingsGreedyPlayer::new(KingsReach::Decision)),
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
