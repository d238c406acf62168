//! The tree of an information set search: nodes that hold choices, in a bounded memory.

use game::Seat;

use super::{Found, Prospect, Settings};

/// A tree whose choices are at most as many as was agreed, those of the root apart.
pub(super) struct Tree<M> {
    /// By node: its choices, close together, for they are looked through again and again.
    nodes: Vec<Vec<Known<M>>>,
    choices: Vec<Choice<M>>,
    most: usize,
    /// The choices of the last node that was laid out which are there in this iteration.
    there: Vec<usize>,
}

/// A move of a seat at a node.
#[derive(Clone, Copy)]
struct Known<M> {
    mv: M,
    seat: Seat,
    /// Its place in `choices`.
    choice: usize,
}

/// What came of a move at a node.
#[derive(Clone, Copy)]
pub(super) struct Choice<M> {
    pub(super) mv: M,
    weight: f32,
    visits: u32,
    /// How many iterations could have made it.
    times_there: u32,
    /// Of all visits, for the side that moves.
    sum: f64,
    /// The node behind it.
    pub(super) next: Option<usize>,
}

impl<M: Copy + Eq> Tree<M> {
    /// The node that the search begins at.
    pub(super) const ROOT: usize = 0;

    pub(super) fn new(most: usize) -> Self {
        Self {
            nodes: vec![Vec::new()],
            choices: Vec::new(),
            most,
            there: Vec::new(),
        }
    }

    pub(super) fn choice(&self, choice: usize) -> Choice<M> {
        self.choices[choice]
    }

    /// Notes which choices are there at a node in this iteration, new ones too while there is room. If one has no room none is
    /// there: a seat that could make only some of its choices would be taken for weaker than it is.
    pub(super) fn lay_out(&mut self, node: usize, seat: Seat, prospects: &[Prospect<M>]) {
        self.there.clear();
        for (place, prospect) in prospects.iter().enumerate() {
            let choice = match self.find(node, place, seat, prospect.mv) {
                Some(choice) => choice,
                None if self.choices.len() < self.most || node == Self::ROOT => {
                    self.add(node, seat, prospect)
                }
                None => return self.there.clear(),
            };
            // What is promising rests on the guess, so the weight is that of this iteration.
            self.choices[choice].weight = prospect.weight;
            self.there.push(choice);
        }
    }

    /// The choice of this move. Most often the prospects are those of the first time, and so is their order.
    fn find(&self, node: usize, place: usize, seat: Seat, mv: M) -> Option<usize> {
        let is_it = |known: &&Known<M>| known.mv == mv && known.seat == seat;
        let known = &self.nodes[node];
        let at_place = known.get(place).filter(is_it);
        at_place
            .or_else(|| known.iter().find(is_it))
            .map(|known| known.choice)
    }

    fn add(&mut self, node: usize, seat: Seat, prospect: &Prospect<M>) -> usize {
        let choice = self.choices.len();
        self.choices.push(Choice {
            mv: prospect.mv,
            weight: prospect.weight,
            visits: 0,
            times_there: 0,
            sum: 0.0,
            next: None,
        });
        self.nodes[node].push(Known {
            mv: prospect.mv,
            seat,
            choice,
        });
        choice
    }

    /// The choice to make at the node that was just laid out; nothing if there was no room for all.
    pub(super) fn choose(&mut self, settings: Settings) -> Option<usize> {
        let there = || self.there.iter().map(|&choice| &self.choices[choice]);
        let whole: f32 = there().map(|choice| choice.weight).sum();
        let (visits, sum) = there().fold((0, 0.0), |(visits, sum), choice| {
            (visits + choice.visits, sum + choice.sum)
        });
        let mean = if visits == 0 {
            0.0
        } else {
            (sum / f64::from(visits)) as f32
        };
        let even = settings.evenness / self.there.len() as f32;
        let hope = |choice: &Choice<M>| {
            let promise = even + (1.0 - settings.evenness) * choice.weight / whole;
            let seen = (choice.times_there as f32 + 1.0).sqrt();
            let value = if choice.visits == 0 {
                mean
            } else {
                choice.value()
            };
            value + settings.curiosity * promise * seen / (1 + choice.visits) as f32
        };
        let best = self.there.iter().copied().reduce(|best, next| {
            let is_better = hope(&self.choices[next]) > hope(&self.choices[best]);
            if is_better { next } else { best }
        });
        for &choice in &self.there {
            self.choices[choice].times_there += 1;
        }
        best
    }

    /// Makes the node behind a choice, while there is room for choices in it.
    pub(super) fn grow(&mut self, choice: usize) {
        if self.choices.len() < self.most {
            self.choices[choice].next = Some(self.nodes.len());
            self.nodes.push(Vec::new());
        }
    }

    /// Counts what came of a choice.
    pub(super) fn count(&mut self, choice: usize, value: f32) {
        let choice = &mut self.choices[choice];
        choice.visits += 1;
        choice.sum += f64::from(value);
    }

    fn root(&self) -> impl Iterator<Item = &Choice<M>> {
        let root = self.nodes[Self::ROOT].iter();
        root.map(|known| &self.choices[known.choice])
    }

    /// How many more iterations went through the most visited choice of the root than through the next.
    pub(super) fn lead(&self) -> u64 {
        let [most, next] = self.root().fold([0, 0], |[most, next], choice| {
            let visits = choice.visits;
            [most.max(visits), next.max(visits.min(most))]
        });
        u64::from(most - next)
    }

    /// What was found out about the choices of the root, the most visited first, then the most promising.
    pub(super) fn found(&self) -> Vec<Found<M>> {
        let mut choices: Vec<_> = self.root().collect();
        choices.sort_by(|one, other| {
            let by_visits = other.visits.cmp(&one.visits);
            by_visits.then(other.weight.total_cmp(&one.weight))
        });
        choices.into_iter().map(Choice::found).collect()
    }
}

impl<M: Copy> Choice<M> {
    fn value(&self) -> f32 {
        if self.visits == 0 {
            0.0
        } else {
            (self.sum / f64::from(self.visits)) as f32
        }
    }

    fn found(&self) -> Found<M> {
        Found {
            mv: self.mv,
            visits: self.visits,
            value: self.value(),
        }
    }
}

#[cfg(test)]
impl<M> Tree<M> {
    /// How many choices it holds.
    pub(super) fn len(&self) -> usize {
        self.choices.len()
    }
}
