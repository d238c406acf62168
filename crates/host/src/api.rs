//! Wire types: requests, answers, and the messages of the socket.

mod files;
mod kings;
mod lists;
mod messages;
mod positions;
mod requests;
mod turns;
mod tutor;

pub use files::{
    FileBody, FileFault, FileGame, FileHeader, FileMove, FileOf, GameOf, TextBody, WriteMove,
    WriteOf, WrittenBody,
};
pub use kings::{
    DeckFileBody, DeckFileOf, JudgedBody, KingsAnalysisBody, KingsAnalysisOf, ValuedBody,
};
pub use lists::{
    BoardEntry, LiveEntry, PositionForm, SeatEntry, TableEntry, VariantDetails, VariantEntry,
};
pub use messages::{FromClient, PROTOCOL, PublicSeat, Target, ToClient};
pub use positions::{
    AnalysisBody, AnalysisOf, Fault, PlayedBody, PositionBody, PositionOf, PositionPreviewOf,
    PositionTurnOf, PositionTurnsOf, PositionWhyNot, ScoredLine,
};
pub use requests::{
    Code, Dismiss, ErrorBody, ExplanationBody, Fill, Forget, HandOver, Join, Listing, MovedSeats,
    NewInvitation, OpenTable, OpenedTable, OwnTables, Rename, ReportBody, ReportReason, SecretBody,
    TakenSeats, VersionBody,
};
pub use turns::{
    Hint, HintFor, Preview, PreviewOf, TranscriptBody, Tried, Turn, TurnOf, Turns, TurnsOf, WhyNot,
    WishesOf,
};
pub use tutor::{AnyRemark, Tutor, TutorFor, TutorMissed, TutorMove, TutorRemark, TutorWarning};
