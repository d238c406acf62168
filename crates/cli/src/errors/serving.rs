//! Errors of a server and of its database, as its host reads them.

use std::error::Error;

use server::admin::{AdminError, AdminRefusal};
use server::{RestoreError, ServeError, SettingsError, StoreError};

use super::of_io;
use crate::serve::settings_file::FileError;
use crate::words::Words;

/// The message of such an error. Returns `None` for any other.
pub(super) fn sentence(error: &(dyn Error + 'static), words: &Words) -> Option<String> {
    let of_its_kind = [
        error
            .downcast_ref()
            .map(|error| of_settings_file(error, words)),
        error.downcast_ref().map(|error| of_settings(*error, words)),
        error.downcast_ref().map(|error| of_serving(error, words)),
        error.downcast_ref().map(|error| of_copy(error, words)),
        error.downcast_ref().map(|error| of_asking(error, words)),
        error
            .downcast_ref()
            .and_then(|error| of_refusal(error, words)),
    ];
    of_its_kind.into_iter().flatten().next()
}

pub(crate) fn of_settings_file(error: &FileError, words: &Words) -> String {
    let fault = match &error.key {
        None => words.get("settings-syntax"),
        Some(key) if error.is_unknown() => match error.nearest() {
            Some(nearest) => words.say(
                "settings-similar",
                &[("key", key.as_str().into()), ("nearest", nearest.into())],
            ),
            None => words.say("settings-unknown", &[("key", key.as_str().into())]),
        },
        Some(key) => format!("{key}: {}", words.get(wanted(key))),
    };
    let values = [
        ("line", error.line.into()),
        ("column", error.column.into()),
        ("fault", fault.into()),
    ];
    words.say("text-line", &values)
}

/// The message that says what the value of a setting is not.
fn wanted(key: &str) -> &'static str {
    match key {
        "listen" => "args-socket-address",
        "database" | "base_path" => "deck-not-text",
        "public_urls" => "settings-urls",
        "trusted_proxies" => "settings-networks",
        _ => "settings-number",
    }
}

fn of_settings(error: SettingsError, words: &Words) -> String {
    match error {
        SettingsError::BasePath => words.get("settings-base-path"),
        SettingsError::Zero(key) => words.say("settings-zero", &[("key", key.into())]),
    }
}

fn of_serving(error: &ServeError, words: &Words) -> String {
    match error {
        ServeError::Settings(error) => of_settings(*error, words),
        ServeError::Store(error) => of_database(error, words),
        ServeError::Listen { address, error } => {
            let address = address.to_string().into();
            let values = [("address", address), ("why", of_io(error, words).into())];
            words.say("serve-cannot-listen", &values)
        }
        ServeError::Io(error) => of_io(error, words),
    }
}

fn of_copy(error: &RestoreError, words: &Words) -> String {
    match error {
        RestoreError::Occupied => words.get("copy-occupied"),
        RestoreError::NotWhole => words.get("copy-not-whole"),
        RestoreError::Store(error) => of_database(error, words),
        RestoreError::Io(error) => of_io(error, words),
    }
}

fn of_database(error: &StoreError, words: &Words) -> String {
    let why = |said: String| {
        let reason = error.reason().into();
        words.say(
            "database-reason",
            &[("reason", reason), ("error", said.into())],
        )
    };
    let (name, file, why) = match error {
        StoreError::Stale => ("database-stale", None, None),
        StoreError::Database(error) => ("database-failed", None, Some(why(error.to_string()))),
        StoreError::Migration(error) => ("database-version", None, Some(why(error.to_string()))),
        StoreError::NoFile(path) => ("database-no-file", Some(path), None),
        StoreError::Foreign(path) => ("database-foreign", Some(path), None),
        StoreError::Damaged(path) => ("database-damaged", Some(path), None),
        StoreError::InUse(path) => ("database-in-use", Some(path), None),
        StoreError::Lock { path, error } => {
            ("database-unopened", Some(path), Some(of_io(error, words)))
        }
        StoreError::Failing => ("database-failing", None, None),
        StoreError::Closed => ("database-closed", None, None),
    };
    let file = file.map(|file| file.display().to_string());
    words.say(name, &[("file", file.into()), ("why", why.into())])
}

fn of_asking(error: &AdminError, words: &Words) -> String {
    let (name, file) = match error {
        AdminError::NoServer(database) => ("admin-no-server", Some(database)),
        AdminError::NotAllowed(socket) => ("admin-not-allowed", Some(socket)),
        AdminError::Io(_) => ("admin-no-answer", None),
        AdminError::Unreadable(_) => ("admin-unreadable", None),
    };
    let file = file.map(|file| file.display().to_string());
    words.say(name, &[("file", file.into())])
}

/// The message of a refusal, by the code that it has in JSON.
pub(super) fn of_refusal(error: &AdminRefusal, words: &Words) -> Option<String> {
    let coded = serde_json::to_value(error).ok()?;
    let name = format!("admin-refused-{}", coded.get("code")?.as_str()?);
    let detail = coded.get("detail").map(ToString::to_string);
    let detail = detail.as_deref().map(|json| json.trim_matches('"'));
    Some(words.say(&name, &[("detail", detail.into())]))
}
