//! The error of a command line, in one line, from the messages of `args.ftl`.

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::answer::in_one_line;
use crate::words::Words;

/// The message of an error on one line, with the values that there are and what may have been meant.
pub(crate) fn one_line(error: &clap::Error, words: &Words) -> String {
    let line = match sentence(error, words) {
        Some(sentence) => [vec![sentence], lists(error, words)].concat().join(" "),
        // No definition of this command line leads here.
        None => error.to_string().lines().next().unwrap_or_default().into(),
    };
    let tips = tips(error, words).into_iter();
    let tips = tips.map(|tip| words.say("args-tip", &[("tip", tip.into())]));
    let parts: Vec<_> = [line].into_iter().chain(tips).collect();
    in_one_line(&parts.join("; "))
}

/// The texts of a part of the context of an error.
fn texts(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        Some(ContextValue::StyledStrs(texts)) => texts.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    }
}

/// The sentence of a kind of error. Returns `None` if it has none.
fn sentence(error: &clap::Error, words: &Words) -> Option<String> {
    let text = |kind| texts(error, kind).join(", ");
    let (arg, value) = (ContextKind::InvalidArg, ContextKind::InvalidValue);
    let command = ContextKind::InvalidSubcommand;
    let (name, values) = match error.kind() {
        ErrorKind::UnknownArgument => ("args-unknown", vec![("arg", text(arg))]),
        ErrorKind::InvalidSubcommand => ("args-unknown-command", vec![("command", text(command))]),
        ErrorKind::MissingSubcommand => ("args-no-command", vec![("command", text(command))]),
        ErrorKind::MissingRequiredArgument => ("args-missing", vec![("args", text(arg))]),
        ErrorKind::InvalidValue if text(value).is_empty() => {
            ("args-no-value", vec![("arg", text(arg))])
        }
        ErrorKind::InvalidValue => (
            "args-invalid",
            vec![("value", text(value)), ("arg", text(arg))],
        ),
        ErrorKind::ValueValidation => (
            "args-refused",
            vec![
                ("value", text(value)),
                ("arg", text(arg)),
                ("why", std::error::Error::source(error)?.to_string()),
            ],
        ),
        ErrorKind::TooManyValues => (
            "args-excess",
            vec![("value", text(value)), ("arg", text(arg))],
        ),
        ErrorKind::ArgumentConflict => return Some(conflict(error, words)),
        _ => return None,
    };
    let values = values.into_iter();
    let values: Vec<_> = values.map(|(name, value)| (name, value.into())).collect();
    Some(words.say(name, &values))
}

/// The sentence of an argument that was given twice, or with others that exclude it.
fn conflict(error: &clap::Error, words: &Words) -> String {
    let arg = texts(error, ContextKind::InvalidArg);
    let others = texts(error, ContextKind::PriorArg);
    if arg == others {
        return words.say("args-repeated", &[("arg", arg.concat().into())]);
    }
    let values = [
        ("arg", arg.concat().into()),
        ("count", others.len().into()),
        ("others", others.join(", ").into()),
    ];
    words.say("args-conflict", &values)
}

/// The values or commands that there are.
fn lists(error: &clap::Error, words: &Words) -> Vec<String> {
    let lists = [
        (ContextKind::ValidValue, "args-values"),
        (ContextKind::ValidSubcommand, "args-list-commands"),
    ];
    let lists = lists.map(|(kind, name)| (texts(error, kind), name));
    let lists = lists.into_iter().filter(|(list, _)| !list.is_empty());
    lists
        .map(|(list, name)| words.say(name, &[("values", list.join(", ").into())]))
        .collect()
}

/// The tips on what may have been meant instead.
fn tips(error: &clap::Error, words: &Words) -> Vec<String> {
    let typed = texts(error, ContextKind::InvalidSubcommand).concat();
    let similar = [
        (ContextKind::SuggestedSubcommand, "args-similar-command"),
        (ContextKind::SuggestedArg, "args-similar"),
        (ContextKind::SuggestedValue, "args-similar-value"),
    ];
    let similar = similar.map(|(kind, name)| (nearest_first(texts(error, kind), &typed), name));
    let is_alike = similar.iter().any(|(found, _)| !found.is_empty());
    let similar = similar.into_iter().filter(|(found, _)| !found.is_empty());
    let similar = similar.map(|(found, name)| {
        let quoted = found
            .iter()
            .map(|text| words.say("args-quoted", &[("text", text.as_str().into())]));
        let quoted: Vec<_> = quoted.collect();
        let values = [
            ("count", quoted.len().into()),
            ("found", quoted.join(", ").into()),
        ];
        words.say(name, &values)
    });
    let arg = texts(error, ContextKind::InvalidArg).concat();
    let others = texts(error, ContextKind::Suggested).into_iter();
    let variant = format!("<{}>", words.get("value-variant"));
    let name = match error.kind() {
        ErrorKind::InvalidSubcommand if !is_alike => Some("args-all-commands"),
        ErrorKind::MissingRequiredArgument if arg.contains(&variant) => Some("args-all-variants"),
        _ => None,
    };
    similar
        .chain(others.map(|tip| other_tip(&tip, &arg, words)))
        .chain(name.map(|name| words.get(name)))
        .collect()
}

/// Names that are like a word: those that begin with it, or else all, the likest first. `clap` has them the other way round.
fn nearest_first(mut found: Vec<String>, typed: &str) -> Vec<String> {
    let begins = |name: &String| !typed.is_empty() && name.starts_with(typed);
    if found.iter().any(begins) {
        found.retain(begins);
    }
    found.reverse();
    found
}

/// Translates a tip that `clap` gives as an English sentence: its first words say which, its quotes what it names.
fn other_tip(tip: &str, arg: &str, words: &Words) -> String {
    let name = if tip.starts_with("to pass ") {
        "args-as-value"
    } else if tip.starts_with("subcommand ") {
        "args-after-dashes"
    } else {
        let found = tip.trim_start_matches('\'');
        let found = found.trim_end_matches("' exists");
        return words.say("args-elsewhere", &[("found", found.into())]);
    };
    words.say(name, &[("arg", arg.into())])
}

#[cfg(test)]
mod tests;
