//! Seat of Kings as a `Family`: its implementation of the trait.

use ::seat_of_kings::{Decision, Draw, State, Step};
use game::{Chance, Effects, Explain, Game, Hidden, Scores, Seat, Turn};
use rand_core::Rng;

use super::{EffectObserver, Family, LegalActions};
use crate::{
    Action, AnyGame, AnyVariant, ChanceError, Ending, Explanation, InvalidToken, Observation, Ply,
    Score,
};

impl Family for State {
    fn variant(&self) -> AnyVariant {
        AnyVariant::SeatOfKings
    }

    fn seat_names(&self) -> Vec<&'static str> {
        let players = self.public().options().players;
        let name = |seat| players.color(seat).name();
        players.seats().map(name).collect()
    }

    /// Each seat is a side.
    fn side_names(&self) -> Vec<&'static str> {
        self.seat_names()
    }

    fn seen_by(&self, seat: Seat) -> Observation {
        Observation::SeatOfKings(Box::new(self.view(seat)))
    }

    fn guess(&self, seat: Seat, mut rng: &mut dyn Rng) -> AnyGame {
        AnyGame::SeatOfKings(Box::new(Hidden::determinize(&self.view(seat), &mut rng)))
    }

    fn parse_action(&self, token: &str) -> Option<Action> {
        token.parse::<Decision>().ok().map(Action::Kings)
    }

    fn parse_draw(&self, text: &str) -> Option<Draw> {
        text.parse().ok()
    }

    fn explain(&self, action: Action) -> Result<Option<Explanation>, InvalidToken> {
        let Action::Kings(decision) = action else {
            return Err(InvalidToken::of_action(action, self.variant()));
        };
        let reason = Explain::explain(self, decision);
        Ok(reason.map(|reason| Explanation::of_kings(self.public(), decision, reason)))
    }

    fn play(&mut self, action: Action, mut observer: &mut dyn EffectObserver) {
        if let Action::Kings(decision) = action {
            self.play_observed(decision, &mut observer);
        }
    }

    /// Rule: SKR1, SKR2, SKC4
    fn apply_draw(
        &mut self,
        draw: &Draw,
        mut observer: &mut dyn EffectObserver,
    ) -> Result<(), ChanceError> {
        let event = self.chance_event().ok_or(ChanceError::Nothing)?;
        let cards = match (self.public().step(), draw) {
            (Step::Lots, Draw::Lots(cards)) => cards,
            (Step::Lots, Draw::Shuffle(_)) => return Err(ChanceError::Other("lots")),
            (_, Draw::Shuffle(cards)) => cards,
            (_, Draw::Lots(_)) => return Err(ChanceError::Other("shuffle")),
        };
        event.check(cards)?;
        self.apply_draw_observed(cards, &mut observer);
        Ok(())
    }

    fn play_random(&mut self, mut rng: &mut dyn Rng) -> Option<Ply> {
        self.play_random_action(rng)
            .or_else(|| self.draw_random(&mut rng).map(Ply::Draw))
    }

    fn random_draw(&self, mut rng: &mut dyn Rng) -> Option<Draw> {
        self.clone().draw_random(&mut rng)
    }

    /// Nobody has a point before the end. Rule: SKO3
    fn score(&self) -> Score {
        let scores = match Game::turn(self) {
            Turn::Over(scores) => scores,
            Turn::Seat(_) | Turn::Chance => Scores::new(&[]),
        };
        let points = self.public().options().players.seats();
        let points = points.map(|seat| scores.of(self.side(seat)));
        Score {
            points: self.side_names().into_iter().zip(points).collect(),
            measures: Vec::new(),
        }
    }

    fn endings(&self, side: &'static str) -> Vec<Ending> {
        vec![Ending::Alone(side)]
    }

    fn draw_points(&self) -> u8 {
        0
    }
}
