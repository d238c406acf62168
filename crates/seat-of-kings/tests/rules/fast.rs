//! The fast code as the kit asks it: everything in and out is text.

use std::sync::Arc;

use catalog::seat_of_kings::{OptionsText, outcome, position, read, view};
use catalog::{AnyGame, PlayError};
use game::{Game, Hidden, Turn};
use seat_of_kings::{Decision, Deck, State};
use serde_json::Value;

use crate::notation::NewGame;

/// The fast code at one moment.
pub(crate) struct Fast {
    game: AnyGame,
}

impl Fast {
    /// A new game; `Err` if the seats or options cannot be.
    pub(crate) fn new(game: &NewGame, deck: &str) -> Result<Self, String> {
        let options = OptionsText {
            edition: game.is_italian.then(|| "it".into()),
            regions: game.regions.clone(),
            deck: None,
            max_rounds: Some(game.max_rounds),
        };
        let options = options.of_new_game(&game.seats, &self::deck(deck));
        Ok(Self::of(State::new(
            options.map_err(|error| error.to_string())?,
        )))
    }

    /// A position JSON, read with this deck file.
    pub(crate) fn read(json: &str, deck: &str) -> Result<Self, String> {
        let state = read(json, &self::deck(deck)).map_err(|error| error.to_string())?;
        Ok(Self::of(state))
    }

    fn of(state: State) -> Self {
        Self {
            game: AnyGame::SeatOfKings(Box::new(state)),
        }
    }

    /// The moment itself.
    pub(crate) fn state(&self) -> &State {
        match &self.game {
            AnyGame::SeatOfKings(state) => state,
            AnyGame::Ringforts(_) => unreachable!("made of a state"),
        }
    }

    /// The seat that decides, `lots`, `shuffle` or `over`.
    pub(crate) fn next_event(&self) -> String {
        match (self.state().turn(), self.game.seat_name()) {
            (Turn::Over(_), _) => "over".into(),
            (_, Some(seat)) => seat.into(),
            (_, None) if self.state().public().step() == seat_of_kings::Step::Lots => "lots".into(),
            (_, None) => "shuffle".into(),
        }
    }

    /// Legal decisions in their order.
    pub(crate) fn legal(&self) -> Vec<String> {
        self.game.legal_tokens()
    }

    /// True if this has the form of a decision.
    pub(crate) fn parses(&self, decision: &str) -> bool {
        decision.parse::<Decision>().is_ok()
    }

    /// The clause that explains why a decision is illegal; `None` if it is legal.
    pub(crate) fn why(&self, decision: &str) -> Option<String> {
        let explanation = self.game.explain_text(decision).expect("a decision");
        explanation.map(|explanation| explanation.clause.into())
    }

    /// A decision or a chance event.
    pub(crate) fn play(&mut self, line: &str) -> Result<(), String> {
        self.game
            .play_text(line)
            .map_err(|error: PlayError| error.to_string())
    }

    /// The position JSON.
    pub(crate) fn position(&self) -> Value {
        serde_json::to_value(position(self.state())).expect("keys are text")
    }

    /// `final` of a transcript.
    pub(crate) fn final_state(&self) -> Value {
        outcome(self.state().public()).into()
    }

    /// Seats and their points, in seat order, of a finished game.
    pub(crate) fn points(&self) -> Option<Vec<(String, u8)>> {
        let Turn::Over(scores) = self.state().turn() else {
            return None;
        };
        let players = self.state().public().options().players;
        let names = players
            .seats()
            .map(|seat| players.color(seat).name().to_owned());
        Some(names.zip(scores.all().iter().copied()).collect())
    }

    /// The view of one seat. The cards known to be in a deck of discards, which only the fast code lists, are left
    /// out.
    pub(crate) fn view(&self, seat: &str) -> Value {
        let players = self.state().public().options().players;
        let color = seat.parse().expect("a color");
        let seat = players.seat(color).expect("a seat at the table");
        let view = view(&self.state().view(seat));
        let mut view = serde_json::to_value(view).expect("keys are text");
        view.as_object_mut()
            .expect("an object")
            .shift_remove("deck_cards");
        view
    }

    /// Faults of a deck file; none if it is read.
    pub(crate) fn deck_faults(toml: &[u8]) -> Vec<String> {
        let faults = Deck::read(toml)
            .err()
            .map(|faults| faults.0)
            .unwrap_or_default();
        faults.iter().map(ToString::to_string).collect()
    }
}

fn deck(toml: &str) -> Arc<Deck> {
    Arc::new(Deck::read(toml.as_bytes()).expect("a deck without faults"))
}
