//! Views: everything that a reader of a table may see, a seat or a spectator.

mod action;
mod action_moves;
mod action_schema;
mod builder;
mod follows;
mod legal;
mod log_detail;
mod part;
mod public_view;
mod visibility;

use catalog::schema::one_of;
use game::Seat;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use crate::agreement::Taker;
use crate::fair::Bytes;
use crate::{
    ClockRule, Decider, Departure, Ending, KingsCounts, KingsView, Length, Measures, Offer,
    RingfortsView, Stage, VacancyReason,
};

pub use action::{ActionFields, ActionInput, ActionView, DrawFields, PlyFields};
pub use legal::{Legal, PlayFits, StonePieces};
pub use log_detail::LogDetail;
pub use part::ViewPart;
pub use public_view::PublicView;

/// The reader of a view.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reader {
    /// The taker of this seat.
    Seat(Seat),
    /// A spectator.
    Watcher,
}

/// A table as one reader may see it. It is made only from what that reader may know.
#[derive(Clone, PartialEq, Serialize, ToSchema)]
pub struct View<'a> {
    /// The number of events.
    pub version: u32,
    /// The name of the variant.
    pub variant: &'static str,
    /// The time control.
    pub clock: ClockRule,
    /// The number of games.
    pub length: Length,
    /// The position text in which its games begin, if one was agreed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<&'a str>,
    /// The number of entries of the log that were agreed to be played already when the game began.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opening: Option<usize>,
    /// The seat that reads; absent for a spectator.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub you: Option<&'a str>,
    /// The stage of the table.
    #[schema(schema_with = stage_schema)]
    pub stage: &'static str,
    /// The standing of the match.
    #[schema(value_type = StandingView)]
    pub standing: ViewPart<StandingView<'a>>,
    /// The seats, in turn order.
    #[schema(value_type = Vec<SeatView>)]
    pub seats: ViewPart<Vec<SeatView<'a>>>,
    /// The ringfort board with everything that the rules say about it, so that a client needs no rules; absent in Seat of Kings.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<RingfortsView>)]
    pub board: Option<ViewPart<RingfortsView>>,
    /// The game of Seat of Kings with everything that the rules say about it, so that a client needs no rules; absent in ringfort games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kings: Option<KingsView>,
    /// The counts of the seats in a game of Seat of Kings that is over, in turn order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counts: Option<Vec<KingsCounts>>,
    /// The seat whose turn it is; absent if no seat decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<&'a str>,
    /// The legal decisions of the seat that reads, if it must decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<Legal>,
    /// The cards that the reader chose before its turn to choose.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen: Option<ActionView>,
    /// The points of each side on the current board, and the measures behind them; absent in Seat of Kings. Rule: M5
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = HashMap<String, Vec<u32>>)]
    pub measures: Option<ViewPart<Measures>>,
    /// The open offer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<OfferView<'a>>,
    /// The last offer that a seat declined, by `decline` or by playing on; absent after the next decision or offer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declined: Option<DeclinedView<'a>>,
    /// The seats that became free last before the first game, and why, until one of them sits again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vacancy: Option<VacancyView<'a>>,
    /// The ending of the last game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// Why the table was stopped, if it was: `void_draws` (too many before a game), `closed` (by its opener), `host`, `full`
    /// (it had all events that it may have), or `player` or `failed` (a fault of the program).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stop_reason: Option<&'a str>,
    /// True if the seat that reads can take back its last decision, in Seat of Kings its last turn, at once.
    pub can_undo: bool,
    /// Why the seat that reads can take nothing back, not even by asking, if so: the code of the refusal, such as `shown`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undo_barred: Option<&'static str>,
    /// True if the seat that reads can abort the game.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub can_abort: bool,
    /// True if no clock runs before each person has decided in this game.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub clocks_wait: bool,
    /// True if the seat that reads can have a hint now.
    pub can_hint: bool,
    /// The commitments of the table to its draws, and at the end of a game the secret that proves them.
    #[schema(value_type = FairnessView)]
    pub fairness: ViewPart<FairnessView>,
    /// The number of the first entry in `log`, from 0.
    pub log_from: usize,
    /// The number of log entries that a client keeps, if fewer than `log_from`: those between were not sent, but can be requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log_kept: Option<usize>,
    /// The entries of the log from there on.
    #[schema(value_type = Vec<EntryView>)]
    pub log: Vec<ViewPart<EntryView<'a>>>,
}

