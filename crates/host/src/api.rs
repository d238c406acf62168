//! Wire types: requests, answers, and the messages of the socket.

mod kings;
mod messages;
mod positions;
mod requests;

pub use kings::{JudgedBody, KingsAnalysisBody, KingsAnalysisOf, ValuedBody};
pub use messages::{FromClient, PROTOCOL, PublicSeat, Target, ToClient};
pub use positions::{
    AnalysisBody, AnalysisOf, Fault, PlayedBody, PositionBody, PositionOf, ScoredLine,
};
pub use requests::{
    Code, Dismiss, ErrorBody, Forget, HandOver, Hint, HintFor, Join, OpenTable, OpenedTable,
    OwnTables, PositionForm, Preview, PreviewOf, ReportBody, ReportReason, SeatEntry, SecretBody,
    TableEntry, TakenSeats, TranscriptBody, VariantDetails, VariantEntry, Why, WhyNot,
};
