//! Bodies of the question to a tutor and of its answer.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::secret::Secret;

/// A seat that asks its tutor, in its turn: about the action that it is about to make, or else about the moves that were made.
#[derive(Deserialize, ToSchema)]
pub struct TutorFor {
    /// The secret of the seat.
    pub secret: Secret,
    /// The seat.
    pub seat: String,
    /// The action that it is about to make, as a token or by its fields.
    #[serde(default)]
    pub action: Option<play::ActionInput>,
    /// The version of the first move to explain, as in the log; used without an action.
    #[serde(default)]
    pub since: u32,
}

/// The remarks of a tutor: codes and values, to which the page has the sentences.
#[derive(Debug, Default, Serialize, ToSchema)]
#[schema(as = TutorAnswer)]
pub struct Tutor {
    /// The version of the table that it is for.
    pub version: u32,
    /// Why the action is a blunder; absent if it is none, or the board does not show why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub warning: Option<TutorWarning>,
    /// A better action than that of the seat, if it missed one; absent if the board does not show why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub missed: Option<TutorMissed>,
    /// The points by which the action of the seat was better than any other, absent below 1; in Seat of Kings the probability to win,
    /// absent below 0.1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub only_way: Option<f64>,
    /// True if it is time to say who leads: the lead has changed, or eight turns have passed.
    pub says_lead: bool,
    /// The moves, in order; in Seat of Kings what each seat decided in a row.
    pub moves: Vec<TutorMove>,
}

/// A remark of either family.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(untagged)]
pub enum AnyRemark {
    /// On a move of ringforts.
    Ringforts(play::Remark),
    /// On a turn of Seat of Kings.
    Kings(play::KingsRemark),
}

/// The warning before an action.
#[derive(Debug, Serialize, ToSchema)]
pub struct TutorWarning {
    /// The points that the action loses against the best one, at least 1.5; in Seat of Kings of the probability to win, at least 0.15.
    pub points: f64,
    /// The answer to expect; absent in Seat of Kings, where the hands of the others are hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<play::ActionView>,
    /// The better action; absent in ringfort games, where the answer says enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub better: Option<play::ActionView>,
    /// A remark on the answer; in Seat of Kings on what the turn that the better action begins would do, and this one would not.
    pub remark: AnyRemark,
}

/// A chance that was missed.
#[derive(Debug, Serialize, ToSchema)]
pub struct TutorMissed {
    /// The points that the action lost against the better one, from 0.5 on and below 1.5; in Seat of Kings of the probability to win, from
    /// 0.05 on and below 0.15.
    pub points: f64,
    /// The better action.
    pub action: play::ActionView,
    /// A remark on what the better action does, and the other one did not; in Seat of Kings with the turn that it begins.
    pub remark: AnyRemark,
}

/// A move or a turn, and what it did.
#[derive(Debug, Serialize, ToSchema)]
pub struct TutorMove {
    /// The version of the table that it made, with its last decision.
    pub version: u32,
    /// The seat.
    pub seat: &'static str,
    /// Remarks on what it did, the most important first; on the moves of the seat that asks and of its partner only how the game went on.
    pub remarks: Vec<TutorRemark>,
}

/// A remark and its kind.
#[derive(Debug, Serialize, ToSchema)]
pub struct TutorRemark {
    /// The number of its kind: 1 phase, 2 forced, 3 capture, 4 threat, 5 joined, 6 divided, 7 order, 8 quiet.
    pub kind: u8,
    /// The remark.
    #[serde(flatten)]
    pub remark: AnyRemark,
}
