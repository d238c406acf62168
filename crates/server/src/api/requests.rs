//! Bodies of requests and answers over HTTP.

use play::{ClockRule, Length};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::Fault;
use crate::secret::Secret;

/// Why something is refused.
#[derive(Debug, Clone, Serialize, ToSchema, TS)]
#[ts(optional_fields)]
pub(crate) struct ErrorBody {
    /// A word that stands for it and does not change.
    pub(crate) code: &'static str,
    /// The same as a sentence for people.
    pub(crate) sentence: String,
    /// Where and what, if that helps: the key of what cannot be agreed, or what of a message cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) detail: Option<String>,
    /// The clause that forbids a decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) why: Option<Why>,
    /// What is wrong with a position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) fault: Option<Box<Fault>>,
}

/// The clause that forbids a decision, and what it rests on.
#[derive(Debug, Clone, Serialize, ToSchema, TS)]
pub(crate) struct Why {
    /// The name of the clause, such as `SH3`.
    pub(crate) clause: &'static str,
    /// The token of the action that it forbids.
    pub(crate) token: String,
    /// The places that it rests on.
    pub(crate) places: Vec<String>,
    /// The name of its sentence in `locales/`, for a client that speaks another language.
    pub(crate) name: String,
    /// That sentence in English.
    pub(crate) sentence: String,
}

/// A table to be opened.
#[derive(Debug, Deserialize, ToSchema, TS)]
#[ts(optional_fields)]
pub(crate) struct OpenTable {
    /// What is agreed, as `docs/protocol.md` says it.
    #[schema(value_type = Object)]
    pub(crate) agreed: play::Agreed,
    /// Whether it is told to everybody who looks for a table; otherwise guests need its invitation.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub(crate) listed: bool,
    /// Chosen at random by the client, so that it holds its seats whatever becomes of the answer. Said again, it opens no
    /// second table.
    #[schema(value_type = String)]
    pub(crate) secret: Secret,
    /// The seat that is taken at once, with all seats of its screen.
    #[serde(default)]
    pub(crate) seat: Option<String>,
    /// The name of who opens it: 1 to 40 characters.
    #[serde(default)]
    pub(crate) name: Option<String>,
}

/// A table that was opened.
#[derive(Debug, Serialize, ToSchema, TS)]
pub(crate) struct Opened {
    /// The table.
    pub(crate) table: String,
    /// What lets a guest take a seat, to be given in a link.
    pub(crate) invitation: String,
    /// The seats that were taken.
    pub(crate) seats: Vec<String>,
}

/// A guest who wants a seat.
#[derive(Debug, Deserialize, ToSchema, TS)]
#[ts(optional_fields)]
pub(crate) struct Join {
    /// The invitation; a listed table needs none.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub(crate) invitation: Option<Secret>,
    /// The secret of the seats from now on, chosen at random by the client, so that it holds them whatever becomes of the
    /// answer. Said again, it takes no second seat.
    #[schema(value_type = String)]
    pub(crate) secret: Secret,
    /// The seat; the first free one if it is left out.
    #[serde(default)]
    pub(crate) seat: Option<String>,
    /// The name of the guest: 1 to 40 characters.
    #[serde(default)]
    pub(crate) name: Option<String>,
}

/// The seats that somebody has taken.
#[derive(Debug, Serialize, ToSchema, TS)]
pub(crate) struct Taken {
    /// The table.
    pub(crate) table: String,
    /// The seats: all of one screen.
    pub(crate) seats: Vec<String>,
}

/// Somebody who says which seats are theirs.
#[derive(Debug, Deserialize, ToSchema, TS)]
pub(crate) struct SecretBody {
    /// The secret of the seats.
    #[schema(value_type = String)]
    pub(crate) secret: Secret,
}

/// A code that lets another device take over seats.
#[derive(Debug, Serialize, ToSchema, TS)]
pub(crate) struct Code {
    /// The code, to be given in a link.
    pub(crate) code: String,
    /// Until when it is good, in milliseconds since the beginning of 1970.
    pub(crate) until: u64,
}

/// A device that takes over seats.
#[derive(Debug, Deserialize, ToSchema, TS)]
pub(crate) struct HandOver {
    /// The code.
    #[schema(value_type = String)]
    pub(crate) code: Secret,
    /// The secret of the seats from now on, chosen at random by the device, so that it holds it whatever becomes of the answer.
    #[schema(value_type = String)]
    pub(crate) secret: Secret,
}

