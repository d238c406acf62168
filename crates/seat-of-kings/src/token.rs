//! Decisions from and to text.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{Card, Decision, Piece, Public};

/// Text that does not have the form of a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("not a decision")]
pub struct NotADecision;

impl FromStr for Decision {
    type Err = NotADecision;

    fn from_str(text: &str) -> Result<Self, NotADecision> {
        read(text).ok_or(NotADecision)
    }
}

fn read(text: &str) -> Option<Decision> {
    let mut words = text.split(' ');
    let verb = words.next()?;
    let words: Vec<_> = words.collect();
    Some(match (verb, words.as_slice()) {
        ("keep", [one, two, three]) => Decision::Keep([card(one)?, card(two)?, card(three)?]),
        ("discard", [number]) => Decision::Discard(card(number)?),
        ("amnesty", [region, number]) => Decision::Amnesty(region.parse().ok()?, card(number)?),
        ("play", [number, region, fit]) => {
            let (first, second) = match fit.split_once('+') {
                Some((first, second)) => (first, Some(second.parse().ok()?)),
                None => (*fit, None),
            };
            Decision::Play(
                card(number)?,
                region.parse().ok()?,
                first.parse().ok()?,
                second,
            )
        }
        ("place", [position]) => Decision::Place(position.parse().ok()?),
        ("stone", [number, region, one, other]) => Decision::Stone(
            card(number)?,
            region.parse().ok()?,
            one.parse().ok()?,
            other.parse().ok()?,
        ),
        ("keep-fort", [position]) => Decision::KeepFort(position.parse().ok()?),
        ("activate", []) => Decision::Activate,
        ("promote", [position]) => Decision::Promote(position.parse().ok()?),
        ("end", []) => Decision::End,
        ("traitor", []) => Decision::Traitor,
        ("decline", []) => Decision::Decline,
        ("exchange", [position]) => Decision::Exchange(position.parse().ok()?),
        ("garrison", [position]) => Decision::Garrison(position.parse().ok()?),
        ("ransom", [cumals]) => {
            Decision::Ransom(number(cumals).filter(|&cumals| cumals <= Public::MAX_RANSOM_CUMALS)?)
        }
        ("start", [color]) => Decision::Start(color.parse().ok()?),
        ("region", [region]) => Decision::Region(region.parse().ok()?),
        _ => return None,
    })
}

/// A number below 100 without leading zeros.
pub(crate) fn number(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [one @ b'0'..=b'9'] => Some(one - b'0'),
        [ten @ b'1'..=b'9', one @ b'0'..=b'9'] => Some((ten - b'0') * 10 + (one - b'0')),
        _ => None,
    }
}

fn card(text: &str) -> Option<Card> {
    Card::new(number(text)?)
}

impl FromStr for Piece {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        let (position, level) = name.split_once('.').ok_or(())?;
        Ok(Self {
            position: position.parse()?,
            level: number(level).ok_or(())?,
        })
    }
}

impl Decision {
    /// The first word of its text.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Keep(_) => "keep",
            Self::Discard(_) => "discard",
            Self::Amnesty(..) => "amnesty",
            Self::Play(..) => "play",
            Self::Place(_) => "place",
            Self::Stone(..) => "stone",
            Self::KeepFort(_) => "keep-fort",
            Self::Activate => "activate",
            Self::Promote(_) => "promote",
            Self::End => "end",
            Self::Traitor => "traitor",
            Self::Decline => "decline",
            Self::Exchange(_) => "exchange",
            Self::Garrison(_) => "garrison",
            Self::Ransom(_) => "ransom",
            Self::Start(_) => "start",
            Self::Region(_) => "region",
        }
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            Self::Activate | Self::End | Self::Traitor | Self::Decline => Ok(()),
            Self::Keep([one, two, three]) => write!(f, " {one} {two} {three}"),
            Self::Discard(card) => write!(f, " {card}"),
            Self::Amnesty(region, card) => write!(f, " {region} {card}"),
            Self::Play(card, region, first, None) => write!(f, " {card} {region} {first}"),
            Self::Play(card, region, first, Some(second)) => {
                write!(f, " {card} {region} {first}+{second}")
            }
            Self::Stone(card, region, one, other) => write!(f, " {card} {region} {one} {other}"),
            Self::Place(position)
            | Self::KeepFort(position)
            | Self::Promote(position)
            | Self::Exchange(position)
            | Self::Garrison(position) => write!(f, " {position}"),
            Self::Ransom(cumals) => write!(f, " {cumals}"),
            Self::Start(color) => write!(f, " {color}"),
            Self::Region(region) => write!(f, " {region}"),
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.position, self.level)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decisions_are_texts_and_back() {
        let texts = [
            "keep 3 17 25",
            "discard 17",
            "amnesty ulster 17",
            "play 17 ulster F2",
            "play 9 ulster F2+H2",
            "place F2",
            "stone 8 ulster F2.0 H1.12",
            "keep-fort F2",
            "activate",
            "promote K",
            "end",
            "traitor",
            "decline",
            "exchange H3",
            "garrison F3",
            "ransom 0",
            "ransom 3",
            "start red",
            "region munster",
            "keep 25 3 3",
        ];
        for text in texts {
            assert_eq!(
                text.parse::<Decision>().map(|read| read.to_string()),
                Ok(text.into())
            );
        }
    }

    #[test]
    fn other_texts_are_no_decisions() {
        let texts = [
            "",
            "keep 3 17",
            "keep 3 17 25 4",
            "keep 3 17 37",
            "discard 0",
            "discard 017",
            "discard  17",
            "discard 17 ",
            " discard 17",
            "Discard 17",
            "amnesty 17 ulster",
            "amnesty Ulster 17",
            "play 17 ulster",
            "play 17 ulster F2+",
            "play 17 ulster F2+H2+W1",
            "play 17 ulster F6",
            "place",
            "place f2",
            "place K1",
            "stone 8 ulster F2.0",
            "stone 8 ulster F2 H1",
            "stone 8 ulster F2.00 H1.0",
            "stone 8 ulster F2.100 H1.0",
            "activate F2",
            "end 1",
            "ransom 4",
            "ransom -1",
            "ransom 1.0",
            "start green",
            "region tara",
            "lots 1 2",
        ];
        for text in texts {
            assert_eq!(text.parse::<Decision>(), Err(NotADecision), "{text:?}");
        }
    }
}
