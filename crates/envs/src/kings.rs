//! Games of Seat of Kings, whose decisions are asked in parts.

use catalog::AnyGame;
use game::{Game, Seat, Turn, below, draw_at_random};
use rand_xoshiro::rand_core::SeedableRng;
use rand_xoshiro::{SplitMix64, Xoshiro256PlusPlus};
use seat_of_kings::{Decision, Decisions, Part, State};

use crate::env::Env;

/// A game of Seat of Kings.
#[derive(Clone)]
pub(crate) struct Kings {
    state: State,
    /// Those of the state.
    decisions: Decisions,
    begun: Vec<Part>,
    /// The legal numbers, in no order.
    legal: Vec<u16>,
    draws: Xoshiro256PlusPlus,
}

impl Kings {
    pub(crate) fn new(start: &State) -> Self {
        Self {
            state: start.clone(),
            decisions: start.moves(),
            begun: Vec::new(),
            legal: Vec::new(),
            draws: Xoshiro256PlusPlus::seed_from_u64(0),
        }
    }

    /// Draws until a seat is to move, and lists its decisions.
    fn draw(&mut self) {
        while draw_at_random(&mut self.state, &mut self.draws).is_some() {}
        self.begun.clear();
        self.decisions = self.state.moves();
    }

    /// Lists the legal numbers and corrects the mask.
    fn list(&mut self, mask: &mut [u8]) {
        for &number in &self.legal {
            mask[usize::from(number)] = 0;
        }
        self.legal.clear();
        self.decisions.for_each_next_part(&self.begun, |part| {
            let number = part.number();
            mask[usize::from(number)] = 1;
            self.legal.push(number);
        });
    }
}

impl Env for Kings {
    type Shared = State;

    fn restart(&mut self, start: &State, mask: &mut [u8]) {
        self.state.clone_from(start);
        self.draw();
        self.list(mask);
    }

    fn seed(&mut self, seed: u64) {
        self.draws = Xoshiro256PlusPlus::seed_from_u64(seed);
    }

    fn is_legal(&self, _start: &State, number: u16) -> bool {
        self.legal.contains(&number)
    }

    fn play(&mut self, _start: &State, number: u16, mask: &mut [u8]) {
        self.begun.extend(Part::new(number));
        if let Some(decision) = Decision::of_parts(&self.begun) {
            self.state.play(decision);
            self.draw();
        }
        self.list(mask);
    }

    fn sample(&self, _start: &State, rng: &mut SplitMix64) -> Option<u16> {
        self.legal.get(below(self.legal.len(), rng)).copied()
    }

    fn turn(&self) -> Turn {
        self.state.turn()
    }

    fn observe(&self, seat: Seat, values: &mut [u8]) {
        self.state.observe(seat, &self.begun, values);
    }

    fn game(&self) -> AnyGame {
        self.state.clone().into()
    }

    fn begun(&self) -> Vec<u16> {
        self.begun.iter().map(|part| part.number()).collect()
    }
}
