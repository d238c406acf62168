//! A transcript of any game.

use std::io::{self, Write};
use std::sync::Arc;

use ::seat_of_kings::Deck;
use serde::Deserialize;

use crate::{Fault, Finding, Then, Transcript, replay, seat_of_kings};

/// A game as its transcript tells it, true or not.
#[derive(Debug, Clone, PartialEq)]
pub enum AnyTranscript {
    /// Of a ringfort game, or of a variant that nobody knows.
    Ringforts(Transcript),
    /// Of Seat of Kings.
    SeatOfKings(seat_of_kings::Transcript),
}

impl AnyTranscript {
    /// Reads the JSON object of one transcript. Its variant says of which kind it is.
    pub(crate) fn read(line: &str) -> Result<Self, serde_json::Error> {
        #[derive(Deserialize)]
        struct Head {
            variant: String,
        }
        let head = serde_json::from_str::<Head>(line);
        if head.is_ok_and(|head| head.variant == seat_of_kings::VARIANT) {
            serde_json::from_str(line).map(Self::SeatOfKings)
        } else {
            serde_json::from_str(line).map(Self::Ringforts)
        }
    }

    /// Writes it as one line, its end included.
    ///
    /// # Errors
    ///
    /// If it cannot be written there.
    pub fn write(&self, to: impl Write) -> io::Result<()> {
        match self {
            Self::Ringforts(transcript) => transcript.write(to),
            Self::SeatOfKings(transcript) => transcript.write(to),
        }
    }

    /// How many events it has.
    pub const fn events(&self) -> usize {
        match self {
            Self::Ringforts(transcript) => transcript.moves.len(),
            Self::SeatOfKings(transcript) => transcript.events.len(),
        }
    }

    /// Plays it and tells what does not agree, in the order of the game; Seat of Kings is played with this deck.
    ///
    /// # Errors
    ///
    /// If it cannot be played as far as it goes.
    pub fn replay(&self, deck: &Arc<Deck>, tell: impl FnMut(Finding) -> Then) -> Result<(), Fault> {
        match self {
            Self::Ringforts(transcript) => replay(transcript, tell),
            Self::SeatOfKings(transcript) => seat_of_kings::replay(transcript, deck, tell),
        }
    }
}
