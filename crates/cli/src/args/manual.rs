//! The parts of the man pages that no help text has, from `data/manual.toml`.

use std::collections::BTreeMap;

use serde::Deserialize;

/// The variable of the language, which every command reads.
const LANGUAGE: &str = "TARA_LANG";

/// The variables of what is printed in colors.
const COLORS: [&str; 4] = ["CLICOLOR", "CLICOLOR_FORCE", "NO_COLOR", "TERM"];

/// The list of `data/manual.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Manuals {
    /// The variables that no option has, and what they say.
    variables: BTreeMap<String, String>,
    manual: Vec<Manual>,
}

/// The parts of the page of a command beyond its help.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Manual {
    /// The words of the command after `tara`; empty for `tara` itself.
    pub(crate) command: String,
    /// A wish, and the line that fulfills it.
    pub(crate) examples: Vec<(String, String)>,
    /// Files, and what is in them.
    #[serde(default)]
    pub(crate) files: Vec<(String, String)>,
    /// True if it prints colors where the terminal has them.
    #[serde(default)]
    colors: bool,
    #[serde(default)]
    variables: Vec<String>,
    /// When the exit code is 1; `None` if it never is.
    pub(crate) no: Option<String>,
    /// Related commands.
    #[serde(default)]
    pub(crate) related: Vec<String>,
}

impl Manuals {
    /// The list that is built in.
    pub(crate) fn new() -> Self {
        toml::from_str(include_str!("../../data/manual.toml")).expect("a test reads it")
    }

    /// The manual of a command, by its words after `tara`; `None` if there is no such command.
    pub(crate) fn of(&self, command: &str) -> Option<&Manual> {
        self.manual.iter().find(|manual| manual.command == command)
    }

    /// The variables that a command reads and no option has, with what they say, by name.
    pub(crate) fn variables(&self, manual: &Manual) -> impl Iterator<Item = (&str, &str)> {
        let all = self.variables.iter();
        let read = all.filter(|(name, _)| {
            *name == LANGUAGE
                || manual.variables.contains(name)
                || (manual.colors && COLORS.contains(&name.as_str()))
        });
        read.map(|(name, what)| (name.as_str(), what.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::{Command, CommandFactory, Parser};

    use super::*;
    use crate::args::Args;

    /// A command and all below it, by their words after `tara`.
    fn commands(command: &Command, path: &str) -> Vec<String> {
        let mut all = vec![path.to_owned()];
        for below in command.get_subcommands() {
            let path = format!("{path} {}", below.get_name());
            all.extend(commands(below, path.trim_start()));
        }
        all
    }

    #[test]
    fn every_command_has_its_manual_and_every_manual_its_command() {
        let manuals = Manuals::new();
        let commands_named = manuals.manual.iter().map(|manual| manual.command.clone());
        let names: BTreeSet<_> = commands_named.collect();
        assert_eq!(
            names.len(),
            manuals.manual.len(),
            "a command has two manuals"
        );
        assert_eq!(names, commands(&Args::command(), "").into_iter().collect());
    }

    #[test]
    fn every_example_is_a_line_of_its_command() {
        for manual in Manuals::new().manual {
            assert!(!manual.examples.is_empty(), "{}", manual.command);
            for (_, line) in manual.examples {
                let mut words = shlex::split(&line).expect(&line);
                let end = words.iter().position(|word| word == ">");
                words.truncate(end.unwrap_or(words.len()));
                assert!(words[1..].join(" ").starts_with(&manual.command), "{line}");
                Args::try_parse_from(words).expect(&line);
            }
        }
    }

    #[test]
    fn what_a_manual_refers_to_is_there() {
        let manuals = Manuals::new();
        for manual in &manuals.manual {
            let command = &manual.command;
            for related in &manual.related {
                assert!(manuals.of(related).is_some(), "{command}: {related}");
            }
            for variable in &manual.variables {
                let is_explained = manuals.variables.contains_key(variable);
                assert!(is_explained, "{command}: {variable}");
            }
        }
    }
}
