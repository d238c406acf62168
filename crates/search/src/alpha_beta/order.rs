//! Move ordering: killer moves, the history heuristic, and the buffers that one thread of a search reuses.

use game::Game;

/// The state of one search thread.
#[derive(Debug)]
pub(super) struct Worker<G: Game> {
    /// The position at each ply of the current line.
    pub(super) games: Vec<G>,
    /// The scored moves of the position at each ply.
    pub(super) move_lists: Vec<Vec<ScoredMove<G::Move>>>,
    /// The principal variation from each ply on.
    pub(super) variations: Vec<Vec<G::Move>>,
    /// The indices of the last two moves that failed high at each ply.
    pub(super) killers: Vec<[u16; 2]>,
    /// The history heuristic, by side and move index: raised when a move fails high, lowered when it does not.
    history: [Vec<i16>; 2],
}

/// A move with its ordering score.
#[derive(Debug, Clone, Copy)]
pub(super) struct ScoredMove<M> {
    pub(super) score: i32,
    pub(super) index: u16,
    pub(super) mv: M,
}

impl<M> ScoredMove<M> {
    /// The score of the move from the transposition table.
    pub(super) const TABLE_MOVE: i32 = 1 << 20;

    /// The scores of the two killers of the ply. All other moves score less.
    pub(super) const KILLERS: [i32; 2] = [1 << 19, 1 << 18];

    /// Moves selected one by one before the rest is sorted. Most cut nodes fail high on one of the first moves, and then
    /// the others need no order.
    const MAX_PICKED: usize = 4;

    /// Moves the best of `list[place..]` to `place`. Call it for each place in turn.
    #[inline]
    pub(super) fn pick(list: &mut [Self], place: usize) {
        let key = |each: &Self| (-each.score, each.index);
        let rest = &mut list[place..];
        if place == Self::MAX_PICKED {
            rest.sort_unstable_by_key(key);
        }
        if place < Self::MAX_PICKED {
            let best = (0..rest.len()).min_by_key(|&at| key(&rest[at]));
            rest.swap(0, best.unwrap_or(0));
        }
    }

    /// Returns whether this is the table move or a killer, which are never reduced.
    pub(super) const fn is_table_move_or_killer(&self) -> bool {
        self.score >= Self::KILLERS[1]
    }
}

/// An index that no move has.
pub(super) const NO_MOVE: u16 = u16::MAX;

impl<G: Game> Worker<G> {
    const MAX_HISTORY: i32 = 8000;

    /// The highest change of a history value by one fail high.
    const MAX_BONUS: i32 = 400;

    pub(super) fn new(move_indices: usize) -> Self {
        Self {
            games: Vec::new(),
            move_lists: Vec::new(),
            variations: Vec::new(),
            killers: Vec::new(),
            history: [(); 2].map(|()| vec![0; move_indices]),
        }
    }

    /// Clears killers and history.
    pub(super) fn clear(&mut self) {
        self.killers.clear();
        for side in &mut self.history {
            side.fill(0);
        }
    }

    /// Starts a search at this position.
    pub(super) fn begin(&mut self, game: &G) {
        self.killers.clear();
        // The history of the last search still helps, but must not outweigh what this one learns.
        for value in self.history.iter_mut().flatten() {
            *value /= 2;
        }
        match self.games.first_mut() {
            Some(root) => root.clone_from(game),
            None => self.games.push(game.clone()),
        }
        self.make_room_below(0);
    }

    /// Makes sure that there are buffers for this ply and the next.
    #[inline]
    pub(super) fn make_room_below(&mut self, ply: usize) {
        while self.killers.len() < ply + 2 {
            self.killers.push([NO_MOVE; 2]);
        }
        while self.games.len() < ply + 2 {
            self.games.push(self.games[0].clone());
        }
        while self.move_lists.len() < ply + 2 {
            self.move_lists.push(Vec::new());
            self.variations.push(Vec::new());
        }
    }

    #[inline]
    pub(super) fn history(&self, side: usize, index: u16) -> i32 {
        i32::from(self.history[side & 1][usize::from(index)])
    }

    /// Updates killers and history after the last of `tried` failed high and the others did not.
    pub(super) fn record_fail_high(
        &mut self,
        ply: usize,
        side: usize,
        depth: i32,
        tried: &[ScoredMove<G::Move>],
    ) {
        let Some((best, others)) = tried.split_last() else {
            return;
        };
        let killers = &mut self.killers[ply];
        if killers[0] != best.index {
            *killers = [best.index, killers[0]];
        }
        let bonus = (depth * depth + depth).min(Self::MAX_BONUS);
        self.add_history(side, best.index, bonus);
        for other in others {
            self.add_history(side, other.index, -bonus);
        }
    }

    /// History with gravity: the further a value is from zero, the less the same bonus adds, so it stays in range.
    fn add_history(&mut self, side: usize, index: u16, bonus: i32) {
        let value = &mut self.history[side & 1][usize::from(index)];
        let old = i32::from(*value);
        *value = (old + bonus - old * bonus.abs() / Self::MAX_HISTORY) as i16;
    }
}
