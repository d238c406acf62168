//! Schemas of messages that no derive can write.

use ::seat_of_kings::{Edition, Stage};
use utoipa::openapi::Object;
use utoipa::openapi::schema::{ObjectBuilder, Type};

use crate::AnyVariant;

/// The schema of a text that is one of these names.
pub fn one_of(names: impl IntoIterator<Item = &'static str>) -> Object {
    ObjectBuilder::new()
        .schema_type(Type::String)
        .enum_values(Some(names))
        .build()
}

pub(crate) fn variant() -> Object {
    one_of([AnyVariant::SeatOfKings.name()])
}

pub(crate) fn edition() -> Object {
    one_of([Edition::En, Edition::It].map(Edition::name))
}

/// The stages, and `clear`, which only a stage after a garrison has.
pub(crate) fn stage() -> Object {
    one_of(Stage::ALL.iter().map(|stage| stage.name()).chain(["clear"]))
}

pub(crate) fn draw() -> Object {
    one_of(["lots", "deal", "tie", "traitor"])
}
