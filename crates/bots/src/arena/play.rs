//! Plays one game.

use core::time::Duration;

use game::{Moves, Scores, Seat, Side, Turn, random_move};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use search::Clock;
use thiserror::Error;

use super::{ArenaGame, GamePlan, Participant};
use crate::{Player, PlayerError};

/// A finished game.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayedGame {
    /// All events in order, the opening included.
    pub events: Vec<GameEvent>,
    /// The points of each side.
    pub scores: Scores,
    /// The side that moved first.
    pub first_side: Side,
    /// The effort of A.
    pub a: Effort,
    /// The effort of B.
    pub b: Effort,
    /// The sum of the numbers of legal moves over all positions with a seat to move.
    pub legal_moves: u64,
}

/// One event of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameEvent {
    /// A seat played this token.
    Move(Seat, String),
    /// Chance drew this text.
    Chance(String),
}

/// The effort of a participant in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Effort {
    /// The moves it chose; those of the opening do not count.
    pub moves: u64,
    /// The processor time of its moves: that of the calling thread, and of the program if it is one.
    pub cpu: Duration,
}

/// The reason why a game was not finished.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum GameError {
    /// A player had no move.
    #[error("{who}, move {place}: {error}")]
    NoMove {
        /// The participant.
        who: Participant,
        /// The number of the event, from 1.
        place: usize,
        /// Its error.
        error: PlayerError,
    },
    /// A player chose a move that is not legal.
    #[error("{who}, move {place}: {token} is not legal")]
    Illegal {
        /// The participant.
        who: Participant,
        /// The number of the event, from 1.
        place: usize,
        /// The move.
        token: String,
    },
}

/// Plays a game from this start. `players` has one player for each seat, in turn order; `cpu_clock` gives the processor
/// time of the calling thread.
///
/// # Errors
///
/// If a player has no move, or one that is not legal.
///
/// # Panics
///
/// If there are fewer players than seats.
pub fn play<G: ArenaGame>(
    mut game: G,
    game_plan: &GamePlan,
    players: &mut [Box<dyn Player<G::Observation, G::Move>>],
    cpu_clock: Clock,
) -> Result<PlayedGame, GameError> {
    for (player, seat) in players.iter_mut().zip((0..).map(Seat::new)) {
        player.begin(game_plan.player_seed(seat));
    }
    let mut played = PlayedGame {
        events: Vec::new(),
        scores: Scores::new(&[]),
        first_side: Side::new(0),
        a: Effort::default(),
        b: Effort::default(),
        legal_moves: 0,
    };
    let (mut opening, mut draws) = (Opening::new(game_plan), 0);
    loop {
        match game.turn() {
            Turn::Over(scores) => {
                played.scores = scores;
                return Ok(played);
            }
            Turn::Chance => {
                let drawn = game.draw_by_seed(game_plan.chance_seed(draws));
                draws += 1;
                played.events.extend(drawn.map(GameEvent::Chance));
            }
            Turn::Seat(seat) => {
                if played.legal_moves == 0 {
                    played.first_side = game.side(seat);
                }
                played.legal_moves += game.moves().len() as u64;
                let mv = match opening.next_move(&game) {
                    Some(mv) => mv,
                    None => {
                        let player = &mut *players[seat.index()];
                        let who = game_plan.participant(game.side(seat));
                        played.choose(&game, seat, who, player, cpu_clock)?
                    }
                };
                played
                    .events
                    .push(GameEvent::Move(seat, game.write_move(mv)));
                game.play(mv);
            }
        }
    }
}

impl PlayedGame {
    /// The number of moves played, the opening included.
    pub fn plies(&self) -> u64 {
        let moves = self.events.iter();
        moves
            .filter(|event| matches!(event, GameEvent::Move(..)))
            .count() as u64
    }

    /// The move of a player, checked: a player that is another program may not know the rules.
    fn choose<G: ArenaGame>(
        &mut self,
        game: &G,
        seat: Seat,
        who: Participant,
        player: &mut dyn Player<G::Observation, G::Move>,
        cpu_clock: Clock,
    ) -> Result<G::Move, GameError> {
        let place = self.events.len() + 1;
        let begin = cpu_clock.now();
        let choice = game.choose(seat, player);
        let spent = match who {
            Participant::A => &mut self.a,
            Participant::B => &mut self.b,
        };
        spent.cpu += cpu_clock.now().saturating_sub(begin) + player.external_cpu_time();
        spent.moves += 1;
        let mv = choice.map_err(|error| GameError::NoMove { who, place, error })?;
        if game.moves().contains(mv) {
            Ok(mv)
        } else {
            Err(GameError::Illegal {
                who,
                place,
                token: game.write_move(mv),
            })
        }
    }
}

/// The random plies before the players take over.
struct Opening {
    left: u32,
    rng: Xoshiro256PlusPlus,
}

impl Opening {
    fn new(game_plan: &GamePlan) -> Self {
        Self {
            left: game_plan.opening,
            rng: Xoshiro256PlusPlus::seed_from_u64(game_plan.opening_seed()),
        }
    }

    fn next_move<G: ArenaGame>(&mut self, game: &G) -> Option<G::Move> {
        self.left = self.left.checked_sub(1)?;
        random_move(game, &mut self.rng)
    }
}
