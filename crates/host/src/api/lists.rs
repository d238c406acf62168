//! Lists of tables and variants: what is on offer, and who plays.

use std::collections::BTreeMap;

use play::{ClockRule, Length};
use serde::Serialize;
use utoipa::ToSchema;

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
    /// True if the last game was aborted, so that nobody scored in it.
    #[serde(skip_serializing_if = "is_not")]
    pub aborted: bool,
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
    pub stacks: Option<BTreeMap<String, BTreeMap<String, Vec<String>>>>,
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
    /// The clauses behind its words, marks and score lines, by the names of their sentences in `locales/`. What only other
    /// variants have is not among them.
    pub clauses: BTreeMap<&'static str, &'static str>,
    /// The words that are explained at a moment, each after the phase, the field of a board or the question with which it comes.
    pub words: Vec<[&'static str; 2]>,
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
