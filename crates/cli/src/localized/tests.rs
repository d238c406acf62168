//! Every text of the command line has its message in each language, and the English ones say what the definitions say.

use std::collections::BTreeSet;

use clap::builder::StyledStr;

use super::*;

const MESSAGES: &str = include_str!("../../../../locales/en/args.ftl");

/// The command line as it is defined.
fn defined() -> Command {
    let mut root = Args::command();
    root.build();
    root
}

/// A command and all below it, each with its words after `tara`.
fn commands<'a>(command: &'a Command, path: &[&'a str]) -> Vec<(Vec<&'a str>, &'a Command)> {
    let below = command.get_subcommands().flat_map(|below| {
        let path = [path, &[below.get_name()]].concat();
        commands(below, &path)
    });
    [(path.to_vec(), command)]
        .into_iter()
        .chain(below)
        .collect()
}

/// The messages of an argument, of the names of its values, and of what its values mean.
fn messages_of(arg: &Arg, path: &[&str]) -> Vec<String> {
    let name = arg_name(arg, path, &Words::of(Language::English));
    let mut names = vec![name.clone()];
    if arg.get_action().takes_values() {
        let values = arg.get_value_names().unwrap_or_default().iter();
        names.extend(values.map(|value| value_name(value)));
        let described = arg.get_possible_values().into_iter();
        let described = described.filter(|value| value.get_help().is_some());
        names.extend(described.map(|value| format!("{name}-{}", value.get_name())));
    }
    names
}

#[test]
fn every_command_and_argument_has_its_message_in_each_language_and_no_message_lacks_one() {
    let root = defined();
    let commands = commands(&root, &[]);
    let mut wanted = BTreeSet::new();
    for (path, command) in &commands {
        wanted.insert(command_name(path));
        wanted.extend(
            command
                .get_arguments()
                .flat_map(|arg| messages_of(arg, path)),
        );
    }
    let written = MESSAGES.lines().filter_map(|line| line.split_once(" ="));
    let written = written.map(|(name, _)| name.to_owned());
    let written = written.filter(|name| {
        ["command", "arg-", "value-"]
            .iter()
            .any(|begin| name.starts_with(begin))
    });
    assert_eq!(written.collect::<BTreeSet<_>>(), wanted);
    for language in Language::ALL {
        let words = Words::of(language);
        for name in &wanted {
            assert!(words.has(name), "{name} in {}", language.tag());
        }
        for (path, command) in &commands {
            let name = command_name(path);
            let is_long = words.attribute(&name, "long").is_some();
            assert_eq!(is_long, command.get_long_about().is_some(), "{name}");
        }
    }
}

/// The short and the long help of a command and of all below it, without the blanks at the ends of lines.
fn helps(command: &mut Command, words: &Words) -> Vec<String> {
    let renders: [fn(&mut Command) -> StyledStr; 2] =
        [Command::render_help, Command::render_long_help];
    let mut all: Vec<_> = renders
        .map(|render| {
            let help = with_headings(&render(command).ansi().to_string(), words);
            let lines: Vec<_> = help.lines().map(str::trim_end).collect();
            lines.join("\n")
        })
        .into();
    for below in command.get_subcommands_mut() {
        all.extend(helps(below, words));
    }
    all
}

#[test]
fn in_english_the_messages_say_what_the_definitions_say() {
    let words = Words::of(Language::English);
    let defined = helps(&mut defined(), &words);
    let said = helps(&mut command(&words), &words);
    assert_eq!(defined.len(), said.len());
    for (defined, said) in defined.iter().zip(&said) {
        assert_eq!(defined, said);
    }
}

#[test]
fn no_heading_or_note_of_a_translated_help_is_english() {
    for language in [Language::German, Language::Italian] {
        let words = Words::of(language);
        for help in helps(&mut command(&words), &words) {
            for english in [
                "Usage",
                "Commands",
                "Arguments",
                "Options",
                "OPTIONS",
                "COMMAND>",
                "Print",
                "[default",
                "[env",
                "ossible values",
                " the ",
                "arg-",
                "args-",
                "command-",
            ] {
                assert!(!help.contains(english), "{english}: {help}");
            }
        }
    }
}
