//! A transcript played again, and what in it does not agree with the rules.

use catalog::{AnyGame, AnyVariant, NotAToken, PlayError};
use serde_json::{Map, Value, json};

use crate::transcript::{measures, points};
use crate::{Fault, Finding, Found, Then, Transcript};

type Object = Map<String, Value>;

/// Plays a transcript and tells what does not agree, in the order of the game.
///
/// Every move must be legal, and every field that is there must agree as parsed JSON, lists in their order and
/// numbers by their value. A transcript with points or measures must reach the end of the game; one without may
/// break off. One that owns up to an illegal move is read, but not played. Rule: M8
///
/// # Errors
///
/// If the variant, the start or a move that is reached cannot be read.
pub fn replay(transcript: &Transcript, tell: impl FnMut(Finding) -> Then) -> Result<(), Fault> {
    let variant: AnyVariant = transcript
        .variant
        .parse()
        .map_err(|unknown| Fault::value("variant", unknown))?;
    let start = AnyGame::read_position(&transcript.start)
        .map_err(|refused| Fault::value("start", refused))?;
    let mut check = Check {
        transcript,
        event: 0,
        then: Then::Go,
        tell,
    };
    check.before(variant, &start);
    match transcript.challenge {
        _ if check.then == Then::Stop => Ok(()),
        Some(true) => check_form(transcript, &start),
        _ => check.game(start),
    }
}

/// Reads what a replay would play. Rule: M8
fn check_form(transcript: &Transcript, start: &AnyGame) -> Result<(), Fault> {
    for (event, token) in (1..).zip(&transcript.moves) {
        start
            .explain(token)
            .map_err(|error| Fault::Token { event, error })?;
    }
    match transcript.last.as_deref().map(AnyGame::read_position) {
        Some(Err(refused)) => Err(Fault::value("final", refused)),
        _ => Ok(()),
    }
}

/// A replay under way.
struct Check<'a, F> {
    transcript: &'a Transcript,
    event: usize,
    then: Then,
    tell: F,
}

impl<F: FnMut(Finding) -> Then> Check<'_, F> {
    /// What a transcript says before the first move.
    fn before(&mut self, variant: AnyVariant, start: &AnyGame) {
        if start.variant() != variant {
            let found = variant.name().into();
            self.compare("variant", start.variant().name().into(), Some(found));
            self.then = Then::Stop;
            return;
        }
        self.compare(
            "seats",
            json!(variant.seats()),
            self.transcript.seats.as_ref().map(|seats| json!(seats)),
        );
    }

    fn game(mut self, mut game: AnyGame) -> Result<(), Fault> {
        for (event, token) in (1..).zip(&self.transcript.moves) {
            self.event = event;
            self.legal(&game);
            if self.then == Then::Go {
                self.play(&mut game, token)
                    .map_err(|error| Fault::Token { event, error })?;
            }
            if self.then == Then::Stop {
                return Ok(());
            }
        }
        self.after(&game);
        Ok(())
    }

    /// The legal list before this event.
    fn legal(&mut self, game: &AnyGame) {
        let Some(lists) = &self.transcript.legal else {
            return;
        };
        let expected = game.legal_tokens();
        let found = lists.get(self.event - 1);
        if found != Some(&expected) {
            self.differs(
                "legal",
                Some(expected.into()),
                found.map(|list| json!(list)),
            );
        }
    }

    fn play(&mut self, game: &mut AnyGame, token: &str) -> Result<(), NotAToken> {
        match game.play(token) {
            Ok(()) => Ok(()),
            Err(PlayError::NotAToken(error)) => Err(error),
            Err(PlayError::NotDrawn(_)) => Err(NotAToken {
                token: token.into(),
                variant: game.variant(),
            }),
            Err(PlayError::Illegal(explanation)) => {
                self.tell(Found::Illegal {
                    token: token.into(),
                    explanation,
                });
                self.then = Then::Stop;
                Ok(())
            }
        }
    }

    /// What a transcript says after the last move.
    fn after(&mut self, game: &AnyGame) {
        let transcript = self.transcript;
        if let Some(list) = transcript
            .legal
            .as_ref()
            .and_then(|lists| lists.get(self.event))
        {
            self.event += 1;
            self.differs("legal", None, Some(json!(list)));
            self.event -= 1;
        }
        let last = transcript.last.as_deref().map(Value::from);
        self.compare("final", game.to_string().into(), last);
        self.outcome("points", game, points(game), &transcript.points);
        self.outcome("measures", game, measures(game), &transcript.measures);
    }

    /// A field that only a finished game has.
    fn outcome(
        &mut self,
        field: &'static str,
        game: &AnyGame,
        expected: Object,
        found: &Option<Object>,
    ) {
        let found = found.clone().map(Value::Object);
        match game.is_over() {
            true => self.compare(field, expected.into(), found),
            false if found.is_some() => self.differs(field, None, found),
            false => {}
        }
    }

    /// Tells a field that is there and says something else.
    fn compare(&mut self, field: &'static str, expected: Value, found: Option<Value>) {
        if found.as_ref().is_some_and(|found| !agree(&expected, found)) {
            self.differs(field, Some(expected), found);
        }
    }

    fn differs(&mut self, field: &'static str, expected: Option<Value>, found: Option<Value>) {
        self.tell(Found::Difference {
            field,
            expected,
            found,
        });
    }

    /// Tells a finding, unless an earlier one was to be the last.
    fn tell(&mut self, found: Found) {
        if self.then == Then::Go {
            self.then = (self.tell)(Finding {
                event: self.event,
                found,
            });
        }
    }
}

