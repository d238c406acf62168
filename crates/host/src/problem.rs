//! Everything that a host refuses: each with a stable code.
//!
//! The sentence of a code is in `locales/`, under `error-` and the code.

use catalog::Explanation;
use catalog::seat_of_kings::ParseError;
use play::Refusal;
use thiserror::Error;
use words::Language;

use crate::api::{ErrorBody, ExplanationBody, Fault};
use crate::sentences;

/// A refusal of a request or message. Displays as its code, for logs.
#[derive(Debug, Clone, Error)]
#[error("{}", self.code())]
pub enum Problem {
    /// A message or a body cannot be parsed; says what is wrong, in English.
    Malformed(String),
    /// A file has bytes that are no text, the first of them at this place, from 1.
    NotText(usize),
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
    /// Nobody sat on a listed seat that the address took lately, or its draw was void.
    UnusedSeat {
        /// After how many milliseconds it may take one again.
        wait_ms: u64,
    },
    /// The opener cannot dismiss itself; it leaves the seat instead.
    OwnSeat,
    /// The name of a person is too long or not plain.
    Name,
    /// The host gave the person its name, which stays.
    GivenName,
    /// There is no computer player of this name.
    Player,
    /// The table was stopped.
    Stopped,
    /// The host has deleted the table.
    Deleted,
    /// The table cannot be read: it is damaged, or a newer program wrote it.
    Damaged,
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
    /// The storage has as much as it may have, so no table is opened.
    NoRoom,
    /// A position cannot be read or drawn.
    Position(Box<Fault>),
    /// A position of Seat of Kings cannot be read.
    KingsPosition(Box<ParseError>),
    /// Available for ringfort games only.
    RingfortsOnly,
    /// Available for Seat of Kings only.
    KingsOnly,
    /// Only a server can do this: it takes other people.
    NeedsServer,
    /// The game was played by older rules and cannot be replayed.
    OlderRules,
    /// The table refuses.
    Refused(Refusal),
}

impl Problem {
    /// The stable code of messages.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Malformed(_) => "malformed",
            Self::NotText(_) => "not-text",
            Self::TooLarge => "too-large",
            Self::TooSlow => "too-slow",
            Self::WrongHost => "wrong-host",
            Self::WrongOrigin => "wrong-origin",
            Self::Banned { .. } => "banned",
            Self::TooOften => "too-often",
            Self::TooMany => "too-many",
            Self::NoPath => "no-path",
            Self::NoPage => "no-page",
            Self::NoMethod => "no-method",
            Self::NoTable => "no-table",
            Self::NoGame => "no-game",
            Self::WrongSecret => "wrong-secret",
            Self::WrongInvitation => "wrong-invitation",
            Self::NoFreeSeat => "no-free-seat",
            Self::WrongCode => "wrong-code",
            Self::UsedSecret => "used-secret",
            Self::LostSeat => "lost-seat",
            Self::UnusedSeat { .. } => "unused-seat",
            Self::OwnSeat => "own-seat",
            Self::Name => "name",
            Self::GivenName => "given-name",
            Self::Player => "player",
            Self::Stopped => "stopped",
            Self::Deleted => "deleted",
            Self::Damaged => "damaged",
            Self::Unavailable => "unavailable",
            Self::Closing => "closing",
            Self::Failed => "failed",
            Self::Busy => "busy",
            Self::Full => "full",
            Self::NoRoom => "no-room",
            Self::Position(_) => "position",
            Self::KingsPosition(_) => "kings-position",
            Self::RingfortsOnly => "ringforts-only",
            Self::KingsOnly => "kings-only",
            Self::NeedsServer => "needs-server",
            Self::OlderRules => "older-rules",
            Self::Refused(refusal) => refusal.code(),
        }
    }

    /// The status by which HTTP answers it.
    pub const fn status(&self) -> u16 {
        match self {
            Self::Malformed(_)
            | Self::Name
            | Self::Player
            | Self::Position(_)
            | Self::KingsPosition(_)
            | Self::RingfortsOnly
            | Self::KingsOnly
            | Self::NotText(_)
            | Self::Refused(Refusal::InvalidTerms(_)) => 400,
            Self::WrongOrigin
            | Self::Banned { .. }
            | Self::WrongSecret
            | Self::WrongInvitation
            | Self::WrongCode
            | Self::LostSeat
            | Self::GivenName => 403,
            Self::NoPath | Self::NoPage | Self::NoTable | Self::NoGame => 404,
            Self::NoMethod => 405,
            Self::TooSlow => 408,
            Self::NoFreeSeat | Self::UsedSecret | Self::OwnSeat | Self::Full | Self::Refused(_) => {
                409
            }
            Self::Stopped | Self::Deleted | Self::Damaged | Self::OlderRules => 410,
            Self::TooLarge => 413,
            Self::WrongHost => 421,
            Self::TooOften | Self::TooMany | Self::UnusedSeat { .. } => 429,
            Self::Failed => 500,
            Self::NeedsServer => 501,
            Self::Unavailable | Self::Closing | Self::Busy | Self::NoRoom => 503,
        }
    }

    /// Returns true if the host itself is at fault, which it logs as an error; otherwise the client or the load is.
    pub const fn is_fault(&self) -> bool {
        matches!(self, Self::Unavailable | Self::Failed)
    }

    /// The body that a client of this language is sent. It has nothing internal.
    pub fn body(&self, language: Language) -> ErrorBody {
        let code = self.code();
        let why = match self {
            Self::Refused(Refusal::Illegal(explanation)) => {
                Some(ExplanationBody::of(explanation, language))
            }
            _ => None,
        };
        let detail = match self {
            Self::Malformed(detail) => Some(detail.clone()),
            Self::NotText(place) => Some(place.to_string()),
            Self::Banned { until } => Some(until.to_string()),
            Self::UnusedSeat { wait_ms } => Some(wait_ms.to_string()),
            Self::Refused(Refusal::NotAway { wait_ms }) => wait_ms.map(|wait| wait.to_string()),
            Self::Refused(Refusal::InvalidTerms(detail)) => Some(detail.clone()),
            _ => None,
        };
        let fault = match self {
            Self::Position(fault) => Some(Box::new(fault.in_language(language))),
            Self::KingsPosition(unreadable) => {
                Some(Box::new(Fault::of_kings(unreadable, language)))
            }
            _ => None,
        };
        let sentence = match self {
            Self::Refused(Refusal::NotAway { wait_ms }) => sentences::not_away(*wait_ms, language),
            _ => sentences::error(code, language),
        };
        ErrorBody {
            code,
            sentence,
            detail,
            why,
            fault,
        }
    }
}

impl ExplanationBody {
    /// An explanation for a client of this language.
    pub(crate) fn of(explanation: &Explanation, language: Language) -> Self {
        Self {
            clause: explanation.clause,
            token: explanation.token.to_string(),
            places: explanation.places.clone(),
            about: explanation.about.as_deref().cloned(),
            name: explanation.sentence.to_string(),
            values: explanation.values.iter().cloned().collect(),
            sentence: sentences::explanation(explanation, language),
        }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}
