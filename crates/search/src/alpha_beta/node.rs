//! Principal-variation search of one node.
//!
//! A node is searched with a window (alpha, beta). It is a *PV node* if the window is open, and else has a *null window*
//! of width 1, which only asks whether the value is above alpha. A null-window node that reaches beta *fails high* and is
//! a cut node; one whose moves all stay at or below alpha *fails low* and is an all node.

use game::{Game, Moves, Side, Turn};

use crate::{
    Bound, Budget, Evaluate, MAX_DEPTH, Score, Selectivity, TableEntry, TranspositionTable,
    terminal_value,
};

use super::INFINITE;
use super::order::{NO_MOVE, ScoredMove, Worker};

/// A running search in one thread.
pub(super) struct Search<'a, G: Game, E> {
    pub(super) evaluation: &'a E,
    table: Option<&'a TranspositionTable>,
    selectivity: Selectivity,
    pub(super) worker: &'a mut Worker<G>,
    pub(super) budget: Budget,
    /// Static evaluations used so far, from leaves and from the table. A subtree that adds none is proved.
    pub(super) static_evaluations: u64,
}

/// An alpha-beta window. Values at or below `alpha`, or at or above `beta`, are bounds only.
#[derive(Debug, Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: Score,
    pub(super) beta: Score,
}

/// The position after a move, as the search continues from it.
enum Child {
    /// The game is over, with this value for the side that moved.
    Over(Score),
    /// The same side moves again.
    SameSide,
    /// The other side moves.
    OtherSide,
}

impl Window {
    pub(super) const FULL: Self = Self {
        alpha: -INFINITE,
        beta: INFINITE,
    };

    /// The null window above `alpha`.
    pub(super) const fn null(alpha: Score) -> Self {
        Self {
            alpha,
            beta: alpha + 1,
        }
    }

    const fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }

    /// The same window for the other side.
    const fn negated(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }

    /// The relation of a value found with this window to the true one.
    const fn bound(self, value: Score) -> Bound {
        if value >= self.beta {
            Bound::Lower
        } else if value <= self.alpha {
            Bound::Upper
        } else {
            Bound::Exact
        }
    }
}

impl<'a, G: Game, E: Evaluate<G>> Search<'a, G, E> {
    pub(super) const fn new(
        evaluation: &'a E,
        table: Option<&'a TranspositionTable>,
        selectivity: Selectivity,
        worker: &'a mut Worker<G>,
        budget: Budget,
    ) -> Self {
        Self {
            evaluation,
            table,
            selectivity,
            worker,
            budget,
            static_evaluations: 0,
        }
    }

    /// The value of the position at `ply` for the side to move, with `depth` plies left.
    fn search_node(&mut self, ply: usize, depth: i32, window: Window) -> Score {
        // 1. Leaf: evaluate. Forced moves cost no depth, so plies are bounded too, or a chain of them would not end.
        if depth <= 0 || ply > 2 * MAX_DEPTH as usize {
            self.static_evaluations += 1;
            self.worker.variations[ply].clear();
            return self.evaluation.value(&self.worker.games[ply]);
        }
        // 2. Probe the transposition table.
        let key = self
            .table
            .and_then(|_| self.evaluation.key(&self.worker.games[ply]));
        let entry = key.and_then(|key| self.table?.get(key));
        if let Some(entry) = entry.filter(|entry| self.is_cutoff(entry, depth, window)) {
            self.static_evaluations += u64::from(entry.depth != TableEntry::PROVED);
            self.worker.variations[ply].clear();
            return entry.value;
        }
        // 3. Generate and search the moves.
        self.worker.make_room_below(ply);
        let table_move = entry.map_or(NO_MOVE, |entry| entry.best_move);
        let mut list = self.score_moves(ply, table_move);
        let evaluations = self.static_evaluations;
        let (best, value) = self.search_moves(ply, depth, window, &mut list);
        // 4. Store the result. An unfinished node has no value that may be kept.
        if !self.budget.is_spent() {
            let entry = TableEntry {
                best_move: list[best].index,
                value,
                depth: self.stored_depth(depth, self.static_evaluations == evaluations),
                bound: window.bound(value),
            };
            if let (Some(table), Some(key)) = (self.table, key) {
                table.put(key, entry);
            }
        }
        self.worker.move_lists[ply] = list;
        value
    }

