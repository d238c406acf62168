//! Actions of seats and plies, as values that are parsed from text once and written once.

use std::fmt;
use std::str::FromStr;

use ::seat_of_kings::{Decision, Draw};
use ringforts::Move;
use thiserror::Error;

/// A decision of a seat, legal or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// A move of a ringfort game.
    Ringforts(Move),
    /// A decision of Seat of Kings.
    Kings(Decision),
}

/// One step of a game: an action or a draw.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Ply {
    /// A seat decided.
    Action(Action),
    /// Chance drew.
    Draw(Draw),
}

/// A borrowed [`Ply`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlyRef<'a> {
    /// A seat decided.
    Action(Action),
    /// Chance drew.
    Draw(&'a Draw),
}

/// A text that is not a token of any game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a token of no game")]
pub struct UnknownToken;

impl FromStr for Action {
    type Err = UnknownToken;

    /// Parses a token of any game. No text is a token of both families.
    fn from_str(text: &str) -> Result<Self, UnknownToken> {
        let decision = text.parse().map(Self::Kings);
        let action = decision.or_else(|_| text.parse().map(Self::Ringforts));
        action.map_err(|_| UnknownToken)
    }
}

impl FromStr for Ply {
    type Err = UnknownToken;

    fn from_str(text: &str) -> Result<Self, UnknownToken> {
        let draw = text.parse().map(Self::Draw);
        draw.or_else(|_| text.parse().map(Self::Action))
    }
}

impl From<Move> for Action {
    fn from(mv: Move) -> Self {
        Self::Ringforts(mv)
    }
}

impl From<Decision> for Action {
    fn from(decision: Decision) -> Self {
        Self::Kings(decision)
    }
}

impl From<Action> for Ply {
    fn from(action: Action) -> Self {
        Self::Action(action)
    }
}

impl From<Draw> for Ply {
    fn from(draw: Draw) -> Self {
        Self::Draw(draw)
    }
}

impl Ply {
    /// The same, borrowed.
    pub const fn as_ref(&self) -> PlyRef<'_> {
        match self {
            Self::Action(action) => PlyRef::Action(*action),
            Self::Draw(draw) => PlyRef::Draw(draw),
        }
    }
}

impl PlyRef<'_> {
    /// The same, owned.
    pub fn to_owned(self) -> Ply {
        match self {
            Self::Action(action) => Ply::Action(action),
            Self::Draw(draw) => Ply::Draw(draw.clone()),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ringforts(mv) => mv.fmt(f),
            Self::Kings(decision) => decision.fmt(f),
        }
    }
}

impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_ref().fmt(f)
    }
}

impl fmt::Display for PlyRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Action(action) => action.fmt(f),
            Self::Draw(draw) => draw.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Index, Moves};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;
    use ringforts::{Position, Variant};

    use super::*;
    use crate::AnyVariant;

    #[test]
    fn every_token_of_every_ringfort_variant_parses_without_its_variant() {
        for variant in Variant::ALL {
            let start = ringforts::Line::new(Position::start(variant));
            for index in 0..start.index_count() {
                let mv = start.indexed(index).expect("below the count");
                let token = mv.to_string();
                assert_eq!(token.parse(), Ok(Action::Ringforts(mv)), "{variant:?}");
                assert!(token.parse::<Decision>().is_err(), "{token}");
                assert!(token.parse::<Draw>().is_err(), "{token}");
            }
        }
    }

    #[test]
    fn decisions_and_draws_of_games_parse_as_what_they_are() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        for _ in 0..20 {
            let mut game = AnyVariant::SeatOfKings.start();
            for _ in 0..400 {
                let crate::AnyGame::SeatOfKings(state) = &game else {
                    unreachable!("of that name")
                };
                for decision in state.moves().iter().take(200) {
                    assert_eq!(decision.to_string().parse(), Ok(Action::Kings(decision)));
                }
                let Some(ply) = game.play_random(&mut rng) else {
                    break;
                };
                assert_eq!(ply.to_string().parse(), Ok(ply));
            }
        }
    }

    #[test]
    fn actions_are_small() {
        assert!(size_of::<Action>() <= 12, "{}", size_of::<Action>());
        assert!(size_of::<Ply>() <= 32, "{}", size_of::<Ply>());
    }
}
