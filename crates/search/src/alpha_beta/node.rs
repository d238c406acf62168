//! One moment in the tree: its value within a window.

use game::{Game, Moves, Side, Turn};

use crate::{Bound, Budget, DEEPEST, Entry, Evaluate, Score, Selectivity, Table, difference};

use super::INFINITE;
use super::order::{NO_NUMBER, Ordered, Worker};

/// A search that is running, in one thread.
pub(super) struct Search<'a, G: Game, E> {
    pub(super) knowledge: &'a E,
    table: Option<&'a Table>,
    selectivity: Selectivity,
    pub(super) worker: &'a mut Worker<G>,
    pub(super) budget: Budget,
    /// How many values so far rest on more than ends of games.
    pub(super) guesses: u64,
}

/// Values that matter: those at most `alpha` or at least `beta` need not be told apart.
#[derive(Debug, Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: Score,
    pub(super) beta: Score,
}

/// What a move leads to.
enum Next {
    /// The end, worth this to the side that moved.
    End(Score),
    /// The same side moves again.
    Same,
    /// The other side moves.
    Other,
}

impl Window {
    pub(super) const WHOLE: Self = Self {
        alpha: -INFINITE,
        beta: INFINITE,
    };

    /// The least window above `alpha`.
    pub(super) const fn above(alpha: Score) -> Self {
        Self {
            alpha,
            beta: alpha + 1,
        }
    }

    const fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }

    /// As the other side sees it.
    const fn turned(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}

impl<'a, G: Game, E: Evaluate<G>> Search<'a, G, E> {
    pub(super) const fn new(
        knowledge: &'a E,
        table: Option<&'a Table>,
        selectivity: Selectivity,
        worker: &'a mut Worker<G>,
        budget: Budget,
    ) -> Self {
        Self {
            knowledge,
            table,
            selectivity,
            worker,
            budget,
            guesses: 0,
        }
    }

    /// Plays a move; nothing if the budget is spent.
    #[inline]
    fn play(&mut self, ply: usize, mv: G::Move) -> Option<Next> {
        if !self.budget.spend() {
            return None;
        }
        let (before, after) = self.worker.games.split_at_mut(ply + 1);
        let (game, next) = (&before[ply], &mut after[0]);
        next.play_from(game, mv);
        Some(match next.turn() {
            Turn::Over(scores) => Next::End(difference(&scores, mover(game))),
            Turn::Seat(seat) if next.side(seat) == mover(game) => Next::Same,
            Turn::Seat(_) => Next::Other,
            Turn::Chance => panic!("a game without chance"),
        })
    }

    #[inline]
    fn follow(&mut self, ply: usize, next: &Next, depth: i32, window: Window) -> Score {
        match next {
            Next::End(value) => {
                self.worker.lines[ply + 1].clear();
                *value
            }
            Next::Same => self.node(ply + 1, depth, window),
            Next::Other => -self.node(ply + 1, depth, window.turned()),
        }
    }

    /// The value of the moment at a ply to the side that is to move.
    fn node(&mut self, ply: usize, depth: i32, window: Window) -> Score {
        if depth <= 0 || ply > 2 * DEEPEST as usize {
            self.guesses += 1;
            self.worker.lines[ply].clear();
            return self.knowledge.value(&self.worker.games[ply]);
        }
        let key = self
            .table
            .and_then(|_| self.knowledge.key(&self.worker.games[ply]));
        let known = key.and_then(|key| self.table?.get(key));
        if let Some(entry) = known.filter(|entry| self.decides(entry, depth, window)) {
            self.guesses += u64::from(entry.depth != Entry::WHOLE);
            self.worker.lines[ply].clear();
            return entry.value;
        }
        self.worker.reach_below(ply);
        let first = known.map_or(NO_NUMBER, |entry| entry.number);
        let mut list = self.list(ply, first);
        let guesses = self.guesses;
        let (best, value) = self.best_of(ply, depth, window, &mut list);
        if !self.budget.is_spent() {
            let is_whole = self.guesses == guesses;
            self.keep(key, list[best].number, value, depth, window, is_whole);
        }
        self.worker.lists[ply] = list;
        value
    }

    /// Whether what the table says of a moment is enough.
    fn decides(&self, entry: &Entry, depth: i32, window: Window) -> bool {
        let entry_depth = i32::from(entry.depth);
        let is_deep = match self.selectivity {
            Selectivity::Nothing => entry_depth == depth,
            Selectivity::Unlikely => {
                entry_depth >= depth && (!window.is_open() || entry.depth == Entry::WHOLE)
            }
        };
        is_deep
            && match entry.bound {
                Bound::Exact => true,
                Bound::Least => entry.value >= window.beta,
                Bound::Most => entry.value <= window.alpha,
            }
    }

