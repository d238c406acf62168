//! A queue in which flows take turns, however much each of them asks for.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// Fair queueing, round robin: each flow that waits has one turn before any has its next, and each flow is served first
/// come, first served. So a flow waits for at most one item of each other flow.
pub(super) struct FairQueue<Flow, T> {
    /// No flow is empty.
    waiting: HashMap<Flow, VecDeque<T>>,
    /// The flows that wait, each once, the next one first.
    turns: VecDeque<Flow>,
}

impl<Flow, T> Default for FairQueue<Flow, T> {
    fn default() -> Self {
        Self {
            waiting: HashMap::new(),
            turns: VecDeque::new(),
        }
    }
}

impl<Flow: Copy + Eq + Hash, T> FairQueue<Flow, T> {
    /// The number of waiting items of a flow.
    pub(super) fn count(&self, flow: Flow) -> usize {
        self.waiting.get(&flow).map_or(0, VecDeque::len)
    }

    /// The number of waiting items of all flows.
    pub(super) fn len(&self) -> usize {
        self.waiting.values().map(VecDeque::len).sum()
    }

    /// Adds an item behind those of its flow.
    pub(super) fn push(&mut self, flow: Flow, item: T) {
        let items = self.waiting.entry(flow).or_default();
        if items.is_empty() {
            self.turns.push_back(flow);
        }
        items.push_back(item);
    }

    /// Removes the items of which this is true. Returns how many there were.
    pub(super) fn remove(&mut self, mut is_meant: impl FnMut(&T) -> bool) -> usize {
        let mut removed = 0;
        for items in self.waiting.values_mut() {
            let before = items.len();
            items.retain(|item| !is_meant(item));
            removed += before - items.len();
        }
        self.waiting.retain(|_, items| !items.is_empty());
        self.turns.retain(|flow| self.waiting.contains_key(flow));
        removed
    }

    /// Takes the first item of the flow whose turn it is. Returns `None` if nothing waits.
    pub(super) fn pop(&mut self) -> Option<T> {
        let flow = self.turns.pop_front()?;
        let items = self.waiting.get_mut(&flow)?;
        let item = items.pop_front();
        if items.is_empty() {
            self.waiting.remove(&flow);
        } else {
            self.turns.push_back(flow);
        }
        item
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flow_with_one_item_waits_for_one_item_of_each_other_flow() {
        let mut queue = FairQueue::default();
        for number in 0..60 {
            queue.push("attacker", number);
        }
        queue.push("one", 100);
        queue.push("two", 200);
        assert_eq!((queue.count("attacker"), queue.count("two")), (60, 1));
        let taken: Vec<i32> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(taken[..5], [0, 100, 200, 1, 2]);
        assert_eq!(taken.len(), 62);
        assert_eq!((queue.count("attacker"), queue.pop()), (0, None));
    }

    #[test]
    fn a_flow_without_items_has_no_turn() {
        let mut queue = FairQueue::default();
        for number in 0..6 {
            queue.push(number % 2, number);
        }
        assert_eq!(queue.remove(|number| number % 2 == 0 || *number == 3), 4);
        assert_eq!((queue.count(0), queue.count(1)), (0, 2));
        queue.push(0, 6);
        let taken: Vec<i32> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(taken, [1, 6, 5]);
    }
}
