//! Everything that the server refuses: each with a code that does not change, a status, and one sentence.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::Explanation;
use play::Refusal;
use thiserror::Error;

use crate::api::{ErrorBody, Fault, Why};
use crate::sentences;
use crate::store::StoreError;

/// Why the server refuses.
#[derive(Debug, Clone, Error)]
pub(crate) enum Problem {
    #[error("malformed: {0}")]
    Malformed(String),
    #[error("too large")]
    TooLarge,
    #[error("too often")]
    TooOften,
    #[error("too many")]
    TooMany,
    #[error("no such path")]
    NoPath,
    #[error("the page is not built")]
    NoPage,
    #[error("no such method")]
    NoMethod,
    #[error("no such table")]
    NoTable,
    #[error("no such game")]
    NoGame,
    #[error("wrong secret")]
    WrongSecret,
    #[error("wrong invitation")]
    WrongInvitation,
    #[error("no free seat")]
    NoFreeSeat,
    #[error("wrong code")]
    WrongCode,
    #[error("used secret")]
    UsedSecret,
    #[error("unfit name")]
    Name,
    #[error("no such player")]
    Player,
    #[error("the table was stopped")]
    Stopped,
    #[error("unavailable")]
    Unavailable,
    #[error("closing")]
    Closing,
    #[error("failed")]
    Failed,
    #[error("busy")]
    Busy,
    #[error("no position: {}", .0.sentence)]
    Position(Box<Fault>),
    #[error("only of ringfort games")]
    RingfortsOnly,
    #[error("only of Seat of Kings")]
    KingsOnly,
    #[error("played by older rules")]
    OlderRules,
    #[error("refused: {0}")]
    Refused(Refusal),
}

impl Problem {
    /// The code in messages, which does not change, and the status of an answer.
    fn told(&self) -> (&'static str, StatusCode) {
        match self {
            Self::Malformed(_) => ("malformed", StatusCode::BAD_REQUEST),
            Self::TooLarge => ("too-large", StatusCode::PAYLOAD_TOO_LARGE),
            Self::TooOften => ("too-often", StatusCode::TOO_MANY_REQUESTS),
            Self::TooMany => ("too-many", StatusCode::TOO_MANY_REQUESTS),
            Self::NoPath => ("no-path", StatusCode::NOT_FOUND),
            Self::NoPage => ("no-page", StatusCode::NOT_FOUND),
            Self::NoMethod => ("no-method", StatusCode::METHOD_NOT_ALLOWED),
            Self::NoTable => ("no-table", StatusCode::NOT_FOUND),
            Self::NoGame => ("no-game", StatusCode::NOT_FOUND),
            Self::WrongSecret => ("wrong-secret", StatusCode::FORBIDDEN),
            Self::WrongInvitation => ("wrong-invitation", StatusCode::FORBIDDEN),
            Self::NoFreeSeat => ("no-free-seat", StatusCode::CONFLICT),
            Self::WrongCode => ("wrong-code", StatusCode::FORBIDDEN),
            Self::UsedSecret => ("used-secret", StatusCode::CONFLICT),
            Self::Name => ("name", StatusCode::BAD_REQUEST),
            Self::Player => ("player", StatusCode::BAD_REQUEST),
            Self::Stopped => ("stopped", StatusCode::GONE),
            Self::Unavailable => ("unavailable", StatusCode::SERVICE_UNAVAILABLE),
            Self::Closing => ("closing", StatusCode::SERVICE_UNAVAILABLE),
            Self::Failed => ("failed", StatusCode::INTERNAL_SERVER_ERROR),
            Self::Busy => ("busy", StatusCode::SERVICE_UNAVAILABLE),
            Self::Position(_) => ("position", StatusCode::BAD_REQUEST),
            Self::RingfortsOnly => ("ringforts-only", StatusCode::BAD_REQUEST),
            Self::KingsOnly => ("kings-only", StatusCode::BAD_REQUEST),
            Self::OlderRules => ("older-rules", StatusCode::GONE),
            Self::Refused(refusal @ Refusal::InvalidTerms(_)) => {
                (refusal.code(), StatusCode::BAD_REQUEST)
            }
            Self::Refused(refusal) => (refusal.code(), StatusCode::CONFLICT),
        }
    }

    /// What is told of it: nothing internal.
    pub(crate) fn body(&self) -> ErrorBody {
        let (code, _) = self.told();
        let why = match self {
            Self::Refused(Refusal::Illegal(explanation)) => Some(explanation.into()),
            _ => None,
        };
        let detail = match self {
            Self::Malformed(detail) => Some(detail.clone()),
            Self::Refused(Refusal::InvalidTerms(detail)) => Some(detail.clone()),
            _ => None,
        };
        let fault = match self {
            Self::Position(fault) => Some(fault.clone()),
            _ => None,
        };
        ErrorBody {
            code,
            sentence: sentences::error(code),
            detail,
            why,
            fault,
        }
    }
}

impl From<&Explanation> for Why {
    fn from(explanation: &Explanation) -> Self {
        Self {
            clause: explanation.clause,
            token: explanation.token.to_string(),
            places: explanation.places.clone(),
            name: explanation.sentence.clone(),
            sentence: sentences::explanation(explanation),
        }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the database refused");
        Self::Unavailable
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.told().1, Json(self.body())).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Problem; 24] = [
        Problem::Malformed(String::new()),
        Problem::TooLarge,
        Problem::TooOften,
        Problem::TooMany,
        Problem::NoPath,
        Problem::NoPage,
        Problem::NoMethod,
        Problem::NoTable,
        Problem::NoGame,
        Problem::WrongSecret,
        Problem::WrongInvitation,
        Problem::NoFreeSeat,
        Problem::WrongCode,
        Problem::UsedSecret,
        Problem::Name,
        Problem::Player,
        Problem::Stopped,
        Problem::Unavailable,
        Problem::Closing,
        Problem::Failed,
        Problem::Busy,
        Problem::RingfortsOnly,
        Problem::KingsOnly,
        Problem::OlderRules,
    ];

    /// Refusals of tables that hold nothing of their own.
    const REFUSALS: [Refusal; 18] = [
        Refusal::NoSeat,
        Refusal::Taken,
        Refusal::NotBegun,
        Refusal::Over,
        Refusal::Out,
        Refusal::Stale,
        Refusal::Ahead,
        Refusal::NotAsked,
        Refusal::NotAMove,
        Refusal::OfferStands,
        Refusal::NoOffer,
        Refusal::NothingToTakeBack,
        Refusal::Shown,
        Refusal::OthersPlay,
        Refusal::Program,
        Refusal::NotOver,
        Refusal::NotAway,
        Refusal::NoClaim,
    ];

    #[test]
    fn every_code_has_a_sentence_and_is_in_the_protocol() {
        let pages = include_str!("../../../docs/protocol.md");
        let position = Problem::Position(Box::new(crate::positions::unreadable_as("Fields")));
        let problems = ALL.into_iter().chain(REFUSALS.map(Problem::Refused));
        let problems = problems.chain([position]);
        for problem in problems.chain([Problem::Refused(Refusal::InvalidTerms(String::new()))]) {
            let (body, status) = (problem.body(), problem.told().1.as_u16());
            assert!(body.sentence.ends_with('.'), "{body:?}");
            let row = format!("| `{}` | {status} | {} |", body.code, body.sentence);
            assert!(pages.contains(&row), "{row}");
        }
    }
}
