//! The differences between the two families of games: one trait, with an implementation in a file for each.

mod ringforts;
mod seat_of_kings;

use ::seat_of_kings::Effect;
use game::{Game, Moves, Observer, Seat, Tokens, Turn, random_move};
use rand_core::Rng;

use crate::{
    Action, AnyGame, AnyVariant, ChanceError, Draw, Ending, Explanation, InvalidToken, Observation,
    Ply, Score,
};

/// Receives the effects of games of both families.
pub trait EffectObserver: Observer<::ringforts::Effect> + Observer<Effect> {}

impl<O: Observer<::ringforts::Effect> + Observer<Effect>> EffectObserver for O {}

/// A game of one family. [`AnyGame`] documents each method where it offers it.
pub(crate) trait Family: LegalActions {
    fn variant(&self) -> AnyVariant;
    /// The names of the seats at this table, in turn order.
    fn seat_names(&self) -> Vec<&'static str>;
    /// The names of the sides, in their order.
    fn side_names(&self) -> Vec<&'static str>;
    fn seen_by(&self, seat: Seat) -> Observation;
    fn guess(&self, seat: Seat, rng: &mut dyn Rng) -> AnyGame;

    /// Parses a token, legal or not; `None` if it is no token of the variant.
    fn parse_action(&self, token: &str) -> Option<Action>;
    /// Parses a chance event; `None` if the text is none of this family.
    fn parse_draw(&self, text: &str) -> Option<Draw>;
    /// The reason why an action is not legal; `None` if it is legal. An action of another variant is an error.
    fn explain(&self, action: Action) -> Result<Option<Explanation>, InvalidToken>;
    /// Plays an action that [`Self::explain`] finds legal.
    fn play(&mut self, action: Action, observer: &mut dyn EffectObserver);
    fn apply_draw(
        &mut self,
        draw: &Draw,
        observer: &mut dyn EffectObserver,
    ) -> Result<(), ChanceError>;
    fn play_random(&mut self, rng: &mut dyn Rng) -> Option<Ply>;
    fn random_draw(&self, rng: &mut dyn Rng) -> Option<Draw>;

    fn score(&self) -> Score;
    /// The endings that name this side.
    fn endings(&self, side: &'static str) -> Vec<Ending>;
    /// The points of each side after an agreed draw. Rule: M9, SKO5
    fn draw_points(&self) -> u8;
}

/// The legal moves of any game as actions.
pub(crate) trait LegalActions {
    fn turn(&self) -> Turn;
    fn legal_tokens(&self) -> Vec<String>;
    fn legal_actions(&self) -> Vec<Action>;
    fn sole_action(&self) -> Option<Action>;
    /// Plays a uniformly random legal move; `None` if no seat is to move.
    fn play_random_action(&mut self, rng: &mut dyn Rng) -> Option<Ply>;
}

impl<G: Tokens<Move: Into<Action>>> LegalActions for G {
    fn turn(&self) -> Turn {
        Game::turn(self)
    }

    /// Every game gives its moves in the byte order of their tokens.
    fn legal_tokens(&self) -> Vec<String> {
        self.moves().iter().map(|mv| self.write_move(mv)).collect()
    }

    fn legal_actions(&self) -> Vec<Action> {
        self.moves().iter().map(Into::into).collect()
    }

    fn sole_action(&self) -> Option<Action> {
        let moves = self.moves();
        (moves.len() == 1).then(|| moves.get(0).into())
    }

    fn play_random_action(&mut self, mut rng: &mut dyn Rng) -> Option<Ply> {
        let mv = random_move(self, &mut rng)?;
        self.play(mv);
        Some(Ply::Action(mv.into()))
    }
}
