//! Move tokens: one word for each move.

use std::fmt;

use crate::{Book, Hill, Level, Link, Move, Variant};

/// The move that a token says in this variant, legal or not; nothing if it is no token of the variant.
pub(crate) fn read(variant: Variant, token: &str) -> Option<Move> {
    let book = variant.book();
    match token {
        "pass" => (book == Book::HighKings).then_some(Move::Pass),
        _ if token.contains(['-', '~']) || token.get(2..3) == Some("x") => {
            read_king(token).filter(|&mv| has_king_move(variant, mv))
        }
        _ => match token.strip_prefix('x') {
            None => Hill::from_name(token).map(Move::Build),
            Some(_) if book == Book::HighKings => None,
            Some(rest) => read_capture(book, rest),
        },
    }
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

fn has_king_move(variant: Variant, mv: Move) -> bool {
    let has_sacrifices = variant.level() == Level::Two;
    variant.book() == Book::HighKings && (has_sacrifices || !matches!(mv, Move::Sacrifice { .. }))
}

fn read_capture(book: Book, rest: &str) -> Option<Move> {
    match rest.split_once('+') {
        None => Hill::from_name(rest).map(Move::Capture),
        Some((at, link)) if book == Book::StoneOfDestiny => {
            let (at, link) = (Hill::from_name(at)?, Link::read(link).ok()?);
            Some(Move::Swap { at, link })
        }
        Some(_) => None,
    }
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
