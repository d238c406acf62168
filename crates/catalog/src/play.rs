//! Playing a token, or a random one.

use ::seat_of_kings::Effect;
use game::{Effects, Game, Observer, Tokens, random_move};
use rand_core::Rng;
use thiserror::Error;

use crate::chance::{self, NotDrawn};
use crate::{AnyGame, Explanation, NotAToken};

/// Why a token cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PlayError {
    /// It is no token of the variant.
    #[error(transparent)]
    NotAToken(#[from] NotAToken),
    /// It is a token, but not of a legal move.
    #[error("illegal by {}", .0.clause)]
    Illegal(Explanation),
    /// It is a chance event, but not one that can happen now.
    #[error(transparent)]
    NotDrawn(#[from] NotDrawn),
}

impl AnyGame {
    /// Plays the move of a token, or lets the chance event of a text happen, and settles what follows from it.
    ///
    /// # Errors
    ///
    /// If it is no token of the variant, not legal, or not what chance can draw; the game stays as it was.
    pub fn play(&mut self, token: &str) -> Result<(), PlayError> {
        self.play_observed(token, &mut ())
    }

    /// Plays a token as [`AnyGame::play`] does, and reports the effects in Seat of Kings.
    ///
    /// # Errors
    ///
    /// As [`AnyGame::play`]; nothing is reported then.
    pub fn play_observed(
        &mut self,
        token: &str,
        observer: &mut impl Observer<Effect>,
    ) -> Result<(), PlayError> {
        if let Self::SeatOfKings(state) = self
            && let Ok(event) = token.parse()
        {
            return Ok(chance::happen(state, &event, observer)?);
        }
        if let Some(explanation) = self.explain(token)? {
            return Err(PlayError::Illegal(explanation));
        }
        match self {
            Self::Ringforts(line) => {
                let mv = line.read_move(token).expect("it was explained");
                line.play(mv);
            }
            Self::SeatOfKings(state) => {
                let decision = token.parse().expect("it was explained");
                state.play_observed(decision, observer);
            }
        }
        Ok(())
    }

    /// Plays one of the legal moves, each as likely as any other, or lets chance draw if it is next, and gives the
    /// token or the event; nothing if the game is over.
    pub fn play_random(&mut self, rng: &mut impl Rng) -> Option<String> {
        match self {
            Self::Ringforts(line) => play_random(line, rng),
            Self::SeatOfKings(state) => play_random(&mut **state, rng)
                .or_else(|| Some(chance::draw(state, rng)?.to_string())),
        }
    }
}

fn play_random<G: Tokens>(game: &mut G, rng: &mut impl Rng) -> Option<String> {
    let mv = random_move(game, rng)?;
    let token = game.write_move(mv);
    game.play(mv);
    Some(token)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refused_token_leaves_the_game_as_it_was() {
        let mut game = AnyGame::read("sacred-hill-1").expect("a name");
        game.play("D4").expect("legal");
        let before = game.clone();
        assert!(matches!(game.play("D4"), Err(PlayError::Illegal(_))));
        assert!(matches!(game.play("pass"), Err(PlayError::NotAToken(_))));
        assert_eq!(game, before);
    }
}
