//! Move tokens: one word for each move.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{Hill, Link, Move, Variant};

/// A text that is not a move of any variant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("not a move")]
pub struct NotAMove;

impl FromStr for Move {
    type Err = NotAMove;

    /// Takes a token of any variant.
    fn from_str(token: &str) -> Result<Self, NotAMove> {
        let mv = match token {
            "pass" => Some(Self::Pass),
            _ if token.contains(['-', '~']) || token.get(2..3) == Some("x") => read_king(token),
            _ => match token.strip_prefix('x') {
                None => Hill::from_name(token).map(Self::Build),
                Some(rest) => read_capture(rest),
            },
        };
        mv.ok_or(NotAMove)
    }
}

/// The move that a token says in this variant, legal or not; `None` if it is not a token of the variant.
pub(crate) fn read(variant: Variant, token: &str) -> Option<Move> {
    let mv: Move = token.parse().ok()?;
    variant.move_kinds().contains(&mv.kind()).then_some(mv)
}

fn read_king(token: &str) -> Option<Move> {
    let from = Hill::from_name(token.get(..2)?)?;
    let to = Hill::from_name(token.get(3..5)?)?;
    match (token.get(2..3)?, token.get(5..)?) {
        ("-", "") => Some(Move::Step { from, to }),
        ("-", "~") => Some(Move::Sacrifice { from, to }),
        ("x", "") => Some(Move::Take { from, to }),
        _ => None,
    }
}

fn read_capture(rest: &str) -> Option<Move> {
    let Some((at, link)) = rest.split_once('+') else {
        return Hill::from_name(rest).map(Move::Capture);
    };
    let (at, link) = (Hill::from_name(at)?, Link::read(link).ok()?);
    Some(Move::Swap { at, link })
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Build(hill) => hill.fmt(f),
            Self::Capture(hill) => write!(f, "x{hill}"),
            Self::Step { from, to } => write!(f, "{from}-{to}"),
            Self::Take { from, to } => write!(f, "{from}x{to}"),
            Self::Sacrifice { from, to } => write!(f, "{from}-{to}~"),
            Self::Pass => f.write_str("pass"),
            // There are hundreds of these.
            Self::Swap { at, link } => {
                f.write_str("x")?;
                at.fmt(f)?;
                f.write_str("+")?;
                link.fmt(f)
            }
        }
    }
}
