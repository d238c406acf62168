//! The notes that help adds to the text of an argument: its variable, default and possible values.

use std::env;

use clap::Arg;
use clap::builder::Styles;

use crate::words::Words;

/// The notes about the variable, the default and, last, the possible values of an argument, as far as it has them.
pub(super) fn of(arg: &Arg, words: &Words) -> Vec<String> {
    let variable = arg.get_env().map(|variable| {
        let value = env::var_os(variable).unwrap_or_default();
        let variable = variable.to_string_lossy();
        let values = [
            ("variable", variable.into()),
            ("value", value.to_string_lossy().into()),
        ];
        words.say("args-variable", &values)
    });
    let defaults = arg.get_default_values().iter();
    let defaults: Vec<_> = defaults.map(|value| value.to_string_lossy()).collect();
    let default = (!defaults.is_empty())
        .then(|| words.say("args-default", &[("value", defaults.join(" ").into())]));
    let values = arg.get_possible_values();
    let names: Vec<_> = values.iter().map(|value| value.get_name()).collect();
    let values = (!names.is_empty())
        .then(|| words.say("args-values", &[("values", names.join(", ").into())]));
    [variable, default, values].into_iter().flatten().collect()
}

/// The possible values of an argument, each with what it means; empty if that is not described.
pub(super) fn described_values(arg: &Arg, name: &str, words: &Words) -> String {
    let values = arg.get_possible_values();
    if values.iter().all(|value| value.get_help().is_none()) {
        return String::new();
    }
    let lengths = values.iter().map(|value| value.get_name().len());
    let longest = lengths.max().unwrap_or_default();
    let styles = Styles::default();
    let style = styles.get_literal();
    let lines = values.iter().map(|value| {
        let value = value.get_name();
        let gap = " ".repeat(longest - value.len());
        let meaning = words.get(&format!("{name}-{value}"));
        format!("\n- {style}{value}{style:#}: {gap}{meaning}")
    });
    words.get("args-described") + &lines.collect::<String>()
}
