//! The state of a replay: compares fields and reports findings.

use std::ops::ControlFlow;

use catalog::{AnyGame, InvalidToken, PlayError};
use serde_json::{Map, Value, json};

use crate::{Finding, FindingKind};

/// The state of checking one transcript.
pub(crate) struct Check<F> {
    /// The number of the event, from 1; 0 before the first.
    pub(crate) event: usize,
    /// The answer to the last finding.
    pub(crate) flow: ControlFlow<()>,
    report: F,
}

impl<F: FnMut(Finding) -> ControlFlow<()>> Check<F> {
    /// The check before the first event, which reports to `report`.
    pub(crate) const fn new(report: F) -> Self {
        Self {
            event: 0,
            flow: ControlFlow::Continue(()),
            report,
        }
    }

    /// Reports a field that is present and differs.
    pub(crate) fn compare(&mut self, field: &'static str, expected: Value, found: Option<Value>) {
        if found.as_ref().is_some_and(|found| !agree(&expected, found)) {
            self.differs(field, Some(expected), found);
        }
    }

    /// Compares a field that only a finished game has; `expected` is `None` for another game.
    pub(crate) fn outcome(
        &mut self,
        field: &'static str,
        expected: Option<Map<String, Value>>,
        found: &Option<Map<String, Value>>,
    ) {
        let found = found.clone().map(Value::Object);
        match expected {
            Some(expected) => self.compare(field, expected.into(), found),
            None if found.is_some() => self.differs(field, None, found),
            None => {}
        }
    }

    /// Compares the legal list before an event; `None` if it is missing.
    pub(crate) fn legal(&mut self, game: &AnyGame, found: Option<&Vec<String>>) {
        let expected = game.legal_tokens();
        if found != Some(&expected) {
            let found = found.map(|list| json!(list));
            self.differs("legal", Some(expected.into()), found);
        }
    }

    /// Plays the token of a field. An illegal move is reported and ends the replay.
    ///
    /// # Errors
    ///
    /// If it is no token of the variant.
    pub(crate) fn play(
        &mut self,
        game: &mut AnyGame,
        token: &str,
        field: &'static str,
    ) -> Result<(), InvalidToken> {
        let action = game.parse_action(token)?;
        match game.play(action) {
            Ok(()) => {}
            Err(PlayError::InvalidToken(error)) => return Err(error),
            Err(PlayError::Chance(_)) => unreachable!("an action draws nothing"),
            Err(PlayError::Illegal(explanation)) => {
                self.report(FindingKind::Illegal { field, explanation });
                self.flow = ControlFlow::Break(());
            }
        }
        Ok(())
    }

    pub(crate) fn differs(
        &mut self,
        field: &'static str,
        expected: Option<Value>,
        found: Option<Value>,
    ) {
        self.report(FindingKind::Difference {
            field,
            expected,
            found,
        });
    }

    /// Reports a finding, unless an earlier one ended the replay.
    pub(crate) fn report(&mut self, kind: FindingKind) {
        if self.flow == ControlFlow::Continue(()) {
            self.flow = (self.report)(Finding {
                event: self.event,
                kind,
            });
        }
    }
}

/// Returns true if two values are equal, where 0.0 is 0 and 1e0 is 1.
pub(crate) fn agree(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => {
            one == other || one.as_f64() == other.as_f64()
        }
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| agree(one, other))
        }
        (Value::Object(one), Value::Object(other)) => {
            let same = |(key, one)| other.get(key).is_some_and(|other| agree(one, other));
            one.len() == other.len() && one.iter().all(same)
        }
        _ => one == other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_agree_by_their_value() {
        let read = |text: &str| serde_json::from_str::<Value>(text).expect(text);
        let want = json!({"red": 1, "blue": [0, 3]});
        for text in [
            r#"{"blue":[0,3],"red":1}"#,
            r#"{"red":1.0,"blue":[0.0,3e0]}"#,
            r#"{"red":1e0,"blue":[-0,0.3e1]}"#,
        ] {
            assert!(agree(&want, &read(text)), "{text}");
        }
        for text in [
            r#"{"red":1,"blue":[3,0]}"#,
            r#"{"red":1,"blue":[0,3,0]}"#,
            r#"{"red":1,"blue":[0]}"#,
            r#"{"red":1.5,"blue":[0,3]}"#,
            r#"{"red":"1","blue":[0,3]}"#,
            r#"{"red":true,"blue":[0,3]}"#,
            r#"{"red":1}"#,
            r#"{"red":1,"blue":[0,3],"green":0}"#,
            r#"{"red":1,"green":[0,3]}"#,
        ] {
            assert!(!agree(&want, &read(text)), "{text}");
        }
    }
}
