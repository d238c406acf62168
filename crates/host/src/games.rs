//! Finished games: their moments, for a replay.

use std::iter;

use catalog::{AnyGame, AnyVariant};
use play::{ActionInput, Agreement, Ended, KingsMoment, Moment};
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

/// A finished game, to be played again.
#[derive(Debug)]
pub struct GameMoments {
    start: AnyGame,
    tokens: Vec<String>,
}

impl GameMoments {
    /// The game of a transcript, at a table with these terms.
    ///
    /// # Errors
    ///
    /// [`Problem::OlderRules`] if the transcript cannot be read anymore.
    pub fn new(transcript: &str, agreed: Option<&Agreement>) -> Result<Self, Problem> {
        let (start, tokens) = start_and_tokens(transcript, agreed)?;
        Ok(Self { start, tokens })
    }

    /// The number of moments, with the start and the end.
    pub const fn count(&self) -> usize {
        self.tokens.len() + 1
    }

    /// The game at each moment, from its start to its end; [`Problem::OlderRules`] where it cannot be replayed anymore.
    pub fn games(&self) -> impl Iterator<Item = Result<AnyGame, Problem>> {
        let mut game = self.start.clone();
        let rest = self.tokens.iter().map(move |token| {
            game.play_text(token).map_err(|_| Problem::OlderRules)?;
            Ok(game.clone())
        });
        iter::once(Ok(self.start.clone())).chain(rest)
    }
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

/// All moments of a ringfort game, the last one with how the game ended. Each is made when it is asked for.
///
/// # Errors
///
/// [`Problem::OlderRules`] if the transcript cannot be read or replayed anymore.
pub fn ringfort_moments(
    transcript: &str,
    ended: Option<Ended>,
) -> Result<impl Iterator<Item = Moment> + Send + use<>, Problem> {
    let older = || Problem::OlderRules;
    let transcript: Transcript = serde_json::from_str(transcript).map_err(|_| older())?;
    let start = AnyGame::read(&transcript.start).map_err(|_| older())?;
    let moves = transcript.moves.iter();
    let moves: Vec<ActionInput> = moves.map(|token| token.as_str().into()).collect();
    let last = Moment::after(start.clone(), moves.clone());
    let mut last = last.map_err(|_| older())?.ok_or_else(older)?;
    last.legal = None;
    let stored = transcript.last.as_deref().ok_or_else(older)?;
    if !last.show_stored_final(stored) {
        return Err(older());
    }
    last.ended = ended;
    let before = moves.len();
    let moments = Moment::each(start, moves)
        .map_while(Result::ok)
        .take(before);
    Ok(moments.chain([last]))
}
