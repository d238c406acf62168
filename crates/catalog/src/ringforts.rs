//! The ringfort games as a family.

use std::fmt;

use ::ringforts::{Color, FirstMeasure, Line, Measures, Move, Moves, Visit, measures, points};
use game::{Effects, Explain, Game, Moves as _, Seat, Tokens, perft_bulk};
use rand_core::Rng;

use crate::family::{EffectObserver, Family, LegalActions};
use crate::{
    Action, AnyGame, AnyVariant, ChanceError, Draw, Ending, Explanation, Loss, Observation, Ply,
    Score,
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

    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }

    /// The whole game: nothing of it is hidden.
    fn seen_by(&self, _seat: Seat) -> Observation {
        Observation::Ringforts(self.clone())
    }

    fn view_text(&self, _seat: Seat) -> String {
        self.to_string()
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

    fn explain(&self, action: Action) -> Option<Option<Explanation>> {
        let Action::Ringforts(mv) = action else {
            return None;
        };
        // Moves of all ringfort games are one type: only the grammar of the variant says which belong to it.
        let is_of_variant = self.read_move(&mv.to_string()) == Some(mv);
        let reason = is_of_variant.then(|| Explain::explain(self, mv))?;
        Some(reason.map(|reason| Explanation::of_ringforts(mv, reason)))
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

    fn perft(&self, depth: u32) -> Option<u64> {
        Some(sequences(self.clone(), depth))
    }

    fn divide(&self, depth: u32) -> Option<Vec<(String, u64)>> {
        let Some(deeper) = depth.checked_sub(1) else {
            return Some(Vec::new());
        };
        let after = |mv| {
            let mut next = self.clone();
            Game::play(&mut next, mv);
            (self.write_move(mv), sequences(next, deeper))
        };
        Some(self.moves().iter().map(after).collect())
    }
}

/// Perft by the code that is compiled for the variant of a line.
fn sequences(line: Line, depth: u32) -> u64 {
    struct Sequences(u32);
    impl Visit for Sequences {
        type Output = u64;
        fn visit<G: Game<Move = Move, Moves = Moves>>(self, game: G) -> u64 {
            perft_bulk(&game, self.0)
        }
    }
    line.visit(Sequences(depth))
}
