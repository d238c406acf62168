//! Every language has the messages of English: the same names, attributes and variables, in the same order.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use crate::tree::{File, Finding, Tree};

const ENGLISH: &str = "locales/en/";

/// The parts of a message or of an attribute that a translation keeps.
#[derive(PartialEq, Eq)]
struct Shape<'a> {
    /// `name`, or `name.attribute`.
    name: String,
    variables: BTreeSet<&'a str>,
}

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let translations = tree.files().filter_map(|file| {
        let (folder, name) = file.path.strip_prefix("locales/")?.split_once('/')?;
        (folder != "en" && name.ends_with(".ftl")).then_some((file, name))
    });
    translations
        .filter_map(|(file, name)| compare(tree, file, name))
        .collect()
}

/// The first difference of a file from its English one.
fn compare(tree: &Tree, file: &File, name: &str) -> Option<Finding> {
    let Some(english) = tree.file(&format!("{ENGLISH}{name}")) else {
        return Some(Finding::new(&file.path, 1, "English has no such file"));
    };
    let (wanted, found) = match (shapes(english), shapes(file)) {
        (Ok(wanted), Ok(found)) => (wanted, found),
        (_, Err(what)) => return Some(Finding::new(&file.path, 1, what)),
        (Err(what), _) => return Some(Finding::new(&english.path, 1, what)),
    };
    let place = (0..wanted.len().max(found.len())).find(|&at| wanted.get(at) != found.get(at))?;
    let what = match (wanted.get(place), found.get(place)) {
        (Some(wanted), Some(found)) if wanted.name == found.name => {
            let list = |shape: &Shape<'_>| {
                shape
                    .variables
                    .iter()
                    .copied()
                    .collect::<Vec<_>>()
                    .join(", ")
            };
            format!(
                "{} has the variables {}, not {}",
                found.name,
                list(found),
                list(wanted)
            )
        }
        (Some(wanted), _) => format!("{} is missing, or elsewhere", wanted.name),
        (None, found) => format!("{} is not in English", found?.name),
    };
    let message = found.get(place).map_or("", |shape| shape.name.as_str());
    let message = message.split('.').next().unwrap_or_default();
    let line = file.line_where(|line| line.split([' ', '=']).next() == Some(message));
    Some(Finding::new(&file.path, line, what))
}

/// The messages and attributes of a file in their order, or what is wrong with it.
fn shapes(file: &File) -> Result<Vec<Shape<'_>>, String> {
    let resource = parse(file.text.as_str())
        .map_err(|(_, errors)| format!("cannot be read: {}", errors[0]))?;
    let mut shapes = Vec::new();
    for entry in resource.body {
        let (name, value, attributes) = match entry {
            Entry::Message(message) => (message.id.name, message.value, message.attributes),
            Entry::Term(term) => (term.id.name, Some(term.value), term.attributes),
            _ => continue,
        };
        let values = value.map(|value| (name.to_owned(), value));
        let attributes = attributes
            .into_iter()
            .map(|attribute| (format!("{name}.{}", attribute.id.name), attribute.value));
        for (name, pattern) in values.into_iter().chain(attributes) {
            let mut variables = BTreeSet::new();
            collect(&pattern, &mut variables);
            shapes.push(Shape { name, variables });
        }
    }
    Ok(shapes)
}

/// Adds the variables of a pattern.
fn collect<'a>(pattern: &Pattern<&'a str>, variables: &mut BTreeSet<&'a str>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, variables);
        }
    }
}

fn collect_expression<'a>(expression: &Expression<&'a str>, variables: &mut BTreeSet<&'a str>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, variables),
        Expression::Select { selector, variants } => {
            collect_inline(selector, variables);
            for variant in variants {
                collect(&variant.value, variables);
            }
        }
    }
}

fn collect_inline<'a>(inline: &InlineExpression<&'a str>, variables: &mut BTreeSet<&'a str>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name);
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                collect_inline(argument, variables);
            }
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, variables),
        _ => {}
    }
}

#[cfg(test)]
mod tests;
