//! Bodies of requests and answers over HTTP.

use std::collections::{BTreeMap, HashMap};

use catalog::ExplanationValue;
use catalog::seat_of_kings::SubjectObject;
use play::{ClockRule, Length};
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
    /// What it is about beside the places, in Seat of Kings: a thing on the table to point at.
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
    /// Whether the rights of the opener moved with them: to close the table, to invite, list and dismiss.
    pub opener: bool,
    /// Whether the table is listed.
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

/// A table in a list.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TableEntry {
    /// The table.
    pub table: String,
    /// The stage of the table.
    pub stage: String,
    /// The time of opening, in milliseconds since the beginning of 1970.
    pub opened_at: u64,
    /// The variant.
    pub variant: String,
    /// The time control.
    pub clock: ClockRule,
    /// The number of games.
    pub length: Length,
    /// The position text in which its games begin, if one was agreed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The number of finished games.
    pub games: u32,
    /// Its seats, in turn order.
    pub seats: Vec<SeatEntry>,
    /// Its current state; absent in the list of tables that wait for guests.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub live: Option<LiveEntry>,
}

/// The current state of a listed table, as everybody may see it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct LiveEntry {
    /// The number of its events.
    pub version: u32,
    /// The time of the last of them, in milliseconds since the beginning of 1970.
    pub moved_at: u64,
    /// The seats that must decide.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub asked: Vec<String>,
    /// The seats of the side with the most points in the finished games; omitted on a tie.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ahead: Vec<String>,
    /// The points of each side in the games that are over.
    pub points: Vec<u32>,
    /// The board.
    pub board: BoardEntry,
}

/// A board in a list. Fields that a game does not have are omitted.
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct BoardEntry {
    /// The ringforts of each side, as names of hills.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ringforts: Option<[String; 2]>,
    /// Its kings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kings: Option<[String; 2]>,
    /// Its bridges, two hills each.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub links: Option<[String; 2]>,
    /// In Seat of Kings the stacks by region and position: the owners of the pieces from bottom to top, a King piece in
    /// capitals.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stacks: Option<HashMap<String, HashMap<String, Vec<String>>>>,
}

/// A seat of a table in a list.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SeatEntry {
    /// Its name.
    pub seat: String,
    /// The computer player that takes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub program: Option<String>,
    /// The name of the person who takes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// True if it waits for a person.
    pub free: bool,
    /// True if its person is connected; only for a seat taken by a person, in lists that check it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub here: Option<bool>,
    /// True if one of the given secrets holds it.
    #[serde(skip_serializing_if = "is_not")]
    pub yours: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde lends the answer")]
const fn is_not(answer: &bool) -> bool {
    !*answer
}

/// A variant on offer.
#[derive(Debug, Serialize, ToSchema)]
pub struct VariantEntry {
    /// Its name.
    pub variant: &'static str,
    /// The name of its rule book.
    pub book: &'static str,
    /// The level of that book.
    pub level: u8,
    /// Its seats, in turn order.
    pub seats: Vec<&'static str>,
    /// The minimum number of players.
    pub fewest_players: usize,
}

/// The details of a variant that a client needs to teach it and to edit its positions.
#[derive(Debug, Serialize, ToSchema)]
pub struct VariantDetails {
    /// Its name.
    pub variant: &'static str,
    /// The names of the sentences in `locales/` that teach it, in order.
    pub lessons: &'static [&'static str],
    /// The form of its position texts; `None` for Seat of Kings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub form: Option<PositionForm>,
}

/// The optional fields of the position texts of a ringfort game. `docs/notation.md` describes the
/// fields.
#[derive(Debug, Serialize, ToSchema)]
pub struct PositionForm {
    /// The phases, in the order in which a game goes through them.
    pub phases: Vec<&'static str>,
    /// True if there are kings on the board. Rule: SD1, HK1
    pub has_kings: bool,
    /// True if lost kings are counted. Rule: HK13
    pub counts_lost_kings: bool,
    /// True if links are part of the position; if not, they follow from the ringforts. Rule: B5, SD4
    pub has_links: bool,
    /// True if a number of last turns can be left. Rule: M6, HK9, HK11
    pub has_last_turns: bool,
}

/// A draft of actions to preview.
#[derive(Deserialize, ToSchema)]
pub struct PreviewOf {
    /// The secret of the seat.
    pub secret: Secret,
    /// The seat.
    pub seat: String,
    /// Its actions in order, as tokens or by their fields; 32 at most.
    pub draft: Vec<play::ActionInput>,
}

/// The preview of a draft.
#[derive(Serialize, ToSchema)]
#[schema(as = PreviewAnswer)]
pub struct Preview {
    /// The version of the table that it begins at.
    pub version: u32,
    /// The preview, in the form of `docs/protocol.md`.
    pub preview: play::Preview,
}

/// A turn of Seat of Kings to plan.
#[derive(Deserialize, ToSchema)]
pub struct TurnOf {
    /// The secret of the seat.
    pub secret: Secret,
    /// The seat.
    pub seat: String,
    /// The turn.
    #[serde(flatten)]
    pub wishes: WishesOf,
}

/// A player's choices for a turn of Seat of Kings.
#[derive(Deserialize, ToSchema)]
pub struct WishesOf {
    /// The action that begins it; none if the turn has begun.
    pub begin: Option<play::ActionInput>,
    /// Unusual steps to add where they are legal; 32 at most.
    #[serde(default)]
    pub also: Vec<play::ActionInput>,
    /// Usual steps to leave out; 32 at most.
    #[serde(default)]
    pub without: Vec<play::ActionInput>,
}

/// The plan of a turn.
#[derive(Serialize, ToSchema)]
#[schema(as = TurnAnswer)]
pub struct Turn {
    /// The version of the table that it begins at.
    pub version: u32,
    /// The plan, in the form of `docs/protocol.md`.
    pub plan: play::TurnPlan,
}

/// A request for the usual turns of a card.
#[derive(Deserialize, ToSchema)]
pub struct TurnsOf {
    /// The secret of the seat.
    pub secret: Secret,
    /// The seat.
    pub seat: String,
    /// The card.
    pub card: u8,
}

/// The usual turn of each fit of a card.
#[derive(Serialize, ToSchema)]
#[schema(as = TurnsAnswer)]
pub struct Turns {
    /// The version of the table at which they begin.
    pub version: u32,
    /// The turns.
    pub turns: Vec<play::UsualTurn>,
}

/// A request to explain why an action is not legal.
#[derive(Deserialize, ToSchema)]
pub struct WhyNot {
    /// The secret of the seat.
    pub secret: Secret,
    /// The seat.
    pub seat: String,
    /// The action, as a token or by its fields. A play may name one position of a fit of two: the explanation is then for the whole fit.
    pub action: play::ActionInput,
}

/// A seat that asks for a hint.
#[derive(Deserialize, ToSchema)]
pub struct HintFor {
    /// The secret of the seat.
    pub secret: Secret,
    /// The seat.
    pub seat: String,
}

/// A hint for a seat: the action of a computer player.
#[derive(Debug, Serialize, ToSchema)]
pub struct Hint {
    /// The version of the table that it is for.
    pub version: u32,
    /// The action.
    pub action: play::ActionView,
    /// The level of the player.
    pub level: u8,
}

/// The transcript of a game, as `docs/notation.md` describes it. The server sends the text that it keeps.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum TranscriptBody {
    /// Of a ringfort game.
    Ringforts(records::Transcript),
    /// Of Seat of Kings.
    Kings(records::seat_of_kings::Transcript),
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