/// The standing of a match.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct StandingView<'a> {
    /// The number in the match of the game that is next, played, or was played last, from 1.
    pub game: usize,
    /// The number of games in the match.
    pub games: usize,
    /// The points of each side in the games that are over.
    pub points: Vec<u32>,
    /// The points of each side, game by game.
    pub results: Vec<&'a [u8]>,
    /// The seat that begins the next game, or a rematch; omitted before the first game is over, and where lots decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next_start: Option<&'a str>,
}

/// One seat.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct SeatView<'a> {
    /// Its name.
    pub seat: &'a str,
    /// The number of its side, from 0.
    pub side: usize,
    /// Its taker.
    #[serde(flatten)]
    pub taker: &'a Taker,
    /// True if its person sits, or it needs none.
    pub sits: bool,
    /// True if it must decide.
    pub asked: bool,
    /// The way in which it left the game, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<Departure>,
    /// The time left on its clock, in milliseconds; absent without clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock_ms: Option<u64>,
    /// True if its clock runs.
    pub runs: bool,
}

/// An open offer.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct OfferView<'a> {
    /// The offer.
    pub offer: Offer,
    /// The seat that offers it.
    pub by: &'a str,
    /// The seats that have still to answer.
    pub waits: Vec<&'a str>,
    /// For a takeback: the number of log entries that it would leave.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kept: Option<usize>,
}

/// An offer that was declined.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct DeclinedView<'a> {
    /// The offer.
    pub offer: Offer,
    /// The seat that made it.
    pub by: &'a str,
    /// The seat that declined it.
    pub seat: &'a str,
}

/// Seats that are free again before the first game.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct VacancyView<'a> {
    /// The seats.
    pub seats: Vec<&'a str>,
    /// The reason.
    pub reason: VacancyReason,
}

/// The commitments of the table to its draws. `docs/fairness.md` explains how to check them.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct FairnessView {
    /// The number of the game at the table, from 0.
    pub game: u32,
    /// The hash of the secret of the game that is next, played, or was played last.
    pub commitment: Bytes,
    /// The commitment of each seat, in turn order; null for programs and before the seat sits.
    pub commitments: Vec<Option<Bytes>>,
    /// The share that each seat has revealed, in turn order; 64 zeros if it has not revealed it.
    pub sent: Vec<Bytes>,
    /// The time by which all persons must reveal, in milliseconds since the beginning of 1970; only while some have not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reveal_by: Option<u64>,
    /// The last draw of this game that is void, because seats did not reveal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub void_draw: Option<VoidDrawView>,
    /// The number of times that the host has restored the table from a backup, each of which renewed all later draws.
    pub renewals: usize,
    /// The secret of the last game that is over, or of the one at which the host stopped the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub revealed: Option<RevealedSecret>,
}

/// A draw that began no game.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct VoidDrawView {
    /// The number of void draws of this game.
    pub count: u32,
    /// The seats whose shares were missing when the last of them became void.
    pub seats: Vec<String>,
    /// The secret of the table for the last of them.
    pub secret: Bytes,
}

/// The secret of a game that is over.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
pub struct RevealedSecret {
    /// The number of the game at the table, from 0.
    pub game: u32,
    /// Its secret.
    pub secret: Bytes,
}

/// One entry of the log.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct EntryView<'a> {
    /// The version of the table that it made.
    pub version: u32,
    /// The seat that decided; absent for a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<&'a str>,
    /// The decider, if not the taker of the seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Decider>,
    /// The token of the action, or the text of the chance event; `None` if part of it is hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// The same by its fields, with its effects and changes.
    pub detail: LogDetail,
}

/// A game as everybody saw it after some of its log entries.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct MomentView {
    /// The number of those entries.
    pub count: usize,
    /// The version of the table that the last of them made; absent at the start of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<u32>,
    /// As in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<RingfortsView>,
    /// As in the view of a spectator.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kings: Option<KingsView>,
    /// As in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<HashMap<String, Vec<u32>>>)]
    pub measures: Option<Measures>,
}

impl Stage {
    /// Its name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Seating => "seating",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Stopped => "stopped",
        }
    }
}

fn stage_schema() -> Object {
    one_of([Stage::Seating, Stage::Playing, Stage::Over, Stage::Stopped].map(Stage::name))
}
