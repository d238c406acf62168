//! Replays transcripts of Seat of Kings and reports where they do not agree with the rules.

use std::ops::ControlFlow;
use std::sync::Arc;

use catalog::AnyGame;
use catalog::seat_of_kings::{OptionsText, options};
use seat_of_kings::{Deck, Draw, State};
use serde_json::{Map, Value};

use super::transcript::last;
use super::{EventKind, Transcript, TranscriptEvent};
use crate::check::Check;
use crate::fault::ChanceFault;
use crate::transcript::points;
use crate::{Fault, Finding};

/// Replays a transcript with a deck and reports each finding, in the order of the game, until `report` breaks.
///
/// Every decision must be legal and of the seat that decides, and every field that is present must agree as parsed
/// JSON, lists in their order and numbers by their value. A transcript with points must reach the end of the game; one
/// without may break off.
///
/// # Errors
///
/// If the seats or options are impossible, the deck is another, a chance event that is reached cannot happen, or a
/// decision cannot be read.
pub fn replay(
    transcript: &Transcript,
    deck: &Arc<Deck>,
    report: impl FnMut(Finding) -> ControlFlow<()>,
) -> Result<(), Fault> {
    let given = transcript.options.clone().unwrap_or_default();
    let text = OptionsText::of_json(given.clone().into())?;
    let agreed = text.of_new_game(&transcript.seats, deck)?;
    let mut replay = Replay {
        game: State::new(agreed.clone()).into(),
        check: Check::new(report),
    };
    let mut expected = options(&agreed);
    expected.retain(|key, _| given.contains_key(key));
    let found: Map<_, _> = given
        .into_iter()
        .filter(|(key, _)| expected.contains_key(key))
        .collect();
    replay
        .check
        .compare("options", expected.into(), Some(found.into()));
    for event in &transcript.events {
        if replay.check.flow == ControlFlow::Break(()) {
            return Ok(());
        }
        replay.event(event)?;
    }
    replay.after(transcript);
    Ok(())
}

/// The state of a replay.
struct Replay<F> {
    game: AnyGame,
    check: Check<F>,
}

impl<F: FnMut(Finding) -> ControlFlow<()>> Replay<F> {
    fn event(&mut self, event: &TranscriptEvent) -> Result<(), Fault> {
        self.check.event += 1;
        if let (EventKind::Decision { seat, .. }, Some(expected)) =
            (&event.what, self.game.seat_name())
        {
            let found = seat.as_str().into();
            self.check.compare("seat", expected.into(), Some(found));
        }
        if let Some(legal) = &event.legal {
            self.check.legal(&self.game, Some(legal));
        }
        if self.check.flow == ControlFlow::Break(()) {
            return Ok(());
        }
        let number = self.check.event;
        match &event.what {
            EventKind::Chance { chance } => self.chance(chance).map_err(|error| Fault::Chance {
                event: number,
                error,
            }),
            EventKind::Decision { decision, .. } => {
                let played = self.check.play(&mut self.game, decision, "do");
                played.map_err(|error| Fault::Token {
                    event: number,
                    field: "do",
                    error,
                })
            }
        }
    }

    fn chance(&mut self, event: &str) -> Result<(), ChanceFault> {
        let draw: Draw = event.parse()?;
        Ok(self.game.apply_draw(&draw)?)
    }

    /// Checks the fields that describe the game after the last event.
    fn after(&mut self, transcript: &Transcript) {
        if self.check.flow == ControlFlow::Break(()) {
            return;
        }
        let over = self.game.is_over().then(|| points(&self.game));
        self.check.outcome("points", over, &transcript.points);
        if let Some(expected) = last(&self.game) {
            let found = transcript.last.clone().map(Value::Object);
            self.check.compare("final", expected.into(), found);
        }
    }
}
