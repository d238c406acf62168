//! The tree of an information set search: nodes and edges in bounded memory.

use game::Seat;

use super::{Candidate, MoveStatistics, Settings};

/// A search tree with a maximum number of edges. The edges of the root are always kept.
pub(super) struct Tree<M> {
    /// The edges of each node. Their keys are stored apart from the statistics, since every visit searches them.
    nodes: Vec<Vec<EdgeKey<M>>>,
    edges: Vec<Edge<M>>,
    max_edges: usize,
    /// The edges of the last expanded node that are legal in this iteration.
    available: Vec<usize>,
}

/// The identity of an edge at its node.
#[derive(Clone, Copy)]
struct EdgeKey<M> {
    mv: M,
    seat: Seat,
    /// Its index in `edges`.
    edge: usize,
}

/// A move at a node, with its statistics.
#[derive(Clone, Copy)]
pub(super) struct Edge<M> {
    pub(super) mv: M,
    prior: f32,
    visits: u32,
    /// Iterations in which it was legal. Information set search explores by this count, since an edge that is seldom
    /// legal would otherwise be tried too often when it is.
    availability: u32,
    /// The sum of the values of all visits, for the side that moves.
    sum: f64,
    /// The node below it.
    pub(super) next: Option<usize>,
}

impl<M: Copy + Eq> Tree<M> {
    /// The root.
    pub(super) const ROOT: usize = 0;

    pub(super) fn new(max_edges: usize) -> Self {
        Self {
            nodes: vec![Vec::new()],
            edges: Vec::new(),
            max_edges,
            available: Vec::new(),
        }
    }

    pub(super) fn edge(&self, edge: usize) -> Edge<M> {
        self.edges[edge]
    }

    /// Makes the edges of these candidates available for selection, adding new ones. If the tree has no room for one of
    /// them, none is available: a seat with only some of its moves would look weaker than it is.
    pub(super) fn expand(&mut self, node: usize, seat: Seat, candidates: &[Candidate<M>]) {
        self.available.clear();
        for (place, candidate) in candidates.iter().enumerate() {
            let edge = match self.find(node, place, seat, candidate.mv) {
                Some(edge) => edge,
                None if self.edges.len() < self.max_edges || node == Self::ROOT => {
                    self.add(node, seat, candidate)
                }
                None => return self.available.clear(),
            };
            // The prior depends on the determinization, so the one of this iteration counts.
            self.edges[edge].prior = candidate.prior;
            self.available.push(edge);
        }
    }

    /// The edge of this move. Candidates mostly come in the same order each time, so the same place is tried first.
    fn find(&self, node: usize, place: usize, seat: Seat, mv: M) -> Option<usize> {
        let is_same = |key: &&EdgeKey<M>| key.mv == mv && key.seat == seat;
        let keys = &self.nodes[node];
        let at_place = keys.get(place).filter(is_same);
        at_place
            .or_else(|| keys.iter().find(is_same))
            .map(|key| key.edge)
    }

    fn add(&mut self, node: usize, seat: Seat, candidate: &Candidate<M>) -> usize {
        let edge = self.edges.len();
        self.edges.push(Edge {
            mv: candidate.mv,
            prior: candidate.prior,
            visits: 0,
            availability: 0,
            sum: 0.0,
            next: None,
        });
        self.nodes[node].push(EdgeKey {
            mv: candidate.mv,
            seat,
            edge,
        });
        edge
    }

    /// The available edge of the highest PUCT score, after [`Tree::expand`]. `None` if no edge is available.
    pub(super) fn select(&mut self, settings: Settings) -> Option<usize> {
        let available = || self.available.iter().map(|&edge| &self.edges[edge]);
        let whole: f32 = available().map(|edge| edge.prior).sum();
        let (visits, sum) = available().fold((0, 0.0), |(visits, sum), edge| {
            (visits + edge.visits, sum + edge.sum)
        });
        let mean = if visits == 0 {
            0.0
        } else {
            (sum / f64::from(visits)) as f32
        };
        let uniform = settings.uniform_prior / self.available.len() as f32;
        let puct = |edge: &Edge<M>| {
            let prior = uniform + (1.0 - settings.uniform_prior) * edge.prior / whole;
            let availability = (edge.availability as f32 + 1.0).sqrt();
            let value = if edge.visits == 0 { mean } else { edge.value() };
            value + settings.exploration * prior * availability / (1 + edge.visits) as f32
        };
        let best = self.available.iter().copied().reduce(|best, next| {
            let is_better = puct(&self.edges[next]) > puct(&self.edges[best]);
            if is_better { next } else { best }
        });
        for &edge in &self.available {
            self.edges[edge].availability += 1;
        }
        best
    }

    /// Adds the node below an edge, unless the tree is full.
    pub(super) fn add_child(&mut self, edge: usize) {
        if self.edges.len() < self.max_edges {
            self.edges[edge].next = Some(self.nodes.len());
            self.nodes.push(Vec::new());
        }
    }

    /// Adds the value of an iteration to an edge.
    pub(super) fn back_up(&mut self, edge: usize, value: f32) {
        let edge = &mut self.edges[edge];
        edge.visits += 1;
        edge.sum += f64::from(value);
    }

    fn root(&self) -> impl Iterator<Item = &Edge<M>> {
        let root = self.nodes[Self::ROOT].iter();
        root.map(|key| &self.edges[key.edge])
    }

    /// The visits of the most visited root edge minus those of the second.
    pub(super) fn lead(&self) -> u64 {
        let [most, next] = self.root().fold([0, 0], |[most, next], edge| {
            let visits = edge.visits;
            [most.max(visits), next.max(visits.min(most))]
        });
        u64::from(most - next)
    }

    /// The number of root moves.
    pub(super) fn root_len(&self) -> usize {
        self.root().count()
    }

    /// The statistics of the root moves, most visited first, then by prior.
    pub(super) fn statistics(&self) -> Vec<MoveStatistics<M>> {
        let mut edges: Vec<_> = self.root().collect();
        edges.sort_by(|one, other| {
            let by_visits = other.visits.cmp(&one.visits);
            by_visits.then(other.prior.total_cmp(&one.prior))
        });
        edges.into_iter().map(Edge::statistics).collect()
    }
}

impl<M: Copy> Edge<M> {
    fn value(&self) -> f32 {
        if self.visits == 0 {
            0.0
        } else {
            (self.sum / f64::from(self.visits)) as f32
        }
    }

    fn statistics(&self) -> MoveStatistics<M> {
        MoveStatistics {
            mv: self.mv,
            visits: self.visits,
            value: self.value(),
        }
    }
}

#[cfg(test)]
impl<M> Tree<M> {
    /// The number of edges.
    pub(super) fn len(&self) -> usize {
        self.edges.len()
    }
}
