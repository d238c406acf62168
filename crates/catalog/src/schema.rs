//! Schemas of messages that no derive can write.

use utoipa::openapi::Object;
use utoipa::openapi::schema::{ObjectBuilder, Type};

/// The schema of a text that is one of these names.
pub fn one_of(names: impl IntoIterator<Item = &'static str>) -> Object {
    ObjectBuilder::new()
        .schema_type(Type::String)
        .enum_values(Some(names))
        .build()
}
