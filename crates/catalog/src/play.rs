//! Playing actions and draws, and random ones.

use ::seat_of_kings::{Decision, Effect};
use game::{Effects, Explain, Game, Moves, Observer, Tokens, random_move};
use rand_core::Rng;
use thiserror::Error;

use crate::chance::{self, ChanceError};
use crate::{Action, AnyGame, Draw, Explanation, InvalidToken, Ply, PlyRef};

/// Why a ply cannot be played.
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

impl AnyGame {
    /// Parses a token of this variant, legal or not.
    ///
    /// # Errors
    ///
    /// If it is no token of the variant.
    pub fn parse_action(&self, token: &str) -> Result<Action, InvalidToken> {
        let action = match self {
            Self::Ringforts(line) => line.read_move(token).map(Action::Ringforts),
            Self::SeatOfKings(_) => token.parse::<Decision>().ok().map(Action::Kings),
        };
        action.ok_or_else(|| self.not_a_token(token))
    }

    /// Parses a token or a chance event of this variant.
    ///
    /// # Errors
    ///
    /// If it is neither.
    pub fn parse_ply(&self, text: &str) -> Result<Ply, InvalidToken> {
        if let Self::SeatOfKings(_) = self
            && let Ok(draw) = text.parse()
        {
            return Ok(Ply::Draw(draw));
        }
        self.parse_action(text).map(Ply::Action)
    }

    /// Plays an action and settles what follows from it.
    ///
    /// # Errors
    ///
    /// If the action is of another variant or not legal; the game stays as it was.
    pub fn play(&mut self, action: Action) -> Result<(), PlayError> {
        self.play_observed(action, &mut ())
    }

    /// Plays an action as [`Self::play`] does, and reports the effects.
    ///
    /// # Errors
    ///
    /// As [`Self::play`]; nothing is reported then.
    pub fn play_observed(
        &mut self,
        action: Action,
        observer: &mut (impl Observer<ringforts::Effect> + Observer<Effect>),
    ) -> Result<(), PlayError> {
        if let Some(explanation) = self.explain(action)? {
            return Err(PlayError::Illegal(explanation));
        }
        match (self, action) {
            (Self::Ringforts(line), Action::Ringforts(mv)) => line.play_observed(mv, observer),
            (Self::SeatOfKings(state), Action::Kings(decision)) => {
                state.play_observed(decision, observer);
            }
            (Self::Ringforts(_), Action::Kings(_))
            | (Self::SeatOfKings(_), Action::Ringforts(_)) => {
                unreachable!("explain refuses actions of another game")
            }
        }
        Ok(())
    }

    /// Applies a draw, and settles what follows from it.
    ///
    /// # Errors
    ///
    /// If chance cannot draw it now; the game stays as it was.
    pub fn draw(&mut self, draw: &Draw) -> Result<(), ChanceError> {
        self.draw_observed(draw, &mut ())
    }

    /// Draws as [`Self::draw`] does, and reports the effects.
    ///
    /// # Errors
    ///
    /// As [`Self::draw`]; nothing is reported then.
    pub fn draw_observed(
        &mut self,
        draw: &Draw,
        observer: &mut impl Observer<Effect>,
    ) -> Result<(), ChanceError> {
        match self {
            Self::Ringforts(_) => Err(ChanceError::Nothing),
            Self::SeatOfKings(state) => chance::draw(state, draw, observer),
        }
    }

    /// Plays an action or a draw.
    ///
    /// # Errors
    ///
    /// As [`Self::play`] and [`Self::draw`]; the game stays as it was.
    pub fn play_ply(&mut self, ply: PlyRef<'_>) -> Result<(), PlayError> {
        self.play_ply_observed(ply, &mut ())
    }

    /// Plays a step as [`Self::play_ply`] does, and reports the effects.
    ///
    /// # Errors
    ///
    /// As [`Self::play_ply`]; nothing is reported then.
    pub fn play_ply_observed(
        &mut self,
        ply: PlyRef<'_>,
        observer: &mut (impl Observer<ringforts::Effect> + Observer<Effect>),
    ) -> Result<(), PlayError> {
        match ply {
            PlyRef::Action(action) => self.play_observed(action, observer),
            PlyRef::Draw(draw) => Ok(self.draw_observed(draw, observer)?),
        }
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
        match (self, action) {
            (Self::Ringforts(line), Action::Ringforts(mv)) => {
                let token = mv.to_string();
                if line.read_move(&token) != Some(mv) {
                    return Err(self.not_a_token(&token));
                }
                Ok(line
                    .explain(mv)
                    .map(|reason| Explanation::of_ringforts(mv, reason)))
            }
            (Self::SeatOfKings(state), Action::Kings(decision)) => {
                let reason = state.explain(decision);
                Ok(reason.map(|reason| Explanation::of_kings(decision, reason)))
            }
            (Self::Ringforts(_), Action::Kings(_))
            | (Self::SeatOfKings(_), Action::Ringforts(_)) => {
                Err(self.not_a_token(&action.to_string()))
            }
        }
    }

    /// The legal actions in the byte order of their tokens; empty if chance is next or the game is over.
    pub fn legal_actions(&self) -> Vec<Action> {
        match self {
            Self::Ringforts(line) => line.moves().iter().map(Action::Ringforts).collect(),
            Self::SeatOfKings(state) => state.moves().iter().map(Action::Kings).collect(),
        }
    }

    /// The only legal action; `None` if there is none or a choice.
    pub fn sole_action(&self) -> Option<Action> {
        match self {
            Self::Ringforts(line) => sole_move(line).map(Action::Ringforts),
            Self::SeatOfKings(state) => sole_move(&**state).map(Action::Kings),
        }
    }

    /// Plays a uniformly random legal action, or draws if chance is next. Returns the ply; `None` if the game is over.
    pub fn play_random(&mut self, rng: &mut impl Rng) -> Option<Ply> {
        match self {
            Self::Ringforts(line) => Some(Action::Ringforts(play_random(line, rng)?).into()),
            Self::SeatOfKings(state) => match play_random(&mut **state, rng) {
                Some(decision) => Some(Action::Kings(decision).into()),
                None => chance::draw_at_random(state, rng).map(Ply::Draw),
            },
        }
    }

    /// The draw that these random numbers give, without applying it; `None` if chance is not next.
    pub fn random_draw(&self, rng: &mut impl Rng) -> Option<Draw> {
        match self {
            Self::Ringforts(_) => None,
            Self::SeatOfKings(state) => chance::draw_at_random(&mut state.clone(), rng),
        }
    }
}

fn sole_move<G: Game>(game: &G) -> Option<G::Move> {
    let moves = game.moves();
    (moves.len() == 1).then(|| moves.get(0))
}

fn play_random<G: Game>(game: &mut G, rng: &mut impl Rng) -> Option<G::Move> {
    let mv = random_move(game, rng)?;
    game.play(mv);
    Some(mv)
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
        assert_eq!(game.draw(&draw), Err(ChanceError::Nothing));
        assert_eq!(game, before);
        let mut kings = AnyGame::read("seat-of-kings").expect("a name");
        let build = "D4".parse().expect("a token");
        assert_eq!(kings.play(build), Err(kings.not_a_token("D4").into()));
    }
}
