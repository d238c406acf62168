//! The values that the tests ask of a table most often, derived from its final state and its position.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::kit::Table;
use crate::notation::POSITIONS;

impl Table {
    fn count(&self, what: &str, seat: &str) -> u64 {
        self.final_state()[what][seat].as_u64().expect("a number")
    }

    /// Cumals of a seat.
    #[track_caller]
    pub(crate) fn cumals(&self, seat: &str) -> u64 {
        self.count("cumals", seat)
    }

    /// Pieces that a seat has in stock.
    #[track_caller]
    pub(crate) fn stock(&self, seat: &str) -> u64 {
        self.count("stock", seat)
    }

    /// King pieces of a seat that are off the board.
    #[track_caller]
    pub(crate) fn kings(&self, seat: &str) -> u64 {
        self.count("kings", seat)
    }

    /// Prisoners that a captor holds: `red=1 white=2`, owners in alphabetical order, empty if none.
    #[track_caller]
    pub(crate) fn prisoners(&self, captor: &str) -> String {
        let held = &self.final_state()["prisoners"][captor];
        let held: BTreeMap<String, u8> = match held {
            Value::Null => BTreeMap::new(),
            held => serde_json::from_value(held.clone()).expect("prisoners"),
        };
        let words = held
            .iter()
            .map(|(owner, number)| format!("{owner}={number}"));
        words.collect::<Vec<_>>().join(" ")
    }

    /// The stack on a position, from bottom to top: `red,blue`; empty if there is none.
    #[track_caller]
    pub(crate) fn stack(&self, region: &str, position: &str) -> String {
        pieces(&self.final_state()["board"][region][position])
    }

    /// All stacks of a region as in the notation: `F1=red,blue F2=blue`.
    #[track_caller]
    pub(crate) fn region(&self, region: &str) -> String {
        let board = &self.final_state()["board"][region];
        let stacks = POSITIONS.iter().filter_map(|position| {
            let stack = pieces(&board[position]);
            (!stack.is_empty()).then(|| format!("{position}={stack}"))
        });
        stacks.collect::<Vec<_>>().join(" ")
    }

    /// A seat's hand at stage `turn`.
    #[track_caller]
    pub(crate) fn hand(&self, seat: &str) -> Vec<u8> {
        numbers(&self.position()["players"][seat]["hand"])
    }

    /// The deck (from the top) or the discard pile (ascending) at stage `turn`.
    #[track_caller]
    pub(crate) fn pile(&self, name: &str) -> Vec<u8> {
        numbers(&self.position()[name])
    }

    /// Closed regions at stage `turn`.
    #[track_caller]
    pub(crate) fn closed(&self) -> String {
        pieces(&self.position()["closed"])
    }
}

/// A list of words with commas.
fn pieces(list: &Value) -> String {
    let words = list.as_array().into_iter().flatten();
    let words: Vec<&str> = words.map(|word| word.as_str().expect("a word")).collect();
    words.join(",")
}

/// A list of cards.
fn numbers(list: &Value) -> Vec<u8> {
    serde_json::from_value(list.clone()).expect("a list of cards")
}
