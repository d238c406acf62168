//! The OpenAPI description of the routes and of the messages of the socket.

use std::sync::{Arc, LazyLock};

use axum::body::Bytes;
use axum::http::header;
use axum::response::IntoResponse;
use host::Problem;
use host::api::{ErrorBody, FromClient, ToClient};
use serde_json::{Map, Value, json};
use tokio::task::spawn_blocking;
use utoipa::OpenApi;

use super::failure::Failure;

/// The description of all routes.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tara",
        description = "Live tables of the Tara games. A socket sends `FromClient` and receives `ToClient`, one JSON object a text frame.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    paths(
        super::people::open,
        super::people::join,
        super::people::leave,
        super::people::dismiss,
        super::people::close,
        super::people::fill,
        super::people::rename,
        super::people::invite,
        super::people::withdraw,
        super::people::list,
        super::people::offer_handover,
        super::people::hand_over,
        super::people::forget,
        super::reports::report,
        super::lists::lobby,
        super::lists::mine,
        super::lists::running,
        super::lists::variants,
        super::lists::variant_details,
        super::lists::version,
        super::games::transcript,
        super::games::fairness,
        super::decks::usual,
        super::decks::usual_file,
        super::decks::check,
        super::decks::of_table,
        super::drafts::preview,
        super::drafts::turn,
        super::drafts::turns,
        super::drafts::why_not,
        super::drafts::hint,
        super::drafts::tutor,
        super::files::text,
        super::files::read,
        super::files::write,
        super::positions::moment,
        super::positions::preview,
        super::positions::turn,
        super::positions::turns,
        super::positions::why_not,
        super::positions::analysis,
        super::pictures::table,
        super::pictures::game,
        super::pictures::position,
        super::pictures::table_drawing,
        super::pictures::game_drawing,
        super::pictures::film,
        super::pictures::position_drawing,
        super::sheets::game,
        super::sheets::deck,
        super::games::replay,
        super::games::analysis,
        super::health,
        super::socket::open
    ),
    components(schemas(ErrorBody, FromClient, ToClient<'static>))
)]
struct Description;

/// The description of a server below a base path. It is made when it is first asked for: making it touches some 15 MiB, and hardly any
/// server is asked.
#[derive(Clone)]
pub(super) struct LazyDescription(Arc<LazyLock<Bytes, Box<dyn FnOnce() -> Bytes + Send>>>);

impl LazyDescription {
    pub(super) fn new(base_path: &str) -> Self {
        let base_path = base_path.to_owned();
        let make = move || Bytes::from(document(&base_path).to_string());
        Self(Arc::new(LazyLock::new(Box::new(make))))
    }

    /// The description as a response. It is made on a thread that may block.
    pub(super) async fn response(self) -> Result<impl IntoResponse, Failure> {
        let made = spawn_blocking(move || Bytes::clone(&self.0)).await;
        let made = made.map_err(|_| Failure::from(Problem::Failed))?;
        let headers = [
            (header::CONTENT_TYPE, "application/json"),
            (header::CACHE_CONTROL, "no-cache"),
        ];
        Ok((headers, made))
    }
}

fn document(base_path: &str) -> Value {
    let mut document = serde_json::to_value(Description::openapi()).expect("keys are text");
    document["servers"] = json!([{ "url": if base_path.is_empty() { "/" } else { base_path } }]);
    let paths = document["paths"].as_object_mut().expect("there are paths");
    for (path, item) in paths {
        complete(path, item.as_object_mut().expect("a path is an object"));
    }
    let mut schemas = document["components"]["schemas"].take();
    children(&mut schemas).into_iter().for_each(refuse_null);
    name_payloads(&mut schemas);
    let mut flat = schemas.clone();
    for schema in children(&mut flat) {
        flatten(schema, &schemas);
    }
    document["components"]["schemas"] = flat;
    document
}

/// Gives the object below the key of an enum variant a name of its own, `EndingLeft`: generators of clients name types by it.
fn name_payloads(schemas: &mut Value) {
    let mut named = Map::new();
    for (name, schema) in schemas.as_object_mut().expect("there are schemas") {
        for choice in schema.get_mut("oneOf").map(children).into_iter().flatten() {
            let Some(Value::Object(properties)) = choice.get_mut("properties") else {
                continue;
            };
            for (key, payload) in properties {
                if payload.get("properties").is_some() {
                    let name = format!("{name}{}{}", key[..1].to_uppercase(), &key[1..]);
                    let reference = json!({ "$ref": format!("#/components/schemas/{name}") });
                    named.insert(name, std::mem::replace(payload, reference));
                }
            }
        }
    }
    schemas
        .as_object_mut()
        .expect("there are schemas")
        .extend(named);
}

