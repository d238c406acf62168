//! The root: one depth after the other, until a limit is reached or everything is known.

use std::cmp::Reverse;

use game::{Game, Moves};

use crate::{DEEPEST, Evaluate, Expected, Found};

use super::node::{Search, Window};

impl<G: Game, E: Evaluate<G>> Search<'_, G, E> {
    /// The `count` best of some legal moves.
    pub(super) fn deepen(
        mut self,
        game: &G,
        moves: &[G::Move],
        count: usize,
        depth: Option<u32>,
    ) -> Found<G::Move> {
        debug_assert!(moves.iter().all(|&mv| game.moves().contains(mv)));
        self.worker.begin(game);
        let unknown = |&mv: &G::Move| Expected {
            value: 0,
            moves: vec![mv],
        };
        let mut lines: Vec<_> = moves.iter().map(unknown).collect();
        let count = count.clamp(1, lines.len().max(1));
        let mut found = Found {
            lines: Vec::new(),
            depth: 0,
            nodes: 0,
            is_proved: false,
        };
        for depth in 1..=depth.unwrap_or(DEEPEST).min(DEEPEST) {
            let guesses = self.guesses;
            for first in 0..count.min(lines.len()) {
                self.bring_best(&mut lines[first..], depth);
            }
            if self.budget.is_spent() {
                break;
            }
            found.depth = depth;
            found.is_proved = self.guesses == guesses;
            if found.is_proved {
                break;
            }
        }
        lines.truncate(count);
        // Those that the last depth did not come to have the values of the one before it.
        lines.sort_by_key(|line| Reverse(line.value));
        found.lines = lines;
        found.nodes = self.budget.nodes();
        found
    }

    /// Brings the best of these moves to the front, looking so far ahead; the others keep their order.
    ///
    /// If the budget is spent before the end, a move that was found to be better than the first still comes first.
    fn bring_best(&mut self, lines: &mut [Expected<G::Move>], depth: u32) {
        let mut window = Window::WHOLE;
        let mut best = None;
        for (at, line) in lines.iter_mut().enumerate() {
            let mv = line.moves[0];
            let value = self.scout(0, at, mv, (depth as i32 - 1, 0), window);
            if self.budget.is_spent() {
                break;
            }
            if value > window.alpha {
                window.alpha = value;
                best = Some(at);
                self.extend_line(0, mv);
                line.moves.clone_from(&self.worker.lines[0]);
                line.value = value;
            }
        }
        if let Some(at) = best {
            lines[..=at].rotate_right(1);
        }
    }
}
