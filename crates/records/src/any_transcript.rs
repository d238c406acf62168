//! A transcript of any game.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::sync::Arc;

use ::seat_of_kings::Deck;
use serde::Deserialize;

use crate::{Fault, Finding, Transcript, replay, seat_of_kings};

/// A transcript, correct or not.
#[derive(Debug, Clone, PartialEq)]
pub enum AnyTranscript {
    /// A ringfort game, or an unknown variant.
    Ringforts(Transcript),
    /// A game of Seat of Kings.
    SeatOfKings(seat_of_kings::Transcript),
}

impl AnyTranscript {
    /// Reads the JSON object of one transcript. Its variant decides its kind.
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
    /// If writing fails.
    pub fn write(&self, to: impl Write) -> io::Result<()> {
        match self {
            Self::Ringforts(transcript) => transcript.write(to),
            Self::SeatOfKings(transcript) => transcript.write(to),
        }
    }

    /// The number of events.
    pub const fn events(&self) -> usize {
        match self {
            Self::Ringforts(transcript) => transcript.moves.len(),
            Self::SeatOfKings(transcript) => transcript.events.len(),
        }
    }

    /// Replays it and reports each finding, in the order of the game. Seat of Kings is played with `deck`.
    ///
    /// # Errors
    ///
    /// If a part of it cannot be read.
    pub fn replay(
        &self,
        deck: &Arc<Deck>,
        report: impl FnMut(Finding) -> ControlFlow<()>,
    ) -> Result<(), Fault> {
        match self {
            Self::Ringforts(transcript) => replay(transcript, report),
            Self::SeatOfKings(transcript) => seat_of_kings::replay(transcript, deck, report),
        }
    }
}
