//! Actions and draws as objects with fields, which a client reads and composes without knowing the grammar of tokens.

use std::slice;

use catalog::{Action, Draw, Ply, PlyRef};
use seat_of_kings::{Decision, FieldValue, Key};
use serde::de::Error;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::action_moves::{move_of, serialize_move};
use crate::Refusal;

/// An action by its kind and its fields. Hills, positions, regions, pieces and seats have their names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ActionFields {
    /// An action with all its fields.
    Whole(Action),
    /// Only the kind, for an action whose fields the reader may not know. Rule: SKO4
    Hidden(&'static str),
}

/// A chance event by its kind and its cards, in the order in which they were drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum DrawFields {
    /// The lots, in seat order. Rule: SKR1
    Lots {
        /// The cards.
        cards: Vec<u8>,
    },
    /// A shuffled deck, from top to bottom. Rule: SKC4
    Shuffle {
        /// The cards; none while the reader may not know them.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        cards: Vec<u8>,
    },
}

/// An action or a chance event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(untagged)]
pub enum PlyFields {
    /// An action.
    Action(ActionFields),
    /// A chance event.
    Draw(DrawFields),
}

/// A legal action: its token, and its fields.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ActionView {
    /// Its text in commands, in transcripts and on the command line.
    pub token: String,
    /// Its kind and fields.
    #[serde(flatten)]
    pub fields: ActionFields,
}

/// An action as a client sends it, by its token or its fields, read once. The text of a draw is read as well, for those that
/// compose games.
#[derive(Clone, PartialEq, Eq)]
pub struct ActionInput(Option<Ply>);

impl Serialize for ActionFields {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        match *self {
            Self::Whole(Action::Ringforts(mv)) => {
                serialize_move(mv, &mut object)?;
            }
            Self::Whole(Action::Kings(decision)) => {
                object.serialize_entry("kind", decision.kind().name)?;
                for (key, values) in decision.fields() {
                    object.serialize_entry(key.name, &Field(key, &values))?;
                }
            }
            Self::Hidden(kind) => object.serialize_entry("kind", kind)?,
        }
        object.end()
    }
}

/// A field of a decision: a list, or its one value.
struct Field<'a>(Key, &'a [FieldValue]);

impl Serialize for Field<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(key, values) = self;
        let mut values = values.iter().map(|&value| One(value));
        if key.is_list {
            serializer.collect_seq(values)
        } else {
            values.next().serialize(serializer)
        }
    }
}

/// A value of a field.
struct One(FieldValue);

impl Serialize for One {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            FieldValue::Number(number) => serializer.serialize_u8(number),
            FieldValue::Name(name) => serializer.serialize_str(name),
            FieldValue::Piece(piece) => serializer.collect_str(&piece),
        }
    }
}

/// The action of an object; `None` if it is none of any game.
fn action_of(object: &Map<String, Value>) -> Option<Action> {
    let name = object.get("kind")?.as_str()?;
    let kind = Decision::KINDS.iter().find(|kind| kind.name == name);
    let Some(kind) = kind else {
        return move_of(name, object).map(Action::Ringforts);
    };
    let values = kind
        .keys
        .iter()
        .map(|key| values_of(key, object.get(key.name)?));
    let values = values.collect::<Option<Vec<_>>>()?.concat();
    let decision = Decision::from_values(name, values.iter().map(String::as_str));
    decision.map(Action::Kings)
}

/// The values of a field; `None` if it has another form than its key says.
fn values_of(key: &Key, field: &Value) -> Option<Vec<String>> {
    let values = if key.is_list {
        field.as_array()?.as_slice()
    } else {
        slice::from_ref(field)
    };
    let texts = values.iter().map(|value| match value {
        Value::Number(number) if key.is_number => Some(number.to_string()),
        Value::String(name) if !key.is_number => Some(name.clone()),
        _ => None,
    });
    texts.collect()
}