/// Somebody who asks for their tables.
#[derive(Debug, Deserialize, ToSchema, TS)]
pub(crate) struct Mine {
    /// The secrets of their seats, a hundred at most.
    #[schema(value_type = Vec<String>)]
    pub(crate) secrets: Vec<Secret>,
}

/// Somebody whose name is to be deleted.
#[derive(Debug, Deserialize, ToSchema, TS)]
pub(crate) struct Forget {
    /// The secrets of the seats where it is, a hundred at most.
    #[schema(value_type = Vec<String>)]
    pub(crate) secrets: Vec<Secret>,
}

/// A table in a list.
#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(optional_fields)]
pub(crate) struct TableEntry {
    /// The table.
    pub(crate) table: String,
    /// How far it has come.
    pub(crate) stage: String,
    /// When it was opened, in milliseconds since the beginning of 1970.
    pub(crate) opened_at: u64,
    /// The variant.
    pub(crate) variant: String,
    /// The law of the clocks.
    #[schema(value_type = Object)]
    pub(crate) clock: ClockRule,
    /// How many games are played.
    #[schema(value_type = String)]
    pub(crate) length: Length,
    /// The position text in which its games begin, if one was agreed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) start: Option<String>,
    /// How many games are over.
    pub(crate) games: u32,
    /// Its seats, in turn order.
    pub(crate) seats: Vec<SeatEntry>,
}

/// A seat of a table in a list.
#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(optional_fields)]
pub(crate) struct SeatEntry {
    /// Its name.
    pub(crate) seat: String,
    /// The player of the program that takes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) program: Option<String>,
    /// The name of the person who takes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) name: Option<String>,
    /// Whether it waits for a person.
    pub(crate) free: bool,
    /// Whether it is of one of the secrets that were presented.
    #[serde(skip_serializing_if = "is_not")]
    #[ts(optional, as = "Option<_>")]
    pub(crate) yours: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde lends the answer")]
const fn is_not(answer: &bool) -> bool {
    !*answer
}

/// A variant on offer.
#[derive(Debug, Serialize, ToSchema, TS)]
pub(crate) struct VariantEntry {
    /// Its name.
    pub(crate) variant: &'static str,
    /// The name of its rule book.
    pub(crate) book: &'static str,
    /// The level of that book.
    pub(crate) level: u8,
    /// Its seats, in turn order.
    pub(crate) seats: Vec<&'static str>,
    /// How few of them can be taken.
    pub(crate) fewest_players: usize,
}

/// A draft of decisions to be shown.
#[derive(Debug, Deserialize, ToSchema, TS)]
pub(crate) struct PreviewOf {
    /// The secret of the seat.
    #[schema(value_type = String)]
    pub(crate) secret: Secret,
    /// The seat.
    pub(crate) seat: String,
    /// Its actions in order, as tokens or by their fields; 32 at most.
    #[schema(value_type = Vec<Object>)]
    pub(crate) draft: Vec<play::ActionInput>,
}

/// What a draft would do.
#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(optional_fields, rename = "PreviewAnswer")]
pub(crate) struct Preview {
    /// The version of the table that it begins at.
    pub(crate) version: u32,
    /// What it would do, as `docs/protocol.md` says it.
    #[schema(value_type = Object)]
    pub(crate) preview: play::Preview,
}

/// A decision to be explained.
#[derive(Debug, Deserialize, ToSchema, TS)]
pub(crate) struct WhyNot {
    /// The secret of the seat.
    #[schema(value_type = String)]
    pub(crate) secret: Secret,
    /// The seat.
    pub(crate) seat: String,
    /// The action, as a token or by its fields.
    #[schema(value_type = Object)]
    pub(crate) action: play::ActionInput,
}

/// A seat that asks for a hint.
#[derive(Debug, Deserialize, ToSchema, TS)]
pub(crate) struct HintFor {
    /// The secret of the seat.
    #[schema(value_type = String)]
    pub(crate) secret: Secret,
    /// The seat.
    pub(crate) seat: String,
}

/// What a computer player would decide in the place of a seat.
#[derive(Debug, Serialize, ToSchema, TS)]
pub(crate) struct Hint {
    /// The version of the table that it is for.
    pub(crate) version: u32,
    /// The action.
    #[schema(value_type = Object)]
    pub(crate) action: play::ActionView,
    /// The level of the player.
    pub(crate) level: u8,
}
