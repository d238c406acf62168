//! Types that hold a secret, a share of a draw, a hidden choice or hidden cards have no `Debug`.
//!
//! So no log can show them; the test does not compile otherwise.

use std::fmt::Debug;

use play::{
    ActionInput, Command, DecisionRequest, Entry, Event, Log, NextStep, Order, Preview, Table,
    TimedEvent, Transition, View, fair,
};
use static_assertions::assert_not_impl_any;

assert_not_impl_any!(ActionInput: Debug);
assert_not_impl_any!(Command: Debug);
assert_not_impl_any!(DecisionRequest<'static>: Debug);
assert_not_impl_any!(Entry<'static>: Debug);
assert_not_impl_any!(Event: Debug);
assert_not_impl_any!(Log: Debug);
assert_not_impl_any!(NextStep: Debug);
assert_not_impl_any!(Order: Debug);
assert_not_impl_any!(Preview: Debug);
assert_not_impl_any!(Table: Debug);
assert_not_impl_any!(TimedEvent: Debug);
assert_not_impl_any!(Transition: Debug);
assert_not_impl_any!(View<'static>: Debug);

#[test]
fn secrets_and_parts_of_draws_print_no_byte() {
    let (root, share) = (fair::Root::new([7; 32]), fair::Bytes([7; 32]));
    assert_eq!(format!("{root:?} {share:?}"), "Root Bytes");
}
