//! The slow twin: a literal second implementation of the ten ringfort games, for checking the fast one.
//!
//! Everything goes in and out as text: position texts and move tokens.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

pub mod check;
mod fault;
mod four_treasures;
mod high_kings;
mod high_kings_faults;
mod hill;
mod poisoned_chalice;
pub mod random;
mod refusal;
mod rules;
mod sacred_hill;
mod score;
mod state;
mod stone_of_destiny;
mod text;
mod token;
mod variant;

use state::State;
use std::sync::Arc;
use token::Move;
use variant::{Family, Phase, Variant};

pub use fault::Fault;
pub use refusal::Refusal;
pub use score::Measures;
pub use variant::VARIANTS;

/// One settled moment of one game, with the history that repetition needs.
#[derive(Clone, Debug)]
pub struct Twin {
    state: State,
    legal: Vec<Move>,
    past: Option<Arc<Past>>,
}

/// The moments at which a player was about to choose a move, the latest first. Rule: HK15
#[derive(Debug)]
struct Past {
    state: State,
    before: Option<Arc<Past>>,
}

impl Twin {
    /// The start of a variant, by its id.
    pub fn start(variant: &str) -> Option<Twin> {
        Variant::parse(variant).map(|variant| Twin::settled(State::start(variant), None))
    }

    /// Reads a position text and applies the automatic events at the start of the turn. The history starts here.
    pub fn read(position: &str) -> Result<Twin, Refusal> {
        text::read(position).map(|state| Twin::settled(state, None))
    }

    /// Applies the automatic events, and remembers the moment for the count of repetitions. Rule: HK15
    fn settled(mut state: State, past: Option<Arc<Past>>) -> Twin {
        rules::settle(&mut state);
        if state.variant.family != Family::HighKings || state.phase == Phase::Over {
            return Twin {
                legal: rules::legal_moves(&state),
                state,
                past,
            };
        }
        if occurrences(&state, past.as_deref()) >= 2 {
            high_kings::end_by_repetition(&mut state);
            return Twin {
                legal: Vec::new(),
                state,
                past,
            };
        }
        let past = Some(Arc::new(Past {
            state: state.clone(),
            before: past,
        }));
        Twin {
            legal: rules::legal_moves(&state),
            state,
            past,
        }
    }

    /// The position text, settled.
    pub fn write(&self) -> String {
        text::write(&self.state)
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.state.phase == Phase::Over
    }

    /// Who is to move.
    pub fn seat(&self) -> Option<&'static str> {
        (!self.is_over()).then(|| self.state.turn.name())
    }

    /// The tokens of the legal moves, sorted by byte order; none if the game is over.
    pub fn legal(&self) -> Vec<String> {
        let mut tokens: Vec<String> = self.legal.iter().map(Move::to_string).collect();
        tokens.sort();
        tokens
    }

    /// Is this a token of the variant at all? Grammar only.
    pub fn parses(&self, token: &str) -> bool {
        Move::parse(self.state.variant, token).is_some()
    }

    /// Every clause that a token breaks, with the hills they rest on; empty exactly if the token is legal. For what is
    /// no token of the variant the list says nothing. Rule: B12
    pub fn broken(&self, token: &str) -> Vec<Fault> {
        Move::parse(self.state.variant, token).map_or(Vec::new(), |m| rules::faults(&self.state, m))
    }

    /// The moment after a legal move; `None` if it is not legal.
    pub fn play(&self, token: &str) -> Option<Twin> {
        let m = Move::parse(self.state.variant, token)?;
        self.legal.contains(&m).then(|| self.after(m))
    }

    /// The moment after a move that is known to be legal.
    fn after(&self, m: Move) -> Twin {
        let mut state = self.state.clone();
        rules::play(&mut state, m);
        Twin::settled(state, self.past.clone())
    }

    /// The number of sequences of `depth` moves; automatic events take no depth.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.legal.len() as u64,
            _ => self
                .legal
                .iter()
                .map(|&m| self.after(m).perft(depth - 1))
                .sum(),
        }
    }

    /// The points of red and blue on the board as it stands. Rule: M2, M3, M4, M5, HK13, HK14, SD6, SD7
    pub fn points(&self) -> (u32, u32) {
        score::points(&self.state)
    }

    /// Kingdoms or bridges, territory, and kings captured, by side.
    pub fn measures(&self) -> Measures {
        score::measures(&self.state)
    }

    /// The line of `tara score`.
    pub fn score_line(&self) -> String {
        score::line(&self.state)
    }
}

/// How often the same board, kings and side to move have been there before. Rule: HK15
fn occurrences(state: &State, mut past: Option<&Past>) -> usize {
    let mut count = 0;
    while let Some(moment) = past {
        let then = &moment.state;
        if then.turn == state.turn && then.kings == state.kings && then.forts == state.forts {
            count += 1;
        }
        past = moment.before.as_deref();
    }
    count
}
