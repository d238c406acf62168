//! The loop of one game between two players.

use std::time::Duration;

use cpu_time::ThreadTime;
use game::{Moves, Scores, Seat, Side, Turn, random_move};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use thiserror::Error;

use super::{Contest, Fixture, Who};
use crate::{Player, PlayerError};

/// A game that was played to its end.
#[derive(Debug, Clone, PartialEq)]
pub struct Played {
    /// What happened, in order, the opening included.
    pub events: Vec<Event>,
    /// The points of each side.
    pub scores: Scores,
    /// The side that moved first.
    pub first_side: Side,
    /// What A has spent.
    pub a: Spent,
    /// What B has spent.
    pub b: Spent,
    /// The legal moves of all moments where a seat moved, added up.
    pub choices: u64,
}

/// One event of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A seat moved, by this token.
    Move(Seat, String),
    /// Chance drew this.
    Chance(String),
}

/// What one of the two has spent in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Spent {
    /// For how many moves it was asked.
    pub moves: u64,
    /// The processor time of the answers: that of the thread that asked, and of the program if a program answered.
    pub cpu: Duration,
}

/// Why a game was not played to its end.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Broken {
    /// A player had no move.
    #[error("{who}, move {place}: {error}")]
    NoMove {
        /// Which of the two.
        who: Who,
        /// The event that was wanted, from 1.
        place: usize,
        /// What it said.
        error: PlayerError,
    },
    /// A player's move was not legal.
    #[error("{who}, move {place}: {token} is not legal")]
    Illegal {
        /// Which of the two.
        who: Who,
        /// The event that was wanted, from 1.
        place: usize,
        /// The move.
        token: String,
    },
}

/// Plays a game from this start; `players` has one for each seat, in turn order.
///
/// # Errors
///
/// If a player has no move, or one that is not legal.
///
/// # Panics
///
/// If there are fewer players than seats.
pub fn play<G: Contest>(
    mut game: G,
    fixture: &Fixture,
    players: &mut [Box<dyn Player<G::Seen, G::Move>>],
) -> Result<Played, Broken> {
    for (player, seat) in players.iter_mut().zip((0..).map(Seat::new)) {
        player.begin(fixture.player_seed(seat));
    }
    let mut played = Played {
        events: Vec::new(),
        scores: Scores::new(&[]),
        first_side: Side::new(0),
        a: Spent::default(),
        b: Spent::default(),
        choices: 0,
    };
    let (mut opening, mut draws) = (Opening::new(fixture), 0);
    loop {
        match game.turn() {
            Turn::Over(scores) => {
                played.scores = scores;
                return Ok(played);
            }
            Turn::Chance => {
                let drawn = game.draw(fixture.chance_seed(draws));
                draws += 1;
                played.events.extend(drawn.map(Event::Chance));
            }
            Turn::Seat(seat) => {
                if played.choices == 0 {
                    played.first_side = game.side(seat);
                }
                played.choices += game.moves().len() as u64;
                let mv = match opening.next_move(&game) {
                    Some(mv) => mv,
                    None => {
                        let player = &mut *players[seat.index()];
                        played.ask(&game, seat, fixture.who(game.side(seat)), player)?
                    }
                };
                played.events.push(Event::Move(seat, game.write_move(mv)));
                game.play(mv);
            }
        }
    }
}

impl Played {
    /// How many moves were played, the opening included.
    pub fn plies(&self) -> u64 {
        let moves = self.events.iter();
        moves
            .filter(|event| matches!(event, Event::Move(..)))
            .count() as u64
    }

    /// The move of a player, who is not trusted to know the rules.
    fn ask<G: Contest>(
        &mut self,
        game: &G,
        seat: Seat,
        who: Who,
        player: &mut dyn Player<G::Seen, G::Move>,
    ) -> Result<G::Move, Broken> {
        let place = self.events.len() + 1;
        let begin = ThreadTime::now();
        let answer = game.ask(seat, player);
        let spent = match who {
            Who::A => &mut self.a,
            Who::B => &mut self.b,
        };
        spent.cpu += begin.elapsed() + player.elsewhere();
        spent.moves += 1;
        let mv = answer.map_err(|error| Broken::NoMove { who, place, error })?;
        match game.moves().contains(mv) {
            true => Ok(mv),
            false => Err(Broken::Illegal {
                who,
                place,
                token: game.write_move(mv),
            }),
        }
    }
}

/// The plies that are played at random before anybody is asked.
struct Opening {
    left: u32,
    rng: Xoshiro256PlusPlus,
}

impl Opening {
    fn new(fixture: &Fixture) -> Self {
        Self {
            left: fixture.opening,
            rng: Xoshiro256PlusPlus::seed_from_u64(fixture.opening_seed()),
        }
    }

    fn next_move<G: Contest>(&mut self, game: &G) -> Option<G::Move> {
        self.left = self.left.checked_sub(1)?;
        random_move(game, &mut self.rng)
    }
}