    /// Returns whether a table entry settles a node of this depth and window.
    fn is_cutoff(&self, entry: &TableEntry, depth: i32, window: Window) -> bool {
        let entry_depth = i32::from(entry.depth);
        let is_deep = match self.selectivity {
            // A deeper value is a different value, and full width must agree with plain minimax.
            Selectivity::FullWidth => entry_depth == depth,
            // PV nodes are searched even so, or the principal variation would end at the first entry.
            Selectivity::Selective => {
                entry_depth >= depth && (!window.is_open() || entry.depth == TableEntry::PROVED)
            }
        };
        is_deep
            && match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.value >= window.beta,
                Bound::Upper => entry.value <= window.alpha,
            }
    }

    /// The depth under which a value is stored: a proved value holds at every depth.
    fn stored_depth(&self, depth: i32, is_proved: bool) -> u8 {
        if is_proved && self.selectivity == Selectivity::Selective {
            TableEntry::PROVED
        } else {
            depth as u8
        }
    }

    /// The legal moves of a ply with their ordering scores, not yet sorted.
    fn score_moves(&mut self, ply: usize, table_move: u16) -> Vec<ScoredMove<G::Move>> {
        let mut list = std::mem::take(&mut self.worker.move_lists[ply]);
        list.clear();
        let game = &self.worker.games[ply];
        let side = mover(game).index();
        let killers = self.worker.killers[ply];
        list.extend(game.moves().iter().map(|mv| {
            let index = self.evaluation.move_index(mv);
            let score = match index {
                _ if index == table_move => ScoredMove::<G::Move>::TABLE_MOVE,
                _ if index == killers[0] => ScoredMove::<G::Move>::KILLERS[0],
                _ if index == killers[1] => ScoredMove::<G::Move>::KILLERS[1],
                _ => {
                    self.worker.history(side, index) + 8 * self.evaluation.ordering_score(game, mv)
                }
            };
            ScoredMove { score, index, mv }
        }));
        list
    }

    /// The place of the best move in the list, and its value.
    fn search_moves(
        &mut self,
        ply: usize,
        depth: i32,
        mut window: Window,
        list: &mut [ScoredMove<G::Move>],
    ) -> (usize, Score) {
        let mut best = (0, -INFINITE);
        // 1. Extension: a forced move costs no depth.
        let is_forced = list.len() == 1 && self.selectivity == Selectivity::Selective;
        let child_depth = depth - i32::from(!is_forced);
        for at in 0..list.len() {
            // 2. Search the next best move.
            ScoredMove::pick(list, at);
            let reduction = self.reduction(child_depth, at, &list[at]);
            let value = self.search_move(ply, at, list[at].mv, (child_depth, reduction), window);
            if self.budget.is_spent() {
                break;
            }
            if value <= best.1 {
                continue;
            }
            best = (at, value);
            if value <= window.alpha {
                continue;
            }
            // 3. It raises alpha: a new principal variation.
            self.update_variation(ply, list[at].mv);
            // 4. It fails high: the opponent will avoid this node, so the other moves do not matter.
            if value >= window.beta {
                let side = mover(&self.worker.games[ply]).index();
                let tried = &list[..=at];
                self.worker.record_fail_high(ply, side, depth, tried);
                break;
            }
            window.alpha = value;
        }
        best
    }

    /// Late move reduction, in plies: it grows with the logarithms of the place in the list and of the depth left.
    fn reduction(&self, depth: i32, at: usize, mv: &ScoredMove<G::Move>) -> i32 {
        let is_early = at < 2 || mv.is_table_move_or_killer();
        if self.selectivity == Selectivity::FullWidth || depth < 2 || is_early {
            return 0;
        }
        let reduction = (at as u32 + 1).ilog2() * (depth as u32 + 1).ilog2();
        (reduction as i32).min(depth - 1)
    }

    /// The value of the move at place `at` of its list, searched to `depth` plies below it.
    pub(super) fn search_move(
        &mut self,
        ply: usize,
        at: usize,
        mv: G::Move,
        (depth, reduction): (i32, i32),
        window: Window,
    ) -> Score {
        let Some(child) = self.make_move(ply, mv) else {
            return 0;
        };
        // 1. The first move is expected to be the best: search it with the whole window.
        if at == 0 {
            return self.search_child(ply, &child, depth, window);
        }
        // 2. Any other move must first prove with a null window, and a reduced depth, that it beats alpha.
        let null = Window::null(window.alpha);
        let mut value = self.search_child(ply, &child, depth - reduction, null);
        // 3. The reduced search failed high: repeat it at full depth.
        if reduction > 0 && value > window.alpha {
            value = self.search_child(ply, &child, depth, null);
        }
        // 4. It failed high within an open window: find its exact value.
        if value > window.alpha && value < window.beta {
            value = self.search_child(ply, &child, depth, window);
        }
        value
    }

    /// Plays a move from `ply` into the position of the next ply. `None` if the budget is spent.
    #[inline]
    fn make_move(&mut self, ply: usize, mv: G::Move) -> Option<Child> {
        if !self.budget.spend() {
            return None;
        }
        let (before, after) = self.worker.games.split_at_mut(ply + 1);
        let (game, next) = (&before[ply], &mut after[0]);
        next.play_from(game, mv);
        Some(match next.turn() {
            Turn::Over(scores) => Child::Over(terminal_value(&scores, mover(game))),
            Turn::Seat(seat) if next.side(seat) == mover(game) => Child::SameSide,
            Turn::Seat(_) => Child::OtherSide,
            Turn::Chance => panic!("a game without chance"),
        })
    }

    /// The value of a child for the side that moved into it. Seats can be skipped, so the sign changes only with the
    /// side.
    #[inline]
    fn search_child(&mut self, ply: usize, child: &Child, depth: i32, window: Window) -> Score {
        match child {
            Child::Over(value) => {
                self.worker.variations[ply + 1].clear();
                *value
            }
            Child::SameSide => self.search_node(ply + 1, depth, window),
            Child::OtherSide => -self.search_node(ply + 1, depth, window.negated()),
        }
    }

    /// Makes `mv` and the variation below it the principal variation of a ply.
    pub(super) fn update_variation(&mut self, ply: usize, mv: G::Move) {
        let (before, after) = self.worker.variations.split_at_mut(ply + 1);
        let variation = &mut before[ply];
        variation.clear();
        variation.push(mv);
        variation.extend_from_slice(&after[0]);
    }
}

/// The side to move.
pub(super) fn mover<G: Game>(game: &G) -> Side {
    match game.turn() {
        Turn::Seat(seat) => game.side(seat),
        _ => panic!("a seat is to move"),
    }
}
