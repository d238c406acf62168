//! A transcript of any game.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::sync::Arc;

use ::seat_of_kings::Deck;
use catalog::AnyGame;
use serde::{Deserialize, Serialize};

use crate::seat_of_kings::{self, EventKind, TranscriptEvent};
use crate::transcript::{measures, points};
use crate::{Fault, Finding, Transcript, replay};

/// A transcript, correct or not.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(untagged)]
pub enum AnyTranscript {
    /// A ringfort game, or an unknown variant.
    Ringforts(Transcript),
    /// A game of Seat of Kings.
    SeatOfKings(seat_of_kings::Transcript),
}

/// One step of a game, as a transcript keeps it.
pub(crate) struct TranscriptPly {
    /// The seat that decided; `None` for a draw.
    pub(crate) seat: Option<&'static str>,
    pub(crate) text: String,
    /// The legal tokens before a decision, if they are kept.
    pub(crate) legal: Option<Vec<String>>,
}

impl AnyTranscript {
    /// The transcript of a game that these plies led from `start` to `end`. Without points if it is not over.
    pub(crate) fn of_game(start: &AnyGame, end: &AnyGame, plies: Vec<TranscriptPly>) -> Self {
        let variant = start.variant().name().into();
        let seats = start.seat_names().into_iter().map(String::from).collect();
        let points = end.is_over().then(|| points(end));
        if let Some(options) = start.options() {
            return Self::SeatOfKings(seat_of_kings::Transcript {
                variant,
                seats,
                options: Some(catalog::seat_of_kings::options(options)),
                events: plies.into_iter().map(TranscriptPly::event).collect(),
                points,
                last: seat_of_kings::last(end),
            });
        }
        let plies = plies.into_iter().map(|ply| (ply.text, ply.legal));
        let (moves, legal): (Vec<_>, Vec<_>) = plies.unzip();
        let legal = legal.into_iter().collect::<Option<Vec<_>>>();
        Self::Ringforts(Transcript {
            variant,
            seats: Some(seats),
            start: start.to_string(),
            moves,
            legal: legal.filter(|lists| !lists.is_empty()),
            last: Some(end.to_string()),
            points,
            measures: end.is_over().then(|| measures(end)),
            challenge: None,
        })
    }

    /// Reads the JSON object of one transcript. Its variant decides its kind.
    pub(crate) fn read(line: &str) -> Result<Self, serde_json::Error> {
        #[derive(Deserialize)]
        struct Head {
            variant: String,
        }
        // Whatever stands behind the object is the fault of the transcript.
        let head = Head::deserialize(&mut serde_json::Deserializer::from_str(line));
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
    pub fn write(&self, mut to: impl Write) -> io::Result<()> {
        serde_json::to_writer(&mut to, self)?;
        to.write_all(b"\n")
    }

    /// The number of events.
    pub const fn event_count(&self) -> usize {
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

impl TranscriptPly {
    fn event(self) -> TranscriptEvent {
        let what = match self.seat {
            Some(seat) => EventKind::Decision {
                seat: seat.into(),
                decision: self.text,
            },
            None => EventKind::Chance { chance: self.text },
        };
        TranscriptEvent {
            what,
            legal: self.legal,
        }
    }
}
