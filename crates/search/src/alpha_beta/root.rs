//! Iterative deepening at the root.

use std::cmp::Reverse;

use game::{Game, Moves};

use crate::{Evaluate, MAX_DEPTH, SearchResult, Variation};

use super::node::{Search, Window};

impl<G: Game, E: Evaluate<G>> Search<'_, G, E> {
    /// The `count` best of these legal moves, searched one ply deeper each round until a limit is reached or every value
    /// is proved.
    pub(super) fn deepen(
        mut self,
        game: &G,
        moves: &[G::Move],
        count: usize,
        depth: Option<u32>,
    ) -> SearchResult<G::Move> {
        debug_assert!(moves.iter().all(|&mv| game.moves().contains(mv)));
        self.worker.begin(game);
        let unsearched = |&mv: &G::Move| Variation {
            value: 0,
            moves: vec![mv],
        };
        let mut variations: Vec<_> = moves.iter().map(unsearched).collect();
        let count = count.clamp(1, variations.len().max(1));
        let mut result = SearchResult {
            variations: Vec::new(),
            depth: 0,
            nodes: 0,
            is_proved: false,
        };
        for depth in 1..=depth.unwrap_or(MAX_DEPTH).min(MAX_DEPTH) {
            let evaluations = self.static_evaluations;
            // Multi-PV: the k-th round of a depth searches all moves but the k best.
            for first in 0..count.min(variations.len()) {
                self.search_root(&mut variations[first..], depth);
            }
            if self.budget.is_spent() {
                break;
            }
            result.depth = depth;
            // Without a static evaluation every line has ended: searching deeper cannot change a value.
            result.is_proved = self.static_evaluations == evaluations;
            if result.is_proved {
                break;
            }
        }
        variations.truncate(count);
        // Where the last depth was cut off, later moves still have their values of the depth before.
        variations.sort_by_key(|variation| Reverse(variation.value));
        result.variations = variations;
        result.nodes = self.budget.nodes();
        result
    }

    /// Searches these root moves to a depth and moves the best to the front; the others keep their order.
    ///
    /// If the budget runs out, a move that has already beaten the first one still comes to the front.
    fn search_root(&mut self, variations: &mut [Variation<G::Move>], depth: u32) {
        let mut window = Window::FULL;
        let mut best = None;
        for (at, variation) in variations.iter_mut().enumerate() {
            let mv = variation.moves[0];
            let value = self.search_move(0, at, mv, (depth as i32 - 1, 0), window);
            if self.budget.is_spent() {
                break;
            }
            if value > window.alpha {
                window.alpha = value;
                best = Some(at);
                self.update_variation(0, mv);
                variation.moves.clone_from(&self.worker.variations[0]);
                variation.value = value;
            }
        }
        if let Some(at) = best {
            variations[..=at].rotate_right(1);
        }
    }
}
