//! The description is whole, and in a form that generators of clients read.

use std::fs;
use std::path::Path;

use serde::Serialize;

use super::*;

/// The description, from the root of this crate. `cargo xtask types` writes it, and the types of the page from it.
const FILE: &str = "../../data/openapi.json";

/// The details of the variants, for tests of the page, which have no server. The same command writes them.
const DETAILS: &str = "../../data/variants.json";

#[test]
fn the_base_path_is_the_server() {
    assert_eq!(document("")["servers"][0]["url"], "/");
    assert_eq!(document("/tara")["servers"][0]["url"], "/tara");
}

#[test]
fn null_is_refused_where_a_property_is_optional_only() {
    let mut schema = json!({
        "required": ["kept"],
        "properties": {
            "kept": { "type": ["string", "null"] },
            "left": { "type": ["string", "null"] },
            "either": { "description": "One.", "oneOf": [{ "type": "null" }, { "$ref": "#/a" }] },
        },
    });
    refuse_null(&mut schema);
    let properties = json!({
        "kept": { "type": ["string", "null"] },
        "left": { "type": "string" },
        "either": { "description": "One.", "$ref": "#/a" },
    });
    assert_eq!(schema["properties"], properties);
}

#[test]
fn all_of_with_a_choice_is_a_choice_of_objects() {
    let schemas = json!({ "Id": { "required": ["id"], "properties": { "id": {} } } });
    let mut schema = json!({ "allOf": [
        { "$ref": "#/components/schemas/Id" },
        { "oneOf": [{ "properties": { "a": {} } }, { "properties": { "b": {} } }] },
    ] });
    flatten(&mut schema, &schemas);
    let choice = |name: &str| json!({ "type": "object", "properties": { "id": {}, name: {} }, "required": ["id"] });
    assert_eq!(schema, json!({ "oneOf": [choice("a"), choice("b")] }));
}

#[test]
fn the_kept_description_is_current() {
    check_kept(FILE, &document(""));
}

#[test]
fn the_kept_description_is_current_for_the_details_of_variants() {
    check_kept(DETAILS, &host::variant_details());
}

fn check_kept(name: &str, value: &impl Serialize) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    let text = serde_json::to_string_pretty(value).expect("JSON") + "\n";
    if std::env::var_os("TARA_WRITE_TYPES").is_some() {
        fs::write(&file, &text).expect("the file can be written");
    }
    let kept = fs::read_to_string(&file).expect("the file is kept");
    assert!(
        kept == text,
        "run `cargo xtask types`: {name} is not what the program says"
    );
}
