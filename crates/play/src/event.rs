//! Events of a table, which determine its whole state.

use catalog::{Action, Draw};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Agreement;
use crate::fair::{Bytes, Root};

/// The version of the rules that this program plays by. It rises with every change of the rules that a stored game
/// might not survive.
pub const RULES: u32 = 2;

/// The oldest version of the rules whose tables still open. Version 2 withdraws the kings of a side that HK9 forces to pass:
/// that changes final boards, and no move or result.
pub(crate) const OLDEST_RULES: u32 = 1;

/// An event with its time.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimedEvent {
    /// The time of the event, in milliseconds since the beginning of 1970; never less than that of the event before.
    pub at: u64,
    /// The order that the event follows from, if it is the first that does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<OrderStamp>,
    /// The number of that order, in events that were written before orders had stamps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
    /// The event.
    #[serde(flatten)]
    pub event: Event,
}

/// The identity of an order of a seat. It is stored as a list without names, since most events have one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(u8, u64, u32)", into = "(u8, u64, u32)")]
pub struct OrderStamp {
    /// The seat.
    pub seat: u8,
    /// The number that its client gave to the order.
    pub id: u64,
    /// The first bytes of the hash of its command.
    pub digest: u32,
}

impl From<(u8, u64, u32)> for OrderStamp {
    fn from((seat, id, digest): (u8, u64, u32)) -> Self {
        Self { seat, id, digest }
    }
}

impl From<OrderStamp> for (u8, u64, u32) {
    fn from(stamp: OrderStamp) -> Self {
        (stamp.seat, stamp.id, stamp.digest)
    }
}

/// An event at a table. Seats are numbers in turn order, from 0. The aliases are the names of events and fields in databases and files
/// of builds in which seats did not commit, which stay readable.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The table was opened; the first event, and only that.
    Opened {
        /// The version of the rules.
        rules: u32,
        /// The terms.
        agreed: Box<Agreement>,
        /// The secret from which all draws follow.
        root: Root,
    },
    /// A person took a seat for the next game and revealed at once what it adds to everything random, as in events that were
    /// written before seats committed to it.
    #[serde(alias = "sat")]
    SeatTaken {
        /// The seat.
        seat: u8,
        /// Its share of the draws.
        sent: Bytes,
    },
    /// A person took a seat for the next game.
    SeatCommitted {
        /// The seat.
        seat: u8,
        /// The hash of what it adds to everything random.
        commitment: Bytes,
    },
    /// A person revealed what it adds to everything random.
    SeatRevealed {
        /// The seat.
        seat: u8,
        /// Its share of the draws.
        sent: Bytes,
    },
    /// These seats, which have shown their shares, sit again, because one of them had not committed to its share, as in tables of
    /// older programs.
    PartsCleared {
        /// The seats.
        seats: Vec<u8>,
    },
    /// Some seats did not reveal in time: the draw is void, these seats are free, and all take their seats again.
    DrawVoided {
        /// The seats that did not reveal.
        seats: Vec<u8>,
    },
    /// These seats are free again before the first game. If all persons sat, the draw is void as if these seats had not
    /// revealed.
    SeatsFreed {
        /// The seats.
        seats: Vec<u8>,
        /// The reason; `None` in events that were written before they had one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<VacancyReason>,
    },
    /// A program takes the free seat of a person, before the first game.
    SeatFilled {
        /// The seat.
        seat: u8,
        /// The name of the player, such as `level:3`.
        program: String,
    },
    /// The database of the table was restored from a copy, as older programs wrote it: later draws of this game differ from
    /// those that people may have seen, those of later games do not.
    DrawsRenewed {
        /// The bytes that enter into all later draws of the game.
        nonce: Bytes,
    },
    /// The database of the table was restored from a copy: all later draws of the table differ from those that people may have
    /// seen.
    TableRestored {
        /// The bytes that enter into all later draws of a game that is next or played, and into the secrets of all later games.
        nonce: Bytes,
    },
    /// A game started.
    #[serde(alias = "began")]
    GameStarted {
        /// The seat that starts it; in Seat of Kings lots decide later, and it is 0.
        first: u8,
        /// True if no clock runs, and each person may abort the game, until each has decided: in the first game of a match.
        /// Older programs did not write it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        can_abort: bool,
    },
    /// Chance drew.
    #[serde(alias = "drawn")]
    ChanceDrawn {
        /// The draw.
        #[serde(alias = "chance")]
        draw: Draw,
    },
    /// A seat acted.
    Moved {
        /// The seat.
        seat: u8,
        /// The action.
        #[serde(alias = "decision")]
        action: Action,
        /// The decider for the seat.
        by: Decider,
        /// The lag given back to its clock, in milliseconds.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag_ms: u64,
    },
    /// A seat has chosen its cards before its turn to choose. Rule: SKR2
    #[serde(alias = "chosen")]
    CardsChosen {
        /// The seat.
        seat: u8,
        /// The choice, which nobody else sees.
        #[serde(alias = "decision")]
        action: Action,
    },
    /// A seat offered something to the others.
    #[serde(alias = "offered")]
    OfferMade {
        /// The seat.
        seat: u8,
        /// The offer.
        offer: Offer,
    },
    /// A seat accepted the offer; when all have, it is carried out.
    #[serde(alias = "agreed")]
    OfferAccepted {
        /// The seat.
        seat: u8,
    },
    /// The offer ended: a seat declined it, or the seat that made it withdrew it.
    #[serde(alias = "dropped")]
    OfferWithdrawn {
        /// The seat that declined or withdrew it.
        seat: u8,
    },
    /// The game went back to its first `kept` log entries.
    #[serde(alias = "took_back")]
    MovesTakenBack {
        /// The seat that asked for it.
        seat: u8,
        /// The number of entries that are left.
        kept: u32,
    },
    /// A seat left the game. Rule: SKO5
    #[serde(alias = "left")]
    SeatLeft {
        /// The seat.
        seat: u8,
        /// The way in which it left.
        how: Departure,
    },
    /// A game ended.
    #[serde(alias = "ended")]
    GameEnded {
        /// The way in which it ended.
        ending: Ending,
        /// The points of each side.
        points: Vec<u8>,
        /// The version of the rules by which it ended; programs before version 2 of the rules did not write it.
        #[serde(default = "oldest_rules")]
        rules: u32,
    },
    /// Another match was agreed on: all take their seats for it.
    #[serde(alias = "again")]
    RematchAgreed,
    /// The host came back; no clock ran while it was away.
    #[serde(alias = "resumed")]
    HostResumed {
        /// For how long it was away, in milliseconds.
        #[serde(alias = "stood_ms")]
        downtime_ms: u64,
    },
    /// The host stopped the table, which is kept as it is.
    #[serde(alias = "stopped")]
    TableStopped {
        /// The fault, in a word.
        #[serde(alias = "why")]
        reason: String,
    },
}

