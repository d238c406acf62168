//! Finished games: their moments, for a replay.

use catalog::{AnyGame, AnyVariant};
use play::{ActionInput, Ended, KingsMoment, Moment};
use records::Transcript;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::problem::Problem;

/// Moments of a finished game, as the body that a client gets.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum Moments {
    /// All moments of a ringfort game.
    Ringforts(Vec<Moment>),
    /// Some moments of a game of Seat of Kings.
    Kings(Vec<KingsMoment>),
}

/// Returns true if a transcript is of Seat of Kings.
pub fn is_seat_of_kings(transcript: &str) -> bool {
    #[derive(Deserialize)]
    struct Named {
        variant: String,
    }
    let named: Option<Named> = serde_json::from_str(transcript).ok();
    named.is_some_and(|named| named.variant.parse() == Ok(AnyVariant::SeatOfKings))
}

/// All moments of a ringfort game, the last one with how the game ended.
///
/// # Errors
///
/// [`Problem::OlderRules`] if the transcript cannot be read or replayed anymore.
pub fn ringfort_moments(transcript: &str, ended: Option<Ended>) -> Result<Moments, Problem> {
    let transcript: Transcript =
        serde_json::from_str(transcript).map_err(|_| Problem::OlderRules)?;
    let start = AnyGame::read(&transcript.start).map_err(|_| Problem::OlderRules)?;
    let moves = transcript.moves.iter().map(|token| token.as_str().into());
    let moves: Vec<ActionInput> = moves.collect();
    let mut moments = Moment::all(start, &moves).map_err(|_| Problem::OlderRules)?;
    let last = moments.last_mut().ok_or(Problem::OlderRules)?;
    let stored = transcript.last.as_deref().ok_or(Problem::OlderRules)?;
    if !last.show_stored_final(stored) {
        return Err(Problem::OlderRules);
    }
    last.ended = ended;
    Ok(Moments::Ringforts(moments))
}
