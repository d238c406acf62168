//! Chance events of Seat of Kings, from outside and at random.

use ::seat_of_kings::{Effect, Event, State, Step};
use game::{Chance, Misdrawn, Observer, draw_at_random};
use rand_core::Rng;
use thiserror::Error;

/// Why a chance event cannot happen now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NotDrawn {
    /// A seat is to move, or the game is over.
    #[error("no chance event is next")]
    Nothing,
    /// Lots instead of a shuffle, or a shuffle instead of lots.
    #[error("the next chance event is `{0}`")]
    Other(
        /// The first word of the event that is next.
        &'static str,
    ),
    /// What is drawn does not fit.
    #[error(transparent)]
    Misdrawn(#[from] Misdrawn),
}

/// Lets an event happen, settles what follows from it, and reports the effects. Rule: SKR1, SKR2, SKC4
///
/// # Errors
///
/// If it cannot happen now; the game stays as it was.
pub(crate) fn happen(
    state: &mut State,
    event: &Event,
    observer: &mut impl Observer<Effect>,
) -> Result<(), NotDrawn> {
    let draw = state.draw().ok_or(NotDrawn::Nothing)?;
    let drawn = match (state.public().step(), event) {
        (Step::Lots, Event::Lots(drawn)) => drawn,
        (Step::Lots, Event::Shuffle(_)) => return Err(NotDrawn::Other("lots")),
        (_, Event::Shuffle(drawn)) => drawn,
        (_, Event::Lots(_)) => return Err(NotDrawn::Other("shuffle")),
    };
    draw.check(drawn)?;
    state.apply_draw_observed(drawn, observer);
    Ok(())
}

/// Lets chance draw, if it is next, and gives the event.
pub(crate) fn draw(state: &mut State, rng: &mut impl Rng) -> Option<Event> {
    let step = state.public().step();
    let drawn = draw_at_random(state, rng)?.items().to_vec();
    Some(match step {
        Step::Lots => Event::Lots(drawn),
        _ => Event::Shuffle(drawn),
    })
}