/// The decider for a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Decider {
    /// The taker of the seat.
    Seat,
    /// The table, because there was nothing else to decide.
    Table,
    /// The program, for a seat that is out. Rule: SKO5
    StandIn,
}

/// An offer of a seat to others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// A draw. Rule: M9, SKO5
    Draw,
    /// A takeback of its last decision and everything after it.
    Takeback,
    /// To the partner: resignation. Rule: M9
    Resign,
    /// Another match.
    Rematch,
}

/// The way in which a seat left a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Departure {
    /// It resigned.
    Resigned,
    /// Its clock ran out.
    Time,
    /// It went away for too long.
    Abandoned,
}

/// The reason why a seat is free again before the first game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum VacancyReason {
    /// Its person gave it up.
    Left,
    /// The opener of the table dismissed its person.
    Dismissed,
    /// Its person took it and did not sit in time.
    NeverSat,
}

/// The way in which a game ended. Rule: M9, SKO5
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// By its rules.
    Played,
    /// A seat left it, and with that its side lost, or one seat was left.
    Left {
        /// The seat.
        seat: u8,
        /// The way in which it left.
        how: Departure,
    },
    /// By agreement, drawn.
    Agreed,
    /// Aborted before each person had decided: nobody scores, and the match is over.
    Aborted {
        /// The seat that aborted it.
        seat: u8,
    },
    /// Drawn by the claim of an opponent, because a seat went away.
    Abandoned {
        /// The seat that went away.
        seat: u8,
    },
}

const fn oldest_rules() -> u32 {
    OLDEST_RULES
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde lends the number")]
const fn is_zero(number: &u64) -> bool {
    *number == 0
}