/// Replaces each `allOf` by one object, or by a choice of objects if a part is a choice: few generators of clients can
/// read a choice within an `allOf`.
fn flatten(schema: &mut Value, schemas: &Value) {
    if schema.get("allOf").is_some() {
        let description = schema.get("description").cloned();
        let mut choices = choices_of(schema, schemas);
        *schema = match choices.len() {
            1 => choices.remove(0),
            _ => json!({ "oneOf": choices }),
        };
        if let Some(description) = description {
            schema["description"] = description;
        }
    }
    for part in children(schema) {
        flatten(part, schemas);
    }
}

/// The objects that a schema can be.
fn choices_of(schema: &Value, schemas: &Value) -> Vec<Value> {
    if let Some(path) = schema["$ref"].as_str() {
        let name = path.rsplit('/').next().unwrap_or_default();
        return choices_of(&schemas[name], schemas);
    }
    if let Some(choices) = schema["oneOf"].as_array() {
        return choices
            .iter()
            .flat_map(|choice| choices_of(choice, schemas))
            .collect();
    }
    let Some(parts) = schema["allOf"].as_array() else {
        return vec![schema.clone()];
    };
    parts.iter().fold(vec![json!({})], |merged, part| {
        let more = choices_of(part, schemas);
        merged
            .iter()
            .flat_map(|one| more.iter().map(|other| merge(one, other)))
            .collect()
    })
}

/// An object with the properties of two.
fn merge(one: &Value, other: &Value) -> Value {
    let mut merged = json!({ "type": "object" });
    let properties = [one, other].map(|object| object["properties"].as_object());
    let properties = properties.into_iter().flatten().flatten();
    merged["properties"] = properties
        .map(|(name, property)| (name.clone(), property.clone()))
        .collect::<Map<_, _>>()
        .into();
    let required = [one, other].map(|object| object["required"].as_array());
    merged["required"] = required.into_iter().flatten().flatten().cloned().collect();
    if let Some(description) = other.get("description").or(one.get("description")) {
        merged["description"] = description.clone();
    }
    merged
}

/// Adds what all routes have in common: the parameters of the path, descriptions of responses, refusals.
fn complete(path: &str, item: &mut Map<String, Value>) {
    let tag = path.split('/').find(|part| !matches!(*part, "" | "api"));
    for operation in item.values_mut() {
        operation["tags"] = json!([tag]);
        let summary = operation["summary"].clone();
        for response in children(&mut operation["responses"]) {
            response["description"] = summary.clone();
        }
        operation["responses"]["default"] = json!({
            "description": "A refusal",
            "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ErrorBody" } } },
        });
    }
    let parameters = path.split(['{', '}']).skip(1).step_by(2).map(|name| {
        let schema = match name {
            "table" => json!({ "$ref": "#/components/schemas/TableId" }),
            _ => json!({ "type": "integer", "minimum": 0 }),
        };
        json!({ "name": name, "in": "path", "required": true, "schema": schema })
    });
    item.insert("parameters".into(), parameters.collect());
}

/// Takes `null` out of what optional properties can be: they are left out instead.
fn refuse_null(schema: &mut Value) {
    let required = schema["required"].clone();
    if let Some(Value::Object(properties)) = schema.get_mut("properties") {
        for (name, property) in properties {
            let is_required = required
                .as_array()
                .is_some_and(|all| all.contains(&json!(name)));
            if !is_required {
                without_null(property);
            }
        }
    }
    for part in children(schema) {
        refuse_null(part);
    }
}

fn without_null(property: &mut Value) {
    if let Some(Value::Array(types)) = property.get_mut("type") {
        types.retain(|kind| kind != "null");
        if let [kind] = types.as_slice() {
            property["type"] = kind.clone();
        }
    }
    if let Some(Value::Array(choices)) = property.get_mut("oneOf") {
        choices.retain(|choice| choice["type"] != "null");
        if let [only] = choices.as_mut_slice() {
            let only = only.take();
            let description = property.get_mut("description").map(Value::take);
            *property = only;
            if let Some(description) = description {
                property["description"] = description;
            }
        }
    }
}

/// The values of an object or an array.
fn children(value: &mut Value) -> Vec<&mut Value> {
    match value {
        Value::Object(map) => map.values_mut().collect(),
        Value::Array(items) => items.iter_mut().collect(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests;
