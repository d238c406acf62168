//! One game of Seat of Kings as one JSON object.

use catalog::AnyGame;
use catalog::json::present;
use catalog::seat_of_kings::outcome;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::transcript;

/// A transcript of a game, correct or not. Keys are written in this order.
///
/// The variant, the seats and the events are required; a replay checks the other fields if they are present. Unknown
/// keys are ignored.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = KingsTranscript)]
pub struct Transcript {
    /// The name of the variant, `seat-of-kings`.
    pub variant: String,
    /// The names of the seats in clockwise order.
    pub seats: Vec<String>,
    /// The options of the game; those left out have their defaults.
    #[serde(
        default,
        deserialize_with = "transcript::object",
        skip_serializing_if = "Option::is_none"
    )]
    #[schema(value_type = HashMap<String, Value>)]
    pub options: Option<Map<String, Value>>,
    /// The events in the order of play.
    pub events: Vec<TranscriptEvent>,
    /// The points of each seat, of a game that is over.
    #[serde(
        default,
        deserialize_with = "transcript::object",
        skip_serializing_if = "Option::is_none"
    )]
    #[schema(value_type = HashMap<String, Value>)]
    pub points: Option<Map<String, Value>>,
    /// The state of the table after the last event.
    #[serde(
        rename = "final",
        default,
        deserialize_with = "transcript::object",
        skip_serializing_if = "Option::is_none"
    )]
    #[schema(value_type = HashMap<String, Value>)]
    pub last: Option<Map<String, Value>>,
}

/// One event.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "Keys")]
pub struct TranscriptEvent {
    /// The decision or the draw.
    #[serde(flatten)]
    pub what: EventKind,
    /// The legal decisions before it, in byte order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<Vec<String>>,
}

/// The content of an event.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[serde(untagged)]
pub enum EventKind {
    /// Chance draws.
    Chance {
        /// The event, such as `lots 17 5 30`.
        chance: String,
    },
    /// A seat decides.
    Decision {
        /// The name of the seat.
        seat: String,
        /// The decision.
        #[serde(rename = "do")]
        decision: String,
    },
}

/// The keys of an event.
#[derive(Deserialize)]
struct Keys {
    #[serde(default, deserialize_with = "present")]
    chance: Option<String>,
    #[serde(default, deserialize_with = "present")]
    seat: Option<String>,
    #[serde(default, rename = "do", deserialize_with = "present")]
    decision: Option<String>,
    #[serde(default, deserialize_with = "present")]
    legal: Option<Vec<String>>,
}

impl TryFrom<Keys> for TranscriptEvent {
    type Error = &'static str;

    fn try_from(keys: Keys) -> Result<Self, Self::Error> {
        let what = match (keys.chance, keys.seat, keys.decision) {
            (Some(chance), None, None) => EventKind::Chance { chance },
            (None, Some(seat), Some(decision)) => EventKind::Decision { seat, decision },
            _ => return Err("an event has either `chance`, or `seat` and `do`"),
        };
        Ok(Self {
            what,
            legal: keys.legal,
        })
    }
}

/// The `final` field; `None` unless the game is Seat of Kings.
pub(crate) fn last(game: &AnyGame) -> Option<Map<String, Value>> {
    game.as_kings().map(|state| outcome(state.public()))
}
