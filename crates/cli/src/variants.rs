//! `tara variants`: lists the variants.

use std::io::Write;

use catalog::AnyVariant;
use serde::Serialize;

use crate::answer::Answer;
use crate::args::VariantsArgs;
use crate::words::{Language, Words};

/// A variant as JSON.
#[derive(Serialize)]
struct Entry {
    id: &'static str,
    name: String,
    players: usize,
    fewest_players: usize,
    seats: Vec<&'static str>,
    book: &'static str,
    level: u8,
    start: String,
}

pub(crate) fn run(args: &VariantsArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    if args.json {
        // JSON output never depends on the language.
        let words = Words::of(Language::English);
        let entries: Vec<_> = AnyVariant::all()
            .map(|variant| entry(variant, &words))
            .collect();
        serde_json::to_writer(&mut *out, &entries)?;
        writeln!(out)?;
        return Ok(Answer::Yes);
    }
    for variant in AnyVariant::all() {
        writeln!(out, "{variant}")?;
    }
    Ok(Answer::Yes)
}

fn entry(variant: AnyVariant, words: &Words) -> Entry {
    let seats = variant.seats();
    Entry {
        id: variant.name(),
        name: words.get(&format!("variant-{variant}")),
        players: seats.len(),
        fewest_players: variant.fewest_players(),
        seats,
        book: variant.book(),
        level: variant.level(),
        start: variant.start().to_string(),
    }
}
