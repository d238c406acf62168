//! Schemas of actions, from the tables of their kinds.

use catalog::schema::one_of;
use seat_of_kings::{Decision, Key};
use utoipa::openapi::schema::{Array, ArrayBuilder, ObjectBuilder, OneOfBuilder, Schema, Type};
use utoipa::openapi::{Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

use super::action_moves::MOVES;
use super::{ActionFields, ActionInput};

/// The name of the schema of names.
const NAME: &str = "Name";

impl ToSchema for ActionFields {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        let about = "The name of a hill, a link, a position, a region, a piece or a seat.";
        let name = ObjectBuilder::new().schema_type(Type::String);
        schemas.push((NAME.into(), name.description(Some(about)).into()));
    }
}

impl PartialSchema for ActionFields {
    fn schema() -> RefOr<Schema> {
        let moves = MOVES.iter().map(|(kind, about, names)| {
            let fields = names.iter().map(|&name| (name, name_schema()));
            object(kind, about.trim_ascii(), fields)
        });
        let decisions = Decision::KINDS.iter().map(|kind| {
            let fields = kind.keys.iter().map(|key| (key.name, field_schema(key)));
            object(kind.name, kind.about, fields)
        });
        let about = "An action by its kind and its fields. Hills, positions, regions, pieces and seats have their names.";
        let kinds = moves.chain(decisions);
        let schema = kinds.fold(OneOfBuilder::new(), OneOfBuilder::item);
        schema.description(Some(about)).into()
    }
}

impl ToSchema for ActionInput {}

impl PartialSchema for ActionInput {
    fn schema() -> RefOr<Schema> {
        let mut fields = Ref::from_schema_name(ActionFields::name());
        fields.description = "The kind and the fields.".into();
        let token = ObjectBuilder::new().schema_type(Type::String);
        let token = token.description(Some("The token."));
        let schema = OneOfBuilder::new().item(token).item(fields);
        let about = "An action as a client sends it: the token, or the fields.";
        schema.description(Some(about)).into()
    }
}

/// The schema of an action of one kind.
fn object(
    kind: &'static str,
    about: &str,
    fields: impl Iterator<Item = (&'static str, RefOr<Schema>)>,
) -> ObjectBuilder {
    let mut object = ObjectBuilder::new().description(Some(about));
    for (name, schema) in fields {
        object = object.property(name, schema);
        // Of what is hidden from a reader, cards alone are fields.
        if name != "cards" {
            object = object.required(name);
        }
    }
    object.property("kind", one_of([kind])).required("kind")
}

fn field_schema(key: &Key) -> RefOr<Schema> {
    let value = if key.is_number {
        u8::schema()
    } else {
        name_schema()
    };
    match key.name {
        "cards" => ArrayBuilder::new()
            .items(value)
            .description(Some("The cards; none if the reader may not know them."))
            .into(),
        _ if key.is_list => Array::new(value).into(),
        _ => value,
    }
}

fn name_schema() -> RefOr<Schema> {
    Ref::from_schema_name(NAME).into()
}
