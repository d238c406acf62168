//! Information set Monte Carlo tree search (ISMCTS), for games with chance and hidden information.
//!
//! Each iteration determinizes the view of a seat, that is, samples a whole state that fits it; descends one tree that
//! all determinizations share; rolls out; and backs up the value of the position reached. The tree branches by moves
//! only. Draws and hidden cards differ from one iteration to the next, and so do the legal moves at a node. Every side
//! maximizes its own value, so a value is a vector.

mod tree;

use game::{Chance, Game, Hidden, Seat, Side, Turn, below, draw_at_random};
use rand_core::Rng;

use crate::Budget;
use tree::{Edge, Tree};

/// The heuristics of a game, beyond its rules, that the search uses.
pub trait Heuristics<G: Game> {
    /// Puts the moves worth searching into `candidates`, which is empty: each once, with its prior. All other moves are
    /// pruned. If a seat is to move, at least one must remain.
    fn candidates(&self, game: &G, candidates: &mut Vec<Candidate<G::Move>>);

    /// The value of a position for each side, by [`Side::index`], 0 to 1: the probability to win, or the share of the win if
    /// it is over. The values of all sides sum to 1.
    fn values(&self, game: &G) -> [f32; Seat::MAX_COUNT];

    /// Returns whether to sample this decision from the priors instead of branching, except at the root. For private
    /// decisions with a huge branching factor. All such decisions lead to the same node of the tree.
    fn is_sampled(&self, game: &G) -> bool;

    /// Returns whether a position is quiet: between turns, so that [`Heuristics::values`] can judge it.
    fn is_quiet(&self, game: &G) -> bool;
}

/// A move and its prior.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// The unnormalized prior probability, above 0.
    pub prior: f32,
}

/// The parameters of a search.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Settings {
    /// The exploration constant of PUCT, in units of value.
    pub exploration: f32,
    /// The share of the prior that is spread evenly over all candidates, 0 to 1.
    pub uniform_prior: f32,
    /// The number of quiet positions that a rollout passes before it is evaluated, 1 or more.
    pub rollout_quiet_states: u32,
    /// The maximum number of edges in the tree, which bounds its memory. The edges of the root are always kept.
    pub max_edges: usize,
}

/// The statistics of a root move.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MoveStatistics<M> {
    /// The move.
    pub mv: M,
    /// The iterations that began with it.
    pub visits: u32,
    /// Their mean value for the side that is to move at the root, 0 to 1; 0 without visits.
    pub value: f32,
}

/// Iterations between two checks whether a decision can still change.
const CHECK_INTERVAL: u64 = 16;

/// The longest rollout, in moves and draws. It is evaluated then even if the position is not quiet.
const MAX_ROLLOUT: u32 = 400;

/// The statistics of the root moves, best first. Empty if no seat is to move.
///
/// The nodes of the budget are iterations. The same view, number of iterations and random numbers give the same result.
/// Without iterations the moves come in the order of their priors. A sole candidate gets a value too.
pub fn search<G: Chance + Hidden>(
    view: &G::View,
    heuristics: &impl Heuristics<G>,
    settings: Settings,
    budget: &mut Budget,
    rng: &mut impl Rng,
) -> Vec<MoveStatistics<G::Move>> {
    let tree = run::<G>(view, heuristics, settings, budget, rng, |_, _| false);
    tree.map_or_else(Vec::new, |tree| tree.statistics())
}

/// The first move of [`search`], without the iterations that cannot change it any more. `None` if no seat is to move.
pub fn decide<G: Chance + Hidden>(
    view: &G::View,
    heuristics: &impl Heuristics<G>,
    settings: Settings,
    budget: &mut Budget,
    rng: &mut impl Rng,
) -> Option<G::Move> {
    let is_decided = |tree: &Tree<G::Move>, budget: &Budget| {
        budget.nodes().is_multiple_of(CHECK_INTERVAL)
            && (tree.root_len() == 1 || tree.lead() > budget.left())
    };
    let tree = run::<G>(view, heuristics, settings, budget, rng, is_decided)?;
    tree.statistics().first().map(|best| best.mv)
}

