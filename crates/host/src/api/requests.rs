//! Bodies of requests and answers over HTTP.

use std::collections::BTreeMap;

use catalog::ExplanationValue;
use catalog::SubjectObject;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Fault;
use crate::secret::Secret;

/// The reason for the refusal.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ErrorBody {
    /// A stable code for it.
    pub code: &'static str,
    /// The reason as a sentence for people, in the language that the client asks for.
    pub sentence: String,
    /// The place and the fault, if known: the key of invalid terms, or the unreadable part of a message.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The clause that forbids a decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<ExplanationBody>,
    /// The fault of a position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<Box<Fault>>,
}

/// The clause that forbids an action, and the facts behind it.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = Why)]
pub struct ExplanationBody {
    /// The name of the clause, such as `SH3`.
    pub clause: &'static str,
    /// The token of the action that it forbids.
    pub token: String,
    /// The places that it rests on.
    pub places: Vec<String>,
    /// The thing on the table that it is about beside the places, to point at, in Seat of Kings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<SubjectObject>,
    /// The name of its sentence in `locales/`, for clients that speak for themselves.
    pub name: String,
    /// The other values of the sentence, by name: numbers, words that choose a case, lists of places.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(value_type = BTreeMap<String, serde_json::Value>)]
    pub values: BTreeMap<&'static str, ExplanationValue>,
    /// That sentence, in the language that the client asks for.
    pub sentence: String,
}

/// A table to be opened.
#[derive(Deserialize, ToSchema)]
pub struct OpenTable {
    /// The terms, in the form of `docs/protocol.md`.
    pub agreed: play::Agreement,
    /// True to make the table public; otherwise guests need its invitation.
    #[serde(default)]
    pub listed: bool,
    /// Chosen at random by the client, so that it holds its seats even if the answer is lost. Sent again, it opens no
    /// second table.
    pub secret: Secret,
    /// The seat to take at once, with all seats of its screen.
    #[serde(default)]
    pub seat: Option<String>,
    /// The name of the opener: 1 to 40 characters.
    #[serde(default)]
    pub name: Option<String>,
}

/// A table that was opened.
#[derive(Serialize, ToSchema)]
pub struct OpenedTable {
    /// The table.
    pub table: String,
    /// The invitation that lets a guest take a seat, to be sent in a link.
    pub invitation: String,
    /// The end of the invitation, in milliseconds since the beginning of 1970; 0 if it was withdrawn or replaced.
    pub invited_until: u64,
    /// The seats that were taken.
    pub seats: Vec<String>,
}

/// A guest who wants a seat.
#[derive(Deserialize, ToSchema)]
pub struct Join {
    /// The invitation; a listed table needs none.
    #[serde(default)]
    pub invitation: Option<Secret>,
    /// The secret of the seats from now on, chosen at random by the client, so that it holds them even if the answer is
    /// lost. Sent again, it takes no second seat.
    pub secret: Secret,
    /// The seat; the first free one if omitted.
    #[serde(default)]
    pub seat: Option<String>,
    /// The name of the guest: 1 to 40 characters.
    #[serde(default)]
    pub name: Option<String>,
}

/// The seats that a guest has taken.
#[derive(Debug, Serialize, ToSchema)]
pub struct TakenSeats {
    /// The table.
    pub table: String,
    /// The seats: all of one screen.
    pub seats: Vec<String>,
}

/// The seats that were moved to another device.
#[derive(Debug, Serialize, ToSchema)]
pub struct MovedSeats {
    /// The table.
    pub table: String,
    /// The seats.
    pub seats: Vec<String>,
    /// True if the rights of the opener moved with them: to close the table, to invite, list and dismiss.
    pub opener: bool,
    /// True if the table is listed.
    pub listed: bool,
}

/// A client that shows a secret.
#[derive(Deserialize, ToSchema)]
pub struct SecretBody {
    /// The secret of the seats.
    pub secret: Secret,
}

/// A request to remove a guest.
#[derive(Deserialize, ToSchema)]
pub struct Dismiss {
    /// The secret that opened the table.
    pub secret: Secret,
    /// The seat of the guest, who loses all seats of its screen.
    pub seat: String,
}

/// A request of the opener to give free seats to a computer player.
#[derive(Deserialize, ToSchema)]
pub struct Fill {
    /// The secret that opened the table.
    pub secret: Secret,
    /// The free seat; all free seats if omitted.
    #[serde(default)]
    pub seat: Option<String>,
    /// The player that takes them, such as `level:3`.
    pub program: String,
}

/// A request for another name at a table.
#[derive(Deserialize, ToSchema)]
pub struct Rename {
    /// The secret of the seats.
    pub secret: Secret,
    /// The name from now on: 1 to 40 characters.
    pub name: String,
}

/// A request of the opener to make a table public or private.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Listing {
    /// The secret that opened the table.
    pub secret: Secret,
    /// True if the table is public, and guests need no invitation.
    pub listed: bool,
}

/// An invitation that replaces all earlier ones of its table.
#[derive(Debug, Serialize, ToSchema)]
pub struct NewInvitation {
    /// The invitation that lets a guest take a seat, to be sent in a link.
    pub invitation: String,
    /// The end of the invitation, in milliseconds since the beginning of 1970.
    pub until: u64,
}

/// A report about another player at a table, for the operator of the server.
#[derive(Deserialize, ToSchema)]
pub struct ReportBody {
    /// The secret of a seat, which makes the report.
    pub secret: Secret,
    /// The seat of the reported player.
    pub about: String,
    /// The reason.
    pub reason: ReportReason,
    /// An explanation: 500 characters at most.
    #[serde(default)]
    pub text: String,
}

/// The reason of a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ReportReason {
    /// The name is insulting, or impersonates somebody.
    Name,
    /// The game is not played fairly.
    Cheating,
    /// The player keeps the others waiting on purpose.
    Stalling,
    /// Another reason, which the text gives.
    Other,
}

impl ReportReason {
    /// The reason as it is stored and sent.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Cheating => "cheating",
            Self::Stalling => "stalling",
            Self::Other => "other",
        }
    }
}

/// A code that lets another device take over seats.
#[derive(Serialize, ToSchema)]
pub struct Code {
    /// The code, to be sent in a link.
    pub code: String,
    /// The end of its validity, in milliseconds since the beginning of 1970.
    pub until: u64,
}

impl Code {
    /// The answer that gives this code.
    pub fn new(code: &Secret, until: u64) -> Self {
        Self {
            code: code.reveal(),
            until,
        }
    }
}

/// A device that takes over seats.
#[derive(Deserialize, ToSchema)]
pub struct HandOver {
    /// The code.
    pub code: Secret,
    /// The secret of the seats from now on, chosen at random by the device, so that it holds them even if the answer is lost.
    pub secret: Secret,
}

/// A request for the tables of some secrets.
#[derive(Deserialize, ToSchema)]
pub struct OwnTables {
    /// The secrets of their seats, a hundred at most.
    pub secrets: Vec<Secret>,
}

/// A request to delete a name.
#[derive(Deserialize, ToSchema)]
pub struct Forget {
    /// The secrets of the seats where it is, a hundred at most.
    pub secrets: Vec<Secret>,
}

/// The program that a server runs.
#[derive(Debug, Serialize, ToSchema)]
pub struct VersionBody {
    /// The version of the program, such as `0.1.0`.
    pub version: String,
    /// The first eight digits of the commit from which it was built, or `unknown`.
    pub commit: String,
    /// The version of the rules: games that began by another are replayed by theirs.
    pub rules: u32,
    /// The version of the protocol.
    pub protocol: u32,
}
