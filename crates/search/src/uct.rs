//! UCT: Monte Carlo tree search with random playouts, the baseline that every other search is measured against.

use game::{Chance, Game, Moves, Scores, Seat, Side, Turn, chance_playout, playout, shuffle};
use rand_core::Rng;

use crate::{Budget, Limits, StopFlag};

/// The exploration constant of UCB1. The square root of two is the one of the first publications, for rewards from 0 to
/// 1, and what readers expect of a baseline.
const EXPLORATION: f32 = std::f32::consts::SQRT_2;

/// The largest tree, some 100 megabytes. A full tree is not expanded further, but its leaves are still sampled.
pub const MAX_NODES: usize = 1 << 22;

/// The reward of a win. Two, three or four seats that draw share it in whole numbers, so sums are exact.
const WIN: u64 = 12;

/// Playouts between two polls of the clock; each takes a microsecond at least.
const POLL_INTERVAL: u64 = 8;

/// The result of a UCT search.
#[derive(Debug, Clone, PartialEq)]
pub struct UctResult<M> {
    /// The most visited move.
    pub mv: M,
    /// The mean result of its playouts for the side to move, 0 to 1; a draw counts half.
    pub mean: f64,
    /// The number of playouts.
    pub playouts: u64,
    /// The number of nodes in the tree.
    pub nodes: usize,
    /// The principal variation: the most visited moves from the root on, this one first.
    pub pv: Vec<M>,
}

/// Chooses a move of a game without chance by UCT. `None` if the game is over.
///
/// A playout counts 1 for a win, 1/2 for a draw, 0 for a loss; points do not matter. A node is expanded at its second
/// visit; its moves are tried once each in random order, and then by UCB1 with the exploration constant 2^0.5. Of [`Limits`], `nodes`
/// counts playouts and `depth` limits the tree. The same game, random numbers and limit of nodes give the same choice.
pub fn uct<G: Game>(
    game: &G,
    limits: Limits,
    stop: StopFlag,
    rng: &mut impl Rng,
) -> Option<UctResult<G::Move>> {
    Tree::run(game, limits, stop, |leaf, rng| playout(leaf, rng).0, rng)
}

/// Chooses a move of a game with chance as [`uct`] does. `None` if no seat is to move.
///
/// The tree ends where chance draws; each playout samples its own draw.
pub fn chance_uct<G: Chance>(
    game: &G,
    limits: Limits,
    stop: StopFlag,
    rng: &mut impl Rng,
) -> Option<UctResult<G::Move>> {
    Tree::run(
        game,
        limits,
        stop,
        |leaf, rng| chance_playout(leaf, rng).0,
        rng,
    )
}

struct Tree<M> {
    /// The root first. The children of a node are adjacent, visited ones before unvisited ones.
    nodes: Vec<Node<M>>,
}

struct Node<M> {
    /// The move that leads here; arbitrary for the root.
    mv: M,
    visits: u32,
    /// In parts of [`WIN`], for the side that moved here.
    reward: u64,
    first_child: u32,
    children: u32,
}

impl<M: Copy> Tree<M> {
    fn run<G: Game<Move = M>, R: Rng>(
        root: &G,
        limits: Limits,
        stop: StopFlag,
        mut finish: impl FnMut(G, &mut R) -> Scores,
        rng: &mut R,
    ) -> Option<UctResult<M>> {
        let any = root.moves().iter().next()?;
        let mut tree = Self {
            nodes: vec![Node::new(any)],
        };
        tree.expand(0, root, rng);
        let most_plies = limits
            .depth
            .map_or(usize::MAX, |depth| depth.max(1) as usize);
        let mut budget = Budget::new(limits, stop).polling_every(POLL_INTERVAL);
        let (mut game, mut path) = (root.clone(), Vec::new());
        while budget.nodes() < u64::from(u32::MAX) && budget.spend() {
            game.clone_from(root);
            tree.descend(&mut game, &mut path, most_plies, rng);
            let shares = shares(&finish(game.clone(), rng));
            tree.back_up(&path, &shares);
        }
        Some(tree.choice(budget.nodes()))
    }

    /// Selects a leaf. Puts each node below the root into `path`, with the side that moved there.
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

    /// Returns whether a node has children. It is expanded at its second visit if a seat is to move there and there is
    /// room.
    fn has_children<G: Game<Move = M>>(&mut self, at: usize, game: &G, rng: &mut impl Rng) -> bool {
        if self.nodes[at].children == 0 && self.nodes[at].visits > 0 {
            self.expand(at, game, rng);
        }
        self.nodes[at].children > 0
    }

    fn expand<G: Game<Move = M>>(&mut self, at: usize, game: &G, rng: &mut impl Rng) {
        let (moves, first) = (game.moves(), self.nodes.len());
        if first + moves.len() > MAX_NODES {
            return;
        }
        self.nodes.extend(moves.iter().map(Node::new));
        shuffle(&mut self.nodes[first..], rng);
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

    /// The first unvisited child, or the one with the highest upper confidence bound. The node must have children.
    fn select(&self, at: usize) -> usize {
        let first = self.nodes[at].first_child as usize;
        let children = self.children(at);
        if children.last().is_some_and(|child| child.visits == 0) {
            return first + children.partition_point(|child| child.visits > 0);
        }
        // `libm` gives the same bits on every machine, `f32::ln` does not. Square roots are exact everywhere.
        let weight = EXPLORATION * libm::logf(self.nodes[at].visits as f32).sqrt();
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

    fn back_up(&mut self, path: &[(usize, Side)], shares: &[u64; Seat::MAX_COUNT]) {
        self.nodes[0].visits += 1;
        for &(at, side) in path {
            self.nodes[at].visits += 1;
            self.nodes[at].reward += shares[side.index()];
        }
    }

    /// The most visited child; among equals the one with the highest reward, and then the last.
    fn most_visited(&self, at: usize) -> Option<usize> {
        let children = self.children(at).iter().enumerate();
        let most_visited = children.max_by_key(|(_, child)| (child.visits, child.reward));
        most_visited.map(|(place, _)| self.nodes[at].first_child as usize + place)
    }

    fn choice(&self, playouts: u64) -> UctResult<M> {
        let best = self.most_visited(0).expect("the root was expanded");
        let (mut pv, mut at) = (vec![self.nodes[best].mv], best);
        while let Some(next) = self
            .most_visited(at)
            .filter(|&next| self.nodes[next].visits > 0)
        {
            pv.push(self.nodes[next].mv);
            at = next;
        }
        let Node { visits, reward, .. } = self.nodes[best];
        UctResult {
            mv: self.nodes[best].mv,
            mean: reward as f64 / (WIN * u64::from(visits.max(1))) as f64,
            playouts,
            nodes: self.nodes.len(),
            pv,
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

/// The reward of each side: those with the most points share a win.
fn shares(scores: &Scores) -> [u64; Seat::MAX_COUNT] {
    let points = scores.all();
    let most = points.iter().max();
    let is_best = |points: &&u8| Some(*points) == most;
    let share = WIN / points.iter().filter(is_best).count().max(1) as u64;
    let mut shares = [0; Seat::MAX_COUNT];
    for (own, points) in shares.iter_mut().zip(points) {
        *own = if is_best(&points) { share } else { 0 };
    }
    shares
}

#[cfg(test)]
mod tests;
