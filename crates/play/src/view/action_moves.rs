//! The moves of ringfort games as objects, in one table.

use std::fmt::Display;

use ringforts::{Hill, Link, Move};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

/// A hill or a link, by its name.
struct Named<T>(T);

impl<T: Display> Serialize for Named<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// Defines the objects from one table. A row has what the move does, the name of its kind, the move, and each field with how
/// its value is read.
macro_rules! define_moves {
    ($(
        #[doc = $about:literal]
        $kind:literal = ($($mv:tt)+) { $($name:ident: $read:expr),* };
    )+) => {
        /// The name of each kind of move, what it does, and the names of its fields.
        pub(super) const MOVES: &[(&str, &str, &[&str])] =
            &[$(($kind, $about, &[$(stringify!($name)),*])),+];

        /// Adds the name of the kind of a move, and its fields, to an object.
        pub(super) fn serialize_move<M: SerializeMap>(mv: Move, object: &mut M) -> Result<(), M::Error> {
            match mv {
                $($($mv)+ => {
                    object.serialize_entry("kind", $kind)?;
                    $(object.serialize_entry(stringify!($name), &Named($name))?;)*
                })+
            }
            Ok(())
        }

        /// The move of a kind, with the fields of an object; `None` if it is none.
        pub(super) fn move_of(kind: &str, object: &Map<String, Value>) -> Option<Move> {
            match kind {
                $($kind => {
                    $(let $name = object.get(stringify!($name))?.as_str().and_then($read)?;)*
                    Some($($mv)+)
                })+
                _ => None,
            }
        }
    };
}

define_moves! {
    /// Builds on a hill.
    "build" = (Move::Build(hill)) { hill: Hill::from_name };
    /// Captures the ringfort on a hill; in Stone of Destiny replaces it, with no link to make.
    "capture" = (Move::Capture(hill)) { hill: Hill::from_name };
    /// Moves a king to a vacant hill, or back.
    "step" = (Move::Step { from, to }) { from: Hill::from_name, to: Hill::from_name };
    /// Moves a king onto an enemy ringfort, which is captured.
    "take" = (Move::Take { from, to }) { from: Hill::from_name, to: Hill::from_name };
    /// Moves a king back and sacrifices the ringfort that it reaches.
    "sacrifice" = (Move::Sacrifice { from, to }) { from: Hill::from_name, to: Hill::from_name };
    /// Passes.
    "pass" = (Move::Pass) {};
    /// Replaces the ringfort on a hill, then makes a link, such as `E4E5`.
    "replace" = (Move::Swap { at: hill, link }) { hill: Hill::from_name, link: |link| Link::read(link).ok() };
}
