//! Converts transcripts to records.

use std::ops::ControlFlow;
use std::sync::Arc;

use catalog::seat_of_kings::OptionsText;
use catalog::{AnyGame, AnyVariant};
use seat_of_kings::Deck;
use serde_json::Value;
use thiserror::Error;

use super::{Composer, HeaderError, Headers, Record};
use crate::seat_of_kings::EventKind;
use crate::{AnyTranscript, Fault, Finding, Transcript, seat_of_kings as kings};

/// The reason why a transcript has no record.
#[derive(Debug, Error)]
pub enum RecordError {
    /// The transcript cannot be replayed. The message continues `line N`.
    #[error("{0}")]
    Unreadable(#[from] Fault),
    /// A field does not agree with the game.
    #[error("a transcript that does not agree with the game")]
    Differs(Box<Finding>),
    /// An illegal move was not challenged, so there is no legal game. Rule: M8
    #[error("a game with an illegal move that nobody challenged has no game file")]
    Unchallenged,
    /// A value is invalid in its header.
    #[error(transparent)]
    Header(#[from] HeaderError),
}

impl Record {
    /// The record of a transcript. Seat of Kings is played with `deck`.
    ///
    /// # Errors
    ///
    /// If the transcript cannot be replayed, does not agree with the game, or admits an illegal move.
    pub fn of_transcript(
        transcript: &AnyTranscript,
        deck: &Arc<Deck>,
    ) -> Result<Self, RecordError> {
        let mut difference = None;
        transcript.replay(deck, |finding| {
            difference.get_or_insert(finding);
            ControlFlow::Break(())
        })?;
        if let Some(finding) = difference {
            return Err(RecordError::Differs(Box::new(finding)));
        }
        let (headers, tokens) = match transcript {
            AnyTranscript::Ringforts(game) => (of_ringforts(game)?, game.moves.clone()),
            AnyTranscript::SeatOfKings(game) => (of_kings(game)?, tokens(game)),
        };
        let mut composer = Composer::new(headers, deck)?;
        for token in tokens {
            composer.play(&token).expect("the transcript was replayed");
        }
        Ok(composer.record())
    }
}

fn of_ringforts(game: &Transcript) -> Result<Headers, RecordError> {
    if game.challenge == Some(true) {
        return Err(RecordError::Unchallenged);
    }
    let variant: AnyVariant = game.variant.parse().expect("the transcript was replayed");
    let mut headers = Headers::new(variant);
    let start = AnyGame::read_position(&game.start).expect("the transcript was replayed");
    if start != variant.start() {
        headers.add("Start", &start.to_string())?;
    }
    Ok(headers)
}

fn of_kings(game: &kings::Transcript) -> Result<Headers, RecordError> {
    let options = Value::Object(game.options.clone().unwrap_or_default());
    let options = OptionsText::of_json(options).map_err(Fault::from)?;
    Ok(Headers::of_kings(&game.seats.join(","), options)?)
}

fn tokens(game: &kings::Transcript) -> Vec<String> {
    let token = |event: &kings::TranscriptEvent| match &event.what {
        EventKind::Chance { chance } => chance.clone(),
        EventKind::Decision { decision, .. } => decision.clone(),
    };
    game.events.iter().map(token).collect()
}