impl PlyFields {
    /// All fields of a step.
    pub fn of(ply: PlyRef<'_>) -> Self {
        match ply {
            PlyRef::Action(action) => Self::Action(ActionFields::Whole(action)),
            PlyRef::Draw(Draw::Lots(cards)) => Self::Draw(DrawFields::Lots {
                cards: cards.to_vec(),
            }),
            PlyRef::Draw(Draw::Shuffle(cards)) => Self::Draw(DrawFields::Shuffle {
                cards: cards.to_vec(),
            }),
        }
    }

    /// Returns true if `region` is one of the fields.
    pub(crate) fn names_region(&self) -> bool {
        matches!(self, Self::Action(ActionFields::Whole(Action::Kings(decision)))
            if decision.kind().keys.iter().any(|key| key.name == "region"))
    }
}

impl ActionView {
    /// An action with its token.
    pub fn of(action: Action) -> Self {
        Self {
            token: action.to_string(),
            fields: ActionFields::Whole(action),
        }
    }
}

impl ActionInput {
    /// The action that is meant, legal or not.
    ///
    /// # Errors
    ///
    /// If it is none of any game.
    pub fn action(&self) -> Result<Action, Refusal> {
        match self.ply()? {
            Ply::Action(action) => Ok(*action),
            Ply::Draw(_) => Err(Refusal::NotAMove),
        }
    }

    /// The action or the draw that is meant, legal or not.
    ///
    /// # Errors
    ///
    /// If it is none of any game.
    pub fn ply(&self) -> Result<&Ply, Refusal> {
        self.0.as_ref().ok_or(Refusal::NotAMove)
    }
}

/// Serializes as the token.
impl Serialize for ActionInput {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Some(ply) => serializer.collect_str(ply),
            None => serializer.serialize_none(),
        }
    }
}

impl<'de> Deserialize<'de> for ActionInput {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::String(token) => Ok(token.as_str().into()),
            Value::Object(object) => Ok(Self(action_of(&object).map(Ply::Action))),
            _ => Err(D::Error::custom("neither a token nor an object")),
        }
    }
}

impl From<Action> for ActionInput {
    fn from(action: Action) -> Self {
        Self(Some(action.into()))
    }
}

impl From<&str> for ActionInput {
    fn from(token: &str) -> Self {
        Self(token.parse().ok())
    }
}

#[cfg(test)]
mod tests {
    use catalog::AnyVariant;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    #[test]
    fn fields_are_actions_and_back() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        for variant in AnyVariant::all() {
            let mut game = variant.start();
            for _ in 0..500 {
                for action in game.legal_actions().into_iter().take(300) {
                    let fields = ActionFields::Whole(action);
                    let json = serde_json::to_string(&fields).expect("JSON");
                    let read: ActionInput = serde_json::from_str(&json).expect("an object");
                    assert_eq!(read.action().ok(), Some(action), "{json}");
                    let token = ActionInput::from(action.to_string().as_str());
                    assert_eq!(token.action().ok(), Some(action));
                }
                if game.play_random(&mut rng).is_none() {
                    break;
                }
            }
        }
    }

    #[test]
    fn names_that_are_none_make_no_action() {
        for json in [
            r#"{"kind":"build","hill":"A1"}"#,
            r#"{"kind":"keep"}"#,
            r#"{"kind":"discard","card":"1"}"#,
            r#"{"kind":"discard","card":[1]}"#,
            r#"{"kind":"dance"}"#,
            r#"{"kind":"play","card":1,"region":"ulster F2","positions":[]}"#,
            r#"{"kind":"keep","cards":[1,2]}"#,
            r#"{"kind":"keep","cards":[1,2,37]}"#,
            r#"{"kind":"play","card":1,"region":"ulster","positions":[]}"#,
            r#"{"kind":"ransom","cumals":4}"#,
            r#"{"kind":"replace","hill":"D4","link":"é4E5"}"#,
            r#"{"kind":"start","seat":"green"}"#,
            r#"{"kind":"stone","card":8,"region":"ulster","pieces":["F2.00","H1.0"]}"#,
            r#"{"kind":"stone","card":8,"region":"ulster","pieces":["F2.0","H1.+1"]}"#,
        ] {
            let read: ActionInput = serde_json::from_str(json).expect(json);
            assert!(read.action().is_err(), "{json}");
        }
    }
}
