//! The slow twin: a literal second implementation of the ten ringfort games, for checking the fast one.
//!
//! Everything goes in and out as text: position texts and move tokens.

mod four_treasures;
mod high_kings;
mod high_kings_broken;
mod hill;
mod poisoned_chalice;
mod random;
mod rules;
mod sacred_hill;
mod score;
mod state;
mod stone_of_destiny;
mod text;
mod token;
mod variant;

use state::State;
use std::collections::BTreeSet;
use std::sync::Arc;
use token::Move;
use variant::{Family, Phase, Variant};

pub use random::{Game, random_game};
pub use score::Measures;
pub use token::tokens;
pub use variant::VARIANTS;

/// A settled position of a game, with the history that repetition (HK15) needs.
#[derive(Clone, Debug)]
pub struct Twin {
    state: State,
    legal: Vec<Move>,
    history: Option<Arc<HistoryEntry>>,
}

/// A position in which a player was about to choose a move, linked to the one before it. Rule: HK15
#[derive(Debug)]
struct HistoryEntry {
    state: State,
    previous: Option<Arc<HistoryEntry>>,
}

impl Twin {
    /// The start of a variant, by its id; `None` if there is no such variant.
    pub fn start(variant: &str) -> Option<Twin> {
        Variant::parse(variant).map(|variant| Twin::new(State::start(variant), None))
    }

    /// Reads a position text and applies the automatic events at the start of the turn. The history starts here. `None`
    /// if the text is malformed; a text whose fields do not fit together must not be given.
    pub fn read(position: &str) -> Option<Twin> {
        text::read(position).map(|state| Twin::new(state, None))
    }

    /// Applies the automatic events and adds the position to the history. Rule: HK15
    fn new(mut state: State, mut history: Option<Arc<HistoryEntry>>) -> Twin {
        rules::settle(&mut state);
        if state.variant.family == Family::HighKings && state.phase != Phase::Over {
            if count_occurrences(&state, history.as_deref()) >= 2 {
                high_kings::end_by_repetition(&mut state);
            }
            history = Some(Arc::new(HistoryEntry {
                state: state.clone(),
                previous: history,
            }));
        }
        Twin {
            legal: rules::legal_moves(&state),
            state,
            history,
        }
    }

    /// The text of the settled position.
    pub fn write(&self) -> String {
        text::write(&self.state)
    }

    /// True if the game is over.
    pub fn is_over(&self) -> bool {
        self.state.phase == Phase::Over
    }

    /// The seat to move; `None` if the game is over.
    pub fn seat(&self) -> Option<&'static str> {
        (!self.is_over()).then(|| self.state.turn.name())
    }

    /// The tokens of the legal moves, sorted by byte order; none if the game is over.
    pub fn legal(&self) -> Vec<String> {
        let mut tokens: Vec<String> = self.legal.iter().map(Move::to_string).collect();
        tokens.sort();
        tokens
    }

    /// True if this is a token of the variant by its grammar, legal or not.
    pub fn parses(&self, token: &str) -> bool {
        Move::parse(self.state.variant, token).is_some()
    }

    /// The clauses that a token breaks. Empty if the token is legal or not a token of the variant. The explanation that
    /// B12 gives is one of them: SH5 and SH6 are left out where SH7 applies, and a finished game has one clause.
    /// Rule: B12
    pub fn broken(&self, token: &str) -> BTreeSet<&'static str> {
        Move::parse(self.state.variant, token)
            .map_or(BTreeSet::new(), |m| rules::broken(&self.state, m))
    }

    /// The position after a legal move; `None` if the token is not legal.
    pub fn play(&self, token: &str) -> Option<Twin> {
        let m = Move::parse(self.state.variant, token)?;
        self.legal.contains(&m).then(|| self.after(m))
    }

    /// The position after a move, which must be legal.
    fn after(&self, m: Move) -> Twin {
        let mut state = self.state.clone();
        rules::play(&mut state, m);
        Twin::new(state, self.history.clone())
    }

    /// The number of sequences of `depth` moves from here. Automatic events take no depth.
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

/// The number of earlier positions with the same board, kings and side to move. Rule: HK15
fn count_occurrences(state: &State, history: Option<&HistoryEntry>) -> usize {
    let same = |earlier: &&HistoryEntry| {
        let earlier = &earlier.state;
        (earlier.turn, &earlier.kings, &earlier.forts) == (state.turn, &state.kings, &state.forts)
    };
    std::iter::successors(history, |entry| entry.previous.as_deref())
        .filter(same)
        .count()
}