/// The tree once the budget is spent or `is_enough`. `None` if no seat is to move.
fn run<G: Chance + Hidden>(
    view: &G::View,
    heuristics: &impl Heuristics<G>,
    settings: Settings,
    budget: &mut Budget,
    rng: &mut impl Rng,
    is_enough: impl Fn(&Tree<G::Move>, &Budget) -> bool,
) -> Option<Tree<G::Move>> {
    let sample = G::determinize(view, rng);
    let Turn::Seat(seat) = sample.turn() else {
        return None;
    };
    let mut search = Search {
        heuristics,
        settings,
        tree: Tree::new(settings.max_edges),
        candidates: Vec::new(),
        path: Vec::new(),
    };
    search.list_candidates(&sample);
    search
        .tree
        .expand(Tree::<G::Move>::ROOT, seat, &search.candidates);
    while !is_enough(&search.tree, budget) && budget.spend() {
        let mut game = G::determinize(view, rng);
        search.iterate(&mut game, rng);
    }
    Some(search.tree)
}

struct Search<'a, G: Game, K> {
    heuristics: &'a K,
    settings: Settings,
    tree: Tree<G::Move>,
    /// The candidates of the current position; a buffer that is reused.
    candidates: Vec<Candidate<G::Move>>,
    /// The edges of this iteration and the sides that took them.
    path: Vec<(usize, Side)>,
}

impl<G: Chance, K: Heuristics<G>> Search<'_, G, K> {
    /// One iteration from a determinized root: selection and expansion, rollout, evaluation, backup.
    fn iterate(&mut self, game: &mut G, rng: &mut impl Rng) {
        self.path.clear();
        self.descend(game, rng);
        self.roll_out(game, rng);
        let values = self.heuristics.values(game);
        for &(edge, side) in &self.path {
            self.tree.back_up(edge, values[side.index()]);
        }
    }

    /// Descends the tree by selection, and adds a node below the first edge that has none.
    fn descend(&mut self, game: &mut G, rng: &mut impl Rng) {
        let mut node = Tree::<G::Move>::ROOT;
        loop {
            // 1. Chance nodes are sampled, not stored.
            let seat = match game.turn() {
                Turn::Over(_) => return,
                Turn::Chance => {
                    draw_at_random(game, rng);
                    continue;
                }
                Turn::Seat(seat) => seat,
            };
            // 2. Below the root, forced and sampled decisions need no edge. At the root every decision gets a value.
            self.list_candidates(game);
            if !self.path.is_empty() {
                if let [only] = self.candidates[..] {
                    game.play(only.mv);
                    continue;
                }
                if self.heuristics.is_sampled(game) {
                    game.play(sample_prior(&self.candidates, rng));
                    continue;
                }
            }
            // 3. Select an edge. In a full tree the rollout starts here.
            self.tree.expand(node, seat, &self.candidates);
            let Some(selected) = self.tree.select(self.settings) else {
                return;
            };
            self.path.push((selected, game.side(seat)));
            let edge: Edge<G::Move> = self.tree.edge(selected);
            game.play(edge.mv);
            // 4. A new edge ends the descent.
            match edge.next {
                Some(next) => node = next,
                None => return self.tree.add_child(selected),
            }
        }
    }

    /// Plays moves sampled from the priors until enough quiet positions have passed.
    fn roll_out(&mut self, game: &mut G, rng: &mut impl Rng) {
        let mut quiet = 0;
        for _ in 0..MAX_ROLLOUT {
            if self.heuristics.is_quiet(game) {
                quiet += 1;
                if quiet >= self.settings.rollout_quiet_states {
                    return;
                }
            }
            match game.turn() {
                Turn::Over(_) => return,
                Turn::Chance => {
                    draw_at_random(game, rng);
                }
                Turn::Seat(_) => {
                    self.list_candidates(game);
                    game.play(sample_prior(&self.candidates, rng));
                }
            }
        }
    }

    fn list_candidates(&mut self, game: &G) {
        self.candidates.clear();
        self.heuristics.candidates(game, &mut self.candidates);
        debug_assert!(
            !self.candidates.is_empty(),
            "a seat to move has a candidate"
        );
    }
}

/// A random candidate, by the priors.
///
/// # Panics
///
/// If there is none.
pub(crate) fn sample_prior<M: Copy>(candidates: &[Candidate<M>], rng: &mut impl Rng) -> M {
    let whole: f32 = candidates.iter().map(|each| each.prior).sum();
    let mut left = whole * below(1 << 24, rng) as f32 / (1 << 24) as f32;
    for candidate in candidates {
        left -= candidate.prior;
        if left < 0.0 {
            return candidate.mv;
        }
    }
    candidates[candidates.len() - 1].mv
}

#[cfg(test)]
mod tests;
