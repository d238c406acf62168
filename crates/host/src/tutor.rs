//! A tutor: what the moves of a game did, and what a person's own ones missed.
//!
//! The effects of a move are read off the board; only its worth is searched.

mod kings;
mod ringforts;

use ::ringforts::{Line, Move};
use catalog::{Action, AnyGame};
use game::{Hidden, Seat};
use play::Passage;
use search::StopFlag;
use seat_of_kings::{Decision, View};

use crate::api::Tutor;
use crate::position_analysis::refused;
use crate::problem::Problem;

/// The number of turns after which it is said who leads.
const LEAD_EVERY: usize = 8;

/// The kind of remarks that are made on every move.
const PHASE: u8 = 1;

/// A question of a seat in its turn.
pub struct TutorQuestion {
    version: u32,
    task: Task,
}

enum Task {
    /// Asks whether a legal move is a blunder.
    Before(Line, Move),
    /// Asks whether a legal action that begins a turn is a blunder, as its seat sees the game.
    BeforeTurn(Box<View>, Decision),
    /// Asks what was done in this passage, for a seat.
    After(Seat, Passage),
    /// Nothing: no step within a turn of Seat of Kings is warned of, and none between the turns.
    Nothing,
}

impl TutorQuestion {
    /// The question whether a move is a blunder.
    ///
    /// # Errors
    ///
    /// If it is not legal.
    pub(crate) fn before(version: u32, game: &AnyGame, action: Action) -> Result<Self, Problem> {
        game.clone().play(action).map_err(refused)?;
        let task = match (game, action) {
            (AnyGame::Ringforts(line), Action::Ringforts(mv)) => Task::Before(line.clone(), mv),
            (AnyGame::SeatOfKings(state), Action::Kings(decision)) if decision.card().is_some() => {
                let seat = state.public().decides().ok_or(Problem::Failed)?;
                Task::BeforeTurn(Box::new(state.view(seat)), decision)
            }
            _ => Task::Nothing,
        };
        Ok(Self { version, task })
    }

    /// The question what was done in a passage.
    pub(crate) const fn after(version: u32, seat: Seat, passage: Passage) -> Self {
        Self {
            version,
            task: Task::After(seat, passage),
        }
    }

    /// Reads the board, and searches what moves are worth until `stop` is set.
    pub(crate) fn answer(&self, stop: &StopFlag) -> Tutor {
        let said = match &self.task {
            Task::Before(line, mv) => Tutor {
                warning: ringforts::warning(line, *mv, stop),
                ..Tutor::default()
            },
            Task::BeforeTurn(view, action) => Tutor {
                warning: kings::warning(view, *action, stop),
                ..Tutor::default()
            },
            Task::After(seat, passage) => match &passage.before {
                AnyGame::Ringforts(line) => {
                    ringforts::looked_at(*seat, line, &passage.plies, passage.turns, stop)
                }
                AnyGame::SeatOfKings(_) => kings::looked_at(*seat, passage, stop),
            },
            Task::Nothing => Tutor::default(),
        };
        Tutor {
            version: self.version,
            ..said
        }
    }
}