/// Whether two values are equal, where 0.0 is 0 and 1e0 is 1.
fn agree(one: &Value, other: &Value) -> bool {
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
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;
    use crate::{Legal, random_game};

    fn random(variant: &str) -> Transcript {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        random_game(variant.parse().expect(variant), Legal::Listed, &mut rng)
    }

    fn findings(transcript: &Transcript) -> Vec<Finding> {
        let mut findings = Vec::new();
        let tell = |finding| {
            findings.push(finding);
            Then::Go
        };
        replay(transcript, tell).expect("readable");
        findings
    }

    fn difference(event: usize, field: &'static str, expected: Value, found: Value) -> Finding {
        let [expected, found] =
            [expected, found].map(|value| Some(value).filter(|value| !value.is_null()));
        Finding {
            event,
            found: Found::Difference {
                field,
                expected,
                found,
            },
        }
    }

    #[test]
    fn random_games_of_every_variant_agree() {
        for variant in AnyVariant::all() {
            assert_eq!(findings(&random(variant.name())), [], "{variant}");
        }
    }

    #[test]
    fn the_games_of_the_twin_agree() {
        let golden = include_bytes!("../../../data/golden/ringforts.jsonl");
        let mut reader = crate::Reader::new(&golden[..]);
        while let Some(transcript) = reader.next_transcript().expect("readable") {
            assert_eq!(findings(&transcript), [], "line {}", reader.line());
        }
        assert!(reader.line() > 10);
    }

    #[test]
    fn each_field_that_is_changed_is_told() {
        let good = random("four-treasures");
        let last = good.moves.len();
        let final_text = good.last.clone().expect("written");

        let seats = Transcript {
            seats: Some(vec!["blue".into(), "red".into()]),
            ..good.clone()
        };
        let told = difference(0, "seats", json!(["red", "blue"]), json!(["blue", "red"]));
        assert_eq!(findings(&seats), [told]);

        let text = "F".to_string();
        let other = Transcript {
            last: Some(text.clone()),
            ..good.clone()
        };
        assert_eq!(
            findings(&other),
            [difference(last, "final", final_text.into(), text.into())]
        );

        for field in ["points", "measures"] {
            let mut changed = good.clone();
            let outcome = if field == "points" {
                &mut changed.points
            } else {
                &mut changed.measures
            };
            let right = outcome.take().map(Value::from).expect("written");
            *outcome = Some(Map::new());
            assert_eq!(
                findings(&changed),
                [difference(last, field, right, json!({}))]
            );
        }
    }

    #[test]
    fn each_legal_list_that_is_changed_is_told() {
        let mut lists = random("sacred-hill-2");
        let last = lists.moves.len();
        let legal = lists.legal.as_mut().expect("asked for");
        legal[0].swap(0, 1);
        let missing = legal.pop().expect("moves");
        let told = findings(&lists);
        assert_eq!(
            told.iter().map(|finding| finding.event).collect::<Vec<_>>(),
            [1, last]
        );
        assert_eq!(
            told[1],
            difference(last, "legal", json!(missing), Value::Null)
        );

        let mut more = random("sacred-hill-2");
        more.legal.as_mut().expect("asked for").push(Vec::new());
        assert_eq!(
            findings(&more),
            [difference(last + 1, "legal", Value::Null, json!([]))]
        );
    }

    #[test]
    fn an_illegal_move_ends_the_replay() {
        let mut transcript = random("high-kings-1");
        transcript.moves[2] = transcript.moves[0].clone();
        let told = findings(&transcript);
        assert!(
            matches!(&told[..], [Finding { event: 3, found: Found::Illegal { explanation, .. } }]
                if explanation.clause == "B11"),
            "{told:?}"
        );
        let mut beyond = random("sacred-hill-1");
        beyond.moves.push("D4".into());
        beyond.legal = None;
        let told = findings(&beyond);
        assert!(
            matches!(&told[..], [Finding { found: Found::Illegal { explanation, .. }, .. }]
            if explanation.clause == "M6"),
            "{told:?}"
        );
    }

    #[test]
    fn a_game_may_break_off_only_without_an_outcome() {
        let whole = random("stone-of-destiny");
        let mut game = AnyGame::read("stone-of-destiny").expect("a name");
        for token in &whole.moves[..9] {
            game.play(token).expect("legal");
        }
        let mut part = Transcript {
            moves: whole.moves[..9].to_vec(),
            legal: None,
            last: Some(game.to_string()),
            points: None,
            measures: None,
            ..whole
        };
        assert_eq!(findings(&part), []);
        part.points = Some(points(&game));
        assert_eq!(
            findings(&part),
            [difference(9, "points", Value::Null, points(&game).into())]
        );
    }

    #[test]
    fn a_start_of_another_variant_is_told_once_and_not_played() {
        for variant in ["sacred-hill-2", "four-treasures-doubles"] {
            let other = Transcript {
                variant: variant.into(),
                ..random("sacred-hill-1")
            };
            let told = difference(0, "variant", "sacred-hill-1".into(), variant.into());
            assert_eq!(findings(&other), [told]);
        }
    }

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
        let mut transcript = random("high-kings-1");
        let points = transcript.points.iter_mut().flat_map(Map::values_mut);
        let measures = transcript.measures.iter_mut().flat_map(Map::values_mut);
        let numbers = measures.filter_map(Value::as_array_mut).flatten();
        for number in points.chain(numbers) {
            *number = number.as_f64().into();
            assert!(number.is_f64());
        }
        assert_eq!(findings(&transcript), []);
    }

    #[test]
    fn what_cannot_be_read_is_refused_by_key() {
        let good = random("four-treasures");
        let refused = |transcript: &Transcript| {
            replay(transcript, |_| Then::Go)
                .expect_err("bad")
                .to_string()
        };
        let variant = Transcript {
            variant: "chess".into(),
            ..good.clone()
        };
        assert_eq!(refused(&variant), ", variant: unknown variant");
        let start = Transcript {
            start: "four-treasures".into(),
            ..good.clone()
        };
        assert_eq!(
            refused(&start),
            ", start: line, column 15: not seven fields with one space between"
        );
        let mut token = good;
        token.moves[4] = "pass".into();
        assert_eq!(
            refused(&token),
            ", event 5, moves: \"pass\" is not a move token of four-treasures"
        );
    }

    #[test]
    fn m8_of_a_game_with_an_unchallenged_move_only_the_form_is_checked() {
        let mut transcript = random("four-treasures");
        transcript.challenge = Some(true);
        transcript.moves[1] = transcript.moves[0].clone();
        assert_eq!(findings(&transcript), []);
        transcript.last = Some("F".into());
        assert!(replay(&transcript, |_| Then::Go).is_err());
    }
}
