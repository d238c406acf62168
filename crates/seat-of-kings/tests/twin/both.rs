//! The fast code and the slow twin side by side: one game in both, which must say the same at every moment.

use std::sync::Arc;

use catalog::seat_of_kings::{outcome, position, view};
use game::{Chance, Explain, Game, Hidden, Moves, Turn};
use rand_xoshiro::rand_core::Rng;
use seat_of_kings::{Decision, Deck, Edition, Options, State, Step};
use seat_of_kings_twin::{self as slow, NextEvent, Twin};
use serde_json::Value;

/// One game in both.
pub(crate) struct Both {
    pub(crate) fast: State,
    pub(crate) twin: Twin,
    /// The events played so far, for a failure to be seen again.
    log: Vec<String>,
}

impl Both {
    /// A new game with the reconstructed deck.
    pub(crate) fn start(options: Options) -> Self {
        Self::start_with(options, slow::RECONSTRUCTED)
    }

    /// A new game with the deck of this file.
    pub(crate) fn start_with(mut options: Options, deck: &str) -> Self {
        let read = Deck::read(deck.as_bytes()).expect("a deck without faults");
        options.deck = Arc::new(read);
        let players = options.players;
        let seats: Vec<_> = players
            .seats()
            .map(|seat| players.color(seat).name())
            .collect();
        let slow_options = slow::Options {
            edition: match options.edition {
                Edition::En => slow::Edition::En,
                Edition::It => slow::Edition::It,
            },
            regions: Some(
                options
                    .regions
                    .iter()
                    .map(|region| region.name().into())
                    .collect(),
            ),
            deck: slow::Deck::read(deck).expect("a deck without faults"),
            max_rounds: options.max_rounds,
        };
        let twin = Twin::new(&seats, &slow_options);
        Self {
            fast: State::new(options),
            twin,
            log: Vec::new(),
        }
    }

    /// The same moment in both.
    pub(crate) fn at(fast: State, twin: Twin) -> Self {
        let log = vec![position(&fast).to_string()];
        Self { fast, twin, log }
    }

    fn context(&self) -> String {
        let log = self.log.join("\n");
        format!("{log}\n{}", position(&self.fast))
    }

    /// Both wait for the same, allow the same, and show the same board, hands and views.
    pub(crate) fn check(&self) {
        let fast: Vec<_> = self
            .fast
            .moves()
            .iter()
            .map(|each| each.to_string())
            .collect();
        assert_eq!(fast, self.twin.legal(), "{}", self.context());
        assert_eq!(
            self.next_event(),
            self.twin.next_event(),
            "{}",
            self.context()
        );
        assert_eq!(
            Value::from(outcome(self.fast.public())),
            self.twin.final_state(),
            "{}",
            self.context()
        );
        if let Some(text) = self.twin.position() {
            let written = serde_json::to_value(position(&self.fast)).expect("keys are text");
            assert_eq!(written, text, "{}", self.context());
            let players = self.fast.public().options().players;
            for seat in players.seats() {
                let seen = view(&self.fast.view(seat));
                let mut seen = serde_json::to_value(seen).expect("keys are text");
                // Which cards are in a deck of discards is known to all; the twin does not list them.
                seen.as_object_mut()
                    .expect("an object")
                    .shift_remove("deck_cards");
                let slow = self.twin.view(players.color(seat).name());
                assert_eq!(Some(seen), slow, "{}", self.context());
            }
        }
    }

    /// The event that the fast code waits for, in the words of the twin.
    fn next_event(&self) -> NextEvent {
        let players = self.fast.public().options().players;
        let name = |seat| players.color(seat).name().to_owned();
        match self.fast.turn() {
            Turn::Seat(seat) => NextEvent::Seat(name(seat)),
            Turn::Chance if self.fast.public().step() == Step::Lots => NextEvent::Lots,
            Turn::Chance => NextEvent::Shuffle(
                self.fast
                    .chance_event()
                    .expect("chance is next")
                    .items()
                    .collect(),
            ),
            Turn::Over(scores) => NextEvent::Over(
                players
                    .seats()
                    .map(name)
                    .zip(scores.all().iter().copied())
                    .collect(),
            ),
        }
    }

    /// A decision is legal in both, or in neither, and then the reason is one that the twin finds too. Rule: SKO6
    pub(crate) fn check_reason(&self, decision: Decision) {
        let broken = self
            .twin
            .broken(&decision.to_string())
            .expect("a decision of both");
        match self.fast.explain(decision) {
            None => assert!(
                broken.is_empty(),
                "{decision} breaks {broken:?}: {}",
                self.context()
            ),
            Some(reason) => {
                let clause = reason.why.clause();
                let why = reason.why;
                assert!(
                    broken.contains(clause),
                    "{decision}: {why:?}, {broken:?}: {}",
                    self.context()
                );
            }
        }
    }

    /// Plays a decision in both.
    pub(crate) fn play(&mut self, decision: Decision) {
        self.log.push(decision.to_string());
        self.fast.play(decision);
        let played = self.twin.play(&decision.to_string());
        assert_eq!(played, Ok(()), "{}", self.context());
    }

    /// Lets chance draw the same in both; gives whether it was next.
    pub(crate) fn draw(&mut self, rng: &mut impl Rng) -> bool {
        let Some(draw) = self.fast.chance_event() else {
            return false;
        };
        let word = if self.fast.public().step() == Step::Lots {
            "lots"
        } else {
            "shuffle"
        };
        let drawn = draw.sample(rng);
        let numbers: Vec<_> = drawn.items().iter().map(u8::to_string).collect();
        let line = format!("{word} {}", numbers.join(" "));
        self.fast.apply_draw(drawn.items());
        let played = self.twin.play(&line);
        self.log.push(line);
        assert_eq!(played, Ok(()), "{}", self.context());
        true
    }
}
