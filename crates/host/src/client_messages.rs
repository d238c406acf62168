//! Reads the messages of clients; of an unreadable one, it finds the table and the id if they are there.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use crate::api::FromClient;
use crate::problem::Problem;
use crate::table_id::TableId;

/// The greatest id of an order: JSON numbers beyond it are not read alike everywhere.
const MAX_ID: u64 = (1 << 53) - 1;

/// A message that is not read: what it is about, as far as it says so, and why.
pub struct Unread {
    /// The table.
    pub table: Option<TableId>,
    /// The number of the order.
    pub id: Option<u64>,
    /// The reason.
    pub problem: Problem,
}

#[derive(Default, Deserialize)]
struct About {
    #[serde(default, deserialize_with = "readable")]
    table: Option<TableId>,
    #[serde(default, deserialize_with = "readable")]
    id: Option<u64>,
}

impl Unread {
    /// A message that is refused for this reason.
    pub fn of(text: &str, problem: Problem) -> Self {
        let about: About = serde_json::from_str(text).unwrap_or_default();
        Self {
            table: about.table,
            id: about.id.filter(|&id| id <= MAX_ID),
            problem,
        }
    }
}

/// A value if it can be read, or else `None`.
fn readable<'de, T: DeserializeOwned, D: Deserializer<'de>>(
    from: D,
) -> Result<Option<T>, D::Error> {
    let value = Value::deserialize(from)?;
    Ok(serde_json::from_value(value).ok())
}

/// Reads a message.
///
/// # Errors
///
/// [`Problem::Malformed`], with what the message is about.
pub fn read_message(text: &str) -> Result<FromClient, Box<Unread>> {
    let malformed = |why: String| Box::new(Unread::of(text, Problem::Malformed(why)));
    match serde_json::from_str(text) {
        Ok(FromClient::Order { order, .. }) if order.id > MAX_ID => {
            Err(malformed("id: at most 2^53 - 1".into()))
        }
        Ok(message) => Ok(message),
        Err(error) => Err(malformed(error.to_string())),
    }
}
