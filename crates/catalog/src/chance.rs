//! Chance events of Seat of Kings, from outside and at random.

use ::seat_of_kings::{Effect, State, Step};
use game::{Chance, DrawError, Observer};
use rand_core::Rng;
use thiserror::Error;

use crate::Draw;

/// Why a chance event cannot happen now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ChanceError {
    /// A seat is to move, or the game is over.
    #[error("no chance event is next")]
    Nothing,
    /// Lots instead of a shuffle, or a shuffle instead of lots.
    #[error("the next chance event is `{0}`")]
    Other(
        /// The first word of the event that is next.
        &'static str,
    ),
    /// The cards are not an outcome of the draw.
    #[error(transparent)]
    Draw(#[from] DrawError),
}

/// Applies a draw, settles what follows from it, and reports the effects. Rule: SKR1, SKR2, SKC4
///
/// # Errors
///
/// If it cannot be drawn now; the game stays as it was.
pub(crate) fn draw(
    state: &mut State,
    draw: &Draw,
    observer: &mut impl Observer<Effect>,
) -> Result<(), ChanceError> {
    let possible = state.draw().ok_or(ChanceError::Nothing)?;
    let cards = match (state.public().step(), draw) {
        (Step::Lots, Draw::Lots(cards)) => cards,
        (Step::Lots, Draw::Shuffle(_)) => return Err(ChanceError::Other("lots")),
        (_, Draw::Shuffle(cards)) => cards,
        (_, Draw::Lots(_)) => return Err(ChanceError::Other("shuffle")),
    };
    possible.check(cards)?;
    state.apply_draw_observed(cards, observer);
    Ok(())
}

/// Draws at random. Returns the draw; `None` if chance is not next.
pub(crate) fn draw_at_random(state: &mut State, rng: &mut impl Rng) -> Option<Draw> {
    let step = state.public().step();
    let drawn = game::draw_at_random(state, rng)?;
    let cards = drawn.items().into();
    Some(match step {
        Step::Lots => Draw::Lots(cards),
        _ => Draw::Shuffle(cards),
    })
}
