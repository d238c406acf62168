//! `tara rules`: prints the rules.

mod bites;
mod learn;
pub(crate) mod library;

use std::io::Write;

use anyhow::bail;

use crate::answer::Answer;
use crate::args::RulesArgs;
use crate::page::{self, FAINT, STRONG, styled, wrapped};
use crate::printed;
use crate::words::{Words, language, words};
use library::{Clause, Library, PROGRAM, Variant};

pub(crate) fn run(args: &RulesArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    if let Some(variant) = args.sheet {
        let sheet = if args.score {
            sheets::score_sheet
        } else {
            sheets::player_aid
        };
        let pages = sheet(variant, language(), args.printed.paper.into());
        printed::write(&pages, &args.printed.output, out)?;
        return Ok(Answer::Yes);
    }
    if let Some(variant) = args.learn {
        let lessons = Words::of_sheets(language());
        page::write(&learn::page(variant, words(), &lessons), out)?;
        return Ok(Answer::Yes);
    }
    let (library, words) = (Library::new(), words());
    let page = match args.about.as_deref() {
        None => contents(&library, words),
        Some("") => bail!(words.get("rules-no-id")),
        Some(id) => match about(id, &library, words) {
            Some(page) => page,
            None => bail!(words.say("rules-unknown", &[("id", id.into())])),
        },
    };
    page::write(&page, out)?;
    Ok(Answer::Yes)
}

/// The page of a variant, a section or a clause.
fn about(id: &str, library: &Library, words: &Words) -> Option<String> {
    if let Some(variant) = library.variant(id) {
        return Some(variant_page(variant, library, words));
    }
    if let Some(clause) = library.clause(id) {
        return Some(clause_page(clause, words));
    }
    let section = library.section(id).next()?.section();
    let mut page = String::new();
    add_section(&mut page, section, library, words);
    Some(page)
}

/// All variants and sections, by name.
fn contents(library: &Library, words: &Words) -> String {
    let variants = library
        .variants()
        .map(|variant| (variant.id.as_str(), variant.message()));
    let sections = library.sections().map(|id| (id, format!("section-{id}")));
    let mut page = String::new();
    for (heading, list) in [
        ("rules-variants", variants.collect::<Vec<_>>()),
        ("rules-sections", sections.collect()),
    ] {
        page.push_str(&styled(STRONG, &words.get(heading)));
        page.push('\n');
        let longest = list.iter().map(|(id, _)| id.len()).max().unwrap_or(0);
        let indent = 2 + longest + 2;
        for (id, name) in list {
            let name = wrapped(&words.get(&name), indent);
            let first = format!("  {id}");
            page.push_str(&format!(
                "{first:<indent$}{}",
                name.get(indent..).unwrap_or_default()
            ));
        }
        page.push('\n');
    }
    page.push_str(&wrapped(&words.get("rules-more"), 0));
    page
}

fn variant_page(variant: &Variant, library: &Library, words: &Words) -> String {
    let message = variant.message();
    let mut page = styled(STRONG, &words.get(&message));
    page.push_str("\n\n");
    page.push_str(&wrapped(
        &words.attribute(&message, "about").unwrap_or_default(),
        0,
    ));
    page.push('\n');
    page.push_str(&source(&variant.source, words));
    for section in &variant.sections {
        page.push('\n');
        add_section(&mut page, section, library, words);
    }
    if !variant.also.is_empty() {
        page.push_str(&format!("\n{}\n", styled(STRONG, &words.get("rules-also"))));
    }
    for clause in variant.also.iter().filter_map(|id| library.clause(id)) {
        add_clause(&mut page, clause, words);
    }
    page
}

fn add_section(page: &mut String, section: &str, library: &Library, words: &Words) {
    let mut heading = words.get(&format!("section-{section}"));
    if section != PROGRAM {
        heading = format!("{section}. {heading}");
    }
    page.push_str(&format!("{}\n", styled(STRONG, &heading)));
    for clause in library.section(section) {
        add_clause(page, clause, words);
    }
}

/// A clause within a page: its id at the left, its text beside it.
fn add_clause(page: &mut String, clause: &Clause, words: &Words) {
    const INDENT: usize = 8;
    let text = wrapped(&words.get(&clause.id), INDENT);
    let first = format!("  {:<6}", clause.id);
    page.push_str(&format!(
        "\n{}{}",
        styled(STRONG, &first),
        text.get(INDENT..).unwrap_or_default()
    ));
}

/// A clause by itself, with its ruling, its source, and a position in which it forbids a move.
fn clause_page(clause: &Clause, words: &Words) -> String {
    let section = words.get(&format!("section-{}", clause.section()));
    let mut page = format!(
        "{} {}\n\n",
        styled(STRONG, &clause.id),
        styled(FAINT, &section)
    );
    page.push_str(&wrapped(&words.get(&clause.id), 0));
    let ruling = words
        .attribute(&clause.id, "ruling")
        .filter(|_| clause.ruling);
    if let Some(ruling) = ruling {
        let ruling = words.say("rules-ruling", &[("ruling", ruling.into())]);
        page.push_str(&format!("\n{}", wrapped(&ruling, 0)));
    }
    page.push_str(&format!("\n{}", source(&clause.source, words)));
    if let Some(bite) = bites::of(&clause.id, None) {
        page.push('\n');
        page.push_str(&bite.page(words));
    }
    page
}

/// The books that say it, each with its pages or sections: `manual 3, 5, revised`.
fn source(source: &str, words: &Words) -> String {
    let parts = source.split(' ').map(|part| {
        let word = part.trim_end_matches(',');
        let comma = &part[word.len()..];
        match word.parse::<u8>() {
            Ok(_) => part.to_owned(),
            Err(_) => format!(
                "{}{comma}",
                words.get(&format!("source-{}", word.to_lowercase()))
            ),
        }
    });
    let source = parts.collect::<Vec<_>>().join(" ");
    let text = words.say("rules-source", &[("source", source.into())]);
    styled(FAINT, &wrapped(&text, 0))
}
