//! Playing actions and draws, and random ones.

use game::DrawError;
use rand_core::Rng;
use thiserror::Error;

use crate::{Action, AnyGame, Draw, EffectObserver, Explanation, InvalidToken, Ply, PlyRef};

/// An error of a ply that cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PlayError {
    /// It is no token of the variant.
    #[error(transparent)]
    InvalidToken(#[from] InvalidToken),
    /// It is a token, but not of a legal move.
    #[error("illegal by {}", .0.clause)]
    Illegal(Explanation),
    /// It is a chance event, but not one that can happen now.
    #[error(transparent)]
    Chance(#[from] ChanceError),
}

/// An error of a draw that cannot happen now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ChanceError {
    /// A seat is to move, or the game is over.
    #[error("no chance event is next")]
    Nothing,
    /// Lots instead of a shuffle, or a shuffle instead of lots.
    #[error("the next chance event is `{0}`")]
    Other(
        /// The first word of the event that is next.
        &'static str,
    ),
    /// The cards are not an outcome of the draw.
    #[error(transparent)]
    Draw(#[from] DrawError),
}

impl AnyGame {
    /// Parses a token of this variant, legal or not.
    ///
    /// # Errors
    ///
    /// If it is no token of the variant.
    pub fn parse_action(&self, token: &str) -> Result<Action, InvalidToken> {
        let action = self.family().parse_action(token);
        action.ok_or_else(|| self.not_a_token(token))
    }

    /// Parses a token or a chance event of this variant.
    ///
    /// # Errors
    ///
    /// If it is neither.
    pub fn parse_ply(&self, text: &str) -> Result<Ply, InvalidToken> {
        match self.family().parse_draw(text) {
            Some(draw) => Ok(Ply::Draw(draw)),
            None => self.parse_action(text).map(Ply::Action),
        }
    }

    /// Plays an action and settles what follows from it.
    ///
    /// # Errors
    ///
    /// If the action is of another variant or not legal; the game stays as it was.
    pub fn play(&mut self, action: Action) -> Result<(), PlayError> {
        self.play_ply(PlyRef::Action(action))
    }

    /// Applies a draw, and settles what follows from it.
    ///
    /// # Errors
    ///
    /// If chance cannot draw it now; the game stays as it was.
    pub fn apply_draw(&mut self, draw: &Draw) -> Result<(), ChanceError> {
        self.family_mut().apply_draw(draw, &mut ())
    }

    /// Plays an action or a draw.
    ///
    /// # Errors
    ///
    /// As [`Self::play`] and [`Self::apply_draw`]; the game stays as it was.
    pub fn play_ply(&mut self, ply: PlyRef<'_>) -> Result<(), PlayError> {
        self.play_ply_observed(ply, &mut ())
    }

    /// Plays as [`Self::play_ply`] does, and reports the effects.
    ///
    /// # Errors
    ///
    /// As [`Self::play_ply`]; nothing is reported then.
    pub fn play_ply_observed(
        &mut self,
        ply: PlyRef<'_>,
        observer: &mut impl EffectObserver,
    ) -> Result<(), PlayError> {
        match ply {
            PlyRef::Draw(draw) => self.family_mut().apply_draw(draw, observer)?,
            PlyRef::Action(action) => match self.explain(action)? {
                None => self.family_mut().play(action, observer),
                Some(explanation) => return Err(PlayError::Illegal(explanation)),
            },
        }
        Ok(())
    }

    /// Parses a token or a chance event and plays it.
    ///
    /// # Errors
    ///
    /// As [`Self::parse_ply`] and [`Self::play_ply`]; the game stays as it was.
    pub fn play_text(&mut self, text: &str) -> Result<(), PlayError> {
        let ply = self.parse_ply(text)?;
        self.play_ply(ply.as_ref())
    }

    /// The one reason why an action is not legal; `None` exactly if it is legal. Rule: B12, SKO6
    ///
    /// # Errors
    ///
    /// If the action is of another variant.
    pub fn explain(&self, action: Action) -> Result<Option<Explanation>, InvalidToken> {
        self.family().explain(action)
    }

    /// The legal actions in the byte order of their tokens; empty if chance is next or the game is over.
    pub fn legal_actions(&self) -> Vec<Action> {
        self.family().legal_actions()
    }

    /// The only legal action; `None` if there is none or a choice.
    pub fn sole_action(&self) -> Option<Action> {
        self.family().sole_action()
    }

    /// Plays a uniformly random legal action, or draws if chance is next. Returns the ply; `None` if the game is over.
    pub fn play_random(&mut self, rng: &mut impl Rng) -> Option<Ply> {
        self.family_mut().play_random(rng)
    }

    /// The draw that these random numbers give, without applying it; `None` if chance is not next.
    pub fn random_draw(&self, rng: &mut impl Rng) -> Option<Draw> {
        self.family().random_draw(rng)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refused_token_leaves_the_game_as_it_was() {
        let mut game = AnyGame::read("sacred-hill-1").expect("a name");
        game.play_text("D4").expect("legal");
        let before = game.clone();
        assert!(matches!(game.play_text("D4"), Err(PlayError::Illegal(_))));
        assert!(matches!(
            game.play_text("pass"),
            Err(PlayError::InvalidToken(_))
        ));
        assert_eq!(game, before);
    }

    #[test]
    fn actions_and_draws_of_other_variants_are_refused() {
        let mut game = AnyGame::read("sacred-hill-1").expect("a name");
        let before = game.clone();
        for token in ["pass", "B2-C4", "xD4+E4E5", "end", "keep 1 2 3"] {
            let action = token.parse().expect("a token of some game");
            assert_eq!(game.play(action), Err(game.not_a_token(token).into()));
        }
        let draw = "lots 1 2".parse().expect("a draw");
        assert_eq!(game.apply_draw(&draw), Err(ChanceError::Nothing));
        assert_eq!(game, before);
        let mut kings = AnyGame::read("seat-of-kings").expect("a name");
        let build = "D4".parse().expect("a token");
        assert_eq!(kings.play(build), Err(kings.not_a_token("D4").into()));
    }
}