    fn keep(
        &self,
        key: Option<u64>,
        number: u16,
        value: Score,
        depth: i32,
        window: Window,
        is_whole: bool,
    ) {
        let (Some(table), Some(key)) = (self.table, key) else {
            return;
        };
        let bound = match value {
            _ if value >= window.beta => Bound::Least,
            _ if value <= window.alpha => Bound::Most,
            _ => Bound::Exact,
        };
        let depth = match is_whole && self.selectivity == Selectivity::Unlikely {
            true => Entry::WHOLE,
            false => depth as u8,
        };
        table.put(
            key,
            Entry {
                number,
                value,
                depth,
                bound,
            },
        );
    }

    /// The moves of a ply, in no order.
    fn list(&mut self, ply: usize, first: u16) -> Vec<Ordered<G::Move>> {
        let mut list = std::mem::take(&mut self.worker.lists[ply]);
        list.clear();
        let game = &self.worker.games[ply];
        let side = mover(game).index();
        let killers = self.worker.killers[ply];
        list.extend(game.moves().iter().map(|mv| {
            let number = self.knowledge.number(mv);
            let rank = match number {
                _ if number == first => Ordered::<G::Move>::FIRST,
                _ if number == killers[0] => Ordered::<G::Move>::KILLERS[0],
                _ if number == killers[1] => Ordered::<G::Move>::KILLERS[1],
                _ => self.worker.history(side, number) + 8 * self.knowledge.promise(game, mv),
            };
            Ordered { rank, number, mv }
        }));
        list
    }

    /// The place of the best move in a list, and its value.
    fn best_of(
        &mut self,
        ply: usize,
        depth: i32,
        mut window: Window,
        list: &mut [Ordered<G::Move>],
    ) -> (usize, Score) {
        let mut best = (0, -INFINITE);
        let is_forced = list.len() == 1 && self.selectivity == Selectivity::Unlikely;
        let depth_below = depth - i32::from(!is_forced);
        for at in 0..list.len() {
            Ordered::order(list, at);
            let less = self.reduction(depth_below, at, &list[at]);
            let value = self.scout(ply, at, list[at].mv, (depth_below, less), window);
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
            self.extend_line(ply, list[at].mv);
            if value >= window.beta {
                let side = mover(&self.worker.games[ply]).index();
                self.worker.learn(ply, side, depth, &list[..=at]);
                break;
            }
            window.alpha = value;
        }
        best
    }

    /// How much less deep a move is looked at first: the later it comes in its list and the deeper it would be, the more.
    fn reduction(&self, depth: i32, at: usize, late: &Ordered<G::Move>) -> i32 {
        let is_likely = at < 2 || late.is_known_good();
        if self.selectivity == Selectivity::Nothing || depth < 2 || is_likely {
            return 0;
        }
        let less = (at as u32 + 1).ilog2() * (depth as u32 + 1).ilog2();
        (less as i32).min(depth - 1)
    }

    /// The value of a move. All but the first are only asked whether they are better, at first `less` moves less deep;
    /// those that are get looked at in full.
    pub(super) fn scout(
        &mut self,
        ply: usize,
        at: usize,
        mv: G::Move,
        (depth, less): (i32, i32),
        window: Window,
    ) -> Score {
        let Some(next) = self.play(ply, mv) else {
            return 0;
        };
        if at == 0 {
            return self.follow(ply, &next, depth, window);
        }
        let narrow = Window::above(window.alpha);
        let mut value = self.follow(ply, &next, depth - less, narrow);
        if less > 0 && value > window.alpha {
            value = self.follow(ply, &next, depth, narrow);
        }
        match value > window.alpha && value < window.beta {
            true => self.follow(ply, &next, depth, window),
            false => value,
        }
    }

    /// The best line from a ply is this move and what follows it.
    pub(super) fn extend_line(&mut self, ply: usize, mv: G::Move) {
        let (before, after) = self.worker.lines.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&after[0]);
    }
}

/// The side that is to move.
pub(super) fn mover<G: Game>(game: &G) -> Side {
    match game.turn() {
        Turn::Seat(seat) => game.side(seat),
        _ => panic!("somebody is to move"),
    }
}
