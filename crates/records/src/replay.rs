//! Replays transcripts of ringfort games and reports where they do not agree with the rules.

use std::ops::ControlFlow;

use catalog::{AnyGame, AnyVariant, InvalidToken};
use serde_json::{Map, Value, json};

use crate::check::Check;
use crate::transcript::{measures, points};
use crate::{Fault, Finding, Transcript};

type Object = Map<String, Value>;

/// Replays a transcript and reports each finding, in the order of the game, until `report` breaks.
///
/// Every move must be legal, and every field that is present must agree as parsed JSON, lists in their order and
/// numbers by their value. A transcript with points or measures must reach the end of the game; one without may break
/// off. One that admits an illegal move is read, but not played. Rule: M8
///
/// # Errors
///
/// If the variant, the start or a move that is reached cannot be read.
pub fn replay(
    transcript: &Transcript,
    report: impl FnMut(Finding) -> ControlFlow<()>,
) -> Result<(), Fault> {
    let variant: AnyVariant = transcript
        .variant
        .parse()
        .map_err(|unknown| Fault::value("variant", unknown))?;
    let start = AnyGame::read_position(&transcript.start)
        .map_err(|refused| Fault::value("start", refused))?;
    let mut replay = Replay {
        transcript,
        check: Check::new(report),
    };
    replay.before(variant, &start);
    match transcript.challenge {
        _ if replay.check.flow == ControlFlow::Break(()) => Ok(()),
        Some(true) => check_form(transcript, &start),
        _ => replay.game(start),
    }
}

/// Parses the moves and the last position without playing them. Rule: M8
fn check_form(transcript: &Transcript, start: &AnyGame) -> Result<(), Fault> {
    for (event, token) in (1..).zip(&transcript.moves) {
        start
            .parse_action(token)
            .map_err(|error| token_fault(event, error))?;
    }
    match transcript.last.as_deref().map(AnyGame::read_position) {
        Some(Err(refused)) => Err(Fault::value("final", refused)),
        _ => Ok(()),
    }
}

fn token_fault(event: usize, error: InvalidToken) -> Fault {
    Fault::Token {
        event,
        field: "moves",
        error,
    }
}

/// The state of a replay.
struct Replay<'a, F> {
    transcript: &'a Transcript,
    check: Check<F>,
}

impl<F: FnMut(Finding) -> ControlFlow<()>> Replay<'_, F> {
    /// Checks the fields before the first move.
    fn before(&mut self, variant: AnyVariant, start: &AnyGame) {
        if start.variant() != variant {
            let found = variant.name().into();
            self.check
                .compare("variant", start.variant().name().into(), Some(found));
            self.check.flow = ControlFlow::Break(());
            return;
        }
        self.check.compare(
            "seats",
            json!(variant.seats()),
            self.transcript.seats.as_ref().map(|seats| json!(seats)),
        );
    }

    fn game(mut self, mut game: AnyGame) -> Result<(), Fault> {
        for (event, token) in (1..).zip(&self.transcript.moves) {
            self.check.event = event;
            if let Some(lists) = &self.transcript.legal {
                self.check.legal(&game, lists.get(event - 1));
            }
            if self.check.flow == ControlFlow::Continue(()) {
                self.check
                    .play(&mut game, token, "moves")
                    .map_err(|error| token_fault(event, error))?;
            }
            if self.check.flow == ControlFlow::Break(()) {
                return Ok(());
            }
        }
        self.after(&game);
        Ok(())
    }

    /// Checks the fields that describe the game after the last move.
    fn after(&mut self, game: &AnyGame) {
        let transcript = self.transcript;
        if let Some(list) = transcript
            .legal
            .as_ref()
            .and_then(|lists| lists.get(self.check.event))
        {
            self.check.event += 1;
            self.check.differs("legal", None, Some(json!(list)));
            self.check.event -= 1;
        }
        let last = transcript.last.as_deref().map(Value::from);
        self.check.compare("final", game.to_string().into(), last);
        let over = |object: fn(&AnyGame) -> Object| game.is_over().then(|| object(game));
        self.check
            .outcome("points", over(points), &transcript.points);
        self.check
            .outcome("measures", over(measures), &transcript.measures);
    }
}

#[cfg(test)]
mod tests;
