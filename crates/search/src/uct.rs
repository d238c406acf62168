//! UCT: Monte Carlo tree search with random playouts, the yardstick for every other search.

use game::{Chance, Game, Moves, Scores, Seat, Side, Turn, below, chance_playout, playout};
use rand_core::Rng;

use crate::{Budget, Limits, Stop};

/// How much is explored: the weight of the square root in the bound of UCB1. The square root of two is that of the
/// first publications, for rewards from 0 to 1, and what a yardstick is expected to have.
pub const EXPLORATION: f32 = std::f32::consts::SQRT_2;

/// The most nodes of a tree, some 100 megabytes. A tree that is full grows no more, and its leaves go on to be sampled.
pub const MOST_NODES: usize = 1 << 22;

/// The reward of a win. A draw of two is half of it, of three a third, of four a quarter: all are whole numbers, so
/// sums are exact.
const WIN: u64 = 12;

/// Playouts between two looks at the clock, each of a microsecond at least.
const LOOK_EVERY: u64 = 8;

/// What a search by UCT has found.
#[derive(Debug, Clone, PartialEq)]
pub struct UctChoice<M> {
    /// The move that was tried most often.
    pub mv: M,
    /// How often the side to move won in the playouts that began with it, a draw being half a win: 0 to 1.
    pub mean: f64,
    /// Playouts in all.
    pub playouts: u64,
    /// Nodes of the tree.
    pub nodes: usize,
    /// The moves that were tried most often, from the root on.
    pub line: Vec<M>,
}

/// Chooses a move of a game without chance by UCT; nothing if the game is over.
///
/// A playout to the end counts as a win, a draw or a loss, whatever the points: 1, 1/2, 0. A node is expanded at its
/// second visit; its moves are tried once each in random order, and then by UCB1 with [`EXPLORATION`]. A node of
/// [`Limits`] is one playout, and its depth is that of the tree. The same game, random numbers and limit of nodes
/// give the same choice.
pub fn uct<G: Game>(
    game: &G,
    limits: Limits,
    stop: Stop,
    rng: &mut impl Rng,
) -> Option<UctChoice<G::Move>> {
    Tree::grown(game, limits, stop, |leaf, rng| playout(leaf, rng).0, rng)
}

/// Chooses a move of a game with chance as [`uct`] does; nothing if no seat is to move.
///
/// The tree ends where chance draws: what is drawn there is sampled anew in each playout.
pub fn chance_uct<G: Chance>(
    game: &G,
    limits: Limits,
    stop: Stop,
    rng: &mut impl Rng,
) -> Option<UctChoice<G::Move>> {
    Tree::grown(
        game,
        limits,
        stop,
        |leaf, rng| chance_playout(leaf, rng).0,
        rng,
    )
}

struct Tree<M> {
    /// The root first; the children of a node side by side, those that were visited before the others.
    nodes: Vec<Node<M>>,
}

struct Node<M> {
    /// The move that leads here; of the root, any.
    mv: M,
    visits: u32,
    /// In parts of [`WIN`], for the side that moved here.
    reward: u64,
    first_child: u32,
    children: u32,
}

impl<M: Copy> Tree<M> {
    fn grown<G: Game<Move = M>, R: Rng>(
        root: &G,
        limits: Limits,
        stop: Stop,
        mut finish: impl FnMut(G, &mut R) -> Scores,
        rng: &mut R,
    ) -> Option<UctChoice<M>> {
        let any = root.moves().iter().next()?;
        let mut tree = Self {
            nodes: vec![Node::new(any)],
        };
        tree.expand(0, root, rng);
        let most_plies = limits
            .depth
            .map_or(usize::MAX, |depth| depth.max(1) as usize);
        let mut budget = Budget::new(limits, stop).looking_every(LOOK_EVERY);
        let (mut game, mut path) = (root.clone(), Vec::new());
        while budget.nodes() < u64::from(u32::MAX) && budget.spend() {
            game.clone_from(root);
            tree.descend(&mut game, &mut path, most_plies, rng);
            let shares = shares(&finish(game.clone(), rng));
            tree.reward(&path, &shares);
        }
        Some(tree.choice(budget.nodes()))
    }

