//! Wire types: requests, answers, and the messages of the socket.

mod files;
mod kings;
mod messages;
mod positions;
mod requests;
mod tutor;

pub use files::{
    FileBody, FileFault, FileGame, FileHeader, FileMove, FileOf, GameOf, WriteMove, WriteOf,
    WrittenBody,
};
pub use kings::{
    DeckFileBody, DeckFileOf, JudgedBody, KingsAnalysisBody, KingsAnalysisOf, ValuedBody,
};
pub use messages::{FromClient, PROTOCOL, PublicSeat, Target, ToClient};
pub use positions::{
    AnalysisBody, AnalysisOf, Fault, PlayedBody, PositionBody, PositionOf, PositionPreviewOf,
    PositionTurnOf, PositionTurnsOf, PositionWhyNot, ScoredLine,
};
pub use requests::{
    BoardEntry, Code, Dismiss, ErrorBody, ExplanationBody, Fill, Forget, HandOver, Hint, HintFor,
    Join, Listing, LiveEntry, MovedSeats, NewInvitation, OpenTable, OpenedTable, OwnTables,
    PositionForm, Preview, PreviewOf, Rename, ReportBody, ReportReason, SeatEntry, SecretBody,
    TableEntry, TakenSeats, TranscriptBody, Turn, TurnOf, Turns, TurnsOf, VariantDetails,
    VariantEntry, VersionBody, WhyNot, WishesOf,
};
pub use tutor::{AnyRemark, Tutor, TutorFor, TutorMissed, TutorMove, TutorRemark, TutorWarning};
