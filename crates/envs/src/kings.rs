//! Games of Seat of Kings, whose decisions are asked in parts.

use catalog::AnyGame;
use game::{Game, Seat, Turn, below, draw_at_random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use seat_of_kings::{Decision, Part, State};

use crate::env::Env;

/// A game of Seat of Kings.
#[derive(Clone)]
pub(crate) struct Kings {
    state: State,
    begun: Vec<Part>,
    /// The legal numbers, in no order.
    legal: Vec<u16>,
    draws: Xoshiro256PlusPlus,
}

impl Kings {
    pub(crate) fn new(start: &State) -> Self {
        Self {
            state: start.clone(),
            begun: Vec::new(),
            legal: Vec::new(),
            draws: Xoshiro256PlusPlus::seed_from_u64(0),
        }
    }

    /// Draws until a seat is to move, lists the legal numbers and corrects the mask.
    fn go_on(&mut self, mask: &mut [u8]) {
        while draw_at_random(&mut self.state, &mut self.draws).is_some() {}
        for &number in &self.legal {
            mask[usize::from(number)] = 0;
        }
        self.legal.clear();
        let decisions = self.state.moves();
        decisions.for_each_next_part(&self.begun, |part| {
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
        self.begun.clear();
        self.go_on(mask);
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
            self.begun.clear();
        }
        self.go_on(mask);
    }

    fn sample(&self, _start: &State, rng: &mut Xoshiro256PlusPlus) -> Option<u16> {
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