    /// Goes down to a leaf, and notes each node on the way below the root, with the side that moved there.
    fn descend<G: Game<Move = M>>(
        &mut self,
        game: &mut G,
        path: &mut Vec<(usize, Side)>,
        most_plies: usize,
        rng: &mut impl Rng,
    ) {
        path.clear();
        let mut at = 0;
        while path.len() < most_plies && self.has_children(at, game, rng) {
            let Turn::Seat(seat) = game.turn() else {
                unreachable!("where there are moves, a seat is to move")
            };
            at = self.select(at);
            path.push((at, game.side(seat)));
            game.play(self.nodes[at].mv);
        }
    }

    /// Whether a node has children, which it gets at its second visit if somebody moves there and there is room.
    fn has_children<G: Game<Move = M>>(&mut self, at: usize, game: &G, rng: &mut impl Rng) -> bool {
        if self.nodes[at].children == 0 && self.nodes[at].visits > 0 {
            self.expand(at, game, rng);
        }
        self.nodes[at].children > 0
    }

    fn expand<G: Game<Move = M>>(&mut self, at: usize, game: &G, rng: &mut impl Rng) {
        let (moves, first) = (game.moves(), self.nodes.len());
        if first + moves.len() > MOST_NODES {
            return;
        }
        self.nodes.extend(moves.iter().map(Node::new));
        for left in (1..moves.len()).rev() {
            self.nodes.swap(first + left, first + below(left + 1, rng));
        }
        self.nodes[at].first_child = first as u32;
        self.nodes[at].children = moves.len() as u32;
    }

    fn children(&self, at: usize) -> &[Node<M>] {
        let Node {
            first_child,
            children,
            ..
        } = self.nodes[at];
        &self.nodes[first_child as usize..][..children as usize]
    }

    /// The first child that was not visited, or the one with the highest bound. The node has children.
    fn select(&self, at: usize) -> usize {
        let first = self.nodes[at].first_child as usize;
        let children = self.children(at);
        if children.last().is_some_and(|child| child.visits == 0) {
            return first + children.partition_point(|child| child.visits > 0);
        }
        let weight = EXPLORATION * (self.nodes[at].visits as f32).ln().sqrt();
        let mut best = (f32::NEG_INFINITY, first);
        for (place, child) in children.iter().enumerate() {
            let visits = child.visits as f32;
            let bound = child.reward as f32 / (WIN as f32 * visits) + weight / visits.sqrt();
            if bound > best.0 {
                best = (bound, first + place);
            }
        }
        best.1
    }

    fn reward(&mut self, path: &[(usize, Side)], shares: &[u64; Seat::MOST]) {
        self.nodes[0].visits += 1;
        for &(at, side) in path {
            self.nodes[at].visits += 1;
            self.nodes[at].reward += shares[side.index()];
        }
    }

    /// The child that was visited most; of those the one with the most reward, and of those the last.
    fn favorite(&self, at: usize) -> Option<usize> {
        let children = self.children(at).iter().enumerate();
        let favorite = children.max_by_key(|(_, child)| (child.visits, child.reward));
        favorite.map(|(place, _)| self.nodes[at].first_child as usize + place)
    }

    fn choice(&self, playouts: u64) -> UctChoice<M> {
        let best = self.favorite(0).expect("the root was expanded");
        let (mut line, mut at) = (vec![self.nodes[best].mv], best);
        while let Some(next) = self
            .favorite(at)
            .filter(|&next| self.nodes[next].visits > 0)
        {
            line.push(self.nodes[next].mv);
            at = next;
        }
        let Node { visits, reward, .. } = self.nodes[best];
        UctChoice {
            mv: self.nodes[best].mv,
            mean: reward as f64 / (WIN * u64::from(visits.max(1))) as f64,
            playouts,
            nodes: self.nodes.len(),
            line,
        }
    }
}

impl<M> Node<M> {
    const fn new(mv: M) -> Self {
        Self {
            mv,
            visits: 0,
            reward: 0,
            first_child: 0,
            children: 0,
        }
    }
}

/// The part of a win that each side has: those with the most points share it.
fn shares(scores: &Scores) -> [u64; Seat::MOST] {
    let points = scores.all();
    let most = points.iter().max();
    let is_best = |points: &&u8| Some(*points) == most;
    let share = WIN / points.iter().filter(is_best).count().max(1) as u64;
    let mut shares = [0; Seat::MOST];
    for (own, points) in shares.iter_mut().zip(points) {
        *own = if is_best(&points) { share } else { 0 };
    }
    shares
}

#[cfg(test)]
mod tests;
