//! The current state of a table, as lists have it.

use play::{Agreement, Taker, fair};

use super::*;
use crate::loaded_table::free_seats;

/// Once the board of Seat of Kings had its hills in another order in each answer.
#[test]
fn the_same_state_is_the_same_text() {
    let programs = [1, 2].map(|_| Taker::Program("greedy".into()));
    let agreed = Agreement::game("seat-of-kings".parse().expect("a variant"), programs);
    let people = free_seats(&agreed);
    let (table, _) = Table::open(agreed, fair::Root::new([7; 32]), 0).expect("it opens");
    let loaded = LoadedTable {
        table,
        people,
        invitation: None,
        is_listed: false,
        epoch: 0,
    };
    let text = || serde_json::to_string(&live_entry(&loaded)).expect("text for keys");
    let first = text();
    assert!(first.contains("stacks"), "{first}");
    for _ in 0..20 {
        assert_eq!(text(), first);
    }
}
