//! Everything that a host refuses: each with a stable code and an HTTP status.
//!
//! The sentence of a code stands in `locales/`, under `error-` and the code.

use catalog::Explanation;
use play::Refusal;
use thiserror::Error;

use crate::api::{ErrorBody, ExplanationBody, Fault};
use crate::sentences;

/// A refusal of a request or message. Displays as its code, for logs.
#[derive(Debug, Clone, Error)]
#[error("{}", self.code_and_status().0)]
pub enum Problem {
    /// A message or a body cannot be parsed; says what is wrong, in English.
    Malformed(String),
    /// A message or a body has too many bytes.
    TooLarge,
    /// A request did not arrive in time.
    TooSlow,
    /// The request names another server than this one.
    WrongHost,
    /// The request comes from a page of another site.
    WrongOrigin,
    /// The host has banned the network of the client.
    Banned {
        /// Until when, in milliseconds since the beginning of 1970.
        until: u64,
    },
    /// An address or a socket asks too often.
    TooOften,
    /// A list is too long, or a client has too many of something.
    TooMany,
    /// Nothing is at this path.
    NoPath,
    /// The program was built without the page.
    NoPage,
    /// This path has no such method.
    NoMethod,
    /// There is no such table.
    NoTable,
    /// The table has no such game that is over.
    NoGame,
    /// The seat belongs to another secret.
    WrongSecret,
    /// The table needs another invitation.
    WrongInvitation,
    /// The seat is taken, or no seat is free.
    NoFreeSeat,
    /// The handover code is wrong, expired or used.
    WrongCode,
    /// The secret opened another table or holds other seats.
    UsedSecret,
    /// The secret lost a seat of the table for good: it withheld its share of a draw, or was dismissed.
    LostSeat,
    /// The opener cannot dismiss itself; it leaves the seat instead.
    OwnSeat,
    /// The name of a person is too long or not plain.
    Name,
    /// There is no computer player of this name.
    Player,
    /// The table was stopped.
    Stopped,
    /// The host has deleted the table.
    Deleted,
    /// The storage cannot be read or written.
    Unavailable,
    /// The host is shutting down.
    Closing,
    /// The program panicked.
    Failed,
    /// No processor became free in time.
    Busy,
    /// The table has nearly as many events as it may have.
    Full,
    /// A position cannot be read or drawn.
    Position(Box<Fault>),
    /// Available for ringfort games only.
    RingfortsOnly,
    /// Available for Seat of Kings only.
    KingsOnly,
    /// The game was played by older rules and cannot be replayed.
    OlderRules,
    /// The table refuses.
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
            Self::Banned { .. } => ("banned", 403),
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
            Self::LostSeat => ("lost-seat", 403),
            Self::OwnSeat => ("own-seat", 409),
            Self::Name => ("name", 400),
            Self::Player => ("player", 400),
            Self::Stopped => ("stopped", 410),
            Self::Deleted => ("deleted", 410),
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

    /// Returns true if the host itself is at fault, which it logs as an error; else the client or the load is.
    pub const fn is_fault(&self) -> bool {
        matches!(self, Self::Unavailable | Self::Failed)
    }

    /// The body that a client is sent. It has nothing internal.
    pub fn body(&self) -> ErrorBody {
        let (code, _) = self.code_and_status();
        let why = match self {
            Self::Refused(Refusal::Illegal(explanation)) => Some(explanation.into()),
            _ => None,
        };
        let detail = match self {
            Self::Malformed(detail) => Some(detail.clone()),
            Self::Banned { until } => Some(until.to_string()),
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

impl From<&Explanation> for ExplanationBody {
    fn from(explanation: &Explanation) -> Self {
        Self {
            clause: explanation.clause,
            token: explanation.token.to_string(),
            places: explanation.places.clone(),
            name: explanation.sentence.clone(),
            values: explanation.values.iter().cloned().collect(),
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
    use std::collections::BTreeSet;

    use super::*;

    const ALL: [Problem; 32] = [
        Problem::Malformed(String::new()),
        Problem::TooLarge,
        Problem::TooSlow,
        Problem::WrongHost,
        Problem::WrongOrigin,
        Problem::Banned { until: 0 },
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
        Problem::LostSeat,
        Problem::OwnSeat,
        Problem::Name,
        Problem::Player,
        Problem::Stopped,
        Problem::Deleted,
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
    const REFUSALS: [Refusal; 25] = [
        Refusal::NoSeat,
        Refusal::Taken,
        Refusal::RevealsEarly,
        Refusal::NotCommitted,
        Refusal::UsedShare,
        Refusal::Revealing,
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
    fn the_protocol_lists_every_code_with_its_status_and_sentence() {
        let position =
            Problem::Position(Box::new(crate::position_analysis::unreadable_as("fields")));
        let problems = ALL.into_iter().chain(REFUSALS.map(Problem::Refused));
        let terms = Problem::Refused(Refusal::InvalidTerms(String::new()));
        let rows = problems.chain([position, terms]).map(|problem| {
            let (body, status) = (problem.body(), problem.code_and_status().1);
            assert_eq!(problem.to_string(), body.code);
            assert!(body.sentence.ends_with('.'), "{body:?}");
            format!("| `{}` | {status} | {} |", body.code, body.sentence)
        });
        let illegal = format!("| `illegal` | 409 | {} |", sentences::error("illegal"));
        let rows: BTreeSet<String> = rows.chain([illegal]).collect();

        let page = include_str!("../../../docs/protocol.md");
        let (_, table) = page
            .split_once("| code | status | sentence |\n|---|---|---|\n")
            .expect("the table of codes");
        let listed = table.lines().take_while(|line| line.starts_with('|'));
        assert_eq!(listed.map(str::to_owned).collect::<BTreeSet<_>>(), rows);

        let words = include_str!("../../../locales/en/server.ftl");
        let worded = words.lines().filter(|line| line.starts_with("error-"));
        assert_eq!(worded.count(), rows.len(), "a sentence without a code");
    }
}
