//! What one thread of a search remembers to order moves by, and the memory it uses again.

use game::Game;

/// The memory of one thread.
#[derive(Debug)]
pub(super) struct Worker<G: Game> {
    /// The moment at each ply of the line that is looked at.
    pub(super) games: Vec<G>,
    /// The moves of that moment, each with what it is ordered by and its number.
    pub(super) lists: Vec<Vec<Ordered<G::Move>>>,
    /// The best moves from each ply on.
    pub(super) lines: Vec<Vec<G::Move>>,
    /// The numbers of the last two moves that were too good at a ply.
    pub(super) killers: Vec<[u16; 2]>,
    /// How often a move of a number was too good, less how often it was not, by side.
    history: [Vec<i16>; 2],
}

/// A move in its list.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ordered<M> {
    pub(super) rank: i32,
    pub(super) number: u16,
    pub(super) mv: M,
}

impl<M> Ordered<M> {
    /// The rank of the move that the table names.
    pub(super) const FIRST: i32 = 1 << 20;

    /// The ranks of the two that were too good at the same ply. Other ranks are lower.
    pub(super) const KILLERS: [i32; 2] = [1 << 19, 1 << 18];

    /// How many moves are looked for one by one. Where one of the first is too good already, the others need no order.
    const PICKED: usize = 4;

    /// Puts into this place of a list the most promising of the moves from there on. Places are asked for in turn.
    #[inline]
    pub(super) fn order(list: &mut [Self], place: usize) {
        let promise = |each: &Self| (-each.rank, each.number);
        let rest = &mut list[place..];
        if place == Self::PICKED {
            rest.sort_unstable_by_key(promise);
        }
        if place < Self::PICKED {
            let best = (0..rest.len()).min_by_key(|&at| promise(&rest[at]));
            rest.swap(0, best.unwrap_or(0));
        }
    }

    /// Whether it was good elsewhere in this search: there or at the same ply.
    pub(super) const fn is_known_good(&self) -> bool {
        self.rank >= Self::KILLERS[1]
    }
}

/// No number of a move that any game has.
pub(super) const NO_NUMBER: u16 = u16::MAX;

impl<G: Game> Worker<G> {
    const MOST_HISTORY: i32 = 8000;

    pub(super) fn new(numbers: usize) -> Self {
        Self {
            games: Vec::new(),
            lists: Vec::new(),
            lines: Vec::new(),
            killers: Vec::new(),
            history: [(); 2].map(|()| vec![0; numbers]),
        }
    }

    /// Forgets what it has learned of moves.
    pub(super) fn forget(&mut self) {
        self.killers.clear();
        for side in &mut self.history {
            side.fill(0);
        }
    }

    /// Begins at this moment: what was learned counts for less from here on.
    pub(super) fn begin(&mut self, game: &G) {
        self.killers.clear();
        for value in self.history.iter_mut().flatten() {
            *value /= 2;
        }
        match self.games.first_mut() {
            Some(root) => root.clone_from(game),
            None => self.games.push(game.clone()),
        }
        self.reach_below(0);
    }

    /// Makes room for this ply and the one below it.
    #[inline]
    pub(super) fn reach_below(&mut self, ply: usize) {
        while self.killers.len() < ply + 2 {
            self.killers.push([NO_NUMBER; 2]);
        }
        while self.games.len() < ply + 2 {
            self.games.push(self.games[0].clone());
        }
        while self.lists.len() < ply + 2 {
            self.lists.push(Vec::new());
            self.lines.push(Vec::new());
        }
    }

    #[inline]
    pub(super) fn history(&self, side: usize, number: u16) -> i32 {
        i32::from(self.history[side & 1][usize::from(number)])
    }

    /// A move was too good; those of these numbers were tried before it.
    pub(super) fn learn(
        &mut self,
        ply: usize,
        side: usize,
        depth: i32,
        tried: &[Ordered<G::Move>],
    ) {
        let Some((best, others)) = tried.split_last() else {
            return;
        };
        let killers = &mut self.killers[ply];
        if killers[0] != best.number {
            *killers = [best.number, killers[0]];
        }
        let bonus = (depth * depth + depth).min(400);
        self.adjust(side, best.number, bonus);
        for other in others {
            self.adjust(side, other.number, -bonus);
        }
    }

    /// The further a value is from zero, the less it moves away.
    fn adjust(&mut self, side: usize, number: u16, bonus: i32) {
        let value = &mut self.history[side & 1][usize::from(number)];
        let old = i32::from(*value);
        *value = (old + bonus - old * bonus.abs() / Self::MOST_HISTORY) as i16;
    }
}
