//! Parts of views, written once for all views that have them in common.

use std::cell::OnceCell;
use std::ops::Deref;
use std::rc::Rc;

use serde::ser::Error;
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// A part of a view. Copies share it, and its text, which is made when the first of them is written.
#[derive(Debug, Clone)]
pub struct ViewPart<T>(Rc<SharedPart<T>>);

#[derive(Debug)]
struct SharedPart<T> {
    part: T,
    text: OnceCell<Box<RawValue>>,
}

impl<T> ViewPart<T> {
    pub(super) fn new(part: T) -> Self {
        Self(Rc::new(SharedPart {
            part,
            text: OnceCell::new(),
        }))
    }
}

impl<T> Deref for ViewPart<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0.part
    }
}

impl<T: PartialEq> PartialEq for ViewPart<T> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Serialize> Serialize for ViewPart<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let SharedPart { part, text } = &*self.0;
        if let Some(text) = text.get() {
            return text.serialize(serializer);
        }
        let new = to_raw_value(part).map_err(S::Error::custom)?;
        text.get_or_init(|| new).serialize(serializer)
    }
}
