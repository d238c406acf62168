//! Playing a token, or a random one.

use game::{Game, Text, Tokens, random_move};
use rand_core::Rng;
use thiserror::Error;

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
}

impl AnyGame {
    /// Plays the move of a token and settles what follows from it.
    ///
    /// # Errors
    ///
    /// If it is no token of the variant, or not legal; the game stays as it was.
    pub fn play(&mut self, token: &str) -> Result<(), PlayError> {
        if let Some(explanation) = self.explain(token)? {
            return Err(PlayError::Illegal(explanation));
        }
        match self {
            Self::Ringforts(line) => {
                let mv = line.read_move(token).expect("it was explained");
                line.play(mv);
            }
        }
        Ok(())
    }

    /// Plays one of the legal moves, each as likely as any other, and gives its token; nothing if the game is over.
    pub fn play_random(&mut self, rng: &mut impl Rng) -> Option<String> {
        match self {
            Self::Ringforts(line) => play_random(line, rng),
        }
    }
}

fn play_random<G: Text>(game: &mut G, rng: &mut impl Rng) -> Option<String> {
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
