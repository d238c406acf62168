//! Everything that a host refuses: each with a stable code, an HTTP status, and one sentence.

use catalog::Explanation;
use play::Refusal;
use thiserror::Error;

use crate::api::{ErrorBody, Fault, Why};
use crate::sentences;

/// Why a host refuses something.
#[derive(Debug, Clone, Error)]
pub enum Problem {
    /// A message or a body cannot be read; what is wrong, in English.
    #[error("malformed: {0}")]
    Malformed(String),
    /// A message or a body has too many bytes.
    #[error("too large")]
    TooLarge,
    /// A request did not arrive in time.
    #[error("too slow")]
    TooSlow,
    /// The request names another server than this one.
    #[error("wrong host")]
    WrongHost,
    /// The request comes from a page of another site.
    #[error("wrong origin")]
    WrongOrigin,
    /// An address or a socket asks too often.
    #[error("too often")]
    TooOften,
    /// A list is too long, or a client has too many of something.
    #[error("too many")]
    TooMany,
    /// Nothing is at this path.
    #[error("no such path")]
    NoPath,
    /// The program was built without the page.
    #[error("the page is not built")]
    NoPage,
    /// This path has no such method.
    #[error("no such method")]
    NoMethod,
    /// There is no such table.
    #[error("no such table")]
    NoTable,
    /// The table has no such game that is over.
    #[error("no such game")]
    NoGame,
    /// The seat belongs to another secret.
    #[error("wrong secret")]
    WrongSecret,
    /// The table needs another invitation.
    #[error("wrong invitation")]
    WrongInvitation,
    /// The seat is taken, or no seat is free.
    #[error("no free seat")]
    NoFreeSeat,
    /// The code hands over no seats, or no longer.
    #[error("wrong code")]
    WrongCode,
    /// The secret opened another table or holds other seats.
    #[error("used secret")]
    UsedSecret,
    /// The name of a person is too long or not plain.
    #[error("unfit name")]
    Name,
    /// No computer player on offer has this name.
    #[error("no such player")]
    Player,
    /// The table was stopped.
    #[error("the table was stopped")]
    Stopped,
    /// The storage does not read or write.
    #[error("unavailable")]
    Unavailable,
    /// The host is about to end.
    #[error("closing")]
    Closing,
    /// The program panicked.
    #[error("failed")]
    Failed,
    /// No processor is free in time.
    #[error("busy")]
    Busy,
    /// The table has nearly as many events as it may have.
    #[error("the table is nearly full")]
    Full,
    /// A position cannot be read or drawn.
    #[error("no position: {}", .0.sentence)]
    Position(Box<Fault>),
    /// Only ringfort games have this.
    #[error("only of ringfort games")]
    RingfortsOnly,
    /// Only Seat of Kings has this.
    #[error("only of Seat of Kings")]
    KingsOnly,
    /// The game was played by older rules and cannot be replayed.
    #[error("played by older rules")]
    OlderRules,
    /// The table refuses.
    #[error("refused: {0}")]
    Refused(Refusal),
}

impl Problem {
    /// The stable code of messages, and the HTTP status.
    pub const fn code_and_status(&self) -> (&'static str, u16) {
        match self {
            Self::Malformed(_) => ("malformed", 400),
            Self::TooLarge => ("too-large", 413),
            Self::TooSlow => ("too-slow", 408),
            Self::WrongHost => ("wrong-host", 421),
            Self::WrongOrigin => ("wrong-origin", 403),
            Self::TooOften => ("too-often", 429),
            Self::TooMany => ("too-many", 429),
            Self::NoPath => ("no-path", 404),
            Self::NoPage => ("no-page", 404),
            Self::NoMethod => ("no-method", 405),
            Self::NoTable => ("no-table", 404),
            Self::NoGame => ("no-game", 404),
            Self::WrongSecret => ("wrong-secret", 403),
            Self::WrongInvitation => ("wrong-invitation", 403),
            Self::NoFreeSeat => ("no-free-seat", 409),
            Self::WrongCode => ("wrong-code", 403),
            Self::UsedSecret => ("used-secret", 409),
            Self::Name => ("name", 400),
            Self::Player => ("player", 400),
            Self::Stopped => ("stopped", 410),
            Self::Unavailable => ("unavailable", 503),
            Self::Closing => ("closing", 503),
            Self::Failed => ("failed", 500),
            Self::Busy => ("busy", 503),
            Self::Full => ("full", 409),
            Self::Position(_) => ("position", 400),
            Self::RingfortsOnly => ("ringforts-only", 400),
            Self::KingsOnly => ("kings-only", 400),
            Self::OlderRules => ("older-rules", 410),
            Self::Refused(refusal @ Refusal::InvalidTerms(_)) => (refusal.code(), 400),
            Self::Refused(refusal) => (refusal.code(), 409),
        }
    }

    /// Whether the host itself is at fault, which belongs in its log as an error. Everything else is up to the client, or
    /// to the load.
    pub const fn is_fault(&self) -> bool {
        matches!(self, Self::Unavailable | Self::Failed)
    }

    /// What a client is sent: nothing internal.
    pub fn body(&self) -> ErrorBody {
        let (code, _) = self.code_and_status();
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

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Problem; 28] = [
        Problem::Malformed(String::new()),
        Problem::TooLarge,
        Problem::TooSlow,
        Problem::WrongHost,
        Problem::WrongOrigin,
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
        Problem::Full,
        Problem::RingfortsOnly,
        Problem::KingsOnly,
        Problem::OlderRules,
    ];

    /// Refusals of tables that hold nothing of their own.
    const REFUSALS: [Refusal; 23] = [
        Refusal::NoSeat,
        Refusal::Taken,
        Refusal::RevealsEarly,
        Refusal::NotCommitted,
        Refusal::UsedId,
        Refusal::OfferedRecently,
        Refusal::Begun,
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
        let position =
            Problem::Position(Box::new(crate::position_analysis::unreadable_as("fields")));
        let problems = ALL.into_iter().chain(REFUSALS.map(Problem::Refused));
        let problems = problems.chain([position]);
        for problem in problems.chain([Problem::Refused(Refusal::InvalidTerms(String::new()))]) {
            let (body, status) = (problem.body(), problem.code_and_status().1);
            assert!(body.sentence.ends_with('.'), "{body:?}");
            let row = format!("| `{}` | {status} | {} |", body.code, body.sentence);
            assert!(pages.contains(&row), "{row}");
        }
    }
}
