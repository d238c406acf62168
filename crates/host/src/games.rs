//! Finished games: their moments, for a replay.

use catalog::{AnyGame, AnyVariant};
use play::{Agreement, Ended, KingsMoment, Moment};
use records::Transcript;
use records::seat_of_kings::EventKind;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::problem::Problem;
use crate::requests::kings_start;

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

/// A finished game at every moment, from its start to its end, at a table with these terms.
///
/// # Errors
///
/// [`Problem::OlderRules`] if the transcript cannot be read or replayed anymore.
pub fn all_games(transcript: &str, agreed: Option<&Agreement>) -> Result<Vec<AnyGame>, Problem> {
    let (mut game, tokens) = start_and_tokens(transcript, agreed)?;
    let mut games = vec![game.clone()];
    for token in &tokens {
        game.play_text(token).map_err(|_| Problem::OlderRules)?;
        games.push(game.clone());
    }
    Ok(games)
}

/// A finished game after this many decisions and draws, or at its end if no number is given, at a table with these terms.
///
/// # Errors
///
/// [`Problem::NoGame`] if there were fewer, [`Problem::OlderRules`] if the transcript cannot be read or replayed anymore.
pub fn game_at(
    transcript: &str,
    agreed: Option<&Agreement>,
    moment: Option<usize>,
) -> Result<AnyGame, Problem> {
    let (mut game, tokens) = start_and_tokens(transcript, agreed)?;
    let played = tokens.get(..moment.unwrap_or(tokens.len()));
    for token in played.ok_or(Problem::NoGame)? {
        game.play_text(token).map_err(|_| Problem::OlderRules)?;
    }
    Ok(game)
}

/// The start of a finished game, and the tokens of what was played and drawn.
pub(crate) fn start_and_tokens(
    transcript: &str,
    agreed: Option<&Agreement>,
) -> Result<(AnyGame, Vec<String>), Problem> {
    let older = || Problem::OlderRules;
    if is_seat_of_kings(transcript) {
        let start = AnyGame::SeatOfKings(Box::new(kings_start(agreed)?));
        let transcript: records::seat_of_kings::Transcript =
            serde_json::from_str(transcript).map_err(|_| older())?;
        let events = transcript.events.into_iter().map(|event| match event.what {
            EventKind::Chance { chance } => chance,
            EventKind::Decision { decision, .. } => decision,
        });
        return Ok((start, events.collect()));
    }
    let transcript: Transcript = serde_json::from_str(transcript).map_err(|_| older())?;
    let start = AnyGame::read(&transcript.start).map_err(|_| older())?;
    Ok((start, transcript.moves))
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
    let moves = transcript.moves.iter().map(String::as_str);
    let mut moments = Moment::all(start, moves).map_err(|_| Problem::OlderRules)?;
    let last = moments.last_mut().ok_or(Problem::OlderRules)?;
    let stored = transcript.last.as_deref().ok_or(Problem::OlderRules)?;
    if !last.show_stored_final(stored) {
        return Err(Problem::OlderRules);
    }
    last.ended = ended;
    Ok(Moments::Ringforts(moments))
}
