//! Error messages for proofs of fairness and for replayed events, from `locales/`.

use play::{EventFault, ProofError, ReplayError};
use words::Words;

use crate::errors::of_play;

/// The reason why a proof is refused.
pub(crate) fn of_proof(error: &ProofError, words: &Words) -> String {
    let (name, values): (_, Vec<(_, String)>) = match error {
        ProofError::Agreement(_) => ("proof-agreement", Vec::new()),
        ProofError::Secret { found, committed } => {
            let values = [("found", found), ("committed", committed)];
            let values = values.map(|(name, bytes)| (name, bytes.to_string()));
            ("proof-secret", values.into())
        }
        ProofError::Commitment { seat } => ("proof-commitment", vec![("seat", seat.clone())]),
        ProofError::Sent { found, seats } => {
            let values = [("found", found), ("seats", seats)];
            let values = values.map(|(name, number)| (name, number.to_string()));
            ("proof-sent", values.into())
        }
        ProofError::Start { due } => ("proof-start", vec![("due", due.to_string())]),
        ProofError::First { expected, claimed } => {
            let claimed = ("claimed", claimed.clone());
            match expected.clone() {
                Some(expected) => ("proof-first", vec![("expected", expected), claimed]),
                None => ("proof-other-first", vec![claimed]),
            }
        }
        ProofError::Event { place, why } => {
            let why = of_play(why, words);
            (
                "proof-event",
                vec![("event", place.to_string()), ("why", why)],
            )
        }
        ProofError::Draw {
            place,
            expected,
            claimed,
        } => {
            let event = ("event", place.to_string());
            let expected = ("expected", expected.clone());
            let claimed = ("claimed", claimed.clone());
            ("proof-draw", vec![event, expected, claimed])
        }
    };
    let values = values.into_iter();
    let values: Vec<_> = values.map(|(name, value)| (name, value.into())).collect();
    words.say(name, &values)
}

/// The reason why events make no table.
pub(crate) fn of_replay(error: &ReplayError, words: &Words) -> String {
    match error {
        ReplayError::Rules(version) => words.say("replay-rules", &[("version", (*version).into())]),
        ReplayError::Event { version, why } => {
            let values = [
                ("event", (*version).into()),
                ("why", of_event(why, words).into()),
            ];
            words.say("replay-event", &values)
        }
    }
}

/// The reason why an event cannot have happened, by the name that it has in JSON.
fn of_event(fault: &EventFault, words: &Words) -> String {
    match fault {
        EventFault::Play(error) => of_play(error, words),
        EventFault::Terms(refusal) => words.get(&format!("error-{}", refusal.code())),
        EventFault::NoSeat(seat) => words.say("event-no-seat", &[("seat", (*seat).into())]),
        EventFault::NoPerson(seat) => words.say("event-no-person", &[("seat", (*seat).into())]),
        fault => {
            let name = serde_json::to_value(fault).unwrap_or_default();
            words.get(&format!("event-{}", name.as_str().unwrap_or_default()))
        }
    }
}
