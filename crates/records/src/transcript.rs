//! One ringfort game as one JSON object.

use catalog::AnyGame;
use catalog::json::{OrderedMap, present};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

/// A transcript of a ringfort game, correct or not. Keys are written in this order.
///
/// The variant, the start and the moves are required; [`replay`](crate::replay) checks the other fields if they are
/// present. Unknown keys are ignored.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Transcript {
    /// The name of the variant.
    pub variant: String,
    /// The names of its seats in turn order.
    #[serde(
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none"
    )]
    pub seats: Option<Vec<String>>,
    /// The text of the first position.
    pub start: String,
    /// The tokens of the moves in the order of play.
    pub moves: Vec<String>,
    /// For each move, the legal tokens before it in byte order.
    #[serde(
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none"
    )]
    pub legal: Option<Vec<Vec<String>>>,
    /// The text of the last position.
    #[serde(
        rename = "final",
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none"
    )]
    pub last: Option<String>,
    /// The points of each side, of a game that is over.
    #[serde(
        default,
        deserialize_with = "object",
        skip_serializing_if = "Option::is_none"
    )]
    #[schema(value_type = HashMap<String, Value>)]
    pub points: Option<Map<String, Value>>,
    /// The measures that decide the points, of a game that is over.
    #[serde(
        default,
        deserialize_with = "object",
        skip_serializing_if = "Option::is_none"
    )]
    #[schema(value_type = HashMap<String, Value>)]
    pub measures: Option<Map<String, Value>>,
    /// True if it has an illegal move that nobody challenged. Rule: M8
    #[serde(
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none"
    )]
    pub challenge: Option<bool>,
}

/// An object that has no key twice, where the JSON reader would keep the last.
pub(crate) fn object<'de, D: Deserializer<'de>>(
    from: D,
) -> Result<Option<Map<String, Value>>, D::Error> {
    let OrderedMap(entries) = OrderedMap::deserialize(from)?;
    Ok(Some(entries.into_iter().collect()))
}

/// The points of a game by side, as a transcript has them.
pub(crate) fn points(game: &AnyGame) -> Map<String, Value> {
    let points = game.score().points.into_iter();
    points
        .map(|(side, points)| (side.into(), points.into()))
        .collect()
}

/// The measures of a game, as a transcript has them.
pub(crate) fn measures(game: &AnyGame) -> Map<String, Value> {
    let measures = game.score().measures.into_iter();
    measures
        .map(|(name, numbers)| (name.into(), Value::from(numbers.to_vec())))
        .collect()
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;
    use crate::AnyTranscript;

    #[test]
    fn keys_are_written_in_their_order() -> io::Result<()> {
        let game = AnyGame::read("high-kings-1").expect("a name");
        let transcript = Transcript {
            variant: "high-kings-1".into(),
            seats: Some(vec!["red".into(), "blue".into()]),
            start: "S".into(),
            moves: vec!["D4".into()],
            legal: Some(vec![vec!["B2".into(), "D4".into()]]),
            last: Some("F".into()),
            points: Some(points(&game)),
            measures: Some(measures(&game)),
            challenge: None,
        };
        let mut line = Vec::new();
        AnyTranscript::Ringforts(transcript.clone()).write(&mut line)?;
        let want = concat!(
            r#"{"variant":"high-kings-1","seats":["red","blue"],"start":"S","moves":["D4"],"#,
            r#""legal":[["B2","D4"]],"final":"F","points":{"red":1,"blue":1},"#,
            r#""measures":{"kingdoms":[0,0],"territory":[0,0],"kings_captured":[0,0]}}"#,
            "\n",
        );
        assert_eq!(String::from_utf8_lossy(&line), want);
        assert_eq!(serde_json::from_slice::<Transcript>(&line)?, transcript);
        Ok(())
    }

    #[test]
    fn what_was_not_asked_for_is_not_written() -> io::Result<()> {
        let read = r#"{"variant":"V","note":[null],"start":"S","moves":[]}"#;
        let transcript: Transcript = serde_json::from_str(read)?;
        let mut line = Vec::new();
        AnyTranscript::Ringforts(transcript.clone()).write(&mut line)?;
        assert_eq!(line, b"{\"variant\":\"V\",\"start\":\"S\",\"moves\":[]}\n");
        Ok(())
    }
}
