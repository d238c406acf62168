//! Types that hold a secret, a code, an invitation, a hidden choice or hidden cards have no `Debug`.
//!
//! So no log can show them; the tests do not compile otherwise.

use std::fmt::Debug;

use static_assertions::assert_not_impl_any;

use crate::api::{
    AnalysisOf, Code, Dismiss, Forget, FromClient, HandOver, HintFor, Join, OpenTable, OpenedTable,
    OwnTables, PositionOf, Preview, PreviewOf, Rename, ReportBody, SecretBody, ToClient, TutorFor,
    WhyNot,
};
use crate::{
    AdviceQuestion, Append, Guest, HintQuestion, LoadedTable, MoveAnswer, MoveQuestion, NewTable,
    NextWork, Session, TableSlot,
};

assert_not_impl_any!(AdviceQuestion: Debug);
assert_not_impl_any!(AnalysisOf: Debug);
assert_not_impl_any!(Append: Debug);
assert_not_impl_any!(Code: Debug);
assert_not_impl_any!(Dismiss: Debug);
assert_not_impl_any!(Forget: Debug);
assert_not_impl_any!(FromClient: Debug);
assert_not_impl_any!(Guest: Debug);
assert_not_impl_any!(HandOver: Debug);
assert_not_impl_any!(HintFor: Debug);
assert_not_impl_any!(HintQuestion: Debug);
assert_not_impl_any!(Join: Debug);
assert_not_impl_any!(LoadedTable: Debug);
assert_not_impl_any!(MoveAnswer: Debug);
assert_not_impl_any!(MoveQuestion: Debug);
assert_not_impl_any!(NewTable: Debug);
assert_not_impl_any!(NextWork: Debug);
assert_not_impl_any!(OpenTable: Debug);
assert_not_impl_any!(OpenedTable: Debug);
assert_not_impl_any!(OwnTables: Debug);
assert_not_impl_any!(PositionOf: Debug);
assert_not_impl_any!(Preview: Debug);
assert_not_impl_any!(PreviewOf: Debug);
assert_not_impl_any!(Rename: Debug);
assert_not_impl_any!(ReportBody: Debug);
assert_not_impl_any!(SecretBody: Debug);
assert_not_impl_any!(Session<()>: Debug);
assert_not_impl_any!(TableSlot<()>: Debug);
assert_not_impl_any!(ToClient<'static>: Debug);
assert_not_impl_any!(TutorFor: Debug);
assert_not_impl_any!(WhyNot: Debug);
