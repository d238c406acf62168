//! The ringfort games as a `Family`: their implementation of the trait.

use ::ringforts::{Color, FirstMeasure, Line, Measures, measures, points};
use game::{Effects, Explain, Seat, Tokens};
use rand_core::Rng;

use super::{EffectObserver, Family, LegalActions};
use crate::{
    Action, AnyGame, AnyVariant, ChanceError, Draw, Ending, Explanation, InvalidToken, Loss,
    Observation, Ply, Score,
};

impl Family for Line {
    fn variant(&self) -> AnyVariant {
        AnyVariant::Ringforts(self.position().variant())
    }

    fn seat_names(&self) -> Vec<&'static str> {
        self.variant().seats()
    }

    fn side_names(&self) -> Vec<&'static str> {
        Color::BOTH.map(Color::name).into()
    }

    /// The whole game: nothing of it is hidden.
    fn seen_by(&self, _seat: Seat) -> Observation {
        Observation::Ringforts(self.clone())
    }

    fn guess(&self, _seat: Seat, _rng: &mut dyn Rng) -> AnyGame {
        AnyGame::Ringforts(self.clone())
    }

    fn parse_action(&self, token: &str) -> Option<Action> {
        self.read_move(token).map(Action::Ringforts)
    }

    fn parse_draw(&self, _text: &str) -> Option<Draw> {
        None
    }

    fn explain(&self, action: Action) -> Result<Option<Explanation>, InvalidToken> {
        let kinds = self.position().variant().move_kinds();
        match action {
            Action::Ringforts(mv) if kinds.contains(&mv.kind()) => {
                let reason = Explain::explain(self, mv);
                Ok(reason.map(|reason| Explanation::of_ringforts(self.position(), mv, reason)))
            }
            _ => Err(InvalidToken::of_action(action, self.variant())),
        }
    }

    fn play(&mut self, action: Action, mut observer: &mut dyn EffectObserver) {
        if let Action::Ringforts(mv) = action {
            self.play_observed(mv, &mut observer);
        }
    }

    fn apply_draw(
        &mut self,
        _draw: &Draw,
        _observer: &mut dyn EffectObserver,
    ) -> Result<(), ChanceError> {
        Err(ChanceError::Nothing)
    }

    fn play_random(&mut self, rng: &mut dyn Rng) -> Option<Ply> {
        self.play_random_action(rng)
    }

    fn random_draw(&self, _rng: &mut dyn Rng) -> Option<Draw> {
        None
    }

    fn score(&self) -> Score {
        let Measures {
            first,
            territory,
            kings_captured,
        } = measures(self.position());
        let first = match first {
            FirstMeasure::Kingdoms(kingdoms) => ("kingdoms", kingdoms),
            FirstMeasure::Bridges(bridges) => ("bridges", bridges),
        };
        let captured = kings_captured.map(|captured| ("kings_captured", captured));
        Score {
            points: self
                .side_names()
                .into_iter()
                .zip(points(self.position()))
                .collect(),
            measures: [first, ("territory", territory)]
                .into_iter()
                .chain(captured)
                .collect(),
        }
    }

    fn endings(&self, side: &'static str) -> Vec<Ending> {
        Loss::ALL.map(|loss| Ending::Lost(side, loss)).into()
    }

    fn draw_points(&self) -> u8 {
        1
    }
}
